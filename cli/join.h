/* join.h - a bot at a table of a server over the network (`landfall join`): what join.c plays and
 * join_net.c sends and receives. */
#ifndef CLI_JOIN_H
#define CLI_JOIN_H

#include <jansson.h>

#include "cli/outside.h"

enum { JOIN_OUT = 16, JOIN_MESSAGE = 512 };

struct join {
    /* Where, and as whom. */
    char host[256], origin[300], name[64], token[128], table[64];
    int port;
    bool tls;
    const char *code;                    /* as typed: a code or the id of a table */
    int seat_wanted;                     /* -1: any */
    /* The bot. */
    struct outside bot;
    int budget_ms;
    /* The match, once it is known. */
    const struct lf_game *game;
    int seat, seats;                     /* seat -1: none yet */
    bool began, gave_word, over, asks_position;
    int64_t seq, clock_ms;
    struct lf_memory memory;
    struct lf_rng rng;
    int refusals;                        /* in a row */
    bool repeat;                         /* a message was too soon; `again` is sent in a moment */
    char last[JOIN_MESSAGE], again[JOIN_MESSAGE];        /* the last action */
    uint64_t moves;
    /* The connection. */
    char out[JOIN_OUT][JOIN_MESSAGE];
    int out_from, out_count;
    bool done, quiet;
    int code_of_exit;
};

/* join_net.c: a POST with JSON, and its answer (to be freed), or NULL after a message; *status is
 * that of HTTP. */
json_t *join_post(struct join *join, const char *path, const char *body, int *status);
/* Follows the table until `done`; each message comes to join_take(). Returns an exit code. */
int join_follow(struct join *join);
void join_send(struct join *join, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* join.c: what a message means. */
void join_take(struct join *join, const char *text, size_t length);
void join_opened(struct join *join);

#endif
