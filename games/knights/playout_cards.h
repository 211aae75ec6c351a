/* playout_cards.h - which progress cards a random seat may play, and in how many ways: a part of
 * playout.c, which alone includes it. */
#ifndef KNIGHTS_PLAYOUT_CARDS_H
#define KNIGHTS_PLAYOUT_CARDS_H

#include "games/knights/check.h"
#include "games/knights/memory.h"

/* The swaps of Inventor: pairs of tokens with different numbers. */
static int count_swaps(const struct knights_state *s)
{
    int all = 0, equal = 0;
    hex_set may = knights_swap_hexes(s);
    for (int i = 0; i < 11; i++) {
        int here = hexes_count(hexes_and(s->island.number_hexes[i], may));
        all += here;
        equal += here * (here - 1) / 2;
    }
    return all * (all - 1) / 2 - equal;
}

/* Some cards are held long because there is seldom a way to play them: those of the seat that
 * cannot be played now, as far as a look tells. At sea ways.h has the same. */
#ifndef ISLAND_WIDE
static inline uint32_t card_if(bool condition, int card) { return (uint32_t)condition << card; }

static inline uint32_t idle_cards(const struct knights_state *s, int seat, uint32_t held,
                                  const struct memory *memory)
{
    const struct island *island = &s->island;
    corner_set cities = island->cities[seat], buildings = island_buildings_of(island, seat);
    (void)held;
    return 1u << CARD_ALCHEMIST |                          /* only before the roll */
        card_if(!corners_any(cities), CARD_CRANE) |
        card_if(!corners_any(corners_minus(cities, s->walls)), CARD_ENGINEER) |
        card_if(!corners_meet(buildings, memory->fields), CARD_IRRIGATION) |
        card_if(!cards_cover(island->hand[seat], COST_MEDICINE), CARD_MEDICINE) |
        card_if(!corners_meet(buildings, memory->mountains), CARD_MINING) |
        card_if(island_road_count(island, seat) == ROADS_EACH, CARD_ROAD_BUILDING) |
        card_if(!corners_any(knights_promotable(s, seat)), CARD_SMITH) |
        card_if(!corners_any(knights_intrigue_corners(s, seat)), CARD_INTRIGUE) |
        card_if(!corners_any(knights_asleep(s, seat)), CARD_WARLORD);
}

/* Cards that the seat holds, without most of those that it cannot play now. */
static uint32_t playable(const struct knights_state *s, int seat, const struct memory *memory)
{
    const uint32_t richer = 1u << CARD_MASTER_MERCHANT | 1u << CARD_WEDDING;
    uint32_t held = progress_set(s->progress[seat]);
    if (held & richer && !knights_richer_seats(s, seat)) held &= ~richer;
    return held & ~idle_cards(s, seat, held, memory);
}
#endif

/* How many ways there are to play one of these cards; most are counted, not listed. */
static int count_card(const struct knights_state *s, int seat, int card)
{
    lf_action list[LF_LEGAL_MAX];
    switch (card) {
    case CARD_ENGINEER: return corners_count(knights_wall_places(s, seat));
    case CARD_INVENTOR: return count_swaps(s);
    case CARD_MEDICINE: return corners_count(knights_city_places(s, seat));
    case CARD_MASTER_MERCHANT: return __builtin_popcount(knights_richer_seats(s, seat));
    case CARD_MERCHANT: return hexes_count(knights_merchant_hexes(s, seat));
    case CARD_MERCHANT_FLEET: return KIND_COUNT - __builtin_popcount(s->fleet);
    case CARD_BISHOP:
        if (ISLAND_SEA) return s->landings ? hexes_count(island_other_hexes(&s->island)) : 0;
        return s->landings ? HEX_COUNT - 1 : 0;
    case CARD_DESERTER: return __builtin_popcount(knights_deserted_seats(s, seat));
    case CARD_DIPLOMAT: return edges_count(knights_open_roads(s));
    case CARD_INTRIGUE: return corners_count(knights_intrigue_corners(s, seat));
    case CARD_RESOURCE_MONOPOLY:
        return knights_check_trade(s, seat, card, BRICK) ? 0 : RESOURCE_COUNT;
    case CARD_TRADE_MONOPOLY: return knights_check_trade(s, seat, card, PAPER) ? 0 : TRACK_COUNT;
    case CARD_SPY: return __builtin_popcount(knights_spied_seats(s, seat));
    case CARD_CRANE: case CARD_IRRIGATION: case CARD_MINING: case CARD_ROAD_BUILDING:
        return knights_check_science(s, seat, card, 0) == 0;
    case CARD_COMMERCIAL_HARBOR: return knights_check_trade(s, seat, card, 0) == 0;
    case CARD_SABOTEUR: case CARD_WARLORD: case CARD_WEDDING:
        return knights_check_politics(s, seat, card, 0) == 0;
    default: return knights_list_ways(s, seat, card, list);
    }
}

#endif
