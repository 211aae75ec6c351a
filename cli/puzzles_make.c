/* puzzles_make.c - `landfall puzzles make` and `check`: games are played in batches, in any number
 * of threads; puzzles are chosen from what they found in the order of the games, so that the same
 * command gives the same file. The list is mixed: no two in a row from one game, all phases, kinds
 * of action and levels. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/puzzles.h"
#include "core/check.h"

enum {
    BATCH = 8,                 /* games that are played before it is asked whether that is enough */
    GAMES_MAX_PLAYED = 400,
    SPARE = 2,                 /* a half of `count` is found beyond it, to choose from */
    PHASES = 3,
};

/* All that was found so far. */
struct pool { struct found *found; int count, room; };

struct crew {
    const struct finder *finder;
    uint64_t first;
    atomic_int next;
    struct found *found;       /* PUZZLES_PER_GAME for each game of the batch */
    int count[BATCH];
};

/* ---- Playing ---- */

static void *work(void *context)
{
    struct crew *crew = context;
    void *scratch = calloc(1, finder_scratch(crew->finder));
    LF_ASSERT(scratch);
    lf_enter(host_context());
    for (int i; (i = atomic_fetch_add(&crew->next, 1)) < BATCH;)
        crew->count[i] = finder_play(crew->finder, crew->first + (uint64_t)i, scratch,
                                     &crew->found[i * PUZZLES_PER_GAME]);
    free(scratch);
    return NULL;
}

static int play_batch(struct crew *crew, int threads)
{
    pthread_t thread[BATCH];
    int started = 0;
    if (threads > BATCH) threads = BATCH;
    atomic_store(&crew->next, 0);
    while (started < threads && pthread_create(&thread[started], NULL, work, crew) == 0) started++;
    for (int i = 0; i < started; i++) pthread_join(thread[i], NULL);
    return started == threads ? EXIT_DONE
                              : fail(EXIT_SYSTEM, SAY("cannot start a thread",
                                                      "kann keinen Thread starten"));
}

static void keep(struct pool *pool, const struct found *found)
{
    if (pool->count == pool->room) {
        pool->room = pool->room ? 2 * pool->room : 64;
        pool->found = realloc(pool->found, (size_t)pool->room * sizeof *pool->found);
        LF_ASSERT(pool->found);
    }
    pool->found[pool->count++] = *found;
}

static int find_all(const struct finder *finder, int wanted, int threads, bool quiet,
                    struct pool *pool)
{
    struct crew crew = { .finder = finder };
    struct progress progress;
    int code = EXIT_DONE;
    crew.found = calloc(BATCH * PUZZLES_PER_GAME, sizeof *crew.found);
    LF_ASSERT(crew.found);
    progress_start(&progress, SAY("Looking", "Suche"), (uint64_t)wanted, quiet);
    for (; code == EXIT_DONE && pool->count < wanted && crew.first < GAMES_MAX_PLAYED;
         crew.first += BATCH) {
        code = play_batch(&crew, threads);
        for (int g = 0; g < BATCH; g++)
            for (int i = 0; i < crew.count[g]; i++)
                keep(pool, &crew.found[g * PUZZLES_PER_GAME + i]);
        progress_show(&progress, (uint64_t)(pool->count < wanted ? pool->count : wanted));
    }
    progress_end(&progress);
    free(crew.found);
    return code;
}

/* ---- Choosing ---- */

static int phase_of(const struct found *found)
{
    return (int)(PHASES * found->turn / (found->turns + 1));
}

/* How much a puzzle would add to those that are chosen: rare kinds, phases and levels first. */
static int adds(const struct pool *pool, const int *chosen, int count, int candidate)
{
    const struct found *found = &pool->found[candidate];
    const struct lf_puzzle *puzzle = &found->puzzle;
    int kind = 0, phase = 0, level = 0, game = 0, recent = 0, alike = 0;
    for (int i = 0; i < count; i++) {
        const struct found *other = &pool->found[chosen[i]];
        bool same_kind = lf_kind_of(other->puzzle.move[0].action)
                      == lf_kind_of(puzzle->move[0].action);
        kind += same_kind;
        phase += phase_of(other) == phase_of(found);
        level += other->puzzle.level == puzzle->level;
        game += other->game == found->game;
        recent += other->game == found->game && i >= count - 3;
        alike += other->game == found->game && same_kind && other->puzzle.seat == puzzle->seat;
    }
    return 100000 - 120 * kind - 40 * phase - 60 * level - 300 * game - 2000 * recent
         - 3000 * alike;
}

static int choose(const struct pool *pool, int count, int *chosen)
{
    bool *taken = calloc((size_t)pool->count + 1, sizeof *taken);
    int done = 0;
    LF_ASSERT(taken);
    for (; done < count && done < pool->count; done++) {
        int best = -1, best_worth = 0;
        for (int i = 0; i < pool->count; i++) {
            int worth = taken[i] ? 0 : adds(pool, chosen, done, i);
            if (!taken[i] && (best < 0 || worth > best_worth)) best = i, best_worth = worth;
        }
        taken[best] = true;
        chosen[done] = best;
    }
    free(taken);
    return done;
}

/* ---- Writing ---- */

static bool write_puzzles(FILE *out, const struct finder *finder, struct pool *pool,
                          const int *chosen, int count)
{
    static char text[LF_PUZZLE_JSON_MAX];
    fprintf(out, "landfall-puzzles 1\ngame %s\nunit %s\n", finder->game->name,
            lf_puzzle_unit_words[finder_unit(finder)]);
    for (int i = 0; i < count; i++) {
        struct found *found = &pool->found[chosen[i]];
        for (int l = 0; l < LF_LANGUAGES; l++) {
            found->puzzle.why.in[l].at = found->why[l];
            found->puzzle.why.in[l].length = (uint32_t)strlen(found->why[l]);
        }
        LF_ASSERT(lf_puzzle_print(&found->puzzle, text, sizeof text) < (int)sizeof text);
        fputs(text, out);
    }
    return !ferror(out);
}

static int write_file(const char *path, const struct finder *finder, struct pool *pool,
                      const int *chosen, int count)
{
    if (!path || strcmp(path, "-") == 0)
        return write_puzzles(stdout, finder, pool, chosen, count) ? EXIT_DONE : EXIT_SYSTEM;
    FILE *out = fopen(path, "w");
    bool good = out && write_puzzles(out, finder, pool, chosen, count);
    if (out) good = fclose(out) == 0 && good;
    return good ? EXIT_DONE
                : fail(EXIT_SYSTEM, SAY("cannot write %s", "kann %s nicht schreiben"), path);
}

static void report(const struct pool *pool, const int *chosen, int count, double seconds)
{
    int levels[LF_PUZZLE_LEVELS] = { 0 };
    for (int i = 0; i < count; i++) levels[pool->found[chosen[i]].puzzle.level]++;
    fprintf(stderr, SAY("%d puzzles of %d positions:", "%d Rätsel aus %d Stellungen:"), count,
            pool->count);
    for (int i = 0; i < LF_PUZZLE_LEVELS; i++)
        fprintf(stderr, " %s %d", said(lf_puzzle_level_names[i]), levels[i]);
    fprintf(stderr, "; %.1f s CPU\n", seconds);
}

static int thread_count(const struct arguments *arguments)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int threads = (int)arguments->number[OPTION_THREADS];
    return threads ? threads : processors > 0 ? (int)processors : 1;
}

int puzzles_make(const struct arguments *arguments, const struct lf_game *game)
{
    struct finder finder;
    struct pool pool = { 0 };
    int wanted = (int)arguments->number[OPTION_PUZZLE_COUNT], threads = thread_count(arguments);
    bool quiet = arguments->given[OPTION_QUIET];
    double before = seconds_of_cpu();
    int code = finder_start(&finder, game, arguments->number[OPTION_SEED], threads, quiet);
    if (code != EXIT_DONE) return code;
    int *chosen = calloc((size_t)wanted, sizeof *chosen);
    LF_ASSERT(chosen);
    code = find_all(&finder, wanted + wanted / SPARE, threads, quiet, &pool);
    int count = choose(&pool, wanted, chosen);
    if (code == EXIT_DONE && count < wanted)
        code = fail(EXIT_NO, SAY("only %d puzzles were found in %d games",
                                 "nur %d Rätsel wurden in %d Partien gefunden"),
                    count, GAMES_MAX_PLAYED);
    if (code == EXIT_DONE)
        code = write_file(arguments->value[OPTION_PUZZLE_OUT], &finder, &pool, chosen, count);
    if (code == EXIT_DONE && !quiet)
        report(&pool, chosen, count, seconds_of_cpu() - before);
    free(chosen);
    free(pool.found);
    return code;
}

/* ---- Checking ---- */

/* Whether the search still finds what the file says. */
static bool holds(const struct finder *finder, const struct lf_puzzle *puzzle, int number,
                  void *scratch, struct rating *rating)
{
    finder_rate(finder, puzzle->view, puzzle->seat, lf_mix((uint64_t)number + 77), scratch, rating);
    for (int i = 0; i < rating->count; i++)
        if (rating->move[i].action == puzzle->move[0].action)
            return lf_puzzle_verdict(puzzle->unit, rating->move[i].loss) == LF_MOVE_BEST;
    return false;
}

int puzzles_check(const struct arguments *arguments, const char *path)
{
    static struct lf_puzzles puzzles;
    static struct lf_puzzle puzzle;
    struct lf_error error = { 0 };
    struct finder finder;
    int code, wrong = 0;
    char *text = file_text(path, LF_PUZZLES_MAX, &code);
    if (!text) return code;
    if (!lf_puzzles_read(text, &puzzles, &puzzle, &error)) {
        code = fail(EXIT_DATA, SAY("%s: line %u, byte %u: expected %s",
                                   "%s: Zeile %u, Byte %u: erwartet: %s"),
                    path, (unsigned)line_of(text, error.at), (unsigned)error.at,
                    said(error.expected));
        free(text);
        return code;
    }
    code = finder_start(&finder, puzzles.game, arguments->number[OPTION_SEED],
                        thread_count(arguments), arguments->given[OPTION_QUIET]);
    void *scratch = code == EXIT_DONE ? calloc(1, finder_scratch(&finder)) : NULL;
    lf_enter(host_context());
    for (int i = 0; scratch && i < puzzles.count; i++) {
        struct rating rating;
        char mine[LF_ACTION_TEXT_MAX] = "-", own[LF_ACTION_TEXT_MAX];
        lf_puzzle_at(&puzzles, i, &puzzle);
        if (holds(&finder, &puzzle, i, scratch, &rating)) continue;
        puzzle.game->print(puzzle.move[0].action, own, sizeof own);
        if (rating.count) puzzle.game->print(rating.move[0].action, mine, sizeof mine);
        printf(SAY("Puzzle %d: the file says %s, the search %s\n",
                   "Rätsel %d: Die Datei sagt %s, die Suche %s\n"), i + 1, own, mine);
        wrong++;
    }
    free(scratch);
    free(text);
    if (code != EXIT_DONE) return code;
    printf(SAY("%d puzzles, %d hold\n", "%d Rätsel, %d halten stand\n"), puzzles.count,
           puzzles.count - wrong);
    return wrong ? EXIT_NO : EXIT_DONE;
}
