/* sqlite_write.c - batches of records, each one transaction; on the writer's thread. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "core/rng.h"
#include "store/chain.h"
#include "store/sqlite.h"

int sqlite_wal_pages = 8000;

enum {
    WRITE_BEGIN, WRITE_COMMIT, WRITE_UNDO, WRITE_COUNT_UP, WRITE_ENTRY, WRITE_LIVE, WRITE_MODE,
    WRITE_WAKE, WRITE_HEAD, WRITE_FINISH, WRITE_ENDED,
    WRITE_DEAD, WRITE_PLAYER, WRITE_GUEST, WRITE_COUNT,
};
const int WRITE_SQL_COUNT = WRITE_COUNT;
const char *const WRITE_SQL[WRITE_COUNT] = {
    [WRITE_BEGIN] = "BEGIN IMMEDIATE",
    [WRITE_COMMIT] = "COMMIT",
    [WRITE_UNDO] = "ROLLBACK",
    [WRITE_COUNT_UP] = "UPDATE ledger SET commits = ? WHERE id = 1",
    [WRITE_ENTRY] = "INSERT INTO entry(tab, seq, kind, at, seat, key, text, clock, chain)"
                    " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [WRITE_LIVE] = "INSERT INTO live(tab, mode) VALUES(?, 0)",
    [WRITE_MODE] = "UPDATE live SET mode = ? WHERE tab = ?",
    [WRITE_WAKE] = "UPDATE live SET mode = 1 WHERE tab = ? AND mode = 2",
    [WRITE_HEAD] = "SELECT seq, chain FROM entry WHERE tab = ? ORDER BY seq DESC LIMIT 1",
    [WRITE_FINISH] = "INSERT OR REPLACE INTO finished(tab, summary, seq, chain)"
                     " VALUES(?, ?, ?, ?)",
    [WRITE_ENDED] = "INSERT OR REPLACE INTO ended(tab, kind, at, people) VALUES(?, ?, ?, ?)",
    [WRITE_DEAD] = "DELETE FROM live WHERE tab = ?",
    [WRITE_PLAYER] = "INSERT OR IGNORE INTO player VALUES(?, ?, ?)",
    [WRITE_GUEST] = "INSERT OR REPLACE INTO guest VALUES(?, ?, ?, ?)",
};
_Static_assert((int)WRITE_COUNT <= (int)STATEMENTS_MAX, "room for every statement");

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

/* ---- The heads of the logs ---- */

/* Where the log of this table ends, from the last batches or from the disk. A table that has not
 * been written to for long may rest: it is awake again. */
static struct head *head_of(struct sqlite_store *store, const struct record *record)
{
    const char *table = record_text(record, 0);
    uint64_t hash = 0;
    for (const char *c = table; *c; c++) hash = lf_mix(hash + (unsigned char)*c);
    struct head *head = &store->heads[hash % HEADS];
    if (strcmp(head->table, table) == 0) return head;
    sqlite3_stmt *statement = store->write.statement[WRITE_HEAD];
    bind_text(statement, 1, record, 0);
    int result = sqlite3_step(statement);
    *head = (struct head){ 0 };
    if (result == SQLITE_ROW) {
        head->seq = (uint32_t)sqlite3_column_int64(statement, 0);
        head->chain = (uint64_t)sqlite3_column_int64(statement, 1);
    }
    sqlite3_reset(statement);
    bind_text(store->write.statement[WRITE_WAKE], 1, record, 0);
    if ((result != SQLITE_ROW && result != SQLITE_DONE) ||
        (head->seq && !step(store->write.statement[WRITE_WAKE]))) return NULL;
    snprintf(head->table, sizeof head->table, "%s", table);
    return head;
}

static bool set_mode(struct sqlite_store *store, const struct record *record, enum live_mode mode)
{
    sqlite3_stmt *statement = store->write.statement[WRITE_MODE];
    sqlite3_bind_int(statement, 1, (int)mode);
    bind_text(statement, 2, record, 0);
    return step(statement);
}

/* ---- The records ---- */

static bool write_entry(struct sqlite_store *store, const struct record *record)
{
    sqlite3_stmt *statement = store->write.statement[WRITE_ENTRY];
    struct store_entry entry;
    struct head *head = head_of(store, record);
    if (!head) return false;
    record_entry(record, &entry);
    uint64_t chain = chain_next(record->seq > 1 ? head->chain : 0, &entry);
    bind_text(statement, 1, record, 0);
    sqlite3_bind_int64(statement, 2, record->seq);
    sqlite3_bind_int(statement, 3, record->kind);
    sqlite3_bind_int64(statement, 4, record->at);
    sqlite3_bind_int(statement, 5, record->seat);
    bind_or_null(statement, 6, record, 1);
    bind_or_null(statement, 7, record, 2);
    bind_or_null(statement, 8, record, 3);
    sqlite3_bind_int64(statement, 9, (int64_t)chain);
    if (!step(statement)) return false;
    if (record->seq != head->seq + 1) {
        store->gap = true;
        return false;
    }
    head->seq = record->seq;
    head->chain = chain;
    store->batch_entries++;
    if (record->kind == STORE_START) return set_mode(store, record, LIVE_RUNNING);
    if (record->seq > 1) return true;
    statement = store->write.statement[WRITE_LIVE];
    bind_text(statement, 1, record, 0);
    return step(statement);
}

static bool write_finish(struct sqlite_store *store, const struct record *record)
{
    sqlite3_stmt *finish = store->write.statement[WRITE_FINISH];
    sqlite3_stmt *dead = store->write.statement[WRITE_DEAD];
    const struct head *head = head_of(store, record);
    if (!head) return false;
    bind_text(finish, 1, record, 0);
    bind_text(finish, 2, record, 1);
    sqlite3_bind_int64(finish, 3, head->seq);
    sqlite3_bind_int64(finish, 4, (int64_t)head->chain);
    bind_text(dead, 1, record, 0);
    sqlite3_stmt *ended = store->write.statement[WRITE_ENDED];
    bind_text(ended, 1, record, 0);
    sqlite3_bind_int(ended, 2, record->kind);
    sqlite3_bind_int64(ended, 3, record->at);
    bind_or_null(ended, 4, record, 2);
    return step(finish) && step(ended) && step(dead);
}

static bool write_prune(struct sqlite_store *store, const struct record *record)
{
    const char *table = record_text(record, 0);
    for (int i = 0; i < HEADS; i++)
        if (strcmp(store->heads[i].table, table) == 0) store->heads[i].table[0] = 0;
    return sqlite_prune(store, table);
}

/* The head is forgotten, so that the next entry finds out that it must wake the table. */
static bool write_rest(struct sqlite_store *store, const struct record *record)
{
    struct head *head = head_of(store, record);
    if (!head || !set_mode(store, record, LIVE_RESTING)) return false;
    head->table[0] = 0;
    return true;
}

static bool write_record(struct sqlite_store *store, const struct record *record)
{
    sqlite3_stmt **statement = store->write.statement;
    if (record->type != RECORD_AMEND && !sqlite_amend_end(store)) return false;
    switch ((enum record_type)record->type) {
    case RECORD_ENTRY: return write_entry(store, record);
    case RECORD_FINISH: return write_finish(store, record);
    case RECORD_REST: return write_rest(store, record);
    case RECORD_PRUNE: return write_prune(store, record);
    case RECORD_AMEND: return sqlite_amend(store, record);
    case RECORD_PLAYER_DROP: return sqlite_drop_player(store, record);
    case RECORD_GUESTS_DROP: return sqlite_drop_guests(store, record);
    case RECORD_NOTE: return sqlite_note(store, record);
    case RECORD_RELEASE: case RECORD_LIST: case RECORD_CODE: case RECORD_NEWS:
        return true;                       /* of stores that nodes share alone */
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

/* ---- Batches ---- */

static int64_t now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * (int64_t)1000000 + now.tv_nsec / 1000;
}

/* Lets the keeper copy the log once it is long, and copies the rest after it; see there. */
static void mind_log(struct sqlite_store *store)
{
    if (store->wal_pages < sqlite_wal_pages || keeper_busy(&store->keeper)) return;
    if (!store->kept) {
        store->kept = true;
        keeper_ask(&store->keeper);
        return;
    }
    store->kept = false;
    keeper_result(&store->keeper,
                  sqlite3_wal_checkpoint_v2(store->write.db, NULL, SQLITE_CHECKPOINT_PASSIVE,
                                            NULL, NULL));
}

int sqlite_after_commit(void *context, sqlite3 *db, const char *name, int pages)
{
    (void)db, (void)name;
    ((struct sqlite_store *)context)->wal_pages = pages;
    return SQLITE_OK;
}

/* What the system said to the last call on the database (false) or its log (true). */
static int last_errno(sqlite3 *db, bool log)
{
    int number = 0;
    sqlite3_file *file = NULL;
    sqlite3_file_control(db, NULL, log ? SQLITE_FCNTL_JOURNAL_POINTER : SQLITE_FCNTL_FILE_POINTER,
                         &file);
    if (file && file->pMethods)
        file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &number);
    return number;
}

/* A write that found no room has changed nothing that counts, and can be tried again. What else
 * fails, a sync above all, leaves nobody knowing what the disk holds. */
static bool is_full(sqlite3 *db)
{
    int code = sqlite3_extended_errcode(db);
    if ((code & 0xFF) == SQLITE_FULL || (code & 0xFF) == SQLITE_BUSY) return true;
    if (code != SQLITE_IOERR_WRITE && code != SQLITE_IOERR_SHMSIZE) return false;
    for (int log = 0; log < 2; log++) {
        int cause = last_errno(db, log);
        if (cause == ENOSPC || cause == EDQUOT || cause == EFBIG) return true;
    }
    return false;
}

static enum writer_result give_up(struct sqlite_store *store, char error[STORE_ERROR_MAX])
{
    sqlite3 *db = store->write.db;
    const char *file = sqlite3_db_filename(db, NULL);
    bool full = is_full(db);
    if (store->gap) snprintf(error, STORE_ERROR_MAX, "%.150s: a gap in a log", file);
    else sqlite_error(db, file, error);
    memset(store->heads, 0, sizeof store->heads);
    store->batch_entries = 0;
    if (!full) return WRITER_FAILED;
    if (!sqlite3_get_autocommit(db) && !step(store->write.statement[WRITE_UNDO]))
        return WRITER_FAILED;
    atomic_fetch_add(&store->full, 1);
    return WRITER_NO_ROOM;
}

/* Every transaction counts in the ledger. */
static bool count_up(struct sqlite_store *store)
{
    sqlite3_stmt *statement = store->write.statement[WRITE_COUNT_UP];
    sqlite3_bind_int64(statement, 1, (int64_t)store->ledger + 1);
    return step(statement);
}

static bool write_all(struct sqlite_store *store, const struct record *first, size_t bytes)
{
    const char *at = (const char *)first, *end = at + bytes;
    bool good = step(store->write.statement[WRITE_BEGIN]);
    store->pruned = false;
    store->amended_from = 0;
    while (good && at < end) {
        const struct record *record = (const struct record *)(const void *)at;
        good = write_record(store, record);
        at += record->size;
    }
    return good && sqlite_amend_end(store) && sqlite_give_back(store) && count_up(store) &&
           step(store->write.statement[WRITE_COMMIT]);
}

static void look_at_prunes(struct sqlite_store *store, const struct record *first, size_t bytes)
{
    for (const char *at = (const char *)first, *end = at + bytes; at < end;) {
        const struct record *record = (const struct record *)(const void *)at;
        if (record->type == RECORD_PRUNE) sqlite_prune_look(store, record_text(record, 0));
        at += record->size;
    }
}

/* Once more, without what pruning met. */
static bool write_again(struct sqlite_store *store, const struct record *first, size_t bytes)
{
    if (store->gap || !sqlite_prune_failed(store)) return false;
    memset(store->heads, 0, sizeof store->heads);
    store->batch_entries = 0;
    if (!sqlite3_get_autocommit(store->write.db) && !step(store->write.statement[WRITE_UNDO]))
        return false;
    return write_all(store, first, bytes);
}

enum writer_result sqlite_write_batch(void *context, const struct record *first, size_t bytes,
                                      char error[STORE_ERROR_MAX])
{
    struct sqlite_store *store = context;
    int64_t start = now_us();
    look_at_prunes(store, first, bytes);
    if (!write_all(store, first, bytes) && !write_again(store, first, bytes))
        return give_up(store, error);
    store->ledger++;
    mark_write(&store->mark, store->ledger);
    int64_t took = now_us() - start;
    atomic_store(&store->commit_us_last, took);
    if (took > atomic_load(&store->commit_us_max)) atomic_store(&store->commit_us_max, took);
    atomic_fetch_add(&store->commits, 1);
    atomic_fetch_add(&store->entries, store->batch_entries);
    store->batch_entries = 0;
    mind_log(store);
    return WRITER_DONE;
}
