/* tables.c - all tables of a server: finding, scheduling, loading, and who is connected. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "server/hold.h"
#include "server/outside.h"
#include "server/sight.h"

static const char ALPHABET[] = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
enum {
    LETTERS = sizeof ALPHABET - 1,
    SHORT_LENGTH = 6,                 /* of ids of listed tables, and of codes to type */
    ID_TRIES = 1000,                  /* for one that nobody has; few are taken but by fixed luck */
    LONG_LENGTH = 25,                 /* of ids of private tables: 123 bits, the first four
                                       * letters of which may be shown to others */
};

int64_t tables_now(struct tables *tables)
{
    tables->now = tables->calls.now(tables->calls.context);
    tables->time = tables->calls.time(tables->calls.context);
    return tables->now;
}

void tables_random(struct tables *tables, void *bytes, size_t count)
{
    if (tables->calls.random) tables->calls.random(tables->calls.context, bytes, count);
    else randombytes_buf(bytes, count);
}

/* ---- Finding ---- */

static struct table **place(struct tables *tables, const char *id)
{
    uint64_t hash = 0;
    for (const char *c = id; *c; c++) hash = lf_mix(hash + (unsigned char)*c);
    struct table **at = &tables->bucket[hash % BUCKETS];
    while (*at && strcmp((*at)->id, id) != 0) at = &(*at)->next;
    return at;
}

struct table *tables_find(struct tables *tables, const char *id)
{
    return *place(tables, id);
}

struct table *tables_add(struct tables *tables, const char *id)
{
    struct table **at = place(tables, id);
    LF_ASSERT(!*at && strlen(id) < STORE_TABLE_MAX);
    struct table *table = *at = calloc(1, sizeof *table);
    LF_ASSERT(table);
    table->tables = tables;
    table->heap_index = UINT32_MAX;
    table->idle_since = table->last_act_at = table->waits_since = tables->now;
    table->bot_at = INT64_MAX;
    snprintf(table->id, sizeof table->id, "%s", id);
    tables->table_count++;
    return table;
}

void tables_take_out(struct table *table)
{
    struct tables *tables = table->tables;
    tables->changes += table->listed;
    LF_ASSERT(!table->clients);
    tables_schedule(table, INT64_MAX);
    sight_drop(table);
    *place(tables, table->id) = table->next;
    tables->table_count--;
}

void tables_drop(struct table *table)
{
    LF_ASSERT(!table->thinking);
    tables_take_out(table);
    table_free(table);
}

bool tables_valid_id(const char *id)
{
    size_t length = strlen(id);
    return (length == SHORT_LENGTH || length == LONG_LENGTH) && strspn(id, ALPHABET) == length;
}

static void random_letters(struct tables *tables, char *out, int count)
{
    for (int i = 0; i < count;) {
        uint8_t byte;
        tables_random(tables, &byte, 1);
        if (byte < 256 / LETTERS * LETTERS) out[i++] = ALPHABET[byte % LETTERS];
    }
    out[count] = 0;
}

/* Where the store cannot be read every id counts as taken. */
bool tables_new_id(struct tables *tables, bool listed, char id[STORE_TABLE_MAX])
{
    for (int tries = 0; tries < ID_TRIES; tries++) {
        random_letters(tables, id, listed ? SHORT_LENGTH : LONG_LENGTH);
        if (!tables_find(tables, id) && !store_exists(tables->store, id)) return true;
    }
    return false;
}

/* A private table opens to whoever knows its long id. Those of older servers have a short one,
 * which can be guessed: they open only to their own people. */
bool table_opens_to(const struct table *table, const char *person)
{
    if (table->listed || strlen(table->id) == LONG_LENGTH) return true;
    if (!person || table->state == TABLE_REFUSED) return table->state == TABLE_REFUSED;
    for (int i = 0; i < table->seat_count; i++)
        if (table->seats[i].kind == SEAT_PERSON && strcmp(table->seats[i].person.id, person) == 0)
            return true;
    return strcmp(table->host, person) == 0;
}

/* ---- Codes to type ---- */

static bool code_taken(const struct tables *tables, const char *code, const struct table **found)
{
    bool taken = false;
    for (int i = 0; i < BUCKETS; i++)
        for (const struct table *table = tables->bucket[i]; table; table = table->next) {
            if (!table->code[0] || sodium_memcmp(table->code, code, SHORT_LENGTH) != 0) continue;
            taken = true;
            *found = table;
        }
    return taken;
}

/* Every table is looked at, so that the time tells nothing. */
bool tables_code_find(struct tables *tables, const char *code, char id[STORE_TABLE_MAX])
{
    const struct table *table = NULL;
    LF_ASSERT(strlen(code) == SHORT_LENGTH);
    if (!code_taken(tables, code, &table)) return store_code_find(tables->store, code, id);
    memcpy(id, table->id, sizeof table->id);
    return true;
}

/* A code works while the host keeps it open, until the start at the latest; each has its own
 * life: who opens it again gets another. */
void tables_code(const struct ask *ask, bool open)
{
    struct tables *tables = ask->client->tables;
    const struct table *other;
    struct table *table = table_of_host(ask);
    if (!table) return;
    if (table->listed) {
        message_refused(ask, TABLES_STATE, NULL, NULL, NULL);
        return;
    }
    if (!open) table->code[0] = 0;
    while (open && !table->code[0]) {
        char code[SHORT_LENGTH + 1];
        random_letters(tables, code, SHORT_LENGTH);
        if (!code_taken(tables, code, &other)) memcpy(table->code, code, sizeof code);
    }
    if (store_shared(tables->store))
        table->ticket = store_code(tables->store, table->id, table->code[0] ? table->code : NULL);
    message_seats_all(table);
    message_answer(ask);
}

/* ---- Deadlines: a heap with the earliest on top ---- */

static void heap_set(struct tables *tables, uint32_t at, struct table *table)
{
    tables->heap[at] = table;
    table->heap_index = at;
}

static void heap_up(struct tables *tables, uint32_t at)
{
    struct table *table = tables->heap[at];
    for (; at && tables->heap[(at - 1) / 2]->due > table->due; at = (at - 1) / 2)
        heap_set(tables, at, tables->heap[(at - 1) / 2]);
    heap_set(tables, at, table);
}

static void heap_down(struct tables *tables, uint32_t at)
{
    struct table *table = tables->heap[at];
    for (uint32_t child; (child = 2 * at + 1) < tables->heap_count; at = child) {
        if (child + 1 < tables->heap_count &&
            tables->heap[child + 1]->due < tables->heap[child]->due) child++;
        if (tables->heap[child]->due >= table->due) break;
        heap_set(tables, at, tables->heap[child]);
    }
    heap_set(tables, at, table);
}

static void heap_remove(struct tables *tables, struct table *table)
{
    uint32_t at = table->heap_index;
    table->heap_index = UINT32_MAX;
    struct table *last = tables->heap[--tables->heap_count];
    if (last == table) return;
    heap_set(tables, at, last);
    heap_up(tables, at);
    heap_down(tables, last->heap_index);
}

void tables_schedule(struct table *table, int64_t due)
{
    struct tables *tables = table->tables;
    bool planned = table->heap_index != UINT32_MAX;
    if (planned && table->due == due) return;
    if (planned) heap_remove(tables, table);
    table->due = due;
    if (due == INT64_MAX) return;
    if (tables->heap_count == tables->heap_room) {
        tables->heap_room = tables->heap_room ? tables->heap_room * 2 : 256;
        tables->heap = realloc(tables->heap, tables->heap_room * sizeof(struct table *));
        LF_ASSERT(tables->heap);
    }
    heap_set(tables, tables->heap_count++, table);
    heap_up(tables, tables->heap_count - 1);
}

int64_t tables_due(const struct tables *tables)
{
    if (tables->stuck) return INT64_MAX;                 /* the store wakes us */
    if (tables->unread_next < tables->unread_count) return tables->now;
    return tables->heap_count ? tables->heap[0]->due : INT64_MAX;
}

void tables_run(struct tables *tables)
{
    tables_now(tables);
    if (tables->mute) return;
    message_flush(tables);
    if (tables_wait_for_room(tables)) return;
    tables_adopt(tables);
    tables_read_on(tables);
    tables_take_choices(tables);
    /* As many as there are now: a table that is due again at once waits for the next round. */
    for (uint32_t left = tables->heap_count; left && tables_due(tables) <= tables->now; left--)
        table_tick(tables->heap[0]);
    message_flush(tables);
}

struct tables *tables_new(struct store *store, struct pool *pool, const struct tables_calls *calls,
                          const struct tables_settings *settings)
{
    struct tables *tables = calloc(1, sizeof *tables);
    LF_ASSERT(tables && sodium_init() >= 0);
    tables->store = store;
    tables->pool = pool;
    tables->calls = *calls;
    if (settings) tables->settings = *settings;
    else tables->settings.bot_delay_ms = -1;
    struct tables_settings *set = &tables->settings;
    if (!set->tables_max) set->tables_max = 20000;
    if (!set->watchers_max) set->watchers_max = 100;
    if (set->bot_delay_ms < 0) set->bot_delay_ms = 600;
    if (!set->absent_ms) set->absent_ms = 60 * 1000;
    if (!set->words_ms) set->words_ms = 10 * 1000;
    if (!set->forget_ms) set->forget_ms = 10 * 60 * 1000;
    if (!set->abandon_ms) set->abandon_ms = 24 * 60 * 60 * 1000;
    tables->births_end = &tables->births;
    return tables;
}

/* Jobs of bots point at tables, so the pool must be empty of ours first. */
static void wait_for_bots(struct tables *tables)
{
    while (tables->thinking) {
        struct pool_job *job = pool_take(tables->pool);
        if (!job) continue;
        struct table *table = job->owner;
        tables->thinking--;
        table->thinking = false;
        table_drop_choice(table);
        if (table->gone) table_free(table);
    }
}

void tables_free(struct tables *tables)
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = tables->bucket[i]; table; table = table->next) {
            table_leave_outside(table);
            if (table->thinking) pool_hurry(table->job);
        }
    wait_for_bots(tables);
    outside_wait();
    for (int i = 0; i < BUCKETS; i++)
        while (tables->bucket[i]) {
            while (tables->bucket[i]->clients) tables_disconnect(tables->bucket[i]->clients);
            tables_drop(tables->bucket[i]);
        }
    for (struct birth *birth = tables->births, *next; birth; birth = next) {
        next = birth->next;
        free(birth);
    }
    if (tables->visited) table_free(tables->visited);
    hold_sweep(tables);
    free(tables->open);
    free(tables->heap);
    free(tables->unread);
    free(tables);
}

/* ---- Clients ---- */

struct client *tables_connect(struct tables *tables, void *socket, const struct person *person)
{
    struct client *client = calloc(1, sizeof *client);
    LF_ASSERT(client);
    client->tables = tables;
    client->socket = socket;
    client->known = person != NULL;
    if (person) client->person = *person;
    tables->counts.clients++;
    return client;
}

void tables_differ(struct client *client)
{
    LF_ASSERT(!client->table);
    client->differs = true;
}

void tables_forget_client(struct client *client)
{
    struct table *table = client->table;
    struct client **at = &table->clients;
    while (*at != client) at = &(*at)->next;
    *at = client->next;
    client->table = NULL;
    client->next = NULL;
    table->client_count--;
    table->tables->counts.watching--;
}

static void leave(struct client *client)
{
    struct table *table = client->table;
    if (!table) return;
    int seat = table_seat_of(table, client);
    tables_forget_client(client);
    if (!table->clients) table->idle_since = table->tables->now;
    if (seat >= 0 && --table->seats[seat].here == 0) {
        table->seats[seat].gone_at = table->tables->now;
        message_seats_all(table);
    }
    table_plan(table);
}

void tables_disconnect(struct client *client)
{
    tables_now(client->tables);
    message_drop(client);
    leave(client);
    client->tables->counts.clients--;
    free(client);
}

void tables_send_away(struct client *client, const char *reason)
{
    leave(client);
    message_gone(client, reason);
}

void tables_gone(struct tables *tables, const char *reason)
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = tables->bucket[i]; table; table = table->next)
            for (struct client *client = table->clients; client; client = client->next)
                message_gone(client, reason);
}

void tables_watch(const struct ask *ask, const char *id, int64_t have)
{
    struct client *client = ask->client;
    struct tables *tables = client->tables;
    tables_now(tables);
    struct table *table = tables_fetch(tables, id);
    if (!table && tables->place != TABLES_NOWHERE) {
        leave(client);
        tables_moved(client, id);
        return;
    }
    if (table && !table_opens_to(table, client->known ? client->person.id : NULL)) table = NULL;
    if (!table || table->state == TABLE_REFUSED) {
        message_gone(client, table ? table->refusal : "unknown");
        return;
    }
    if (table != client->table && !table_has_place(table, client)) {
        message_gone(client, "full");
        return;
    }
    if (client->table != table) {
        leave(client);
        client->table = table;
        client->next = table->clients;
        table->clients = client;
        table->client_count++;
        tables->counts.watching++;
        int seat = table_seat_of(table, client);
        bool came = seat >= 0 && table->seats[seat].here++ == 0;
        if (seat >= 0 && (table_greet(table, seat, &client->person) || came)) {
            for (struct client *other = table->clients; other; other = other->next)
                if (other != client) message_seats(table, other);
        }
    }
    table_send_gap(table, client, have > 0 && have <= table->seq ? (uint32_t)have : 0);
    message_answer(ask);
    table_plan(table);
}

void tables_unwatch(const struct ask *ask)
{
    tables_now(ask->client->tables);
    leave(ask->client);
    message_answer(ask);
}

void tables_ping(const struct ask *ask)
{
    message_answer(ask);
}

void tables_counts(const struct tables *tables, struct tables_counts *counts)
{
    *counts = tables->counts;
    counts->open = counts->running = counts->paused = 0;
    counts->unread = tables->unread_count - tables->unread_next;
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = tables->bucket[i]; table; table = table->next) {
            counts->open += table->state == TABLE_OPEN;
            counts->running += table->state == TABLE_RUNNING;
            counts->paused += table->state == TABLE_PAUSED;
        }
}
