/* rows.c - see rows.h. */
#include "store/rows.h"

#include <stdio.h>

sqlite3_stmt *rows_insert(sqlite3 *out, const char *table, sqlite3_stmt *from)
{
    char sql[1024];
    sqlite3_stmt *statement = NULL;
    int length = snprintf(sql, sizeof sql, "INSERT OR REPLACE INTO %s(", table);
    int columns = sqlite3_column_count(from);
    for (int i = 0; i < columns && length < 900; i++)
        length += snprintf(sql + length, sizeof sql - (size_t)length, "%s%s", i ? ", " : "",
                           sqlite3_column_name(from, i));
    length += snprintf(sql + length, sizeof sql - (size_t)length, ") VALUES(");
    for (int i = 0; i < columns && length < 1000; i++)
        length += snprintf(sql + length, sizeof sql - (size_t)length, i ? ", ?" : "?");
    snprintf(sql + length, sizeof sql - (size_t)length, ")");
    sqlite3_prepare_v2(out, sql, -1, &statement, NULL);
    return statement;
}

bool rows_copy_one(sqlite3_stmt *from, sqlite3_stmt *to)
{
    for (int i = 0; i < sqlite3_column_count(from); i++)
        sqlite3_bind_value(to, i + 1, sqlite3_column_value(from, i));
    bool good = sqlite3_step(to) == SQLITE_DONE;
    sqlite3_reset(to);
    return good;
}

bool rows_copy(sqlite3 *out, const char *table, sqlite3_stmt *from, bool *whole)
{
    int result = SQLITE_DONE;
    bool good = true;
    sqlite3_stmt *to = from ? rows_insert(out, table, from) : NULL;
    if (from && !to) return false;
    while (from && good && (result = sqlite3_step(from)) == SQLITE_ROW)
        good = rows_copy_one(from, to);
    *whole = result == SQLITE_DONE;
    sqlite3_finalize(to);
    return good;
}

/* A table that the older file has not is simply empty. */
bool rows_copy_tables(sqlite3 *from, sqlite3 *out)
{
    sqlite3_stmt *list = NULL;
    bool good = sqlite3_prepare_v2(out, "SELECT name FROM sqlite_master WHERE type = 'table' AND"
                                   " name NOT IN ('entry', 'ledger') AND name NOT LIKE 'sqlite%'",
                                   -1, &list, NULL) == SQLITE_OK;
    while (good && sqlite3_step(list) == SQLITE_ROW) {
        char sql[160];
        bool whole = true;
        sqlite3_stmt *rows = NULL;
        const char *name = (const char *)sqlite3_column_text(list, 0);
        snprintf(sql, sizeof sql, "SELECT * FROM %s", name);
        sqlite3_prepare_v2(from, sql, -1, &rows, NULL);
        good = rows_copy(out, name, rows, &whole) && whole;
        sqlite3_finalize(rows);
    }
    sqlite3_finalize(list);
    return good;
}

uint64_t rows_count(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *statement = NULL;
    uint64_t count = 0;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        count = (uint64_t)sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return count;
}
