/* sight.h - what one viewer may know of a match, as text and as differences of it.
 *
 * The text of a sight is the JSON object {"view","legal","forbidden","awaited"} as clients of
 * the protocol landfall.2 keep it; docs/protocol.md, "Differences". A seat below 0 is that of
 * spectators. Only the files table*.c and message.c include this.
 */
#ifndef SERVER_SIGHT_H
#define SERVER_SIGHT_H

#include "core/difference.h"
#include "server/table.h"

/* The four members one by one, the list of actions in full: for landfall.1. */
void sight_put(const struct table *table, const void *state, int seat, struct lf_out *out);
/* The text; it stands until the next one is asked for. */
struct lf_bytes sight_text(const struct table *table, const void *state, int seat);
/* The text as the members "sight" and "h", its hash. */
void sight_put_text(const struct table *table, const void *state, int seat, struct lf_out *out);

/* The members "d" and "h": from one state to another, for one client that comes late ... */
void sight_put_step(const struct table *table, const void *before, const void *after, int seat,
                    struct lf_out *out);
/* ... and from what all of an audience were told last to the state now. Once for each audience
 * and change, and only after sight_keep(). */
void sight_put_change(struct table *table, int seat, struct lf_out *out);

/* Before a change: every audience at the table gets the text that it has, if it is not kept. */
void sight_keep(struct table *table);
/* After it: audiences without a bit here (bit 0: spectators) were not told; nobody is there. */
void sight_forget_others(struct table *table, unsigned told_now);
void sight_drop(struct table *table);
void sight_sweep(struct tables *tables);       /* texts that nobody has needed for some time */

#endif
