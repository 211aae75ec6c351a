/* bench.c - `landfall bench`: how fast the random bot plays each game, what a clone costs, and
 * on request how many instructions a transition takes.
 *
 * Times are of the processor, on one thread, the median of several measurements of the same
 * games. Instruction counts come from callgrind, which is slow but gives the same number on a
 * busy machine: the same games are counted twice with different numbers of them, so that what
 * the program does besides playing cancels out. */
#define _DEFAULT_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/json.h"
#include "cli/sim.h"

enum { REPEATS_MAX = 99, CLONES = 32, CLONE_ROUNDS = 20000, COUNT_FEW = 100, COUNT_MANY = 600 };

struct bench {
    struct sim sim;
    struct sim_sums sums;              /* of one measurement */
    double seconds;                    /* median */
    uint64_t generic_games, generic_transitions;
    double generic_seconds;
    bool agree;                        /* both drivers came to the same games */
    double clone_ns;
    double instructions;               /* per transition; 0: not asked for */
};

/* Watching a game makes lf_arena_play() take the generic driver. */
static void look_on(void *context, const struct lf_game *game, const void *before, int actor,
                    lf_action action)
{
    (void)context, (void)game, (void)before, (void)actor, (void)action;
}

static double measure(struct sim *sim, uint64_t games, lf_witness witness, struct sim_sums *sums)
{
    static _Alignas(64) unsigned char state[LF_STATE_MAX];
    memset(sums, 0, sizeof *sums);
    double start = seconds_of_cpu();
    for (uint64_t g = 0; g < games; g++) sim_play(sim, g, witness, NULL, sums, state);
    return seconds_of_cpu() - start;
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof *values, compare_doubles);
    return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

/* Copies states around in a ring that fits the first cache. The empty assembler statement
 * tells the compiler that memory is looked at, so no copy can be left out. */
static double measure_clone(const struct lf_game *game, const void *state)
{
    static _Alignas(64) unsigned char ring[CLONES * LF_STATE_MAX];
    double seconds[5];
    size_t size = game->state_size;
    memcpy(ring, state, size);
    for (int run = 0; run < 5; run++) {
        double start = seconds_of_cpu();
        for (int round = 0; round < CLONE_ROUNDS; round++)
            for (size_t i = 0; i < CLONES; i++) {
                memcpy(ring + (i + 1) % CLONES * size, ring + i * size, size);
                __asm__ volatile("" ::: "memory");
            }
        seconds[run] = seconds_of_cpu() - start;
    }
    return median(seconds, 5) / ((double)CLONE_ROUNDS * CLONES) * 1e9;
}

static void measure_game(struct bench *bench, int repeats, bool quiet)
{
    static struct sim_sums few, generic;
    double seconds[REPEATS_MAX];
    struct progress progress;
    uint64_t games = bench->sim.games;
    progress_start(&progress, bench->sim.game->name, (uint64_t)repeats + 1, quiet);
    for (int i = 0; i < repeats; i++) {
        seconds[i] = measure(&bench->sim, games, NULL, &bench->sums);
        progress_show(&progress, (uint64_t)i + 1);
    }
    bench->seconds = median(seconds, repeats);
    bench->generic_games = games >= 10 ? games / 10 : 1;
    measure(&bench->sim, bench->generic_games, NULL, &few);
    bench->generic_seconds = measure(&bench->sim, bench->generic_games, look_on, &generic);
    bench->generic_transitions = generic.transitions;
    bench->agree = few.signature == generic.signature && few.transitions == generic.transitions;
    progress_end(&progress);
    bench->clone_ns = measure_clone(bench->sim.game, bench->sim.start);
}

/* The child of count_instructions(): `landfall sim` under callgrind, silently. */
static void exec_callgrind(const struct bench *bench, const char *self, const char *options,
                           uint64_t games, const char *out_path)
{
    char out[4200], seats[16], count[24], seed[24], cap[16];
    snprintf(out, sizeof out, "--callgrind-out-file=%s", out_path);
    snprintf(seats, sizeof seats, "%d", bench->sim.seats);
    snprintf(count, sizeof count, "%llu", (unsigned long long)games);
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)bench->sim.seed);
    snprintf(cap, sizeof cap, "%u", bench->sim.turn_cap);
    if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr)) _exit(127);
    execlp("valgrind", "valgrind", "--tool=callgrind", out, self, "sim", bench->sim.game->name,
           "--seats", seats, "--games", count, "--bots", bench->sim.bots[0]->name, "--options",
           options, "--seed", seed, "--turn-cap", cap, "--quiet", "--json", (char *)NULL);
    _exit(127);
}

/* The total in a callgrind file: the line "summary: N" or "totals: N". */
static bool read_total(const char *path, uint64_t *total)
{
    char line[512];
    bool found = false;
    FILE *file = fopen(path, "r");
    if (!file) return false;
    while (!found && fgets(line, sizeof line, file)) {
        const char *number = NULL;
        if (strncmp(line, "summary: ", 9) == 0) number = line + 9;
        else if (strncmp(line, "totals: ", 8) == 0) number = line + 8;
        if (number) *total = strtoull(number, NULL, 10);
        found = number && *total > 0;
    }
    fclose(file);
    return found;
}

static int count_instructions(const struct bench *bench, uint64_t games, uint64_t *total)
{
    char self[4096], path[4096], options[LF_OPTIONS_MAX];
    const char *folder = getenv("TMPDIR");
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    int status = 0, code = EXIT_DONE;
    if (length < 0) return fail(EXIT_SYSTEM, SAY("cannot find myself", "finde mich nicht"));
    self[length] = 0;
    bench->sim.game->print_options(bench->sim.start, options, sizeof options);
    snprintf(path, sizeof path, "%s/landfall-XXXXXX", folder && *folder ? folder : "/tmp");
    int file = mkstemp(path);
    if (file < 0)
        return fail(EXIT_SYSTEM, SAY("%s: cannot write", "%s: kann nicht schreiben"), path);
    close(file);
    fflush(stdout);
    fflush(stderr);
    pid_t child = fork();
    if (child == 0) exec_callgrind(bench, self, options, games, path);
    if (child < 0 || waitpid(child, &status, 0) < 0)
        code = fail(EXIT_SYSTEM, SAY("cannot start valgrind", "kann valgrind nicht starten"));
    else if (WIFEXITED(status) && WEXITSTATUS(status) == 127)
        code = fail(EXIT_SYSTEM, SAY("--instructions needs valgrind, which is not installed",
                                     "--instructions braucht valgrind; es ist nicht installiert"));
    else if (!WIFEXITED(status) || WEXITSTATUS(status) != 0 || !read_total(path, total))
        code = fail(EXIT_SYSTEM, SAY("valgrind cannot run this build; its processor flags may be "
                                     "too new for it (make ARCH=x86-64-v3)",
                                     "valgrind kann diesen Bau nicht ausführen; vielleicht sind "
                                     "seine Prozessorbefehle zu neu (make ARCH=x86-64-v3)"));
    unlink(path);
    return code;
}

static int measure_instructions(struct bench *bench)
{
    static struct sim_sums few, many;
    uint64_t few_total = 0, many_total = 0;
    int code = count_instructions(bench, COUNT_FEW, &few_total);
    if (code == EXIT_DONE) code = count_instructions(bench, COUNT_MANY, &many_total);
    if (code != EXIT_DONE) return code;
    measure(&bench->sim, COUNT_FEW, NULL, &few);
    measure(&bench->sim, COUNT_MANY, NULL, &many);
    bench->instructions = (double)(many_total - few_total) /
                          (double)(many.transitions - few.transitions);
    return EXIT_DONE;
}

static void bench_json(struct json *json, const struct bench *bench)
{
    json_object(json, NULL);
    sim_json(json, &bench->sim, &bench->sums, bench->seconds);
    json_unsigned(json, "state_bytes", bench->sim.game->state_size);
    json_real(json, "clone_ns", bench->clone_ns, 2);
    json_real(json, "generic_games_per_cpu_second",
              (double)bench->generic_games / bench->generic_seconds, 1);
    json_real(json, "generic_transitions_per_cpu_second",
              (double)bench->generic_transitions / bench->generic_seconds, 0);
    json_bool(json, "drivers_agree", bench->agree);
    if (bench->instructions > 0)
        json_real(json, "instructions_per_transition", bench->instructions, 2);
    json_close(json);
}

static void bench_print(const struct bench *bench, bool colour)
{
    double games = (double)bench->sums.games;
    char options[LF_OPTIONS_MAX];
    bench->sim.game->print_options(bench->sim.start, options, sizeof options);
    printf(colour ? "\033[1m%s\033[0m" : "%s", bench->sim.game->name);
    printf(SAY(", %d seats, %llu games%s%s\n", ", %d Plätze, %llu Spiele%s%s\n"), bench->sim.seats,
           (unsigned long long)bench->sums.games, *options ? ", " : "", options);
    printf(SAY("  random play     %10.0f games/s  %8.2f M transitions/s\n",
               "  Zufallsspiel    %10.0f Spiele/s %8.2f Mio. Übergänge/s\n"),
           games / bench->seconds, (double)bench->sums.transitions / bench->seconds * 1e-6);
    printf(SAY("  generic driver  %10.0f games/s  %8.2f M transitions/s\n",
               "  allg. Treiber   %10.0f Spiele/s %8.2f Mio. Übergänge/s\n"),
           (double)bench->generic_games / bench->generic_seconds,
           (double)bench->generic_transitions / bench->generic_seconds * 1e-6);
    printf(SAY("  per game        %10.1f turns    %8.1f transitions\n",
               "  je Spiel        %10.1f Züge     %8.1f Übergänge\n"),
           (double)bench->sums.turns / games, (double)bench->sums.transitions / games);
    printf(SAY("  state           %10u bytes    %8.1f ns to clone\n",
               "  Zustand         %10u Bytes    %8.1f ns je Kopie\n"),
           bench->sim.game->state_size, bench->clone_ns);
    if (bench->instructions > 0)
        printf(SAY("  instructions    %10.1f per transition\n",
                   "  Befehle         %10.1f je Übergang\n"), bench->instructions);
    printf(SAY("  signature       %016llx\n", "  Signatur        %016llx\n"),
           (unsigned long long)bench->sums.signature);
}

static int bench_game(const struct arguments *arguments, const struct lf_game *game,
                      struct bench *bench)
{
    int code, named;
    memset(bench, 0, sizeof *bench);
    bench->sim.game = game;
    bench->sim.games = arguments->number[OPTION_BENCH_GAMES];
    bench->sim.seed = arguments->number[OPTION_SEED];
    bench->sim.turn_cap = (uint32_t)arguments->number[OPTION_TURN_CAP];
    bench->sim.threads = 1;
    code = setup_bots(game, "random", bench->sim.bots, &named);
    if (code == EXIT_DONE) code = setup_seats(arguments, game, &bench->sim.seats);
    if (code != EXIT_DONE) return code;
    for (int i = 1; i < bench->sim.seats; i++) bench->sim.bots[i] = bench->sim.bots[0];
    code = setup_bot_options(game, bench->sim.seats, arguments->value[OPTION_OPTIONS],
                             bench->sim.start);
    if (code != EXIT_DONE) return code;
    measure_game(bench, (int)arguments->number[OPTION_REPEAT], arguments->given[OPTION_QUIET]);
    if (arguments->given[OPTION_INSTRUCTIONS]) code = measure_instructions(bench);
    return code;
}

/* One game prints an object, all games an array: a script asks for one of them by name. */
int command_bench(const struct arguments *arguments)
{
    static struct bench bench;
    const struct lf_game *only = NULL;
    struct json json = json_start(stdout);
    bool as_json = arguments->given[OPTION_JSON], agree = true;
    int code = EXIT_DONE;
    if (arguments->word_count > 0 && !(only = setup_game(arguments->word[0]))) return EXIT_USAGE;
    if (as_json && !only) json_array(&json, NULL);
    for (int i = 0; lf_games[i] && code == EXIT_DONE; i++) {
        if (only && lf_games[i] != only) continue;
        code = bench_game(arguments, lf_games[i], &bench);
        if (code != EXIT_DONE) break;
        agree &= bench.agree;
        if (as_json) bench_json(&json, &bench);
        else bench_print(&bench, arguments->colour);
    }
    if (as_json && !only) json_close(&json);
    if (code == EXIT_DONE && !agree)
        code = fail(EXIT_NO, SAY("the playout and the generic driver play different games",
                                 "Schnellspiel und allgemeiner Treiber spielen verschieden"));
    return code;
}
