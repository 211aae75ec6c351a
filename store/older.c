/* older.c - see older.h. */
#include "store/older.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/check.h"
#include "store/chain.h"
#include "store/rows.h"

struct older_store { sqlite3 *db; int lock_file, version; uint64_t chain; };

static bool run(sqlite3 *db, const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

static void remove_file(const char *file)
{
    static const char *const ENDS[] = { "", "-wal", "-shm", "-mark" };
    char name[4200];
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        snprintf(name, sizeof name, "%s%s", file, ENDS[i]);
        unlink(name);
    }
}

static bool make(const char *file, older_reads reads, void *context, char error[STORE_ERROR_MAX])
{
    for (int version = schema_newest(); version > 0; version--) {
        remove_file(file);
        if (!schema_make_old(file, version, error)) return false;
        if (reads(context, file)) return true;
    }
    remove_file(file);
    snprintf(error, STORE_ERROR_MAX, "%.150s: the older program reads no format of ours", file);
    return false;
}

struct older_store *older_open(const char *file, older_reads reads, void *context,
                               char error[STORE_ERROR_MAX])
{
    if (access(file, F_OK) != 0 && !make(file, reads, context, error)) return NULL;
    struct older_store *store = calloc(1, sizeof *store);
    LF_ASSERT(store);
    store->lock_file = sqlite_claim(file, error);
    if (store->lock_file >= 0) {
        struct connection connection = { 0 };
        if (connection_open(&connection, file, NULL, 0, error)) {
            store->db = connection.db;
            store->version = schema_version(store->db);
            if (run(store->db, "BEGIN IMMEDIATE")) return store;
            sqlite_error(store->db, file, error);
            sqlite3_close(store->db);
        }
        close(store->lock_file);
    }
    free(store);
    return NULL;
}

bool older_close(struct older_store *store)
{
    bool good = run(store->db, "COMMIT");
    sqlite3_close(store->db);
    close(store->lock_file);
    free(store);
    return good;
}

static bool step(sqlite3_stmt *statement)
{
    bool good = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_finalize(statement);
    return good;
}

static sqlite3_stmt *prepare(sqlite3 *db, const char *sql, const char *text)
{
    sqlite3_stmt *statement = NULL;
    sqlite3_prepare_v2(db, sql, -1, &statement, NULL);
    if (text) sqlite3_bind_text(statement, 1, text, -1, SQLITE_TRANSIENT);
    return statement;
}

bool older_has(struct older_store *store, const char *table)
{
    sqlite3_stmt *statement = prepare(store->db, "SELECT 1 FROM entry WHERE tab = ? LIMIT 1",
                                      table);
    bool has = sqlite3_step(statement) == SQLITE_ROW;
    sqlite3_finalize(statement);
    return has;
}

static void bind(sqlite3_stmt *statement, int at, const char *text)
{
    if (text && text[0]) sqlite3_bind_text(statement, at, text, -1, SQLITE_TRANSIENT);
    else sqlite3_bind_null(statement, at);
}

static bool begin_log(struct older_store *store, const char *table)
{
    store->chain = 0;
    return step(prepare(store->db, "INSERT OR REPLACE INTO live(tab) VALUES(?)", table));
}

static bool add_player(struct older_store *store, const struct store_entry *entry)
{
    const char *id = entry->text + 7, *end = strchr(id, ' ');
    sqlite3_stmt *statement = prepare(store->db, "INSERT OR IGNORE INTO player VALUES(?2, ?1, ?3)",
                                      entry->table);
    if (end) sqlite3_bind_text(statement, 2, id, (int)(end - id), SQLITE_TRANSIENT);
    sqlite3_bind_int64(statement, 3, entry->at);
    return step(statement);
}

bool older_append(struct older_store *store, const struct store_entry *entry)
{
    bool chained = store->version >= 2;
    if (entry->seq == 1 && !begin_log(store, entry->table)) return false;
    if (entry->kind == STORE_SEAT && strncmp(entry->text, "person ", 7) == 0 &&
        !add_player(store, entry)) return false;
    store->chain = chain_next(store->chain, entry);
    sqlite3_stmt *statement = prepare(store->db, chained
        ? "INSERT INTO entry(tab, seq, kind, at, seat, key, text, clock, chain)"
          " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)"
        : "INSERT INTO entry(tab, seq, kind, at, seat, key, text, clock)"
          " VALUES(?, ?, ?, ?, ?, ?, ?, ?)", entry->table);
    sqlite3_bind_int64(statement, 2, entry->seq);
    sqlite3_bind_int(statement, 3, (int)entry->kind);
    sqlite3_bind_int64(statement, 4, entry->at);
    sqlite3_bind_int(statement, 5, entry->seat);
    bind(statement, 6, entry->key);
    bind(statement, 7, entry->text);
    bind(statement, 8, entry->clock);
    if (chained) sqlite3_bind_int64(statement, 9, (int64_t)store->chain);
    return step(statement);
}

bool older_guest(struct older_store *store, const struct store_guest *guest)
{
    sqlite3_stmt *statement = prepare(store->db, "INSERT OR REPLACE INTO guest(id, hash, name, at)"
                                      " VALUES(?, ?, ?, ?)", guest->id);
    sqlite3_bind_blob(statement, 2, guest->hash, STORE_HASH_SIZE, SQLITE_TRANSIENT);
    sqlite3_bind_text(statement, 3, guest->name, -1, SQLITE_TRANSIENT);
    sqlite3_bind_int64(statement, 4, guest->at);
    return step(statement);
}

bool older_people(struct older_store *store,
                  void (*each)(void *context, const char *id, const char *name), void *context)
{
    sqlite3_stmt *statement = prepare(store->db, "SELECT text FROM entry WHERE kind = 2 AND text"
                                      " LIKE 'person %'", NULL);
    int result;
    while ((result = sqlite3_step(statement)) == SQLITE_ROW) {
        const char *text = (const char *)sqlite3_column_text(statement, 0) + 7;
        const char *name = strchr(text, ' ');
        char id[STORE_PERSON_MAX];
        if (!name || name - text >= (int)sizeof id) continue;
        snprintf(id, sizeof id, "%.*s", (int)(name - text), text);
        each(context, id, name + 1);
    }
    sqlite3_finalize(statement);
    return result == SQLITE_DONE;
}

/* ---- From beside ---- */

static sqlite3 *look(const char *file)
{
    sqlite3 *db = NULL;
    if (sqlite3_open_v2(file, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK) {
        sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
        sqlite3_busy_timeout(db, 1000);
        return db;
    }
    sqlite3_close(db);
    return NULL;
}

bool older_finished(const char *file, older_ended each, void *context)
{
    sqlite3 *db = look(file);
    sqlite3_stmt *statement = db ? prepare(db, "SELECT tab, summary FROM finished", NULL) : NULL;
    while (statement && sqlite3_step(statement) == SQLITE_ROW)
        each(context, (const char *)sqlite3_column_text(statement, 0),
             (const char *)sqlite3_column_text(statement, 1));
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return db != NULL;
}

bool older_read(const char *file, const char *table, uint32_t after, store_each each,
                void *context)
{
    sqlite3 *db = look(file);
    bool good = db != NULL;
    sqlite3_stmt *statement = !db ? NULL : prepare(db, "SELECT tab, seq, kind, at, seat, key, text,"
        " clock FROM entry WHERE tab = ? AND seq > ? ORDER BY seq", table);
    sqlite3_bind_int64(statement, 2, after);
    while (statement && good && sqlite3_step(statement) == SQLITE_ROW) {
        struct store_entry entry;
        sqlite_entry(statement, &entry);
        good = each(context, &entry);
    }
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return good;
}
