/* database_rows.h - the tables of the modelled database, for the two files that work on them:
 * database.c (sessions, transactions, locks, faults) and database_sql.c (statements). */
#ifndef TESTS_SIMULATE_DATABASE_ROWS_H
#define TESTS_SIMULATE_DATABASE_ROWS_H

#include <stdlib.h>

#include "tests/simulate/database.h"
#include "tests/simulate/sim.h"

enum {
    TABLES = 512, SESSIONS = 1 << 16, NODE_ROWS = 1 << 13, SHARERS = 8, PLAYERS = 4096,
    IDLE_IN_TRANSACTION_MS = 1000,        /* as store/pg.c sets it for its writer */
};

struct row {
    uint32_t seq;
    int kind, seat;
    int64_t at, chain;
    char *key, *text, *clock;
};

/* A table of the games, with its rows of entry, owner, finished, lobby. */
struct game_table {
    char name[STORE_TABLE_MAX];
    bool owned, finished, listed;         /* has a row of owner, finished, lobby */
    int64_t node, epoch;                  /* node 0: none */
    int mode;
    char *code, *summary, *lobby;
    int64_t end_seq, end_chain, end_kind, end_at, created;
    struct row *rows;
    uint32_t count, room;
    int sharer[SHARERS];                  /* sessions that have locked the row of owner */
};

/* A table as it was before a transaction changed it. */
struct before { int table; bool owned, finished, listed; int64_t node, epoch; int mode;
                uint32_t count; };

struct session {
    bool alive, begun, failed;
    int node;
    int64_t touched;                      /* when it last did something, in ms */
    struct before *before;
    int changed;
    char prune[STORE_TABLE_MAX];          /* done with the commit */
    int64_t prune_by;
};

struct player { char person[STORE_PERSON_MAX], table[STORE_TABLE_MAX]; int64_t at; };
struct node_row { int64_t id, until; int node; char address[STORE_ADDRESS_MAX]; };

struct db {
    struct game_table table[TABLES];
    int tables;
    struct session session[SESSIONS];
    int sessions;
    struct node_row node[NODE_ROWS];
    int nodes;
    struct player player[PLAYERS];
    int players;
    int64_t parted[NODES_MAX], down_until, full_until, shift;
};
extern struct db db;


static inline void db_free_row(struct row *row)
{
    free(row->key);
    free(row->text);
    free(row->clock);
}

/* database.c */
int64_t db_now_ms(void);
struct game_table *db_find(const char *name);
struct game_table *db_make(const char *name);
const struct node_row *db_node_row(int64_t id);
void db_remember(int session, const struct game_table *table);     /* before it is changed */
void db_share(struct game_table *table, int session);
/* Whether the row of owner may be changed now. */
bool db_may_change(struct game_table *table, int session, struct db_result *result);
int db_add_row(struct db_result *result);
void db_put_text(struct db_result *result, int row, int column, const char *text);
void db_put_number(struct db_result *result, int row, int column, int64_t number);
void db_fail(struct db_result *result, const char *state, const char *why);

/* database_sql.c */
void db_forget(struct game_table *table);
void db_prune_now(struct game_table *table);
void db_run_known(int session, const struct db_statement *s, struct db_result *result);

#endif
