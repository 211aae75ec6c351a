/* database_sql.c - what the statements of store/pg_*.c do (tests/simulate/database.h). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "tests/simulate/database_rows.h"

static int64_t number_at(const struct db_statement *s, int at)
{
    return s->value[at] ? strtoll(s->value[at], NULL, 10) : 0;
}

static void set_text(char **to, const char *text)
{
    free(*to);
    *to = text ? strdup(text) : NULL;
}

static bool lease_runs(int64_t id)
{
    const struct node_row *row = db_node_row(id);
    return row && row->until > db_now_ms();
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
        if (locks) db_share(table, session);
        int row = db_add_row(result);
        db_put_text(result, row, 0, table->name);
        if (table->node) db_put_number(result, row, 1, table->node);
        db_put_number(result, row, 2, table->epoch);
        db_put_number(result, row, 3, table->mode);
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
        int row = db_add_row(result);
        db_put_text(result, row, 0, table->name);
        db_put_number(result, row, 1, table->rows[table->count - 1].seq);
        db_put_number(result, row, 2, table->rows[table->count - 1].chain);
    }
}

static void chain(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = db_find(s->value[0]);
    (void)session;
    for (uint32_t i = 0; table && i < table->count; i++)
        if (table->rows[i].seq == number_at(s, 1))
            db_put_number(result, db_add_row(result), 0, table->rows[i].chain);
}

static void entry(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = db_make(s->value[0]);
    uint32_t seq = (uint32_t)number_at(s, 1);
    db_remember(session, table);
    if (sim.now < db.full_until) {
        db_fail(result, "53100", "could not extend file: No space left on device");
        return;
    }
    for (uint32_t i = table->count; i > 0; i--)
        if (table->rows[i - 1].seq == seq) {
            db_fail(result, "23505", "duplicate key value violates unique constraint");
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
    struct game_table *table = db_make(s->value[0]);
    if (table->owned) {
        db_fail(result, "23505", "duplicate key value violates unique constraint");
        return;
    }
    db_remember(session, table);
    table->owned = true;
    table->node = number_at(s, 1);
    table->epoch = number_at(s, 2);
    table->mode = 0;
    db_share(table, session);
}

static void mode(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = db_find(s->value[0]);
    if (!table || !db_may_change(table, session, result)) return;
    db_remember(session, table);
    table->mode = (int)number_at(s, 1);
    if (strstr(s->sql, "code = NULL")) set_text(&table->code, NULL);
}

static void finish(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = db_make(s->value[0]);
    (void)result;
    db_remember(session, table);
    table->finished = true;
    set_text(&table->summary, s->value[1]);
    table->end_seq = number_at(s, 2);
    table->end_chain = number_at(s, 3);
    table->end_kind = number_at(s, 4);
    table->end_at = number_at(s, 5);
}

static void unlist(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = db_find(s->value[0]);
    (void)result;
    if (table) db_remember(session, table);
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
    struct game_table *table = db_find(s->value[0]);
    if (!table || !db_may_change(table, session, result)) return;
    db_remember(session, table);
    table->node = 0;
    set_text(&table->code, NULL);
}

void db_forget(struct game_table *table)
{
    for (uint32_t i = 0; i < table->count; i++) db_free_row(&table->rows[i]);
    free(table->rows);
    free(table->code);
    free(table->summary);
    free(table->lobby);
}

void db_prune_now(struct game_table *table)
{
    char name[STORE_TABLE_MAX];
    int kept = 0;
    db_forget(table);
    memcpy(name, table->name, sizeof name);
    memset(table, 0, sizeof *table);
    memcpy(table->name, name, sizeof name);
    for (int i = 0; i < db.players; i++)
        if (strcmp(db.player[i].table, name) != 0) db.player[kept++] = db.player[i];
    db.players = kept;
}

static void prune(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = db_find(s->value[0]);
    if (!table || !table->owned || table->mode != 3) return;
    if (table->node && table->node != number_at(s, 1) && lease_runs(table->node)) return;
    if (!db_may_change(table, session, result)) return;
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
    struct game_table *table = db_make(s->value[0]);
    (void)result;
    db_remember(session, table);
    table->listed = true;
    table->created = number_at(s, 1);
    set_text(&table->lobby, s->value[2]);
}

static void code(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = db_find(s->value[0]);
    if (table && db_may_change(table, session, result)) set_text(&table->code, s->value[1]);
}

/* ---- Statements of the reader ---- */

static void read_table(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = db_find(s->value[0]);
    (void)session;
    for (uint32_t i = 0; table && i < table->count && result->rows < 2000; i++) {
        const struct row *from = &table->rows[i];
        if (from->seq <= number_at(s, 1)) continue;
        int row = db_add_row(result);
        db_put_number(result, row, 0, from->seq);
        db_put_number(result, row, 1, from->kind);
        db_put_number(result, row, 2, from->at);
        db_put_number(result, row, 3, from->seat);
        db_put_text(result, row, 4, from->key);
        db_put_text(result, row, 5, from->text);
        db_put_text(result, row, 6, from->clock);
        db_put_number(result, row, 7, from->chain);
    }
}

static void read_end(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = db_find(s->value[0]);
    (void)session;
    if (table && table->finished) db_put_number(result, db_add_row(result), 0, table->end_seq);
}

static void read_open(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session, (void)s;
    for (int wanted = 0; wanted < 2; wanted++)
        for (int i = 0; i < db.tables; i++)
            if (db.table[i].owned && db.table[i].mode == wanted)
                db_put_text(result, db_add_row(result), 0, db.table[i].name);
}

static void read_summary(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = db_find(s->value[0]);
    (void)session;
    if (table && table->finished) db_put_text(result, db_add_row(result), 0, table->summary);
}

static void read_exists(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = db_find(s->value[0]);
    (void)session;
    if (table && table->owned) db_put_number(result, db_add_row(result), 0, 1);
}

static void read_tables_of(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session;
    for (int i = db.players; i > 0 && result->rows < number_at(s, 1); i--)
        if (strcmp(db.player[i - 1].person, s->value[0]) == 0)
            db_put_text(result, db_add_row(result), 0, db.player[i - 1].table);
}

static void read_prunable(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session;
    for (int i = 0; i < db.tables && result->rows < number_at(s, 2); i++) {
        const struct game_table *table = &db.table[i];
        if (table->finished && table->end_kind == number_at(s, 0) &&
            table->end_at < number_at(s, 1))
            db_put_text(result, db_add_row(result), 0, table->name);
    }
}

static void claim(int session, const struct db_statement *s, struct db_result *result)
{
    struct game_table *table = db_find(s->value[0]);
    int64_t me = number_at(s, 1);
    if (!table || !table->owned) return;
    bool asks_lease = strstr(s->sql, "n.until > clock_timestamp()") != NULL;
    bool other = table->node && table->node != me;
    if (other && (asks_lease ? lease_runs(table->node) : false)) return;
    if (strstr(s->sql, "me.until > clock_timestamp()") && !lease_runs(me)) return;
    if (!db_may_change(table, session, result)) return;
    int64_t was = table->node;
    table->node = me;
    if (strstr(s->sql, "epoch = epoch + 1")) table->epoch++;
    if (strstr(s->sql, "code = NULL")) set_text(&table->code, NULL);
    int row = db_add_row(result);
    db_put_number(result, row, 0, table->epoch);
    if (was) db_put_number(result, row, 1, was);
    sim_note("db: %.4s is node %lld's, epoch %lld", table->name, (long long)me,
             (long long)table->epoch);
}

static void read_owner(int session, const struct db_statement *s, struct db_result *result)
{
    const struct game_table *table = db_find(s->value[0]);
    (void)session;
    if (!table || !table->owned) return;
    int row = db_add_row(result);
    if (lease_runs(table->node)) db_put_text(result, row, 0, db_node_row(table->node)->address);
}

static void read_code(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session;
    for (int i = 0; i < db.tables; i++)
        if (db.table[i].code && strcmp(db.table[i].code, s->value[0]) == 0)
            db_put_text(result, db_add_row(result), 0, db.table[i].name);
}

/* ---- Statements of the keeper ---- */

static void join(int session, const struct db_statement *s, struct db_result *result)
{
    for (int i = 0; i < db.nodes; i++)
        if (s->value[0][0] && strcmp(db.node[i].address, s->value[0]) == 0 &&
            db.node[i].until > db_now_ms()) return;
    LF_ASSERT(db.nodes < NODE_ROWS);
    struct node_row *row = &db.node[db.nodes++];
    *row = (struct node_row){ .id = db.nodes, .until = db_now_ms() + number_at(s, 3),
                              .node = db.session[session].node };
    snprintf(row->address, sizeof row->address, "%s", s->value[0]);
    db_put_number(result, db_add_row(result), 0, row->id);
    sim_note("db: node %d is %lld", row->node, (long long)row->id);
}

static void renew(int session, const struct db_statement *s, struct db_result *result)
{
    struct node_row *row = (struct node_row *)db_node_row(number_at(s, 0));
    bool asks = strstr(s->sql, "AND until > clock_timestamp()") != NULL;
    (void)session;
    if (!row || (asks && row->until <= db_now_ms())) return;
    row->until = db_now_ms() + number_at(s, 1);
    db_put_number(result, db_add_row(result), 0, row->id);
}

static void leave(int session, const struct db_statement *s, struct db_result *result)
{
    struct node_row *row = (struct node_row *)db_node_row(number_at(s, 0));
    (void)session, (void)result;
    if (row && row->until > db_now_ms()) row->until = db_now_ms();
}

static void orphans(int session, const struct db_statement *s, struct db_result *result)
{
    int from = db.tables ? db.session[session].node * 7 % db.tables : 0;
    (void)s;
    for (int i = 0; i < db.tables && result->rows < 64; i++) {
        const struct game_table *table = &db.table[(from + i) % db.tables];
        if (!table->owned || table->mode >= 2) continue;
        const struct node_row *owner = db_node_row(table->node);
        if (!table->node || (owner && owner->until < db_now_ms()))
            db_put_text(result, db_add_row(result), 0, table->name);
    }
}

static void size(int session, const struct db_statement *s, struct db_result *result)
{
    (void)session, (void)s;
    int row = db_add_row(result);
    db_put_number(result, row, 0, 1000000);
    db_put_number(result, row, 1, db_now_ms());
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
    /* Guests and notes are not part of any match. */
    { "INSERT INTO landfall.note", nothing, false },
    { "DELETE FROM landfall.note", nothing, false },
    { "DELETE FROM landfall.player", nothing, false },
    { "DELETE FROM landfall.guest", nothing, false },
    { "SELECT encode(hash", nothing, true },
    { "SELECT key, at, text FROM landfall.note", nothing, true },
    /* Nodes tell each other nothing here. */
    { "SELECT coalesce(max(id)", nothing, true },
    { "SELECT id, node, text", nothing, true },
    { "DELETE FROM landfall.news", nothing, false },
    { "DELETE FROM landfall.spent", nothing, false },
    { "LISTEN", nothing, false },
};

void db_run_known(int number, const struct db_statement *s, struct db_result *result)
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

