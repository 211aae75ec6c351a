/* match.c - `landfall match`: is one bot better than another, and by how much?
 *
 * Games come in blocks of the same luck (board, dice, deck) in which the two take each other's
 * seats (sprt.h). Several processes (ranks.h) take every so many-th block and put their scores
 * together now and then; the first one judges.
 *
 * Read next: match.h, sprt.h (what a block says), sim.c (shares of many bots). */
#define _DEFAULT_SOURCE
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/match.h"
#include "cli/solution.h"

enum {
    BLOCKS_MAX = 10000000,
    JUDGE_EVERY = 8,                       /* blocks */
    ROUND = 64,                            /* blocks of each process between two looks */
    SCORE_BITS = 10,                       /* of a block's score; games cut off stand above them */
};

static struct match *interruptible;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    if (interruptible) atomic_store(&interruptible->stop, true);
}

/* A bot has no place for a clock, so each thread has two bots that ask the real ones. */
static _Thread_local const struct match_player *real;
static _Thread_local struct match_cost spent[2];
static _Thread_local bool by_lot;

/* What a seat brings (a deck), drawn by lot; 0: nothing is brought now. The seat's own stream
 * draws, before it is asked anything else: whoever takes the seat in a block brings the same. */
static lf_action any_brought(const struct lf_game *game, const void *view, int seat,
                             struct lf_rng *rng)
{
    const struct lf_insight *insight = lf_insight_of(game);
    lf_action list[LF_LEGAL_MAX];
    if (!by_lot || !insight || !insight->brought || !insight->brought(view)) return 0;
    int count = insight->options ? insight->options(view, seat, list)
                                 : game->legal(view, seat, list);
    return count ? list[lf_rng_below(rng, (uint32_t)count)] : insight->pass(view, seat);
}

static lf_action timed(int which, const struct lf_game *game, const void *view, int seat,
                       struct lf_rng *rng, struct lf_memory *memory)
{
    struct timespec from, to;
    lf_action brought = any_brought(game, view, seat, rng);
    if (brought) return brought;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
    lf_action action = match_choose(&real[which], game, view, seat, rng, memory);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
    uint64_t taken = (uint64_t)((to.tv_sec - from.tv_sec) * 1000000000 + to.tv_nsec -
                                from.tv_nsec);
    spent[which].moves++;
    spent[which].nanoseconds += taken;
    if (taken > spent[which].longest) spent[which].longest = taken;
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

/* One game of a block, its seats turned by `turned`: its score, and whether it was cut off; -1: a
 * program does not start. Without a winner it counts as an even one. */
static int play_game(struct match *match, int thread, uint64_t block, int turned, void *state)
{
    const struct lf_game *game = match->game;
    const struct lf_bot *bots[LF_SEATS_MAX];
    struct outside *outside[LF_SEATS_MAX] = { NULL };
    struct lf_luck luck;
    struct lf_tally tally = { 0 };
    lf_seats own = 0;
    int seats = match->lineup.seats;
    bool any = false;
    for (int seat = 0; seat < seats; seat++) {
        int which = match->seated[(seat + turned) % seats] == 'A' ? 0 : 1;
        struct outside *hired = match->players[which].outside;
        bots[seat] = &timed_bots[which];
        if (which == 0) own |= lf_seat_bit(seat);
        if (hired) outside[seat] = &hired[thread * LF_SEATS_MAX + seat];
        any |= hired != NULL;
    }
    memcpy(state, match->start, game->state_size);
    lf_luck_start(&luck, match->seed, block);
    if (!any) lf_arena_play(game, state, bots, &luck, match->turn_cap, NULL, NULL, &tally);
    else if (!outside_play(game, state, bots, outside, &luck, match->turn_cap, NULL, NULL, &tally))
        return -1;
    lf_seats winners = game->winners(state);
    if (!winners) winners = (lf_seats)(1u << seats) - 1;
    int score = SPRT_WIN * __builtin_popcount(winners & own) / __builtin_popcount(winners);
    return score + (tally.capped << SCORE_BITS);
}

/* Takes the scores of all blocks up to the first that is not played, and judges now and then. */
static void take_scores(struct match *match)
{
    while (match->counts.blocks < match->blocks && match->scores[match->counts.blocks]) {
        unsigned score = match->scores[match->counts.blocks++] - 1u;
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
    int thread = atomic_fetch_add(&match->started, 1);
    lf_enter(host_context());
    real = match->players;
    by_lot = match->by_lot;
    memset(spent, 0, sizeof spent);
    while (!atomic_load(&match->stop)) {
        uint64_t block = atomic_fetch_add(&match->next, (uint64_t)match->ranks.count);
        int score = 0, games = 0;
        if (block >= match->until) break;
        for (; games < match->lineup.games && !atomic_load(&match->stop); games++) {
            int here = play_game(match, thread, block, games, state);
            if (here < 0) match->failed = true;
            if (here < 0) atomic_store(&match->stop, true);
            else score += here;
        }
        if (games < match->lineup.games || match->failed) break;
        pthread_mutex_lock(&match->lock);
        match->scores[block] = (uint16_t)(score + 1);
        if (match->ranks.count == 1) take_scores(match);
        pthread_mutex_unlock(&match->lock);
    }
    pthread_mutex_lock(&match->lock);
    for (int i = 0; i < 2; i++) {
        match->costs[i].moves += spent[i].moves;
        match->costs[i].nanoseconds += spent[i].nanoseconds;
        if (spent[i].longest > match->costs[i].longest)
            match->costs[i].longest = spent[i].longest;
    }
    pthread_mutex_unlock(&match->lock);
    return NULL;
}

/* ---- Threads and processes ---- */

static void watch(struct match *match, struct progress *progress)
{
    for (;;) {
        uint64_t done = atomic_load(&match->next);
        if (done >= match->until || atomic_load(&match->stop)) return;
        progress_show(progress, done);
        nanosleep(&(struct timespec){ 0, 20000000 }, NULL);
    }
}

/* Blocks up to `until`, by all threads. */
static int run_threads(struct match *match, struct progress *progress)
{
    int started = 0, code = EXIT_DONE;
    pthread_t *threads = calloc((size_t)match->threads, sizeof *threads);
    if (!threads) return fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
    atomic_store(&match->started, 0);
    for (; started < match->threads && code == EXIT_DONE; started++)
        if (pthread_create(&threads[started], NULL, work, match) != 0) {
            code = fail(EXIT_SYSTEM, SAY("cannot start a thread", "kann keinen Thread starten"));
            atomic_store(&match->stop, true);
            break;
        }
    if (code == EXIT_DONE) watch(match, progress);
    for (int i = 0; i < started; i++) pthread_join(threads[i], NULL);
    free(threads);
    return code;
}

/* Brings the scores of all processes to the first one, which judges; all learn whether to stop. */
static void gather(struct match *match, uint64_t from)
{
    const struct ranks *ranks = &match->ranks;
    if (ranks->count == 1) return;
    ranks_join_bytes(ranks, match->scores + from,
                     (size_t)(match->until - from) * sizeof *match->scores);
    if (ranks->rank == 0) take_scores(match);
    if (ranks_agree(ranks, atomic_load(&match->stop))) atomic_store(&match->stop, true);
}

int match_run(struct match *match, bool quiet)
{
    const struct ranks *ranks = &match->ranks;
    uint64_t blocks = match->blocks;
    uint64_t round = ranks->count > 1 && match->sequential ? ROUND * (uint64_t)ranks->count
                                                           : blocks;
    struct progress progress;
    int code = EXIT_DONE;
    progress_start(&progress, SAY("Playing", "Spiele"), blocks, quiet || ranks->rank > 0);
    for (uint64_t from = 0; from < blocks && code == EXIT_DONE && !atomic_load(&match->stop);
         from = match->until) {
        match->until = from + round < blocks ? from + round : blocks;
        atomic_store(&match->next, from + (uint64_t)ranks->rank);
        code = ranks_agree(ranks, run_threads(match, &progress));
        gather(match, from);
    }
    progress_end(&progress);
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

int match_prepare(const struct arguments *arguments, struct match *match)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    const struct lf_bot *bots[2] = { match->players[0].bot, match->players[1].bot };
    int code = set_lineup(arguments, match);
    pthread_mutex_init(&match->lock, NULL);
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
    match->by_lot = arguments->given[OPTION_BY_LOT];
    match->threads = (int)arguments->number[OPTION_THREADS];
    if (match->threads == 0) match->threads = processors > 0 ? (int)processors : 1;
    match->scores = calloc(match->blocks, sizeof *match->scores);
    if (!match->scores) return fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
    return solution_need_for(match->game, match->start, bots, 2, match->threads,
                             arguments->given[OPTION_QUIET]);
}

void match_free(struct match *match)
{
    free(match->scores);
    pthread_mutex_destroy(&match->lock);
}

static int set_players(const struct arguments *arguments, struct match *match)
{
    int code = EXIT_DONE;
    match->game = setup_game(arguments->word[0]);
    if (!match->game) return EXIT_USAGE;
    for (int i = 0; i < 2 && code == EXIT_DONE; i++)
        code = match_player_set(match->game, arguments->word[1 + i], &match->players[i]);
    return code;
}

/* Says what came of it, in the first process. */
static int tell(const struct arguments *arguments, struct match *match, uint64_t wanted)
{
    int code = EXIT_DONE;
    if (match->counts.blocks < match->blocks && !match->failed) {
        code = EXIT_INTERRUPTED;
        fail(code, SAY("interrupted after %llu of %llu games",
                       "nach %llu von %llu Spielen unterbrochen"),
             (unsigned long long)match->counts.blocks * (unsigned)match->lineup.games,
             (unsigned long long)wanted * (unsigned)match->lineup.games);
    }
    if (match->failed) code = EXIT_SYSTEM;               /* match_dismiss() says why */
    if (match->counts.blocks == 0) return code;
    if (match->sequential)
        match->ratio = sprt_ratio(&match->lineup, &match->counts, match->elo[0], match->elo[1]);
    struct sprt_result result = sprt_judge(&match->lineup, &match->counts);
    match_report(match, &result, arguments->given[OPTION_JSON]);
    return code == EXIT_DONE && match->sequential && match->ratio < sprt_bound ? EXIT_NO : code;
}

int command_match(const struct arguments *arguments)
{
    static struct match match;
    int code = ranks_join(&match.ranks);
    if (code != EXIT_DONE) return code;
    code = set_players(arguments, &match);
    if (code == EXIT_DONE) code = match_prepare(arguments, &match);
    if (code == EXIT_DONE) code = match_hire(arguments, &match);
    code = ranks_agree(&match.ranks, code);
    if (code == EXIT_DONE) {
        struct sigaction action = { .sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND };
        interruptible = &match;
        sigaction(SIGINT, &action, NULL);
        uint64_t wanted = match.blocks;
        code = match_run(&match, arguments->given[OPTION_QUIET]);
        match_dismiss(&match);
        for (int i = 0; i < 2; i++) {
            ranks_add_64(&match.ranks, &match.costs[i].moves, 1);
            ranks_add_64(&match.ranks, &match.costs[i].nanoseconds, 1);
            ranks_most_64(&match.ranks, &match.costs[i].longest, 1);
        }
        if (code == EXIT_DONE && match.ranks.rank == 0) code = tell(arguments, &match, wanted);
    }
    match_dismiss(&match);
    ranks_leave(&match.ranks);
    match_free(&match);
    return code;
}
