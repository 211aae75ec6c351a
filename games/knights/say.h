/* say.h - words that the drawing and the sentences of this game share. */
#ifndef KNIGHTS_SAY_H
#define KNIGHTS_SAY_H

#include "games/island/say.h"
#include "games/knights/text.h"

extern const struct lf_say KNIGHTS_KIND_NAME[KIND_COUNT];    /* "brick" ... "coin" */
extern const struct lf_say KNIGHTS_STRENGTH[STRENGTHS + 1];  /* "basic", "strong", "mighty" */

const char *knights_seat_name(int seat, enum lf_language language);

/* The name of a progress card or of a level, in the words of the game's edition. */
const char *knights_card_name(const struct knights_state *s, int card, enum lf_language language);
const char *knights_level_name(const struct knights_state *s, int track, int level,
                               enum lf_language language);

/* "brick", "coins": this many cards of a kind. */
const char *knights_kind_name(int kind, int count, enum lf_language language);

#endif
