/* people.c - guests over HTTP: becoming one, changing the name, logging out, and staying known.
 *
 * A guest has one token at a time. Pages never see it, it lives in a cookie that scripts cannot
 * read; only programs, which send no such thing as Origin, get it in the answer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "server/names.h"
#include "server/news.h"
#include "server/quota.h"

#define JSON "application/json"

enum {
    DAY_S = 86400,
    COOKIE_DAYS_MAX = 400,              /* browsers keep none for longer */
    RENEWALS = 8,                       /* a token is renewed so often within its life, ... */
    RENEW_S_MAX = DAY_S,                /* ... and at least once a day of use */
};

static char *person_json(const struct person *person, const char *token)
{
    enum { SIZE = 512 };
    char *text = malloc(SIZE);
    if (!text) return NULL;
    struct lf_out out = lf_out_start(text, SIZE);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "id", person->id);
    lf_json_text(&out, "name", person->name);
    if (token) lf_json_text(&out, "token", token);
    lf_json_object_end(&out);
    lf_out_end(&out);
    return text;
}

/* An empty token takes the cookie away. */
static void set_cookie(struct exchange *exchange, const char *token)
{
    int64_t days = exchange->server->config->guest_days;
    int64_t age = (days && days < COOKIE_DAYS_MAX ? days : COOKIE_DAYS_MAX) * DAY_S;
    snprintf(exchange->reply.cookie, sizeof exchange->reply.cookie,
             "lf=%s; Path=/; Max-Age=%lld; HttpOnly; SameSite=Strict%s", token,
             *token ? (long long)age : 0,
             identity_secure(exchange->wsi, exchange->server) ? "; Secure" : "");
}

void people_end_cookie(struct exchange *exchange)
{
    set_cookie(exchange, "");
}

bool people_renew(struct server *server, const struct identity *who)
{
    int64_t life_s = (int64_t)server->config->guest_days * DAY_S, now = calendar_ms(server);
    int64_t every_s = life_s && life_s / RENEWALS < RENEW_S_MAX ? life_s / RENEWALS : RENEW_S_MAX;
    if (!who->known || now - who->used_ms < every_s * 1000) return false;
    guests_touch(server->store, who->token, now, &who->person);
    return true;
}

static void renew(struct exchange *exchange, const struct identity *who)
{
    if (people_renew(exchange->server, who) && !who->bearer) set_cookie(exchange, who->token);
}

void people_get_me(struct exchange *exchange, bool tables)
{
    struct identity who;
    identity_read(exchange->wsi, exchange->server, &who);
    if (who.unsure) {
        http_problem(exchange, PROBLEM_DISK, NULL);
        return;
    }
    if (!who.known) {
        /* A request without a token asks whether there is a guest behind it: there is none. */
        if (!tables && !who.bearer && !who.cookie)
            http_answer(exchange, 200, JSON, strdup("null"));
        else http_problem(exchange, PROBLEM_GUEST, NULL);
        return;
    }
    renew(exchange, &who);
    http_answer(exchange, 200, JSON,
                tables ? tables_list_of(exchange->server->tables, who.person.id)
                       : person_json(&who.person, NULL));
}

void people_post_guest(struct exchange *exchange)
{
    struct server *server = exchange->server;
    struct guest_wish wish;
    struct parse_error error;
    struct identity who;
    bool good = parse_guest(exchange->body, exchange->body_length, &wish, &error);
    if (good) {
        error = (struct parse_error){ .field = "name", .expected = names_fault(wish.name) };
        good = !error.expected.in[LF_EN];
    }
    if (!good) {
        http_refuse_body(exchange, &error);
        return;
    }
    if (wish.token && identity_is_page(exchange->wsi)) {
        http_problem(exchange, PROBLEM_PROGRAM, NULL);
        return;
    }
    identity_read(exchange->wsi, server, &who);
    bool renamed = who.known && strcmp(who.person.name, wish.name) != 0;
    if (renamed && !quota_rename(exchange, &who.person)) return;
    if (!who.known && !quota_guest(exchange)) return;
    if (who.known) {
        guests_set_name(&who.person, wish.name);
        if (!tables_rename(server->tables, &who.person)) {
            http_problem(exchange, PROBLEM_NAME, NULL);
            return;
        }
        http_wait(exchange, guests_touch(server->store, who.token, calendar_ms(server),
                                         &who.person));
    } else {
        http_wait(exchange, guests_make(server->store, wish.name, calendar_ms(server), who.token,
                                        &who.person));
    }
    if (!who.bearer) set_cookie(exchange, who.token);
    http_answer(exchange, 200, JSON, person_json(&who.person, wish.token ? who.token : NULL));
}

/* Whoever holds a copy of the token is out, and the caller stays in with a new one. */
static void log_others_out(struct exchange *exchange, struct identity *who)
{
    struct server *server = exchange->server;
    if (!who->known || (who->bearer && identity_is_page(exchange->wsi))) {
        http_problem(exchange, who->known ? PROBLEM_PROGRAM : PROBLEM_GUEST, NULL);
        return;
    }
    http_wait(exchange, guests_rotate(server->store, calendar_ms(server), who->token,
                                      &who->person));
    socket_log_out(server, who->person.id);
    news_log_out(server, who->person.id);
    if (!who->bearer) set_cookie(exchange, who->token);
    http_answer(exchange, 200, JSON, person_json(&who->person, who->bearer ? who->token : NULL));
}

void people_post_logout(struct exchange *exchange)
{
    struct server *server = exchange->server;
    struct parse_error error;
    struct identity who;
    bool others;
    if (!parse_logout(exchange->body, exchange->body_length, &others, &error)) {
        http_refuse_body(exchange, &error);
        return;
    }
    identity_read(exchange->wsi, server, &who);
    if (others) {
        log_others_out(exchange, &who);
        return;
    }
    if (who.known) {
        http_wait(exchange, guests_revoke(server->store, who.token));
        socket_log_out(server, who.person.id);
        news_log_out(server, who.person.id);
    }
    if (!who.bearer) set_cookie(exchange, "");
    http_answer(exchange, 200, JSON, http_copy("{\"ok\":true}"));
}
