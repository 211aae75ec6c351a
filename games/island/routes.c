/* routes.c - a memory of lines that catches up, and ships that sail by it: see routes.h. The parts
 * of it are in routes_parts.c. */
#include "games/island/routes_parts.h"

#ifdef ISLAND_WIDE

edge_set island_sea_edges(const struct island *s)
{
    edge_set land = edges_none(), inland = edges_none(), all = edges_none();
    for (hex_set at = s->land; hexes_any(at); at = hexes_rest(at)) {
        edge_set edges = HEX_EDGES[hexes_lowest(at)];
        edges_join(&inland, edges_and(land, edges));
        edges_join(&land, edges);
    }
    for (hex_set at = s->sea; hexes_any(at); at = hexes_rest(at))
        edges_join(&all, HEX_EDGES[hexes_lowest(at)]);
    return edges_minus(edges_or(all, land), inland);
}

/* ---- Catching up ---- */

/* Corners where own buildings were founded: roads and ships of a node under it are one now. */
static bool take_own(struct routes *r, corner_set own)
{
    if (corners_any(corners_minus(r->own, own))) return false;
    for (corner_set at = corners_minus(own, r->own); corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at), lines = r->at[corner] & LINES_AT;
        if (r->at[corner] & STOP_AT || (lines & ROADS_AT && lines & SHIPS_AT)) return false;
        r->at[corner] |= OWN_AT;
        if (!lines) continue;
        int node = node_of(corner, (lines & SHIPS_AT) != 0);
        put_part(r, node, r->part_of[node]);
        for (int i = 0; i < 2; i++) put_distance(r, i, node, r->distance[i][node]);
    }
    r->own = own;
    return true;
}

static bool take_stops(struct routes *r, corner_set stops)
{
    corner_set changed = corners_or(corners_minus(stops, r->stops), corners_minus(r->stops, stops));
    for (corner_set at = changed; corners_any(at); at = corners_rest(at))
        if (r->at[corners_lowest(at)] & LINES_AT) return false;
    for (; corners_any(changed); changed = corners_rest(changed))
        r->at[corners_lowest(changed)] ^= STOP_AT;
    r->stops = stops;
    return true;
}

static bool take_lines(struct routes *r, const struct island *s, int seat)
{
    edge_set more = edges_minus(s->line[seat], r->line), ships = island_ships(s, seat);
    if (edges_any(edges_minus(r->line, s->line[seat]))) return false;
    if (!edges_equal(edges_and(ships, r->line), r->ships) || edges_count(more) > 1) return false;
    for (; edges_any(more); more = edges_rest(more)) {
        int edge = edges_lowest(more);
        if (!routes_grow(r, edge, edges_has(ships, edge))) return false;
    }
    return true;
}

void routes_take(struct routes *r, const struct island *s, int seat, corner_set stops)
{
    if (r->ready && edges_equal(r->line, s->line[seat]) &&
        edges_equal(r->ships, island_ships(s, seat)) && corners_equal(r->stops, stops) &&
        corners_equal(r->own, island_buildings_of(s, seat))) return;
    if (r->ready && take_own(r, island_buildings_of(s, seat)) && take_stops(r, stops) &&
        take_lines(r, s, seat)) return;
    routes_rebuild(r, s, seat, stops);
}

/* ---- Ships that may sail ---- */

/* Whether ships go on from a corner: from own buildings, and from ships where no foreign piece
 * stands; and whether they do without one of them. */
static inline bool holds(const struct routes *r, int corner)
{
    unsigned at = r->at[corner];
    return (bool)(at & OWN_AT) | ((at & (STOP_AT | SHIPS_AT)) - 1 < (unsigned)SHIPS_AT);
}

static inline bool holds_without_one(const struct routes *r, int corner)
{
    unsigned at = r->at[corner], ships = at & SHIPS_AT;
    return (bool)(at & OWN_AT) | (!(at & STOP_AT) & (bool)(ships & (ships - 1)));
}

/* Places that this ship alone holds (SF-16); returns how many. */
static inline int lost_places(const struct routes *r, int from, const edge_set *places,
                              uint8_t lost[4])
{
    int count = 0;
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * from + i];
        if (holds_without_one(r, corner)) continue;
        for (int k = 0; k < 3; k++) {
            int edge = CORNER_EDGE[3 * corner + k];
            if (!edges_in(places, edge) || holds(r, far_corner(edge, corner))) continue;
            lost[count++] = (uint8_t)edge;
        }
    }
    return count;
}

static edge_set openers(struct routes *r, const struct island *s, int seat, corner_set anchors)
{
    if (!r->rings) return edges_none();
    if (!r->loops_known || !corners_equal(r->anchors, anchors)) {
        r->openers = island_loop_sailors(s, seat, anchors);
        r->anchors = anchors;
        r->loops_known = true;
    }
    return r->openers;
}

void routes_sails(struct routes *r, const struct island *s, int seat, corner_set anchors,
                  edge_set places, struct sails *sails)
{
    edge_set loops = openers(r, s, seat, anchors);
    edge_set ships = edges_minus(r->ships, edges_or(s->fresh_ships, island_pirate_edges(s)));
    int all = edges_count(places), total = 0, count = 0;
    uint8_t lost[4];
    for (int k = 0; k < EDGE_SET_WORDS; k++)
        for (uint64_t word = ships.w[k]; word; word &= word - 1) {
            int edge = k * edges_word_bits + bits_lowest(word);
            if (!is_loose(r, edge, &anchors) && !edges_in(&loops, edge)) continue;
            int here = all - lost_places(r, edge, &places, lost);
            sails->from[count] = (uint8_t)edge;
            sails->count[count++] = (uint8_t)here;
            total += here;
        }
    sails->ships = count;
    sails->total = total;
}

/* Lifts a ship off the state: what it alone has reached and held is no more. */
static void lift(const struct routes *r, struct island *s, int seat, int edge)
{
    edges_remove(&s->line[seat], edge);
    edges_remove(&s->ships, edge);
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i], lines = r->at[corner] & LINES_AT;
        if (!(lines & (lines - 1))) corners_remove(&s->reach[seat], corner);
        if (holds_without_one(r, corner)) continue;
        for (int k = 0; k < 3; k++) {
            int next = CORNER_EDGE[3 * corner + k];
            if (next == NOWHERE) continue;
            int far = far_corner(next, corner);
            if (next == edge ? !holds_without_one(r, far) : !holds(r, far))
                edges_remove(&s->seaways[seat], next);
        }
    }
}

static void put(const struct routes *r, struct island *s, int seat, int edge, edge_set sea)
{
    edges_add(&s->line[seat], edge);
    edges_add(&s->ships, edge);
    corners_join(&s->reach[seat], EDGE_CORNERS[edge]);
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i];
        if (r->at[corner] & STOP_AT) continue;
        edges_join(&s->seaways[seat], edges_and(CORNER_EDGES[corner], sea));
    }
}

/* The longest of all. */
static void take_length(const struct routes *r, struct island *s, int seat)
{
    int length = edges_any(r->line);
    for (int i = 0; i < r->part_count; i++)
        if (r->part[i].length > length) length = r->part[i].length;
    for (int i = 0; i < r->core_count; i++)
        if (r->core[i].length > length) length = r->core[i].length;
    if (length == s->road_length[seat]) return;
    s->road_length[seat] = (uint8_t)length;
    island_award_longest(s);
}

void routes_sail(struct routes *r, struct island *s, int seat, corner_set stops, edge_set places,
                 edge_set sea, const struct sails *sails, int n)
{
    int i = 0;
    for (; n >= sails->count[i]; i++) n -= sails->count[i];
    int from = sails->from[i];
    uint8_t lost[4];
    for (int k = lost_places(r, from, &places, lost) - 1; k >= 0; k--)
        edges_remove(&places, lost[k]);
    int to = edges_nth(places, n);
    lift(r, s, seat, from);
    put(r, s, seat, to, sea);
    if (!routes_shrink(r, s->reach[seat], from) || !routes_grow(r, to, 1))
        routes_rebuild(r, s, seat, stops);
    take_length(r, s, seat);
}

void routes_add(struct routes *r, struct island *s, int seat, corner_set stops, int edge, int ship,
                edge_set sea)
{
    routes_take(r, s, seat, stops);
    if (ship) {
        put(r, s, seat, edge, sea);
        edges_add(&s->fresh_ships, edge);
    } else {
        edges_add(&s->line[seat], edge);
        corners_join(&s->reach[seat], EDGE_CORNERS[edge]);
        for (int i = 0; i < 2; i++) {
            int corner = EDGE_CORNER[2 * edge + i];
            if (r->at[corner] & STOP_AT) continue;
            edges_join(&s->frontier[seat], island_roads_at(s, corner));
        }
    }
    if (!routes_grow(r, edge, ship)) routes_rebuild(r, s, seat, stops);
    take_length(r, s, seat);
}

#endif
