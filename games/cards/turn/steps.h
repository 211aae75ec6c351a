/* steps.h - what the steps of a game share with the lists of their choices. */
#ifndef CARDS_STEPS_H
#define CARDS_STEPS_H

#include "games/cards/engine.h"
#include "games/cards/view/view.h"

enum { FIRST_LAND = 10 };       /* f1; start landscapes lie on f1 f2 g1 g2 h1 h2 */

int cards_setup_seat(const struct cards_state *s);
unsigned cards_kinds_to_lay(const struct cards_state *s, int seat);
void cards_lay_land(struct cards_state *s, int seat, int kind);

/* setup/choose.c */
int cards_deck_pool(const struct cards_state *s, int row);    /* copies one player may choose */
int cards_deck_list(const struct cards_state *s, int seat, lf_action *out);
/* 0 if some sample deck may be taken. */
lf_rule cards_samples_forbidden(const struct cards_state *s);
lf_rule cards_deck_check(const struct cards_state *s, int seat, lf_action action);
void cards_deck_apply(struct cards_state *s, int seat, lf_action action);
void cards_gather_events(struct cards_state *s);              /* KT-04: the 13 events */

/* actions.c */
lf_rule cards_check_lift(const struct cards_state *s, int seat, uint64_t pile);
int cards_list_lifts(const struct cards_state *s, int seat, lf_action *out);
void cards_apply_lift(struct cards_state *s, int seat, int pile);

#endif
