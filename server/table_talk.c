/* table_talk.c - what people at a table say to each other: chat, pauses, another match. */
#include <stdio.h>
#include <string.h>

#include "core/check.h"
#include "core/match.h"
#include "server/table.h"

enum { LINE_MAX = STORE_NAME_MAX + TABLES_CHAT_MAX + 16 };

static void say(const struct ask *ask, const char *kind, const char *said)
{
    char text[LINE_MAX];
    struct client *client = ask->client;
    struct table *table = client->table;
    tables_now(client->tables);
    enum tables_reason reason = TABLES_DONE;
    if (!table) reason = TABLES_NONE;
    else if (!client->known) reason = TABLES_SEAT;
    else if (!said[0] || strlen(said) >= TABLES_CHAT_MAX) reason = TABLES_SIZE;
    else reason = table_may_say(table, client);
    if (reason != TABLES_DONE) {
        message_refused(ask, reason, NULL, NULL, NULL);
        return;
    }
    snprintf(text, sizeof text, "%s\t%s\t%s", client->person.name, kind, said);
    int seat = table_seat_of(table, client);
    if (seat < 0) table_note_talk(table, client->person.id);
    table_write(table, STORE_CHAT, seat, client->person.id, text);
    client->tables->counts.chats++;
    message_text_all(table, table->chat[table->chat_count - 1].json);
    message_answer(ask);
}

void tables_say(const struct ask *ask, const char *text)
{
    say(ask, "text", text);
}

void tables_phrase(const struct ask *ask, int64_t phrase)
{
    char text[8];
    if (phrase < 0 || phrase >= TABLES_PHRASES) {
        message_refused(ask, TABLES_UNKNOWN, NULL, NULL, NULL);
        return;
    }
    snprintf(text, sizeof text, "%d", (int)phrase);
    say(ask, "phrase", text);
}

/* ---- Pausing ---- */

/* The asking client's seat at a table where pausing is a matter of agreement. */
static int pausing_seat(const struct ask *ask, enum table_state state)
{
    struct table *table = ask->client->table;
    tables_now(ask->client->tables);
    int seat = table ? table_seat_of(table, ask->client) : -1;
    if (seat >= 0 && table->state == state && !table->listed) return seat;
    message_refused(ask, !table ? TABLES_NONE : seat < 0 ? TABLES_SEAT : TABLES_STATE, NULL, NULL,
                    NULL);
    return -1;
}

/* Whether all people whom no bot stands in for have asked. */
static bool all_ask(const struct table *table, bool for_pause)
{
    for (int i = 0; i < table->seat_count; i++) {
        const struct seat *seat = &table->seats[i];
        if (seat->kind != SEAT_PERSON || (for_pause && seat->bot)) continue;
        if (!(for_pause ? seat->asks_pause : seat->asks_rematch)) return false;
    }
    return true;
}

void tables_pause(const struct ask *ask)
{
    struct table *table = ask->client->table;
    int seat = pausing_seat(ask, TABLE_RUNNING);
    if (seat < 0) return;
    table->seats[seat].asks_pause = true;
    if (all_ask(table, true)) {
        for (int i = 0; i < table->seat_count; i++) table->seats[i].asks_pause = false;
        table_write(table, STORE_CLOCK, -1, NULL, "pause");
        message_clock_all(table);
    }
    message_seats_all(table);
    message_answer(ask);
    table_plan(table);
}

/* One is enough: nobody can be kept waiting. */
void tables_resume(const struct ask *ask)
{
    struct table *table = ask->client->table;
    int seat = pausing_seat(ask, TABLE_PAUSED);
    if (seat < 0) return;
    table_write(table, STORE_CLOCK, -1, NULL, "resume");
    message_clock_all(table);
    message_seats_all(table);
    message_answer(ask);
    table_advance(table);
}

/* ---- Once more ---- */

static void announce(struct table *table)
{
    for (struct client *client = table->clients; client; client = client->next)
        message_rematch(table, client);
}

/* The same set-up; everybody moves on by one seat. It begins when all have seen the new promise
 * and given their words. */
static enum tables_reason make_rematch(struct table *old)
{
    struct tables *tables = old->tables;
    struct tables_refusal refusal = { 0 };
    const char *options = old->options;
    lf_rules_of(old->game, old->options, &options);        /* by the newest rules, if newer */
    struct tables_wish wish = {
        .game = old->game->name, .options = options, .seats = old->seat_count,
        .listed = old->listed, .starts = true, .has_clock = old->clock.on,
        .turn_s = old->clock.turn_ms / 1000, .reserve_s = old->clock.reserve_ms / 1000,
    };
    char id[STORE_TABLE_MAX], text[STORE_PERSON_MAX + STORE_NAME_MAX + 16];
    if (!tables_new_id(tables, old->listed, id)) return TABLES_DISK;
    struct table *table = tables_add(tables, id);
    table->address = old->address;
    bool good = table_begin(table, &wish, old->host, &refusal);
    LF_ASSERT(good);
    tables->live_count++;
    for (int i = 0; i < old->seat_count; i++) {
        const struct seat *seat = &old->seats[i];
        int to = (i + 1) % old->seat_count;
        if (seat->kind == SEAT_PERSON)
            snprintf(text, sizeof text, "person %s %s", seat->person.id, seat->person.name);
        else snprintf(text, sizeof text, "bot %.50s", seat->bot->name);
        table_write(table, STORE_SEAT, to, NULL, text);
        if (seat->kind != SEAT_PERSON) continue;
        store_player(tables->store, seat->person.id, id, tables->time);
    }
    if (table_start_due(table) == 0) table_start(table);
    else table_plan(table);
    table_write(old, STORE_REMATCH, -1, NULL, id);
    announce(old);
    return TABLES_DONE;
}

void tables_rematch(const struct ask *ask)
{
    struct client *client = ask->client;
    struct table *table = client->table;
    tables_now(client->tables);
    int seat = table ? table_seat_of(table, client) : -1;
    if (seat < 0 || table->state != TABLE_OVER || !table->start_seq ||
        client->tables->live_count >= client->tables->settings.tables_max ||
        client->tables->store_full) {
        message_refused(ask, !table ? TABLES_NONE : seat < 0 ? TABLES_SEAT
                             : table->state != TABLE_OVER ? TABLES_STATE : TABLES_FULL,
                        NULL, NULL, NULL);
        return;
    }
    if (table->rematch[0]) {
        announce(table);
        return;
    }
    table->seats[seat].asks_rematch = true;
    message_seats_all(table);
    enum tables_reason reason = all_ask(table, false) ? make_rematch(table) : TABLES_DONE;
    if (reason == TABLES_DONE) message_answer(ask);
    else message_refused(ask, reason, NULL, NULL, NULL);
}
