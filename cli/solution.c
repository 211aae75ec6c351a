/* solution.c - solutions of games: made in threads, kept in the cache folder (solution.h).
 *
 * The file is a line that says what it is, the size and a checksum of the table, and the table. It
 * is written under another name and renamed, so a reader sees all of it or nothing; one that does
 * not fit is made anew. */
#define _DEFAULT_SOURCE
#include "cli/solution.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "core/hash.h"

enum { PATH_SIZE = 4096, STEPS_MAX = 64, MAGIC_SIZE = 24 };
static const char MAGIC[MAGIC_SIZE] = "landfall-table 1\n";
struct file_head { char magic[MAGIC_SIZE]; uint64_t size, check; };

/* ---- Solving in threads ---- */

struct crew {
    const struct lf_solver *solver;
    const struct lf_solving *job;
    int steps;
    atomic_int next[STEPS_MAX];              /* the first part that no thread has taken */
    atomic_uint_fast64_t done;               /* parts done, of all steps */
    pthread_barrier_t step_ends;
};

static void *work(void *context)
{
    struct crew *crew = context;
    for (int step = 0; step < crew->steps; step++) {
        int parts = crew->solver->parts(crew->job, step);
        for (int part; (part = atomic_fetch_add(&crew->next[step], 1)) < parts;) {
            crew->solver->run(crew->job, step, part);
            atomic_fetch_add(&crew->done, 1);
        }
        pthread_barrier_wait(&crew->step_ends);
    }
    return NULL;
}

static void watch(struct crew *crew, bool quiet)
{
    struct progress progress;
    uint64_t total = 0;
    for (int step = 0; step < crew->steps; step++)
        total += (uint64_t)crew->solver->parts(crew->job, step);
    progress_start(&progress, SAY("Solving", "Löse"), total, quiet);
    for (uint64_t done; (done = atomic_load(&crew->done)) < total;) {
        progress_show(&progress, done);
        nanosleep(&(struct timespec){ 0, 20000000 }, NULL);
    }
    progress_end(&progress);
}

static int run_crew(struct crew *crew, int threads, bool quiet)
{
    pthread_t thread[256];
    int started = 0;
    if (pthread_barrier_init(&crew->step_ends, NULL, (unsigned)threads) != 0)
        return fail(EXIT_SYSTEM, SAY("cannot start threads", "kann keine Threads starten"));
    while (started < threads &&
           pthread_create(&thread[started], NULL, work, crew) == 0) started++;
    if (started < threads) exit(fail(EXIT_SYSTEM, SAY("cannot start a thread",
                                                      "kann keinen Thread starten")));
    watch(crew, quiet);
    for (int i = 0; i < started; i++) pthread_join(thread[i], NULL);
    pthread_barrier_destroy(&crew->step_ends);
    return EXIT_DONE;
}

int solution_make(const struct lf_solver *solver, struct lf_solving *job, int threads, bool quiet)
{
    struct crew crew = { .solver = solver, .job = job };
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (threads == 0) threads = processors > 0 ? (int)processors : 1;
    if (threads > 256) threads = 256;
    job->table = calloc(1, solver->table_size(job));
    job->work = calloc(1, solver->work_size(job));
    crew.steps = solver->steps(job);
    if (!job->table || !job->work || crew.steps > STEPS_MAX)
        return fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
    return run_crew(&crew, threads, quiet);
}

void solution_free(struct lf_solving *job)
{
    free(job->table);
    free(job->work);
    job->table = job->work = NULL;
}

/* ---- The cache ---- */

/* $XDG_CACHE_HOME/landfall, or ~/.cache/landfall, and the name of the table in it. */
static bool cache_path(const struct lf_game *game, const struct lf_solver *solver,
                       const void *start, char *path)
{
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    char name[64];
    int length;
    solver->name(start, name, sizeof name);
    if (cache && cache[0] == '/')
        length = snprintf(path, PATH_SIZE, "%s/landfall/%s-%s-v%u.table", cache, game->name, name,
                          solver->version);
    else if (home && home[0] == '/')
        length = snprintf(path, PATH_SIZE, "%s/.cache/landfall/%s-%s-v%u.table", home, game->name,
                          name, solver->version);
    else return false;
    return length > 0 && length < PATH_SIZE;
}

static bool make_folders(char *path)
{
    for (char *at = path + 1; *at; at++) {
        if (*at != '/') continue;
        *at = 0;
        bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
        *at = '/';
        if (!made) return false;
    }
    return true;
}

void solution_keep(const struct lf_game *game, const struct lf_solver *solver,
                const struct lf_solving *job)
{
    char path[PATH_SIZE], fresh[PATH_SIZE + 32];
    struct file_head head = { .size = solver->table_size(job) };
    memcpy(head.magic, MAGIC, MAGIC_SIZE);
    head.check = lf_hash(job->table, head.size);
    if (!cache_path(game, solver, job->start, path) || !make_folders(path)) return;
    snprintf(fresh, sizeof fresh, "%s.%ld", path, (long)getpid());
    FILE *file = fopen(fresh, "wb");
    if (!file) return;
    bool good = fwrite(&head, sizeof head, 1, file) == 1 &&
                fwrite(job->table, head.size, 1, file) == 1;
    good = fclose(file) == 0 && good;
    if (!good || rename(fresh, path) != 0) remove(fresh);
}

/* The table in the cache, if it is there and whole. */
static void *read_table(const char *path, size_t size)
{
    struct file_head head;
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    char *table = malloc(size);
    bool good = table && fread(&head, sizeof head, 1, file) == 1 &&
                memcmp(head.magic, MAGIC, MAGIC_SIZE) == 0 && head.size == size &&
                fread(table, size, 1, file) == 1 && fgetc(file) == EOF &&
                lf_hash(table, size) == head.check;
    fclose(file);
    if (good) return table;
    free(table);
    return NULL;
}

int solution_need(const struct lf_game *game, const void *start, bool make, int threads, bool quiet)
{
    const struct lf_solver *solver = lf_solver_of(game);
    char path[PATH_SIZE];
    if (!solver || solver->ready(start)) return EXIT_DONE;
    struct lf_solving job = { .start = start, .turns = solver->turns };
    if (cache_path(game, solver, start, path))
        job.table = read_table(path, solver->table_size(&job));
    if (!job.table && make) {
        int code = solution_make(solver, &job, threads, quiet);
        if (code != EXIT_DONE) return code;
        solution_keep(game, solver, &job);
        free(job.work);
    }
    /* The bots keep the table until the program ends. */
    if (job.table) solver->use(host_context(), job.table);
    return EXIT_DONE;
}

int solution_need_for(const struct lf_game *game, const void *start,
                   const struct lf_bot *const *bots, int count, int threads, bool quiet)
{
    for (int i = 0; i < count; i++)
        if (bots[i] && bots[i]->solver)
            return solution_need(game, start, true, threads, quiet);
    return EXIT_DONE;
}

void solution_load_all(void)
{
    for (int i = 0; lf_games[i]; i++) {
        const struct lf_solver *solver = lf_solver_of(lf_games[i]);
        for (const char *const *options = solver ? solver->variants : NULL; options && *options;
             options++) {
            _Alignas(16) unsigned char start[LF_STATE_MAX];
            struct lf_error error;
            if (lf_games[i]->init(start, lf_games[i]->seats_min, *options, &error))
                solution_need(lf_games[i], start, false, 1, true);
        }
    }
}
