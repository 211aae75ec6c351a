/* mind.h - what the greedy bot knows of the card game; shared by the files of bots/cards.
 *
 * The bot fills what its view hides at random, tries each of its actions there, lets the frames
 * that follow be answered in the same spirit, and takes the action that leaves the position worth
 * the most. No card has a plan of its own: what a card is worth follows from what it does to the
 * position, so cards of a new set are played too. All numbers are integers; a victory point is
 * WORTH_POINT.
 *
 * Read next: worth.c (the evaluation), ahead.c (trying out), choose.c (the choices), deck.c (decks
 * of the tournament); look.h and options.c (what bots that think are told).
 */
#ifndef BOTS_CARDS_MIND_H
#define BOTS_CARDS_MIND_H

#include "bots/list.h"
#include "games/cards/engine.h"
#include "games/cards/view/view.h"

enum { WORTH_POINT = 1000, WORTH_WIN = 1000000 };

/* ---- worth.c ---- */

/* The worth of a position to a seat: its own less a part of the other's. */
int cards_worth(const struct cards_state *s, int seat);

/* The worth of a card in this seat's hand. */
int cards_hand_worth(const struct cards_state *s, int seat, int row);

/* Points that laying the card brings: a Metropolis lies on a city that has its own already. */
int cards_points_won(int row);

/* What a card nobody has seen is worth in the hand, on average, and one that is still to be drawn
 * up to the limit. */
enum { UNSEEN_WORTH = 130, MISSING_WORTH = 110 };

/* ---- ahead.c ---- */

/* The worth after an action and all that follows from it at once. */
int cards_ahead(const struct cards_state *s, int seat, lf_action action, struct lf_rng rng);

/* Applies an action and answers what it leaves owed. */
void cards_follow(struct cards_state *s, int seat, lf_action action, struct lf_rng *rng);

/* ---- deck.c ---- */
lf_action cards_deck_choice(const struct cards_state *s, int seat);

/* ---- choose.c ---- */
lf_action cards_greedy(const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory);

#endif
