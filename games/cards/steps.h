/* steps.h - what the steps of a game share with the lists of their choices. */
#ifndef CARDS_STEPS_H
#define CARDS_STEPS_H

#include "games/cards/engine.h"
#include "games/cards/view.h"

enum { FIRST_LAND = 10 };       /* f1; start landscapes lie on f1 f2 g1 g2 h1 h2 */

int setup_seat(const struct cards_state *s);
unsigned kinds_to_lay(const struct cards_state *s, int seat);
void lay_land(struct cards_state *s, int seat, int kind);

/* decks.c */
int deck_pool(const struct cards_state *s, int row);    /* copies one player may choose */
int deck_list(const struct cards_state *s, int seat, lf_action *out);
/* 0 if some sample deck may be taken. */
lf_rule samples_forbidden(const struct cards_state *s);
lf_rule deck_check(const struct cards_state *s, int seat, lf_action action);
void deck_apply(struct cards_state *s, int seat, lf_action action);
void gather_events(struct cards_state *s);              /* KT-04: the 13 events */

/* main.c */
lf_rule check_lift(const struct cards_state *s, int seat, uint64_t pile);
int list_lifts(const struct cards_state *s, int seat, lf_action *out);
void apply_lift(struct cards_state *s, int seat, int pile);

#endif
