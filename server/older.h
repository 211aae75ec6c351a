/* older.h - older programs kept beside this one, which play matches of rules that this one no
 * longer plays to their end.
 *
 * Each runs as a child of the server, on a port of the loopback, with a store of its own that gets
 * the logs it can play (store/older.h). A table belongs to one process: a note in our store says
 * that it was handed over, from then on we only pass messages on (relay.c), and when the match is
 * over its log comes back. */
#ifndef SERVER_OLDER_H
#define SERVER_OLDER_H

#include "server/session.h"

struct older;

/* Looks at the programs of the configuration; false: one is of no use, error says why. */
bool older_start(struct server *server, char error[SERVER_ERROR_SIZE]);
void older_stop(struct server *server);                       /* ends the children, and waits */
/* This program cannot play the table. True: an older one can, and it is handed over. */
bool older_adopt(void *context, const char *table);
bool older_plays(const struct server *server, const char *table);
void older_beat(struct server *server);                       /* once a second */

/* Where the program of this table listens, 0: not yet; a person's token there, "": none. */
int older_port(const struct server *server, const char *table);
const char *older_token(const struct server *server, const char *table, const char *person);

/* relay.c: messages of a session that follows such a table. True: it was passed on, or will be. */
bool relay_take(struct session *session, const struct incoming *message, const char *text,
                size_t length);
void relay_end(struct session *session);

#endif
