/* pair.c - see pair.h. */
#include "tools/worlds/pair.h"

#include <string.h>

#include "core/match.h"

enum { TRIES = 60, DEEP = 3 };      /* DEEP: draws in a row that are looked ahead */

struct list { int count; lf_action action[LF_LEGAL_MAX]; uint32_t weight[LF_LEGAL_MAX]; };

static void list_outcomes(const struct lf_game *game, const void *state, struct list *list)
{
    struct lf_outcome outcome[LF_OUTCOMES_MAX];
    list->count = game->chance(state, outcome);
    for (int i = 0; i < list->count; i++) {
        list->action[i] = outcome[i].action;
        list->weight[i] = outcome[i].weight;
    }
}

static void list_actions(const struct pair *pair, int which, int actor, struct list *list)
{
    const void *state = pair->world[which].state;
    if (actor == LF_CHANCE) list_outcomes(pair->game, state, list);
    else list->count = pair->game->legal(state, actor, list->action);
}

/* Draws a kind first, so that kinds with many arguments do not crowd out the others. */
static lf_action draw(const struct list *list, struct lf_rng *rng)
{
    int first[64], length[64], kinds = 0;
    for (int i = 0; i < list->count; i++) {
        if (i && lf_kind_of(list->action[i]) == lf_kind_of(list->action[i - 1])) {
            length[kinds - 1]++;
        } else if (kinds < 64) {
            first[kinds] = i;
            length[kinds++] = 1;
        }
    }
    int kind = (int)lf_rng_below(rng, (uint32_t)kinds);
    return list->action[first[kind] + (int)lf_rng_below(rng, (uint32_t)length[kind])];
}

/* The action of the second world that the viewer reads as `a` of the first; another one than `a`
 * where there is a choice. 0: none. */
static lf_action partner(const struct pair *pair, int actor, lf_action a, const struct list *list,
                         struct lf_rng *rng)
{
    const struct lf_game *game = pair->game;
    lf_action read = game->seen(pair->world[0].state, actor, a, pair->viewer), found = 0;
    uint32_t others = 0;
    for (int i = 0; i < list->count; i++) {
        lf_action b = list->action[i];
        if (game->seen(pair->world[1].state, actor, b, pair->viewer) != read) continue;
        if (b == a && !found) found = b;
        if (b != a && lf_rng_below(rng, ++others) == 0) found = b;
    }
    return found;
}

static bool draws_alike(const struct pair *pair, const struct world world[2], int deep);

/* Whether this outcome, drawn in both, reads and looks the same, and so does what is drawn next. */
static bool outcome_alike(const struct pair *pair, const struct world world[2], lf_action outcome,
                          int deep)
{
    const struct lf_game *game = pair->game;
    struct world after[2], view[2];
    lf_action read[2];
    for (int w = 0; w < 2; w++) {
        read[w] = game->seen(world[w].state, LF_CHANCE, outcome, pair->viewer);
        after[w] = world[w];
        game->apply(after[w].state, LF_CHANCE, outcome);
        game->view(after[w].state, pair->viewer, view[w].state);
    }
    if (read[0] != read[1] || memcmp(view[0].state, view[1].state, game->state_size) != 0)
        return false;
    if (!(game->actors(after[0].state) >> LF_CHANCE & 1)) return true;
    return deep > 0 && draws_alike(pair, after, deep - 1);
}

/* Whether the viewer learns the same from any draw of chance in both worlds: the outcomes are the
 * same ones and it is the same draw of its stream, or the viewer reads all of them as one. (Where
 * a hidden theft had a single outcome in one world only, later draws of that stream are not the
 * same. That tells the viewer nothing, for it cannot know what the other draw would have been.) */
static bool draws_alike(const struct pair *pair, const struct world world[2], int deep)
{
    struct list list[2];
    const struct lf_game *game = pair->game;
    for (int w = 0; w < 2; w++) list_outcomes(game, world[w].state, &list[w]);
    if (list[0].count == list[1].count) {
        int stream = lf_kind_of(list[0].action[0]);
        bool same = pair->drawn[0][stream] == pair->drawn[1][stream];
        for (int i = 0; i < list[0].count; i++)
            same = same && list[0].action[i] == list[1].action[i] &&
                   list[0].weight[i] == list[1].weight[i];
        for (int i = 0; same && i < list[0].count; i++)
            same = list[0].weight[i] && outcome_alike(pair, world, list[0].action[i], deep);
        if (same) return true;
    }
    lf_action read = game->seen(world[0].state, LF_CHANCE, list[0].action[0], pair->viewer);
    for (int w = 0; w < 2; w++)
        for (int i = 0; i < list[w].count; i++)
            if (game->seen(world[w].state, LF_CHANCE, list[w].action[i], pair->viewer) != read)
                return false;
    return true;
}

/* Whether some outcome in each world reads the same to the viewer. Else the next draw would tell
 * the worlds apart: a thief whose victims hold nothing in common. */
static bool draws_can_match(const struct pair *pair, const struct world world[2])
{
    static struct list list[2];
    const struct lf_game *game = pair->game;
    for (int w = 0; w < 2; w++) list_outcomes(game, world[w].state, &list[w]);
    for (int i = 0; i < list[0].count; i++) {
        lf_action a = game->seen(world[0].state, LF_CHANCE, list[0].action[i], pair->viewer);
        for (int k = 0; k < list[1].count; k++)
            if (game->seen(world[1].state, LF_CHANCE, list[1].action[k], pair->viewer) == a)
                return true;
    }
    return false;
}

/* Whether the worlds still look alike to the viewer after the step, and go on. */
static bool stays_alike(const struct pair *pair, bool live, const struct pair_step *step)
{
    const struct lf_game *game = pair->game;
    struct world after[2];
    struct world view[2];
    for (int w = 0; w < 2; w++) {
        after[w] = pair->world[w];
        game->apply(after[w].state, step->actor, step->action[w]);
        if (game->winners(after[w].state)) return false;
        game->view(after[w].state, pair->viewer, view[w].state);
    }
    if (memcmp(view[0].state, view[1].state, game->state_size) != 0) return false;
    if (game->actors(after[0].state) != game->actors(after[1].state)) return false;
    if (!(game->actors(after[0].state) >> LF_CHANCE & 1)) return true;
    return live ? draws_alike(pair, after, DEEP) : draws_can_match(pair, after);
}

/* Other numbers for the second world, or the same where they show. */
static void shuffle(const struct pair *pair, const struct list *list, struct lf_rng *rng,
                    struct pair_step *step)
{
    lf_action read[2];
    for (int w = 0; w < 2; w++) {
        step->action[w] = list->action[0] | (lf_rng_next(rng) & 0xFFFFFFFFFFFF);
        read[w] = pair->game->seen(pair->world[w].state, LF_CHANCE, step->action[w], pair->viewer);
    }
    if (read[0] != read[1] || !stays_alike(pair, false, step)) step->action[1] = step->action[0];
}

bool pair_choose(const struct pair *pair, bool live, struct lf_rng *rng, struct pair_step *step)
{
    static struct list list[2];
    const struct lf_game *game = pair->game;
    lf_seats awaited = game->awaited(pair->world[0].state);
    if (awaited == 0 || awaited != game->awaited(pair->world[1].state)) return false;
    for (int i = 0; i < TRIES; i++) {
        int actor = (int)lf_rng_below(rng, 32);
        while (!(awaited >> actor & 1)) actor = (actor + 1) % 32;
        step->actor = actor;
        for (int w = 0; w < 2; w++) list_actions(pair, w, actor, &list[w]);
        if (actor == LF_CHANCE && list[0].count == 1 && list[0].weight[0] == 0) {
            shuffle(pair, &list[0], rng, step);
        } else {
            step->action[0] = draw(&list[0], rng);
            step->action[1] = partner(pair, actor, step->action[0], &list[1], rng);
        }
        if (step->action[1] && stays_alike(pair, live, step)) return true;
    }
    return false;
}

void pair_apply(struct pair *pair, int world, int actor, lf_action action)
{
    static struct list list;
    if (actor == LF_CHANCE) {
        list_outcomes(pair->game, pair->world[world].state, &list);
        pair->drawn[world][lf_kind_of(action)] += list.count > 1 || list.weight[0] == 0;
    }
    pair->game->apply(pair->world[world].state, actor, action);
}

void pair_take(struct pair *pair, const struct pair_step *step)
{
    for (int w = 0; w < 2; w++) pair_apply(pair, w, step->actor, step->action[w]);
    pair->hidden += step->action[0] != step->action[1];
}

bool pair_differs(const struct pair *pair)
{
    return memcmp(pair->world[0].state, pair->world[1].state, pair->game->state_size) != 0;
}
