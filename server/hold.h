/* hold.h - what clients are sent waits for the disk: nobody hears of what a crash could take back.
 *
 * Only message.c and the files table*.c include this; what others need of it is in table.h. */
#ifndef SERVER_HOLD_H
#define SERVER_HOLD_H

#include "server/table.h"

/* A message for any number of clients; the caller holds it until it is released. */
struct bytes *bytes_new(struct tables *tables, const char *text, size_t length);
void bytes_release(struct tables *tables, struct bytes *bytes);       /* NULL: nothing */

/* Sends it once this ticket is durable. */
void hold_deliver(struct client *client, uint64_t ticket, struct bytes *bytes);

void hold_sweep(struct tables *tables);   /* gives memory back, if nothing waits */

#endif
