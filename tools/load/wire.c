/* wire.c - see wire.h. RFC 6455 as far as a well-meaning client needs it. */
#define _GNU_SOURCE                 /* memmem */
#include "tools/load/wire.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    FRAME_TEXT = 1, FRAME_CLOSE = 8, FRAME_PING = 9, FRAME_PONG = 10,
    FRAME_LAST = 0x80, FRAME_MASKED = 0x80,
    EVENTS_MAX = 256, ROOM_FIRST = 8192,
};

int64_t clock_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

bool wires_start(struct wires *wires)
{
    wires->epoll = epoll_create1(EPOLL_CLOEXEC);
    return wires->epoll >= 0;
}

void wires_stop(struct wires *wires)
{
    close(wires->epoll);
    wires->epoll = -1;
}

static bool make_room(char **bytes, size_t *room, size_t needed)
{
    if (needed <= *room) return true;
    size_t more = *room ? *room : ROOM_FIRST;
    while (more < needed) more *= 2;
    char *grown = realloc(*bytes, more);
    if (!grown) return false;
    *bytes = grown;
    *room = more;
    return true;
}

void wire_close(struct wire *wire)
{
    if (wire->state == WIRE_CLOSED) return;
    close(wire->fd);                            /* which takes it out of the epoll set */
    free(wire->in);
    free(wire->out);
    *wire = (struct wire){ .owner = wire->owner, .fd = -1 };
}

static void lose(struct wires *wires, struct wire *wire)
{
    wire_close(wire);
    wires->closed(wire);
}

static void want(struct wires *wires, struct wire *wire, bool writing)
{
    struct epoll_event event = { .events = EPOLLIN | (writing ? EPOLLOUT : 0u),
                                 .data.ptr = wire };
    epoll_ctl(wires->epoll, EPOLL_CTL_MOD, wire->fd, &event);
    wire->out_waits = writing;
}

/* Writes what the kernel takes now and waits for room with the rest. */
static bool flush(struct wires *wires, struct wire *wire)
{
    size_t done = 0;
    while (done < wire->out_length) {
        ssize_t sent = send(wire->fd, wire->out + done, wire->out_length - done, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0 && errno != EAGAIN) return false;
        if (sent < 0) break;
        done += (size_t)sent;
    }
    wire->out_length -= done;
    memmove(wire->out, wire->out + done, wire->out_length);
    if (wire->out_waits != (wire->out_length > 0)) want(wires, wire, wire->out_length > 0);
    return true;
}

static void append(struct wire *wire, const void *bytes, size_t length)
{
    if (!make_room(&wire->out, &wire->out_room, wire->out_length + length)) abort();
    memcpy(wire->out + wire->out_length, bytes, length);
    wire->out_length += length;
}

static void send_frame(struct wires *wires, struct wire *wire, int kind, const char *text,
                       size_t length)
{
    static uint32_t mask_source = 0x9E3779B9u;  /* masks protect proxies; none stands between */
    unsigned char head[14] = { (unsigned char)(FRAME_LAST | kind) };
    unsigned char mask[4];
    size_t head_length = 2;
    mask_source = mask_source * 1664525u + 1013904223u;
    memcpy(mask, &mask_source, 4);
    if (length < 126) {
        head[1] = (unsigned char)(FRAME_MASKED | length);
    } else {
        head[1] = FRAME_MASKED | 126;
        head[2] = (unsigned char)(length >> 8);
        head[3] = (unsigned char)length;
        head_length = 4;
    }
    memcpy(head + head_length, mask, 4);
    append(wire, head, head_length + 4);
    size_t at = wire->out_length;
    append(wire, text, length);
    for (size_t i = 0; i < length; i++) wire->out[at + i] ^= (char)mask[i & 3];
    if (!wire->out_waits && !flush(wires, wire)) lose(wires, wire);
}

void wire_send(struct wires *wires, struct wire *wire, const char *text, size_t length)
{
    if (wire->state == WIRE_OPEN && length < 65536)
        send_frame(wires, wire, FRAME_TEXT, text, length);
}

bool wire_connect(struct wires *wires, struct wire *wire, int port, const char *token)
{
    struct sockaddr_in address = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
    struct epoll_event event = { .events = EPOLLIN, .data.ptr = wire };
    char request[512];
    int one = 1;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    wire->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (wire->fd < 0) return false;
    if (connect(wire->fd, (struct sockaddr *)&address, sizeof address) != 0 ||
        fcntl(wire->fd, F_SETFL, O_NONBLOCK) != 0 ||
        epoll_ctl(wires->epoll, EPOLL_CTL_ADD, wire->fd, &event) != 0) {
        close(wire->fd);
        wire->fd = -1;
        return false;
    }
    setsockopt(wire->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    wire->state = WIRE_GREETING;
    int length = snprintf(request, sizeof request,
                          "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n"
                          "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                          "Sec-WebSocket-Protocol: landfall.%d\r\n%s%s%s\r\n",
                          port, wire->whole ? 1 : 2, token ? "Authorization: Bearer " : "",
                          token ? token : "", token ? "\r\n" : "");
    append(wire, request, (size_t)length);
    if (flush(wires, wire)) return true;
    wire_close(wire);
    return false;
}

/* The server's answer to the handshake: how many bytes it has, 0 while it is not whole, -1 if
 * it does not switch to our protocol. */
static int greeting(struct wire *wire)
{
    char *end = memmem(wire->in, wire->in_length, "\r\n\r\n", 4);
    if (!end) return wire->in_length > 8192 ? -1 : 0;
    *end = 0;
    if (strncmp(wire->in, "HTTP/1.1 101", 12) != 0) return -1;
    /* This is the answer that RFC 6455 computes for the key above. */
    if (!strstr(wire->in, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")) return -1;
    return (int)(end - wire->in) + 4;
}

/* Handles one frame at `at`; returns its length, 0 while it is not whole, -1 for nonsense. */
static int64_t frame(struct wires *wires, struct wire *wire, size_t at)
{
    const unsigned char *bytes = (const unsigned char *)wire->in + at;
    size_t left = wire->in_length - at, head = 2;
    if (left < 2) return 0;
    uint64_t length = bytes[1] & 0x7F;
    if (bytes[1] & FRAME_MASKED) return -1;
    if (length >= 126) {
        size_t count = length == 126 ? 2 : 8;
        if (left < 2 + count) return 0;
        for (length = 0; head < 2 + count; head++) length = length << 8 | bytes[head];
    }
    if (length > 1u << 24) return -1;
    if (left < head + length) return 0;
    char *text = wire->in + at + head;
    if (!(bytes[0] & FRAME_LAST)) return -1;    /* the server promises one frame per message */
    switch (bytes[0] & 0x0F) {
    case FRAME_TEXT:
        wires->messages++;
        wires->bytes += length;
        wires->message(wire, text, (size_t)length);
        break;
    case FRAME_PING: send_frame(wires, wire, FRAME_PONG, text, (size_t)length); break;
    case FRAME_PONG: break;
    default: return -1;
    }
    return (int64_t)(head + length);
}

/* Understands what has been read. False: the wire is to be given up. */
static bool understand(struct wires *wires, struct wire *wire)
{
    size_t at = 0;
    if (wire->state == WIRE_GREETING) {
        int length = greeting(wire);
        if (length <= 0) return length == 0;
        at = (size_t)length;
        wire->state = WIRE_OPEN;
        wires->opened(wire);
    }
    while (wire->state == WIRE_OPEN) {
        int64_t length = frame(wires, wire, at);
        if (length < 0) return false;
        if (length == 0) break;
        at += (size_t)length;
    }
    if (wire->state == WIRE_CLOSED) return true;            /* a callback closed it */
    wire->in_length -= at;
    if (at && wire->in_length) memmove(wire->in, wire->in + at, wire->in_length);
    return true;
}

static void readable(struct wires *wires, struct wire *wire)
{
    for (;;) {
        if (!make_room(&wire->in, &wire->in_room, wire->in_length + ROOM_FIRST / 2)) abort();
        size_t room = wire->in_room - wire->in_length;
        ssize_t got = recv(wire->fd, wire->in + wire->in_length, room, 0);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0 && errno == EAGAIN) return;
        if (got <= 0) {
            lose(wires, wire);
            return;
        }
        wire->in_length += (size_t)got;
        if (!understand(wires, wire)) {
            lose(wires, wire);
            return;
        }
        if (wire->state == WIRE_CLOSED || (size_t)got < room) return;
    }
}

void wires_poll(struct wires *wires, int timeout_ms)
{
    struct epoll_event events[EVENTS_MAX];
    int count = epoll_wait(wires->epoll, events, EVENTS_MAX, timeout_ms);
    for (int i = 0; i < count; i++) {
        struct wire *wire = events[i].data.ptr;
        if (wire->state == WIRE_CLOSED) continue;           /* closed by a callback before */
        if ((events[i].events & EPOLLOUT) && !flush(wires, wire)) {
            lose(wires, wire);
            continue;
        }
        if (events[i].events & (EPOLLIN | EPOLLHUP | EPOLLERR)) readable(wires, wire);
    }
}
