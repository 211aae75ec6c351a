/* words.h - the small texts that actions, positions, JSON and sentences of this game share:
 * places, piles, resources, landscapes (docs/notation.md). */
#ifndef CARDS_WORDS_H
#define CARDS_WORDS_H

#include "core/text.h"
#include "games/cards/cards.h"

#define CARDS_LETTERS "blwgo$"                               /* by kind of resource */
extern const struct lf_say CARDS_KIND_NAME[KINDS];           /* "brick" */
extern const struct lf_say CARDS_LAND_NAME[KINDS];           /* "hills" */
extern const struct lf_say CARDS_SEAT_NAME[SEATS];           /* "Red" */
extern const struct lf_say CARDS_FACE_NAME[FACE_QUESTION + 1];

/* Words of positions and JSON; each list ends with NULL. */
extern const char *const CARDS_STEP_WORD[STEP_COUNT + 1];
extern const char *const CARDS_FACE_WORD[FACE_QUESTION + 2];  /* "-", "club", ... */
extern const char *const CARDS_MODE_WORD[4];

void cards_put_place(struct lf_out *out, int place);         /* "6a", "@g1"; NOWHERE: "-" */
bool cards_take_place(struct lf_in *in, int *place);
void cards_put_pile(struct lf_out *out, int pile);           /* "3", "d0" */
bool cards_take_pile(struct lf_in *in, int *pile);
void cards_put_row(struct lf_out *out, int row);             /* "black-knight", "?" */
void cards_put_land(struct lf_out *out, int card);           /* "b5", "?" */
bool cards_take_land(struct lf_in *in, int *card);
/* "2bl$" from counts by kind; "-" if there are none. */
void cards_put_kinds(struct lf_out *out, const uint8_t count[KINDS]);
bool cards_take_kinds(struct lf_in *in, uint8_t count[KINDS]);
/* "3 brick, 1 ore"; "nothing". */
void cards_say_kinds(struct lf_out *out, const uint8_t count[KINDS], enum lf_language language);

#endif
