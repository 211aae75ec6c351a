/* solve.c - `landfall solve`: the exact solution of a game that has one, and questions to it. */
#define _DEFAULT_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "cli/json.h"
#include "cli/solution.h"

enum { ROWS_MAX = 40, BAR_MAX = 40, BIN = 5 };

static double peak_megabytes(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)usage.ru_maxrss / 1024;
}

/* ---- The solution ---- */

static void solution_json(const struct lf_game *game, const struct lf_solving *job,
                          const struct lf_solution *solution, double cpu_seconds)
{
    char options[LF_OPTIONS_MAX];
    struct json json = json_start(stdout);
    game->print_options(job->start, options, sizeof options);
    json_object(&json, NULL);
    json_text(&json, "game", game->name);
    json_text(&json, "options", options);
    json_signed(&json, "turns", job->turns);
    json_real(&json, "expected", solution->expected, 6);
    json_real(&json, "sd", solution->deviation, 6);
    json_array(&json, "distribution");
    for (int i = 0; i < solution->count; i++) {
        char chance[32];
        if (solution->chance[i] <= 0) continue;
        snprintf(chance, sizeof chance, "%.9e", solution->chance[i]);
        json_object(&json, NULL);
        json_signed(&json, "points", solution->least + i);
        json_raw(&json, "chance", chance);
        json_close(&json);
    }
    json_close(&json);
    json_unsigned(&json, "states", solution->states);
    json_real(&json, "cpu_seconds", cpu_seconds, 3);
    json_real(&json, "peak_mb", peak_megabytes(), 1);
    json_close(&json);
}

/* Results in steps of five points, each with its chance and a bar. */
static void print_distribution(const struct lf_solution *solution)
{
    double most = 0, bins[ROWS_MAX] = { 0 };
    for (int i = 0; i < solution->count && i / BIN < ROWS_MAX; i++) {
        bins[i / BIN] += solution->chance[i];
        if (bins[i / BIN] > most) most = bins[i / BIN];
    }
    printf("\n%s\n", SAY("Points       chance", "Punkte       Chance"));
    for (int k = 0; k < ROWS_MAX; k++) {
        if (bins[k] < 0.0001) continue;
        printf("%3d - %3d  %6.2f %%  ", solution->least + k * BIN,
               solution->least + k * BIN + BIN - 1, 100 * bins[k]);
        for (int n = (int)(bins[k] / most * BAR_MAX + 0.5); n > 0; n--) putchar('#');
        putchar('\n');
    }
}

static void print_solution(const struct lf_game *game, const struct lf_solving *job,
                           const struct lf_solution *solution, double cpu_seconds)
{
    char options[LF_OPTIONS_MAX];
    game->print_options(job->start, options, sizeof options);
    printf(SAY("%s, one seat, %d turns%s%s\n\n", "%s, ein Platz, %d Züge%s%s\n\n"),
           said(game->title), job->turns, *options ? ", " : "", options);
    printf(SAY("Expected     %.6f points under best play\n",
               "Erwartet     %.6f Punkte bei bestem Spiel\n"), solution->expected);
    printf(SAY("Deviation    %.6f\n", "Streuung     %.6f\n"), solution->deviation);
    printf(SAY("Positions    %llu at the start of a turn\n",
               "Stellungen   %llu am Anfang eines Zuges\n"),
           (unsigned long long)solution->states);
    printf(SAY("Work         %.2f s CPU, %.0f MB\n", "Aufwand      %.2f s CPU, %.0f MB\n"),
           cpu_seconds, peak_megabytes());
    if (solution->chance) print_distribution(solution);
}

static int solve(const struct arguments *arguments, const struct lf_game *game,
                 const struct lf_solver *solver, const void *start)
{
    struct lf_solving job = { .start = start, .turns = solver->turns,
                              .distribution = arguments->given[OPTION_DISTRIBUTION] };
    struct lf_solution solution = { 0 };
    if (arguments->given[OPTION_TURNS]) job.turns = (int)arguments->number[OPTION_TURNS];
    if (job.turns > solver->turns)
        return fail(EXIT_USAGE, SAY("--turns %d: '%s' has %d turns",
                                    "--turns %d: '%s' hat %d Züge"), job.turns, game->name,
                    solver->turns);
    double cpu_seconds = seconds_of_cpu();
    int code = solution_make(solver, &job, (int)arguments->number[OPTION_THREADS],
                           arguments->given[OPTION_QUIET]);
    cpu_seconds = seconds_of_cpu() - cpu_seconds;
    if (code == EXIT_DONE) {
        solver->result(&job, &solution);
        if (job.turns == solver->turns) solution_keep(game, solver, &job);
        if (arguments->given[OPTION_JSON]) solution_json(game, &job, &solution, cpu_seconds);
        else print_solution(game, &job, &solution, cpu_seconds);
    }
    solution_free(&job);
    return code;
}

/* ---- Questions ---- */

static int by_loss(const void *a, const void *b)
{
    const struct lf_advice *one = a, *two = b;
    if (one->loss != two->loss) return one->loss < two->loss ? -1 : 1;
    return one->action < two->action ? -1 : one->action > two->action;
}

static void answer_json(const struct lf_game *game, const struct lf_advice *advice, int count,
                        double expected, const struct lf_goal *goals, int goal_count)
{
    struct json json = json_start(stdout);
    char text[LF_ACTION_TEXT_MAX];
    json_object(&json, NULL);
    json_real(&json, "expected", expected, 6);
    game->print(advice[0].action, text, sizeof text);
    json_text(&json, "best", text);
    json_array(&json, "actions");
    for (int i = 0; i < count; i++) {
        game->print(advice[i].action, text, sizeof text);
        json_object(&json, NULL);
        json_text(&json, "action", text);
        json_real(&json, "loss", advice[i].loss, 6);
        json_close(&json);
    }
    json_close(&json);
    json_array(&json, "goals");
    for (int i = 0; i < goal_count; i++) {
        json_object(&json, NULL);
        json_text(&json, "goal", said(goals[i].name));
        json_real(&json, "chance", goals[i].chance, 6);
        json_close(&json);
    }
    json_close(&json);
    json_close(&json);
}

static void print_answer(const struct lf_game *game, const struct lf_advice *advice, int count,
                         double expected, const struct lf_goal *goals, int goal_count)
{
    printf(SAY("Expected result under best play: %.6f\n\n",
               "Erwartetes Ergebnis bei bestem Spiel: %.6f\n\n"),
           expected);
    for (int i = 0; i < count; i++) {
        char text[LF_ACTION_TEXT_MAX];
        game->print(advice[i].action, text, sizeof text);
        if (advice[i].loss > 0)
            printf(SAY("  %-20s  loses %.6f\n", "  %-20s  verliert %.6f\n"), text, advice[i].loss);
        else printf(SAY("  %-20s  best\n", "  %-20s  am besten\n"), text);
    }
    if (goal_count)
        puts(SAY("\nCan be paid after the best action:", "\nBezahlbar nach der besten Aktion:"));
    for (int i = 0; i < goal_count; i++)
        printf("  %5.1f %%  %s\n", 100 * goals[i].chance, said(goals[i].name));
}

static int ask(const struct arguments *arguments, const struct lf_game *game,
               const struct lf_solver *solver, const void *start)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX];
    static struct lf_advice advice[LF_LEGAL_MAX];
    struct lf_goal goals[LF_GOALS_MAX];
    struct lf_error error = { 0 };
    double expected = 0;
    if (!solver->query(start, arguments->value[OPTION_QUERY], state, &error))
        return fail_at(EXIT_DATA, solver->query_form, game, &error);
    int code = solution_need(game, start, true, (int)arguments->number[OPTION_THREADS],
                          arguments->given[OPTION_QUIET]);
    if (code != EXIT_DONE) return code;
    game->view(state, 0, view);
    int count = solver->advise(view, 0, advice, &expected);
    if (count == 0) return fail(EXIT_NO, SAY("nothing to decide there", "da ist nichts zu wählen"));
    qsort(advice, (size_t)count, sizeof advice[0], by_loss);
    int goal_count = solver->goals(view, 0, advice[0].action, goals);
    if (arguments->given[OPTION_JSON])
        answer_json(game, advice, count, expected, goals, goal_count);
    else print_answer(game, advice, count, expected, goals, goal_count);
    return EXIT_DONE;
}

static int fail_unsolved(const struct lf_game *game)
{
    char names[256] = "";
    for (int i = 0; lf_games[i]; i++) {
        size_t used = strlen(names);
        if (lf_solver_of(lf_games[i]))
            snprintf(names + used, sizeof names - used, "%s%s", used ? ", " : "",
                     lf_games[i]->name);
    }
    return fail(EXIT_USAGE, SAY("'%s' cannot be solved; what can: %s",
                                "'%s' lässt sich nicht lösen; lösbar: %s"), game->name, names);
}

int command_solve(const struct arguments *arguments)
{
    static _Alignas(16) unsigned char start[LF_STATE_MAX];
    char options[2 * LF_OPTIONS_MAX];
    const char *given = arguments->value[OPTION_OPTIONS];
    const struct lf_game *game = setup_game(arguments->word[0]);
    if (!game) return EXIT_USAGE;
    const struct lf_solver *solver = lf_solver_of(game);
    if (!solver) return fail_unsolved(game);
    snprintf(options, sizeof options, "%s%s%s", given ? given : "",
             given && *arguments->game_options ? "," : "", arguments->game_options);
    int code = setup_options(game, 1, options, start);
    if (code != EXIT_DONE) return code;
    return arguments->value[OPTION_QUERY] ? ask(arguments, game, solver, start)
                                          : solve(arguments, game, solver, start);
}
