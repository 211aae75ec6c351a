/* answer.c - the short messages to one client: refusals, answers, and a table's summary. */
#include <string.h>

#include "core/check.h"
#include "core/json.h"
#include "core/match.h"
#include "server/table.h"

enum { ANSWER_MAX = 2048 };

static struct lf_out begin(char text[ANSWER_MAX], const char *type)
{
    struct lf_out out = lf_out_start(text, ANSWER_MAX);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "t", type);
    return out;
}

static void put_id(struct lf_out *out, const struct ask *ask)
{
    if (ask->has_id) lf_json_int(out, "id", ask->id);
}

static void put_rule(struct lf_out *out, const struct lf_game *game, lf_rule rule)
{
    char text[32];
    lf_rule_print(game, rule, text, sizeof text);
    lf_json_text(out, "rule", text);
}

static const char *finished(struct lf_out *out)
{
    lf_json_object_end(out);
    LF_ASSERT(lf_out_end(out) < ANSWER_MAX);
    return out->text;
}

static void send(struct lf_out *out, struct client *client)
{
    message_text(client, finished(out));
}

static void send_now(struct lf_out *out, struct client *client)
{
    message_text_now(client, finished(out));
}

/* Nothing of the disk's is in it, so it does not wait behind what the disk does not take. */
void message_no_room(struct client *client)
{
    char text[ANSWER_MAX];
    struct lf_out out = begin(text, "refused");
    lf_json_text(&out, "reason", tables_reason_text(TABLES_DISK));
    send_now(&out, client);
}

void message_refused(const struct ask *ask, enum tables_reason reason, const char *key,
                     const struct lf_game *game, const struct lf_error *error)
{
    char text[ANSWER_MAX];
    struct lf_out out = begin(text, "refused");
    ask->client->tables->counts.refused[reason]++;
    lf_json_text(&out, "reason", tables_reason_text(reason));
    put_id(&out, ask);
    if (key) lf_json_text(&out, "key", key);
    if (error && error->rule && game) put_rule(&out, game, error->rule);
    if (error && reason == TABLES_TEXT) {
        lf_json_int(&out, "at", error->at);
        if (error->expected.in[LF_EN]) lf_json_say(&out, "expected", error->expected);
    }
    if (reason == TABLES_DISK) send_now(&out, ask->client);
    else send(&out, ask->client);
}

void tables_refuse(const struct ask *ask, enum tables_reason reason, const char *key)
{
    message_refused(ask, reason, key, NULL, NULL);
}

/* The client is no longer at its table. */
void message_gone(struct client *client, const char *reason)
{
    char text[ANSWER_MAX];
    struct lf_out out = begin(text, "gone");
    lf_json_text(&out, "reason", reason);
    send(&out, client);
}

/* Done, and nothing else says so to this client. */
void message_answer(const struct ask *ask)
{
    char text[ANSWER_MAX];
    if (!ask->has_id) return;
    struct lf_out out = begin(text, "answer");
    put_id(&out, ask);
    send(&out, ask->client);
}

void message_rule(const struct ask *ask, const struct lf_game *game, lf_rule rule)
{
    char text[ANSWER_MAX];
    struct lf_out out = begin(text, "answer");
    put_id(&out, ask);
    if (rule) put_rule(&out, game, rule);
    else lf_json_null(&out, "rule");
    send(&out, ask->client);
}

void message_position(const struct ask *ask, const struct table *table, const void *view)
{
    char text[2 * LF_POSITION_MAX + ANSWER_MAX], position[LF_POSITION_MAX];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_position_print(table->game, view, position, sizeof position);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "t", "answer");
    put_id(&out, ask);
    lf_json_int(&out, "seq", table->seq);
    lf_json_text(&out, "position", position);
    lf_json_object_end(&out);
    LF_ASSERT(lf_out_end(&out) < (int)sizeof text);
    message_text(ask->client, text);
}

/* As in GET /api/tables. */
void message_summary(const struct table *table, struct lf_out *out)
{
    char options[LF_OPTIONS_MAX];
    lf_json_object(out, NULL);
    lf_json_text(out, "table", table->id);
    lf_json_text(out, "game", table->game_name);
    if (table->begin) table->game->print_options(table->begin, options, sizeof options);
    lf_json_text(out, "options", table->begin ? options : table->options ? table->options : "");
    table_put_seats(table, out);
    lf_json_text(out, "state", table_state_text(table));
    lf_json_bool(out, "listed", table->listed);
    if (table->clock.on) {
        lf_json_object(out, "clock");
        lf_json_int(out, "turn_s", table->clock.turn_ms / 1000);
        lf_json_int(out, "reserve_s", table->clock.reserve_ms / 1000);
        lf_json_object_end(out);
    } else {
        lf_json_null(out, "clock");
    }
    lf_json_int(out, "created", table->created);
    lf_json_object_end(out);
}
