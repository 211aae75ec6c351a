/* menu.h - what may be traded in step 4, as sets of kinds, from which lists are written and single
 * trades picked: random games count, draw a number, and make one action of it. */
#ifndef CARDS_MENU_H
#define CARDS_MENU_H

#include "games/cards/frames/frames.h"

/* Trades with the bank; all of them only where there is no Large trade fleet. */
struct bank_menu { uint8_t gives, takes, fleets, rate[8]; };
struct bank_menu cards_bank_menu(const struct cards_state *s, int seat, const struct holdings *h);
int cards_bank_count(const struct bank_menu *menu);
lf_action cards_bank_pick(const struct bank_menu *menu, int index);

/* Kinds of which one [0] or two [1] can be given and taken. */
struct offer_menu { uint8_t gives[2], takes[2]; };
struct offer_menu cards_offer_menu(const struct cards_state *s, int seat,
                                   const struct holdings *own);
int cards_offer_count(const struct offer_menu *menu);
lf_action cards_offer_pick(const struct offer_menu *menu, int index);

/* One action of step 4 at random, as from cards_actions_list(). */
struct lf_dealer;
lf_action cards_actions_draw(const struct cards_state *s, int seat, struct lf_dealer *dealer);

#endif
