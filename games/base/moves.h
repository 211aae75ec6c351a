/* moves.h - what each action of the base game does, without asking whether it is allowed.
 *
 * apply() and the random playout both call these, so a rule's effect is written once. Inline,
 * so that the playout is one loop for the compiler.
 */
#ifndef BASE_MOVES_H
#define BASE_MOVES_H

#include "games/base/base.h"
#include "games/island/offers.h"
#include "games/island/sea.h"

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
    return SETTLEMENT_POINTS * corners_count(s->island.settlements[seat]) +
           CITY_POINTS * corners_count(s->island.cities[seat]) +
           LONGEST_POINTS * (s->island.longest == seat) + ARMY_POINTS * (s->army == seat) +
           island_special_points(&s->island, seat);
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

static inline void base_start_turn(struct base_state *s, int seat)
{
    s->island.active = (uint8_t)seat;
    s->island.dice = 0;
    if (s->turn < UINT16_MAX) s->turn++;
    s->flags = 0;
    s->fresh = 0;
    s->offers = 0;
#ifdef ISLAND_WIDE
    s->island.fresh_ships = edges_none();
#endif
    s->phase = BASE_ROLL;
}

static inline void base_begin_turn(struct base_state *s, int seat)
{
    base_start_turn(s, seat);
    base_win(s);
}

/* The turn of the next seat; whether it has won is left to the caller. */
static inline void base_next_turn(struct base_state *s)
{
    int next = s->island.active + 1;
    base_start_turn(s, next == s->island.seat_count ? 0 : next);
}

static inline void base_do_end(struct base_state *s)
{
    base_next_turn(s);
    base_win(s);
}

/* Back to where the turn was interrupted by a robber or by free roads (IB-48). */
static inline void base_resume(struct base_state *s)
{
    s->phase = s->flags & BASE_ROLLED ? BASE_MAIN : BASE_ROLL;
}

static inline void base_seven(struct base_state *s)
{
    for (int i = 0; i < s->island.seat_count; i++)
        s->dues[i] = island_seven_due(&s->island, i, s->discard_limit);
    s->phase = dues_any(s->dues) ? BASE_DISCARD : BASE_ROBBER;
}

#ifdef ISLAND_WIDE
/* After production seats take what gold owes them (SF-26); in the founding that comes before the
 * road (SF-27). */
static inline void base_begin_gold(struct base_state *s)
{
    island_bound_gold(&s->island);
    if (island_gold_owed(&s->island)) s->phase = BASE_GOLD;
}

static inline void base_do_gold(struct base_state *s, int seat, uint64_t cards)
{
    island_take_gold(&s->island, seat, cards);
    if (!island_gold_owed(&s->island)) s->phase = s->turn ? BASE_MAIN : BASE_PAVE;
}

static inline void base_do_pirate(struct base_state *s, int hex, int victim)
{
    island_clear_replies(&s->island);
    base_resume(s);
    if (island_move_pirate(&s->island, hex, victim, s->dues)) s->phase = BASE_STEAL;
}
#else
static inline void base_begin_gold(struct base_state *s) { (void)s; }
#endif

/* Returns the number rolled. */
static inline int base_take_roll(struct base_state *s, int roll)
{
    s->island.dice = (uint8_t)(roll + 1);
    s->flags |= BASE_ROLLED;
    s->phase = BASE_MAIN;
    return roll / 6 + roll % 6 + 2;
}

static inline void base_do_dice(struct base_state *s, int roll)
{
    int number = base_take_roll(s, roll);
    if (number == 7) base_seven(s);
    else island_produce(&s->island, number);
    if (ISLAND_SEA) base_begin_gold(s);
}

/* Cards put aside go to the bank together when the last seat is done; until the robber
 * moves everybody sees what they were. */
static inline void base_do_discard(struct base_state *s, int seat, uint64_t cards)
{
    if (!island_put_aside(&s->island, seat, cards, s->dues)) return;
    s->island.bank += island_aside(&s->island);
    s->phase = BASE_ROBBER;
}

static inline void base_do_robber(struct base_state *s, int hex, int victim)
{
    island_clear_replies(&s->island);
    base_resume(s);
    if (island_move_robber(&s->island, hex, victim, s->dues)) s->phase = BASE_STEAL;
}

static inline void base_do_loot(struct base_state *s, int kind)
{
    island_steal(&s->island, kind, s->dues);
    base_resume(s);
}

/* Hexes the robber may go to (IB-45); with the friendly robber none where an opponent with
 * fewer than three visible points has a building, unless no other is left. */
static inline hex_set base_robber_hexes(const struct base_state *s, int seat)
{
    hex_set hexes = island_other_hexes(&s->island);
    if (!(s->options & OPT_FRIENDLY)) return hexes;
    hex_set kind = hexes;
    for (int i = 0; i < s->island.seat_count; i++) {
        if (i == seat || base_public_points(s, i) >= 3) continue;
        kind = hexes_minus(kind, island_hexes_of(&s->island, i));
    }
    return hexes_any(kind) ? kind : hexes;
}

/* ---- Founding (IB-20 to IB-26) ---- */

static inline void base_found_settlement(struct base_state *s, int corner)
{
    island_add_settlement(&s->island, s->island.active, corner);
    if (island_second_round(&s->island)) island_start_cards(&s->island, corner);
    s->phase = BASE_PAVE;
    if (ISLAND_SEA) base_begin_gold(s);
}

static inline void base_next_founder(struct base_state *s)
{
    if (island_next_founder(&s->island)) s->phase = BASE_SETTLE;
    else base_begin_turn(s, s->island.start);
}

static inline void base_found_road(struct base_state *s, int edge)
{
    island_add_road(&s->island, s->island.active, edge);
    base_next_founder(s);
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
    if (knights >= ARMY_LEAST && (s->army == LF_NOBODY || knights > s->knights[s->army])) {
        s->army = (uint8_t)seat;
        base_win(s);
    }
}

/* Whether there is a free road, or ship, to place. */
static inline bool base_can_pave(const struct base_state *s, int seat)
{
    return island_can_pave(&s->island, seat) || island_can_ship(&s->island, seat);
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

/* The second road only if a piece and a place are left, and if the first has not won; with
 * ships, either may be one (SF-28). */
static inline void base_next_free_road(struct base_state *s)
{
    int seat = s->island.active;
    s->free_roads--;
    s->flags |= BASE_PAVED;
    bool won = base_points_of(s, seat) >= s->target;
    if (won || s->free_roads == 0 || !base_can_pave(s, seat)) base_end_free_roads(s);
    base_win(s);
}

static inline void base_place_free_road(struct base_state *s, int edge)
{
    island_add_road(&s->island, s->island.active, edge);
    base_next_free_road(s);
}

#ifdef ISLAND_WIDE
/* ---- Ships ---- */

static inline void base_add_ship(struct base_state *s, int edge)
{
    int seat = s->island.active;
    island_add_ship(&s->island, seat, edge, island_stops(&s->island, seat));
}

static inline void base_end_building(struct base_state *s)
{
    s->flags |= BASE_BUILT;
    base_win(s);
}

static inline void base_build_ship(struct base_state *s, int edge)
{
    island_pay(&s->island, s->island.active, COST_SHIP);
    base_add_ship(s, edge);
    base_end_building(s);
}

/* A ship of the founding is no new one when the first turn begins. */
static inline void base_do_ship(struct base_state *s, int edge)
{
    if (s->phase == BASE_MAIN) { base_build_ship(s, edge); return; }
    base_add_ship(s, edge);
    if (s->phase == BASE_FREE_ROADS) { base_next_free_road(s); return; }
    s->island.fresh_ships = edges_none();
    base_next_founder(s);
}

static inline void base_end_sail(struct base_state *s)
{
    s->flags |= BASE_SAILED | BASE_BUILT;
    base_win(s);
}

static inline void base_do_sail(struct base_state *s, int from, int to)
{
    int seat = s->island.active;
    island_move_ship(&s->island, seat, from, to, island_stops(&s->island, seat));
    base_end_sail(s);
}

/* Ships that the seat may move now. */
static inline edge_set base_sailors(const struct base_state *s, int seat)
{
    if (s->flags & BASE_SAILED || !edges_any(island_ships(&s->island, seat))) return edges_none();
    return island_sailors(&s->island, seat, island_buildings_of(&s->island, seat));
}

/* Where the pirate may go; the friendly robber's rule holds for its ships, too. */
static inline hex_set base_pirate_hexes(const struct base_state *s, int seat)
{
    hex_set hexes = island_pirate_hexes(&s->island), kind = hexes;
    if (!(s->options & OPT_FRIENDLY)) return hexes;
    for (int i = 0; i < s->island.seat_count; i++) {
        if (i == seat || base_public_points(s, i) >= 3) continue;
        kind = hexes_minus(kind, island_ship_hexes(&s->island, i));
    }
    return hexes_any(kind) ? kind : hexes;
}
#endif

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

static inline void base_close_offer(struct base_state *s)
{
    island_close_offer(&s->island);
    s->phase = BASE_MAIN;
}

static inline void base_do_offer(struct base_state *s, uint64_t args)
{
    island_open_offer(&s->island, args, &s->offers);
    s->phase = BASE_OFFER;
}

/* Seats whose proposals stand: they may be taken up while the active seat trades and builds, and
 * end with anything else it does. */
static inline lf_seats base_proposers(const struct base_state *s)
{
    return s->phase == BASE_MAIN ? island_repliers(&s->island) : 0;
}

static inline void base_drop_proposals(struct base_state *s)
{
    island_drop_proposals(&s->island, K_OFFER, s->phase == BASE_MAIN);
}

static inline void base_do_reply(struct base_state *s, int seat, lf_action answer)
{
    if (island_reply(&s->island, seat, answer, K_OFFER)) s->phase = BASE_MAIN;
}

static inline void base_do_confirm(struct base_state *s, int seat)
{
    island_confirm(&s->island, seat, K_OFFER);
    s->phase = BASE_MAIN;
}

#endif
