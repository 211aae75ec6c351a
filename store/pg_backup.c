/* pg_backup.c - from the shared store to a backup; see pg_backup.h. */
#include "store/pg_backup.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "store/copy_logs.h"
#include "store/pg.h"

enum { PATIENCE_MS = 120000 };        /* nobody waits for us; a busy database may take its time */

/* Rows of a query, in pieces. */
struct cursor { struct pg_line *line; PGresult *rows; int at; bool bad; };

static bool cursor_open(struct cursor *cursor, struct pg_line *line, const char *sql)
{
    char text[1024];
    *cursor = (struct cursor){ .line = line };
    snprintf(text, sizeof text, "DECLARE copied NO SCROLL CURSOR FOR %s", sql);
    cursor->bad = !pg_run(line, text);
    return !cursor->bad;
}

static bool cursor_next(struct cursor *cursor)
{
    if (cursor->bad) return false;
    if (cursor->rows && ++cursor->at < PQntuples(cursor->rows)) return true;
    PQclear(cursor->rows);
    cursor->rows = pg_ask_text(cursor->line, "FETCH 500 FROM copied");
    cursor->at = 0;
    cursor->bad = PQresultStatus(cursor->rows) != PGRES_TUPLES_OK;
    if (cursor->bad) pg_failed(cursor->line, cursor->rows);
    return !cursor->bad && PQntuples(cursor->rows) > 0;
}

static bool cursor_close(struct cursor *cursor)
{
    PQclear(cursor->rows);
    return !cursor->bad && pg_run(cursor->line, "CLOSE copied");
}

/* ---- Tables that are copied as they are ---- */

static int unhex(const char *hex, uint8_t *bytes, int room)
{
    int count = 0;
    for (; hex[0] && hex[1] && count < room; hex += 2) {
        char pair[3] = { hex[0], hex[1], 0 };
        bytes[count++] = (uint8_t)strtoul(pair, NULL, 16);
    }
    return count;
}

/* columns: one letter each; t: text, i: a number, b: bytes. */
static void bind(sqlite3_stmt *to, const PGresult *rows, int row, const char *columns)
{
    for (int i = 0; columns[i]; i++) {
        const char *cell = pg_cell(rows, row, i);
        uint8_t bytes[STORE_HASH_SIZE];
        if (PQgetisnull(rows, row, i)) sqlite3_bind_null(to, i + 1);
        else if (columns[i] == 'i') sqlite3_bind_int64(to, i + 1, pg_cell_number(rows, row, i));
        else if (columns[i] == 't') sqlite3_bind_text(to, i + 1, cell, -1, SQLITE_TRANSIENT);
        else sqlite3_bind_blob(to, i + 1, bytes, unhex(cell, bytes, STORE_HASH_SIZE),
                               SQLITE_TRANSIENT);
    }
}

static bool copy_rows(struct pg_line *line, sqlite3 *out, const char *from, const char *to,
                      const char *columns)
{
    struct cursor cursor;
    sqlite3_stmt *insert = NULL;
    bool good = sqlite3_prepare_v2(out, to, -1, &insert, NULL) == SQLITE_OK &&
                cursor_open(&cursor, line, from);
    while (good && cursor_next(&cursor)) {
        bind(insert, cursor.rows, cursor.at, columns);
        good = sqlite3_step(insert) == SQLITE_DONE;
        sqlite3_reset(insert);
    }
    if (good) good = cursor_close(&cursor);
    sqlite3_finalize(insert);
    return good;
}

static bool copy_tables(struct pg_line *line, sqlite3 *out)
{
    static const char *const TABLES[][3] = {
        { "SELECT tab, mode FROM landfall.owner WHERE mode < 3",
          "INSERT INTO live(tab, mode) VALUES(?, ?)", "ti" },
        { "SELECT tab, summary, seq, chain FROM landfall.finished",
          "INSERT INTO finished(tab, summary, seq, chain) VALUES(?, ?, ?, ?)", "ttii" },
        { "SELECT f.tab, f.kind, f.at, (SELECT string_agg(p.person, chr(10)) FROM landfall.player"
          " AS p WHERE p.tab = f.tab) FROM landfall.finished AS f WHERE f.kind < 9",
          "INSERT INTO ended(tab, kind, at, people) VALUES(?, ?, ?, ?)", "tiit" },
        { "SELECT person, tab, at FROM landfall.player",
          "INSERT INTO player(person, tab, at) VALUES(?, ?, ?)", "tti" },
        { "SELECT encode(hash, 'hex'), id, name, at FROM landfall.guest",
          "INSERT INTO guest(hash, id, name, at) VALUES(?, ?, ?, ?)", "btti" },
        { "SELECT kind, key, at, text FROM landfall.note",
          "INSERT INTO note(kind, key, at, text) VALUES(?, ?, ?, ?)", "itit" },
    };
    bool good = true;
    for (size_t i = 0; good && i < sizeof TABLES / sizeof *TABLES; i++)
        good = copy_rows(line, out, TABLES[i][0], TABLES[i][1], TABLES[i][2]);
    return good;
}

/* ---- Logs ---- */

static void bind_or_null(sqlite3_stmt *to, int at, const char *text)
{
    if (text[0]) sqlite3_bind_text(to, at, text, -1, SQLITE_TRANSIENT);
    else sqlite3_bind_null(to, at);
}

static bool write_entry(sqlite3_stmt *to, const struct store_entry *entry, uint64_t chain)
{
    sqlite3_bind_text(to, 1, entry->table, -1, SQLITE_TRANSIENT);
    sqlite3_bind_int64(to, 2, entry->seq);
    sqlite3_bind_int64(to, 3, (int)entry->kind);
    sqlite3_bind_int64(to, 4, entry->at);
    sqlite3_bind_int64(to, 5, entry->seat);
    bind_or_null(to, 6, entry->key);
    bind_or_null(to, 7, entry->text);
    bind_or_null(to, 8, entry->clock);
    sqlite3_bind_int64(to, 9, (int64_t)chain);
    bool good = sqlite3_step(to) == SQLITE_DONE;
    sqlite3_reset(to);
    return good;
}

static bool copy_entry(struct copying *copying, struct copy_log *log, const struct cursor *cursor,
                       sqlite3_stmt *to)
{
    const PGresult *rows = cursor->rows;
    int row = cursor->at;
    struct store_entry entry = {
        .table = pg_cell(rows, row, 0), .seq = (uint32_t)pg_cell_number(rows, row, 1),
        .kind = (enum store_kind)pg_cell_number(rows, row, 2),
        .at = pg_cell_number(rows, row, 3), .seat = (int)pg_cell_number(rows, row, 4),
        .key = pg_cell(rows, row, 5), .text = pg_cell(rows, row, 6),
        .clock = pg_cell(rows, row, 7),
    };
    uint64_t number = (uint64_t)pg_cell_number(rows, row, 8), chain;
    if (strcmp(log->table, entry.table) != 0)
        copy_begin(copying, log, entry.table, strcmp(pg_cell(rows, row, 9), "t") == 0);
    if (copy_step(copying, log, &entry, &number, &chain) != COPY_WRITE) return false;
    bool good = write_entry(to, &entry, chain);
    free((char *)entry.text);
    return good;
}

static bool copy_shared_logs(struct copying *copying, struct pg_line *line)
{
    struct copy_log log = { .table = "" };
    struct cursor cursor;
    sqlite3_stmt *to = NULL;
    bool good = sqlite3_prepare_v2(copying->out, "INSERT INTO entry(tab, seq, kind, at, seat, key,"
                                   " text, clock, chain) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)", -1,
                                   &to, NULL) == SQLITE_OK &&
                cursor_open(&cursor, line, "SELECT tab, seq, kind, at, seat, key, text, clock,"
                            " chain, EXISTS (SELECT FROM landfall.owner AS o WHERE o.tab = e.tab"
                            " AND o.mode < 3) FROM landfall.entry AS e ORDER BY tab, seq");
    while (good && cursor_next(&cursor)) good = copy_entry(copying, &log, &cursor, to);
    if (good) good = cursor_close(&cursor);
    sqlite3_finalize(to);
    return good;
}

/* ---- All of it ---- */

/* One moment of the database, by its own clock; of our cluster, and of a format we know. */
static bool begin(struct postgres_store *store, struct pg_line *line, const char *cluster,
                  struct backup_counts *counts, char error[STORE_ERROR_MAX])
{
    const char *why = line->error;
    if (!pg_run(line, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")) {
        snprintf(error, STORE_ERROR_MAX, "%.80s: %.160s", store->shown, why);
        return false;
    }
    PGresult *place = pg_ask_text(line, "SELECT to_regclass('landfall.meta') IS NOT NULL,"
                                  " (extract(epoch FROM now()) * 1000)::bigint");
    bool good = PQresultStatus(place) == PGRES_TUPLES_OK, made = false;
    if (!good) pg_failed(line, place);
    else made = strcmp(pg_cell(place, 0, 0), "t") == 0;
    if (good) counts->at = pg_cell_number(place, 0, 1);
    PQclear(place);
    if (good && !made) why = "not a store of landfall: there is no schema of this name";
    if (!good || !made) {
        snprintf(error, STORE_ERROR_MAX, "%.80s: %.160s", store->shown, why);
        return false;
    }
    if (!pg_schema_read(store, line, cluster, &counts->format, error)) return false;
    if (counts->format >= 2) return true;
    snprintf(error, STORE_ERROR_MAX, "%.80s: of an older landfall (format %d); a server of this "
             "version brings it forward", store->shown, counts->format);
    return false;
}

static bool copy_all(struct copying *copying, struct pg_line *line, const struct seal_pair *pair)
{
    return sqlite3_exec(copying->out, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK &&
           copy_tables(line, copying->out) && copy_shared_logs(copying, line) &&
           backup_write_notes(copying->out, copying, pair) &&
           sqlite3_exec(copying->out, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
}

static bool write_file(struct postgres_store *store, struct pg_line *line, const char *to,
                       struct copying *copying, const struct seal_pair *pair,
                       char error[STORE_ERROR_MAX])
{
    struct connection out = { 0 };
    bool good = backup_make_new(to, &out, error);
    copying->out = out.db;
    if (good) {
        good = copy_all(copying, line, pair);
        if (!good && line->error[0])
            snprintf(error, STORE_ERROR_MAX, "%.80s: %.160s", store->shown, line->error);
        else if (!good) sqlite_error(out.db, to, error);
        copying->counts->guests = rows_count(out.db, "SELECT count(*) FROM guest WHERE id <> ''");
        if (good && !(good = backup_settle(&out, to)))
            snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", to, strerror(errno));
    }
    connection_close(&out);
    if (!good) backup_remove_new(to);
    return good;
}

bool pg_backup_look(const char *address, char error[STORE_ERROR_MAX])
{
    char cluster[STORE_CLUSTER_MAX];
    struct postgres_store store = { 0 };
    struct backup_counts counts = { 0 };
    bool good = pg_find(&store, address, cluster, error);
    struct pg_line line = { .conninfo = store.conninfo, .tag = "landfall backup", .settings = "",
                            .patience_ms = PATIENCE_MS };
    if (good && !(good = pg_line_open(&line)))
        snprintf(error, STORE_ERROR_MAX, "%.80s: %.160s", store.shown, line.error);
    good = good && begin(&store, &line, cluster, &counts, error);
    pg_line_close(&line);
    pg_forget(&store);
    return good;
}

bool pg_backup_write(const char *address, const char *to, const struct seal *seal,
                     const struct seal_pair *pair, struct backup_counts *counts,
                     char error[STORE_ERROR_MAX])
{
    char cluster[STORE_CLUSTER_MAX];
    struct postgres_store store = { 0 };
    struct copying copying = { .way = COPY_SEAL, .seal = seal, .counts = counts };
    *counts = (struct backup_counts){ 0 };
    error[0] = 0;
    bool good = pg_find(&store, address, cluster, error);
    struct pg_line line = { .conninfo = store.conninfo, .tag = "landfall backup", .settings = "",
                            .patience_ms = PATIENCE_MS };
    if (good && !(good = pg_line_open(&line)))
        snprintf(error, STORE_ERROR_MAX, "%.80s: %.160s", store.shown, line.error);
    good = good && begin(&store, &line, cluster, counts, error) &&
           write_file(&store, &line, to, &copying, pair, error);
    pg_line_close(&line);
    pg_forget(&store);
    return good;
}

bool pg_backup_place(const char *address, char shown[STORE_ERROR_MAX],
                     char cluster[STORE_CLUSTER_MAX], char error[STORE_ERROR_MAX])
{
    struct postgres_store store = { 0 };
    bool good = pg_find(&store, address, cluster, error);
    if (good) snprintf(shown, STORE_ERROR_MAX, "%s", store.shown);
    pg_forget(&store);
    return good;
}
