/* threads.c - the real thing without its sockets: bots on threads, a store on disk, many tables
 * at once, dropped in the middle and loaded again. */
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "tests/tables/tests.h"

enum { TABLES = 12, ROUNDS_MAX = 200000 };

struct real { struct tables *tables; struct pool *pool; struct store *store; int created; };

static int64_t real_now(void *context)
{
    struct timespec now;
    (void)context;
    clock_gettime(CLOCK_REALTIME, &now);
    return now.tv_sec * (int64_t)1000 + now.tv_nsec / 1000000;
}

static void real_send(void *context, void *socket, const char *json, size_t length)
{
    (void)context;
    *(size_t *)socket += length + (size_t)(json[0] != '{');
}

static void real_created(void *context, void *request, const char *table)
{
    (void)table;
    (void)request;
    ((struct real *)context)->created++;
}

static void start(struct real *real, const char *address)
{
    char error[STORE_ERROR_MAX];
    struct tables_calls calls = {
        .context = real, .send = real_send, .created = real_created, .now = real_now,
        .time = real_now,
    };
    real->store = store_open(address, NULL, error);
    real->pool = pool_new(2, NULL, NULL);
    CHECK(real->store && real->pool, "no store: %s", error);
    real->tables = tables_new(real->store, real->pool, &calls, NULL);
    CHECK(tables_load(real->tables), "the store cannot be loaded");
}

static void stop(struct real *real)
{
    tables_free(real->tables);
    pool_free(real->pool);
    CHECK(store_close(real->store), "the store was not closed well");
}

/* Runs until so many tables are still playing; false: it took too long. */
static bool run_until(struct real *real, uint64_t playing)
{
    struct tables_counts counts;
    struct timespec pause = { 0, 100000 };
    for (int i = 0; i < ROUNDS_MAX; i++) {
        tables_run(real->tables);
        tables_counts(real->tables, &counts);
        if (counts.running <= playing && real->created == TABLES) return true;
        if (tables_due(real->tables) > real_now(NULL)) nanosleep(&pause, NULL);
    }
    return false;
}

void test_threads(void)
{
    char folder[] = "/tmp/landfall-tables-XXXXXX", address[64], name[80];
    struct real real = { 0 };
    struct person person = { "id-host", "host" };
    struct tables_refusal refusal;
    const char *bot = lf_bots[0]->name;
    struct tables_wish wish = {
        .game = lf_games[0]->name, .options = "target=5", .seats = 4, .bot_count = 4,
        .bots = { bot, bot, bot, bot },
    };
    if (!mkdtemp(folder)) exit(1);
    snprintf(address, sizeof address, "sqlite:%s/t.db", folder);
    start(&real, address);
    for (int i = 0; i < TABLES; i++)
        CHECK(tables_create(real.tables, &person, &wish, NULL, &refusal), "no table %d", i);
    CHECK(run_until(&real, TABLES / 2), "the first half of the tables does not end");
    struct tables_counts before, after;
    tables_counts(real.tables, &before);
    stop(&real);
    start(&real, address);
    tables_counts(real.tables, &after);
    CHECK(after.running <= before.running + before.finished && after.refused_logs == 0,
          "%d tables after the restart", (int)after.running);
    CHECK(run_until(&real, 0), "the second half of the tables does not end");
    char *own = tables_list_of(real.tables, "id-host");
    int over = 0;
    for (const char *at = own; (at = strstr(at, "\"state\":\"over\"")); at++) over++;
    CHECK(over == TABLES, "%d of %d tables are over", over, TABLES);
    free(own);
    stop(&real);
    static const char *const END[] = { "t.db", "t.db-wal", "t.db-shm", "t.db-lock" };
    for (int i = 0; i < 4; i++) {
        snprintf(name, sizeof name, "%s/%s", folder, END[i]);
        unlink(name);
    }
    rmdir(folder);
}
