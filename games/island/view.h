/* view.h - what the views and the invariants of all island games share. */
#ifndef ISLAND_VIEW_H
#define ISLAND_VIEW_H

#include "core/rng.h"
#include "games/island/offers.h"

/* Moves `count` cards drawn at random out of those lanes of the pool that are in `lanes`. */
uint64_t island_deal(uint64_t *pool, int count, uint64_t lanes, struct lf_rng *rng);

/* Whether a discard is the last of several that were kept face down till now. */
bool island_turns_up(const struct island *s, int actor, lf_action discard,
                     const uint8_t dues[ISLAND_SEATS]);

/* Whether the standing offer with its answers is one that could have been made; and proposals to
 * the active seat, where there may be any. `offer` is the game's kind of an offer. */
bool island_offer_sound(const struct island *s, int offer);
bool island_proposals_sound(const struct island *s, int offer, bool allowed);

#endif
