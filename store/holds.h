/* holds.h - which tables a node owns in a shared store, and with which epoch.
 *
 * A table of open addressing that grows; one thread. Only the files of store/ include this, and
 * models of a shared store. */
#ifndef LF_STORE_HOLDS_H
#define LF_STORE_HOLDS_H

#include "store/store.h"

struct hold { char table[STORE_TABLE_MAX]; uint64_t epoch; };
struct holds { struct hold *slots; uint32_t room, used; };     /* zero: empty */

void holds_set(struct holds *holds, const char *table, uint64_t epoch);   /* 0: no longer */
uint64_t holds_epoch(const struct holds *holds, const char *table);       /* 0: not owned */
void holds_clear(struct holds *holds);                                    /* all, and frees */

#endif
