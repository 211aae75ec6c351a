/* check.c - what is forbidden in the base game, and by which rule.
 *
 * Every refusal is found in two steps: kind_rule() asks what does not depend on the arguments
 * (turn, phase, cost, supply, cards held), then one function per kind judges the arguments. A
 * seat's own view is enough for its own actions.
 */
#include "games/base/check.h"

/* ---- Turn and phase ---- */

/* What an action of another seat than the one whose turn it is offends against. */
static lf_rule not_your_turn(const struct base_state *s, int kind)
{
    if (s->phase == BASE_SETTLE || s->phase == BASE_PAVE)
        return island_second_round(&s->island) ? IB(21) : IB(20);
    switch (kind) {
    case K_OFFER: case K_ACCEPT: case K_DECLINE: case K_COUNTER: case K_CONFIRM: case K_WITHDRAW:
        return IB(50);
    case K_BANK: return IB(60);
    case K_KNIGHT: case K_ROAD_BUILDING: case K_INVENTION: case K_MONOPOLY: return IB(28);
    case K_ROBBER: return IB(49);
    case K_DISCARD: return IB(43);
#ifdef ISLAND_WIDE
    case K_PIRATE: return SF(20);
    case K_GOLD: return SF(24);
#endif
    default: return IB(27);
    }
}

/* A road, or a ship where there are any. */
static bool is_line(int kind)
{
#ifdef ISLAND_WIDE
    if (kind == K_SHIP) return true;
#endif
    return kind == K_ROAD;
}

/* Founding: a settlement, then its road or ship, nothing else (IB-20 to IB-26, SF-07). */
static lf_rule founding_rule(const struct base_state *s, int kind)
{
    if (s->phase == BASE_SETTLE ? kind == K_SETTLEMENT : is_line(kind)) return 0;
    if (kind == K_ROLL) return IB(26);
    return island_second_round(&s->island) ? IB(21) : IB(20);
}

/* Kinds that exist only in a phase of their own. */
static lf_rule out_of_place(int kind)
{
    switch (kind) {
    case K_ROBBER: return IB(49);
    case K_DISCARD: return IB(43);
    case K_DONE: return IB(81);
#ifdef ISLAND_WIDE
    case K_PIRATE: return SF(20);
    case K_GOLD: return SF(24);
#endif
    case K_ACCEPT: case K_DECLINE: case K_COUNTER: case K_CONFIRM: case K_WITHDRAW: return IB(50);
    default: return 0;
    }
}

static lf_rule roll_phase_rule(int kind)
{
    switch (kind) {
    case K_ROLL: case K_KNIGHT: case K_ROAD_BUILDING: case K_INVENTION: case K_MONOPOLY: return 0;
    case K_END: return IB(27);
#ifdef ISLAND_WIDE
    case K_SAIL: return SF(15);
#endif
    default: return out_of_place(kind) ? out_of_place(kind) : IB(29);
    }
}

static lf_rule active_phase_rule(const struct base_state *s, int kind)
{
    switch (s->phase) {
    case BASE_SETTLE: case BASE_PAVE: return founding_rule(s, kind);
    case BASE_ROLL: return roll_phase_rule(kind);
    case BASE_ROBBER:
#ifdef ISLAND_WIDE
        if (kind == K_PIRATE) return s->island.pirate < HEX_COUNT ? 0 : SF(20);
#endif
        return kind == K_ROBBER ? 0 : IB(45);
    case BASE_FREE_ROADS: return is_line(kind) || kind == K_DONE ? 0 : IB(81);
    case BASE_OFFER: return kind == K_CONFIRM || kind == K_WITHDRAW ? 0 : RULING(89);
    case BASE_MAIN:
        if (kind == K_CONFIRM && base_proposers(s)) return 0;
        __attribute__((fallthrough));
    default: return kind == K_ROLL ? IB(27) : out_of_place(kind);
    }
}

static bool seat_answers(const struct base_state *s, int seat)
{
    return s->phase == BASE_OFFER && island_unanswered(&s->island) >> seat & 1;
}

/* While a die or a deck decides, nobody acts. */
static lf_rule chance_phase_rule(const struct base_state *s)
{
    switch (s->phase) {
    case BASE_BOARD: case BASE_START: return IB(20);
    case BASE_DICE: return IB(29);
    case BASE_STEAL: return IB(46);
    case BASE_DRAW: return IB(73);
    default: return 0;
    }
}

/* What a seat may do in another's turn: propose a trade, and take that back. */
static bool may_off_turn(const struct base_state *s, int seat, int kind)
{
    if (s->phase != BASE_MAIN) return false;
    return kind == K_OFFER || (kind == K_WITHDRAW && s->island.reply[seat]);
}

static lf_rule turn_rule(const struct base_state *s, int seat, int kind)
{
    if (s->phase == BASE_OVER) return IB(99);
    if (kind < K_ROLL || kind >= BASE_KINDS) return IB(27);
    if (chance_phase_rule(s)) return chance_phase_rule(s);
    if (s->phase == BASE_DISCARD) {
        if (s->dues[seat] == 0) return kind == K_DISCARD ? IB(43) : IB(44);
        return kind == K_DISCARD ? 0 : IB(44);
    }
#ifdef ISLAND_WIDE
    if (s->phase == BASE_GOLD) {
        if (seat != island_gold_seat(&s->island)) return SF(26);
        return kind == K_GOLD ? 0 : s->turn ? SF(24) : SF(27);
    }
#endif
    if (seat_answers(s, seat))
        return kind == K_ACCEPT || kind == K_DECLINE || kind == K_COUNTER ? 0 : IB(50);
    if (seat != s->island.active) return may_off_turn(s, seat, kind) ? 0 : not_your_turn(s, kind);
    return active_phase_rule(s, kind);
}

/* ---- Conditions that do not depend on the arguments ---- */

static lf_rule purchase_rule(const struct base_state *s, int seat, int kind)
{
    const struct island *island = &s->island;
    uint64_t hand = island->hand[seat];
    switch (kind) {
    case K_SETTLEMENT:
        return island_purchase_rule(hand, COST_SETTLEMENT, IB(66),
                                    island_settlements_left(island, seat) > 0, IB(69));
    case K_ROAD:
        return island_purchase_rule(hand, COST_ROAD, IB(63),
                                    island_road_count(island, seat) < ROADS_EACH, IB(2));
#ifdef ISLAND_WIDE
    case K_SHIP:
        return island_purchase_rule(hand, COST_SHIP, SF(1),
                                    island_ship_count(island, seat) < SHIPS_EACH, SF(1));
#endif
    case K_CITY:
        return island_purchase_rule(hand, COST_CITY, IB(70),
                                    island_cities_left(island, seat) > 0, IB(71));
    default:
        return cards_cover(hand, COST_CARD) && base_deck_left(s) ? 0 : IB(73);
    }
}

static lf_rule card_rule(const struct base_state *s, int seat, int card)
{
    if (dev_of(s->dev[seat], card) == 0) return IB(28);
    if (dev_of(base_ripe(s, seat), card) == 0) return IB(75);
    if (s->flags & BASE_PLAYED) return IB(74);
    if (card == DEV_ROADS && !base_can_pave(s, seat)) return IB(81);
    if (card == DEV_INVENTION && cards_count(s->island.bank) < 2) return RULING(87);
    return 0;
}

static lf_rule trade_time_rule(const struct base_state *s)
{
    return s->options & OPT_SEPARATE && s->flags & BASE_BUILT ? IB(30) : 0;
}

lf_rule base_kind_rule(const struct base_state *s, int seat, int kind)
{
    lf_rule rule = turn_rule(s, seat, kind);
    if (rule) return rule;
    switch (kind) {
    case K_SETTLEMENT: case K_ROAD: case K_CITY: case K_BUY:
        return s->phase == BASE_MAIN ? purchase_rule(s, seat, kind) : 0;
#ifdef ISLAND_WIDE
    case K_SHIP: return s->phase == BASE_MAIN ? purchase_rule(s, seat, kind) : 0;
    case K_SAIL: return s->flags & BASE_SAILED ? SF(15) : 0;
#endif
    case K_KNIGHT: return card_rule(s, seat, DEV_KNIGHT);
    case K_ROAD_BUILDING: return card_rule(s, seat, DEV_ROADS);
    case K_INVENTION: return card_rule(s, seat, DEV_INVENTION);
    case K_MONOPOLY: return card_rule(s, seat, DEV_MONOPOLY);
    case K_BANK: return trade_time_rule(s);
    case K_OFFER:
        if (s->offers_max == 0) return RULING(81);
        if (seat == s->island.active && s->offers >= s->offers_max) return RULING(81);
        return trade_time_rule(s);
    case K_CONFIRM: return s->phase == BASE_MAIN ? trade_time_rule(s) : 0;
    case K_ACCEPT: return island_accept_rule(&s->island, seat);
    case K_DONE: return s->flags & BASE_PAVED ? 0 : IB(81);
    default: return 0;
    }
}

/* ---- Arguments ---- */

static lf_rule check_road(const struct base_state *s, int seat, uint64_t edge)
{
    if (s->phase != BASE_PAVE) return island_check_road(&s->island, seat, edge);
    return island_check_founding_road(&s->island, island_new_building(&s->island), edge);
}

#ifdef ISLAND_WIDE
static lf_rule check_sea(const struct base_state *s, int seat, int kind, uint64_t args)
{
    const struct island *island = &s->island;
    switch (kind) {
    case K_SHIP:
        if (s->phase != BASE_PAVE) return island_check_ship(island, seat, args);
        return island_check_founding_ship(island, island_new_building(island), args);
    case K_SAIL:
        return island_check_sail(island, seat, args, island_buildings_of(island, seat),
                                 island_stops(island, seat));
    case K_PIRATE:
        return island_check_pirate(island, seat, args, base_pirate_hexes(s, seat), RULING(84));
    default: return island_check_gold(island, seat, args);
    }
}

/* The rule behind an empty list of places for a ship, or of ships to move. */
static lf_rule no_ships(const struct base_state *s, int seat, int kind)
{
    if (kind == K_SHIP) return s->phase == BASE_PAVE ? SF(7) : SF(4);
    if (kind == K_PIRATE) return SF(21);
    return edges_any(base_sailors(s, seat)) ? SF(16) : SF(12);
}
#endif

static lf_rule check_city(const struct base_state *s, int seat, uint64_t corner)
{
    if (corner >= CORNER_COUNT) return IB(9);
    return corners_has(s->island.settlements[seat], (int)corner) ? 0 : IB(71);
}

static lf_rule check_invention(const struct base_state *s, uint64_t fields)
{
    uint64_t given, taken;
    trade_lanes(fields, &given, &taken);
    if (given || cards_count(taken) != 2 || taken >> 8 * RESOURCE_COUNT) return IB(82);
    return cards_cover(s->island.bank, taken) ? 0 : RULING(87);
}

/* The rule that sets the rate for a resource. */
static lf_rule rate_rule(const struct base_state *s, int seat, int kind)
{
    if (s->island.harbours[seat] >> kind & 1) return IB(57);
    return s->island.harbours[seat] >> HARBOUR_ANY & 1 ? IB(56) : IB(55);
}

static lf_rule check_bank(const struct base_state *s, int seat, uint64_t fields)
{
    struct bank_rules rules = { .terms = IB(55) };
    for (int k = 0; k < RESOURCE_COUNT; k++) rules.rate[k] = rate_rule(s, seat, k);
    return island_check_bank(&s->island, seat, fields, island_rates(&s->island, seat), &rules);
}

/* ---- Chance ---- */

static lf_rule check_chance(const struct base_state *s, int kind, uint64_t args)
{
    switch (s->phase) {
    case BASE_BOARD: return kind == K_BOARD && args >> 48 == 0 ? 0 : IB(18);
    case BASE_START:
        return island_check_start(&s->island, START_RANDOM == (s->options >> OPT_START_SHIFT & 3),
                                  kind, args, K_START);
    case BASE_DICE: return kind == K_DICE && args < 36 ? 0 : IB(33);
    case BASE_STEAL:
        if (kind != K_LOOT || args >= RESOURCE_COUNT) return IB(46);
        return cards_of(island_robbed_hand(&s->island, s->dues), (int)args) ? 0 : IB(46);
    case BASE_DRAW:
        return kind == K_CARD && args < DEV_COUNT && dev_of(s->deck, (int)args) ? 0 : IB(73);
    default: return IB(27);
    }
}

lf_rule base_check(const void *state, int seat, lf_action action)
{
    const struct base_state *s = state;
    int kind = lf_kind_of(action);
    uint64_t args = lf_args_of(action);
    if (seat == LF_CHANCE) return check_chance(s, kind, args);
    if (seat < 0 || seat >= s->island.seat_count) return IB(1);
    lf_rule rule = base_kind_rule(s, seat, kind);
    if (rule) return rule;
    switch (kind) {
    case K_SETTLEMENT:
        return island_check_settlement(&s->island, seat, args, s->phase == BASE_SETTLE);
    case K_ROAD: return check_road(s, seat, args);
    case K_CITY: return check_city(s, seat, args);
    case K_INVENTION: return args >> 48 ? IB(82) : check_invention(s, args);
    case K_MONOPOLY: return args < RESOURCE_COUNT ? 0 : IB(83);
    case K_BANK: return check_bank(s, seat, args);
    case K_OFFER: return island_check_offer(&s->island, seat, args, RESOURCE_COUNT);
    case K_COUNTER: return island_check_terms(&s->island, seat, args, RESOURCE_COUNT);
    case K_CONFIRM: return island_check_confirm(&s->island, args, K_OFFER);
    case K_ROBBER:
        return island_check_robber(&s->island, seat, args, base_robber_hexes(s, seat), RULING(84));
    case K_DISCARD: return island_discardable(&s->island, seat, args, s->dues[seat]) ? 0 : IB(42);
#ifdef ISLAND_WIDE
    case K_SHIP: case K_SAIL: case K_PIRATE: case K_GOLD: return check_sea(s, seat, kind, args);
#endif
    default: return args ? IB(27) : 0;
    }
}

/* The rule behind an empty list of places or terms. */
static lf_rule no_arguments_left(const struct base_state *s, int seat, int kind)
{
    switch (kind) {
    case K_SETTLEMENT:
        return corners_any(corners_minus(s->island.reach[seat], island_buildings(&s->island)))
                   ? IB(68) : ISLAND_SEA ? SF(6) : IB(67);
    case K_ROAD: return IB(64);
    case K_CITY: return IB(71);
    case K_BANK: return cards_count(s->island.bank) ? rate_rule(s, seat, BRICK) : IB(59);
    case K_OFFER: case K_COUNTER: case K_CONFIRM: return IB(52);
    case K_INVENTION: return RULING(87);
#ifdef ISLAND_WIDE
    case K_SHIP: case K_SAIL: case K_PIRATE: return no_ships(s, seat, kind);
#endif
    default: return IB(27);
    }
}

bool base_may_propose(const struct base_state *s, int seat)
{
    return seat < s->island.seat_count && seat != s->island.active &&
           base_kind_rule(s, seat, K_OFFER) == 0 && island_hand_size(&s->island, seat) > 0;
}

lf_rule base_forbidden(const void *state, int seat, int kind)
{
    const struct base_state *s = state;
    lf_action list[LF_LEGAL_MAX];
    if (seat < 0 || seat >= s->island.seat_count) return IB(1);
    lf_rule rule = base_kind_rule(s, seat, kind);
    if (rule) return rule;
    if (kind == K_OFFER) return island_hand_size(&s->island, seat) ? 0 : IB(52);
    int n = base_legal(s, seat, list);
    for (int i = 0; i < n; i++)
        if (lf_kind_of(list[i]) == kind) return 0;
    return no_arguments_left(s, seat, kind);
}
