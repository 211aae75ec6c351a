/* mind.h - what the greedy bot knows of knights; shared by the files of bots/knights.
 *
 * The bot tries each of its actions on a copy of its view and takes the one that leaves the
 * position worth the most: points, what the hexes pay, city improvements, and how the barbarians
 * would be met. Cards whose effect lies in hidden hands have a worth by rule of thumb. All numbers
 * are integers; a victory point is WORTH_POINT.
 *
 * Read next: worth.c (the evaluation), choose.c (the main phase), trade.c (offers), phases.c (all
 * other choices).
 */
#ifndef BOTS_KNIGHTS_MIND_H
#define BOTS_KNIGHTS_MIND_H

#include "bots/island/pips.h"
#include "bots/island/sea.h"
#include "bots/list.h"
#include "games/knights/check.h"
#include "games/knights/menu.h"

enum { WORTH_POINT = 1000, WORTH_WIN = 1000000 };

/* ---- worth.c ---- */

/* The worth of a position to a seat, from its view. */
int knights_worth(const struct knights_state *s, int seat);

/* The worth of what a corner pays, as a settlement or as a city. */
int knights_corner_worth(const struct knights_state *s, int corner, bool city);

/* The worth of single cards to a seat, by lane; more where something to build lacks them. */
void knights_card_worths(const struct knights_state *s, int seat, int worth[KIND_COUNT]);

/* What the hexes pay a seat, by lane, in thirty-sixths of a card per roll. */
void knights_income(const struct knights_state *s, int seat, int income[KIND_COUNT]);

/* ---- sea.c: at sea alone ---- */

/* What ways to islands with special points are worth, the nearer the more. */
int knights_landing_worth(const struct knights_state *s, int seat);
/* What the pirate keeps from the seat of it. */
int knights_kept_by_pirate(const struct knights_state *s, int seat);
/* Whether a knight should send the pirate away. */
bool knights_hunt_pays(const struct knights_state *s, int seat);

/* ---- phases.c ---- */

/* What the robber on a hex costs the others, the leader most, less what it costs this seat. */
int knights_robber_worth(const struct knights_state *s, int seat, int hex);
/* Of seats that can be robbed the one to rob, or LF_NOBODY; *loot: how many have a card. */
int knights_victim(const struct knights_state *s, lf_seats candidates, int *loot);
lf_action knights_phase_choice(const struct knights_state *s, int seat);
lf_action knights_answer_offer(const struct knights_state *s, int seat);
lf_action knights_take_proposal(const struct knights_state *s, int seat);
/* Whether a trade with a seat that is not about to win leaves us with a better hand. */
bool knights_trade_pays(const struct knights_state *s, int seat, int other, uint64_t given,
                        uint64_t taken);
/* Whether a knight should send the robber away from own buildings. */
bool knights_chase_pays(const struct knights_state *s, int seat);
lf_action knights_best_robber(const struct knights_state *s, int seat, int kind, int *gain);

/* ---- trade.c ---- */

struct wishes;

/* An offer to the others that pays for one of the wishes, or 0. */
lf_action knights_make_offer(const struct knights_state *s, int seat, const struct wishes *list,
                             int before, struct lf_memory *memory);

/* Takes up an answer to our offer, or withdraws it. */
lf_action knights_decide_offer(const struct knights_state *s, int seat, struct lf_memory *memory);

/* ---- choose.c ---- */

/* Something to pay for, and all such things that are possible now. */
struct wish { uint64_t cost; lf_action action; };
struct wishes { struct wish wish[CORNER_COUNT + 16]; int count; };

/* All cards of a kind that others hold: the bank tells. */
int knights_others_hold(const struct knights_state *s, int seat, int kind);
void knights_wishes(const struct knights_state *s, int seat, struct wishes *list);
int knights_wish_gain(const struct knights_state *s, int seat, const struct wish *wish,
                      int before);
lf_action knights_greedy(const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory);
lf_action knights_greedy_1(const void *view, int seat, struct lf_rng *rng,
                           struct lf_memory *memory);

#endif
