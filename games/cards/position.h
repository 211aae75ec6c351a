/* position.h - what printing and setting positions share. */
#ifndef CARDS_POSITION_H
#define CARDS_POSITION_H

#include "games/cards/text.h"

extern const char *const CARDS_FLAG_WORD[];
extern const char CARDS_MARK_LETTER[];

/* poke_cards.c: fields about cards and piles. */
struct cards_state;
bool poke_pile(struct cards_state *s, struct lf_in *in, int pile);
bool poke_crowned(struct cards_state *s, struct lf_in *in, int seat, int before, int now);
bool poke_banned(struct cards_state *s, struct lf_in *in, int pile, int seat);
bool poke_card_list(struct cards_state *s, struct lf_in *in, int seat);     /* all of a realm */
bool poke_card(struct cards_state *s, struct lf_in *in, int seat);          /* one */
bool poke_land_stack(struct cards_state *s, struct lf_in *in);
bool poke_lands(struct cards_state *s, struct lf_in *in, int seat);
bool poke_land(struct cards_state *s, struct lf_in *in, int seat);
bool poke_store(struct cards_state *s, struct lf_in *in, int seat);
void poke_empty(struct cards_state *s);
void poke_begun(struct cards_state *s, int seat);

bool poke_small(struct lf_in *in, uint64_t max, uint8_t *value);
bool poke_refuse(struct lf_in *in);

#endif
