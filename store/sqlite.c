/* sqlite.c - the store on disk: opening and closing it.
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
#include <unistd.h>

#include "core/check.h"
#include "store/gather.h"

enum { BUSY_MS = 10000 };

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
        "PRAGMA foreign_keys=OFF; PRAGMA temp_store=MEMORY; PRAGMA journal_size_limit=67108864;";
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    LF_ASSERT(count <= STATEMENTS_MAX);
    if (sqlite3_open_v2(file, &connection->db, flags, connection->layer) != SQLITE_OK ||
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

/* ---- Opening and closing ---- */

/* Only the owner may read what people say and hold; and only one program may use the file, which
 * the lock tells even when the last one was killed. */
int sqlite_claim(const char *file, char error[STORE_ERROR_MAX])
{
    char name[4096];
    int made = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (made < 0 || snprintf(name, sizeof name, "%s-lock", file) >= (int)sizeof name) {
        snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", file, strerror(errno));
        if (made >= 0) close(made);
        return -1;
    }
    close(made);
    int lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0) return lock;
    snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", file,
             errno == EWOULDBLOCK ? "another server is using it" : strerror(errno));
    if (lock >= 0) close(lock);
    return -1;
}

static bool sqlite_close(struct store *head)
{
    struct sqlite_store *store = (struct sqlite_store *)head;
    bool good = !store->writer || writer_free(store->writer);
    keeper_stop(&store->keeper);
    connection_close(&store->read);
    sqlite_prune_close(store);
    sqlite_amend_close(store);
    connection_close(&store->write);
    mark_close(&store->mark);
    if (store->lock_file >= 0) close(store->lock_file);
    free(store);
    return good;
}

static void sqlite_put(struct store *head, const struct record *record,
                       const struct record_text texts[RECORD_TEXTS])
{
    writer_put(((struct sqlite_store *)head)->writer, record, texts);
}

/* The log is copied between two batches: whoever has time does it. */
static enum store_turn sqlite_turn(struct store *head)
{
    struct sqlite_store *store = (struct sqlite_store *)head;
    return keeper_turn(&store->keeper) ? STORE_TURN_AGAIN : writer_turn(store->writer);
}

static void sqlite_counts(const struct store *head, struct store_counts *counts)
{
    const struct sqlite_store *store = (const struct sqlite_store *)head;
    const struct keeper *keeper = &store->keeper;
    *counts = (struct store_counts){
        .entries = atomic_load(&store->entries),
        .commits = atomic_load(&store->commits),
        .checkpoints = atomic_load(&keeper->runs),
        .checkpoints_failed = atomic_load(&keeper->failures),
        .checkpoint_bad = atomic_load(&keeper->bad),
        .read_faults = atomic_load(&store->read_faults),
        .full = atomic_load(&store->full),
        .commit_us_last = atomic_load(&store->commit_us_last),
        .commit_us_max = atomic_load(&store->commit_us_max),
        .wal_bytes = atomic_load(&keeper->wal_bytes),
        .free_bytes = atomic_load(&keeper->free_bytes),
        .used_bytes = atomic_load(&keeper->used_bytes),
        .lost = store->lost,
        .lost_at = store->lost_at,
        .migrated_from = store->migrated_from,
    };
}

static const struct store_ops SQLITE = {
    .close = sqlite_close,
    .turn = sqlite_turn,
    .put = sqlite_put,
    .read = sqlite_read,
    .open_tables = sqlite_open_tables,
    .summary = sqlite_summary,
    .exists = sqlite_exists,
    .prunable = sqlite_prunable,
    .tables_of = sqlite_tables_of,
    .guest_find = sqlite_guest_find,
    .guests = sqlite_guests,
    .notes = sqlite_notes,
    .counts = sqlite_counts,
};

/* The pages that running matches write to, at some hundred tables: with SQLite's usual 2 MB each of
 * their entries would begin with reading its page back. Used as far as it is needed. */
static bool remember_more(sqlite3 *db)
{
    return sqlite3_exec(db, "PRAGMA cache_size=-16384", NULL, NULL, NULL) == SQLITE_OK;
}

/* Those pages are given back when nobody plays. */
static void forget_pages(void *context)
{
    sqlite3_db_release_memory(((struct sqlite_store *)context)->write.db);
}

struct store *store_open_sqlite(const char *file, const struct store_watch *watch,
                                char error[STORE_ERROR_MAX])
{
    struct sqlite_store *store = calloc(1, sizeof *store);
    LF_ASSERT(store);
    store->head.ops = &SQLITE;
    store->head.watch = *watch;
    store->mark.file = -1;
    store->write.layer = gather_layer();
    store->lock_file = sqlite_claim(file, error);
    if (store->lock_file >= 0 && schema_make(file, &store->migrated_from, error) &&
        connection_open(&store->write, file, WRITE_SQL, WRITE_SQL_COUNT, error) &&
        sqlite_prune_open(store) && sqlite_amend_open(store) &&
        connection_open(&store->read, file, READ_SQL, READ_SQL_COUNT, error) &&
        remember_more(store->write.db) && ledger_open(store, file, error) &&
        keeper_start(&store->keeper, file, &store->mark, !watch->wanted, error)) {
        sqlite3_wal_hook(store->write.db, sqlite_after_commit, store);
        store->writer = writer_new(&store->head, sqlite_write_batch, store);
        if (store->writer) {
            writer_when_idle(store->writer, forget_pages);
            return &store->head;
        }
        snprintf(error, STORE_ERROR_MAX, "%.150s: no thread could be started", file);
    }
    sqlite_close(&store->head);
    return NULL;
}
