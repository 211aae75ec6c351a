/* outset.c - choices at the outset of a match (founding), which decide much and come before
 * anything that a net has learned to value: each is tried out, all that follows of the outset is
 * played as greedy does it, and the net values the position in which turns begin (think.h). Who is
 * stopped before all is tried does as greedy does. */
#include "bots/turn.h"

#include "core/check.h"
#include "core/context.h"
#include "core/text.h"

enum { STEPS_MAX = 64 };          /* choices of an outset */

static lf_action habit_of(const struct lf_bot_pack *pack, const void *view, int seat)
{
    struct lf_rng rng = { 1, 0 };
    struct lf_memory memory = { 0 };
    return pack->greedy(view, seat, &rng, &memory);
}

/* Plays the rest of the outset in a world; every seat sees its view alone. */
static void play_out(struct search *search, const struct lf_bot_pack *pack, unsigned char *world)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    const struct lf_game *game = search->game;
    for (int i = 0; i < STEPS_MAX && search->insight->outset(world); i++) {
        struct search_outcome outcomes[LF_OUTCOMES_MAX];
        int actor = search_actor(search, world);
        if (actor < 0) return;
        if (actor == LF_CHANCE) {
            search_outcomes(search, world, 1, outcomes);
            game->apply(world, actor, outcomes[0].action);
            continue;
        }
        game->view(world, actor, view);
        game->apply(world, actor, habit_of(pack, view, actor));
    }
}

/* What is tried: everything, or greedy's choice and some others drawn by lot, in front. */
static int choose_tried(const struct lf_game *game, const struct lf_bot_pack *pack,
                        const void *view, int seat, struct lf_rng *rng, int most, lf_action *list)
{
    int count = game->legal(view, seat, list);
    if (count <= most) return count;
    lf_action habit = habit_of(pack, view, seat);
    for (int i = 0; i < most; i++) {
        int at = i + (int)lf_rng_below(rng, (uint32_t)(count - i));
        for (int k = i; i == 0 && k < count; k++)
            if (list[k] == habit) at = k;
        lf_action taken = list[at];
        list[at] = list[i];
        list[i] = taken;
    }
    return most;
}

lf_action lf_outset(const struct lf_game *game, const struct lf_net *net, const void *view,
                    int seat, struct lf_rng *rng, int most_tried, void *scratch, size_t size)
{
    _Alignas(16) unsigned char world[LF_STATE_MAX], after[LF_STATE_MAX];
    lf_action list[LF_LEGAL_MAX], best = 0;
    const struct lf_bot_pack *pack = lf_pack_of(game);
    struct search search = {
        .nodes_max = UINT32_MAX, .shared = true, .stop = lf_context_entered->slot[LF_STOP_SLOT],
    };
    float most = -1;
    if (!pack->insight->outset || !pack->insight->outset(view)) return 0;
    LF_ASSERT(search_take(&search, game, pack->insight, scratch) <= size);
    search_begin(&search, game, net, view, seat, rng);
    game->resample(view, rng, world);
    int count = choose_tried(game, pack, view, seat, rng, most_tried, list);
    for (int i = 0; i < count; i++) {
        __builtin_memcpy(after, world, game->state_size);
        game->apply(after, seat, list[i]);
        play_out(&search, pack, after);
        float chance = search_worth(&search, after, seat);
        if (chance > most) most = chance, best = list[i];
        if (!search_goes_on(&search)) return habit_of(pack, view, seat);
    }
    return best;
}
