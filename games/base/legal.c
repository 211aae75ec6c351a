/* legal.c - lists what a seat may do, ascending, from its state or its own view; and what
 * chance may come up with. */
#include "games/base/check.h"
#include "games/base/menu.h"
#include "games/island/sea_legal.h"

static void list_cards(struct list *list, const struct menu *m)
{
    if (m->knights) list_add(list, K_KNIGHT, 0);
    if (m->road_buildings) list_add(list, K_ROAD_BUILDING, 0);
    for (int i = 0; i < INVENTION_COUNT; i++)
        if (m->inventions >> i & 1)
            list_add(list, K_INVENTION, ((uint64_t)1 << 6 * BASE_INVENTION[i].given) +
                                   ((uint64_t)1 << 6 * BASE_INVENTION[i].taken));
    for (int kind = 0; m->monopolies && kind < RESOURCE_COUNT; kind++)
        list_add(list, K_MONOPOLY, (uint64_t)kind);
}

static void list_main(struct list *list, const struct base_state *s, int seat)
{
    struct menu m;
    uint64_t rates = island_rates(&s->island, seat);
    menu_main(s, seat, &m);
    list_corners(list, K_SETTLEMENT, m.settlements, 0);
    list_edges(list, K_ROAD, m.roads, 0);
    list_corners(list, K_CITY, m.cities, 0);
    if (m.buys) list_add(list, K_BUY, 0);
    list_cards(list, &m);
    for (uint32_t at = m.bank; at; at &= at - 1) {
        struct exchange x = BASE_PAIR[bits_lowest(at)];
        x.gives = (uint8_t)cards_of(rates, x.given);
        list_add(list, K_BANK, exchange_fields(x));
    }
    for (uint64_t at = m.offers; at; at &= at - 1)
        list_add(list, K_OFFER,
            offer_to_all(&s->island, seat) | exchange_fields(BASE_OFFER_LIST[bits_lowest(at)]));
    if (base_proposers(s) && base_kind_rule(s, seat, K_CONFIRM) == 0)
        list_bits(list, K_CONFIRM, island_confirmable(&s->island, K_OFFER));
    list_add(list, K_END, 0);
#ifdef ISLAND_WIDE
    if (cards_cover(s->island.hand[seat], COST_SHIP) && island_can_ship(&s->island, seat))
        list_edges(list, K_SHIP, island_ship_places(&s->island, seat), 0);
    list_sails(list, K_SAIL, &s->island, seat, base_sailors(s, seat),
               island_stops(&s->island, seat));
#endif
}

static void list_roll(struct list *list, const struct base_state *s, int seat)
{
    struct menu m;
    menu_cards(s, seat, &m);
    list_add(list, K_ROLL, 0);
    list_cards(list, &m);
}

/* Answers to an offer: accept, decline, or a card for a card on own terms. */
static void list_answers(struct list *list, const struct base_state *s, int seat)
{
    unsigned held = lanes_at_least(s->island.hand[seat], LANE_ONES);
    if (base_kind_rule(s, seat, K_ACCEPT) == 0) list_add(list, K_ACCEPT, 0);
    list_add(list, K_DECLINE, 0);
    for (uint32_t at = PAIRS_GIVING[held]; at; at &= at - 1)
        list_add(list, K_COUNTER, exchange_fields(BASE_PAIR[bits_lowest(at)]));
}

static void list_founding_road(struct list *list, const struct base_state *s)
{
    int corner = island_new_building(&s->island);
    list_edges(list, K_ROAD, island_edges_free_at(&s->island, corner), 0);
#ifdef ISLAND_WIDE
    list_edges(list, K_SHIP, island_founding_ships(&s->island, corner), 0);
#endif
}

static void list_free_roads(struct list *list, const struct base_state *s, int seat)
{
    if (island_can_pave(&s->island, seat))
        list_edges(list, K_ROAD, island_road_places(&s->island, seat), 0);
    if (s->flags & BASE_PAVED) list_add(list, K_DONE, 0);
#ifdef ISLAND_WIDE
    if (island_can_ship(&s->island, seat))
        list_edges(list, K_SHIP, island_ship_places(&s->island, seat), 0);
#endif
}

static void list_figures(struct list *list, const struct base_state *s, int seat)
{
    list_robber(list, K_ROBBER, &s->island, seat, base_robber_hexes(s, seat));
#ifdef ISLAND_WIDE
    list_pirate(list, K_PIRATE, &s->island, seat, base_pirate_hexes(s, seat));
#endif
}

int base_legal(const void *state, int seat, lf_action *out)
{
    const struct base_state *s = state;
    struct list list = { out, 0 };
    if (s->phase == BASE_DISCARD) {
        if (s->dues[seat]) list_discards(&list, K_DISCARD, s->island.hand[seat]);
        return list.count;
    }
#ifdef ISLAND_WIDE
    if (s->phase == BASE_GOLD)
        return seat != island_gold_seat(&s->island)
                   ? 0 : island_list_gold(&s->island, seat, K_GOLD, out);
#endif
    if (s->phase == BASE_OFFER && island_unanswered(&s->island) >> seat & 1) {
        list_answers(&list, s, seat);
        return list.count;
    }
    if (seat != s->island.active) {
        if (base_proposers(s) >> seat & 1) list_add(&list, K_WITHDRAW, 0);
        return list.count;
    }
    switch (s->phase) {
    case BASE_SETTLE:
        list_corners(&list, K_SETTLEMENT,
                     corners_minus(island_home_corners(&s->island), s->island.blocked), 0);
        break;
    case BASE_PAVE: list_founding_road(&list, s); break;
    case BASE_ROLL: list_roll(&list, s, seat); break;
    case BASE_ROBBER: list_figures(&list, s, seat); break;
    case BASE_MAIN: list_main(&list, s, seat); break;
    case BASE_FREE_ROADS: list_free_roads(&list, s, seat); break;
    case BASE_OFFER: list_decision(&list, &s->island, K_OFFER); break;
    default: break;
    }
    return list.count;
}

/* ---- Chance ---- */

int base_chance(const void *state, struct lf_outcome *out)
{
    const struct base_state *s = state;
    bool random = (s->options >> OPT_START_SHIFT & 3) == START_RANDOM;
    int n = 0;
    switch (s->phase) {
    case BASE_BOARD: out[0] = (struct lf_outcome){ lf_act(K_BOARD, 0), 0 }; return 1;
    case BASE_START: return list_start(&s->island, random, K_START, out);
    case BASE_DICE: return list_rolls(K_DICE, true, out);
    case BASE_STEAL: return list_hand(K_LOOT, island_robbed_hand(&s->island, s->dues), out);
    case BASE_DRAW:
        for (int k = 0; k < DEV_COUNT; k++)
            if (dev_of(s->deck, k))
                out[n++] = (struct lf_outcome){ lf_act(K_CARD, (uint64_t)k),
                                                (uint32_t)dev_of(s->deck, k) };
        return n;
    default: return 0;
    }
}
