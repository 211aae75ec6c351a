/* fields.h - what the fields of Cities & Knights share: fields.c has the table, field_cards.c what
 * is about progress cards. */
#ifndef KNIGHTS_FIELDS_H
#define KNIGHTS_FIELDS_H

#include "games/knights/text.h"

#define STATE(at) ((struct knights_state *)(at)->state)

extern const struct lf_field_kind KNIGHTS_DECK, KNIGHTS_PROGRESS, KNIGHTS_BACKS;
bool knights_take_point_card(struct lf_in *in, const struct lf_spot *at);
/* Decks that nobody has touched, in the order of the table of cards. */
void knights_fill_untouched_decks(struct knights_state *s);

#endif
