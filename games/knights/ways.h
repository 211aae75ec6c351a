/* ways.h - in how many ways a random seat at sea may play each of its progress cards, remembered
 * from action to action of its turn: playout.c plays by it. On wide boards a look at the board
 * costs more than to know which actions leave a card as it was.
 */
#ifndef KNIGHTS_WAYS_H
#define KNIGHTS_WAYS_H

#include "games/knights/memory.h"

#ifdef ISLAND_WIDE

/* Cards that go by what a hand and the bank have, by lines and how long they are, and by points. */
#define CARDS_BY_HAND (1u << CARD_MEDICINE | 1u << CARD_IRRIGATION | 1u << CARD_MINING)
#define CARDS_BY_POINTS (1u << CARD_MASTER_MERCHANT | 1u << CARD_WEDDING | 1u << CARD_SABOTEUR)
#define CARDS_BY_LINES \
    (CARDS_BY_POINTS | 1u << CARD_INTRIGUE | 1u << CARD_ROAD_BUILDING | 1u << CARD_DIPLOMAT)

/* Other seats with so many points more than one and at least so many cards, as lanes of points and
 * sets of seats tell. */
static inline lf_seats seats_before(uint64_t lanes, int seat, int more, lf_seats able)
{
    int least = (int)(lanes >> 8 * seat & 0xFF) + more;
    return lanes_at_least(lanes, (uint64_t)(least > 0 ? least : 0) * LANE_ONES) & able;
}

/* The same while it may be open who holds Longest Road, which is found out where it decides. any:
 * it is enough to know whether there is one. */
static inline lf_seats seats_ahead(struct knights_state *s, int seat, int more, int cards, bool any,
                                   struct memory *memory)
{
    lf_seats able = 0;
    uint64_t lanes = point_lanes(s, memory);
    for (int i = 0; i < s->island.seat_count; i++)
        able |= (lf_seats)(island_hand_size(&s->island, i) >= cards) << i;
    able &= ~lf_seat_bit(seat);
    lf_seats now = seats_before(lanes, seat, more, able);
    if (!memory->routes.changes) return now;
    lf_seats may = routes_contenders(&memory->routes);
    lf_seats come = seats_before(lanes, seat, more - LONGEST_POINTS, able & may) & ~now, go = 0;
    if (may >> seat & 1) go = now & ~seats_before(lanes, seat, more + LONGEST_POINTS, able);
    if ((!come && !go) || (any && now & ~go)) return now;
    if (come & (come - 1) || (come && go)) routes_name(&memory->routes, &s->island);
    else routes_holds(&memory->routes, &s->island, come ? __builtin_ctz(come) : seat);
    return seats_before(point_lanes(s, memory), seat, more, able);
}

/* In how many ways a card may be played. Some are held long because there is seldom any: for those
 * what tells it soonest is looked at first. */
static int card_ways(struct knights_state *s, int seat, int card, struct memory *memory)
{
    const struct island *island = &s->island;
    switch (card) {
    case CARD_ALCHEMIST: return 0;                                  /* only before the roll */
    case CARD_CRANE: return corners_any(island->cities[seat]) && count_card(s, seat, card);
    case CARD_IRRIGATION:
        return corners_meet(island_buildings_of(island, seat), memory->fields) &&
               cards_of(island->bank, FIELDS);
    case CARD_MINING:
        return corners_meet(island_buildings_of(island, seat), memory->mountains) &&
               cards_of(island->bank, MOUNTAINS);
    case CARD_MEDICINE:
        return cards_cover(island->hand[seat], COST_MEDICINE) ? count_card(s, seat, card) : 0;
    case CARD_SMITH:
        return corners_any(knights_promotable(s, seat)) ? count_card(s, seat, card) : 0;
    case CARD_MASTER_MERCHANT:
        return __builtin_popcount(seats_ahead(s, seat, 1, 1, false, memory));
    case CARD_WEDDING: return seats_ahead(s, seat, 1, 1, true, memory) != 0;
    case CARD_SABOTEUR: return seats_ahead(s, seat, 0, 2, true, memory) != 0;
    default: return count_card(s, seat, card);
    }
}

/* Brings what is remembered of a hand up to date. It is large and called seldom, and would be in
 * the way of what comes often. */
__attribute__((noinline))
static void learn_ways(struct knights_state *s, int seat, struct memory *memory)
{
    struct ways_known *w = &memory->cards;
    if (!w->known) w->held = progress_set(s->progress[seat]);
    for (uint32_t at = w->held & ~w->known; at; at &= at - 1) {
        int card = __builtin_ctz(at);
        w->count[card] = (uint16_t)card_ways(s, seat, card, memory);
    }
    w->known = w->held;
    w->total = 0;
    for (uint32_t at = w->held; at; at &= at - 1) w->total += w->count[__builtin_ctz(at)];
}

/* In how many ways a seat that holds cards may play one. */
static inline int take_ways(struct knights_state *s, int seat, struct memory *memory)
{
    const struct ways_known *w = &memory->cards;
    if (!w->known || w->held != w->known) learn_ways(s, seat, memory);
    return w->total;
}

/* The n-th swap of Inventor. */
static uint64_t nth_swap(const struct knights_state *s, int n)
{
    hex_set first = knights_swap_hexes(s);
    for (;; first = hexes_rest(first)) {
        int a = hexes_lowest(first);
        hex_set same = s->island.number_hexes[island_number(&s->island, a) - 2];
        hex_set others = hexes_minus(hexes_rest(first), same);
        int here = hexes_count(others);
        if (n < here) return (uint64_t)(a << 8 | hexes_nth(others, n));
        n -= here;
    }
}

/* The n-th way to play a card, as it would be listed; most need no list. */
static lf_action nth_way(const struct knights_state *s, int seat, int card, int n)
{
    lf_action list[LF_LEGAL_MAX];
    int kind = knights_kind_of_card(card), at = 0;
    switch (card) {
    case CARD_ENGINEER: at = corners_nth(knights_wall_places(s, seat), n); break;
    case CARD_INVENTOR: return lf_act(kind, nth_swap(s, n));
    case CARD_MEDICINE: at = corners_nth(knights_city_places(s, seat), n); break;
    case CARD_SMITH: knights_list_ways(s, seat, card, list); return list[n];
    case CARD_MASTER_MERCHANT: at = bits_nth(knights_richer_seats(s, seat), n); break;
    case CARD_MERCHANT: at = hexes_nth(knights_merchant_hexes(s, seat), n); break;
    case CARD_MERCHANT_FLEET: at = bits_nth(0xFFu & ~(unsigned)s->fleet, n); break;
    case CARD_RESOURCE_MONOPOLY: at = BRICK + n; break;
    case CARD_TRADE_MONOPOLY: at = PAPER + n; break;
    case CARD_BISHOP: at = hexes_nth(island_other_hexes(&s->island), n); break;
    case CARD_DESERTER: at = bits_nth(knights_deserted_seats(s, seat), n); break;
    case CARD_DIPLOMAT: at = edges_nth(knights_open_roads(s), n); break;
    case CARD_INTRIGUE: at = corners_nth(knights_intrigue_corners(s, seat), n); break;
    case CARD_SPY: at = bits_nth(knights_spied_seats(s, seat), n); break;
    default: break;
    }
    return lf_act(kind, (uint64_t)at);
}

#endif

#endif
