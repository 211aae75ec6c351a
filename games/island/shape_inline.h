/* shape_inline.h - what depends on the shape of the boards: how a state keeps terrain, roads and
 * harbours, and where there is land. Included by island_inline.h; on the 19-hex island all of it is
 * constants and one-word sets.
 */
#ifndef ISLAND_SHAPE_INLINE_H
#define ISLAND_SHAPE_INLINE_H

#include "games/island/island.h"

#ifdef ISLAND_WIDE

static inline int island_terrain(const struct island *s, int hex) { return s->terrain[hex]; }

/* Whether a board is there, or still to be dealt. */
static inline bool island_has_board(const struct island *s) { return hexes_any(s->land); }

static inline void island_put_terrain(struct island *s, int hex, int terrain)
{
    s->terrain[hex] = (uint8_t)terrain;
}

/* Where robbers can go, buildings stand and roads run: there is land at it. */
static inline hex_set island_land(const struct island *s) { return s->land; }
static inline corner_set island_land_corners(const struct island *s) { return s->land_corners; }
static inline edge_set island_land_edges(const struct island *s) { return s->land_edges; }

static inline edge_set island_roads(const struct island *s, int seat) { return s->roads[seat]; }
static inline edge_set island_ships(const struct island *s, int seat) { return s->ships[seat]; }

static inline void island_put_roads(struct island *s, int seat, edge_set roads)
{
    s->roads[seat] = roads;
}

/* Edges that touch the seat's network at a corner without a foreign piece, taken or free. */
static inline edge_set island_frontier(const struct island *s, int seat)
{
    return s->frontier[seat];
}

static inline void island_put_frontier(struct island *s, int seat, edge_set frontier)
{
    s->frontier[seat] = frontier;
}

static inline int island_harbour_edge(const struct island *s, int spot)
{
    return s->harbour_edge[spot];
}

/* The spot of the harbour at a corner, or NOWHERE. */
static inline int island_harbour_spot(const struct island *s, int corner)
{
    for (int i = 0; i < HARBOUR_COUNT && s->harbour_edge[i] != NOWHERE; i++)
        if (corners_has(EDGE_CORNERS[s->harbour_edge[i]], corner)) return i;
    return NOWHERE;
}

#else

static inline int island_terrain(const struct island *s, int hex)
{
    return (int)(s->terrain >> 3 * hex & 7);
}

/* Whether a board is there, or still to be dealt. */
static inline bool island_has_board(const struct island *s) { return s->terrain != 0; }

static inline void island_put_terrain(struct island *s, int hex, int terrain)
{
    s->terrain = (s->terrain & ~((uint64_t)7 << 3 * hex)) | (uint64_t)terrain << 3 * hex;
}

/* Where robbers can go, buildings stand and roads run: there is land at it. */
static inline hex_set island_land(const struct island *s) { (void)s; return hexes_all(); }
static inline corner_set island_land_corners(const struct island *s)
{
    (void)s;
    return corners_all();
}
static inline edge_set island_land_edges(const struct island *s) { (void)s; return edges_all(); }

static inline edge_set island_roads(const struct island *s, int seat)
{
    return (edge_set){ { s->roads_low[seat], s->roads_high[seat] } };
}

/* Without sea there are no ships. */
static inline edge_set island_ships(const struct island *s, int seat)
{
    (void)s, (void)seat;
    return edges_none();
}

static inline void island_put_roads(struct island *s, int seat, edge_set roads)
{
    s->roads_low[seat] = roads.w[0];
    s->roads_high[seat] = (uint8_t)roads.w[1];
}

/* Edges that touch the seat's network at a corner without a foreign piece, taken or free. */
static inline edge_set island_frontier(const struct island *s, int seat)
{
    return (edge_set){ { s->frontier_low[seat], s->frontier_high[seat] } };
}

static inline void island_put_frontier(struct island *s, int seat, edge_set frontier)
{
    s->frontier_low[seat] = frontier.w[0];
    s->frontier_high[seat] = (uint8_t)frontier.w[1];
}

static inline int island_harbour_edge(const struct island *s, int spot)
{
    (void)s;
    return HARBOUR_EDGE[spot];
}

/* The spot of the harbour at a corner, or NOWHERE. */
static inline int island_harbour_spot(const struct island *s, int corner)
{
    (void)s;
    return CORNER_HARBOUR[corner];
}

#endif

/* The kind of harbour that a building on the corner uses, or HARBOUR_NONE (IB-11). */
static inline int island_harbour_at(const struct island *s, int corner)
{
    int spot = island_harbour_spot(s, corner);
    return spot == NOWHERE ? HARBOUR_NONE : s->harbour[spot];
}

/* The same as a set of kinds. */
static inline unsigned island_harbour_bit(const struct island *s, int corner)
{
    int kind = island_harbour_at(s, corner);
    return kind == HARBOUR_NONE ? 0 : 1u << kind;
}

/* What a place is before a board is there. */
#ifdef ISLAND_WIDE
enum { NO_TERRAIN = NO_HEX };
#else
enum { NO_TERRAIN = HILLS };
#endif

/* Whether hexes of this terrain are land; deserts and gold are. */
static inline bool terrain_is_land(int terrain)
{
#ifdef ISLAND_WIDE
    return terrain != SEA && terrain != NO_HEX;
#else
    return terrain <= DESERT;
#endif
}

#endif
