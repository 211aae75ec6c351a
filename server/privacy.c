/* privacy.c - what is known of a guest: told to the guest, and forgotten; and what is forgotten by
 * itself with time.
 *
 * Forgetting goes on in the background, some tables a second, and survives a restart: a note says
 * who is being forgotten until nothing is left. What is done in logs is in table_forget.c. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/json.h"
#include "server/log.h"
#include "server/news.h"
#include "server/parse.h"
#include "server/quota.h"
#include "server/reports.h"

#define JSON "application/json"

static const int64_t DAY_MS = 86400000;
enum { CLEAN_MS = 3600000 };

/* ---- Export ---- */

struct told { struct lf_out *out; const char *person; };

static bool tell_report(void *context, const struct report *report)
{
    struct told *told = context;
    if (strcmp(report->by.id, told->person) != 0) return true;
    lf_json_object(told->out, NULL);
    lf_json_int(told->out, "at", report->at);
    lf_json_text(told->out, "table", report->table);
    lf_json_text(told->out, "reason", report_reason_name(report->reason));
    lf_json_text(told->out, "text", report->words);
    lf_json_object_end(told->out);
    return told->out->length < told->out->size / 2;
}

char *privacy_export(struct server *server, const struct store_guest *guest)
{
    enum { HEAD = 1 << 18 };
    char *tables = tables_export(server->tables, guest->id), *text;
    if (!tables) return NULL;
    size_t size = HEAD + strlen(tables);
    if (!(text = malloc(size))) {
        free(tables);
        return NULL;
    }
    struct lf_out out = lf_out_start(text, size);
    struct told told = { &out, guest->id };
    lf_json_object(&out, NULL);
    lf_json_text(&out, "id", guest->id);
    lf_json_text(&out, "name", guest->name);
    lf_json_int(&out, "used", guest->at);
    lf_json_int(&out, "exported", net_time_ms());
    lf_json_array(&out, "reports");
    reports_each(server, tell_report, &told);
    lf_json_array_end(&out);
    lf_put_char(&out, ',');
    lf_put(&out, tables);
    lf_json_object_end(&out);
    lf_out_end(&out);
    free(tables);
    return text;
}

static void guest_of(const struct identity *who, struct store_guest *guest)
{
    *guest = (struct store_guest){ .at = who->used_ms };
    memcpy(guest->id, who->person.id, sizeof guest->id);
    memcpy(guest->name, who->person.name, sizeof guest->name);
}

void privacy_get_export(struct exchange *exchange)
{
    struct store_guest guest;
    struct identity who;
    identity_read(exchange->wsi, exchange->server, &who);
    if (!who.known) {
        http_problem(exchange, PROBLEM_GUEST, NULL);
        return;
    }
    if (!quota_export(exchange, &who.person)) return;
    guest_of(&who, &guest);
    char *text = privacy_export(exchange->server, &guest);
    if (text) http_answer(exchange, 200, JSON, text);
    else http_problem(exchange, PROBLEM_FAULT, NULL);
}

/* ---- Forgetting a guest ---- */

static void leave(struct server *server, const char *person)
{
    tables_unseat(server->tables, person, NULL);
    socket_log_out(server, person);
}

static uint64_t begin(struct server *server, const char *person)
{
    uint64_t ticket = store_note(server->store, STORE_NOTE_FORGET, person, net_time_ms(), "");
    leave(server, person);
    news_kick(server, person, NULL);
    news_log_out(server, person);
    return ticket;
}

void privacy_post_delete(struct exchange *exchange)
{
    struct server *server = exchange->server;
    struct parse_error error;
    struct identity who;
    identity_read(exchange->wsi, server, &who);
    if (!who.known) {
        http_problem(exchange, PROBLEM_GUEST, NULL);
        return;
    }
    if (!parse_sure(exchange->body, exchange->body_length, &error)) {
        http_refuse_body(exchange, &error);
        return;
    }
    guests_revoke(server->store, who.token);
    http_wait(exchange, begin(server, who.person.id));
    log_event(LOG_LEVEL_INFO, "guest.forget", "person", who.person.id);
    if (!who.bearer) people_end_cookie(exchange);
    http_answer(exchange, 200, JSON, http_copy("{\"ok\":true}"));
}

void privacy_forget(struct server *server, const struct store_guest *guest)
{
    struct store_guest nobody = { .at = 0 };
    memcpy(nobody.hash, guest->hash, sizeof nobody.hash);
    store_guest_put(server->store, &nobody);
    begin(server, guest->id);
    log_event(LOG_LEVEL_INFO, "guest.forget", "person", guest->id);
}

static bool first_key(void *context, const char *key, int64_t at, const char *text)
{
    (void)at, (void)text;
    snprintf(context, STORE_NOTE_KEY_MAX, "%s", key);
    return false;
}

/* One guest after another. Where nodes share the store each does this with the tables it has or
 * gets; the guest's token is void by now, and whoever is still connected here goes. */
static void go_on_forgetting(struct server *server)
{
    char person[STORE_NOTE_KEY_MAX] = "";
    uint32_t left = 0;
    store_notes(server->store, STORE_NOTE_FORGET, "", first_key, person);
    if (!person[0]) return;
    leave(server, person);
    bool done = tables_forget(server->tables, person, &left);
    if (left) log_event(LOG_LEVEL_ERROR, "guest.forget.damaged", "person", person);
    if (!done) return;
    if (!reports_forget(server, person)) return;
    sentences_forget(server->sentences, person);
    store_note(server->store, STORE_NOTE_FORGET, person, 0, NULL);
    log_event(LOG_LEVEL_INFO, "guest.forgotten", "person", person);
}

/* ---- What is forgotten with time ---- */

void privacy_beat(struct server *server)
{
    const struct server_config *config = server->config;
    int64_t now = calendar_ms(server);
    int sentences;
    if (store_stuck(server->store)) return;
    go_on_forgetting(server);
    if (config->keep_chat_days)
        tables_forget_talk(server->tables, now - config->keep_chat_days * DAY_MS);
    if (net_clock_ms() - server->cleaned_ms < CLEAN_MS && server->cleaned_ms) return;
    server->cleaned_ms = net_clock_ms();
    if (config->keep_reports_days)
        reports_drop_before(server, now - config->keep_reports_days * DAY_MS);
    if (config->guest_days)
        store_guests_drop(server->store, now - (int64_t)config->guest_days * DAY_MS);
    sentences_all(server->sentences, now, &sentences);      /* those that are over go */
}
