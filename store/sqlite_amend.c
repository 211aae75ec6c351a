/* sqlite_amend.c - words that are forgotten in a log that stays, and notes; on the writer's thread.
 *
 * A log whose entry was changed is chained anew from there on, in the same transaction: it is as
 * sound as before, and there is no moment at which it is not. Whoever amends has read the log, so
 * that damage is not chained over. */
#include <stdio.h>
#include <string.h>

#include "store/chain.h"
#include "store/sqlite.h"

enum {
    AMEND_ENTRY, AMEND_READ, AMEND_CHAIN, AMEND_FINISHED, AMEND_PLAYER, AMEND_GUESTS, AMEND_NOTE,
    AMEND_NOTE_DROP, AMEND_COUNT,
};
static const char *const AMEND_SQL[AMEND_COUNT] = {
    [AMEND_ENTRY] = "UPDATE entry SET key = ?, text = ? WHERE tab = ? AND seq = ?",
    [AMEND_READ] = "SELECT tab, seq, kind, at, seat, key, text, clock, chain FROM entry"
                   " WHERE tab = ? AND seq = ?",
    [AMEND_CHAIN] = "UPDATE entry SET chain = ? WHERE tab = ? AND seq = ?",
    [AMEND_FINISHED] = "UPDATE finished SET chain = (SELECT entry.chain FROM entry WHERE"
                       " entry.tab = finished.tab AND entry.seq = finished.seq) WHERE tab = ?",
    [AMEND_PLAYER] = "DELETE FROM player WHERE person = ? AND tab = ?",
    [AMEND_GUESTS] = "DELETE FROM guest WHERE at < ?",
    [AMEND_NOTE] = "INSERT OR REPLACE INTO note(kind, key, at, text) VALUES(?, ?, ?, ?)",
    [AMEND_NOTE_DROP] = "DELETE FROM note WHERE kind = ? AND key = ?",
};
_Static_assert((int)AMEND_COUNT <= (int)STATEMENTS_MAX, "room for every statement");

static bool step(sqlite3_stmt *statement)
{
    int result = sqlite3_step(statement);
    sqlite3_reset(statement);
    return result == SQLITE_DONE;
}

static void bind(sqlite3_stmt *statement, int at, const char *text)
{
    if (text[0]) sqlite3_bind_text(statement, at, text, -1, SQLITE_TRANSIENT);
    else sqlite3_bind_null(statement, at);
}

bool sqlite_amend(struct sqlite_store *store, const struct record *record)
{
    const char *table = record_text(record, 0);
    sqlite3_stmt *statement = store->amend.statement[AMEND_ENTRY];
    if (strcmp(store->amended, table) != 0 && !sqlite_amend_end(store)) return false;
    if (!store->amended_from || record->seq < store->amended_from)
        store->amended_from = record->seq;
    snprintf(store->amended, sizeof store->amended, "%s", table);
    bind(statement, 1, record_text(record, 1));
    bind(statement, 2, record_text(record, 2));
    bind(statement, 3, table);
    sqlite3_bind_int64(statement, 4, record->seq);
    return step(statement);
}

/* Reads an entry's number, and makes it anew from the one before it; false: there is none. Those
 * from before there were chains go on without. */
static bool chain_again(struct sqlite_store *store, uint32_t seq, bool anew, uint64_t *chain,
                        bool *good)
{
    sqlite3_stmt *read = store->amend.statement[AMEND_READ];
    sqlite3_stmt *write = store->amend.statement[AMEND_CHAIN];
    struct store_entry entry;
    bind(read, 1, store->amended);
    sqlite3_bind_int64(read, 2, seq);
    int result = sqlite3_step(read);
    bool found = result == SQLITE_ROW;
    *good = found || result == SQLITE_DONE;
    if (found && sqlite3_column_type(read, 8) == SQLITE_NULL) {
        *chain = 0;
    } else if (found && !anew) {
        *chain = (uint64_t)sqlite3_column_int64(read, 8);
    } else if (found) {
        sqlite_entry(read, &entry);
        *chain = chain_next(*chain, &entry);
        sqlite3_bind_int64(write, 1, (int64_t)*chain);
        bind(write, 2, store->amended);
        sqlite3_bind_int64(write, 3, seq);
        *good = step(write);
    }
    sqlite3_reset(read);
    return found && *good;
}

bool sqlite_amend_end(struct sqlite_store *store)
{
    uint64_t chain = 0;
    uint32_t from = store->amended_from;
    bool good = true;
    if (!from) return true;
    store->amended_from = 0;
    for (int i = 0; i < HEADS; i++)
        if (strcmp(store->heads[i].table, store->amended) == 0) store->heads[i].table[0] = 0;
    if (from > 1) chain_again(store, from - 1, false, &chain, &good);
    while (good && chain_again(store, from, true, &chain, &good)) from++;
    sqlite3_stmt *finished = store->amend.statement[AMEND_FINISHED];
    bind(finished, 1, store->amended);
    return good && step(finished);
}

bool sqlite_drop_player(struct sqlite_store *store, const struct record *record)
{
    sqlite3_stmt *statement = store->amend.statement[AMEND_PLAYER];
    bind(statement, 1, record_text(record, 0));
    bind(statement, 2, record_text(record, 1));
    return step(statement);
}

bool sqlite_drop_guests(struct sqlite_store *store, const struct record *record)
{
    sqlite3_stmt *statement = store->amend.statement[AMEND_GUESTS];
    sqlite3_bind_int64(statement, 1, record->at);
    return step(statement);
}

bool sqlite_note(struct sqlite_store *store, const struct record *record)
{
    bool goes = record->kind < 0;
    sqlite3_stmt *statement = store->amend.statement[goes ? AMEND_NOTE_DROP : AMEND_NOTE];
    sqlite3_bind_int(statement, 1, goes ? -record->kind : record->kind);
    bind(statement, 2, record_text(record, 0));
    if (!goes) {
        sqlite3_bind_int64(statement, 3, record->at);
        sqlite3_bind_text(statement, 4, record_text(record, 1), (int)record->length[1],
                          SQLITE_TRANSIENT);
    }
    return step(statement);
}

bool sqlite_amend_open(struct sqlite_store *store)
{
    store->amend.db = store->write.db;
    for (int i = 0; i < AMEND_COUNT; i++)
        if (sqlite3_prepare_v3(store->write.db, AMEND_SQL[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &store->amend.statement[i], NULL) != SQLITE_OK) return false;
    return true;
}

void sqlite_amend_close(struct sqlite_store *store)
{
    for (int i = 0; i < AMEND_COUNT; i++) sqlite3_finalize(store->amend.statement[i]);
}
