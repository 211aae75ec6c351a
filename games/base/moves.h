/* moves.h - what each action of the base game does, without asking whether it is allowed.
 *
 * apply() and the random playout both call these, so a rule's effect is written once. Inline,
 * so that the playout is one loop for the compiler.
 */
#ifndef BASE_MOVES_H
#define BASE_MOVES_H

#include "games/base/base.h"
#include "games/island/island_inline.h"

/* ---- Development cards as nibbles ---- */

static inline uint32_t dev_one(int card) { return (uint32_t)1 << 4 * card; }
static inline int dev_of(uint32_t cards, int card) { return (int)(cards >> 4 * card & 15); }

static inline int dev_count(uint32_t cards)
{
    int count = 0;
    for (int card = 0; card < DEV_COUNT; card++) count += dev_of(cards, card);
    return count;
}

/* Unplayed cards of a seat, their number only. */
static inline int base_dev_size(const struct base_state *s, int seat)
{
    return dev_count(s->dev[seat]) + s->hidden_dev[seat];
}

static inline int base_deck_size(const struct base_state *s)
{
    return s->island.viewer == LF_NOBODY ? dev_count(s->deck) : (int)(s->deck >> 24);
}

static inline bool base_deck_left(const struct base_state *s)
{
    return s->deck >> (s->island.viewer == LF_NOBODY ? 0 : 24) != 0;
}

/* ---- Points (IB-96) ---- */

static inline int base_public_points(const struct base_state *s, int seat)
{
    return corners_count(s->island.settlements[seat]) +
           2 * corners_count(s->island.cities[seat]) + 2 * (s->island.longest == seat) +
           2 * (s->army == seat);
}

static inline int base_points_of(const struct base_state *s, int seat)
{
    return base_public_points(s, seat) + dev_of(s->dev[seat], DEV_POINT);
}

/* The active seat wins at once, at any moment of its turn (IB-97, IB-98). */
static inline void base_win(struct base_state *s)
{
    if (base_points_of(s, s->island.active) >= s->target) s->phase = BASE_OVER;
}

/* ---- Turn frame ---- */

static inline void base_begin_turn(struct base_state *s, int seat)
{
    s->island.active = (uint8_t)seat;
    s->island.dice = 0;
    if (s->turn < UINT16_MAX) s->turn++;
    s->flags = 0;
    s->fresh = 0;
    s->offers = 0;
    s->phase = BASE_ROLL;
    base_win(s);
}

static inline void base_do_end(struct base_state *s)
{
    int next = s->island.active + 1;
    base_begin_turn(s, next == s->island.seat_count ? 0 : next);
}

/* Back to where the turn was interrupted by a robber or by free roads (IB-48). */
static inline void base_resume(struct base_state *s)
{
    s->phase = s->flags & BASE_ROLLED ? BASE_MAIN : BASE_ROLL;
}

static inline void base_seven(struct base_state *s)
{
    s->phase = BASE_ROBBER;
    for (int i = 0; i < s->island.seat_count; i++) {
        int size = island_hand_size(&s->island, i);
        if (size <= s->discard_limit) continue;
        s->dues[i] = (uint8_t)(size / 2);
        s->phase = BASE_DISCARD;
    }
}

static inline void base_do_dice(struct base_state *s, int roll)
{
    int number = roll / 6 + roll % 6 + 2;
    s->island.dice = (uint8_t)(roll + 1);
    s->flags |= BASE_ROLLED;
    s->phase = BASE_MAIN;
    if (number == 7) base_seven(s);
    else island_produce(&s->island, number);
}

/* Cards put aside go to the bank together when the last seat is done; until the robber
 * moves everybody sees what they were. */
static inline void base_do_discard(struct base_state *s, int seat, uint64_t cards)
{
    s->island.hand[seat] -= cards;
    s->reply[seat] += cards;
    s->dues[seat] = (uint8_t)(s->dues[seat] - cards_count(cards));
    if (s->dues[0] | s->dues[1] | s->dues[2] | s->dues[3]) return;
    for (int i = 0; i < ISLAND_SEATS; i++) s->island.bank += s->reply[i];
    s->phase = BASE_ROBBER;
}

static inline void base_clear_replies(struct base_state *s)
{
    for (int i = 0; i < ISLAND_SEATS; i++) s->reply[i] = 0;
}

static inline void base_do_robber(struct base_state *s, int hex, int victim)
{
    s->island.robber = (uint8_t)hex;
    base_clear_replies(s);
    base_resume(s);
    if (victim == LF_NOBODY || island_hand_size(&s->island, victim) == 0) return;
    s->dues[victim] = 1;
    s->phase = BASE_STEAL;
}

static inline int base_victim(const struct base_state *s)
{
    int seat = 0;
    while (!s->dues[seat]) seat++;
    return seat;
}

static inline void base_do_loot(struct base_state *s, int kind)
{
    int victim = base_victim(s);
    s->island.hand[victim] -= cards_one(kind);
    s->island.hand[s->island.active] += cards_one(kind);
    s->dues[victim] = 0;
    base_resume(s);
}

/* Who can be robbed on a hex: the other seats with a building there (IB-46, IB-47). */
static inline lf_seats base_candidates(const struct base_state *s, int seat, int hex)
{
    lf_seats set = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat && corners_meet(island_buildings_of(&s->island, i), HEX_CORNERS[hex]))
            set |= lf_seat_bit(i);
    return set;
}

/* Hexes the robber may go to (IB-45); with the friendly robber none where an opponent with
 * fewer than three visible points has a building, unless no other is left. */
static inline hex_set base_robber_hexes(const struct base_state *s, int seat)
{
    hex_set hexes = hexes_without(hexes_all(), s->island.robber);
    if (!(s->options & OPT_FRIENDLY)) return hexes;
    hex_set kind = hexes;
    for (int i = 0; i < s->island.seat_count; i++) {
        if (i == seat || base_public_points(s, i) >= 3) continue;
        for (int hex = 0; hex < HEX_COUNT; hex++)
            if (corners_meet(island_buildings_of(&s->island, i), HEX_CORNERS[hex]))
                hexes_remove(&kind, hex);
    }
    return hexes_any(kind) ? kind : hexes;
}

/* ---- Founding (IB-20 to IB-26) ---- */

static inline int base_founded(const struct base_state *s)
{
    int roads = 0;
    for (int i = 0; i < s->island.seat_count; i++) roads += island_road_count(&s->island, i);
    return roads;
}

static inline bool base_second_round(const struct base_state *s)
{
    return base_founded(s) >= s->island.seat_count;
}

static inline void base_found_settlement(struct base_state *s, int corner)
{
    struct island *island = &s->island;
    island_add_settlement(island, island->active, corner);
    for (int k = 0; base_second_round(s) && k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex == NOWHERE || island_terrain(island, hex) == DESERT) continue;
        uint64_t card = cards_one(island_terrain(island, hex));
        if (cards_cover(island->bank, card)) island_gain(island, island->active, card);
    }
    s->phase = BASE_PAVE;
}

/* The settlement whose road is due: the one no own road touches yet. */
static inline int base_new_settlement(const struct base_state *s)
{
    int seat = s->island.active;
    return corners_lowest(corners_minus(s->island.settlements[seat], s->island.reach[seat]));
}

/* Clockwise, then back: the last of round 1 begins round 2 (IB-21). */
static inline void base_found_road(struct base_state *s, int edge)
{
    int seats = s->island.seat_count;
    island_add_road(&s->island, s->island.active, edge);
    int step = base_founded(s);
    if (step == 2 * seats) { base_begin_turn(s, s->island.start); return; }
    int from_start = step < seats ? step : 2 * seats - 1 - step;
    s->island.active = (uint8_t)((s->island.start + from_start) % seats);
    s->phase = BASE_SETTLE;
}

/* ---- Building ---- */

static inline void base_build_settlement(struct base_state *s, int corner)
{
    island_pay(&s->island, s->island.active, COST_SETTLEMENT);
    island_add_settlement(&s->island, s->island.active, corner);
    s->flags |= BASE_BUILT;
    base_win(s);
}

static inline void base_build_city(struct base_state *s, int corner)
{
    island_pay(&s->island, s->island.active, COST_CITY);
    island_add_city(&s->island, s->island.active, corner);
    s->flags |= BASE_BUILT;
    base_win(s);
}

static inline void base_build_road(struct base_state *s, int edge)
{
    island_pay(&s->island, s->island.active, COST_ROAD);
    island_add_road(&s->island, s->island.active, edge);
    s->flags |= BASE_BUILT;
    base_win(s);
}

static inline void base_do_buy(struct base_state *s)
{
    island_pay(&s->island, s->island.active, COST_CARD);
    s->flags |= BASE_BUILT;
    s->phase = BASE_DRAW;
}

static inline void base_do_card(struct base_state *s, int card)
{
    s->deck -= dev_one(card);
    s->dev[s->island.active] += dev_one(card);
    s->fresh += dev_one(card);
    s->phase = BASE_MAIN;
    if (card == DEV_POINT) base_win(s);
}

/* ---- Development cards ---- */

/* Cards the seat could play now: held, and not bought this turn (IB-75). */
static inline uint32_t base_ripe(const struct base_state *s, int seat)
{
    return s->dev[seat] - (seat == s->island.active ? s->fresh : 0);
}

static inline void base_spend_card(struct base_state *s, int card)
{
    s->dev[s->island.active] -= dev_one(card);
    s->flags |= BASE_PLAYED;
}

static inline void base_do_knight(struct base_state *s)
{
    int seat = s->island.active, knights;
    base_spend_card(s, DEV_KNIGHT);
    knights = ++s->knights[seat];
    s->phase = BASE_ROBBER;
    if (knights >= 3 && (s->army == LF_NOBODY || knights > s->knights[s->army])) {
        s->army = (uint8_t)seat;
        base_win(s);
    }
}

static inline bool base_can_pave(const struct base_state *s, int seat)
{
    const struct island *island = &s->island;
    if (island_road_count(island, seat) >= ROADS_EACH) return false;
    return edges_any(island_road_places(island, seat));
}

static inline void base_do_road_building(struct base_state *s)
{
    base_spend_card(s, DEV_ROADS);
    s->free_roads = 2;
    s->flags &= (uint8_t)~BASE_PAVED;
    s->phase = BASE_FREE_ROADS;
}

static inline void base_end_free_roads(struct base_state *s)
{
    s->free_roads = 0;
    s->flags &= (uint8_t)~BASE_PAVED;
    base_resume(s);
}

/* The second road only if a piece and a place are left, and if the first has not won. */
static inline void base_place_free_road(struct base_state *s, int edge)
{
    int seat = s->island.active;
    island_add_road(&s->island, seat, edge);
    s->free_roads--;
    s->flags |= BASE_PAVED;
    bool won = base_points_of(s, seat) >= s->target;
    if (won || s->free_roads == 0 || !base_can_pave(s, seat)) base_end_free_roads(s);
    base_win(s);
}

static inline void base_do_invention(struct base_state *s, uint64_t cards)
{
    base_spend_card(s, DEV_INVENTION);
    island_gain(&s->island, s->island.active, cards);
}

static inline void base_do_monopoly(struct base_state *s, int kind)
{
    uint64_t lane = (uint64_t)0xFF << 8 * kind;
    int seat = s->island.active;
    base_spend_card(s, DEV_MONOPOLY);
    for (int i = 0; i < s->island.seat_count; i++) {
        if (i == seat) continue;
        s->island.hand[seat] += s->island.hand[i] & lane;
        s->island.hand[i] &= ~lane;
    }
}

/* ---- Trade ---- */

static inline void base_do_bank(struct base_state *s, uint64_t given, uint64_t taken)
{
    struct island *island = &s->island;
    island->hand[island->active] += taken - given;
    island->bank += given - taken;
}

static inline lf_seats base_offer_targets(const struct base_state *s)
{
    return (lf_seats)(s->offer >> 48 & 0xFF);
}

/* Targets that have not answered yet. */
static inline lf_seats base_unanswered(const struct base_state *s)
{
    lf_seats set = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        if (base_offer_targets(s) >> i & 1 && !s->reply[i]) set |= lf_seat_bit(i);
    return set;
}

static inline void base_close_offer(struct base_state *s)
{
    s->offer = 0;
    base_clear_replies(s);
    s->phase = BASE_MAIN;
}

static inline void base_do_offer(struct base_state *s, uint64_t args)
{
    s->offer = args;
    s->offers = (uint8_t)(s->offers + (s->offers < OFFERS_ANY - 1));
    s->phase = BASE_OFFER;
}

/* Seats whose proposals stand: they may be taken up while the active seat trades and builds, and
 * end with anything else it does. */
static inline lf_seats base_proposers(const struct base_state *s)
{
    lf_seats set = 0;
    if (s->phase != BASE_MAIN) return 0;
    for (int i = 0; i < s->island.seat_count; i++)
        if (s->reply[i]) set |= lf_seat_bit(i);
    return set;
}

/* After an action in BASE_MAIN: ends proposals that are out of place, or promise cards that their
 * seat no longer holds. */
static inline void base_drop_proposals(struct base_state *s)
{
    uint64_t given, taken;
    for (int i = 0; i < s->island.seat_count; i++) {
        if (lf_kind_of(s->reply[i]) != K_OFFER) continue;
        trade_lanes(s->reply[i], &given, &taken);
        if (s->phase != BASE_MAIN || !cards_cover(s->island.hand[i], given)) s->reply[i] = 0;
    }
}

/* An offer that all have declined ends by itself. */
static inline void base_do_reply(struct base_state *s, int seat, lf_action answer)
{
    s->reply[seat] = answer;
    for (int i = 0; i < s->island.seat_count; i++)
        if (base_offer_targets(s) >> i & 1 && lf_kind_of(s->reply[i]) != K_DECLINE) return;
    base_close_offer(s);
}

/* What the active seat gives and takes if it confirms this seat's answer. */
static inline void base_terms(const struct base_state *s, int seat, uint64_t *given,
                              uint64_t *taken)
{
    int kind = lf_kind_of(s->reply[seat]);
    if (kind == K_COUNTER || kind == K_OFFER) trade_lanes(lf_args_of(s->reply[seat]), taken, given);
    else trade_lanes(s->offer, given, taken);
}

static inline void base_do_confirm(struct base_state *s, int seat)
{
    uint64_t given, taken;
    base_terms(s, seat, &given, &taken);
    s->island.hand[s->island.active] += taken - given;
    s->island.hand[seat] += given - taken;
    if (s->phase == BASE_MAIN) s->reply[seat] = 0;         /* a proposal; others still stand */
    else base_close_offer(s);
}

#endif
