/* sqlite_read.c - reading the store on disk, on the caller's own connection. */
#include <stdio.h>
#include <string.h>

#include "store/chain.h"
#include "store/sqlite.h"

enum {
    READ_TABLE, READ_END, READ_OPEN, READ_SUMMARY, READ_EXISTS, READ_TABLES_OF, READ_GUEST,
    READ_PRUNABLE, READ_GUESTS, READ_NOTES, READ_COUNT,
};
const int READ_SQL_COUNT = READ_COUNT;
const char *const READ_SQL[READ_COUNT] = {
    [READ_TABLE] = "SELECT tab, seq, kind, at, seat, key, text, clock, chain FROM entry"
                   " WHERE tab = ? ORDER BY seq",
    [READ_END] = "SELECT seq FROM finished WHERE tab = ?",
    [READ_OPEN] = "SELECT tab FROM live WHERE mode < 2 ORDER BY mode, tab",
    [READ_SUMMARY] = "SELECT summary FROM finished WHERE tab = ?",
    [READ_EXISTS] = "SELECT 1 FROM entry WHERE tab = ? LIMIT 1",
    [READ_TABLES_OF] = "SELECT tab FROM player WHERE person = ? AND EXISTS"
                       " (SELECT 1 FROM entry WHERE entry.tab = player.tab AND seq = 1)"
                       " ORDER BY at DESC, tab LIMIT ?",
    [READ_PRUNABLE] = "SELECT tab FROM ended WHERE kind = ? AND at < ? ORDER BY at LIMIT ?",
    [READ_GUESTS] = "SELECT hash, id, name, at FROM guest",
    [READ_NOTES] = "SELECT key, at, text FROM note WHERE kind = ? AND key >= ? ORDER BY key",
    [READ_GUEST] = "SELECT id, name, at FROM guest WHERE hash = ?",
};
_Static_assert((int)LIVE_RESTING == 2, "as READ_OPEN has it");
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

/* Reading failed: counted, and explained by store_fault(). */
static bool fault(struct store *store, uint32_t seq, const char *why)
{
    struct sqlite_store *sqlite = (struct sqlite_store *)store;
    atomic_fetch_add(&sqlite->read_faults, 1);
    if (seq) snprintf(store->fault, sizeof store->fault, "entry %u: %.200s", seq, why);
    else snprintf(store->fault, sizeof store->fault, "%.200s", why);
    return false;
}

/* After the last row of a query: false if it ended for another reason. */
static bool ended(struct store *store, sqlite3_stmt *statement, int result, uint32_t seq)
{
    sqlite3_reset(statement);
    if (result == SQLITE_DONE || result == SQLITE_ROW) return true;
    return fault(store, seq, sqlite3_errmsg(((struct sqlite_store *)store)->read.db));
}

void sqlite_entry(sqlite3_stmt *statement, struct store_entry *entry)
{
    *entry = (struct store_entry){
        .table = text(statement, 0),
        .seq = (uint32_t)sqlite3_column_int64(statement, 1),
        .kind = (enum store_kind)sqlite3_column_int(statement, 2),
        .at = sqlite3_column_int64(statement, 3),
        .seat = sqlite3_column_int(statement, 4),
        .key = text(statement, 5),
        .text = text(statement, 6),
        .clock = text(statement, 7),
    };
}

/* A log that is over must be as long as it was when it was finished; later words may follow. */
static bool check_end(struct store *store, const char *table, uint32_t seq)
{
    sqlite3_stmt *statement = query_text(store, READ_END, table);
    int result = sqlite3_step(statement);
    uint32_t end = result == SQLITE_ROW ? (uint32_t)sqlite3_column_int64(statement, 0) : 0;
    if (!ended(store, statement, result, 0)) return false;
    return seq >= end || fault(store, seq + 1, "the end of the log is missing");
}

bool sqlite_read(struct store *store, const char *table, store_each each, void *context)
{
    sqlite3_stmt *statement = query_text(store, READ_TABLE, table);
    struct chain_reading reading = { 0 };
    int result;
    while ((result = sqlite3_step(statement)) == SQLITE_ROW) {
        struct store_entry entry;
        sqlite_entry(statement, &entry);
        uint64_t chain = (uint64_t)sqlite3_column_int64(statement, 8);
        bool has = sqlite3_column_type(statement, 8) != SQLITE_NULL;
        enum chain_fault wrong = chain_read(&reading, &entry, has ? &chain : NULL);
        if (wrong != CHAIN_SOUND) {
            sqlite3_reset(statement);
            return fault(store, reading.seq + 1, chain_fault_text(wrong));
        }
        if (!each(context, &entry)) break;
    }
    bool whole = result == SQLITE_DONE;
    if (!ended(store, statement, result, reading.seq + 1)) return false;
    return !whole || check_end(store, table, reading.seq);
}

bool sqlite_open_tables(struct store *store, store_each_table each, void *context)
{
    sqlite3_stmt *statement = query(store, READ_OPEN);
    int result;
    while ((result = sqlite3_step(statement)) == SQLITE_ROW) each(context, text(statement, 0));
    return ended(store, statement, result, 0);
}

bool sqlite_summary(struct store *store, const char *table, char *summary, size_t size)
{
    sqlite3_stmt *statement = query_text(store, READ_SUMMARY, table);
    int result = sqlite3_step(statement);
    if (result == SQLITE_ROW) snprintf(summary, size, "%s", text(statement, 0));
    ended(store, statement, result, 0);
    return result == SQLITE_ROW;
}

bool sqlite_exists(struct store *store, const char *table)
{
    sqlite3_stmt *statement = query_text(store, READ_EXISTS, table);
    int result = sqlite3_step(statement);
    /* What cannot be read is there, so that nobody writes over it. */
    return !ended(store, statement, result, 0) || result == SQLITE_ROW;
}

int sqlite_tables_of(struct store *store, const char *person, char (*tables)[STORE_TABLE_MAX],
                     int max)
{
    sqlite3_stmt *statement = query_text(store, READ_TABLES_OF, person);
    int count = 0, result = SQLITE_DONE;
    sqlite3_bind_int(statement, 2, max);
    while (count < max && (result = sqlite3_step(statement)) == SQLITE_ROW)
        snprintf(tables[count++], STORE_TABLE_MAX, "%s", text(statement, 0));
    ended(store, statement, result, 0);
    return count;
}

int sqlite_prunable(struct store *store, enum store_end end, int64_t before,
                    char (*tables)[STORE_TABLE_MAX], int max)
{
    sqlite3_stmt *statement = query(store, READ_PRUNABLE);
    int count = 0, result = SQLITE_DONE;
    sqlite3_bind_int(statement, 1, (int)end);
    sqlite3_bind_int64(statement, 2, before);
    sqlite3_bind_int(statement, 3, max);
    while (count < max && (result = sqlite3_step(statement)) == SQLITE_ROW)
        snprintf(tables[count++], STORE_TABLE_MAX, "%s", text(statement, 0));
    ended(store, statement, result, 0);
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
    int result = sqlite3_step(statement);
    bool found = result == SQLITE_ROW;
    if (found) {
        memcpy(guest->hash, hash, STORE_HASH_SIZE);
        snprintf(guest->id, sizeof guest->id, "%s", text(statement, 0));
        snprintf(guest->name, sizeof guest->name, "%s", text(statement, 1));
        guest->at = sqlite3_column_int64(statement, 2);
    }
    ended(store, statement, result, 0);
    return found;
}

bool sqlite_guests(struct store *store, store_each_guest each, void *context)
{
    sqlite3_stmt *statement = query(store, READ_GUESTS);
    int result;
    while ((result = sqlite3_step(statement)) == SQLITE_ROW) {
        struct store_guest guest = { .at = sqlite3_column_int64(statement, 3) };
        const void *hash = sqlite3_column_blob(statement, 0);
        if (!hash || sqlite3_column_bytes(statement, 0) != STORE_HASH_SIZE) continue;
        memcpy(guest.hash, hash, STORE_HASH_SIZE);
        snprintf(guest.id, sizeof guest.id, "%s", text(statement, 1));
        snprintf(guest.name, sizeof guest.name, "%s", text(statement, 2));
        if (!each(context, &guest)) break;
    }
    return ended(store, statement, result, 0);
}

bool sqlite_notes(struct store *store, enum store_note kind, const char *from,
                  store_each_note each, void *context)
{
    sqlite3_stmt *statement = query(store, READ_NOTES);
    int result;
    sqlite3_bind_int(statement, 1, (int)kind);
    sqlite3_bind_text(statement, 2, from, -1, SQLITE_TRANSIENT);
    while ((result = sqlite3_step(statement)) == SQLITE_ROW)
        if (!each(context, text(statement, 0), sqlite3_column_int64(statement, 1),
                  text(statement, 2)))
            break;
    return ended(store, statement, result, 0);
}
