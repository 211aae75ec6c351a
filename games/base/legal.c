/* legal.c - lists what a seat may do, ascending, from its state or its own view; and what
 * chance may come up with. */
#include "games/base/check.h"
#include "games/base/menu.h"

struct list { lf_action *at; int count; };

static void add(struct list *list, int kind, uint64_t args)
{
    list->at[list->count++] = lf_act(kind, args);
}

static void add_corners(struct list *list, int kind, corner_set at)
{
    for (; corners_any(at); at = corners_rest(at)) add(list, kind, (uint64_t)corners_lowest(at));
}

static void add_roads(struct list *list, edge_set at)
{
    for (; edges_any(at); at = edges_rest(at)) add(list, K_ROAD, (uint64_t)edges_lowest(at));
}

static void list_cards(struct list *list, const struct menu *m)
{
    if (m->knights) add(list, K_KNIGHT, 0);
    if (m->road_buildings) add(list, K_ROAD_BUILDING, 0);
    for (int i = 0; i < INVENTION_COUNT; i++)
        if (m->inventions >> i & 1)
            add(list, K_INVENTION, ((uint64_t)1 << 6 * BASE_INVENTION[i].given) +
                                   ((uint64_t)1 << 6 * BASE_INVENTION[i].taken));
    for (int kind = 0; m->monopolies && kind < RESOURCE_COUNT; kind++)
        add(list, K_MONOPOLY, (uint64_t)kind);
}

/* Answers or proposals that the active seat can take up. */
static void list_confirms(struct list *list, const struct base_state *s, int seat)
{
    for (int i = 0; i < s->island.seat_count; i++)
        if (base_check(s, seat, lf_act(K_CONFIRM, (uint64_t)i)) == 0)
            add(list, K_CONFIRM, (uint64_t)i);
}

static void list_main(struct list *list, const struct base_state *s, int seat)
{
    struct menu m;
    uint64_t rates = island_rates(&s->island, seat);
    menu_main(s, seat, &m);
    add_corners(list, K_SETTLEMENT, m.settlements);
    add_roads(list, m.roads);
    add_corners(list, K_CITY, m.cities);
    if (m.buys) add(list, K_BUY, 0);
    list_cards(list, &m);
    for (uint32_t at = m.bank; at; at &= at - 1) {
        struct exchange x = BASE_PAIR[bits_lowest(at)];
        x.gives = (uint8_t)cards_of(rates, x.given);
        add(list, K_BANK, exchange_fields(x));
    }
    for (uint64_t at = m.offers; at; at &= at - 1)
        add(list, K_OFFER,
            offer_to_all(&s->island, seat) | exchange_fields(BASE_OFFER_LIST[bits_lowest(at)]));
    if (base_proposers(s)) list_confirms(list, s, seat);
    add(list, K_END, 0);
}

static void list_roll(struct list *list, const struct base_state *s, int seat)
{
    struct menu m;
    menu_cards(s, seat, &m);
    add(list, K_ROLL, 0);
    list_cards(list, &m);
}

static void list_robber(struct list *list, const struct base_state *s, int seat)
{
    hex_set hexes[ISLAND_SEATS + 1];
    island_robber_menu(&s->island, seat, base_robber_hexes(s, seat), hexes);
    for (int i = 0; i <= ISLAND_SEATS; i++) {
        uint64_t victim = (uint64_t)(i == ISLAND_SEATS ? LF_NOBODY : i) << 8;
        for (hex_set at = hexes[i]; hexes_any(at); at = hexes_rest(at))
            add(list, K_ROBBER, victim | (uint64_t)hexes_lowest(at));
    }
}

static void list_discards(struct list *list, const struct base_state *s, int seat)
{
    for (int kind = 0; kind < RESOURCE_COUNT; kind++)
        if (cards_of(s->island.hand[seat], kind)) add(list, K_DISCARD, (uint64_t)63 << 6 * kind);
}

/* Answers to an offer: accept, decline, or a card for a card on own terms. */
static void list_answers(struct list *list, const struct base_state *s, int seat)
{
    unsigned held = lanes_at_least(s->island.hand[seat], LANE_ONES);
    if (base_kind_rule(s, seat, K_ACCEPT) == 0) add(list, K_ACCEPT, 0);
    add(list, K_DECLINE, 0);
    for (uint32_t at = PAIRS_GIVING[held]; at; at &= at - 1)
        add(list, K_COUNTER, exchange_fields(BASE_PAIR[bits_lowest(at)]));
}

static void list_decision(struct list *list, const struct base_state *s, int seat)
{
    list_confirms(list, s, seat);
    add(list, K_WITHDRAW, 0);
}

static void list_founding_road(struct list *list, const struct base_state *s)
{
    add_roads(list, island_edges_free_at(&s->island, island_new_building(&s->island)));
}

static void list_free_roads(struct list *list, const struct base_state *s, int seat)
{
    add_roads(list, island_road_places(&s->island, seat));
    if (s->flags & BASE_PAVED) add(list, K_DONE, 0);
}

int base_legal(const void *state, int seat, lf_action *out)
{
    const struct base_state *s = state;
    struct list list = { out, 0 };
    if (s->phase == BASE_DISCARD) {
        if (s->dues[seat]) list_discards(&list, s, seat);
        return list.count;
    }
    if (s->phase == BASE_OFFER && island_unanswered(&s->island) >> seat & 1) {
        list_answers(&list, s, seat);
        return list.count;
    }
    if (seat != s->island.active) {
        if (base_proposers(s) >> seat & 1) add(&list, K_WITHDRAW, 0);
        return list.count;
    }
    switch (s->phase) {
    case BASE_SETTLE:
        add_corners(&list, K_SETTLEMENT,
                    corners_minus(island_land_corners(&s->island), s->island.blocked));
        break;
    case BASE_PAVE: list_founding_road(&list, s); break;
    case BASE_ROLL: list_roll(&list, s, seat); break;
    case BASE_ROBBER: list_robber(&list, s, seat); break;
    case BASE_MAIN: list_main(&list, s, seat); break;
    case BASE_FREE_ROADS: list_free_roads(&list, s, seat); break;
    case BASE_OFFER: list_decision(&list, s, seat); break;
    default: break;
    }
    return list.count;
}

/* ---- Chance ---- */

static int list_rolls(int kind, struct lf_outcome *out)
{
    for (int roll = 0; roll < 36; roll++)
        out[roll] = (struct lf_outcome){ lf_act(kind, (uint64_t)roll), 1 };
    return 36;
}

static int list_start(const struct base_state *s, struct lf_outcome *out)
{
    if ((s->options >> OPT_START_SHIFT & 3) != START_RANDOM) return list_rolls(K_START_ROLL, out);
    for (int i = 0; i < s->island.seat_count; i++)
        out[i] = (struct lf_outcome){ lf_act(K_START, (uint64_t)i), 1 };
    return s->island.seat_count;
}

/* One outcome for each kind of card there is, weighted by how many. */
static int list_counts(int kind, const int *counts, int length, struct lf_outcome *out)
{
    int n = 0;
    for (int i = 0; i < length; i++)
        if (counts[i]) {
            out[n].action = lf_act(kind, (uint64_t)i);
            out[n++].weight = (uint32_t)counts[i];
        }
    return n;
}

int base_chance(const void *state, struct lf_outcome *out)
{
    const struct base_state *s = state;
    int counts[8];
    switch (s->phase) {
    case BASE_BOARD: out[0] = (struct lf_outcome){ lf_act(K_BOARD, 0), 0 }; return 1;
    case BASE_START: return list_start(s, out);
    case BASE_DICE: return list_rolls(K_DICE, out);
    case BASE_STEAL:
        for (int k = 0; k < RESOURCE_COUNT; k++)
            counts[k] = cards_of(island_robbed_hand(&s->island, s->dues), k);
        return list_counts(K_LOOT, counts, RESOURCE_COUNT, out);
    case BASE_DRAW:
        for (int k = 0; k < DEV_COUNT; k++) counts[k] = dev_of(s->deck, k);
        return list_counts(K_CARD, counts, DEV_COUNT, out);
    default: return 0;
    }
}
