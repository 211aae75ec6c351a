/* setup.h - starting a game: options.c reads the options, setup.c puts the cards in place. */
#ifndef CARDS_SETUP_H
#define CARDS_SETUP_H

#include "core/rng.h"
#include "games/cards/frames/frames.h"

/* Everything but mode, sets, target, start, offers and turns is still 0. */
void cards_start(struct cards_state *s);

#endif
