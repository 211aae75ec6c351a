/* chain.h - what ties the entries of a log together, so that damage is seen.
 *
 * Every entry is kept with a number made from all that it says and from the number of the entry
 * before it. A log whose numbers fit is as it was written: no bit has changed, nothing is missing
 * but perhaps at its end. Only the files of store/ include this.
 */
#ifndef LF_STORE_CHAIN_H
#define LF_STORE_CHAIN_H

#include "store/store.h"

/* The number of an entry; before: that of the entry before it, 0 if it has none. */
uint64_t chain_next(uint64_t before, const struct store_entry *entry);

/* A log as it is read: is it whole? Entries from before there were chains have no number; after
 * the first that has one, all must. */
struct chain_reading { uint32_t seq; bool chained; uint64_t chain; };

enum chain_fault { CHAIN_SOUND, CHAIN_GAP, CHAIN_BROKEN, CHAIN_UNKNOWN };
/* number NULL: the entry has none. */
enum chain_fault chain_read(struct chain_reading *reading, const struct store_entry *entry,
                            const uint64_t *number);
const char *chain_fault_text(enum chain_fault fault);

#endif
