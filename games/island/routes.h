/* routes.h - what a random game remembers of the roads and ships of all seats on wide boards, so as
 * not to look at all of them again whenever one ship has moved: which lines meet where, and between
 * which bounds the longest trail of each seat lies.
 *
 * How long trails are matters to nobody but for who holds Longest Road, and most ships that sail
 * cannot change that: a ship at the end of a line makes a trail one shorter where it leaves, one
 * longer where it arrives. So the state's road_length is looked for when the bounds leave open who
 * has the longest, and by routes_settle() before anybody else reads it. What is remembered of a
 * seat's lines catches up with what happened meanwhile (routes_take).
 */
#ifndef ISLAND_ROUTES_H
#define ISLAND_ROUTES_H

#include "games/island/sea.h"

#ifdef ISLAND_WIDE

/* The lines of a seat. */
struct lines {
    edge_set line, ships;          /* for what all this was found, */
    corner_set own, stops;         /* ... with these buildings and foreign pieces */
    corner_set anchors;            /* for which loops were looked at */
    edge_set openers;              /* ships that a loop lets sail */
    corner_set lone;               /* where one ship ends and no own building is */
    bool loops_known;
    bool rings;                    /* there may be loops of ships, cut by a foreign piece or not */
    uint8_t at[CORNER_COUNT];      /* by place in CORNER_EDGE: roads, ships << 3, and whether an own
                                      building or a foreign piece is there */
};

struct routes {
    edge_set sea;                  /* where ships can be */
    const corner_set *guards;      /* as of island_stops_among() */
    uint8_t least[ISLAND_SEATS], most[ISLAND_SEATS];   /* bounds of the longest trails */
    struct lines of[ISLAND_SEATS];
};

/* Begins to remember a game; road_length is right. */
void routes_begin(struct routes *r, const struct island *s, const corner_set *guards);

/* Makes road_length right; and takes it as it is after others have changed it. */
void routes_settle(struct routes *r, struct island *s);
void routes_settled(struct routes *r, const struct island *s);

/* Brings the memory of a seat up to date. */
void routes_take(struct routes *r, const struct island *s, int seat, corner_set stops);

/* A corner and all that a piece there reaches over lines of the seat, changing between roads and
 * ships at own buildings, up to and including foreign pieces; of a memory that is up to date. */
corner_set routes_near(const struct routes *r, int seat, int from);

/* Ships that may be moved, each with how many places it may go to; of a memory that is up to
 * date. */
struct sails { uint8_t from[SHIPS_EACH], count[SHIPS_EACH]; int ships, total; };
void routes_sails(struct routes *r, const struct island *s, int seat, corner_set anchors,
                  edge_set places, struct sails *sails);
/* The n-th of these moves. */
void routes_sail(struct routes *r, struct island *s, int seat, edge_set places,
                 const struct sails *sails, int n);
/* A new road or ship on the board, as island_add_road_past() and island_add_ship(); of a memory
 * that is up to date. */
void routes_add(struct routes *r, struct island *s, int seat, int edge, int ship);

#endif

#endif
