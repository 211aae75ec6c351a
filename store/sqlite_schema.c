/* sqlite_schema.c - the tables of the store on disk, step by step.
 *
 * PRAGMA user_version counts the steps that a file has had. A step is never changed, only others
 * are added behind it, and each leaves what is there as it is: files of every age open. Before the
 * first step of an old file a copy of it is made. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "store/check.h"
#include "store/sqlite.h"

static const char *const STEPS[] = {
    /* 1: logs, who is at which table, guests. */
    "CREATE TABLE IF NOT EXISTS entry(tab TEXT NOT NULL, seq INTEGER NOT NULL,"
    " kind INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT, text TEXT,"
    " clock TEXT, PRIMARY KEY(tab, seq)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS live(tab TEXT PRIMARY KEY) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS finished(tab TEXT PRIMARY KEY, summary TEXT NOT NULL)"
    " WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS player(person TEXT NOT NULL, tab TEXT NOT NULL,"
    " at INTEGER NOT NULL, PRIMARY KEY(person, tab)) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS guest(hash BLOB PRIMARY KEY, id TEXT NOT NULL,"
    " name TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;",
    /* 2: the chain of each log (store/chain.h) and where it ended; who sleeps (enum live_mode);
     * the ledger: how often this file was written, so that one that went back in time is seen. */
    "ALTER TABLE entry ADD COLUMN chain INTEGER;"
    "ALTER TABLE finished ADD COLUMN seq INTEGER;"
    "ALTER TABLE finished ADD COLUMN chain INTEGER;"
    "ALTER TABLE live ADD COLUMN mode INTEGER NOT NULL DEFAULT 1;"
    "CREATE TABLE ledger(id INTEGER PRIMARY KEY CHECK(id = 1), store BLOB NOT NULL,"
    " commits INTEGER NOT NULL, lost INTEGER NOT NULL, lost_at INTEGER NOT NULL);"
    "INSERT INTO ledger VALUES(1, randomblob(8), 0, 0, 0);",
    /* 3: how tables ended (enum store_end) and who was at them, for pruning. Those that ended
     * before this step are not in it, and stay. */
    "CREATE TABLE ended(tab TEXT PRIMARY KEY, kind INTEGER NOT NULL, at INTEGER NOT NULL,"
    " people TEXT) WITHOUT ROWID;"
    "CREATE INDEX ended_kind ON ended(kind, at);",
    /* 4: notes (enum store_note). */
    ("CREATE TABLE note(kind INTEGER NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL,"
     " text TEXT NOT NULL, PRIMARY KEY(kind, key)) WITHOUT ROWID;"),
};
enum { STEP_COUNT = sizeof STEPS / sizeof *STEPS };

int schema_version(sqlite3 *db)
{
    sqlite3_stmt *statement = NULL;
    int version = -1;
    if (sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        version = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    return version;
}

int schema_newest(void)
{
    return STEP_COUNT;
}

/* The step and its number in one transaction: there is no half of it. */
static bool take_step(sqlite3 *db, int step)
{
    char count[64];
    snprintf(count, sizeof count, "PRAGMA user_version=%d; COMMIT", step + 1);
    if (sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK &&
        sqlite3_exec(db, STEPS[step], NULL, NULL, NULL) == SQLITE_OK &&
        sqlite3_exec(db, count, NULL, NULL, NULL) == SQLITE_OK)
        return true;
    return false;
}

/* The file as it is, log of writes included, before it is changed: whoever goes back to the
 * program of before finds it there. Written whole or not at all. */
static bool keep_old(sqlite3 *db, const char *file, int version)
{
    char name[4200], made[4300];
    sqlite3 *copy = NULL;
    snprintf(name, sizeof name, "%s.format-%d", file, version);
    for (int i = 2; access(name, F_OK) == 0; i++)
        snprintf(name, sizeof name, "%s.format-%d-%d", file, version, i);
    snprintf(made, sizeof made, "%s.new", name);
    int handle = open(made, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (handle < 0) return false;
    bool good = sqlite3_open_v2(made, &copy, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK;
    sqlite3_backup *backup = good ? sqlite3_backup_init(copy, "main", db, "main") : NULL;
    good = backup && sqlite3_backup_step(backup, -1) == SQLITE_DONE;
    good = sqlite3_backup_finish(backup) == SQLITE_OK && good;
    sqlite3_close(copy);
    good = good && fsync(handle) == 0;
    close(handle);
    good = good && rename(made, name) == 0;
    if (!good) unlink(made);
    return good;
}

bool schema_make_old(const char *file, int version, char error[STORE_ERROR_MAX])
{
    struct connection connection = { 0 };
    if (!connection_open(&connection, file, NULL, 0, error)) return false;
    bool good = schema_version(connection.db) == 0 && version <= STEP_COUNT;
    for (int step = 0; good && step < version; step++) good = take_step(connection.db, step);
    if (!good) sqlite_error(connection.db, file, error);
    connection_close(&connection);
    return good;
}

bool schema_make(const char *file, int *from, char error[STORE_ERROR_MAX])
{
    struct connection connection = { 0 };
    *from = 0;
    if (check_is_backup(file)) {                 /* not even opened as a store: it stays as it is */
        snprintf(error, STORE_ERROR_MAX, "%.150s: a backup; `landfall restore` makes a store of "
                 "it", file);
        return false;
    }
    if (!connection_open(&connection, file, NULL, 0, error)) return false;
    /* The log stays as it is: who has lost commits wants to see it (sqlite_ledger.c). */
    sqlite3_db_config(connection.db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    int version = schema_version(connection.db);
    bool good = version >= 0;
    if (version > STEP_COUNT) {
        snprintf(error, STORE_ERROR_MAX, "%.120s: written by a newer landfall (format %d, this one "
                 "reads up to %d); nothing was changed", file, version, STEP_COUNT);
        connection_close(&connection);
        return false;
    }
    if (good && !ledger_renew_log(connection.db, file, error)) {
        connection_close(&connection);
        return false;
    }
    if (version > 0 && version < STEP_COUNT) {
        *from = version;
        if (!keep_old(connection.db, file, version)) {
            snprintf(error, STORE_ERROR_MAX, "%.120s: no copy of format %d could be made (%.60s); "
                     "nothing was changed", file, version, strerror(errno));
            connection_close(&connection);
            return false;
        }
    }
    /* Only a file that holds nothing yet can be told to give room back. */
    if (version == 0)
        sqlite3_exec(connection.db, "PRAGMA auto_vacuum=INCREMENTAL; VACUUM", NULL, NULL, NULL);
    for (int step = version; good && step < STEP_COUNT; step++)
        good = take_step(connection.db, step);
    if (!good) sqlite_error(connection.db, file, error);
    connection_close(&connection);
    return good;
}
