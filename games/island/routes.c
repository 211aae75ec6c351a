/* routes.c - a memory of lines that catches up, and ships that sail by it: see routes.h. */
#include "games/island/lines.h"

#include <string.h>

#include "core/check.h"

#ifdef ISLAND_WIDE

/* ---- The board ---- */

static edge_set sea_edges(const struct island *s)
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

static inline void put_lone(struct lines *l, int corner)
{
    uint64_t *word = &l->lone.w[corner / corners_word_bits];
    int bit = corner % corners_word_bits;
    *word = (*word & ~((uint64_t)1 << bit)) | (uint64_t)at_is(LONE, l->at[corner]) << bit;
}

/* Notes a ship at its hexes, or takes it off there; at the frame one of them is NOWHERE. */
static inline void mark_shores(struct lines *l, int edge, int ships)
{
    for (int i = 0; i < 2; i++) {
        int hex = EDGE_HEX[2 * edge + i], bit = hex % hexes_word_bits;
        uint64_t *word = &l->shores[hex / hexes_word_bits];
        int count = l->ships_at[hex] + ships;
        l->ships_at[hex] = (uint8_t)count;
        *word = (*word & ~((uint64_t)1 << bit)) | (uint64_t)(count != 0) << bit;
    }
}

/* Notes a line at its ends, or takes it off there. */
static inline void mark(struct lines *l, int edge, int ship)
{
    l->edits++;
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i];
        l->at[corner] ^= (uint8_t)(1u << (3 * ship + EDGE_SLOT[2 * edge + i]));
        put_lone(l, corner);
    }
}

/* Whether a ship ends where no other does and nothing holds it: no loop or closed line changes with
 * it, and no trail goes past that end. */
static inline bool is_loose(const struct lines *l, int edge, const corner_set *anchors)
{
    int a = EDGE_CORNER[2 * edge], b = EDGE_CORNER[2 * edge + 1];
    return (is_single(l->at[a] & SHIPS_AT) && !corners_in(anchors, a)) ||
           (is_single(l->at[b] & SHIPS_AT) && !corners_in(anchors, b));
}

/* Whether ships lead from a corner to another one. */
static bool ships_lead(const struct lines *l, int from, int to)
{
    struct { uint8_t corner, ways; } todo[SHIPS_EACH + 1];
    int count = 1;
    edge_set seen = edges_none();
    todo[0].corner = (uint8_t)from;
    todo[0].ways = (uint8_t)((l->at[from] & SHIPS_AT) >> 3);
    while (count) {
        int corner = todo[--count].corner;
        for (unsigned more = todo[count].ways; more; more &= more - 1) {
            int way = 3 * corner + __builtin_ctz(more), next = CORNER_NEXT[way];
            if (next == to) return true;
            if (edges_in(&seen, CORNER_EDGE[way])) continue;
            edges_put(&seen, CORNER_EDGE[way]);
            todo[count].corner = (uint8_t)next;
            todo[count].ways = (uint8_t)((l->at[next] & SHIPS_AT) >> 3 & ~(1u << CORNER_BACK[way]));
            count += todo[count].ways != 0;
        }
    }
    return false;
}

/* Whether a ship that comes, or has left, closes a loop there. */
static inline bool closes_loop(const struct lines *l, int edge)
{
    int a = EDGE_CORNER[2 * edge], b = EDGE_CORNER[2 * edge + 1];
    return l->at[a] & SHIPS_AT && l->at[b] & SHIPS_AT && ships_lead(l, a, b);
}

/* ---- What is remembered ---- */

void routes_learn(struct routes *r, const struct island *s, int seat)
{
    struct lines *l = &r->of[seat];
    corner_set own = island_buildings_of(s, seat);
    memset(l->at, 0, sizeof l->at);
    memset(l->ships_at, 0, sizeof l->ships_at);
    memset(l->shores, 0, sizeof l->shores);
    l->lone = l->anchors = corners_none();
    l->rings = 0;
    for (corner_set at = own; corners_any(at); at = corners_rest(at))
        l->at[corners_lowest(at)] = OWN_AT;
    for (corner_set at = island_stops_among(s, seat, r->guards); corners_any(at);
         at = corners_rest(at)) l->at[corners_lowest(at)] |= STOP_AT;
    for (edge_set at = s->line[seat]; edges_any(at); at = edges_rest(at)) {
        int edge = edges_lowest(at), ship = edges_in(&s->ships, edge);
        if (ship && closes_loop(l, edge)) l->rings++;
        if (ship) mark_shores(l, edge, 1);
        mark(l, edge, ship);
    }
    l->count = (uint8_t)edges_count(s->line[seat]);
    l->loops_known = false;
    r->known |= lf_seat_bit(seat);
}

void routes_begin(struct routes *r, struct island *s, const corner_set *guards)
{
    r->sea = sea_edges(s);
    r->guards = guards;
    r->known = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) r->of[i].edits = 0;
    routes_settled(r, s, 0);
}

/* Where lines meet, trails may get longer or shorter with a piece. */
static void toggle(struct routes *r, enum piece_kind kind, int seat, int corner)
{
    for (int i = 0; i < ISLAND_SEATS; i++) {
        struct lines *l = &r->of[i];
        if (i == seat && kind == PIECE_GUARD) continue;
        l->at[corner] ^= i == seat ? OWN_AT : STOP_AT;
        put_lone(l, corner);
        if (is_single(l->at[corner] & LINES_AT)) continue;
        l->edits++;
        l->least = 0;
        l->most = l->count;
    }
}

void routes_piece(struct routes *r, struct island *s, enum piece_kind kind, int seat, int from,
                  int to, bool along)
{
    for (int i = 0; i < ISLAND_SEATS; i++) routes_take(r, s, i);
    routes_note(r, s, (unsigned)kind | (along ? CHANGE_ALONG : 0), seat, from, to);
    if (from != NOWHERE) toggle(r, kind, seat, from);
    if (to != NOWHERE) toggle(r, kind, seat, to);
}

void routes_pirate_menu(struct routes *r, const struct island *s, int seat, hex_set allowed,
                        hex_set hexes[ISLAND_SEATS + 1])
{
    hex_set shores[ISLAND_SEATS];
    for (int i = 0; i < ISLAND_SEATS; i++) {
        routes_take(r, s, i);
        shores[i] = (hex_set){ { r->of[i].shores[0], r->of[i].shores[1] } };
    }
    island_robber_menu_of(s, seat, allowed, shores, hexes);
}

/* ---- Ships that may sail ---- */

corner_set routes_near(const struct routes *r, int seat, int from)
{
    const struct lines *l = &r->of[seat];
    corner_set seen[2] = { corners_one(from), corners_one(from) };
    struct { uint8_t corner, ways; } todo[2 * (ROADS_EACH + SHIPS_EACH) + 1];
    int count = 1;
    todo[0].corner = (uint8_t)from;
    todo[0].ways = l->at[from] & LINES_AT;
    while (count) {
        int corner = todo[--count].corner;
        for (unsigned more = todo[count].ways; more; more &= more - 1) {
            int bit = __builtin_ctz(more), ship = bit >= 3, way = 3 * corner + bit - 3 * ship;
            int next = CORNER_NEXT[way];
            unsigned at = l->at[next], on = at & ways_mask(at, ship);
            if (corners_in(&seen[ship], next)) continue;
            corners_put(&seen[ship], next);
            if (at & OWN_AT) corners_put(&seen[!ship], next);
            todo[count].corner = (uint8_t)next;
            todo[count].ways = (uint8_t)(on & ~(9u << CORNER_BACK[way]));
            count += !(at & STOP_AT);
        }
    }
    return corners_or(seen[0], seen[1]);
}

/* Whether a way from a corner is a place that is held from nowhere else; how many there are; and
 * takes them out. */
static inline int is_lost(const struct lines *l, int way, const edge_set *places)
{
    return island_both(edges_in(places, CORNER_EDGE[way]),
                       !at_is(HOLDS, l->at[CORNER_NEXT[way]]));
}

static inline int places_of(const struct lines *l, int corner, const edge_set *places)
{
    int way = 3 * corner;
    return is_lost(l, way, places) + is_lost(l, way + 1, places) + is_lost(l, way + 2, places);
}

static inline void lose_places(const struct lines *l, int corner, edge_set *places)
{
    for (int k = 3 * corner; k < 3 * corner + 3; k++) {
        int edge = CORNER_EDGE[k], bit = edge % edges_word_bits;
        uint64_t lost = !at_is(HOLDS, l->at[CORNER_NEXT[k]]);
        places->w[edge / edges_word_bits] &= ~(lost << bit);
    }
}

/* Places that a ship between these corners alone holds are none for itself (SF-16). */
static inline int lost_places(const struct lines *l, int a, int b, const edge_set *places)
{
    int count = 0;
    if (!at_is(HOLDS_WITHOUT_ONE, l->at[a])) count += places_of(l, a, places);
    if (!at_is(HOLDS_WITHOUT_ONE, l->at[b])) count += places_of(l, b, places);
    return count;
}

/* Whether anchors are the same as before where ships end; elsewhere they hold nothing. */
static bool same_anchors(const struct lines *l, const corner_set *anchors)
{
    for (int k = 0; k < CORNER_SET_WORDS; k++)
        for (uint64_t word = l->anchors.w[k] ^ anchors->w[k]; word; word &= word - 1)
            if (l->at[k * corners_word_bits + bits_lowest(word)] & SHIPS_AT) return false;
    return true;
}

/* Ships that sail out of a loop. */
static edge_set openers(struct lines *l, const struct island *s, int seat,
                        const corner_set *anchors)
{
    if (l->loops_known && corners_equal(l->anchors, *anchors)) return l->openers;
    if (!l->loops_known || !same_anchors(l, anchors))
        l->openers = island_loop_sailors(s, seat, *anchors);
    l->anchors = *anchors;
    l->loops_known = true;
    return l->openers;
}

/* Notes a ship, ascending. */
static inline void add_sail(struct sails *sails, int edge, int places)
{
    int i = sails->ships++;
    for (; i > 0 && sails->from[i - 1] > edge; i--) {
        sails->from[i] = sails->from[i - 1];
        sails->count[i] = sails->count[i - 1];
    }
    sails->from[i] = (uint8_t)edge;
    sails->count[i] = (uint8_t)places;
    sails->total += places;
}

/* Ships that are neither loose nor held by loops. */
static void add_openers(struct lines *l, const struct island *s, int seat,
                        const corner_set *anchors, const edge_set *places, struct sails *sails)
{
    edge_set held = edges_or(s->fresh_ships, island_pirate_edges(s));
    int all = edges_count(*places);
    for (edge_set at = edges_minus(openers(l, s, seat, anchors), held); edges_any(at);
         at = edges_rest(at)) {
        int edge = edges_lowest(at), a = EDGE_CORNER[2 * edge], b = EDGE_CORNER[2 * edge + 1];
        if (!is_loose(l, edge, anchors))
            add_sail(sails, edge, all - lost_places(l, a, b, places));
    }
}

void routes_sails(struct routes *r, const struct island *s, int seat, const corner_set *anchors,
                  const edge_set *places, struct sails *sails)
{
    struct lines *l = &r->of[seat];
    const edge_set *pirate = &HEX_EDGES[island_pirate_at(s)];
    int all = edges_count(*places);
    sails->ships = sails->total = 0;
    for (int k = 0; k < CORNER_SET_WORDS; k++)
        for (uint64_t word = l->lone.w[k] & ~anchors->w[k]; word; word &= word - 1) {
            int corner = k * corners_word_bits + bits_lowest(word);
            int slot = __builtin_ctz(l->at[corner] & SHIPS_AT) - 3, way = 3 * corner;
            int edge = CORNER_EDGE[way + slot], far = CORNER_NEXT[way + slot];
            if (edges_in(&s->fresh_ships, edge) || edges_in(pirate, edge)) continue;
            int left = all - is_lost(l, way + (slot == 0), places) -
                       is_lost(l, way + 2 - (slot == 2), places);
            if (!at_is(HOLDS_WITHOUT_ONE, l->at[far])) {
                if (far < corner && at_is(LONE, l->at[far]) && !corners_in(anchors, far)) continue;
                left -= places_of(l, far, places);
            }
            add_sail(sails, edge, left);
        }
    if (l->rings) add_openers(l, s, seat, anchors, places, sails);
}

/* ---- One line more or less ---- */

/* Lifts a ship off: what it alone has reached and held is no more. Not inline: both halves of a
 * move together have more addresses than there are registers. */
__attribute__((noinline))
static void lift(struct lines *l, struct island *s, int seat, int edge)
{
    int a = EDGE_CORNER[2 * edge], b = EDGE_CORNER[2 * edge + 1];
    lengths_lift(l, at_is(LONE, l->at[a]) + at_is(LONE, l->at[b]) > 0);
    bool held = l->rings && !is_loose(l, edge, &l->anchors);
    mark(l, edge, 1);
    mark_shores(l, edge, -1);
    if (held) {
        l->loops_known = false;
        if (closes_loop(l, edge)) l->rings--;
    }
    if (!(l->at[a] & LINES_AT)) corners_take(&s->reach[seat], a);
    if (!(l->at[b] & LINES_AT)) corners_take(&s->reach[seat], b);
    if (!at_is(HOLDS, l->at[a])) lose_places(l, a, &s->seaways[seat]);
    if (!at_is(HOLDS, l->at[b])) lose_places(l, b, &s->seaways[seat]);
    edges_take(&s->line[seat], edge);
    edges_take(&s->ships, edge);
}

/* Notes a new line. */
static void grow(struct lines *l, struct island *s, int seat, int edge, int ship)
{
    int a = EDGE_CORNER[2 * edge], b = EDGE_CORNER[2 * edge + 1];
    lengths_grow(l, l->at[a], l->at[b], ship);
    if (ship) {
        if (closes_loop(l, edge)) l->rings++;
        mark_shores(l, edge, 1);
        edges_put(&s->ships, edge);
    }
    mark(l, edge, ship);
    if (ship && l->rings) l->loops_known &= is_loose(l, edge, &l->anchors);
    edges_put(&s->line[seat], edge);
    corners_put(&s->reach[seat], a);
    corners_put(&s->reach[seat], b);
}

/* Where ships go on from a new one. */
static inline void widen(const struct lines *l, const edge_set *sea, edge_set *seaways, int edge)
{
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i];
        if (!(l->at[corner] & STOP_AT)) edges_join(seaways, edges_and(CORNER_EDGES[corner], *sea));
    }
}

/* The n-th member of two sets, word by word: one of them has just been written so. */
static inline int nth_of_both(const edge_set *a, const edge_set *b, int n)
{
    int k = 0;
    uint64_t word = a->w[0] & b->w[0];
    for (int here; n >= (here = bits_count(word)); word = a->w[k] & b->w[k]) n -= here, k++;
    return k * edges_word_bits + bits_nth(word, n);
}

void routes_sail(struct routes *r, struct island *s, int seat, const edge_set *places,
                 const struct sails *sails, int n)
{
    int i = 0;
    for (; n >= sails->count[i]; i++) n -= sails->count[i];
    routes_note(r, s, CHANGE_SHIP, seat, sails->from[i], NOWHERE);
    lift(&r->of[seat], s, seat, sails->from[i]);
    int to = nth_of_both(places, &s->seaways[seat], n);
    r->change[r->changes - 1].to = (uint8_t)to;
    grow(&r->of[seat], s, seat, to, 1);
    widen(&r->of[seat], &r->sea, &s->seaways[seat], to);
    if (LINES_WATCHED) LF_ASSERT(routes_sound(r, s, seat));
}

static void add_line(struct routes *r, struct island *s, int seat, int edge, int ship)
{
    grow(&r->of[seat], s, seat, edge, ship);
    if (ship) {
        widen(&r->of[seat], &r->sea, &s->seaways[seat], edge);
        edges_put(&s->fresh_ships, edge);
    } else {
        for (int i = 0; i < 2; i++) {
            int corner = EDGE_CORNER[2 * edge + i];
            if (r->of[seat].at[corner] & STOP_AT) continue;
            edges_join(&s->frontier[seat], island_roads_at(s, corner));
        }
    }
    if (LINES_WATCHED) LF_ASSERT(routes_sound(r, s, seat));
}

void routes_add(struct routes *r, struct island *s, int seat, int edge, int ship)
{
    routes_note(r, s, ship ? CHANGE_SHIP : CHANGE_ROAD, seat, NOWHERE, edge);
    add_line(r, s, seat, edge, ship);
}

void routes_replace(struct routes *r, struct island *s, int seat, int edge, int ship)
{
    unsigned kind = ship ? CHANGE_SHIP : CHANGE_ROAD;
    routes_note(r, s, kind | CHANGE_ALONG, seat, NOWHERE, edge);
    add_line(r, s, seat, edge, ship);
}

void routes_remove(struct routes *r, struct island *s, int seat, int edge)
{
    int ship = edges_in(&s->ships, edge);
    routes_take(r, s, seat);
    routes_note(r, s, ship ? CHANGE_SHIP : CHANGE_ROAD, seat, edge, NOWHERE);
    lengths_lift(&r->of[seat], true);
    if (ship) mark_shores(&r->of[seat], edge, -1);
    mark(&r->of[seat], edge, ship);
}

#endif
