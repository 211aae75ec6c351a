/* routes.h - what a random game remembers of each seat's roads and ships on wide boards, so as not
 * to look at all of them again whenever one ship has moved: which lines meet where, the parts they
 * hang together in, and how long the longest trail of each part is.
 *
 * A state stays as it is: a memory that has missed what happened meanwhile sees that and catches up
 * (routes_take). Parts are trees, where the longest trail is the way between the two corners that
 * lie farthest apart, and all that is needed is how far each corner is from both. Where lines run
 * in a loop, trees hang at it.
 */
#ifndef ISLAND_ROUTES_H
#define ISLAND_ROUTES_H

#include "games/island/sea.h"

#ifdef ISLAND_WIDE

/* Lines hang together at nodes: a corner as roads meet there, or as ships do; under an own building
 * both are one, and at a foreign piece each line ends for itself. */
enum {
    ROUTE_DEAD = 2 * CORNER_COUNT, ROUTE_NODES = ROUTE_DEAD + 3 * CORNER_COUNT,
    ROUTE_LINES = ROADS_EACH + SHIPS_EACH,     /* and no more parts or nodes of cores */
    ROUTE_CORES = ROUTE_LINES / 6,             /* a loop takes six lines */
    ROUTE_BARE = 128,
};

struct route_part {
    uint16_t end[2];           /* two nodes that lie farthest apart */
    uint8_t shift[2];          /* to add to the distances from them */
    uint8_t length;            /* the longest trail; 0: this is no part any more */
    uint8_t core, root;        /* the core that it hangs at, from 1 on, and at which of its nodes */
};

/* The loops of lines that hang together: what is left when their ends are taken off again and
 * again. At each node at most one tree hangs, which is a part of its own. A trail begins in one
 * tree, goes over the core and ends in another. */
struct route_core {
    edge_set lines;
    uint16_t node[ROUTE_LINES];
    uint8_t tree[ROUTE_LINES];     /* the part that hangs there, from 1 on; 0: none */
    uint8_t trail[ROUTE_LINES][ROUTE_LINES];   /* the longest over the core, from one to another, or
                                      back */
    uint8_t longest[ROUTE_LINES];  /* ... from one to any */
    uint8_t count, most, length;   /* most: the longest without trees; length: with them */
};

struct routes {
    edge_set line, ships;      /* for what all this was found: of the seat, */
    corner_set own, stops;     /* ... with these buildings and foreign pieces */
    corner_set anchors;        /* for which loops were looked at */
    edge_set openers;          /* ships that a loop lets sail */
    bool ready, loops_known;
    bool rings;                /* there may be loops of ships, cut by a foreign piece or not */
    uint8_t part_count, core_count;
    uint8_t at[CORNER_COUNT];      /* by place in CORNER_EDGE: roads, ships << 3, and whether an own
                                      building or a foreign piece is there */
    uint8_t core_at[CORNER_COUNT]; /* those that are lines of cores */
    uint8_t part_of[ROUTE_NODES];  /* the part, from 1 on; 0: no line ends here; ROUTE_BARE + the
                                      core: nothing hangs there */
    uint8_t distance[2][ROUTE_NODES];      /* from both ends of the part, less its shift */
    struct route_part part[ROUTE_LINES];
    struct route_core core[ROUTE_CORES];
};

/* Edges of sea; the same for all seats. */
edge_set island_sea_edges(const struct island *s);

/* Brings the memory of a seat up to date. */
void routes_take(struct routes *r, const struct island *s, int seat, corner_set stops);

/* Ships that may be moved, each with how many places it may go to; of a memory that is up to
 * date. */
struct sails { uint8_t from[SHIPS_EACH], count[SHIPS_EACH]; int ships, total; };
void routes_sails(struct routes *r, const struct island *s, int seat, corner_set anchors,
                  edge_set places, struct sails *sails);
/* A new road or ship on the board, as island_add_road_past() and island_add_ship(). sea:
 * island_sea_edges(). */
void routes_add(struct routes *r, struct island *s, int seat, corner_set stops, int edge, int ship,
                edge_set sea);
/* The n-th of these moves. */
void routes_sail(struct routes *r, struct island *s, int seat, corner_set stops, edge_set places,
                 edge_set sea, const struct sails *sails, int n);

#endif

#endif
