/* matches.c - whole matches through messages: people, people and bots, bots alone; the replay
 * they leave behind, and coming back after a restart at any moment. */
#include <stdlib.h>
#include <string.h>

#include "core/replay.h"
#include "tests/tables/tests.h"

enum { STEPS_MAX = 60000 };

/* The replay of the last table reads to its end; returns how many actions it has. */
static uint64_t read_replay(struct world *world)
{
    enum tables_reason reason;
    char *text = tables_replay(world->tables, world->created, NULL, &reason);
    struct lf_replay *replay = malloc(sizeof *replay);
    struct lf_error error = { 0 };
    bool good = text && replay;
    if (replay) lf_replay_start(replay);
    for (char *line = text, *end; good && *line; line = end + 1) {
        end = strchr(line, '\n');
        *end = 0;
        good = lf_replay_read(replay, line, &error, NULL);
    }
    good = good && lf_replay_finish(replay, &error);
    CHECK(good, "the replay of %s does not read", world->created);
    uint64_t actions = good ? replay->actions : 0;
    free(replay);
    free(text);
    return actions;
}

static void play_people(uint64_t seed, int seats)
{
    struct world world;
    int steps = 0;
    world_init(&world, "memory:", seed);
    world_people(&world, seats, "target=4");
    while (!world_over(&world) && steps < STEPS_MAX && world_step(&world)) steps++;
    CHECK(world_over(&world), "a match of %d people, seed %d, is not over after %d steps", seats,
          (int)seed, steps);
    for (int i = 0; i < world.sockets; i++) {
        struct socket *socket = world.socket[i];
        CHECK(world_count(socket, "over") == 1, "not told once that it is over");
        CHECK(world_count(socket, "refused") == 0, "refused: %s", world_last(socket, "refused"));
        uint32_t last = 0;
        bool ascending = true;
        for (size_t m = 0; m < socket->count; m++) {
            if (!world_is(socket->messages[m].text, "move")) continue;
            uint32_t seq = (uint32_t)strtoul(strstr(socket->messages[m].text, "\"seq\":") + 6,
                                             NULL, 10);
            ascending = ascending && seq > last;
            last = seq;
        }
        CHECK(ascending, "moves out of order");
        CHECK(world_count(socket, "move") == read_replay(&world), "moves and replay differ");
    }
    CHECK(!world_step(&world), "somebody may still act");
    world_done(&world);
}

static void play_bots(uint64_t seed, bool with_person)
{
    struct world world;
    const char *bot = lf_bots[seed % 2 && lf_bots[1] ? 1 : 0]->name;
    struct tables_wish wish = {
        .game = lf_games[0]->name, .options = "target=4", .seats = 4, .sit = with_person,
        .bot_count = 4, .bots = { with_person ? NULL : bot, bot, bot, bot },
    };
    world_init(&world, "memory:", seed);
    world_create(&world, "p0", &wish);
    struct socket *socket = world_connect(&world, with_person ? "p0" : NULL);
    world_watch(socket, world.created, 0);
    CHECK(world_has(world_last(socket, "table"), "\"state\":\"running\""), "not started at once");
    for (int steps = 0; !world_over(&world) && steps < STEPS_MAX; steps++)
        if (!world_step(&world)) world_pass(&world, 600);
    CHECK(world_over(&world), "bots did not finish a match");
    CHECK(read_replay(&world) > 20, "a match of few actions");
    CHECK(world_count(socket, "refused") == 0, "refused: %s", world_last(socket, "refused"));
    world_done(&world);
}

/* The end of a match of bots that starts unwatched; a watcher comes after so many looks, -1:
 * never. What is watched is chosen move by move, the rest in stretches. */
static uint64_t end_of_bots(uint64_t seed, int watched_after)
{
    struct world world;
    const char *bot = lf_bots[0]->name;
    struct tables_wish wish = {
        .game = lf_games[0]->name, .options = "target=4", .seats = 3, .bot_count = 3,
        .bots = { bot, bot, bot },
    };
    world_init(&world, "memory:", seed);
    world_create(&world, "p0", &wish);
    for (int step = 0; !world_over(&world) && step < STEPS_MAX; step++) {
        if (step == watched_after) world_watch(world_connect(&world, NULL), world.created, 0);
        if (step >= watched_after && watched_after >= 0) world_pass(&world, 600);
        else tables_run(world.tables);
    }
    CHECK(world_over(&world), "bots did not finish a match");
    uint64_t hash = world_hash(&world);
    world_done(&world);
    return hash;
}

/* The same secret gives the same game, whoever looks and whenever. */
static void same_for_watchers(void)
{
    uint64_t alone = end_of_bots(7, -1);
    CHECK(end_of_bots(7, 0) == alone, "bots chose otherwise because somebody watched");
    CHECK(end_of_bots(7, 2) == alone, "bots chose otherwise because somebody came to watch");
    CHECK(end_of_bots(8, -1) != alone, "another secret gives the same game");
}

void test_matches(int seeds)
{
    same_for_watchers();
    for (int seed = 0; seed < seeds; seed++) {
        play_people((uint64_t)seed, 2 + seed % 3);
        play_bots((uint64_t)seed, seed % 2 == 0);
    }
}

static void write_file(const char *folder, uint64_t seed, const char *end, char *text)
{
    char name[512];
    snprintf(name, sizeof name, "%s/%llu.%s", folder, (unsigned long long)seed, end);
    FILE *file = fopen(name, "w");
    CHECK(file && text && fputs(text, file) >= 0 && fclose(file) == 0, "writing %s", name);
    free(text);
}

/* What the first person was promised before giving a word. */
static char *promise_of(const struct world *world)
{
    const char *told = world->sockets ? strstr(world->socket[0]->messages[0].text, "\"commit\":\"")
                                      : NULL;
    return told ? strndup(told + 10, 64) : NULL;
}

/* Plays a match of people who give words, or of bots alone, and keeps what it leaves behind. A
 * server that cheats takes another secret once it knows all words. */
void write_match(const char *folder, uint64_t seed, bool cheat)
{
    struct world world;
    enum tables_reason reason;
    const char *bot = lf_bots[0]->name;
    struct tables_wish wish = {
        .game = lf_games[0]->name, .options = "target=4", .seats = 3, .bot_count = 3,
        .bots = { bot, bot, bot },
    };
    world_init(&world, "memory:", seed + 900);
    if (seed % 4 == 3) world_create(&world, "p0", &wish);
    else world_gather(&world, 2 + (int)(seed % 3), "target=4");
    if (cheat) world_table(&world)->luck.secret[0] ^= 1;
    if (world.sockets) tables_start(&(struct ask){ .client = world.socket[0]->client });
    char *promise = promise_of(&world);
    if (promise) write_file(folder, seed, "commit", promise);
    while (!world_over(&world) && world_step(&world)) continue;
    world_settle(&world);
    write_file(folder, seed, "rep", tables_replay(world.tables, world.created, NULL, &reason));
    write_file(folder, seed, "json", tables_proof(world.tables, world.created, NULL, &reason));
    world_done(&world);
}

/* ---- Restarts ---- */

/* What everybody is shown of the table now, and what a stranger is. */
static void snapshots(struct world *world, int seats, char **out)
{
    for (int i = 0; i <= seats; i++) {
        char name[16];
        snprintf(name, sizeof name, "p%d", i);
        struct socket *socket = world_connect(world, i < seats ? name : NULL);
        world_watch(socket, world->created, 0);
        out[i] = strdup(world_last(socket, "table"));
        world_disconnect(socket);
    }
}

static void reconnect(struct world *world, int seats)
{
    for (int i = 0; i < seats; i++) {
        char name[16];
        snprintf(name, sizeof name, "p%d", i);
        world_watch(world_connect(world, name), world->created, 0);
    }
}

/* A socket that has everything up to `have` gets, byte by byte, the moves that others got; of a
 * match that is over it gets the whole table. */
static void check_gap(struct world *world, size_t missing)
{
    if (world_over(world)) return;
    struct socket *old = world->socket[lf_rng_below(&world->rng, (uint32_t)world->sockets)];
    size_t from = old->count;
    for (size_t moves = 0; from > 0 && moves < missing; from--)
        moves += world_is(old->messages[from - 1].text, "move");
    if (!from) return;
    uint32_t have = 0;
    for (size_t i = 0; i < from; i++) {
        const char *text = old->messages[i].text;
        if (world_is(text, "move") || world_is(text, "table"))
            have = (uint32_t)strtoul(strstr(text, "\"seq\":") + 6, NULL, 10);
    }
    struct socket *late = world_connect(world, old->person.name);
    world_watch(late, world->created, have);
    size_t at = 0;
    bool same = true;
    for (size_t i = from; i < old->count; i++) {
        if (!world_is(old->messages[i].text, "move")) continue;
        same = same && at < late->count &&
               strcmp(late->messages[at].text, old->messages[i].text) == 0;
        at++;
    }
    CHECK(same && at + 1 == late->count && world_is(late->messages[at].text, "seats"),
          "the gap of %zu moves differs from what was sent", missing);
    world_disconnect(late);
}

static void play_with_restarts(uint64_t seed, const char *store)
{
    enum { SEATS = 3 };
    struct world world;
    world_init(&world, store, seed);
    world_people(&world, SEATS, "target=4");
    for (int steps = 0; !world_over(&world) && steps < STEPS_MAX; steps++) {
        world.now += 7;
        if (!world_step(&world)) break;
        if (lf_rng_below(&world.rng, 40) == 0) check_gap(&world, lf_rng_below(&world.rng, 5));
        if (lf_rng_below(&world.rng, 60)) continue;
        char *before[SEATS + 1], *after[SEATS + 1];
        while (world.sockets) world_disconnect(world.socket[0]);
        snapshots(&world, SEATS, before);
        uint64_t hash = world_hash(&world);
        world_restart(&world);
        CHECK(hash == world_hash(&world), "another state after a restart");
        snapshots(&world, SEATS, after);
        for (int i = 0; i <= SEATS; i++) {
            CHECK(strcmp(before[i], after[i]) == 0, "after a restart seat %d sees another table:"
                  "\n%s\n%s", i, before[i], after[i]);
            free(before[i]);
            free(after[i]);
        }
        reconnect(&world, SEATS);
    }
    CHECK(world_over(&world), "a match with restarts, seed %d, is not over", (int)seed);
    uint64_t actions = read_replay(&world);
    world_restart(&world);
    CHECK(actions && read_replay(&world) == actions, "a finished match is not in the store");
    world_done(&world);
}

/* A table that nobody watches and that waits for a person leaves memory, and comes back whole. */
static void forget_and_remember(void)
{
    enum { SEATS = 3 };
    struct world world;
    char *before[SEATS + 1], *after[SEATS + 1];
    world_init(&world, "memory:", 21);
    world_people(&world, SEATS, NULL);
    for (int i = 0; i < 50; i++) world_step(&world);
    while (world.sockets) world_disconnect(world.socket[0]);
    snapshots(&world, SEATS, before);
    world_pass(&world, 599 * 1000);
    CHECK(world.tables->table_count == 1, "forgotten too early");
    world_pass(&world, 2000);
    CHECK(world.tables->table_count == 0 && world.tables->live_count == 0, "not forgotten");
    snapshots(&world, SEATS, after);
    for (int i = 0; i <= SEATS; i++) {
        CHECK(strcmp(before[i], after[i]) == 0, "a forgotten table came back as another");
        free(before[i]);
        free(after[i]);
    }
    reconnect(&world, SEATS);
    CHECK(world_step(&world) && world.tables->live_count == 1, "it does not go on");
    world_done(&world);
}

/* Tables that nobody starts are closed; what other rules wrote is refused and left alone. */
static void close_and_refuse(void)
{
    struct world world;
    struct tables_wish wish = { .game = lf_games[0]->name, .seats = 3, .listed = true };
    world_init(&world, "memory:", 22);
    world_create(&world, "p0", &wish);
    char *list = tables_list(world.tables);
    CHECK(world_has(list, world.created), "an open table is not listed: %s", list);
    free(list);
    world_pass(&world, 25 * 3600 * 1000);
    list = tables_list(world.tables);
    CHECK(strcmp(list, "[]") == 0 && world.tables->live_count == 0, "not closed: %s", list);
    free(list);
    struct store_entry entry = {
        .table = "RRRRRR", .seq = 1, .kind = STORE_SETUP, .at = 1, .seat = -1,
        .text = "game other\nrules 7\nseats 3\nsecret "
                "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    };
    store_append(world.store, &entry);
    world_restart(&world);
    struct socket *socket = world_connect(&world, "p0");
    world_watch(socket, "RRRRRR", 0);
    CHECK(world_has(world_last(socket, "gone"), "rules"), "a log of other rules was taken");
    enum tables_reason reason;
    char *summary = tables_summary(world.tables, "RRRRRR", NULL, &reason);
    CHECK(summary && world_has(summary, "\"refused\""), "summary of a refused table");
    free(summary);
    CHECK(store_exists(world.store, "RRRRRR"), "a refused log is gone");
    world_done(&world);
}

void test_restarts(int seeds)
{
    forget_and_remember();
    close_and_refuse();
    for (int seed = 0; seed < seeds; seed++)
        play_with_restarts((uint64_t)seed + 100, "memory:");
}
