/* review.c - the steps of a review (review.h): positions looked at, decisions judged, chance
 * weighed. What follows from them is worked out in review_sum.c. */
#include "bots/review.h"

#include "bots/bot.h"
#include "bots/solver.h"
#include "bots/turn.h"
#include "core/check.h"
#include "core/match.h"

enum {
    MARK_EVERY = 32,     /* actions between positions that are kept */
    OUTCOMES = 36,       /* outcomes of chance that a mean is made of */
    OUTCOMES_BEHIND = 6, /* ... where chance follows inside the turn */
    OPEN_SAMPLES = 6,    /* numbers tried for an open outcome */
    DEPTH = 2,           /* chance inside the turn after that */
    ON_WORLDS = 8,       /* guesses in which a choice is played on to the end of the turn */
    ON_STEPS = 48,       /* choices of all seats that may follow */
};

/* Searches: of the turn behind an outcome of chance, the same of a seat that may be about to win,
 * of a choice by habit, of a decision, of a decision again. */
static const float ABOUT_TO_WIN = 0.4f;
static const struct lf_limits BEHIND = { .nodes = 120, .worlds = 1, .turn = 60 };
static const struct lf_limits LATE = { .nodes = 600, .worlds = 1, .turn = 300 };
static const struct lf_limits HABIT = { .nodes = 400, .worlds = 1, .turn = 0 };
static const struct lf_limits QUICK = { .nodes = 400, .worlds = 1, .turn = 120 };
static const struct lf_limits DEEP = { .worlds = 2, .turn = 300, .replies = 1, .candidates = 6 };

/* ---- Starting ---- */

bool lf_reviewable(const struct lf_game *game, const void *start)
{
    const struct lf_solver *solver = lf_solver_of(game);
    return lf_can_think(game, game->seat_count(start)) || (solver && solver->ready(start));
}

static size_t aligned(size_t size) { return (size + 15) & ~(size_t)15; }

size_t lf_review_size(const struct lf_game *game, uint32_t actions)
{
    return aligned(actions * sizeof(struct lf_reviewed)) + aligned(actions * sizeof(uint32_t)) +
           aligned((actions / MARK_EVERY + 1) * (size_t)game->state_size) + LF_REVIEW_SCRATCH;
}

void lf_review_start(struct lf_review *review, const struct lf_game *game, const void *start,
                     uint32_t nodes, uint32_t actions, void *memory, size_t size)
{
    unsigned char *at = memory;
    int seats = game->seat_count(start);
    LF_ASSERT(lf_review_size(game, actions) <= size);
    __builtin_memset(review, 0, sizeof *review);
    review->game = game;
    review->seats = seats;
    review->room = actions;
    review->nodes = nodes ? nodes : LF_REVIEW_NODES;
    if (lf_can_think(game, seats)) review->net = lf_net_of(game, seats);
    else review->solver = lf_solver_of(game);
    review->entries = (void *)at;
    at += aligned(actions * sizeof(struct lf_reviewed));
    review->order = (void *)at;
    at += aligned(actions * sizeof(uint32_t));
    review->marks = at;
    review->scratch = at + aligned((actions / MARK_EVERY + 1) * (size_t)game->state_size);
    __builtin_memcpy(review->now, start, game->state_size);
    __builtin_memcpy(review->marks, start, game->state_size);
    __builtin_memcpy(review->walk, start, game->state_size);
}

bool lf_review_add(struct lf_review *review, int actor, lf_action action)
{
    const struct lf_game *game = review->game;
    if (review->count == review->room) return false;
    struct lf_reviewed *entry = &review->entries[review->count++];
    __builtin_memset(entry, 0, sizeof *entry);
    entry->action = action;
    entry->actor = (uint8_t)actor;
    entry->turn = game->turn(review->now);
    game->apply(review->now, actor, action);
    review->over = game->actors(review->now) == 0;
    if (review->count % MARK_EVERY == 0)
        __builtin_memcpy(review->marks + review->count / MARK_EVERY * (size_t)game->state_size,
                         review->now, game->state_size);
    return true;
}

const void *lf_review_position(struct lf_review *review, uint32_t n)
{
    size_t size = review->game->state_size;
    LF_ASSERT(n <= review->count);
    if (n == review->count) return review->now;
    if (n < review->walk_at || n / MARK_EVERY != review->walk_at / MARK_EVERY) {
        __builtin_memcpy(review->walk, review->marks + n / MARK_EVERY * size, size);
        review->walk_at = n - n % MARK_EVERY;
    }
    for (; review->walk_at < n; review->walk_at++) {
        const struct lf_reviewed *entry = &review->entries[review->walk_at];
        review->game->apply(review->walk, entry->actor, entry->action);
    }
    return review->walk;
}

/* ---- Chances of a position ---- */

static void make_whole(float *chances, int seats)
{
    float sum = 0;
    for (int i = 0; i < seats; i++) sum += chances[i];
    for (int i = 0; i < seats; i++) chances[i] = sum > 0 ? chances[i] / sum : 1 / (float)seats;
}

/* As the net alone sees it; a game without a winner leaves everybody the same. */
static void look_at(struct lf_review *review, const void *world, float *out)
{
    lf_chances(review->game, review->net, world, review->scratch, LF_REVIEW_SCRATCH, out);
    make_whole(out, review->seats);
}

static float root(float square)
{
    float x = square > 1 ? square : 1;
    for (int i = 0; i < 20 && square > 0; i++) x = (x + square / x) / 2;
    return square > 0 ? x : 0;
}

/* How far the chances may be off: what they are in worlds that others could take for the true one,
 * and how far the seats' own views contradict each other. */
static void doubt_at(struct lf_review *review, const void *world, float *out)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX], guess[LF_STATE_MAX];
    float own[LF_SEATS_MAX], seen[LF_SEATS_MAX], square[LF_SEATS_MAX] = { 0 }, sum = 0;
    const struct lf_game *game = review->game;
    struct lf_rng rng = { lf_mix(review->at + 77), 0 };
    int seats = review->seats;
    lf_chances(game, review->net, world, review->scratch, LF_REVIEW_SCRATCH, own);
    for (int i = 0; i < seats; i++) sum += own[i];
    for (int j = 0; j < seats; j++) {
        game->view(world, j, view);
        game->resample(view, &rng, guess);
        lf_chances(game, review->net, guess, review->scratch, LF_REVIEW_SCRATCH, seen);
        for (int i = 0; i < seats; i++)
            square[i] += (seen[i] - own[i]) * (seen[i] - own[i]) / (float)(seats - 1);
    }
    for (int i = 0; i < seats; i++) {
        float misfit = sum > 0 ? own[i] - own[i] / sum : 0;
        out[i] = root(square[i] + misfit * misfit);
    }
}

static void look_step(struct lf_review *review)
{
    uint32_t n = review->at;
    const struct lf_game *game = review->game;
    const void *world = lf_review_position(review, n);
    bool last = n == review->count;
    if (review->solver) {
        for (int i = 0; last && i < review->seats; i++)
            review->end[i] = (float)game->points(world, i);
        return;
    }
    if (last) {
        look_at(review, world, review->end);
        if (!review->over) doubt_at(review, world, review->end_doubt);
        return;
    }
    struct lf_reviewed *entry = &review->entries[n];
    if (entry->actor != LF_CHANCE) return;
    look_at(review, world, entry->look);
    doubt_at(review, world, entry->doubt);
    entry->looked = true;
}

/* ---- Chance ---- */

static void value_of(struct lf_review *review, const void *world, struct lf_rng *rng, int depth,
                     float *out);

/* The mean over the outcomes. */
static void mean_of(struct lf_review *review, const void *world, struct lf_rng *rng, int most,
                    int depth, float *out)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    struct search search = { .game = review->game, .rng = rng };
    struct search_outcome outcomes[LF_OUTCOMES_MAX];
    struct lf_outcome listed[LF_OUTCOMES_MAX];
    float part[LF_SEATS_MAX];
    bool open = review->game->chance(world, listed) == 1 && listed[0].weight == 0;
    for (int i = 0; i < review->seats; i++) out[i] = 0;
    for (int sample = 0; sample < (open ? OPEN_SAMPLES : 1); sample++) {
        int count = search_outcomes(&search, world, most, outcomes);
        for (int k = 0; k < count; k++) {
            __builtin_memcpy(after, world, review->game->state_size);
            review->game->apply(after, LF_CHANCE, outcomes[k].action);
            value_of(review, after, rng, depth, part);
            for (int i = 0; i < review->seats; i++) out[i] += outcomes[k].weight * part[i];
        }
    }
    make_whole(out, review->seats);
}

/* The position after the best turn of the seat that acts. */
static void value_of(struct lf_review *review, const void *world, struct lf_rng *rng, int depth,
                     float *out)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    const struct lf_game *game = review->game;
    lf_seats awaited = game->awaited(world);
    struct lf_thought thought;
    if (awaited >> LF_CHANCE && depth > 0) {
        mean_of(review, world, rng, OUTCOMES_BEHIND, depth - 1, out);
        return;
    }
    look_at(review, world, out);
    if (!awaited || awaited >> LF_CHANCE) return;
    struct lf_limits limits = out[lf_lowest_seat(awaited)] < ABOUT_TO_WIN ? BEHIND : LATE;
    limits.world = world;
    limits.ends[0] = after;
    lf_think(game, review->net, world, lf_lowest_seat(awaited), rng, &limits, review->scratch,
             LF_REVIEW_SCRATCH, &thought);
    if (thought.count == 0) __builtin_memcpy(after, world, game->state_size);
    bool goes_on = depth > 0 && game->awaited(after) >> LF_CHANCE;
    if (goes_on) mean_of(review, after, rng, OUTCOMES_BEHIND, depth - 1, out);
    else look_at(review, after, out);
}

static void expect_step(struct lf_review *review)
{
    struct lf_reviewed *entry = &review->entries[review->at];
    struct lf_rng rng = { lf_mix(review->at + 1), 0 };
    if (entry->actor != LF_CHANCE || review->solver) return;
    if (entry->turn == 0) return;          /* turns that follow the set-up are far away */
    mean_of(review, lf_review_position(review, review->at), &rng, OUTCOMES, DEPTH, entry->look);
}

/* ---- Decisions ---- */

static float rating(const struct lf_thought *thought, lf_action action)
{
    for (int i = 0; i < thought->count; i++)
        if (thought->rated[i].action == action) return thought->rated[i].chance;
    return -1;
}

/* Where bots act by habit, the habit is the best that is known (bots/insight.h). */
static lf_action habit_of(const struct lf_game *game, const void *view, int seat)
{
    const struct lf_insight *insight = lf_insight_of(game);
    struct lf_rng rng = { 1, 0 };
    struct lf_memory memory = { 0 };
    if (!insight->habit || !insight->habit(view, seat)) return 0;
    return lf_bot_greedy.choose(game, view, seat, &rng, &memory);
}

/* What the decision took from and gave to each seat: the difference of the two ends, with the loss
 * that the search has found. */
static void put_change(struct lf_review *review, struct lf_reviewed *entry, const void *best,
                       const void *done)
{
    float with[LF_SEATS_MAX], had[LF_SEATS_MAX], others = 0;
    look_at(review, best, with);
    look_at(review, done, had);
    for (int i = 0; i < review->seats; i++) {
        entry->change[i] = had[i] - with[i];
        if (i != entry->actor) others += entry->change[i];
    }
    entry->change[entry->actor] = -entry->loss;
    for (int i = 0; i < review->seats; i++)
        if (i != entry->actor)
            entry->change[i] += (entry->loss - others) / (float)(review->seats - 1);
    struct lf_reason reasons[LF_REASONS_MAX];
    int count = lf_reasons_between(review->game, review->net, done, best, entry->actor,
                                   review->scratch, LF_REVIEW_SCRATCH, reasons);
    entry->reason_count = 0;
    for (int i = 0; i < count && entry->reason_count < LF_REVIEW_REASONS; i++)
        if (reasons[i].effect > 0 && reasons[i].clear)
            entry->reasons[entry->reason_count++] = reasons[i];
}

/* What whoever has made an offer answers to a seat that agrees: it closes the trade. 0: none. */
static lf_action agreement(const struct lf_game *game, const void *world, int seat)
{
    const struct lf_insight_trade *trade = lf_insight_of(game)->trade;
    lf_action list[LF_LEGAL_MAX];
    if (!trade || game->turn(world) == 0 || trade->trader(world) != seat) return 0;
    int count = game->legal(world, seat, list);
    for (int i = 0; i < count; i++)
        if (lf_kind_of(list[i]) == trade->confirm) return list[i];
    return 0;
}

/* One choice of whoever is awaited, or all that a seat does before chance or another seat acts.
 * False: nothing more can be said. */
static bool go_on_playing(struct lf_review *review, unsigned char *world, struct lf_rng *rng)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    const struct lf_game *game = review->game;
    struct search_outcome outcomes[LF_OUTCOMES_MAX];
    struct search search = { .game = game, .rng = rng };
    struct lf_limits limits = QUICK;
    struct lf_thought thought;
    lf_seats awaited = game->awaited(world);
    if (!awaited) return false;
    if (awaited >> LF_CHANCE) {
        search_outcomes(&search, world, 1, outcomes);
        game->apply(world, LF_CHANCE, outcomes[0].action);
        return true;
    }
    int actor = lf_lowest_seat(awaited);
    game->view(world, actor, after);
    lf_action next = agreement(game, world, actor);
    if (!next) next = habit_of(game, after, actor);
    if (!next) {
        limits.world = world;
        limits.ends[0] = after;
        lf_think(game, review->net, world, actor, rng, &limits, review->scratch, LF_REVIEW_SCRATCH,
                 &thought);
        if (thought.count == 0) return false;
        __builtin_memcpy(world, after, game->state_size);
        if (!(game->awaited(world) >> actor & 1)) return true;
        next = lf_insight_of(game)->pass(world, actor);
        if (!next) next = thought.rated[0].action;
    }
    if (game->check(world, actor, next) != 0) return false;
    game->apply(world, actor, next);
    return true;
}

/* What an action is worth to its seat when the turn is played to its end, by habit where bots act
 * so and else by small searches: out[], one value for each of the worlds that the seat could take
 * for the true one. While the game is set up, to the end of that. */
static void worth_on(struct lf_review *review, const void *view, int seat, lf_action action,
                     uint32_t n, float *out)
{
    _Alignas(16) unsigned char world[LF_STATE_MAX];
    const struct lf_game *game = review->game;
    float values[LF_SEATS_MAX];
    for (int k = 0; k < ON_WORLDS; k++) {
        struct lf_rng rng = { lf_mix(n * ON_WORLDS + (uint32_t)k + 0x4AB17), 0 };
        game->resample(view, &rng, world);
        uint32_t turn = game->turn(world);
        if (game->check(world, seat, action) == 0) game->apply(world, seat, action);
        for (int steps = 0; steps < ON_STEPS && game->turn(world) == turn; steps++)
            if (!go_on_playing(review, world, &rng)) break;
        look_at(review, world, values);
        out[k] = values[seat];
    }
}

/* By how much one action is better than another in the same worlds: what is sure of it, the mean
 * less its error. */
static float surely_better(struct lf_review *review, const void *view, int seat, lf_action best,
                           lf_action done, uint32_t n)
{
    float with[ON_WORLDS], had[ON_WORLDS], mean = 0, square = 0;
    worth_on(review, view, seat, best, n, with);
    worth_on(review, view, seat, done, n, had);
    for (int k = 0; k < ON_WORLDS; k++) mean += (with[k] - had[k]) / ON_WORLDS;
    for (int k = 0; k < ON_WORLDS; k++)
        square += (with[k] - had[k] - mean) * (with[k] - had[k] - mean);
    return mean - root(square / (ON_WORLDS * (ON_WORLDS - 1)));
}

/* Judges what was done with a search of these limits. */
static void judge(struct lf_review *review, uint32_t n, struct lf_limits limits, bool deep)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX], ends[1 + LF_ALSO_MAX][LF_STATE_MAX];
    const struct lf_game *game = review->game;
    struct lf_reviewed *entry = &review->entries[n];
    struct lf_rng rng = { lf_mix(n + 0x5EA7), 0 };
    struct lf_thought thought;
    game->view(lf_review_position(review, n), entry->actor, view);
    lf_action habit = habit_of(game, view, entry->actor);
    if (habit) limits = HABIT;
    limits.also[0] = entry->action;
    limits.also[1] = habit;
    for (int k = 0; k <= LF_ALSO_MAX; k++) limits.ends[k] = ends[k];
    lf_think(game, review->net, view, entry->actor, &rng, &limits, review->scratch,
             LF_REVIEW_SCRATCH, &thought);
    float done = rating(&thought, entry->action), best = habit ? rating(&thought, habit) : -1;
    entry->best = habit ? habit : thought.rated[0].action;
    if (!habit) best = thought.count ? thought.rated[0].chance : -1;
    entry->judged = done >= 0 && best >= 0;
    if (!entry->judged) return;
    bool forced = habit || !lf_insight_of(game)->pass(view, entry->actor);
    if (deep && forced && entry->best != entry->action) {
        float more = surely_better(review, view, entry->actor, entry->best, entry->action, n);
        best = done + (more > 0 ? more : 0);
    }
    entry->loss = best > done ? best - done : 0;
    if (entry->loss == 0 || entry->best == entry->action) {
        entry->loss = 0;
        entry->best = entry->action;
    }
    bool same = entry->best == entry->action;
    put_change(review, entry, same ? ends[1] : habit ? ends[2] : ends[0], ends[1]);
}

/* What the seat does next in its best turn; 0: nothing more. */
static lf_action next_of_line(struct lf_review *review, const void *world, int seat,
                              struct lf_rng *rng)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    const struct lf_game *game = review->game;
    struct lf_thought thought;
    game->view(world, seat, view);
    lf_action habit = habit_of(game, view, seat);
    if (habit) return habit;
    lf_think(game, review->net, view, seat, rng, &QUICK, review->scratch, LF_REVIEW_SCRATCH,
             &thought);
    lf_action pass = lf_insight_of(game)->pass(world, seat);
    return thought.count && thought.rated[0].action != pass ? thought.rated[0].action : 0;
}

/* How the turn goes on after the best action. */
static void find_line(struct lf_review *review, uint32_t n)
{
    _Alignas(16) unsigned char world[LF_STATE_MAX];
    const struct lf_game *game = review->game;
    struct lf_reviewed *entry = &review->entries[n];
    struct lf_rng rng = { lf_mix(n + 0x11E), 0 };
    lf_action next = entry->best;
    int seat = entry->actor;
    entry->line_count = 0;
    __builtin_memcpy(world, lf_review_position(review, n), game->state_size);
    while (next && entry->line_count < LF_REVIEW_LINE && game->check(world, seat, next) == 0) {
        entry->line[entry->line_count++] = next;
        game->apply(world, seat, next);
        if (game->turn(world) != entry->turn || !(game->awaited(world) >> seat & 1)) break;
        next = next_of_line(review, world, seat, &rng);
    }
}

/* By the exact solution: what could be expected before, and what the action gave away. */
static void judge_solved(struct lf_review *review, uint32_t n)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    struct lf_advice advice[LF_LEGAL_MAX];
    struct lf_reviewed *entry = &review->entries[n];
    double expected = 0;
    int best = 0, done = -1;
    review->game->view(lf_review_position(review, n), entry->actor, view);
    int count = review->solver->advise(view, entry->actor, advice, &expected);
    for (int i = 0; i < count; i++) {
        if (advice[i].action == entry->action) done = i;
        if (advice[i].loss < advice[best].loss) best = i;
    }
    if (done < 0) return;
    entry->look[entry->actor] = (float)expected;
    entry->looked = entry->judged = true;
    entry->loss = (float)advice[done].loss;
    entry->best = entry->loss > 0 ? advice[best].action : entry->action;
}

static void judge_step(struct lf_review *review)
{
    lf_action list[LF_LEGAL_MAX];
    struct lf_reviewed *entry = &review->entries[review->at];
    const struct lf_game *game = review->game;
    if (entry->actor == LF_CHANCE) return;
    const void *world = lf_review_position(review, review->at);
    entry->choice = game->legal(world, entry->actor, list) > 1;
    if (review->solver) {
        judge_solved(review, review->at);
        return;
    }
    const struct lf_insight_trade *trade = lf_insight_of(game)->trade;
    if (trade && lf_kind_of(entry->action) == trade->offer) entry->choice = false;
    if (entry->choice) judge(review, review->at, QUICK, false);
}

/* The most costly decisions first. */
static void make_order(struct lf_review *review)
{
    review->order_count = 0;
    for (uint32_t n = 0; n < review->count; n++) {
        const struct lf_reviewed *entry = &review->entries[n];
        if (!entry->judged || review->solver) continue;
        uint32_t at = review->order_count++;
        for (; at > 0 && review->entries[review->order[at - 1]].loss < entry->loss; at--)
            review->order[at] = review->order[at - 1];
        review->order[at] = n;
    }
}

static void refine_step(struct lf_review *review)
{
    struct lf_limits limits = DEEP;
    uint32_t n = review->order[review->at];
    limits.nodes = review->nodes;
    judge(review, n, limits, true);
    review->entries[n].refined = true;
    if (review->entries[n].loss >= lf_grades[LF_GRADE_BEST].chance) find_line(review, n);
}

/* ---- The steps ---- */

static uint32_t steps_of(const struct lf_review *review)
{
    switch (review->part) {
    case LF_REVIEW_LOOK: return review->count + 1;
    case LF_REVIEW_JUDGE:
    case LF_REVIEW_EXPECT: return review->count;
    case LF_REVIEW_REFINE: return review->order_count;
    case LF_REVIEW_DONE: break;
    }
    return 0;
}

/* To the next part that has something to do. */
static void go_on(struct lf_review *review)
{
    while (review->part != LF_REVIEW_DONE && review->at >= steps_of(review)) {
        review->part++;
        review->at = 0;
        if (review->part == LF_REVIEW_REFINE) make_order(review);
    }
}

bool lf_review_step(struct lf_review *review)
{
    go_on(review);
    switch (review->part) {
    case LF_REVIEW_LOOK: look_step(review); break;
    case LF_REVIEW_JUDGE: judge_step(review); break;
    case LF_REVIEW_EXPECT: expect_step(review); break;
    case LF_REVIEW_REFINE: refine_step(review); break;
    case LF_REVIEW_DONE: return false;
    }
    review->at++;
    go_on(review);
    return true;
}

float lf_review_progress(const struct lf_review *review)
{
    static const float BEGINS[] = { 0, 0.03f, 0.15f, 0.35f, 1, 1 };
    uint32_t steps = steps_of(review);
    float done = steps ? (float)review->at / (float)steps : 1;
    return BEGINS[review->part] + done * (BEGINS[review->part + 1] - BEGINS[review->part]);
}
