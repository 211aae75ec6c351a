/* sprt.c - tests of cli/sprt.c: Elo, intervals and the sequential test of `landfall match`. */
#include "cli/sprt.h"

#include <math.h>
#include <string.h>

#include "core/rng.h"
#include "tests/unit/unit.h"

static bool near(double a, double b, double off) { return fabs(a - b) <= off; }

static void elo_and_share(void)
{
    const struct sprt_lineup two = { 2, 1, 2 }, four = { 4, 1, 4 }, pairs = { 4, 2, 2 };
    EXPECT(near(sprt_share_of(&two, 0), 0.5, 1e-12));
    EXPECT(near(sprt_share_of(&four, 0), 0.25, 1e-12));
    EXPECT(near(sprt_share_of(&pairs, 0), 0.5, 1e-12));
    EXPECT(near(sprt_share_of(&two, 400), 10.0 / 11, 1e-12));
    EXPECT(near(sprt_share_of(&four, 400), 10.0 / 13, 1e-12));
    for (double elo = -300; elo <= 300; elo += 37)
        EXPECT(near(sprt_elo_of(&four, sprt_share_of(&four, elo)), elo, 1e-9));
    EXPECT(sprt_elo_of(&two, 1) > 1000 && isfinite(sprt_elo_of(&two, 1)));
}

/* With single games there are only wins and losses, and the ratio is known in closed form. */
static void ratio_of_single_games(void)
{
    const struct sprt_lineup single = { 2, 1, 1 };
    struct sprt_counts counts = { .blocks = 100 };
    counts.of[0] = 41;
    counts.of[SPRT_WIN] = 59;
    double p0 = sprt_share_of(&single, 0), p1 = sprt_share_of(&single, 40);
    double known = 59 * log(p1 / p0) + 41 * log((1 - p1) / (1 - p0));
    EXPECT(near(sprt_ratio(&single, &counts, 0, 40), known, 1e-6));
    EXPECT(near(sprt_ratio(&single, &counts, 40, 0), -known, 1e-6));
}

/* Where seats decide much, pairs vary less than two single games, and say more. */
static void pairs_say_more(void)
{
    const struct sprt_lineup pair = { 2, 1, 2 };
    struct sprt_counts even = { .blocks = 100 }, wide = { .blocks = 100 };
    even.of[0] = 5, even.of[SPRT_WIN] = 80, even.of[2 * SPRT_WIN] = 15;
    wide.of[0] = 35, wide.of[SPRT_WIN] = 20, wide.of[2 * SPRT_WIN] = 45;
    struct sprt_result narrow = sprt_judge(&pair, &even), broad = sprt_judge(&pair, &wide);
    EXPECT(near(narrow.score, 0.55, 1e-12) && near(broad.score, 0.55, 1e-12));
    EXPECT(narrow.high - narrow.low < 0.6 * (broad.high - broad.low));
    EXPECT(narrow.elo_low < narrow.elo && narrow.elo < narrow.elo_high);
    EXPECT(sprt_ratio(&pair, &even, 0, 30) > 2 * sprt_ratio(&pair, &wide, 0, 30));
}

/* Plays pairs of games won with these odds until the test ends; whether it says "better". */
static bool decide(struct lf_rng *rng, const struct sprt_lineup *pair, double share)
{
    struct sprt_counts counts;
    memset(&counts, 0, sizeof counts);
    for (;;) {
        int score = 0;
        for (int game = 0; game < 2; game++)
            score += (double)lf_rng_below(rng, 1u << 20) < share * (1 << 20) ? SPRT_WIN : 0;
        counts.of[score]++;
        counts.blocks++;
        double ratio = sprt_ratio(pair, &counts, 0, 60);
        if (fabs(ratio) >= sprt_bound) return ratio > 0;
    }
}

static void errs_seldom(void)
{
    const struct sprt_lineup pair = { 2, 1, 2 };
    struct lf_rng rng = { lf_rng_key(7, 1), 0 };
    int wrong[2] = { 0, 0 };
    for (int i = 0; i < 150; i++) {
        wrong[0] += decide(&rng, &pair, sprt_share_of(&pair, 0));
        wrong[1] += !decide(&rng, &pair, sprt_share_of(&pair, 60));
    }
    EXPECT(wrong[0] <= 15 && wrong[1] <= 15);      /* 5 % of 150 are 7.5, and luck is fixed */
    EXPECT(wrong[0] >= 1 && wrong[1] >= 1);        /* who never errs plays far too long */
}

const struct unit_test sprt_tests[] = {
    { "Elo and the share of wins", elo_and_share },
    { "the ratio of single games", ratio_of_single_games },
    { "pairs say more than single games", pairs_say_more },
    { "the sequential test errs seldom", errs_seldom },
    { 0, 0 },
};
