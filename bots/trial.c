/* trial.c - a few turns of everybody, without their luck (trial.h). */
#include "bots/trial.h"

#include "core/check.h"
#include "core/hash.h"

enum {
    STEPS_EACH = 12,          /* parts of a turn, chance included, until it must be over */
    OUTCOMES = 40,            /* of chance that are looked at */
    TRIALS_MAX = 1000,        /* of a rival */
    TRIALS_BETWEEN = 8,       /* after as many of each it is seen who is behind */
};
static const float DROPPED = 2.5f;        /* squares of standard errors behind that are enough */
static const float SEARCH_ERRS = 0.012f;  /* as much in what it sees between two of them, about */

/* One of some outcomes, by a number that is equally likely to be anything. */
static int drawn_by(const struct search_outcome *outcomes, int count, uint64_t lot)
{
    float mark = (float)(lot >> 40) / (float)(1 << 24);
    int i = 0;
    while (i + 1 < count && mark >= outcomes[i].weight) mark -= outcomes[i++].weight;
    return i;
}

/* Lets chance draw in a world; returns how lucky the seat was. Positions that are the same after
 * different outcomes are looked at once. */
static float draw(const struct lf_trials *trials, unsigned char *world, uint64_t lot)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    struct search *search = trials->search;
    struct search_outcome outcomes[LF_OUTCOMES_MAX];
    struct lf_rng rng = { lot, 0 }, *own = search->rng;
    uint64_t keys[OUTCOMES];
    float worth[OUTCOMES], mean = 0, sum = 0;
    search->rng = &rng;
    int count = search_outcomes(search, world, OUTCOMES, outcomes);
    search->rng = own;
    int drawn = drawn_by(outcomes, count, lf_mix(lot + 1));
    for (int i = 0; count > 1 && i < count; i++) {
        int same = 0;
        search_play(search, world, LF_CHANCE, outcomes[i].action, after);
        keys[i] = lf_hash(after, search->game->state_size);
        while (keys[same] != keys[i]) same++;
        worth[i] = same < i ? worth[same] : search_worth(search, after, trials->seat);
        mean += outcomes[i].weight * worth[i];
        sum += outcomes[i].weight;
    }
    search_play(search, world, LF_CHANCE, outcomes[drawn].action, world);
    return count > 1 ? worth[drawn] - mean / sum : 0;
}

float lf_trial(const struct lf_trials *trials, const void *world, uint32_t number)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX], after[LF_STATE_MAX];
    struct search *search = trials->search;
    const struct lf_game *game = search->game;
    uint32_t turn = game->turn(world);
    uint64_t luck = lf_mix(trials->luck + number), drawn = 0;
    float lucky = 0, sum = 0;
    int ends = 0, steps = STEPS_EACH * trials->turns, actor;
    __builtin_memcpy(state, world, game->state_size);
    for (; steps > 0 && (actor = search_actor(search, state)) != -1; steps--) {
        if (actor == LF_CHANCE) {
            lucky += draw(trials, state, lf_mix(luck ^ ((uint64_t)turn << 8 | drawn++)));
        } else {
            turn_play(search, trials->turn, state, actor, after);
            __builtin_memcpy(state, after, game->state_size);
        }
        if (game->turn(state) == turn) continue;
        turn = game->turn(state), drawn = 0;
        sum += search_worth(search, state, trials->seat) - lucky;
        if (++ends == trials->turns || !search_goes_on(search)) break;
    }
    search->seat = trials->seat;
    if (ends == trials->turns) return sum / (float)ends;
    /* It has come to its end before; and so it would stay. */
    float last = search_worth(search, state, trials->seat) - lucky;
    return (sum + (float)(trials->turns - ends) * last) / (float)trials->turns;
}

/* ---- Rivals ---- */

/* How one did in its trials; out: it is tried no more. */
struct rival { int trials; bool out; float before, sum, of[TRIALS_MAX]; };

/* The one that is ahead in trials. */
static int first_rival(const struct rival *rival, int count)
{
    int first = 0;
    for (int k = 1; k < count; k++)
        if (rival[first].out || (!rival[k].out && rival[k].sum > rival[first].sum)) first = k;
    return first;
}

/* How far one is behind the first, by trials as long as both were tried and by what the search saw
 * before, each as far as it can be relied on; *doubt is the variance that is left. */
static float behind(const struct rival *first, const struct rival *other, float *doubt)
{
    float sum = 0, squares = 0, n = (float)other->trials, prior = SEARCH_ERRS * SEARCH_ERRS;
    for (int i = 0; i < other->trials; i++) sum += first->of[i] - other->of[i];
    for (int i = 0; i < other->trials; i++) {
        float d = first->of[i] - other->of[i] - sum / n;
        squares += d * d;
    }
    float variance = squares / (n * (n - 1));
    *doubt = prior * variance / (prior + variance);
    return (prior * (sum / n) + variance * (first->before - other->before)) / (prior + variance);
}

/* Who is behind the first by more than doubt may explain is tried no more; returns how many are
 * left. */
static int drop_rivals(struct rival *rival, int count)
{
    int first = first_rival(rival, count), left = 1;
    for (int k = 0; k < count; k++) {
        float doubt, d;
        if (k == first || rival[k].out) continue;
        d = behind(&rival[first], &rival[k], &doubt);
        rival[k].out = d > 0 && d * d > DROPPED * doubt;
        left += !rival[k].out;
    }
    return left;
}

/* Tries all of them in turn until it is clear which is best, or there is no more room. */
static int try_rivals(const struct lf_trials *trials, unsigned char (*world)[LF_STATE_MAX],
                      struct rival *rival, int count)
{
    int done = 0, left = count;
    while (left > 1 && done < TRIALS_MAX) {
        for (int k = 0; k < count; k++)
            if (!rival[k].out) rival[k].of[done] = lf_trial(trials, world[k], (uint32_t)done);
        if (!search_goes_on(trials->search)) break;          /* the last ones were cut short */
        for (int k = 0; k < count; k++)
            if (!rival[k].out) rival[k].sum += rival[k].of[rival[k].trials++];
        if (++done % TRIALS_BETWEEN == 0) left = drop_rivals(rival, count);
    }
    return done;
}

void lf_compare(const struct lf_trials *trials, unsigned char (*world)[LF_STATE_MAX],
                const float *before, int count, uint32_t nodes, float *after)
{
    struct rival rival[LF_RIVALS_MAX];
    struct search *search = trials->search;
    uint32_t begun = search->nodes, most = search->nodes_max;
    LF_ASSERT(count <= LF_RIVALS_MAX);
    for (int k = 0; k < count; k++) {
        after[k] = before[k];
        rival[k].trials = rival[k].out = 0;
        rival[k].before = before[k], rival[k].sum = 0;
    }
    search->nodes_max = begun + nodes;
    int done = try_rivals(trials, world, rival, count);
    search->nodes_max = most == UINT32_MAX ? most : most + (search->nodes - begun);
    if (done < 2) return;
    int first = first_rival(rival, count);
    float doubt, mean = rival[first].sum / (float)rival[first].trials;
    for (int k = 0; k < count; k++) {
        after[k] = 0.5f * (mean + rival[first].before);
        if (k != first) after[k] -= behind(&rival[first], &rival[k], &doubt);
    }
}
