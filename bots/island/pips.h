/* pips.h - how often hexes pay, as bots of all island games count it. */
#ifndef BOTS_ISLAND_PIPS_H
#define BOTS_ISLAND_PIPS_H

#include "games/island/island_inline.h"

/* Ways of the dice to roll a number. */
static const uint8_t DICE_WAYS[13] = { 0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 };

/* Ways to roll the number of a hex; 0 without a number. */
static inline int island_pips(const struct island *s, int hex)
{
    return DICE_WAYS[island_number(s, hex)];
}

/* The same for all hexes. */
static inline void island_all_pips(const struct island *s, uint8_t pips[HEX_COUNT])
{
    for (int hex = 0; hex < HEX_COUNT; hex++) pips[hex] = 0;
    for (int n = 2; n <= 12; n++)
        for (hex_set at = s->number_hexes[n - 2]; hexes_any(at); at = hexes_rest(at))
            pips[hexes_lowest(at)] = DICE_WAYS[n];
}

#endif
