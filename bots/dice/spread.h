/* spread.h - how a turn can end under the play that the table stands for, and how likely. */
#ifndef BOTS_DICE_SPREAD_H
#define BOTS_DICE_SPREAD_H

#include "bots/dice/table.h"

enum { SCORE_LEAST = -30, SCORES = 176, ENDS_MAX = 512 };    /* all scores there can be */

/* What a turn can end with: the sheet after it, and whether it brings a cross. */
struct dice_end { int sheet; bool cross; double worth, chance; };

struct dice_ends {
    const struct dice_book *book;
    struct dice_end option[ENDS_MAX];
    int options;
    uint16_t choice[FALLS];              /* the best option of a final roll */
    double final[FALLS], second[FALLS], first[FALLS], keep[FALLS];
    double chance[FALLS];
};

/* All ends of one turn of a sheet (rank * PLACES_PADDED + place) with so many turns left. */
void dice_ends_of(struct dice_ends *ends, const struct dice_table *table, int turns_left,
                  int sheet);

#endif
