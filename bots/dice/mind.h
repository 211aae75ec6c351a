/* mind.h - choosing an action in the dice game, once the worth of a sheet is known.
 *
 * The bots differ only in what they hold a sheet to be worth at the end of the turn: `optimal`
 * looks it up in the solution, `greedy` estimates it, `duelist` asks how likely it is to win with
 * it. The rest, what a roll can pay for and which dice to keep, is the same and is here.
 */
#ifndef BOTS_DICE_MIND_H
#define BOTS_DICE_MIND_H

#include "bots/dice/table.h"
#include "bots/list.h"
#include "bots/solver.h"

/* How a mind judges the end of a turn: the points gained in it (-2 for a cross) and the sheet
 * after it, by rank and place. */
struct dice_mind {
    double (*worth)(const struct dice_mind *mind, int points, int rank, int place);
    int turns_left;                /* after this turn */
    bool same_turn;                /* D-45 */
    const double *layer;           /* optimal: the solution with turns_left turns left */
    const double *wins;            /* duelist: chance to win with a score, from SCORE_LEAST on */
    int score;                     /* duelist: before this turn */
};

/* What can still be built in a turn, and how. */
struct dice_intent { enum plan plan; unsigned jokers; int place; double worth; };

/* A turn from its position on: the sheet, and what was gained already. */
struct dice_spot { int knights, place, gained; unsigned used, fresh; dice_faces dice; };
struct dice_spot mind_spot(const struct dice_state *s);

/* The best thing to build from here on with these dice, nothing included. */
struct dice_intent mind_intent(const struct dice_mind *mind, const struct dice_spot *spot);
/* The worth of every final roll from the start of building, in the rows of six dice. */
void mind_rolls(const struct dice_mind *mind, const struct dice_spot *spot, double *worth);
/* What keeping each part of the dice shown after this many rolls is worth: a row for each part;
 * the other rows mean nothing. */
void mind_keeps(const struct dice_mind *mind, const struct dice_spot *spot, int rolls,
                double *worth);

/* The action for the seat whose turn it is. */
lf_action mind_choose(const struct dice_mind *mind, const struct dice_state *s);

/* The solution's mind for a position; false: there is no table for its option. */
bool mind_optimal(struct dice_mind *mind, const struct dice_state *s);

extern const struct lf_solver dice_solver;
extern const struct lf_bot dice_bot_optimal, dice_bot_duelist;
lf_action dice_greedy(const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory);
int dice_advise(const void *view, int seat, struct lf_advice *out, double *expected);
int dice_goals(const void *view, int seat, lf_action action, struct lf_goal *out);
bool dice_query(const void *start, const char *text, void *state, struct lf_error *error);

#endif
