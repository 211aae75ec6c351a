/* copy_logs.c - see copy_logs.h. */
#include "store/copy_logs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool copy_is_live(sqlite3 *from, const char *table)
{
    sqlite3_stmt *statement = NULL;
    sqlite3_prepare_v2(from, "SELECT 1 FROM live WHERE tab = ?", -1, &statement, NULL);
    sqlite3_bind_text(statement, 1, table, -1, SQLITE_TRANSIENT);
    bool live = sqlite3_step(statement) == SQLITE_ROW;
    sqlite3_finalize(statement);
    return live;
}

void copy_begin(struct copying *copying, struct copy_log *log, const char *table, bool live)
{
    *log = (struct copy_log){ .live = live };
    snprintf(log->table, sizeof log->table, "%s", table);
    copying->counts->running += log->live;
    if (!log->live || copying->way != COPY_LEAVE) copying->counts->tables++;
}

/* The text as it is to be written, allocated; NULL: it is not sealed as it should be. */
static char *text_of(const struct copying *copying, const struct copy_log *log,
                     const struct store_entry *entry)
{
    if (!log->live) return strdup(entry->text);
    if (copying->way == COPY_SEAL) return seal_text(copying->seal, entry);
    return seal_text_open(copying->seal, entry);
}

enum copy_step copy_step(struct copying *copying, struct copy_log *log, struct store_entry *entry,
                         const uint64_t *number, uint64_t *chain)
{
    if (log->live && copying->way == COPY_LEAVE) return COPY_SKIP;
    if (!log->damaged && chain_read(&log->reading, entry, number) != CHAIN_SOUND) {
        log->damaged = true;
        copying->counts->damaged++;
    }
    char *text = text_of(copying, log, entry);
    if (!text) return COPY_WRONG_SEAL;
    entry->text = text;
    copying->counts->entries++;
    *chain = number ? *number : 0;
    if (log->live && number && !log->damaged) *chain = log->chain = chain_next(log->chain, entry);
    return COPY_WRITE;
}

static bool write_row(const struct copy_log *log, sqlite3_stmt *from, sqlite3_stmt *to,
                      const struct store_entry *entry, const uint64_t *chain)
{
    for (int i = 0; i < sqlite3_column_count(from); i++)
        sqlite3_bind_value(to, i + 1, sqlite3_column_value(from, i));
    if (log->live) sqlite3_bind_text(to, 7, entry->text, -1, SQLITE_TRANSIENT);
    if (log->live && chain) sqlite3_bind_int64(to, 9, (int64_t)*chain);
    bool good = sqlite3_step(to) == SQLITE_DONE;
    sqlite3_reset(to);
    return good;
}

static bool copy_entry(struct copying *copying, struct copy_log *log, sqlite3_stmt *from,
                       sqlite3_stmt *to, bool *wrong_seal)
{
    struct store_entry entry;
    uint64_t chain;
    sqlite_entry(from, &entry);
    bool has = sqlite3_column_type(from, 8) != SQLITE_NULL;
    uint64_t number = (uint64_t)sqlite3_column_int64(from, 8);
    if (strcmp(log->table, entry.table) != 0)
        copy_begin(copying, log, entry.table, copy_is_live(copying->from, entry.table));
    enum copy_step step = copy_step(copying, log, &entry, has ? &number : NULL, &chain);
    *wrong_seal = step == COPY_WRONG_SEAL;
    if (step != COPY_WRITE) return step == COPY_SKIP;
    bool good = write_row(log, from, to, &entry, has ? &chain : NULL);
    free((char *)entry.text);
    return good;
}

/* Tables that are left out leave nothing behind but gaps in the lists of their people. */
static bool leave_live(struct copying *copying)
{
    return copying->way != COPY_LEAVE ||
           sqlite3_exec(copying->out, "DELETE FROM player WHERE tab IN (SELECT tab FROM live);"
                        "DELETE FROM live", NULL, NULL, NULL) == SQLITE_OK;
}

bool copy_logs(struct copying *copying, bool *wrong_seal)
{
    struct copy_log log = { .table = "" };
    sqlite3_stmt *from = NULL, *to = NULL;
    int result = SQLITE_ERROR;
    *wrong_seal = false;
    sqlite3_prepare_v2(copying->from, copying->version < 2
        ? "SELECT tab, seq, kind, at, seat, key, text, clock, NULL AS chain FROM entry"
          " ORDER BY tab, seq"
        : "SELECT tab, seq, kind, at, seat, key, text, clock, chain FROM entry ORDER BY tab, seq",
        -1, &from, NULL);
    if (from) to = rows_insert(copying->out, "entry", from);
    bool good = from && to;
    while (good && (result = sqlite3_step(from)) == SQLITE_ROW)
        good = copy_entry(copying, &log, from, to, wrong_seal);
    good = good && result == SQLITE_DONE && leave_live(copying);
    sqlite3_finalize(from);
    sqlite3_finalize(to);
    return good;
}
