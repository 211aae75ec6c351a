/* tell.h - the island in words, for all games that embed it: rows of hexes, harbours, and what each
 * seat has built where. A line ends with a line feed. */
#ifndef ISLAND_TELL_H
#define ISLAND_TELL_H

#include "games/island/say.h"

/* Hexes row by row and harbours. */
void island_tell_rows(struct sentence *t);
/* Settlements, cities, roads and ships of a seat, behind its name in one line that is left open. */
void island_tell_pieces(struct sentence *t, int seat);
/* "7 cards: 2 brick, 5 ore". */
void island_tell_hand(struct sentence *t, const struct island_cards *cards);

/* "; knights: " before each, then "c12 (forest 8, hills 6)". */
void island_tell_corner(struct sentence *t, int corner);

#endif
