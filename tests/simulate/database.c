/* database.c - see database.h. */
#include "tests/simulate/database.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
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

static struct {
    struct game_table table[TABLES];
    int tables;
    struct session session[SESSIONS];
    int sessions;
    struct node_row node[NODE_ROWS];
    int nodes;
    struct player player[PLAYERS];
    int players;
    int64_t parted[NODES_MAX], down_until, full_until, shift;
} db;

static int64_t now_ms(void) { return sim.now / MS + db.shift; }

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

static int add_row(struct db_result *result)
{
    if (result->rows == result->room) {
        result->room = result->room ? result->room * 2 : 8;
        result->cell = realloc(result->cell, (size_t)result->room * sizeof *result->cell);
        LF_ASSERT(result->cell);
    }
    memset(result->cell[result->rows], 0, sizeof *result->cell);
    return result->rows++;
}

static void put_text(struct db_result *result, int row, int column, const char *text)
{
    result->cell[row][column] = text ? strdup(text) : NULL;
}

static void put_number(struct db_result *result, int row, int column, int64_t number)
{
    char text[24];
    snprintf(text, sizeof text, "%lld", (long long)number);
    put_text(result, row, column, text);
}

static void fail(struct db_result *result, const char *state, const char *why)
{
    result->failed = true;
    snprintf(result->state, sizeof result->state, "%s", state);
    result->why = why;
}

/* ---- Tables and values ---- */

static struct game_table *find(const char *name)
{
    for (int i = 0; i < db.tables; i++)
        if (strcmp(db.table[i].name, name) == 0) return &db.table[i];
    return NULL;
}

static struct game_table *make(const char *name)
{
    struct game_table *table = find(name);
    if (table) return table;
    LF_ASSERT(db.tables < TABLES && strlen(name) < STORE_TABLE_MAX);
    table = &db.table[db.tables++];
    memset(table, 0, sizeof *table);
    snprintf(table->name, sizeof table->name, "%s", name);
    return table;
}

static int64_t number_at(const struct db_statement *s, int at)
{
    return s->value[at] ? strtoll(s->value[at], NULL, 10) : 0;
}

static void set_text(char **to, const char *text)
{
    free(*to);
    *to = text ? strdup(text) : NULL;
}

static const struct node_row *node_row(int64_t id)
{
    return id > 0 && id <= db.nodes ? &db.node[id - 1] : NULL;
}

static bool lease_runs(int64_t id)
{
    const struct node_row *row = node_row(id);
    return row && row->until > now_ms();
}

/* ---- Transactions ---- */

static void remember(int number, const struct game_table *table)
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

static void free_row(struct row *row)
{
    free(row->key);
    free(row->text);
    free(row->clock);
}

static void undo(struct session *session)
{
    for (int i = 0; i < session->changed; i++) {
        const struct before *before = &session->before[i];
        struct game_table *table = &db.table[before->table];
        while (table->count > before->count) free_row(&table->rows[--table->count]);
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
                                                  .touched = now_ms() };
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

static void share(struct game_table *table, int session)
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
static bool may_change(struct game_table *table, int session, struct db_result *result)
{
    for (int k = 0; k < SHARERS; k++) {
        int other = table->sharer[k];
        if (!other || other == session) continue;
        if (now_ms() > db.session[other].touched + IDLE_IN_TRANSACTION_MS) {
            db_session_close(other);
            continue;
        }
        fail(result, "55P03", "canceling statement due to lock timeout");
        return false;
    }
    return true;
}

/* ---- Statements of the writer ---- */

typedef void (*db_do)(int session, const struct db_statement *s, struct db_result *result);

/* Calls do() for each table of a list {"A","B"}. */
static void owners(int session, const struct db_statement *s, struct db_result *result)
{
    bool locks = strstr(s->sql, "FOR SHARE") != NULL;
    for (int i = 0; i < db.tables; i++) {
        struct game_table *table = &db.table[i];
        char name[STORE_TABLE_MAX + 2];
        snprintf(name, sizeof name, "\"%s\"", table->name);
        if (!table->owned || !strstr(s->value[0], name)) continue;
        if (locks) share(table, session);
        int row = add_row(result);
        put_text(result, row, 0, table->name);
        if (table->node) put_number(result, row, 1, table->node);
        put_number(result, row, 2, table->epoch);
        put_number(result, row, 3, table->mode);
    }
}

static void heads(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session;
    for (int i = 0; i < db.tables; i++) {
        const struct game_table *table = &db.table[i];
        char name[STORE_TABLE_MAX + 2];
        snprintf(name, sizeof name, "\"%s\"", table->name);
        if (!table->count || !strstr(s->value[0], name)) continue;
        int row = add_row(result);
        put_text(result, row, 0, table->name);
        put_number(result, row, 1, table->rows[table->count - 1].seq);
        put_number(result, row, 2, table->rows[table->count - 1].chain);
    }
}

static void chain(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = find(s->value[0]);
    (void)session;
    for (uint32_t i = 0; table && i < table->count; i++)
        if (table->rows[i].seq == number_at(s, 1))
            put_number(result, add_row(result), 0, table->rows[i].chain);
}

static void entry(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = make(s->value[0]);
    uint32_t seq = (uint32_t)number_at(s, 1);
    remember(session, table);
    if (sim.now < db.full_until) {
        fail(result, "53100", "could not extend file: No space left on device");
        return;
    }
    for (uint32_t i = table->count; i > 0; i--)
        if (table->rows[i - 1].seq == seq) {
            fail(result, "23505", "duplicate key value violates unique constraint");
            return;
        }
    if (table->count == table->room) {
        table->room = table->room ? table->room * 2 : 64;
        table->rows = realloc(table->rows, table->room * sizeof *table->rows);
        LF_ASSERT(table->rows);
    }
    struct row *row = &table->rows[table->count++];
    *row = (struct row){ .seq = seq, .kind = (int)number_at(s, 2), .at = number_at(s, 3),
                         .seat = (int)number_at(s, 4), .chain = number_at(s, 8) };
    set_text(&row->key, s->value[5]);
    set_text(&row->text, s->value[6]);
    set_text(&row->clock, s->value[7]);
}

static void own(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = make(s->value[0]);
    if (table->owned) {
        fail(result, "23505", "duplicate key value violates unique constraint");
        return;
    }
    remember(session, table);
    table->owned = true;
    table->node = number_at(s, 1);
    table->epoch = number_at(s, 2);
    table->mode = 0;
    share(table, session);
}

static void mode(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = find(s->value[0]);
    if (!table || !may_change(table, session, result)) return;
    remember(session, table);
    table->mode = (int)number_at(s, 1);
    if (strstr(s->sql, "code = NULL")) set_text(&table->code, NULL);
}

static void finish(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = make(s->value[0]);
    (void)result;
    remember(session, table);
    table->finished = true;
    set_text(&table->summary, s->value[1]);
    table->end_seq = number_at(s, 2);
    table->end_chain = number_at(s, 3);
    table->end_kind = number_at(s, 4);
    table->end_at = number_at(s, 5);
}

static void unlist(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = find(s->value[0]);
    (void)result;
    if (table) remember(session, table);
    if (table) table->listed = false;
}

static void player(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session, (void)result;
    for (int i = 0; i < db.players; i++)
        if (strcmp(db.player[i].person, s->value[0]) == 0 &&
            strcmp(db.player[i].table, s->value[1]) == 0) return;
    LF_ASSERT(db.players < PLAYERS);
    struct player *row = &db.player[db.players++];
    snprintf(row->person, sizeof row->person, "%s", s->value[0]);
    snprintf(row->table, sizeof row->table, "%s", s->value[1]);
    row->at = number_at(s, 2);
}

static void release(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = find(s->value[0]);
    if (!table || !may_change(table, session, result)) return;
    remember(session, table);
    table->node = 0;
    set_text(&table->code, NULL);
}

static void forget(struct game_table *table)
{
    for (uint32_t i = 0; i < table->count; i++) free_row(&table->rows[i]);
    free(table->rows);
    free(table->code);
    free(table->summary);
    free(table->lobby);
}

static void prune_now(struct game_table *table)
{
    char name[STORE_TABLE_MAX];
    int kept = 0;
    forget(table);
    memcpy(name, table->name, sizeof name);
    memset(table, 0, sizeof *table);
    memcpy(table->name, name, sizeof name);
    for (int i = 0; i < db.players; i++)
        if (strcmp(db.player[i].table, name) != 0) db.player[kept++] = db.player[i];
    db.players = kept;
}

static void prune(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = find(s->value[0]);
    if (!table || !table->owned || table->mode != 3) return;
    if (table->node && table->node != number_at(s, 1) && lease_runs(table->node)) return;
    if (!may_change(table, session, result)) return;
    memcpy(db.session[session].prune, table->name, sizeof table->name);
}

static void end_old(int session, const struct db_statement *s, struct db_result *result)
{
    int64_t pid = number_at(s, 0);
    (void)session, (void)result;
    if (pid > 0 && pid <= db.sessions) db_session_close((int)pid);
}

static void list(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = make(s->value[0]);
    (void)result;
    remember(session, table);
    table->listed = true;
    table->created = number_at(s, 1);
    set_text(&table->lobby, s->value[2]);
}

static void code(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = find(s->value[0]);
    if (table && may_change(table, session, result)) set_text(&table->code, s->value[1]);
}

/* ---- Statements of the reader ---- */

static void read_table(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = find(s->value[0]);
    (void)session;
    for (uint32_t i = 0; table && i < table->count && result->rows < 2000; i++) {
        const struct row *from = &table->rows[i];
        if (from->seq <= number_at(s, 1)) continue;
        int row = add_row(result);
        put_number(result, row, 0, from->seq);
        put_number(result, row, 1, from->kind);
        put_number(result, row, 2, from->at);
        put_number(result, row, 3, from->seat);
        put_text(result, row, 4, from->key);
        put_text(result, row, 5, from->text);
        put_text(result, row, 6, from->clock);
        put_number(result, row, 7, from->chain);
    }
}

static void read_end(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = find(s->value[0]);
    (void)session;
    if (table && table->finished) put_number(result, add_row(result), 0, table->end_seq);
}

static void read_open(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session, (void)s;
    for (int wanted = 0; wanted < 2; wanted++)
        for (int i = 0; i < db.tables; i++)
            if (db.table[i].owned && db.table[i].mode == wanted)
                put_text(result, add_row(result), 0, db.table[i].name);
}

static void read_summary(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = find(s->value[0]);
    (void)session;
    if (table && table->finished) put_text(result, add_row(result), 0, table->summary);
}

static void read_exists(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = find(s->value[0]);
    (void)session;
    if (table && table->owned) put_number(result, add_row(result), 0, 1);
}

static void read_tables_of(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session;
    for (int i = db.players; i > 0 && result->rows < number_at(s, 1); i--)
        if (strcmp(db.player[i - 1].person, s->value[0]) == 0)
            put_text(result, add_row(result), 0, db.player[i - 1].table);
}

static void read_prunable(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session;
    for (int i = 0; i < db.tables && result->rows < number_at(s, 2); i++) {
        const struct game_table *table = &db.table[i];
        if (table->finished && table->end_kind == number_at(s, 0) &&
            table->end_at < number_at(s, 1))
            put_text(result, add_row(result), 0, table->name);
    }
}

static void claim(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = find(s->value[0]);
    int64_t me = number_at(s, 1);
    if (!table || !table->owned) return;
    bool asks_lease = strstr(s->sql, "n.until > clock_timestamp()") != NULL;
    bool other = table->node && table->node != me;
    if (other && (asks_lease ? lease_runs(table->node) : false)) return;
    if (strstr(s->sql, "me.until > clock_timestamp()") && !lease_runs(me)) return;
    if (!may_change(table, session, result)) return;
    table->node = me;
    if (strstr(s->sql, "epoch = epoch + 1")) table->epoch++;
    if (strstr(s->sql, "code = NULL")) set_text(&table->code, NULL);
    put_number(result, add_row(result), 0, table->epoch);
    sim_note("db: %.4s is node %lld's, epoch %lld", table->name, (long long)me,
             (long long)table->epoch);
}

static void read_owner(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = find(s->value[0]);
    (void)session;
    if (!table || !table->owned) return;
    int row = add_row(result);
    if (lease_runs(table->node)) put_text(result, row, 0, node_row(table->node)->address);
}

static void read_code(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session;
    for (int i = 0; i < db.tables; i++)
        if (db.table[i].code && strcmp(db.table[i].code, s->value[0]) == 0)
            put_text(result, add_row(result), 0, db.table[i].name);
}

/* ---- Statements of the keeper ---- */

static void join(int session, const struct db_statement *s, struct db_result *result)
{
    for (int i = 0; i < db.nodes; i++)
        if (s->value[0][0] && strcmp(db.node[i].address, s->value[0]) == 0 &&
            db.node[i].until > now_ms()) return;
    LF_ASSERT(db.nodes < NODE_ROWS);
    struct node_row *row = &db.node[db.nodes++];
    *row = (struct node_row){ .id = db.nodes, .until = now_ms() + number_at(s, 3),
                              .node = db.session[session].node };
    snprintf(row->address, sizeof row->address, "%s", s->value[0]);
    put_number(result, add_row(result), 0, row->id);
    sim_note("db: node %d is %lld", row->node, (long long)row->id);
}

static void renew(int session, const struct db_statement *s, struct db_result *result)
{
    struct node_row *row = (struct node_row *)node_row(number_at(s, 0));
    bool asks = strstr(s->sql, "AND until > clock_timestamp()") != NULL;
    (void)session;
    if (!row || (asks && row->until <= now_ms())) return;
    row->until = now_ms() + number_at(s, 1);
    put_number(result, add_row(result), 0, row->id);
}

static void leave(int session, const struct db_statement *s, struct db_result *result)
{
    struct node_row *row = (struct node_row *)node_row(number_at(s, 0));
    (void)session, (void)result;
    if (row && row->until > now_ms()) row->until = now_ms();
}

static void orphans(int session, const struct db_statement *s, struct db_result *result)
{
    int from = db.tables ? db.session[session].node * 7 % db.tables : 0;
    (void)s;
    for (int i = 0; i < db.tables && result->rows < 64; i++) {
        const struct game_table *table = &db.table[(from + i) % db.tables];
        if (!table->owned || table->mode >= 2) continue;
        const struct node_row *owner = node_row(table->node);
        if (!table->node || (owner && owner->until < now_ms()))
            put_text(result, add_row(result), 0, table->name);
    }
}

static void size(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session, (void)s;
    put_number(result, add_row(result), 0, 1000000);
}

static void nothing(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session, (void)s, (void)result;
}

/* ---- All statements ---- */

static const struct { const char *begins; db_do run; bool rows_come; } STATEMENTS[] = {
    { "SELECT tab, node, epoch, mode", owners, true },
    { "SELECT t.tab, e.seq", heads, true },
    { "SELECT chain FROM", chain, true },
    { "INSERT INTO landfall.entry", entry, false },
    { "INSERT INTO landfall.owner", own, false },
    { "UPDATE landfall.owner SET mode", mode, false },
    { "INSERT INTO landfall.finished", finish, false },
    { "DELETE FROM landfall.lobby", unlist, false },
    { "INSERT INTO landfall.player", player, false },
    { "INSERT INTO landfall.guest", nothing, false },
    { "UPDATE landfall.owner SET node = NULL", release, false },
    { "SELECT pg_notify", nothing, true },
    { "WITH free AS", prune, false },
    { "SELECT pg_terminate_backend", end_old, true },
    { "INSERT INTO landfall.lobby", list, false },
    { "UPDATE landfall.owner SET code", code, false },
    { "SELECT seq, kind, at", read_table, true },
    { "SELECT seq FROM landfall.finished", read_end, true },
    { "SELECT tab FROM landfall.owner WHERE mode < 2 ORDER", read_open, true },
    { "SELECT summary FROM", read_summary, true },
    { "SELECT 1 FROM", read_exists, true },
    { "SELECT tab FROM landfall.player", read_tables_of, true },
    { "SELECT id, name, at", nothing, true },
    { "SELECT tab FROM landfall.finished", read_prunable, true },
    { "UPDATE landfall.owner AS o SET node", claim, true },
    { "SELECT n.address", read_owner, true },
    { "SELECT l.summary", nothing, true },
    { "SELECT tab FROM landfall.owner WHERE code", read_code, true },
    { "INSERT INTO landfall.node", join, true },
    { "UPDATE landfall.node SET until = clock_timestamp() +", renew, true },
    { "UPDATE landfall.node SET until = clock_timestamp() WHERE", leave, false },
    { "SELECT tab FROM landfall.owner WHERE mode < 2 AND", orphans, true },
    { "SELECT pg_database_size", size, true },
    { "DELETE FROM landfall.node", nothing, false },
    { "LISTEN", nothing, false },
};

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
    if (session->prune[0] && find(session->prune)) prune_now(find(session->prune));
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
    if (session->failed) fail(result, "25P02", "current transaction is aborted");
    unlock(number);
    session->begun = session->failed = false;
    return true;
}

static void run_known(int number, const struct db_statement *s, struct db_result *result)
{
    for (size_t i = 0; i < sizeof STATEMENTS / sizeof *STATEMENTS; i++) {
        if (strncmp(s->sql, STATEMENTS[i].begins, strlen(STATEMENTS[i].begins)) != 0) continue;
        result->rows_come = STATEMENTS[i].rows_come;
        STATEMENTS[i].run(number, s, result);
        return;
    }
    printf("FAIL the model of the database does not know: %s\n", s->sql);
    exit(1);
}

struct db_result *db_run(int number, const struct db_statement *s)
{
    struct db_result *result = db_result_new();
    struct session *session = &db.session[number];
    session->touched = now_ms();
    if (run_frame(number, s->sql, result)) return result;
    if (session->failed) {
        fail(result, "25P02", "current transaction is aborted");
        return result;
    }
    run_known(number, s, result);
    if (result->failed && session->begun) session->failed = true;
    else if (!session->begun) commit(number);
    return result;
}

/* ---- Faults, and what the judge asks ---- */

void db_begin(void) { memset(&db, 0, sizeof db); }

void db_end(void)
{
    for (int i = 1; i <= db.sessions; i++) db_session_close(i);
    for (int i = 0; i < db.tables; i++) forget(&db.table[i]);
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
    const struct game_table *table = find(name);
    const struct node_row *row = table && table->owned ? node_row(table->node) : NULL;
    return row ? row->node : -1;
}

void db_each(const char *name, store_each each, void *context)
{
    const struct game_table *table = find(name);
    for (uint32_t i = 0; table && i < table->count; i++) {
        const struct row *row = &table->rows[i];
        each(context, &(struct store_entry){
            .table = table->name, .seq = row->seq, .kind = (enum store_kind)row->kind,
            .at = row->at, .seat = row->seat, .key = row->key ? row->key : "",
            .text = row->text ? row->text : "", .clock = row->clock ? row->clock : "" });
    }
}
