/* table_forget.c - what logs say of a person: written out for the person, and forgotten.
 *
 * A log in which others played stays, and stays whole: where the person's name, id or words stood,
 * entries are amended (store_amend), and the log is chained anew by the store. Moves, the words
 * that the dice follow from and the secret stay, so the match can still be replayed and its dice
 * checked. The person becomes somebody else at each table, so that tables cannot be put together
 * to one person. docs/operations.md, "People's data". */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/json.h"
#include "server/table.h"

enum {
    TABLES_AT_ONCE = 4,               /* logs amended in one turn of the loop */
    TABLES_LOOKED_AT = 64,            /* for some may be another node's */
    LISTED_MAX = 4096, EXPORTED = 200,
    EXPORT_SIZE = 16 << 20,
};
static const char NOBODY[] = "***";   /* needs no translation */

/* ---- Where a person has been ---- */

void table_note_talk(struct table *table, const char *person)
{
    char key[STORE_NOTE_KEY_MAX];
    snprintf(key, sizeof key, "%s %s", person, table->id);
    store_note(table->tables->store, STORE_NOTE_TALKED, key, table->tables->time, "");
}

void table_note_end(struct table *table)
{
    char key[STORE_NOTE_KEY_MAX];
    if (!table->chat_count) return;
    snprintf(key, sizeof key, "%015lld %s", (long long)table->changed, table->id);
    store_note(table->tables->store, STORE_NOTE_CHAT, key, table->changed, "");
}

struct places {
    const char *person;
    char (*ids)[STORE_TABLE_MAX];
    int count, max;
};

static bool add_talked(void *context, const char *key, int64_t at, const char *text)
{
    struct places *places = context;
    size_t length = strlen(places->person);
    (void)at, (void)text;
    if (strncmp(key, places->person, length) != 0 || key[length] != ' ') return false;
    if (places->count == places->max) return false;
    for (int i = 0; i < places->count; i++)
        if (strcmp(places->ids[i], key + length + 1) == 0) return true;
    snprintf(places->ids[places->count++], STORE_TABLE_MAX, "%s", key + length + 1);
    return true;
}

/* Tables where the person sat, which it made, or where it talked; -1: nobody can say now. */
static int places_of(struct tables *tables, const char *person, char (*ids)[STORE_TABLE_MAX],
                     int max)
{
    struct places places = { person, ids, store_tables_of(tables->store, person, ids, max), max };
    if (store_unreachable(tables->store) ||
        !store_notes(tables->store, STORE_NOTE_TALKED, person, add_talked, &places)) return -1;
    return places.count;
}

/* ---- Following who sat where ---- */

struct sitting { const char *person; bool sits[LF_SEATS_MAX]; };

static bool names_person(const char *text, const char *person)
{
    size_t length = strlen(person);
    return strncmp(text, "person ", 7) == 0 && strncmp(text + 7, person, length) == 0 &&
           text[7 + length] == ' ';
}

/* Whether the entry is the person's: its seat, its action, its words. */
static bool is_persons(struct sitting *sitting, const struct store_entry *entry)
{
    bool seat = entry->seat >= 0 && entry->seat < LF_SEATS_MAX;
    if (entry->kind == STORE_SEAT && seat) {
        sitting->sits[entry->seat] = names_person(entry->text, sitting->person);
        return sitting->sits[entry->seat];
    }
    if (entry->kind == STORE_CHAT && entry->key && entry->key[0])
        return strcmp(entry->key, sitting->person) == 0;
    if (entry->kind == STORE_CHAT || entry->kind == STORE_ACT || entry->kind == STORE_WORD)
        return seat && sitting->sits[entry->seat];
    return false;
}

/* ---- Export ---- */

struct export { struct sitting sitting; struct lf_out *out; };

static bool export_entry(void *context, const struct store_entry *entry)
{
    static const char *const KINDS[STORE_KIND_END] = {
        [STORE_SEAT] = "called", [STORE_CHAT] = "said", [STORE_ACT] = "did", [STORE_WORD] = "word",
    };
    struct export *export = context;
    const char *text = entry->text;
    if (!is_persons(&export->sitting, entry) || !KINDS[entry->kind]) return true;
    const char *said = entry->kind == STORE_CHAT ? strrchr(text, '\t') : NULL;
    if (entry->kind == STORE_SEAT) said = strchr(text + 7, ' ');
    lf_json_object(export->out, NULL);
    lf_json_int(export->out, "at", entry->at);
    lf_json_below(export->out, "seat", entry->seat, LF_SEATS_MAX);
    lf_json_text(export->out, KINDS[entry->kind], said ? said + 1 : text);
    lf_json_object_end(export->out);
    return true;
}

static void export_table(struct tables *tables, const char *id, const char *person,
                         struct lf_out *out)
{
    struct export export = { { .person = person }, out };
    const struct table *table = tables_look(tables, id);
    lf_json_object(out, NULL);
    lf_json_text(out, "table", id);
    lf_json_text(out, "game", table ? table->game_name : NULL);
    lf_json_text(out, "options", table ? table->options : NULL);
    lf_json_text(out, "state", table ? table_state_text(table) : NULL);
    lf_json_bool(out, "host", table && strcmp(table->host, person) == 0);
    lf_json_array(out, "entries");
    store_read(tables->store, id, export_entry, &export);
    lf_json_array_end(out);
    lf_json_object_end(out);
}

char *tables_export(struct tables *tables, const char *person)
{
    char (*ids)[STORE_TABLE_MAX] = calloc(LISTED_MAX, sizeof *ids);
    char *text = malloc(EXPORT_SIZE);
    LF_ASSERT(ids && text);
    tables_now(tables);
    int count = places_of(tables, person, ids, LISTED_MAX), at = 0;
    struct lf_out out = lf_out_start(text, EXPORT_SIZE);
    lf_json_array(&out, "tables");
    for (; at < count && at < EXPORTED && out.length < EXPORT_SIZE / 2; at++)
        export_table(tables, ids[at], person, &out);
    lf_json_array_end(&out);
    lf_json_array(&out, "more");
    for (; at < count; at++) lf_json_text(&out, NULL, ids[at]);
    lf_json_array_end(&out);
    int length = lf_out_end(&out);
    free(ids);
    if (length >= EXPORT_SIZE) {
        free(text);
        return NULL;
    }
    char *fitting = realloc(text, (size_t)length + 1);
    return fitting ? fitting : text;
}

/* ---- Forgetting ---- */

/* Entries that are to be changed; first all are read, then all are written. */
struct change { struct store_entry entry; char *text; struct change *next; };
struct forgetting {
    struct sitting sitting;
    bool all_talk;                    /* what everybody said, instead of what a person left */
    char nobody[STORE_PERSON_MAX];    /* who the person is now */
    const char *table;
    struct change *first, **last;
};

static void add_change(struct forgetting *forgetting, const struct store_entry *entry, char *text,
                       const char *key)
{
    struct change *change = calloc(1, sizeof *change);
    LF_ASSERT(change && text);
    change->entry = *entry;
    change->entry.table = forgetting->table;
    change->entry.text = change->text = text;
    change->entry.key = key;
    change->entry.clock = NULL;
    *forgetting->last = change;
    forgetting->last = &change->next;
}

/* "host ID" within a set-up, with another id. */
static char *other_host(const char *text, const char *person, const char *nobody)
{
    char line[STORE_PERSON_MAX + 16];
    snprintf(line, sizeof line, "\nhost %s\n", person);
    const char *found = strstr(text, line);
    if (!found) return NULL;
    size_t size = strlen(text) + STORE_PERSON_MAX;
    char *out = malloc(size);
    LF_ASSERT(out);
    snprintf(out, size, "%.*s\nhost %s%s", (int)(found - text), text, nobody,
             found + strlen(line) - 1);
    return out;
}

static char *nobody_sits(const char *nobody)
{
    char text[STORE_PERSON_MAX + 16];
    snprintf(text, sizeof text, "person %s %s", nobody, NOBODY);
    return strdup(text);
}

static bool look_for_changes(void *context, const struct store_entry *entry)
{
    struct forgetting *forgetting = context;
    const char *nobody = forgetting->nobody;
    if (forgetting->all_talk) {
        if (entry->kind == STORE_CHAT && !strstr(entry->text, "***\ttext\t***"))
            add_change(forgetting, entry, strdup("***\ttext\t***"), NULL);
        return true;
    }
    bool own = is_persons(&forgetting->sitting, entry);
    if (entry->kind == STORE_SETUP) {
        char *text = other_host(entry->text, forgetting->sitting.person, nobody);
        if (text) add_change(forgetting, entry, text, NULL);
    } else if (own && entry->kind == STORE_SEAT) {
        add_change(forgetting, entry, nobody_sits(nobody), NULL);
    } else if (own && entry->kind == STORE_CHAT) {
        add_change(forgetting, entry, strdup("***\ttext\t***"), nobody);
    }
    return true;
}

static void become_nobody(struct person *person, const char *id, const char *nobody)
{
    if (strcmp(person->id, id) != 0) return;
    snprintf(person->id, sizeof person->id, "%s", nobody);
    snprintf(person->name, sizeof person->name, "%s", NOBODY);
}

static void change_memory(struct table *table, const struct forgetting *forgetting)
{
    const char *person = forgetting->sitting.person;
    for (const struct change *change = forgetting->first; change; change = change->next)
        if (change->entry.kind == STORE_CHAT) table_amend_chat(table, &change->entry);
    if (forgetting->all_talk) return;
    for (int i = 0; i < table->seat_count; i++)
        become_nobody(&table->seats[i].person, person, forgetting->nobody);
    if (strcmp(table->host, person) == 0)
        snprintf(table->host, sizeof table->host, "%s", forgetting->nobody);
    if (strcmp(table->creator, person) == 0)
        snprintf(table->creator, sizeof table->creator, "%s", forgetting->nobody);
}

/* Amends the log and what is kept of it elsewhere. False: it cannot be read. *changed: there was
 * something to amend. */
static bool change_log(struct table *table, struct forgetting *forgetting, bool *changed)
{
    struct tables *tables = table->tables;
    char nothing[8];
    forgetting->table = table->id;
    forgetting->last = &forgetting->first;
    bool good = store_read(tables->store, table->id, look_for_changes, forgetting);
    if (good) change_memory(table, forgetting);
    for (struct change *change = forgetting->first, *next; change; change = next) {
        next = change->next;
        if (good) table->ticket = store_amend(tables->store, &change->entry);
        free(change->text);
        free(change);
    }
    *changed = good && forgetting->first != NULL;
    forgetting->first = NULL;
    if (!*changed) return good;
    if (store_summary(tables->store, table->id, nothing, sizeof nothing)) table_finish(table);
    if (table->state != TABLE_REFUSED) message_table_all(table);
    return true;
}

static void drop_places(struct tables *tables, const char *person, const char *id)
{
    char key[STORE_NOTE_KEY_MAX];
    snprintf(key, sizeof key, "%s %.*s", person, STORE_TABLE_MAX, id);
    store_note(tables->store, STORE_NOTE_TALKED, key, 0, NULL);
    tables->forget_ticket = store_player_drop(tables->store, person, id);
}

/* Where nodes share the store, what was amended may have been refused to this one: only a log that
 * was read without the words is done with. */
static bool is_amended(struct tables *tables, const struct table *table, bool changed)
{
    if (!changed || !store_shared(tables->store)) return true;
    tables->forget_ticket = table->ticket;
    return false;
}

/* One table; false: not yet, for something of it is on its way to the disk, or it is another
 * node's, which does the same. */
static bool forget_at(struct tables *tables, const char *id, const char *person, uint32_t *left)
{
    struct forgetting forgetting = { .sitting = { .person = person } };
    uint8_t bytes[6];
    bool changed;
    struct table *table = tables_fetch(tables, id);
    if (!table) {
        if (tables->place != TABLES_NOWHERE) return false;
        drop_places(tables, person, id);
        return true;
    }
    tables_unseat(tables, person, id);
    if (table->ticket > store_durable(tables->store)) return false;
    randombytes_buf(bytes, sizeof bytes);
    memcpy(forgetting.nobody, "gone", 4);
    sodium_bin2hex(forgetting.nobody + 4, 2 * sizeof bytes + 1, bytes, sizeof bytes);
    if (!change_log(table, &forgetting, &changed)) {
        if (store_unreachable(tables->store)) return false;
        ++*left;
    }
    if (!is_amended(tables, table, changed)) return true;
    drop_places(tables, person, id);
    return true;
}

bool tables_forget(struct tables *tables, const char *person, uint32_t *left)
{
    char ids[TABLES_LOOKED_AT][STORE_TABLE_MAX];
    int done = 0;
    tables_now(tables);
    if (store_stuck(tables->store) || store_durable(tables->store) < tables->forget_ticket)
        return false;
    int count = places_of(tables, person, ids, TABLES_LOOKED_AT);
    for (int i = 0; i < count && done < TABLES_AT_ONCE; i++)
        done += forget_at(tables, ids[i], person, left);
    return count == 0;
}

/* ---- Talk that is too old ---- */

struct old_talk { int64_t before; char keys[TABLES_LOOKED_AT][STORE_NOTE_KEY_MAX]; int count; };

static bool note_old(void *context, const char *key, int64_t at, const char *text)
{
    struct old_talk *old = context;
    (void)text;
    if (at >= old->before || old->count == TABLES_LOOKED_AT) return false;
    snprintf(old->keys[old->count++], STORE_NOTE_KEY_MAX, "%s", key);
    return true;
}

static bool forget_talk_at(struct tables *tables, const char *key)
{
    struct forgetting forgetting = { .all_talk = true };
    const char *id = strchr(key, ' ');
    bool changed = false;
    struct table *table = id ? tables_fetch(tables, id + 1) : NULL;
    if (id && !table && tables->place != TABLES_NOWHERE) return false;
    if (table && table->ticket > store_durable(tables->store)) return false;
    if (table && !change_log(table, &forgetting, &changed) && store_unreachable(tables->store))
        return false;
    if (table && !is_amended(tables, table, changed)) return true;
    tables->forget_ticket = store_note(tables->store, STORE_NOTE_CHAT, key, 0, NULL);
    return true;
}

int tables_forget_talk(struct tables *tables, int64_t before)
{
    struct old_talk old = { .before = before };
    int done = 0;
    tables_now(tables);
    if (store_stuck(tables->store) || store_durable(tables->store) < tables->forget_ticket)
        return 0;
    store_notes(tables->store, STORE_NOTE_CHAT, "", note_old, &old);
    for (int i = 0; i < old.count && done < TABLES_AT_ONCE; i++)
        done += forget_talk_at(tables, old.keys[i]);
    return done;
}
