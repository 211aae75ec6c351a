/* economy.h - what a seat earns, and how long that takes to pay for something. */
#ifndef BOTS_ISLAND_ECONOMY_H
#define BOTS_ISLAND_ECONOMY_H

#include "games/island/island_inline.h"

/* Time is counted in sixteenths of a roll of the dice, by anybody; a card then in parts of which
 * an income of one thirty-sixth brings one in each. */
enum { TIME_ROLL = 16, TIME_MAX = 4000, TIME_CARD = 36 * TIME_ROLL };

/* What a seat earns and at what rates it trades. */
struct economy {
    int income[RESOURCE_COUNT];   /* thirty-sixths of a card per roll */
    int gold;                     /* the same of cards of choice; 0 without a sea */
    int rate[RESOURCE_COUNT];     /* what twelve surplus cards bring at the bank: 3, 4 or 6 */
};

/* Rolls (in TIME_ROLL) until income, with bank trades, covers what is missing: have[] is what there
 * is beyond the cost, in parts of a card (TIME_CARD), or below 0.
 *
 * Newton's method: what is missing shrinks along straight lines that only get flatter, so each
 * step stops short of the answer or hits it, and there are as many steps as bends at most. Gold
 * is what is missing. */
static inline int economy_time(const struct economy *economy, const int have[RESOURCE_COUNT])
{
    for (int time = 0;;) {
        int slope = ISLAND_SEA ? 12 * economy->gold : 0, sum = slope * time;
        for (int k = 0; k < RESOURCE_COUNT; k++) {
            int count = have[k] + economy->income[k] * time;
            int weight = count < 0 ? 12 : economy->rate[k];
            sum += count * weight;
            slope += economy->income[k] * weight;
        }
        if (sum >= 0) return time;
        if (slope == 0) return TIME_MAX;
        time += (slope - sum - 1) / slope;
        if (time >= TIME_MAX) return TIME_MAX;
    }
}

#endif
