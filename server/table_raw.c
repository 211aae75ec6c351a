/* table_raw.c - the replay of a match whose rules this program does not play any more.
 *
 * Without the rules there are no positions and no checksums; but what was done stands in the log,
 * to be read by people and by a program of its time. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "server/table.h"

struct raw { char *head, **lines; size_t count, room; };

static char *line_of(const struct store_entry *entry)
{
    size_t size = strlen(entry->text) + 32;
    char *line = malloc(size);
    LF_ASSERT(line);
    if (entry->seat < 0) snprintf(line, size, "chance %s\n", entry->text);
    else snprintf(line, size, "%d %s\n", entry->seat, entry->text);
    return line;
}

/* The first lines of the set-up are those of a replay; the rest of it is nobody's business. */
static char *head_of(const struct store_entry *entry)
{
    static const char NOTE[] = "note closed: its rules are no longer played here, so there are "
                               "no checksums\nactions\n";
    const char *rest = strstr(entry->text, "\nlisted ");
    int length = rest ? (int)(rest - entry->text) : 0;
    size_t size = (size_t)length + sizeof NOTE + STORE_TABLE_MAX + 64;
    char *head = malloc(size);
    LF_ASSERT(head);
    snprintf(head, size, "landfall-replay 1\n%.*s\nnote table %s\n%s", length, entry->text,
             entry->table, NOTE);
    return head;
}

static bool take(void *context, const struct store_entry *entry)
{
    struct raw *raw = context;
    if (entry->kind == STORE_SETUP && !raw->head) raw->head = head_of(entry);
    if (entry->kind == STORE_UNDO && raw->count) free(raw->lines[--raw->count]);
    if (entry->kind != STORE_ACT) return true;
    if (raw->count == raw->room) {
        raw->room = raw->room ? raw->room * 2 : 64;
        raw->lines = realloc(raw->lines, raw->room * sizeof *raw->lines);
        LF_ASSERT(raw->lines);
    }
    raw->lines[raw->count++] = line_of(entry);
    return true;
}

static char *join(const struct raw *raw)
{
    size_t size = strlen(raw->head) + 1, at = strlen(raw->head);
    for (size_t i = 0; i < raw->count; i++) size += strlen(raw->lines[i]);
    char *text = malloc(size);
    LF_ASSERT(text);
    memcpy(text, raw->head, at + 1);
    for (size_t i = 0; i < raw->count; i++) {
        size_t length = strlen(raw->lines[i]);
        memcpy(text + at, raw->lines[i], length + 1);
        at += length;
    }
    return text;
}

/* Its seats have not been read, so the store says who has to do with it. */
static bool may_read(const struct table *table, const char *person)
{
    enum { ASKED = 200, SHORT_ID = 6 };
    char ids[ASKED][STORE_TABLE_MAX];
    if (table->listed || strlen(table->id) > SHORT_ID) return true;
    int count = person ? store_tables_of(table->tables->store, person, ids, ASKED) : 0;
    for (int i = 0; i < count; i++)
        if (strcmp(ids[i], table->id) == 0) return true;
    return false;
}

char *table_raw_replay(struct tables *tables, const char *id, const char *person)
{
    struct raw raw = { 0 };
    const struct table *table = tables_find(tables, id);
    bool good = table && may_read(table, person) &&
                store_read(tables->store, id, take, &raw) && raw.head;
    char *text = good ? join(&raw) : NULL;
    for (size_t i = 0; i < raw.count; i++) free(raw.lines[i]);
    free(raw.lines);
    free(raw.head);
    return text;
}
