/* sea_legal.h - lists of what ships and the pirate may do, for legal() on wide boards. */
#ifndef ISLAND_SEA_LEGAL_H
#define ISLAND_SEA_LEGAL_H

#include "games/island/legal.h"
#include "games/island/sea.h"

#ifdef ISLAND_WIDE

/* Moves of these ships, each to where it may go. */
static inline void list_sails(struct list *list, int kind, const struct island *s, int seat,
                              edge_set sailors, corner_set stops)
{
    edge_set places = island_ship_places(s, seat);
    for (; edges_any(sailors); sailors = edges_rest(sailors)) {
        int from = edges_lowest(sailors);
        list_edges(list, kind, island_sail_places(s, seat, from, stops, places),
                   (int)sail_args(from, 0));
    }
}

/* The moves of the pirate to these hexes. */
static inline void list_pirate(struct list *list, int kind, const struct island *s, int seat,
                               hex_set allowed)
{
    hex_set hexes[ISLAND_SEATS + 1];
    island_pirate_menu(s, seat, allowed, hexes);
    for (int i = 0; i <= ISLAND_SEATS; i++)
        list_hexes(list, kind, hexes[i], (i == ISLAND_SEATS ? LF_NOBODY : i) << 8);
}

#endif

#endif
