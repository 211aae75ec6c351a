/* games.c - the list of games. A new game is one line here. */
#include "core/lf.h"

extern const struct lf_game base_game, duel_game, dice_game, knights_game, cards_game,
    sea_game, knights_sea_game;

const struct lf_game *const lf_games[] = {
    &base_game,
    &duel_game,
    &knights_game,
    &sea_game,
    &knights_sea_game,
    &dice_game,
    &cards_game,
    NULL,
};
