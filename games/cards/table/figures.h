/* figures.h - what cards cost and are worth, as a text with sources, and how a host replaces it.
 *
 * The figures stand in the table (row.h), where rules read them, and in figures.txt, which says
 * where each comes from; a test holds the two together. */
#ifndef CARDS_FIGURES_H
#define CARDS_FIGURES_H

#include "games/cards/table/row.h"

enum figure_source { SOURCE_NONE, SOURCE_SEED, SOURCE_PUBLIC, SOURCE_ASSUMED, SOURCES };
extern const char *const CARDS_FIELD[FIGURE_FIELDS];
extern const char *const CARDS_SOURCE[SOURCES];

struct card_figures {
    uint8_t cost[ROW_COUNT][KINDS];
    uint8_t value[ROW_COUNT][FIGURE_FIELDS];       /* FIGURE_COST: always 0 */
    uint8_t land[STACK_LANDS];                     /* kind | number << 3 */
    uint8_t source[ROW_COUNT][FIGURE_FIELDS];      /* enum figure_source */
    uint8_t land_source[STACK_LANDS];
};

/* Reads lines of figures.txt over what the figures were; on failure they are half changed. */
bool cards_figures_read(const char *text, struct card_figures *figures, struct lf_error *error);
void cards_figures_standard(struct card_figures *figures);     /* those of figures.txt */
void cards_figures_now(struct card_figures *figures);          /* ... and of this thread */

/* Reads a host's file into a struct cards_own. */
bool cards_replace(const char *text, void *figures, struct lf_error *error);

/* The row of a word such as "black-knight" at the start of a text, or 0; *length is the word's. */
int cards_row_of_word(const char *text, size_t *length);

#endif
