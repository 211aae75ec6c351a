/* relay.c - a session whose table an older program plays: what it says goes there, what comes from
 * there goes to it, message by message. Our side of the line to the older program is a WebSocket
 * client of a page: it speaks to our own child on the loopback alone, and to nobody else. */
#define _GNU_SOURCE                     /* memmem */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "server/log.h"
#include "server/older.h"

enum { HEAD_MAX = 2048, IN_FIRST = 4096, IN_MAX = 1 << 21, RETRY_MS = 200, TRIES = 300 };

struct words { struct words *next; size_t length; char text[]; };

struct relay {
    struct session *session;          /* NULL: gone, we are closing */
    uv_tcp_t line;
    uv_timer_t timer;
    uv_connect_t connect;
    char table[PARSE_TABLE_SIZE];
    char *in;
    size_t in_length, in_room;
    struct words *first, **last;      /* until the line is open */
    int tries, handles;               /* handles that are not closed yet */
    bool dialled, open, greeted, closing;
};

static void on_closed(uv_handle_t *handle)
{
    struct relay *relay = handle->data;
    if (--relay->handles) return;
    while (relay->first) {
        struct words *gone = relay->first;
        relay->first = gone->next;
        free(gone);
    }
    free(relay->in);
    free(relay);
}

static void hang_up(struct relay *relay)
{
    if (relay->closing) return;
    relay->closing = true;
    if (relay->session) relay->session->relay = NULL;
    relay->session = NULL;
    if (relay->dialled) uv_close((uv_handle_t *)&relay->line, on_closed);
    uv_close((uv_handle_t *)&relay->timer, on_closed);
}

void relay_end(struct session *session)
{
    if (session->relay) hang_up(session->relay);
}

/* The other side is gone: the client comes back by itself, with what it has. */
static void broken(struct relay *relay)
{
    struct session *session = relay->session;
    hang_up(relay);
    if (session) socket_end(session);
}

/* ---- Frames ---- */

struct sending { uv_write_t write; char bytes[]; };

static void on_sent(uv_write_t *write, int status)
{
    (void)status;
    free(write->data);
}

static void send_bytes(struct relay *relay, const char *bytes, size_t length)
{
    struct sending *sending = malloc(sizeof *sending + length);
    LF_ASSERT(sending);
    memcpy(sending->bytes, bytes, length);
    sending->write.data = sending;
    uv_buf_t buffer = uv_buf_init(sending->bytes, (unsigned)length);
    if (uv_write(&sending->write, (uv_stream_t *)&relay->line, &buffer, 1, on_sent) != 0)
        free(sending);
}

/* A frame of a client is masked; messages are at most LIMIT_MESSAGE_SIZE long. */
static void send_frame(struct relay *relay, int opcode, const char *text, size_t length)
{
    char frame[LIMIT_MESSAGE_SIZE + 16];
    uint8_t mask[4];
    size_t head = 2;
    if (length > LIMIT_MESSAGE_SIZE) return;
    randombytes_buf(mask, sizeof mask);
    frame[0] = (char)(0x80 | opcode);
    if (length < 126) {
        frame[1] = (char)(0x80 | length);
    } else {
        frame[1] = (char)(0x80 | 126);
        frame[2] = (char)(length >> 8);
        frame[3] = (char)(length & 0xFF);
        head = 4;
    }
    memcpy(frame + head, mask, 4);
    for (size_t i = 0; i < length; i++) frame[head + 4 + i] = (char)(text[i] ^ mask[i % 4]);
    send_bytes(relay, frame, head + 4 + length);
}

static void take_frame(struct relay *relay, int opcode, const char *text, size_t length)
{
    if (opcode == 9) send_frame(relay, 10, text, length);
    if (opcode == 8) broken(relay);
    if (opcode != 1 || !relay->session) return;
    /* Its greeting tells the time of its own clock; ours was told already. */
    if (!relay->greeted) relay->greeted = true;
    else socket_send(NULL, relay->session, text, length);
}

/* One whole frame from the front of what was read; its size, 0: more must come. */
static size_t one_frame(struct relay *relay)
{
    const uint8_t *in = (const uint8_t *)relay->in;
    size_t head = 2, length;
    if (relay->in_length < 2) return 0;
    length = in[1] & 127u;
    if (length == 126) {
        if (relay->in_length < 4) return 0;
        length = (size_t)in[2] << 8 | in[3];
        head = 4;
    } else if (length == 127) {
        if (relay->in_length < 10) return 0;
        length = (size_t)in[6] << 24 | (size_t)in[7] << 16 | (size_t)in[8] << 8 | in[9];
        head = 10;
    }
    if (relay->in_length < head + length) return 0;
    take_frame(relay, in[0] & 15, relay->in + head, length);
    return head + length;
}

static void drop_front(struct relay *relay, size_t count)
{
    relay->in_length -= count;
    memmove(relay->in, relay->in + count, relay->in_length);
}

/* ---- The handshake ---- */

static void say_handshake(struct relay *relay)
{
    char head[HEAD_MAX], key[32];
    uint8_t bytes[16];
    const struct person *who = tables_person_of(relay->session->client);
    const struct server *server = relay->session->server;
    const char *token = who ? older_token(server, relay->table, who->id) : "";
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(key, sizeof key, bytes, sizeof bytes, sodium_base64_VARIANT_ORIGINAL);
    int length = snprintf(head, sizeof head,
        "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: %s\r\n%s%s%s\r\n", key, PROTOCOL_WHOLE,
        token[0] ? "Authorization: Bearer " : "", token, token[0] ? "\r\n" : "");
    send_bytes(relay, head, (size_t)length);
}

static bool take_handshake(struct relay *relay)
{
    char *end = memmem(relay->in, relay->in_length, "\r\n\r\n", 4);
    if (!end) return false;
    if (relay->in_length < 12 || memcmp(relay->in, "HTTP/1.1 101", 12) != 0) {
        broken(relay);
        return false;
    }
    drop_front(relay, (size_t)(end + 4 - relay->in));
    relay->open = true;
    while (relay->first) {
        struct words *words = relay->first;
        send_frame(relay, 1, words->text, words->length);
        relay->first = words->next;
        free(words);
    }
    relay->last = &relay->first;
    return true;
}

static void give_room(uv_handle_t *handle, size_t wanted, uv_buf_t *room)
{
    struct relay *relay = handle->data;
    (void)wanted;
    if (relay->in_room - relay->in_length < IN_FIRST) {
        relay->in_room = relay->in_room ? relay->in_room * 2 : 2 * IN_FIRST;
        relay->in = realloc(relay->in, relay->in_room);
        LF_ASSERT(relay->in);
    }
    *room = uv_buf_init(relay->in + relay->in_length,
                        (unsigned)(relay->in_room - relay->in_length));
}

static void on_read(uv_stream_t *stream, ssize_t count, const uv_buf_t *room)
{
    struct relay *relay = stream->data;
    size_t used;
    (void)room;
    if (count < 0 || relay->in_length > IN_MAX) {
        broken(relay);
        return;
    }
    relay->in_length += (size_t)count;
    if (!relay->open && !take_handshake(relay)) return;
    while (!relay->closing && (used = one_frame(relay)) > 0) drop_front(relay, used);
}

static void on_connected(uv_connect_t *connect, int status)
{
    struct relay *relay = connect->data;
    if (relay->closing) return;
    if (status != 0 || uv_read_start((uv_stream_t *)&relay->line, give_room, on_read) != 0) {
        broken(relay);
        return;
    }
    say_handshake(relay);
}

/* The program may still be starting. */
static void on_try(uv_timer_t *timer)
{
    struct relay *relay = timer->data;
    struct sockaddr_in address;
    int port = relay->session ? older_port(relay->session->server, relay->table) : 0;
    if (!port) {
        if (relay->tries++ == TRIES) broken(relay);
        return;
    }
    uv_timer_stop(timer);
    uv_ip4_addr("127.0.0.1", port, &address);
    uv_tcp_init(&relay->session->server->loop, &relay->line);
    uv_tcp_nodelay(&relay->line, 1);
    relay->line.data = relay->connect.data = relay;
    relay->dialled = true;
    relay->handles++;
    if (uv_tcp_connect(&relay->connect, &relay->line, (const struct sockaddr *)&address,
                       on_connected) != 0)
        broken(relay);
}

/* ---- Messages of the session ---- */

static void begin(struct session *session, const char *table)
{
    struct relay *relay = calloc(1, sizeof *relay);
    struct ask ask = { .client = session->client };
    LF_ASSERT(relay);
    tables_unwatch(&ask);
    relay->session = session;
    relay->last = &relay->first;
    relay->handles = 1;
    snprintf(relay->table, sizeof relay->table, "%s", table);
    uv_timer_init(&session->server->loop, &relay->timer);
    relay->timer.data = relay;
    session->relay = relay;
    uv_timer_start(&relay->timer, on_try, 0, RETRY_MS);
}

static void pass_on(struct relay *relay, const char *text, size_t length)
{
    if (relay->open) {
        send_frame(relay, 1, text, length);
        return;
    }
    struct words *words = malloc(sizeof *words + length);
    LF_ASSERT(words);
    words->next = NULL;
    words->length = length;
    memcpy(words->text, text, length);
    *relay->last = words;
    relay->last = &words->next;
}

bool relay_take(struct session *session, const struct incoming *message, const char *text,
                size_t length)
{
    struct server *server = session->server;
    if (!server->older) return false;
    if (message->type == INCOMING_WATCH) {
        tables_know(server->tables, message->table);
        bool same = session->relay && strcmp(session->relay->table, message->table) == 0;
        if (!same) relay_end(session);
        if (!older_plays(server, message->table)) return false;
        if (!same) begin(session, message->table);
    }
    if (!session->relay) return false;
    const struct person *who = tables_person_of(session->client);
    if (message->type == INCOMING_SAY && who &&
        sentences_find(server->sentences, SENTENCE_MUTE, who->id, NULL, calendar_ms(server)))
        return false;                            /* refused where all others are */
    pass_on(session->relay, text, length);
    if (message->type == INCOMING_UNWATCH) relay_end(session);
    return true;
}
