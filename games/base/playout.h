/* playout.h - the phases of a random game, for the playouts of the base game and of games that
 * embed it.
 *
 * Every seat chooses uniformly among its listed actions, drawing from the same random streams
 * in the same order as the generic driver with the bot `random`, so both play the same game to
 * the last byte (the conformance test compares them). The speed comes from never making a list:
 * the menu's sets are counted, one number is drawn, and the chosen member is found.
 */
#ifndef BASE_PLAYOUT_H
#define BASE_PLAYOUT_H

#include "core/dealer.h"
#include "games/base/menu.h"
#ifdef ISLAND_WIDE
#include "games/base/playout_sea.h"
#endif

/* A card from the menu, the n-th in listing order. */
static inline void random_card(struct base_state *s, const struct menu *m, int n)
{
    if (n < m->knights) { base_do_knight(s); return; }
    n -= m->knights;
    if (n < m->road_buildings) { base_do_road_building(s); return; }
    n -= m->road_buildings;
    int inventions = __builtin_popcount(m->inventions);
    if (n < inventions) {
        struct exchange x = BASE_INVENTION[bits_nth(m->inventions, n)];
        base_do_invention(s, cards_one(x.given) + cards_one(x.taken));
        return;
    }
    base_do_monopoly(s, n - inventions);
}

static inline int random_card_count(const struct menu *m)
{
    return m->knights + m->road_buildings + __builtin_popcount(m->inventions) +
           RESOURCE_COUNT * m->monopolies;
}

static inline void random_draw(struct base_state *s, struct lf_dealer *d)
{
    uint32_t left = (uint32_t)dev_count(s->deck);
    uint32_t pick = left > 1 ? lf_deal(d, K_CARD, left) : 0;
    int card = 0;
    for (uint32_t here; pick >= (here = (uint32_t)dev_of(s->deck, card)); card++) pick -= here;
    base_do_card(s, card);
}

static inline void random_trade(struct base_state *s, const struct menu *m, int n)
{
    int seat = s->island.active, trades = bits_count(m->bank);
    if (n < trades) {
        struct exchange x = BASE_PAIR[bits_nth(m->bank, n)];
        int rate = cards_of(island_rates(&s->island, seat), x.given);
        island_trade_bank(&s->island, cards_some(x.given, rate), cards_one(x.taken));
        return;
    }
    struct exchange x = BASE_OFFER_LIST[bits_nth(m->offers, n - trades)];
    base_do_offer(s, offer_to_all(&s->island, seat) | exchange_fields(x));
}

/* What a game at sea does otherwise: playout_sea.h. */
#ifndef ISLAND_WIDE
struct sea_menu;
static inline void random_road(struct base_state *s, int edge, struct sea_menu *m)
{
    (void)m;
    base_build_road(s, edge);
}
static inline void random_settlement(struct base_state *s, int corner, struct sea_menu *m)
{
    (void)m;
    base_build_settlement(s, corner);
}
static inline void random_city(struct base_state *s, int corner, struct sea_menu *m)
{
    (void)m;
    base_build_city(s, corner);
}
static inline void random_end(struct base_state *s, struct sea_menu *m)
{
    (void)m;
    base_do_end(s);
}
static inline void menu_robber(const struct base_state *s, int seat, hex_set allowed,
                               hex_set hexes[ISLAND_SEATS + 1], const struct sea_menu *m)
{
    (void)m;
    island_robber_menu(&s->island, seat, allowed, hexes);
}
#endif

/* What was done in the main phase: a kind of action and its place; RANDOM_MORE and the number of
 * the choice, where the game that embeds this one has more to choose from. */
enum { RANDOM_MORE = 0 };
struct random_deed { int kind, at; };

/* The menu of the main phase with how many settlements, roads and cities there are. */
static inline void random_menu(const struct base_state *s, int seat, struct menu *m, int count[3])
{
    menu_main(s, seat, m);
    count[0] = corners_count(m->settlements);
    count[1] = edges_count(m->roads);
    count[2] = corners_count(m->cities);
}

/* Main phase: one choice among everything the menu has, and `more` that are listed behind it. sea:
 * NULL on boards without. */
static inline struct random_deed random_main(struct base_state *s, struct lf_dealer *d, int more,
                                             uint64_t *transitions, struct sea_menu *sea)
{
    struct menu m;
    int seat = s->island.active;
    int count[3];
    random_menu(s, seat, &m, count);
    int settlements = count[0], roads = count[1], cities = count[2], cards = random_card_count(&m);
    int end = settlements + roads + cities + m.buys + cards + bits_count(m.bank) +
              bits_count(m.offers);
    int n = lf_choose(d, seat, end + 1 + more);
    ++*transitions;
    if (n > end) return (struct random_deed){ RANDOM_MORE, n - end - 1 };
    if (n == end) { random_end(s, sea); return (struct random_deed){ K_END, 0 }; }
    if (n < settlements) {
        int corner = corners_nth(m.settlements, n);
        random_settlement(s, corner, sea);
        return (struct random_deed){ K_SETTLEMENT, corner };
    }
    n -= settlements;
    if (n < roads) {
        int edge = edges_nth(m.roads, n);
        random_road(s, edge, sea);
        return (struct random_deed){ K_ROAD, edge };
    }
    n -= roads;
    if (n < cities) {
        random_city(s, corners_nth(m.cities, n), sea);
        return (struct random_deed){ K_CITY, 0 };
    }
    n -= cities;
    if (n < m.buys) {
        base_do_buy(s);
        ++*transitions;
        random_draw(s, d);
    } else if ((n -= m.buys) < cards) random_card(s, &m, n);
    else {
        random_trade(s, &m, n - cards);
        return (struct random_deed){ K_BANK, 0 };
    }
    return (struct random_deed){ K_BUY, 0 };
}

static inline void random_robber(struct base_state *s, struct lf_dealer *d,
                                 uint64_t *transitions, struct sea_menu *sea)
{
    enum { ROWS = ISLAND_SEATS + 1, FIGURES = 1 + ISLAND_SEA };
    hex_set hexes[ROWS * FIGURES];
    int seat = s->island.active, total = 0, i = 0;
    menu_robber(s, seat, base_robber_hexes(s, seat), hexes, sea);
#ifdef ISLAND_WIDE
    menu_pirate(s, seat, base_pirate_hexes(s, seat), hexes + ROWS, sea);
#endif
    for (int k = 0; k < ROWS * FIGURES; k++) total += hexes_count(hexes[k]);
    int n = lf_choose(d, seat, total);
    for (int here; n >= (here = hexes_count(hexes[i])); i++) n -= here;
    int hex = hexes_nth(hexes[i], n);
#ifdef ISLAND_WIDE
    if (i >= ROWS) base_do_pirate(s, hex, i - ROWS == ISLAND_SEATS ? LF_NOBODY : i - ROWS);
    else
#endif
    base_do_robber(s, hex, i == ISLAND_SEATS ? LF_NOBODY : i);
    ++*transitions;
    if (s->phase != BASE_STEAL) return;
    uint64_t hand = island_robbed_hand(&s->island, s->dues);
    uint32_t size = (uint32_t)cards_count(hand);
    base_do_loot(s, cards_nth(hand, size > 1 ? lf_deal(d, K_LOOT, size) : 0));
    ++*transitions;
}

static inline void random_discards(struct base_state *s, struct lf_dealer *d,
                                   uint64_t *transitions)
{
    for (int seat = 0; s->phase == BASE_DISCARD; seat++)
        while (s->dues[seat]) {
            unsigned kinds = lanes_at_least(s->island.hand[seat], LANE_ONES);
            int kind = bits_nth(kinds, lf_choose(d, seat, __builtin_popcount(kinds)));
            base_do_discard(s, seat, cards_one(kind));
            ++*transitions;
        }
}

/* True: a road was placed. */
static inline bool random_free_roads(struct base_state *s, struct lf_dealer *d,
                                     uint64_t *transitions)
{
    int seat = s->island.active;
    edge_set places = island_road_places(&s->island, seat);
    int roads = edges_count(places), stop = (s->flags & BASE_PAVED) != 0;
    int n = lf_choose(d, seat, roads + stop);
    ++*transitions;
    if (n < roads) base_place_free_road(s, edges_nth(places, n));
    else base_end_free_roads(s);
    return n < roads;
}

/* The lowest seat that owes an answer: accept, decline, or one card for another. */
static inline void random_answer(struct base_state *s, struct lf_dealer *d, int seat)
{
    uint64_t given, taken, hand = s->island.hand[seat];
    trade_lanes(s->island.offer, &given, &taken);
    uint32_t counters = PAIRS_GIVING[lanes_at_least(hand, LANE_ONES)];
    int accept = cards_cover(hand, taken);
    int n = lf_choose(d, seat, accept + 1 + __builtin_popcount(counters));
    if (n <= accept) base_do_reply(s, seat, lf_act(n < accept ? K_ACCEPT : K_DECLINE, 0));
    else {
        struct exchange x = BASE_PAIR[bits_nth(counters, n - accept - 1)];
        base_do_reply(s, seat, lf_act(K_COUNTER, exchange_fields(x)));
    }
}

/* All have answered: confirm one of those that can be, or withdraw. */
static inline void random_close_offer(struct base_state *s, struct lf_dealer *d)
{
    lf_seats open = island_confirmable(&s->island, K_OFFER);
    int count = __builtin_popcount(open), n = lf_choose(d, s->island.active, count + 1);
    if (n < count) base_do_confirm(s, bits_nth(open, n));
    else base_close_offer(s);
}

static inline void random_offer_phase(struct base_state *s, struct lf_dealer *d,
                                      uint64_t *transitions)
{
    lf_seats unanswered = island_unanswered(&s->island);
    if (unanswered) random_answer(s, d, __builtin_ctz(unanswered));
    else random_close_offer(s, d);
    ++*transitions;
}

#endif
