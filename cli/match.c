/* match.c - `landfall match`: is one bot better than another, and by how much?
 *
 * Games come in blocks of the same luck (board, dice, deck) in which the two take each other's
 * seats (sprt.h). Blocks are judged in their order, whatever thread plays them, so the result is
 * the same for any number of threads, where a sequential test stops as well.
 *
 * Read next: sprt.h (what a block says), sim.c (shares of many bots). */
#define _DEFAULT_SOURCE
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/json.h"
#include "cli/sim.h"
#include "cli/solution.h"
#include "cli/sprt.h"

enum {
    BLOCKS_MAX = 10000000,
    JUDGE_EVERY = 8,                       /* blocks */
    SCORE_BITS = 10,                       /* of a block's score; games cut off stand above them */
    SCORE_OPEN = 0xFFFF,
};

/* What a bot's choices have cost, of one thread. */
struct cost { uint64_t moves; double seconds; };

struct match {
    const struct lf_game *game;
    const struct lf_bot *bots[2];
    struct sprt_lineup lineup;
    char seated[LF_SEATS_MAX + 1];         /* 'A' or 'B' for each seat of a block's first game */
    uint64_t blocks, seed;
    uint32_t turn_cap;
    int threads;
    bool sequential;                       /* stop when one of the two is likely enough */
    double elo[2];
    _Alignas(16) unsigned char start[LF_STATE_MAX];

    atomic_uint_fast64_t next;             /* the first block that no thread has taken */
    atomic_bool stop;
    pthread_mutex_t lock;                  /* for all below */
    uint16_t *scores;                      /* by block; SCORE_OPEN: not yet played */
    struct sprt_counts counts;             /* of the blocks up to the first that is open */
    double ratio;
    uint64_t capped;
    struct cost costs[2];
};

static struct match *interruptible;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    if (interruptible) atomic_store(&interruptible->stop, true);
}

/* A bot has no place for a clock, so each thread has two bots that ask the real ones. */
static _Thread_local const struct lf_bot *real[2];
static _Thread_local struct cost spent[2];

static lf_action timed(int which, const struct lf_game *game, const void *view, int seat,
                       struct lf_rng *rng, struct lf_memory *memory)
{
    struct timespec from, to;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
    lf_action action = real[which]->choose(game, view, seat, rng, memory);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
    spent[which].moves++;
    spent[which].seconds += (double)(to.tv_sec - from.tv_sec) +
                            1e-9 * (double)(to.tv_nsec - from.tv_nsec);
    return action;
}

static lf_action choose_first(const struct lf_game *game, const void *view, int seat,
                              struct lf_rng *rng, struct lf_memory *memory)
{
    return timed(0, game, view, seat, rng, memory);
}

static lf_action choose_second(const struct lf_game *game, const void *view, int seat,
                               struct lf_rng *rng, struct lf_memory *memory)
{
    return timed(1, game, view, seat, rng, memory);
}

static const struct lf_bot timed_bots[2] = {
    { .name = "A", .choose = choose_first }, { .name = "B", .choose = choose_second },
};

/* One game of a block, its seats turned by `turned`: its score, and whether it was cut off. Without
 * a winner it counts as an even one. */
static int play_game(const struct match *match, uint64_t block, int turned, void *state)
{
    const struct lf_game *game = match->game;
    const struct lf_bot *bots[LF_SEATS_MAX];
    struct lf_luck luck;
    struct lf_tally tally = { 0 };
    lf_seats own = 0;
    int seats = match->lineup.seats;
    for (int seat = 0; seat < seats; seat++) {
        bool first = match->seated[(seat + turned) % seats] == 'A';
        bots[seat] = &timed_bots[first ? 0 : 1];
        if (first) own |= lf_seat_bit(seat);
    }
    memcpy(state, match->start, game->state_size);
    lf_luck_start(&luck, match->seed, block);
    lf_arena_play(game, state, bots, &luck, match->turn_cap, NULL, NULL, &tally);
    lf_seats winners = game->winners(state);
    if (!winners) winners = (lf_seats)(1u << seats) - 1;
    int score = SPRT_WIN * __builtin_popcount(winners & own) / __builtin_popcount(winners);
    return score + (tally.capped << SCORE_BITS);
}

/* Takes the scores of all blocks up to the first that is not played, and judges now and then. */
static void take_scores(struct match *match)
{
    while (match->counts.blocks < match->blocks &&
           match->scores[match->counts.blocks] != SCORE_OPEN) {
        uint16_t score = match->scores[match->counts.blocks++];
        match->counts.of[score & ((1 << SCORE_BITS) - 1)]++;
        match->capped += score >> SCORE_BITS;
        if (!match->sequential || match->counts.blocks % JUDGE_EVERY != 0) continue;
        match->ratio = sprt_ratio(&match->lineup, &match->counts, match->elo[0], match->elo[1]);
        if (fabs(match->ratio) < sprt_bound) continue;
        match->blocks = match->counts.blocks;
        atomic_store(&match->stop, true);
    }
}

static void *work(void *context)
{
    struct match *match = context;
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    uint64_t blocks = match->blocks;
    lf_enter(host_context());
    for (int i = 0; i < 2; i++) real[i] = match->bots[i];
    while (!atomic_load(&match->stop)) {
        uint64_t block = atomic_fetch_add(&match->next, 1);
        int score = 0, games = 0;
        if (block >= blocks) break;
        for (; games < match->lineup.games && !atomic_load(&match->stop); games++)
            score += play_game(match, block, games, state);
        if (games < match->lineup.games) break;
        pthread_mutex_lock(&match->lock);
        match->scores[block] = (uint16_t)score;
        take_scores(match);
        pthread_mutex_unlock(&match->lock);
    }
    pthread_mutex_lock(&match->lock);
    for (int i = 0; i < 2; i++) {
        match->costs[i].moves += spent[i].moves;
        match->costs[i].seconds += spent[i].seconds;
    }
    pthread_mutex_unlock(&match->lock);
    return NULL;
}

static void watch(struct match *match, bool quiet)
{
    struct progress progress;
    progress_start(&progress, SAY("Playing", "Spiele"), match->blocks, quiet);
    for (;;) {
        pthread_mutex_lock(&match->lock);
        uint64_t done = match->counts.blocks, blocks = match->blocks;
        pthread_mutex_unlock(&match->lock);
        if (done >= blocks || atomic_load(&match->stop)) break;
        progress_show(&progress, done);
        nanosleep(&(struct timespec){ 0, 20000000 }, NULL);
    }
    progress_end(&progress);
}

static int run(struct match *match, bool quiet)
{
    int started = 0, code = EXIT_DONE;
    pthread_t *threads = calloc((size_t)match->threads, sizeof *threads);
    if (!threads) return fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
    for (; started < match->threads && code == EXIT_DONE; started++)
        if (pthread_create(&threads[started], NULL, work, match) != 0) {
            code = fail(EXIT_SYSTEM, SAY("cannot start a thread", "kann keinen Thread starten"));
            atomic_store(&match->stop, true);
            break;
        }
    if (code == EXIT_DONE) watch(match, quiet);
    for (int i = 0; i < started; i++) pthread_join(threads[i], NULL);
    free(threads);
    return code;
}

/* ---- What was asked ---- */

/* How often seats must be turned until all sit as at the beginning: a block has so many games. */
static int period(const char *seated, int seats)
{
    for (int turned = 1; turned < seats; turned++) {
        int same = 0;
        while (same < seats && seated[same] == seated[(same + turned) % seats]) same++;
        if (same == seats) return turned;
    }
    return seats;
}

/* "ABBB": who sits where. */
static int set_lineup(const struct arguments *arguments, struct match *match)
{
    const char *wish = arguments->value[OPTION_LINEUP];
    int seats = wish && !arguments->given[OPTION_SEATS] ? (int)strlen(wish) : 0, code = EXIT_DONE;
    if (seats == 0) code = setup_seats(arguments, match->game, &seats);
    if (code != EXIT_DONE) return code;
    if (seats < match->game->seats_min || seats > match->game->seats_max || seats < 2)
        return fail(EXIT_USAGE, SAY("a match takes two or more seats; '%s' has %d to %d",
                                    "nötig sind zwei oder mehr Plätze; '%s' hat %d bis %d"),
                    match->game->name, match->game->seats_min, match->game->seats_max);
    memset(match->seated, 'B', (size_t)seats);
    match->seated[0] = 'A';
    if (wish) {
        bool both = strchr(wish, 'A') && strchr(wish, 'B');
        if ((int)strlen(wish) != seats || (int)strspn(wish, "AB") != seats || !both)
            return fail(EXIT_USAGE,
                        SAY("--lineup %s: expected A or B for each of %d seats, both used",
                            "--lineup %s: erwartet A oder B für jeden der %d Plätze"), wish, seats);
        memcpy(match->seated, wish, (size_t)seats);
    }
    match->lineup = (struct sprt_lineup){ seats, 0, period(match->seated, seats) };
    for (int i = 0; i < seats; i++) match->lineup.own += match->seated[i] == 'A';
    return EXIT_DONE;
}

static int set_test(const struct arguments *arguments, struct match *match)
{
    const char *wish = arguments->value[OPTION_SPRT];
    char *end;
    if (!wish) return EXIT_DONE;
    match->sequential = true;
    match->elo[0] = strtod(wish, &end);
    bool fine = end != wish && *end == ',';
    if (fine) {
        const char *second = end + 1;
        match->elo[1] = strtod(second, &end);
        fine = end != second && *end == 0;
    }
    if (!fine || !(match->elo[0] < match->elo[1]) || !(fabs(match->elo[0]) <= 1000) ||
        !(fabs(match->elo[1]) <= 1000))
        return fail(EXIT_USAGE,
                    SAY("--sprt %s: expected two numbers of Elo, the smaller first: 0,10",
                        "--sprt %s: erwartet zwei Elo-Zahlen, die kleinere zuerst: 0,10"), wish);
    return EXIT_DONE;
}

static int prepare(const struct arguments *arguments, struct match *match)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int named, code = EXIT_DONE;
    match->game = setup_game(arguments->word[0]);
    if (!match->game) return EXIT_USAGE;
    for (int i = 0; i < 2 && code == EXIT_DONE; i++) {
        code = setup_bots(match->game, arguments->word[1 + i], &match->bots[i], &named);
        if (code == EXIT_DONE && named != 1)
            code = fail(EXIT_USAGE, SAY("'%s': expected one bot", "'%s': erwartet einen Bot"),
                        arguments->word[1 + i]);
    }
    if (code == EXIT_DONE) code = set_lineup(arguments, match);
    if (code == EXIT_DONE) code = set_test(arguments, match);
    if (code == EXIT_DONE)
        code = setup_bot_options(match->game, match->lineup.seats, arguments->value[OPTION_OPTIONS],
                                 match->start);
    if (code != EXIT_DONE) return code;
    uint64_t games = arguments->number[OPTION_GAMES], each = (uint64_t)match->lineup.games;
    match->blocks = (games + each - 1) / each;
    if (match->blocks > BLOCKS_MAX)
        return fail(EXIT_USAGE, SAY("--games: at most %llu", "--games: höchstens %llu"),
                    (unsigned long long)(BLOCKS_MAX * each));
    match->seed = arguments->number[OPTION_SEED];
    match->turn_cap = (uint32_t)arguments->number[OPTION_TURN_CAP];
    match->threads = (int)arguments->number[OPTION_THREADS];
    if (match->threads == 0) match->threads = processors > 0 ? (int)processors : 1;
    match->scores = malloc(match->blocks * sizeof *match->scores);
    if (!match->scores) return fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
    memset(match->scores, 0xFF, match->blocks * sizeof *match->scores);
    return solution_need_for(match->game, match->start, match->bots, 2, match->threads,
                             arguments->given[OPTION_QUIET]);
}

/* ---- What came of it ---- */

static const char *verdict(const struct match *match)
{
    return match->ratio >= sprt_bound ? "yes" : match->ratio <= -sprt_bound ? "no" : "open";
}

static double cost_us(const struct cost *cost)
{
    return cost->moves ? 1e6 * cost->seconds / (double)cost->moves : 0;
}

static void print_json(const struct match *match, const struct sprt_result *result)
{
    char options[LF_OPTIONS_MAX];
    struct json json = json_start(stdout);
    match->game->print_options(match->start, options, sizeof options);
    json_object(&json, NULL);
    json_text(&json, "game", match->game->name);
    json_text(&json, "options", options);
    json_text(&json, "lineup", match->seated);
    json_unsigned(&json, "seed", match->seed);
    json_unsigned(&json, "games", match->counts.blocks * (uint64_t)match->lineup.games);
    json_unsigned(&json, "blocks", match->counts.blocks);
    json_real(&json, "score", result->score, 6);
    json_real(&json, "low", result->low, 6);
    json_real(&json, "high", result->high, 6);
    json_real(&json, "even", sprt_share_of(&match->lineup, 0), 6);
    json_real(&json, "elo", result->elo, 2);
    json_real(&json, "elo_low", result->elo_low, 2);
    json_real(&json, "elo_high", result->elo_high, 2);
    json_array(&json, "bots");
    for (int i = 0; i < 2; i++) {
        json_object(&json, NULL);
        json_text(&json, "name", match->bots[i]->name);
        json_unsigned(&json, "moves", match->costs[i].moves);
        json_real(&json, "cpu_us_per_move", cost_us(&match->costs[i]), 3);
        json_close(&json);
    }
    json_close(&json);
    json_array(&json, "histogram");
    for (int bin = 0; bin < SPRT_BINS; bin++) {
        if (!match->counts.of[bin]) continue;
        json_object(&json, NULL);
        json_real(&json, "score", (double)bin / (SPRT_WIN * match->lineup.games), 4);
        json_unsigned(&json, "blocks", match->counts.of[bin]);
        json_close(&json);
    }
    json_close(&json);
    json_unsigned(&json, "capped", match->capped);
    if (match->sequential) {
        json_real(&json, "llr", match->ratio, 4);
        json_text(&json, "accepted", verdict(match));
    }
    json_close(&json);
}

static void print_test(const struct match *match)
{
    const char *better = SAY("more likely the second", "eher das Zweite");
    if (match->ratio <= -sprt_bound) better = SAY("the first holds", "das Erste gilt");
    else if (match->ratio >= sprt_bound) better = SAY("the second holds", "das Zweite gilt");
    else if (match->ratio < 0) better = SAY("more likely the first", "eher das Erste");
    printf(SAY("Test         Elo %+g or Elo %+g: %s (log ratio %.2f of %.2f)\n",
               "Test         Elo %+g oder Elo %+g: %s (Log-Verhältnis %.2f von %.2f)\n"),
           match->elo[0], match->elo[1], better, match->ratio, sprt_bound);
}

static void print_report(const struct match *match, const struct sprt_result *result)
{
    char options[LF_OPTIONS_MAX];
    int each = match->lineup.games;
    match->game->print_options(match->start, options, sizeof options);
    printf(SAY("%s, seats %s, %llu games in blocks of %d with the same luck%s%s\n\n",
               "%s, Plätze %s, %llu Spiele in Blöcken zu %d mit gleichem Glück%s%s\n\n"),
           said(match->game->title), match->seated,
           (unsigned long long)match->counts.blocks * (unsigned)each, each, *options ? ", " : "",
           options);
    printf(SAY("A = %s against B = %s\n", "A = %s gegen B = %s\n"), match->bots[0]->name,
           match->bots[1]->name);
    printf(SAY("Wins of A    %.2f %%   95 %% interval %.2f to %.2f %%   (even: %.1f %%)\n",
               "Siege von A  %.2f %%   95-%%-Intervall %.2f bis %.2f %%   (gleich: %.1f %%)\n"),
           100 * result->score, 100 * result->low, 100 * result->high,
           100 * sprt_share_of(&match->lineup, 0));
    printf(SAY("Elo of A     %+.1f   95 %% interval %+.1f to %+.1f\n",
               "Elo von A    %+.1f   95-%%-Intervall %+.1f bis %+.1f\n"),
           result->elo, result->elo_low, result->elo_high);
    printf(SAY("Per move     %.2f us of A, %.2f us of B (processor time)\n",
               "Je Zug       %.2f us von A, %.2f us von B (Prozessorzeit)\n"),
           cost_us(&match->costs[0]), cost_us(&match->costs[1]));
    printf(SAY("Blocks       ", "Blöcke       "));
    for (int bin = 0; bin < SPRT_BINS; bin++)
        if (match->counts.of[bin])
            printf("%.3g: %llu  ", (double)bin / SPRT_WIN,
                   (unsigned long long)match->counts.of[bin]);
    printf(SAY("(wins of A: how many)\n", "(Siege von A: wie viele)\n"));
    if (match->capped)
        printf(SAY("Cut off      %llu games after %u turns, counted as even\n",
                   "Abgebrochen  %llu Spiele nach %u Zügen, als gleich gezählt\n"),
               (unsigned long long)match->capped, match->turn_cap);
    if (match->sequential) print_test(match);
}

int command_match(const struct arguments *arguments)
{
    static struct match match = { .lock = PTHREAD_MUTEX_INITIALIZER };
    int code = prepare(arguments, &match);
    if (code == EXIT_DONE) {
        struct sigaction action = { .sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND };
        interruptible = &match;
        sigaction(SIGINT, &action, NULL);
        uint64_t wanted = match.blocks;
        code = run(&match, arguments->given[OPTION_QUIET]);
        if (code == EXIT_DONE && match.counts.blocks < match.blocks) {
            code = EXIT_INTERRUPTED;
            fail(code, SAY("interrupted after %llu of %llu games",
                           "nach %llu von %llu Spielen unterbrochen"),
                 (unsigned long long)match.counts.blocks * (unsigned)match.lineup.games,
                 (unsigned long long)wanted * (unsigned)match.lineup.games);
        }
    }
    if (match.counts.blocks > 0) {
        if (match.sequential)
            match.ratio = sprt_ratio(&match.lineup, &match.counts, match.elo[0], match.elo[1]);
        struct sprt_result result = sprt_judge(&match.lineup, &match.counts);
        if (arguments->given[OPTION_JSON]) print_json(&match, &result);
        else print_report(&match, &result);
        if (code == EXIT_DONE && match.sequential && match.ratio < sprt_bound) code = EXIT_NO;
    }
    free(match.scores);
    return code;
}
