/* store.c - the front of all stores (store/store.h): finds the kind by its address, packs what
 * is to be written into records, and counts tickets. */
#include <stdio.h>
#include <string.h>

#include "core/check.h"
#include "store/backend.h"

size_t record_write(struct record *to, const struct record *head,
                    const struct record_text texts[RECORD_TEXTS])
{
    size_t size = sizeof *head;
    for (int i = 0; i < RECORD_TEXTS; i++) size += texts[i].length + 1;
    size = (size + 7) & ~(size_t)7;
    LF_ASSERT(size < UINT32_MAX);
    if (!to) return size;
    *to = *head;
    to->size = (uint32_t)size;
    char *at = to->texts;
    for (int i = 0; i < RECORD_TEXTS; i++) {
        to->length[i] = (uint32_t)texts[i].length;
        if (texts[i].length) memcpy(at, texts[i].bytes, texts[i].length);
        at[texts[i].length] = 0;
        at += texts[i].length + 1;
    }
    return size;
}

const char *record_text(const struct record *record, int which)
{
    const char *at = record->texts;
    for (int i = 0; i < which; i++) at += record->length[i] + 1;
    return at;
}

void record_entry(const struct record *record, struct store_entry *entry)
{
    LF_ASSERT(record->type == RECORD_ENTRY || record->type == RECORD_AMEND);
    *entry = (struct store_entry){
        .table = record_text(record, 0),
        .seq = record->seq,
        .kind = (enum store_kind)record->kind,
        .at = record->at,
        .seat = record->seat,
        .key = record_text(record, 1),
        .text = record_text(record, 2),
        .clock = record_text(record, 3),
    };
}

void record_guest(const struct record *record, struct store_guest *guest)
{
    LF_ASSERT(record->type == RECORD_GUEST && record->length[0] == STORE_HASH_SIZE);
    memcpy(guest->hash, record_text(record, 0), STORE_HASH_SIZE);
    snprintf(guest->id, sizeof guest->id, "%s", record_text(record, 1));
    snprintf(guest->name, sizeof guest->name, "%s", record_text(record, 2));
    guest->at = record->at;
}

bool store_is_postgres(const char *address)
{
    size_t length = strlen("postgres"), name;
    if (strncmp(address, "postgres", length) != 0) return false;
    if (address[length] == ':') return address[length + 1] != 0;
    if (address[length] != '+') return false;
    name = strcspn(address + length + 1, ":");
    return name > 0 && name < STORE_CLUSTER_MAX && address[length + 1 + name] == ':' &&
           address[length + 2 + name];
}

struct store *store_open(const char *address, const struct store_watch *watch,
                         char error[STORE_ERROR_MAX])
{
    static const struct store_watch nobody;
    if (!watch) watch = &nobody;
    error[0] = 0;
    if (strcmp(address, "memory:") == 0) return store_open_memory(watch);
    if (strncmp(address, "sqlite:", 7) == 0 && address[7])
        return store_open_sqlite(address + 7, watch, error);
    if (store_is_postgres(address)) return store_open_postgres(address, watch, error);
    snprintf(error, STORE_ERROR_MAX, "%.100s: a store is \"memory:\", \"sqlite:FILE\" or "
             "\"postgres:WORDS\"", address);
    return NULL;
}

bool store_close(struct store *store)
{
    return store->ops->close(store);
}

enum store_turn store_turn(struct store *store)
{
    return store->ops->turn ? store->ops->turn(store) : STORE_TURN_IDLE;
}

static struct record_text text_of(const char *text)
{
    return (struct record_text){ text, text ? strlen(text) : 0 };
}

/* The ticket is counted before the record is put, because it may become durable in there. */
static uint64_t put(struct store *store, const struct record *head,
                    const struct record_text texts[RECORD_TEXTS])
{
    uint64_t ticket = ++store->tickets;
    store->ops->put(store, head, texts);
    return ticket;
}

static uint64_t put_entry(struct store *store, const struct store_entry *entry,
                          enum record_type type)
{
    LF_ASSERT(entry->seq > 0 && entry->kind > 0 && entry->kind < STORE_KIND_END);
    LF_ASSERT(strlen(entry->table) < STORE_TABLE_MAX);
    struct record head = {
        .type = (int32_t)type, .seq = entry->seq, .kind = (int32_t)entry->kind,
        .seat = entry->seat, .at = entry->at,
    };
    return put(store, &head, (struct record_text[RECORD_TEXTS]){
        text_of(entry->table), text_of(entry->key), text_of(entry->text), text_of(entry->clock) });
}

uint64_t store_append(struct store *store, const struct store_entry *entry)
{
    return put_entry(store, entry, RECORD_ENTRY);
}

uint64_t store_amend(struct store *store, const struct store_entry *entry)
{
    return put_entry(store, entry, RECORD_AMEND);
}

uint64_t store_player_drop(struct store *store, const char *person, const char *table)
{
    struct record head = { .type = RECORD_PLAYER_DROP };
    return put(store, &head,
               (struct record_text[RECORD_TEXTS]){ text_of(person), text_of(table) });
}

uint64_t store_guests_drop(struct store *store, int64_t before)
{
    struct record head = { .type = RECORD_GUESTS_DROP, .at = before };
    return put(store, &head, (struct record_text[RECORD_TEXTS]){ { NULL, 0 } });
}

uint64_t store_note(struct store *store, enum store_note kind, const char *key, int64_t at,
                    const char *text)
{
    LF_ASSERT(kind > 0 && kind < STORE_NOTE_KINDS && strlen(key) < STORE_NOTE_KEY_MAX);
    struct record head = { .type = RECORD_NOTE, .kind = text ? (int32_t)kind : -(int32_t)kind,
                           .at = at };
    return put(store, &head, (struct record_text[RECORD_TEXTS]){ text_of(key), text_of(text) });
}

uint64_t store_player(struct store *store, const char *person, const char *table, int64_t at)
{
    struct record head = { .type = RECORD_PLAYER, .at = at };
    return put(store, &head,
               (struct record_text[RECORD_TEXTS]){ text_of(person), text_of(table) });
}

uint64_t store_finish(struct store *store, const struct store_finish *finish)
{
    LF_ASSERT(finish->end > 0 && finish->end < STORE_END_KINDS);
    struct record head = { .type = RECORD_FINISH, .kind = (int32_t)finish->end, .at = finish->at };
    return put(store, &head, (struct record_text[RECORD_TEXTS]){
        text_of(finish->table), text_of(finish->summary), text_of(finish->people) });
}

uint64_t store_rest(struct store *store, const char *table)
{
    struct record head = { .type = RECORD_REST };
    return put(store, &head, (struct record_text[RECORD_TEXTS]){ text_of(table) });
}

uint64_t store_prune(struct store *store, const char *table)
{
    struct record head = { .type = RECORD_PRUNE };
    return put(store, &head, (struct record_text[RECORD_TEXTS]){ text_of(table) });
}

int store_prunable(struct store *store, enum store_end end, int64_t before,
                   char (*tables)[STORE_TABLE_MAX], int max)
{
    return store->ops->prunable(store, end, before, tables, max);
}

uint64_t store_guest_put(struct store *store, const struct store_guest *guest)
{
    struct record head = { .type = RECORD_GUEST, .at = guest->at };
    return put(store, &head, (struct record_text[RECORD_TEXTS]){
        { (const char *)guest->hash, STORE_HASH_SIZE }, text_of(guest->id), text_of(guest->name) });
}

uint64_t store_durable(const struct store *store)
{
    return atomic_load_explicit(&store->durable, memory_order_acquire);
}

uint64_t store_waiting(const struct store *store)
{
    return store->tickets - store_durable(store);
}

bool store_stuck(const struct store *store)
{
    return atomic_load_explicit(&store->stuck, memory_order_relaxed);
}

bool store_read(struct store *store, const char *table, store_each each, void *context)
{
    return store->ops->read(store, table, each, context);
}

const char *store_fault(const struct store *store)
{
    return store->fault;
}

bool store_open_tables(struct store *store, store_each_table each, void *context)
{
    return store->ops->open_tables(store, each, context);
}

bool store_summary(struct store *store, const char *table, char *summary, size_t size)
{
    return store->ops->summary(store, table, summary, size);
}

bool store_exists(struct store *store, const char *table)
{
    return store->ops->exists(store, table);
}

int store_tables_of(struct store *store, const char *person, char (*tables)[STORE_TABLE_MAX],
                    int max)
{
    return store->ops->tables_of(store, person, tables, max);
}

bool store_guest_find(struct store *store, const uint8_t hash[STORE_HASH_SIZE],
                      struct store_guest *guest)
{
    return store->ops->guest_find(store, hash, guest);
}

bool store_guests(struct store *store, store_each_guest each, void *context)
{
    return store->ops->guests(store, each, context);
}

bool store_notes(struct store *store, enum store_note kind, const char *from,
                 store_each_note each, void *context)
{
    return store->ops->notes(store, kind, from, each, context);
}

void store_counts(const struct store *store, struct store_counts *counts)
{
    store->ops->counts(store, counts);
}

/* ---- Several nodes ---- */

bool store_shared(const struct store *store)
{
    return store->ops->claim != NULL;
}

bool store_unreachable(const struct store *store)
{
    return store->unreachable;
}

void store_lease_ask(struct store *store, uint64_t number, bool is_new, int64_t lease_ms)
{
    store->ops->lease_ask(store, number, is_new, lease_ms);
}

bool store_lease_take(struct store *store, struct store_lease *answer)
{
    return store->ops->lease_take(store, answer);
}

enum store_claim store_claim(struct store *store, const char *table,
                             char address[STORE_ADDRESS_MAX])
{
    address[0] = 0;
    return store->ops->claim ? store->ops->claim(store, table, address) : STORE_CLAIMED;
}

uint64_t store_release(struct store *store, const char *table)
{
    struct record head = { .type = RECORD_RELEASE };
    if (!store_shared(store)) return store_durable(store);
    return put(store, &head, (struct record_text[RECORD_TEXTS]){ text_of(table) });
}

bool store_lost(struct store *store, char table[STORE_TABLE_MAX])
{
    return store->ops->lost && store->ops->lost(store, table);
}

int store_orphans(struct store *store, char (*tables)[STORE_TABLE_MAX], int max)
{
    return store->ops->orphans ? store->ops->orphans(store, tables, max) : 0;
}

void store_introduce(struct store *store, const char *address, const char *version)
{
    if (store->ops->introduce) store->ops->introduce(store, address, version);
}

uint64_t store_list(struct store *store, const char *table, int64_t created, const char *summary)
{
    struct record head = { .type = RECORD_LIST, .at = created };
    return put(store, &head,
               (struct record_text[RECORD_TEXTS]){ text_of(table), text_of(summary) });
}

bool store_lobby(struct store *store, int max, void (*each)(void *context, const char *summary),
                 void *context)
{
    return store->ops->lobby && store->ops->lobby(store, max, each, context);
}

uint64_t store_code(struct store *store, const char *table, const char *code)
{
    struct record head = { .type = RECORD_CODE };
    return put(store, &head, (struct record_text[RECORD_TEXTS]){ text_of(table), text_of(code) });
}

bool store_code_find(struct store *store, const char *code, char table[STORE_TABLE_MAX])
{
    return store->ops->code_find && store->ops->code_find(store, code, table);
}

uint32_t store_spend(struct store *store, const struct store_spend *spend)
{
    return store->ops->spend ? store->ops->spend(store, spend) : 0;
}

void store_trouble(struct store *store, char text[STORE_ERROR_MAX])
{
    text[0] = 0;
    if (store->ops->trouble) store->ops->trouble(store, text);
}

uint64_t store_tell(struct store *store, const char *text)
{
    struct record head = { .type = RECORD_NEWS };
    LF_ASSERT(strlen(text) < STORE_NEWS_MAX);
    if (!store_shared(store)) return store_durable(store);
    return put(store, &head, (struct record_text[RECORD_TEXTS]){ text_of(text) });
}

bool store_news(struct store *store, char text[STORE_NEWS_MAX])
{
    return store->ops->news && store->ops->news(store, text);
}

bool store_nodes(struct store *store, store_each_node each, void *context)
{
    return store->ops->nodes && store->ops->nodes(store, each, context);
}

bool store_elsewhere(struct store *store, store_each_elsewhere each, void *context)
{
    return store->ops->elsewhere && store->ops->elsewhere(store, each, context);
}
