/* puzzles_find.c - finding puzzles (puzzles.h): a game is played by its bots, and every decision
 * with a choice is looked at by the quick search that plays. Where one move stands out, a deeper
 * search decides, in several worlds and with two other random streams; all three must agree. How
 * hard it is follows from which bots find it. Where a game is solved, the solution decides. */
#include <stdlib.h>
#include <string.h>

#include "cli/puzzles.h"
#include "cli/solution.h"
#include "core/check.h"
#include "core/hash.h"
#include "core/match.h"

enum {
    OPTIONS_LEAST = 4,             /* moves to choose from */
    TURN_CAP = 600,
    CANDIDATES_MAX = 400,          /* positions of a game that a quick look finds */
    BEST_MAX = 4,                  /* moves that may be equally best, such as two ways around */
    GAP_CHANCE = 35, GAP_POINTS = 400,      /* thousandths that the next best gives away */
    GUESS_SEED = 20,               /* what the seat does not see in the position that is kept */
    ASKED = 6,                     /* choices of each bot that grades */
};

static const struct lf_limits QUICK = { .nodes = 1500, .worlds = 1, .turn = 120 };
static const struct lf_limits DEEP = {
    .nodes = 100000, .worlds = 4, .turn = 300, .replies = 1, .candidates = 6,
};

int finder_start(struct finder *finder, const struct lf_game *game, uint64_t seed, int threads,
                 bool quiet)
{
    _Alignas(16) unsigned char start[LF_STATE_MAX];
    *finder = (struct finder){ .game = game, .pack = lf_pack_of(game), .seed = seed,
                               .options = "" };
    finder->solver = lf_solver_of(game);
    if (finder->solver) {
        int code = setup_bot_options(game, game->seats_min, "", start);
        return code ? code : solution_need(game, start, true, threads, quiet);
    }
    finder->insight = lf_insight_of(game);
    for (int seats = game->seats_min; seats <= game->seats_max; seats++)
        if (finder->insight && finder->pack->greedy && lf_can_think(game, seats)) return EXIT_DONE;
    return fail(EXIT_USAGE, SAY("no bot of %s thinks, so nobody can find puzzles",
                                "kein Bot von %s denkt nach, also findet niemand Rätsel"),
                game->name);
}

size_t finder_scratch(const struct finder *finder)
{
    return finder->solver ? 16 : lf_think_size(finder->game, &DEEP);
}

int finder_least_gap(const struct finder *finder)
{
    return finder->solver ? GAP_POINTS : GAP_CHANCE;
}

/* ---- Rating ---- */

static void add_move(struct rating *rating, lf_action action, double loss)
{
    int at = rating->count < LF_PUZZLE_MOVES_MAX ? rating->count++ : LF_PUZZLE_MOVES_MAX;
    struct lf_puzzle_move move = { action, (int)(loss * 1000 + 0.5) };
    for (; at > 0 && rating->move[at - 1].loss > move.loss; at--)
        if (at < LF_PUZZLE_MOVES_MAX) rating->move[at] = rating->move[at - 1];
    if (at < LF_PUZZLE_MOVES_MAX) rating->move[at] = move;
}

static void rate(const struct finder *finder, const void *view, int seat, uint64_t stream,
                 const struct lf_limits *limits, void *scratch, struct rating *out)
{
    out->count = 0;
    if (finder->solver) {
        static _Thread_local struct lf_advice advice[LF_LEGAL_MAX];
        double expected;
        int count = finder->solver->advise(view, seat, advice, &expected);
        for (int i = 0; i < count; i++) add_move(out, advice[i].action, advice[i].loss);
        return;
    }
    struct lf_thought thought;
    struct lf_rng rng = { lf_rng_key(lf_mix(finder->seed + stream), LF_STREAM_SEAT), 0 };
    const struct lf_net *net = lf_net_of(finder->game, finder->game->seat_count(view));
    lf_think(finder->game, net, view, seat, &rng, limits, scratch, finder_scratch(finder),
             &thought);
    for (int i = 0; i < thought.count; i++)
        if (finder->game->check(view, seat, thought.rated[i].action) == 0)
            add_move(out, thought.rated[i].action,
                     (double)(thought.rated[0].chance - thought.rated[i].chance));
}

void finder_rate(const struct finder *finder, const void *view, int seat, uint64_t stream,
                 void *scratch, struct rating *out)
{
    rate(finder, view, seat, stream, &DEEP, scratch, out);
}

int rating_gap(enum lf_puzzle_unit unit, const struct rating *rating, int *best_count)
{
    int best = 0;
    while (best < rating->count
           && lf_puzzle_verdict(unit, rating->move[best].loss) == LF_MOVE_BEST)
        best++;
    *best_count = best;
    return best < rating->count ? rating->move[best].loss : 0;
}

static bool stands_out(const struct finder *finder, const struct rating *rating)
{
    int best, gap = rating_gap(finder_unit(finder), rating, &best);
    return best <= BEST_MAX && gap >= finder_least_gap(finder);
}

static int loss_in(const struct rating *rating, lf_action action)
{
    for (int i = 0; i < rating->count; i++)
        if (rating->move[i].action == action) return rating->move[i].loss;
    return -1;
}

/* The mean of two ratings; what only one of them has is left out. */
static void mean_of(const struct rating *a, const struct rating *b, struct rating *out)
{
    out->count = 0;
    for (int i = 0; i < a->count; i++) {
        int other = loss_in(b, a->move[i].action);
        if (other >= 0) add_move(out, a->move[i].action, (a->move[i].loss + other) / 2000.0);
    }
    for (int i = out->count - 1; i >= 0; i--) out->move[i].loss -= out->move[0].loss;
}

/* ---- Checking and grading ---- */

/* Whether the deeper searches agree with each other and with the quick one. */
static bool agreed(const struct finder *finder, const void *view, int seat, uint64_t stream,
                   void *scratch, lf_action quick, struct rating *out)
{
    struct rating first, second;
    rate(finder, view, seat, stream, &DEEP, scratch, &first);
    if (!stands_out(finder, &first)) return false;
    rate(finder, view, seat, stream + 1, &DEEP, scratch, &second);
    mean_of(&first, &second, out);
    if (out->count < OPTIONS_LEAST - 1 || !stands_out(finder, &second) || !stands_out(finder, out))
        return false;
    enum lf_puzzle_unit unit = finder_unit(finder);
    const struct rating *all[] = { &first, &second, out };
    for (int i = 0; i < 3; i++) {
        int loss = loss_in(all[i], quick);
        if (loss < 0 || lf_puzzle_verdict(unit, loss) != LF_MOVE_BEST) return false;
    }
    return true;
}

/* How often a bot finds a best move, of ASKED times. */
static int finds(const struct finder *finder, const struct lf_puzzle *puzzle, const char *name,
                 uint64_t stream)
{
    const struct lf_bot *bot = lf_bot_find(name);
    int hits = 0;
    if (!bot || !bot->plays(finder->game)) return 0;
    for (unsigned i = 0; i < ASKED; i++) {
        struct lf_memory memory = { { 0 } };
        struct lf_rng rng = { lf_rng_key(lf_mix(stream), LF_STREAM_SEAT + i), 0 };
        bool known;
        lf_action action = bot->choose(finder->game, puzzle->view, puzzle->seat, &rng, &memory);
        int loss = lf_puzzle_loss(puzzle, action, &known);
        hits += known && lf_puzzle_verdict(puzzle->unit, loss) == LF_MOVE_BEST;
    }
    return hits;
}

/* What the weakest bot finds is easy; what none of them finds takes a deep search. A game that is
 * solved has no such bots: there greedy's eye and how much is at stake decide. */
static enum lf_puzzle_level grade(const struct finder *finder, const struct found *found,
                                  uint64_t stream)
{
    const struct lf_puzzle *puzzle = &found->puzzle;
    if (finder->solver) {
        bool seen = finds(finder, puzzle, "greedy", stream) * 2 > ASKED;
        bool much = found->gap >= 3 * GAP_POINTS, few = found->options <= 12;
        return seen ? (much || few ? LF_EASY : LF_MEDIUM) : much || few ? LF_HARD : LF_DEEP;
    }
    if (finds(finder, puzzle, "beginner", stream) * 3 >= ASKED * 2) return LF_EASY;
    if (finds(finder, puzzle, "steady", stream) * 3 >= ASKED * 2) return LF_MEDIUM;
    if (finds(finder, puzzle, "good", stream) * 3 >= ASKED * 2) return LF_HARD;
    return LF_DEEP;
}

/* How the seat goes on after its best move, until somebody else, chance or news comes in. */
static void follow(const struct finder *finder, struct lf_puzzle *puzzle, uint64_t stream,
                   void *scratch)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX];
    const struct lf_game *game = finder->game;
    struct rating rating;
    puzzle->follow = 0;
    memcpy(state, puzzle->state, game->state_size);
    uint32_t turn = game->turn(state);
    bool told = game->tells(state, puzzle->seat, puzzle->move[0].action);
    game->apply(state, puzzle->seat, puzzle->move[0].action);
    while (puzzle->follow < 8 && !told && game->awaited(state) == lf_seat_bit(puzzle->seat)
           && game->turn(state) == turn) {
        game->view(state, puzzle->seat, view);
        rate(finder, view, puzzle->seat, stream, &QUICK, scratch, &rating);
        if (rating.count == 0) return;
        lf_action action = rating.move[0].action;
        if (finder->insight && action == finder->insight->pass(view, puzzle->seat)) return;
        puzzle->then[puzzle->follow++] = action;
        told = game->tells(state, puzzle->seat, action);
        game->apply(state, puzzle->seat, action);
    }
}

/* ---- A game ---- */

/* What a quick look found: the view, and who is to move. */
struct candidate {
    unsigned char *view;
    int seat, gap, options;
    lf_action best;
    uint32_t turn;
};

struct series {
    const struct finder *finder;
    uint64_t g;
    struct candidate found[CANDIDATES_MAX];
    int count;
    void *scratch;
    struct lf_luck luck;
    struct lf_memory memory[LF_SEATS_MAX];
};

static void note(struct series *series, const void *view, int seat, const struct rating *rating)
{
    const struct lf_game *game = series->finder->game;
    lf_action list[LF_LEGAL_MAX];
    int best, options = game->legal(view, seat, list);
    if (options < OPTIONS_LEAST || rating->count < OPTIONS_LEAST - 1) return;
    if (!stands_out(series->finder, rating) || series->count == CANDIDATES_MAX) return;
    int gap = rating_gap(finder_unit(series->finder), rating, &best);
    struct candidate *found = &series->found[series->count];
    found->view = malloc(game->state_size);
    LF_ASSERT(found->view);
    memcpy(found->view, view, game->state_size);
    found->seat = seat;
    found->gap = gap;
    found->options = options;
    found->best = rating->move[0].action;
    found->turn = game->turn(view);
    series->count++;
}

static lf_action choose(struct series *series, const void *state, int seat)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    const struct finder *finder = series->finder;
    const struct lf_game *game = finder->game;
    lf_action list[LF_LEGAL_MAX];
    game->view(state, seat, view);
    if (game->legal(view, seat, list) == 1) return list[0];
    unsigned stream = LF_STREAM_SEAT + (unsigned)seat;
    struct lf_rng rng = { lf_rng_key(series->luck.seed, stream), series->luck.drawn[stream] };
    bool thinks = finder->solver || lf_can_think(game, game->seat_count(view));
    bool habit = finder->insight && finder->insight->habit && finder->insight->habit(view, seat);
    lf_action action;
    if (!thinks || habit) {
        action = finder->pack->greedy(view, seat, &rng, &series->memory[seat]);
    } else {
        struct rating rating;
        rate(finder, view, seat, lf_rng_next(&rng), &QUICK, series->scratch, &rating);
        note(series, view, seat, &rating);
        /* People err, and positions after an error are worth knowing, too. */
        int among = rating.count < 3 ? rating.count : 3;
        int pick = lf_rng_below(&rng, 8) == 0 ? (int)lf_rng_below(&rng, (uint32_t)among) : 0;
        action = rating.move[pick].action;
    }
    series->luck.drawn[stream] = (uint32_t)rng.drawn;
    return action;
}

static uint32_t play(struct series *series)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    const struct lf_game *game = series->finder->game;
    int usual = game->seats_usual ? game->seats_usual : game->seats_max;
    int fewer = usual - (series->g % 3 == 2 && usual > game->seats_min);
    lf_seats awaited;
    if (series->finder->solver) fewer = game->seats_min;
    LF_ASSERT(setup_bot_options(game, fewer, series->finder->options, state) == EXIT_DONE);
    lf_luck_start(&series->luck, series->finder->seed, series->g);
    while ((awaited = game->awaited(state)) && game->turn(state) <= TURN_CAP) {
        int actor = lf_lowest_seat(awaited);
        lf_action action = actor == LF_CHANCE ? lf_chance_draw(game, state, &series->luck)
                                              : choose(series, state, actor);
        game->apply(state, actor, action);
    }
    return game->turn(state);
}

/* The candidates that are looked at: of each kind of action and third of the game the one that
 * stands out most, and no two of the same turn. */
static int pick_candidates(struct series *series, uint32_t turns, int *chosen)
{
    int count = 0;
    bool taken[CANDIDATES_MAX] = { false };
    while (count < 2 * PUZZLES_PER_GAME) {
        int best = -1, best_worth = -1;
        for (int i = 0; i < series->count; i++) {
            const struct candidate *each = &series->found[i];
            int worth = each->gap > 200 ? 200 : each->gap;
            for (int k = 0; k < count && !taken[i]; k++) {
                const struct candidate *other = &series->found[chosen[k]];
                if (other->turn == each->turn) taken[i] = true;
                if (lf_kind_of(other->best) == lf_kind_of(each->best)) worth /= 4;
                if (3 * other->turn / (turns + 1) == 3 * each->turn / (turns + 1)) worth /= 2;
            }
            if (!taken[i] && worth > best_worth) best = i, best_worth = worth;
        }
        if (best < 0) break;
        taken[best] = true;
        chosen[count++] = best;
    }
    return count;
}

static bool examine(struct series *series, const struct candidate *candidate, uint64_t stream,
                    struct found *out)
{
    const struct finder *finder = series->finder;
    struct rating rating;
    int best;
    if (!agreed(finder, candidate->view, candidate->seat, stream, series->scratch, candidate->best,
                &rating))
        return false;
    struct lf_puzzle *puzzle = &out->puzzle;
    *puzzle = (struct lf_puzzle){ .game = finder->game, .unit = finder_unit(finder),
                                  .seat = candidate->seat };
    struct lf_rng guess = { lf_rng_key(GUESS_SEED, LF_STREAM_SEAT), 0 };
    memcpy(puzzle->view, candidate->view, finder->game->state_size);
    finder->game->resample(puzzle->view, &guess, puzzle->state);
    for (int i = 0; i < rating.count; i++)
        if (!finder->game->check(puzzle->state, puzzle->seat, rating.move[i].action))
            puzzle->move[puzzle->count++] = rating.move[i];
    if (puzzle->count < rating.count) return false;
    out->game = series->g;
    out->turn = candidate->turn;
    out->options = candidate->options;
    out->gap = rating_gap(puzzle->unit, &rating, &best);
    puzzle->level = grade(finder, out, stream + 2);
    follow(finder, puzzle, stream + 3, series->scratch);
    puzzle_explain(finder, series->scratch, finder_scratch(finder), out);
    return true;
}

int finder_play(const struct finder *finder, uint64_t g, void *scratch, struct found *out)
{
    struct series *series = calloc(1, sizeof *series);
    int chosen[2 * PUZZLES_PER_GAME], count = 0;
    LF_ASSERT(series);
    series->finder = finder;
    series->g = g;
    series->scratch = scratch;
    uint32_t turns = play(series);
    int picked = pick_candidates(series, turns, chosen);
    for (int i = 0; i < picked && count < PUZZLES_PER_GAME; i++) {
        uint64_t stream = lf_mix(g * 1000 + (uint64_t)i + 1);
        if (!examine(series, &series->found[chosen[i]], stream, &out[count])) continue;
        out[count++].turns = turns;
    }
    for (int i = 0; i < series->count; i++) free(series->found[i].view);
    free(series);
    return count;
}
