/* main.c - the exact solution of the dice game against three independent witnesses: best play found
 * by trying everything, sequences of elementary actions, and simulated games.
 *
 *     test-solve [GAMES]
 *
 * The tables of both options are solved once. Everything is fixed by seeds, so a bound of four
 * standard errors either always holds or never.
 */
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "bots/dice/book.h"
#include "bots/dice/table.h"
#include "tests/solve/solve.h"

static int passed, failed;

void verdict(bool good, const char *format, ...)
{
    if (good) { passed++; return; }
    va_list list;
    va_start(list, format);
    printf("FAIL ");
    vprintf(format, list);
    putchar('\n');
    va_end(list);
    failed++;
}

static const char *const OPTIONS[] = { "", "joker=later-turns" };

/* ---- Solving ---- */

static struct lf_solving solve(const struct dice_state *start, int turns, bool distribution,
                               struct lf_solution *solution)
{
    const struct lf_solver *solver = lf_solver_of(&dice_game);
    struct lf_solving job = { .start = start, .turns = turns, .distribution = distribution };
    job.table = calloc(1, solver->table_size(&job));
    job.work = calloc(1, solver->work_size(&job));
    if (!job.table || !job.work) abort();
    for (int step = 0; step < solver->steps(&job); step++)
        for (int part = 0; part < solver->parts(&job, step); part++) solver->run(&job, step, part);
    solver->result(&job, solution);
    return job;
}

/* ---- Against trying everything ---- */

static void compare_value(const struct dice_state *s, const char *what)
{
    const struct dice_sheet *sheet = &s->sheet[0];
    const struct dice_table *table = dice_table_of(s->options & DICE_LATER_TURNS);
    int at = book_rank(sheet->knights, sheet->used) * PLACES_PADDED +
             book_place(dice_book(), sheet);
    double solved = dice_score(sheet) + table_layer(table, DICE_BOXES - sheet->filled)[at];
    double tried = brute_value(s);
    verdict(fabs(solved - tried) < 1e-9, "%s: solved %.9f, tried %.9f", what, solved, tried);
}

/* An empty sheet with this many turns left: crosses in the boxes before. */
static struct dice_state late_start(const char *options, int turns_left)
{
    struct dice_state s;
    struct lf_error error;
    dice_game.init(&s, 1, options, &error);
    for (int i = turns_left; i < DICE_BOXES; i++) {
        s.sheet[0].box[s.sheet[0].filled++] = DICE_CROSS;
        s.turn++;
    }
    return s;
}

/* Positions of bots' games, with this many turns left. */
static void compare_games(const char *options, const struct lf_bot *bot, int turns_left, int games)
{
    for (int g = 0; g < games; g++) {
        struct dice_state s;
        struct lf_error error;
        struct lf_luck luck;
        struct lf_tally tally;
        char what[96];
        dice_game.init(&s, 1, options, &error);
        lf_luck_start(&luck, 5, (uint64_t)g);
        lf_arena_play(&dice_game, &s, &bot, &luck, (uint32_t)(DICE_BOXES - turns_left), NULL, NULL,
                      &tally);
        snprintf(what, sizeof what, "%s, game %d of %s, %d turns left", options, g, bot->name,
                 turns_left);
        verdict(s.phase == DICE_ROLL, "%s: not before a roll", what);
        if (s.phase == DICE_ROLL) compare_value(&s, what);
    }
}

static void compare_small(const char *options)
{
    for (int turns = 1; turns <= 2; turns++) {
        struct dice_state s = late_start(options, turns);
        compare_value(&s, "an empty sheet");
    }
    compare_games(options, lf_bot_find("optimal"), 1, 6);
    compare_games(options, lf_bot_find("greedy"), 1, 4);
    compare_games(options, lf_bot_find("random"), 1, 4);
}

/* A solver of fewer turns says the same as the layers of the whole. */
static void compare_turns(const char *options)
{
    for (int turns = 1; turns <= 4; turns++) {
        struct lf_solution solution;
        struct dice_state start = late_start(options, DICE_BOXES);
        const struct dice_table *whole = dice_table_of(start.options & DICE_LATER_TURNS);
        struct lf_solving job = solve(&start, turns, true, &solution);
        double mean = 0, square = 0, sum = 0;
        verdict(fabs(solution.expected - table_layer(whole, turns)[0]) < 1e-9,
                "%d turns: %.9f, as a layer %.9f", turns, solution.expected,
                table_layer(whole, turns)[0]);
        for (int i = 0; i < solution.count; i++) {
            sum += solution.chance[i];
            mean += solution.chance[i] * (solution.least + i);
            square += solution.chance[i] * (solution.least + i) * (solution.least + i);
        }
        verdict(fabs(sum - 1) < 1e-9 && fabs(mean - solution.expected) < 1e-6,
                "%d turns: the chances sum to %.9f and their mean is %.9f", turns, sum, mean);
        verdict(fabs(sqrt(square - mean * mean) - solution.deviation) < 1e-3,
                "%d turns: deviation %.6f, of the distribution %.6f", turns, solution.deviation,
                sqrt(square - mean * mean));
        free(job.table);
        free(job.work);
    }
}

/* ---- Against simulated games ---- */

struct sums { double mean, error; long wins[2]; };

static struct sums simulate(const char *options, const struct lf_bot *const *bots, int seats,
                            int games)
{
    struct sums sums = { 0 };
    double square = 0;
    for (int g = 0; g < games; g++) {
        struct dice_state s;
        struct lf_error refused;
        struct lf_luck luck;
        struct lf_tally tally;
        dice_game.init(&s, seats, options, &refused);
        lf_luck_start(&luck, 7, (uint64_t)g);
        lf_arena_play(&dice_game, &s, bots, &luck, 1000, NULL, NULL, &tally);
        int points = dice_game.points(&s, 0);
        sums.mean += points;
        square += points * points;
        for (int seat = 0; seat < seats; seat++)
            sums.wins[seat] += dice_game.winners(&s) >> seat & 1;
    }
    sums.mean /= games;
    sums.error = sqrt((square / games - sums.mean * sums.mean) / games);
    return sums;
}

static void compare_simulation(const char *options, double expected, int games)
{
    const struct lf_bot *bots[] = { lf_bot_find("optimal") };
    struct sums sums = simulate(options, bots, 1, games);
    verdict(fabs(sums.mean - expected) < 4 * sums.error, "%s: %d games %.4f +- %.4f, solved %.6f",
            options, games, sums.mean, sums.error, expected);
}

static void compare_bots(void)
{
    const struct lf_bot *greedy[] = { lf_bot_find("greedy") };
    const struct lf_bot *two[] = { lf_bot_find("duelist"), lf_bot_find("optimal") };
    struct sums sums = simulate("", greedy, 1, 400);
    verdict(sums.mean > 55, "greedy reaches %.2f points only", sums.mean);
    sums = simulate("start=1", two, 2, 1500);
    verdict(sums.wins[0] > sums.wins[1], "duelist wins %ld, optimal %ld", sums.wins[0],
            sums.wins[1]);
}

int main(int count, char **words)
{
    static const double EXPECTED[] = { 94.790335, 94.264066 };
    int games = count > 1 ? atoi(words[1]) : 4000;
    struct lf_solution solution[2];
    struct dice_state start[2];
    static struct lf_context known;
    lf_enter(&known);
    test_paying();
    for (int i = 0; i < 2; i++) {
        start[i] = late_start(OPTIONS[i], DICE_BOXES);
        struct lf_solving job = solve(&start[i], DICE_BOXES, false, &solution[i]);
        free(job.work);
        lf_solver_of(&dice_game)->use(&known, job.table);       /* kept until the end */
        verdict(fabs(solution[i].expected - EXPECTED[i]) < 1e-6, "%s: expected %.6f", OPTIONS[i],
                solution[i].expected);
        verdict(solution[i].states == 931028, "%llu states",
                (unsigned long long)solution[i].states);
        compare_small(OPTIONS[i]);
        compare_turns(OPTIONS[i]);
        compare_simulation(OPTIONS[i], solution[i].expected, games);
    }
    compare_bots();
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}
