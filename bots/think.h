/* think.h - the search of bots that think: the whole own turn as one ply, by the chances that a net
 * sees in the positions it leads to. It knows no game by name (bots/insight.h).
 *
 * Positions that can be reached in the turn are tried breadth first, equal ones once; each is worth
 * what the net gives if the turn ended there. Chance inside the turn is a mean, another seat's
 * choice ends the search. Several worlds are guessed from the view (`resample`), and what an action
 * is worth is the mean over them. With `replies` the best few turns are tried further: the next
 * seats roll and answer with a turn of their own.
 *
 * Budgets are counted in positions valued, so the same view, stream and limits give the same
 * choice everywhere; a host with a clock sets *stop.
 */
#ifndef LF_THINK_H
#define LF_THINK_H

#include "bots/list.h"
#include "bots/net.h"

enum { LF_ALSO_MAX = 2 };
struct lf_limits {
    uint32_t nodes;               /* positions valued, of all worlds together */
    uint16_t worlds;              /* guesses at what is hidden, at least 1 */
    uint16_t turn;                /* positions of one turn; 0: only what one action leads to */
    uint16_t replies;             /* turns of other seats that follow; 0: none */
    uint16_t candidates;          /* own turns that replies are tried for */
    uint32_t trials;              /* positions valued, besides, to tell the best few turns apart by
                                     how the match goes on (trial.h), of all worlds; 0: none */
    uint16_t distance;            /* turns that each trial goes on for */
    bool values;                  /* whether the chances of all seats are wanted, too */
    const bool *stop;             /* not NULL: the host may set it to true at any time; what a
                                     choice wants at least is searched even then */
    const void *world;            /* not NULL: the one world, and nothing is guessed */
    /* Actions that are rated whatever the game's options say: what was played, what greedy would
     * play. 0: none. A seat must be allowed to do them. */
    lf_action also[LF_ALSO_MAX];
    /* Not NULL: where the last world goes, as the best turn leaves it, and as the best turn with
     * also[0] or also[1] as its first action does; state_size bytes each. */
    void *ends[1 + LF_ALSO_MAX];
};

/* One action that was considered, and the chance of winning that it leaves the seat. */
struct lf_rated { lf_action action; float chance; };

/* What was considered, best first. value[]: every seat's chance before the action, adding up to
 * 1. The best action's `chance` may be above the seat's own, since it knows what it will do. */
enum { LF_RATED_MAX = 65 };
struct lf_thought {
    int count, seats;
    struct lf_rated rated[LF_RATED_MAX];
    float value[LF_SEATS_MAX];
    uint32_t nodes;               /* positions valued */
};

/* Memory that a search of this game wants for such limits; less makes it smaller. */
size_t lf_think_size(const struct lf_game *game, const struct lf_limits *limits);

/* What the game's pack tells, or NULL. */
const struct lf_insight *lf_insight_of(const struct lf_game *game);

/* Whether the game has an insight, and a net for so many seats. */
bool lf_can_think(const struct lf_game *game, int seats);

/* What the net gives each seat in a world, as if the turn ended there; at the end of a game the
 * result. Unlike value[] these need not add up to 1. */
void lf_chances(const struct lf_game *game, const struct lf_net *net, const void *world,
                void *scratch, size_t size, float *out);

/* Considers what a seat that acts may do. `scratch` of `size` bytes is for any type. */
void lf_think(const struct lf_game *game, const struct lf_net *net, const void *view, int seat,
              struct lf_rng *rng, const struct lf_limits *limits, void *scratch, size_t size,
              struct lf_thought *out);

/* Where the game says that it is the outset of a match (founding): what leads to the best position
 * when everybody plays on as greedy does; else 0. At most `most` choices are tried, greedy's among
 * them. With care 1 only those are tried that look best at once, to save time; with care 2 the best
 * few of these again, and what the seat chooses after them is tried out in the same way; with care
 * 3 what the others choose, too. */
lf_action lf_outset(const struct lf_game *game, const struct lf_net *net, const void *view,
                    int seat, struct lf_rng *rng, int most, int care, void *scratch,
                    size_t size);

/* Why: what an action changes of the seat's numbers, or of another's, that counts most. */
struct lf_reason {
    const struct lf_insight_number *number;
    int seat;                     /* whose */
    float change;                 /* of the number */
    float effect;                 /* on the chance of the seat that acts, about */
    bool clear;                   /* the effect goes the way that people would expect */
};
enum { LF_REASONS_MAX = 8 };

/* The changes with words for people that count most, the greatest effect first; at most
 * LF_REASONS_MAX. Where chance follows the action, one of its outcomes stands for all. `scratch`
 * as above. */
int lf_reasons(const struct lf_game *game, const struct lf_net *net, const void *view, int seat,
               lf_action action, struct lf_rng *rng, void *scratch, size_t size,
               struct lf_reason *out);

/* The same for what one world has over another, from the standpoint of a seat. */
int lf_reasons_between(const struct lf_game *game, const struct lf_net *net, const void *before,
                       const void *after, int seat, void *scratch, size_t size,
                       struct lf_reason *out);

/* The reasons as a text: "more for you: points, income of ore; less for Blue: cards in hand". At
 * most `most` of those that clearly speak for it. `me` is called "you"; -1: nobody is. The state
 * names the seats. Returns the length; 0: there is none to be given. */
int lf_reasons_say(const struct lf_game *game, const void *state, const struct lf_reason *reasons,
                   int count, int most, int me, enum lf_language language, char *out, size_t size);

#endif
