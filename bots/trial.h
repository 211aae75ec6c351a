/* trial.h - how a match goes on from a position, tried out for some turns: every seat plays the
 * turn that looks best to it at once, chance draws, and a trial is the mean of what the net sees
 * after each of the turns. What chance has brought beyond the mean of all that it could have
 * brought is taken out again, so that a few trials tell positions apart for which many more plain
 * ones would be needed. */
#ifndef LF_TRIAL_H
#define LF_TRIAL_H

#include "bots/turn.h"

/* Positions that are compared are tried with the same luck. */
struct lf_trials {
    struct search *search;
    struct turn *turn;            /* memory for the turns that are played */
    int seat;                     /* whose chances are asked for */
    int turns;                    /* how far each goes */
    uint64_t luck;
};

/* What a world is worth in one trial. It may be anywhere between 0 and 1 and a little beyond. */
float lf_trial(const struct lf_trials *trials, const void *world, uint32_t number);

/* Tries a few worlds side by side, as long as it takes to tell which is best, or until as many
 * positions are valued. `before` is what is thought of them without trials, `after` with them: it
 * may be a little below 0 or above 1. Worlds that are clearly behind are tried no more. */
enum { LF_RIVALS_MAX = 5 };
void lf_compare(const struct lf_trials *trials, unsigned char (*world)[LF_STATE_MAX],
                const float *before, int count, uint32_t nodes, float *after);

#endif
