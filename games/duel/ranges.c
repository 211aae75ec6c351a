/* ranges.c - which arguments actions of the duel can be listed with (core/dense.h). */
#include "games/base/ranges.h"
#include "games/duel/duel.h"

static uint64_t nth_give(int n) { return island_nth_two(n, -1); }

const struct lf_range DUEL_RANGES[] = {
    BASE_SHARED_RANGES
    LF_RANGE(K_NEUTRAL_SETTLEMENT, AT_SEAT(8), AT_CORNER(0)),
    LF_RANGE(K_NEUTRAL_ROAD, AT_SEAT(8), AT_EDGE(0)),
    LF_RANGE_OF(K_GIVE, 15, nth_give, AT_RESOURCES),
    { 0 },
};
