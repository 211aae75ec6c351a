/* bot.h - a bot sees a view, never a state, and names an action that is legal for its seat. */
#ifndef LF_BOT_H
#define LF_BOT_H

#include "core/lf.h"
#include "core/rng.h"

struct lf_solver;                                        /* bots/solver.h */

/* What a bot keeps between its choices of one match: its own words, all zero at the start. A host
 * may lose them (a server that starts again), so a bot without them plays on. */
struct lf_memory { uint64_t words[8]; };

/* A host in a hurry has a bool in this slot of the context (core/context.h): when it becomes true,
 * bots that think name the best they have found so far. */
enum { LF_STOP_SLOT = 6 };

struct lf_bot {
    const char *name;                                    /* "greedy" */
    struct lf_say about;
    bool (*plays)(const struct lf_game *game);           /* whether it knows this game */
    /* The view is this seat's, and so are the random stream and the memory. */
    lf_action (*choose)(const struct lf_game *game, const void *view, int seat,
                        struct lf_rng *rng, struct lf_memory *memory);
    bool yardstick;                                      /* for measuring; not offered at tables */
    bool thinks;                                         /* by a net: played where somebody names
                                                            it, or its game does (list.h) */
    /* Not NULL: the bot plays by a solution, whose table the host makes known beforehand. */
    const struct lf_solver *solver;
};

extern const struct lf_bot *const lf_bots[];             /* ends with NULL */
/* Also finds the bots that play one game only and stand in its pack (list.h). */
const struct lf_bot *lf_bot_find(const char *name);

/* The n-th bot that plays a game, those for all games first; NULL after the last. */
const struct lf_bot *lf_bot_of(const struct lf_game *game, int n);

/* The best bot we have for any game: it gives hints and stands in for people. */
const struct lf_bot *lf_bot_best(const struct lf_game *game);

/* The solver of a game, or NULL. */
const struct lf_solver *lf_solver_of(const struct lf_game *game);

/* Called for every action of a match before it is applied, chance included. */
typedef void (*lf_witness)(void *context, const struct lf_game *game, const void *before, int actor,
                           lf_action action);

/* Plays from `state` to the end, or until more than turn_cap turns have begun. bots has one
 * entry per seat. Where every seat is `random`, nobody watches and the game has a playout,
 * that is used: it gives the same game faster. witness may be NULL. */
void lf_arena_play(const struct lf_game *game, void *state, const struct lf_bot *const *bots,
                   struct lf_luck *luck, uint32_t turn_cap, lf_witness witness, void *context,
                   struct lf_tally *tally);

#endif
