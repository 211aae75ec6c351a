/* legal.c - lists what a seat may do, ascending, from its state or its own view; and what chance
 * may come up with. The arguments that make a list long (trades) are counted in menu.h. */
#include "games/island/sea_legal.h"
#include "games/knights/check.h"
#include "games/knights/menu.h"

/* ---- Progress cards ---- */

static void add_swaps(struct list *list, const struct knights_state *s)
{
    for (hex_set first = knights_swap_hexes(s); hexes_any(first); first = hexes_rest(first)) {
        int a = hexes_lowest(first);
        hex_set same = s->island.number_hexes[island_number(&s->island, a) - 2];
        list_hexes(list, KN_INVENTOR, hexes_minus(hexes_rest(first), same), a << 8);
    }
}

static void add_smiths(struct list *list, const struct knights_state *s, int seat)
{
    corner_set can = corners_minus(corners_minus(s->knights[seat], s->mighty), s->promoted);
    if (s->level[seat][POLITICS] < 3) can = corners_minus(can, s->strong);
    for (; corners_any(can); can = corners_rest(can)) {
        int a = corners_lowest(can);
        for (corner_set more = corners_rest(can); corners_any(more); more = corners_rest(more))
            if (knights_smith_fits(s, seat, a, corners_lowest(more)))
                list_add(list, KN_SMITH, (uint64_t)a << 8 | (uint64_t)corners_lowest(more));
        if (knights_smith_fits(s, seat, a, NOWHERE))
            list_add(list, KN_SMITH, (uint64_t)a << 8 | NOWHERE);
    }
}

/* The arguments from `first` to `last` that check allows. */
static void add_checked(struct list *list, const struct knights_state *s, int seat, int card,
                        uint64_t first, uint64_t last)
{
    for (uint64_t args = first; args <= last; args++) {
        lf_rule rule = KNIGHTS_CARD[card].deck == SCIENCE
                           ? knights_check_science(s, seat, card, args)
                       : KNIGHTS_CARD[card].deck == TRADE
                           ? knights_check_trade(s, seat, card, args)
                           : knights_check_politics(s, seat, card, args);
        if (rule == 0) list_add(list, knights_kind_of_card(card), args);
    }
}

int knights_list_card(const struct knights_state *s, int seat, int card, lf_action *out)
{
    if (knights_kind_rule(s, seat, knights_kind_of_card(card))) return 0;
    return knights_list_ways(s, seat, card, out);
}

int knights_list_ways(const struct knights_state *s, int seat, int card, lf_action *out)
{
    struct list list = { out, 0 };
    int kind = knights_kind_of_card(card);
    switch (card) {
    case CARD_ALCHEMIST: add_checked(&list, s, seat, card, 0, 35); break;
    case CARD_ENGINEER: list_corners(&list, kind, knights_wall_places(s, seat), 0); break;
    case CARD_INVENTOR: add_swaps(&list, s); break;
    case CARD_MEDICINE:
        if (cards_cover(s->island.hand[seat], COST_MEDICINE))
            list_corners(&list, kind, knights_city_places(s, seat), 0);
        break;
    case CARD_SMITH: add_smiths(&list, s, seat); break;
    case CARD_MASTER_MERCHANT: list_bits(&list, kind, knights_richer_seats(s, seat)); break;
    case CARD_MERCHANT: list_hexes(&list, kind, knights_merchant_hexes(s, seat), 0); break;
    case CARD_MERCHANT_FLEET: list_bits(&list, kind, 0xFFu & ~(unsigned)s->fleet); break;
    case CARD_RESOURCE_MONOPOLY: add_checked(&list, s, seat, card, BRICK, ORE); break;
    case CARD_TRADE_MONOPOLY: add_checked(&list, s, seat, card, PAPER, COIN); break;
    case CARD_BISHOP:
        if (s->landings) list_hexes(&list, kind, island_other_hexes(&s->island), 0);
        break;
    case CARD_DIPLOMAT: list_edges(&list, kind, knights_open_roads(s), 0); break;
    case CARD_INTRIGUE: list_corners(&list, kind, knights_intrigue_corners(s, seat), 0); break;
    case CARD_DESERTER: list_bits(&list, kind, knights_deserted_seats(s, seat)); break;
    case CARD_SPY: list_bits(&list, kind, knights_spied_seats(s, seat)); break;
    default: add_checked(&list, s, seat, card, 0, 0); break;
    }
    return list.count;
}

static void list_cards(struct list *list, const struct knights_state *s, int seat)
{
    for (uint32_t held = progress_set(s->progress[seat]); held; held &= held - 1)
        list->count += knights_list_card(s, seat, __builtin_ctz(held), list->at + list->count);
}

/* ---- Main phase ---- */

static void list_improvements(struct list *list, const struct knights_state *s, int seat)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        if (knights_level_rule(s, seat, t)) continue;
        int held = cards_of(s->island.hand[seat], COMMODITY + t);
        if (held < knights_level_cost(s, seat, t)) continue;
        uint64_t track = (uint64_t)t << 8;
        if (!knights_brings_metropolis(s, seat, t)) list_add(list, KN_IMPROVE, track | NOWHERE);
        else list_corners(list, KN_IMPROVE, knights_plain_cities(s, seat), (int)track);
    }
}

static void list_moves(struct list *list, const struct knights_state *s, int seat)
{
    for (corner_set at = knights_ready(s, seat); corners_any(at); at = corners_rest(at)) {
        int from = corners_lowest(at);
        list_corners(list, KN_MOVE, knights_targets(s, seat, from), from << 8);
    }
}

static void list_chases(struct list *list, const struct knights_state *s, int seat)
{
    if (knights_kind_rule(s, seat, KN_CHASE)) return;
    list_corners(list, KN_CHASE, corners_and(knights_ready(s, seat), HEX_CORNERS[s->island.robber]),
                0);
}

static void list_harbor(struct list *list, const struct knights_state *s, int seat)
{
    for (unsigned target = knights_harbor_seats(s); target; target &= target - 1)
        for (int k = 0; k < RESOURCE_COUNT; k++)
            if (cards_of(s->island.hand[seat], k))
                list_add(list, KN_HARBOR, (uint64_t)__builtin_ctz(target) << 8 | (uint64_t)k);
}

static void list_main(struct list *list, const struct knights_state *s, int seat)
{
    struct menu m;
    menu_pieces(s, seat, &m);
    menu_trades(s, seat, &m);
    list_corners(list, KN_SETTLEMENT, m.settlements, 0);
    list_edges(list, KN_ROAD, m.roads, 0);
    list_corners(list, KN_CITY, m.cities, 0);
    list_corners(list, KN_WALL, m.walls, 0);
    list_improvements(list, s, seat);
    list_corners(list, KN_RECRUIT, m.recruits, 0);
    list_corners(list, KN_ACTIVATE, m.activates, 0);
    list_corners(list, KN_PROMOTE, m.promotes, 0);
    list_moves(list, s, seat);
    list_chases(list, s, seat);
    list_cards(list, s, seat);
    for (int i = 0; i < m.banks; i++) list_add(list, KN_BANK, menu_bank(s, seat, &m, i));
    for (int i = 0; i < m.offers; i++) list_add(list, KN_OFFER, menu_offer(s, seat, &m, i));
    if (knights_proposers(s))
        list_bits(list, KN_CONFIRM, island_confirmable(&s->island, KN_OFFER));
    list_harbor(list, s, seat);
    list_add(list, KN_END, 0);
#ifdef ISLAND_WIDE
    if (cards_cover(s->island.hand[seat], COST_SHIP) && island_can_ship(&s->island, seat))
        list_edges(list, KN_SHIP, island_ship_places(&s->island, seat), 0);
    list_sails(list, KN_SAIL, &s->island, seat, knights_sailors(s, seat), knights_stops(s, seat));
    list_corners(list, KN_HUNT, knights_hunters(s, seat), 0);
#endif
}

/* ---- Other phases ---- */

static void list_founding(struct list *list, const struct knights_state *s)
{
    list_corners(list, island_second_round(&s->island) ? KN_CITY : KN_SETTLEMENT,
                 corners_minus(island_home_corners(&s->island), s->island.blocked), 0);
}

static void list_founding_road(struct list *list, const struct knights_state *s)
{
    int corner = island_new_building(&s->island);
    list_edges(list, KN_ROAD, island_edges_free_at(&s->island, corner), 0);
#ifdef ISLAND_WIDE
    list_edges(list, KN_SHIP, island_founding_ships(&s->island, corner), 0);
#endif
}

#ifdef ISLAND_WIDE
/* Free roads and ships, or the one that is laid again. */
static void list_roads(struct list *list, const struct knights_state *s, int seat)
{
    bool again = s->phase == PHASE_REBUILD, lifted = s->flags & FLAG_LIFTED;
    edge_set roads = edges_if((!again || !lifted) && island_can_pave(&s->island, seat),
                              island_road_places(&s->island, seat));
    edge_set ships = edges_if((!again || lifted) && island_can_ship(&s->island, seat),
                              island_ship_places(&s->island, seat));
    if (again) edges_remove(&roads, s->place), edges_remove(&ships, s->place);
    list_edges(list, KN_ROAD, roads, 0);
    if (again || s->flags & FLAG_PAVED) list_add(list, KN_DONE, 0);
    list_edges(list, KN_SHIP, ships, 0);
}

static void list_figures(struct list *list, const struct knights_state *s, int seat)
{
    if (!(s->flags & FLAG_HUNTED))
        list_robber(list, KN_ROBBER, &s->island, seat, knights_robber_hexes(s, seat));
    if (!(s->flags & FLAG_CHASED))
        list_pirate(list, KN_PIRATE, &s->island, seat, island_pirate_hexes(&s->island));
}
#else
static void list_figures(struct list *list, const struct knights_state *s, int seat)
{
    list_robber(list, KN_ROBBER, &s->island, seat, knights_robber_hexes(s, seat));
}

static void list_roads(struct list *list, const struct knights_state *s, int seat)
{
    edge_set places = island_road_places(&s->island, seat);
    if (s->place < EDGE_COUNT) edges_remove(&places, s->place);
    list_edges(list, KN_ROAD, places, 0);
    if (s->phase == PHASE_REBUILD || s->flags & FLAG_PAVED) list_add(list, KN_DONE, 0);
}
#endif

static void list_takes(struct list *list, const struct knights_state *s)
{
    uint64_t hand = s->island.hand[s->victim];
    bool one = cards_count(hand) == 1;
    for (int j = 0; j < KIND_COUNT; j++) {
        uint64_t high = (uint64_t)1 << 6 * j;
        if (one && cards_of(hand, j)) list_add(list, KN_TAKE, high);
        for (int i = 0; !one && i <= j; i++)
            if (cards_cover(hand, cards_one(i) + cards_one(j)))
                list_add(list, KN_TAKE, ((uint64_t)1 << 6 * i) + high);
    }
}

static void list_progress(struct list *list, int kind, const uint8_t *hand)
{
    list_bits(list, kind, progress_set(hand));
}

static void list_duty(struct list *list, const struct knights_state *s, int seat)
{
    list_cards(list, s, seat);
    if (list->count == 0) list_progress(list, KN_BURY, s->progress[seat]);
}

static void list_places(struct list *list, const struct knights_state *s, int seat)
{
    for (int strength = 1; strength <= STRENGTHS; strength++)
        if (knights_place_strengths(s) >> strength & 1)
            list_corners(list, KN_PLACE, knights_places(s, seat), strength << 8);
    list_add(list, KN_DONE, 0);
}

#ifdef ISLAND_WIDE
/* Every set of own active knights, ascending. */
static void list_commits(struct list *list, const struct knights_state *s, int seat)
{
    int corner[STRENGTHS * KNIGHTS_EACH];
    int n = corners_list(corners_and(s->knights[seat], s->active), corner), first = list->count;
    for (int set = 0; set < 1 << n; set++) {
        corner_set knights = corners_none();
        for (int i = 0; i < n; i++)
            if (set >> i & 1) corners_add(&knights, corner[i]);
        lf_action action = lf_act(KN_COMMIT, corners_word(knights));
        int at = list->count++;
        for (; at > first && list->at[at - 1] > action; at--) list->at[at] = list->at[at - 1];
        list->at[at] = action;
    }
}
#else
/* Every set of own active knights, ascending. */
static void list_commits(struct list *list, const struct knights_state *s, int seat)
{
    uint64_t own = corners_word(corners_and(s->knights[seat], s->active)), set = 0;
    do list_add(list, KN_COMMIT, set);
    while ((set = (set - own) & own));
}
#endif

static void list_aqueduct(struct list *list, const struct knights_state *s)
{
    for (int k = 0; k < RESOURCE_COUNT; k++)
        if (cards_of(s->island.bank, k)) list_add(list, KN_AQUEDUCT, (uint64_t)k);
    list_add(list, KN_DONE, 0);
}

/* Answers to an offer: accept, decline, or a card for a card on own terms. */
static void list_answers(struct list *list, const struct knights_state *s, int seat)
{
    struct menu m;
    if (knights_kind_rule(s, seat, KN_ACCEPT) == 0) list_add(list, KN_ACCEPT, 0);
    list_add(list, KN_DECLINE, 0);
    menu_counters(s, seat, &m);
    for (int i = 0; i < m.banks; i++) list_add(list, KN_COUNTER, menu_pair(&m, i, NULL));
}

static void list_offer(struct list *list, const struct knights_state *s, int seat)
{
    if (island_unanswered(&s->island) >> seat & 1) list_answers(list, s, seat);
    else list_decision(list, &s->island, KN_OFFER);
}

static void list_choice(struct list *list, const struct knights_state *s, int seat)
{
    switch (s->phase) {
    case PHASE_COMMIT: list_commits(list, s, seat); return;
    case PHASE_PILLAGE: list_corners(list, KN_PILLAGE, knights_plain_cities(s, seat), 0); return;
    case PHASE_REWARD:
        for (int i = 0; i < TRACK_COUNT; i++)
            if (s->deck_size[i]) list_add(list, KN_REWARD, (uint64_t)i);
        return;
    case PHASE_LIMIT: list_progress(list, KN_BURY, s->progress[seat]); return;
    case PHASE_DUTY: list_duty(list, s, seat); return;
    case PHASE_DISCARD: case PHASE_SABOTAGE: case PHASE_WEDDING:
        list_discards(list, KN_DISCARD, s->island.hand[seat]);
        return;
    case PHASE_AQUEDUCT: list_aqueduct(list, s); return;
    case PHASE_GATE:
        list_add(list, KN_DONE, 0);
        list_add(list, KN_DRAW, 0);
        return;
    case PHASE_HARBOR:
        for (int k = COMMODITY; k < KIND_COUNT; k++)
            if (cards_of(s->island.hand[seat], k)) list_add(list, KN_ANSWER, (uint64_t)k);
        return;
    case PHASE_TAKE: list_takes(list, s); return;
    case PHASE_SPY:
        list_progress(list, KN_STEAL, s->progress[s->victim]);
        list_add(list, KN_DONE, 0);
        return;
    case PHASE_DESERT: list_corners(list, KN_DESERT, s->knights[seat], 0); return;
    case PHASE_PLACE: list_places(list, s, seat); return;
    default: list_corners(list, KN_RETREAT, knights_retreats(s, seat, s->place), 0); return;
    }
}

int knights_legal(const void *state, int seat, lf_action *out)
{
    const struct knights_state *s = state;
    struct list list = { out, 0 };
    if (!(knights_actor_set(s) >> seat & 1)) return 0;
    if (s->phase == PHASE_MAIN && seat != s->island.active) {
        list_add(&list, KN_WITHDRAW, 0);                      /* of its proposal */
        return list.count;
    }
    switch (s->phase) {
    case PHASE_SETTLE: list_founding(&list, s); break;
    case PHASE_PAVE: list_founding_road(&list, s); break;
    case PHASE_ROLL:
        list_add(&list, KN_ROLL, 0);
        list_chases(&list, s, seat);
        if (progress_has(s->progress[seat], CARD_ALCHEMIST))
            list.count += knights_list_card(s, seat, CARD_ALCHEMIST, out + list.count);
#ifdef ISLAND_WIDE
        if (knights_kind_rule(s, seat, KN_HUNT) == 0)
            list_corners(&list, KN_HUNT, knights_hunters(s, seat), 0);
#endif
        break;
    case PHASE_ROBBER: list_figures(&list, s, seat); break;
#ifdef ISLAND_WIDE
    case PHASE_GOLD: return island_list_gold(&s->island, seat, KN_GOLD, out);
#endif
    case PHASE_MAIN: list_main(&list, s, seat); break;
    case PHASE_FREE_ROADS: case PHASE_REBUILD: list_roads(&list, s, seat); break;
    case PHASE_OFFER: list_offer(&list, s, seat); break;
    default: list_choice(&list, s, seat); break;
    }
    return list.count;
}

/* ---- Chance ---- */

int knights_chance(const void *state, struct lf_outcome *out)
{
    const struct knights_state *s = state;
    bool random = (s->options >> KOPT_START_SHIFT & 3) == START_RANDOM;
    uint64_t deck = 0;
    switch (s->phase) {
    case PHASE_BOARD: out[0] = (struct lf_outcome){ lf_act(KN_BOARD, 0), 0 }; return 1;
    case PHASE_DECKS:
        while (s->deck_size[deck]) deck++;
        out[0] = (struct lf_outcome){ lf_act(KN_SHUFFLE, deck << 48), 0 };
        return 1;
    case PHASE_START: return list_start(&s->island, random, KN_START, out);
    case PHASE_DICE: return list_rolls(KN_DICE, !knights_easy_turn(s), out);     /* CKV-06 */
    case PHASE_EVENT:
        for (uint64_t i = 0; i < EVENT_COUNT; i++)
            out[i] = (struct lf_outcome){ lf_act(KN_EVENT, i), i == EVENT_SHIP ? 3 : 1 };
        return EVENT_COUNT;
    case PHASE_STEAL: return list_hand(KN_LOOT, island_robbed_hand(&s->island, s->dues), out);
    default: return 0;
    }
}
