/* sqlite_schema.c - the tables of the store on disk, step by step.
 *
 * PRAGMA user_version counts the steps that a file has had. A step is never changed, only others
 * are added behind it, and each leaves what is there as it is: files of every age open. */
#include <stdio.h>

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

bool schema_make(const char *file, char error[STORE_ERROR_MAX])
{
    struct connection connection = { 0 };
    if (!connection_open(&connection, file, NULL, 0, error)) return false;
    /* The log stays as it is: who has lost commits wants to see it (sqlite_ledger.c). */
    sqlite3_db_config(connection.db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    int version = schema_version(connection.db);
    bool good = version >= 0;
    if (version > STEP_COUNT) {
        snprintf(error, STORE_ERROR_MAX, "%.150s: written by a newer landfall (format %d)", file,
                 version);
        connection_close(&connection);
        return false;
    }
    if (good && !ledger_renew_log(connection.db, file, error)) {
        connection_close(&connection);
        return false;
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
