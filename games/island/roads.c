/* roads.c - longest road, exactly (IB-86 to IB-94): the longest trail in which each road counts
 * once and which does not pass a foreign piece.
 *
 * The length of every seat is kept in the state. A new road can only make a trail longer that
 * goes through it, so only those are searched; a foreign piece on a corner makes the seat's
 * roads be searched anew. Sets of edges are passed by value, so nothing needs undoing.
 */
#include "games/island/island_inline.h"

struct roads { uint64_t low; unsigned high; uint64_t stops; };

static int other_end(int edge, int corner)
{
    return EDGE_CORNER[2 * edge] ^ EDGE_CORNER[2 * edge + 1] ^ corner;
}

static struct roads without(struct roads r, int edge)
{
    if (edge < 64) r.low &= ~((uint64_t)1 << edge);
    else r.high &= ~(1u << (edge - 64));
    return r;
}

/* The edges of r at a corner, as up to three edge numbers. */
static int edges_at(struct roads r, int corner, int out[3])
{
    int n = 0;
    uint64_t low = r.low & CORNER_EDGES[corner];
    for (; low; low &= low - 1) out[n++] = bits_lowest(low);
    for (unsigned high = r.high & CORNER_EDGES_HIGH[corner]; high; high &= high - 1)
        out[n++] = 64 + __builtin_ctz(high);
    return n;
}

/* The longest trail in r that goes on from a corner already reached: along the line, and at a
 * fork the better way. */
static int extend(struct roads r, int corner)
{
    int edge[3], length = 0, best = 0;
    for (;; length++) {
        if (r.stops >> corner & 1) return length;
        int n = edges_at(r, corner, edge);
        if (n == 0) return length;
        if (n == 1) {
            r = without(r, edge[0]);
            corner = other_end(edge[0], corner);
            continue;
        }
        for (int i = 0; i < n; i++) {
            int more = 1 + extend(without(r, edge[i]), other_end(edge[i], corner));
            if (more > best) best = more;
        }
        return length + best;
    }
}

/* The longest two-sided extension: every trail on from a, each with the best one on from b in
 * what the first left over. */
static int extend_both(struct roads r, int a, int b)
{
    int edge[3], best = extend(r, b);
    if (r.stops >> a & 1) return best;
    int n = edges_at(r, a, edge);
    for (int i = 0; i < n; i++) {
        int length = 1 + extend_both(without(r, edge[i]), other_end(edge[i], a), b);
        if (length > best) best = length;
    }
    return best;
}

int island_trail_past(const struct island *s, int seat, int edge, int known, uint64_t stops)
{
    struct roads r = { s->roads[seat], s->roads_high[seat], stops };
    int a = EDGE_CORNER[2 * edge], b = EDGE_CORNER[2 * edge + 1];
    r = without(r, edge);
    int from_a = extend(r, a), from_b = extend(r, b);
    if (1 + from_a + from_b <= known) return known;
    if (from_a == 0 || from_b == 0) return 1 + from_a + from_b;
    /* The two sides may meet in a loop and want the same roads. */
    int length = 1 + extend_both(r, a, b);
    return length > known ? length : known;
}

/* Whether trails may have to start at a corner: one with an odd number of roads, or one that cannot
 * be passed. From any other a trail that starts there leaves a road over to start with instead. */
static bool starts_trails(struct roads r, int corner)
{
    int edge[3];
    return r.stops >> corner & 1 || edges_at(r, corner, edge) % 2 == 1;
}

/* A line of roads from one end of an edge on, without forks: its length if it comes back to where
 * it began, else 0. *left loses the roads walked. */
static int ring_at(struct roads r, int edge, struct roads *left)
{
    int first = EDGE_CORNER[2 * edge], corner = EDGE_CORNER[2 * edge + 1], length = 1, at[3];
    for (*left = without(*left, edge); corner != first; length++) {
        r = without(r, edge);
        if (r.stops >> corner & 1 || edges_at(r, corner, at) != 1) return 0;
        edge = at[0];
        *left = without(*left, edge);
        corner = other_end(edge, corner);
    }
    return length;
}

static int lowest_edge(struct roads r)
{
    return r.low ? bits_lowest(r.low) : 64 + __builtin_ctz(r.high);
}

int island_longest_trail(uint64_t low, uint8_t high, uint64_t stops)
{
    struct roads r = { low, high, stops };
    int best = 0;
    for (struct roads todo = r; todo.low | todo.high;) {
        int edge = lowest_edge(todo);
        todo = without(todo, edge);
        for (int k = 0; k < 2; k++) {
            if (!starts_trails(r, EDGE_CORNER[2 * edge + k])) continue;
            int length = 1 + extend(without(r, edge), EDGE_CORNER[2 * edge + 1 - k]);
            if (length > best) best = length;
        }
    }
    /* Only a ring alone has no such corner; a ring takes at least six roads. */
    int count = bits_count(low) + __builtin_popcount(high);
    for (struct roads left = r; count >= 6 && (left.low | left.high);) {
        int length = ring_at(r, lowest_edge(left), &left);
        if (length > best) best = length;
    }
    return best;
}

/* Where the seat may build on: edges at own buildings, and at the ends of own roads that no
 * foreign piece holds (IB-64, IB-65). */
static void take_frontier(struct island *s, int seat, uint64_t stops)
{
    uint64_t corners = (s->reach[seat] & ~stops) | island_buildings_of(s, seat);
    s->frontier[seat] = 0;
    s->frontier_high[seat] = 0;
    for (; corners; corners &= corners - 1) {
        int corner = bits_lowest(corners);
        s->frontier[seat] |= CORNER_EDGES[corner];
        s->frontier_high[seat] |= CORNER_EDGES_HIGH[corner];
    }
}

/* A piece that left the corner can only lengthen trails through it. One that came there changes
 * nothing unless a trail as long as the longest went through; then all are searched. */
bool island_cut_roads(struct island *s, int seat, int corner, uint64_t stops)
{
    struct roads r = { s->roads[seat], s->roads_high[seat], 0 };
    int edge[3], length = s->road_length[seat];
    take_frontier(s, seat, stops);
    int n = edges_at(r, corner, edge);
    if (n < 2) return false;                            /* the line only ended there */
    if (stops >> corner & 1) {
        uint64_t before = stops & ~((uint64_t)1 << corner);
        for (int i = 0, through = 0; through < length; i++) {
            if (i == n - 1) return false;               /* a way through takes two roads */
            through = island_trail_past(s, seat, edge[i], 0, before);
        }
        length = island_longest_trail(r.low, (uint8_t)r.high, stops);
    } else if (length < bits_count(r.low) + __builtin_popcount(r.high)) {
        for (int i = 0; i < n; i++) length = island_trail_past(s, seat, edge[i], length, stops);
    }
    bool changed = length != s->road_length[seat];
    s->road_length[seat] = (uint8_t)length;
    return changed;
}

static void derive_seat(struct island *s, int seat, uint64_t stops)
{
    s->reach[seat] = 0;
    s->harbours[seat] = 0;
    for (int edge = 0; edge < EDGE_COUNT; edge++)
        if (island_has_road(s, seat, edge)) s->reach[seat] |= EDGE_CORNERS[edge];
    take_frontier(s, seat, stops);
    s->road_length[seat] =
        (uint8_t)island_longest_trail(s->roads[seat], s->roads_high[seat], stops);
    for (uint64_t at = island_buildings_of(s, seat); at; at &= at - 1) {
        int spot = CORNER_HARBOUR[bits_lowest(at)];
        if (spot != NOWHERE && s->harbour[spot] != HARBOUR_NONE)
            s->harbours[seat] |= (uint8_t)(1u << s->harbour[spot]);
    }
}

void island_remove_road(struct island *s, int seat, int edge, uint64_t stops)
{
    struct roads r = without((struct roads){ s->roads[seat], s->roads_high[seat], stops }, edge);
    s->roads[seat] = r.low;
    s->roads_high[seat] = (uint8_t)r.high;
    derive_seat(s, seat, stops);
}

void island_derive_among(struct island *s, const uint64_t guards[ISLAND_SEATS])
{
    s->blocked = 0;
    for (uint64_t at = island_buildings(s); at; at &= at - 1) {
        int corner = bits_lowest(at);
        s->blocked |= (uint64_t)1 << corner | CORNER_NEIGHBOURS[corner];
    }
    for (int seat = 0; seat < ISLAND_SEATS; seat++)
        derive_seat(s, seat, island_stops_among(s, seat, guards));
}

void island_derive(struct island *s) { island_derive_among(s, NULL); }
