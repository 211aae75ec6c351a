/* insight.h - the numbers by which bots that think see knights (bots/insight.h): their order, and
 * what the files that make them share.
 *
 * Read next: insight.c (the numbers), numbers.c (their names), options.c (what is worth trying).
 */
#ifndef BOTS_KNIGHTS_INSIGHT_H
#define BOTS_KNIGHTS_INSIGHT_H

#include "bots/insight.h"
#include "bots/island/look.h"
#include "bots/knights/mind.h"

/* Cards that a hand can hold: the two victory points lie open. */
enum { HELD_CARDS = CARD_COUNT - 3 };

static inline int held_index(int card) { return card - 1 - (card > CARD_PRINTER); }

/* Numbers of the position as a whole; the last ones only the asking seat knows. */
enum {
    T_SHIP, T_SHIP_NEAR, T_STRENGTH, T_DEFENCE, T_LOSING, T_LOSING_NEAR, T_LANDED, T_TURN, T_SEATS,
    T_REST, T_DECK,
    T_HAND = T_DECK + TRACK_COUNT,
    T_CARD = T_HAND + KIND_COUNT,
    TABLE_NUMBERS = T_CARD + HELD_CARDS,
};

/* What can be saved for: with the cards in hand, and with nothing. */
enum {
    BUY_ROAD, BUY_SETTLEMENT, BUY_CITY, BUY_KNIGHT, BUY_ACTIVE, BUY_LEVEL,
    BUY_WALL = BUY_LEVEL + TRACK_COUNT, BUYS,
};
enum { NEW_PLACE, NEW_CITY, NEW_KNIGHT, NEW_LEVEL, NEWS = NEW_LEVEL + TRACK_COUNT };

/* Numbers of a seat. */
enum {
    N_POINTS, N_POINTS_LATE, N_POINTS_LAST, N_LEAD, N_WAIT, N_NEXT,
    N_INCOME, N_ROOT = N_INCOME + KIND_COUNT, N_TOTAL = N_ROOT + KIND_COUNT, N_ROBBED, N_VARIETY,
    N_SOLD, N_ANY_HARBOUR, N_OWN_HARBOURS,
    N_CARDS, N_EXCESS, N_SAFE,
    N_BUY, N_NEW = N_BUY + BUYS,
    N_ROADS_LEFT = N_NEW + NEWS, N_SETTLEMENTS_LEFT, N_CITIES_LEFT,
    N_SETTLEMENTS, N_CITIES, N_BEST_CITY,
    N_SITE, N_SITE_CONTESTED = N_SITE + LOOK_RINGS, N_SITES = N_SITE_CONTESTED + LOOK_RINGS,
    N_FRESH,
    N_ROAD, N_LONGEST, N_ROAD_LEAD,
    N_LEVEL, N_GATE = N_LEVEL + TRACK_COUNT, N_THIRD = N_GATE + TRACK_COUNT,
    N_METROPOLIS = N_THIRD + TRACK_COUNT, N_RACE = N_METROPOLIS + TRACK_COUNT,
    N_OPEN_CITY = N_RACE + TRACK_COUNT,
    N_PROGRESS, N_BACKS, N_FULL = N_BACKS + TRACK_COUNT,
    N_KNIGHTS, N_FORCE = N_KNIGHTS + STRENGTHS, N_ACTIVE, N_LOSES, N_LOSES_NEAR, N_BEST,
    N_BEST_NEAR, N_TIED_NEAR, N_BEHIND, N_SLEEPERS,
    N_DEFENDER, N_POINT_CARDS, N_MERCHANT, N_WALLS,
#ifdef ISLAND_WIDE
    N_SEA, N_SEA_LAST = N_SEA + SEA_NUMBERS - 1,
#endif
    SEAT_NUMBERS,
};

extern const struct lf_insight_number KNIGHTS_NUMBERS[TABLE_NUMBERS + SEAT_NUMBERS];
extern const struct lf_insight knights_insight;
extern const struct lf_insight_trade KNIGHTS_TRADE;      /* trade.c */

/* ---- options.c ---- */

lf_action knights_pass(const void *world, int seat);
int knights_options(const void *world, int seat, lf_action *out);
void knights_forget(void *world);
bool knights_habit(const void *view, int seat);
bool knights_outset(const void *world);
lf_action knights_expect(const void *world, int seat);

#endif
