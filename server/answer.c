/* answer.c - the short messages to one client: refusals, answers, and a table's summary. */
#include <string.h>

#include "core/check.h"
#include "server/table.h"

enum { ANSWER_MAX = 2048 };

static void put_id(struct lf_out *out, const struct ask *ask)
{
    if (!ask->has_id) return;
    lf_put(out, ",\"id\":");
    lf_put_int(out, ask->id);
}

static void put_rule(struct lf_out *out, const struct lf_game *game, lf_rule rule)
{
    char text[32];
    lf_rule_print(game, rule, text, sizeof text);
    lf_put(out, ",\"rule\":");
    lf_put_json(out, text);
}

static void send(struct lf_out *out, struct client *client)
{
    lf_put_char(out, '}');
    LF_ASSERT(lf_out_end(out) < ANSWER_MAX);
    message_text(client, out->text);
}

/* Nothing of the disk's is in it, so it does not wait behind what the disk does not take. */
void message_no_room(struct client *client)
{
    message_text_now(client, "{\"t\":\"refused\",\"reason\":\"disk\"}");
}

void message_refused(const struct ask *ask, enum tables_reason reason, const char *key,
                     const struct lf_game *game, const struct lf_error *error)
{
    char text[ANSWER_MAX];
    struct lf_out out = lf_out_start(text, sizeof text);
    ask->client->tables->counts.refused[reason]++;
    lf_put(&out, "{\"t\":\"refused\",\"reason\":");
    lf_put_json(&out, tables_reason_text(reason));
    put_id(&out, ask);
    if (key) {
        lf_put(&out, ",\"key\":");
        lf_put_json(&out, key);
    }
    if (error && error->rule && game) put_rule(&out, game, error->rule);
    if (error && reason == TABLES_TEXT) {
        lf_put(&out, ",\"at\":");
        lf_put_unsigned(&out, error->at);
        if (error->expected.in[LF_EN]) {
            lf_put(&out, ",\"expected\":{\"en\":");
            lf_put_json(&out, error->expected.in[LF_EN]);
            lf_put(&out, ",\"de\":");
            lf_put_json(&out, error->expected.in[LF_DE]);
            lf_put_char(&out, '}');
        }
    }
    if (reason != TABLES_DISK) {
        send(&out, ask->client);
        return;
    }
    lf_put_char(&out, '}');
    lf_out_end(&out);
    message_text_now(ask->client, out.text);
}

void tables_refuse(const struct ask *ask, enum tables_reason reason, const char *key)
{
    message_refused(ask, reason, key, NULL, NULL);
}

/* Done, and nothing else says so to this client. */
void message_answer(const struct ask *ask)
{
    char text[ANSWER_MAX];
    if (!ask->has_id) return;
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_put(&out, "{\"t\":\"answer\"");
    put_id(&out, ask);
    send(&out, ask->client);
}

void message_rule(const struct ask *ask, const struct lf_game *game, lf_rule rule)
{
    char text[ANSWER_MAX];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_put(&out, "{\"t\":\"answer\"");
    put_id(&out, ask);
    if (rule) put_rule(&out, game, rule);
    else lf_put(&out, ",\"rule\":null");
    send(&out, ask->client);
}

/* As in GET /api/tables. */
void message_summary(const struct table *table, struct lf_out *out)
{
    char options[LF_OPTIONS_MAX];
    lf_put(out, "{\"table\":");
    lf_put_json(out, table->id);
    lf_put(out, ",\"game\":");
    if (table->game_name) lf_put_json(out, table->game_name);
    else lf_put(out, "null");
    lf_put(out, ",\"options\":");
    if (table->begin) table->game->print_options(table->begin, options, sizeof options);
    lf_put_json(out, table->begin ? options : table->options ? table->options : "");
    lf_put(out, ",\"seats\":");
    table_put_seats(table, out);
    lf_put(out, ",\"state\":");
    lf_put_json(out, table_state_text(table));
    lf_put(out, ",\"listed\":");
    lf_put(out, table->listed ? "true" : "false");
    lf_put(out, ",\"clock\":");
    if (table->clock.on) {
        lf_put(out, "{\"turn_s\":");
        lf_put_int(out, table->clock.turn_ms / 1000);
        lf_put(out, ",\"reserve_s\":");
        lf_put_int(out, table->clock.reserve_ms / 1000);
        lf_put_char(out, '}');
    } else {
        lf_put(out, "null");
    }
    lf_put(out, ",\"created\":");
    lf_put_int(out, table->created);
    lf_put_char(out, '}');
}
