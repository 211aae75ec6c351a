/* position.h - what printing and setting positions share. */
#ifndef CARDS_POSITION_H
#define CARDS_POSITION_H

#include "games/cards/text/text.h"

extern const char *const CARDS_FLAG_WORD[];
extern const char CARDS_MARK_LETTER[];

/* poke_cards.c: fields about cards and piles. */
struct cards_state;
bool cards_poke_pile(struct cards_state *s, struct lf_in *in, int pile);
bool cards_poke_crowned(struct cards_state *s, struct lf_in *in, int seat, int before, int now);
bool cards_poke_banned(struct cards_state *s, struct lf_in *in, int pile, int seat);
bool cards_poke_card_list(struct cards_state *s, struct lf_in *in, int seat); /* all of a realm */
bool cards_poke_card(struct cards_state *s, struct lf_in *in, int seat);          /* one */
bool cards_poke_land_stack(struct cards_state *s, struct lf_in *in);
bool cards_poke_lands(struct cards_state *s, struct lf_in *in, int seat);
bool cards_poke_land(struct cards_state *s, struct lf_in *in, int seat);
bool cards_poke_store(struct cards_state *s, struct lf_in *in, int seat);
void cards_poke_empty(struct cards_state *s);
void cards_poke_begun(struct cards_state *s, int seat);

bool cards_poke_small(struct lf_in *in, uint64_t max, uint8_t *value);
bool cards_poke_refuse(struct lf_in *in);

#endif
