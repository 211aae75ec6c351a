/* roads.c - longest road, exactly (IB-86 to IB-94): the longest trail in which each road counts
 * once and which does not pass a foreign piece. A line is a road or a ship.
 *
 * The length of every seat is kept in the state. A new road can only make a trail longer that
 * goes through it, so only those are searched; a foreign piece on a corner makes the seat's
 * roads be searched anew. Sets of edges are passed by value, so nothing needs undoing. The search
 * over roads and ships of wide boards is in trails.c.
 */
#include "games/island/sea.h"

#ifndef ISLAND_WIDE

static int other_end(int edge, int corner)
{
    return EDGE_CORNER[2 * edge] ^ EDGE_CORNER[2 * edge + 1] ^ corner;
}

/* Where a trail may go on from a corner. */
static inline edge_set ways_on(edge_set roads, corner_set stops, int corner)
{
    return edges_if(!corners_has(stops, corner), edges_and(roads, CORNER_EDGES[corner]));
}

static int better_way(edge_set roads, corner_set stops, int corner, edge_set ways);

/* The longest trail in roads that goes on from a corner already reached: along the line, and at a
 * fork the better way. */
static inline int extend(edge_set roads, corner_set stops, int corner)
{
    for (int length = 0;; length++) {
        edge_set ways = ways_on(roads, stops, corner);
        if (!edges_any(ways)) return length;
        if (edges_any(edges_rest(ways))) return length + better_way(roads, stops, corner, ways);
        roads = edges_minus(roads, ways);
        corner = other_end(edges_lowest(ways), corner);
    }
}

static int better_way(edge_set roads, corner_set stops, int corner, edge_set ways)
{
    int best = 0;
    for (; edges_any(ways); ways = edges_rest(ways)) {
        int edge = edges_lowest(ways);
        int length = 1 + extend(edges_without(roads, edge), stops, other_end(edge, corner));
        if (length > best) best = length;
    }
    return best;
}

/* The longest two-sided extension: every trail on from a, each with the best one on from b in
 * what the first left over. */
static int extend_both(edge_set roads, corner_set stops, int a, int b)
{
    int best = extend(roads, stops, b);
    for (edge_set ways = ways_on(roads, stops, a); edges_any(ways); ways = edges_rest(ways)) {
        int edge = edges_lowest(ways);
        int length = 1 + extend_both(edges_without(roads, edge), stops, other_end(edge, a), b);
        if (length > best) best = length;
    }
    return best;
}

int island_trail_past(const struct island *s, int seat, int edge, int known, corner_set stops)
{
    edge_set others = edges_without(island_roads(s, seat), edge);
    int a = EDGE_CORNER[2 * edge], b = EDGE_CORNER[2 * edge + 1];
    int from_a = extend(others, stops, a), from_b = extend(others, stops, b);
    if (1 + from_a + from_b <= known) return known;
    if (from_a == 0 || from_b == 0) return 1 + from_a + from_b;
    /* The two sides may meet in a loop and want the same roads. */
    int length = 1 + extend_both(others, stops, a, b);
    return length > known ? length : known;
}

/* Whether trails may have to start at a corner: one with an odd number of roads, or one that cannot
 * be passed. From any other a trail that starts there leaves a road over to start with instead. */
static bool starts_trails(edge_set roads, corner_set stops, int corner)
{
    return corners_has(stops, corner) ||
           edges_count(edges_and(roads, CORNER_EDGES[corner])) % 2 == 1;
}

/* A line of roads from one end of an edge on, without forks: its length if it comes back to where
 * it began, else 0. *left loses the roads walked. */
static int ring_at(edge_set roads, corner_set stops, int edge, edge_set *left)
{
    int first = EDGE_CORNER[2 * edge], corner = EDGE_CORNER[2 * edge + 1], length = 1;
    for (edges_remove(left, edge); corner != first; length++) {
        edges_remove(&roads, edge);
        edge_set ways = ways_on(roads, stops, corner);
        if (edges_count(ways) != 1) return 0;
        edge = edges_lowest(ways);
        edges_remove(left, edge);
        corner = other_end(edge, corner);
    }
    return length;
}

int island_longest_trail(const struct island *s, int seat, corner_set stops)
{
    edge_set roads = island_roads(s, seat);
    int best = 0;
    for (edge_set todo = roads; edges_any(todo); todo = edges_rest(todo)) {
        int edge = edges_lowest(todo);
        for (int k = 0; k < 2; k++) {
            if (!starts_trails(roads, stops, EDGE_CORNER[2 * edge + k])) continue;
            int to = EDGE_CORNER[2 * edge + 1 - k];
            int length = 1 + extend(edges_without(roads, edge), stops, to);
            if (length > best) best = length;
        }
    }
    /* Only a ring alone has no such corner; a ring takes at least six roads. */
    int count = edges_count(roads);
    for (edge_set left = roads; count >= 6 && edges_any(left);) {
        int length = ring_at(roads, stops, edges_lowest(left), &left);
        if (length > best) best = length;
    }
    return best;
}

#endif

#ifdef ISLAND_WIDE
/* The corners at the ends of lines. */
static corner_set ends_of(edge_set lines)
{
    corner_set ends = corners_none();
    for (; edges_any(lines); lines = edges_rest(lines))
        corners_join(&ends, EDGE_CORNERS[edges_lowest(lines)]);
    return ends;
}

/* Roads go on from roads and ships from ships, both from buildings (IB-64, SF-04). */
static void take_frontier(struct island *s, int seat, corner_set stops)
{
    corner_set own = island_buildings_of(s, seat);
    corner_set at = corners_or(corners_minus(ends_of(island_roads(s, seat)), stops), own);
    s->frontier[seat] = s->seaways[seat] = edges_none();
    for (; corners_any(at); at = corners_rest(at))
        edges_join(&s->frontier[seat], island_roads_at(s, corners_lowest(at)));
    at = corners_or(corners_minus(ends_of(island_ships(s, seat)), stops), own);
    for (; corners_any(at); at = corners_rest(at))
        edges_join(&s->seaways[seat], island_ships_at(s, corners_lowest(at)));
}

/* Whether these lines of a seat go on from a corner. */
static inline bool goes_on(const struct island *s, int seat, const edge_set *lines, int corner,
                           const corner_set *stops)
{
    if (corners_in(&s->settlements[seat], corner) || corners_in(&s->cities[seat], corner))
        return true;
    return !corners_in(stops, corner) && edges_meet(*lines, CORNER_EDGES[corner]);
}

/* The same where a foreign piece has come to one corner or left it. */
static void retake_frontier(struct island *s, int seat, int corner, corner_set stops)
{
    edge_set roads = island_roads(s, seat), ships = island_ships(s, seat);
    bool by_road = goes_on(s, seat, &roads, corner, &stops);
    bool by_ship = goes_on(s, seat, &ships, corner, &stops);
    for (int k = 0; k < 3; k++) {
        int edge = CORNER_EDGE[3 * corner + k], far = CORNER_NEXT[3 * corner + k];
        if (edge == NOWHERE) continue;
        if ((by_road || goes_on(s, seat, &roads, far, &stops)) && island_is_land_edge(s, edge))
            edges_put(&s->frontier[seat], edge);
        else edges_take(&s->frontier[seat], edge);
        if ((by_ship || goes_on(s, seat, &ships, far, &stops)) && island_is_sea_edge(s, edge))
            edges_put(&s->seaways[seat], edge);
        else edges_take(&s->seaways[seat], edge);
    }
}
#else
/* Where the seat may build on: edges at own buildings, and at the ends of own roads that no
 * foreign piece holds (IB-64, IB-65). */
static void take_frontier(struct island *s, int seat, corner_set stops)
{
    corner_set at = corners_or(corners_minus(s->reach[seat], stops), island_buildings_of(s, seat));
    edge_set frontier = edges_none();
    for (; corners_any(at); at = corners_rest(at))
        edges_join(&frontier, CORNER_EDGES[corners_lowest(at)]);
    island_put_frontier(s, seat, frontier);
}

static void retake_frontier(struct island *s, int seat, int corner, corner_set stops)
{
    (void)corner;
    take_frontier(s, seat, stops);
}
#endif

/* A piece that left the corner can only lengthen trails through it. One that came there changes
 * nothing unless a trail as long as the longest went through; then all are searched. */
bool island_cut_roads(struct island *s, int seat, int corner, corner_set stops)
{
    edge_set roads = island_line(s, seat);
    int edge[3], length = s->road_length[seat];
    retake_frontier(s, seat, corner, stops);
    if (ISLAND_SEA && length == LENGTH_OPEN) return false;
    int n = edges_list(edges_and(roads, CORNER_EDGES[corner]), edge);
    if (n < 2) return false;                            /* the line only ended there */
    if (corners_has(stops, corner)) {
        corner_set before = corners_without(stops, corner);
        for (int i = 0, through = 0; through < length; i++) {
            if (i == n - 1) return false;               /* a way through takes two roads */
            through = island_trail_past(s, seat, edge[i], 0, before);
        }
        length = island_longest_trail(s, seat, stops);
    } else if (length < edges_count(roads)) {
        for (int i = 0; i < n; i++) length = island_trail_past(s, seat, edge[i], length, stops);
    }
    bool changed = length != s->road_length[seat];
    s->road_length[seat] = (uint8_t)length;
    return changed;
}

static void derive_seat(struct island *s, int seat, corner_set stops)
{
    s->reach[seat] = corners_none();
    s->harbours[seat] = 0;
    for (edge_set at = island_line(s, seat); edges_any(at); at = edges_rest(at))
        corners_join(&s->reach[seat], EDGE_CORNERS[edges_lowest(at)]);
    take_frontier(s, seat, stops);
    s->road_length[seat] = (uint8_t)island_longest_trail(s, seat, stops);
    corner_set at = island_buildings_of(s, seat);
#ifdef ISLAND_WIDE
    s->islands[seat] = 0;
#endif
    for (; corners_any(at); at = corners_rest(at)) {
        s->harbours[seat] |= (uint8_t)island_harbour_bit(s, corners_lowest(at));
        island_land_at(s, seat, corners_lowest(at));
    }
}

#ifdef ISLAND_WIDE
void island_remove_road(struct island *s, int seat, int edge, corner_set stops)
{
    edges_remove(&s->line[seat], edge);
    edges_remove(&s->ships, edge);
    edges_remove(&s->fresh_ships, edge);
    for (int k = 0; k < 2; k++) {
        int corner = EDGE_CORNER[2 * edge + k];
        if (!edges_meet(s->line[seat], CORNER_EDGES[corner]))
            corners_remove(&s->reach[seat], corner);
        retake_frontier(s, seat, corner, stops);
    }
    if (s->road_length[seat] != LENGTH_OPEN)
        s->road_length[seat] = (uint8_t)island_longest_trail(s, seat, stops);
}
#else
void island_remove_road(struct island *s, int seat, int edge, corner_set stops)
{
    island_put_roads(s, seat, edges_without(island_roads(s, seat), edge));
    derive_seat(s, seat, stops);
}
#endif

#ifdef ISLAND_WIDE
static void derive_land(struct island *s)
{
    s->land = s->sea = hexes_none();
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        if (terrain_is_land(island_terrain(s, hex))) hexes_add(&s->land, hex);
        else if (island_terrain(s, hex) == SEA) hexes_add(&s->sea, hex);
    }
    s->blocked = corners_minus(corners_all(), island_land_corners(s));
}
#else
static void derive_land(struct island *s) { s->blocked = corners_none(); }
#endif

void island_derive_among(struct island *s, const corner_set guards[ISLAND_SEATS])
{
    derive_land(s);
    for (corner_set at = island_buildings(s); corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at);
        corners_join(&s->blocked, corners_with(CORNER_NEIGHBOURS[corner], corner));
    }
    for (int seat = 0; seat < ISLAND_SEATS; seat++)
        derive_seat(s, seat, island_stops_among(s, seat, guards));
}

void island_derive(struct island *s) { island_derive_among(s, NULL); }
