/* outset.c - choices at the outset of a match (founding), which decide much and come before
 * anything that a net has learned to value: each is tried out, all that follows of the outset is
 * played as greedy does it, and the net values the position in which turns begin (think.h). Who is
 * stopped before all is tried does as greedy does. */
#include "bots/turn.h"

#include "core/check.h"
#include "core/context.h"
#include "core/text.h"

enum {
    STEPS_MAX = 64,           /* choices of an outset */
    PROMISING = 20,           /* of them that are tried, where care is taken */
    PROMISING_QUICK = 14,     /* ... and where time is short */
    CARED_FOR = 5,            /* ... and tried once more with care */
};

static lf_action habit_of(const struct lf_bot_pack *pack, const void *view, int seat)
{
    struct lf_rng rng = { 1, 0 };
    struct lf_memory memory = { 0 };
    return pack->greedy(view, seat, &rng, &memory);
}

static void copy(const struct search *search, void *to, const void *from)
{
    __builtin_memcpy(to, from, search->game->state_size);
}

static void play_out(struct search *search, const struct lf_bot_pack *pack, unsigned char *world,
                     lf_seats careful);

/* What a seat gets of a choice in a world. */
static float try_out(struct search *search, const struct lf_bot_pack *pack, const void *world,
                     int seat, lf_action action, lf_seats careful)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    copy(search, after, world);
    search->game->apply(after, seat, action);
    play_out(search, pack, after, careful);
    return search_worth(search, after, seat);
}

/* Puts the choices that leave most in front, `most` of them at the most; returns how many. */
static int best_first(lf_action *list, float *chance, int count, int most)
{
    int taken = count < most ? count : most;
    for (int i = 0; i < taken; i++)
        for (int k = i + 1; k < count; k++)
            if (chance[k] > chance[i]) {
                lf_action action = list[i];
                float value = chance[i];
                list[i] = list[k], chance[i] = chance[k];
                list[k] = action, chance[k] = value;
            }
    return taken;
}

/* Leaves the choices that look best at once, `most` of them, in front; returns how many. */
static int most_promising(struct search *search, const void *world, int seat, lf_action *list,
                          int count, int most)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    float chance[LF_LEGAL_MAX];
    if (count <= most) return count;
    search->shared = false;
    for (int i = 0; i < count; i++) {
        copy(search, after, world);
        search->game->apply(after, seat, list[i]);
        chance[i] = search_worth(search, after, seat);
    }
    search->shared = true;
    return best_first(list, chance, count, most);
}

/* The choice that leaves a seat most when all that follows is played by habit. */
static lf_action best_of(struct search *search, const struct lf_bot_pack *pack, const void *view,
                         const void *world, int seat)
{
    lf_action list[LF_LEGAL_MAX], best = 0;
    int count = search->game->legal(view, seat, list);
    float most = -1;
    if (count == 1) return list[0];
    count = most_promising(search, world, seat, list, count, PROMISING);
    for (int i = 0; i < count; i++) {
        float chance = try_out(search, pack, world, seat, list[i], 0);
        if (chance > most) most = chance, best = list[i];
    }
    return best;
}

/* Plays the rest of the outset in a world; every seat sees its view alone. Those that are careful
 * try out what they can do. */
static void play_out(struct search *search, const struct lf_bot_pack *pack, unsigned char *world,
                     lf_seats careful)
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
        game->apply(world, actor,
                    careful >> actor & 1 ? best_of(search, pack, view, world, actor)
                                         : habit_of(pack, view, actor));
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
                    int seat, struct lf_rng *rng, int most_tried, int care, void *scratch,
                    size_t size)
{
    _Alignas(16) unsigned char world[LF_STATE_MAX];
    lf_action list[LF_LEGAL_MAX];
    float chance[LF_LEGAL_MAX];
    const struct lf_bot_pack *pack = lf_pack_of(game);
    struct search search = {
        .nodes_max = UINT32_MAX, .shared = true, .stop = lf_context_entered->slot[LF_STOP_SLOT],
    };
    if (!pack->insight->outset || !pack->insight->outset(view)) return 0;
    LF_ASSERT(search_take(&search, game, pack->insight, scratch) <= size);
    search_begin(&search, game, net, view, seat, rng);
    game->resample(view, rng, world);
    int count = choose_tried(game, pack, view, seat, rng, most_tried, list);
    if (care)
        count = most_promising(&search, world, seat, list, count,
                               care > 1 ? PROMISING : PROMISING_QUICK);
    for (int i = 0; i < count; i++) {
        chance[i] = try_out(&search, pack, world, seat, list[i], 0);
        if (!search_goes_on(&search)) return habit_of(pack, view, seat);
    }
    count = best_first(list, chance, count, care > 1 ? CARED_FOR : 1);
    lf_seats careful = care > 2 ? ~(lf_seats)0 : lf_seat_bit(seat);
    for (int i = 0; care > 1 && i < count; i++) {
        if (!search_goes_on(&search)) return list[0];
        chance[i] = try_out(&search, pack, world, seat, list[i], careful);
    }
    best_first(list, chance, count, 1);
    return list[0];
}
