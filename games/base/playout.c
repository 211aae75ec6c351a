/* playout.c - random games at full speed.
 *
 * Every seat chooses uniformly among its listed actions, drawing from the same random streams
 * in the same order as the generic driver with the bot `random`, so both play the same game to
 * the last byte (the conformance test compares them). The speed comes from never making a list:
 * the menu's masks are counted, one number is drawn, and the chosen bit is found.
 */
#include "core/dealer.h"
#include "core/match.h"
#include "games/base/menu.h"

static inline void roll_dice(struct base_state *s, struct lf_dealer *d)
{
    base_do_dice(s, (int)lf_deal(d, K_DICE, 36));
}

/* A card from the menu, the n-th in listing order. */
static void play_card(struct base_state *s, const struct menu *m, int n)
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

static inline int card_count(const struct menu *m)
{
    return m->knights + m->road_buildings + __builtin_popcount(m->inventions) +
           RESOURCE_COUNT * m->monopolies;
}

static void before_roll(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    int seat = s->island.active;
    if (s->dev[seat] & 0xFFFF) {                /* a knight or a progress card */
        struct menu m;
        menu_cards(s, seat, &m);
        int n = lf_choose(d, seat, 1 + card_count(&m));
        if (n > 0) {
            ++*transitions;
            play_card(s, &m, n - 1);
            return;
        }
    }
    *transitions += 2;
    roll_dice(s, d);
}

static void draw_card(struct base_state *s, struct lf_dealer *d)
{
    uint32_t left = (uint32_t)dev_count(s->deck);
    uint32_t pick = left > 1 ? lf_deal(d, K_CARD, left) : 0;
    int card = 0;
    for (uint32_t here; pick >= (here = (uint32_t)dev_of(s->deck, card)); card++) pick -= here;
    base_do_card(s, card);
}

static void trade(struct base_state *s, const struct menu *m, int n)
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

/* Main phase: one choice among everything the menu has. Part of the loop in any case: as a function
 * of its own it costs four per cent of all instructions. */
static inline __attribute__((always_inline)) void
main_phase(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    struct menu m;
    int seat = s->island.active;
    menu_main(s, seat, &m);
    int settlements = corners_count(m.settlements), roads = edges_count(m.roads);
    int cities = corners_count(m.cities), cards = card_count(&m);
    int total = settlements + roads + cities + m.buys + cards + bits_count(m.bank) +
                bits_count(m.offers) + 1;
    int n = lf_choose(d, seat, total);
    ++*transitions;
    if (n == total - 1) { base_do_end(s); return; }
    if (n < settlements) { base_build_settlement(s, corners_nth(m.settlements, n)); return; }
    n -= settlements;
    if (n < roads) { base_build_road(s, edges_nth(m.roads, n)); return; }
    n -= roads;
    if (n < cities) { base_build_city(s, corners_nth(m.cities, n)); return; }
    n -= cities;
    if (n < m.buys) {
        base_do_buy(s);
        ++*transitions;
        draw_card(s, d);
        return;
    }
    n -= m.buys;
    if (n < cards) play_card(s, &m, n);
    else trade(s, &m, n - cards);
}

static void move_robber(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    hex_set hexes[ISLAND_SEATS + 1];
    int seat = s->island.active, total = 0, i = 0;
    island_robber_menu(&s->island, seat, base_robber_hexes(s, seat), hexes);
    for (int k = 0; k <= ISLAND_SEATS; k++) total += hexes_count(hexes[k]);
    int n = lf_choose(d, seat, total);
    for (int here; n >= (here = hexes_count(hexes[i])); i++) n -= here;
    base_do_robber(s, hexes_nth(hexes[i], n), i == ISLAND_SEATS ? LF_NOBODY : i);
    ++*transitions;
    if (s->phase != BASE_STEAL) return;
    uint64_t hand = island_robbed_hand(&s->island, s->dues);
    uint32_t size = (uint32_t)cards_count(hand);
    base_do_loot(s, cards_nth(hand, size > 1 ? lf_deal(d, K_LOOT, size) : 0));
    ++*transitions;
}

static void discard_all(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    for (int seat = 0; s->phase == BASE_DISCARD; seat++)
        while (s->dues[seat]) {
            unsigned kinds = lanes_at_least(s->island.hand[seat], LANE_ONES);
            int kind = bits_nth(kinds, lf_choose(d, seat, __builtin_popcount(kinds)));
            base_do_discard(s, seat, cards_one(kind));
            ++*transitions;
        }
}

static void free_roads(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    int seat = s->island.active;
    edge_set places = island_road_places(&s->island, seat);
    int roads = edges_count(places), stop = (s->flags & BASE_PAVED) != 0;
    int n = lf_choose(d, seat, roads + stop);
    ++*transitions;
    if (n < roads) base_place_free_road(s, edges_nth(places, n));
    else base_end_free_roads(s);
}

/* The lowest seat that owes an answer: accept, decline, or one card for another. */
static void answer_offer(struct base_state *s, struct lf_dealer *d, int seat)
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
static void close_offer(struct base_state *s, struct lf_dealer *d)
{
    lf_seats open = island_confirmable(&s->island, K_OFFER);
    int count = __builtin_popcount(open), n = lf_choose(d, s->island.active, count + 1);
    if (n < count) base_do_confirm(s, bits_nth(open, n));
    else base_close_offer(s);
}

static void offer_phase(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    lf_seats unanswered = island_unanswered(&s->island);
    if (unanswered) answer_offer(s, d, __builtin_ctz(unanswered));
    else close_offer(s, d);
    ++*transitions;
}

/* Founding comes once a game and is played from the list; so are proposals of a position that a
 * playout starts from, because `random` makes none. */
static void from_list(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    lf_action list[LF_LEGAL_MAX];
    int seat = s->island.active, count = base_legal(s, seat, list);
    base_apply(s, seat, list[lf_choose(d, seat, count)]);
    ++*transitions;
}

static void from_chance(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    base_apply(s, LF_CHANCE, lf_chance_draw(&base_game, s, d->luck));
    ++*transitions;
}

void base_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally)
{
    struct base_state *s = state;
    struct lf_dealer d = lf_dealer_of(luck);
    uint64_t transitions = 0;
    *tally = (struct lf_tally){ 0 };
    while (base_proposers(s) && s->turn <= turn_cap) from_list(s, &d, &transitions);
    while (s->phase != BASE_OVER) {
        if (s->turn > turn_cap) { tally->capped = true; break; }
        switch (s->phase) {
        case BASE_ROLL:
            before_roll(s, &d, &transitions);
            if (s->phase != BASE_MAIN) break;
            __attribute__((fallthrough));
        case BASE_MAIN: main_phase(s, &d, &transitions); break;
        case BASE_ROBBER: move_robber(s, &d, &transitions); break;
        case BASE_DISCARD: discard_all(s, &d, &transitions); break;
        case BASE_OFFER: offer_phase(s, &d, &transitions); break;
        case BASE_FREE_ROADS: free_roads(s, &d, &transitions); break;
        case BASE_BOARD: case BASE_START: case BASE_DICE: case BASE_STEAL: case BASE_DRAW:
            from_chance(s, &d, &transitions);
            break;
        default: from_list(s, &d, &transitions); break;
        }
    }
    tally->transitions = transitions;
    tally->turns = s->turn;
}
