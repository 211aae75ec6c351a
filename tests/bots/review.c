/* review.c - reviews of matches (bots/review.h): for every seat of every game the result minus the
 * start is luck, own decisions and those of others; and of ten blunders that are planted in ten
 * matches, nine at least are named.
 *
 * A planted blunder is one that needs no bot to be called so (planted.h), ten kinds in ten matches:
 * it stands in place of what a bot has chosen. Then bots play on. */
#include "bots/review.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/match.h"
#include "core/text.h"
#include "tests/bots/bots.h"
#include "tests/bots/planted.h"

enum {
    ACTIONS_MAX = 6000,
    REFINED = 8, /* decisions that are judged again: the most costly */
    SHORT = 140,
    ON = 60,     /* actions of a beginning, and behind a blunder */
    SEEDS = 400, /* tried until a match has such a moment */
};

static const float OPEN = 0.1f;
static int *passed_, *failed_;
static unsigned char *memory;
static struct lf_review review;

static void judge(bool good, const char *what)
{
    printf("%s %s\n", good ? "ok  " : "FAIL", what);
    *(good ? passed_ : failed_) += 1;
}

/* ---- Playing ---- */

struct match {
    const struct lf_game *game;
    struct lf_luck luck;
    lf_plant *plant;                  /* not NULL: such a blunder is wanted */
    int planted;                      /* which action (from 0); -1: none yet */
    _Alignas(16) unsigned char state[LF_STATE_MAX];
};

/* Whether the seat still has something to lose: in a game that is lost nothing is a blunder. */
static bool is_open(const struct match *match, int seat)
{
    static _Alignas(16) unsigned char scratch[1 << 20];
    float chances[LF_SEATS_MAX], sum = 0;
    int seats = match->game->seat_count(match->state);
    lf_chances(match->game, lf_net_of(match->game, seats), match->state, scratch, sizeof scratch,
               chances);
    for (int i = 0; i < seats; i++) sum += chances[i];
    return chances[seat] >= OPEN * sum;
}

/* One action; false: the match is over. */
static bool play_on(struct match *match, const struct lf_bot *bot)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    const struct lf_game *game = match->game;
    struct lf_memory remembered = { 0 };
    if (!game->actors(match->state)) return false;
    int actor = lf_lowest_seat(game->awaited(match->state));
    lf_action action;
    if (actor == LF_CHANCE) {
        action = lf_chance_draw(game, match->state, &match->luck);
    } else {
        struct lf_rng rng = { lf_rng_key(match->luck.seed, LF_STREAM_SEAT), review.count };
        game->view(match->state, actor, view);
        action = bot->choose(game, view, actor, &rng, &remembered);
        lf_action planted = match->plant && match->planted < 0
                                ? match->plant(game, match->state, actor, action)
                                : 0;
        if (planted && is_open(match, actor)) {
            action = planted;
            match->planted = (int)review.count;
        }
    }
    game->apply(match->state, actor, action);
    return lf_review_add(&review, actor, action);
}

static void begin(struct match *match, const char *game, int seats, const char *options,
                  uint64_t seed)
{
    char line[LF_OPTIONS_MAX];
    struct lf_error error;
    match->game = lf_game_find(game);
    match->planted = -1;
    lf_luck_start(&match->luck, seed, 0);
    if (!lf_bots_line(match->game, options, line) ||
        !match->game->init(match->state, seats, line, &error))
        abort();
    lf_review_start(&review, match->game, match->state, 0, ACTIONS_MAX, memory,
                    lf_review_size(match->game, ACTIONS_MAX));
}

/* ---- The sums ---- */

static bool is_about(double a, double b) { return a - b < 1e-3 && b - a < 1e-3; }

/* Chances between 0 and 1 that add up to 1, after every action. */
static bool are_chances(const float *values)
{
    double sum = 0;
    for (int i = 0; i < review.seats; i++) {
        if (values[i] < 0 || values[i] > 1.0001f) return false;
        sum += (double)values[i];
    }
    return is_about(sum, 1);
}

static bool sums_hold(void)
{
    for (int i = 0; i < review.seats; i++) {
        const struct lf_review_seat *seat = &review.seat[i];
        double change = (double)seat->result - (double)seat->start;
        if (!is_about(change, (double)(seat->luck + seat->own + seat->others))) return false;
        if (seat->own > 1e-4f) return false;            /* nothing is better than the best */
        float end = review.over ? (float)(review.game->winners(review.now) >> i & 1) : -1;
        if (end >= 0 && __builtin_popcount(review.game->winners(review.now)) == 1 &&
            !is_about((double)seat->result, (double)end))
            return false;
    }
    for (uint32_t n = 0; n < review.count; n++)
        if (!are_chances(review.entries[n].value)) return false;
    return are_chances(review.start);
}

/* A beginning of a match, at every part of the work. */
static void test_sums(const struct lf_game *game, int seats)
{
    char text[120];
    struct match match = { .plant = NULL };
    begin(&match, game->name, seats, "", 7);
    while (review.count < SHORT && play_on(&match, &lf_bot_greedy)) {}
    bool good = true;
    for (enum lf_review_part part = LF_REVIEW_LOOK; part <= LF_REVIEW_REFINE; part++) {
        while (review.part <= part && !(part == LF_REVIEW_REFINE && review.at >= REFINED) &&
               lf_review_step(&review)) {}
        lf_review_settle(&review);
        good = good && sums_hold();
    }
    uint32_t judged = 0;
    for (int i = 0; i < seats; i++)
        for (int g = LF_GRADE_BEST; g < LF_GRADES; g++) judged += review.seat[i].grades[g];
    snprintf(text, sizeof text, "luck and decisions of %s with %d seats add up; %u decisions",
             game->name, seats, judged);
    judge(good && judged > 10, text);
}

/* ---- Planted blunders ---- */

/* Seeds are tried from the first one on, until a match has such a moment. */
static const struct planted {
    const char *what, *game, *options;
    int seats;
    uint64_t first;
    lf_plant *plant;
} PLANTED[] = {
    { "a missed win", "base", "trades=0", 4, 2, plant_missed_win },
    { "a first settlement where nothing is to be had", "base", "", 4, 1, plant_worthless_corner },
    { "the robber on the own best hex", "base", "trades=0", 3, 1, plant_robber_at_home },
    { "a city that could be built is not", "base", "trades=0", 3, 22, plant_no_city },
    { "a city's cards given to the bank", "base", "trades=0", 4, 1, plant_cards_to_bank },
    { "a trade that lets the leader win", "base", "", 3, 66, plant_gift_to_leader },
    { "a city's cards put aside after a seven", "base", "trades=0", 4, 15, plant_wrong_discard },
    { "Monopoly on what nobody has", "duel", "", 2, 2, plant_empty_monopoly },
    { "points of an island left lying", "sea", "trades=0", 3, 31, plant_island_left },
    { "a metropolis left lying", "knights", "trades=0", 4, 3, plant_points_left },
};

/* Plays matches until one has its blunder, and a little further; which seed that was, or 0. */
static uint64_t play_planted(int i, struct match *match)
{
    const struct lf_bot *bot = &lf_bot_greedy_1;       /* it never changes, nor do the matches */
    if (!bot->plays(lf_game_find(PLANTED[i].game))) bot = &lf_bot_greedy;
    for (uint64_t seed = PLANTED[i].first; seed < PLANTED[i].first + SEEDS; seed++) {
        *match = (struct match){ .plant = PLANTED[i].plant };
        begin(match, PLANTED[i].game, PLANTED[i].seats, PLANTED[i].options, seed);
        while (!(match->planted >= 0 && review.count > (uint32_t)match->planted + ON) &&
               play_on(match, bot)) {}
        if (match->planted >= 0) return seed;
    }
    return 0;
}

/* Whether the review names the blunder of such a match. */
static bool is_named(int i, char *text, size_t size)
{
    static struct match match;
    uint64_t seed = play_planted(i, &match);
    snprintf(text, size, "%s, %s: nothing could be planted", PLANTED[i].what, PLANTED[i].game);
    if (!seed) return false;
    while (lf_review_step(&review)) {
    }
    lf_review_settle(&review);
    const struct lf_reviewed *entry = &review.entries[match.planted];
    float was = review.entries[match.planted - 1].value[entry->actor];
    snprintf(text, size, "%s: %s, seed %llu: action %d is called %s, %.1f %% - %.1f %%",
             PLANTED[i].what, PLANTED[i].game, (unsigned long long)seed, match.planted + 1,
             lf_grades[entry->grade].word, 100 * (double)was,
             100 * (double)(was - entry->value[entry->actor]));
    return entry->grade >= LF_GRADE_MISTAKE && entry->best != entry->action;
}

static void test_planted(void)
{
    int named = 0, count = sizeof PLANTED / sizeof PLANTED[0];
    char text[240];
    for (int i = 0; i < count; i++) {
        bool good = is_named(i, text, sizeof text);
        printf("     %s %s\n", good ? "named " : "missed", text);
        named += good;
    }
    snprintf(text, sizeof text, "of %d planted blunders %d are named", count, named);
    judge(named * 10 >= count * 9, text);
}

void test_reviews(int *passed, int *failed, bool planted)
{
    passed_ = passed;
    failed_ = failed;
    size_t size = 0;
    for (int i = 0; lf_games[i]; i++)
        if (lf_review_size(lf_games[i], ACTIONS_MAX) > size)
            size = lf_review_size(lf_games[i], ACTIONS_MAX);
    memory = malloc(size);
    for (int i = 0; lf_games[i]; i++)
        for (int seats = lf_games[i]->seats_min; seats <= lf_games[i]->seats_max; seats += 2)
            if (lf_can_think(lf_games[i], seats)) test_sums(lf_games[i], seats);
    if (planted) test_planted();
    free(memory);
}
