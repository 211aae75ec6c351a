/* sim.c - `landfall sim`: many games between bots, on several threads.
 *
 * Every game depends only on the seed and its own number, and sums do not depend on their
 * order, so the result is the same for any number of threads. A game costs no allocation: the
 * start state is made once and copied.
 *
 * Read next: sim_files.c (--out), chart.c (the picture), bench.c. */
#define _DEFAULT_SOURCE
#include "cli/sim.h"

#include <dirent.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/json.h"
#include "cli/solution.h"
#include "core/hash.h"

/* The one sim that a signal may stop. */
static struct sim *interruptible;
static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
    if (interruptible) atomic_store(&interruptible->stop, true);
}

uint32_t sim_turns_median(const struct sim_sums *sums)
{
    uint64_t seen = 0;
    for (uint32_t turns = 0; turns < SIM_TURNS_MAX; turns++) {
        seen += sums->turn_count[turns];
        if (2 * seen >= sums->games && seen > 0) return turns;
    }
    return 0;
}

/* A game with bots that are programs of their own; a bot that no longer starts stops the series. */
static bool play_outside(struct sim *sim, uint64_t g, const struct lf_bot *const *bots,
                         struct lf_luck *luck, struct sim_sums *sums, void *state,
                         lf_witness witness, void *context, struct lf_tally *tally)
{
    struct outside *outside[LF_SEATS_MAX] = { NULL };
    for (int seat = 0; seat < sim->seats; seat++)
        outside[seat] = sums->outside[sim_position(sim, g, seat)];
    if (outside_play(sim->game, state, bots, outside, luck, sim->turn_cap, witness, context, tally))
        return true;
    sums->outside_failed = true;
    atomic_store(&sim->stop, true);
    return false;
}

void sim_play(struct sim *sim, uint64_t g, lf_witness witness, void *context,
              struct sim_sums *sums, void *state)
{
    const struct lf_game *game = sim->game;
    const struct lf_bot *bots[LF_SEATS_MAX];
    struct lf_luck luck;
    struct lf_tally tally = { 0 };
    int shift = (int)(g % (uint64_t)sim->seats);
    for (int i = 0, seat = shift; i < sim->seats; i++) {
        bots[seat] = sim->bots[i];
        if (++seat == sim->seats) seat = 0;
    }
    memcpy(state, sim->start, game->state_size);
    lf_luck_start(&luck, sim->seed, g);
    if (!sim->any_outside)
        lf_arena_play(game, state, bots, &luck, sim->turn_cap, witness, context, &tally);
    else if (!play_outside(sim, g, bots, &luck, sums, state, witness, context, &tally))
        return;

    lf_seats winners = game->winners(state);
    for (lf_seats left = winners; left; left &= left - 1)
        sums->wins[sim_position(sim, g, __builtin_ctz(left))]++;
    for (int seat = 0; seat < sim->seats; seat++) {
        int position = sim_position(sim, g, seat), points = game->points(state, seat);
        sums->points[position] += points;
        sums->points_squared[position] += points * points;
    }
    sums->games++;
    sums->shared += (winners & (winners - 1)) != 0;
    sums->turns += tally.turns;
    sums->transitions += tally.transitions;
    sums->capped += tally.capped;
    sums->turn_count[tally.turns < SIM_TURNS_MAX ? tally.turns : SIM_TURNS_MAX - 1]++;
    sums->signature += lf_mix(lf_hash(state, game->state_size) ^ lf_mix(g));
    if (sim->records) {
        struct sim_record *record = &sim->records[g];
        *record = (struct sim_record){ tally.transitions, tally.turns, winners, { 0 }, true,
                                       tally.capped };
        for (int seat = 0; seat < sim->seats; seat++)
            record->points[sim_position(sim, g, seat)] = (int16_t)game->points(state, seat);
    }
}

struct worker {
    struct sim *sim;
    struct sim_sums *sums;
    pthread_t thread;
    int code;
};

/* Threads take small batches of games until none are left. */
static void *work(void *context)
{
    struct worker *worker = context;
    struct sim *sim = worker->sim;
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    lf_enter(host_context());
    while (worker->code == EXIT_DONE && !atomic_load_explicit(&sim->stop, memory_order_relaxed)) {
        uint64_t batch = atomic_fetch_add(&sim->next, 1) * (uint64_t)sim->ranks.count;
        uint64_t first = (batch + (uint64_t)sim->ranks.rank) * SIM_BATCH, last = first + SIM_BATCH;
        if (first >= sim->games) break;
        if (last > sim->games) last = sim->games;
        for (uint64_t g = first; g < last && worker->code == EXIT_DONE; g++) {
            if (sim->folder) worker->code = sim_play_recorded(sim, g, worker->sums, state);
            else sim_play(sim, g, NULL, NULL, worker->sums, state);
            if (atomic_load_explicit(&sim->stop, memory_order_relaxed)) last = g + 1;
        }
        atomic_fetch_add(&sim->played, last - first);
    }
    if (worker->code != EXIT_DONE) atomic_store(&sim->stop, true);
    return NULL;
}

static void add_sums(struct sim_sums *to, const struct sim_sums *from)
{
    to->games += from->games;
    to->turns += from->turns;
    to->transitions += from->transitions;
    to->shared += from->shared;
    to->capped += from->capped;
    to->signature += from->signature;
    for (int i = 0; i < LF_SEATS_MAX; i++) {
        to->wins[i] += from->wins[i];
        to->points[i] += from->points[i];
        to->points_squared[i] += from->points_squared[i];
    }
    for (int i = 0; i < SIM_TURNS_MAX; i++) to->turn_count[i] += from->turn_count[i];
}

/* How many games this process plays: every so manieth batch. */
static uint64_t own_games(const struct sim *sim)
{
    uint64_t own = 0, step = (uint64_t)sim->ranks.count * SIM_BATCH;
    for (uint64_t first = (uint64_t)sim->ranks.rank * SIM_BATCH; first < sim->games; first += step)
        own += sim->games - first < SIM_BATCH ? sim->games - first : SIM_BATCH;
    return own;
}

/* Shows the bar until all games are played; the threads do the work. */
static void watch(struct sim *sim, bool quiet)
{
    struct progress progress;
    uint64_t own = own_games(sim);
    progress_start(&progress, SAY("Playing", "Spiele"), own, quiet || sim->ranks.rank > 0);
    for (long wait_ms = 1; !atomic_load(&sim->stop); wait_ms = wait_ms < 20 ? wait_ms * 2 : 32) {
        uint64_t played = atomic_load(&sim->played);
        if (played >= own) break;
        progress_show(&progress, played);
        nanosleep(&(struct timespec){ 0, wait_ms * 1000000 }, NULL);
    }
    progress_end(&progress);
}

static int run_threads(struct sim *sim, struct worker *workers, struct sim_sums *sums, bool quiet)
{
    int started = 0, code = EXIT_DONE;
    for (; started < sim->threads; started++) {
        workers[started] = (struct worker){ .sim = sim, .sums = &sums[started] };
        sim_hire(sim, started, &sums[started]);
        if (pthread_create(&workers[started].thread, NULL, work, &workers[started]) != 0) {
            code = fail(EXIT_SYSTEM, SAY("cannot start a thread", "kann keinen Thread starten"));
            atomic_store(&sim->stop, true);
            break;
        }
    }
    if (code == EXIT_DONE) watch(sim, quiet);
    for (int i = 0; i < started; i++) {
        pthread_join(workers[i].thread, NULL);
        int failed = sim_dismiss(sim, i, &sums[i]);
        if (i > 0) add_sums(&sums[0], &sums[i]);
        if (code == EXIT_DONE) code = workers[i].code != EXIT_DONE ? workers[i].code : failed;
    }
    return code;
}

void sim_json(struct json *json, const struct sim *sim, const struct sim_sums *sums,
              double cpu_seconds)
{
    char text[LF_OPTIONS_MAX];
    double games = (double)sums->games;
    json_text(json, "game", sim->game->name);
    json_signed(json, "seats", sim->seats);
    json_unsigned(json, "games", sums->games);
    sim->game->print_options(sim->start, text, sizeof text);
    json_text(json, "options", text);
    json_unsigned(json, "seed", sim->seed);
    json_signed(json, "threads", sim->threads);
    json_signed(json, "ranks", sim->ranks.count ? sim->ranks.count : 1);
    json_array(json, "bots");
    for (int i = 0; i < sim->seats; i++) {
        struct share share = share_of(sums->wins[i], sums->games);
        json_object(json, NULL);
        json_text(json, "name", sim->bots[i]->name);
        json_unsigned(json, "wins", sums->wins[i]);
        json_real(json, "share", share.share, 6);
        json_real(json, "low", share.low, 6);
        json_real(json, "high", share.high, 6);
        double mean = (double)sums->points[i] / games;
        double variance = (double)sums->points_squared[i] / games - mean * mean;
        json_real(json, "points_mean", mean, 6);
        json_real(json, "points_sd", sqrt(fmax(0, variance)), 6);
        json_close(json);
    }
    json_close(json);
    json_unsigned(json, "shared", sums->shared);
    json_unsigned(json, "capped", sums->capped);
    json_real(json, "turns_mean", (double)sums->turns / games, 3);
    json_unsigned(json, "turns_median", sim_turns_median(sums));
    json_real(json, "transitions_mean", (double)sums->transitions / games, 3);
    json_real(json, "cpu_seconds", cpu_seconds, 6);
    json_real(json, "games_per_cpu_second", games / cpu_seconds, 1);
    json_real(json, "transitions_per_cpu_second", (double)sums->transitions / cpu_seconds, 0);
    snprintf(text, sizeof text, "%016llx", (unsigned long long)sums->signature);
    json_text(json, "signature", text);
}

static void print_shares(const struct sim *sim, const struct sim_sums *sums)
{
    int wide = (int)strlen("Bot");
    for (int i = 0; i < sim->seats; i++)
        if ((int)strlen(sim->bots[i]->name) > wide) wide = (int)strlen(sim->bots[i]->name);
    printf("%-*s  %10s  %7s   %s\n", wide, "Bot", SAY("wins", "Siege"), SAY("share", "Anteil"),
           SAY("95 % interval     points", "95-%-Intervall    Punkte"));
    for (int i = 0; i < sim->seats; i++) {
        struct share share = share_of(sums->wins[i], sums->games);
        printf("%-*s  %10llu  %5.1f %%   %5.1f - %5.1f %%  %7.2f\n", wide, sim->bots[i]->name,
               (unsigned long long)sums->wins[i], 100 * share.share, 100 * share.low,
               100 * share.high, (double)sums->points[i] / (double)sums->games);
    }
}

static void print_report(const struct sim *sim, const struct sim_sums *sums, double cpu_seconds)
{
    char options[LF_OPTIONS_MAX];
    double games = (double)sums->games;
    sim->game->print_options(sim->start, options, sizeof options);
    printf(SAY("%s, %d seats, %llu games%s%s\n\n", "%s, %d Plätze, %llu Spiele%s%s\n\n"),
           said(sim->game->title), sim->seats, (unsigned long long)sums->games,
           *options ? ", " : "", options);
    print_shares(sim, sums);
    printf(SAY("\nPer game     %.1f turns (median %u), %.1f transitions\n",
               "\nJe Spiel     %.1f Züge (Median %u), %.1f Übergänge\n"),
           (double)sums->turns / games, sim_turns_median(sums), (double)sums->transitions / games);
    printf(SAY("Speed        %.0f games/s, %.2f M transitions/s (%.2f s CPU, %d %s)\n",
               "Tempo        %.0f Spiele/s, %.2f Mio. Übergänge/s (%.2f s CPU, %d %s)\n"),
           games / cpu_seconds, (double)sums->transitions / cpu_seconds * 1e-6, cpu_seconds,
           sim->threads, sim->threads == 1 ? "thread" : "threads");
    if (sums->shared)
        printf(SAY("Shared       %llu games with more than one winner\n",
                   "Geteilt      %llu Spiele mit mehr als einem Sieger\n"),
               (unsigned long long)sums->shared);
    if (sums->capped)
        printf(SAY("Cut off      %llu games after %u turns, without a winner\n",
                   "Abgebrochen  %llu Spiele nach %u Zügen, ohne Sieger\n"),
               (unsigned long long)sums->capped, sim->turn_cap);
    printf(SAY("Signature    %016llx\n", "Signatur     %016llx\n"),
           (unsigned long long)sums->signature);
}

/* Bots and seats settle each other: as many seats as names, or one name for all seats. */
static int set_bots(const struct arguments *arguments, struct sim *sim)
{
    const char *list = arguments->value[OPTION_BOTS];
    int named, code;
    code = sim_bots(arguments, sim, list ? list : "random", &named);
    if (code != EXIT_DONE) return code;
    if (named > 1 && !arguments->given[OPTION_SEATS]) {
        sim->seats = named;
        if (named < sim->game->seats_min || named > sim->game->seats_max)
            return fail(EXIT_USAGE, SAY("--bots: %d names, but '%s' takes %d to %d seats",
                                        "--bots: %d Namen, aber '%s' hat %d bis %d Plätze"),
                        named, sim->game->name, sim->game->seats_min, sim->game->seats_max);
        return EXIT_DONE;
    }
    code = setup_seats(arguments, sim->game, &sim->seats);
    if (code != EXIT_DONE) return code;
    if (named > 1 && named != sim->seats)
        return fail(EXIT_USAGE, SAY("--bots: %d names for %d seats; give one, or one per seat",
                                    "--bots: %d Namen für %d Plätze; einen oder je Platz einen"),
                    named, sim->seats);
    for (int i = named; i < sim->seats; i++) sim->bots[i] = sim->bots[0];
    return sim_repeat(sim, named);
}

/* Games of an earlier run beside new ones would look like one run: the folder must be empty. */
int sim_folder_unused(const char *folder)
{
    DIR *open = opendir(folder);
    if (!open) return fail(EXIT_SYSTEM, "%s: %s", folder, strerror(errno));
    int code = EXIT_DONE;
    for (struct dirent *file; code == EXIT_DONE && (file = readdir(open));)
        if (strcmp(file->d_name, ".") != 0 && strcmp(file->d_name, "..") != 0)
            code = fail(EXIT_USAGE, SAY("--out %s: the folder is used (%s); name a new one",
                                        "--out %s: der Ordner ist benutzt (%s); nenne einen neuen"),
                        folder, file->d_name);
    closedir(open);
    return code;
}

static int make_folder(const char *folder)
{
    if (mkdir(folder, 0777) != 0 && errno != EEXIST)
        return fail(EXIT_SYSTEM, "%s: %s", folder, strerror(errno));
    return sim_folder_unused(folder);
}

static int prepare_folder(struct sim *sim)
{
    if (sim->games > SIM_RECORDS_MAX)
        return fail(EXIT_USAGE, SAY("--out: at most %d games", "--out: höchstens %d Spiele"),
                    SIM_RECORDS_MAX);
    int code = sim->ranks.rank == 0 ? make_folder(sim->folder) : EXIT_DONE;
    if (code != EXIT_DONE) return code;
    sim->records = calloc(sim->games, sizeof *sim->records);
    if (!sim->records)
        return fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
    return EXIT_DONE;
}

static int prepare(const struct arguments *arguments, struct sim *sim)
{
    int code;
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    sim->game = setup_game(arguments->word[0]);
    if (!sim->game) return EXIT_USAGE;
    sim->threads = (int)arguments->number[OPTION_THREADS];
    if (sim->threads == 0) sim->threads = processors > 0 ? (int)processors : 1;
    code = set_bots(arguments, sim);
    if (code != EXIT_DONE) return code;
    code = setup_bot_options(sim->game, sim->seats, arguments->value[OPTION_OPTIONS], sim->start);
    if (code != EXIT_DONE) return code;
    sim->games = arguments->number[OPTION_GAMES];
    sim->seed = arguments->number[OPTION_SEED];
    sim->turn_cap = (uint32_t)arguments->number[OPTION_TURN_CAP];
    code = solution_need_for(sim->game, sim->start, sim->bots, sim->seats, sim->threads,
                          arguments->given[OPTION_QUIET]);
    if (code != EXIT_DONE) return code;
    sim->folder = arguments->value[OPTION_OUT];
    sim->data = arguments->value[OPTION_DATA];
    if (sim->data && strcmp(sim->data, "npy") != 0 && strcmp(sim->data, "jsonl") != 0)
        return fail(EXIT_USAGE, SAY("--data %s: expected npy or jsonl",
                                    "--data %s: erwartet npy oder jsonl"), sim->data);
    if (sim->data && !sim->folder)
        return fail(EXIT_USAGE, SAY("--data goes with --out DIR", "--data gehört zu --out ORDNER"));
    return sim->folder ? prepare_folder(sim) : EXIT_DONE;
}

static int report(const struct arguments *arguments, struct sim *sim, struct sim_sums *sums,
                  double cpu_seconds)
{
    int code = EXIT_DONE;
    if (sums->games == 0) return EXIT_INTERRUPTED;
    if (interrupted && !arguments->given[OPTION_QUIET])
        fail(EXIT_INTERRUPTED, SAY("interrupted after %llu of %llu games",
                                   "nach %llu von %llu Spielen unterbrochen"),
             (unsigned long long)sums->games, (unsigned long long)sim->games);
    if (sim->folder) {
        code = sim_write_table(sim);
        if (code == EXIT_DONE) code = chart_write(sim, sums);
        if (code == EXIT_DONE && sim->data) code = sim_write_data(sim);
    }
    if (arguments->given[OPTION_JSON]) {
        struct json json = json_start(stdout);
        json_object(&json, NULL);
        sim_json(&json, sim, sums, cpu_seconds);
        json_close(&json);
    } else {
        print_report(sim, sums, cpu_seconds);
        if (sim->folder && code == EXIT_DONE)
            printf(SAY("Written to   %s: replays, results.csv, results.svg\n",
                       "Geschrieben  %s: Aufzeichnungen, results.csv, results.svg\n"), sim->folder);
    }
    if (code == EXIT_DONE && interrupted) code = EXIT_INTERRUPTED;
    return code;
}

int command_sim(const struct arguments *arguments)
{
    static struct sim sim;
    struct worker *workers = NULL;
    struct sim_sums *sums = NULL;
    double cpu_seconds;
    int code = ranks_join(&sim.ranks);
    if (code != EXIT_DONE) return code;
    code = ranks_agree(&sim.ranks, prepare(arguments, &sim));
    if (code == EXIT_DONE) {
        workers = calloc((size_t)sim.threads, sizeof *workers);
        sums = calloc((size_t)sim.threads, sizeof *sums);
        if (!workers || !sums)
            code = fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
    }
    if (code == EXIT_DONE) {
        struct sigaction action = { .sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND };
        interruptible = &sim;
        sigaction(SIGINT, &action, NULL);
        cpu_seconds = seconds_of_cpu();
        code = run_threads(&sim, workers, sums, arguments->given[OPTION_QUIET]);
        cpu_seconds = seconds_of_cpu() - cpu_seconds;
        code = ranks_agree(&sim.ranks, code);
        if (code == EXIT_DONE) cpu_seconds = sim_gather(&sim, sums, cpu_seconds);
        if (code == EXIT_DONE && sim.ranks.rank == 0)
            code = report(arguments, &sim, sums, cpu_seconds);
    }
    sim_report_outside(&sim);
    ranks_leave(&sim.ranks);
    free(workers);
    free(sums);
    free(sim.records);
    return code;
}
