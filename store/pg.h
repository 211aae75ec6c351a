/* pg.h - the store that several nodes share: PostgreSQL behind libpq.
 *
 * Three lines (connections) for three threads: the writer's, which commits batches; the reader's,
 * on the thread of the caller, which also claims tables; the keeper's, which renews the lease and
 * looks for tables that are nobody's. No line waits longer than its patience: one that did is
 * closed, and opened anew when it is needed next. Only the files of store/ include this.
 *
 *   pg.c         opening, closing, figures       pg_schema.c  the tables, step by step
 *   pg_line.c    one connection                  pg_read.c    reading, claiming
 *   pg_write.c   batches, each one transaction   pg_keeper.c  lease, orphans, news
 *   pg_amend.c   words that are forgotten, notes
 */
#ifndef LF_STORE_PG_H
#define LF_STORE_PG_H

#include <postgresql/libpq-fe.h>
#include <pthread.h>

#include "store/holds.h"
#include "store/writer.h"

enum {
    PG_VALUES_MAX = 12, PG_TAG_SIZE = 24, PG_STATE_SIZE = 6,
    PG_READ_MS = 400,                 /* patience of the reader: the loop stands still meanwhile */
    PG_WRITE_MS = 5000,
    PG_ORPHANS = 64,
};

/* What a statement is given. */
struct pg_values {
    int count;
    const char *value[PG_VALUES_MAX];
    int length[PG_VALUES_MAX], format[PG_VALUES_MAX];
    char number[PG_VALUES_MAX][24];
};
void pg_text(struct pg_values *values, const char *text);       /* NULL: none */
void pg_number(struct pg_values *values, int64_t number);
void pg_bytes(struct pg_values *values, const void *bytes, size_t length);

/* One connection. Its statements are prepared when it opens. */
struct pg_line {
    PGconn *conn;
    const char *conninfo, *tag, *settings;
    const char *const *sql;
    int sql_count, patience_ms;
    int64_t try_at;                   /* not before this is it opened again */
    int pid;                          /* of its backend; of the last one, when it is closed */
    bool pipelined;
    char error[STORE_ERROR_MAX], state[PG_STATE_SIZE];   /* of what failed last; its SQLSTATE */
};
int64_t pg_now_ms(void);
bool pg_line_open(struct pg_line *line);          /* if it is not; false: error says why */
void pg_line_close(struct pg_line *line);
/* One statement, by its number; NULL: it failed. The caller clears what he gets. */
PGresult *pg_ask(struct pg_line *line, int which, const struct pg_values *values);
bool pg_do(struct pg_line *line, int which, const struct pg_values *values, int64_t *rows);
bool pg_run(struct pg_line *line, const char *sql);             /* plain text, no result */
PGresult *pg_ask_text(struct pg_line *line, const char *sql);   /* the same, with its result */
/* A pipeline: statements are sent one after another, pg_sync() ends them; then their results
 * come in order by pg_next(), NULL: the line broke. pg_synced() takes the end. */
bool pg_send(struct pg_line *line, int which, const struct pg_values *values);
bool pg_sync(struct pg_line *line);
PGresult *pg_next(struct pg_line *line);
bool pg_synced(struct pg_line *line);
/* Notes what a result or the line says of its failure; always false. */
bool pg_failed(struct pg_line *line, const PGresult *result);

/* What the reading side may need of a result. */
const char *pg_cell(const PGresult *result, int row, int column);    /* nothing is "" */
int64_t pg_cell_number(const PGresult *result, int row, int column);

/* The last entry of a log, as the writer knows it. */
struct pg_head { char table[STORE_TABLE_MAX]; uint64_t epoch; uint32_t seq; uint64_t chain; };
enum { PG_HEADS = 1 << 12 };

struct pg_keeper {
    pthread_t thread;
    bool started;
    pthread_mutex_t lock;             /* of all below */
    int bell[2];                      /* a pipe: something to do */
    bool stopping, asked, answered, is_new;
    bool threaded, listening, heard;  /* ... but for these, which are the thread's */
    bool news_known;                  /* ... nor these: up to where news were read */
    int64_t look_at, size_at, tidy_at, news_at, news_id;
    uint64_t number;
    int64_t lease_ms;
    struct store_lease answer;
    uint64_t node;                    /* of the last grant; 0: none yet */
    char orphans[PG_ORPHANS][STORE_TABLE_MAX];
    int orphan_count;
    char address[STORE_ADDRESS_MAX], version[32];
    struct pg_news { struct pg_news *next; char text[]; } *news, *news_end;   /* to be taken */
};

struct postgres_store {
    struct store head;
    char *conninfo, *shown;           /* shown: where, without a password */
    char write_tag[PG_TAG_SIZE], read_tag[PG_TAG_SIZE], keep_tag[PG_TAG_SIZE];
    struct pg_line read, write, keep;
    struct writer *writer;
    struct pg_keeper keeper;
    uint64_t node;                    /* on the caller's thread; 0: no lease yet */
    struct holds holds;               /* ... and the epochs of the tables it owns */
    struct pg_head *heads;            /* of the writer's thread */
    char trouble[STORE_ERROR_MAX];    /* what the writer has last met; under lost_lock */
    pthread_mutex_t lost_lock;
    struct pg_lost { struct pg_lost *next; char table[STORE_TABLE_MAX]; uint64_t epoch; } *lost;
    atomic_bool down;                 /* as the keeper sees it: the reader does not try */
    _Atomic uint64_t entries, commits, read_faults, full, used_bytes, claims, claims_refused,
        fenced, unsure_commits, reconnects, renewals, renewals_failed, failovers, news;
    _Atomic int64_t commit_us_last, commit_us_max, answer_us_last, answer_us_max, news_us_last,
        news_us_max, clock_ahead_ms;
    atomic_bool listening;            /* the keeper's line hears at once */
};

/* pg_schema.c: brings the database to the newest format, or says why not. */
bool pg_schema(struct postgres_store *store, const char *cluster, char error[STORE_ERROR_MAX]);
int pg_schema_newest(void);
/* The same in a transaction of the caller: begins it, nobody else builds until its end; *made: the
 * schema is there. Looks whose it is and what format it has; builds what is missing. */
bool pg_schema_begin(struct postgres_store *store, struct pg_line *line, bool *made,
                     char error[STORE_ERROR_MAX]);
bool pg_schema_read(struct postgres_store *store, struct pg_line *line, const char *cluster,
                    int *version, char error[STORE_ERROR_MAX]);
bool pg_schema_make(struct postgres_store *store, struct pg_line *line, const char *cluster,
                    bool made, char error[STORE_ERROR_MAX]);

/* pg_write.c */
extern const char *const PG_WRITE_SQL[];
extern const int PG_WRITE_SQL_COUNT;
enum writer_result pg_write_batch(void *context, const struct record *first, size_t bytes,
                                  char error[STORE_ERROR_MAX]);

/* pg.c. pg_find(): where the address leads; false: error says what is wrong with it. */
bool pg_find(struct postgres_store *store, const char *address, char cluster[STORE_CLUSTER_MAX],
             char error[STORE_ERROR_MAX]);
void pg_forget(struct postgres_store *store);
void pg_say_trouble(struct postgres_store *store, const char *text);

/* pg_read.c */
extern const char *const PG_READ_SQL[];
extern const int PG_READ_SQL_COUNT;
extern const struct store_ops PG_READING;         /* its part of the table of functions */
bool pg_lost_take(struct store *store, char table[STORE_TABLE_MAX]);
void pg_lost_put(struct postgres_store *store, const char *table, uint64_t epoch);

/* pg_keeper.c */
extern const char *const PG_KEEP_SQL[];
extern const int PG_KEEP_SQL_COUNT;
bool pg_keeper_start(struct postgres_store *store);
void pg_keeper_stop(struct postgres_store *store);
void pg_keeper_turn(struct postgres_store *store);   /* what the thread would do; without one */
void pg_lease_ask(struct store *store, uint64_t number, bool is_new, int64_t lease_ms);
bool pg_lease_take(struct store *store, struct store_lease *answer);
int pg_orphans(struct store *store, char (*tables)[STORE_TABLE_MAX], int max);
bool pg_news(struct store *store, char text[STORE_NEWS_MAX]);

#endif
