/* ranges.h - which arguments the kinds of island games can be listed with (core/dense.h): rows of
 * the tables of ranges, and exchanges of cards by number. */
#ifndef ISLAND_RANGES_H
#define ISLAND_RANGES_H

#include "core/dense.h"
#include "games/island/island.h"

/* Arguments by where their bits begin. */
#define AT_HEX(from) { .shift = (from), .bits = 8, .count = HEX_COUNT }
#define AT_CORNER(from) { .shift = (from), .bits = 8, .count = CORNER_COUNT }
#define AT_CORNER_OR_NOT(from) { .shift = (from), .bits = 8, .count = CORNER_COUNT, .none = true }
#define AT_EDGE(from) { .shift = (from), .bits = 8, .count = EDGE_COUNT }
#define AT_SEAT(from) { .shift = (from), .bits = 8, .count = ISLAND_SEATS }
#define AT_SEAT_OR_NOT(from) { .shift = (from), .bits = 8, .count = ISLAND_SEATS, .none = true }
#define AT_CARD(from, first, many) { .shift = (from), .bits = 8, .low = (first), .count = (many) }
/* Cards of each kind, given ones negative; seats as a set. */
#define AT_LANE(kind) { .shift = 6 * (kind), .bits = 6, .low = -31, .count = 63 }
#define AT_RESOURCES AT_LANE(0), AT_LANE(1), AT_LANE(2), AT_LANE(3), AT_LANE(4)
#define AT_ALL_LANES AT_RESOURCES, AT_LANE(5), AT_LANE(6), AT_LANE(7)
#define AT_SEATS { .shift = 48, .bits = 8, .count = 1 << ISLAND_SEATS }

/* Exchanges of any of so many kinds of cards for another. */
enum {
    BANK_RATES = 3,               /* of the bank: 2, 3 and 4 */
    ISLAND_TARGETS = 9,             /* "all others" of 2, 3 and 4 seats */
    ISLAND_GOLD_MOST = 10, ISLAND_GOLD_WAYS = 3002,   /* up to ten cards of five kinds */
};
#define EXCHANGES(kinds) ((kinds) * ((kinds) - 1))
uint64_t island_exchange(int n, int kinds, int gives, int takes);
uint64_t island_nth_bank(int n, int kinds);       /* BANK_RATES * EXCHANGES(kinds) */
uint64_t island_nth_offer(int n, int kinds);      /* 3 * ISLAND_TARGETS * EXCHANGES(kinds) */
uint64_t island_nth_discard(int n);               /* one card of a kind */
uint64_t island_nth_two(int n, int of_each);      /* two cards; of_each 1: taken, -1: given */
uint64_t island_nth_gold(int n);                  /* ISLAND_GOLD_WAYS */
/* Two different places, the lower first: low << 8 | high. */
#define TWO_OF(places) ((places) * ((places) - 1) / 2)
uint64_t island_nth_places(int n);

#define ISLAND_BUILDING_RANGES(K) \
    LF_RANGE(K##SETTLEMENT, AT_CORNER(0)), \
    LF_RANGE(K##ROAD, AT_EDGE(0)), \
    LF_RANGE(K##CITY, AT_CORNER(0)),
/* The games' own functions of n know how many kinds of cards there are. */
#define ISLAND_TRADE_RANGES(K, lanes, kinds, bank, offer, counter) \
    LF_RANGE_OF(K##BANK, BANK_RATES * EXCHANGES(kinds), bank, lanes), \
    LF_RANGE_OF(K##OFFER, 3 * ISLAND_TARGETS * EXCHANGES(kinds), offer, lanes, AT_SEATS), \
    LF_RANGE_OF(K##COUNTER, EXCHANGES(kinds), counter, lanes), \
    LF_RANGE(K##CONFIRM, AT_SEAT(0)), \
    LF_RANGE(K##ROBBER, AT_HEX(0), AT_SEAT_OR_NOT(8)), \
    LF_RANGE_OF(K##DISCARD, kinds, island_nth_discard, lanes),
#define ISLAND_SEA_RANGES(K) \
    LF_RANGE(K##SHIP, AT_EDGE(0)), \
    LF_RANGE(K##SAIL, AT_EDGE(8), AT_EDGE(0)), \
    LF_RANGE(K##PIRATE, AT_HEX(0), AT_SEAT_OR_NOT(8)), \
    LF_RANGE_OF(K##GOLD, ISLAND_GOLD_WAYS, island_nth_gold, AT_RESOURCES),

#endif
