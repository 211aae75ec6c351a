/* island_inline.h - the hot functions of the island: card lanes, masks, building, production.
 *
 * They are inline because the random playouts of each game compile them into one loop; apply()
 * of the games calls the same ones, so there is one way in which a road is built.
 */
#ifndef ISLAND_INLINE_H
#define ISLAND_INLINE_H

#include "games/island/island.h"

/* ---- Card lanes ---- */

#define LANE_TOPS  0x8080808080808080u
#define LANE_ONES  0x0101010101010101u
#define CARDS(brick, lumber, wool, grain, ore)                                              \
    ((uint64_t)(brick) | (uint64_t)(lumber) << 8 | (uint64_t)(wool) << 16 |                 \
     (uint64_t)(grain) << 24 | (uint64_t)(ore) << 32)

/* What things cost (IB-63, IB-66, IB-70, IB-73). */
#define COST_ROAD       CARDS(1, 1, 0, 0, 0)
#define COST_SETTLEMENT CARDS(1, 1, 1, 1, 0)
#define COST_CITY       CARDS(0, 0, 0, 2, 3)
#define COST_CARD       CARDS(0, 0, 1, 1, 1)

/* Whether every lane of `have` is at least that of `need`: no lane borrows. */
static inline bool cards_cover(uint64_t have, uint64_t need)
{
    return (((have | LANE_TOPS) - need) & LANE_TOPS) == LANE_TOPS;
}

static inline int cards_count(uint64_t cards) { return (int)(cards * LANE_ONES >> 56); }
static inline int cards_of(uint64_t cards, int kind) { return (int)(cards >> 8 * kind & 0xFF); }
static inline uint64_t cards_one(int kind) { return (uint64_t)1 << 8 * kind; }
static inline uint64_t cards_some(int kind, int count) { return (uint64_t)count << 8 * kind; }

/* The set of kinds of which `have` has at least `need`: one bit a lane. */
static inline unsigned lanes_at_least(uint64_t have, uint64_t need)
{
    uint64_t tops = ((have | LANE_TOPS) - need) & LANE_TOPS;
#ifdef __BMI2__
    return (unsigned)__builtin_ia32_pext_di(tops, LANE_TOPS);
#else
    return (unsigned)((tops >> 7) * 0x0102040810204080u >> 56);
#endif
}

/* A one in each lane of a set of kinds. */
static inline uint64_t lanes_of(unsigned kinds)
{
#ifdef __BMI2__
    return __builtin_ia32_pdep_di(kinds, LANE_ONES);
#else
    uint64_t bits = kinds * LANE_ONES & 0x8040201008040201u;
    return (bits + 0x7F * LANE_ONES) >> 7 & LANE_ONES;
#endif
}

/* The kind of the n-th card when the hand is laid out in lanes. */
static inline int cards_nth(uint64_t cards, uint32_t n)
{
    int kind = 0;
    for (uint32_t here; n >= (here = (uint32_t)(cards & 0xFF)); cards >>= 8, kind++) n -= here;
    return kind;
}

/* ---- Trade fields: signed 6-bit counts, field k at bit 6k, in the low 48 bits ---- */

/* Trade fields spread to lanes, each a signed number of six bits. */
static inline uint64_t trade_spread(uint64_t fields)
{
#ifdef __BMI2__
    return __builtin_ia32_pdep_di(fields, 0x3F3F3F3F3F3F3F3Fu);
#else
    uint64_t lanes = 0;
    for (int k = 0; k < 8; k++) lanes |= (fields >> 6 * k & 63) << 8 * k;
    return lanes;
#endif
}

/* The lanes that are given (negative fields) or taken (positive ones). */
static inline void trade_lanes(uint64_t fields, uint64_t *given, uint64_t *taken)
{
    uint64_t lanes = trade_spread(fields), negative = (lanes >> 5 & LANE_ONES) * 0xFF;
    *given = (64 * LANE_ONES - lanes) & negative;
    *taken = lanes & ~negative;
}

static inline uint64_t trade_fields(uint64_t given, uint64_t taken)
{
    uint64_t fields = 0;
    for (int k = 0; k < 8; k++) {
        int count = cards_of(taken, k) - cards_of(given, k);
        fields |= (uint64_t)(count & 63) << 6 * k;
    }
    return fields;
}

/* Whether both hold. Menus are made without branches: which of their parts are empty changes from
 * turn to turn, and a wrong guess costs more than the sets. */
static inline bool island_both(bool a, bool b) { return a & b; }

/* ---- The board ---- */

#include "games/island/shape_inline.h"

/* The number on a hex, or 0. */
static inline int island_number(const struct island *s, int hex)
{
    for (int i = 0; i < 11; i++)
        if (hexes_has(s->number_hexes[i], hex)) return i + 2;
    return 0;
}

static inline corner_set island_buildings_of(const struct island *s, int seat)
{
    return corners_or(s->settlements[seat], s->cities[seat]);
}

static inline corner_set island_buildings(const struct island *s)
{
    return corners_or(corners_or(corners_or(s->settlements[0], s->settlements[1]),
                                 corners_or(s->settlements[2], s->settlements[3])),
                      corners_or(corners_or(s->cities[0], s->cities[1]),
                                 corners_or(s->cities[2], s->cities[3])));
}

/* Corners with a foreign building: no road of this seat goes on from there (IB-64, IB-65). */
static inline corner_set island_stops(const struct island *s, int seat)
{
    return corners_minus(island_buildings(s), island_buildings_of(s, seat));
}

static inline edge_set island_taken_edges(const struct island *s)
{
    return edges_or(edges_or(island_line(s, 0), island_line(s, 1)),
                    edges_or(island_line(s, 2), island_line(s, 3)));
}

static inline bool island_edge_taken(const struct island *s, int edge)
{
    return edges_has(island_taken_edges(s), edge);
}

static inline bool island_has_road(const struct island *s, int seat, int edge)
{
    return edges_has(island_roads(s, seat), edge);
}

/* Whether the edge joins the seat's network where it may go on (IB-64). */
static inline bool island_at_frontier(const struct island *s, int seat, int edge)
{
    return edges_has(island_frontier(s, seat), edge);
}

/* Free edges where the seat may build on (IB-63, IB-64). */
static inline edge_set island_road_places(const struct island *s, int seat)
{
    return edges_minus(island_frontier(s, seat), island_taken_edges(s));
}

/* The edges of land at a corner. */
static inline edge_set island_roads_at(const struct island *s, int corner)
{
    edge_set edges = CORNER_EDGES[corner];
    for (int k = 0; ISLAND_SEA && k < 3; k++) {
        int edge = CORNER_EDGE[3 * corner + k];
        if (edge != NOWHERE && !island_is_land_edge(s, edge)) edges_remove(&edges, edge);
    }
    return edges;
}

/* Free edges at a corner: where a building that was just founded gets its road (IB-20). */
static inline edge_set island_edges_free_at(const struct island *s, int corner)
{
    return edges_minus(island_roads_at(s, corner), island_taken_edges(s));
}

static inline int island_road_count(const struct island *s, int seat)
{
    return edges_count(island_roads(s, seat));
}

static inline int island_settlements_left(const struct island *s, int seat)
{
    return SETTLEMENTS_EACH - corners_count(s->settlements[seat]);
}

static inline int island_cities_left(const struct island *s, int seat)
{
    return CITIES_EACH - corners_count(s->cities[seat]);
}

/* Free places for a settlement that the seat's roads reach, distance rule kept (IB-67, IB-68). */
static inline corner_set island_settlement_places(const struct island *s, int seat)
{
    return corners_minus(s->reach[seat], s->blocked);
}

/* ---- Cards moving ---- */

/* Also in a view, where a hidden hand is only a number (IB-40). */
static inline int island_hand_size(const struct island *s, int seat)
{
    return cards_count(s->hand[seat]) + s->hidden[seat];
}

static inline void island_pay(struct island *s, int seat, uint64_t cost)
{
    s->hand[seat] -= cost;
    s->bank += cost;
}

static inline void island_gain(struct island *s, int seat, uint64_t cards)
{
    s->hand[seat] += cards;
    s->bank -= cards;
}

/* ---- Building ---- */

/* Gives Longest Road to whom it belongs after lengths changed (IB-86, IB-89 to IB-94). */
static inline void island_award_longest(struct island *s)
{
    int best = 0, holders = 0, who = LF_NOBODY;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        int length = s->road_length[i];
        if (length > best) best = length, holders = 0;
        if (length == best) holders++, who = i;
    }
    if (best < LONGEST_LEAST) { s->longest = LF_NOBODY; return; }
    if (s->longest != LF_NOBODY && s->road_length[s->longest] == best) return;
    s->longest = (uint8_t)(holders == 1 ? who : LF_NOBODY);
}

/* Some games have pieces beside buildings that stop roads: `guards` has, per seat, the corners
 * where its own stand; NULL where there are none. */
static inline corner_set island_stops_among(const struct island *s, int seat,
                                            const corner_set *guards)
{
    corner_set stops = island_stops(s, seat);
    if (!guards) return stops;
    corner_set all = corners_or(corners_or(guards[0], guards[1]), corners_or(guards[2], guards[3]));
    return corners_or(stops, corners_minus(all, guards[seat]));
}

/* The longest trail that uses this edge and does not pass `stops`, at least `known`: roads.c. On
 * wide boards it may be a longer one that does not use it: trails.c. */
int island_trail_past(const struct island *s, int seat, int edge, int known, corner_set stops);

static inline int island_trail_through(const struct island *s, int seat, int edge, int known)
{
    return island_trail_past(s, seat, edge, known, island_stops(s, seat));
}

/* Takes the seat's network anew after a foreign piece came to `corner` or left it: roads.c.
 * stops: where the seat may not pass now. True: its longest trail was searched anew, and Longest
 * Road must be looked at. */
bool island_cut_roads(struct island *s, int seat, int corner, corner_set stops);

static inline void island_add_road_past(struct island *s, int seat, int edge, corner_set stops)
{
    edge_set frontier = island_frontier(s, seat);
    island_put_roads(s, seat, edges_with(island_roads(s, seat), edge));
    corners_join(&s->reach[seat], EDGE_CORNERS[edge]);
    for (int k = 0; k < 2; k++) {
        int end = EDGE_CORNER[2 * edge + k];
        if (!corners_has(stops, end)) edges_join(&frontier, island_roads_at(s, end));
    }
    island_put_frontier(s, seat, frontier);
    int length = island_trail_past(s, seat, edge, s->road_length[seat], stops);
    if (length > s->road_length[seat]) {
        s->road_length[seat] = (uint8_t)length;
        if (length >= LONGEST_LEAST) island_award_longest(s);
    }
}

static inline void island_add_road(struct island *s, int seat, int edge)
{
    island_add_road_past(s, seat, edge, island_stops(s, seat));
}

static inline void island_add_settlement_among(struct island *s, int seat, int corner,
                                               const corner_set *guards)
{
    corners_add(&s->settlements[seat], corner);
    corners_join(&s->blocked, corners_with(CORNER_NEIGHBOURS[corner], corner));
    island_put_frontier(s, seat, edges_or(island_frontier(s, seat), island_roads_at(s, corner)));
    s->harbours[seat] |= (uint8_t)island_harbour_bit(s, corner);
    if (ISLAND_SEA) {
        island_widen_seaways(s, seat, corner);
        island_land_at(s, seat, corner);
        island_join_lines(s, seat, corner, island_stops_among(s, seat, guards));
    }
    for (int i = 0; i < ISLAND_SEATS; i++)
        if (i != seat && corners_has(s->reach[i], corner) &&
            island_cut_roads(s, i, corner, island_stops_among(s, i, guards)))
            island_award_longest(s);
}

static inline void island_add_settlement(struct island *s, int seat, int corner)
{
    island_add_settlement_among(s, seat, corner, NULL);
}

static inline void island_add_city(struct island *s, int seat, int corner)
{
    corners_remove(&s->settlements[seat], corner);
    corners_add(&s->cities[seat], corner);
}

/* ---- Production ---- */

/* Pays what the bank cannot cover in full: nobody gets a kind that is short, unless one seat
 * alone is entitled; that one takes the rest (IB-39). */
void island_produce_short(struct island *s, const uint64_t gain[ISLAND_SEATS]);

/* What each seat gets, as far as the bank has it. */
static inline void island_hand_out(struct island *s, const uint64_t gain[ISLAND_SEATS])
{
    uint64_t total = gain[0] + gain[1] + gain[2] + gain[3];
    if (__builtin_expect(!cards_cover(s->bank, total), 0)) {
        island_produce_short(s, gain);
        return;
    }
    for (int i = 0; i < ISLAND_SEATS; i++) s->hand[i] += gain[i];
    s->bank -= total;
}

/* The corners of a hex lie close enough together for one word of a set, from the byte on in which
 * its top corner is; where bytes come the other way round, whole sets are counted. */
#if defined(ISLAND_WIDE) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define WINDOW_AROUND 1
enum { WINDOW_LAST = sizeof(corner_set) - sizeof(uint64_t) };

static inline int hex_window(int hex)
{
    int byte = HEX_CORNER[SIDE_COUNT * hex] / 8;
    return byte < WINDOW_LAST ? byte : WINDOW_LAST;
}

static inline uint64_t corners_window(const corner_set *set, int byte)
{
    uint64_t word;
    __builtin_memcpy(&word, (const char *)set + byte, sizeof word);
    return word;
}

static inline int corners_around(const corner_set *set, int byte, uint64_t around)
{
    return bits_count(corners_window(set, byte) & around);
}

/* Cards that a hex yields to a seat when its number is rolled (IB-34, IB-35). */
static inline int island_yields(const struct island *s, int seat, int hex)
{
    int byte = hex_window(hex);
    uint64_t around = corners_window(&HEX_CORNERS[hex], byte);
    return corners_around(&s->settlements[seat], byte, around) +
           2 * corners_around(&s->cities[seat], byte, around);
}
#else
/* Cards that a hex yields to a seat when its number is rolled (IB-34, IB-35). */
static inline int island_yields(const struct island *s, int seat, int hex)
{
    return corners_count(corners_and(s->settlements[seat], HEX_CORNERS[hex])) +
           2 * corners_count(corners_and(s->cities[seat], HEX_CORNERS[hex]));
}
#endif

static inline void island_yield(struct island *s, int hex, uint64_t gain[ISLAND_SEATS])
{
    for (int i = 0; island_is_gold(s, hex) && i < ISLAND_SEATS; i++)
        island_owe_gold(s, i, island_yields(s, i, hex));
    if (ISLAND_SEA && (hex >= HEX_COUNT || island_terrain(s, hex) >= RESOURCE_COUNT)) return;
    int lane = 8 * island_terrain(s, hex);
    for (int i = 0; i < ISLAND_SEATS; i++)
        gain[i] += (uint64_t)island_yields(s, i, hex) << lane;
}

/* Pays the hexes of a number, not 7 (IB-33 to IB-37). Most numbers have two hexes, and a branch
 * on the robber or on a lone 2 or 12 costs more than paying a hex without corners, HEX_NOWHERE, so
 * the first two need no test. */
static inline void island_produce(struct island *s, int number)
{
    uint64_t gain[ISLAND_SEATS] = { 0, 0, 0, 0 };
    hex_set hexes = hexes_without(s->number_hexes[number - 2], s->robber);
    hex_set rest = hexes_rest(hexes);
    island_yield(s, hexes_lowest(hexes_with(hexes, HEX_NOWHERE)), gain);
    island_yield(s, hexes_lowest(hexes_with(rest, HEX_NOWHERE)), gain);
    for (rest = hexes_rest(rest); hexes_any(rest); rest = hexes_rest(rest))
        island_yield(s, hexes_lowest(rest), gain);
    island_hand_out(s, gain);
}

/* ---- Bank trade ---- */

/* How many cards of each kind the bank wants for one, by harbours owned (IB-55 to IB-57). */
extern const uint64_t HARBOUR_RATES[64];

static inline uint64_t island_rates(const struct island *s, int seat)
{
    return HARBOUR_RATES[s->harbours[seat] & 63];
}

#endif
