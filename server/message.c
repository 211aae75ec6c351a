/* message.c - every byte that clients get: JSON messages, held back until durable (hold.h).
 *
 * What a message says about the match comes from view, seen, json, legal and forbidden of the
 * client's own seat (a spectator's for all others) and from nowhere else: the functions below
 * that know a state hand it to sight.c. Whatever several clients may read alike is written once,
 * for each seat, for spectators, and for each version of the protocol. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/json.h"
#include "core/match.h"
#include "server/hold.h"
#include "server/sight.h"
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

/* ---- Pieces ---- */

static struct lf_out begin(struct tables *tables, const char *type)
{
    struct lf_out out = lf_out_start(tables->scratch, SCRATCH_SIZE);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "t", type);
    return out;
}

/* The message that was begun, ready for any number of clients. */
static struct bytes *bytes_of(struct tables *tables, struct lf_out *out)
{
    lf_json_object_end(out);
    int length = lf_out_end(out);
    LF_ASSERT(length < SCRATCH_SIZE);
    return bytes_new(tables, out->text, (size_t)length);
}

static void finish(struct lf_out *out, struct client *client)
{
    struct bytes *bytes = bytes_of(client->tables, out);
    hold_deliver(client, client->table ? client->table->ticket : 0, bytes);
    bytes_release(client->tables, bytes);
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
    char text[LF_OPTIONS_MAX];
    int me = table_seat_of(table, client);
    struct lf_out out = begin(table->tables, "table");
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
    if (client->differs) sight_put_text(table, table->now, me, &out);
    else sight_put(table, table->now, me, &out);
    lf_json_bool(&out, "undo", table_can_undo(table, me));
    put_log(table, me < 0 ? LF_NOBODY : me, &out);
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

static struct lf_out put_seats(struct table *table, bool host, int me)
{
    struct lf_out out = begin(table->tables, "seats");
    table_put_seats(table, &out);
    lf_json_text(&out, "state", table_state_text(table));
    lf_json_bool(&out, "host", host);
    lf_json_text(&out, "code", table->code[0] ? table->code : NULL);
    lf_json_below(&out, "me", me, LF_SEATS_MAX);
    return out;
}

void message_seats(struct table *table, struct client *client)
{
    struct lf_out out = put_seats(table, is_host(table, client), table_seat_of(table, client));
    finish(&out, client);
}

void message_seats_all(struct table *table)
{
    struct bytes *made[2][LF_SEATS_MAX + 1] = { 0 };
    table->tables->changes += table->listed;
    for (struct client *client = table->clients; client; client = client->next) {
        bool host = is_host(table, client);
        int seat = table_seat_of(table, client);
        struct bytes **bytes = &made[host][seat + 1];
        if (!*bytes) {
            struct lf_out out = put_seats(table, host, seat);
            *bytes = bytes_of(table->tables, &out);
        }
        hold_deliver(client, table->ticket, *bytes);
    }
    for (int i = 0; i <= LF_SEATS_MAX; i++) {
        bytes_release(table->tables, made[0][i]);
        bytes_release(table->tables, made[1][i]);
    }
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

static struct lf_out put_over(struct table *table)
{
    char path[64];
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    struct lf_out out = lf_out_start(path, sizeof path);
    lf_put(&out, "/api/tables/");
    lf_put(&out, table->id);
    lf_put(&out, "/proof");
    lf_out_end(&out);
    out = begin(table->tables, "over");
    table->game->view(table->now, LF_NOBODY, view);
    lf_json_set(&out, "winners", table->game->winners(view));
    lf_json_array(&out, "points");
    for (int i = 0; i < table->seat_count; i++)
        lf_json_int(&out, NULL, table->game->points(view, i));
    lf_json_array_end(&out);
    put_sources(&out, table, view);
    lf_json_text(&out, "proof", path);
    return out;
}

void message_over(struct table *table, struct client *client)
{
    struct lf_out out = put_over(table);
    finish(&out, client);
}

void message_over_all(struct table *table)
{
    struct lf_out out = put_over(table);
    lf_json_object_end(&out);
    LF_ASSERT(lf_out_end(&out) < SCRATCH_SIZE);
    message_text_all(table, out.text);
}

/* ---- Moves ---- */

/* Whether the seat may take this action back as long as nothing follows it. */
static bool can_undo(const struct lf_game *game, const void *before, const void *after,
                     const struct act *act, int seat)
{
    lf_seats next = game->actors(after);
    if (seat < 0 || act->seat != seat || !next || next & lf_seat_bit(LF_CHANCE)) return false;
    return !game->tells(before, seat, act->action);
}

/* How the position after an action is told. */
enum told { TOLD_WHOLE, TOLD_CHANGE, TOLD_STEP, TOLD_NOT };

/* What follows the position in `move` and `undone`. With differences, what is absent is no. */
static void put_rest(const struct table *table, bool undo, bool whole, struct lf_out *out)
{
    if (undo || whole) lf_json_bool(out, "undo", undo);
    if (table->clock.on || whole) put_clock(table, out);
}

/* The message as one viewer gets it, without its last brace. */
static struct lf_out put_move(struct table *table, const void *before, const void *after,
                              const struct act *act, int seat, enum told told)
{
    char text[LF_ACTION_TEXT_MAX];
    int viewer = seat < 0 ? LF_NOBODY : seat, actor = act->seat < 0 ? LF_CHANCE : act->seat;
    struct lf_out out = begin(table->tables, "move");
    lf_json_int(&out, "seq", act->seq);
    lf_json_int(&out, "seat", act->seat);
    table->game->print(table->game->seen(before, actor, act->action, viewer), text, sizeof text);
    lf_json_text(&out, "seen", text);
    lf_json_int(&out, "at", act->at);
    if (told == TOLD_WHOLE) sight_put(table, after, seat, &out);
    else if (told == TOLD_CHANGE) sight_put_change(table, seat, &out);
    else if (told == TOLD_STEP) sight_put_step(table, before, after, seat, &out);
    put_rest(table, can_undo(table->game, before, after, act, seat), told == TOLD_WHOLE, &out);
    return out;
}

static void send_move(struct table *table, const void *before, const void *after,
                      const struct act *act, struct client *client, enum told told)
{
    int seat = table_seat_of(table, client);
    struct lf_out out = put_move(table, before, after, act, seat,
                                 client->differs ? told : TOLD_WHOLE);
    if (act->key && seat == act->seat) lf_json_text(&out, "key", table_key(table, act));
    finish(&out, client);
}

void message_missed(struct table *table, const void *before, const void *after,
                    const struct act *act, struct client *client)
{
    send_move(table, before, after, act, client, TOLD_STEP);
}

void message_again(struct table *table, const void *before, const void *after,
                   const struct act *act, struct client *client)
{
    send_move(table, before, after, act, client, TOLD_NOT);
}

/* The same message for the one who sent the action: with its key. */
static void send_with_key(struct table *table, const struct act *act, const struct bytes *bytes,
                          struct client *sender)
{
    struct lf_out out = lf_out_start(table->tables->scratch, SCRATCH_SIZE);
    lf_put_bytes(&out, bytes->text, bytes->length - 1);
    out.comma = true;
    lf_json_text(&out, "key", table_key(table, act));
    finish(&out, sender);
}

/* What all of an audience get, in one version of the protocol. */
struct copies { struct bytes *made[LF_SEATS_MAX + 1]; };

static void release_all(struct tables *tables, struct copies copies[2])
{
    for (int i = 0; i <= LF_SEATS_MAX; i++) {
        bytes_release(tables, copies[0].made[i]);
        bytes_release(tables, copies[1].made[i]);
    }
}

void message_move(struct table *table, const void *before, const struct act *act,
                  struct client *sender)
{
    struct copies copies[2] = { 0 };
    unsigned told = 0;
    for (struct client *client = table->clients; client; client = client->next) {
        int seat = table_seat_of(table, client);
        struct bytes **bytes = &copies[client->differs].made[seat + 1];
        if (!*bytes) {
            struct lf_out out = put_move(table, before, table->now, act, seat,
                                         client->differs ? TOLD_CHANGE : TOLD_WHOLE);
            *bytes = bytes_of(table->tables, &out);
            told |= (unsigned)client->differs << (seat + 1);
        }
        if (client == sender) send_with_key(table, act, *bytes, client);
        else hold_deliver(client, table->ticket, *bytes);
    }
    sight_forget_others(table, told);
    release_all(table->tables, copies);
}

void message_undone_all(struct table *table, uint32_t to)
{
    struct copies copies[2] = { 0 };
    unsigned told = 0;
    for (struct client *client = table->clients; client; client = client->next) {
        int seat = table_seat_of(table, client);
        struct bytes **bytes = &copies[client->differs].made[seat + 1];
        if (!*bytes) {
            struct lf_out out = begin(table->tables, "undone");
            lf_json_int(&out, "seq", table->seq);
            lf_json_int(&out, "to", to);
            if (client->differs) sight_put_change(table, seat, &out);
            else sight_put(table, table->now, seat, &out);
            put_rest(table, table_can_undo(table, seat), !client->differs, &out);
            *bytes = bytes_of(table->tables, &out);
            told |= (unsigned)client->differs << (seat + 1);
        }
        hold_deliver(client, table->ticket, *bytes);
    }
    sight_forget_others(table, told);
    release_all(table->tables, copies);
}

void message_sight(struct table *table, const struct ask *ask)
{
    int seat = table_seat_of(table, ask->client);
    struct lf_out out = begin(table->tables, "sight");
    if (ask->has_id) lf_json_int(&out, "id", ask->id);
    lf_json_int(&out, "seq", table->seq);
    sight_put_text(table, table->now, seat, &out);
    if (table_can_undo(table, seat)) lf_json_bool(&out, "undo", true);
    finish(&out, ask->client);
}
