/* luck.c - tests of core/rng.h and core/hash.h: fixed values, so that no replay ever changes
 * its dice, and evenness, so that the dice are fair. */
#include <math.h>
#include <string.h>

#include "core/hash.h"
#include "core/rng.h"
#include "tests/unit/unit.h"

/* These numbers were drawn once; a change of the generator would orphan every recorded seed. */
static void fixed_values(void)
{
    struct lf_luck luck;
    lf_luck_start(&luck, 1, 0);
    EXPECT(lf_mix(0) == 0);
    EXPECT(lf_mix(1) == 0x5692161D100B05E5u);
    EXPECT(luck.seed == lf_mix(lf_mix(1)));
    uint64_t words[2] = { 1, 2 }, other[2] = { 2, 1 };
    EXPECT(lf_hash(words, sizeof words) == lf_hash(words, sizeof words));
    EXPECT(lf_hash(words, sizeof words) != lf_hash(other, sizeof other));
    EXPECT(lf_hash(words, 8) != lf_hash(words, 16));
}

/* Pearson's chi-square of `count` draws below n against the even distribution. */
static double unevenness(uint32_t n, unsigned stream, int count)
{
    int seen[64] = { 0 };
    struct lf_luck luck;
    lf_luck_start(&luck, 4711, stream);
    for (int i = 0; i < count; i++) seen[lf_luck_below(&luck, stream, n)]++;
    double mean = count / (double)n, sum = 0;
    for (uint32_t k = 0; k < n; k++) sum += (seen[k] - mean) * (seen[k] - mean) / mean;
    return sum;
}

/* Five standard deviations above the mean of chi-square: a fair die passes, a loaded one not. */
static void even(void)
{
    for (uint32_t n = 2; n <= 36; n++)
        for (unsigned stream = 1; stream < LF_STREAMS; stream += 5)
            EXPECT(unevenness(n, stream, 36000) < n - 1 + 5 * sqrt(2.0 * (n - 1)));
}

/* Drawing from one stream leaves the others alone. */
static void streams_are_apart(void)
{
    struct lf_luck one, two;
    lf_luck_start(&one, 9, 3);
    lf_luck_start(&two, 9, 3);
    for (int i = 0; i < 100; i++) lf_luck_below(&two, 5, 6);
    for (int i = 0; i < 100; i++)
        EXPECT(lf_luck_below(&one, 4, 36) == lf_luck_below(&two, 4, 36));
    EXPECT(one.drawn[4] == two.drawn[4] && one.drawn[5] == 0 && two.drawn[5] >= 100);
    int same = 0;
    for (int i = 0; i < 1000; i++) same += lf_luck_below(&one, 6, 36) == lf_luck_below(&one, 7, 36);
    EXPECT(same < 80);
}

static void open_numbers(void)
{
    struct lf_luck luck;
    uint64_t all = 0, any = ~(uint64_t)0;
    lf_luck_start(&luck, 5, 5);
    for (int i = 0; i < 200; i++) {
        uint64_t bits = lf_luck_bits48(&luck, 1);
        all |= bits;
        any &= bits;
    }
    EXPECT(all == ((uint64_t)1 << 48) - 1 && any == 0 && luck.drawn[1] == 200);
}

const struct unit_test luck_tests[] = {
    { "luck: the generator never changes", fixed_values },
    { "luck: draws are even", even },
    { "luck: streams do not touch each other", streams_are_apart },
    { "luck: open numbers have 48 bits", open_numbers },
    { 0 },
};
