/* http.c - requests and answers over libwebsockets: bodies, headers, limits, waiting for the
 * store. What the paths mean is in api.c. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/check.h"
#include "server/log.h"
#include "server/quota.h"
#include "server/wire.h"

enum {
    BODY_S = 10,                        /* seconds a body may take in all */
    ANSWER_S = 20,                      /* ... and an answer */
    LINGER_S = 2,                       /* ... and what is left of a body that is not wanted */
    POSTS_PER_S = 5, POSTS_BURST = 60,  /* of one address; more where it may have more sockets */
};

bool http_header(struct lws *wsi, enum lws_token_indexes which, char *out, size_t size)
{
    return lws_hdr_total_length(wsi, which) > 0 && lws_hdr_copy(wsi, out, (int)size, which) > 0;
}

bool http_is_figures(struct lws *wsi)
{
    const struct server *server = net_server(wsi);
    return server->figures && lws_get_vhost(wsi) == server->figures;
}

static void unlink_exchange(struct exchange *exchange)
{
    if (!exchange->link) return;
    *exchange->link = exchange->next;
    if (exchange->next) exchange->next->link = exchange->link;
    exchange->link = NULL;
}

static void link_exchange(struct exchange *exchange, struct exchange **list)
{
    unlink_exchange(exchange);
    exchange->link = list;
    exchange->next = *list;
    if (exchange->next) exchange->next->link = &exchange->next;
    *list = exchange;
}

static void forget(struct exchange *exchange)
{
    unlink_exchange(exchange);
    if (exchange->creation) api_forget(exchange->creation);
    exchange->creation = NULL;
    free(exchange->body);
    exchange->body = NULL;
    free(exchange->reply.owned);
    exchange->reply.owned = NULL;
    document_drop(exchange->reply.document);
    exchange->reply.document = NULL;
}

/* The answer is complete: it is sent before the loop sleeps, or when the store holds its ticket. */
void http_answered(struct exchange *exchange)
{
    exchange->answered = true;
    if (exchange->ticket == 0) link_exchange(exchange, &exchange->server->ready);
}

void http_answered_unless_known(struct exchange *exchange)
{
    char known[256];
    struct reply *reply = &exchange->reply;
    if (http_header(exchange->wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, known, sizeof known) &&
        document_known(known, reply->etag)) {
        reply->status = 304;
        reply->length = 0;
        reply->gzip = false;
    }
    http_answered(exchange);
}

void http_answer(struct exchange *exchange, int status, const char *type, char *text)
{
    LF_ASSERT(!exchange->answered);
    if (!text) {
        http_problem(exchange, PROBLEM_FAULT, NULL);
        return;
    }
    exchange->reply.status = status;
    exchange->reply.type = type;
    exchange->reply.body = (const unsigned char *)text;
    exchange->reply.owned = text;
    exchange->reply.length = strlen(text);
    http_answered(exchange);
}

void http_problem(struct exchange *exchange, enum problem_kind kind,
                  const struct problem_detail *detail)
{
    enum { SIZE = 1024 };
    char *text = malloc(SIZE);
    exchange->reply.status = problem_status(kind);
    exchange->reply.type = "application/problem+json";
    if (text) {
        int length = problem_write(kind, detail, exchange->language, text, SIZE);
        LF_ASSERT(length < SIZE);
        exchange->reply.body = (const unsigned char *)text;
        exchange->reply.owned = text;
        exchange->reply.length = (size_t)length;
    }
    http_answered(exchange);
}

void http_refuse_body(struct exchange *exchange, const struct parse_error *error)
{
    struct problem_detail detail = {
        .field = error->field, .expected = error->expected,
        .has_at = !error->field[0], .at = error->at,
    };
    http_problem(exchange, PROBLEM_TEXT, &detail);
}

char *http_copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy) memcpy(copy, text, size);
    return copy;
}

void http_wait(struct exchange *exchange, uint64_t ticket)
{
    if (ticket <= store_durable(exchange->server->store)) return;
    exchange->ticket = ticket;
    link_exchange(exchange, &exchange->server->waiting);
}

void http_committed(struct server *server)
{
    uint64_t durable = store_durable(server->store);
    for (struct exchange *exchange = server->waiting, *next; exchange; exchange = next) {
        next = exchange->next;
        if (exchange->ticket > durable) continue;
        unlink_exchange(exchange);
        exchange->ticket = 0;
        if (exchange->answered) link_exchange(exchange, &server->ready);
    }
}

/* Method, path and language of the request. */
static void read_request(struct lws *wsi, struct exchange *exchange)
{
    static const struct { enum lws_token_indexes token; enum http_method method; } methods[] = {
        { WSI_TOKEN_GET_URI, HTTP_GET },
        { WSI_TOKEN_HEAD_URI, HTTP_HEAD },
        { WSI_TOKEN_POST_URI, HTTP_POST },
    };
    char accept[64];
    exchange->method = HTTP_OTHER;
    exchange->path[0] = 0;
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++) {
        if (lws_hdr_total_length(wsi, methods[i].token) == 0) continue;
        exchange->method = methods[i].method;
        /* A path with a zero in it (%00) would be read as a shorter one. */
        if (!http_header(wsi, methods[i].token, exchange->path, sizeof exchange->path) ||
            (int)strlen(exchange->path) != lws_hdr_total_length(wsi, methods[i].token))
            exchange->path[0] = 0;
    }
    exchange->language = http_header(wsi, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, accept, sizeof accept) &&
                         strncasecmp(accept, "de", 2) == 0 ? LF_DE : LF_EN;
}

/* What must hold before the body of a POST is read at all. */
static bool post_allowed(struct exchange *exchange, enum problem_kind *problem)
{
    struct lws *wsi = exchange->wsi;
    struct server *server = exchange->server;
    struct identity who;
    char text[64];
    struct limited *address = identity_address(wsi, server);
    *problem = PROBLEM_RATE;
    uint32_t sockets = (uint32_t)server->config->sockets_per_address;
    if (sockets && (!address || !limits_sip(address, LIMIT_POSTS, POSTS_PER_S + sockets / 10,
                                            POSTS_BURST + sockets, net_clock_ms())))
        return false;
    *problem = PROBLEM_NONE;
    if (!api_is_post(exchange->path) || http_is_figures(wsi)) return false;
    *problem = PROBLEM_STOPPING;
    if (server->stage != NET_READY) return false;
    *problem = PROBLEM_DISK;
    if (store_stuck(server->store) || !cluster_speaks(server)) return false;
    identity_read(wsi, server, &who);
    if (who.unsure) return false;
    *problem = PROBLEM_ORIGIN;
    if (!identity_origin_allowed(wsi, server, &who)) return false;
    *problem = PROBLEM_TYPE;
    if (!http_header(wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, text, sizeof text) ||
        strncasecmp(text, "application/json", 16) != 0 || (text[16] && !strchr("; ", text[16])))
        return false;
    *problem = PROBLEM_LENGTH;
    if (!http_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, text, sizeof text)) return false;
    *problem = PROBLEM_REQUEST;
    if (strlen(text) > 18 || strspn(text, "0123456789") != strlen(text)) return false;
    exchange->body_expected = strtoul(text, NULL, 10);
    if (exchange->body_expected == 0) return false;
    *problem = PROBLEM_SIZE;
    return exchange->body_expected <= LIMIT_BODY_SIZE;
}

static int start_post(struct exchange *exchange)
{
    enum problem_kind problem;
    if (!post_allowed(exchange, &problem)) {
        if (problem == PROBLEM_ORIGIN) metrics_drop(exchange->server, DROP_ORIGIN);
        exchange->closing = true;       /* a body that is not read would be the next request */
        http_problem(exchange, problem, NULL);
        return 0;
    }
    exchange->body = malloc(exchange->body_expected);
    if (!exchange->body) return -1;
    lws_set_timeout(exchange->wsi, PENDING_TIMEOUT_HTTP_CONTENT, BODY_S);
    return wire_continue(exchange->wsi) ? 0 : -1;
}

/* Bodies without a stated length, or with two, or where none belongs: where such a request ends
 * is a matter of opinion, and the next one could be smuggled in behind it. */
static bool has_odd_body(struct lws *wsi, enum http_method method)
{
    char text[8] = "";
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0) return true;
    if (method == HTTP_POST || lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) == 0)
        return false;
    return !http_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, text, sizeof text) ||
           strcmp(text, "0") != 0;
}

static int start(struct lws *wsi, struct exchange *exchange)
{
    forget(exchange);
    memset(exchange, 0, sizeof *exchange);
    exchange->wsi = wsi;
    exchange->server = net_server(wsi);
    exchange->started_ms = net_clock_ms();
    read_request(wsi, exchange);
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, ANSWER_S);
    exchange->body_coming = wire_body_follows(wsi);
    if (!exchange->body_coming) wire_hold(wsi);
    exchange->closing = exchange->method == HTTP_OTHER || has_odd_body(wsi, exchange->method);
    if (exchange->method == HTTP_OTHER) http_problem(exchange, PROBLEM_METHOD, NULL);
    else if (exchange->closing) http_problem(exchange, PROBLEM_LENGTH, NULL);
    else if (!exchange->path[0]) http_problem(exchange, PROBLEM_NONE, NULL);
    else if (exchange->method == HTTP_POST) return start_post(exchange);
    else if (quota_get(exchange)) api_get(exchange);
    return 0;
}

static int take_body(struct exchange *exchange, const void *bytes, size_t length)
{
    if (exchange->linger_until_ms) return net_clock_ms() < exchange->linger_until_ms ? 0 : -1;
    if (exchange->answered) return 0;               /* refused already: read past it */
    if (!exchange->body || length > exchange->body_expected - exchange->body_length) return -1;
    /* A body that drips in would hold the connection for ever. */
    if (net_clock_ms() - exchange->started_ms > BODY_S * 1000) return -1;
    memcpy(exchange->body + exchange->body_length, bytes, length);
    exchange->body_length += length;
    return 0;
}

/* lws says so more than once when there are bytes behind the body. */
static int end_body(struct exchange *exchange)
{
    if (exchange->linger_until_ms) return -1;
    if (!exchange->body_coming) return 0;
    exchange->body_coming = false;
    wire_hold(exchange->wsi);
    if (exchange->answered) return 0;
    if (exchange->body_length != exchange->body_expected) return -1;
    lws_set_timeout(exchange->wsi, PENDING_TIMEOUT_HTTP_CONTENT, ANSWER_S);
    api_post(exchange);
    return 0;
}

static bool put_header(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                       unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at,
                                       end) == 0;
}

static int send_headers(struct exchange *exchange)
{
    unsigned char buffer[LWS_PRE + 2048], *start_at = buffer + LWS_PRE, *at = start_at;
    unsigned char *end = buffer + sizeof buffer - 1;
    const struct reply *reply = &exchange->reply;
    struct lws *wsi = exchange->wsi;
    if (!exchange->closing && (exchange->body_coming || wire_read_ahead(wsi)))
        exchange->closing = true;
    bool good = lws_add_http_common_headers(wsi, (unsigned)reply->status, reply->type,
                                            reply->length, &at, end) == 0;
    good = good && put_header(wsi, "cache-control:", reply->cache ? reply->cache : "no-store", &at,
                              end);
    if (exchange->closing) good = good && put_header(wsi, "connection:", "close", &at, end);
    if (reply->allow) good = good && put_header(wsi, "allow:", reply->allow, &at, end);
    if (reply->gzip) good = good && put_header(wsi, "content-encoding:", "gzip", &at, end);
    if (reply->vary) good = good && put_header(wsi, "vary:", "accept-encoding", &at, end);
    if (reply->etag[0]) good = good && put_header(wsi, "etag:", reply->etag, &at, end);
    if (reply->cookie[0]) good = good && put_header(wsi, "set-cookie:", reply->cookie, &at, end);
    if (reply->status == 429) {
        char seconds[16];
        snprintf(seconds, sizeof seconds, "%u", reply->retry_s ? reply->retry_s : 2);
        good = good && put_header(wsi, "retry-after:", seconds, &at, end);
    }
    exchange->headers_sent = true;
    exchange->server->metrics.http_requests[reply->status / 100]++;
    return good && lws_finalize_write_http_header(wsi, start_at, &at, end) == 0 ? 0 : -1;
}

static void log_request(const struct exchange *exchange)
{
    static const char *const methods[] = { "GET", "HEAD", "POST", "other" };
    struct log_line line;
    log_begin(&line, exchange->reply.status >= 500 ? LOG_LEVEL_WARNING : LOG_LEVEL_INFO, "http");
    log_text(&line, "method", methods[exchange->method]);
    log_text(&line, "path", exchange->path);
    log_number(&line, "status", exchange->reply.status);
    log_number(&line, "ms", (int64_t)(net_clock_ms() - exchange->started_ms));
    log_end(&line);
}

/* Never from within a callback of lws: the exchange is gone when it returns. */
static void hang_up(struct lws *wsi)
{
    lws_set_timeout(wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_SYNC);
}

static void finish(struct exchange *exchange)
{
    struct lws *wsi = exchange->wsi;
    log_request(exchange);
    forget(exchange);
    exchange->answered = false;
    if (!exchange->closing) {
        wire_go_on(wsi);
        if (lws_http_transaction_completed(wsi)) hang_up(wsi);
        return;
    }
    wire_end(wsi);
    if (!exchange->body_coming) {
        hang_up(wsi);
        return;
    }
    exchange->linger_until_ms = net_clock_ms() + LINGER_S * 1000;
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, LINGER_S);
    lws_callback_on_writable(wsi);      /* lws sets its timer only after an event of its own */
}

/* Writes a part of the answer; false: the connection is broken. */
static bool write_part(struct exchange *exchange)
{
    unsigned char buffer[LWS_PRE + HTTP_CHUNK];
    if (!exchange->headers_sent) return send_headers(exchange) == 0;
    size_t count = exchange->reply.length - exchange->sent;
    bool last = count <= HTTP_CHUNK;
    if (!last) count = HTTP_CHUNK;
    memcpy(buffer + LWS_PRE, exchange->reply.body + exchange->sent, count);
    if (lws_write(exchange->wsi, buffer + LWS_PRE, count,
                  last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) != (int)count)
        return false;
    exchange->sent += count;
    lws_set_timeout(exchange->wsi, PENDING_TIMEOUT_HTTP_CONTENT, ANSWER_S);
    return true;
}

/* Writes while the socket takes it. lws never says of a held connection that it can be written
 * to, so who is not done is asked again. */
static void write_answer(struct exchange *exchange)
{
    struct lws *wsi = exchange->wsi;
    while (!lws_send_pipe_choked(wsi)) {
        if (exchange->headers_sent && (exchange->method == HTTP_HEAD ||
                                       exchange->sent == exchange->reply.length)) {
            finish(exchange);
            return;
        }
        if (!write_part(exchange)) {
            forget(exchange);
            hang_up(wsi);
            return;
        }
    }
    if (!lws_partial_buffered(wsi)) return;
    exchange->closing = true;           /* lws has a part of its own to send first, and may read */
    wire_go_on(wsi);
}

bool http_write(struct server *server)
{
    for (struct exchange *exchange = server->ready, *next; exchange; exchange = next) {
        next = exchange->next;
        write_answer(exchange);
    }
    return server->ready != NULL;
}

/* New connections of one address are counted before a byte of theirs is read. */
static int filter_connection(struct lws *wsi, const struct lws_filter_network_conn_args *args)
{
    struct server *server = net_server(wsi);
    int size = 131072;                  /* what a slow client may keep in the system's hands */
    uint8_t key[16];
    if (!server || server->stage >= NET_CLOSING) return 1;
    setsockopt(args->accept_fd, SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
    if (server->config->lan && !lan_is_near((const struct sockaddr *)&args->cli_addr)) {
        metrics_drop(server, DROP_FAR);
        return 1;
    }
    uint32_t sockets = (uint32_t)server->config->sockets_per_address;
    if (server->config->proxied || sockets == 0) return 0;
    limits_address_key((const struct sockaddr *)&args->cli_addr, key);
    struct limited *address = limits_find(server->limits, LIMIT_ADDRESS, key, net_clock_ms());
    if (address && limits_sip(address, LIMIT_CONNECTS, sockets, sockets * 4, net_clock_ms()))
        return 0;
    metrics_drop(server, DROP_CONNECTS);
    return 1;
}

int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                  size_t length)
{
    struct exchange *exchange = user;
    if (!wire_expected(reason)) return -1;
    switch ((int)reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        return filter_connection(wsi, user);
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return socket_upgrade(wsi, net_server(wsi));
    case LWS_CALLBACK_HTTP:
        return start(wsi, exchange);
    case LWS_CALLBACK_HTTP_BODY:
        return take_body(exchange, in, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return end_body(exchange);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        if (exchange && exchange->server) forget(exchange);
        return 0;
    default:
        return 0;
    }
}
