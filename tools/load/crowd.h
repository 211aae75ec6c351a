/* crowd.h - many guests at many tables, each over its own socket, who play at random.
 *
 * A guest takes its seat, starts the match when it is the host's to start, and knows at any time
 * one action it could do now: drawn among the words of `legal`, then among the actions with that
 * word. When to do it is the caller's affair: crowd_act(). Nothing here names a game.
 */
#ifndef TOOLS_CROWD_H
#define TOOLS_CROWD_H

#include "core/rng.h"
#include "tools/load/scan.h"
#include "tools/load/wire.h"

enum {
    CROWD_ACTION_SIZE = 96, CROWD_KEY_SIZE = 41, CROWD_ID_SIZE = 28, CROWD_TOKEN_SIZE = 96,
    CROWD_WORDS_MAX = 32, CROWD_SEATS_MAX = 6,
};

struct player {
    struct wire wire;
    struct crowd *crowd;
    struct party *party;
    int seat;                              /* it asks for; after a rematch, the one it has */
    char token[CROWD_TOKEN_SIZE];
    int64_t seq;                           /* the last entry of the log it knows; 0: none */
    bool greeted;                          /* the server has said hello */
    bool following;                        /* what comes is about the party's table, not the last */
    bool seated, gave_word, running;
    bool ready;                            /* the table waits for it, and choice is legal */
    bool pending;                          /* it has sent an action that is not answered yet */
    char *sight;                           /* landfall.2: what it may know, as text */
    size_t sight_length, sight_room;       /* length 0: not known, and asked for */
    char choice[CROWD_ACTION_SIZE];
    char sent[CROWD_ACTION_SIZE], key[CROWD_KEY_SIZE];
    int64_t sent_seq, sent_us, due_us;     /* due: when it should have been sent */
    uint32_t keys;
};

/* A table and who sits there. */
struct party {
    char id[CROWD_ID_SIZE];                /* empty: has no table yet */
    struct player *players;
    bool over;
};

/* What the players do when they may choose: "city=20,road=3" weighs words, others have 1. */
struct taste { char word[24]; uint32_t weight; };

struct crowd {
    struct wires wires;
    int port, seats, party_count;
    struct player *players;                /* party_count * seats */
    struct party *parties;
    struct lf_rng rng;
    struct taste tastes[CROWD_WORDS_MAX];
    int taste_count;
    bool rematches;                        /* play on at the next table when a match is over */
    uint64_t differing;                    /* differences that did not fit, or gave another hash
                                            * than the server's: there must be none */
    uint64_t acted, moves_heard, over_count, lost_count, refused_seq, refused_other;
    char first_refusal[256];
    void *context;
    /* Called where not NULL: a message has come, before it is understood; an own action has been
     * acknowledged with this number; a snapshot has come; any move has come. */
    void (*heard)(struct player *player, const char *text, size_t length);
    void (*acknowledged)(struct player *player, int64_t seq);
    void (*refused)(struct player *player);        /* its pending action was not taken */
    void (*snapshot)(struct player *player, int64_t seq, struct span log);
    void (*moved)(struct player *player, int64_t seq, int64_t seat, struct span seen);
};

/* crowd_sight.c: takes over the whole text or a change of it; what does not fit is asked for anew.
 * Then what the player may choose from, false: not awaited. */
void crowd_sight_whole(struct player *player, struct span text, struct span hash);
void crowd_sight_change(struct player *player, struct span list, struct span hash);
bool crowd_sight_choices(const struct player *player, struct span *legal, struct span *awaited);

/* Players without tokens and tables without ids. False: out of memory or of sockets. */
bool crowd_new(struct crowd *crowd, int party_count, int seats, uint64_t seed);
void crowd_free(struct crowd *crowd);
void crowd_listen(struct crowd *crowd);      /* crowd_new() calls it */
bool crowd_taste(struct crowd *crowd, const char *text);     /* false: not understood */

/* Makes a guest of everyone, over `threads` connections. False: the server refused one. */
bool crowd_invite(struct crowd *crowd, int threads);
/* Creates tables for the parties that have none. The setup is the middle of the JSON body:
 * "\"game\":\"...\",\"options\":\"...\"". */
bool crowd_create(struct crowd *crowd, const char *setup, int threads);
/* The same for one of them, as soon as it is wanted; false: try again later. */
bool crowd_create_one(struct crowd *crowd, struct party *party, const char *setup);

/* Connects those who are not; returns how many now are. */
int crowd_connect(struct crowd *crowd);
void crowd_disconnect(struct crowd *crowd);
/* Follows the party's table; with its last number if `gap`. */
void crowd_watch(struct player *player, bool gap);

/* Lets one player of the party act who is ready, if none has an action pending. */
bool crowd_act(struct party *party, int64_t due_us);
/* Says the pending action once more, under the same key. */
void crowd_repeat(struct player *player);
bool crowd_pending(const struct party *party);

#endif
