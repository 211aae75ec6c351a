/* sea.h - lines as bots of all island games see them: roads, and on wide boards ships, too.
 *
 * A way to a new place is made of roads alone or of ships alone, because one follows the other only
 * at an own building (SF-18). Without a sea every line is a road, and all of this costs nothing.
 */
#ifndef BOTS_ISLAND_SEA_H
#define BOTS_ISLAND_SEA_H

#include "games/island/sea.h"

/* The word of a bot's memory that tells of the ship it moved last; offers.h has the others. */
enum { MEMORY_SAILED = 6 };

/* A road, or a ship, on an edge. */
struct line { int edge; bool ship; };

/* Edges for roads and edges for ships of a board; the latter without those at the pirate. */
struct waters {
#ifdef ISLAND_WIDE
    edge_set land, sea;
#else
    char none;
#endif
};

#ifdef ISLAND_WIDE

/* The same wherever the pirate is. */
static inline struct waters island_all_waters(const struct island *s)
{
    struct waters waters = { edges_none(), edges_none() };
    for (int edge = 0; edge < EDGE_COUNT; edge++) {
        if (island_is_land_edge(s, edge)) edges_add(&waters.land, edge);
        if (island_is_sea_edge(s, edge)) edges_add(&waters.sea, edge);
    }
    return waters;
}

static inline struct waters island_waters(const struct island *s)
{
    struct waters waters = island_all_waters(s);
    waters.sea = edges_minus(waters.sea, island_pirate_edges(s));
    return waters;
}

/* Free edges for lines of a kind. */
static inline edge_set island_free_edges(const struct island *s, const struct waters *waters,
                                         bool ships)
{
    return edges_minus(ships ? waters->sea : waters->land, island_taken_edges(s));
}

/* Corners where lines of a kind begin or go on: own buildings and ends of such lines. */
static inline corner_set island_line_ends(const struct island *s, int seat, bool ships)
{
    corner_set ends = island_buildings_of(s, seat);
    edge_set at = ships ? island_ships(s, seat) : island_roads(s, seat);
    for (; edges_any(at); at = edges_rest(at))
        corners_join(&ends, EDGE_CORNERS[edges_lowest(at)]);
    return ends;
}

static inline int island_lines_left(const struct island *s, int seat, bool ships)
{
    return ships ? SHIPS_EACH - island_ship_count(s, seat)
                 : ROADS_EACH - island_road_count(s, seat);
}

/* Places where the seat may put a line now, as far as it has one left. */
static inline edge_set island_line_places(const struct island *s, int seat, bool ships)
{
    return edges_if(island_lines_left(s, seat, ships) > 0,
                    ships ? island_ship_places(s, seat) : island_road_places(s, seat));
}

static inline void island_add_line(struct island *s, int seat, struct line line, corner_set stops)
{
    if (line.ship) island_add_ship(s, seat, line.edge, stops);
    else island_add_road_past(s, seat, line.edge, stops);
}

/* Special points that a settlement on the corner brings the seat (SF-34, SF-41). */
static inline int island_landing_points(const struct island *s, int seat, int corner)
{
    int isle = island_isle_at(s, corner);
    return isle && !(s->islands[seat] >> (isle - 1) & 1) ? ISLAND_SPECIAL : 0;
}

/* Corners one free edge further. */
static inline corner_set island_ring_beyond(corner_set ring, edge_set free)
{
    corner_set next = corners_none();
    for (; corners_any(ring); ring = corners_rest(ring)) {
        edge_set at = edges_and(CORNER_EDGES[corners_lowest(ring)], free);
        for (; edges_any(at); at = edges_rest(at))
            corners_join(&next, EDGE_CORNERS[edges_lowest(at)]);
    }
    return next;
}

/* The fewest ships from a corner to a place on an island that brings the seat special points; one
 * more than `most` if it is further. */
static inline int island_ships_to_landing(const struct island *s, int seat, int corner, int most)
{
    struct waters waters = island_waters(s);
    edge_set free = island_free_edges(s, &waters, true);
    corner_set seen = corners_one(corner), ring = seen;
    for (int ships = 1; ships <= most; ships++) {
        ring = corners_minus(island_ring_beyond(ring, free), seen);
        corners_join(&seen, ring);
        corner_set at = corners_minus(ring, s->blocked);
        for (; corners_any(at); at = corners_rest(at))
            if (island_landing_points(s, seat, corners_lowest(at))) return ships;
    }
    return most + 1;
}

/* Places for ships of a seat around a hex of sea, free but for a pirate; more than two hinder it no
 * more than two. */
static inline int island_places_at(const struct island *s, int seat, int hex)
{
    edge_set places = edges_minus(s->seaways[seat], island_taken_edges(s));
    int count = edges_count(edges_and(places, HEX_EDGES[hex]));
    return count < 2 ? count : 2;
}

#else

static inline struct waters island_all_waters(const struct island *s)
{
    (void)s;
    return (struct waters){ 0 };
}
static inline struct waters island_waters(const struct island *s) { return island_all_waters(s); }
static inline edge_set island_free_edges(const struct island *s, const struct waters *waters,
                                         bool ships)
{
    (void)waters, (void)ships;
    return edges_minus(edges_all(), island_taken_edges(s));
}
static inline corner_set island_line_ends(const struct island *s, int seat, bool ships)
{
    (void)ships;
    return corners_or(s->reach[seat], island_buildings_of(s, seat));
}
static inline int island_lines_left(const struct island *s, int seat, bool ships)
{
    return ships ? 0 : ROADS_EACH - island_road_count(s, seat);
}
static inline edge_set island_line_places(const struct island *s, int seat, bool ships)
{
    return edges_if(!ships, island_road_places(s, seat));
}
static inline void island_add_line(struct island *s, int seat, struct line line, corner_set stops)
{
    island_add_road_past(s, seat, line.edge, stops);
}
static inline int island_landing_points(const struct island *s, int seat, int corner)
{
    (void)s, (void)seat, (void)corner;
    return 0;
}

#endif

#endif
