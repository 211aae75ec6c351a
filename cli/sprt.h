/* sprt.h - what blocks of games say about two players: the score with its interval, Elo, and a
 * sequential test that stops as soon as enough is known.
 *
 * A block is a set of games with the same luck in which the players take each other's seats. What
 * luck gives to a seat it gives to both, so the games of a block depend on each other and whole
 * blocks are counted: their scores make a histogram, with pairs of games the "pentanomial" one.
 * Read next: match.c.
 */
#ifndef CLI_SPRT_H
#define CLI_SPRT_H

#include <stdint.h>

#include "core/lf.h"

enum {
    SPRT_WIN = 60,                                 /* a game won; shared ones divide it evenly */
    SPRT_BINS = SPRT_WIN * LF_SEATS_MAX + 1,       /* at most a game for each rotation */
};

/* Who plays: of `seats` seats the first player has `own`. A block has `games` games. */
struct sprt_lineup { int seats, own, games; };

struct sprt_counts {
    uint64_t blocks;
    uint64_t of[SPRT_BINS];                        /* how many blocks made so many sixtieths */
};

struct sprt_result {
    double score, low, high;                       /* share of the wins, with its 95 % interval */
    double elo, elo_low, elo_high;                 /* of the first player above the second */
};

/* The share of wins that so many Elo more make, and the other way round. Equal players have Elo 0
 * and own / seats of the wins; each seat wins in proportion to 10 ^ (Elo / 400) of its player. */
double sprt_share_of(const struct sprt_lineup *lineup, double elo);
double sprt_elo_of(const struct sprt_lineup *lineup, double share);

struct sprt_result sprt_judge(const struct sprt_lineup *lineup, const struct sprt_counts *counts);

/* The logarithm of how much likelier the blocks are if the player is elo1 better than if he is elo0
 * better, each with the likeliest histogram that has this mean. */
double sprt_ratio(const struct sprt_lineup *lineup, const struct sprt_counts *counts, double elo0,
                  double elo1);
/* Beyond plus or minus this the test ends; it errs in 5 % of the cases, both ways. */
extern const double sprt_bound;

#endif
