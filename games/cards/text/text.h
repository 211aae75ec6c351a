/* text.h - what actions and positions of this game share beyond words.h. */
#ifndef CARDS_TEXT_H
#define CARDS_TEXT_H

#include "games/cards/text/words.h"

extern const char *const CARDS_DEAL_WORD[DEALS + 1];

/* Each takes what stands there and says what it expected if it does not. */
bool cards_take_row(struct lf_in *in, int *row);             /* "black-knight" */
bool cards_take_nibbles(struct lf_in *in, uint64_t *nibbles);
bool cards_take_trade(struct lf_in *in, uint64_t *args);     /* "2b>w", as ACT_OFFER's arguments */

#endif
