/* levels.c - nets and the bots that think by them: the same numbers on every machine, the same
 * choice from the same view, and each level better than what is far below it. */
#include <stdio.h>
#include <string.h>

#include "bots/think.h"
#include "core/match.h"
#include "core/text.h"
#include "tests/bots/bots.h"

static int *passed_, *failed_;

static void judge(bool good, const char *what)
{
    printf("%s %s\n", good ? "ok  " : "FAIL", what);
    *(good ? passed_ : failed_) += 1;
}

/* ---- The net ---- */

static void test_logistic(void)
{
    /* e^-x of these is known to more digits than single precision has. */
    static const struct { float x, y; } KNOWN[] = {
        { 0, 0.5f }, { 1, 0.731058579f }, { -1, 0.268941421f }, { 2.5f, 0.924141820f },
        { -7, 9.11051194e-4f }, { 12, 0.999993856f }, { -20, 2.06115362e-9f },
    };
    bool near = true, rising = true;
    for (size_t i = 0; i < sizeof KNOWN / sizeof KNOWN[0]; i++) {
        float off = lf_logistic(KNOWN[i].x) / KNOWN[i].y - 1;
        near &= off < 3e-7f && off > -3e-7f;
    }
    for (float x = -30; x < 30; x += 0.01f) rising &= lf_logistic(x) <= lf_logistic(x + 0.01f);
    judge(near, "the logistic function has its known values");
    judge(rising, "the logistic function rises");
}

/* A net with weights from a stream; the bits of what it gives are the same everywhere, and from
 * sums that are kept. No product is a whole number of small parts, so the order of sums counts. */
static void test_bits(void)
{
    static struct lf_net_sums kept;
    static float weights[(100 + 2) * 64 + 1], in[100];
    static const uint64_t WANT[2] = { 0x6c63d2ec1aa39ef2, 0xf3b2d6130dbf540e };
    for (int wide = 0; wide < 2; wide++) {
        struct lf_net net = { "none", 2, 20, 40, (uint16_t)(wide ? 64 : 32), weights };
        struct lf_rng rng = { lf_rng_key(1, 2), 0 };
        uint64_t sum = 0;
        bool same = true;
        memset(kept.known, 0, sizeof kept.known);
        for (size_t i = 0; i < sizeof weights / sizeof weights[0]; i++)
            weights[i] = (float)lf_rng_below(&rng, 4096) / 8191 - 0.25f;
        for (int n = 0; n < 200; n++) {
            for (int i = 0; i < 100; i++) in[i] = (float)lf_rng_below(&rng, 64) / 31 - 0.5f;
            int count = n % 2 ? 100 : 60;
            float chance = lf_net_chance(&net, in, count);
            same &= lf_net_chance_by(&net, in, count, &kept) == chance;
            in[n % 60] += 0.125f;                              /* one block of many */
            same &= lf_net_chance_by(&net, in, count, &kept) == lf_net_chance(&net, in, count);
            uint32_t bits;
            memcpy(&bits, &chance, sizeof bits);
            sum = lf_mix(sum + bits);
        }
        char text[80];
        snprintf(text, sizeof text, "a net of %d units gives %016llx", wide ? 64 : 32,
                 (unsigned long long)sum);
        judge(sum == WANT[wide], text);
        judge(same, "kept sums give the same chance");
    }
}

/* ---- Bots ---- */

struct series { const char *game, *options, *first, *second; int seats, games, wins_least; };

/* One of the first against all others the second; seats move on. Bounds are below what bots reach
 * by more than chance can take away. */
static const struct series SERIES[] = {
    { "base", "trades=0", "strong", "greedy-1", 2, 60, 27 },
    { "base", "trades=0", "strong", "beginner", 2, 40, 28 },
    { "duel", "", "strong", "beginner", 2, 40, 28 },
};

static void run(const struct series *series)
{
    const struct lf_game *game = lf_game_find(series->game);
    const struct lf_bot *pair[2] = { lf_bot_find(series->first), lf_bot_find(series->second) };
    int wins = 0;
    char text[160];
    for (int i = 0; i < series->games; i++) {
        _Alignas(16) unsigned char state[LF_STATE_MAX];
        const struct lf_bot *bots[LF_SEATS_MAX];
        struct lf_error error;
        struct lf_luck luck;
        struct lf_tally tally;
        int own = i % series->seats;
        for (int seat = 0; seat < series->seats; seat++) bots[seat] = pair[seat != own];
        if (!game->init(state, series->seats, series->options, &error)) break;
        lf_luck_start(&luck, 3, (uint64_t)(i / series->seats));
        lf_arena_play(game, state, bots, &luck, 1000, NULL, NULL, &tally);
        if (game->winners(state) >> own & 1) wins++;
    }
    snprintf(text, sizeof text, "%s: %s wins %d of %d against %s", series->game, series->first,
             wins, series->games, series->second);
    judge(wins >= series->wins_least, text);
}

/* The chances of all seats add up to 1, actions stand in their order, and a search of the same view
 * with the same stream is the same, whatever lies in its memory. */
static void test_thought(const struct lf_game *game)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX], scratch[1 << 20];
    static struct lf_thought one, two;
    struct lf_limits limits = { .nodes = 2000, .worlds = 2, .turn = 100, .values = true,
                                .trials = 1500, .distance = 2 };
    char line[LF_OPTIONS_MAX], text[80];
    struct lf_error error;
    struct lf_luck luck;
    struct lf_memory memory[LF_SEATS_MAX] = { 0 };
    bool good = lf_bots_line(game, "", line) && game->init(state, 2, line, &error);
    lf_luck_start(&luck, 4, 0);
    for (int step = 0; good && step < 300 && game->awaited(state); step++) {
        int actor = lf_lowest_seat(game->awaited(state));
        if (actor == LF_CHANCE) {
            game->apply(state, actor, lf_chance_draw(game, state, &luck));
            continue;
        }
        struct lf_rng rng[2] = { { (uint64_t)step, 0 }, { (uint64_t)step, 0 } };
        game->view(state, actor, view);
        memset(scratch, step, sizeof scratch);
        lf_think(game, lf_net_of(game, 2), view, actor, &rng[0], &limits, scratch, sizeof scratch,
                 &one);
        memset(scratch, 0, sizeof scratch);
        lf_think(game, lf_net_of(game, 2), view, actor, &rng[1], &limits, scratch, sizeof scratch,
                 &two);
        good = one.count == two.count && one.count > 0 && rng[0].drawn == rng[1].drawn;
        for (int i = 0; good && i < one.count; i++)
            good = one.rated[i].action == two.rated[i].action &&
                   one.rated[i].chance == two.rated[i].chance &&
                   game->check(view, actor, one.rated[i].action) == 0 &&
                   (i == 0 || one.rated[i].chance <= one.rated[i - 1].chance);
        float sum = one.value[0] + one.value[1];
        good = good && sum > 0.9999f && sum < 1.0001f;
        game->apply(state, actor, lf_bot_greedy.choose(game, view, actor, &rng[0], &memory[actor]));
    }
    snprintf(text, sizeof text, "%s: a search follows from its view and stream", game->name);
    judge(good, text);
}

/* ---- The outset ---- */

/* What a choice of the founding leaves the seat, when all that follows is played by greedy. */
static float start_after(const struct lf_game *game, const unsigned char *from, int seat,
                         lf_action action)
{
    static _Alignas(16) unsigned char scratch[1 << 20];
    _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX];
    float chance[LF_SEATS_MAX], sum = 0;
    int seats = game->seat_count(from);
    memcpy(state, from, game->state_size);
    game->apply(state, seat, action);
    while (game->turn(state) == 0 && lf_insight_of(game)->outset(state)) {
        struct lf_rng rng = { 1, 0 };
        struct lf_memory memory = { 0 };
        int actor = lf_lowest_seat(game->awaited(state));
        game->view(state, actor, view);
        game->apply(state, actor, lf_bot_greedy.choose(game, view, actor, &rng, &memory));
    }
    lf_chances(game, lf_net_of(game, seats), state, scratch, sizeof scratch, chance);
    for (int i = 0; i < seats; i++) sum += chance[i];
    return chance[seat] / sum;
}

/* In the founding no choice leads to a better start than the one taken; if only one is tried, it is
 * greedy's; afterwards there is nothing to try out. */
static void test_outset(const char *name, int seats)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX], scratch[1 << 20];
    const struct lf_game *game = lf_game_find(name);
    const struct lf_net *net = lf_net_of(game, seats);
    _Alignas(16) unsigned char world[LF_STATE_MAX];
    lf_action list[LF_LEGAL_MAX], choice = 1;
    struct lf_error error;
    struct lf_luck luck;
    bool best = game->init(state, seats, "start=0", &error), habit = best;
    int tried = 0;
    char text[100];
    for (lf_luck_start(&luck, 9, 0); best && choice;) {
        int actor = lf_lowest_seat(game->awaited(state));
        if (actor == LF_CHANCE) {
            game->apply(state, actor, lf_chance_draw(game, state, &luck));
            continue;
        }
        struct lf_rng rng = { 3, 0 }, own = { 1, 0 };
        struct lf_memory memory = { 0 };
        game->view(state, actor, view);
        lf_action greedy = lf_bot_greedy.choose(game, view, actor, &own, &memory);
        lf_action one = lf_outset(game, net, view, actor, &rng, 1, 0, scratch, sizeof scratch);
        struct lf_rng same = rng;
        game->resample(view, &same, world);                    /* what it guesses */
        choice = lf_outset(game, net, view, actor, &rng, LF_LEGAL_MAX, 0, scratch,
                           sizeof scratch);
        if (!choice) break;
        habit &= one == greedy;
        float most = start_after(game, world, actor, choice);
        for (int i = game->legal(state, actor, list) - 1; i >= 0; i--, tried++)
            best &= start_after(game, world, actor, list[i]) <= most + 1e-6f;   /* of rounding */
        game->apply(state, actor, choice);
    }
    snprintf(text, sizeof text, "%s: the best of %d choices in the founding of %d", name, tried,
             seats);
    judge(best && tried > 50 * seats && !lf_insight_of(game)->outset(state), text);
    snprintf(text, sizeof text, "%s: the founding of greedy is tried first", name);
    judge(habit, text);
}

/* What a seat has at the start of a match that it founds with some care and all others by habit. */
static float founded(const struct lf_game *game, int seats, uint64_t board, int seat, int care)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX], scratch[1 << 20];
    float chance[LF_SEATS_MAX], sum = 0;
    struct lf_error error;
    struct lf_luck luck;
    if (!game->init(state, seats, "start=0", &error)) return 0;
    lf_luck_start(&luck, 11, board);
    while (game->turn(state) == 0) {
        struct lf_rng rng = { 3, 0 };
        struct lf_memory memory = { 0 };
        int actor = lf_lowest_seat(game->awaited(state));
        lf_action action = 0;
        if (actor == LF_CHANCE) {
            game->apply(state, actor, lf_chance_draw(game, state, &luck));
            continue;
        }
        game->view(state, actor, view);
        if (actor == seat)
            action = lf_outset(game, lf_net_of(game, seats), view, actor, &rng, LF_LEGAL_MAX, care,
                               scratch, sizeof scratch);
        if (!action) action = lf_bot_greedy.choose(game, view, actor, &rng, &memory);
        game->apply(state, actor, action);
    }
    lf_chances(game, lf_net_of(game, seats), state, scratch, sizeof scratch, chance);
    for (int i = 0; i < seats; i++) sum += chance[i];
    return chance[seat] / sum;
}

/* Who thinks of the own second place when choosing the first one stands better in the end. */
static void test_care(const char *name, int seats)
{
    const struct lf_game *game = lf_game_find(name);
    float sum[2] = { 0, 0 };
    char text[100];
    for (uint64_t board = 0; board < 24; board++)
        for (int i = 0; i < 2; i++) sum[i] += founded(game, seats, board, 0, 1 + i);
    snprintf(text, sizeof text, "%s: the first of %d founds for %.3f, with care for %.3f", name,
             seats, (double)sum[0] / 24, (double)sum[1] / 24);
    judge(sum[1] > sum[0] + 0.024f, text);
}

void test_levels(int *passed, int *failed)
{
    passed_ = passed;
    failed_ = failed;
    test_logistic();
    test_bits();
    for (int g = 0; lf_games[g]; g++)
        if (lf_games[g]->seats_min <= 2 && lf_can_think(lf_games[g], 2)) test_thought(lf_games[g]);
    test_outset("base", 2);
    test_outset("base", 4);
    test_outset("duel", 2);
    test_outset("sea", 4);
    test_outset("knights", 4);
    test_care("base", 2);
    test_care("base", 4);
    for (size_t i = 0; i < sizeof SERIES / sizeof SERIES[0]; i++)
        if (lf_can_think(lf_game_find(SERIES[i].game), SERIES[i].seats)) run(&SERIES[i]);
}
