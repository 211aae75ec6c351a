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
    char *text = tables_replay(world->tables, world->created, &reason);
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
        .bot_count = 4, .bots = { with_person ? NULL : bot, bot, bot, bot }, .word = "luck",
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

void test_matches(int seeds)
{
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

/* Plays a match of people, some of whom give words, and keeps what it leaves behind. */
void write_match(const char *folder, uint64_t seed)
{
    struct world world;
    enum tables_reason reason;
    world_init(&world, "memory:", seed + 900);
    world_people(&world, 2 + (int)(seed % 3), "target=4");
    while (!world_over(&world) && world_step(&world)) continue;
    write_file(folder, seed, "rep", tables_replay(world.tables, world.created, &reason));
    write_file(folder, seed, "json", tables_proof(world.tables, world.created, &reason));
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

/* A socket that has everything up to `have` gets, byte by byte, the moves that others got. */
static void check_gap(struct world *world, size_t missing)
{
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

void test_restarts(int seeds)
{
    for (int seed = 0; seed < seeds; seed++)
        play_with_restarts((uint64_t)seed + 100, "memory:");
}
