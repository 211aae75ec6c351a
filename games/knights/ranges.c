/* ranges.c - which arguments actions of Cities & Knights can be listed with (core/dense.h). */
#include "games/island/ranges.h"
#include "games/knights/cards.h"
#include "games/knights/knights.h"

enum { TAKES = 8 + 36, COMMITS = 64 };      /* one card or two of eight kinds; of six knights */

static uint64_t nth_bank(int n) { return island_nth_bank(n, KIND_COUNT); }
static uint64_t nth_offer(int n) { return island_nth_offer(n, KIND_COUNT); }
static uint64_t nth_counter(int n) { return island_exchange(n, KIND_COUNT, 1, 1); }
/* One knight, or two. */
static uint64_t nth_smith(int n)
{
    return n < CORNER_COUNT ? (uint64_t)n << 8 | NOWHERE : island_nth_places(n - CORNER_COUNT);
}
static uint64_t nth_take(int n)
{
    return n < KIND_COUNT ? (uint64_t)1 << 6 * n : island_nth_two(n - KIND_COUNT, 1);
}

#define ONE_CORNER(kind) LF_RANGE(kind, AT_CORNER(0))
#define ONE_HEX(kind) LF_RANGE(kind, AT_HEX(0))
#define ONE_SEAT(kind) LF_RANGE(kind, AT_SEAT(0))
#define ONE_CARD(kind, first, many) LF_RANGE(kind, AT_CARD(0, first, many))

const struct lf_range KNIGHTS_RANGES[] = {
    ISLAND_BUILDING_RANGES(KN_)
    ONE_CORNER(KN_WALL), ONE_CORNER(KN_RECRUIT), ONE_CORNER(KN_ACTIVATE), ONE_CORNER(KN_PROMOTE),
    ONE_CORNER(KN_CHASE), ONE_CORNER(KN_ENGINEER), ONE_CORNER(KN_MEDICINE),
    ONE_CORNER(KN_INTRIGUE), ONE_CORNER(KN_DESERT), ONE_CORNER(KN_RETREAT),
    ONE_CORNER(KN_PILLAGE),
    ONE_HEX(KN_MERCHANT), ONE_HEX(KN_BISHOP),
    ONE_SEAT(KN_MASTER_MERCHANT), ONE_SEAT(KN_DESERTER), ONE_SEAT(KN_SPY),
    ONE_CARD(KN_ALCHEMIST, 0, 36), ONE_CARD(KN_MERCHANT_FLEET, 0, KIND_COUNT),
    ONE_CARD(KN_RESOURCE_MONOPOLY, 0, RESOURCE_COUNT),
    ONE_CARD(KN_TRADE_MONOPOLY, COMMODITY, TRACK_COUNT),
    ONE_CARD(KN_ANSWER, COMMODITY, TRACK_COUNT), ONE_CARD(KN_AQUEDUCT, 0, RESOURCE_COUNT),
    ONE_CARD(KN_STEAL, 0, CARD_COUNT), ONE_CARD(KN_BURY, 0, CARD_COUNT),
    ONE_CARD(KN_REWARD, 0, TRACK_COUNT),
    LF_RANGE(KN_DIPLOMAT, AT_EDGE(0)),
    LF_RANGE(KN_IMPROVE, AT_CARD(8, 0, TRACK_COUNT), AT_CORNER_OR_NOT(0)),
    LF_RANGE(KN_MOVE, AT_CORNER(8), AT_CORNER(0)),
    LF_RANGE_OF(KN_INVENTOR, TWO_OF(HEX_COUNT), island_nth_places, AT_HEX(8), AT_HEX(0)),
    LF_RANGE_OF(KN_SMITH, CORNER_COUNT + TWO_OF(CORNER_COUNT), nth_smith, AT_CORNER(8),
                AT_CORNER_OR_NOT(0)),
    LF_RANGE(KN_HARBOR, AT_SEAT(8), AT_CARD(0, 0, RESOURCE_COUNT)),
    LF_RANGE(KN_PLACE, AT_CARD(8, 1, 3), AT_CORNER(0)),
    LF_RANGE_OF(KN_TAKE, TAKES, nth_take, AT_ALL_LANES),
    LF_RANGE_OF(KN_COMMIT, COMMITS, NULL, { 0 }),
    ISLAND_TRADE_RANGES(KN_, AT_ALL_LANES, KIND_COUNT, nth_bank, nth_offer, nth_counter)
#ifdef ISLAND_WIDE
    ISLAND_SEA_RANGES(KN_)
    ONE_CORNER(KN_HUNT),
#endif
    { 0 },
};
