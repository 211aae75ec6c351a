/* solve.h - what the files of the solver share. */
#ifndef BOTS_DICE_SOLVE_H
#define BOTS_DICE_SOLVE_H

#include "bots/dice/table.h"
#include "bots/solver.h"

/* Work memory while a table is made. */
struct dice_work {
    /* For the rank and place after the turn: the best that a plan on the island leads to. */
    double best[PLACE_PLANS][RANKS][PLACES_PADDED];
    double best_square[PLACE_PLANS][RANKS][PLACES_PADDED];
    double square[2][RANKS][PLACES_PADDED];     /* mean square of the layer before and this one */
};

size_t dice_table_size(const struct lf_solving *job);
size_t dice_work_size(const struct lf_solving *job);
int dice_steps(const struct lf_solving *job);
int dice_parts(const struct lf_solving *job, int step);
void dice_run(const struct lf_solving *job, int step, int part);
void dice_result(const struct lf_solving *job, struct lf_solution *out);

/* spread.c: the distribution, one turn after the other from the first. */
size_t dice_spread_size(const struct lf_solving *job);
void dice_spread_turn(const struct lf_solving *job, int turns_left);
void dice_spread_result(const struct lf_solving *job, struct lf_solution *out);

#endif
