/* sqlite_prune.c - forgetting whole matches, and giving their room back; on the writer's thread.
 *
 * A match is forgotten inside the transaction of a batch, so it costs no sync of its own and there
 * is no half of it. What the disk has damaged is left as it is and not tried again: a page that
 * cannot be read must not end the server. */
#include <stdio.h>
#include <string.h>

#include "store/sqlite.h"

enum {
    PRUNE_LOOK, PRUNE_ENTRIES, PRUNE_FINISHED, PRUNE_PEOPLE, PRUNE_PLAYER, PRUNE_ENDED,
    PRUNE_LEAVE, PRUNE_VACUUM, PRUNE_COUNT,
};
static const char *const PRUNE_SQL[PRUNE_COUNT] = {
    [PRUNE_LOOK] = "SELECT count(*), sum(length(text)) FROM entry WHERE tab = ?",
    [PRUNE_ENTRIES] = "DELETE FROM entry WHERE tab = ?",
    [PRUNE_FINISHED] = "DELETE FROM finished WHERE tab = ?",
    [PRUNE_PEOPLE] = "SELECT people FROM ended WHERE tab = ?",
    [PRUNE_PLAYER] = "DELETE FROM player WHERE person = ? AND tab = ?",
    [PRUNE_ENDED] = "DELETE FROM ended WHERE tab = ?",
    [PRUNE_LEAVE] = "UPDATE ended SET kind = 9 WHERE tab = ?",
    [PRUNE_VACUUM] = "PRAGMA incremental_vacuum(256)",
};
_Static_assert((int)PRUNE_COUNT <= (int)STATEMENTS_MAX, "room for every statement");
_Static_assert((int)STORE_END_KINDS <= 9, "9 is what is left alone");

static sqlite3_stmt *statement_for(struct sqlite_store *store, int which, const char *table)
{
    sqlite3_stmt *statement = store->prune.statement[which];
    if (table) sqlite3_bind_text(statement, 1, table, -1, SQLITE_STATIC);
    return statement;
}

/* Runs to the end; false: it failed. */
static bool run(struct sqlite_store *store, int which, const char *table)
{
    sqlite3_stmt *statement = statement_for(store, which, table);
    int result;
    while ((result = sqlite3_step(statement)) == SQLITE_ROW) continue;
    sqlite3_reset(statement);
    return result == SQLITE_DONE;
}

/* Ids of people, one a line. */
static bool forget_players(struct sqlite_store *store, const char *table)
{
    char people[STORE_PEOPLE_MAX] = "";
    sqlite3_stmt *statement = statement_for(store, PRUNE_PEOPLE, table);
    bool good = true;
    if (sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_text(statement, 0))
        strncpy(people, (const char *)sqlite3_column_text(statement, 0), sizeof people - 1);
    sqlite3_reset(statement);
    statement = store->prune.statement[PRUNE_PLAYER];
    for (char *at = people, *end; good && *at; at = end + 1) {
        end = at + strcspn(at, "\n");
        bool last = !*end;
        sqlite3_bind_text(statement, 1, at, (int)(end - at), SQLITE_TRANSIENT);
        sqlite3_bind_text(statement, 2, table, -1, SQLITE_STATIC);
        good = sqlite3_step(statement) == SQLITE_DONE;
        sqlite3_reset(statement);
        if (last) break;
    }
    return good;
}

/* Before the transaction, in which SQLite writes nothing more once it has met damage. */
void sqlite_prune_look(struct sqlite_store *store, const char *table)
{
    if (store->prune_rests || run(store, PRUNE_LOOK, table)) return;
    store->keeps_room = true;
    if (store->damaged_count == PRUNE_DAMAGED_MAX) store->prune_rests = true;
    else snprintf(store->damaged[store->damaged_count++], STORE_TABLE_MAX, "%s", table);
}

static bool is_damaged(const struct sqlite_store *store, const char *table)
{
    for (int i = 0; i < store->damaged_count; i++)
        if (strcmp(store->damaged[i], table) == 0) return true;
    return false;
}

bool sqlite_prune(struct sqlite_store *store, const char *table)
{
    if (store->prune_rests) return true;
    if (is_damaged(store, table)) return run(store, PRUNE_LEAVE, table);
    store->pruned = true;
    return run(store, PRUNE_ENTRIES, table) && run(store, PRUNE_FINISHED, table) &&
           forget_players(store, table) && run(store, PRUNE_ENDED, table);
}

/* Some of the room goes back to the disk with each batch that has forgotten something; files made
 * before there was pruning keep theirs and use it again. Moving pages about is nothing for a file
 * with damage. */
bool sqlite_give_back(struct sqlite_store *store)
{
    return !store->pruned || store->keeps_room || run(store, PRUNE_VACUUM, NULL);
}

/* A batch has failed: whether that was damage that pruning met. Then it rests, until the server is
 * started again, and the batch can be written without it. */
bool sqlite_prune_failed(struct sqlite_store *store)
{
    if (!store->pruned || (sqlite3_errcode(store->write.db) & 0xFF) != SQLITE_CORRUPT) return false;
    store->prune_rests = true;
    return true;
}

bool sqlite_prune_open(struct sqlite_store *store)
{
    store->prune.db = store->write.db;
    for (int i = 0; i < PRUNE_COUNT; i++)
        if (sqlite3_prepare_v3(store->write.db, PRUNE_SQL[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &store->prune.statement[i], NULL) != SQLITE_OK) return false;
    return true;
}

void sqlite_prune_close(struct sqlite_store *store)
{
    for (int i = 0; i < PRUNE_COUNT; i++) sqlite3_finalize(store->prune.statement[i]);
}
