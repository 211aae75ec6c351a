/* rows.h - rows copied from one database to another, whatever columns later formats have added.
 * For repair.c, backup.c and restore.c. */
#ifndef LF_STORE_ROWS_H
#define LF_STORE_ROWS_H

#include "store/sqlite.h"

/* "INSERT OR REPLACE INTO t(a, b) VALUES(?, ?)" for the columns of a query; NULL: no such table. */
sqlite3_stmt *rows_insert(sqlite3 *out, const char *table, sqlite3_stmt *from);
bool rows_copy_one(sqlite3_stmt *from, sqlite3_stmt *to);
/* Copies the rows of a query; *whole: all of them could be read. False: not written. */
bool rows_copy(sqlite3 *out, const char *table, sqlite3_stmt *from, bool *whole);
/* All tables of `out` but those of logs and the ledger, from the tables of the same names. */
bool rows_copy_tables(sqlite3 *from, sqlite3 *out);
uint64_t rows_count(sqlite3 *db, const char *sql);     /* the number that a query gives; or 0 */

#endif
