/* cards_politics.c - the blue progress cards (CKC-bishop to CKC-wedding). */
#include "games/knights/moves.h"

/* ---- What the cards look at ---- */

lf_seats knights_wedding_seats(const struct knights_state *s, int seat)
{
    return knights_richer_seats(s, seat);
}

/* Opponents with at least as many points and half a hand to lose: one card has no half. */
lf_seats knights_saboteur_seats(const struct knights_state *s, int seat)
{
    lf_seats equal = knights_ahead(s, seat, 0) & ~lf_seat_bit(seat);
    for (int i = 0; i < ISLAND_SEATS; i++)
        equal &= ~((lf_seats)(island_hand_size(&s->island, i) < 2) << i);
    return equal;
}

lf_seats knights_spied_seats(const struct knights_state *s, int seat)
{
    lf_seats set = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        set |= (lf_seats)(knights_progress_size(s, i) > 0) << i;
    return set & ~lf_seat_bit(seat);
}

lf_seats knights_deserted_seats(const struct knights_state *s, int seat)
{
    lf_seats set = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        set |= (lf_seats)corners_any(s->knights[i]) << i;
    return set & ~lf_seat_bit(seat);
}

int knights_road_owner(const struct knights_state *s, int edge)
{
    for (int i = 0; i < s->island.seat_count; i++)
        if (edges_has(island_line(&s->island, i), edge)) return i;       /* or ship (CKS-02) */
    return LF_NOBODY;
}

/* How many roads of a seat end at a corner. */
static int roads_at(const struct knights_state *s, int seat, int corner)
{
    return edges_count(edges_and(island_line(&s->island, seat), CORNER_EDGES[corner]));
}

/* Nothing else of the same colour at one end; and no knight may be left without a road. */
static edge_set open_roads_of(const struct knights_state *s, int owner)
{
    corner_set once = corners_none(), twice = once;        /* where that many roads end */
    edge_set roads = island_line(&s->island, owner), open = edges_none(), held = open;
    for (int k = 0; k < EDGE_SET_WORDS; k++)
        for (uint64_t at = roads.w[k]; at; at &= at - 1) {
            corner_set ends = EDGE_CORNERS[k * edges_word_bits + bits_lowest(at)];
            corners_join(&twice, corners_and(once, ends));
            corners_join(&once, ends);
        }
    corner_set single = corners_minus(once, twice);
    corner_set knights = corners_and(single, s->knights[owner]);
    corner_set free = corners_minus(single, island_buildings_of(&s->island, owner));
    for (; corners_any(free); free = corners_rest(free))
        edges_join(&open, CORNER_EDGES[corners_lowest(free)]);
    for (; corners_any(knights); knights = corners_rest(knights))
        edges_join(&held, CORNER_EDGES[corners_lowest(knights)]);
    return edges_minus(edges_and(open, roads), held);
}

edge_set knights_open_roads(const struct knights_state *s)
{
    edge_set open = edges_none();
    for (int i = 0; i < s->island.seat_count; i++) edges_join(&open, open_roads_of(s, i));
    return open;
}

/* The strength of the knight that left if such a piece is free; else in the English edition a
 * basic one, in the German edition any weaker one. */
unsigned knights_place_strengths(const struct knights_state *s)
{
    int strength = s->piece & 3, seat = s->island.active;
    unsigned set = 0;
    if (knights_piece_free(s, seat, strength)) return 1u << strength;
    for (int i = 1; i < strength; i++)
        if (knights_piece_free(s, seat, i) && (i == 1 || !is_english(s))) set |= 1u << i;
    return set;
}

/* ---- Checking ---- */

static lf_rule check_bishop(const struct knights_state *s, uint64_t hex)
{
    if (!s->landings) return CKC(bishop_1);
    if (ISLAND_SEA && hex < HEX_COUNT && !hexes_has(island_land(&s->island), (int)hex))
        return CKS(17);
    return hex < HEX_COUNT && hex != s->island.robber ? 0 : CKC(bishop_2);
}

static lf_rule check_diplomat(const struct knights_state *s, uint64_t edge)
{
    if (edge >= EDGE_COUNT || knights_road_owner(s, (int)edge) == LF_NOBODY) return CKC(diplomat_1);
    if (edges_has(knights_open_roads(s), (int)edge)) return 0;
    int owner = knights_road_owner(s, (int)edge);
    for (int k = 0; k < 2; k++) {
        int corner = EDGE_CORNER[2 * edge + (uint64_t)k];
        if (corners_has(s->knights[owner], corner) && roads_at(s, owner, corner) == 1)
            return CKC(diplomat_6);
    }
    return CKC(diplomat_1);
}

lf_rule knights_check_politics(const struct knights_state *s, int seat, int card, uint64_t args)
{
    bool opponent = args < s->island.seat_count && (int)args != seat;
    switch (card) {
    case CARD_BISHOP: return check_bishop(s, args);
    case CARD_DESERTER:
        return opponent && knights_deserted_seats(s, seat) >> args & 1 ? 0 : CKC(deserter_1);
    case CARD_DIPLOMAT: return check_diplomat(s, args);
    case CARD_INTRIGUE:
        return args < CORNER_COUNT && corners_has(knights_intrigue_corners(s, seat), (int)args)
                   ? 0 : CKC(intrigue_1);
    case CARD_SPY:
        if (!opponent) return CKC(spy_1);
        return knights_spied_seats(s, seat) >> args & 1 ? 0 : CK(125);
    default: break;
    }
    if (args) return CK(117);
    switch (card) {
    case CARD_SABOTEUR: return knights_saboteur_seats(s, seat) ? 0 : CK(125);
    case CARD_WARLORD: return corners_any(knights_asleep(s, seat)) ? 0 : CK(125);
    default: return knights_wedding_seats(s, seat) ? 0 : CK(125);
    }
}

/* ---- Playing ---- */

/* One card from each opponent at the hex (CKC-bishop.3). */
static void bishop(struct knights_state *s, int hex)
{
    lf_seats victims = island_candidates(&s->island, s->island.active, hex);
    s->island.robber = (uint8_t)hex;
    for (int i = 0; i < s->island.seat_count; i++)
        s->dues[i] = victims >> i & 1 && island_hand_size(&s->island, i) > 0;
    if (dues_any(s->dues)) s->phase = PHASE_STEAL;
    else knights_resume(s);
}

/* A foreign road goes back to its owner; one's own may be placed again at once, and Longest
 * Road is looked at only then (CKC-diplomat.3, .7). */
static void diplomat(struct knights_state *s, int edge)
{
    int owner = knights_road_owner(s, edge), seat = s->island.active;
#ifdef ISLAND_WIDE
    bool ship = edges_has(s->island.ships, edge);
    island_remove_road(&s->island, owner, edge, knights_stops(s, owner));
    edge_set places = ship ? island_ship_places(&s->island, seat)
                           : island_road_places(&s->island, seat);
    if (owner == seat && edges_any(edges_without(places, edge))) {      /* CKS-18 */
        s->place = (uint8_t)edge;
        s->phase = PHASE_REBUILD;
        if (ship) s->flags |= FLAG_LIFTED;
        return;
    }
#else
    island_remove_road(&s->island, owner, edge, knights_stops(s, owner));
    if (owner == seat) {
        if (edges_any(edges_without(island_road_places(&s->island, seat), edge))) {
            s->place = (uint8_t)edge;
            s->phase = PHASE_REBUILD;
            return;
        }
    }
#endif
    island_award_longest(&s->island);
    knights_resume(s);
}

static void owe(struct knights_state *s, lf_seats seats, bool half, int phase)
{
    for (int i = 0; i < s->island.seat_count; i++) {
        int size = island_hand_size(&s->island, i);
        int due = half ? size / 2 : size < 2 ? size : 2;
        s->dues[i] = (uint8_t)(seats >> i & 1 ? due : 0);
    }
    s->phase = (uint8_t)phase;
}

static void warlord(struct knights_state *s)
{
    corner_set asleep = knights_asleep(s, s->island.active);
    corners_join(&s->active, asleep);
    corners_join(&s->used, asleep);               /* they may not act this turn (CK-76) */
    knights_resume(s);
}

void knights_play_politics(struct knights_state *s, int card, uint64_t args)
{
    int seat = s->island.active, at = (int)args;
    knights_bury(s, seat, card);
    switch (card) {
    case CARD_BISHOP: bishop(s, at); return;
    case CARD_DESERTER:
        s->victim = (uint8_t)at;
        s->phase = PHASE_DESERT;
        return;
    case CARD_DIPLOMAT: diplomat(s, at); return;
    case CARD_INTRIGUE:
        for (int i = 0; i < s->island.seat_count; i++)
            if (corners_has(s->knights[i], at)) { knights_drive_away(s, i, at); return; }
        return;
    case CARD_SABOTEUR: owe(s, knights_saboteur_seats(s, seat), true, PHASE_SABOTAGE); return;
    case CARD_SPY:
        s->victim = (uint8_t)at;
        s->phase = PHASE_SPY;
        return;
    case CARD_WARLORD: warlord(s); return;
    default: owe(s, knights_wedding_seats(s, seat), false, PHASE_WEDDING); return;
    }
}
