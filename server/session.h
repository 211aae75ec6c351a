/* session.h - one open WebSocket and what waits on it. */
#ifndef SERVER_SESSION_H
#define SERVER_SESSION_H

#include "server/net.h"
#include "server/parse.h"

/* A message on its way out; lws wants room before the bytes. */
struct outgoing { struct outgoing *next; size_t length; unsigned char bytes[]; };

struct session {
    struct session *next, **link;       /* among all of the server */
    struct session *next_unwritten, **unwritten;   /* among those with something new to send */
    struct lws *wsi;
    struct server *server;
    struct client *client;              /* of tables.h; NULL: not open */
    struct limited *address, *person;   /* person NULL: nobody known, may only watch */
    struct outgoing *first, *last;
    size_t queued;                      /* bytes from first to last */
    uint64_t full_since_ms;             /* since when too many wait; 0: they do not */
    struct bucket messages;
    struct bucket framing;              /* bytes that belong to no message: control frames */
    uint64_t payload;                   /* bytes of messages so far */
    uint64_t framed;                    /* bytes beyond those, as far as they have been counted */
    char *in;                           /* the parts of a message that came in parts */
    size_t in_length;
    uint64_t number;                    /* for the log */
    int64_t heard_ms;                   /* when the client last said anything ... */
    int64_t asked_ms;                   /* ... and when it was asked since then; 0: it was not */
    int strikes;                        /* refusals for speed in a row */
    int close_code;                     /* not 0: is to be closed with this code */
    bool differs;                       /* speaks landfall.2 */
    struct relay *relay;                /* its table is played by an older program; or NULL */
    bool close_sent, dropped, ping_owed;
};

/* The entry of a sub-protocol in the list that lws wants. */
#define SESSION_OF(protocol) { .name = protocol, .callback = socket_callback, \
    .rx_buffer_size = LIMIT_MESSAGE_SIZE, .per_session_data_size = sizeof(struct session) }

/* outgoing.c: messages in memory that lasts until the end of the turn. NULL: there is none. */
struct outgoing *outgoing_new(const char *text, size_t length);
void outgoing_free(struct outgoing *message);
/* What is left in a session's queue outlives the turn. False: there is no memory for it. */
bool outgoing_keep(struct session *session);
void outgoing_turn_ends(void);          /* all queues are written or kept */

/* silence.c: the client has said something; asks one that has not for long. False: it is gone. */
void silence_heard(struct session *session);
bool silence_bears(struct session *session);

/* Hands a message to the tables. */
void session_dispatch(struct session *session, const struct incoming *message);

#endif
