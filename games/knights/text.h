/* text.h - the small texts that actions and positions of this game share. */
#ifndef KNIGHTS_TEXT_H
#define KNIGHTS_TEXT_H

#include "games/base/text.h"
#include "games/knights/view.h"

extern const char KNIGHTS_LETTER[KIND_COUNT + 1];         /* "blwgopcm", by lane */

void knights_put_lanes(struct lf_out *out, uint64_t cards);              /* "2bgp", "-" */
bool knights_take_lanes(struct lf_in *in, uint64_t *cards);
bool knights_take_track(struct lf_in *in, int *track);
bool knights_take_card(struct lf_in *in, int *card);                     /* by its word */
bool knights_take_letter(struct lf_in *in, int *lane);

/* Words of positions and JSON; each list ends with NULL. */
extern const char *const KNIGHTS_PHASE_WORD[PHASE_COUNT + 1];
extern const char *const KNIGHTS_STAGE_WORD[5];
extern const char *const KNIGHTS_FLAG_WORD[6];

#endif
