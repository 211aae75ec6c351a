/* tables_shared.c - tables of a store that several nodes share: claimed when somebody comes or
 * when nobody runs them, lost one by one, given up together, looked at where they are another's.
 *
 * A table is in memory where its node owns it, and nowhere else. What is said of it was made
 * durable under its claim; when a claim is lost the table leaves memory with all that was held
 * back, and its clients are told where to go (`moved`). They come back with what they have, and
 * repeat what was not confirmed: the log knows which of it happened. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/json.h"
#include "server/table.h"

enum { ADOPTED = 64, UNREAD_MAX = 4096 };

static void tell_moved(struct client *client, const char *id, const char *address)
{
    char text[64 + STORE_TABLE_MAX + 2 * STORE_ADDRESS_MAX];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "t", "moved");
    lf_json_text(&out, "table", id);
    lf_json_text(&out, "to", address[0] ? address : NULL);
    lf_json_object_end(&out);
    lf_out_end(&out);
    message_text_now(client, text);
}

void tables_moved(struct client *client, const char *id)
{
    tell_moved(client, id, client->tables->moved_to);
}

/* Whoever waits for the answer that the table was made is told that it was not. */
static void forget_birth(struct tables *tables, const char *id)
{
    for (struct birth **at = &tables->births, *birth; (birth = *at);) {
        if (strcmp(birth->table, id) != 0) {
            at = &birth->next;
            continue;
        }
        *at = birth->next;
        tables->calls.created(tables->calls.context, birth->request, NULL);
        free(birth);
    }
    tables->births_end = &tables->births;
    while (*tables->births_end) tables->births_end = &(*tables->births_end)->next;
}

/* Out of memory, with all that was held back. A table whose bot still thinks waits for it where
 * nobody finds it. */
static void lose(struct table *table)
{
    struct tables *tables = table->tables;
    char id[STORE_TABLE_MAX];
    memcpy(id, table->id, sizeof id);
    message_forget(table);
    while (table->clients) {
        struct client *client = table->clients;
        tables_forget_client(client);
        tell_moved(client, id, "");
    }
    forget_birth(tables, id);
    if (table->state != TABLE_OVER && table->state != TABLE_REFUSED) tables->live_count--;
    tables_take_out(table);
    if (table->thinking) {
        table->gone = true;
        return;
    }
    table_free(table);
}

void tables_settle(struct tables *tables)
{
    char id[STORE_TABLE_MAX];
    /* In this order: what is lost of all that these tickets promise is known by then. */
    uint64_t durable = store_durable(tables->store);
    while (store_lost(tables->store, id)) {
        struct table *table = tables_find(tables, id);
        if (!table) continue;
        tables->counts.lost++;
        lose(table);
    }
    tables->durable = durable;
}

/* Where nodes share the store, a ticket that is durable may be of a table that was lost. */
uint64_t tables_durable(const struct tables *tables)
{
    return store_shared(tables->store) ? tables->durable : store_durable(tables->store);
}

/* Once for every table in memory, which each() may take out. */
static void for_all(struct tables *tables, void (*each)(struct table *table))
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = tables->bucket[i], *next; table; table = next) {
            next = table->next;
            each(table);
        }
}

void tables_silence(struct tables *tables)
{
    tables_now(tables);
    for_all(tables, lose);
    tables->unread_next = tables->unread_count;
}

static void hand_over(struct table *table)
{
    store_release(table->tables->store, table->id);
    lose(table);
}

void tables_hand_over(struct tables *tables)
{
    tables_now(tables);
    tables_settle(tables);
    for_all(tables, hand_over);
    tables->unread_next = tables->unread_count;
    tables->leaving = true;             /* and takes none back that is nobody's now */
}

/* ---- Claiming ---- */

bool tables_claim(struct tables *tables, const char *id)
{
    tables->moved_to[0] = 0;
    tables->place = TABLES_LATER;
    if (tables->leaving || tables->mute) return false;
    switch (store_claim(tables->store, id, tables->moved_to)) {
    case STORE_CLAIMED: return true;
    case STORE_NO_TABLE: tables->place = TABLES_NOWHERE; break;
    case STORE_ELSEWHERE: tables->place = TABLES_ELSEWHERE; break;
    case STORE_LATER: tables->place = TABLES_LATER; break;
    }
    return false;
}

/* Rules that this program does not play are played by a node of another version: the table is
 * given up, and this node does not ask for it again. */
void tables_refuse_foreign(struct table *table)
{
    struct tables *tables = table->tables;
    char *slot = tables->foreign[tables->foreign_next++ % FOREIGN_MAX];
    memcpy(slot, table->id, sizeof table->id);
    tables->place = TABLES_LATER;
    tables->moved_to[0] = 0;
    store_release(tables->store, table->id);
    tables_take_out(table);
    table_free(table);
}

static bool is_foreign(const struct tables *tables, const char *id)
{
    for (int i = 0; i < FOREIGN_MAX; i++)
        if (strcmp(tables->foreign[i], id) == 0) return true;
    return false;
}

void tables_adopt(struct tables *tables)
{
    char ids[ADOPTED][STORE_TABLE_MAX];
    if (tables->leaving) return;
    if (tables->unread_count - tables->unread_next > UNREAD_MAX) return;
    int count = store_orphans(tables->store, ids, ADOPTED);
    for (int i = 0; i < count; i++)
        if (!tables_find(tables, ids[i]) && !is_foreign(tables, ids[i]))
            tables_note(tables, ids[i]);
}

/* ---- The list of tables ---- */

static uint64_t hash_of(const char *text)
{
    uint64_t hash = 1;
    for (; *text; text++) hash = lf_mix(hash + (unsigned char)*text);
    return hash;
}

static void list_out(struct table *table)
{
    struct tables *tables = table->tables;
    if (!table->listed || table->state == TABLE_OVER || table->state == TABLE_REFUSED) return;
    struct lf_out out = lf_out_start(tables->scratch, SCRATCH_SIZE);
    message_summary(table, &out);
    LF_ASSERT(lf_out_end(&out) < SCRATCH_SIZE);
    uint64_t hash = hash_of(out.text);
    if (hash == table->shown) return;
    table->shown = hash;
    store_list(tables->store, table->id, table->created, out.text);
}

void tables_share(struct tables *tables)
{
    if (!store_shared(tables->store) || store_stuck(tables->store)) return;
    if (tables->shared_changes == tables->changes) return;
    tables->shared_changes = tables->changes;
    for_all(tables, list_out);
}

/* ---- Looking at tables of others ---- */

struct table *tables_look(struct tables *tables, const char *id)
{
    if (!store_shared(tables->store)) return tables_fetch(tables, id);
    struct table *table = tables_find(tables, id);
    if (table || tables_is_pruned(tables, id) || !tables_valid_id(id)) return table;
    if (tables->visited) table_free(tables->visited);
    tables->visited = tables_read_only(tables, id);
    if (tables->visited) tables_take_out(tables->visited);
    return tables->visited;
}
