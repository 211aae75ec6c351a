/* stored.c - tables and their store: starts that do not wait, tables that rest, matches of rules
 * that are no longer played, logs that are damaged, a disk without room. */
#include <stdlib.h>
#include <string.h>

#include "store/backend.h"
#include "tests/tables/tests.h"

static struct table *in_memory(struct world *world, const char *id)
{
    return tables_find(world->tables, id);
}

/* A restart reads nothing before it is asked to run; whoever opens a table has it at once. */
static void test_start(void)
{
    struct world world;
    char first[STORE_TABLE_MAX], second[STORE_TABLE_MAX];
    struct tables_counts counts;
    world_init(&world, "memory:", 11);
    world_people(&world, 3, "");
    memcpy(first, world.created, sizeof first);
    for (int i = 0; i < 30; i++) world_step(&world);
    uint64_t hash = world_hash(&world);
    struct person host = { "p0", "p0" };
    struct tables_refusal refusal;
    tables_create(world.tables, &host,
                  &(struct tables_wish){ .game = lf_games[0]->name, .seats = 3, .listed = true,
                                         .sit = true }, &world, &refusal);
    memcpy(second, world.created, sizeof second);
    world_restart(&world);
    tables_counts(world.tables, &counts);
    CHECK(counts.unread == 2 && !in_memory(&world, first) && !in_memory(&world, second),
          "%llu unread", (unsigned long long)counts.unread);
    CHECK(tables_due(world.tables) <= world.now, "nothing is due, so nothing would be read");
    struct socket *socket = world_connect(&world, "p1");
    world_watch(socket, first, 0);
    CHECK(world_count(socket, "table") == 1 && in_memory(&world, first) &&
          !in_memory(&world, second), "the table that was asked for");
    memcpy(world.created, first, sizeof first);
    CHECK(world_hash(&world) == hash, "it is not where it was");
    world_settle(&world);
    tables_counts(world.tables, &counts);
    CHECK(counts.unread == 0 && counts.open == 1 && counts.running == 1, "not all was read");
    CHECK(world.tables->live_count == 2, "%u are counted as alive", world.tables->live_count);
    world_done(&world);
}

/* Ten minutes after the last one has left, a table at which nothing happens by itself rests:
 * the next start leaves it alone, until somebody does something there. */
static void test_rest(void)
{
    struct world world;
    struct tables_counts counts;
    world_init(&world, "memory:", 12);
    world_people(&world, 3, "");
    for (int i = 0; i < 9; i++) world_step(&world);
    uint64_t hash = world_hash(&world);
    while (world.sockets) world_disconnect(world.socket[0]);
    world_pass(&world, 11 * 60 * 1000);
    CHECK(!in_memory(&world, world.created), "it is still in memory");
    world_restart(&world);
    tables_counts(world.tables, &counts);
    CHECK(counts.unread == 0, "a table that rests is read at the start");
    CHECK(world_hash(&world) == hash, "it is not where it was");
    for (int i = 0; i < 3; i++) {
        char name[16];
        snprintf(name, sizeof name, "p%d", i);
        world_watch(world_connect(&world, name), world.created, 0);
    }
    CHECK(world_step(&world), "nobody can move");
    world_restart(&world);
    tables_counts(world.tables, &counts);
    CHECK(counts.unread == 1, "a table that woke up is not read at the start");
    world_done(&world);
}

/* A clock that runs, or a bot that is due, must go on by itself after a start. */
static void test_awake(void)
{
    struct world world;
    struct tables_counts counts;
    struct tables_wish wish = { .game = lf_games[0]->name, .seats = 3, .sit = true, .bot_count = 3,
                                .bots = { NULL, "random", "random" }, .has_clock = true,
                                .turn_s = 30, .reserve_s = 30 };
    world_init(&world, "memory:", 13);
    world_create(&world, "p0", &wish);
    while (world.sockets) world_disconnect(world.socket[0]);
    world_restart(&world);
    world_pass(&world, 200 * 1000);
    tables_counts(world.tables, &counts);
    CHECK(counts.bot_moves > 0, "nobody plays for who is away");
    world_done(&world);
}

static void test_open_age(void)
{
    struct world world;
    struct tables_refusal refusal;
    struct person host = { "p0", "p0" };
    world_init(&world, "memory:", 14);
    tables_create(world.tables, &host,
                  &(struct tables_wish){ .game = lf_games[0]->name, .seats = 3, .listed = true,
                                         .sit = true }, &world, &refusal);
    for (int hour = 0; hour < 26; hour++) {          /* a restart each hour does not keep it */
        world_pass(&world, 60 * 60 * 1000);
        world_restart(&world);
    }
    world_settle(&world);
    world_pass(&world, 11 * 60 * 1000);
    CHECK(store_summary(world.store, world.created, (char[8]){ 0 }, 8),
          "a table that nobody starts stays for ever");
    world_done(&world);
}

/* ---- Rules that are no longer played ---- */

static bool keep_last(void *context, const struct store_entry *entry)
{
    snprintf(context, 64, "%u %d %s", entry->seq, entry->kind, entry->text);
    return true;
}

static void put(struct world *world, uint32_t seq, enum store_kind kind, int seat, const char *text)
{
    store_append(world->store, &(struct store_entry){ .table = "AAAAAA", .seq = seq, .kind = kind,
                                                      .seat = seat, .text = text, .at = 5 });
}

static void put_old_match(struct world *world)
{
    char text[512];
    snprintf(text, sizeof text, "game %s\nrules 4000000\nseats 3\noptions x=y\nlisted 1\nstarts 1\n"
             "host p0\nsecret %064d\nturn-ms 0\nreserve-ms 0", lf_games[0]->name, 7);
    put(world, 1, STORE_SETUP, -1, text);
    put(world, 2, STORE_SEAT, 0, "person p0 Ada");
    put(world, 3, STORE_START, -1, "");
    put(world, 4, STORE_ACT, 0, "jump h8");
    put(world, 5, STORE_ACT, 1, "sing loudly");
    put(world, 6, STORE_UNDO, 1, "4");
    put(world, 7, STORE_ACT, -1, "dice 3 4");
    store_player(world->store, "p0", "AAAAAA", 5);
}

static void test_old_rules(void)
{
    struct world world;
    struct tables_counts counts;
    enum tables_reason reason;
    char last[64] = "", summary[512] = "";
    world_init(&world, "memory:", 15);
    put_old_match(&world);
    for (int i = 0; i < 2; i++) {                    /* the second start changes nothing more */
        world_restart(&world);
        world_settle(&world);
        store_read(world.store, "AAAAAA", keep_last, last);
        CHECK(strcmp(last, "8 9 rules") == 0, "the log ends with %s", last);
        tables_counts(world.tables, &counts);
        CHECK(counts.closed_rules == (i == 0) && counts.unread == 0, "closed %llu times",
              (unsigned long long)counts.closed_rules);
    }
    CHECK(store_summary(world.store, "AAAAAA", summary, sizeof summary) &&
          strstr(summary, "\"refused\"") && strstr(summary, lf_games[0]->name), "%s", summary);
    struct socket *socket = world_connect(&world, "p0");
    world_watch(socket, "AAAAAA", 0);
    CHECK(world_has(world_last(socket, "gone"), "\"reason\":\"rules\""), "%s",
          world_last(socket, "gone"));
    char *replay = tables_replay(world.tables, "AAAAAA", NULL, &reason);
    CHECK(replay && strstr(replay, "rules 4000000\nseats 3\noptions x=y\n") &&
          strstr(replay, "actions\n0 jump h8\nchance dice 3 4\n") && !strstr(replay, "secret"),
          "%s", replay ? replay : "no replay");
    free(replay);
    CHECK(!tables_proof(world.tables, "AAAAAA", NULL, &reason) && reason == TABLES_RULES,
          "the proof of rules nobody knows");
    world_done(&world);
}

/* ---- Damage ---- */

static struct { int left; struct store_ops ops; } broken;

static bool read_part(void *context, const struct store_entry *entry)
{
    struct { store_each each; void *context; } *to = context;
    return broken.left-- > 0 && to->each(to->context, entry);
}

/* A disk that can read only so many entries of a log. */
static bool broken_read(struct store *store, const char *table, store_each each, void *context)
{
    struct { store_each each; void *context; } to = { each, context };
    struct store *memory = store_open_memory(&(struct store_watch){ 0 });
    bool (*read)(struct store *, const char *, store_each, void *) = memory->ops->read;
    store_close(memory);
    read(store, table, read_part, &to);
    return broken.left > 0;
}

/* Half a log must not become a table that plays on and writes over the rest. */
static void test_damaged(int readable)
{
    struct world world;
    enum tables_reason reason;
    char last[64] = "";
    world_init(&world, "memory:", 16);
    world_people(&world, 3, "");
    for (int i = 0; i < 30; i++) world_step(&world);
    uint64_t before = world.store->tickets;
    broken.ops = *world.store->ops;
    broken.ops.read = broken_read;
    const struct store_ops *sound = world.store->ops;
    world.store->ops = &broken.ops;
    world_restart(&world);
    broken.left = readable;
    world_settle(&world);
    CHECK(world.store->tickets == before, "a damaged match was written to");
    struct socket *socket = world_connect(&world, "p0");
    world_watch(socket, world.created, 0);
    CHECK(world_has(world_last(socket, "gone"), "\"reason\":\"log\""), "%s",
          world_last(socket, "gone"));
    CHECK(!tables_replay(world.tables, world.created, NULL, &reason) && reason == TABLES_DAMAGED,
          "reason %d", reason);
    world_pass(&world, 11 * 60 * 1000);
    while (world.sockets) world_disconnect(world.socket[0]);
    world_pass(&world, 11 * 60 * 1000);
    CHECK(!in_memory(&world, world.created), "it stays in memory for ever");
    world.store->ops = sound;
    store_read(world.store, world.created, keep_last, last);
    CHECK(world.store->tickets == before, "it was written to: %s", last);
    world_done(&world);
}

/* ---- No room ---- */

/* While the disk is full bots wait, clocks stand still, and everybody is told at once. */
static void test_no_room(void)
{
    struct world world;
    struct tables_wish wish = { .game = lf_games[0]->name, .seats = 3, .sit = true, .bot_count = 3,
                                .bots = { NULL, "random", "random" }, .has_clock = true,
                                .turn_s = 30, .reserve_s = 0 };
    world_init(&world, "memory:", 17);
    world_create(&world, "p0", &wish);
    struct socket *socket = world_connect(&world, "p0");
    world_watch(socket, world.created, 0);
    struct table *table = in_memory(&world, world.created);
    atomic_store(&world.store->stuck, true);
    tables_run(world.tables);
    CHECK(world_has(world_last(socket, "refused"), "\"reason\":\"disk\""), "nobody is told");
    uint32_t seq = table->seq;
    CHECK(tables_due(world.tables) == INT64_MAX, "something is due");
    world.now += 10 * 60 * 1000;
    tables_run(world.tables);
    CHECK(table->seq == seq, "something happened without room for it");
    atomic_store(&world.store->stuck, false);
    world_settle(&world);
    CHECK(!table->seats[0].bot, "time ran while nobody could act");
    world_pass(&world, 31 * 1000);
    CHECK(table->seq > seq, "it does not go on");
    world_done(&world);
}

void test_stored(void)
{
    test_start();
    test_rest();
    test_awake();
    test_open_age();
    test_old_rules();
    test_damaged(0);
    test_damaged(5);
    test_damaged(20);
    test_no_room();
}
