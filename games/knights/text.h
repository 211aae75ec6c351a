/* text.h - the small texts that actions and positions of this game share. */
#ifndef KNIGHTS_TEXT_H
#define KNIGHTS_TEXT_H

#include "games/island/field.h"
#include "games/knights/view.h"

extern const struct island_cards KNIGHTS_LANES;           /* "blwgopcm" */

bool knights_take_track(struct lf_in *in, int *track);
bool knights_take_card(struct lf_in *in, int *card);                     /* by its word */

extern const struct island_notation KNIGHTS_NOTATION;

#endif
