/* sea.c - ships, the pirate and gold: what sea.h declares and does not need at full speed, and what
 * is forbidden of it, by which rule. */
#include "games/island/sea.h"

#include "games/island/legal.h"

#ifdef ISLAND_WIDE

/* ---- Land ---- */

static corner_set corners_of_hexes(hex_set hexes)
{
    corner_set corners = corners_none();
    for (; hexes_any(hexes); hexes = hexes_rest(hexes))
        corners_join(&corners, HEX_CORNERS[hexes_lowest(hexes)]);
    return corners;
}

corner_set island_land_corners(const struct island *s) { return corners_of_hexes(s->land); }

corner_set island_home_corners(const struct island *s)
{
    hex_set islands = hexes_none();
    for (hex_set at = s->land; hexes_any(at); at = hexes_rest(at))
        if (island_isle(s, hexes_lowest(at))) hexes_add(&islands, hexes_lowest(at));
    return corners_minus(island_land_corners(s), corners_of_hexes(islands));
}

/* ---- Ships ---- */

static int far_end(int edge, int corner)
{
    return EDGE_CORNER[2 * edge] ^ EDGE_CORNER[2 * edge + 1] ^ corner;
}

void island_join_lines(struct island *s, int seat, int corner, corner_set stops)
{
    edge_set here = edges_and(s->line[seat], CORNER_EDGES[corner]);
    edge_set ships = edges_and(here, s->ships);
    int length = s->road_length[seat];
    if (length == LENGTH_OPEN || !edges_any(ships) || edges_equal(ships, here)) return;
    for (; edges_any(ships); ships = edges_rest(ships))
        length = island_trail_past(s, seat, edges_lowest(ships), length, stops);
    if (length == s->road_length[seat]) return;
    s->road_length[seat] = (uint8_t)length;
    island_award_longest(s);
}

/* The line and where it goes on; its length is left to the caller. */
static void put_ship(struct island *s, int seat, int edge, corner_set stops)
{
    edges_add(&s->line[seat], edge);
    edges_add(&s->ships, edge);
    corners_join(&s->reach[seat], EDGE_CORNERS[edge]);
    for (int k = 0; k < 2; k++) {
        int end = EDGE_CORNER[2 * edge + k];
        if (!corners_has(stops, end)) island_widen_seaways(s, seat, end);
    }
}

void island_add_ship(struct island *s, int seat, int edge, corner_set stops)
{
    put_ship(s, seat, edge, stops);
    edges_add(&s->fresh_ships, edge);
    int length = island_trail_past(s, seat, edge, s->road_length[seat], stops);
    if (length == s->road_length[seat]) return;
    s->road_length[seat] = (uint8_t)length;
    if (length >= LONGEST_LEAST) island_award_longest(s);
}

/* Takes a ship off: its ends hold no line of the seat any more unless others do. */
static void lift_ship(struct island *s, int seat, int edge, corner_set stops)
{
    edges_remove(&s->line[seat], edge);
    edges_remove(&s->ships, edge);
    for (int k = 0; k < 2; k++) {
        int corner = EDGE_CORNER[2 * edge + k];
        if (!edges_meet(s->line[seat], CORNER_EDGES[corner]))
            corners_remove(&s->reach[seat], corner);
        if (island_holds_ships(s, seat, corner, edge, stops)) continue;
        for (int i = 0; i < 3; i++) {
            int next = CORNER_EDGE[3 * corner + i];
            if (next != NOWHERE &&
                !island_holds_ships(s, seat, far_end(next, corner), edge, stops))
                edges_remove(&s->seaways[seat], next);
        }
    }
}

/* A ship at the end of a line can only be the first or last of a trail, so that the longest is at
 * most one shorter without it. */
void island_move_ship(struct island *s, int seat, int from, int to, corner_set stops)
{
    bool last = false;
    for (int k = 0; k < 2; k++) {
        edge_set here = edges_and(s->line[seat], CORNER_EDGES[EDGE_CORNER[2 * from + k]]);
        last |= edges_count(here) == 1;
    }
    int known = last ? s->road_length[seat] - 1 : 0;
    lift_ship(s, seat, from, stops);
    put_ship(s, seat, to, stops);
    s->road_length[seat] = (uint8_t)island_longest_beyond(s, seat, known, stops);
    island_award_longest(s);
}

/* ---- What is forbidden of ships ---- */

bool island_only_ships_at(const struct island *s, int seat, int edge)
{
    for (int k = 0; k < 2; k++) {
        edge_set here = edges_and(s->line[seat], CORNER_EDGES[EDGE_CORNER[2 * edge + k]]);
        if (edges_any(here) && !edges_any(edges_minus(here, s->ships))) return true;
    }
    return false;
}

/* An edge of sea with nothing on it, away from the pirate. */
static lf_rule check_sea_edge(const struct island *s, uint64_t edge, lf_rule at_pirate)
{
    if (edge >= EDGE_COUNT) return IB(10);
    if (!island_is_sea_edge(s, (int)edge)) return SF(2);
    if (island_edge_taken(s, (int)edge)) return SF(3);
    return edges_has(island_pirate_edges(s), (int)edge) ? at_pirate : 0;
}

lf_rule island_check_ship(const struct island *s, int seat, uint64_t edge)
{
    lf_rule rule = check_sea_edge(s, edge, SF(8));
    if (rule) return rule;
    if (island_ship_count(s, seat) >= SHIPS_EACH) return SF(1);
    return edges_has(s->seaways[seat], (int)edge) ? 0 : SF(4);
}

lf_rule island_check_founding_ship(const struct island *s, int corner, uint64_t edge)
{
    lf_rule rule = check_sea_edge(s, edge, SF(8));
    if (rule) return rule;
    return corners_has(EDGE_CORNERS[edge], corner) ? 0 : SF(7);
}

lf_rule island_check_sail(const struct island *s, int seat, uint64_t args, corner_set anchors,
                          corner_set stops)
{
    uint64_t from = args >> 8, to = args & 0xFF;
    if (from >= EDGE_COUNT || !edges_has(island_ships(s, seat), (int)from)) return SF(12);
    if (edges_has(s->fresh_ships, (int)from)) return SF(15);
    if (edges_has(island_pirate_edges(s), (int)from)) return SF(17);
    if (!edges_has(island_sailors(s, seat, anchors), (int)from))
        return island_held_rule(s, seat, (int)from, anchors);
    if (to == from) return SF(16);
    lf_rule rule = check_sea_edge(s, to, SF(17));
    if (rule) return rule;
    edge_set places = island_ship_places(s, seat);
    places = island_sail_places(s, seat, (int)from, stops, places);
    return edges_has(places, (int)to) ? 0 : SF(16);
}

/* ---- The pirate ---- */

hex_set island_ship_hexes(const struct island *s, int seat)
{
    edge_set ships = island_ships(s, seat);
    hex_set hexes = hexes_none();
    for (int k = 0; k < EDGE_SET_WORDS; k++)
        for (uint64_t at = ships.w[k]; at; at &= at - 1)
            hexes_join(&hexes, EDGE_HEXES[k * edges_word_bits + bits_lowest(at)]);
    return hexes;
}

lf_seats island_pirate_candidates(const struct island *s, int seat, int hex)
{
    lf_seats set = 0;
    for (int i = 0; i < s->seat_count; i++)
        if (i != seat && edges_meet(island_ships(s, i), HEX_EDGES[hex])) set |= lf_seat_bit(i);
    return set;
}

void island_pirate_menu(const struct island *s, int seat, hex_set allowed,
                        hex_set hexes[ISLAND_SEATS + 1])
{
    hex_set lonely = allowed;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        bool robbed = i != seat && i < s->seat_count;
        hexes[i] = robbed ? hexes_and(island_ship_hexes(s, i), allowed) : hexes_none();
        lonely = hexes_minus(lonely, hexes[i]);
    }
    hexes[ISLAND_SEATS] = lonely;
}

lf_rule island_check_pirate(const struct island *s, int seat, uint64_t args, hex_set hexes,
                            lf_rule elsewhere)
{
    uint64_t hex = args & 0xFF, victim = args >> 8;
    if (s->pirate >= HEX_COUNT) return SF(20);
    if (hex >= HEX_COUNT) return IB(7);
    if (!hexes_has(island_pirate_hexes(s), (int)hex)) return SF(21);
    if (!hexes_has(hexes, (int)hex)) return elsewhere;
    lf_seats candidates = island_pirate_candidates(s, seat, (int)hex);
    if (victim == LF_NOBODY) return candidates ? SF(22) : 0;
    return victim < s->seat_count && candidates >> victim & 1 ? 0 : SF(22);
}

/* ---- Gold ---- */

lf_rule island_check_gold(const struct island *s, int seat, uint64_t fields)
{
    uint64_t given, taken;
    trade_lanes(fields, &given, &taken);
    if (fields >> 48 || given || taken & ~RESOURCE_LANES || cards_count(taken) != s->gold[seat])
        return SF(24);
    return cards_cover(s->bank, taken) ? 0 : SF(26);
}

/* Choices are listed with `kind` cards of the last kind first, none before one. */
struct picks { lf_action *out; int count, action; uint64_t bank, fixed; };

static void pick_from(struct picks *p, int kind, int left, uint64_t chosen)
{
    if (kind == 0 && cards_of(p->bank, 0) < left) return;
    if (kind == 0) {
        uint64_t cards = p->fixed + chosen + cards_some(0, left);
        p->out[p->count++] = lf_act(p->action, trade_fields(0, cards));
        return;
    }
    int most = cards_of(p->bank, kind);
    for (int n = 0; n <= left && n <= most; n++)
        pick_from(p, kind - 1, left - n, chosen + cards_some(kind, n));
}

/* Of more than ten cards those beyond come from the fullest piles. */
int island_list_gold(const struct island *s, int seat, int kind, lf_action *out)
{
    enum { FREE = 10 };
    struct picks p = { out, 0, kind, s->bank & RESOURCE_LANES, 0 };
    int left = s->gold[seat];
    for (; left > FREE; left--) {
        int fullest = 0;
        for (int k = 1; k < RESOURCE_COUNT; k++)
            if (cards_of(p.bank, k) > cards_of(p.bank, fullest)) fullest = k;
        p.bank -= cards_one(fullest);
        p.fixed += cards_one(fullest);
    }
    pick_from(&p, RESOURCE_COUNT - 1, left, 0);
    return p.count;
}

/* ---- Soundness ---- */

static bool ships_sound(const struct island *s, int seat)
{
    for (edge_set at = island_ships(s, seat); edges_any(at); at = edges_rest(at))
        if (!island_is_sea_edge(s, edges_lowest(at))) return false;
    for (edge_set at = island_roads(s, seat); edges_any(at); at = edges_rest(at))
        if (!island_is_land_edge(s, edges_lowest(at))) return false;
    return true;
}

bool island_sea_sound(const struct island *s)
{
    edge_set all = edges_none();
    for (int i = 0; i < ISLAND_SEATS; i++) {
        if (!ships_sound(s, i) || (i >= s->seat_count && s->gold[i])) return false;
        edges_join(&all, s->line[i]);
    }
    if (edges_any(edges_minus(s->ships, all))) return false;
    if (edges_any(edges_minus(s->fresh_ships, island_ships(s, s->active)))) return false;
    if (s->pirate != HEX_COUNT && !hexes_has(s->sea, s->pirate)) return false;
    if (!island_gold_owed(s)) return true;
    return s->gold[island_gold_seat(s)] <= cards_count(s->bank & RESOURCE_LANES);
}

#endif
