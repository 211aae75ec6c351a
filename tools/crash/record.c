/* record.c - see record.h. */
#include "tools/crash/record.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/store.h"

enum { FAULTS_SHOWN = 20 };

void record_fault(struct records *records, const char *format, ...)
{
    va_list arguments;
    if (records->faults++ >= FAULTS_SHOWN) return;
    printf("FAIL ");
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    printf("\n");
}

static struct record_table *find(struct records *records, const char *id)
{
    for (size_t i = records->table_count; i-- > 0;)       /* the newest are asked for most */
        if (strcmp(records->table[i].id, id) == 0) return &records->table[i];
    return NULL;
}

/* Memory that a test tool cannot have ends it. */
static void *grown(void *old, size_t *room, size_t needed, size_t size)
{
    size_t more = *room ? *room : 64;
    if (needed <= *room) return old;
    while (more < needed) more *= 2;
    char *bytes = realloc(old, more * size);
    if (!bytes) abort();
    memset(bytes + *room * size, 0, (more - *room) * size);
    *room = more;
    return bytes;
}

void record_table(struct records *records, const char *id)
{
    records->table = grown(records->table, &records->table_room, records->table_count + 1,
                           sizeof *records->table);
    snprintf(records->table[records->table_count++].id, RECORD_ID_SIZE, "%s", id);
}

/* The place of this number at this table. */
static struct record *place(struct records *records, const char *table, int64_t seq)
{
    struct record_table *found = find(records, table);
    if (!found || seq <= 0 || seq > 1 << 24) {
        record_fault(records, "%s: number %lld of a table nobody made", table, (long long)seq);
        return NULL;
    }
    found->record = grown(found->record, &found->room, (size_t)seq, sizeof *found->record);
    return &found->record[seq - 1];
}

void record_add(struct records *records, const char *table, int64_t seq, int seat, const char *key,
                const char *action)
{
    struct record *record = place(records, table, seq);
    if (!record) return;
    if (record->seq) {
        record_fault(records, "%s: number %lld was acknowledged to %s and to %s", table,
                     (long long)seq, record->key, key);
        return;
    }
    record->seq = seq;
    record->seat = seat;
    snprintf(record->key, sizeof record->key, "%s", key);
    snprintf(record->action, sizeof record->action, "%s", action);
    records->count++;
}

void record_refusal(struct records *records, const char *table, const char *key)
{
    struct record_table *found = find(records, table);
    if (!found) return;
    found->refused = grown(found->refused, &found->refused_room, found->refused_count + 1,
                           sizeof *found->refused);
    snprintf(found->refused[found->refused_count++], RECORD_KEY_SIZE, "%s", key);
}

void record_compare(struct records *records, const char *table, int64_t seq, int seat,
                    const char *action)
{
    struct record *record = place(records, table, seq);
    if (!record || !record->seq) return;                  /* not acknowledged (yet) */
    if (record->seat != seat || strcmp(record->action, action) != 0)
        record_fault(records, "%s: number %lld was \"%s\" by seat %d and now is \"%s\" by seat %d",
                     table, (long long)seq, record->action, record->seat, action, seat);
}

/* What is found while one table's log is read. */
struct reading {
    struct records *records;
    struct record_table *table;
    uint32_t last;
    size_t acknowledged;
    char (*keys)[RECORD_KEY_SIZE];
    size_t key_count, key_room;
};

static bool read_entry(void *context, const struct store_entry *entry)
{
    struct reading *reading = context;
    struct records *records = reading->records;
    const char *id = reading->table->id;
    if (entry->seq != reading->last + 1)
        record_fault(records, "%s: number %u follows number %u", id, entry->seq, reading->last);
    reading->last = entry->seq;
    if (entry->kind == STORE_ACT && entry->key && entry->key[0]) {
        reading->keys = grown(reading->keys, &reading->key_room, reading->key_count + 1,
                              sizeof *reading->keys);
        snprintf(reading->keys[reading->key_count++], RECORD_KEY_SIZE, "%s", entry->key);
    }
    if (entry->seq > reading->table->room) return true;
    const struct record *record = &reading->table->record[entry->seq - 1];
    if (!record->seq) return true;
    reading->acknowledged++;
    if (entry->kind != STORE_ACT || entry->seat != record->seat ||
        strcmp(entry->key, record->key) != 0 || strcmp(entry->text, record->action) != 0)
        record_fault(records, "%s: number %u was acknowledged as \"%s\" (%s), the store has \"%s\" "
                     "(%s)", id, entry->seq, record->action, record->key, entry->text, entry->key);
    return true;
}

static int by_text(const void *a, const void *b) { return strcmp(a, b); }

static void check_table(struct records *records, struct store *store, struct record_table *table)
{
    struct reading reading = { .records = records, .table = table };
    size_t promised = 0;
    if (!store_read(store, table->id, read_entry, &reading))
        record_fault(records, "%s: its log cannot be read", table->id);
    for (size_t i = 0; i < table->room; i++) promised += table->record[i].seq != 0;
    if (reading.last == 0) record_fault(records, "%s: the table is gone", table->id);
    if (reading.acknowledged < promised)
        record_fault(records, "%s: %zu acknowledged moves are not in the store", table->id,
                     promised - reading.acknowledged);
    if (reading.key_count)
        qsort(reading.keys, reading.key_count, sizeof *reading.keys, by_text);
    for (size_t i = 1; i < reading.key_count; i++)
        if (strcmp(reading.keys[i - 1], reading.keys[i]) == 0)
            record_fault(records, "%s: %s was done twice", table->id, reading.keys[i]);
    for (size_t i = 0; reading.key_count && i < table->refused_count; i++)
        if (bsearch(table->refused[i], reading.keys, reading.key_count, sizeof *reading.keys,
                    by_text))
            record_fault(records, "%s: %s was done, but its sender was told that it was refused",
                         table->id, table->refused[i]);
    free(reading.keys);
}

void records_check_store(struct records *records, const char *address)
{
    char error[STORE_ERROR_MAX];
    struct store *store = store_open(address, &(struct store_watch){ 0 }, error);
    if (!store) {
        record_fault(records, "the store cannot be opened: %s", error);
        return;
    }
    for (size_t i = 0; i < records->table_count; i++)
        check_table(records, store, &records->table[i]);
    store_close(store);
}

void records_free(struct records *records)
{
    for (size_t i = 0; i < records->table_count; i++) {
        free(records->table[i].record);
        free(records->table[i].refused);
    }
    free(records->table);
    memset(records, 0, sizeof *records);
}
