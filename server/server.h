/* server.h - `landfall serve`: one process, one port, HTTP and WebSocket on one event loop.
 *
 * Read next: server.c (the loop), http.c and api.c (single questions), socket.c (tables over
 * WebSocket), tables.h (what is decided there), docs/protocol.md (what is said). */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include <stdbool.h>
#include <stdint.h>

#include "core/lf.h"
#include "server/lan.h"

enum { SERVER_OLDER_MAX = 4, SERVER_ORIGINS_MAX = 16, SERVER_ERROR_SIZE = 320 };

struct server_config {
    const char *version;
    const char *host;                   /* an address: "127.0.0.1", "0.0.0.0", "::1" */
    int port;                           /* 0: any free one */
    const char *metrics_host;           /* where /metrics is served, and nothing else; NULL: not */
    int metrics_port;
    const char *store;                  /* as store_open() has it */
    const char *advertise;              /* our address for clients of other nodes; NULL: our own */
    int64_t lease_ms;                   /* of nodes that share a store; 0: the standard */
    const char *web;                    /* folder of the client's files; NULL: the embedded ones */
    const char *origins[SERVER_ORIGINS_MAX];      /* allowed besides the server's own */
    int origin_count;
    int bot_threads;
    int review_threads; /* in which matches are looked back at; 0: they are not */
    const struct outside_bots *outside;    /* bots that are programs of others; NULL: none */
    int bot_delay_ms;                   /* -1: the standard */
    int sockets_per_address;            /* all limits of an address grow with it; 0: none */
    int sockets;                        /* of all together; 0: no limit */
    int64_t keep_bots_h, keep_unstarted_h, keep_people_days;    /* finished tables; 0: for ever */
    int64_t keep_chat_days, keep_reports_days;                  /* 0: for ever */
    const char *older[SERVER_OLDER_MAX];                        /* programs for older rules */
    int older_count;
    const char *admin;                  /* path of the socket for `landfall admin`; NULL: none */
    bool admin_asked;                   /* it was named: without it there is no start */
    uint64_t store_max_mb;              /* 0: no bound */
    int watchers;                       /* of one table */
    int bot_tables;                     /* matches of bots alone at once; 0: no limit */
    int tables_per_guest;               /* open at once; its other limits grow along; 0: none */
    int messages_per_second;            /* of one connection; twice that in a burst; 0: no limit */
    int disk_free_mib;                  /* less room than this is trouble; 0: never */
    int guest_days;                     /* without use, until a guest is forgotten; 0: never */
    int ping_s;                         /* seconds of silence before a ping */
    bool fixed_luck;                    /* for tests: all luck follows from luck_seed */
    uint64_t luck_seed;
    bool lan;                           /* near callers only, and the machine's names are ours */
    bool proxied;                       /* X-Forwarded-For and -Proto tell the truth */
    bool log_json, quiet;
    bool colour;                        /* in what is said on stdout */
    enum lf_language language;          /* of what is said on stdout */
    /* The text of a rulebook, or NULL. */
    const char *(*rulebook)(const char *name, enum lf_language language);
};

enum server_end {
    SERVER_STOPPED,                     /* a signal ended it, all is safe */
    SERVER_TAKEN,                       /* the port is in use; error names a free one */
    SERVER_ADDRESS,                     /* the address cannot be listened on */
    SERVER_STORE,                       /* the store could not be opened or read */
    SERVER_FAILED,                      /* the store or the system failed while it ran */
};

/* Whether it could start: opens the store, tries the port, and leaves. */
enum server_end server_test(const struct server_config *config, char error[SERVER_ERROR_SIZE]);

/* Where a server that listens is found. */
struct server_places {
    const char *address;                /* from this machine: "http://127.0.0.1:8080/" */
    const char *metrics;                /* the figures; NULL: nowhere */
    int port;
    struct lan_hosts others;            /* from other machines */
};

/* Serves until SIGTERM or SIGINT. started() is called once it listens. */
enum server_end server_run(const struct server_config *config,
                           void (*started)(const struct server_config *config,
                                           const struct server_places *places),
                           char error[SERVER_ERROR_SIZE]);

#endif
