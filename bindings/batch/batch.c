/* batch.c - many matches side by side (batch.h). A step has two halves: every lane's action is
 * judged, and only if all are allowed, they are applied; each half is shared among the threads. */
#include "bindings/batch/batch.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/context.h"
#include "core/match.h"
#include "core/numbers.h"

enum { LIST_ROOM = 64, ALIGN = 64, THREADS_MAX = 256 };

struct lane {
    unsigned char *state;
    int32_t *numbers;             /* what the seat may do, ascending; own memory once it grows */
    int32_t count, room;
    int32_t seat;                 /* -1: over */
    bool grown;
    lf_action chosen;
    uint64_t match;               /* its number in the series */
    struct lf_luck luck;
};

struct worker {
    struct lf_batch *batch;
    pthread_t thread;
    int first, end;               /* its lanes */
    int refused;                  /* the first of them whose action is refused, or -1 */
    lf_rule rule;
    uint64_t transitions, matches;
    lf_action list[LF_LEGAL_MAX];
};

enum job { JOB_JUDGE, JOB_APPLY, JOB_RESET, JOB_SHOW, JOB_STOP };

struct lf_batch {
    struct lf_batch_setup setup;
    struct lf_batch_buffers to;
    struct lf_dense dense;
    void *dense_memory;
    unsigned char *start, *states;
    struct lane *lanes;
    int32_t *numbers;
    struct worker *workers;
    int threads, numbers_count, planes_count, stride;
    const struct lf_context *context;    /* of who made the batch; its threads have it, too */
    /* What the threads are to do next. */
    pthread_mutex_t lock;
    pthread_cond_t begin, end;
    uint64_t round;
    int busy;
    enum job job;
    const int32_t *actions, *factors;
    const uint8_t *which;
};

const struct lf_dense *lf_batch_dense(const struct lf_batch *batch) { return &batch->dense; }
const void *lf_batch_state(const struct lf_batch *batch, int lane)
{
    return batch->lanes[lane].state;
}

/* ---- One lane ---- */

static void grow(struct lane *lane, int32_t room)
{
    int32_t *numbers = malloc((size_t)room * sizeof *numbers);
    if (!numbers) lf_panic("out of memory", __FILE__, __LINE__);
    memcpy(numbers, lane->numbers, (size_t)lane->count * sizeof *numbers);
    if (lane->grown) free(lane->numbers);
    lane->numbers = numbers;
    lane->room = room;
    lane->grown = true;
}

static void set_mask(const struct lf_batch *batch, const struct lane *lane, uint8_t value)
{
    if (!batch->to.masks) return;
    uint8_t *mask = batch->to.masks + (size_t)(lane - batch->lanes) * (size_t)batch->dense.count;
    for (int32_t i = 0; i < lane->count; i++) mask[lane->numbers[i]] = value;
}

/* Lists what the seat may do. */
static void list(struct lf_batch *batch, struct lane *lane, struct worker *worker)
{
    set_mask(batch, lane, 0);
    lane->count = 0;
    if (lane->seat < 0) return;
    int count = batch->setup.game->legal(lane->state, lane->seat, worker->list);
    if (count + 1 > lane->room) grow(lane, 2 * count + 1);
    lane->count = lf_dense_numbers(&batch->dense, worker->list, count, lane->numbers);
    set_mask(batch, lane, 1);
}

static void show_view(const struct lf_batch *batch, const struct lane *lane)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    const struct lf_game *game = batch->setup.game;
    size_t at = (size_t)(lane - batch->lanes);
    if (!batch->to.vectors && !batch->to.planes) return;
    game->view(lane->state, lane->seat < 0 ? LF_NOBODY : lane->seat, view);
    if (batch->to.vectors)
        lf_numbers(game, view, batch->to.vectors + at * (size_t)batch->numbers_count);
    if (batch->to.planes)
        lf_planes(game, view, batch->to.planes + at * (size_t)batch->planes_count);
}

/* Writes everything but masks, rewards and what is done. */
static void show(const struct lf_batch *batch, const struct lane *lane)
{
    const struct lf_batch_buffers *to = &batch->to;
    size_t at = (size_t)(lane - batch->lanes);
    if (to->counts) to->counts[at] = lane->count;
    if (to->seats) to->seats[at] = lane->seat;
    if (to->choices) {
        int32_t n = lane->count < to->choices_room ? lane->count : to->choices_room;
        memcpy(to->choices + at * (size_t)to->choices_room, lane->numbers,
               (size_t)n * sizeof(int32_t));
    }
    show_view(batch, lane);
}

/* The points of each seat, as a spectator knows them, or all of them once the match is over. */
static void show_points(const struct lf_batch *batch, const struct lane *lane, bool over)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    const struct lf_game *game = batch->setup.game;
    const void *from = lane->state;
    int seats = batch->setup.seats;
    if (!batch->to.points) return;
    if (!over) {
        game->view(lane->state, LF_NOBODY, view);
        from = view;
    }
    int32_t *points = batch->to.points + (size_t)(lane - batch->lanes) * (size_t)seats;
    for (int seat = 0; seat < seats; seat++) points[seat] = game->points(from, seat);
}

static void show_result(const struct lf_batch *batch, const struct lane *lane,
                        enum lf_batch_done done)
{
    size_t at = (size_t)(lane - batch->lanes);
    int seats = batch->setup.seats;
    lf_seats winners = done == LF_BATCH_OVER ? batch->setup.game->winners(lane->state) : 0;
    if (batch->to.done) batch->to.done[at] = (uint8_t)done;
    for (int seat = 0; batch->to.rewards && seat < seats; seat++)
        batch->to.rewards[at * (size_t)seats + (size_t)seat] =
            !winners ? 0.0f : winners >> seat & 1 ? 1.0f : -1.0f;
    show_points(batch, lane, done != LF_BATCH_ON);
}

/* Draws for chance until a seat is to act, or nobody. */
static enum lf_batch_done advance(struct lf_batch *batch, struct lane *lane,
                                  struct worker *worker)
{
    const struct lf_game *game = batch->setup.game;
    for (;;) {
        lf_seats awaited = game->awaited(lane->state);
        if (!awaited) return LF_BATCH_OVER;
        lane->seat = lf_lowest_seat(awaited);
        if (lane->seat != LF_CHANCE) break;
        game->apply(lane->state, LF_CHANCE, lf_chance_draw(game, lane->state, &lane->luck));
        worker->transitions++;
    }
    if (batch->setup.turn_cap && game->turn(lane->state) > batch->setup.turn_cap)
        return LF_BATCH_CUT_OFF;
    return LF_BATCH_ON;
}

static void begin(struct lf_batch *batch, struct lane *lane, struct worker *worker)
{
    memcpy(lane->state, batch->start, batch->setup.game->state_size);
    lf_luck_start(&lane->luck, batch->setup.seed, lane->match);
    lane->match += (uint64_t)batch->setup.lanes;
    if (advance(batch, lane, worker) != LF_BATCH_ON) lane->seat = -1;
}

/* ---- What threads do with their lanes ---- */

/* The action that stands in a lane's row; 0: there is none, and *rule may say why. */
static lf_action action_of(struct lf_batch *batch, int at, struct worker *worker, lf_rule *rule)
{
    const struct lf_game *game = batch->setup.game;
    struct lane *lane = &batch->lanes[at];
    int32_t number = batch->actions[at], low = 0;
    lf_action action = 0;
    *rule = 0;
    if (number == -1 && batch->factors) {
        if (!lf_unfactor(game, batch->factors + (size_t)at * LF_FACTORS, &action)) return 0;
        if (lf_kind_of(action) < LF_KIND_CHANCE_END) return 0;
        *rule = game->check(lane->state, lane->seat, action);
        return *rule ? 0 : action;
    }
    for (int32_t high = lane->count; low < high;) {
        int32_t middle = (low + high) / 2;
        if (lane->numbers[middle] < number) low = middle + 1;
        else high = middle;
    }
    if (low < lane->count && lane->numbers[low] == number) {
        action = batch->dense.action[number];
        if (action && !batch->dense.placed[lf_kind_of(action)]) return action;
        int count = game->legal(lane->state, lane->seat, worker->list);
        return lf_dense_action(&batch->dense, worker->list, count, number);
    }
    if (number >= 0 && number < batch->dense.count - 1)
        *rule = game->check(lane->state, lane->seat, batch->dense.action[number]);
    return 0;
}

static void judge(struct lf_batch *batch, struct worker *worker)
{
    worker->refused = -1;
    for (int at = worker->first; at < worker->end; at++) {
        struct lane *lane = &batch->lanes[at];
        if (lane->seat < 0) continue;
        lane->chosen = action_of(batch, at, worker, &worker->rule);
        if (lane->chosen) continue;
        worker->refused = at;
        return;
    }
}

static void apply(struct lf_batch *batch, struct worker *worker)
{
    for (int at = worker->first; at < worker->end; at++) {
        struct lane *lane = &batch->lanes[at];
        if (lane->seat < 0) {
            show_result(batch, lane, LF_BATCH_ON);
            continue;
        }
        batch->setup.game->apply(lane->state, lane->seat, lane->chosen);
        worker->transitions++;
        enum lf_batch_done done = advance(batch, lane, worker);
        show_result(batch, lane, done);
        if (done != LF_BATCH_ON) {
            worker->matches++;
            lane->seat = -1;
            if (!batch->setup.stay) begin(batch, lane, worker);
        }
        list(batch, lane, worker);
        show(batch, lane);
    }
}

static void reset(struct lf_batch *batch, struct worker *worker)
{
    for (int at = worker->first; at < worker->end; at++) {
        struct lane *lane = &batch->lanes[at];
        if (batch->which && !batch->which[at]) continue;
        begin(batch, lane, worker);
        list(batch, lane, worker);
        show_result(batch, lane, LF_BATCH_ON);
        show(batch, lane);
    }
}

/* New buffers get everything; masks had other memory before. */
static void show_all(struct lf_batch *batch, struct worker *worker)
{
    size_t count = (size_t)batch->dense.count, first = (size_t)worker->first;
    if (batch->to.masks)
        memset(batch->to.masks + first * count, 0, ((size_t)worker->end - first) * count);
    for (int at = worker->first; at < worker->end; at++) {
        set_mask(batch, &batch->lanes[at], 1);
        show_result(batch, &batch->lanes[at], LF_BATCH_ON);
        show(batch, &batch->lanes[at]);
    }
}

static void do_job(struct lf_batch *batch, struct worker *worker)
{
    switch (batch->job) {
    case JOB_JUDGE: judge(batch, worker); return;
    case JOB_APPLY: apply(batch, worker); return;
    case JOB_RESET: reset(batch, worker); return;
    case JOB_SHOW: show_all(batch, worker); return;
    case JOB_STOP: return;
    }
}

/* ---- Threads ---- */

static void *work(void *context)
{
    struct worker *worker = context;
    struct lf_batch *batch = worker->batch;
    enum job job = JOB_SHOW;
    lf_enter(batch->context);
    for (uint64_t round = 0; job != JOB_STOP;) {
        pthread_mutex_lock(&batch->lock);
        while (batch->round == round) pthread_cond_wait(&batch->begin, &batch->lock);
        round = batch->round;
        job = batch->job;
        pthread_mutex_unlock(&batch->lock);
        do_job(batch, worker);
        pthread_mutex_lock(&batch->lock);
        if (--batch->busy == 0) pthread_cond_signal(&batch->end);
        pthread_mutex_unlock(&batch->lock);
    }
    return NULL;
}

/* The caller's thread is the first worker. */
static void run(struct lf_batch *batch, enum job job)
{
    batch->job = job;
    if (batch->threads > 1) {
        pthread_mutex_lock(&batch->lock);
        batch->busy = batch->threads - 1;
        batch->round++;
        pthread_cond_broadcast(&batch->begin);
        pthread_mutex_unlock(&batch->lock);
    }
    do_job(batch, &batch->workers[0]);
    if (batch->threads > 1) {
        pthread_mutex_lock(&batch->lock);
        while (batch->busy) pthread_cond_wait(&batch->end, &batch->lock);
        pthread_mutex_unlock(&batch->lock);
    }
}

void lf_batch_bind(struct lf_batch *batch, const struct lf_batch_buffers *buffers)
{
    batch->to = *buffers;
    run(batch, JOB_SHOW);
}

void lf_batch_reset(struct lf_batch *batch, const uint8_t *which)
{
    batch->which = which;
    run(batch, JOB_RESET);
}

int lf_batch_step(struct lf_batch *batch, const int32_t *actions, const int32_t *factors,
                  lf_rule *rule)
{
    batch->actions = actions;
    batch->factors = factors;
    run(batch, JOB_JUDGE);
    for (int i = 0; i < batch->threads; i++)
        if (batch->workers[i].refused >= 0) {
            if (rule) *rule = batch->workers[i].rule;
            return batch->workers[i].refused;
        }
    run(batch, JOB_APPLY);
    return -1;
}

void lf_batch_random(const struct lf_batch *batch, struct lf_rng *rng, int32_t *actions)
{
    for (int at = 0; at < batch->setup.lanes; at++) {
        const struct lane *lane = &batch->lanes[at];
        actions[at] = lane->count ? lane->numbers[lf_rng_below(rng, (uint32_t)lane->count)] : 0;
    }
}

uint64_t lf_batch_transitions(const struct lf_batch *batch)
{
    uint64_t sum = 0;
    for (int i = 0; i < batch->threads; i++) sum += batch->workers[i].transitions;
    return sum;
}

uint64_t lf_batch_matches(const struct lf_batch *batch)
{
    uint64_t sum = 0;
    for (int i = 0; i < batch->threads; i++) sum += batch->workers[i].matches;
    return sum;
}

/* ---- Beginning and end ---- */

static bool allocate(struct lf_batch *batch)
{
    size_t lanes = (size_t)batch->setup.lanes, size = batch->setup.game->state_size;
    batch->stride = (int)((size + ALIGN - 1) / ALIGN * ALIGN);
    batch->states = aligned_alloc(ALIGN, lanes * (size_t)batch->stride);
    batch->start = aligned_alloc(ALIGN, LF_STATE_MAX);
    batch->lanes = calloc(lanes, sizeof *batch->lanes);
    batch->numbers = malloc(lanes * LIST_ROOM * sizeof *batch->numbers);
    batch->workers = calloc((size_t)batch->threads, sizeof *batch->workers);
    batch->dense_memory = malloc(lf_dense_bytes(batch->setup.game));
    return batch->states && batch->start && batch->lanes && batch->numbers && batch->workers &&
           batch->dense_memory;
}

static void prepare(struct lf_batch *batch)
{
    struct lf_planes shape = lf_planes_shape(batch->setup.game);
    batch->numbers_count = lf_numbers_count(batch->setup.game);
    batch->planes_count = shape.planes * shape.rows * shape.columns;
    lf_dense_build(&batch->dense, batch->setup.game, batch->dense_memory);
    for (int i = 0; i < batch->setup.lanes; i++) {
        struct lane *lane = &batch->lanes[i];
        lane->state = batch->states + (size_t)i * (size_t)batch->stride;
        lane->numbers = batch->numbers + (size_t)i * LIST_ROOM;
        lane->room = LIST_ROOM;
        lane->match = (uint64_t)i;
    }
    for (int i = 0; i < batch->threads; i++) {
        struct worker *worker = &batch->workers[i];
        worker->batch = batch;
        worker->first = (int)((int64_t)batch->setup.lanes * i / batch->threads);
        worker->end = (int)((int64_t)batch->setup.lanes * (i + 1) / batch->threads);
    }
}

/* Starts the threads; fewer will do if the system has no more. */
static void start_threads(struct lf_batch *batch)
{
    pthread_mutex_init(&batch->lock, NULL);
    pthread_cond_init(&batch->begin, NULL);
    pthread_cond_init(&batch->end, NULL);
    int started = 1;
    for (; started < batch->threads; started++)
        if (pthread_create(&batch->workers[started].thread, NULL, work,
                           &batch->workers[started]) != 0) break;
    batch->workers[started - 1].end = batch->setup.lanes;
    batch->threads = started;
}

struct lf_batch *lf_batch_new(const struct lf_batch_setup *setup, struct lf_error *error)
{
    struct lf_batch *batch = calloc(1, sizeof *batch);
    *error = (struct lf_error){ 0 };
    if (!batch) return NULL;
    batch->setup = *setup;
    batch->context = lf_context_entered;
    batch->threads = setup->threads < 1 ? 1 : setup->threads;
    if (batch->threads > setup->lanes) batch->threads = setup->lanes;
    if (batch->threads > THREADS_MAX) batch->threads = THREADS_MAX;
    if (!allocate(batch) || !setup->game->init(batch->start, setup->seats, setup->options, error)) {
        batch->threads = 0;
        lf_batch_free(batch);
        return NULL;
    }
    prepare(batch);
    start_threads(batch);
    lf_batch_reset(batch, NULL);
    return batch;
}

void lf_batch_free(struct lf_batch *batch)
{
    if (!batch) return;
    if (batch->threads) {
        run(batch, JOB_STOP);
        for (int i = 1; i < batch->threads; i++) pthread_join(batch->workers[i].thread, NULL);
        pthread_cond_destroy(&batch->begin);
        pthread_cond_destroy(&batch->end);
        pthread_mutex_destroy(&batch->lock);
    }
    for (int i = 0; batch->lanes && i < batch->setup.lanes; i++)
        if (batch->lanes[i].grown) free(batch->lanes[i].numbers);
    free(batch->states);
    free(batch->start);
    free(batch->lanes);
    free(batch->numbers);
    free(batch->workers);
    free(batch->dense_memory);
    free(batch);
}
