/* geometry.h - where hexes, corners and edges lie and which touch, as tables for each shape.
 *
 * The 19-hex island has 54 corners, 72 edges and 9 harbour spots (IB-07, IB-09 to IB-11). The wide
 * shape is a frame of rows of 6 7 8 9 8 9 8 7 6 places: a board of land, gold and sea fills some
 * of them, at the others there is no hex; its harbours lie where the board says. Hexes, corners
 * and edges are numbered row by row from the top, each row from the left: h0-h18, c0-c53, e0-e71
 * on the island. The build makes the tables with tools/geometry.c.
 */
#ifndef ISLAND_GEOMETRY_H
#define ISLAND_GEOMETRY_H

#include "games/island/sets.h"

enum {
    SIDE_COUNT = 6,
    NOWHERE = 255,
    HEX_NOWHERE = HEX_COUNT + 1,       /* a member of sets of hexes that has no corner */
};

/* Where a thing is drawn, in quarter widths of a hex to the right and sixths of its height
 * down, from the centre of the island. */
struct place { int8_t x, y; };

extern const uint8_t  HEX_CORNER[HEX_COUNT * SIDE_COUNT];   /* clockwise from the top corner */
extern const uint8_t  HEX_EDGE[HEX_COUNT * SIDE_COUNT];     /* NE E SE SW W NW */
extern const corner_set HEX_CORNERS[HEX_COUNT + 2];         /* HEX_NOWHERE has none */
extern const edge_set HEX_EDGES[HEX_COUNT + 1];             /* the last: no hex, has none */
extern const hex_set HEX_NEIGHBOURS[HEX_COUNT];
extern const uint8_t  CORNER_HEX[CORNER_COUNT * 3];         /* ascending, then NOWHERE */
extern const hex_set CORNER_HEXES[CORNER_COUNT];            /* the same, as a set */
extern const corner_set CORNER_NEIGHBOURS[CORNER_COUNT];
extern const edge_set CORNER_EDGES[CORNER_COUNT];
extern const uint8_t  CORNER_EDGE[CORNER_COUNT * 3];        /* ascending, then NOWHERE */
extern const uint8_t  EDGE_CORNER[EDGE_COUNT * 2];          /* ascending */
extern const corner_set EDGE_CORNERS[EDGE_COUNT];
extern const uint8_t  EDGE_HEX[EDGE_COUNT * 2];             /* ascending, then NOWHERE */
extern const struct place HEX_PLACE[HEX_COUNT], CORNER_PLACE[CORNER_COUNT], EDGE_PLACE[EDGE_COUNT];

#ifdef ISLAND_WIDE
enum { HARBOUR_COUNT = 12, ROW_COUNT = 9 };
#define HEX_LAST "h67"
#define CORNER_LAST "c165"
#define EDGE_LAST "e232"
extern const uint8_t  CORNER_NEXT[CORNER_COUNT * 3];        /* where CORNER_EDGE leads */
extern const uint8_t  CORNER_BACK[CORNER_COUNT * 3];        /* ... and its place there: 0..2 */
extern const uint8_t  EDGE_SLOT[EDGE_COUNT * 2];            /* the same for both ends of an edge */
extern const hex_set EDGE_HEXES[EDGE_COUNT];                /* EDGE_HEX as a set */
#else
enum { HARBOUR_COUNT = 9, ROW_COUNT = 5 };
#define HEX_LAST "h18"
#define CORNER_LAST "c53"
#define EDGE_LAST "e71"
extern const uint8_t  HARBOUR_EDGE[HARBOUR_COUNT];          /* clockwise from the north-west */
extern const uint8_t  CORNER_HARBOUR[CORNER_COUNT];         /* harbour spot, or NOWHERE */
extern const uint8_t  RING_OUTER[12], RING_INNER[6];        /* counter-clockwise from h0 */
#endif
extern const uint8_t  ROW_HEXES[ROW_COUNT];                 /* how many hexes a row has */

#endif
