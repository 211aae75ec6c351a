/* json.h - the parts of a view that island games write alike, as JSON. */
#ifndef ISLAND_JSON_H
#define ISLAND_JSON_H

#include "games/island/content.h"

/* Members of an object that is open: "hexes", "harbours", "robber" (null: beside the board). */
void island_json_board(struct lf_out *out, const struct island *island);
#ifdef ISLAND_WIDE
/* What a seat has at sea: "ships_left", "ships", "islands", "gold". */
void island_json_sea(struct lf_out *out, const struct island *island, int seat);
#endif
void island_json_corners(struct lf_out *out, const char *name, corner_set at);
void island_json_edges(struct lf_out *out, const char *name, edge_set at);
void island_json_dice(struct lf_out *out, int dice);        /* the last roll, as in the island */

/* Trade among players as it stands. */
struct island_offers {
    lf_seats to;                /* whom the offer goes to; nobody: none stands */
    lf_seats proposers;
    uint64_t offer;             /* trade fields */
    const lf_action *reply;     /* by seat: its answer, or what it proposes */
    int seats, kinds;           /* how many; kinds of cards */
    int accept;                 /* the kind of action; declining and countering follow it */
};
/* "offer" with its answers, or null; "proposals" by seat, each may be null. */
void island_json_offers(struct lf_out *out, const struct island_offers *offers);

#endif
