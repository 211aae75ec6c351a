/* planted.h - blunders to be planted into matches (planted.c), for tests of reviews: each gives the
 * blunder in place of what a seat has chosen, or 0: there is no such moment here. */
#ifndef TESTS_BOTS_PLANTED_H
#define TESTS_BOTS_PLANTED_H

#include "core/lf.h"

typedef lf_action lf_plant(const struct lf_game *game, const void *state, int seat,
                           lf_action chosen);

/* For every game. */
lf_plant plant_missed_win, plant_points_left, plant_island_left;

/* For the base game and the one for two, whose states begin alike. */
lf_plant plant_worthless_corner, plant_robber_at_home, plant_no_city, plant_cards_to_bank,
    plant_wrong_discard, plant_empty_monopoly, plant_gift_to_leader;

#endif
