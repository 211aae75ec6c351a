/* pg_restore.c - from a backup to the shared store; see pg_backup.h.
 *
 * All of it is one transaction: nobody sees half a store, and whatever goes wrong undoes it. Before
 * the end every log is read back by its numbers. Nodes get numbers behind those of the store that
 * went aside, so that one that hangs since then owns nothing here. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/copy_logs.h"
#include "store/pg.h"
#include "store/pg_backup.h"

enum { PATIENCE_MS = 120000, AT_ONCE = 500 };

enum { ADD_ENTRY, ADD_LIVE, ADD_FINISHED, ADD_PLAYER, ADD_GUEST, ADD_NOTE, ADD_COUNT };
static const char *const ADD_SQL[ADD_COUNT] = {
    [ADD_ENTRY] = "INSERT INTO landfall.entry VALUES($1, $2::integer, $3::smallint, $4::bigint,"
                  " $5::smallint, $6, $7, $8, $9::bigint)",
    [ADD_LIVE] = "INSERT INTO landfall.owner(tab, epoch, mode) VALUES($1, 1, $2::smallint)",
    [ADD_FINISHED] = "INSERT INTO landfall.finished VALUES($1, $2, $3::integer, $4::bigint,"
                     " $5::smallint, $6::bigint)",
    [ADD_PLAYER] = "INSERT INTO landfall.player VALUES($1, $2, $3::bigint)",
    [ADD_GUEST] = "INSERT INTO landfall.guest VALUES(decode($1, 'hex'), $2, $3, $4::bigint)",
    [ADD_NOTE] = "INSERT INTO landfall.note VALUES($1::smallint, $2, $3::bigint, $4)",
};

struct writing {
    struct postgres_store *store;
    struct pg_line *line;
    struct copying copying;
    int sent;
    bool wrong_seal;
};

/* ---- Rows, some hundred at a time ---- */

static bool receive(struct writing *writing)
{
    struct pg_line *line = writing->line;
    bool good = pg_sync(line);
    for (int i = 0; good && i < writing->sent; i++) {
        PGresult *result = pg_next(line);
        good = PQresultStatus(result) == PGRES_COMMAND_OK || pg_failed(line, result);
        PQclear(result);
    }
    writing->sent = 0;
    return good && pg_synced(line);
}

static bool send(struct writing *writing, int which, const struct pg_values *values)
{
    writing->sent++;
    return pg_send(writing->line, which, values) && (writing->sent < AT_ONCE || receive(writing));
}

/* The rows of a query as they are. */
static bool copy_rows(struct writing *writing, const char *sql, int which)
{
    sqlite3_stmt *from = NULL;
    int result = SQLITE_ERROR;
    bool good = sqlite3_prepare_v2(writing->copying.from, sql, -1, &from, NULL) == SQLITE_OK;
    while (good && (result = sqlite3_step(from)) == SQLITE_ROW) {
        struct pg_values values = { 0 };
        for (int i = 0; i < sqlite3_column_count(from); i++)
            pg_text(&values, (const char *)sqlite3_column_text(from, i));
        good = send(writing, which, &values);
    }
    sqlite3_finalize(from);
    return good && result == SQLITE_DONE;
}

/* Files of older formats have less to say of how tables ended. */
static bool copy_tables(struct writing *writing)
{
    bool ends = writing->copying.version >= 3, leave = writing->copying.way == COPY_LEAVE;
    return (leave || copy_rows(writing, writing->copying.version >= 2
                ? "SELECT tab, mode FROM live" : "SELECT tab, 1 FROM live", ADD_LIVE)) &&
           copy_rows(writing, "SELECT tab, 3 FROM finished WHERE tab NOT IN (SELECT tab FROM live)",
                     ADD_LIVE) &&
           copy_rows(writing, ends
                ? "SELECT f.tab, f.summary, coalesce(f.seq, (SELECT max(e.seq) FROM entry AS e"
                  " WHERE e.tab = f.tab), 0), 0, coalesce(n.kind, 9), coalesce(n.at, 0)"
                  " FROM finished AS f LEFT JOIN ended AS n ON n.tab = f.tab"
                : "SELECT f.tab, f.summary, coalesce((SELECT max(e.seq) FROM entry AS e WHERE"
                  " e.tab = f.tab), 0), 0, 9, 0 FROM finished AS f", ADD_FINISHED) &&
           copy_rows(writing, leave
                ? "SELECT person, tab, at FROM player WHERE tab NOT IN (SELECT tab FROM live)"
                : "SELECT person, tab, at FROM player", ADD_PLAYER) &&
           copy_rows(writing, "SELECT hex(hash), id, name, at FROM guest", ADD_GUEST) &&
           (writing->copying.version < 4 ||
            copy_rows(writing, "SELECT kind, key, at, text FROM note WHERE kind <> 7", ADD_NOTE));
}

/* ---- Logs ---- */

/* The database takes nothing else. */
static bool is_utf8(const char *text)
{
    for (const unsigned char *at = (const unsigned char *)text; *at; at++) {
        int more = *at < 0x80 ? 0 : *at >= 0xc2 && *at < 0xe0 ? 1 : (*at & 0xf0) == 0xe0 ? 2
                 : *at >= 0xf0 && *at < 0xf5 ? 3 : -1;
        if (more < 0 || (*at == 0xe0 && at[1] < 0xa0) || (*at == 0xed && at[1] > 0x9f) ||
            (*at == 0xf0 && at[1] < 0x90) || (*at == 0xf4 && at[1] > 0x8f)) return false;
        for (; more > 0; more--)
            if ((*++at & 0xc0) != 0x80) return false;
    }
    return true;
}

static const char *or_null(const char *text, bool damaged)
{
    return text && text[0] && (!damaged || is_utf8(text)) ? text : NULL;
}

/* Entries from before there were numbers get some: here all have one. The words of a damaged log
 * may be no text at all, and then they are left out; its numbers fit as little as before. */
static uint64_t number_of(struct copy_log *log, struct store_entry *entry, bool has, uint64_t chain)
{
    if (log->damaged || (log->live && has)) return chain;
    if (has && !log->chain) return chain;
    log->chain = chain_next(log->chain, entry);
    return log->chain;
}

static bool write_entry(struct writing *writing, const struct store_entry *entry, uint64_t chain,
                        bool damaged)
{
    struct pg_values values = { 0 };
    pg_text(&values, entry->table);
    pg_number(&values, entry->seq);
    pg_number(&values, (int)entry->kind);
    pg_number(&values, entry->at);
    pg_number(&values, entry->seat);
    pg_text(&values, or_null(entry->key, damaged));
    pg_text(&values, or_null(entry->text, damaged));
    pg_text(&values, or_null(entry->clock, damaged));
    pg_number(&values, (int64_t)chain);
    return send(writing, ADD_ENTRY, &values);
}

static bool copy_entry(struct writing *writing, struct copy_log *log, sqlite3_stmt *from)
{
    struct store_entry entry;
    uint64_t chain;
    sqlite_entry(from, &entry);
    bool has = sqlite3_column_type(from, 8) != SQLITE_NULL;
    uint64_t number = (uint64_t)sqlite3_column_int64(from, 8);
    if (strcmp(log->table, entry.table) != 0)
        copy_begin(&writing->copying, log, entry.table,
                   copy_is_live(writing->copying.from, entry.table));
    enum copy_step step = copy_step(&writing->copying, log, &entry, has ? &number : NULL, &chain);
    writing->wrong_seal = step == COPY_WRONG_SEAL;
    if (step != COPY_WRITE) return step == COPY_SKIP;
    bool good = write_entry(writing, &entry, number_of(log, &entry, has, chain), log->damaged);
    free((char *)entry.text);
    return good;
}

static bool copy_shared_logs(struct writing *writing)
{
    struct copy_log log = { .table = "" };
    sqlite3_stmt *from = NULL;
    int result = SQLITE_ERROR;
    bool good = sqlite3_prepare_v2(writing->copying.from, writing->copying.version < 2
        ? "SELECT tab, seq, kind, at, seat, key, text, clock, NULL AS chain FROM entry"
          " ORDER BY tab, seq"
        : "SELECT tab, seq, kind, at, seat, key, text, clock, chain FROM entry ORDER BY tab, seq",
        -1, &from, NULL) == SQLITE_OK;
    while (good && (result = sqlite3_step(from)) == SQLITE_ROW)
        good = copy_entry(writing, &log, from);
    sqlite3_finalize(from);
    return good && result == SQLITE_DONE && receive(writing);
}

/* ---- Reading back ---- */

struct reading_back { char table[STORE_TABLE_MAX]; struct chain_reading log; uint64_t entries,
                      damaged; bool bad; };

static void read_back(struct reading_back *back, const PGresult *rows)
{
    for (int row = 0; row < PQntuples(rows); row++) {
        struct store_entry entry = {
            .table = pg_cell(rows, row, 0), .seq = (uint32_t)pg_cell_number(rows, row, 1),
            .kind = (enum store_kind)pg_cell_number(rows, row, 2),
            .at = pg_cell_number(rows, row, 3), .seat = (int)pg_cell_number(rows, row, 4),
            .key = pg_cell(rows, row, 5), .text = pg_cell(rows, row, 6),
            .clock = pg_cell(rows, row, 7),
        };
        uint64_t number = (uint64_t)pg_cell_number(rows, row, 8);
        if (strcmp(back->table, entry.table) != 0) {
            snprintf(back->table, sizeof back->table, "%s", entry.table);
            back->log = (struct chain_reading){ 0 };
            back->bad = false;
        }
        back->entries++;
        if (back->bad || chain_read(&back->log, &entry, &number) == CHAIN_SOUND) continue;
        back->bad = true;
        back->damaged++;
    }
}

static bool is_as_it_was(struct writing *writing)
{
    struct reading_back back = { .table = "" };
    const struct backup_counts *counts = writing->copying.counts;
    struct pg_line *line = writing->line;
    bool good = pg_run(line, "DECLARE back NO SCROLL CURSOR FOR SELECT tab, seq, kind, at, seat,"
                       " key, text, clock, chain FROM landfall.entry ORDER BY tab, seq");
    for (int count = 1; good && count;) {
        PGresult *rows = pg_ask_text(line, "FETCH 500 FROM back");
        good = PQresultStatus(rows) == PGRES_TUPLES_OK || pg_failed(line, rows);
        count = good ? PQntuples(rows) : 0;
        if (good) read_back(&back, rows);
        PQclear(rows);
    }
    if (good && (back.entries != counts->entries || back.damaged != counts->damaged)) {
        snprintf(line->error, sizeof line->error, "what was written is not what was read: %llu "
                 "entries of %llu", (unsigned long long)back.entries,
                 (unsigned long long)counts->entries);
        good = false;
    }
    return good && pg_run(line, "CLOSE back");
}

/* ---- The place ---- */

static bool refuse(struct writing *writing, const char *why, char error[STORE_ERROR_MAX])
{
    snprintf(error, STORE_ERROR_MAX, "%.80s: %.160s", writing->store->shown, why);
    return false;
}

/* The number that a query gives; -1: it failed. */
static int64_t number(struct pg_line *line, const char *sql)
{
    PGresult *rows = pg_ask_text(line, sql);
    bool good = PQresultStatus(rows) == PGRES_TUPLES_OK && PQntuples(rows) == 1;
    int64_t found = good ? pg_cell_number(rows, 0, 0) : -1;
    if (!good) pg_failed(line, rows);
    PQclear(rows);
    return found;
}

/* A server, also one that hangs: its lease may have passed, its lines have not. */
static const char USERS[] =
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND application_name ~ '^landfall [wrk] '";

static bool set_aside(struct writing *writing, char kept[64], char error[STORE_ERROR_MAX])
{
    struct pg_line *line = writing->line;
    char sql[160];
    for (int i = 1;; i++) {
        snprintf(kept, 64, i == 1 ? "landfall_replaced" : "landfall_replaced%d", i);
        snprintf(sql, sizeof sql, "SELECT count(*) FROM pg_namespace WHERE nspname = '%s'", kept);
        int64_t taken = number(line, sql);
        if (taken < 0) return refuse(writing, line->error, error);
        if (!taken) break;
    }
    snprintf(sql, sizeof sql, "ALTER SCHEMA landfall RENAME TO %s", kept);
    return pg_run(line, sql) || refuse(writing, line->error, error);
}

static enum restore_room make_room(struct writing *writing, const char *cluster, bool replace,
                                   struct pg_restored *done, char error[STORE_ERROR_MAX])
{
    struct pg_line *line = writing->line;
    bool made = false;
    int version = 0;
    int64_t nodes = 0;
    char sql[160];
    if (!pg_schema_begin(writing->store, line, &made, error) ||
        (made && !pg_schema_read(writing->store, line, cluster, &version, error)))
        return RESTORE_FAILED;
    int64_t users = number(line, USERS);
    if (users > 0) return RESTORE_IN_USE;
    if (made) {
        done->old.entries = (uint64_t)number(line, "SELECT count(*) FROM landfall.entry");
        done->old.tables = (uint64_t)number(line, "SELECT count(*) FROM landfall.owner");
        done->old.guests = (uint64_t)number(line, "SELECT count(*) FROM landfall.guest");
        nodes = number(line, "SELECT last_value FROM landfall.node_id_seq");
    }
    if (users < 0 || nodes < 0) {
        refuse(writing, line->error, error);
        return RESTORE_FAILED;
    }
    bool full = done->old.entries || done->old.tables || done->old.guests;
    if (full && !replace) return RESTORE_TAKEN;
    if (full && !set_aside(writing, done->kept, error)) return RESTORE_FAILED;
    if (!pg_schema_make(writing->store, line, cluster, made && !full, error)) return RESTORE_FAILED;
    snprintf(sql, sizeof sql, "SELECT setval('landfall.node_id_seq', %lld)",
             (long long)nodes + 1000);
    if (number(line, sql) >= 0 && pg_run(line, "DELETE FROM landfall.note")) return RESTORE_FREE;
    refuse(writing, line->error, error);
    return RESTORE_FAILED;
}

/* ---- All of it ---- */

static bool prepare(struct pg_line *line)
{
    bool good = PQenterPipelineMode(line->conn);
    for (int i = 0; good && i < ADD_COUNT; i++) {
        char name[16];
        snprintf(name, sizeof name, "s%d", i);
        good = PQsendPrepare(line->conn, name, ADD_SQL[i], 0, NULL);
    }
    good = good && pg_sync(line);
    for (int i = 0; good && i < ADD_COUNT; i++) {
        PGresult *result = pg_next(line);
        good = PQresultStatus(result) == PGRES_COMMAND_OK || pg_failed(line, result);
        PQclear(result);
    }
    return good && pg_synced(line);
}

/* What the rows of finished tables and of owners say follows from the logs. */
static const char SETTLE[] =
    "UPDATE landfall.finished AS f SET chain = e.chain FROM landfall.entry AS e"
    " WHERE e.tab = f.tab AND e.seq = f.seq;"
    "INSERT INTO landfall.owner(tab, epoch, mode) SELECT DISTINCT tab, 1, 2"
    " FROM landfall.entry AS e WHERE NOT EXISTS (SELECT FROM landfall.owner AS o"
    " WHERE o.tab = e.tab)";

static bool write_all(struct writing *writing, char error[STORE_ERROR_MAX])
{
    struct pg_line *line = writing->line;
    line->error[0] = 0;
    bool good = pg_run(line, "SET LOCAL synchronous_commit = on") && prepare(line) &&
                copy_tables(writing) && copy_shared_logs(writing) &&
                PQexitPipelineMode(line->conn) && pg_run(line, SETTLE) && is_as_it_was(writing);
    if (good && !pg_run(line, "COMMIT")) {
        refuse(writing, "the answer to the last step is missing; look whether it is there", error);
        return false;
    }
    if (!good && writing->wrong_seal) refuse(writing, "what was sealed does not open", error);
    else if (!good && line->error[0]) refuse(writing, line->error, error);
    else if (!good) sqlite_error(writing->copying.from, "the backup", error);
    return good;
}

static enum restore_room restore(struct writing *writing, const struct pg_restore *wish,
                                 const char *cluster, struct pg_restored *done,
                                 char error[STORE_ERROR_MAX])
{
    if (!pg_line_open(writing->line)) {
        refuse(writing, writing->line->error, error);
        return RESTORE_FAILED;
    }
    enum restore_room room = make_room(writing, cluster, wish->replace, done, error);
    if (room != RESTORE_FREE) return room;
    if (!write_all(writing, error)) return RESTORE_FAILED;
    done->counts.guests = rows_count(writing->copying.from,
                                     "SELECT count(*) FROM guest WHERE id <> ''");
    return RESTORE_FREE;
}

enum restore_room pg_restore(const struct pg_restore *wish, struct pg_restored *done,
                             char error[STORE_ERROR_MAX])
{
    char cluster[STORE_CLUSTER_MAX];
    struct postgres_store store = { 0 };
    bool strange;
    enum restore_room room = RESTORE_FAILED;
    *done = (struct pg_restored){ 0 };
    struct pg_line line = { .tag = "landfall restore", .patience_ms = PATIENCE_MS,
                            .settings = "" };
    struct writing writing = {
        .store = &store, .line = &line,
        .copying = { .way = wish->seal ? COPY_OPEN : COPY_LEAVE, .seal = wish->seal,
                     .counts = &done->counts },
    };
    if (pg_find(&store, wish->address, cluster, error)) {
        line.conninfo = store.conninfo;
        snprintf(done->shown, sizeof done->shown, "%s", store.shown);
        writing.copying.from = backup_open(wish->file, &writing.copying.version, &strange, error);
        done->counts.format = writing.copying.version;
        if (writing.copying.from) room = restore(&writing, wish, cluster, done, error);
        sqlite3_close(writing.copying.from);
    }
    pg_line_close(&line);
    pg_forget(&store);
    return room;
}
