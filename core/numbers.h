/* numbers.h - a view as a vector of named numbers, for learning: made from the tables of fields, so
 * that every view of a game gives as many numbers under the same names. What the viewer does not
 * know is not in his view, so it cannot be in its numbers either. */
#ifndef LF_NUMBERS_H
#define LF_NUMBERS_H

#include "core/fields.h"

enum { LF_NUMBERS_MAX = 8192, LF_NUMBER_NAME_MAX = 48 };

/* How many numbers a view of the game has; 0: the game has no tables of them. */
int lf_numbers_count(const struct lf_game *game);
/* Writes all of them; out has room for lf_numbers_count(). */
void lf_numbers(const struct lf_game *game, const void *view, int32_t *out);
/* "hand.2.4": row, seat and place in the row, each where there are several. */
int lf_numbers_name(const struct lf_game *game, int index, char *out, size_t size);

/* The number of that name in a view. False: there is none. */
bool lf_number_named(const struct lf_game *game, const void *view, const char *name,
                     int32_t *number);

/* ---- One row of the tables; core/planes.c reads them, too ---- */

/* By what it is counted, and how many numbers each of these has. */
static inline int lf_row_first(const struct lf_field_row *row)
{
    return row->of ? row->of->first : 0;
}
static inline int lf_row_end(const struct lf_field_row *row) { return row->of ? row->of->end : 1; }
int lf_row_each(const struct lf_field_row *row);
/* The numbers of one of them; of a seat that nobody has all are 0. */
void lf_row_numbers(const struct lf_fields *table, const struct lf_field_row *row, const void *view,
                    int of, int32_t *out);
/* The object that rows up to the next such row are members of, or NULL; `object` is the last. */
const char *lf_row_object(const struct lf_field_row *row, const char *object);
/* "board.hexes", "hand.2": without the place in the row. */
void lf_row_name(struct lf_out *out, const char *object, const struct lf_field_row *row, int of);

#endif
