/* socket.c - WebSocket sessions: who may open one, what comes in, what waits to go out.
 *
 * A session's messages to the client stand in a queue until the loop has done all there is to do
 * in this turn; then they are written, to a client of landfall.2 together in one frame. Whoever
 * does not read is dropped (LIMIT_QUEUE_SIZE and the two below it); a client that comes back
 * loses nothing by that. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

#include "core/check.h"
#include "core/json.h"
#include "server/log.h"
#include "server/older.h"
#include "server/upgrade.h"
#include "server/wire.h"

enum {
    CLOSE_TRY_LATER = 1013,
    REFUSAL_SIZE = 512, LAST_WORDS_S = 2, JUDGE_ROUNDS = 4,
    GATHERED_SIZE = 1 << 15,            /* of several messages in one frame */
    MESSAGES_COUNTED = 10000,           /* a second: more is no limit for control frames */
    CLOSE_LOGGED_OUT = 4401,            /* of the codes that RFC 6455 leaves to programs */
    CLOSE_SENT_AWAY = 4403,
};

static void close_for(struct session *session, int code, enum net_drop why);

/* Ends the oldest socket, of this address or (NULL) of any, that nobody plays by: one of nobody
 * known, else one of a guest who watches. False: all of them are played by. */
static bool make_room(struct server *server, const struct limited *address)
{
    struct session *nameless = NULL, *idle = NULL;
    for (struct session *each = server->sessions; each; each = each->next) {
        if ((address && each->address != address) || each->close_code || each->dropped) continue;
        if (!each->person) nameless = each;
        else if (!tables_client_plays(each->client)) idle = each;
    }
    struct session *victim = nameless ? nameless : idle;
    if (victim) close_for(victim, CLOSE_TRY_LATER, DROP_ROOM);
    return victim != NULL;
}

/* Players come before watchers: a person with a seat somewhere gets in where others wait. */
static bool has_room(struct server *server, struct limited *address, const struct identity *who)
{
    const struct server_config *config = server->config;
    uint64_t open = server->metrics.sockets_opened - server->metrics.sockets_closed;
    uint32_t of_address = (uint32_t)config->sockets_per_address;
    uint32_t all = (uint32_t)config->sockets, of_guest = (uint32_t)config->tables_per_guest;
    if (who->known && of_guest) {
        const struct limited *person = limits_find(server->limits, LIMIT_PERSON,
                                                   (const uint8_t *)who->person.id,
                                                   net_clock_ms());
        if (!person || person->sockets >= of_guest) return false;
    }
    if (of_address && limits_network_full(address, of_address)) return false;
    bool address_full = of_address && address->sockets >= of_address;
    bool all_full = all && open >= all;
    if (!address_full && !all_full) return true;
    if (!who->known || !tables_seated(server->tables, &who->person)) return false;
    if (address_full && !make_room(server, address) && address->sockets >= of_address * 4)
        return false;
    return !all_full || make_room(server, NULL) || open < all + all / 10;
}

int socket_upgrade(struct lws *wsi, struct server *server)
{
    struct identity who;
    char path[16], protocol[16];
    /* Other protocols lws has answered, and may have freed the headers with its callback's text. */
    if (!http_header(wsi, WSI_TOKEN_UPGRADE, protocol, sizeof protocol)) return -1;
    if (strcasecmp(protocol, "h2c") == 0)
        return upgrade_refuse(wsi, server, PROBLEM_REQUEST, DROP_PROTOCOL);
    if (strcasecmp(protocol, "websocket") != 0) return -1;
    if (!http_header(wsi, WSI_TOKEN_GET_URI, path, sizeof path) || strcmp(path, "/ws") != 0 ||
        http_is_figures(wsi))
        return upgrade_refuse(wsi, server, PROBLEM_NONE, DROP_PROTOCOL);
    if (!upgrade_names_us(wsi)) return upgrade_refuse(wsi, server, PROBLEM_REQUEST, DROP_PROTOCOL);
    if (server->stage != NET_READY)
        return upgrade_refuse(wsi, server, PROBLEM_STOPPING, DROP_PROTOCOL);
    if (!cluster_speaks(server)) return upgrade_refuse(wsi, server, PROBLEM_DISK, DROP_PROTOCOL);
    identity_read(wsi, server, &who);
    if (who.unsure) return upgrade_refuse(wsi, server, PROBLEM_DISK, DROP_PROTOCOL);
    if (!identity_origin_allowed(wsi, server, &who))
        return upgrade_refuse(wsi, server, PROBLEM_ORIGIN, DROP_ORIGIN);
    if (who.bearer && !who.known) return upgrade_refuse(wsi, server, PROBLEM_GUEST, DROP_TOKEN);
    struct limited *address = identity_address(wsi, server);
    if (address && sentences_find(server->sentences, SENTENCE_BAN,
                                  who.known ? who.person.id : NULL, address->key,
                                  calendar_ms(server)))
        return upgrade_refuse(wsi, server, PROBLEM_BANNED, DROP_BANNED);
    if (!address || !has_room(server, address, &who))
        return upgrade_refuse(wsi, server, PROBLEM_RATE, DROP_SOCKETS);
    return 0;
}

static void free_queue(struct session *session)
{
    while (session->first) {
        struct outgoing *message = session->first;
        session->first = message->next;
        outgoing_free(message);
    }
    session->last = NULL;
    session->queued = 0;
}

/* Ends the session at once, without waiting for a client that may not listen. */
static void drop(struct session *session, enum net_drop why)
{
    struct log_line line;
    if (session->dropped) return;
    session->dropped = true;
    metrics_drop(session->server, why);
    log_begin(&line, LOG_LEVEL_INFO, "socket.dropped");
    log_number(&line, "session", (int64_t)session->number);
    log_text(&line, "reason", metrics_drop_name(why));
    log_end(&line);
    free_queue(session);
    lws_set_timeout(session->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    lws_cancel_service(lws_get_context(session->wsi));  /* it looks at its times when it is woken */
}

/* Says goodbye with a code of RFC 6455 once the queue is empty. */
static void close_with(struct session *session, int code)
{
    if (session->close_code || session->dropped) return;
    session->close_code = code;
    lws_callback_on_writable(session->wsi);
}

static void close_for(struct session *session, int code, enum net_drop why)
{
    struct log_line line;
    if (session->close_code || session->dropped) return;
    metrics_drop(session->server, why);
    log_begin(&line, LOG_LEVEL_INFO, "socket.closed");
    log_number(&line, "session", (int64_t)session->number);
    log_number(&line, "code", code);
    log_text(&line, "reason", metrics_drop_name(why));
    log_end(&line);
    close_with(session, code);
}

static void forget_first(struct session *session)
{
    struct outgoing *message = session->first;
    session->server->metrics.messages_out++;
    session->server->metrics.bytes_out += message->length;
    session->first = message->next;
    if (!session->first) session->last = NULL;
    session->queued -= message->length;
    outgoing_free(message);
}

/* The messages that fit into one frame, as a list: "[{...},{...}]". */
static bool write_gathered(struct session *session)
{
    static unsigned char gathered[LWS_PRE + GATHERED_SIZE];
    unsigned char *text = gathered + LWS_PRE;
    size_t length = 0;
    while (session->first && length + session->first->length + 2 <= GATHERED_SIZE) {
        text[length] = length ? ',' : '[';
        length++;
        memcpy(text + length, session->first->bytes + LWS_PRE, session->first->length);
        length += session->first->length;
        forget_first(session);
    }
    text[length++] = ']';
    return lws_write(session->wsi, text, length, LWS_WRITE_TEXT) >= (int)length;
}

static bool write_first(struct session *session)
{
    struct outgoing *message = session->first;
    int length = (int)message->length;
    bool good = lws_write(session->wsi, message->bytes + LWS_PRE, message->length,
                          LWS_WRITE_TEXT) >= length;
    forget_first(session);
    return good;
}

/* Writes as much as the socket takes without waiting; what it takes of a frame only in part lws
 * keeps. False: it is broken. */
static bool flush(struct session *session)
{
    while (session->first && !lws_partial_buffered(session->wsi)) {
        const struct outgoing *first = session->first;
        bool several = session->differs && first->next &&
                       first->length + first->next->length + 3 <= GATHERED_SIZE;
        if (!(several ? write_gathered(session) : write_first(session))) return false;
    }
    return true;
}

/* Drops a session that has not read for too long; a burst alone is no fault of the client. */
static void judge_queue(struct session *session)
{
    size_t behind = session->first ? session->queued - session->first->length : 0;
    uint64_t now = net_clock_ms();
    if (behind <= LIMIT_QUEUE_SIZE) session->full_since_ms = 0;
    else if (!session->full_since_ms) session->full_since_ms = now;
    if (behind > LIMIT_QUEUE_HARD ||
        (session->full_since_ms && now - session->full_since_ms > LIMIT_QUEUE_S * 1000))
        drop(session, DROP_SLOW);
}

/* Bytes a second. */
static uint32_t framing_rate(const struct server *server)
{
    uint32_t messages = (uint32_t)server->config->messages_per_second;
    return (messages < MESSAGES_COUNTED ? messages : MESSAGES_COUNTED) * LIMIT_FRAMING;
}

/* lws answers pings by itself and tells nobody, so control frames are counted by their bytes, as
 * are the heads of all frames: what was read less what messages held. A part of a message that
 * lws still collects does not count. */
static void judge_framing(struct session *session)
{
    uint32_t rate = framing_rate(session->server);
    uint64_t all = wire_bytes_read(session->wsi), held = session->payload + LIMIT_MESSAGE_SIZE;
    uint64_t more = all > held + session->framed ? all - held - session->framed : 0;
    if (rate == 0 || more == 0) return;
    session->framed += more;
    if (bucket_take(&session->framing, rate * 3600, rate * LIMIT_FRAMING_S,
                    more < UINT32_MAX ? (uint32_t)more : UINT32_MAX, net_clock_ms()) != 0)
        close_for(session, LWS_CLOSE_STATUS_POLICY_VIOLATION, DROP_RATE);
}

/* Counting asks the system twice for each socket, so each is looked at in every fourth round. */
void socket_judge_all(struct server *server)
{
    uint64_t round = server->rounds++ % JUDGE_ROUNDS;
    for (struct session *session = server->sessions; session; session = session->next) {
        if (session->dropped) continue;
        if (session->first) judge_queue(session);
        if (session->number % JUDGE_ROUNDS == round && !session->dropped) judge_framing(session);
        if (!session->dropped && !silence_bears(session)) drop(session, DROP_SILENT);
    }
}

static void take_off(struct session *session)
{
    if (!session->unwritten) return;
    *session->unwritten = session->next_unwritten;
    if (session->next_unwritten) session->next_unwritten->unwritten = session->unwritten;
    session->unwritten = NULL;
}

static void put_on(struct session *session)
{
    struct server *server = session->server;
    if (session->unwritten) return;
    session->next_unwritten = server->unwritten;
    if (session->next_unwritten)
        session->next_unwritten->unwritten = &session->next_unwritten;
    session->unwritten = &server->unwritten;
    server->unwritten = session;
}

static void write_now(struct session *session)
{
    take_off(session);
    if (session->dropped) return;
    if (!flush(session)) {
        drop(session, DROP_BROKEN);
        return;
    }
    if (!session->first) {
        session->full_since_ms = 0;
    } else if (outgoing_keep(session)) {
        lws_callback_on_writable(session->wsi);
        judge_queue(session);
    } else {
        drop(session, DROP_MEMORY);
    }
}

void socket_write_all(struct server *server)
{
    while (server->unwritten) write_now(server->unwritten);
    outgoing_turn_ends();
}

/* Much at once does not wait for the end of the turn: only what the client does not take counts
 * against it. */
void socket_send(void *context, void *socket, const char *json, size_t length)
{
    struct session *session = socket;
    (void)context;
    if (session->dropped || session->close_code) return;
    struct outgoing *message = outgoing_new(json, length);
    if (!message) {
        drop(session, DROP_MEMORY);
        return;
    }
    if (session->last) session->last->next = message;
    else session->first = message;
    session->last = message;
    session->queued += length;
    if (session->queued >= GATHERED_SIZE) write_now(session);
    else put_on(session);
}

void socket_close_all(struct server *server)
{
    for (struct session *session = server->sessions; session; session = session->next)
        close_with(session, LWS_CLOSE_STATUS_GOINGAWAY);
}

void socket_end(struct session *session)
{
    close_with(session, LWS_CLOSE_STATUS_GOINGAWAY);
}

static bool is_of(const struct session *session, const char *person)
{
    return session->person &&
           memcmp(session->person->key, person, sizeof session->person->key) == 0;
}

void socket_log_out(struct server *server, const char *person)
{
    for (struct session *session = server->sessions; session; session = session->next)
        if (is_of(session, person)) close_with(session, CLOSE_LOGGED_OUT);
}

/* Of a person, or (NULL) of an address. */
int socket_send_away(struct server *server, const char *person, const uint8_t address[16])
{
    int count = 0;
    for (struct session *session = server->sessions; session; session = session->next) {
        if (person ? !is_of(session, person)
                   : memcmp(session->address->key, address, 16) != 0) continue;
        close_for(session, CLOSE_SENT_AWAY, DROP_BANNED);
        count++;
    }
    return count;
}

void socket_say_all(struct server *server, const char *json, size_t length)
{
    for (struct session *session = server->sessions; session; session = session->next)
        socket_send(NULL, session, json, length);
}

static void say_hello(struct session *session)
{
    char text[160];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "t", "hello");
    lf_json_text(&out, "server", session->server->config->version);
    lf_json_int(&out, "time", session->server->steady_ms);
    if (session->server->cluster.shared)
        lf_json_int(&out, "lease", session->server->cluster.lease.terms.lease_ms);
    lf_json_object_end(&out);
    int length = lf_out_end(&out);
    socket_send(NULL, session, text, (size_t)length);
}

void socket_hello_all(struct server *server)
{
    for (struct session *session = server->sessions; session; session = session->next)
        say_hello(session);
}

static int opened(struct lws *wsi, struct session *session)
{
    static uint64_t count;
    struct identity who;
    struct server *server = net_server(wsi);
    struct log_line line;
    memset(session, 0, sizeof *session);
    session->wsi = wsi;
    session->server = server;
    session->number = ++count;
    silence_heard(session);
    session->address = identity_address(wsi, server);
    if (!session->address) return -1;
    /* Who was known at the handshake is no stranger because the database cannot be asked just now:
     * a player who came back as an onlooker would stay one. */
    identity_read(wsi, server, &who);
    if (who.unsure || (who.bearer && !who.known)) return -1;
    if (who.known) {
        session->person = limits_find(server->limits, LIMIT_PERSON,
                                      (const uint8_t *)who.person.id, net_clock_ms());
        if (!session->person) return -1;
        people_renew(server, &who);
    }
    session->client = tables_connect(server->tables, session, who.known ? &who.person : NULL);
    if (!session->client) return -1;
    session->differs = strcmp(lws_get_protocol(wsi)->name, PROTOCOL_DIFFERENCES) == 0;
    if (session->differs) tables_differ(session->client);
    limits_open(session->address);
    if (session->person) limits_open(session->person);
    session->messages = bucket_full((uint32_t)server->config->messages_per_second * 2,
                                    net_clock_ms());
    session->framing = bucket_full(framing_rate(server) * LIMIT_FRAMING_S, net_clock_ms());
    session->framed = wire_bytes_read(wsi);          /* the handshake */
    session->next = server->sessions;
    session->link = &server->sessions;
    if (session->next) session->next->link = &session->next;
    server->sessions = session;
    server->metrics.sockets_opened++;
    net_steady_ms(server);
    log_begin(&line, LOG_LEVEL_INFO, "socket.opened");
    log_number(&line, "session", (int64_t)session->number);
    if (who.known) log_text(&line, "person", who.person.id);
    log_end(&line);
    say_hello(session);
    return 0;
}

static void closed(struct session *session)
{
    if (!session->client) return;                    /* it never was really open */
    struct log_line line;
    log_begin(&line, LOG_LEVEL_INFO, "socket.ended");
    log_number(&line, "session", (int64_t)session->number);
    log_end(&line);
    relay_end(session);
    tables_disconnect(session->client);
    session->client = NULL;
    *session->link = session->next;
    if (session->next) session->next->link = session->link;
    limits_close(session->address);
    if (session->person) limits_close(session->person);
    session->server->metrics.sockets_closed++;
    session->dropped = true;
    take_off(session);
    free_queue(session);
    free(session->in);
    session->in = NULL;
}

/* Writes what the socket takes, then, if asked for, the goodbye. */
static int write_queue(struct session *session)
{
    struct lws *wsi = session->wsi;
    if (session->dropped || !flush(session)) return -1;
    if (session->first || lws_partial_buffered(wsi)) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    if (!session->close_code || session->close_sent) return 0;
    /* lws would first wait for the end of a message that may never come: we say it ourselves,
     * read past what still arrives for a moment, then hang up. */
    unsigned char frame[4] = { 0x88, 2, (unsigned char)(session->close_code >> 8),
                               (unsigned char)(session->close_code & 0xFF) };
    int number = lws_get_socket_fd(wsi);
    session->close_sent = true;
    if (send(number, frame, sizeof frame, MSG_NOSIGNAL | MSG_DONTWAIT) != sizeof frame) return -1;
    shutdown(number, SHUT_WR);
    lws_set_timeout(wsi, PENDING_TIMEOUT_USER_REASON_BASE, LAST_WORDS_S);
    return 0;
}

static void refuse(struct session *session, const char *reason, int64_t id, const char *key,
                   const struct parse_error *error)
{
    char text[REFUSAL_SIZE];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "t", "refused");
    if (id >= 0) lf_json_int(&out, "id", id);
    if (*key) lf_json_text(&out, "key", key);
    if (error && error->expected.in[LF_EN]) lf_json_say(&out, "expected", error->expected);
    lf_json_text(&out, "reason", reason);
    lf_json_object_end(&out);
    int length = lf_out_end(&out);
    LF_ASSERT(length < REFUSAL_SIZE);
    socket_send(NULL, session, text, (size_t)length);
}

/* Whether the connection and the person may say one more thing now. */
static bool may_speak(struct session *session)
{
    uint32_t rate = (uint32_t)session->server->config->messages_per_second;
    uint64_t now = net_clock_ms();
    if (rate == 0) return true;
    bool fine = bucket_sip(&session->messages, rate, rate * 2, now);
    if (fine && session->person)
        fine = limits_sip(session->person, LIMIT_MESSAGES, rate * 2, rate * 4, now);
    session->strikes = fine ? 0 : session->strikes + 1;
    return fine;
}

static void handle(struct session *session, const char *text, size_t length)
{
    struct incoming message;
    struct parse_error error;
    struct metrics *metrics = &session->server->metrics;
    metrics->messages_in++;
    metrics->bytes_in += length;
    bool fine = may_speak(session);
    if (session->strikes > LIMIT_STRIKES) {
        close_for(session, LWS_CLOSE_STATUS_POLICY_VIOLATION, DROP_RATE);
        return;
    }
    bool parsed = parse_message(text, length, &message, &error);
    if (!fine) {
        metrics->refused_rate++;
        refuse(session, "rate", parsed ? message.id : error.id, parsed ? message.key : error.key,
               NULL);
    } else if (!parsed) {
        metrics->refused_parse++;
        refuse(session, error.reason, error.id, error.key, &error);
    } else if (session->server->stage != NET_READY || !cluster_speaks(session->server)) {
        refuse(session, "state", message.id, message.key, NULL);
    } else if (!relay_take(session, &message, text, length)) {
        session_dispatch(session, &message);
    }
}

static int receive(struct session *session, const char *bytes, size_t length)
{
    struct lws *wsi = session->wsi;
    bool whole = lws_is_final_fragment(wsi);
    size_t all = session->in_length + length;
    session->payload += length;
    silence_heard(session);
    if (session->close_code || session->dropped) return 0;
    if (lws_frame_is_binary(wsi)) {
        close_for(session, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, DROP_BINARY);
        return 0;
    }
    if (all + lws_remaining_packet_payload(wsi) > LIMIT_MESSAGE_SIZE) {
        close_for(session, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, DROP_SIZE);
        return 0;
    }
    if (whole && session->in_length == 0) {
        handle(session, bytes, length);
        return 0;
    }
    if (!session->in) session->in = malloc(LIMIT_MESSAGE_SIZE);
    if (!session->in) return -1;
    memcpy(session->in + session->in_length, bytes, length);
    session->in_length = all;
    if (!whole) return 0;
    session->in_length = 0;
    handle(session, session->in, all);
    free(session->in);
    session->in = NULL;
    return 0;
}

int socket_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length)
{
    struct session *session = user;
    switch ((int)reason) {
    case LWS_CALLBACK_ESTABLISHED: return opened(wsi, session);
    case LWS_CALLBACK_RECEIVE: return receive(session, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE: return write_queue(session);
    case LWS_CALLBACK_RECEIVE_PONG:
        silence_heard(session);
        return 0;
    case LWS_CALLBACK_CLOSED:
        closed(session);
        return 0;
    default: return 0;
    }
}
