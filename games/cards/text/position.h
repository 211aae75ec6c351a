/* position.h - what the table of fields (fields.c) takes from poke_cards.c and json.c. */
#ifndef CARDS_POSITION_H
#define CARDS_POSITION_H

#include "core/fields.h"
#include "games/cards/text/text.h"
#include "games/cards/view/view.h"

extern const char CARDS_MARK_LETTER[];

/* poke_cards.c: fields about cards and piles. */
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

/* json.c: several members each. */
void cards_json_sets(struct lf_out *out, const struct cards_state *s);
void cards_json_event(struct lf_out *out, const struct cards_state *s);
void cards_json_cheap(struct lf_out *out, const struct cards_state *s);
void cards_json_shelf(struct lf_out *out, const struct cards_state *s);
void cards_json_hand(struct lf_out *out, const struct cards_state *s, int seat);
void cards_json_realm(struct lf_out *out, const struct cards_state *s, int seat);
void cards_json_owed(struct lf_out *out, const struct cards_state *s);     /* and the offer */

#endif
