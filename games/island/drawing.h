/* drawing.h - the island on a canvas: for the drawings of all games that embed it. */
#ifndef ISLAND_DRAWING_H
#define ISLAND_DRAWING_H

#include "core/canvas.h"
#include "games/island/island.h"

/* Room the 19 hexes take at the top left of the canvas; to the right of ISLAND_SIDE_COLUMN the
 * rows outside ISLAND_WAIST are free for a game's tables, that of the cards below that of the
 * players. Below a wide board, from island_tables_row() on, they stand side by side. */
enum {
#ifdef ISLAND_WIDE
    ISLAND_BOARD_ROWS = 12,
    ISLAND_SIDE_COLUMN = 2,
    ISLAND_CARDS_COLUMN = 46,
    ISLAND_BESIDE = 1,           /* whether tables stand side by side */
#else
    ISLAND_BOARD_ROWS = 23,
    ISLAND_SIDE_COLUMN = 51,
    ISLAND_CARDS_COLUMN = ISLAND_SIDE_COLUMN,
    ISLAND_BESIDE = 0,
#endif
    ISLAND_WAIST_FIRST = 10,
    ISLAND_WAIST_LAST = 12,
};

/* Colours of the pieces, by number: red, blue, orange, white. */
extern const struct lf_say COLOUR_NAME[ISLAND_SEATS];
extern const struct lf_say TERRAIN_NAME[TERRAIN_COUNT];
extern const struct lf_say RESOURCE_NAME[RESOURCE_COUNT];
extern const char RESOURCE_LETTER[RESOURCE_COUNT + 1];

/* A block in a piece colour that can be read on any terminal. */
struct style island_colour_style(int colour);
struct style island_resource_style(int resource);

/* What a drawing shows beyond the island itself. */
struct island_hints {
    enum lf_language language;
    int first_colour;            /* colour of seat 0; the others follow */
    corner_set corners;          /* places where the viewer may settle now */
    edge_set edges;              /* paths where the viewer may build a road or a ship now: their
                                    numbers are shown, which else nobody needs */
};

/* The row where a game's tables begin: beside the 19 hexes, below a wide board. */
int island_tables_row(const struct island *island);
void island_draw(struct canvas *canvas, const struct island *island,
                 const struct island_hints *hints);

/* Further things on the island: two characters in a piece colour on a corner, or a few in the
 * middle of a hex below its number. */
void island_mark_corner(struct canvas *canvas, const struct island *island, int corner, int colour,
                        const char *text);
void island_mark_hex(struct canvas *canvas, const struct island *island, int hex, const char *text,
                     struct style style);

#endif
