/* api.c - what the paths of docs/protocol.md mean: games, rules, guests, tables, files. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/json.h"
#include "server/log.h"
#include "server/quota.h"
#include "server/reports.h"

#define JSON "application/json"
#define MARKDOWN "text/markdown; charset=utf-8"

static void post_table(struct exchange *exchange);
static void post_join(struct exchange *exchange);

/* A table that is on its way into the store. It outlives an asker who goes away. */
struct creation { struct exchange *exchange; };

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static void answer_ready(struct exchange *exchange)
{
    const struct server *server = exchange->server;
    bool ready = server->stage == NET_READY && health_good(health_look(server));
    http_answer(exchange, ready ? 200 : 503, JSON, health_json(server));
}

static void answer_rules(struct exchange *exchange, const char *name)
{
    char book[64];
    const char *dot = strrchr(name, '.');
    enum lf_language language;
    if (ready_answer(exchange, MARKDOWN)) return;
    if (!dot || (size_t)(dot - name) >= sizeof book) {
        http_problem(exchange, PROBLEM_NONE, NULL);
        return;
    }
    if (strcmp(dot, ".en") == 0) language = LF_EN;
    else if (strcmp(dot, ".de") == 0) language = LF_DE;
    else {
        http_problem(exchange, PROBLEM_NONE, NULL);
        return;
    }
    memcpy(book, name, (size_t)(dot - name));
    book[dot - name] = 0;
    const char *text = exchange->server->config->rulebook(book, language);
    if (text) ready_keep(exchange, MARKDOWN, http_copy(text));
    else http_problem(exchange, PROBLEM_NONE, NULL);
}

/* /api/games/NAME/content: the tables of a game that has some. */
static void answer_content(struct exchange *exchange, const char *rest)
{
    char name[64], nothing[1];
    size_t length = strcspn(rest, "/");
    const struct lf_game *game = NULL;
    if (ready_answer(exchange, JSON)) return;
    if (length < sizeof name && strcmp(rest + length, "/content") == 0) {
        memcpy(name, rest, length);
        name[length] = 0;
        game = lf_game_find(name);
    }
    if (!game || !game->content) {
        http_problem(exchange, PROBLEM_NONE, NULL);
        return;
    }
    size_t size = (size_t)game->content(nothing, sizeof nothing) + 1;
    char *text = malloc(size);
    if (text) game->content(text, size);
    ready_keep(exchange, JSON, text);
}

static void refuse_match(struct exchange *exchange, enum tables_reason reason)
{
    if (reason == TABLES_STATE) {
        struct problem_detail detail = { .detail = LF_SAY("The match is not over yet.",
                                                          "Die Partie ist noch nicht zu Ende.") };
        http_problem(exchange, PROBLEM_STATE, &detail);
    } else {
        http_problem(exchange,
                     reason == TABLES_DAMAGED ? PROBLEM_DAMAGED
                     : reason == TABLES_RULES ? PROBLEM_RULES
                                              : PROBLEM_NONE,
                     NULL);
    }
}

/* What is known of the review of a match, which begins when somebody asks for it first. Where the
 * host allows none, or too many wait, the asker is told to make it himself. */
static void answer_full_review(struct exchange *exchange, const char *table, const char *person)
{
    struct server *server = exchange->server;
    struct document *known = NULL;
    enum tables_reason reason = TABLES_NONE;
    enum reviews_state state = REVIEWS_UNABLE;
    if (reviews_allowed(server->reviews))
        state = reviews_look(server->reviews, table, net_clock_ms(), &known);
    char *text = state == REVIEWS_NONE ? tables_replay(server->tables, table, person, &reason)
                                       : tables_summary(server->tables, table, person, &reason);
    if (!text) {
        refuse_match(exchange, reason);
        return;
    }
    if (state == REVIEWS_NONE) {
        if (!quota_review(exchange)) {
            free(text);
            return;
        }
        state = reviews_ask(server->reviews, table, text, net_clock_ms()) ? REVIEWS_WAITS
                                                                          : REVIEWS_UNABLE;
    } else {
        free(text);
    }
    if (state == REVIEWS_KNOWN)
        ready_document(exchange, known, JSON);
    else if (state == REVIEWS_WAITS)
        http_answer(exchange, 200, JSON, http_copy("{\"part\":\"wait\",\"progress\":0}"));
    else
        http_answer(exchange, 200, JSON, http_copy("{\"part\":\"off\"}"));
}

static void answer_table(struct exchange *exchange, const char *rest)
{
    char table[PARSE_TABLE_SIZE];
    struct tables *tables = exchange->server->tables;
    enum tables_reason reason = TABLES_NONE;
    const char *type = JSON;
    char *text = NULL;
    size_t length = strcspn(rest, "/");
    const char *what = rest + length, *person = NULL;
    struct identity who;
    identity_read(exchange->wsi, exchange->server, &who);
    if (who.known) person = who.person.id;
    if (parse_table_id(rest, length, table)) {
        if (!*what) {
            text = tables_summary(tables, table, person, &reason);
        } else if (strcmp(what, "/replay") == 0) {
            type = "text/plain; charset=utf-8";
            text = tables_replay(tables, table, person, &reason);
        } else if (strcmp(what, "/proof") == 0) {
            text = tables_proof(tables, table, person, &reason);
        } else if (strcmp(what, "/review") == 0) {
            text = tables_review(tables, table, person, &reason);
        } else if (strcmp(what, "/full-review") == 0) {
            answer_full_review(exchange, table, person);
            return;
        }
    }
    if (text)
        http_answer(exchange, 200, type, text);
    else
        refuse_match(exchange, reason);
}

static bool accepts_gzip(struct exchange *exchange)
{
    char text[256];
    return http_header(exchange->wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, text, sizeof text) &&
           document_accepts_gzip(text);
}

static void answer_file(struct exchange *exchange)
{
    struct file file;
    struct reply *reply = &exchange->reply;
    if (!files_find(exchange->server->config->web, exchange->path, accepts_gzip(exchange), &file)) {
        http_problem(exchange, PROBLEM_NONE, NULL);
        return;
    }
    reply->status = 200;
    reply->type = file.type;
    reply->body = file.bytes;
    reply->length = file.size;
    reply->owned = file.owned;
    reply->gzip = file.gzip;
    reply->vary = true;
    reply->cache = file.lasting ? "public, max-age=31536000, immutable" : "no-cache";
    memcpy(reply->etag, file.etag, sizeof file.etag);
    http_answered_unless_known(exchange);
}

static void refuse_method(struct exchange *exchange, const char *allow)
{
    exchange->reply.allow = allow;
    http_problem(exchange, PROBLEM_METHOD, NULL);
}

/* The figures have an address of their own, which no visitor reaches; there is nothing else. */
static void answer_metrics(struct exchange *exchange)
{
    if (http_is_figures(exchange->wsi) && strcmp(exchange->path, "/metrics") == 0)
        http_answer(exchange, 200, "text/plain; version=0.0.4", metrics_write(exchange->server));
    else http_problem(exchange, PROBLEM_NONE, NULL);
}

void api_get(struct exchange *exchange)
{
    const char *path = exchange->path;
    if (http_is_figures(exchange->wsi) || strcmp(path, "/metrics") == 0) answer_metrics(exchange);
    else if (strcmp(path, "/healthz") == 0)
        http_answer(exchange, 200, JSON, http_copy("{\"ok\":true}"));
    else if (strcmp(path, "/readyz") == 0) answer_ready(exchange);
    else if (strcmp(path, "/api/games") == 0) {
        const struct server_config *config = net_server(exchange->wsi)->config;
        if (!ready_answer(exchange, JSON))
            ready_keep(exchange, JSON, catalog_write(config->outside));
    }
    else if (begins(path, "/api/games/")) answer_content(exchange, path + 11);
    else if (strcmp(path, "/api/addresses") == 0) invite_get(exchange);
    else if (begins(path, "/api/rules/")) answer_rules(exchange, path + 11);
    else if (strcmp(path, "/api/me") == 0) people_get_me(exchange, false);
    else if (strcmp(path, "/api/me/export") == 0) privacy_get_export(exchange);
    else if (strcmp(path, "/api/my-tables") == 0) people_get_me(exchange, true);
    else if (strcmp(path, "/api/tables") == 0) ready_list(exchange);
    else if (begins(path, "/api/tables/")) answer_table(exchange, path + 12);
    else if (api_is_post(path))
        refuse_method(exchange, "POST");
    else if (strcmp(path, "/ws") == 0 || begins(path, "/api/") || strcmp(path, "/api") == 0)
        http_problem(exchange, strcmp(path, "/ws") == 0 ? PROBLEM_REQUEST : PROBLEM_NONE, NULL);
    else answer_file(exchange);
}

/* What is posted to, and whether those who are banned may all the same. */
static const struct post { const char *path; void (*take)(struct exchange *exchange); bool open; }
POSTS[] = {
    { "/api/guest", people_post_guest, false },
    { "/api/logout", people_post_logout, true },
    { "/api/me/delete", privacy_post_delete, true },
    { "/api/report", reports_post, false },
    { "/api/join", post_join, false },
    { "/api/tables", post_table, false },
};
enum { POST_COUNT = sizeof POSTS / sizeof *POSTS };

static const struct post *find_post(const char *path)
{
    for (int i = 0; i < POST_COUNT; i++)
        if (strcmp(path, POSTS[i].path) == 0) return &POSTS[i];
    return NULL;
}

bool api_is_post(const char *path)
{
    return find_post(path) != NULL;
}

static void refuse_table(struct exchange *exchange, const struct tables_refusal *refusal)
{
    struct problem_detail detail = {
        .game = refusal->game, .rule = refusal->error.rule, .at = refusal->error.at,
        .expected = refusal->error.expected, .has_at = refusal->error.expected.in[LF_EN] != NULL,
        .field = refusal->reason == TABLES_UNKNOWN ? "game" : NULL,
    };
    if (refusal->reason == TABLES_RATE) {
        detail = (struct problem_detail){ .detail = refusal->error.expected };
        exchange->reply.retry_s = 60;
        http_problem(exchange, PROBLEM_RATE, &detail);
        return;
    }
    enum problem_kind kind = refusal->reason == TABLES_RULE ? PROBLEM_RULE
                           : refusal->reason == TABLES_FULL ? PROBLEM_FULL
                           : refusal->reason == TABLES_DISK ? PROBLEM_DISK
                           : refusal->reason == TABLES_STATE ? PROBLEM_STATE : PROBLEM_TEXT;
    http_problem(exchange, kind, &detail);
}

static void fill_wish(const struct create_wish *from, struct tables_wish *to)
{
    *to = (struct tables_wish){
        .game = from->game, .options = from->options, .seats = from->seats,
        .bot_count = from->seats, .listed = from->listed, .sit = from->sit,
        .has_clock = from->clocked, .turn_s = from->turn_s, .reserve_s = from->reserve_s,
    };
    for (int i = 0; i < from->seats; i++) to->bots[i] = from->bots[i][0] ? from->bots[i] : NULL;
}

static void post_table(struct exchange *exchange)
{
    struct server *server = exchange->server;
    struct create_wish wish;
    struct tables_wish asked;
    struct tables_refusal refusal = { 0 };
    struct parse_error error;
    struct identity who;
    identity_read(exchange->wsi, server, &who);
    if (!who.known) {
        http_problem(exchange, PROBLEM_GUEST, NULL);
        return;
    }
    if (!parse_create(exchange->body, exchange->body_length, &wish, &error)) {
        http_refuse_body(exchange, &error);
        return;
    }
    fill_wish(&wish, &asked);
    if (!quota_table(exchange, &who.person, tables_bots_alone(&asked))) return;
    struct creation *creation = calloc(1, sizeof *creation);
    if (!creation) {
        http_problem(exchange, PROBLEM_FAULT, NULL);
        return;
    }
    struct limited *address = identity_address(exchange->wsi, server);
    if (address) asked.address = limits_number(server->limits, address);
    creation->exchange = exchange;
    exchange->creation = creation;
    if (!tables_create(server->tables, &who.person, &asked, creation, &refusal)) {
        exchange->creation = NULL;
        free(creation);
        quota_table_back(exchange, &who.person, tables_bots_alone(&asked));
        refuse_table(exchange, &refusal);
    }
}

static void answer_table_id(struct exchange *exchange, int status, const char *table)
{
    char text[64];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "table", table);
    lf_json_object_end(&out);
    lf_out_end(&out);
    http_answer(exchange, status, JSON, http_copy(text));
}

/* From a code to the table. Wrong codes are counted, for the address and for all together; when
 * they are used up a right one is not looked at either. */
static void post_join(struct exchange *exchange)
{
    struct server *server = exchange->server;
    struct parse_error error;
    char code[PARSE_CODE_SIZE], table[STORE_TABLE_MAX];
    if (!parse_join(exchange->body, exchange->body_length, code, &error)) {
        http_refuse_body(exchange, &error);
        return;
    }
    if (!quota_code(exchange)) return;
    if (!tables_code_find(server->tables, code, table)) {
        quota_code_was_wrong(exchange);
        http_problem(exchange, PROBLEM_CODE, NULL);
        return;
    }
    answer_table_id(exchange, 200, table);
}

void api_created(void *context, void *request, const char *table)
{
    struct creation *creation = request;
    struct exchange *exchange = creation->exchange;
    (void)context;
    free(creation);
    if (!exchange) return;
    exchange->creation = NULL;
    if (table)
        answer_table_id(exchange, 201, table);
    else
        http_problem(exchange, PROBLEM_DISK, NULL);
}

void api_forget(struct creation *creation)
{
    creation->exchange = NULL;
}

/* What the host says is told as it is. Who cannot be looked up now is not called a stranger. */
static bool is_turned_away(struct exchange *exchange)
{
    struct server *server = exchange->server;
    struct identity who;
    identity_read(exchange->wsi, server, &who);
    if (who.unsure) {
        http_problem(exchange, PROBLEM_DISK, NULL);
        return true;
    }
    struct limited *address = identity_address(exchange->wsi, server);
    const struct sentence *ban =
        sentences_find(server->sentences, SENTENCE_BAN, who.known ? who.person.id : NULL,
                       address ? address->key : NULL, calendar_ms(server));
    if (!ban) return false;
    struct problem_detail detail = { .detail = LF_SAY(ban->why, ban->why) };
    http_problem(exchange, PROBLEM_BANNED, ban->why[0] ? &detail : NULL);
    return true;
}

void api_post(struct exchange *exchange)
{
    const struct post *post = find_post(exchange->path);
    LF_ASSERT(post);
    if (post->open || !is_turned_away(exchange)) post->take(exchange);
}
