/* view.h - what view.c, sound.c, json.c and the texts share: who knows what, and how many cards of
 * each row there are. */
#ifndef CARDS_VIEW_H
#define CARDS_VIEW_H

#include "games/cards/cards.h"
#include "games/cards/setup/deck.h"

/* How the number of a shuffle is hidden: a bit beside what is shuffled. */
#define SHUFFLE_HIDDEN ((uint64_t)1 << 55)

/* Whether a seat (or VIEWER_SPECTATOR) knows a card with these bits of known[]. */
static inline bool cards_knows(int viewer, unsigned known)
{
    return known & KNOWN_OPEN || (viewer < SEATS && known >> viewer & 1);
}

/* Whether the viewer of this view, or everybody who has a full state, knows the card at an index
 * of the shelf. In the tournament a view holds more than that: see view.c. */
static inline bool cards_shown(const struct cards_state *s, int index)
{
    return s->viewer == LF_NOBODY || cards_knows(s->viewer, s->known[index]);
}

/* Copies of a row that take part in this game, decks left out: 0 in the tournament for all rows
 * that come from decks, 2, 2 and 1 for the events that are always there (KT-04). */
int cards_copies(const struct cards_state *s, int row);

/* The most copies of a row that one tournament deck may hold (KT-05, KT-15); 0: not in decks. */
static inline int cards_deck_max(const struct cards_state *s, int row)
{
    return cards_deck_copies(row, s->sets);
}

/* Counts all cards of a state or view by row: on the shelf, in both principalities, on piles
 * (Church ban) and on buildings (Dogma). What a view hides is not counted. */
void cards_tally(const struct cards_state *s, uint8_t tally[ROW_COUNT]);

/* The event card of this turn, or ROW_NONE. By the rules of version 1: the one that stands aside,
 * then the last one of the event stack, unless that was shuffled (view.c). */
int cards_event_card(const struct cards_state *s);

/* Sorts a pile whose order tells nothing, by row and then by who knows the card. */
void cards_sort_pile(struct cards_state *s, int pile);

/* The card that a frame is about, or ROW_NONE (json.c). */
int cards_frame_row(const struct cards_state *s, const struct frame *f);

enum { TOURNAMENT_EVENTS = 13 };                             /* KT-04 */

/* Both decks are chosen, and their events gathered (KT-04). */
static inline bool cards_decks_ready(const struct cards_state *s) { return s->ready == 3; }

/* All start landscapes lie in their places (KB-07). */
static inline bool cards_lands_laid(const struct cards_state *s)
{
    return s->realm[SEATS - 1].land[(START_COLUMN + 1) * 2 + 1] != 0;
}

#endif
