/* routes_parts.h - what routes.c and routes_parts.c share: the nodes of a memory of lines. */
#ifndef ISLAND_ROUTES_PARTS_H
#define ISLAND_ROUTES_PARTS_H

#include "games/island/routes.h"

#ifdef ISLAND_WIDE

/* Bits of routes.at[]. */
enum { ROADS_AT = 7, SHIPS_AT = 56, LINES_AT = 63, OWN_AT = 64, STOP_AT = 128 };

static inline int node_of(int corner, int ship) { return ship * CORNER_COUNT + corner; }

static inline int corner_of(int node)
{
    return node >= ROUTE_DEAD ? (node - ROUTE_DEAD) / 3
                              : node < CORNER_COUNT ? node : node - CORNER_COUNT;
}

static inline int far_corner(int edge, int corner)
{
    return EDGE_CORNER[2 * edge] ^ EDGE_CORNER[2 * edge + 1] ^ corner;
}

/* The place of an edge in CORNER_EDGE. */
static inline int slot_of(int edge, int corner)
{
    return (CORNER_EDGE[3 * corner + 1] == edge) + 2 * (CORNER_EDGE[3 * corner + 2] == edge);
}

/* The node where a line ends. */
static inline int end_of(const struct routes *r, int edge, int ship, int corner)
{
    return r->at[corner] & STOP_AT ? ROUTE_DEAD + 3 * corner + slot_of(edge, corner)
                                   : node_of(corner, ship);
}

/* Lines that meet at a node. */
static inline unsigned ways_at(const struct routes *r, int corner, int ship)
{
    unsigned at = r->at[corner];
    return at & (at & OWN_AT ? LINES_AT : ship ? SHIPS_AT : ROADS_AT);
}

static inline unsigned ways_of(const struct routes *r, int node, int corner)
{
    if (node < ROUTE_DEAD) return ways_at(r, corner, node >= CORNER_COUNT);
    return r->at[corner] & (9u << (node - ROUTE_DEAD - 3 * corner));
}

static inline void mark(struct routes *r, int edge, int ship)
{
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i];
        r->at[corner] ^= (uint8_t)(1u << (3 * ship + slot_of(edge, corner)));
    }
}

/* The other name of a node under a building; else itself. */
static inline int twin_at(const struct routes *r, int node, int corner)
{
    return r->at[corner] & OWN_AT ? 2 * corner + CORNER_COUNT - node : node;
}

static inline int twin_of(const struct routes *r, int node)
{
    return twin_at(r, node, corner_of(node));
}

static inline bool same_node(const struct routes *r, int a, int b)
{
    return a == b || a == twin_of(r, b);
}

static inline void put_part(struct routes *r, int node, int part)
{
    r->part_of[node] = r->part_of[twin_of(r, node)] = (uint8_t)part;
}

static inline void put_distance(struct routes *r, int which, int node, int distance)
{
    uint8_t *to = r->distance[which];
    to[node] = to[twin_of(r, node)] = (uint8_t)distance;
}

/* Whether a ship ends where no other does and nothing holds it: no loop or closed line changes with
 * it. */
static inline bool is_loose(const struct routes *r, int edge, const corner_set *anchors)
{
    bool loose = false;
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i], ships = r->at[corner] & SHIPS_AT;
        loose |= !(ships & (ships - 1)) & !corners_in(anchors, corner);
    }
    return loose;
}

/* Makes the memory anew. */
void routes_rebuild(struct routes *r, const struct island *s, int seat, corner_set stops);

/* Adds a line, or takes off a ship. False: a loop has changed, and all must be made anew. reach:
 * corners where lines of the seat end, at least. */
bool routes_grow(struct routes *r, int edge, int ship);
bool routes_shrink(struct routes *r, corner_set reach, int edge);

#endif

#endif
