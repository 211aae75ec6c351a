/* ranges.c - which arguments actions of the base game can be listed with (core/dense.h). */
#include "games/base/ranges.h"

uint64_t base_nth_bank(int n) { return island_nth_bank(n, RESOURCE_COUNT); }
uint64_t base_nth_offer(int n) { return island_nth_offer(n, RESOURCE_COUNT); }
uint64_t base_nth_counter(int n) { return island_exchange(n, RESOURCE_COUNT, 1, 1); }
uint64_t base_nth_invention(int n) { return island_nth_two(n, 1); }

const struct lf_range BASE_RANGES[] = {
    BASE_SHARED_RANGES
#ifdef ISLAND_WIDE
    ISLAND_SEA_RANGES(K_)
#endif
    { 0 },
};
