/* ways.h - which of many places are worth trying, for bots that think: a few actions by a first
 * look, and ships that lead somewhere. */
#ifndef BOTS_ISLAND_WAYS_H
#define BOTS_ISLAND_WAYS_H

#include "bots/island/pips.h"
#include "bots/island/sea.h"
#include "games/island/legal.h"

enum {
    SHIPS_TRIED = 6, SAILS_TRIED = 6,
    SAILS_TO = 2,            /* of the best places for a ship, where ships are moved to */
    AHEAD_SHIPS = 4,         /* ships to a place that a new one may begin a way to */
};

/* The most promising actions of one kind, best first. */
struct ranking { lf_action action[16]; int score[16], count, most; };

static inline void rank(struct ranking *r, lf_action action, int score)
{
    if (r->count == r->most && score <= r->score[r->count - 1]) return;
    int at = r->count < r->most ? r->count++ : r->count - 1;
    for (; at > 0 && r->score[at - 1] < score; at--) {
        r->action[at] = r->action[at - 1];
        r->score[at] = r->score[at - 1];
    }
    r->action[at] = action;
    r->score[at] = score;
}

static inline void add_ranked(struct list *list, const struct ranking *r)
{
    for (int i = 0; i < r->count; i++) list->at[list->count++] = r->action[i];
}

static inline int place_pips(const struct island *s, int corner)
{
    int pips = 0;
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex != NOWHERE) pips += island_pips(s, hex);
    }
    return pips;
}

#ifdef ISLAND_WIDE

/* Ships that begin or go on with a way to a place that is not closed; special points first. */
static inline void rank_ships(const struct island *s, int seat, corner_set closed, int kind,
                              struct ranking *r)
{
    struct waters waters = island_waters(s);
    edge_set free = island_free_edges(s, &waters, true);
    corner_set ends = island_line_ends(s, seat, true);
    for (edge_set at = island_ship_places(s, seat); edges_any(at); at = edges_rest(at)) {
        int edge = edges_lowest(at), score = 0;
        corner_set ring = corners_minus(EDGE_CORNERS[edge], ends);
        corner_set seen = corners_or(EDGE_CORNERS[edge], ends);
        for (int ships = 1; ships <= AHEAD_SHIPS && corners_any(ring); ships++) {
            corner_set sites = corners_minus(ring, closed);
            for (; corners_any(sites); sites = corners_rest(sites)) {
                int corner = corners_lowest(sites);
                int here = 10 + place_pips(s, corner) + 15 * island_landing_points(s, seat, corner);
                if (here * 4 / (ships + 3) > score) score = here * 4 / (ships + 3);
            }
            ring = corners_minus(island_ring_beyond(ring, free), seen);
            corners_join(&seen, ring);
        }
        if (score) rank(r, lf_act(kind, (uint64_t)edge), score);
    }
}

/* Moves of ships to the best of such places. */
static inline void list_good_sails(struct list *list, int kind, const struct island *s, int seat,
                                   edge_set sailors, corner_set stops, const struct ranking *ships)
{
    for (int left = SAILS_TRIED; edges_any(sailors) && left > 0; sailors = edges_rest(sailors)) {
        int from = edges_lowest(sailors);
        edge_set to = island_sail_places(s, seat, from, stops, island_ship_places(s, seat));
        for (int i = 0; i < ships->count && i < SAILS_TO && left > 0; i++) {
            int edge = (int)lf_args_of(ships->action[i]);
            if (edge == from || !edges_has(to, edge)) continue;
            list_add(list, kind, sail_args(from, edge));
            left--;
        }
    }
}

#endif

#endif
