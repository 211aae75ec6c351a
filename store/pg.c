/* pg.c - the store that several nodes share: opening, closing, figures (store/pg.h). */
#include "store/pg.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"

static struct store_ops postgres_ops;

void pg_say_trouble(struct postgres_store *store, const char *text)
{
    pthread_mutex_lock(&store->lost_lock);
    snprintf(store->trouble, sizeof store->trouble, "%s", text);
    pthread_mutex_unlock(&store->lost_lock);
}

static void pg_trouble(struct store *head, char text[STORE_ERROR_MAX])
{
    struct postgres_store *store = (struct postgres_store *)head;
    pthread_mutex_lock(&store->lost_lock);
    memcpy(text, store->trouble, sizeof store->trouble);
    pthread_mutex_unlock(&store->lost_lock);
}

/* Which table a record belongs to is its first text, except for a player's. */
static void pg_put(struct store *head, const struct record *record,
                   const struct record_text texts[RECORD_TEXTS])
{
    struct postgres_store *store = (struct postgres_store *)head;
    struct record stamped = *record;
    if (record->type == RECORD_ENTRY && record->seq == 1 && store->node)
        holds_set(&store->holds, texts[0].bytes, 1);
    stamped.node = store->node;
    if (record->type != RECORD_PLAYER && record->type != RECORD_GUEST &&
        record->type != RECORD_NOTE && record->type != RECORD_PLAYER_DROP &&
        record->type != RECORD_GUESTS_DROP && record->type != RECORD_NEWS)
        stamped.epoch = holds_epoch(&store->holds, texts[0].bytes);
    if (record->type == RECORD_RELEASE) holds_set(&store->holds, texts[0].bytes, 0);
    writer_put(store->writer, &stamped, texts);
}

static bool pg_close(struct store *head)
{
    struct postgres_store *store = (struct postgres_store *)head;
    bool good = !store->writer || writer_free(store->writer);
    pg_keeper_stop(store);
    pg_line_close(&store->read);
    pg_line_close(&store->write);
    pg_line_close(&store->keep);
    holds_clear(&store->holds);
    for (struct pg_lost *lost = store->lost, *next; lost; lost = next) {
        next = lost->next;
        free(lost);
    }
    pthread_mutex_destroy(&store->lost_lock);
    free(store->heads);
    pg_forget(store);
    free(store);
    return good;
}

static enum store_turn pg_turn(struct store *head)
{
    return writer_turn(((struct postgres_store *)head)->writer);
}

static void pg_introduce(struct store *head, const char *address, const char *version)
{
    struct pg_keeper *keeper = &((struct postgres_store *)head)->keeper;
    pthread_mutex_lock(&keeper->lock);
    snprintf(keeper->address, sizeof keeper->address, "%s", address);
    snprintf(keeper->version, sizeof keeper->version, "%s", version);
    pthread_mutex_unlock(&keeper->lock);
}

static void pg_counts(const struct store *head, struct store_counts *counts)
{
    const struct postgres_store *store = (const struct postgres_store *)head;
    *counts = (struct store_counts){
        .entries = atomic_load(&store->entries),
        .commits = atomic_load(&store->commits),
        .read_faults = atomic_load(&store->read_faults),
        .full = atomic_load(&store->full),
        .commit_us_last = atomic_load(&store->commit_us_last),
        .commit_us_max = atomic_load(&store->commit_us_max),
        .free_bytes = UINT64_MAX,
        .used_bytes = atomic_load(&store->used_bytes),
        .claims = atomic_load(&store->claims),
        .claims_refused = atomic_load(&store->claims_refused),
        .fenced = atomic_load(&store->fenced),
        .unsure_commits = atomic_load(&store->unsure_commits),
        .reconnects = atomic_load(&store->reconnects),
        .renewals = atomic_load(&store->renewals),
        .renewals_failed = atomic_load(&store->renewals_failed),
        .failovers = atomic_load(&store->failovers),
        .news = atomic_load(&store->news),
        .news_us_last = atomic_load(&store->news_us_last),
        .news_us_max = atomic_load(&store->news_us_max),
        .answer_us_last = atomic_load(&store->answer_us_last),
        .answer_us_max = atomic_load(&store->answer_us_max),
        .connected = !atomic_load(&store->down),
        .listening = atomic_load(&store->listening),
        .clock_ahead_ms = atomic_load(&store->clock_ahead_ms),
    };
}

/* Where it is, without a password: "postgres HOST:PORT/NAME"; NULL: the words are wrong. */
static char *place_of(const char *conninfo, char error[STORE_ERROR_MAX])
{
    char *why = NULL, text[200];
    const char *host = "", *port = "", *name = "";
    PQconninfoOption *options = PQconninfoParse(conninfo, &why);
    if (!options) {
        snprintf(error, STORE_ERROR_MAX, "--store postgres: %.*s",
                 why ? (int)strcspn(why, "\n") : 0, why ? why : "");
        PQfreemem(why);
        return NULL;
    }
    for (PQconninfoOption *option = options; option->keyword; option++) {
        const char *value = option->val ? option->val : "";
        if (strcmp(option->keyword, "host") == 0) host = value;
        if (strcmp(option->keyword, "port") == 0) port = value;
        if (strcmp(option->keyword, "dbname") == 0) name = value;
    }
    snprintf(text, sizeof text, "postgres %.90s%s%.20s/%.60s", *host ? host : "(local)",
             *port ? ":" : "", port, name);
    PQconninfoFree(options);
    return strdup(text);
}

/* "postgres:WORDS", "postgres+CLUSTER:WORDS" or the address that libpq knows, "postgres://...". */
static const char *read_address(const char *address, char cluster[STORE_CLUSTER_MAX])
{
    const char *at = address + strlen("postgres"), *colon = strchr(address, ':');
    snprintf(cluster, STORE_CLUSTER_MAX, "landfall");
    if (*at == '+')
        snprintf(cluster, STORE_CLUSTER_MAX, "%.*s", (int)(colon - at - 1), at + 1);
    return strncmp(address, "postgres://", 11) == 0 ? address : colon + 1;
}

bool pg_find(struct postgres_store *store, const char *address, char cluster[STORE_CLUSTER_MAX],
             char error[STORE_ERROR_MAX])
{
    store->conninfo = strdup(read_address(address, cluster));
    LF_ASSERT(store->conninfo);
    store->shown = place_of(store->conninfo, error);
    return store->shown != NULL;
}

void pg_forget(struct postgres_store *store)
{
    free(store->conninfo);
    free(store->shown);
    store->conninfo = store->shown = NULL;
}

static struct pg_line line_of(const struct postgres_store *store, const char *tag,
                              const char *const *sql, int count, int patience_ms)
{
    return (struct pg_line){ .conninfo = store->conninfo, .tag = tag, .sql = sql,
                             .sql_count = count, .patience_ms = patience_ms, .settings = "" };
}

/* A stopped node must not hold the locks of its last transaction: the database ends it. */
static void set_lines(struct postgres_store *store)
{
    uint32_t number = randombytes_random();
    snprintf(store->write_tag, PG_TAG_SIZE, "landfall w %08x", number);
    snprintf(store->read_tag, PG_TAG_SIZE, "landfall r %08x", number);
    snprintf(store->keep_tag, PG_TAG_SIZE, "landfall k %08x", number);
    store->write = line_of(store, store->write_tag, PG_WRITE_SQL, PG_WRITE_SQL_COUNT, PG_WRITE_MS);
    store->write.pipelined = true;
    store->write.settings = "-c synchronous_commit=on -c idle_in_transaction_session_timeout=1000"
                            " -c lock_timeout=4000";
    store->read = line_of(store, store->read_tag, PG_READ_SQL, PG_READ_SQL_COUNT, PG_READ_MS);
    store->read.settings = "-c synchronous_commit=off -c lock_timeout=200";
    store->keep = line_of(store, store->keep_tag, PG_KEEP_SQL, PG_KEEP_SQL_COUNT, PG_WRITE_MS);
}

static void set_ops(void)
{
    postgres_ops = PG_READING;
    postgres_ops.close = pg_close;
    postgres_ops.put = pg_put;
    postgres_ops.turn = pg_turn;
    postgres_ops.counts = pg_counts;
    postgres_ops.lease_ask = pg_lease_ask;
    postgres_ops.lease_take = pg_lease_take;
    postgres_ops.lost = pg_lost_take;
    postgres_ops.orphans = pg_orphans;
    postgres_ops.introduce = pg_introduce;
    postgres_ops.trouble = pg_trouble;
    postgres_ops.news = pg_news;
}

struct store *store_open_postgres(const char *address, const struct store_watch *watch,
                                  char error[STORE_ERROR_MAX])
{
    char cluster[STORE_CLUSTER_MAX];
    struct postgres_store *store = calloc(1, sizeof *store);
    LF_ASSERT(store && sodium_init() >= 0);
    set_ops();
    store->head.ops = &postgres_ops;
    store->head.watch = *watch;
    store->heads = calloc(PG_HEADS, sizeof *store->heads);
    LF_ASSERT(store->heads);
    pthread_mutex_init(&store->lost_lock, NULL);
    pthread_mutex_init(&store->keeper.lock, NULL);
    if (!pg_find(store, address, cluster, error)) {
        pg_close(&store->head);
        return NULL;
    }
    set_lines(store);
    bool good = pg_schema(store, cluster, error);
    if (good && !pg_line_open(&store->read)) {
        snprintf(error, STORE_ERROR_MAX, "%.80s: %.160s", store->shown, store->read.error);
        good = false;
    }
    if (good && pg_keeper_start(store) &&
        (store->writer = writer_new(&store->head, pg_write_batch, store))) return &store->head;
    if (good) snprintf(error, STORE_ERROR_MAX, "%.150s: no thread could be started", store->shown);
    pg_close(&store->head);
    return NULL;
}
