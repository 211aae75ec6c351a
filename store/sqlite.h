/* sqlite.h - the SQLite store's own parts: three connections, one per thread that needs one.
 *
 * The writer's belongs to the writer thread, the reader's to the caller, the keeper's to the
 * thread that copies the write-ahead log into the database. Only the files of store/ include this.
 */
#ifndef LF_STORE_SQLITE_H
#define LF_STORE_SQLITE_H

#include <pthread.h>
#include <sqlite3.h>

#include "store/writer.h"

enum { STATEMENTS_MAX = 8 };

/* A connection and its prepared statements; all SQL is in tables of constants. */
struct connection {
    sqlite3 *db;
    sqlite3_stmt *statement[STATEMENTS_MAX];
};

/* Moves the write-ahead log into the database in the background. */
struct keeper {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t news;
    sqlite3 *db;
    bool asked, busy, stopping;
    _Atomic uint64_t runs;
};

struct sqlite_store {
    struct store head;
    struct writer *writer;
    struct connection write, read;
    struct keeper keeper;
    int lock_file;
    int wal_pages;                    /* after the last commit; the writer's */
    bool kept;                        /* the keeper has run since the log was last begun anew */
    _Atomic uint64_t entries, commits;
    _Atomic int64_t commit_us_last, commit_us_max;
};

/* sqlite.c */
bool connection_open(struct connection *connection, const char *file, const char *const *sql,
                     int count, char error[STORE_ERROR_MAX]);
void connection_close(struct connection *connection);
void sqlite_error(sqlite3 *db, const char *what, char error[STORE_ERROR_MAX]);

/* sqlite_read.c */
extern const char *const READ_SQL[];
extern const int READ_SQL_COUNT;
bool sqlite_read(struct store *store, const char *table, store_each each, void *context);
bool sqlite_read_open(struct store *store, store_each each, void *context);
bool sqlite_summary(struct store *store, const char *table, char *summary, size_t size);
bool sqlite_exists(struct store *store, const char *table);
int sqlite_tables_of(struct store *store, const char *person, char (*tables)[STORE_TABLE_MAX],
                     int max);
bool sqlite_guest_find(struct store *store, const uint8_t *hash, struct store_guest *guest);

/* sqlite_keeper.c */
bool keeper_start(struct keeper *keeper, const char *file, char error[STORE_ERROR_MAX]);
void keeper_stop(struct keeper *keeper);
void keeper_ask(struct keeper *keeper);
bool keeper_busy(struct keeper *keeper);

#endif
