/* review.c - a match looked back at in the page (review.h). Where a game is judged by its solution,
 * that is made here first, step by step. */
#include "bindings/wasm/review.h"

#include "bindings/wasm/nets.h"
#include "bindings/wasm/play.h"
#include "bots/bot.h"
#include "bots/review.h"
#include "bots/solver.h"
#include "core/check.h"
#include "core/replay.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum {
    ACTIONS_MAX = 16384, JSON_SIZE = 1 << 14, PAGE = 1 << 16,
    SOLVED = 900,                      /* thousandths of the work, if a solution must be made */
};

static struct lf_replay replay;
static struct lf_review review;
static struct { uint8_t actor; lf_action action; } given[ACTIONS_MAX];
static _Alignas(16) unsigned char first[LF_STATE_MAX];
static uint32_t given_count, wanted_nodes;
static char json[JSON_SIZE];

static struct lf_context context;
static struct lf_solving job;
static const struct lf_solver *solver;
static int step, part, steps;

/* Memory that is never given back: a worker reviews one match. */
static void *more_memory(size_t size)
{
#ifdef __wasm__
    size_t pages = (size + PAGE - 1) / PAGE;
    size_t at = __builtin_wasm_memory_grow(0, pages);
    return at == (size_t)-1 ? NULL : (void *)(at * PAGE);
#else
    (void)size;
    return NULL;
#endif
}

EXPORT(landfall_review_start) void landfall_review_start(int nodes)
{
    lf_replay_start(&replay);
    given_count = 0;
    wanted_nodes = nodes > 0 ? (uint32_t)nodes : 0;
    solver = NULL;
    __builtin_memset(&review, 0, sizeof review);
}

EXPORT(landfall_review_line) int landfall_review_line(void)
{
    struct lf_error error = { 0 };
    uint64_t known = replay.actions;
    bool head = replay.part == LF_REPLAY_HEAD;
    char *text = landfall_text();
    if (given_count == ACTIONS_MAX || !lf_replay_read(&replay, text, &error, NULL)) {
        const char *why = error.expected.in[LF_EN];
        struct lf_out out = lf_out_start(text, (size_t)landfall_text_size());
        lf_put(&out, why ? why : "an action that the rules allow");
        lf_out_end(&out);
        return 0;
    }
    if (head && replay.part == LF_REPLAY_ACTIONS)
        __builtin_memcpy(first, replay.state, replay.game->state_size);
    if (replay.actions > known) {
        given[given_count].actor = (uint8_t)replay.actor;
        given[given_count++].action = replay.action;
    }
    return 1;
}

/* ---- A solution, where there is no net ---- */

static bool needs_solution(const struct lf_game *game)
{
    const struct lf_solver *found = lf_solver_of(game);
    return found && !lf_can_think(game, game->seat_count(first)) && !found->ready(first);
}

static bool begin_solution(const struct lf_game *game)
{
    solver = lf_solver_of(game);
    job = (struct lf_solving){ .start = first, .turns = solver->turns };
    job.table = more_memory(solver->table_size(&job));
    job.work = more_memory(solver->work_size(&job));
    steps = solver->steps(&job);
    step = part = 0;
    return job.table && job.work;
}

/* One part of the solution; true: it is whole. */
static bool solve_on(void)
{
    if (step < steps && part < solver->parts(&job, step)) {
        solver->run(&job, step, part++);
    } else if (step < steps) {
        step++;
        part = 0;
    }
    return step == steps;
}

/* ---- The review ---- */

static bool begin_review(void)
{
    size_t size = lf_review_size(replay.game, given_count);
    void *memory = more_memory(size);
    if (!memory || given_count == 0 || !lf_reviewable(replay.game, first)) return false;
    LF_ASSERT(nets_given(replay.game));
    lf_review_start(&review, replay.game, first, wanted_nodes, given_count, memory, size);
    for (uint32_t n = 0; n < given_count; n++)
        lf_review_add(&review, given[n].actor, given[n].action);
    return true;
}

EXPORT(landfall_review_begin) int landfall_review_begin(void)
{
    struct lf_error error = { 0 };
    if (!lf_replay_finish(&replay, &error)) return 0;
    if (needs_solution(replay.game)) return begin_solution(replay.game);
    return begin_review();
}

EXPORT(landfall_review_work) int landfall_review_work(int count)
{
    for (int i = 0; i < count; i++) {
        if (solver) {
            if (!solve_on()) continue;
            solver->use(&context, job.table);
            lf_enter(&context);
            solver = NULL;
            if (!begin_review()) return -1;
        } else if (!lf_review_step(&review)) {
            break;
        }
    }
    if (solver) return steps ? SOLVED * step / steps : 0;
    int done = (int)(1000 * lf_review_progress(&review));
    return job.table ? SOLVED + done * (1000 - SOLVED) / 1000 : done;
}

EXPORT(landfall_review_count) int landfall_review_count(void) { return (int)review.count; }

EXPORT(landfall_review_head) const char *landfall_review_head(void)
{
    struct lf_out out = lf_out_start(json, sizeof json);
    json[0] = 0;
    if (!review.game) return json;
    lf_review_settle(&review);
    lf_json_object(&out, NULL);
    lf_review_json(&review, &out);
    lf_json_object_end(&out);
    lf_out_end(&out);
    return json;
}

EXPORT(landfall_review_entry) const char *landfall_review_entry(int n)
{
    struct lf_out out = lf_out_start(json, sizeof json);
    json[0] = 0;
    if (!review.game || n < 1 || (uint32_t)n > review.count) return json;
    lf_review_entry_json(&review, (uint32_t)n - 1, &out);
    lf_out_end(&out);
    return json;
}
