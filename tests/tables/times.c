/* times.c - nobody gains or loses time but by playing: a clock on the wall that is set, coming
 * back again and again, taking back. */
#include <string.h>

#include "tests/tables/tests.h"

static struct socket *timed(struct world *world, uint64_t seed, int turn_s, int reserve_s)
{
    const char *bot = lf_bots[0]->name;
    struct tables_wish wish = {
        .game = lf_games[0]->name, .options = "start=0", .seats = 2, .sit = true, .bot_count = 2,
        .bots = { NULL, bot }, .has_clock = true, .turn_s = turn_s, .reserve_s = reserve_s,
    };
    world_init(world, "memory:", seed);
    world_create(world, "p0", &wish);
    struct socket *socket = world_connect(world, "p0");
    world_watch(socket, world->created, 0);
    return socket;
}

/* The clock on the wall is set by a day, either way: bots go on, and no time is taken. */
static void test_wall(int64_t shift)
{
    struct world world;
    struct socket *socket = timed(&world, 31, 30, 0);
    struct table *table = world_table(&world);
    world_pass(&world, 1000);
    world.wall_shift = shift;
    world_pass(&world, 10000);
    CHECK(!table->seats[0].bot, "%lld ms on the wall took a seat", (long long)shift);
    world_do(socket, socket->legal[0]);
    CHECK(table->clock.turn[0] == 19000, "%lld ms on the wall left %lld", (long long)shift,
          (long long)table->clock.turn[0]);
    CHECK(table->acts[table->act_count - 1].at == world.now + shift, "the log has another time");
    uint32_t acts = table->act_count;
    for (int i = 0; i < 40 && table->act_count < acts + 8; i++) {
        if (socket->legal_count) world_do(socket, socket->legal[0]);
        world_pass(&world, 1000);
    }
    CHECK(table->act_count >= acts + 8, "%lld ms on the wall stopped the bot", (long long)shift);
    world_done(&world);
}

/* Five seconds are five seconds, however often one comes back. */
static void test_coming_back(void)
{
    struct world world;
    struct socket *socket = timed(&world, 32, 5, 0);
    struct table *table = world_table(&world);
    struct ask ask = world_ask(socket);
    int used = 0;
    world.tables->settings.bot_delay_ms = 3600 * 1000;
    for (int i = 0; i < 60; i++) {
        world_pass(&world, 500);
        used += !table->seats[0].bot ? 500 : 0;
        if (!table->seats[0].bot) continue;
        if (i % 2) tables_back(&ask);
        else tables_sit(&ask, 0);
        tables_do(&ask, socket->seq, "late", socket->legal[0]);
    }
    CHECK(used >= 4000 && used <= 5000, "%d ms of 5000 were used", used);
    CHECK(world_has(world_last(socket, "refused"), "\"state\""), "acted without time");
    CHECK(world_has(world_last(socket, "seats"), "\"asks\":\"back\""), "the wish is not shown");
    CHECK(table->seq < 20, "%u entries for coming back", table->seq);
    world.tables->settings.bot_delay_ms = 100;
    table_plan(table);
    for (int i = 0; i < 100 && table->seats[0].bot; i++) world_pass(&world, 100);
    CHECK(!table->seats[0].bot && table->clock.turn[0] > 4000, "the seat never came back");
    world_done(&world);
}

static bool can(const struct socket *socket, const char *action)
{
    for (int i = 0; i < socket->legal_count; i++)
        if (strcmp(socket->legal[i], action) == 0) return true;
    return false;
}

/* Taking an action back gives no time: neither while pieces are placed nor at the end of a turn. */
static void test_taking_back(void)
{
    struct world world;
    struct socket *socket = timed(&world, 33, 30, 600);
    struct table *table = world_table(&world);
    struct ask ask = world_ask(socket);
    world_pass(&world, 7000);
    for (int i = 0; i < 5; i++) {
        world_do(socket, socket->legal[0]);
        world_pass(&world, 100);
        tables_undo(&ask);
    }
    CHECK(table->clock.turn[0] <= 23000, "taking a piece back left %lld ms",
          (long long)table->clock.turn[0]);
    for (int step = 0; step < 300 && !can(socket, "end"); step++)
        if (!world_step(&world)) world_pass(&world, 600);
    world_pass(&world, 7000);
    world.tables->settings.bot_delay_ms = 3600 * 1000;
    int64_t left = INT64_MAX;
    for (int i = 0; i < 3; i++) {
        world_do(socket, "end");
        tables_undo(&ask);
        CHECK(table->clock.turn[0] <= 23000 && table->clock.turn[0] <= left,
              "taking the end back left %lld ms", (long long)table->clock.turn[0]);
        left = table->clock.turn[0];
        world_pass(&world, 1000);
    }
    world_restart(&world);
    CHECK(world_table(&world)->clock.turn[0] == left, "a restart gave time");
    world_done(&world);
}

void test_times(void)
{
    test_wall(-24 * 3600 * 1000);
    test_wall(24 * 3600 * 1000);
    test_coming_back();
    test_taking_back();
}
