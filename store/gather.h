/* gather.h - the write-ahead log in few large writes instead of two small ones for each page.
 *
 * SQLite writes its log piece by piece, 24 bytes and a page in turn, and then syncs it. A commit of
 * fifty moves is more than a hundred calls of the system, which cost more than the sync. This layer
 * between SQLite and the system (a VFS) keeps pieces that follow each other and hands them on
 * together: before a sync, before anything of that file is read or cut, and when it has no more
 * room. It is for connections with synchronous=FULL alone: there a commit is told to nobody, not
 * even to other connections, before its sync has returned. On a disk where a write that is cut off
 * may harm its neighbours it does nothing.
 */
#ifndef LF_STORE_GATHER_H
#define LF_STORE_GATHER_H

/* The name of the layer for sqlite3_open_v2(), above what is the system's file layer at the first
 * call; NULL: it could not be made, and the system's own does the same at a higher price. */
const char *gather_layer(void);

#endif
