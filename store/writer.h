/* writer.h - the queue in front of a disk, and the thread behind it.
 *
 * Records are copied into one growing buffer; the thread swaps it for an empty one and hands all
 * of it to write() as one batch. So the slower the disk, the larger the batches, and a move waits
 * for at most two of them. Only the files of store/ include this.
 */
#ifndef LF_STORE_WRITER_H
#define LF_STORE_WRITER_H

#include "store/backend.h"

struct writer;

/* Makes the records durable, in order, in one transaction, or none of them. */
enum writer_result { WRITER_DONE, WRITER_NO_ROOM, WRITER_FAILED };   /* no room: try again later */
typedef enum writer_result (*writer_write)(void *context, const struct record *first,
                                           size_t bytes, char error[STORE_ERROR_MAX]);
/* NULL: no thread. The store's durable ticket and watch are served by the thread; where the watch
 * has wanted() there is none, and writer_turn() does what it would. */
struct writer *writer_new(struct store *store, writer_write write, void *context);
enum store_turn writer_turn(struct writer *writer);
/* Has this called on the writer's thread whenever nothing was to be written for some seconds. */
void writer_when_idle(struct writer *writer, void (*idle)(void *context));
void writer_put(struct writer *writer, const struct record *head,
                const struct record_text texts[RECORD_TEXTS]);
/* Calls each() for the records that are not durable yet, while the queue is locked. */
void writer_each(struct writer *writer, void (*each)(void *context, const struct record *record),
                 void *context);
/* Writes what waits, ends the thread. False: something was not written. */
bool writer_free(struct writer *writer);

#endif
