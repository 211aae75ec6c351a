/* sqlite_read.c - reading the store on disk, on the caller's own connection. */
#include <stdio.h>
#include <string.h>

#include "core/check.h"
#include "store/sqlite.h"

enum {
    READ_TABLE, READ_OPEN, READ_SUMMARY, READ_EXISTS, READ_TABLES_OF, READ_GUEST, READ_COUNT,
};
const int READ_SQL_COUNT = READ_COUNT;
const char *const READ_SQL[READ_COUNT] = {
    [READ_TABLE] = "SELECT tab, seq, kind, at, seat, key, text, clock FROM entry"
                   " WHERE tab = ? ORDER BY seq",
    [READ_OPEN] = "SELECT e.tab, e.seq, e.kind, e.at, e.seat, e.key, e.text, e.clock"
                  " FROM live CROSS JOIN entry e ON e.tab = live.tab ORDER BY live.tab, e.seq",
    [READ_SUMMARY] = "SELECT summary FROM finished WHERE tab = ?",
    [READ_EXISTS] = "SELECT 1 FROM entry WHERE tab = ? LIMIT 1",
    [READ_TABLES_OF] = "SELECT tab FROM player WHERE person = ? ORDER BY at DESC, tab LIMIT ?",
    [READ_GUEST] = "SELECT id, name, at FROM guest WHERE hash = ?",
};
_Static_assert((int)READ_COUNT <= (int)STATEMENTS_MAX, "room for every statement");

static sqlite3_stmt *query(struct store *store, int which)
{
    return ((struct sqlite_store *)store)->read.statement[which];
}

static sqlite3_stmt *query_text(struct store *store, int which, const char *text)
{
    sqlite3_stmt *statement = query(store, which);
    sqlite3_bind_text(statement, 1, text, -1, SQLITE_TRANSIENT);
    return statement;
}

/* A column's text; nothing is "". */
static const char *text(sqlite3_stmt *statement, int column)
{
    const char *found = (const char *)sqlite3_column_text(statement, column);
    return found ? found : "";
}

static bool read_all(sqlite3_stmt *statement, store_each each, void *context)
{
    int result;
    while ((result = sqlite3_step(statement)) == SQLITE_ROW) {
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
        if (!each(context, &entry)) {
            result = SQLITE_DONE;
            break;
        }
    }
    sqlite3_reset(statement);
    return result == SQLITE_DONE;
}

bool sqlite_read(struct store *store, const char *table, store_each each, void *context)
{
    return read_all(query_text(store, READ_TABLE, table), each, context);
}

bool sqlite_read_open(struct store *store, store_each each, void *context)
{
    return read_all(query(store, READ_OPEN), each, context);
}

bool sqlite_summary(struct store *store, const char *table, char *summary, size_t size)
{
    sqlite3_stmt *statement = query_text(store, READ_SUMMARY, table);
    bool found = sqlite3_step(statement) == SQLITE_ROW;
    if (found) snprintf(summary, size, "%s", text(statement, 0));
    sqlite3_reset(statement);
    return found;
}

bool sqlite_exists(struct store *store, const char *table)
{
    sqlite3_stmt *statement = query_text(store, READ_EXISTS, table);
    bool found = sqlite3_step(statement) == SQLITE_ROW;
    sqlite3_reset(statement);
    return found;
}

int sqlite_tables_of(struct store *store, const char *person, char (*tables)[STORE_TABLE_MAX],
                     int max)
{
    sqlite3_stmt *statement = query_text(store, READ_TABLES_OF, person);
    int count = 0;
    sqlite3_bind_int(statement, 2, max);
    while (count < max && sqlite3_step(statement) == SQLITE_ROW)
        snprintf(tables[count++], STORE_TABLE_MAX, "%s", text(statement, 0));
    sqlite3_reset(statement);
    return count;
}

struct search { const uint8_t *hash; struct store_guest *guest; bool found; };

static void match_guest(void *context, const struct record *record)
{
    struct search *search = context;
    if (record->type != RECORD_GUEST) return;
    if (memcmp(record_text(record, 0), search->hash, STORE_HASH_SIZE) != 0) return;
    record_guest(record, search->guest);
    search->found = true;
}

/* A guest that has just come may ask again before the disk knows it: the queue is newer. */
bool sqlite_guest_find(struct store *store, const uint8_t *hash, struct store_guest *guest)
{
    struct search search = { hash, guest, false };
    if (store_waiting(store))
        writer_each(((struct sqlite_store *)store)->writer, match_guest, &search);
    if (search.found) return true;
    sqlite3_stmt *statement = query(store, READ_GUEST);
    sqlite3_bind_blob(statement, 1, hash, STORE_HASH_SIZE, SQLITE_TRANSIENT);
    bool found = sqlite3_step(statement) == SQLITE_ROW;
    if (found) {
        memcpy(guest->hash, hash, STORE_HASH_SIZE);
        snprintf(guest->id, sizeof guest->id, "%s", text(statement, 0));
        snprintf(guest->name, sizeof guest->name, "%s", text(statement, 1));
        guest->at = sqlite3_column_int64(statement, 2);
    }
    sqlite3_reset(statement);
    return found;
}
