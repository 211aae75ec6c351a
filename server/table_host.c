/* table_host.c - what the host of a server may see of tables and do to them. */
#include <stdio.h>
#include <string.h>

#include "core/check.h"
#include "server/table.h"

static void fill_row(const struct table *table, struct tables_row *row)
{
    *row = (struct tables_row){
        .id = table->id, .game = table->game_name ? table->game_name : "?",
        .state = table_state_text(table), .host = table->host, .listed = table->listed,
        .seats = table->seat_count, .here = table->client_count, .entries = table->seq,
        .created = table->created, .changed = table->changed,
    };
    for (int i = 0; i < table->seat_count; i++) {
        if (table->seats[i].kind != SEAT_PERSON) continue;
        row->people++;
        row->persons[i] = &table->seats[i].person;
    }
}

void tables_each(struct tables *tables, void (*each)(void *context, const struct tables_row *row),
                 void *context)
{
    for (int i = 0; i < BUCKETS; i++)
        for (const struct table *table = tables->bucket[i]; table; table = table->next) {
            struct tables_row row;
            fill_row(table, &row);
            each(context, &row);
        }
}

const struct person *tables_person_of(const struct client *client)
{
    return client->known ? &client->person : NULL;
}

const char *tables_of_client(const struct client *client)
{
    return client->table ? client->table->id : NULL;
}

bool tables_close(struct tables *tables, const char *id)
{
    tables_now(tables);
    struct table *table = tables_fetch(tables, id);
    if (!table || table->state == TABLE_OVER || table->state == TABLE_REFUSED) return false;
    table_write(table, STORE_END, -1, NULL, "closed");
    table_finish(table);
    tables->live_count--;
    while (table->clients) tables_send_away(table->clients, "closed");
    table_plan(table);
    return true;
}

bool tables_here(struct tables *tables, const char *id)
{
    return tables_find(tables, id) != NULL;
}

bool tables_elsewhere(const struct tables *tables, char address[STORE_ADDRESS_MAX])
{
    memcpy(address, tables->moved_to, STORE_ADDRESS_MAX);
    return tables->place == TABLES_ELSEWHERE;
}

void tables_know(struct tables *tables, const char *id)
{
    tables_now(tables);
    tables_fetch(tables, id);
}

/* The next who asks reads it. */
void tables_reread(struct tables *tables, const char *id)
{
    struct table *table = tables_find(tables, id);
    if (table && !table->clients && !table->thinking) tables_drop(table);
}

static bool leaves(struct table *table, const char *person)
{
    if (table->state == TABLE_OVER || table->state == TABLE_REFUSED) return false;
    for (int i = 0; i < table->seat_count; i++) {
        if (table->seats[i].kind != SEAT_PERSON ||
            strcmp(table->seats[i].person.id, person) != 0) continue;
        table_vacate(table, i);
        return true;
    }
    return false;
}

int tables_unseat(struct tables *tables, const char *person, const char *id)
{
    int count = 0;
    tables_now(tables);
    if (id) {
        struct table *table = tables_fetch(tables, id);
        return table && leaves(table, person);
    }
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = tables->bucket[i], *next; table; table = next) {
            next = table->next;
            count += leaves(table, person);
        }
    return count;
}

/* The text of a member of a line's JSON, without its escapes; false: it has none. */
static bool copy_member(const char *json, const char *member, char *out, size_t size)
{
    const char *at = strstr(json, member);
    size_t length = 0;
    if (!at) return false;
    for (at += strlen(member); *at && *at != '"' && length + 1 < size; at++) {
        if (*at == '\\') at++;
        out[length++] = *at;
    }
    out[length] = 0;
    return true;
}

static bool accuse_line(const struct table *table, uint32_t line, struct tables_accused *out)
{
    for (int i = 0; i < table->chat_count; i++) {
        const char *json = table->chat[i].json, *who = table_speaker(&table->chat[i]);
        if (table->chat[i].seq != line || !who[0]) continue;
        snprintf(out->person.id, sizeof out->person.id, "%s", who);
        copy_member(json, "\"name\":\"", out->person.name, sizeof out->person.name);
        if (!copy_member(json, "\"text\":\"", out->said, sizeof out->said))
            copy_member(json, "\"phrase\":", out->said, sizeof out->said);
        return true;
    }
    return false;
}

bool tables_accuse(struct tables *tables, const char *id, const char *asker, int seat,
                   uint32_t line, struct tables_accused *out)
{
    memset(out, 0, sizeof *out);
    tables_now(tables);
    const struct table *table = tables_look(tables, id);
    if (!table || table->state == TABLE_REFUSED || !table_opens_to(table, asker)) return false;
    if (line) return accuse_line(table, line, out);
    if (seat < 0 || seat >= table->seat_count || table->seats[seat].kind != SEAT_PERSON)
        return false;
    out->person = table->seats[seat].person;
    return true;
}
