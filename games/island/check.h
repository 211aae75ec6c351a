/* check.h - what the rules that all island games share forbid, and by which rule. Each takes the
 * arguments of an action as they come; turn, phase, cost and cards are asked by the game. */
#ifndef ISLAND_CHECK_H
#define ISLAND_CHECK_H

#include "games/island/offers.h"

/* ---- Building: check.c ---- */

/* A purchase that must be paid for and needs a piece that is left: 0, or the rule against it. */
lf_rule island_purchase_rule(uint64_t hand, uint64_t cost, lf_rule unpaid, bool left,
                             lf_rule used_up);
lf_rule island_check_settlement(const struct island *s, int seat, uint64_t corner, bool founding);
lf_rule island_check_road(const struct island *s, int seat, uint64_t edge);
/* The road of the building founded at `corner` (IB-20, IB-22). */
lf_rule island_check_founding_road(const struct island *s, int corner, uint64_t edge);

/* ---- Trade: check.c ---- */

/* The rule against terms that are none, and against wrong rates by kind of card. */
struct bank_rules { lf_rule terms, rate[8]; };
/* A kind of card that has no rate does not exist in the game (IB-53). */
lf_rule island_check_bank(const struct island *s, int seat, uint64_t fields, uint64_t rates,
                          const struct bank_rules *rules);

/* Terms, or an offer with its targets: `kinds` kinds of cards exist (IB-50 to IB-54). */
lf_rule island_check_terms(const struct island *s, int seat, uint64_t fields, int kinds);
lf_rule island_check_offer(const struct island *s, int seat, uint64_t args, int kinds);
/* Taking up the answer of a seat; `offer`: the game's kind of an offer. */
lf_rule island_check_confirm(const struct island *s, uint64_t seat, int offer);
/* Whether the seat may accept the standing offer (IB-52). */
lf_rule island_accept_rule(const struct island *s, int seat);

/* ---- Robber and discards: check.c ---- */

/* `hexes`: where it may go, by the rule `elsewhere`. */
lf_rule island_check_robber(const struct island *s, int seat, uint64_t args, hex_set hexes,
                            lf_rule elsewhere);
/* Whether cards can be put aside by a seat that owes so many (IB-42). */
bool island_discardable(const struct island *s, int seat, uint64_t fields, int due);

/* ---- Chance: check.c ---- */

/* Who begins: a seat at random, or rolls; `start` is the game's kind that names the seat, that of
 * a roll comes right after it. */
lf_rule island_check_start(const struct island *s, bool random, int kind, uint64_t args,
                           int start);

#endif
