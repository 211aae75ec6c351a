/* deck.h - decks of the tournament game as files of text, and what a deck may hold (KT-04, KT-05,
 * KT-15). docs/notation.md has the grammar. */
#ifndef CARDS_DECK_H
#define CARDS_DECK_H

#include "games/cards/table/row.h"

enum {
    DECK_CARDS = 33, DECK_EVENTS = 4,
    ALL_SETS = 1 << SET_RH | 1 << SET_PI | 1 << SET_BH,      /* sets are bits 1 << enum card_set */
    DECK_NAME_MAX = 48,
};

/* How many copies of a row a deck may hold with these sets: for an event, among the four that a
 * player adds; 0: none. The base game always belongs to them. */
int cards_deck_copies(int row, unsigned sets);

/* A deck as numbers. */
struct card_deck {
    uint8_t copies[ROW_COUNT];
    uint8_t cards, events;               /* how many there are of each */
    uint8_t sets;                        /* bits 1 << enum card_set, without the base game */
    char name[LF_LANGUAGES][DECK_NAME_MAX];
};

/* Reads a deck and judges it. Returns how many faults it has, of which at most `max` are written;
 * 0: it is legal. */
int cards_deck_read(const char *text, struct card_deck *deck, struct lf_fault *out, int max);
int cards_deck_print(const struct card_deck *deck, char *out, size_t size);
int cards_deck_show(const char *text, enum lf_language language, char *out, size_t size);

/* Sample decks, counted from 0 in the order of their names (samples.c). */
struct lf_out;
struct lf_in;
void cards_put_sample(struct lf_out *out, int number);
bool cards_take_sample(struct lf_in *in, int *number);
bool cards_sample(int number, struct card_deck *deck);       /* false: there is none */

extern const struct lf_decks CARDS_DECKS;

#endif
