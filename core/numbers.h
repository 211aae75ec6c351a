/* numbers.h - a view as a vector of named numbers, for learning: made from the tables of fields, so
 * that every view of a game gives as many numbers under the same names. What the viewer does not
 * know is not in his view, so it cannot be in its numbers either. */
#ifndef LF_NUMBERS_H
#define LF_NUMBERS_H

#include "core/lf.h"

enum { LF_NUMBERS_MAX = 8192, LF_NUMBER_NAME_MAX = 48 };

/* How many numbers a view of the game has; 0: the game has no tables of them. */
int lf_numbers_count(const struct lf_game *game);
/* Writes all of them; out has room for lf_numbers_count(). */
void lf_numbers(const struct lf_game *game, const void *view, int32_t *out);
/* "hand.2.4": row, seat and place in the row, each where there are several. */
int lf_numbers_name(const struct lf_game *game, int index, char *out, size_t size);

#endif
