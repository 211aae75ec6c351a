/* mark.h - a small file beside the database that counts its commits too.
 *
 * SQLite ends its write-ahead log at the first page that does not fit its checksum: one flipped
 * bit, and all later commits vanish without a word. The mark is written after each commit, so a
 * database that has fewer commits than its mark has lost some. It is synced now and then only: a
 * mark that is behind says nothing, and one that is ahead is always right. Only the files of
 * store/ include this.
 */
#ifndef LF_STORE_MARK_H
#define LF_STORE_MARK_H

#include <stdbool.h>
#include <stdint.h>

struct mark { int file; uint64_t store; };    /* which database it belongs to */

/* Opens or makes FILE-mark. *commits: what it says, 0 if nothing that can be trusted, or if it
 * belongs to another database. False: no such file can be had; the store goes without. */
bool mark_open(struct mark *mark, const char *file, uint64_t store, uint64_t *commits);
void mark_write(const struct mark *mark, uint64_t commits);
void mark_sync(const struct mark *mark);
void mark_close(struct mark *mark);           /* syncs */

#endif
