/* sound.h - the parts of cards_sound() that stand in files of their own. */
#ifndef CARDS_SOUND_H
#define CARDS_SOUND_H

#include "games/cards/cards.h"

bool cards_frames_sound(const struct cards_state *s);

#endif
