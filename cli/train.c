/* train.c - `landfall train`: rounds, threads and files of a training (train.h).
 *
 * Beside the net FILE there are FILE.log, which tells how it went, and FILE.state, from which
 * --resume goes on as if it had never stopped. */
#define _DEFAULT_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/train.h"
#include "core/hash.h"

enum { PATH_ROOM = 512, SNAPSHOTS = 20, LOGS = 100 };

static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

/* ---- Rounds ---- */

struct round {
    struct train *train;
    uint64_t first;
    int count;
    atomic_int next;
};

static void *work(void *context)
{
    struct round *round = context;
    void *scratch = malloc(train_scratch(round->train));
    lf_enter(host_context());
    for (int i; scratch && (i = atomic_fetch_add(&round->next, 1)) < round->count;)
        train_play(round->train, round->first + (uint64_t)i, i, scratch);
    free(scratch);
    return NULL;
}

static void play_round(struct train *train, int count)
{
    struct round round = { .train = train, .first = train->played, .count = count };
    pthread_t threads[64];
    int started = 0;
    while (started + 1 < train->threads && started < 64 &&
           pthread_create(&threads[started], NULL, work, &round) == 0)
        started++;
    work(&round);
    for (int i = 0; i < started; i++) pthread_join(threads[i], NULL);
}

/* The newest self takes the place of the oldest one. */
static void join_league(struct train *train)
{
    size_t bytes = (size_t)train->learner.size * sizeof(float);
    int at = (int)(train->league_added++ % TRAIN_LEAGUE);
    if (train->league < TRAIN_LEAGUE) train->league++;
    memcpy(train->earlier[at], train->learner.weights, bytes);
}

/* ---- Files ---- */

static bool transfer(FILE *file, bool save, void *at, size_t size)
{
    return save ? fwrite(at, size, 1, file) == 1 : fread(at, size, 1, file) == 1;
}

/* The state of the training, both ways; what it belongs to must be the same. */
static bool transfer_state(struct train *train, FILE *file, bool save)
{
    uint64_t head[6] = { 0x4C46545231u, train->seed, (uint64_t)train->learner.size,
                         (uint64_t)train->seats, (uint64_t)train->seats_least,
                         (uint64_t)train->inputs }, read[6];
    size_t bytes = (size_t)train->learner.size * sizeof(float);
    memcpy(read, head, sizeof read);
    bool good = transfer(file, save, read, sizeof read) && memcmp(read, head, sizeof read) == 0;
    good = good && transfer(file, save, &train->played, sizeof train->played) &&
           transfer(file, save, &train->learner.steps, sizeof train->learner.steps) &&
           transfer(file, save, &train->league_added, sizeof train->league_added) &&
           transfer(file, save, train->learner.weights, bytes) &&
           transfer(file, save, train->learner.first, bytes) &&
           transfer(file, save, train->learner.second, bytes);
    train->league = train->league_added < TRAIN_LEAGUE ? (int)train->league_added : TRAIN_LEAGUE;
    for (int i = 0; good && i < train->league; i++)
        good = transfer(file, save, train->earlier[i], bytes);
    return good;
}

/* Writes a file beside its place and then moves it there. */
static bool replace_file(struct train *train, const char *path, bool state)
{
    char beside[PATH_ROOM + 8], made[sizeof train->command + 40];
    int length = snprintf(made, sizeof made, "%s", train->command);
    if (train->played < train->games)
        snprintf(made + length, sizeof made - (size_t)length, ", after %llu games",
                 (unsigned long long)train->played);
    snprintf(beside, sizeof beside, "%s.new", path);
    FILE *file = fopen(beside, "wb");
    if (!file) return false;
    bool good = state ? transfer_state(train, file, true)
                      : train_write_net(&train->learner, file, made);
    good = fclose(file) == 0 && good;
    return good && rename(beside, path) == 0;
}

static int save(struct train *train, const char *path)
{
    char state[PATH_ROOM];
    snprintf(state, sizeof state, "%s.state", path);
    if (replace_file(train, path, false) && replace_file(train, state, true)) return EXIT_DONE;
    return fail(EXIT_SYSTEM, SAY("cannot write %s", "kann %s nicht schreiben"), path);
}

static int resume(struct train *train, const char *path)
{
    char name[PATH_ROOM];
    snprintf(name, sizeof name, "%s.state", path);
    FILE *file = fopen(name, "rb");
    if (!file) return fail(EXIT_SYSTEM, SAY("cannot read %s", "kann %s nicht lesen"), name);
    bool good = transfer_state(train, file, false);
    fclose(file);
    if (good) return EXIT_DONE;
    return fail(EXIT_DATA, SAY("%s is not of this training", "%s gehört nicht zu diesem Lernen"),
                name);
}

/* ---- The whole ---- */

/* One line of the log: how games went since the last one. */
struct report { uint64_t games, turns, decisions, nodes, capped, rounds; double loss, began; };

static void put_report(const struct train *train, FILE *log, struct report *report, bool quiet)
{
    char line[200];
    double games = report->games ? (double)report->games : 1;
    double decisions = report->decisions ? (double)report->decisions : 1;
    snprintf(line, sizeof line,
             "games %llu loss %.4f turns %.1f decisions %.1f nodes %.1f capped %llu cpu %.0f s\n",
             (unsigned long long)train->played,
             report->loss / (double)(report->rounds ? report->rounds : 1),
             (double)report->turns / games, (double)report->decisions / games,
             (double)report->nodes / decisions, (unsigned long long)report->capped,
             seconds_of_cpu() - report->began);
    fputs(line, log);
    fflush(log);
    if (!quiet) fputs(line, stdout), fflush(stdout);
    *report = (struct report){ .began = report->began };
}

static void add_round(struct report *report, const struct train *train, int count, double loss)
{
    report->games += (uint64_t)count;
    report->rounds++;
    report->loss += loss;
    for (int i = 0; i < count; i++) {
        report->turns += train->tally[i].turns;
        report->decisions += train->tally[i].decisions;
        report->nodes += train->tally[i].nodes;
        report->capped += train->tally[i].capped;
    }
}

static int run(struct train *train, const char *path, FILE *log, bool quiet)
{
    struct report report = { .began = seconds_of_cpu() };
    uint64_t snapshot = train->games / SNAPSHOTS + 1, line = train->games / LOGS + 1;
    int code = EXIT_DONE;
    while (train->played < train->games && train->played < train->stop && !interrupted &&
           code == EXIT_DONE) {
        uint64_t before = train->played, left = train->games - before;
        int count = left < TRAIN_ROUND ? (int)left : TRAIN_ROUND;
        play_round(train, count);
        double loss = train_learn(&train->learner, train->samples, count,
                                  train_pace(train, before).rate, lf_mix(train->seed) + before);
        train->played += (uint64_t)count;
        add_round(&report, train, count, loss);
        if (train->played / line != before / line) put_report(train, log, &report, quiet);
        if (train->played / snapshot == before / snapshot) continue;
        join_league(train);
        code = save(train, path);
    }
    if (code == EXIT_DONE) code = save(train, path);
    return code == EXIT_DONE && interrupted ? EXIT_INTERRUPTED : code;
}

static int take_memory(struct train *train)
{
    bool good = train_net_init(&train->learner, train->game->name, train->seats, train->insight,
                               train->hidden, train->seed);
    for (int i = 0; good && i < TRAIN_LEAGUE; i++) {
        train->earlier[i] = calloc((size_t)train->learner.size, sizeof(float));
        good = train->earlier[i] != NULL;
    }
    return good ? EXIT_DONE : fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
}

static int begin_from(struct train *train)
{
    int code = take_net(train->from);
    if (code != EXIT_DONE) return code;
    const struct lf_net *net = host_context()->slot[LF_NETS_SLOT];
    if (train_net_begin(&train->learner, train->insight, net)) return EXIT_DONE;
    return fail(EXIT_DATA, SAY("%s is a net for something else", "%s ist ein Netz für anderes"),
                train->from);
}

static void give_memory_back(struct train *train)
{
    train_net_free(&train->learner);
    for (int i = 0; i < TRAIN_LEAGUE; i++) free(train->earlier[i]);
    for (int i = 0; i < TRAIN_ROUND; i++) {
        free(train->samples[i].inputs);
        free(train->samples[i].targets);
    }
}

static int prepare(const struct arguments *arguments, struct train *train)
{
    unsigned char state[LF_STATE_MAX];
    char line[LF_OPTIONS_MAX];
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    train->game = setup_game(arguments->word[0]);
    if (!train->game) return EXIT_USAGE;
    train->insight = lf_insight_of(train->game);
    if (!train->insight)
        return fail(EXIT_USAGE, SAY("no bot learns '%s'", "kein Bot lernt '%s'"),
                    train->game->name);
    int code = setup_seats(arguments, train->game, &train->seats);
    if (code != EXIT_DONE) return code;
    train->seats_least = train->seats;
    if (arguments->given[OPTION_SEATS_LEAST] && arguments->number[OPTION_SEATS_LEAST] >=
        train->game->seats_min && arguments->number[OPTION_SEATS_LEAST] <= (uint64_t)train->seats)
        train->seats_least = (int)arguments->number[OPTION_SEATS_LEAST];
    train->inputs = train->insight->table + train->seats * train->insight->own;
    train->options = arguments->value[OPTION_OPTIONS];
    train->from = arguments->value[OPTION_TRAIN_FROM];
    train->games = arguments->number[OPTION_TRAIN_GAMES];
    train->seed = arguments->number[OPTION_SEED];
    train->stop = arguments->given[OPTION_TRAIN_STOP] ? arguments->number[OPTION_TRAIN_STOP]
                                                      : train->games;
    train->hidden = (int)arguments->number[OPTION_TRAIN_HIDDEN];
    if (!lf_net_width(train->hidden))
        return fail(EXIT_USAGE, SAY("a net has 32, 64 or 128 hidden units",
                                    "ein Netz hat 32, 64 oder 128 verborgene Einheiten"));
    train->smooth = arguments->given[OPTION_TRAIN_SMOOTH];
    train->less_luck = arguments->given[OPTION_TRAIN_LESS_LUCK];
    train->lambda = arguments->given[OPTION_TRAIN_LAMBDA]
                        ? (int)arguments->number[OPTION_TRAIN_LAMBDA] : -1;
    train->turn_cap = 1000;
    train->threads = (int)arguments->number[OPTION_THREADS];
    if (train->threads == 0) train->threads = processors > 0 ? (int)processors : 1;
    char lambda[24] = "", hidden[24] = "";
    if (train->hidden > 32) snprintf(hidden, sizeof hidden, " --hidden %d", train->hidden);
    if (train->lambda >= 0) snprintf(lambda, sizeof lambda, " --lambda %d", train->lambda);
    snprintf(train->command, sizeof train->command, "landfall train %s --seats %d --seats-least %d "
             "--games %llu --seed %llu%s%s%s%s%s%s%s%s", train->game->name, train->seats,
             train->seats_least, (unsigned long long)train->games, (unsigned long long)train->seed,
             hidden, train->smooth ? " --smooth" : "",
             lambda, train->less_luck ? " --less-luck" : "",
             train->options ? " --options " : "", train->options ? train->options : "",
             train->from ? " --from " : "", train->from ? train->from : "");
    for (uint64_t g = 0, lines = 1; code == EXIT_DONE && g < lines; g++) {
        lines = (uint64_t)train_options(train, g, line);
        code = setup_bot_options(train->game, train->seats, line, state);
    }
    return code;
}

int command_train(const struct arguments *arguments)
{
    static struct train train;
    char path[PATH_ROOM - 16], log_path[PATH_ROOM];
    int code = prepare(arguments, &train);
    if (code != EXIT_DONE) return code;
    if (arguments->value[OPTION_TRAIN_OUT])
        snprintf(path, sizeof path, "%s", arguments->value[OPTION_TRAIN_OUT]);
    else
        snprintf(path, sizeof path, "%s-%d.net", train.game->name, train.seats);
    snprintf(log_path, sizeof log_path, "%s.log", path);
    bool goes_on = arguments->given[OPTION_TRAIN_RESUME];
    code = take_memory(&train);
    if (code == EXIT_DONE && train.from) code = begin_from(&train);
    if (code == EXIT_DONE && goes_on) code = resume(&train, path);
    FILE *log = code == EXIT_DONE ? fopen(log_path, goes_on ? "a" : "w") : NULL;
    if (code == EXIT_DONE && !log)
        code = fail(EXIT_SYSTEM, SAY("cannot write %s", "kann %s nicht schreiben"), log_path);
    if (code == EXIT_DONE) {
        struct sigaction action = { .sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND };
        sigaction(SIGINT, &action, NULL);
        fprintf(log, "%s\n", train.command);
        if (train.from && !goes_on)
            fprintf(log, "begins with weights %016llx\n",
                    (unsigned long long)lf_hash(train.learner.weights,
                                                (size_t)train.learner.size * sizeof(float)));
        code = run(&train, path, log, arguments->given[OPTION_QUIET]);
    }
    if (log) fclose(log);
    give_memory_back(&train);
    return code;
}
