/* table_match.c - the match itself: acting, taking back, drawing for chance, catching up. */
#include <string.h>

#include "core/check.h"
#include "server/sight.h"
#include "server/table_walk.h"

/* ---- One action after another ---- */

void table_act(struct table *table, int seat, lf_action action, const char *key,
               struct client *sender)
{
    _Alignas(16) unsigned char before[LF_STATE_MAX];
    char text[LF_ACTION_TEXT_MAX];
    struct tables_counts *counts = &table->tables->counts;
    memcpy(before, table->now, table->game->state_size);
    sight_keep(table);
    table->game->print(action, text, sizeof text);
    table_tell_outside(table, before, seat, action);
    table_write(table, STORE_ACT, seat, key, text);
    table->last_act_at = table->tables->now;
    if (seat < 0) counts->draws++;
    else counts->moves++;
    message_move(table, before, &table->acts[table->act_count - 1], sender);
}

static void end_match(struct table *table)
{
    struct tables *tables = table->tables;
    table_write(table, STORE_END, -1, NULL, "over");
    table_finish(table);
    table_leave_outside(table);
    tables->counts.finished++;
    tables->live_count--;
    message_over_all(table);
}

void table_advance(struct table *table)
{
    if (table->state == TABLE_RUNNING) {
        while (table->game->actors(table->now) & lf_seat_bit(LF_CHANCE))
            table_act(table, -1, luck_draw(&table->luck, table->game, table->now, NULL), NULL,
                      NULL);
        if (!table->game->actors(table->now)) end_match(table);
        else table_bring_back(table);
    }
    table_plan(table);
}

/* ---- do and why ---- */

/* The table and seat a message is about; refuses it otherwise. */
static struct table *own_match(const struct ask *ask, const char *key, int *seat)
{
    struct table *table = ask->client->table;
    if (!table) {
        message_refused(ask, TABLES_NONE, key, NULL, NULL);
        return NULL;
    }
    *seat = table_seat_of(table, ask->client);
    if (*seat < 0) message_refused(ask, TABLES_SEAT, key, NULL, NULL);
    else if (table->state != TABLE_RUNNING) message_refused(ask, TABLES_STATE, key, NULL, NULL);
    else return table;
    return NULL;
}

/* Judges a text for a seat, by what the seat knows: a refusal tells it nothing new. */
static enum tables_reason judge(const struct table *table, int seat, const char *text,
                                lf_action *action, struct lf_error *error)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    const struct lf_game *game = table->game;
    *error = (struct lf_error){ 0 };
    if (!game->parse(text, action, error)) return error->rule ? TABLES_RULE : TABLES_TEXT;
    if (lf_kind_of(*action) < LF_KIND_CHANCE_END) {
        error->expected = LF_SAY("an action of a seat", "eine Aktion eines Platzes");
        return TABLES_TEXT;
    }
    game->view(table->now, seat, view);
    error->rule = game->check(view, seat, *action);
    if (!error->rule) error->rule = game->check(table->now, seat, *action);
    return error->rule ? TABLES_RULE : TABLES_DONE;
}

/* A key that is known already: the action has happened, so tell its sender again. */
static void repeat(struct table *table, const struct ask *ask, const struct act *known)
{
    struct walk walk;
    if (known->undone) {
        message_refused(ask, TABLES_SEQ, table_key(table, known), NULL, NULL);
        message_table(table, ask->client);
        return;
    }
    walk_start(&walk, table);
    while (walk_next(&walk) && walk.act != known) { }
    message_again(table, walk.before, walk.after, known, ask->client);
    message_answer(ask);
}

void tables_do(const struct ask *ask, int64_t seq, const char *key, const char *text)
{
    struct tables *tables = ask->client->tables;
    struct table *table = ask->client->table;
    struct lf_error error;
    lf_action action;
    int seat = table ? table_seat_of(table, ask->client) : -1;
    tables_now(tables);
    const struct act *known = seat >= 0 && table->game ? table_find_key(table, seat, key) : NULL;
    if (known) {
        repeat(table, ask, known);
        return;
    }
    if (!own_match(ask, key, &seat)) return;
    if (!key[0] || strlen(key) >= TABLES_KEY_MAX) {
        message_refused(ask, TABLES_SIZE, NULL, NULL, NULL);
        return;
    }
    if (store_waiting(tables->store) > STORE_FULL) {
        message_refused(ask, TABLES_RATE, key, NULL, NULL);
        return;
    }
    uint32_t since = table->seats[seat].awaited_since;
    if (seq > table->seq || (seq < table->last_change && (!since || seq < since))) {
        message_refused(ask, TABLES_SEQ, key, NULL, NULL);
        table_send_gap(table, ask->client, seq > table->seq || seq < 0 ? 0 : (uint32_t)seq);
        return;
    }
    enum tables_reason reason = judge(table, seat, text, &action, &error);
    if (reason != TABLES_DONE) {
        message_refused(ask, reason, key, table->game, &error);
        return;
    }
    if (table->seats[seat].bot && !table_ask_back(table, seat)) {
        message_refused(ask, TABLES_STATE, key, NULL, NULL);
        return;
    }
    if (!table_may_move(table, ask->client)) {
        message_refused(ask, TABLES_RATE, key, NULL, NULL);
        return;
    }
    table_act(table, seat, action, key, ask->client);
    message_answer(ask);
    table_advance(table);
}

void tables_why(const struct ask *ask, const char *text)
{
    struct lf_error error;
    lf_action action;
    int seat;
    tables_now(ask->client->tables);
    struct table *table = own_match(ask, NULL, &seat);
    if (!table) return;
    enum tables_reason reason = judge(table, seat, text, &action, &error);
    if (reason == TABLES_TEXT) message_refused(ask, reason, NULL, table->game, &error);
    else message_rule(ask, table->game, error.rule);
}

void tables_position(const struct ask *ask)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    int seat;
    tables_now(ask->client->tables);
    struct table *table = own_match(ask, NULL, &seat);
    if (!table) return;
    table->game->view(table->now, seat, view);
    message_position(ask, table, view);
}

/* ---- undo ---- */

/* The last action is of this seat, nothing has answered it, and it has told nobody anything. */
bool table_can_undo(const struct table *table, int seat)
{
    struct walk walk;
    const struct act *last = walk_back(table, NULL);
    if (table->state != TABLE_RUNNING || !last || seat < 0 || last->seat != seat) return false;
    walk_start(&walk, table);
    while (walk_next(&walk) && walk.act != last) { }
    return !table->game->tells(walk.before, seat, last->action);
}

void tables_undo(const struct ask *ask)
{
    char text[16];
    int seat;
    tables_now(ask->client->tables);
    struct table *table = own_match(ask, NULL, &seat);
    if (!table) return;
    if (table->seats[seat].bot || !table_can_undo(table, seat)) {
        message_refused(ask, TABLES_STATE, NULL, NULL, NULL);
        return;
    }
    if (table->seq > LOG_LIMIT || !table_may_move(table, ask->client)) {
        message_refused(ask, table->seq > LOG_LIMIT ? TABLES_FULL : TABLES_RATE, NULL, NULL, NULL);
        return;
    }
    const struct act *previous = walk_back(table, walk_back(table, NULL));
    uint32_t to = previous ? previous->seq : table->start_seq;
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_put_unsigned(&out, to);
    lf_out_end(&out);
    sight_keep(table);
    table_write(table, STORE_UNDO, seat, NULL, text);
    table->tables->counts.undos++;
    message_undone_all(table, to);
    message_answer(ask);
    table_advance(table);
}

/* ---- Catching up ---- */

void tables_sight(const struct ask *ask)
{
    struct table *table = ask->client->table;
    tables_now(ask->client->tables);
    if (!table) message_refused(ask, TABLES_NONE, NULL, NULL, NULL);
    else if (!ask->client->differs) message_refused(ask, TABLES_UNKNOWN, NULL, NULL, NULL);
    else message_sight(table, ask);
}

/* How many live actions are newer than this. */
static uint32_t newer(const struct table *table, uint32_t have)
{
    uint32_t count = 0;
    const struct act *act = walk_back(table, NULL);
    for (; act && act->seq > have; act = walk_back(table, act)) count++;
    return count;
}

static int send_chat(const struct table *table, struct client *client, int next, uint32_t before)
{
    for (; next < table->chat_count && table->chat[next].seq < before; next++)
        message_text(client, table->chat[next].json);
    return next;
}

static void send_moves(struct table *table, struct client *client, uint32_t have)
{
    struct walk walk;
    int line = 0;
    while (line < table->chat_count && table->chat[line].seq <= have) line++;
    walk_start(&walk, table);
    while (walk_next(&walk)) {
        if (walk.act->seq <= have) continue;
        line = send_chat(table, client, line, walk.act->seq);
        message_missed(table, walk.before, walk.after, walk.act, client);
    }
    send_chat(table, client, line, UINT32_MAX);
}

/* What is missing after `have`, one by one where that is little, else the whole table. Who has left
 * the match since then, in another window, knows what the seat knew: no change fits that. */
void table_send_gap(struct table *table, struct client *client, uint32_t have)
{
    if (have < table->start_seq || have < table->chat_lost || have > table->seq ||
        !table->start_seq || have < table->last_undo || have < table->last_left ||
        newer(table, have) > GAP_MAX || table->state == TABLE_OVER) {
        message_table(table, client);
        return;
    }
    send_moves(table, client, have);
    message_seats(table, client);
}
