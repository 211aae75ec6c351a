/* ranges.h - rows of ranges (core/dense.h) that the base game shares with games around it. */
#ifndef BASE_RANGES_H
#define BASE_RANGES_H

#include "games/base/base.h"
#include "games/island/ranges.h"

uint64_t base_nth_bank(int n);
uint64_t base_nth_offer(int n);
uint64_t base_nth_counter(int n);
uint64_t base_nth_invention(int n);

#define BASE_SHARED_RANGES \
    ISLAND_BUILDING_RANGES(K_) \
    LF_RANGE_OF(K_INVENTION, 15, base_nth_invention, AT_RESOURCES), \
    LF_RANGE(K_MONOPOLY, AT_CARD(0, 0, RESOURCE_COUNT)), \
    ISLAND_TRADE_RANGES(K_, AT_RESOURCES, RESOURCE_COUNT, base_nth_bank, base_nth_offer, \
                        base_nth_counter)

#endif
