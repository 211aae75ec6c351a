/* world.h - a server's tables without a server: fake sockets, a fake clock, known randomness.
 *
 * The world is the network part: it keeps every message each fake socket gets. Dropping the
 * tables and building them again from the same store is a restart; a store that commits only
 * when told shows what is sent too early. Tests look at tables from outside, through messages;
 * only the hash of a state is taken from inside.
 */
#ifndef TESTS_WORLD_H
#define TESTS_WORLD_H

#include <stdio.h>

#include "core/rng.h"
#include "server/table.h"

enum { SOCKETS_MAX = 32 };

struct message { char *text; };

struct socket {
    struct world *world;
    struct client *client;
    struct person person;
    struct message *messages;
    size_t count, room;
    uint32_t seq;                     /* the last sequence number it was told */
    uint32_t keys;                    /* how many it has used */
    bool differs;                     /* speaks landfall.2 */
    char *sight;                      /* what it may know, by what it was told; NULL: nothing */
    uint32_t unfit;                   /* changes that did not fit it; the sight is lost then */
    char legal[LF_LEGAL_MAX][LF_ACTION_TEXT_MAX];
    int legal_count;
};

struct world {
    struct store *store;
    struct store_ops *slow;           /* not NULL: commits wait for world_commit() */
    struct pool *pool;
    struct tables *tables;
    struct tables_settings settings;
    int64_t now;
    int64_t wall_shift;               /* somebody has set the clock on the wall */
    int64_t away_ms;                  /* how long a restart takes */
    bool differs;                     /* from now on sockets speak landfall.2 */
    void (*told)(struct socket *socket);   /* one of these has got a position; or NULL */
    struct lf_rng rng;                /* the test's own choices */
    struct lf_rng secret;             /* what the server draws */
    struct socket *socket[SOCKETS_MAX];
    int sockets;
    char created[STORE_TABLE_MAX];    /* the last table created */
};

extern int passed, failed;

/* Counts a test; on failure prints the line and what was wrong. */
#define CHECK(condition, ...) \
    ((condition) ? (void)passed++ : (failed++, printf("FAIL %s:%d: ", __FILE__, __LINE__), \
                                     printf(__VA_ARGS__), (void)putchar('\n')))

void world_init(struct world *world, const char *store, uint64_t seed);
void world_slow(struct world *world);      /* from now on nothing is durable by itself */
void world_commit(struct world *world);    /* ... but all of it now */
void world_done(struct world *world);
/* Drops the tables as a kill would and loads them again. All sockets are gone then. */
void world_restart(struct world *world);
/* Lets time pass, doing what is due on the way. */
void world_pass(struct world *world, int64_t ms);
/* Runs until nothing is due at this moment. */
void world_settle(struct world *world);

/* name NULL: a socket of nobody. */
struct socket *world_connect(struct world *world, const char *name);
void world_disconnect(struct socket *socket);
/* A table that is full begins: its creator gives a word. */
void world_create(struct world *world, const char *person, const struct tables_wish *wish);
struct ask world_ask(struct socket *socket);
/* Takes the part of a message of landfall.2 that tells of the position; world_sight.c. */
void world_take_sight(struct socket *socket, const char *json);
void world_read_legal(struct socket *socket, const char *text);   /* a message, or a sight */
void world_watch(struct socket *socket, const char *table, uint32_t have);
/* Sends a `do` with a new key and the last number known. */
void world_do(struct socket *socket, const char *action);

const char *world_last(const struct socket *socket, const char *type);   /* "" if there is none */
size_t world_count(const struct socket *socket, const char *type);
void world_forget(struct socket *socket);                                 /* messages so far */
bool world_is(const char *message, const char *type);
bool world_has(const char *message, const char *part);
struct table *world_table(struct world *world);
uint64_t world_hash(struct world *world);

/* A table of the first game, all seats people "p0", "p1" ..., watched by them; started. */
void world_people(struct world *world, int seats, const char *options);
/* The same, but not started yet. */
void world_gather(struct world *world, int seats, const char *options);
void world_people_of(struct world *world, const struct lf_game *game, int seats,
                     const char *options);
/* The socket whose turn it is, choosing at random among them; NULL: nobody's. */
struct socket *world_mover(struct world *world);
/* One random legal action of somebody; false: nobody can. */
bool world_step(struct world *world);
bool world_over(struct world *world);

#endif
