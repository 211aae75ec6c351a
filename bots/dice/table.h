/* table.h - the solution of the dice game: for every number of turns left and every sheet the
 * points still to come under best play, and their standard deviation.
 *
 * Sheets that cannot be reached so early hold zeros. */
#ifndef BOTS_DICE_TABLE_H
#define BOTS_DICE_TABLE_H

#include "bots/dice/book.h"

enum { TABLE_MAGIC = 0x44696365, TABLE_VERSION = 1, SHEETS = RANKS * PLACES_PADDED };

struct dice_table {
    uint32_t magic, version;
    uint32_t later_turns;          /* the option joker=later-turns */
    uint32_t turns;                /* layers 0 to turns; layer n: with n turns left */
    double value[];                /* (turns + 1) * SHEETS, then as many floats: deviations */
};

static inline const double *table_layer(const struct dice_table *table, int turns_left)
{
    return table->value + (size_t)turns_left * SHEETS;
}

static inline const float *table_spread(const struct dice_table *table, int turns_left)
{
    const float *spread = (const float *)(table->value + (size_t)(table->turns + 1) * SHEETS);
    return spread + (size_t)turns_left * SHEETS;
}

static inline size_t table_bytes(int turns)
{
    return sizeof(struct dice_table) +
           (size_t)(turns + 1) * SHEETS * (sizeof(double) + sizeof(float));
}

/* The table in use for this option, or NULL (bots.c). */
const struct dice_table *dice_table_of(bool later_turns);

#endif
