/* database.h - a model of the database that nodes share: what PostgreSQL does with the statements
 * of store/pg_*.c, in memory, with everything that can go wrong on the way there and back.
 *
 * pq.c gives libpq's functions to the real store; here are sessions, transactions, locks of rows
 * and the tables. A statement is known by how it begins; where the store relies on a part of one
 * (a lock, a comparison with the clock, a new epoch), the model does it only if it is there. So
 * whoever breaks a statement breaks it here, too. A statement that is not known ends the run.
 */
#ifndef TESTS_SIMULATE_DATABASE_H
#define TESTS_SIMULATE_DATABASE_H

#include <stdbool.h>
#include <stdint.h>

#include "store/store.h"

enum { DB_VALUES = 12, DB_COLUMNS = 8 };

/* A statement on its way; the texts are its own. */
struct db_statement {
    const char *sql;
    int count;
    char *value[DB_VALUES];               /* NULL: none */
    struct db_statement *next;
};

/* What came of it. */
struct db_result {
    bool rows_come, failed, sync;
    char state[6];                        /* SQLSTATE of what failed */
    const char *why;
    int rows, room, columns, touched;
    char *(*cell)[DB_COLUMNS];            /* NULL: nothing */
};
struct db_result *db_result_new(void);
void db_result_free(struct db_result *result);

/* A session of the server, which may outlive the line that it began with. 0: there is none. */
int db_session_open(int node);
void db_session_close(int session);       /* what it has begun is undone, its locks are free */
bool db_session_alive(int session);
struct db_result *db_run(int session, const struct db_statement *statement);
bool db_in_transaction(int session);

/* Faults. A node that is parted from the database: what it sends is lost, or comes later. */
void db_begin(void);
void db_end(void);
void db_part(int node, int64_t until);
bool db_parted(int node);
int64_t db_parted_until(int node);
void db_restart(int64_t until);           /* all sessions end; nothing new before that */
bool db_down(void);
void db_fill(int64_t until);              /* no room for new rows */
void db_jump(int64_t ms);                 /* its clock is set */

/* Whose a table is now, as the number of the simulated node; -1: nobody's, or not known. */
int db_owner(const char *table);
/* All logs, for the judge. */
void db_each(const char *table, store_each each, void *context);

#endif
