/* menu.c - the tables of menu.h: exchanges in listing order, and masks of them by kinds. */
#include "games/base/menu.h"

#define PAIR_ROW(a, b) [PAIR_INDEX(a, b)] = { 1, a, 1, b },
const struct exchange BASE_PAIR[PAIR_COUNT] = { PAIRS(PAIR_ROW) };

#define OFFER_ROWS(a, b) \
    [OFFER_1_1(a, b)] = { 1, a, 1, b }, [OFFER_2_1(a, b)] = { 2, a, 1, b }, \
    [OFFER_1_2(a, b)] = { 1, a, 2, b },
const struct exchange BASE_OFFER_LIST[OFFER_COUNT] = { PAIRS(OFFER_ROWS) };

#define INVENTION_ROW(i, j) [INVENTION_INDEX(i, j)] = { 0, i, 0, j },
const struct exchange BASE_INVENTION[INVENTION_COUNT] = {
    INVENTION_ROW(0, 0) INVENTION_ROW(0, 1) INVENTION_ROW(1, 1) INVENTION_ROW(0, 2)
    INVENTION_ROW(1, 2) INVENTION_ROW(2, 2) INVENTION_ROW(0, 3) INVENTION_ROW(1, 3)
    INVENTION_ROW(2, 3) INVENTION_ROW(3, 3) INVENTION_ROW(0, 4) INVENTION_ROW(1, 4)
    INVENTION_ROW(2, 4) INVENTION_ROW(3, 4) INVENTION_ROW(4, 4)
};

/* A table over the 32 sets of kinds, each entry made by a macro of the set. */
#define FOUR(entry, set) entry(set), entry(set + 1), entry(set + 2), entry(set + 3)
#define ALL_SETS(entry) FOUR(entry, 0), FOUR(entry, 4), FOUR(entry, 8), FOUR(entry, 12), \
    FOUR(entry, 16), FOUR(entry, 20), FOUR(entry, 24), FOUR(entry, 28)
#define HAS(set, kind) ((set) >> (kind) & 1)
#define EACH_KIND(mask, set) ((HAS(set, 0) ? mask(0) : 0) | (HAS(set, 1) ? mask(1) : 0) | \
    (HAS(set, 2) ? mask(2) : 0) | (HAS(set, 3) ? mask(3) : 0) | (HAS(set, 4) ? mask(4) : 0))

/* Sums over the other four kinds; a kind paired with itself contributes nothing. */
#define OTHERS(bit, a) (((a) == 0 ? 0 : bit(a, 0)) | ((a) == 1 ? 0 : bit(a, 1)) | \
    ((a) == 2 ? 0 : bit(a, 2)) | ((a) == 3 ? 0 : bit(a, 3)) | ((a) == 4 ? 0 : bit(a, 4)))

#define GIVE_BIT(a, b) ((uint32_t)1 << PAIR_INDEX(a, b))
#define TAKE_BIT(b, a) ((uint32_t)1 << PAIR_INDEX(a, b))
#define GIVING(a) OTHERS(GIVE_BIT, a)
#define TAKING(b) OTHERS(TAKE_BIT, b)
#define GIVING_SET(set) EACH_KIND(GIVING, set)
#define TAKING_SET(set) EACH_KIND(TAKING, set)
const uint32_t PAIRS_GIVING[32] = { ALL_SETS(GIVING_SET) };
const uint32_t PAIRS_TAKING[32] = { ALL_SETS(TAKING_SET) };

#define ONE_BIT(a, b) ((uint64_t)1 << OFFER_1_1(a, b) | (uint64_t)1 << OFFER_1_2(a, b))
#define TWO_BIT(a, b) ((uint64_t)1 << OFFER_2_1(a, b))
#define OF_ONE(a) OTHERS(ONE_BIT, a)
#define OF_TWO(a) OTHERS(TWO_BIT, a)
#define OF_ONE_SET(set) EACH_KIND(OF_ONE, set)
#define OF_TWO_SET(set) EACH_KIND(OF_TWO, set)
const uint64_t OFFERS_OF_ONE[32] = { ALL_SETS(OF_ONE_SET) };
const uint64_t OFFERS_OF_TWO[32] = { ALL_SETS(OF_TWO_SET) };

#define MIX(set, i, j) (HAS(set, i) && HAS(set, j) ? 1u << INVENTION_INDEX(i, j) : 0)
#define MIXED_SET(set) (uint16_t)(MIX(set, 0, 1) | MIX(set, 0, 2) | MIX(set, 1, 2) | \
    MIX(set, 0, 3) | MIX(set, 1, 3) | MIX(set, 2, 3) | MIX(set, 0, 4) | MIX(set, 1, 4) | \
    MIX(set, 2, 4) | MIX(set, 3, 4))
#define DOUBLE(kind) (1u << INVENTION_INDEX(kind, kind))
#define DOUBLE_SET(set) (uint16_t)EACH_KIND(DOUBLE, set)
const uint16_t INVENTIONS_MIXED[32] = { ALL_SETS(MIXED_SET) };
const uint16_t INVENTIONS_DOUBLE[32] = { ALL_SETS(DOUBLE_SET) };
