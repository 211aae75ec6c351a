/* geometry.h - the 19-hex island: 54 corners, 72 edges, 9 harbour spots (IB-07, IB-09 to IB-11).
 *
 * Hexes, corners and edges are numbered row by row from the top, each row from the left: h0-h18,
 * c0-c53, e0-e71. The tables are made by tools/geometry.c.
 */
#ifndef ISLAND_GEOMETRY_H
#define ISLAND_GEOMETRY_H

#include "games/island/sets.h"

enum {
    HARBOUR_COUNT = 9, SIDE_COUNT = 6,
    NOWHERE = 255,
    HEX_NOWHERE = HEX_COUNT + 1,       /* a member of sets of hexes that has no corner */
};

/* Where a thing is drawn, in quarter widths of a hex to the right and sixths of its height
 * down, from the centre of the island. */
struct place { int8_t x, y; };

extern const uint8_t  HEX_CORNER[HEX_COUNT * SIDE_COUNT];   /* clockwise from the top corner */
extern const uint8_t  HEX_EDGE[HEX_COUNT * SIDE_COUNT];     /* NE E SE SW W NW */
extern const corner_set HEX_CORNERS[HEX_COUNT + 2];         /* HEX_NOWHERE has none */
extern const hex_set HEX_NEIGHBOURS[HEX_COUNT];
extern const uint8_t  CORNER_HEX[CORNER_COUNT * 3];         /* ascending, then NOWHERE */
extern const hex_set CORNER_HEXES[CORNER_COUNT];            /* the same, as a set */
extern const corner_set CORNER_NEIGHBOURS[CORNER_COUNT];
extern const edge_set CORNER_EDGES[CORNER_COUNT];
extern const uint8_t  CORNER_EDGE[CORNER_COUNT * 3];        /* ascending, then NOWHERE */
extern const uint8_t  EDGE_CORNER[EDGE_COUNT * 2];          /* ascending */
extern const corner_set EDGE_CORNERS[EDGE_COUNT];
extern const uint8_t  HARBOUR_EDGE[HARBOUR_COUNT];          /* clockwise from the north-west */
extern const uint8_t  CORNER_HARBOUR[CORNER_COUNT];         /* harbour spot, or NOWHERE */
extern const uint8_t  RING_OUTER[12], RING_INNER[6];        /* counter-clockwise from h0 */
extern const struct place HEX_PLACE[HEX_COUNT], CORNER_PLACE[CORNER_COUNT], EDGE_PLACE[EDGE_COUNT];

#endif
