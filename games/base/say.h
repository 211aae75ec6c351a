/* say.h - words that the drawing and the sentences of the base game share. */
#ifndef BASE_SAY_H
#define BASE_SAY_H

#include "core/text.h"
#include "games/base/base.h"

/* The piece colour of a seat: red, blue, orange, white by number, but the beginner set-up for
 * fewer than four leaves out the first ones (IB-14). */
int base_colour(const struct base_state *s, int seat);
const char *base_seat_name(const struct base_state *s, int seat, enum lf_language language);

/* "2 brick, 1 ore", from card lanes; "nothing" if there are none. */
void base_put_cards(struct lf_out *out, uint64_t cards, enum lf_language language);

/* "2 knight, 1 monopoly", from nibbles of development cards. */
void base_put_dev(struct lf_out *out, uint32_t cards, enum lf_language language);

#endif
