/* book.h - what never changes about the dice game, worked out once: every way the dice can
 * fall and which roll leads to which, every sheet and what can follow it, what pays for what.
 *
 * The solver (solve.c), the bots and the advice all think in the same terms:
 * - a *fall* is a multiset of 0 to 6 dice, 924 in all, by number; those of six dice come last;
 * - a *plan* is what one turn builds (D-25): one of nine sets of structures;
 * - a *place* is what is built on the island (roads, settlements, cities), 1,225 in all, and a
 *   *rank* is the knights and their used jokers, 127 in all. A sheet is a place and a rank.
 *
 * Read next: turn.h (one turn), table.h (the solution), solve.c.
 */
#ifndef BOTS_DICE_BOOK_H
#define BOTS_DICE_BOOK_H

#include "games/dice/moves.h"

enum {
    FALLS = 924, FALLS_BELOW = 462,      /* in all; those of less than six dice */
    FALLS_SIX = FALLS - FALLS_BELOW, FALL_WAYS = 46656,
    PLACES = 1225, PLACES_PADDED = 1232, RANKS = 127,    /* padded: a multiple of the lanes */
    FOLLOW_MAX = 24576, PAYS_MAX = 24576,
};

/* What a turn builds. Plans up to PLAN_CITY change the place, the others the rank as well. */
enum plan {
    PLAN_NONE, PLAN_R, PLAN_RR, PLAN_RRR, PLAN_S, PLAN_SR, PLAN_C,
    PLAN_K, PLAN_KR, PLAN_KK,
    PLANS, PLACE_PLANS = PLAN_K,
};
struct plan_info {
    uint8_t roads, settlements, cities, knights;
    uint8_t jokers;                      /* those that can help to pay, a bit each */
    uint8_t on_island;                   /* the plan that has the same effect on the place */
    dice_faces cost;
};
extern const struct plan_info PLAN[PLANS];

struct dice_place {
    uint16_t roads;
    uint8_t settlements, cities, value;
    uint8_t turns_least[DICE_KNIGHTS + 1];   /* turns it takes at least, with so many knights */
};

struct dice_book {
    /* Falls. */
    dice_faces fall[FALLS];
    uint16_t more[FALLS_BELOW][FACE_COUNT];  /* the fall with one more die of that face */
    uint16_t first[DICE_COUNT + 2];          /* the first fall of so many dice */
    uint16_t ways[FALLS_SIX];                /* in which six dice come up so */
    uint16_t begins[FACE_COUNT][DICE_COUNT + 1][DICE_COUNT + 1];
    /* Places: for each and each plan the places that can follow. */
    struct dice_place place[PLACES_PADDED];
    uint16_t place_at[PLACES];               /* by natural number */
    uint16_t follow_from[PLACES_PADDED * PLACE_PLANS + 1];
    uint16_t follow[FOLLOW_MAX];
    uint16_t roads_base[117];
    /* Paying: the falls of six dice (from 0) for which a plan needs exactly these jokers. */
    uint16_t pays_from[PLANS * 64 + 1];
    uint16_t pays[PAYS_MAX];
};

/* The one book, made when it is first asked for. Any thread may ask. */
const struct dice_book *dice_book(void);

int book_fall(const struct dice_book *book, dice_faces faces);
int book_place(const struct dice_book *book, const struct dice_sheet *sheet);

static inline int book_rank(int knights, unsigned used)
{
    return (1 << knights) - 1 + (int)used;
}

/* Points of a plan from a place and a number of knights on. */
int book_points(const struct dice_book *book, enum plan plan, int place, int knights);

/* How many missing units must come from jokers, with these dice and no joker used yet; gold pays
 * for as many as it can (D-82). -1: even so the dice do not suffice. missing has a bit for each
 * resource of which some is missing. */
int book_missing(dice_faces cost, dice_faces dice, unsigned *missing);

/* Whether exactly these jokers fill that gap: the fixed ones what is missing of their resource, the
 * last one any other missing unit, in PLAN_KR one of the road. */
bool book_fills(enum plan plan, unsigned jokers, dice_faces dice);

/* Jokers that may serve a plan: those at hand, and under D-45 the new knight's own. */
static inline unsigned plan_jokers(enum plan plan, int knights, unsigned at_hand, bool same_turn)
{
    unsigned jokers = at_hand;
    if (same_turn && plan == PLAN_KR && knights >= 3) jokers |= 1u << knights;
    if (same_turn && plan == PLAN_KK && knights < 3) jokers |= 1u << knights;
    return jokers & PLAN[plan].jokers;
}

#endif
