/* sqlite.c - the store on disk: opening it, and writing batches in one transaction each.
 *
 * WAL with synchronous=FULL: a commit that has returned survives a kill and a power cut. After
 * any error in a commit nothing more is acknowledged, because after a failed sync nobody knows
 * what the disk holds; the log on disk is read anew at the next start. */
#include "store/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#include "core/check.h"

enum {
    SCHEMA_VERSION = 1,
    WAL_PAGES_KEEP = 2000,            /* pages of 4 KiB after which the log is copied */
    BUSY_MS = 10000,
};

static const char SCHEMA[] =
    "CREATE TABLE IF NOT EXISTS entry(tab TEXT NOT NULL, seq INTEGER NOT NULL,"
    " kind INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT, text TEXT,"
    " clock TEXT, PRIMARY KEY(tab, seq)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS live(tab TEXT PRIMARY KEY) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS finished(tab TEXT PRIMARY KEY, summary TEXT NOT NULL)"
    " WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS player(person TEXT NOT NULL, tab TEXT NOT NULL,"
    " at INTEGER NOT NULL, PRIMARY KEY(person, tab)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS guest(hash BLOB PRIMARY KEY, id TEXT NOT NULL,"
    " name TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;";

enum {
    WRITE_BEGIN, WRITE_COMMIT, WRITE_ENTRY, WRITE_LIVE, WRITE_FINISH, WRITE_DEAD, WRITE_PLAYER,
    WRITE_GUEST, WRITE_COUNT,
};
static const char *const WRITE_SQL[WRITE_COUNT] = {
    [WRITE_BEGIN] = "BEGIN IMMEDIATE",
    [WRITE_COMMIT] = "COMMIT",
    [WRITE_ENTRY] = "INSERT INTO entry VALUES(?, ?, ?, ?, ?, ?, ?, ?)",
    [WRITE_LIVE] = "INSERT INTO live VALUES(?)",
    [WRITE_FINISH] = "INSERT OR REPLACE INTO finished VALUES(?, ?)",
    [WRITE_DEAD] = "DELETE FROM live WHERE tab = ?",
    [WRITE_PLAYER] = "INSERT OR IGNORE INTO player VALUES(?, ?, ?)",
    [WRITE_GUEST] = "INSERT OR REPLACE INTO guest VALUES(?, ?, ?, ?)",
};
_Static_assert((int)WRITE_COUNT <= (int)STATEMENTS_MAX, "room for every statement");

void sqlite_error(sqlite3 *db, const char *what, char error[STORE_ERROR_MAX])
{
    snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", what,
             db ? sqlite3_errmsg(db) : "out of memory");
}

bool connection_open(struct connection *connection, const char *file, const char *const *sql,
                     int count, char error[STORE_ERROR_MAX])
{
    static const char PRAGMAS[] =
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=0;"
        "PRAGMA foreign_keys=OFF; PRAGMA temp_store=MEMORY;";
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    LF_ASSERT(count <= STATEMENTS_MAX);
    if (sqlite3_open_v2(file, &connection->db, flags, NULL) != SQLITE_OK ||
        sqlite3_busy_timeout(connection->db, BUSY_MS) != SQLITE_OK ||
        sqlite3_exec(connection->db, PRAGMAS, NULL, NULL, NULL) != SQLITE_OK) {
        sqlite_error(connection->db, file, error);
        connection_close(connection);
        return false;
    }
    for (int i = 0; i < count; i++) {
        if (sqlite3_prepare_v3(connection->db, sql[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &connection->statement[i], NULL) == SQLITE_OK) continue;
        sqlite_error(connection->db, file, error);
        connection_close(connection);
        return false;
    }
    return true;
}

void connection_close(struct connection *connection)
{
    for (int i = 0; i < STATEMENTS_MAX; i++) {
        sqlite3_finalize(connection->statement[i]);
        connection->statement[i] = NULL;
    }
    sqlite3_close(connection->db);
    connection->db = NULL;
}

static bool step(sqlite3_stmt *statement)
{
    int result = sqlite3_step(statement);
    sqlite3_reset(statement);
    return result == SQLITE_DONE;
}

static void bind_text(sqlite3_stmt *statement, int at, const struct record *record, int which)
{
    sqlite3_bind_text(statement, at, record_text(record, which), (int)record->length[which],
                      SQLITE_STATIC);
}

/* Texts that are empty take no room. */
static void bind_or_null(sqlite3_stmt *statement, int at, const struct record *record, int which)
{
    if (record->length[which]) bind_text(statement, at, record, which);
    else sqlite3_bind_null(statement, at);
}

static bool write_entry(struct sqlite_store *store, const struct record *record)
{
    sqlite3_stmt *statement = store->write.statement[WRITE_ENTRY];
    bind_text(statement, 1, record, 0);
    sqlite3_bind_int64(statement, 2, record->seq);
    sqlite3_bind_int(statement, 3, record->kind);
    sqlite3_bind_int64(statement, 4, record->at);
    sqlite3_bind_int(statement, 5, record->seat);
    bind_or_null(statement, 6, record, 1);
    bind_or_null(statement, 7, record, 2);
    bind_or_null(statement, 8, record, 3);
    if (!step(statement)) return false;
    atomic_fetch_add_explicit(&store->entries, 1, memory_order_relaxed);
    if (record->seq > 1) return true;
    statement = store->write.statement[WRITE_LIVE];
    bind_text(statement, 1, record, 0);
    return step(statement);
}

static bool write_record(struct sqlite_store *store, const struct record *record)
{
    sqlite3_stmt **statement = store->write.statement;
    switch ((enum record_type)record->type) {
    case RECORD_ENTRY:
        return write_entry(store, record);
    case RECORD_FINISH:
        bind_text(statement[WRITE_FINISH], 1, record, 0);
        bind_text(statement[WRITE_FINISH], 2, record, 1);
        bind_text(statement[WRITE_DEAD], 1, record, 0);
        return step(statement[WRITE_FINISH]) && step(statement[WRITE_DEAD]);
    case RECORD_PLAYER:
        bind_text(statement[WRITE_PLAYER], 1, record, 0);
        bind_text(statement[WRITE_PLAYER], 2, record, 1);
        sqlite3_bind_int64(statement[WRITE_PLAYER], 3, record->at);
        return step(statement[WRITE_PLAYER]);
    case RECORD_GUEST:
        sqlite3_bind_blob(statement[WRITE_GUEST], 1, record_text(record, 0), STORE_HASH_SIZE,
                          SQLITE_STATIC);
        bind_text(statement[WRITE_GUEST], 2, record, 1);
        bind_text(statement[WRITE_GUEST], 3, record, 2);
        sqlite3_bind_int64(statement[WRITE_GUEST], 4, record->at);
        return step(statement[WRITE_GUEST]);
    }
    return false;
}

static int64_t now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * (int64_t)1000000 + now.tv_nsec / 1000;
}

/* Lets the keeper copy the log once it is long, and copies the rest after it; see there. */
static void mind_log(struct sqlite_store *store)
{
    if (store->wal_pages < WAL_PAGES_KEEP || keeper_busy(&store->keeper)) return;
    if (!store->kept) {
        store->kept = true;
        keeper_ask(&store->keeper);
        return;
    }
    store->kept = false;
    sqlite3_wal_checkpoint_v2(store->write.db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
}

static bool write_batch(void *context, const struct record *first, size_t bytes,
                        char error[STORE_ERROR_MAX])
{
    struct sqlite_store *store = context;
    const char *at = (const char *)first, *end = at + bytes;
    int64_t start = now_us();
    bool good = step(store->write.statement[WRITE_BEGIN]);
    while (good && at < end) {
        const struct record *record = (const struct record *)(const void *)at;
        good = write_record(store, record);
        at += record->size;
    }
    good = good && step(store->write.statement[WRITE_COMMIT]);
    if (!good) {
        sqlite_error(store->write.db, sqlite3_db_filename(store->write.db, NULL), error);
        return false;
    }
    int64_t took = now_us() - start;
    atomic_store(&store->commit_us_last, took);
    if (took > atomic_load(&store->commit_us_max)) atomic_store(&store->commit_us_max, took);
    atomic_fetch_add(&store->commits, 1);
    mind_log(store);
    return true;
}

static int after_commit(void *context, sqlite3 *db, const char *name, int pages)
{
    (void)db, (void)name;
    ((struct sqlite_store *)context)->wal_pages = pages;
    return SQLITE_OK;
}

/* ---- Opening and closing ---- */

/* Only the owner may read what people say and hold; and only one server may use the file, which
 * the lock tells even when the last one was killed. */
static bool claim(struct sqlite_store *store, const char *file, char error[STORE_ERROR_MAX])
{
    char name[4096];
    int made = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (made < 0 || snprintf(name, sizeof name, "%s-lock", file) >= (int)sizeof name) {
        snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", file, strerror(errno));
        if (made >= 0) close(made);
        return false;
    }
    close(made);
    store->lock_file = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (store->lock_file >= 0 && flock(store->lock_file, LOCK_EX | LOCK_NB) == 0) return true;
    snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", file,
             errno == EWOULDBLOCK ? "another server is using it" : strerror(errno));
    return false;
}

static bool version_of(sqlite3 *db, int *version)
{
    sqlite3_stmt *statement = NULL;
    bool good = sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &statement, NULL) == SQLITE_OK &&
                sqlite3_step(statement) == SQLITE_ROW;
    if (good) *version = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    return good;
}

static bool make_schema(const char *file, char error[STORE_ERROR_MAX])
{
    struct connection connection = { 0 };
    int version = 0;
    if (!connection_open(&connection, file, NULL, 0, error)) return false;
    bool good = version_of(connection.db, &version);
    if (good && version > SCHEMA_VERSION) {
        snprintf(error, STORE_ERROR_MAX, "%.150s: written by a newer landfall (format %d)", file,
                 version);
        connection_close(&connection);
        return false;
    }
    good = good && sqlite3_exec(connection.db, SCHEMA, NULL, NULL, NULL) == SQLITE_OK &&
           sqlite3_exec(connection.db, "PRAGMA user_version=1", NULL, NULL, NULL) == SQLITE_OK;
    if (!good) sqlite_error(connection.db, file, error);
    connection_close(&connection);
    return good;
}

static bool sqlite_close(struct store *head)
{
    struct sqlite_store *store = (struct sqlite_store *)head;
    bool good = !store->writer || writer_free(store->writer);
    keeper_stop(&store->keeper);
    connection_close(&store->read);
    connection_close(&store->write);
    if (store->lock_file >= 0) close(store->lock_file);
    free(store);
    return good;
}

static void sqlite_put(struct store *head, const struct record *record,
                       const struct record_text texts[RECORD_TEXTS])
{
    writer_put(((struct sqlite_store *)head)->writer, record, texts);
}

static void sqlite_counts(const struct store *head, struct store_counts *counts)
{
    const struct sqlite_store *store = (const struct sqlite_store *)head;
    counts->entries = atomic_load(&store->entries);
    counts->commits = atomic_load(&store->commits);
    counts->checkpoints = atomic_load(&store->keeper.runs);
    counts->commit_us_last = atomic_load(&store->commit_us_last);
    counts->commit_us_max = atomic_load(&store->commit_us_max);
}

static const struct store_ops SQLITE = {
    .close = sqlite_close,
    .put = sqlite_put,
    .read = sqlite_read,
    .read_open = sqlite_read_open,
    .summary = sqlite_summary,
    .exists = sqlite_exists,
    .tables_of = sqlite_tables_of,
    .guest_find = sqlite_guest_find,
    .counts = sqlite_counts,
};

struct store *store_open_sqlite(const char *file, const struct store_watch *watch,
                                char error[STORE_ERROR_MAX])
{
    struct sqlite_store *store = calloc(1, sizeof *store);
    LF_ASSERT(store);
    store->head.ops = &SQLITE;
    store->head.watch = *watch;
    store->lock_file = -1;
    if (claim(store, file, error) && make_schema(file, error) &&
        connection_open(&store->write, file, WRITE_SQL, WRITE_COUNT, error) &&
        connection_open(&store->read, file, READ_SQL, READ_SQL_COUNT, error) &&
        keeper_start(&store->keeper, file, error)) {
        sqlite3_wal_hook(store->write.db, after_commit, store);
        store->writer = writer_new(&store->head, write_batch, store);
        if (store->writer) return &store->head;
        snprintf(error, STORE_ERROR_MAX, "%.150s: no thread could be started", file);
    }
    sqlite_close(&store->head);
    return NULL;
}
