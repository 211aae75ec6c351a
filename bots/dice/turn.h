/* turn.h - the two decisions inside a turn.
 *
 * An array has one row for each fall of the dice. It starts with the worth of every final roll in
 * the rows of six dice. turn_expect() fills the rows of fewer dice: what keeping those dice and
 * rolling the others is worth, a die at a time. turn_choose() then makes every row the best of
 * all parts of the fall, and its rows of six dice are the worth of a roll before the choice.
 *
 * The solver does the same for several positions side by side (solve.c).
 */
#ifndef BOTS_DICE_TURN_H
#define BOTS_DICE_TURN_H

#include "bots/dice/book.h"

static inline void turn_expect(const struct dice_book *book, double *worth)
{
    for (int fall = FALLS_BELOW - 1; fall >= 0; fall--) {
        const uint16_t *more = book->more[fall];
        worth[fall] = (worth[more[0]] + worth[more[1]] + (worth[more[2]] + worth[more[3]]) +
                       (worth[more[4]] + worth[more[5]])) * (1.0 / 6.0);
    }
}

/* Rolls of fewer dice come first, so each is final when it is offered to those of one more die. */
static inline void turn_choose(const struct dice_book *book, double *worth)
{
    for (int fall = 0; fall < FALLS_BELOW; fall++) {
        double row = worth[fall];
        for (int face = 0; face < FACE_COUNT; face++) {
            double *to = worth + book->more[fall][face];
            *to = row > *to ? row : *to;
        }
    }
}

/* The mean over the first roll. */
static inline double turn_mean(const struct dice_book *book, const double *worth)
{
    double mean = 0;
    for (int fall = 0; fall < FALLS_SIX; fall++)
        mean += book->ways[fall] * worth[FALLS_BELOW + fall];
    return mean * (1.0 / FALL_WAYS);
}

#endif
