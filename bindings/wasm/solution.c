/* solution.c - solutions in the page (solution.h). */
#include "bindings/wasm/solution.h"

#include "bindings/wasm/play.h"
#include "bots/solver.h"
#include "bots/bot.h"
#include "core/text.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum { PAGE = 65536, KEY_SIZE = 96 };

static const struct lf_solver *solver;
static struct lf_solving job;
static struct lf_context context;
static int step, part;
static _Alignas(16) unsigned char start[LF_STATE_MAX];
static char key[KEY_SIZE];

/* Memory that is never given back: an instance makes one table, or gets one. */
static void *room(size_t size)
{
#ifdef __wasm__
    size_t pages = (size + PAGE - 1) / PAGE, before = __builtin_wasm_memory_grow(0, pages);
    return before == (size_t)-1 ? NULL : (void *)(before * PAGE);
#else
    (void)size;
    return NULL;
#endif
}

/* The solver of a game whose options stand in the text buffer; the fresh game is in start[]. */
static const struct lf_solver *solver_of(int game)
{
    struct lf_error error;
    if (game < 0 || game >= landfall_game_count()) return NULL;
    const struct lf_solver *found = lf_solver_of(lf_games[game]);
    if (!found || !lf_games[game]->init(start, lf_games[game]->seats_min, landfall_text(), &error))
        return NULL;
    return found;
}

static bool take_job(int game)
{
    solver = solver_of(game);
    if (!solver) return false;
    job = (struct lf_solving){ .start = start, .turns = solver->turns };
    job.table = room(solver->table_size(&job));
    step = part = 0;
    return job.table != NULL;
}

EXPORT(landfall_solution_key) const char *landfall_solution_key(int game)
{
    struct lf_out out = lf_out_start(key, sizeof key);
    const struct lf_solver *found = solver_of(game);
    char name[KEY_SIZE / 2];
    key[0] = 0;
    if (!found) return key;
    found->name(start, name, sizeof name);
    lf_put(&out, lf_games[game]->name);
    lf_put_char(&out, '-');
    lf_put(&out, name);
    lf_put(&out, "-v");
    lf_put_unsigned(&out, found->version);
    lf_out_end(&out);
    return key;
}

EXPORT(landfall_solution_bot) const char *landfall_solution_bot(int game, int nth)
{
    const struct lf_bot *bot;
    if (game < 0 || game >= landfall_game_count() || nth < 0) return "";
    for (int i = 0; (bot = lf_bot_of(lf_games[game], i)) != NULL; i++)
        if (bot->solver && nth-- == 0) return bot->name;
    return "";
}

/* How many parts are not done yet. */
static int left(void)
{
    int count = -part;
    for (int i = step; i < solver->steps(&job); i++) count += solver->parts(&job, i);
    return count;
}

EXPORT(landfall_solution_begin) int landfall_solution_begin(int game)
{
    if (!take_job(game)) return 0;
    job.work = room(solver->work_size(&job));
    return job.work ? left() : 0;
}

EXPORT(landfall_solution_work) int landfall_solution_work(void)
{
    if (!solver || !job.work || step >= solver->steps(&job)) return 0;
    solver->run(&job, step, part++);
    if (part >= solver->parts(&job, step)) step++, part = 0;
    return left();
}

EXPORT(landfall_solution_room) void *landfall_solution_room(int game)
{
    return take_job(game) ? job.table : NULL;
}

EXPORT(landfall_solution_table) void *landfall_solution_table(void) { return job.table; }

EXPORT(landfall_solution_size) int landfall_solution_size(void)
{
    return solver ? (int)solver->table_size(&job) : 0;
}

EXPORT(landfall_solution_use) int landfall_solution_use(void)
{
    if (!solver || !job.table) return 0;
    solver->use(&context, job.table);
    lf_enter(&context);
    return solver->ready(start);
}
