/* sea.h - the base game at sea (SF-01 to SF-45): ships, the pirate, gold, islands with special
 * points, two scenarios for three and four, or any board as text.
 *
 * The rules are those of games/base with what games/island/sea.h adds; both are compiled for wide
 * boards here. What is the game's own is how it starts.
 */
#ifndef SEA_H
#define SEA_H

#include "games/base/base.h"

/* Rows of options after those of the base game. */
enum { OPTION_SCENARIO = OPTIONS_SHARED, OPTION_LAND };

extern const struct lf_game sea_game;

#endif
