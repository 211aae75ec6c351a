/* map.h - rows of the maps of island games (core/planes.h). */
#ifndef ISLAND_MAP_H
#define ISLAND_MAP_H

#include "core/planes.h"
#include "games/island/geometry.h"

/* The outermost rows of corners and edges, as struct place has them. */
#ifdef ISLAND_WIDE
enum { ISLAND_TOP = -27, ISLAND_LEFT = -18, ISLAND_PLANE_ROWS = 19, ISLAND_PLANE_COLUMNS = 37 };
#else
enum { ISLAND_TOP = -15, ISLAND_LEFT = -10, ISLAND_PLANE_ROWS = 11, ISLAND_PLANE_COLUMNS = 21 };
#endif

void island_hex_cell(int hex, int *row, int *column);
void island_corner_cell(int corner, int *row, int *column);
void island_edge_cell(int edge, int *row, int *column);
int island_harbour_place(const void *view, int index);

#define ON_HEXES(what) { .name = (what), .places = HEX_COUNT, .cell = island_hex_cell }
#define ON_CORNERS(what) { .name = (what), .places = CORNER_COUNT, .cell = island_corner_cell }
#define ON_EDGES(what) { .name = (what), .places = EDGE_COUNT, .cell = island_edge_cell }

/* Terrain and harbours count from 1 on planes, where 0 is nothing. */
#define ISLAND_BOARD_LAYERS \
    { .name = "hexes", .places = HEX_COUNT, .cell = island_hex_cell, .plus = 1 }, \
    { .name = "harbours", .places = EDGE_COUNT, .cell = island_edge_cell, \
      .where = island_harbour_place, .plus = 1 }, \
    ON_HEXES("robber"), ON_CORNERS("settlements"), ON_CORNERS("cities"), ON_EDGES("roads")
#define ISLAND_SEA_LAYERS \
    ON_HEXES("pirate"), ON_HEXES("islands"), ON_EDGES("ships"), ON_EDGES("fresh_ships")

#endif
