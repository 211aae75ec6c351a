/* text.h - the small texts that actions and positions of this game share. */
#ifndef KNIGHTS_TEXT_H
#define KNIGHTS_TEXT_H

#include "games/island/field.h"
#include "games/knights/view.h"

extern const struct island_cards KNIGHTS_LANES;           /* "blwgopcm" */

bool knights_take_track(struct lf_in *in, int *track);
bool knights_take_card(struct lf_in *in, int *card);                     /* by its word */

/* Words of positions and JSON; each list ends with NULL. */
extern const char *const KNIGHTS_PHASE_WORD[PHASE_COUNT + 1];
extern const char *const KNIGHTS_STAGE_WORD[5];
extern const char *const KNIGHTS_FLAG_WORD[6];

extern const struct island_notation KNIGHTS_NOTATION;

#endif
