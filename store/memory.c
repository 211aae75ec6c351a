/* memory.c - the store that lives as long as the program: for tests, and for playing at home
 * without a trace. Everything put is durable at once, as far as that word goes here. */
#include <stdlib.h>
#include <stdio.h>
#include <string.h>

#include "core/check.h"
#include "core/rng.h"
#include "store/backend.h"

enum { BUCKETS = 4096 };

/* Records in the order they came. */
struct list { struct record **items; size_t count, room; };

struct log {
    struct log *next;
    char table[STORE_TABLE_MAX];
    struct list entries;
    char *summary;                    /* not NULL: finished */
    bool begun, rests;
    enum store_end end;               /* of a finished one */
    int64_t ended_at;
};

struct memory {
    struct store head;
    struct log *bucket[BUCKETS];
    struct list order;                /* the first entry of every log: the order of creation */
    struct list players, guests, notes;
    uint64_t entries, bytes;
};

static void list_add(struct list *list, struct record *record)
{
    if (list->count == list->room) {
        list->room = list->room ? list->room * 2 : 16;
        list->items = realloc(list->items, list->room * sizeof *list->items);
        LF_ASSERT(list->items);
    }
    list->items[list->count++] = record;
}

static struct log **find_log(struct memory *memory, const char *table)
{
    uint64_t hash = 0;
    for (const char *c = table; *c; c++) hash = lf_mix(hash + (unsigned char)*c);
    struct log **at = &memory->bucket[hash % BUCKETS];
    while (*at && strcmp((*at)->table, table) != 0) at = &(*at)->next;
    return at;
}

static void put_entry(struct memory *memory, struct record *record)
{
    struct log **at = find_log(memory, record_text(record, 0));
    if (!*at) {
        *at = calloc(1, sizeof **at);
        LF_ASSERT(*at);
        snprintf((*at)->table, sizeof (*at)->table, "%s", record_text(record, 0));
        list_add(&memory->order, record);
    }
    LF_ASSERT(record->seq == (*at)->entries.count + 1);
    list_add(&(*at)->entries, record);
    (*at)->begun = (*at)->begun || record->kind == STORE_START;
    (*at)->rests = false;
    memory->entries++;
    memory->bytes += record->size;
}

static void put_player(struct memory *memory, struct record *record)
{
    for (size_t i = 0; i < memory->players.count; i++) {
        struct record *old = memory->players.items[i];
        if (strcmp(record_text(old, 0), record_text(record, 0)) == 0 &&
            strcmp(record_text(old, 1), record_text(record, 1)) == 0) {
            free(record);
            return;
        }
    }
    list_add(&memory->players, record);
}

static void put_guest(struct memory *memory, struct record *record)
{
    for (size_t i = 0; i < memory->guests.count; i++) {
        struct record **old = &memory->guests.items[i];
        if (memcmp(record_text(*old, 0), record_text(record, 0), STORE_HASH_SIZE) == 0) {
            free(*old);
            *old = record;
            return;
        }
    }
    list_add(&memory->guests, record);
}

/* Takes out of a list what belongs to a table, which stands in this text of its records. */
static void list_forget(struct list *list, int text, const char *table, bool owned)
{
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        struct record *record = list->items[i];
        if (strcmp(record_text(record, text), table) != 0) list->items[kept++] = record;
        else if (owned) free(record);
    }
    list->count = kept;
}

static void forget(struct memory *memory, const char *table)
{
    struct log **at = find_log(memory, table), *log = *at;
    if (!log || !log->summary) return;
    *at = log->next;
    list_forget(&memory->order, 0, table, false);
    list_forget(&memory->players, 1, table, true);
    for (size_t i = 0; i < log->entries.count; i++) {
        memory->bytes -= log->entries.items[i]->size;
        free(log->entries.items[i]);
    }
    free(log->entries.items);
    free(log->summary);
    free(log);
}

/* In the place of the entry that has its number; the record stays the store's. */
static void amend(struct memory *memory, struct record *record)
{
    struct log *log = *find_log(memory, record_text(record, 0));
    if (!log || record->seq > log->entries.count) {
        free(record);
        return;
    }
    struct record **at = &log->entries.items[record->seq - 1];
    record->type = RECORD_ENTRY;
    for (size_t i = 0; i < memory->order.count; i++)
        if (memory->order.items[i] == *at) memory->order.items[i] = record;
    memory->bytes += record->size;
    memory->bytes -= (*at)->size;
    free(*at);
    *at = record;
}

static void drop_player(struct memory *memory, const struct record *record)
{
    struct list *list = &memory->players;
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        struct record *old = list->items[i];
        if (strcmp(record_text(old, 0), record_text(record, 0)) == 0 &&
            strcmp(record_text(old, 1), record_text(record, 1)) == 0) free(old);
        else list->items[kept++] = old;
    }
    list->count = kept;
}

static void drop_guests(struct memory *memory, int64_t before)
{
    struct list *list = &memory->guests;
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        if (list->items[i]->at < before) free(list->items[i]);
        else list->items[kept++] = list->items[i];
    }
    list->count = kept;
}

static int note_order(const struct record *a, const struct record *b)
{
    int kind = a->kind - b->kind;
    return kind ? kind : strcmp(record_text(a, 0), record_text(b, 0));
}

/* Notes are few; they stand in order. */
static void put_note(struct memory *memory, struct record *record)
{
    struct list *list = &memory->notes;
    size_t at = 0;
    bool goes = record->kind < 0;
    if (goes) record->kind = -record->kind;
    while (at < list->count && note_order(list->items[at], record) < 0) at++;
    bool known = at < list->count && note_order(list->items[at], record) == 0;
    if (known) free(list->items[at]);
    if (goes) {
        if (known) {
            memmove(&list->items[at], &list->items[at + 1],
                    (--list->count - at) * sizeof *list->items);
        }
        free(record);
        return;
    }
    if (!known) {
        list_add(list, record);
        memmove(&list->items[at + 1], &list->items[at],
                (list->count - 1 - at) * sizeof *list->items);
    }
    list->items[at] = record;
}

static int memory_prunable(struct store *store, enum store_end end, int64_t before,
                           char (*tables)[STORE_TABLE_MAX], int max)
{
    const struct memory *memory = (const struct memory *)store;
    const struct log *found[64];
    int count = 0;
    if (max > 64) max = 64;
    for (int i = 0; i < BUCKETS; i++)
        for (const struct log *log = memory->bucket[i]; log; log = log->next) {
            if (!log->summary || log->end != end || log->ended_at >= before) continue;
            int at = count < max ? count++ : max;
            for (; at > 0 && found[at - 1]->ended_at > log->ended_at; at--)
                if (at < max) found[at] = found[at - 1];
            if (at < max) found[at] = log;
        }
    for (int i = 0; i < count; i++) memcpy(tables[i], found[i]->table, sizeof found[i]->table);
    return count;
}

static void memory_put(struct store *store, const struct record *head,
                       const struct record_text texts[RECORD_TEXTS])
{
    struct memory *memory = (struct memory *)store;
    struct record *record = malloc(record_write(NULL, head, texts));
    LF_ASSERT(record);
    record_write(record, head, texts);
    switch ((enum record_type)record->type) {
    case RECORD_ENTRY: put_entry(memory, record); break;
    case RECORD_PLAYER: put_player(memory, record); break;
    case RECORD_GUEST: put_guest(memory, record); break;
    case RECORD_AMEND: amend(memory, record); break;
    case RECORD_NOTE: put_note(memory, record); break;
    case RECORD_PLAYER_DROP:
        drop_player(memory, record);
        free(record);
        break;
    case RECORD_GUESTS_DROP:
        drop_guests(memory, record->at);
        free(record);
        break;
    case RECORD_PRUNE:
        forget(memory, record_text(record, 0));
        free(record);
        break;
    case RECORD_RELEASE: case RECORD_LIST: case RECORD_CODE: case RECORD_NEWS:  /* of shared ones */
        free(record);
        break;
    case RECORD_REST: {
        struct log *log = *find_log(memory, record_text(record, 0));
        if (log) log->rests = true;
        free(record);
        break;
    }
    case RECORD_FINISH: {
        struct log *log = *find_log(memory, record_text(record, 0));
        LF_ASSERT(log);
        free(log->summary);
        log->end = (enum store_end)record->kind;
        log->ended_at = record->at;
        log->summary = strdup(record_text(record, 1));
        LF_ASSERT(log->summary);
        free(record);
        break;
    }
    }
    atomic_store_explicit(&store->durable, store->tickets, memory_order_release);
}

static bool read_log(const struct log *log, store_each each, void *context)
{
    for (size_t i = 0; i < log->entries.count; i++) {
        struct store_entry entry;
        record_entry(log->entries.items[i], &entry);
        if (!each(context, &entry)) return false;
    }
    return true;
}

static bool memory_read(struct store *store, const char *table, store_each each, void *context)
{
    struct log *log = *find_log((struct memory *)store, table);
    if (log) read_log(log, each, context);
    return true;
}

static bool memory_open_tables(struct store *store, store_each_table each, void *context)
{
    struct memory *memory = (struct memory *)store;
    for (int begun = 0; begun < 2; begun++)
        for (size_t i = 0; i < memory->order.count; i++) {
            struct log *log = *find_log(memory, record_text(memory->order.items[i], 0));
            if (!log->summary && !log->rests && log->begun == begun) each(context, log->table);
        }
    return true;
}

static bool memory_summary(struct store *store, const char *table, char *summary, size_t size)
{
    struct log *log = *find_log((struct memory *)store, table);
    if (!log || !log->summary) return false;
    snprintf(summary, size, "%s", log->summary);
    return true;
}

static bool memory_exists(struct store *store, const char *table)
{
    return *find_log((struct memory *)store, table) != NULL;
}

static int memory_tables_of(struct store *store, const char *person,
                            char (*tables)[STORE_TABLE_MAX], int max)
{
    struct memory *memory = (struct memory *)store;
    int count = 0;
    for (size_t i = memory->players.count; i > 0 && count < max; i--) {
        struct record *record = memory->players.items[i - 1];
        if (strcmp(record_text(record, 0), person) == 0)
            snprintf(tables[count++], STORE_TABLE_MAX, "%s", record_text(record, 1));
    }
    return count;
}

static bool memory_guest_find(struct store *store, const uint8_t *hash, struct store_guest *guest)
{
    struct memory *memory = (struct memory *)store;
    for (size_t i = 0; i < memory->guests.count; i++) {
        const struct record *record = memory->guests.items[i];
        if (memcmp(record_text(record, 0), hash, STORE_HASH_SIZE) != 0) continue;
        record_guest(record, guest);
        return true;
    }
    return false;
}

static bool memory_guests(struct store *store, store_each_guest each, void *context)
{
    struct memory *memory = (struct memory *)store;
    for (size_t i = 0; i < memory->guests.count; i++) {
        struct store_guest guest;
        record_guest(memory->guests.items[i], &guest);
        if (!each(context, &guest)) break;
    }
    return true;
}

static bool memory_notes(struct store *store, enum store_note kind, const char *from,
                         store_each_note each, void *context)
{
    struct memory *memory = (struct memory *)store;
    for (size_t i = 0; i < memory->notes.count; i++) {
        const struct record *note = memory->notes.items[i];
        if (note->kind != (int32_t)kind || strcmp(record_text(note, 0), from) < 0) continue;
        if (!each(context, record_text(note, 0), note->at, record_text(note, 1))) break;
    }
    return true;
}

static void memory_counts(const struct store *store, struct store_counts *counts)
{
    *counts = (struct store_counts){ .entries = ((const struct memory *)store)->entries,
                                     .used_bytes = ((const struct memory *)store)->bytes,
                                     .free_bytes = UINT64_MAX };
}

static void list_free(struct list *list)
{
    for (size_t i = 0; i < list->count; i++) free(list->items[i]);
    free(list->items);
}

static bool memory_close(struct store *store)
{
    struct memory *memory = (struct memory *)store;
    for (int i = 0; i < BUCKETS; i++) {
        for (struct log *log = memory->bucket[i], *next; log; log = next) {
            next = log->next;
            list_free(&log->entries);
            free(log->summary);
            free(log);
        }
    }
    free(memory->order.items);
    list_free(&memory->players);
    list_free(&memory->guests);
    list_free(&memory->notes);
    free(memory);
    return true;
}

static const struct store_ops MEMORY = {
    .close = memory_close,
    .put = memory_put,
    .read = memory_read,
    .open_tables = memory_open_tables,
    .summary = memory_summary,
    .exists = memory_exists,
    .prunable = memory_prunable,
    .tables_of = memory_tables_of,
    .guest_find = memory_guest_find,
    .guests = memory_guests,
    .notes = memory_notes,
    .counts = memory_counts,
};

struct store *store_open_memory(const struct store_watch *watch)
{
    struct memory *memory = calloc(1, sizeof *memory);
    LF_ASSERT(memory);
    memory->head.ops = &MEMORY;
    memory->head.watch = *watch;
    return &memory->head;
}
