/* check_args.c - the arguments of an action: is this place, this card, this trade allowed? The
 * questions that come before are in check.c. */
#include "games/knights/check.h"

/* ---- Building ---- */

static lf_rule check_settlement(const struct knights_state *s, int seat, uint64_t corner)
{
    if (corner < CORNER_COUNT && corners_has(knights_all(s), (int)corner)) return CK(82);
    return island_check_settlement(&s->island, seat, corner, s->phase == PHASE_SETTLE);
}

/* Whether an end of the edge at the seat's own roads is held by a foreign knight. */
static bool behind_knight(const struct knights_state *s, int seat, int edge)
{
    corner_set foreign = corners_minus(knights_all(s), s->knights[seat]);
    return corners_meet(corners_and(EDGE_CORNERS[edge], s->island.reach[seat]), foreign);
}

static lf_rule check_road(const struct knights_state *s, int seat, uint64_t edge)
{
    if (s->phase == PHASE_PAVE)
        return island_check_founding_road(&s->island, island_new_building(&s->island), edge);
    if (s->phase == PHASE_REBUILD && edge == s->place) return CKC(diplomat_3);
    lf_rule rule = island_check_road(&s->island, seat, edge);
    bool apart = rule == IB(64) || rule == IB(65);
    return apart && behind_knight(s, seat, (int)edge) ? CK(83) : rule;
}

static lf_rule check_city(const struct knights_state *s, int seat, uint64_t corner)
{
    if (corner >= CORNER_COUNT) return IB(9);
    if (s->phase == PHASE_SETTLE) {
        if (corners_has(s->island.blocked, (int)corner)) return IB(68);
        bool home = !ISLAND_SEA || corners_has(island_home_corners(&s->island), (int)corner);
        return home ? 0 : island_founding_rule(&s->island);
    }
    if (!corners_has(s->island.settlements[seat], (int)corner)) return IB(71);
    return corners_has(knights_city_places(s, seat), (int)corner) ? 0 : CK(108);
}

#ifdef ISLAND_WIDE
static lf_rule check_ship(const struct knights_state *s, int seat, uint64_t edge)
{
    const struct island *island = &s->island;
    if (s->phase == PHASE_PAVE)
        return island_check_founding_ship(island, island_new_building(island), edge);
    if (s->phase == PHASE_REBUILD && edge == s->place) return CKC(diplomat_3);
    lf_rule rule = island_check_ship(island, seat, edge);
    return rule == SF(4) && behind_knight(s, seat, (int)edge) ? CK(83) : rule;
}

/* What only a knight closes is closed by CKS-07; beside a foreign one a closed line stays so. */
static lf_rule check_sail(const struct knights_state *s, int seat, uint64_t args)
{
    const struct island *island = &s->island;
    corner_set stops = knights_stops(s, seat), own = island_buildings_of(island, seat);
    lf_rule rule = island_check_sail(island, seat, args, knights_anchors(s, seat), stops);
    if ((rule < SF(10) || rule > SF(14)) || args >> 8 >= EDGE_COUNT ||
        !edges_has(island_ships(island, seat), (int)(args >> 8))) return rule;
    if (rule != island_check_sail(island, seat, args, own, stops)) return CKS(7);
    corner_set foreign = corners_minus(knights_all(s), s->knights[seat]);
    return rule == SF(10) && corners_meet(EDGE_CORNERS[args >> 8], foreign) ? CKS(9) : rule;
}
#endif

static lf_rule check_wall(const struct knights_state *s, int seat, uint64_t corner)
{
    if (corner >= CORNER_COUNT || !corners_has(s->island.cities[seat], (int)corner)) return CK(53);
    return corners_has(knights_wall_places(s, seat), (int)corner) ? 0 : CK(52);
}

/* The commodity must be there (CK-58), a city (CK-59, CK-69), and the metropolis a place (CK-62,
 * CK-65, CK-68). */
static lf_rule check_improve(const struct knights_state *s, int seat, uint64_t args)
{
    uint64_t track = args >> 8, corner = args & 0xFF;
    if (track >= TRACK_COUNT) return CK(57);
    lf_rule rule = knights_level_rule(s, seat, (int)track);
    if (rule) return rule;
    if (cards_of(s->island.hand[seat], COMMODITY + (int)track) <
        knights_level_cost(s, seat, (int)track)) return CK(58);
    if (!knights_brings_metropolis(s, seat, (int)track)) {
        if (corner == NOWHERE) return 0;
        return s->level[seat][track] == 3 ? CK(64) : CK(62);
    }
    if (corner >= CORNER_COUNT) return CK(62);
    return corners_has(knights_plain_cities(s, seat), (int)corner) ? 0 : CK(68);
}

/* ---- Knights ---- */

static lf_rule check_recruit(const struct knights_state *s, int seat, uint64_t corner)
{
    if (corner >= CORNER_COUNT) return IB(9);
    if (corners_has(knights_occupied(s), (int)corner)) return CK(81);
    if (ISLAND_SEA && !corners_has(island_land_corners(&s->island), (int)corner))
        return s->phase == PHASE_PLACE ? CKS(22) : CKS(6);
    return corners_has(s->island.reach[seat], (int)corner) ? 0 : CK(73);
}

static lf_rule check_activate(const struct knights_state *s, int seat, uint64_t corner)
{
    if (corner >= CORNER_COUNT || !corners_has(s->knights[seat], (int)corner)) return CK(75);
    return corners_has(s->active, (int)corner) ? CK(75) : 0;
}

static lf_rule check_promote(const struct knights_state *s, int seat, uint64_t corner)
{
    if (corner >= CORNER_COUNT || !corners_has(s->knights[seat], (int)corner)) return CK(77);
    if (corners_has(s->promoted, (int)corner)) return CK(78);
    if (corners_has(knights_promotable(s, seat), (int)corner)) return 0;
    if (corners_has(s->strong, (int)corner) && !corners_has(s->mighty, (int)corner) &&
        s->level[seat][POLITICS] < 3)
        return CK(79);
    return CK(80);
}

/* Why a knight may not act. */
static lf_rule ready_rule(const struct knights_state *s, int seat, uint64_t corner)
{
    if (corner >= CORNER_COUNT || !corners_has(s->knights[seat], (int)corner)) return CK(86);
    if (corners_has(knights_ready(s, seat), (int)corner)) return 0;
    if (!corners_has(corners_and(s->used, s->active), (int)corner)) return CK(86);
    return knights_has_acted(s, (int)corner) ? CK(87) : CK(76);
}

static lf_rule check_move(const struct knights_state *s, int seat, uint64_t args)
{
    uint64_t from = args >> 8, to = args & 0xFF;
    lf_rule rule = ready_rule(s, seat, from);
    if (rule) return rule;
    lf_rule unreached = ISLAND_SEA ? CKS(4) : CK(88);
    if (to >= CORNER_COUNT) return IB(9);
    if (corners_has(knights_targets(s, seat, (int)from), (int)to)) return 0;
    if (!corners_has(knights_reachable(s, seat, (int)from), (int)to))
        return corners_has(knights_connected(s, seat, (int)from), (int)to) ? CK(89) : unreached;
    if (corners_has(s->knights[seat], (int)to)) return CK(92);
    if (!corners_has(knights_all(s), (int)to)) return CK(88);
    return knights_strength(s, (int)from) == 1 ? CK(92) : CK(91);
}

static lf_rule check_chase(const struct knights_state *s, int seat, uint64_t corner)
{
    lf_rule rule = ready_rule(s, seat, corner);
    if (rule) return rule;
    return corners_has(HEX_CORNERS[s->island.robber], (int)corner) ? 0 : CK(97);
}

#ifdef ISLAND_WIDE
static lf_rule check_hunt(const struct knights_state *s, int seat, uint64_t corner)
{
    lf_rule rule = ready_rule(s, seat, corner);
    if (rule) return rule;
    return corners_has(HEX_CORNERS[s->island.pirate], (int)corner) ? 0 : CKS(10);
}

static lf_rule check_sea(const struct knights_state *s, int seat, int kind, uint64_t args)
{
    switch (kind) {
    case KN_SHIP: return check_ship(s, seat, args);
    case KN_SAIL: return check_sail(s, seat, args);
    case KN_PIRATE:
        return island_check_pirate(&s->island, seat, args, island_pirate_hexes(&s->island), SF(21));
    case KN_HUNT: return check_hunt(s, seat, args);
    default: return island_check_gold(&s->island, seat, args);
    }
}

/* The rule behind an empty list of places for a ship, of ships, or of knights beside the pirate. */
static lf_rule no_ships(const struct knights_state *s, int seat, int kind)
{
    if (kind == KN_SHIP) return SF(4);
    if (kind == KN_PIRATE) return SF(21);
    if (kind == KN_HUNT) return corners_any(knights_ready(s, seat)) ? CKS(10) : CK(86);
    return edges_any(knights_sailors(s, seat)) ? SF(16) : SF(12);
}
#endif

/* ---- Trade ---- */

/* The rule that sets the rate for a kind of card. */
static lf_rule rate_rule(const struct knights_state *s, int seat, int kind)
{
    if (kind >= COMMODITY) return s->level[seat][TRADE] >= 3 ? CK(50) : CK(48);
    if (s->island.harbours[seat] >> kind & 1) return CK(49);
    return CK(48);
}

static lf_rule check_bank(const struct knights_state *s, int seat, uint64_t fields)
{
    struct bank_rules rules = { .terms = CK(48) };
    for (int k = 0; k < KIND_COUNT; k++) rules.rate[k] = rate_rule(s, seat, k);
    return island_check_bank(&s->island, seat, fields, knights_rates(s, seat), &rules);
}

/* ---- Robber and choices ---- */

static lf_rule check_robber(const struct knights_state *s, int seat, uint64_t args)
{
    return island_check_robber(&s->island, seat, args, knights_robber_hexes(s, seat),
                               is_english(s) ? CKE(7) : CKD(12));
}

/* Cards put aside on a seven, for Saboteur or for Wedding: at most what is owed, any mix. */
static lf_rule check_discard(const struct knights_state *s, int seat, uint64_t fields)
{
    lf_rule rule = s->phase == PHASE_DISCARD ? CK(41)
                 : s->phase == PHASE_SABOTAGE ? CKC(saboteur_1) : CKC(wedding_1);
    return island_discardable(&s->island, seat, fields, s->dues[seat]) ? 0 : rule;
}

/* One resource card to each opponent once (CKC-commercial-harbor.1, CK-130). */
static lf_rule check_harbor(const struct knights_state *s, int seat, uint64_t args)
{
    uint64_t target = args >> 8, resource = args & 0xFF;
    if (target >= s->island.seat_count || !(s->harbor >> target & 1))
        return CKC(commercial_harbor_1);
    if (s->harbor_void >> target & 1) return CKC(commercial_harbor_3);
    if (resource >= RESOURCE_COUNT || !cards_of(s->island.hand[seat], (int)resource))
        return CKC(commercial_harbor_1);
    return 0;
}

static lf_rule check_take(const struct knights_state *s, uint64_t fields)
{
    uint64_t given, taken, hand = s->island.hand[s->victim];
    int due = cards_count(hand) < 2 ? cards_count(hand) : 2;
    trade_lanes(fields, &given, &taken);
    if (fields >> 48 || given || cards_count(taken) != due) return CKC(master_merchant_2);
    return cards_cover(hand, taken) ? 0 : CKC(master_merchant_2);
}

static lf_rule check_place(const struct knights_state *s, int seat, uint64_t args)
{
    uint64_t strength = args >> 8, corner = args & 0xFF;
    if (strength < 1 || strength > 3 || !(knights_place_strengths(s) >> strength & 1)) {
        bool equal = knights_piece_free(s, seat, s->piece & 3);
        return equal ? CKC(deserter_2) : is_english(s) ? CKE(10) : CKD(17);
    }
    return check_recruit(s, seat, corner);
}

static lf_rule check_choice(const struct knights_state *s, int seat, int kind, uint64_t args)
{
    switch (kind) {
    case KN_ANSWER:
        if (args < COMMODITY || args >= KIND_COUNT) return CKC(commercial_harbor_2);
        return cards_of(s->island.hand[seat], (int)args) ? 0 : CKC(commercial_harbor_2);
    case KN_STEAL:
        if (args >= CARD_COUNT || !args) return CKC(spy_1);
        return progress_has(s->progress[s->victim], (int)args) ? 0 : CKC(spy_1);
    case KN_BURY:
        if (args >= CARD_COUNT || !args) return CK(121);
        return progress_has(s->progress[seat], (int)args) ? 0 : CK(121);
    case KN_DESERT:
        return args < CORNER_COUNT && corners_has(s->knights[seat], (int)args)
                   ? 0 : CKC(deserter_1);
    case KN_RETREAT:
        return args < CORNER_COUNT && corners_has(knights_retreats(s, seat, s->place), (int)args)
                   ? 0 : CK(93);
    case KN_PILLAGE:
        if (args >= CORNER_COUNT || !corners_has(s->island.cities[seat], (int)args)) return CK(105);
        return corners_has(knights_plain_cities(s, seat), (int)args) ? 0 : CK(70);
    case KN_REWARD:
        if (args < TRACK_COUNT && s->deck_size[args]) return 0;
        return knights_open_rewards(s) ? CKE(17) : CK(111);
    case KN_COMMIT: {
        corner_set active = corners_and(s->knights[seat], s->active);
        corner_set named = corners_of_word(args);
        bool good = corners_word(named) == args && !corners_any(corners_minus(named, active));
        return good ? 0 : CKV(1);
    }
    default:
        if (args >= RESOURCE_COUNT) return CK(37);
        return cards_of(s->island.bank, (int)args) ? 0 : CK(38);
    }
}

/* ---- Chance ---- */

static lf_rule check_loot(const struct knights_state *s, uint64_t lane)
{
    if (lane >= KIND_COUNT) return CK(45);
    return cards_of(island_robbed_hand(&s->island, s->dues), (int)lane) ? 0 : CK(45);
}

static lf_rule check_chance(const struct knights_state *s, int kind, uint64_t args)
{
    int deck = 0;
    switch (s->phase) {
    case PHASE_BOARD: return kind == KN_BOARD && args >> 48 == 0 ? 0 : IB(18);
    case PHASE_DECKS:
        while (s->deck_size[deck]) deck++;
        return kind == KN_SHUFFLE && args >> 48 == (uint64_t)deck ? 0 : CK(5);
    case PHASE_START:
        return island_check_start(&s->island, START_RANDOM == (s->options >> KOPT_START_SHIFT & 3),
                                  kind, args, KN_START);
    case PHASE_DICE:
        if (kind != KN_DICE || args >= 36) return CK(8);
        return knights_easy_turn(s) && args / 6 + args % 6 == 5 ? CKV(6) : 0;
    case PHASE_EVENT: return kind == KN_EVENT && args < EVENT_COUNT ? 0 : CK(8);
    case PHASE_STEAL: return kind == KN_LOOT ? check_loot(s, args) : CK(45);
    default: return CK(15);
    }
}

/* ---- All of it ---- */

static lf_rule check_card(const struct knights_state *s, int seat, int card, uint64_t args)
{
    switch (KNIGHTS_CARD[card].deck) {
    case SCIENCE: return knights_check_science(s, seat, card, args);
    case TRADE: return knights_check_trade(s, seat, card, args);
    default: return knights_check_politics(s, seat, card, args);
    }
}

static lf_rule check_args(const struct knights_state *s, int seat, int kind, uint64_t args)
{
    switch (kind) {
    case KN_SETTLEMENT: return check_settlement(s, seat, args);
    case KN_ROAD: return check_road(s, seat, args);
    case KN_CITY: return check_city(s, seat, args);
    case KN_WALL: return check_wall(s, seat, args);
    case KN_IMPROVE: return check_improve(s, seat, args);
    case KN_RECRUIT: return check_recruit(s, seat, args);
    case KN_ACTIVATE: return check_activate(s, seat, args);
    case KN_PROMOTE: return check_promote(s, seat, args);
    case KN_MOVE: return check_move(s, seat, args);
    case KN_CHASE: return check_chase(s, seat, args);
    case KN_BANK: return check_bank(s, seat, args);
    case KN_OFFER: return island_check_offer(&s->island, seat, args, KIND_COUNT);
    case KN_COUNTER: return island_check_terms(&s->island, seat, args, KIND_COUNT);
    case KN_CONFIRM: return island_check_confirm(&s->island, args, KN_OFFER);
    case KN_ROBBER: return check_robber(s, seat, args);
    case KN_DISCARD: return check_discard(s, seat, args);
    case KN_HARBOR: return check_harbor(s, seat, args);
    case KN_TAKE: return check_take(s, args);
    case KN_PLACE: return check_place(s, seat, args);
    case KN_ANSWER: case KN_STEAL: case KN_BURY: case KN_DESERT: case KN_RETREAT:
    case KN_PILLAGE: case KN_REWARD: case KN_COMMIT: case KN_AQUEDUCT:
        return check_choice(s, seat, kind, args);
#ifdef ISLAND_WIDE
    case KN_SHIP: case KN_SAIL: case KN_PIRATE: case KN_GOLD: case KN_HUNT:
        return check_sea(s, seat, kind, args);
#endif
    default: return args ? CK(18) : 0;
    }
}

lf_rule knights_check(const void *state, int seat, lf_action action)
{
    const struct knights_state *s = state;
    int kind = lf_kind_of(action), card = knights_card_of_kind(kind);
    uint64_t args = lf_args_of(action);
    if (seat == LF_CHANCE) return check_chance(s, kind, args);
    if (seat < 0 || seat >= s->island.seat_count) return CK(2);
    lf_rule rule = knights_kind_rule(s, seat, kind);
    if (rule) return rule;
    return card ? check_card(s, seat, card, args) : check_args(s, seat, kind, args);
}

/* Why no own knight can be promoted. */
static lf_rule no_promotion(const struct knights_state *s, int seat)
{
    if (!corners_any(s->knights[seat])) return CK(77);
    return check_promote(s, seat, (uint64_t)corners_lowest(s->knights[seat]));
}

/* Why no improvement can be bought: a track that could be paid for is closed (CK-69), or none can
 * be paid for (CK-58). */
static lf_rule no_improvement(const struct knights_state *s, int seat)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        int held = cards_of(s->island.hand[seat], COMMODITY + t);
        lf_rule rule = knights_level_rule(s, seat, t);
        if (rule != CK(58) && rule && held >= knights_level_cost(s, seat, t)) return rule;
    }
    return corners_any(s->island.cities[seat]) ? CK(58) : CK(59);
}

/* The rule behind an empty list of places, cards or terms. */
static lf_rule no_arguments_left(const struct knights_state *s, int seat, int kind)
{
    if (knights_card_of_kind(kind))
        return kind == KN_BISHOP && !s->landings ? CKC(bishop_1) : CK(125);
    switch (kind) {
    case KN_SETTLEMENT:
        return corners_any(corners_minus(s->island.reach[seat], island_buildings(&s->island)))
                   ? IB(68) : ISLAND_SEA ? SF(6) : IB(67);
    case KN_ROAD: return IB(64);
    case KN_CITY: return IB(71);
    case KN_WALL:
        return corners_any(corners_minus(s->island.cities[seat], s->walls)) ? CK(52) : CK(53);
    case KN_IMPROVE: return no_improvement(s, seat);
    case KN_RECRUIT: return CK(73);
    case KN_ACTIVATE: return CK(75);
    case KN_PROMOTE: return no_promotion(s, seat);
    case KN_MOVE: return corners_any(knights_ready(s, seat)) ? CK(88) : CK(86);
    case KN_CHASE: return corners_any(knights_ready(s, seat)) ? CK(97) : CK(86);
    case KN_BANK: return cards_count(s->island.bank) ? CK(48) : IB(59);
#ifdef ISLAND_WIDE
    case KN_SHIP: case KN_SAIL: case KN_PIRATE: case KN_HUNT: return no_ships(s, seat, kind);
#endif
    case KN_HARBOR:
        return knights_harbor_seats(s) ? CKC(commercial_harbor_1) : CKC(commercial_harbor_3);
    default: return IB(52);
    }
}

bool knights_may_propose(const struct knights_state *s, int seat)
{
    return seat < s->island.seat_count && seat != s->island.active &&
           knights_kind_rule(s, seat, KN_OFFER) == 0 && island_hand_size(&s->island, seat) > 0;
}

lf_rule knights_forbidden(const void *state, int seat, int kind)
{
    const struct knights_state *s = state;
    lf_action list[LF_LEGAL_MAX];
    if (seat < 0 || seat >= s->island.seat_count) return CK(2);
    lf_rule rule = knights_kind_rule(s, seat, kind);
    if (rule) return rule;
    if (kind == KN_OFFER) return island_hand_size(&s->island, seat) ? 0 : IB(52);
    int n = knights_legal(s, seat, list);
    for (int i = 0; i < n; i++)
        if (lf_kind_of(list[i]) == kind) return 0;
    return no_arguments_left(s, seat, kind);
}
