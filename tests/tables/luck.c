/* luck.c - the draws of server/luck.c against numbers that another implementation gave (Python's
 * hmac and hashlib, from docs/protocol.md "Fair dice"), and the evenness of many rolls. */
#include <string.h>

#include "tests/tables/tests.h"

static struct lf_outcome offered[2];
static int offered_count, wrong;          /* wrong: outcomes that do not fit their number */

static int fake_chance(const void *state, struct lf_outcome *out)
{
    (void)state;
    memcpy(out, offered, (size_t)offered_count * sizeof *out);
    return offered_count;
}

static const struct lf_game FAKE = { .name = "fake", .chance = fake_chance };

static struct luck known(void)
{
    struct luck luck = { .table = "K7QM2F", .words = "ada\nbob" };
    for (int i = 0; i < LUCK_SECRET_SIZE; i++) luck.secret[i] = (uint8_t)i;
    return luck;
}

static uint64_t draw(struct luck *luck, int stream, uint32_t first, uint32_t second)
{
    struct luck_draw details;
    offered_count = second ? 2 : 1;
    offered[0] = (struct lf_outcome){ lf_act(stream, 0), first };
    offered[1] = (struct lf_outcome){ lf_act(stream, 1), second };
    lf_action action = luck_draw(luck, &FAKE, NULL, &details);
    luck_count(luck, &FAKE, NULL);
    if (second) wrong += lf_args_of(action) != (details.got >= first);
    else if (!first) wrong += lf_args_of(action) != details.got;
    return details.got;
}

static void test_known(void)
{
    static const uint32_t dice[] = { 9, 22, 29, 25, 33, 23, 6, 9, 16, 31, 8, 32 };
    static const uint64_t shuffles[] = { 117383773819798, 95044405811151, 83038513219793 };
    struct luck luck = known();
    char hex[LUCK_HEX_MAX];
    luck_commit(&luck, hex);
    CHECK(strcmp(hex, "da2617dfc8bdd631f87f74bfd9e347228d057554123ebf86275d75c0c67ab5c9") == 0,
          "commitment %s", hex);
    for (size_t i = 0; i < sizeof dice / sizeof *dice; i++)
        CHECK(draw(&luck, 4, 10, 26) == dice[i], "roll %zu", i);
    for (size_t i = 0; i < sizeof shuffles / sizeof *shuffles; i++)
        CHECK(draw(&luck, 1, 0, 0) == shuffles[i], "shuffle %zu", i);
    /* A bound that refuses nearly half of all numbers: these two need a second block. */
    luck.drawn[7] = 522;
    CHECK(draw(&luck, 7, 1, 1u << 31) == 863841688, "the ninth number");
    luck.drawn[7] = 537;
    CHECK(draw(&luck, 7, 1, 1u << 31) == 96402932, "the thirteenth number");
    uint32_t before = luck.drawn[5];
    draw(&luck, 5, 7, 0);
    CHECK(luck.drawn[5] == before, "something was drawn where there was no choice");
}

/* Chi-square of 36 outcomes, 35 degrees of freedom: between 11.6 and 73.4 but for one in a
 * hundred thousand on either side. */
static void test_even(void)
{
    enum { ROLLS = 36000 };
    struct luck luck = known();
    uint32_t counts[36] = { 0 };
    double sum = 0;
    for (int i = 0; i < ROLLS; i++) counts[draw(&luck, 4, 18, 18)]++;
    for (int i = 0; i < 36; i++) sum += (counts[i] - 1000.0) * (counts[i] - 1000.0) / 1000.0;
    CHECK(sum > 11.6 && sum < 73.4, "chi-square %.1f", sum);
}

void test_luck(void)
{
    test_known();
    test_even();
    CHECK(wrong == 0, "%d draws took the wrong outcome", wrong);
}
