/* sqlite.h - the SQLite store's own parts: three connections, one per thread that needs one.
 *
 * The writer's belongs to the writer thread, the reader's to the caller, the keeper's to the
 * thread that copies the write-ahead log into the database. Only the files of store/ and the
 * tests of the disk include this.
 */
#ifndef LF_STORE_SQLITE_H
#define LF_STORE_SQLITE_H

#include <pthread.h>
#include <sqlite3.h>

#include "store/mark.h"
#include "store/writer.h"

enum { STATEMENTS_MAX = 16, HEADS = 4096, PRUNE_DAMAGED_MAX = 64 };

/* live.mode: written to disk, only add to them. */
enum live_mode { LIVE_OPEN = 0, LIVE_RUNNING = 1, LIVE_RESTING = 2 };

/* A connection and its prepared statements; all SQL is in tables of constants. */
struct connection {
    const char *layer;                /* of files (store/gather.h); NULL: the system's */
    sqlite3 *db;
    sqlite3_stmt *statement[STATEMENTS_MAX];
};

/* Moves the write-ahead log into the database in the background, and knows how the disk does. */
struct keeper {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t news;
    sqlite3 *db;
    const struct mark *mark;
    char wal[4096];                   /* the name of the write-ahead log */
    bool asked, busy, stopping, threaded;
    uint32_t looks;                   /* at the disk so far */
    _Atomic uint64_t runs, failures, wal_bytes, free_bytes, used_bytes;
    atomic_bool bad;                  /* the last run failed */
};

/* Where a log ends: what its next entry is chained to. */
struct head { char table[STORE_TABLE_MAX]; uint32_t seq; uint64_t chain; };

struct sqlite_store {
    struct store head;
    struct writer *writer;
    struct connection write, read;
    struct connection prune, amend;   /* more statements of write's */
    struct keeper keeper;
    struct mark mark;
    struct head heads[HEADS];         /* by a hash of the table; the writer's */
    int lock_file;
    int wal_pages;                    /* after the last commit; the writer's */
    bool kept;                        /* the keeper has run since the log was last begun anew */
    bool pruned;                      /* something was, in this batch; the writer's */
    bool keeps_room, prune_rests;     /* damage was met: nothing is given back; or forgotten */
    char damaged[PRUNE_DAMAGED_MAX][STORE_TABLE_MAX];   /* asked to be forgotten, and left */
    int damaged_count;
    bool gap;                         /* an entry came that does not follow the one before it */
    char amended[STORE_TABLE_MAX];    /* its log is to be chained anew, ... */
    uint32_t amended_from;            /* ... from this entry on; 0: none is */
    int migrated_from;                /* the format before the start; 0: this one */
    uint64_t ledger;                  /* commits of this file ever; the writer's */
    uint64_t batch_entries;           /* of the batch that is being written */
    uint64_t lost;                    /* commits lost, as of the start */
    int64_t lost_at;
    _Atomic uint64_t entries, commits, full, read_faults;
    _Atomic int64_t commit_us_last, commit_us_max;
};

/* Pages of 4 KiB after which the write-ahead log is copied; tests set it lower. A page that is
 * written again and again is copied once, so a long log saves work; reading it at a start after
 * a kill takes some hundredths of a second. */
extern int sqlite_wal_pages;

/* sqlite.c */
bool connection_open(struct connection *connection, const char *file, const char *const *sql,
                     int count, char error[STORE_ERROR_MAX]);
void connection_close(struct connection *connection);
void sqlite_error(sqlite3 *db, const char *what, char error[STORE_ERROR_MAX]);
/* Takes the lock that one program alone has on a store; -1: another has it, error says so. */
int sqlite_claim(const char *file, char error[STORE_ERROR_MAX]);

/* sqlite_schema.c */
int schema_version(sqlite3 *db);                 /* -1: cannot be read */
int schema_newest(void);
/* Brings the file to the newest format; what it was before is kept as FILE.format-N. *from: the
 * format it had, 0: it is new, or needed nothing. */
bool schema_make(const char *file, int *from, char error[STORE_ERROR_MAX]);
/* Makes a file of an older format, as an older program reads it. */
bool schema_make_old(const char *file, int version, char error[STORE_ERROR_MAX]);

/* sqlite_write.c */
extern const char *const WRITE_SQL[];
extern const int WRITE_SQL_COUNT;
enum writer_result sqlite_write_batch(void *context, const struct record *first, size_t bytes,
                                      char error[STORE_ERROR_MAX]);
int sqlite_after_commit(void *context, sqlite3 *db, const char *name, int pages);

/* sqlite_prune.c */
bool sqlite_prune_open(struct sqlite_store *store);
void sqlite_prune_close(struct sqlite_store *store);
bool sqlite_prune(struct sqlite_store *store, const char *table);      /* false: the batch fails */
bool sqlite_give_back(struct sqlite_store *store);
void sqlite_prune_look(struct sqlite_store *store, const char *table);
bool sqlite_prune_failed(struct sqlite_store *store);

/* sqlite_amend.c */
bool sqlite_amend_open(struct sqlite_store *store);
void sqlite_amend_close(struct sqlite_store *store);
bool sqlite_amend(struct sqlite_store *store, const struct record *record);
/* What was amended is chained anew; to be called before anything else is done with its log. */
bool sqlite_amend_end(struct sqlite_store *store);
bool sqlite_drop_player(struct sqlite_store *store, const struct record *record);
bool sqlite_drop_guests(struct sqlite_store *store, const struct record *record);
bool sqlite_note(struct sqlite_store *store, const struct record *record);

/* sqlite_read.c */
extern const char *const READ_SQL[];
extern const int READ_SQL_COUNT;
bool sqlite_read(struct store *store, const char *table, store_each each, void *context);
bool sqlite_open_tables(struct store *store, store_each_table each, void *context);
bool sqlite_summary(struct store *store, const char *table, char *summary, size_t size);
bool sqlite_exists(struct store *store, const char *table);
int sqlite_prunable(struct store *store, enum store_end end, int64_t before,
                    char (*tables)[STORE_TABLE_MAX], int max);
int sqlite_tables_of(struct store *store, const char *person, char (*tables)[STORE_TABLE_MAX],
                     int max);
bool sqlite_guest_find(struct store *store, const uint8_t *hash, struct store_guest *guest);
bool sqlite_guests(struct store *store, store_each_guest each, void *context);
bool sqlite_notes(struct store *store, enum store_note kind, const char *from,
                  store_each_note each, void *context);
void sqlite_entry(sqlite3_stmt *statement, struct store_entry *entry);   /* of its first columns */

/* sqlite_keeper.c */
bool keeper_start(struct keeper *keeper, const char *file, const struct mark *mark,
                  bool threaded, char error[STORE_ERROR_MAX]);
bool keeper_turn(struct keeper *keeper);         /* without a thread; false: nothing to do */
void keeper_stop(struct keeper *keeper);
void keeper_ask(struct keeper *keeper);
bool keeper_busy(struct keeper *keeper);
/* How a checkpoint went, whoever made it. */
void keeper_result(struct keeper *keeper, int result);

/* sqlite_ledger.c */
/* Compares the file with its mark, before anything is written: says in the ledger what has been
 * lost, and keeps the write-ahead log it was lost from as FILE-wal.damaged. */
bool ledger_open(struct sqlite_store *store, const char *file, char error[STORE_ERROR_MAX]);
/* Makes sure that all of the write-ahead log that can be read is on the disk; db has read it. */
bool ledger_renew_log(sqlite3 *db, const char *file, char error[STORE_ERROR_MAX]);

#endif
