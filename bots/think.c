/* think.c - worlds, own turns, replies, and what comes of them (think.h). */
#include "bots/trial.h"

#include "core/check.h"
#include "core/hash.h"
#include "core/text.h"

enum {
    ROOM_LEAST = TURN_ROOTS_MAX + 2,
    REPLY_ROOM = 40,          /* positions of a reply */
    ONWARD_ROOM = 24,         /* ... of a turn after a venture */
    REPLY_OUTCOMES = 36,      /* outcomes of chance before it */
    OUTCOMES_BEHIND = 4,      /* ... of each of those where chance follows on chance in a turn */
    REPLY_STEPS = 12,         /* parts of turns, chance included, until it must be over */
    CANDIDATES_MAX = 16,
};
static const float RIVALS_NEAR = 0.03f;   /* who is further behind is not tried */


/* One search from one view. */
struct think {
    struct search search;
    struct turn own, reply, onward;
    const struct lf_limits *limits;
    int seat, count;
    lf_action first[TURN_ROOTS_MAX];
    lf_action pass;                       /* 0: there is none */
    float sum[TURN_ROOTS_MAX + 1];        /* over worlds, by first action; the last: pass */
    int also[LF_ALSO_MAX];                /* the first actions that were asked for, or -1 */
    unsigned char *world;
    uint64_t luck;                        /* that all replies have in common */
};

/* How a reply has come about: the outcomes of chance so far, and the turn of the last of them; and
 * after which turn is looked next, how often in all. */
struct path { uint64_t outcomes; uint32_t turn, until; int steps, looks; };

const struct lf_insight *lf_insight_of(const struct lf_game *game)
{
    const struct lf_bot_pack *pack = lf_pack_of(game);
    return pack ? pack->insight : NULL;
}

bool lf_can_think(const struct lf_game *game, int seats)
{
    const struct lf_insight *insight = lf_insight_of(game);
    const struct lf_net *net = lf_net_of(game, seats);
    return insight && net && net->table == insight->table && net->own == insight->own;
}

/* ---- Memory ---- */

static size_t lay_out(struct think *think, const struct lf_game *game,
                      const struct lf_insight *insight, const struct lf_limits *limits,
                      unsigned char *at)
{
    int room = limits->turn > ROOM_LEAST ? limits->turn : ROOM_LEAST;
    size_t used = search_take(&think->search, game, insight, at);
    think->world = at ? at + used : NULL;
    used += game->state_size + 15;
    used &= ~(size_t)15;
    think->own.shallow = limits->turn == 0;
    used += turn_take(&think->own, game, room, at ? at + used : NULL);
    if (limits->replies || limits->trials)
        used += turn_take(&think->reply, game, REPLY_ROOM, at ? at + used : NULL);
    if (insight->venture)
        used += turn_take(&think->onward, game, ONWARD_ROOM, at ? at + used : NULL);
    return used;
}

size_t lf_think_size(const struct lf_game *game, const struct lf_limits *limits)
{
    struct think think;
    return lay_out(&think, game, lf_insight_of(game), limits, NULL);
}

/* ---- Replies ---- */

static float follow(struct think *think, const void *world, struct path path);

/* All outcomes; a few where chance has spoken in this turn before, the same ones after the same
 * outcomes whatever was done before them. */
static int reply_outcomes(struct think *think, const void *world, const struct path *path,
                          struct search_outcome *out)
{
    struct search *search = &think->search;
    struct lf_rng lot = { lf_mix(think->luck + path->outcomes), 0 }, *rng = search->rng;
    bool behind = path->turn == search->game->turn(world) + 1;
    search->rng = &lot;
    int count = search_outcomes(search, world, behind ? OUTCOMES_BEHIND : REPLY_OUTCOMES, out);
    search->rng = rng;
    return count;
}

/* Equal positions after different outcomes are followed once. */
static float follow_chance(struct think *think, const void *world, struct path path)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    struct search *search = &think->search;
    struct search_outcome outcomes[LF_OUTCOMES_MAX];
    uint64_t keys[REPLY_OUTCOMES];
    int count = reply_outcomes(think, world, &path, outcomes);
    uint64_t before = path.outcomes;
    float sum = 0;
    path.turn = search->game->turn(world) + 1;
    path.steps--;
    for (int i = 0; i < count; i++) {
        search_play(search, world, LF_CHANCE, outcomes[i].action, after);
        keys[i] = lf_hash(after, search->game->state_size);
        int same = 0;
        while (keys[same] != keys[i]) same++;
        if (same < i) outcomes[same].weight += outcomes[i].weight, outcomes[i].weight = 0;
    }
    for (int i = 0; i < count; i++) {
        if (outcomes[i].weight == 0) continue;
        search_play(search, world, LF_CHANCE, outcomes[i].action, after);
        path.outcomes = lf_mix(before ^ outcomes[i].action);
        sum += outcomes[i].weight * follow(think, after, path);
    }
    return sum;
}

/* Plays on; what the positions at the ends of the next turns are worth to the seat, added up. */
static float follow(struct think *think, const void *world, struct path path)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    struct search *search = &think->search;
    int actor = search_actor(search, world);
    float seen = 0;
    if (actor < 0 || path.steps == 0 || !search_goes_on(search))
        return (float)path.looks * search_worth(search, world, think->seat);
    if (search->game->turn(world) > path.until) {
        seen = search_worth(search, world, think->seat);
        path.until++;
        if (--path.looks == 0) return seen;
    }
    if (actor == LF_CHANCE) return seen + follow_chance(think, world, path);
    turn_play(search, &think->reply, world, actor, after);
    path.steps--;
    return seen + follow(think, after, path);
}

/* The position behind an end of the own turn, which is over where it can be. */
static void leave(struct think *think, int i, unsigned char *after)
{
    struct search *search = &think->search;
    const unsigned char *state = turn_state(search, &think->own, i);
    lf_action pass = think->own.open[i] ? search_pass(search, state, think->seat) : 0;
    if (pass) search_play(search, state, think->seat, pass, after);
    else __builtin_memcpy(after, state, search->game->state_size);
}

/* What an end of the own turn is worth when the others have answered, added up over as many turns
 * as are followed. Where chance or another seat comes before the turn can end, it is played to its
 * end first: one that is not answered could not be compared with those that are. */
static float answered(struct think *think, int i)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    struct search *search = &think->search;
    int replies = think->limits->replies;
    struct path path = { .steps = REPLY_STEPS * replies, .looks = replies,
                         .until = search->game->turn(turn_state(search, &think->own, i)) + 1 };
    search->seat = think->seat;
    leave(think, i, after);
    return follow(think, after, path);
}

/* The best end of a turn that begins with one of the roots of a set and is not chosen; or -1. */
static int best_end(const struct turn *own, uint64_t roots)
{
    int best = -1;
    for (int i = 0; i < own->count; i++)
        if ((own->roots[i] & roots || roots == ~(uint64_t)0) && own->value[i] >= 0 &&
            (best < 0 || own->value[i] > own->value[best])) best = i;
    return best;
}

/* Which ends of the turn replies are tried for: after the best one those of actions that were asked
 * for, then the next best. Their values are taken away until they are known anew. */
static int choose_ends(struct think *think, int *chosen, float *before)
{
    struct turn *own = &think->own;
    int most = think->limits->candidates, count = 0;
    uint64_t wanted[1 + LF_ALSO_MAX] = { ~(uint64_t)0 };
    if (most > CANDIDATES_MAX) most = CANDIDATES_MAX;
    for (int k = 0; k < LF_ALSO_MAX; k++)
        wanted[1 + k] = think->also[k] >= 0 ? (uint64_t)1 << think->also[k] : 0;
    for (int k = 0; count < most; k++) {
        uint64_t roots = k <= LF_ALSO_MAX ? wanted[k] : ~(uint64_t)0;
        int best = roots ? best_end(own, roots) : -1;
        if (best < 0 && k > LF_ALSO_MAX) break;
        if (best < 0) continue;
        chosen[count] = best;
        before[count++] = own->value[best];
        own->value[best] = -1;
    }
    return count;
}

/* Some ends have other values now: the others change by as much as these did on the average, so
 * that all can be compared, and none of them comes to stand above what looked better before. */
static void revalue(struct turn *own, const int *chosen, const float *before, const float *after,
                    int count)
{
    float change = 0;
    for (int k = 0; k < count; k++) change += after[k] - before[k];
    change = count ? change / (float)count : 0;
    for (int k = 0; k < count; k++) own->value[chosen[k]] = -1;
    for (int i = 0; i < own->count; i++) {
        if (own->value[i] < 0) continue;
        float least = 1;                   /* of those that looked better */
        for (int k = 0; k < count; k++)
            if (before[k] >= own->value[i] && after[k] < least) least = after[k];
        own->value[i] += change;
        if (own->value[i] > least) own->value[i] = least;
        if (own->value[i] < 0) own->value[i] = 0;
    }
    for (int k = 0; k < count; k++) own->value[chosen[k]] = after[k] > 0 ? after[k] : 0;
}

/* The best ends of the turn are valued anew with replies: by the mean of what the net sees at once
 * and after each of the turns that follow, since it errs in other ways there. */
static void deepen(struct think *think)
{
    struct turn *own = &think->own;
    int chosen[CANDIDATES_MAX], done = 0;
    float before[CANDIDATES_MAX], after[CANDIDATES_MAX];
    int count = choose_ends(think, chosen, before);
    for (int k = 0; k < count; k++) {
        own->value[chosen[k]] = before[k];
        after[k] = (before[k] + answered(think, chosen[k])) / (float)(1 + think->limits->replies);
        own->value[chosen[k]] = -1;
        if (k > 0 && !search_goes_on(&think->search)) break;      /* it may be cut short */
        done++;
    }
    for (int k = done; k < count; k++) own->value[chosen[k]] = before[k];
    revalue(own, chosen, before, after, done);
}

/* ---- Trials ---- */

/* The best end of the turn, and those that are nearly as good and begin otherwise than all before
 * them: between these the search has not decided yet. */
static int choose_rivals(const struct turn *own, int *chosen, float *before)
{
    uint64_t begun = 0;
    int count = 0;
    while (count < LF_RIVALS_MAX) {
        int best = -1;
        for (int i = 0; i < own->count; i++) {
            bool taken = own->value[i] < 0 || own->roots[i] & begun;
            for (int k = 0; k < count; k++) taken |= chosen[k] == i;
            if (!taken && (best < 0 || own->value[i] > own->value[best])) best = i;
        }
        if (best < 0 || (count && own->value[best] < before[0] - RIVALS_NEAR)) break;
        begun |= own->roots[best];
        chosen[count] = best;
        before[count++] = own->value[best];
    }
    return count;
}

/* Tries the rivals side by side. */
static void try_on(struct think *think)
{
    _Alignas(16) unsigned char world[LF_RIVALS_MAX][LF_STATE_MAX];
    const struct lf_limits *limits = think->limits;
    struct lf_trials trials = { &think->search, &think->reply, think->seat, limits->distance,
                                think->luck };
    int chosen[LF_RIVALS_MAX];
    float before[LF_RIVALS_MAX], after[LF_RIVALS_MAX];
    int count = choose_rivals(&think->own, chosen, before);
    think->search.seat = think->seat;
    for (int k = 0; k < count; k++) leave(think, chosen[k], world[k]);
    lf_compare(&trials, world, before, count, limits->trials / limits->worlds, after);
    revalue(&think->own, chosen, before, after, count);
}

/* ---- One world ---- */

/* Adds what each first action is worth in the world that was searched. */
static void add_up(struct think *think)
{
    const struct turn *own = &think->own;
    float best[TURN_ROOTS_MAX];
    for (int r = 0; r < think->count; r++) best[r] = 0;
    for (int i = 1; i < own->count; i++)
        for (uint64_t roots = own->roots[i]; roots; roots &= roots - 1) {
            int r = __builtin_ctzll(roots);
            if (own->value[i] > best[r]) best[r] = own->value[i];
        }
    for (int r = 0; r < think->count; r++) think->sum[r] += best[r];
    if (think->pass) think->sum[TURN_ROOTS_MAX] += own->value[0];
}

static void search_world(struct think *think)
{
    turn_search(&think->search, &think->own, think->world, think->seat, think->first, think->count);
    bool first_known = think->pass != 0;
    if (!first_known) think->own.value[0] = -1;
    if (think->limits->replies) deepen(think);
    if (think->limits->trials) try_on(think);
    add_up(think);
}

/* Finds the actions that were asked for among the first ones, or adds them. */
static void list_also(struct think *think)
{
    for (int k = 0; k < LF_ALSO_MAX; k++) {
        lf_action action = think->limits->also[k];
        int at = 0;
        think->also[k] = -1;
        if (!action || action == think->pass ||
            think->search.game->check(think->world, think->seat, action) != 0)
            continue;
        while (at < think->count && think->first[at] != action) at++;
        if (at == TURN_ROOTS_MAX) at = TURN_ROOTS_MAX - 1 - k;     /* in place of the worst */
        think->first[at] = action;
        if (at == think->count) think->count++;
        think->also[k] = at;
    }
}

/* The first actions; where there are too many, those that look best at once. */
static void list_first(struct think *think)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    lf_action list[LF_LEGAL_MAX];
    struct search *search = &think->search;
    int count = search_options(search, think->world, think->seat, list);
    float value[TURN_ROOTS_MAX];
    think->count = 0;
    if (search->insight->venture && count < LF_LEGAL_MAX) {
        search->onward = &think->onward;
        search->venture = search->insight->venture(think->world, think->seat);
        if (search->venture) list[count++] = search->venture;
    }
    for (int i = 0; i < count; i++) {
        if (count <= TURN_ROOTS_MAX) {
            think->first[think->count++] = list[i];
            continue;
        }
        search_play(search, think->world, think->seat, list[i], after);
        float here = search_settled(search, after, think->seat);
        int at = think->count < TURN_ROOTS_MAX ? think->count++ : TURN_ROOTS_MAX - 1;
        if (at == TURN_ROOTS_MAX - 1 && think->count == TURN_ROOTS_MAX && i >= TURN_ROOTS_MAX &&
            here <= value[at])
            continue;
        for (; at > 0 && value[at - 1] < here; at--) {
            value[at] = value[at - 1];
            think->first[at] = think->first[at - 1];
        }
        value[at] = here;
        think->first[at] = list[i];
    }
}

/* ---- The whole ---- */

static void put_values(struct think *think, struct lf_thought *out)
{
    float sum = 0;
    for (int i = 0; i < think->search.seats; i++) {
        out->value[i] = search_worth(&think->search, think->world, i);
        sum += out->value[i];
    }
    for (int i = 0; i < think->search.seats && sum > 0; i++) out->value[i] /= sum;
}

static void put_rated(struct think *think, int worlds, struct lf_thought *out)
{
    out->count = 0;
    for (int r = -1; r < think->count; r++) {
        if (r < 0 && !think->pass) continue;
        struct lf_rated rated = { r < 0 ? think->pass : think->first[r],
                                  think->sum[r < 0 ? TURN_ROOTS_MAX : r] / (float)worlds };
        int at = out->count < LF_RATED_MAX ? out->count++ : LF_RATED_MAX - 1;
        for (; at > 0 && out->rated[at - 1].chance < rated.chance; at--)
            out->rated[at] = out->rated[at - 1];
        out->rated[at] = rated;
    }
}

/* How the last world stands after the best turn that begins with an action. */
static void put_end(struct think *think, lf_action action, void *out)
{
    int best = -1;
    const struct turn *own = &think->own;
    if (!action || !out) return;
    if (action == think->pass) best = 0;
    for (int r = 0; best < 0 && r < think->count; r++)
        if (think->first[r] == action) best = best_end(own, (uint64_t)1 << r);
    if (best < 0) best = 0;                                  /* there was no room for it */
    __builtin_memcpy(out, turn_state(&think->search, own, best), think->search.game->state_size);
}

void lf_chances(const struct lf_game *game, const struct lf_net *net, const void *world,
                void *scratch, size_t size, float *out)
{
    const struct lf_limits limits = { .turn = 0 };
    struct think think = { .limits = &limits };
    LF_ASSERT(lay_out(&think, game, lf_insight_of(game), &limits, scratch) <= size);
    search_begin(&think.search, game, net, world, 0, NULL);
    for (int i = 0; i < think.search.seats; i++) out[i] = search_worth(&think.search, world, i);
}

void lf_think(const struct lf_game *game, const struct lf_net *net, const void *view, int seat,
              struct lf_rng *rng, const struct lf_limits *limits, void *scratch, size_t size,
              struct lf_thought *out)
{
    struct think think = { .limits = limits, .seat = seat };
    const struct lf_insight *insight = lf_insight_of(game);
    LF_ASSERT(lay_out(&think, game, insight, limits, scratch) <= size);
    int worlds = 0;
    think.search.stop = limits->stop;
    think.search.nodes_max = limits->nodes;
    search_begin(&think.search, game, net, view, seat, rng);
    if (limits->replies || limits->trials) think.luck = lf_rng_next(rng);
    for (; worlds < limits->worlds && (worlds == 0 || search_goes_on(&think.search)); worlds++) {
        if (limits->world) __builtin_memcpy(think.world, limits->world, game->state_size);
        else game->resample(view, rng, think.world);
        if (worlds == 0) {
            think.pass = search_pass(&think.search, think.world, seat);
            list_first(&think);
            list_also(&think);
            if (limits->values) put_values(&think, out);
        }
        search_world(&think);
    }
    out->seats = think.search.seats;
    out->nodes = think.search.nodes;
    put_rated(&think, worlds, out);
    put_end(&think, out->count ? out->rated[0].action : 0, limits->ends[0]);
    for (int k = 0; k < LF_ALSO_MAX; k++)
        put_end(&think, limits->also[k], limits->ends[1 + k]);
}
