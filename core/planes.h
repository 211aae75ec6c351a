/* planes.h - a view as planes of small numbers, for learning with convolutions: what lies on the
 * board, each kind of thing on a plane of its own, where it lies. Made from the tables of fields as
 * the named numbers are (core/numbers.h), so nothing is in them that the viewer does not know.
 *
 * A game with a board says in its map which rows lie on it. The numbers of a view that lie
 * nowhere (hands, the turn) are not on planes. A game without a board gives every row that has
 * more than one number as a plane: by seats downwards, by place in the row to the right.
 */
#ifndef LF_PLANES_H
#define LF_PLANES_H

#include "core/lf.h"

enum { LF_PLANES_MAX = 256, LF_PLANE_CELLS_MAX = 1 << 12, LF_PLANE_NAME_MAX = 48 };

/* Where numbers of rows of this name lie. A row with a multiple of `places` numbers has several
 * planes for each of what it is counted by; one with a single number below `places` names the
 * place of a thing, which has a 1 there. */
struct lf_layer {
    const char *name;                         /* of a row; NULL ends the table */
    uint16_t places;
    void (*cell)(int place, int *row, int *column);
    int (*where)(const void *view, int index);    /* the place of a number, or below 0: nowhere;
                                                 NULL: numbers are in the order of places */
    int8_t plus;                              /* added on the first plane, so that 0 is nothing */
};
struct lf_map { uint8_t rows, columns; const struct lf_layer *layers; };

/* planes * rows * columns numbers. */
struct lf_planes { int planes, rows, columns; };
struct lf_planes lf_planes_shape(const struct lf_game *game);
/* Writes all of them, plane by plane and row by row. */
void lf_planes(const struct lf_game *game, const void *view, int16_t *out);
/* "roads.2", "board.hexes.1": row, seat and plane of it, each where there are several. */
int lf_planes_name(const struct lf_game *game, int plane, char *out, size_t size);

#endif
