/* secrets.c - nothing is sent too early, and nothing that a seat may not know.
 *
 * Two worlds are played side by side. They differ only in what one viewer does not know: in the
 * second world the hidden part of the state is drawn anew. The same public actions follow in
 * both; until the rules show the difference, all bytes the viewer gets must be the same. */
#include <stdlib.h>
#include <string.h>

#include "core/hash.h"
#include "core/match.h"
#include "tests/tables/tests.h"

void test_durable(void)
{
    struct world world;
    world_init(&world, "memory:", 14);
    world_people(&world, 3, "target=4");
    world_slow(&world);
    int early = 0, late = 0;
    for (int step = 0; step < 200 && !world_over(&world); step++) {
        size_t counts[3];
        for (int i = 0; i < 3; i++) counts[i] = world.socket[i]->count;
        uint32_t seq = world_table(&world)->seq;
        struct socket *mover = world_mover(&world);
        if (!mover) break;
        world_do(mover, mover->legal[lf_rng_below(&world.rng, (uint32_t)mover->legal_count)]);
        tables_run(world.tables);
        for (int i = 0; i < 3; i++) early += world.socket[i]->count != counts[i];
        world_commit(&world);
        for (int i = 0; i < 3; i++)
            late += world_table(&world)->seq > seq && world.socket[i]->count == counts[i];
    }
    CHECK(early == 0, "%d messages before their commit", early);
    CHECK(late == 0, "%d messages missing after their commit", late);
    struct tables_wish wish = { .game = lf_games[0]->name, .seats = 3 };
    world.created[0] = 0;
    world_create(&world, "z", &wish);
    CHECK(!world.created[0], "a table was announced before its commit");
    world_commit(&world);
    CHECK(world.created[0], "a table was not announced after its commit");
    world_done(&world);
}

/* Puts another state under the table. */
static void replace(struct world *world, const void *state)
{
    struct table *table = world_table(world);
    memcpy(table->now, state, table->game->state_size);
}

/* The text of `action` may be done by seat in both worlds, or chance may bring it in both. */
static bool common(struct world *a, struct world *b, int actor, lf_action action)
{
    struct world *both[] = { a, b };
    for (int i = 0; i < 2; i++) {
        struct table *table = world_table(both[i]);
        if (actor == LF_CHANCE) {
            if (!lf_chance_possible(table->game, table->now, action)) return false;
        } else if (table->game->check(table->now, actor, action)) {
            return false;
        }
    }
    return true;
}

/* One action in both worlds, chosen so that the viewer reads the same of it in both; false if
 * the hidden difference leaves none (it has come to light). */
static bool step_both(struct world *a, struct world *b, int viewer)
{
    struct table *x = world_table(a), *y = world_table(b);
    const struct lf_game *game = x->game;
    lf_seats awaited = game->awaited(x->now);
    if (!awaited || awaited != game->awaited(y->now)) return false;
    int actor = lf_lowest_seat(awaited), count = 0;
    lf_action list[LF_LEGAL_MAX];
    if (actor == LF_CHANCE) {
        struct lf_outcome outcomes[LF_OUTCOMES_MAX];
        int all = game->chance(x->now, outcomes);
        for (int i = 0; i < all; i++)
            if (outcomes[i].weight) list[count++] = outcomes[i].action;
    } else {
        count = game->legal(x->now, actor, list);
    }
    for (int tries = 0; tries < 200 && count; tries++) {
        lf_action action = list[lf_rng_below(&a->rng, (uint32_t)count)];
        if (!common(a, b, actor, action)) continue;
        table_act(x, actor == LF_CHANCE ? -1 : actor, action, NULL, NULL);
        table_act(y, actor == LF_CHANCE ? -1 : actor, action, NULL, NULL);
        return true;
    }
    (void)viewer;
    return false;
}

static struct socket *follow(struct world *world, int viewer)
{
    char name[16];
    snprintf(name, sizeof name, "p%d", viewer);
    struct socket *socket = world_connect(world, viewer == LF_NOBODY ? NULL : name);
    world_watch(socket, world->created, 0);
    world_forget(socket);
    return socket;
}

static int compare(const struct socket *a, const struct socket *b)
{
    int different = a->count != b->count;
    for (size_t i = 0; i < a->count && i < b->count && !different; i++)
        if (strcmp(a->messages[i].text, b->messages[i].text) != 0) {
            different = 1;
            printf("--- one world\n%s\n--- the other\n%s\n", a->messages[i].text,
                   b->messages[i].text);
        }
    return different;
}

/* What the viewer can ask for by itself: refusals and answers must not tell either. */
static void pester(struct socket *socket, uint64_t seed)
{
    struct lf_rng rng = { seed, 0 };
    struct ask ask = world_ask(socket);
    const struct lf_game *game = world_table(socket->world)->game;
    for (int i = 0; i < 20; i++) {
        int kind = 0;
        lf_action action;
        char text[LF_ACTION_TEXT_MAX];
        for (const struct lf_kind *k = game->kinds; k->kind; k++) kind++;
        kind = game->kinds[lf_rng_below(&rng, (uint32_t)kind)].kind;
        action = lf_act(kind, lf_rng_next(&rng) & (i % 2 ? 0xFFFF : 0x7F));
        if (game->print(action, text, sizeof text) > 0) tables_why(&ask, text);
    }
}

static int play_pair(uint64_t seed, int viewer, int *pairs)
{
    struct world a, b;
    int different = 0;
    _Alignas(16) unsigned char view[LF_STATE_MAX], other[LF_STATE_MAX];
    world_init(&a, "memory:", seed);
    world_init(&b, "memory:", seed);
    world_people(&a, 3, "target=8");
    world_people(&b, 3, "target=8");
    for (int round = 0; round < 40 && !different; round++) {
        for (int step = 0; step < 15; step++)
            if (!step_both(&a, &b, viewer)) break;
        struct table *x = world_table(&a);
        if (!x->game->actors(x->now)) break;
        x->game->view(x->now, viewer, view);
        x->game->resample(view, &a.rng, other);
        replace(&b, other);
        struct socket *in_a = follow(&a, viewer), *in_b = follow(&b, viewer);
        for (int step = 0; step < 12; step++) {
            struct table *y = world_table(&b);
            _Alignas(16) unsigned char seen[LF_STATE_MAX];
            x->game->view(x->now, viewer, view);
            y->game->view(y->now, viewer, seen);
            if (memcmp(view, seen, x->game->state_size) != 0) break;
            if (viewer != LF_NOBODY) pester(in_a, seed + (uint64_t)step);
            if (viewer != LF_NOBODY) pester(in_b, seed + (uint64_t)step);
            message_seats(x, in_a->client);
            message_seats(y, in_b->client);
            different += compare(in_a, in_b);
            if (!step_both(&a, &b, viewer)) break;
            x->game->view(x->now, viewer, view);
            y->game->view(y->now, viewer, seen);
            /* The rules may show the difference now, then the viewer may see it. */
            if (memcmp(view, seen, x->game->state_size) != 0) break;
            different += compare(in_a, in_b);
            ++*pairs;
        }
        world_disconnect(in_a);
        world_disconnect(in_b);
        memcpy(other, x->now, x->game->state_size);
        replace(&b, other);
    }
    world_done(&a);
    world_done(&b);
    return different;
}

/* ---- Worlds that differ from the beginning ---- */

/* What can happen now, for whoever is to act. */
static int choices(const struct table *table, int actor, lf_action *list)
{
    struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    int count = 0;
    if (actor != LF_CHANCE) return table->game->legal(table->now, actor, list);
    int all = table->game->chance(table->now, outcomes);
    for (int i = 0; i < all; i++)
        if (outcomes[i].weight) list[count++] = outcomes[i].action;
    return count;
}

/* Whether the viewer reads the same and sees the same after it. */
static bool alike(const struct table *x, lf_action in_x, const struct table *y, lf_action in_y,
                  int actor, int viewer)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX], one[LF_STATE_MAX], two[LF_STATE_MAX];
    const struct lf_game *game = x->game;
    if (game->seen(x->now, actor, in_x, viewer) != game->seen(y->now, actor, in_y, viewer))
        return false;
    memcpy(state, x->now, game->state_size);
    game->apply(state, actor, in_x);
    game->view(state, viewer, one);
    memcpy(state, y->now, game->state_size);
    game->apply(state, actor, in_y);
    game->view(state, viewer, two);
    return memcmp(one, two, game->state_size) == 0;
}

/* One step of each world that the viewer cannot tell apart; another one in the second world
 * wherever that is possible. False: there is none, the secret is out. */
static bool step_apart(struct world *a, struct world *b, int viewer, int *apart)
{
    struct table *x = world_table(a), *y = world_table(b);
    lf_seats awaited = x->game->awaited(x->now);
    lf_action in_x[LF_LEGAL_MAX], in_y[LF_LEGAL_MAX];
    if (!awaited || awaited != y->game->awaited(y->now)) return false;
    int actor = lf_lowest_seat(awaited), seat = actor == LF_CHANCE ? -1 : actor;
    int count_x = choices(x, actor, in_x), count_y = choices(y, actor, in_y);
    for (int tries = 0; tries < 60 && count_x; tries++) {
        lf_action one = in_x[lf_rng_below(&a->rng, (uint32_t)count_x)], two = 0;
        uint32_t from = lf_rng_below(&a->rng, (uint32_t)count_y);
        for (int i = 0; i < count_y; i++) {
            lf_action other = in_y[(from + (uint32_t)i) % (uint32_t)count_y];
            if (lf_kind_of(other) != lf_kind_of(one)) continue;
            if (!alike(x, one, y, other, actor, viewer)) continue;
            two = other;
            if (two != one) break;
        }
        if (!two) continue;
        *apart += one != two;
        table_act(x, seat, one, NULL, NULL);
        table_act(y, seat, two, NULL, NULL);
        return true;
    }
    return false;
}

/* From the first card on, everything hidden from the viewer happens differently in the second
 * world; moves, whole tables and their logs, and answers must be the same. */
static int play_apart(uint64_t seed, int viewer, int *apart)
{
    struct world a, b;
    int different = 0;
    world_init(&a, "memory:", seed);
    world_init(&b, "memory:", seed);
    world_people(&a, 3, "target=12,discard-limit=4");
    world_people(&b, 3, "target=12,discard-limit=4");
    struct socket *in_a = follow(&a, viewer), *in_b = follow(&b, viewer);
    for (int step = 0; step < 1500 && !different; step++) {
        if (!step_apart(&a, &b, viewer, apart)) break;
        if (step % 5 == 0) {
            if (viewer != LF_NOBODY) pester(in_a, seed + (uint64_t)step);
            if (viewer != LF_NOBODY) pester(in_b, seed + (uint64_t)step);
            world_watch(in_a, a.created, 0);
            world_watch(in_b, b.created, 0);
        }
        different += compare(in_a, in_b);
        world_forget(in_a);
        world_forget(in_b);
    }
    world_done(&a);
    world_done(&b);
    return different;
}

void test_secrets(int seeds)
{
    int pairs = 0, apart = 0;
    for (int seed = 0; seed < seeds * 4; seed++) {
        int viewer = seed % 4 == 3 ? LF_NOBODY : seed % 4;
        CHECK(play_pair((uint64_t)seed + 500, viewer, &pairs) == 0,
              "viewer %d can tell two worlds apart, seed %d", viewer, seed);
        CHECK(play_apart((uint64_t)seed + 700, viewer, &apart) == 0,
              "viewer %d can tell two histories apart, seed %d", viewer, seed);
    }
    CHECK(apart > 20 * seeds, "only %d hidden things happened differently", apart);
    CHECK(pairs > 100 * seeds, "only %d pairs of worlds were compared", pairs);
}
