/* check.c - see check.h; the repair is in repair.c. */
#include "store/check.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/check.h"
#include "store/check_file.h"
#include "store/copy_logs.h"

/* The format must be one that we know. */
static bool known_format(struct store_check *check, bool *strange, char error[STORE_ERROR_MAX])
{
    check->version = schema_version(check->db);
    if (check->version >= 1 && check->version <= schema_newest()) return true;
    *strange = true;
    snprintf(error, STORE_ERROR_MAX, "%.150s: %s", check->file,
             check->version > schema_newest() ? "written by a newer landfall"
             : check->version < 0 ? sqlite3_errmsg(check->db) : "not a store of landfall");
    return false;
}

static struct store_check *check_new(const char *file, int how, bool *strange,
                                     char error[STORE_ERROR_MAX])
{
    *strange = false;
    if (access(file, how) != 0) {
        snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", file, strerror(errno));
        return NULL;
    }
    struct store_check *check = calloc(1, sizeof *check);
    LF_ASSERT(check);
    snprintf(check->file, sizeof check->file, "%s", file);
    check->lock_file = -1;
    return check;
}

struct store_check *check_open(const char *file, bool *strange, char error[STORE_ERROR_MAX])
{
    struct store_check *check = check_new(file, R_OK | W_OK, strange, error);
    if (!check) return NULL;
    check->lock_file = sqlite_claim(file, error);
    if (check->lock_file >= 0 &&
        sqlite3_open_v2(file, &check->db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK) {
        sqlite3_db_config(check->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
        if (known_format(check, strange, error)) return check;
    }
    check_close(check);
    return NULL;
}

struct store_check *check_open_still(const char *file, bool *strange, char error[STORE_ERROR_MAX])
{
    struct store_check *check = check_new(file, R_OK, strange, error);
    if (!check) return NULL;
    check->still = true;
    if (sqlite3_open_v2(file, &check->db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK &&
        known_format(check, strange, error)) return check;
    check_close(check);
    return NULL;
}

/* Whoever closes a store last copies its log into it, but this one may not be copied before it was
 * written anew (ledger_renew_log()). */
bool check_is_backup(const char *file)
{
    sqlite3 *db = NULL;
    bool opened = sqlite3_open_v2(file, &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK;
    sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    bool is = opened && rows_count(db, "PRAGMA application_id") == BACKUP_MARK;
    sqlite3_close(db);
    return is;
}

void check_close(struct store_check *check)
{
    sqlite3_close(check->db);
    if (check->lock_file >= 0) close(check->lock_file);
    free(check);
}

int check_version(const struct store_check *check)
{
    return check->version;
}

sqlite3_stmt *check_query(struct store_check *check, const char *sql)
{
    sqlite3_stmt *statement = NULL;
    sqlite3_prepare_v2(check->db, sql, -1, &statement, NULL);
    return statement;                 /* NULL can be stepped: it is a misuse, and no row */
}

int check_pages(struct store_check *check, void (*each)(void *context, const char *line),
                void *context)
{
    sqlite3_stmt *statement = check_query(check, "PRAGMA integrity_check");
    int faults = 0, result;
    while ((result = sqlite3_step(statement)) == SQLITE_ROW) {
        const char *line = (const char *)sqlite3_column_text(statement, 0);
        if (!line || strcmp(line, "ok") == 0) continue;
        faults++;
        each(context, line);
    }
    if (result != SQLITE_DONE) {
        faults++;
        each(context, sqlite3_errmsg(check->db));
    }
    sqlite3_finalize(statement);
    return faults;
}

uint64_t check_lost(struct store_check *check)
{
    uint64_t id = 0, commits = 0, lost = 0, marked = 0;
    struct mark mark = { .file = -1 };
    if (check->version < 2 || check->still) return 0;
    sqlite3_stmt *statement = check_query(check, "SELECT store, commits, lost FROM ledger");
    if (sqlite3_step(statement) == SQLITE_ROW) {
        const void *bytes = sqlite3_column_blob(statement, 0);
        if (bytes && sqlite3_column_bytes(statement, 0) == sizeof id) memcpy(&id, bytes, sizeof id);
        commits = (uint64_t)sqlite3_column_int64(statement, 1);
        lost = (uint64_t)sqlite3_column_int64(statement, 2);
    }
    sqlite3_finalize(statement);
    mark_open(&mark, check->file, id, &marked);
    mark_close(&mark);
    check->commits = marked > commits ? marked : commits;
    return lost + (marked > commits ? marked - commits : 0);
}

/* ---- Which tables there are ---- */

struct names { char (*ids)[STORE_TABLE_MAX]; size_t count, room; };

static void add_name(struct names *names, const char *id)
{
    if (!id || !id[0] || strlen(id) >= STORE_TABLE_MAX) return;
    if (names->count == names->room) {
        names->room = names->room ? names->room * 2 : 256;
        names->ids = realloc(names->ids, names->room * sizeof *names->ids);
        LF_ASSERT(names->ids);
    }
    strcpy(names->ids[names->count++], id);
}

/* From one log to the next: a damaged page ends it, but other tables know the rest. */
static void add_logs(struct store_check *check, struct names *names)
{
    char last[STORE_TABLE_MAX] = "";
    sqlite3_stmt *statement = check_query(check, "SELECT tab FROM entry WHERE tab > ? ORDER BY tab"
                                          " LIMIT 1");
    for (;;) {
        sqlite3_bind_text(statement, 1, last, -1, SQLITE_TRANSIENT);
        if (sqlite3_step(statement) != SQLITE_ROW) break;
        const char *id = (const char *)sqlite3_column_text(statement, 0);
        if (!id || strlen(id) >= sizeof last || strcmp(id, last) <= 0) break;
        add_name(names, id);
        snprintf(last, sizeof last, "%s", id);
        sqlite3_reset(statement);
    }
    sqlite3_finalize(statement);
}

static int by_text(const void *a, const void *b) { return strcmp(a, b); }

char (*check_tables(struct store_check *check, size_t *count))[STORE_TABLE_MAX]
{
    static const char *const SQL[] = { "SELECT tab FROM live", "SELECT tab FROM finished",
                                       "SELECT tab FROM player" };
    struct names names = { 0 };
    add_logs(check, &names);
    for (size_t i = 0; i < sizeof SQL / sizeof *SQL; i++) {
        sqlite3_stmt *statement = check_query(check, SQL[i]);
        while (sqlite3_step(statement) == SQLITE_ROW)
            add_name(&names, (const char *)sqlite3_column_text(statement, 0));
        sqlite3_finalize(statement);
    }
    if (names.count) qsort(names.ids, names.count, sizeof *names.ids, by_text);
    *count = 0;
    for (size_t i = 0; i < names.count; i++)
        if (*count == 0 || strcmp(names.ids[*count - 1], names.ids[i]) != 0)
            memmove(names.ids[(*count)++], names.ids[i], sizeof *names.ids);
    return names.ids;
}

/* ---- One log ---- */

static const char *text(sqlite3_stmt *statement, int column)
{
    const char *found = (const char *)sqlite3_column_text(statement, column);
    return found ? found : "";
}

static enum check_fault fault_of(enum chain_fault fault)
{
    switch (fault) {
    case CHAIN_SOUND: return CHECK_SOUND;
    case CHAIN_GAP: return CHECK_GAP;
    case CHAIN_BROKEN: return CHECK_SUM;
    case CHAIN_UNKNOWN: return CHECK_KIND;
    }
    return CHECK_KIND;
}

/* The entry of a row; its columns are those of LOG_SQL. */
static enum check_fault look(sqlite3_stmt *statement, struct chain_reading *reading,
                             store_each each, void *context)
{
    struct store_entry entry = {
        .table = text(statement, 0),
        .seq = (uint32_t)sqlite3_column_int64(statement, 1),
        .kind = (enum store_kind)sqlite3_column_int(statement, 2),
        .at = sqlite3_column_int64(statement, 3),
        .seat = sqlite3_column_int(statement, 4),
        .key = text(statement, 5),
        .text = text(statement, 6),
        .clock = text(statement, 7),
    };
    uint64_t chain = (uint64_t)sqlite3_column_int64(statement, 8);
    bool has = sqlite3_column_type(statement, 8) != SQLITE_NULL;
    struct chain_reading before = *reading;
    enum check_fault fault = fault_of(chain_read(reading, &entry, has ? &chain : NULL));
    if (fault != CHECK_SOUND || each(context, &entry)) return fault;
    if (!has) *reading = before;      /* nobody vouches for it: it may be damaged */
    return CHECK_RULES;
}

/* Its row in live or finished, and how long it was when it was finished. */
static uint32_t state_of(struct store_check *check, const char *table, struct check_log *log)
{
    uint32_t length = 0;
    sqlite3_stmt *statement = check_query(check, check->version < 2
        ? "SELECT 0 FROM finished WHERE tab = ?" : "SELECT seq FROM finished WHERE tab = ?");
    sqlite3_bind_text(statement, 1, table, -1, SQLITE_TRANSIENT);
    log->finished = sqlite3_step(statement) == SQLITE_ROW;
    if (log->finished) length = (uint32_t)sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    statement = check_query(check, "SELECT 1 FROM live WHERE tab = ?");
    sqlite3_bind_text(statement, 1, table, -1, SQLITE_TRANSIENT);
    log->open = sqlite3_step(statement) == SQLITE_ROW;
    sqlite3_finalize(statement);
    return length;
}

void check_log(struct store_check *check, const char *table, store_each each, void *context,
               struct check_log *log)
{
    struct chain_reading reading = { 0 };
    int result = SQLITE_DONE;
    *log = (struct check_log){ 0 };
    snprintf(log->table, sizeof log->table, "%s", table);
    uint32_t length = state_of(check, table, log);
    sqlite3_stmt *statement = check_query(check, check->version < 2
        ? "SELECT tab, seq, kind, at, seat, key, text, clock, NULL FROM entry WHERE tab = ?"
          " ORDER BY seq"
        : "SELECT tab, seq, kind, at, seat, key, text, clock, chain FROM entry WHERE tab = ?"
          " ORDER BY seq");
    sqlite3_bind_text(statement, 1, table, -1, SQLITE_TRANSIENT);
    while (log->fault == CHECK_SOUND && (result = sqlite3_step(statement)) == SQLITE_ROW)
        log->fault = look(statement, &reading, each, context);
    if (log->fault == CHECK_SOUND && result != SQLITE_DONE) {
        log->fault = CHECK_PAGE;
        snprintf(log->page, sizeof log->page, "%s", sqlite3_errmsg(check->db));
    }
    if (log->fault == CHECK_SOUND && (reading.seq < length || (log->open && !reading.seq)))
        log->fault = CHECK_SHORT;
    sqlite3_finalize(statement);
    log->sound = reading.seq;
    log->chained = reading.chained;
    /* What the rules refuse although its checksum fits is no damage: it is left alone. */
    log->cut = log->fault != CHECK_SOUND && !(log->fault == CHECK_RULES && reading.chained);
}
