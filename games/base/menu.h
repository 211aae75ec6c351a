/* menu.h - what the active seat may do in the main phase, as masks.
 *
 * The masks are in the order in which legal() lists, so the n-th bit is the n-th action: the
 * list and the random playout are two readings of one menu.
 */
#ifndef BASE_MENU_H
#define BASE_MENU_H

#include "games/base/moves.h"

/* The ordered pairs (given, taken) of two resources. */
#define PAIRS(X) X(0, 1) X(0, 2) X(0, 3) X(0, 4) X(1, 0) X(1, 2) X(1, 3) X(1, 4) X(2, 0) X(2, 1) \
    X(2, 3) X(2, 4) X(3, 0) X(3, 1) X(3, 2) X(3, 4) X(4, 0) X(4, 1) X(4, 2) X(4, 3)

/* Places in ascending order of the packed trade fields: the higher kind decides first, and there
 * a taken count (small) comes before a given one (negative, so large). */
#define PAIR_INDEX(a, b) ((a) < (b) ? (b) * ((b) - 1) + (a) : (a) * (a) + (b))
#define OFFER_BASE(m) (3 * (m) * ((m) - 1))
#define OFFER_1_1(a, b) \
    ((a) < (b) ? OFFER_BASE(b) + 2 * (a) + 1 : OFFER_BASE(a) + 4 * (a) + 2 * (b))
#define OFFER_2_1(a, b) ((a) < (b) ? OFFER_BASE(b) + 2 * (a) : OFFER_BASE(a) + 3 * (a) + (b))
#define OFFER_1_2(a, b) \
    ((a) < (b) ? OFFER_BASE(b) + 2 * (b) + (a) : OFFER_BASE(a) + 4 * (a) + 2 * (b) + 1)
#define INVENTION_INDEX(i, j) ((j) * ((j) + 1) / 2 + (i))            /* i <= j */
enum { PAIR_COUNT = 20, OFFER_COUNT = 60, INVENTION_COUNT = 15 };

/* How many of which kind for how many of which. */
struct exchange { uint8_t gives, given, takes, taken; };
extern const struct exchange BASE_PAIR[PAIR_COUNT], BASE_OFFER_LIST[OFFER_COUNT];
extern const struct exchange BASE_INVENTION[INVENTION_COUNT];   /* given, taken: the two kinds */

/* Masks by a set of kinds: bank trades that give one of them, or take one; offers that give
 * one, or two, of them; inventions of two different ones, or of a pair. */
extern const uint32_t PAIRS_GIVING[32], PAIRS_TAKING[32];
extern const uint64_t OFFERS_OF_ONE[32], OFFERS_OF_TWO[32];
extern const uint16_t INVENTIONS_MIXED[32], INVENTIONS_DOUBLE[32];

struct menu {
    corner_set settlements, cities;
    edge_set roads;
    uint64_t offers;
    uint32_t bank;
    uint16_t inventions;
    uint8_t buys, knights, road_buildings, monopolies;    /* the latter: 0 or 1 */
};

/* The development cards that may be played now, before or after the roll. */
static inline void menu_cards(const struct base_state *s, int seat, struct menu *m)
{
    uint32_t ripe = base_ripe(s, seat);
    m->knights = m->road_buildings = m->monopolies = 0;
    m->inventions = 0;
    if (s->flags & BASE_PLAYED || !(ripe & 0xFFFF)) return;
    m->knights = dev_of(ripe, DEV_KNIGHT) > 0;
    m->road_buildings = dev_of(ripe, DEV_ROADS) > 0 && base_can_pave(s, seat);
    m->monopolies = dev_of(ripe, DEV_MONOPOLY) > 0;
    if (dev_of(ripe, DEV_INVENTION))
        m->inventions = INVENTIONS_MIXED[lanes_at_least(s->island.bank, LANE_ONES)] |
                        INVENTIONS_DOUBLE[lanes_at_least(s->island.bank, 2 * LANE_ONES)];
}

static inline void menu_buildings(const struct base_state *s, int seat, struct menu *m)
{
    const struct island *island = &s->island;
    uint64_t hand = island->hand[seat];
    bool road = island_both(cards_cover(hand, COST_ROAD),
                          island_road_count(island, seat) < ROADS_EACH);
    bool settlement = island_both(cards_cover(hand, COST_SETTLEMENT),
                                island_settlements_left(island, seat) > 0);
    bool city = island_both(cards_cover(hand, COST_CITY), island_cities_left(island, seat) > 0);
    m->settlements = corners_if(settlement, island_settlement_places(island, seat));
    m->roads = edges_if(road, island_road_places(island, seat));
    m->cities = corners_if(city, island->settlements[seat]);
    m->buys = island_both(cards_cover(hand, COST_CARD), base_deck_left(s));
}

/* The same on wide boards, where a set costs more than a wrong guess: what cannot be paid is not
 * looked at. count: settlements, roads and cities. */
static inline void menu_paid(const struct base_state *s, int seat, struct menu *m, int count[3])
{
    const struct island *island = &s->island;
    uint64_t hand = island->hand[seat];
    count[0] = count[1] = count[2] = 0;
    m->buys = cards_cover(hand, COST_CARD) && base_deck_left(s);
    if (cards_cover(hand, COST_ROAD)) {
        if (cards_cover(hand, COST_SETTLEMENT) && island_settlements_left(island, seat) > 0) {
            m->settlements = island_settlement_places(island, seat);
            count[0] = corners_count(m->settlements);
        }
        if (island_road_count(island, seat) < ROADS_EACH) {
            m->roads = island_road_places(island, seat);
            count[1] = edges_count(m->roads);
        }
    }
    if (cards_cover(hand, COST_CITY) && island_cities_left(island, seat) > 0) {
        m->cities = island->settlements[seat];
        count[2] = corners_count(m->cities);
    }
}

static inline void menu_trades(const struct base_state *s, int seat, struct menu *m)
{
    const struct island *island = &s->island;
    uint64_t hand = island->hand[seat];
    m->bank = 0;
    m->offers = 0;
    if (s->options & OPT_SEPARATE && s->flags & BASE_BUILT) return;
    m->bank = PAIRS_GIVING[lanes_at_least(hand, island_rates(island, seat)) & 31] &
              PAIRS_TAKING[lanes_at_least(island->bank, LANE_ONES)];
    if (s->offers < s->offers_max && s->offers < OFFERS_LISTED)
        m->offers = OFFERS_OF_ONE[lanes_at_least(hand, LANE_ONES)] |
                    OFFERS_OF_TWO[lanes_at_least(hand, 2 * LANE_ONES)];
}

static inline void menu_main(const struct base_state *s, int seat, struct menu *m)
{
    menu_buildings(s, seat, m);
    menu_cards(s, seat, m);
    menu_trades(s, seat, m);
}

static inline uint64_t exchange_fields(struct exchange x)
{
    return (uint64_t)(-(int)x.gives & 63) << 6 * x.given | (uint64_t)x.takes << 6 * x.taken;
}

#endif
