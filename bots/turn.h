/* turn.h - the positions that a seat can reach in its turn, and what a net sees in them; the part
 * of the search (think.h) that knows one turn.
 */
#ifndef LF_TURN_H
#define LF_TURN_H

#include "bots/think.h"

enum { TURN_ROOTS_MAX = 64 };

/* What a search works with; the memory is its caller's. */
struct search {
    const struct lf_game *game;
    const struct lf_insight *insight;
    const struct lf_net *net;
    struct lf_rng *rng;
    const bool *stop;
    int seats, inputs;
    bool shared;                  /* everybody's chances are asked for and made to add up to 1 */
    int seat;                     /* whose choices are searched now */
    uint32_t nodes, nodes_max;    /* positions valued, and how many may be */
    float *in;                    /* numbers of the position that is valued */
    struct lf_net_sums *sums;     /* of the last position, by the seat that looks */
    void *notes;                  /* the insight's */
    lf_action venture;            /* the first action that is followed (bots/insight.h), or 0 */
    struct turn *onward;          /* NULL: without it; memory of the turns that follow on it */
    bool follows;                 /* it is being followed */
};

/* Takes memory for what a search works with from *at, which may be NULL to count bytes; and begins
 * it with nothing known, for the seat of a view. */
size_t search_take(struct search *search, const struct lf_game *game,
                   const struct lf_insight *insight, unsigned char *at);
void search_begin(struct search *search, const struct lf_game *game, const struct lf_net *net,
                  const void *view, int seat, struct lf_rng *rng);

/* Positions of one turn of a seat, in the order in which they were found. */
struct turn {
    int seat, count, room;
    bool shallow;                 /* only what the first actions lead to */
    uint32_t slots;               /* of the table: a power of two, above twice the room */
    uint16_t *table;              /* one more than the position with this key, or 0 */
    uint64_t *key;
    uint64_t *roots;              /* by which first actions it is reached */
    float *value;                 /* of the seat's chances; below 0: not known, more must be done */
    bool *open;                   /* the seat acts */
    unsigned char *states;
};

/* Takes memory for a turn of so many positions from *at, which may be NULL to count bytes. */
size_t turn_take(struct turn *turn, const struct lf_game *game, int room, unsigned char *at);

/* Whether there is time and room for more. */
bool search_goes_on(const struct search *search);

/* The chance of a seat in a position, as if nothing more were done in the turn. */
float search_worth(struct search *search, const void *world, int seat);

/* The same where the position may not stay as it is: the seat takes the best of what it must do,
 * chance is a mean. */
float search_settled(struct search *search, const void *world, int seat);

/* A seat that acts: its action in a position by which nothing more is done, or 0; and what else is
 * worth trying. */
lf_action search_pass(const struct search *search, const void *world, int seat);
int search_options(const struct search *search, const void *world, int seat, lf_action *out);

/* Who is awaited: a seat, LF_CHANCE, or -1 when the game is over. */
int search_actor(const struct search *search, const void *world);

/* Plays one action where the result is to go. */
void search_play(const struct search *search, const void *world, int actor, lf_action action,
                 void *out);

/* Tries a turn from a position on, breadth first. `first` are the root actions, or NULL: whatever
 * there is, all under one root. */
void turn_search(struct search *search, struct turn *turn, const void *world, int seat,
                 const lf_action *first, int first_count);

/* The position after the best that a seat that acts can do with its part of a turn; `after` is not
 * the world. */
void turn_play(struct search *search, struct turn *turn, const void *world, int seat, void *after);

static inline unsigned char *turn_state(const struct search *search, const struct turn *turn, int i)
{
    return turn->states + (size_t)i * search->game->state_size;
}

/* Outcomes of chance to be tried: all of them, or `most` drawn evenly, with weights that add up to
 * 1. `out` has room for LF_OUTCOMES_MAX. */
struct search_outcome { lf_action action; float weight; };
int search_outcomes(struct search *search, const void *world, int most,
                    struct search_outcome *out);

#endif
