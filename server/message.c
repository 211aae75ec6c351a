/* message.c - every byte that clients get: JSON messages, held back until they are durable.
 *
 * What a message says about the match comes from view, seen, json, legal and forbidden of the
 * client's own seat (a spectator's for all others) and from nowhere else: the functions below
 * that know a state hand it to struct sight first and then only look at that. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/json.h"
#include "core/match.h"
#include "server/table_walk.h"

static const char *const REASON[TABLES_REASONS] = {
    "done", "rule", "text", "seq", "seat", "state", "host", "rate", "size", "unknown", "full",
    "none", "listed", "name", "disk", "damaged", "rules", "muted",
};

const char *tables_reason_text(enum tables_reason reason)
{
    LF_ASSERT((int)reason >= 0 && reason < TABLES_REASONS);
    return REASON[reason];
}

/* ---- Holding back ---- */

static void send_now(struct client *client, const struct bytes *bytes)
{
    struct tables *tables = client->tables;
    tables->counts.sent_messages++;
    tables->counts.sent_bytes += bytes->length;
    tables->calls.send(tables->calls.context, client->socket, bytes->text, bytes->length);
}

static void release(struct bytes *bytes)
{
    if (--bytes->refs == 0) free(bytes);
}

static struct bytes *bytes_new(const char *text, size_t length)
{
    struct bytes *bytes = malloc(sizeof *bytes + length + 1);
    LF_ASSERT(bytes);
    bytes->refs = 1;
    bytes->length = length;
    memcpy(bytes->text, text, length);
    bytes->text[length] = 0;
    return bytes;
}

static void hold(struct client *client, struct held *held)
{
    struct tables *tables = client->tables;
    if (!client->first) {
        client->last = &client->first;
        client->next_holding = tables->holding;
        if (tables->holding) tables->holding->holding = &client->next_holding;
        client->holding = &tables->holding;
        tables->holding = client;
    }
    *client->last = held;
    client->last = &held->next;
    tables->counts.held_messages++;
    tables->counts.held_bytes += held->bytes->length;
}

/* In order: what a client is sent waits behind what is held for it already. */
static void deliver(struct client *client, uint64_t ticket, struct bytes *bytes)
{
    struct tables *tables = client->tables;
    if (!client->first && ticket <= tables_durable(tables)) {
        send_now(client, bytes);
        return;
    }
    struct held *held = malloc(sizeof *held);
    LF_ASSERT(held);
    *held = (struct held){ .ticket = ticket, .bytes = bytes, .table = client->table };
    bytes->refs++;
    hold(client, held);
}

static struct held *unhold(struct client *client)
{
    struct held *held = client->first;
    client->first = held->next;
    client->tables->counts.held_messages--;
    client->tables->counts.held_bytes -= held->bytes->length;
    if (client->first) return held;
    *client->holding = client->next_holding;
    if (client->next_holding) client->next_holding->holding = client->holding;
    return held;
}

void message_drop(struct client *client)
{
    while (client->first) {
        struct held *held = unhold(client);
        release(held->bytes);
        free(held);
    }
}

/* Also those of clients who follow another table by now. */
void message_forget(const struct table *table)
{
    struct client *next;
    for (struct client *client = table->tables->holding; client; client = next) {
        struct held *kept = NULL, **end = &kept;
        next = client->next_holding;
        while (client->first) {
            struct held *held = unhold(client);
            held->next = NULL;
            if (held->table != table) {
                *end = held;
                end = &held->next;
                continue;
            }
            release(held->bytes);
            free(held);
        }
        for (struct held *held = kept, *after; held; held = after) {
            after = held->next;
            held->next = NULL;
            hold(client, held);
        }
    }
}

void message_flush(struct tables *tables)
{
    tables_settle(tables);
    uint64_t durable = tables_durable(tables);
    for (struct client *client = tables->holding, *next; client; client = next) {
        next = client->next_holding;
        while (client->first && client->first->ticket <= durable) {
            struct held *held = unhold(client);
            send_now(client, held->bytes);
            release(held->bytes);
            free(held);
        }
    }
    while (tables->births && tables->births->ticket <= durable) {
        struct birth *birth = tables->births;
        tables->births = birth->next;
        if (!tables->births) tables->births_end = &tables->births;
        tables->calls.created(tables->calls.context, birth->request, birth->table);
        free(birth);
    }
}

static void deliver_text(struct client *client, uint64_t ticket, const char *text, size_t length)
{
    struct bytes *bytes = bytes_new(text, length);
    deliver(client, ticket, bytes);
    release(bytes);
}

static uint64_t ticket_of(const struct client *client)
{
    return client->table ? client->table->ticket : 0;
}

void message_text_now(struct client *client, const char *json)
{
    struct bytes *bytes = bytes_new(json, strlen(json));
    send_now(client, bytes);
    release(bytes);
}

void message_text(struct client *client, const char *json)
{
    deliver_text(client, ticket_of(client), json, strlen(json));
}

void message_text_all(struct table *table, const char *json)
{
    struct bytes *bytes = bytes_new(json, strlen(json));
    for (struct client *client = table->clients; client; client = client->next)
        deliver(client, table->ticket, bytes);
    release(bytes);
}

/* ---- Pieces ---- */

static struct lf_out begin(struct tables *tables, const char *type)
{
    struct lf_out out = lf_out_start(tables->scratch, SCRATCH_SIZE);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "t", type);
    return out;
}

static void finish(struct lf_out *out, struct client *client)
{
    lf_json_object_end(out);
    int length = lf_out_end(out);
    LF_ASSERT(length < SCRATCH_SIZE);
    deliver_text(client, ticket_of(client), out->text, (size_t)length);
}

const char *table_state_text(const struct table *table)
{
    static const char *const TEXT[] = { "open", "running", "paused", "over", "refused" };
    return TEXT[table->state];
}

/* The seats as anybody may see them: points are those a spectator knows. */
void table_put_seats(const struct table *table, struct lf_out *out)
{
    static const char *const KIND[] = { "open", "person", "bot" };
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    bool begun = table->start_seq != 0 && table->game;
    if (begun) table->game->view(table->now, LF_NOBODY, view);
    lf_json_array(out, "seats");
    for (int i = 0; i < table->seat_count; i++) {
        const struct seat *seat = &table->seats[i];
        bool person = seat->kind == SEAT_PERSON;
        lf_json_object(out, NULL);
        lf_json_text(out, "kind", KIND[seat->kind]);
        lf_json_text(out, "name", person ? seat->person.name
                                       : seat->kind == SEAT_BOT ? seat->bot->name : NULL);
        lf_json_text(out, "bot", seat->kind != SEAT_OPEN && seat->bot ? seat->bot->name : NULL);
        lf_json_bool(out, "here", seat->kind == SEAT_BOT || (person && seat->here > 0));
        lf_json_bool(out, "away", person && seat->bot != NULL);
        lf_json_int(out, "points", begun ? table->game->points(view, i) : 0);
        lf_json_text(out, "asks", seat->asks_pause ? "pause" : seat->asks_rematch ? "rematch"
                                : seat->asks_back ? "back" : NULL);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

static void put_clock(const struct table *table, struct lf_out *out)
{
    if (!table->clock.on) {
        lf_json_null(out, "clock");
        return;
    }
    lf_json_object(out, "clock");
    clock_json(&table->clock, table->seat_count, out);
    lf_json_object_end(out);
}

/* What one viewer may know of a state; nothing else of it is printed. */
struct sight {
    const struct lf_game *game;
    int seat;                         /* LF_NOBODY: a spectator */
    bool acts;                        /* the match runs and the seat may act */
    lf_seats awaited;
    _Alignas(16) unsigned char view[LF_STATE_MAX];
};

static void look(struct sight *sight, const struct table *table, const void *state, int seat)
{
    sight->game = table->game;
    sight->seat = seat < 0 ? LF_NOBODY : seat;
    table->game->view(state, sight->seat, sight->view);
    bool running = table->state == TABLE_RUNNING || table->state == TABLE_PAUSED;
    sight->awaited = running ? table->game->awaited(sight->view) & ~lf_seat_bit(LF_CHANCE) : 0;
    sight->acts = running && seat >= 0 &&
                  table->game->actors(sight->view) & lf_seat_bit(seat);
}

static void put_legal(const struct sight *sight, struct lf_out *out)
{
    lf_action list[LF_LEGAL_MAX];
    char text[LF_ACTION_TEXT_MAX];
    int count = sight->acts ? sight->game->legal(sight->view, sight->seat, list) : 0;
    lf_json_array(out, "legal");
    for (int i = 0; i < count; i++) {
        sight->game->print(list[i], text, sizeof text);
        lf_json_text(out, NULL, text);
    }
    lf_json_array_end(out);
}

static void put_forbidden(const struct sight *sight, struct lf_out *out)
{
    lf_json_object(out, "forbidden");
    for (const struct lf_kind *kind = sight->game->kinds; sight->acts && kind->kind; kind++) {
        char text[32];
        if (kind->kind < LF_KIND_CHANCE_END) continue;
        lf_rule rule = sight->game->forbidden(sight->view, sight->seat, kind->kind);
        if (!rule) continue;
        lf_rule_print(sight->game, rule, text, sizeof text);
        lf_json_text(out, kind->word, text);
    }
    lf_json_object_end(out);
}

/* view, legal, forbidden, awaited. */
static void put_sight(const struct sight *sight, struct lf_out *out)
{
    lf_json_key(out, "view");
    LF_ASSERT(out->length + LF_JSON_MAX < out->size);
    int length = sight->game->json(sight->view, out->text + out->length, LF_JSON_MAX);
    LF_ASSERT(length > 0 && length < LF_JSON_MAX);
    out->length += (size_t)length;
    put_legal(sight, out);
    put_forbidden(sight, out);
    lf_json_set(out, "awaited", sight->awaited);
}

/* ---- Whole messages ---- */

/* Before the start all know only their own word: nobody can choose one to fit the others. */
static void put_words(const struct table *table, int me, struct lf_out *out)
{
    lf_json_array(out, "words");
    for (int i = 0; i < table->seat_count; i++) {
        bool known = table->seats[i].word[0] && (table->start_seq || i == me);
        lf_json_text(out, NULL, known ? table->seats[i].word : NULL);
    }
    lf_json_array_end(out);
}

/* The last actions as this viewer may read them. seen() wants the state before each, so the
 * match is played again; that takes a microsecond or two per action. */
static void put_log(struct table *table, int viewer, struct lf_out *out)
{
    const struct lf_game *game = table->game;
    const struct act *from = NULL;
    struct walk walk;
    for (int i = 0; i < LOG_SHOWN && (i == 0 || from); i++) from = walk_back(table, from);
    lf_json_array(out, "log");
    walk_start(&walk, table);
    while (walk_next(&walk)) {
        const struct act *act = walk.act;
        char text[LF_ACTION_TEXT_MAX];
        if (from && act < from) continue;
        game->print(game->seen(walk.before, walk.actor, act->action, viewer), text, sizeof text);
        lf_json_object(out, NULL);
        lf_json_int(out, "seq", act->seq);
        lf_json_int(out, "seat", act->seat);
        lf_json_text(out, "seen", text);
        lf_json_int(out, "at", act->at);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

static void put_chat(const struct table *table, struct lf_out *out)
{
    lf_json_array(out, "chat");
    for (int i = 0; i < table->chat_count; i++) lf_json_raw(out, NULL, table->chat[i].json);
    lf_json_array_end(out);
}

static bool is_host(const struct table *table, const struct client *client)
{
    return client->known && table->host[0] && strcmp(table->host, client->person.id) == 0;
}

void message_rematch(struct table *table, struct client *client)
{
    struct lf_out out = begin(table->tables, "rematch");
    lf_json_text(&out, "table", table->rematch);
    finish(&out, client);
}

void message_table(struct table *table, struct client *client)
{
    struct sight sight;
    char text[LF_OPTIONS_MAX];
    int me = table_seat_of(table, client);
    struct lf_out out = begin(table->tables, "table");
    look(&sight, table, table->now, me);
    lf_json_text(&out, "table", table->id);
    lf_json_int(&out, "seq", table->seq);
    lf_json_text(&out, "game", table->game->name);
    table->game->print_options(table->begin, text, sizeof text);
    lf_json_text(&out, "options", text);
    lf_json_text(&out, "state", table_state_text(table));
    lf_json_bool(&out, "listed", table->listed);
    lf_json_bool(&out, "hints", table_has_hints(table));
    table_put_seats(table, &out);
    lf_json_below(&out, "me", me, LF_SEATS_MAX);
    lf_json_bool(&out, "host", is_host(table, client));
    lf_json_text(&out, "code", table->code[0] ? table->code : NULL);
    luck_commit(&table->luck, text);
    lf_json_text(&out, "commit", text);
    put_words(table, me, &out);
    lf_json_int(&out, "created", table->created);
    put_clock(table, &out);
    put_sight(&sight, &out);
    lf_json_bool(&out, "undo", table_can_undo(table, me));
    put_log(table, sight.seat, &out);
    put_chat(table, &out);
    finish(&out, client);
    if (table->state == TABLE_OVER) message_over(table, client);
    if (table->rematch[0]) message_rematch(table, client);
}

void message_table_all(struct table *table)
{
    for (struct client *client = table->clients; client; client = client->next)
        message_table(table, client);
}

void message_seats(struct table *table, struct client *client)
{
    struct lf_out out = begin(table->tables, "seats");
    table_put_seats(table, &out);
    lf_json_text(&out, "state", table_state_text(table));
    lf_json_bool(&out, "host", is_host(table, client));
    lf_json_text(&out, "code", table->code[0] ? table->code : NULL);
    lf_json_below(&out, "me", table_seat_of(table, client), LF_SEATS_MAX);
    finish(&out, client);
}

void message_seats_all(struct table *table)
{
    table->tables->changes += table->listed;
    for (struct client *client = table->clients; client; client = client->next)
        message_seats(table, client);
}

void message_clock_all(struct table *table)
{
    if (!table->clock.on) return;
    struct lf_out out = begin(table->tables, "clock");
    clock_json(&table->clock, table->seat_count, &out);
    lf_json_object_end(&out);
    lf_out_end(&out);
    message_text_all(table, out.text);
}

/* Where the points of every seat came from, in both languages. */
static void put_sources(struct lf_out *out, const struct table *table, const void *view)
{
    struct lf_source rows[LF_SOURCES_MAX];
    lf_json_array(out, "sources");
    for (int seat = 0; seat < table->seat_count; seat++) {
        int count = table->game->sources(view, seat, rows);
        lf_json_array(out, NULL);
        for (int i = 0; i < count; i++) {
            lf_json_object(out, NULL);
            lf_json_text(out, "word", rows[i].word);
            lf_json_say(out, "name", rows[i].name);
            lf_json_int(out, "count", rows[i].count);
            lf_json_int(out, "points", rows[i].points);
            lf_json_object_end(out);
        }
        lf_json_array_end(out);
    }
    lf_json_array_end(out);
}

void message_over(struct table *table, struct client *client)
{
    char path[64];
    struct sight sight;
    struct lf_out out = lf_out_start(path, sizeof path);
    lf_put(&out, "/api/tables/");
    lf_put(&out, table->id);
    lf_put(&out, "/proof");
    lf_out_end(&out);
    out = begin(table->tables, "over");
    look(&sight, table, table->now, -1);
    lf_json_set(&out, "winners", table->game->winners(sight.view));
    lf_json_array(&out, "points");
    for (int i = 0; i < table->seat_count; i++)
        lf_json_int(&out, NULL, table->game->points(sight.view, i));
    lf_json_array_end(&out);
    put_sources(&out, table, sight.view);
    lf_json_text(&out, "proof", path);
    finish(&out, client);
}

/* Whether the seat may take this action back as long as nothing follows it. */
static bool can_undo(const struct lf_game *game, const void *before, const void *after,
                     const struct act *act, int seat)
{
    lf_seats next = game->actors(after);
    if (seat < 0 || act->seat != seat || !next || next & lf_seat_bit(LF_CHANCE)) return false;
    return !game->tells(before, seat, act->action);
}

/* The message as one viewer gets it, without its last brace. */
static struct lf_out put_move(struct table *table, const void *before, const void *after,
                              const struct act *act, int seat)
{
    struct sight sight;
    char text[LF_ACTION_TEXT_MAX];
    int viewer = seat < 0 ? LF_NOBODY : seat, actor = act->seat < 0 ? LF_CHANCE : act->seat;
    struct lf_out out = begin(table->tables, "move");
    lf_json_int(&out, "seq", act->seq);
    lf_json_int(&out, "seat", act->seat);
    table->game->print(table->game->seen(before, actor, act->action, viewer), text, sizeof text);
    lf_json_text(&out, "seen", text);
    lf_json_int(&out, "at", act->at);
    look(&sight, table, after, seat);
    put_sight(&sight, &out);
    lf_json_bool(&out, "undo", can_undo(table->game, before, after, act, seat));
    put_clock(table, &out);
    return out;
}

static void finish_move(struct table *table, struct lf_out *out, const struct act *act,
                        struct client *client)
{
    lf_json_text(out, "key", table_key(table, act));
    finish(out, client);
}

void message_move(struct table *table, const void *before, const void *after,
                  const struct act *act, struct client *sender, struct client *only)
{
    if (only) {
        int seat = table_seat_of(table, only);
        struct lf_out out = put_move(table, before, after, act, seat);
        if (act->key && seat == act->seat) finish_move(table, &out, act, only);
        else finish(&out, only);
        return;
    }
    struct bytes *made[LF_SEATS_MAX + 1] = { 0 };
    for (struct client *client = table->clients; client; client = client->next) {
        int seat = table_seat_of(table, client);
        struct bytes **bytes = &made[seat + 1];
        if (client == sender) {
            struct lf_out out = put_move(table, before, after, act, seat);
            finish_move(table, &out, act, client);
            continue;
        }
        if (!*bytes) {
            struct lf_out out = put_move(table, before, after, act, seat);
            lf_json_object_end(&out);
            int length = lf_out_end(&out);
            LF_ASSERT(length < SCRATCH_SIZE);
            *bytes = bytes_new(out.text, (size_t)length);
        }
        deliver(client, table->ticket, *bytes);
    }
    for (int i = 0; i <= LF_SEATS_MAX; i++)
        if (made[i]) release(made[i]);
}

void message_undone_all(struct table *table, uint32_t to)
{
    for (struct client *client = table->clients; client; client = client->next) {
        struct sight sight;
        struct lf_out out = begin(table->tables, "undone");
        lf_json_int(&out, "seq", table->seq);
        lf_json_int(&out, "to", to);
        int seat = table_seat_of(table, client);
        look(&sight, table, table->now, seat);
        put_sight(&sight, &out);
        lf_json_bool(&out, "undo", table_can_undo(table, seat));
        put_clock(table, &out);
        finish(&out, client);
    }
}
