/* map.c - where hexes, corners and edges lie on planes (core/planes.h): a column for each quarter
 * width of a hex, a row for each half of the way from one row of hexes to the next. */
#include "core/planes.h"
#include "games/island/island_inline.h"
#include "games/island/map.h"

/* Edges and corners of one row of sides share a row; no two of a kind lie in one cell. */
static void cell_of(struct place place, int *row, int *column)
{
    int y = place.y - ISLAND_TOP;
    *row = (y + 1) / 3;
    *column = place.x - ISLAND_LEFT;
}

void island_hex_cell(int hex, int *row, int *column) { cell_of(HEX_PLACE[hex], row, column); }
void island_corner_cell(int corner, int *row, int *column)
{
    cell_of(CORNER_PLACE[corner], row, column);
}
void island_edge_cell(int edge, int *row, int *column) { cell_of(EDGE_PLACE[edge], row, column); }

int island_harbour_place(const void *view, int index)
{
    int edge = island_harbour_edge(view, index);
    return edge == NOWHERE ? -1 : edge;
}
