/* solve.h - what the tests of the dice game's solution share. */
#ifndef TESTS_SOLVE_H
#define TESTS_SOLVE_H

#include "bots/list.h"
#include "bots/solver.h"
#include "games/dice/moves.h"

/* Counts a test; a failure is printed. */
__attribute__((format(printf, 2, 3))) void verdict(bool good, const char *format, ...);

/* brute.c: the points expected at the end of the game by best play from a position in which the
 * active seat is to roll, found by trying everything through the game's interface alone. */
double brute_value(const struct dice_state *s);
/* What can be built with the dice of a position in the phase of building, by trying every sequence
 * of actions: for each set of structures (index roads + 4 settlements + 8 cities + 16 knights) the
 * sets of jokers used on the way, a bit for each of the 64. */
void brute_ends(const struct dice_state *s, uint64_t ends[64]);

/* paying.c */
void test_paying(void);

#endif
