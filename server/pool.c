/* pool.c - the threads in which bots think (server/pool.h). */
#include "server/pool.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/context.h"
#include "core/match.h"

enum { THREADS_MAX = 64 };

struct queue { struct pool_job *first, **last; int count; };

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t news;
    struct queue asked, done;
    void (*wake)(void *context);
    void *context;
    bool stopping;
    const struct lf_context *played_with;    /* that of the thread that made the pool */
    int threads;
    pthread_t thread[THREADS_MAX];
};

static void queue_init(struct queue *queue)
{
    *queue = (struct queue){ .last = &queue->first };
}

static void queue_put(struct queue *queue, struct pool_job *job)
{
    job->next = NULL;
    *queue->last = job;
    queue->last = &job->next;
    queue->count++;
}

static struct pool_job *queue_take(struct queue *queue)
{
    struct pool_job *job = queue->first;
    if (!job) return NULL;
    queue->first = job->next;
    if (!queue->first) queue->last = &queue->first;
    queue->count--;
    return job;
}

struct lf_rng pool_rng(const struct luck *luck, int seat, uint32_t acted)
{
    uint64_t seed;
    memcpy(&seed, luck->secret + 8, sizeof seed);
    return (struct lf_rng){ lf_rng_key(lf_mix(seed + acted), LF_STREAM_SEAT + (unsigned)seat), 0 };
}

static lf_action choose(struct pool_job *job, int seat)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    struct pool_stretch *stretch = job->stretch;
    struct lf_rng rng = pool_rng(&stretch->luck, seat, stretch->acted[seat]++);
    job->game->view(job->view, seat, view);
    return stretch->bots[seat]->choose(job->game, view, seat, &rng, &stretch->memory[seat]);
}

/* Plays on until the match is over or the stretch is full. */
static void play(struct pool_job *job)
{
    const struct lf_game *game = job->game;
    struct pool_stretch *stretch = job->stretch;
    lf_seats awaited;
    while (stretch->count < POOL_STEPS_MAX && (awaited = game->awaited(job->view)) &&
           !(stretch->count && __atomic_load_n(&job->hurry, __ATOMIC_RELAXED))) {
        int actor = lf_lowest_seat(awaited);
        lf_action action = actor == LF_CHANCE ? luck_draw(&stretch->luck, game, job->view, NULL)
                                              : choose(job, actor);
        if (game->check(job->view, actor, action)) break;
        if (actor == LF_CHANCE) luck_count(&stretch->luck, game, job->view);
        game->apply(job->view, actor, action);
        stretch->steps[stretch->count].seat = actor == LF_CHANCE ? -1 : actor;
        stretch->steps[stretch->count++].action = action;
    }
}

/* In a context of its own, in which searches see the job's `hurry`. */
static void think(struct pool_job *job)
{
    const struct lf_context *before = lf_context_entered;
    struct lf_context context = *before;
    context.slot[LF_STOP_SLOT] = &job->hurry;
    lf_enter(&context);
    if (job->stretch) play(job);
    else job->choice = job->bot->choose(job->game, job->view, job->seat, &job->rng,
                                        &job->memory);
    lf_enter(before);
}

static void *pool_main(void *argument)
{
    struct pool *pool = argument;
    lf_enter(pool->played_with);
    pthread_mutex_lock(&pool->lock);
    while (!pool->stopping) {
        struct pool_job *job = queue_take(&pool->asked);
        if (!job) {
            pthread_cond_wait(&pool->news, &pool->lock);
            continue;
        }
        pthread_mutex_unlock(&pool->lock);
        think(job);
        pthread_mutex_lock(&pool->lock);
        bool first = pool->done.count == 0;
        queue_put(&pool->done, job);
        pthread_mutex_unlock(&pool->lock);
        /* One wake for all results that wait: the loop takes them until there are none. */
        if (first && pool->wake) pool->wake(pool->context);
        pthread_mutex_lock(&pool->lock);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

struct pool *pool_new(int threads, void (*wake)(void *context), void *context)
{
    struct pool *pool = calloc(1, sizeof *pool);
    LF_ASSERT(pool);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->news, NULL);
    queue_init(&pool->asked);
    queue_init(&pool->done);
    pool->wake = wake;
    pool->context = context;
    pool->played_with = lf_context_entered;
    if (threads > THREADS_MAX) threads = THREADS_MAX;
    while (pool->threads < threads) {
        if (pthread_create(&pool->thread[pool->threads], NULL, pool_main, pool) != 0) break;
        pool->threads++;
    }
    if (threads <= 0 || pool->threads) return pool;
    pool_free(pool);
    return NULL;
}

void pool_free(struct pool *pool)
{
    struct pool_job *job;
    pthread_mutex_lock(&pool->lock);
    pool->stopping = true;
    pthread_cond_broadcast(&pool->news);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->threads; i++) pthread_join(pool->thread[i], NULL);
    while ((job = queue_take(&pool->asked))) pool_job_free(job);
    while ((job = queue_take(&pool->done))) pool_job_free(job);
    pthread_cond_destroy(&pool->news);
    pthread_mutex_destroy(&pool->lock);
    free(pool);
}

struct pool_job *pool_job_new(const struct lf_game *game, bool stretch)
{
    struct pool_job *job = malloc(sizeof *job + game->state_size);
    LF_ASSERT(job);
    job->game = game;
    job->outside = POOL_INSIDE;
    job->hurry = false;
    job->stretch = stretch ? calloc(1, sizeof *job->stretch) : NULL;
    LF_ASSERT(job->stretch || !stretch);
    return job;
}

void pool_job_free(struct pool_job *job)
{
    free(job->stretch);
    free(job);
}

void pool_ask(struct pool *pool, struct pool_job *job)
{
    pthread_mutex_lock(&pool->lock);
    queue_put(&pool->asked, job);
    pthread_cond_signal(&pool->news);
    pthread_mutex_unlock(&pool->lock);
    if (!pool->threads && pool->wake) pool->wake(pool->context);
}

void pool_answer(struct pool *pool, struct pool_job *job)
{
    pthread_mutex_lock(&pool->lock);
    queue_put(&pool->done, job);
    pthread_mutex_unlock(&pool->lock);
    if (pool->wake) pool->wake(pool->context);
}

struct pool_job *pool_take(struct pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    struct pool_job *job = queue_take(&pool->done);
    bool asked = !job && !pool->threads && (job = queue_take(&pool->asked));
    pthread_mutex_unlock(&pool->lock);
    if (asked) think(job);
    return job;
}

void pool_hurry(struct pool_job *job)
{
    __atomic_store_n(&job->hurry, true, __ATOMIC_RELAXED);
}

int pool_waiting(struct pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    int count = pool->asked.count + pool->done.count;
    pthread_mutex_unlock(&pool->lock);
    return count;
}
