/* join_net.c - HTTP and WebSocket of `landfall join`, as a client of libwebsockets. One thing at a
 * time: a POST is waited for, then the socket is followed. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <libwebsockets.h>

#include "cli/join.h"

enum { BODY_MAX = 16384, MESSAGE_MAX = 1 << 20, TRIES = 5, AGAIN_US = 700000, WAIT_S = 20 };

/* What is under way, for the callback. */
struct line {
    struct join *join;
    const char *body;                    /* of a POST; NULL: the socket */
    char *text;                          /* what has come so far */
    size_t length, room;
    int status;
    bool ended, opened, failed;
    char why[160];
    struct lws *wsi;
};

static void gather(struct line *line, const char *bytes, size_t length)
{
    if (line->length + length + 1 > MESSAGE_MAX) {
        line->failed = true;
        return;
    }
    if (line->length + length + 1 > line->room) {
        line->room = 2 * (line->length + length + 1);
        char *more = realloc(line->text, line->room);
        if (!more) exit(fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher")));
        line->text = more;
    }
    memcpy(line->text + line->length, bytes, length);
    line->length += length;
    line->text[line->length] = 0;
}

static bool add_header(struct lws *wsi, enum lws_token_indexes token, const char *value,
                       unsigned char **at, unsigned char *end)
{
    return lws_add_http_header_by_token(wsi, token, (const unsigned char *)value,
                                        (int)strlen(value), at, end) == 0;
}

static int add_headers(struct line *line, struct lws *wsi, unsigned char **at, unsigned char *end)
{
    char text[160];
    bool good = true;
    if (line->join->token[0]) {
        snprintf(text, sizeof text, "Bearer %s", line->join->token);
        good = add_header(wsi, WSI_TOKEN_HTTP_AUTHORIZATION, text, at, end);
    }
    if (line->body) {
        snprintf(text, sizeof text, "%zu", strlen(line->body));
        good = good &&
               add_header(wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, "application/json", at, end) &&
               add_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, text, at, end);
        lws_client_http_body_pending(wsi, 1);
        lws_callback_on_writable(wsi);
    }
    return good ? 0 : -1;
}

/* One message of those that wait. */
static int send_one(struct line *line, struct lws *wsi)
{
    struct join *join = line->join;
    unsigned char bytes[LWS_PRE + BODY_MAX];
    const char *text = line->body ? line->body : join->out[join->out_from];
    size_t length = strlen(text);
    if (!line->body && !join->out_count) return 0;
    memcpy(bytes + LWS_PRE, text, length);
    enum lws_write_protocol kind = line->body ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_TEXT;
    if (lws_write(wsi, bytes + LWS_PRE, length, kind) < 0) return -1;
    if (line->body) {
        lws_client_http_body_pending(wsi, 0);
        return 0;
    }
    join->out_from = (join->out_from + 1) % JOIN_OUT;
    if (--join->out_count) lws_callback_on_writable(wsi);
    return 0;
}

static int on_http(struct line *line, struct lws *wsi, enum lws_callback_reasons reason, void *in,
                   size_t length)
{
    char bytes[LWS_PRE + 2048], *at = bytes + LWS_PRE;
    int room = 2048;
    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        line->status = (int)lws_http_client_http_response(wsi);
        return 0;
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP:
        return lws_http_client_read(wsi, &at, &room) < 0 ? -1 : 0;
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ: gather(line, in, length); return 0;
    case LWS_CALLBACK_CLIENT_HTTP_WRITEABLE: return send_one(line, wsi);
    case LWS_CALLBACK_COMPLETED_CLIENT_HTTP:
    case LWS_CALLBACK_CLOSED_CLIENT_HTTP: line->ended = true; return 0;
    default: return 0;
    }
}

static int on_socket(struct line *line, struct lws *wsi, enum lws_callback_reasons reason, void *in,
                     size_t length)
{
    struct join *join = line->join;
    switch (reason) {
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        line->opened = true;
        join_opened(join);
        break;
    case LWS_CALLBACK_CLIENT_RECEIVE:
        gather(line, in, length);
        if (!lws_is_final_fragment(wsi) || lws_remaining_packet_payload(wsi)) return 0;
        if (!line->failed) join_take(join, line->text, line->length);
        line->length = 0;
        if (join->repeat) lws_set_timer_usecs(wsi, AGAIN_US);
        break;
    case LWS_CALLBACK_TIMER:
        if (join->repeat) join_send(join, "%s", join->again);
        join->repeat = false;
        break;
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        if (send_one(line, wsi) != 0) return -1;
        break;
    case LWS_CALLBACK_CLIENT_CLOSED: line->ended = true; return 0;
    default: return 0;
    }
    if (join->out_count) lws_callback_on_writable(wsi);
    return join->done && !join->out_count ? -1 : 0;
}

static int on_event(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length)
{
    struct line *line = lws_get_opaque_user_data(wsi);
    (void)user;
    if (!line) return 0;
    if (reason == LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER)
        return add_headers(line, wsi, in, *(unsigned char **)in + length);
    if (reason == LWS_CALLBACK_CLIENT_CONNECTION_ERROR) {
        snprintf(line->why, sizeof line->why, "%.150s", in ? (const char *)in : "");
        line->ended = line->failed = true;
        return 0;
    }
    return line->body ? on_http(line, wsi, reason, in, length)
                      : on_socket(line, wsi, reason, in, length);
}

static const struct lws_protocols protocols[] = {
    { "landfall.1", on_event, 0, 4096, 0, NULL, 0 },
    { NULL, NULL, 0, 0, 0, NULL, 0 },
};

/* Connects and serves one line until it has ended. False: no connection could be made. */
static bool run(struct line *line, const char *path)
{
    struct join *join = line->join;
    struct lws_context_creation_info about = { .port = CONTEXT_PORT_NO_LISTEN,
                                               .protocols = protocols };
    lws_set_log_level(0, NULL);
    if (join->tls) about.options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    struct lws_context *context = lws_create_context(&about);
    if (!context) return false;
    struct lws_client_connect_info to = {
        .context = context, .address = join->host, .port = join->port, .path = path,
        .host = join->origin, .ssl_connection = join->tls ? LCCSCF_USE_SSL : 0,
        .method = line->body ? "POST" : NULL, .protocol = line->body ? NULL : "landfall.1",
        .local_protocol_name = "landfall.1", .opaque_user_data = line, .pwsi = &line->wsi,
        .alpn = "http/1.1",
    };
    if (!lws_client_connect_via_info(&to)) line->ended = line->failed = true;
    double until = seconds_now() + WAIT_S;
    while (!line->ended && (line->opened || seconds_now() < until))
        if (lws_service(context, 0) < 0) break;
    lws_context_destroy(context);
    return !line->failed;
}

json_t *join_post(struct join *join, const char *path, const char *body, int *status)
{
    struct line line = { .join = join, .body = body };
    bool reached = run(&line, path);
    json_t *answer = line.text ? json_loads(line.text, 0, NULL) : NULL;
    free(line.text);
    *status = line.status;
    if (reached && line.status && !answer) answer = json_object();
    if (!answer)
        fail(EXIT_SYSTEM, SAY("%s: no server answers there (%s)",
                              "%s: Dort antwortet kein Server (%s)"),
             join->origin, line.why);
    return answer;
}

/* A line that breaks is opened again; the table knows where we were. */
int join_follow(struct join *join)
{
    for (int tries = 0; tries < TRIES && !join->done; tries++) {
        struct line line = { .join = join };
        run(&line, "/ws");
        free(line.text);
        if (line.opened && join->moves) tries = 0;
        join->out_count = 0;
        if (!join->done) nanosleep(&(struct timespec){ 0, AGAIN_US * 1000L }, NULL);
    }
    if (join->done) return join->code_of_exit;
    return fail(EXIT_SYSTEM, SAY("%s: the connection is lost", "%s: Die Verbindung ist abgerissen"),
                join->origin);
}

void join_send(struct join *join, const char *format, ...)
{
    va_list words;
    if (join->out_count == JOIN_OUT) return;
    va_start(words, format);
    char *to = join->out[(join->out_from + join->out_count) % JOIN_OUT];
    vsnprintf(to, JOIN_MESSAGE, format, words);
    va_end(words);
    join->out_count++;
}
