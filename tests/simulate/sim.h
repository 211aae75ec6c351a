/* sim.h - a world in one thread: nodes with real tables and stores, people, and everything that
 * can go wrong between them, in virtual time.
 *
 * What happens next is an event of a queue, and every choice comes from one seed: the same seed
 * gives the same history, byte for byte. A run is a row of worlds, each of which begins with
 * nothing, has faults for a while and must come to rest and be right at its end; so whatever goes
 * wrong can be seen again in seconds, by the world's own number.
 *
 *   pq.c, database*.c  libpq and the database that nodes share
 *   clock.c   the queue of events, the history and its hash, violations
 *   disk.c    the disk under SQLite                net.c     lines between people and nodes
 *   node.c    a server without its sockets          people.c  who play, come back and send again
 *   judge.c   what must be true, of every message and every log
 *   faults.c  what goes wrong, when                 main.c    worlds, one after another
 */
#ifndef TESTS_SIMULATE_H
#define TESTS_SIMULATE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "core/rng.h"
#include "server/tables.h"

enum {
    NODES_MAX = 3, PEOPLE_MAX = 24, LINES_MAX = 256, PARTIES_MAX = 8,
    MS = 1000, SECOND = 1000 * MS,        /* in microseconds, which virtual time counts */
};

/* ---- clock.c ---- */

/* What an event is about, and which life of it: an event of an earlier one is nothing. */
struct subject { int index; uint64_t life; };
typedef void (*sim_event)(struct subject about, void *more);

struct sim {
    uint64_t seed;                        /* of this world */
    int64_t now;
    uint64_t events, hash;                /* of all that has happened */
    struct lf_rng rng;                    /* of the course of events */
    struct lf_rng secret;                 /* what servers draw */
    bool trace;
    bool calm;                            /* no more faults: all must come to rest */
    bool failed;
    bool unsure;                          /* the database's clock jumps: leases promise nothing */
    bool many;                            /* nodes on a shared database; else one on SQLite */
    int nodes;
    uint64_t moves, draws, acknowledged, refusals, lost_replies, finished;
    uint64_t faults;
};
extern struct sim sim;

void sim_begin(uint64_t seed);
void sim_end(void);
void sim_at(int64_t when, sim_event event, struct subject about, void *more);  /* owns more */
bool sim_step(void);                      /* the next event; false: there is none */
uint32_t sim_draw(uint32_t below);
int64_t sim_between(int64_t least, int64_t most);
bool sim_chance(uint32_t in_thousand);
/* A line of the history. */
__attribute__((format(printf, 1, 2))) void sim_note(const char *format, ...);
void sim_hash(const void *bytes, size_t length);
/* Something that must never be: the world ends here. */
__attribute__((format(printf, 1, 2))) void sim_violation(const char *format, ...);
void sim_history(FILE *out);              /* the last lines */

/* ---- node.c ---- */

struct node;
void node_begin(int count);               /* all nodes start, on an empty disk or database */
void node_end(void);                      /* ... and stop for good; nothing may be missing */
bool node_up(int node);
bool node_frozen(int node);               /* its loop stands still */
bool node_speaks(int node);               /* it may say and take something: it has its lease */
int64_t node_thaws(int node);
struct tables *node_tables(int node);
int64_t node_time(int node);              /* what its clock on the wall shows, in ms */
void node_kill(int node, bool power_cut);
void node_stop(int node);                 /* as SIGTERM does */
void node_freeze(int node, int64_t until);
void node_slow(int64_t factor);           /* of the disk; 1: as it should be */
void node_set_clock(int node, int64_t ms);
void node_enter(int node);                /* before anything is asked of its tables */
void node_plan(int node);                 /* after anything was asked of its tables */
/* Asks for a table; person's request comes back as people_created(). */
void node_create(int node, int person, const struct tables_wish *wish);
void node_check(void);                    /* what must be true of a node after each event */

/* ---- net.c ---- */

/* Messages up: what a person asks of a node. */
enum up_kind { UP_WATCH, UP_SIT, UP_WORD, UP_START, UP_DO, UP_UNDO, UP_SAY, UP_BACK, UP_PAUSE,
               UP_RESUME, UP_PING };
struct up {
    enum up_kind kind;
    int64_t number;                       /* have, seat, seq */
    char key[TABLES_KEY_MAX];
    char text[LF_ACTION_TEXT_MAX];        /* a table, a word, an action */
};

void net_begin(void);
void net_end(void);
/* A line to a node; messages of both ways keep their order on it. -1: nobody answers there. */
int net_open(int person, int node);
void net_close(int line);                 /* by the person: the node learns it, perhaps late */
void net_send(int line, const struct up *up);
void net_down(int line, const char *text, size_t length);      /* by the node */
void net_node_gone(int node, bool silent);    /* all its lines are dead */
void net_node_closes(int node);           /* it closes all its lines, and lives on */
int net_line(const void *socket);
struct client *net_client(int line);
int net_person(int line);
int net_node(int line);
bool net_alive(int line);
int net_count(void);                      /* lines that are not forgotten yet */
/* Faults: one line breaks for both; it hangs: nobody learns anything; nobody reaches the node. */
void net_break(int line);
void net_hang(int line);
void net_part(int node, int64_t until);
bool net_parted(int node);
int net_any(void);                        /* a living line, -1: none */

/* ---- people.c ---- */

void people_begin(void);
void people_end(void);
void people_told(int person, int line, const char *text);
void people_line_lost(int person, int line);
void people_created(int person, const char *table);
struct person people_who(int person);
bool people_rest(void);                   /* in a calm world: every party has gone on */
void people_calm(void);                   /* from now on parties are watched for that */

/* ---- judge.c ---- */

void judge_begin(void);
void judge_end(void);
/* The log of a table grows: by what is put into the store (one node), or committed (several). */
void judge_entry(const struct store_entry *entry);
/* A node sends this to that person: whatever depends on an entry, it must last from now on. */
void judge_sent(int line, const struct person *person, int node, const char *text);
void judge_watched(int line, const char *table);     /* asked for over this line; NULL: a new one */
void judge_created(const char *table);
/* The person was told this about the key. */
void judge_acknowledged(const struct person *person, const char *table, int64_t seq,
                        const char *key, const char *action);
void judge_refused(const char *table, const char *key);    /* the only copy of it */
void judge_unknown(const char *table);    /* a node says that there is no such table */
/* After a restart: what the store has, table by table, against what was promised. Entries that
 * nobody was told of may be gone. */
void judge_store(struct store *store);
void judge_database(void);                /* the same, of the database that nodes share */

/* ---- faults.c ---- */

void faults_begin(void);
void faults_end(void);
const char *faults_weather(void);

/* ---- json.c ---- */

/* The members of an object, where they begin and how long they are. */
struct member { const char *name, *value; int name_length, length; };
int json_members(const char *text, struct member *out, int max);
const struct member *json_find(const struct member *members, int count, const char *name);
int64_t json_number(const struct member *member, int64_t otherwise);
bool json_is(const struct member *member, const char *text);       /* a text without escapes */

#endif
