/* differences.c - clients of landfall.2 at tables of every game: whatever happens, what they have
 * put together from differences is what the table would tell them anew, byte for byte. And the
 * same positions as a file, for readers in other languages. */
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "server/sight.h"
#include "tests/tables/tests.h"

enum { STEPS = 160, DROPPED_MS = 20000 };

static uint32_t draw(struct world *world, uint32_t below)
{
    return lf_rng_below(&world->rng, below);
}

static bool same_lists(const struct socket *one, const struct socket *two)
{
    if (one->legal_count != two->legal_count) return false;
    for (int i = 0; i < one->legal_count; i++)
        if (strcmp(one->legal[i], two->legal[i]) != 0) return false;
    return true;
}

/* Everybody knows what the table would tell anew, and both protocols list the same actions. */
static bool all_know(struct world *world)
{
    struct table *table = world_table(world);
    for (int i = 0; i < world->sockets; i++) {
        struct socket *socket = world->socket[i];
        if (socket->client->table != table || !socket->differs) continue;
        int seat = table_seat_of(table, socket->client);
        struct lf_bytes text = sight_text(table, table->now, seat);
        if (socket->unfit || !socket->sight || strlen(socket->sight) != text.length ||
            memcmp(socket->sight, text.at, text.length) != 0) {
            printf("    seat %d: %u unfit\n    has:   %.300s\n    needs: %.300s\n", seat,
                   socket->unfit, socket->sight ? socket->sight : "nothing", text.at);
            return false;
        }
        for (int k = 0; k < world->sockets; k++) {
            const struct socket *other = world->socket[k];
            if (other->differs || other->client->table != table || seat < 0 ||
                table_seat_of(table, other->client) != seat) continue;
            if (!same_lists(socket, other)) {
                printf("    seat %d: lists of %d and %d actions\n", seat, socket->legal_count,
                       other->legal_count);
                return false;
            }
        }
    }
    return true;
}

/* A new socket for the same person, who comes back with what he has, or with nothing. */
static void come_back(struct world *world, struct socket *socket, bool keeps)
{
    char name[STORE_NAME_MAX];
    uint32_t seq = socket->seq;
    snprintf(name, sizeof name, "%s", socket->person.name);
    char *sight = keeps && socket->sight ? strdup(socket->sight) : NULL;
    world->differs = socket->differs;
    world_disconnect(socket);
    for (uint32_t n = draw(world, 4); n > 0; n--) world_step(world);    /* what he misses */
    socket = world_connect(world, *name ? name : NULL);
    socket->sight = sight;
    socket->seq = sight ? seq : 0;
    if (sight) world_read_legal(socket, sight);
    world_watch(socket, world->created, sight ? seq : 0);
}

/* Things that happen between moves. */
static void disturb(struct world *world)
{
    struct socket *socket = world->socket[draw(world, (uint32_t)world->sockets)];
    struct ask ask = world_ask(socket);
    switch (draw(world, 9)) {
    case 0: tables_undo(&ask); break;
    case 1: come_back(world, socket, true); break;
    case 2: come_back(world, socket, false); break;
    case 3: tables_sight(&ask); break;
    case 4:
        world->now += DROPPED_MS;
        tables_prune(world->tables);
        CHECK(!world->tables->sights, "texts that nobody needs are kept");
        for (int i = 0; i < world->sockets && draw(world, 2); i++) {
            struct ask each = world_ask(world->socket[i]);
            tables_undo(&each);
        }
        break;
    case 5: tables_pause(&ask); tables_resume(&ask); break;
    case 6: world_watch(socket, world->created, socket->seq); break;
    default: break;
    }
}

/* Two sockets on each seat, one of each protocol, and two spectators. */
static void sit_twice(struct world *world, int seats)
{
    char name[16];
    for (int i = 0; i <= seats; i++) {
        snprintf(name, sizeof name, "p%d", i);
        world->differs = i % 2 == 0;
        world_watch(world_connect(world, i < seats ? name : NULL), world->created, 0);
    }
}

static void play(const struct lf_game *game, uint64_t seed, const char *options)
{
    struct world world;
    int seats = game->seats_max < 4 ? game->seats_max : 4, steps = 0;
    bool know = true;
    world_init(&world, "memory:", seed);
    world.differs = true;
    world_people_of(&world, game, seats, options);
    sit_twice(&world, seats);
    know = all_know(&world);
    while (know && steps++ < STEPS && !world_over(&world)) {
        if (draw(&world, 4) == 0) disturb(&world);
        know = all_know(&world) && (world_step(&world) || world_over(&world)) && all_know(&world);
    }
    CHECK(know, "%s, seed %d: after %d steps a client knows something else", game->name,
          (int)seed, steps);
    world_done(&world);
}

/* A client that asks for differences it cannot have: it is told the whole when it asks. */
static void lose_track(void)
{
    struct world world;
    world_init(&world, "memory:", 5);
    world.differs = true;
    world_people(&world, 3, "");
    struct socket *socket = world.socket[1];
    socket->sight[0] = '[';
    world_step(&world);
    CHECK(socket->unfit == 1 && !socket->sight, "a text that is not the server's is not noticed");
    socket->unfit = 0;
    struct ask ask = world_ask(socket);
    ask.has_id = true;
    ask.id = 7;
    tables_sight(&ask);
    CHECK(world_has(world_last(socket, "sight"), "\"id\":7"), "the answer repeats no id");
    CHECK(all_know(&world), "it does not know what it has asked for");
    world_step(&world);
    CHECK(all_know(&world), "it has lost track again");
    struct ask none = { .client = world_connect(&world, NULL)->client };
    tables_sight(&none);
    CHECK(world_has(world_last(none.client->socket, "refused"), "\"none\""), "of no table");
    world.differs = false;
    struct socket *old = world_connect(&world, NULL);
    struct ask whole = world_ask(old);
    world_watch(old, world.created, 0);
    tables_sight(&whole);
    CHECK(world_has(world_last(old, "refused"), "\"unknown\""), "landfall.1 has no such message");
    world_done(&world);
}

/* Somebody leaves the match in one window while the other is away: that one comes back as a
 * spectator, with what the seat knew. */
static void leave_while_away(void)
{
    struct world world;
    world_init(&world, "memory:", 7);
    world.differs = true;
    world_people(&world, 3, "");
    for (int i = 0; i < 12; i++) world_step(&world);
    struct socket *away = world.socket[1], *other = world_connect(&world, away->person.name);
    world_watch(other, world.created, 0);
    uint32_t seq = away->seq;
    char *sight = strdup(away->sight);
    world_disconnect(away);
    struct ask ask = world_ask(other);
    tables_stand(&ask);
    away = world_connect(&world, other->person.name);
    away->sight = sight;
    away->seq = seq;
    world_watch(away, world.created, seq);
    CHECK(table_seat_of(world_table(&world), away->client) < 0, "who has left has a seat");
    CHECK(away->unfit == 0, "differences for a spectator are sent to who knows what a seat knew");
    CHECK(all_know(&world), "who comes back does not know what he should");
    world_done(&world);
}

/* The same action again is told without a change, for it has been told with one. */
static void act_twice(void)
{
    struct world world;
    world_init(&world, "memory:", 6);
    world.differs = true;
    world_people(&world, 3, "");
    struct socket *socket = world_mover(&world);
    struct ask ask = world_ask(socket);
    char action[LF_ACTION_TEXT_MAX];
    snprintf(action, sizeof action, "%s", socket->legal[0]);
    tables_do(&ask, socket->seq, "once", action);
    CHECK(world_has(world_last(socket, "move"), "\"d\":["), "told without a change");
    CHECK(world_has(world_last(socket, "move"), "\"key\":\"once\""), "told without its key");
    world_forget(socket);
    tables_do(&ask, socket->seq, "once", action);
    CHECK(world_count(socket, "move") == 1, "not told again");
    CHECK(!world_has(world_last(socket, "move"), "\"d\":["), "told a change again");
    CHECK(world_has(world_last(socket, "move"), "\"key\":\"once\""), "told again without a key");
    CHECK(all_know(&world), "it has lost track");
    world_done(&world);
}

void test_differences(int seeds)
{
    for (int i = 0; lf_games[i]; i++)
        for (int seed = 0; seed < seeds; seed++) play(lf_games[i], (uint64_t)seed, "");
    lose_track();
    act_twice();
    leave_while_away();
}

/* ---- For readers in other languages ---- */

static FILE *lines;

/* A message with a position, the text that it must give, and the actions it lists. */
static void write_line(struct socket *socket)
{
    static char line[4 * SIGHT_SIZE];
    struct lf_out out = lf_out_start(line, sizeof line);
    if (socket != socket->world->socket[0]) return;
    lf_json_object(&out, NULL);
    lf_json_raw(&out, "message", socket->messages[socket->count - 1].text);
    lf_json_text(&out, "sight", socket->sight);
    lf_json_array(&out, "legal");
    for (int i = 0; i < socket->legal_count; i++) lf_json_text(&out, NULL, socket->legal[i]);
    lf_json_array_end(&out);
    lf_json_object_end(&out);
    lf_out_end(&out);
    fprintf(lines, "%s\n", line);
}

static void write_game(const struct lf_game *game, int steps)
{
    struct world world;
    world_init(&world, "memory:", (uint64_t)steps);
    world.differs = true;
    world_people_of(&world, game, game->seats_max < 3 ? game->seats_max : 3, "");
    world.told = write_line;
    struct ask ask = world_ask(world.socket[0]);
    tables_sight(&ask);
    for (int i = 0; i < steps && world_step(&world); i++)
        if (i % 50 == 17) tables_undo(&ask);
    world_done(&world);
}

bool write_differences(const char *name, int steps)
{
    lines = fopen(name, "w");
    if (!lines) return false;
    for (int i = 0; lf_games[i]; i++) write_game(lf_games[i], steps);
    return fclose(lines) == 0;
}
