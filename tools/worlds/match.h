/* match.h - one match of the comparison: its two worlds, and what its viewer heard in each. */
#ifndef TOOLS_MATCH_H
#define TOOLS_MATCH_H

#include "store/store.h"
#include "tools/worlds/pair.h"

enum { MATCH_WAITING = 64 };

/* A move that somebody was told, until the world has taken it. */
struct told { int64_t seq; int seat; char text[LF_ACTION_TEXT_MAX]; };

struct match {
    struct pair pair;
    char id[STORE_TABLE_MAX];
    int viewer_player;                    /* the viewer's place among the players */
    int64_t seq[2], due[2];               /* last entry known of each world; entry waited for */
    struct told told[2][MATCH_WAITING];
    char *heard[2];                       /* all bytes the viewer got, times blanked */
    size_t length[2], room[2];
    int64_t messages[2], expected;
    int forged_steps, live_steps;
    int undoer;                           /* player who wants to take his last action back, or -1 */
    char answer[2];                       /* what he was told: 'u' undone, 'r' refused; 0: none */
    struct world before[2];               /* ... the states to which that leads back */
    bool tells;                           /* ... whether the action had told anybody anything */
    bool stuck;                           /* no action keeps the worlds alike */
};

/* Follows the log in the store from the start; both worlds begin there. */
bool match_begin(struct match *match, const struct lf_game *game, int seats, const char *options,
                 int viewer, struct store *store);
/* Appends up to so many steps to the logs of both stores. */
void match_forge(struct match *match, int steps, struct store *store[2], struct lf_rng *rng);

void match_hear(struct match *match, int world, const char *text, size_t length);
/* Some player was told this move; hidden texts are passed over, an open one comes from others. */
void match_move(struct match *match, int world, int64_t seq, int seat, const char *text);
bool match_settled(const struct match *match);   /* both worlds wait for a seat again */
bool match_same(struct match *match);            /* the viewer cannot tell the worlds apart */
void match_free(struct match *match);

/* Replaces the digits of times by zeros: the values of "at", "time", "created". */
void match_blank(char *text, size_t length);
void match_show_difference(const char *a, size_t a_length, const char *b, size_t b_length);

#endif
