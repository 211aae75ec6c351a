/* board.h - putting a board together: shared by the set-ups (board.c) and boards as text. */
#ifndef ISLAND_BOARD_H
#define ISLAND_BOARD_H

#include "games/island/island_inline.h"

void island_clear_board(struct island *island);
void island_set_hex(struct island *island, int hex, int terrain, int number);   /* 0: none */
/* The robber starts on the desert (IB-12); with several deserts on the first. */
void island_place_robber(struct island *island);

#endif
