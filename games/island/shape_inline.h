/* shape_inline.h - what depends on the shape of the boards: how a state keeps terrain, roads and
 * harbours, and where there is land. Included by island_inline.h; on the 19-hex island all of it is
 * constants and one-word sets.
 */
#ifndef ISLAND_SHAPE_INLINE_H
#define ISLAND_SHAPE_INLINE_H

#include "games/island/island.h"

#ifdef ISLAND_WIDE

static inline int island_terrain(const struct island *s, int hex) { return s->terrain[hex] & 15; }

/* The island with special points that a hex belongs to, from 1 on; 0: home, or no land. */
static inline int island_isle(const struct island *s, int hex) { return s->terrain[hex] >> 4; }

/* Whether a board is there, or still to be dealt. */
static inline bool island_has_board(const struct island *s) { return hexes_any(s->land); }

static inline void island_put_terrain(struct island *s, int hex, int terrain)
{
    s->terrain[hex] = (uint8_t)terrain;                /* of no island yet */
}

static inline void island_put_isle(struct island *s, int hex, int isle)
{
    s->terrain[hex] = (uint8_t)((s->terrain[hex] & 15) | isle << 4);
}

/* Where robbers can go, buildings stand and roads run: there is land at it. */
static inline hex_set island_land(const struct island *s) { return s->land; }
corner_set island_land_corners(const struct island *s);
/* Where settlements may be founded: not on islands with special points (SF-32, SF-39). */
corner_set island_home_corners(const struct island *s);

/* How many sides of an edge are land, and how many are no hex of the board at all. */
static inline int edge_sides_of_land(const struct island *s, int edge)
{
    int a = EDGE_HEX[2 * edge], b = EDGE_HEX[2 * edge + 1];
    return hexes_has(s->land, a) + (b != NOWHERE && hexes_has(s->land, b));
}

static inline int edge_sides_outside(const struct island *s, int edge)
{
    int a = EDGE_HEX[2 * edge], b = EDGE_HEX[2 * edge + 1];
    return (island_terrain(s, a) == NO_HEX) + (b == NOWHERE || island_terrain(s, b) == NO_HEX);
}

static inline bool island_is_land_edge(const struct island *s, int edge)
{
    return edge_sides_of_land(s, edge) > 0;
}

/* Sea on at least one side, that of the frame included (SF-02, SF-09). */
static inline bool island_is_sea_edge(const struct island *s, int edge)
{
    return edge_sides_of_land(s, edge) < 2 && edge_sides_outside(s, edge) < 2;
}

static inline edge_set island_roads(const struct island *s, int seat)
{
    return edges_minus(s->line[seat], s->ships);
}

static inline edge_set island_ships(const struct island *s, int seat)
{
    return edges_and(s->line[seat], s->ships);
}

/* What stands on edges: a road or a ship, never both (SF-03). */
static inline edge_set island_line(const struct island *s, int seat) { return s->line[seat]; }

static inline void island_put_roads(struct island *s, int seat, edge_set roads)
{
    s->line[seat] = edges_or(roads, island_ships(s, seat));
}

static inline void island_put_ships(struct island *s, int seat, edge_set ships)
{
    edge_set roads = island_roads(s, seat);
    s->ships = edges_or(edges_minus(s->ships, s->line[seat]), ships);
    s->line[seat] = edges_or(roads, ships);
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

/* The edges of sea at a corner. */
static inline edge_set island_ships_at(const struct island *s, int corner)
{
    edge_set edges = CORNER_EDGES[corner];
    for (int k = 0; k < 3; k++) {
        int edge = CORNER_EDGE[3 * corner + k];
        if (edge != NOWHERE && !island_is_sea_edge(s, edge)) edges_remove(&edges, edge);
    }
    return edges;
}

/* The island that a corner belongs to, from 1 on; 0: to none (SF-45). */
static inline int island_isle_at(const struct island *s, int corner)
{
    int isle = 0;
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        int here = hex == NOWHERE ? 0 : island_isle(s, hex);
        if (here && (!isle || here < isle)) isle = here;
    }
    return isle;
}

/* The first settlement of a seat on an island brings its points (SF-34, SF-41). */
static inline void island_land_at(struct island *s, int seat, int corner)
{
    int isle = island_isle_at(s, corner);
    if (isle) s->islands[seat] |= (uint8_t)(1u << (isle - 1));
}

/* Hexes of gold owe cards of choice (SF-24). */
static inline bool island_is_gold(const struct island *s, int hex)
{
    return hex < HEX_COUNT && island_terrain(s, hex) == GOLD;
}

static inline void island_owe_gold(struct island *s, int seat, int cards)
{
    s->gold[seat] = (uint8_t)(s->gold[seat] + cards);
}
static inline void island_owe_nothing(struct island *s)
{
    for (int i = 0; i < ISLAND_SEATS; i++) s->gold[i] = 0;
}

/* Where a new ship of the seat may go on, besides. */
static inline void island_widen_seaways(struct island *s, int seat, int corner)
{
    edges_join(&s->seaways[seat], island_ships_at(s, corner));
}

/* A new building where own roads and ships meet joins them to one trail (SF-18): sea.c. */
void island_join_lines(struct island *s, int seat, int corner, corner_set stops);

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
static inline corner_set island_home_corners(const struct island *s)
{
    return island_land_corners(s);
}
static inline bool island_is_land_edge(const struct island *s, int edge)
{
    (void)s, (void)edge;
    return true;
}

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

static inline edge_set island_line(const struct island *s, int seat)
{
    return island_roads(s, seat);
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

/* What only wide boards have: see above and sea.h. */
static inline void island_land_at(struct island *s, int seat, int corner)
{
    (void)s, (void)seat, (void)corner;
}
static inline bool island_is_gold(const struct island *s, int hex)
{
    (void)s, (void)hex;
    return false;
}
static inline void island_owe_gold(struct island *s, int seat, int cards)
{
    (void)s, (void)seat, (void)cards;
}
static inline void island_owe_nothing(struct island *s) { (void)s; }
static inline void island_widen_seaways(struct island *s, int seat, int corner)
{
    (void)s, (void)seat, (void)corner;
}
static inline void island_join_lines(struct island *s, int seat, int corner, corner_set stops)
{
    (void)s, (void)seat, (void)corner, (void)stops;
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
