/* ranges.c - exchanges and handfuls of cards by number (ranges.h). The order does not matter:
 * core/dense.c sorts. */
#include "games/island/ranges.h"

static uint64_t lane(int kind, int count) { return ((uint64_t)count & 63) << 6 * kind; }

/* `gives` cards of one kind for `takes` of another: n counts ordered pairs of kinds. */
uint64_t island_exchange(int n, int kinds, int gives, int takes)
{
    int given = n / (kinds - 1), taken = n % (kinds - 1);
    if (taken >= given) taken++;
    return lane(given, -gives) | lane(taken, takes);
}

uint64_t island_nth_bank(int n, int kinds)
{
    return island_exchange(n / BANK_RATES, kinds, 2 + n % BANK_RATES, 1);
}

/* One for one, two for one or one for two, to all other seats. */
uint64_t island_nth_offer(int n, int kinds)
{
    static const uint8_t TARGETS[ISLAND_TARGETS] = { 2, 1, 6, 5, 3, 14, 13, 11, 7 };
    uint64_t seats = (uint64_t)TARGETS[n % ISLAND_TARGETS] << 48;
    int form = n / ISLAND_TARGETS % 3;
    return seats | island_exchange(n / ISLAND_TARGETS / 3, kinds, 1 + (form == 1), 1 + (form == 2));
}

uint64_t island_nth_discard(int n) { return lane(n, -1); }

uint64_t island_nth_two(int n, int of_each)
{
    int high = 0;
    while (n > high) n -= ++high;
    if (n == high) return lane(high, 2 * of_each);
    return lane(high, of_each) | lane(n, of_each);
}

uint64_t island_nth_places(int n)
{
    int high = 1;
    while (n >= high) n -= high++;
    return (uint64_t)n << 8 | (uint64_t)high;
}

/* Counts run like digits, with a carry where there are more than ten cards. */
uint64_t island_nth_gold(int n)
{
    int count[RESOURCE_COUNT] = { 0 }, sum = 0;
    for (n++; n > 0; n--) {
        int kind = 0;
        for (; sum == ISLAND_GOLD_MOST; kind++) {
            sum -= count[kind];
            count[kind] = 0;
        }
        count[kind]++;
        sum++;
    }
    uint64_t args = 0;
    for (int kind = 0; kind < RESOURCE_COUNT; kind++) args |= lane(kind, count[kind]);
    return args;
}
