/* repair.c - saving what is sound of a damaged store into a new file (store/check.h).
 *
 * A damaged page cannot be mended in place: SQLite refuses to change what it cannot read. So all
 * rows that can be read are copied, logs up to their last sound entry, and the new file takes the
 * place of the old one, which is kept. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/check_file.h"
#include "store/rows.h"

struct repair {
    struct store_check *check;
    sqlite3 *out;
    char name[4200];                  /* of the new file */
};

static bool run(sqlite3 *db, const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

/* Where a page in the middle is damaged, the rest is read from the other end. */
static bool copy_table(struct repair *repair, const char *table, const char *key, int *missing)
{
    char sql[160];
    bool whole = true, good = true;
    for (int backward = 0; backward < 2 && good; backward++) {
        snprintf(sql, sizeof sql, "SELECT * FROM %s ORDER BY %s%s", table, key,
                 backward ? " DESC" : "");
        sqlite3_stmt *from = check_query(repair->check, sql);
        bool end;
        good = rows_copy(repair->out, table, from, &end);
        sqlite3_finalize(from);
        if (!backward && end) break;
        whole = false;
    }
    *missing += !whole;
    return good;
}

/* ---- Logs ---- */

static bool bind_and_step(sqlite3_stmt *statement)
{
    bool good = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_finalize(statement);
    return good;
}

static sqlite3_stmt *prepare(struct repair *repair, const char *sql, const char *table)
{
    sqlite3_stmt *statement = NULL;
    sqlite3_prepare_v2(repair->out, sql, -1, &statement, NULL);
    sqlite3_bind_text(statement, 1, table, -1, SQLITE_TRANSIENT);
    return statement;
}

static void last_entry(struct repair *repair, const char *table, int64_t *at, uint64_t *chain)
{
    sqlite3_stmt *statement = prepare(repair, "SELECT at, chain FROM entry WHERE tab = ?"
                                      " ORDER BY seq DESC LIMIT 1", table);
    if (sqlite3_step(statement) == SQLITE_ROW) {
        *at = sqlite3_column_int64(statement, 0);
        *chain = (uint64_t)sqlite3_column_int64(statement, 1);
    }
    sqlite3_finalize(statement);
}

/* A finished match that was cut must not begin to run again: it gets an end, and its row in
 * finished the new length. */
static bool end_log(struct repair *repair, const struct check_log *log)
{
    int64_t at = 0;
    uint64_t chain = 0;
    last_entry(repair, log->table, &at, &chain);
    struct store_entry end = { .table = log->table, .seq = log->sound + 1, .kind = STORE_END,
                               .at = at, .seat = -1, .text = "cut" };
    chain = chain_next(chain, &end);
    sqlite3_stmt *statement = prepare(repair, "INSERT INTO entry(tab, seq, kind, at, seat, text,"
                                      " chain) VALUES(?, ?, ?, ?, -1, 'cut', ?)", log->table);
    sqlite3_bind_int64(statement, 2, end.seq);
    sqlite3_bind_int(statement, 3, (int)end.kind);
    sqlite3_bind_int64(statement, 4, at);
    sqlite3_bind_int64(statement, 5, (int64_t)chain);
    if (!bind_and_step(statement)) return false;
    statement = prepare(repair, "UPDATE finished SET seq = ?2, chain = ?3 WHERE tab = ?1",
                        log->table);
    sqlite3_bind_int64(statement, 2, end.seq);
    sqlite3_bind_int64(statement, 3, (int64_t)chain);
    return bind_and_step(statement);
}

static bool copy_log(struct repair *repair, const struct check_log *log)
{
    bool whole, good = true;
    sqlite3_stmt *from = check_query(repair->check,
                                     log->cut ? "SELECT * FROM entry WHERE tab = ? AND seq <= ?"
                                                " ORDER BY seq LIMIT ?2"
                                              : "SELECT * FROM entry WHERE tab = ? ORDER BY seq");
    sqlite3_bind_text(from, 1, log->table, -1, SQLITE_TRANSIENT);
    if (log->cut) sqlite3_bind_int64(from, 2, log->sound);
    if (!log->cut || log->sound > 0) good = rows_copy(repair->out, "entry", from, &whole);
    sqlite3_finalize(from);
    if (good && log->cut && log->finished && log->sound > 0) good = end_log(repair, log);
    if (good && log->cut && log->finished && log->sound == 0)
        good = bind_and_step(prepare(repair, "UPDATE finished SET seq = NULL, chain = NULL"
                                     " WHERE tab = ?", log->table));
    if (good && log->sound == 0)
        good = bind_and_step(prepare(repair, "DELETE FROM live WHERE tab = ?", log->table));
    return good;
}

/* ---- The file ---- */

/* What was lost is known now; counting goes on, so that the mark still fits. */
static bool copy_ledger(struct repair *repair)
{
    sqlite3_stmt *from = check_query(repair->check, "SELECT store FROM ledger WHERE id = 1");
    sqlite3_stmt *to = NULL;
    sqlite3_prepare_v2(repair->out, "UPDATE ledger SET store = ifnull(?, store), commits = ?,"
                       " lost = 0, lost_at = 0", -1, &to, NULL);
    if (sqlite3_step(from) == SQLITE_ROW)
        sqlite3_bind_value(to, 1, sqlite3_column_value(from, 0));
    sqlite3_bind_int64(to, 2, (int64_t)repair->check->commits);
    sqlite3_finalize(from);
    return bind_and_step(to);
}

/* All tables of the new file but entry and ledger, whatever later formats have added. */
static bool copy_others(struct repair *repair, int *missing)
{
    sqlite3_stmt *list = NULL;
    bool good = sqlite3_prepare_v2(repair->out, "SELECT m.name, (SELECT group_concat(name) FROM"
                                   " pragma_table_info(m.name) WHERE pk > 0) FROM sqlite_master m"
                                   " WHERE m.type = 'table' AND m.name NOT IN ('entry', 'ledger')"
                                   " AND m.name NOT LIKE 'sqlite%'", -1, &list, NULL) == SQLITE_OK;
    while (good && sqlite3_step(list) == SQLITE_ROW) {
        const char *key = (const char *)sqlite3_column_text(list, 1);
        good = copy_table(repair, (const char *)sqlite3_column_text(list, 0),
                          key && key[0] ? key : "1", missing);
    }
    sqlite3_finalize(list);
    return good;
}

/* The old file and its log go aside together, so that they can still be opened. */
static bool exchange(struct repair *repair, char error[STORE_ERROR_MAX])
{
    char aside[4300], name[4300], log[4400];
    const char *file = repair->check->file;
    for (int i = 1;; i++) {
        if (i == 1) snprintf(aside, sizeof aside, "%s.damaged", file);
        else snprintf(aside, sizeof aside, "%s.damaged%d", file, i);
        if (access(aside, F_OK) != 0) break;
    }
    sqlite3_close(repair->check->db);
    repair->check->db = NULL;
    snprintf(name, sizeof name, "%s-wal", file);
    snprintf(log, sizeof log, "%s-wal", aside);
    bool good = rename(file, aside) == 0 && (rename(name, log) == 0 || errno == ENOENT) &&
                rename(repair->name, file) == 0;
    snprintf(name, sizeof name, "%s-shm", file);
    unlink(name);
    if (!good) snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", file, strerror(errno));
    return good;
}

static void remove_new(const struct repair *repair)
{
    static const char *const ENDS[] = { "", "-wal", "-shm" };
    char name[4300];
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        snprintf(name, sizeof name, "%s%s", repair->name, ENDS[i]);
        unlink(name);
    }
}

bool check_repair(struct store_check *check, const struct check_log *logs, size_t count,
                  int *rows, char error[STORE_ERROR_MAX])
{
    struct repair repair = { .check = check };
    struct connection out = { 0 };
    int from;
    *rows = 0;
    snprintf(repair.name, sizeof repair.name, "%s.repaired", check->file);
    remove_new(&repair);
    int made = open(repair.name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);   /* nobody else's to read */
    if (made >= 0) close(made);
    if (!schema_make(repair.name, &from, error) ||
        !connection_open(&out, repair.name, NULL, 0, error))
        return false;
    repair.out = out.db;
    bool good = run(out.db, "BEGIN IMMEDIATE") && copy_others(&repair, rows) &&
                copy_ledger(&repair);
    for (size_t i = 0; good && i < count; i++) good = copy_log(&repair, &logs[i]);
    good = good && run(out.db, "COMMIT") &&
           sqlite3_wal_checkpoint_v2(out.db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL) ==
               SQLITE_OK;
    if (!good) sqlite_error(out.db, repair.name, error);
    connection_close(&out);
    good = good && exchange(&repair, error);
    if (!good) remove_new(&repair);
    return good;
}
