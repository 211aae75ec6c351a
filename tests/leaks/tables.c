/* tables.c - a match and its shadow at tables of two servers without a network: every message that
 * the viewer gets, whatever he asks, and all that anybody may read by HTTP (leaks.h). */
#include <stdlib.h>
#include <string.h>

#include "core/match.h"
#include "server/luck.h"
#include "server/sight.h"
#include "tests/leaks/leaks.h"
#include "tests/tables/world.h"

/* The two servers, the tables there, the viewer's sockets. */
struct both {
    struct trial *trial;
    int viewer;
    bool differs;                     /* they speak landfall.2 */
    struct world world[2];
    struct table *table[2];
    struct socket *socket[2];
};

/* The match goes on from here: what was before is not in its log. */
static void put_state(struct table *table, const void *state)
{
    memcpy(table->now, state, table->game->state_size);
    memcpy(table->begin, state, table->game->state_size);
    table->act_count = 0;
    sight_drop(table);
}

static void open_tables(struct both *both, const void *state, const void *shadow)
{
    const struct trial *trial = both->trial;
    for (int w = 0; w < 2; w++) {
        struct world *world = &both->world[w];
        world_init(world, "memory:", trial->seed);
        world->differs = both->differs;
        world_people_of(world, trial->game, trial->seat_count, trial->options);
        both->table[w] = world_table(world);
        put_state(both->table[w], w ? shadow : state);
        both->socket[w] = both->viewer == LF_NOBODY ? world_connect(world, NULL)
                                                    : world->socket[both->viewer];
        world_forget(both->socket[w]);
        world_watch(both->socket[w], world->created, 0);
    }
}

/* ---- Comparing ---- */

static void compare_messages(struct both *both)
{
    struct trial *trial = both->trial;
    const struct socket *one = both->socket[0], *two = both->socket[1];
    char secret[LUCK_HEX_MAX];
    luck_hex(both->table[0]->luck.secret, secret);
    for (size_t i = 0; i < one->count || i < two->count; i++) {
        const char *text[2] = { i < one->count ? one->messages[i].text : "",
                                i < two->count ? two->messages[i].text : "" };
        if (strcmp(text[0], text[1]) != 0) {
            int at = 0;
            trial_fail(trial, both->viewer, "a message tells a secret");
            while (text[0][at] && text[0][at] == text[1][at]) at++;
            at = at > 60 ? at - 60 : 0;
            printf("    one:   %.140s\n    other: %.140s\n", text[0] + at, text[1] + at);
            return;
        }
        MUST(trial, both->viewer, !strstr(text[0], secret), "a message tells the secret of luck");
    }
    for (int w = 0; w < 2; w++) world_forget(both->socket[w]);
}

/* The body of a GET in both worlds; secret ones are not there before the end. */
static void compare_body(struct both *both,
                         char *(*ask)(struct tables *, const char *, const char *,
                                      enum tables_reason *), bool secret)
{
    enum tables_reason reason[2];
    char person[16], *body[2];
    snprintf(person, sizeof person, "id-p%d", both->viewer);
    for (int w = 0; w < 2; w++)
        body[w] = ask(both->world[w].tables, both->world[w].created,
                      both->viewer == LF_NOBODY ? NULL : person, &reason[w]);
    bool same = reason[0] == reason[1] && !body[0] == !body[1] &&
                (!body[0] || secret || strcmp(body[0], body[1]) == 0);
    bool early = secret && body[0] && both->table[0]->state != TABLE_OVER;
    for (int w = 0; w < 2; w++) free(body[w]);
    MUST(both->trial, both->viewer, same, "what is read by HTTP tells a secret");
    MUST(both->trial, both->viewer, !early, "what proves a match is given before its end");
}

static void compare_lists(struct both *both)
{
    char person[16], *list[2];
    snprintf(person, sizeof person, "id-p%d", both->viewer == LF_NOBODY ? 0 : both->viewer);
    for (int mine = 0; mine < 2; mine++) {
        for (int w = 0; w < 2; w++)
            list[w] = mine ? tables_list_of(both->world[w].tables, person)
                           : tables_list(both->world[w].tables);
        bool same = strcmp(list[0], list[1]) == 0;
        for (int w = 0; w < 2; w++) free(list[w]);
        MUST(both->trial, both->viewer, same, "a list of tables tells a secret");
    }
}

static void compare_all(struct both *both)
{
    compare_messages(both);
    if (!both->trial->failed) compare_body(both, tables_summary, false);
    if (!both->trial->failed) compare_body(both, tables_replay, true);
    if (!both->trial->failed) compare_body(both, tables_proof, true);
    if (!both->trial->failed) compare_body(both, tables_review, true);
    if (!both->trial->failed) compare_lists(both);
}

/* ---- Asking ---- */

/* Why not, a hint, the seats, what was missed, and the whole table with its log. */
static void ask_all(struct both *both)
{
    struct trial *trial = both->trial;
    uint32_t missed = lf_rng_below(&trial->rng, 4);
    for (int w = 0; w < 2; w++) {
        struct socket *socket = both->socket[w];
        struct ask ask = world_ask(socket);
        char text[LF_ACTION_TEXT_MAX];
        for (int i = 0; i < trial->pool_count && i < 12; i++) {
            trial->game->print(trial->pool[i], text, sizeof text);
            tables_why(&ask, text);
        }
        tables_hint(&ask, "");
        tables_sight(&ask);
        message_seats(both->table[w], socket->client);
        uint32_t have = socket->seq > missed ? socket->seq - missed : 0;
        world_watch(socket, both->world[w].created, have);
        world_watch(socket, both->world[w].created, 0);
    }
}

/* ---- Acting ---- */

static bool chance_follows(const struct both *both, const struct twin *twin)
{
    const struct lf_game *game = both->trial->game;
    struct room after;
    memcpy(after.at, both->table[0]->now, game->state_size);
    game->apply(after.at, twin->actor, twin->action[0]);
    lf_seats actors = game->actors(after.at);
    return !actors || actors >> LF_CHANCE & 1;
}

/* The viewer wants to take back what he has done; he may not if it told anybody anything. */
static void take_back(struct both *both, bool tells)
{
    bool undone = false;
    for (int w = 0; w < 2; w++) {
        struct ask ask = world_ask(both->socket[w]);
        tables_undo(&ask);
        undone = undone || world_count(both->socket[w], "undone");
    }
    MUST(both->trial, both->viewer, !(tells && undone), "what has told something is taken back");
    compare_messages(both);
}

/* By a message of the viewer where no draw of the server's follows; else the table is led. What
 * the viewer has done he wants to take back, too. */
static void act(struct both *both, const struct twin *twin)
{
    struct trial *trial = both->trial;
    bool own = twin->actor == both->viewer && !chance_follows(both, twin);
    bool tells = own && trial->game->tells(both->table[0]->now, both->viewer, twin->action[0]);
    for (int w = 0; w < 2; w++) {
        char text[LF_ACTION_TEXT_MAX];
        struct table *table = both->table[w];
        if (own) {
            trial->game->print(twin->action[w], text, sizeof text);
            world_do(both->socket[w], text);
            continue;
        }
        table_act(table, twin->actor == LF_CHANCE ? -1 : twin->actor, twin->action[w], NULL, NULL);
        if (!trial->game->actors(table->now)) table_advance(table);
    }
    compare_messages(both);
    if (own && !trial->failed && lf_rng_below(&trial->rng, 2)) take_back(both, tells);
}

/* The next action of both; false: no counterpart can be found. */
static bool next(struct both *both, struct twin *twin)
{
    static lf_action list[LF_LEGAL_MAX];
    struct trial *trial = both->trial;
    const struct lf_game *game = trial->game;
    const void *state = both->table[0]->now, *shadow = both->table[1]->now;
    lf_seats awaited = game->awaited(state);
    struct room after[2];
    bool open;
    for (int tries = 0; awaited && tries < 20 && !trial->failed; tries++) {
        twin->actor = (int)lf_rng_below(&trial->rng, 32);
        while (!(awaited >> twin->actor & 1)) twin->actor = (twin->actor + 1) % 32;
        int count = list_of(game, state, twin->actor, list, &open);
        twin->action[0] = list[lf_rng_below(&trial->rng, (uint32_t)count)];
        if (open) twin->action[0] |= lf_rng_next(&trial->rng) & 0xFFFFFFFFFFFF;
        twin->action[1] = shadow_action(trial, state, shadow, both->viewer, twin->actor,
                                        twin->action[0]);
        if (!twin->action[1]) continue;
        for (int w = 0; w < 2; w++) {
            memcpy(after[w].at, w ? shadow : state, game->state_size);
            game->apply(after[w].at, twin->actor, twin->action[w]);
        }
        if (same_record(game, after[0].at, after[1].at, both->viewer)) return true;
    }
    return false;
}

int compare_tables(struct trial *trial, const void *state, int viewer, int steps)
{
    static struct both both;
    static unsigned turn;             /* every other one by differences */
    struct room shadow;
    struct twin twin;
    int done = 0;
    shadow_make(trial, state, viewer, shadow.at);
    if (trial->failed) return 0;
    both = (struct both){ .trial = trial, .viewer = viewer, .differs = turn++ % 2 };
    open_tables(&both, state, shadow.at);
    compare_all(&both);
    while (done < steps && !trial->failed && next(&both, &twin)) {
        act(&both, &twin);
        if (!trial->failed) ask_all(&both);
        if (!trial->failed) compare_all(&both);
        done++;
    }
    for (int w = 0; w < 2; w++) world_done(&both.world[w]);
    return done;
}
