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

/* ---- Words ---- */

static struct tables_wish beside_bots(void)
{
    const char *bot = lf_bots[0]->name;
    return (struct tables_wish){ .game = lf_games[0]->name, .seats = 3, .sit = true, .bot_count = 3,
                                 .bots = { NULL, bot, bot } };
}

/* A table that is full from the beginning tells its promise first and begins with the word; or
 * without one, after a while. */
static void test_promise_first(void)
{
    struct world world;
    struct tables_wish wish = beside_bots();
    struct person person = { "id-p0", "p0" };
    struct tables_refusal refusal;
    for (int gives = 0; gives < 2; gives++) {
        world_init(&world, "memory:", 41);
        CHECK(tables_create(world.tables, &person, &wish, &world, &refusal), "no table");
        struct socket *socket = world_connect(&world, "p0");
        struct ask ask = world_ask(socket);
        world_watch(socket, world.created, 0);
        CHECK(world_has(world_last(socket, "table"), "\"state\":\"open\"") &&
              world_has(world_last(socket, "table"), "\"commit\":\""), "it began without a word");
        if (gives) tables_word(&ask, "mine");
        else world_pass(&world, 10000);
        CHECK(world_table(&world)->state == TABLE_RUNNING, "it does not begin");
        CHECK(world_has(world_last(socket, "table"), gives ? "\"words\":[\"mine\",null,null]"
                                                           : "\"words\":[null,null,null]"),
              "words");
        tables_word(&ask, "another");
        CHECK(world_has(world_last(socket, "refused"), "\"state\""), "a word after the start");
        world_done(&world);
    }
}

/* Before the start nobody is shown another seat's word; then everybody is shown all. */
static void test_hidden_words(void)
{
    struct world world;
    world_init(&world, "memory:", 42);
    world_gather(&world, 3, "");
    struct socket *watcher = world_connect(&world, "eve"), *again = world_connect(&world, "p1");
    world_watch(watcher, world.created, 0);
    world_watch(again, world.created, 0);
    CHECK(world_has(world_last(watcher, "table"), "\"words\":[null,null,null]"), "a spectator: %s",
          world_last(watcher, "table"));
    CHECK(world_has(world_last(again, "table"), "\"words\":[null,\"p1\",null]"), "one's own word");
    struct ask ask = world_ask(world.socket[0]);
    tables_start(&ask);
    CHECK(world_has(world_last(watcher, "table"), "\"words\":[\"p0\",\"p1\",\"p2\"]"), "after it");
    world_done(&world);
}

/* The host starts: words that are on their way are waited for, but not for ever. A rematch shows
 * its own promise before anybody gives a word for it. */
static void test_waiting_for_words(void)
{
    struct world world;
    world_init(&world, "memory:", 43);
    world_people(&world, 2, "target=3");
    while (!world_over(&world) && world_step(&world)) continue;
    struct socket *a = world.socket[0], *b = world.socket[1];
    struct ask from_a = world_ask(a), from_b = world_ask(b);
    tables_rematch(&from_a);
    tables_rematch(&from_b);
    const char *told = strstr(world_last(a, "rematch"), "\"table\":\"");
    CHECK(told, "no rematch");
    if (told)
        snprintf(world.created, sizeof world.created, "%.*s", (int)strcspn(told + 9, "\""),
                 told + 9);
    struct table *table = world_table(&world);
    world_watch(a, world.created, 0);
    world_watch(b, world.created, 0);
    CHECK(table->state == TABLE_OPEN && world_has(world_last(a, "table"), "\"words\":[null,null]"),
          "a rematch began before its promise");
    tables_word(&from_a, "w0");
    tables_start(&from_a);
    CHECK(table->state == TABLE_OPEN, "begun without the word of who is there");
    tables_word(&from_b, "w1");
    CHECK(table->state == TABLE_RUNNING, "not begun with all words");
    CHECK(world_has(world_last(b, "table"), "\"words\":[\"w1\",\"w0\"]"), "words are lost");
    world_done(&world);
}

void test_words(void)
{
    test_promise_first();
    test_hidden_words();
    test_waiting_for_words();
}
