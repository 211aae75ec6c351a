/* database.c - see database.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "tests/simulate/database_rows.h"

struct db db;

int64_t db_now_ms(void) { return sim.now / MS + db.shift; }

/* ---- Results ---- */

struct db_result *db_result_new(void)
{
    struct db_result *result = calloc(1, sizeof *result);
    LF_ASSERT(result);
    return result;
}

void db_result_free(struct db_result *result)
{
    if (!result) return;
    for (int row = 0; row < result->rows; row++)
        for (int i = 0; i < DB_COLUMNS; i++) free(result->cell[row][i]);
    free(result->cell);
    free(result);
}

int db_add_row(struct db_result *result)
{
    if (result->rows == result->room) {
        result->room = result->room ? result->room * 2 : 8;
        result->cell = realloc(result->cell, (size_t)result->room * sizeof *result->cell);
        LF_ASSERT(result->cell);
    }
    memset(result->cell[result->rows], 0, sizeof *result->cell);
    return result->rows++;
}

void db_put_text(struct db_result *result, int row, int column, const char *text)
{
    result->cell[row][column] = text ? strdup(text) : NULL;
}

void db_put_number(struct db_result *result, int row, int column, int64_t number)
{
    char text[24];
    snprintf(text, sizeof text, "%lld", (long long)number);
    db_put_text(result, row, column, text);
}

void db_fail(struct db_result *result, const char *state, const char *why)
{
    result->failed = true;
    snprintf(result->state, sizeof result->state, "%s", state);
    result->why = why;
}

/* ---- Tables and values ---- */

struct game_table *db_find(const char *name)
{
    for (int i = 0; i < db.tables; i++)
        if (strcmp(db.table[i].name, name) == 0) return &db.table[i];
    return NULL;
}

struct game_table *db_make(const char *name)
{
    struct game_table *table = db_find(name);
    if (table) return table;
    LF_ASSERT(db.tables < TABLES && strlen(name) < STORE_TABLE_MAX);
    table = &db.table[db.tables++];
    memset(table, 0, sizeof *table);
    snprintf(table->name, sizeof table->name, "%s", name);
    return table;
}

const struct node_row *db_node_row(int64_t id)
{
    return id > 0 && id <= db.nodes ? &db.node[id - 1] : NULL;
}

/* ---- Transactions ---- */

void db_remember(int number, const struct game_table *table)
{
    struct session *session = &db.session[number];
    int index = (int)(table - db.table);
    for (int i = 0; i < session->changed; i++)
        if (session->before[i].table == index) return;
    session->before = realloc(session->before,
                              (size_t)(session->changed + 1) * sizeof *session->before);
    LF_ASSERT(session->before);
    session->before[session->changed++] = (struct before){
        index, table->owned, table->finished, table->listed, table->node, table->epoch,
        table->mode, table->count };
}

static void undo(struct session *session)
{
    for (int i = 0; i < session->changed; i++) {
        const struct before *before = &session->before[i];
        struct game_table *table = &db.table[before->table];
        while (table->count > before->count) db_free_row(&table->rows[--table->count]);
        table->owned = before->owned;
        table->finished = before->finished;
        table->listed = before->listed;
        table->node = before->node;
        table->epoch = before->epoch;
        table->mode = before->mode;
    }
    session->changed = 0;
    session->prune[0] = 0;
}

/* ---- Sessions and locks ---- */

int db_session_open(int node)
{
    if (db_down()) return 0;
    LF_ASSERT(db.sessions + 1 < SESSIONS);
    db.session[++db.sessions] = (struct session){ .alive = true, .node = node,
                                                  .touched = db_now_ms() };
    return db.sessions;
}

static void unlock(int session)
{
    for (int i = 0; i < db.tables; i++)
        for (int k = 0; k < SHARERS; k++)
            if (db.table[i].sharer[k] == session) db.table[i].sharer[k] = 0;
}

void db_session_close(int session)
{
    if (!session || !db.session[session].alive) return;
    undo(&db.session[session]);
    unlock(session);
    free(db.session[session].before);
    db.session[session] = (struct session){ 0 };
}

bool db_session_alive(int session) { return session && db.session[session].alive; }
bool db_in_transaction(int session) { return db.session[session].begun; }

void db_share(struct game_table *table, int session)
{
    for (int k = 0; k < SHARERS; k++)
        if (table->sharer[k] == session) return;
    for (int k = 0; k < SHARERS; k++) {
        if (table->sharer[k]) continue;
        table->sharer[k] = session;
        return;
    }
    LF_ASSERT(false);
}

/* Whether the row of owner may be changed now. A session that began something and then says
 * nothing for too long is ended; another's lock is waited for until the patience is at its end. */
bool db_may_change(struct game_table *table, int session, struct db_result *result)
{
    for (int k = 0; k < SHARERS; k++) {
        int other = table->sharer[k];
        if (!other || other == session) continue;
        if (db_now_ms() > db.session[other].touched + IDLE_IN_TRANSACTION_MS) {
            db_session_close(other);
            continue;
        }
        db_fail(result, "55P03", "canceling statement due to lock timeout");
        return false;
    }
    return true;
}

/* Now it is so: the judge reads what was appended. */
static void commit(int number)
{
    struct session *session = &db.session[number];
    for (int i = 0; i < session->changed; i++) {
        const struct before *before = &session->before[i];
        const struct game_table *table = &db.table[before->table];
        for (uint32_t k = before->count; k < table->count; k++) {
            const struct row *row = &table->rows[k];
            judge_entry(&(struct store_entry){
                .table = table->name, .seq = row->seq, .kind = (enum store_kind)row->kind,
                .at = row->at, .seat = row->seat, .key = row->key ? row->key : "",
                .text = row->text ? row->text : "" });
        }
    }
    if (session->prune[0] && db_find(session->prune)) db_prune_now(db_find(session->prune));
    session->changed = 0;
    session->prune[0] = 0;
}

static bool run_frame(int number, const char *sql, struct db_result *result)
{
    struct session *session = &db.session[number];
    if (strncmp(sql, "BEGIN", 5) == 0) {
        session->begun = true;
        session->failed = false;
        return true;
    }
    if (strcmp(sql, "COMMIT") != 0 && strcmp(sql, "ROLLBACK") != 0) return false;
    if (session->failed || sql[0] == 'R') undo(session);
    else commit(number);
    if (session->failed) db_fail(result, "25P02", "current transaction is aborted");
    unlock(number);
    session->begun = session->failed = false;
    return true;
}

struct db_result *db_run(int number, const struct db_statement *s)
{
    struct db_result *result = db_result_new();
    struct session *session = &db.session[number];
    session->touched = db_now_ms();
    if (run_frame(number, s->sql, result)) return result;
    if (session->failed) {
        db_fail(result, "25P02", "current transaction is aborted");
        return result;
    }
    db_run_known(number, s, result);
    if (result->failed && session->begun) session->failed = true;
    else if (!session->begun) commit(number);
    return result;
}

/* ---- Faults, and what the judge asks ---- */

void db_begin(void) { memset(&db, 0, sizeof db); }

void db_end(void)
{
    for (int i = 1; i <= db.sessions; i++) db_session_close(i);
    for (int i = 0; i < db.tables; i++) db_forget(&db.table[i]);
    memset(&db, 0, sizeof db);
}

void db_part(int node, int64_t until) { db.parted[node] = until; }
bool db_parted(int node) { return sim.now < db.parted[node]; }
int64_t db_parted_until(int node) { return db.parted[node]; }
bool db_down(void) { return sim.now < db.down_until; }
void db_fill(int64_t until) { db.full_until = until; }
void db_jump(int64_t ms) { db.shift += ms; }

void db_restart(int64_t until)
{
    for (int i = 1; i <= db.sessions; i++) db_session_close(i);
    db.down_until = until;
    sim_note("the database is started again");
}

int db_owner(const char *name)
{
    const struct game_table *table = db_find(name);
    const struct node_row *row = table && table->owned ? db_node_row(table->node) : NULL;
    return row ? row->node : -1;
}

void db_each(const char *name, store_each each, void *context)
{
    const struct game_table *table = db_find(name);
    for (uint32_t i = 0; table && i < table->count; i++) {
        const struct row *row = &table->rows[i];
        each(context, &(struct store_entry){
            .table = table->name, .seq = row->seq, .kind = (enum store_kind)row->kind,
            .at = row->at, .seat = row->seat, .key = row->key ? row->key : "",
            .text = row->text ? row->text : "", .clock = row->clock ? row->clock : "" });
    }
}
