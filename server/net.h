/* net.h - what the files of the network part share: the server, its sessions and its answers. */
#ifndef SERVER_NET_H
#define SERVER_NET_H

#include <libwebsockets.h>
#include <stdatomic.h>
#include <uv.h>

#include "server/calendar.h"
#include "server/cluster.h"
#include "server/document.h"
#include "server/files.h"
#include "server/guests.h"
#include "server/health.h"
#include "server/limits.h"
#include "server/problem.h"
#include "server/reviews.h"
#include "server/sentences.h"
#include "server/server.h"
#include "server/tables.h"

/* Sub-protocols: whole positions; and differences of them, several messages in a frame. */
#define PROTOCOL_WHOLE "landfall.1"
#define PROTOCOL_DIFFERENCES "landfall.2"

enum net_stage {
    NET_STARTING,
    NET_READY,
    NET_DRAINING,                       /* a stop was asked for: what is on its way is finished */
    NET_CLOSING,                        /* everyone has been told; sockets are closing */
    NET_GONE,
};

/* Why a socket was not let in or was dropped; labels of /metrics. */
enum net_drop {
    DROP_ORIGIN, DROP_PROTOCOL, DROP_SOCKETS, DROP_ROOM,
    DROP_CONNECTS, DROP_SIZE, DROP_RATE, DROP_SLOW,
    DROP_BINARY, DROP_TOKEN, DROP_MEMORY, DROP_BROKEN, DROP_FAR, DROP_BANNED,
    DROP_SILENT, DROPS,
};

/* Figures for /metrics that only the network part knows. */
struct metrics {
    uint64_t http_requests[6];          /* by the first digit of the status */
    uint64_t sockets_opened, sockets_closed, messages_in, bytes_in, messages_out, bytes_out;
    uint64_t refused_parse, refused_rate, drops[DROPS];
    uint64_t lists_written;             /* of tables */
    uint64_t loops, lag_ms_max;         /* the longest a turn of the loop took */
    uint64_t started_ms;
};

struct session;
struct exchange;
struct admin;
struct older;

struct server {
    const struct server_config *config;
    uv_loop_t loop;
    uv_async_t woken;
    uv_timer_t due, beat, retry;        /* tables_run() is due; once a second; ready ones */
    uv_timer_t lease;                   /* cluster_run() is due */
    uv_prepare_t before_sleep;
    uv_check_t after_sleep;
    uint64_t turn_began;                /* uv_hrtime() */
    struct lws_context *lws;
    struct lws_vhost *vhost, *figures;  /* where we listen; where /metrics is served, or NULL */
    struct lws_retry_bo idle;           /* of lws: empty, since silence.c asks silent sockets */
    struct store *store;
    struct pool *pool;
    struct reviews *reviews;
    struct tables *tables;
    struct cluster cluster;
    bool handed_over; /* a stop has given all tables up */
    struct limits *limits;
    struct sentences *sentences;        /* who is banned or muted */
    struct older *older;                /* older programs beside us; NULL: none */
    struct admin *admin;                /* where the host talks to us; NULL: nowhere */
    uint64_t cleaned_ms;                /* when privacy_beat() last looked for what is old */
    struct calendar calendar;           /* the time by which that is judged */
    struct bucket codes;                /* wrong codes of everybody */
    struct metrics metrics;
    struct session *sessions;           /* all open sockets */
    struct session *unwritten;          /* those with something new to send in this turn */
    struct exchange *waiting, *ready;   /* HTTP answers that wait for the store; to be written */
    uint64_t rounds;                    /* of socket_judge_all() */
    uint64_t quiet_at;                  /* messages that had gone out at the last beat ... */
    int quiet_beats;                    /* ... and for how many beats there were no more */
    uint64_t prune_told, prune_told_ms; /* tables forgotten, as of the last line in the log */
    enum net_stage stage;
    uint64_t stage_ms;                  /* when it began */
    int64_t due_at;                     /* what the timer is set to */
    uint64_t lucky_draws;               /* how often fixed_random() was asked */
    int64_t steady_ms;                  /* net_steady_ms(), as of ... */
    uint64_t steady_at_ms;              /* ... this net_clock_ms() */
    int port;
    atomic_int stops_asked;             /* counted on the thread of signals */
    int stops_taken;
    atomic_bool store_failed;           /* set on the writer thread, read after a wake */
    char store_error[STORE_ERROR_MAX];
    struct health health;
    struct ready *ready_texts;          /* see ready.c */
};

uint64_t net_clock_ms(void);            /* only goes forward */
int64_t net_time_ms(void);              /* since 1970, by the clock on the wall */
/* The clock of tables and of `hello`: since 1970 as the wall said at the start, then only
 * forward, and not at all while the process was stopped. */
int64_t net_steady_ms(struct server *server);
struct server *net_server(struct lws *wsi);

/* http.c: one request and its answer. */
struct reply {
    int status;
    const char *type;                   /* media type */
    const unsigned char *body;
    size_t length;
    void *owned;                        /* freed with the answer */
    const char *cache;                  /* Cache-Control; NULL: no-store */
    const char *allow;                  /* of a 405 */
    bool gzip, vary;
    uint32_t retry_s;                   /* of a 429; 0: a moment */
    struct document *document;          /* whose bytes these are; given back with the answer */
    char etag[DOCUMENT_ETAG_SIZE];
    char cookie[160];                   /* Set-Cookie */
};

enum { HTTP_CHUNK = 16384 };            /* bytes of an answer that are written at once */

enum http_method { HTTP_GET, HTTP_HEAD, HTTP_POST, HTTP_OTHER };

struct creation;                        /* a table on its way into the store */

struct exchange {
    struct exchange *next, **link;      /* among those that wait for the store, or are ready */
    struct lws *wsi;
    struct server *server;
    enum http_method method;
    enum lf_language language;
    char path[200];
    char *body;                         /* of a POST, as far as it has come */
    size_t body_length, body_expected;
    uint64_t started_ms, ticket;        /* the ticket waited for; 0: none */
    struct creation *creation;
    struct reply reply;
    bool answered, headers_sent;
    bool body_coming;                   /* not all of the body has been read */
    bool closing;                       /* the connection ends with this answer */
    uint64_t linger_until_ms;           /* not 0: answered; the rest of the body is read past */
    size_t sent;
};

int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                  size_t length);
void http_answer(struct exchange *exchange, int status, const char *type, char *text);
void http_problem(struct exchange *exchange, enum problem_kind kind,
                  const struct problem_detail *detail);
void http_refuse_body(struct exchange *exchange, const struct parse_error *error);
char *http_copy(const char *text);                  /* allocated */
void http_answered(struct exchange *exchange);      /* its reply is filled in */
void http_answered_unless_known(struct exchange *exchange);     /* 304 if the asker has its ETag */
/* Writes what is ready; true: something is left because its reader is slow. */
bool http_write(struct server *server);
/* Sends the answer once the store holds this ticket. */
void http_wait(struct exchange *exchange, uint64_t ticket);
void http_committed(struct server *server);
/* Whether it came to the address of the figures. */
bool http_is_figures(struct lws *wsi);
/* Copies a header; false if it is absent or too long. */
bool http_header(struct lws *wsi, enum lws_token_indexes which, char *out, size_t size);

/* api.c: what the paths mean. */
void api_get(struct exchange *exchange);
void api_post(struct exchange *exchange);       /* once the body is there */
bool api_is_post(const char *path);
void api_created(void *context, void *request, const char *table);
void api_forget(struct creation *creation);     /* the asker has gone */
struct outside_bots;
char *catalog_write(const struct outside_bots *outside);

/* invite.c */
void invite_get(struct exchange *exchange);     /* addresses for people on other machines */

/* ready.c: answers that are kept ready. */
struct ready;
struct ready *ready_new(void);
void ready_free(struct ready *ready);
/* Answers with a text that somebody else keeps; it is held until it is sent. */
void ready_document(struct exchange *exchange, struct document *document, const char *type);
/* Answers with what was kept for the path; false: nothing was. */
bool ready_answer(struct exchange *exchange, const char *type);
/* Answers with this (allocated) and keeps it: it must be the same for all and for ever. */
void ready_keep(struct exchange *exchange, const char *type, char *text);
void ready_list(struct exchange *exchange);         /* of tables */

/* people.c: guests. */
struct identity;
void people_get_me(struct exchange *exchange, bool tables);     /* tables: those of the guest */
void people_post_guest(struct exchange *exchange);
void people_post_logout(struct exchange *exchange);
void people_end_cookie(struct exchange *exchange);
/* The token is used: its life begins anew, if that is worth a write. True: it was. */
bool people_renew(struct server *server, const struct identity *who);

/* privacy.c: what is known of a guest, and how it is forgotten. */
void privacy_get_export(struct exchange *exchange);
void privacy_post_delete(struct exchange *exchange);
/* The same for the host: allocated JSON; from now on the guest is being forgotten. */
char *privacy_export(struct server *server, const struct store_guest *guest);
void privacy_forget(struct server *server, const struct store_guest *guest);
void privacy_beat(struct server *server);       /* goes on forgetting; once a second */

/* Asks the server to stop as a signal would. */
void net_stop(struct server *server);

/* identity.c: who asks, and from where. */
struct identity {
    bool known, bearer, cookie;         /* a token that is valid; and how it came */
    bool unsure;                        /* whether it is valid nobody can say now */
    struct person person;
    int64_t used_ms;                    /* when its life began anew */
    char token[GUESTS_TOKEN_SIZE];
};
void identity_read(struct lws *wsi, struct server *server, struct identity *out);
struct limited *identity_address(struct lws *wsi, struct server *server);
/* Whether a browser may have sent this: with an Origin, a Cookie, or what browsers say of a
 * request by themselves and let no script change (Sec-Fetch). */
bool identity_is_page(struct lws *wsi);
bool identity_secure(struct lws *wsi, struct server *server);       /* came over TLS */
/* Whether the page that sends this may: its Origin is ours or allowed, or there is none and no
 * cookie that a browser would have sent by itself. */
bool identity_origin_allowed(struct lws *wsi, struct server *server, const struct identity *who);

/* socket.c: WebSocket sessions. */
int socket_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t length);
/* Before 101: 0 lets the upgrade go on, -1 ends the connection. */
int socket_upgrade(struct lws *wsi, struct server *server);
void socket_send(void *context, void *socket, const char *json, size_t length);
/* Closes all that a person has open: logged out, or sent away by the host. */
void socket_log_out(struct server *server, const char *person);
int socket_send_away(struct server *server, const char *person, const uint8_t address[16]);
void socket_end(struct session *session);       /* it comes back by itself */
void socket_say_all(struct server *server, const char *json, size_t length);
void socket_write_all(struct server *server);    /* what was sent in this turn of the loop */
void socket_judge_all(struct server *server);   /* drops who has not read for too long */
void socket_close_all(struct server *server);
void socket_hello_all(struct server *server);   /* tells the time again */

/* metrics.c */
char *metrics_write(struct server *server);
void metrics_drop(struct server *server, enum net_drop why);
const char *metrics_drop_name(enum net_drop why);

#endif
