/* wire.h - WebSocket clients by the thousand in one thread, for the tools that try the server.
 *
 * A client of our own and not the server's library: it must cost little beside the server it
 * measures, and it should notice where both ends of one library agree on a mistake. Each socket
 * is a struct wire of the caller; wires_poll() reads, and calls back with every message whole.
 */
#ifndef TOOLS_WIRE_H
#define TOOLS_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum wire_state { WIRE_CLOSED, WIRE_GREETING, WIRE_OPEN };

struct wire {
    enum wire_state state;
    int fd;
    void *owner;                  /* the caller's */
    char *in, *out;               /* bytes read but not understood yet; bytes to be sent */
    size_t in_length, in_room, out_length, out_room;
    bool out_waits;               /* told epoll that we want to write */
    bool whole;                   /* asks for landfall.1: whole positions, not differences */
    bool fragmented;              /* inside a message of several frames: we expect none */
};

struct wires {
    int epoll;
    void (*opened)(struct wire *wire);
    void (*message)(struct wire *wire, char *text, size_t length);
    void (*closed)(struct wire *wire);          /* the other side ended it, or spoke nonsense */
    uint64_t messages, bytes;                   /* that came in */
};

bool wires_start(struct wires *wires);
void wires_stop(struct wires *wires);

/* Connects to 127.0.0.1:port and asks for /ws with this token (NULL: none). False: refused. */
bool wire_connect(struct wires *wires, struct wire *wire, int port, const char *token);
/* Sends one text message. A wire that is not open drops it. */
void wire_send(struct wires *wires, struct wire *wire, const char *text, size_t length);
/* Closes without a word and frees the buffers; closed() is not called. */
void wire_close(struct wire *wire);

/* Waits at most so many milliseconds, then handles whatever came. */
void wires_poll(struct wires *wires, int timeout_ms);

int64_t clock_us(void);           /* only goes forward */

#endif
