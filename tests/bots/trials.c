/* trials.c - trials (bots/trial.h) against plain ones that are played here with all their luck: the
 * same mean, less spread; the same luck for all that are compared, and no more positions than
 * allowed. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "bots/trial.h"
#include "core/match.h"
#include "core/text.h"
#include "tests/bots/bots.h"

enum { TRIALS = 1500, FIRST_TURN = 14, ROOM = 40, MOST_SPREAD = 95 };

/* A search of one position, and what it needs. */
struct setting {
    struct search search;
    struct turn turn;
    struct lf_rng rng;
    const struct lf_game *game;
    _Alignas(16) unsigned char world[LF_STATE_MAX], scratch[1 << 19];
};

static int *passed_, *failed_;

static void judge(bool good, const char *game, int seats, const char *what, double figure)
{
    printf("%s %s with %d: %s (%.4f)\n", good ? "ok  " : "FAIL", game, seats, what, figure);
    *(good ? passed_ : failed_) += 1;
}

/* A match of greedy up to the beginning of a turn. */
static bool begin(struct setting *at, const char *name, int seats, const char *options)
{
    const struct lf_game *game = at->game = lf_game_find(name);
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    struct lf_memory memory[LF_SEATS_MAX] = { 0 };
    struct lf_error error;
    struct lf_luck luck;
    if (!game->init(at->world, seats, options, &error)) return false;
    lf_luck_start(&luck, 5, 1);
    while (game->turn(at->world) < FIRST_TURN && game->awaited(at->world)) {
        struct lf_rng rng = { 3, 0 };
        int actor = lf_lowest_seat(game->awaited(at->world));
        lf_action action;
        if (actor == LF_CHANCE) {
            action = lf_chance_draw(game, at->world, &luck);
        } else {
            game->view(at->world, actor, view);
            action = lf_bot_greedy.choose(game, view, actor, &rng, &memory[actor]);
        }
        game->apply(at->world, actor, action);
    }
    at->rng = (struct lf_rng){ 7, 0 };
    at->search = (struct search){ .nodes_max = UINT32_MAX };
    size_t used = search_take(&at->search, game, lf_insight_of(game), at->scratch);
    used += turn_take(&at->turn, game, ROOM, at->scratch + used);
    search_begin(&at->search, game, lf_net_of(game, seats), at->world, 0, &at->rng);
    return used <= sizeof at->scratch && game->awaited(at->world);
}

/* The same as lf_trial with one turn, luck and all. */
static float play_plainly(struct setting *at, int seat)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX], after[LF_STATE_MAX];
    const struct lf_game *game = at->game;
    uint32_t turn = game->turn(at->world);
    memcpy(state, at->world, game->state_size);
    while (game->awaited(state) && game->turn(state) == turn) {
        struct search_outcome outcomes[LF_OUTCOMES_MAX];
        int actor = search_actor(&at->search, state);
        if (actor == LF_CHANCE) {
            search_outcomes(&at->search, state, 1, outcomes);
            search_play(&at->search, state, actor, outcomes[0].action, state);
            continue;
        }
        turn_play(&at->search, &at->turn, state, actor, after);
        memcpy(state, after, game->state_size);
    }
    return search_worth(&at->search, state, seat);
}

static void mean_and_spread(const double *of, double *mean, double *spread)
{
    double sum = 0, squares = 0;
    for (int i = 0; i < TRIALS; i++) sum += of[i];
    for (int i = 0; i < TRIALS; i++) squares += (of[i] - sum / TRIALS) * (of[i] - sum / TRIALS);
    *mean = sum / TRIALS;
    *spread = sqrt(squares / (TRIALS - 1));
}

static void test_means(struct setting *at, const char *name, int seats)
{
    static double plain[TRIALS], tried[TRIALS];
    double mean[2], spread[2];
    struct lf_trials trials = { &at->search, &at->turn, 0, 1, 11 };
    for (int i = 0; i < TRIALS; i++) plain[i] = play_plainly(at, 0);
    for (int i = 0; i < TRIALS; i++) tried[i] = lf_trial(&trials, at->world, (uint32_t)i);
    mean_and_spread(plain, &mean[0], &spread[0]);
    mean_and_spread(tried, &mean[1], &spread[1]);
    double error = sqrt((spread[0] * spread[0] + spread[1] * spread[1]) / TRIALS);
    judge(fabs(mean[0] - mean[1]) < 4 * error, name, seats, "trials have the mean of plain ones",
          mean[1] - mean[0]);
    judge(spread[1] * 100 < MOST_SPREAD * spread[0], name, seats, "... and spread less",
          spread[1] / spread[0]);
}

/* The best and the worst that can be done at once, and the best again. */
static void test_rivals(struct setting *at, const char *name, int seats)
{
    static _Alignas(16) unsigned char worlds[LF_RIVALS_MAX][LF_STATE_MAX], scratch[1 << 20];
    static struct lf_thought thought;
    const struct lf_game *game = at->game;
    struct lf_limits limits = { .nodes = 4000, .worlds = 1, .turn = 200, .world = at->world };
    int seat = lf_lowest_seat(game->awaited(at->world));
    for (;;) {                                          /* until there is something to choose */
        struct search_outcome outcomes[LF_OUTCOMES_MAX];
        if (seat == LF_CHANCE) {
            search_outcomes(&at->search, at->world, 1, outcomes);
            search_play(&at->search, at->world, seat, outcomes[0].action, at->world);
        } else {
            lf_think(game, lf_net_of(game, seats), at->world, seat, &at->rng, &limits, scratch,
                     sizeof scratch, &thought);
            if (thought.count > 4) break;
            search_play(&at->search, at->world, seat, thought.rated[0].action, at->world);
        }
        seat = lf_lowest_seat(game->awaited(at->world));
    }
    const int which[3] = { 0, thought.count - 1, 0 };
    float before[3] = { 0.5f, 0.5f, 0.5f }, after[3], none[3];
    struct lf_trials trials = { &at->search, &at->turn, seat, 3, 11 };
    for (int i = 0; i < 3; i++)
        search_play(&at->search, at->world, seat, thought.rated[which[i]].action, worlds[i]);
    uint32_t begun = at->search.nodes;
    lf_compare(&trials, worlds, before, 3, 20000, after);
    judge(after[0] > after[1] && after[0] == after[2], name, seats,
          "of rivals the better one wins, equal ones have equal luck", after[0] - after[1]);
    judge(at->search.nodes - begun < 22000 && at->search.nodes_max == UINT32_MAX, name, seats,
          "no more positions than allowed", at->search.nodes - begun);
    lf_compare(&trials, worlds, before, 3, 1, none);
    judge(memcmp(none, before, sizeof none) == 0, name, seats,
          "without room for trials nothing changes", none[0]);
}

void test_trials(int *passed, int *failed)
{
    static const struct { const char *game, *options; int seats; } PLAYED[] = {
        { "base", "offers=0", 2 }, { "base", "offers=0", 4 }, { "duel", "", 2 },
        { "knights", "offers=0", 3 }, { "cards", "", 2 },
    };
    static struct setting at;
    passed_ = passed, failed_ = failed;
    for (size_t i = 0; i < sizeof PLAYED / sizeof PLAYED[0]; i++) {
        if (!begin(&at, PLAYED[i].game, PLAYED[i].seats, PLAYED[i].options)) {
            judge(false, PLAYED[i].game, PLAYED[i].seats, "it begins", 0);
            continue;
        }
        test_means(&at, PLAYED[i].game, PLAYED[i].seats);
        test_rivals(&at, PLAYED[i].game, PLAYED[i].seats);
    }
}
