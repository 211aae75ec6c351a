/* sea.c - what the greedy bot of knights sees in the sea: ways to islands with special points. The
 * choices that only the sea asks for are in bots/knights-sea. */
#include "bots/knights/mind.h"

#ifdef ISLAND_WIDE

enum {
    AHEAD = 6,               /* lines that the bot looks ahead */
    SHIP_NEAR = 5,           /* from here on knights stay for the barbarians */
    HUNT_GAIN = 60,          /* what the pirate must keep from us for a knight to chase it */
};

/* A landing that is so many lines away. */
static const int16_t LANDING[AHEAD + 1] = { 800, 640, 500, 380, 280, 200, 140 };

/* The best of the places that bring special points, by what it pays; or -1. */
static int best_landing(const struct knights_state *s, int seat, corner_set at)
{
    int best = -1;
    for (; corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at);
        if (!island_landing_points(&s->island, seat, corner)) continue;
        int here = knights_corner_worth(s, corner, false);
        if (here > best) best = here;
    }
    return best;
}

/* Walks outward over free edges, by road or by ship. */
static int way_worth(const struct knights_state *s, int seat, const struct waters *waters,
                     bool ships)
{
    const struct island *island = &s->island;
    edge_set free = island_free_edges(island, waters, ships);
    corner_set stops = knights_stops(s, seat), ring = island_line_ends(island, seat, ships);
    corner_set seen = ring, closed = corners_or(island->blocked, knights_occupied(s));
    int left = island_lines_left(island, seat, ships), worth = 0;
    for (int lines = 0; lines <= AHEAD && lines <= left && corners_any(ring); lines++) {
        int best = best_landing(s, seat, corners_minus(ring, closed));
        if (best >= 0 && LANDING[lines] + best > worth) worth = LANDING[lines] + best;
        ring = corners_minus(island_ring_beyond(corners_minus(ring, stops), free), seen);
        corners_join(&seen, ring);
    }
    return worth;
}

int knights_landing_worth(const struct knights_state *s, int seat)
{
    if (knights_settlements_left(s, seat) == 0) return 0;
    struct waters waters = island_waters(&s->island);
    int by_road = way_worth(s, seat, &waters, false), by_ship = way_worth(s, seat, &waters, true);
    return by_road > by_ship ? by_road : by_ship;
}

int knights_kept_by_pirate(const struct knights_state *s, int seat)
{
    struct knights_state free = *s;
    free.island.chart |= CHART_FROZEN;
    return knights_landing_worth(&free, seat) - knights_landing_worth(s, seat);
}

bool knights_hunt_pays(const struct knights_state *s, int seat)
{
    return s->ship < SHIP_NEAR && knights_kept_by_pirate(s, seat) >= HUNT_GAIN;
}

#else

int knights_landing_worth(const struct knights_state *s, int seat)
{
    (void)s, (void)seat;
    return 0;
}

#endif
