/* tables_load.c - from the store into memory: at the start, and whenever somebody asks.
 *
 * The start only learns which tables there are. Their logs are read afterwards, a piece in each
 * turn of the loop, so that everybody is served meanwhile; whoever opens a table has it read at
 * once. Tables at which nothing happens by itself rest (store_rest) and are not read at all until
 * somebody comes. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "server/table.h"

enum {
    PIECE = 500,                      /* entries read in one turn of the loop: about a ms */
    OPEN_LEFT_MS = 10 * 60 * 1000,    /* what an open table has at least after a start */
};

struct loader { struct tables *tables; struct table *table; bool refused, ended; uint32_t read; };

static void trouble(const struct table *table, const char *what)
{
    const struct tables_calls *calls = &table->tables->calls;
    if (calls->trouble) calls->trouble(calls->context, table->id, what);
}

/* The log is left as it is; clients are told why (table->refusal). */
static void refuse_log(struct loader *loader)
{
    struct table *table = loader->table;
    loader->refused = true;
    table->state = TABLE_REFUSED;
    table->clock = (struct clock){ 0 };
    if (!table->game) table->seat_count = 0;
    if (!table->begin) table->game = NULL;
    loader->tables->counts.refused_logs++;
}

static bool load_entry(void *context, const struct store_entry *entry)
{
    struct loader *loader = context;
    loader->read++;
    loader->ended = loader->ended || entry->kind == STORE_END;
    if (!loader->table) loader->table = tables_add(loader->tables, entry->table);
    if (loader->refused) {
        loader->table->seq = entry->seq;
    } else if (!table_take(loader->table, entry)) {
        refuse_log(loader);
        trouble(loader->table, strcmp(loader->table->refusal, "rules") == 0
                                   ? "rules that this program does not play"
                                   : "an entry that the rules refuse");
    }
    return true;
}

/* A match of rules that this program no longer plays cannot go on here. Where no older program
 * plays it, it is ended, with the reason in its log, and kept. */
static void close_old(struct table *table)
{
    struct tables *tables = table->tables;
    if (tables->calls.older && tables->calls.older(tables->calls.context, table->id)) return;
    struct store_entry entry = { .table = table->id, .seq = ++table->seq, .kind = STORE_END,
                                 .at = tables->time, .seat = -1, .text = "rules" };
    store_append(tables->store, &entry);
    table_finish(table);
    tables->counts.closed_rules++;
}

/* A table that has come back goes on from here: the time between did not pass for it. Only a
 * table that nobody starts grows old while no server runs, else it would stay for ever. */
static void resume(struct table *table)
{
    struct tables *tables = table->tables;
    if (table->state == TABLE_REFUSED) {
        table_plan(table);
        return;
    }
    table->clock.at = tables->now;
    for (int i = 0; i < table->seat_count; i++) table->seats[i].gone_at = tables->now;
    if (table->state != TABLE_OVER) tables->live_count++;
    if (table->state == TABLE_OPEN && tables->time > table->changed) {
        int64_t most = tables->settings.abandon_ms - OPEN_LEFT_MS;
        int64_t age = tables->time - table->changed;
        if (most > 0) table->idle_since = tables->now - (age < most ? age : most);
    }
    table_advance(table);
}

/* The log as it is; NULL: there is none, or the store does not answer for the moment. */
static struct table *read_log(struct loader *loader, const char *id)
{
    struct tables *tables = loader->tables;
    tables->place = TABLES_NOWHERE;
    if (store_read(tables->store, id, load_entry, loader)) return loader->table;
    if (store_unreachable(tables->store)) {
        tables->place = TABLES_LATER;
        if (loader->table) tables_drop(loader->table);
        return NULL;
    }
    if (!loader->table) loader->table = tables_add(tables, id);
    loader->table->refusal = "log";
    if (!loader->refused) refuse_log(loader);
    trouble(loader->table, store_fault(tables->store));
    return loader->table;
}

struct table *tables_read_only(struct tables *tables, const char *id)
{
    struct loader loader = { .tables = tables };
    return read_log(&loader, id);
}

/* Reads the log of a table that is ours now; the table is NULL if there is none. */
static struct table *load(struct tables *tables, const char *id, uint32_t *read)
{
    struct loader loader = { .tables = tables };
    if (!tables_claim(tables, id)) return NULL;
    struct table *table = read_log(&loader, id);
    *read += loader.read;
    if (!table) return NULL;
    if (loader.refused && !loader.ended && strcmp(table->refusal, "rules") == 0) {
        if (store_shared(tables->store)) {
            tables_refuse_foreign(table);
            return NULL;
        }
        close_old(table);
    }
    resume(table);
    return table;
}

struct table *tables_fetch(struct tables *tables, const char *id)
{
    uint32_t read = 0;
    tables->place = TABLES_NOWHERE;
    if (tables_is_pruned(tables, id) || !tables_valid_id(id)) return NULL;
    struct table *table = tables_find(tables, id);
    return table ? table : load(tables, id, &read);
}

void tables_note(void *context, const char *id)
{
    struct tables *tables = context;
    if (strlen(id) >= STORE_TABLE_MAX) return;
    if (tables->unread_count == tables->unread_room) {
        tables->unread_room = tables->unread_room ? tables->unread_room * 2 : 256;
        tables->unread = realloc(tables->unread, tables->unread_room * sizeof *tables->unread);
        LF_ASSERT(tables->unread);
    }
    strcpy(tables->unread[tables->unread_count++], id);
    tables->live_count++;             /* as long as nobody knows better */
}

bool tables_load(struct tables *tables)
{
    tables_now(tables);
    /* Where nodes share the store, those that are nobody's come by tables_adopt(). */
    return store_shared(tables->store) || store_open_tables(tables->store, tables_note, tables);
}

void tables_read_on(struct tables *tables)
{
    for (uint32_t read = 0; tables->unread_next < tables->unread_count && read < PIECE;) {
        const char *id = tables->unread[tables->unread_next++];
        tables->live_count--;
        read++;
        if (!tables_find(tables, id)) load(tables, id, &read);
    }
    if (tables->unread_next < tables->unread_count || !tables->unread) return;
    free(tables->unread);
    tables->unread = NULL;
    tables->unread_count = tables->unread_next = tables->unread_room = 0;
}

/* ---- A full disk ---- */

/* Nobody can act while nothing can be kept, so nobody's time runs: clocks stand still until there
 * is room again. True: it is so now. */
bool tables_wait_for_room(struct tables *tables)
{
    bool stuck = store_stuck(tables->store);
    if (stuck == tables->stuck) return stuck;
    tables->stuck = stuck;
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = tables->bucket[i]; table; table = table->next) {
            for (struct client *client = table->clients; stuck && client; client = client->next)
                message_no_room(client);
            if (!table->clock.running) continue;
            if (stuck) {
                clock_settle(&table->clock, tables->now);
            } else {
                table->clock.at = tables->now;
                message_clock_all(table);
                table_plan(table);
            }
        }
    return stuck;
}
