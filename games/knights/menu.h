/* menu.h - what the active seat may do in the main phase, as masks and counts.
 *
 * The list and the random playout are two readings of one menu: parts come in the order of their
 * kinds, and the n-th of a part is the n-th in ascending order of its arguments.
 */
#ifndef KNIGHTS_MENU_H
#define KNIGHTS_MENU_H

#include "games/knights/moves.h"

#ifdef ISLAND_WIDE
enum menu_piece {
    MENU_SETTLEMENT, MENU_ROAD, MENU_CITY, MENU_WALL, MENU_RECRUIT, MENU_ACTIVATE, MENU_PROMOTE,
    MENU_COUNT,
};
#endif

struct menu {
    corner_set settlements, cities, walls, recruits, activates, promotes;
    edge_set roads;
#ifdef ISLAND_WIDE
    int count[MENU_COUNT];       /* how many members these have, if any: menu_count_pieces() */
#endif
    unsigned give, take;         /* bank trades: kinds that can be given, and taken */
    unsigned one, two;           /* offers: kinds of which one, two are held */
    int pieces, banks, offers;   /* how many of each are listed */
};

/* What can be built and done with knights for cards. Most hands buy little, so that what a purchase
 * needs is looked at only once it can be paid. */
static inline void menu_pieces(const struct knights_state *s, int seat, struct menu *m)
{
    const struct island *island = &s->island;
    uint64_t hand = island->hand[seat];
    m->settlements = m->cities = m->walls = m->recruits = m->promotes = corners_none();
    m->roads = edges_none();
    m->activates = corners_if(cards_cover(hand, COST_ACTIVE), knights_asleep(s, seat));
    m->pieces = corners_count(m->activates);
    if (cards_cover(hand, COST_ROAD)) {
        if (island_road_count(island, seat) < ROADS_EACH)
            m->roads = island_road_places(island, seat);
        if (cards_cover(hand, COST_SETTLEMENT) && knights_settlements_left(s, seat) > 0)
            m->settlements = knights_settlement_places(s, seat);
        m->pieces += edges_count(m->roads) + corners_count(m->settlements);
    }
    corner_set bare = corners_minus(island->cities[seat], s->walls);
    if (corners_any(corners_if(cards_cover(hand, COST_WALL), bare))) {
        m->walls = knights_wall_places(s, seat);
        m->pieces += corners_count(m->walls);
    }
    if (cards_cover(hand, COST_CITY)) {
        m->cities = knights_city_places(s, seat);
        m->pieces += corners_count(m->cities);
    }
    if (cards_cover(hand, COST_KNIGHT)) {
        if (knights_piece_free(s, seat, 1)) m->recruits = knights_places(s, seat);
        m->promotes = knights_promotable(s, seat);
        m->pieces += corners_count(m->recruits) + corners_count(m->promotes);
    }
}

#ifdef ISLAND_WIDE
/* Whether a hand may pay for any piece: one with grain, with brick and lumber, or with wool and
 * ore, which one number tells of the 32 sets of resources, or with two of brick. */
static inline bool menu_pays_any(uint64_t hand)
{
    const uint32_t pays = 0xFF00FF00u | 0x88888888u | 0xF0F00000u;
    return (pays >> (lanes_at_least(hand, LANE_ONES) & 31) & 1) | (cards_of(hand, BRICK) >= 2);
}

/* The same on wide boards, where a set costs more than a number: a set without members is left as
 * it is, and how many members each has is noted, in the order of the list, if there are any. */
static inline void menu_count_pieces(const struct knights_state *s, int seat, struct menu *m)
{
    const struct island *island = &s->island;
    uint64_t hand = island->hand[seat];
    m->pieces = 0;
    if (!menu_pays_any(hand)) return;
    for (int i = 0; i < MENU_COUNT; i++) m->count[i] = 0;
    if (cards_cover(hand, COST_ACTIVE)) {
        m->activates = knights_asleep(s, seat);
        m->count[MENU_ACTIVATE] = corners_count(m->activates);
    }
    if (cards_cover(hand, COST_ROAD)) {
        if (island_road_count(island, seat) < ROADS_EACH) {
            m->roads = island_road_places(island, seat);
            m->count[MENU_ROAD] = edges_count(m->roads);
        }
        if (cards_cover(hand, COST_SETTLEMENT) && knights_settlements_left(s, seat) > 0) {
            m->settlements = knights_settlement_places(s, seat);
            m->count[MENU_SETTLEMENT] = corners_count(m->settlements);
        }
    }
    if (cards_cover(hand, COST_WALL)) {
        m->walls = knights_wall_places(s, seat);
        m->count[MENU_WALL] = corners_count(m->walls);
    }
    if (cards_cover(hand, COST_CITY)) {
        m->cities = knights_city_places(s, seat);
        m->count[MENU_CITY] = corners_count(m->cities);
    }
    if (cards_cover(hand, COST_KNIGHT)) {
        if (knights_piece_free(s, seat, 1)) {
            m->recruits = knights_places(s, seat);
            m->count[MENU_RECRUIT] = corners_count(m->recruits);
        }
        m->promotes = knights_promotable(s, seat);
        m->count[MENU_PROMOTE] = corners_count(m->promotes);
    }
    for (int i = 0; i < MENU_COUNT; i++) m->pieces += m->count[i];
}
#endif

/* ---- Trades ---- */

static inline int menu_pair_count(unsigned give, unsigned take)
{
    return __builtin_popcount(give) * __builtin_popcount(take) - __builtin_popcount(give & take);
}

static inline void menu_trades_at(const struct knights_state *s, int seat, uint64_t rates,
                                  struct menu *m)
{
    uint64_t hand = s->island.hand[seat];
    m->give = lanes_at_least(hand, rates);
    m->take = lanes_at_least(s->island.bank, LANE_ONES);
    m->banks = menu_pair_count(m->give, m->take);
    m->offers = 0;
    m->one = m->two = 0;
    if (s->offers >= s->offers_max || s->offers >= OFFERS_LISTED) return;
    m->one = lanes_at_least(hand, LANE_ONES);
    m->two = lanes_at_least(hand, 2 * LANE_ONES);
    m->offers = (KIND_COUNT - 1) * (2 * __builtin_popcount(m->one) + __builtin_popcount(m->two));
}

static inline void menu_trades(const struct knights_state *s, int seat, struct menu *m)
{
    menu_trades_at(s, seat, knights_rates(s, seat), m);
}

/* Counter-offers: any card held for any other, one for one. */
static inline void menu_counters(const struct knights_state *s, int seat, struct menu *m)
{
    m->give = lanes_at_least(s->island.hand[seat], LANE_ONES);
    m->take = 0xFF;
    m->banks = menu_pair_count(m->give, m->take);
}

static inline uint64_t trade_of(int given, int gives, int taken, int takes)
{
    return (uint64_t)(-gives & 63) << 6 * given | (uint64_t)takes << 6 * taken;
}

static inline int unsigned_nth(unsigned set, int n)
{
    return bits_nth(set, n);
}

/* Exchanges of one kind for one card of another, in ascending order of their trade fields: the
 * higher kind decides, and there a card taken (small) comes before cards given (negative, so
 * large). A set of them is one word; by sets of kinds, those that give one of them, or take one. */
#define PAIR_INDEX(a, b) ((a) < (b) ? (b) * ((b) - 1) + (a) : (a) * (a) + (b))
struct pair { uint8_t given, taken; };
extern const struct pair KNIGHTS_PAIR[KIND_COUNT * (KIND_COUNT - 1)];
extern const uint64_t KNIGHTS_GIVING[256], KNIGHTS_TAKING[256];

static inline struct pair menu_pair_at(const struct menu *m, int n)
{
    return KNIGHTS_PAIR[bits_nth(KNIGHTS_GIVING[m->give] & KNIGHTS_TAKING[m->take], n)];
}

static inline uint64_t menu_pair(const struct menu *m, int n, const uint64_t *rates)
{
    struct pair pair = menu_pair_at(m, n);
    return trade_of(pair.given, rates ? cards_of(*rates, pair.given) : 1, pair.taken, 1);
}

static inline uint64_t menu_bank(const struct knights_state *s, int seat, const struct menu *m,
                                 int n)
{
    uint64_t rates = knights_rates(s, seat);
    return menu_pair(m, n, &rates);
}

/* The n-th offer with this highest kind. Five runs, ascending: one taken for two or one of each
 * lower kind held; two taken for one; two given for one of each lower kind; one given for one or
 * two of each. */
static inline uint64_t menu_offer_at(const struct menu *m, int high, int n)
{
    unsigned below = (1u << high) - 1;
    for (unsigned at = m->one & below; at; at &= at - 1) {
        int low = __builtin_ctz(at);
        if (m->two >> low & 1 && n-- == 0) return trade_of(low, 2, high, 1);
        if (n-- == 0) return trade_of(low, 1, high, 1);
    }
    int ones = __builtin_popcount(m->one & below);
    if (n < ones) return trade_of(unsigned_nth(m->one & below, n), 1, high, 2);
    n -= ones;
    if (m->two >> high & 1) {
        if (n < high) return trade_of(high, 2, n, 1);
        n -= high;
    }
    return trade_of(high, 1, n / 2, 1 + n % 2);
}

static inline uint64_t menu_offer(const struct knights_state *s, int seat, const struct menu *m,
                                  int n)
{
    lf_seats others = (lf_seat_bit(s->island.seat_count) - 1) & ~lf_seat_bit(seat);
    int high = 1;
    for (; high < KIND_COUNT; high++) {
        unsigned below = (1u << high) - 1;
        int here = 2 * __builtin_popcount(m->one & below) + __builtin_popcount(m->two & below) +
                   high * (2 * (int)(m->one >> high & 1) + (int)(m->two >> high & 1));
        if (n < here) break;
        n -= here;
    }
    return (uint64_t)others << 48 | menu_offer_at(m, high, n);
}

#endif
