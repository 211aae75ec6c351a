/* phases.c - the greedy bot outside the main phase: founding, robber, discards, and all the small
 * choices that cards and barbarians ask for. */
#include "bots/knights/mind.h"

enum {
    SHIP_NEAR = 5,           /* from here on knights stay for the barbarians */
    CITY_LOST = 1400,        /* a point, and what the city pays */
    TIE_GAIN = 120,          /* a progress card */
    RIVAL_LOST = 250,        /* a city of another seat */
    REST_COST = 60,          /* of a knight's strength: the grain that wakes it, and the wait */
    VOYAGE = 5, VIEW = 15,   /* ships to an island that founding looks at, and what each less is */
};

/* The worth of holding each progress card: what is put away first, what is spied out first. */
static const uint8_t CARD_RANK[CARD_COUNT] = {
    [CARD_ALCHEMIST] = 5, [CARD_CRANE] = 5, [CARD_ENGINEER] = 3, [CARD_INVENTOR] = 4,
    [CARD_IRRIGATION] = 6, [CARD_MEDICINE] = 7, [CARD_MINING] = 6, [CARD_ROAD_BUILDING] = 6,
    [CARD_SMITH] = 6, [CARD_COMMERCIAL_HARBOR] = 4, [CARD_MASTER_MERCHANT] = 6,
    [CARD_MERCHANT] = 9, [CARD_MERCHANT_FLEET] = 4, [CARD_RESOURCE_MONOPOLY] = 7,
    [CARD_TRADE_MONOPOLY] = 4, [CARD_BISHOP] = 5, [CARD_DESERTER] = 7, [CARD_DIPLOMAT] = 3,
    [CARD_INTRIGUE] = 2, [CARD_SABOTEUR] = 4, [CARD_SPY] = 5, [CARD_WARLORD] = 7,
    [CARD_WEDDING] = 6,
};

/* ---- Founding ---- */

/* A corner for its income, with the kinds the seat does not have yet counted twice. */
static int founding_worth(const struct knights_state *s, int seat, int corner, bool city)
{
    unsigned have = 0;
    int worth = 3 * knights_corner_worth(s, corner, city);
    corner_set own = island_buildings_of(&s->island, seat);
    for (; corners_any(own); own = corners_rest(own))
        for (int k = 0; k < 3; k++) {
            int hex = CORNER_HEX[3 * corners_lowest(own) + k];
            if (hex != NOWHERE) have |= 1u << island_terrain(&s->island, hex);
        }
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex == NOWHERE) continue;
        int terrain = island_terrain(&s->island, hex);
        if (terrain < RESOURCE_COUNT && !(have >> terrain & 1))
            worth += 30 + 8 * island_pips(&s->island, hex);
        have |= 1u << terrain;
    }
#ifdef ISLAND_WIDE
    worth += VIEW * (VOYAGE + 1 - island_ships_to_landing(&s->island, seat, corner, VOYAGE));
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex != NOWHERE && island_is_gold(&s->island, hex)) worth += 30;
    }
#endif
    return worth + (island_harbour_bit(&s->island, corner) ? 20 : 0);
}

static lf_action found(const struct knights_state *s, int seat)
{
    bool city = island_second_round(&s->island);
    corner_set free = corners_minus(island_home_corners(&s->island), s->island.blocked);
    int best = -1, where = 0;
    for (; corners_any(free); free = corners_rest(free)) {
        int worth = founding_worth(s, seat, corners_lowest(free), city);
        if (worth > best) best = worth, where = corners_lowest(free);
    }
    return lf_act(city ? KN_CITY : KN_SETTLEMENT, (uint64_t)where);
}

/* Towards the best place two roads away. */
static lf_action pave(const struct knights_state *s)
{
    int corner = island_new_building(&s->island), best = -1, choice = 0;
    for (int k = 0; k < 3; k++) {
        int edge = CORNER_EDGE[3 * corner + k], worth = 0;
        if (edge == NOWHERE || island_edge_taken(&s->island, edge)) continue;
        int end = EDGE_CORNER[2 * edge] ^ EDGE_CORNER[2 * edge + 1] ^ corner;
        corner_set at = corners_minus(CORNER_NEIGHBOURS[end], s->island.blocked);
        for (; corners_any(at); at = corners_rest(at)) {
            int here = knights_corner_worth(s, corners_lowest(at), false);
            if (here > worth) worth = here;
        }
        if (worth > best) best = worth, choice = edge;
    }
    return lf_act(KN_ROAD, (uint64_t)choice);
}

/* ---- Before the roll ---- */

/* What a number brings this seat more than the others on average. */
static int number_gain(const struct knights_state *s, int seat, int number)
{
    int gain = 0;
    hex_set hexes = hexes_without(s->island.number_hexes[number - 2], s->island.robber);
    for (; hexes_any(hexes); hexes = hexes_rest(hexes))
        for (int i = 0; i < s->island.seat_count; i++) {
            int cards = island_yields(&s->island, i, hexes_lowest(hexes));
            gain += i == seat ? 3 * cards : -cards;
        }
    return gain;
}

bool knights_chase_pays(const struct knights_state *s, int seat)
{
    return s->ship < SHIP_NEAR && corners_meet(island_buildings_of(&s->island, seat),
                                               HEX_CORNERS[s->island.robber]);
}

/* Knight-errant: the robber is sent away before the roll, which may be the blocked number, by the
 * weakest knight that can (CKV-04). NOWHERE: that does not pay or is not allowed. */
static int errant(const struct knights_state *s, int seat)
{
    if (!(s->options & KOPT_ERRANT) || knights_kind_rule(s, seat, KN_CHASE)) return NOWHERE;
    if (!knights_chase_pays(s, seat)) return NOWHERE;
    corner_set can = corners_and(knights_ready(s, seat), HEX_CORNERS[s->island.robber]);
    corner_set weak = corners_minus(can, s->strong), middling = corners_minus(can, s->mighty);
    if (!corners_any(can)) return NOWHERE;
    if (corners_any(weak)) return corners_lowest(weak);
    return corners_lowest(corners_any(middling) ? middling : can);
}

static lf_action before_roll(const struct knights_state *s, int seat)
{
    int best = 0, choice = -1, chaser = errant(s, seat);
    if (chaser != NOWHERE) return lf_act(KN_CHASE, (uint64_t)chaser);
    if (!progress_has(s->progress[seat], CARD_ALCHEMIST) || s->flags & FLAG_ALCHEMIST)
        return lf_act(KN_ROLL, 0);
    for (int roll = 0; roll < 36; roll++) {
        int number = roll / 6 + roll % 6 + 2;
        if (number == 7) continue;
        int gain = number_gain(s, seat, number);
        if (gain > best) best = gain, choice = roll;
    }
    return best >= 6 ? lf_act(KN_ALCHEMIST, (uint64_t)choice) : lf_act(KN_ROLL, 0);
}

/* ---- Robber ---- */

int knights_robber_worth(const struct knights_state *s, int seat, int hex)
{
    int worth = 0, pips = island_pips(&s->island, hex);
    for (int i = 0; i < s->island.seat_count; i++) {
        int cards = island_yields(&s->island, i, hex);
        if (i == seat) worth -= 12 * cards * pips;
        else worth += cards * pips * (1 + knights_points_of(s, i) / 2);
    }
    return worth;
}

int knights_victim(const struct knights_state *s, lf_seats candidates, int *loot)
{
    int victim = LF_NOBODY, most = -1;
    *loot = 0;
    for (int i = 0; i < s->island.seat_count; i++) {
        if (!(candidates >> i & 1)) continue;
        int cards = island_hand_size(&s->island, i);
        int wanted = (cards > 0) * 50 + 5 * knights_points_of(s, i) + cards;
        *loot += cards > 0;
        if (wanted > most) most = wanted, victim = i;
    }
    return victim;
}

lf_action knights_best_robber(const struct knights_state *s, int seat, int kind, int *gain)
{
    hex_set hexes = kind == KN_BISHOP ? island_other_hexes(&s->island)
                                      : knights_robber_hexes(s, seat);
    int best = -WORTH_WIN, where = 0, whom = LF_NOBODY;
    for (; hexes_any(hexes); hexes = hexes_rest(hexes)) {
        int hex = hexes_lowest(hexes), loot;
        int victim = knights_victim(s, island_candidates(&s->island, seat, hex), &loot);
        int worth = knights_robber_worth(s, seat, hex) +
                    10 * (kind == KN_BISHOP ? 3 * loot : loot > 0);
        if (worth > best) best = worth, where = hex, whom = victim;
    }
    if (gain) *gain = best;
    if (kind == KN_BISHOP) return lf_act(kind, (uint64_t)where);
    return lf_act(kind, (uint64_t)where | (uint64_t)whom << 8);
}

/* ---- Cards ---- */

/* The kind among `kinds` that this seat needs least, or most. */
static int pick_kind(const struct knights_state *s, int seat, unsigned kinds, bool most)
{
    int worth[KIND_COUNT], choice = -1;
    knights_card_worths(s, seat, worth);
    for (; kinds; kinds &= kinds - 1) {
        int k = __builtin_ctz(kinds);
        if (choice < 0 || (most ? worth[k] > worth[choice] : worth[k] < worth[choice])) choice = k;
    }
    return choice;
}

static unsigned held_kinds(uint64_t hand) { return lanes_at_least(hand, LANE_ONES); }

static lf_action discard(const struct knights_state *s, int seat)
{
    int kind = pick_kind(s, seat, held_kinds(s->island.hand[seat]), false);
    return lf_act(KN_DISCARD, (uint64_t)63 << 6 * kind);
}

/* Two cards of a hand that is seen. */
static lf_action take(const struct knights_state *s, int seat)
{
    uint64_t hand = s->island.hand[s->victim], taken = 0;
    int due = cards_count(hand) < 2 ? cards_count(hand) : 2;
    for (int i = 0; i < due; i++) {
        int kind = pick_kind(s, seat, held_kinds(hand), true);
        hand -= cards_one(kind);
        taken += cards_one(kind);
    }
    return lf_act(KN_TAKE, trade_fields(0, taken));
}

static int ranked_card(const uint8_t *hand, bool best)
{
    int choice = hand[0];
    for (int i = 1; i < 8 && hand[i]; i++)
        if (best ? CARD_RANK[hand[i]] > CARD_RANK[choice] : CARD_RANK[hand[i]] < CARD_RANK[choice])
            choice = hand[i];
    return choice;
}

/* ---- Barbarians and knights ---- */

static lf_action give_city(const struct knights_state *s, int seat)
{
    int least = WORTH_WIN, where = 0;
    corner_set at = knights_plain_cities(s, seat);
    for (; corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at), wall = corners_has(s->walls, corner) ? 20 : 0;
        int worth = knights_corner_worth(s, corner, true) + wall;
        if (worth < least) least = worth, where = corner;
    }
    return lf_act(KN_PILLAGE, (uint64_t)where);
}

static lf_action reward(const struct knights_state *s, int seat)
{
    int choice = -1;
    for (int t = 0; t < TRACK_COUNT; t++)
        if (s->deck_size[t] && (choice < 0 || s->level[seat][t] > s->level[seat][choice]))
            choice = t;
    return lf_act(KN_REWARD, (uint64_t)choice);
}

/* How a landing ends for the seat if these knights fight, less what it costs to have them sleep. */
static int landing_worth(const struct knights_state *s, int seat, corner_set fighting)
{
    struct attack a = knights_attack_now(s, fighting);
    lf_seats own = lf_seat_bit(seat), others = a.losers & ~own;
    bool all_rest = is_english(s) && knights_rules(s) >= 2;      /* whether they fought or not */
    int worth = all_rest ? 0 : -REST_COST * a.force[seat];
    if (a.losers & own) worth -= CITY_LOST;
    if (a.best == own) worth += WORTH_POINT;
    else if (a.best & own) worth += TIE_GAIN;
    return worth + RIVAL_LOST * bits_count(others);
}

/* Nasty: which own knights fight (CKV-01). Who has declared is known; of those who come later the
 * bot expects all knights, so that it neither fights for others in vain nor lets a city fall. */
static lf_action commit(const struct knights_state *s, int seat)
{
    int knight[STRENGTHS * KNIGHTS_EACH];
    corner_set own = corners_and(s->knights[seat], s->active), best = own, sure = corners_none();
    int count = corners_list(own, knight);
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat)
            corners_join(&sure, s->dues[i] ? corners_and(s->knights[i], s->active)
                                           : knights_fighting(s, i));
    int most = landing_worth(s, seat, corners_or(sure, own));
    for (int set = (1 << count) - 2; set >= 0; set--) {
        corner_set fighting = corners_none();
        for (int i = 0; i < count; i++)
            if (set >> i & 1) corners_add(&fighting, knight[i]);
        int worth = landing_worth(s, seat, corners_or(sure, fighting));
        if (worth > most) most = worth, best = fighting;
    }
    return lf_act(KN_COMMIT, corners_word(best));
}

static lf_action weakest_knight(const struct knights_state *s, int seat)
{
    corner_set own = s->knights[seat], asleep = knights_asleep(s, seat);
    corner_set basic = corners_minus(own, s->strong);
    corner_set choice = corners_meet(basic, asleep) ? corners_and(basic, asleep) : basic;
    if (!corners_any(choice)) choice = corners_any(asleep) ? asleep : own;
    return lf_act(KN_DESERT, (uint64_t)corners_lowest(choice));
}

static lf_action retreat(const struct knights_state *s, int seat)
{
    return lf_act(KN_RETREAT, (uint64_t)corners_lowest(knights_retreats(s, seat, s->place)));
}

static lf_action aqueduct(const struct knights_state *s, int seat)
{
    unsigned kinds = held_kinds(s->island.bank) & 31;
    return lf_act(KN_AQUEDUCT, (uint64_t)pick_kind(s, seat, kinds, true));
}

/* ---- Offers ---- */

static int lanes_worth(const int *worth, uint64_t cards)
{
    int sum = 0;
    for (int k = 0; k < KIND_COUNT; k++) sum += (20 + worth[k]) * cards_of(cards, k);
    return sum;
}

bool knights_trade_pays(const struct knights_state *s, int seat, int other, uint64_t given,
                        uint64_t taken)
{
    int worth[KIND_COUNT];
    knights_card_worths(s, seat, worth);
    if (knights_points_of(s, other) >= s->target - 2) return false;
    return cards_cover(s->island.hand[seat], given) &&
           lanes_worth(worth, taken) > lanes_worth(worth, given);
}

lf_action knights_answer_offer(const struct knights_state *s, int seat)
{
    uint64_t given, taken;
    if (seat != s->island.active) {
        trade_lanes(s->island.offer, &given, &taken);
        bool pays = knights_trade_pays(s, seat, s->island.active, taken, given);
        return lf_act(pays ? KN_ACCEPT : KN_DECLINE, 0);
    }
    for (int i = 0; i < s->island.seat_count; i++) {
        int kind = lf_kind_of(s->island.reply[i]);
        if (kind != KN_ACCEPT && kind != KN_COUNTER) continue;
        island_terms(&s->island, i, KN_OFFER, &given, &taken);
        if (knights_trade_pays(s, seat, i, given, taken)) return lf_act(KN_CONFIRM, (uint64_t)i);
    }
    return lf_act(KN_WITHDRAW, 0);
}

/* A proposal of another seat that pays, taken up; or 0. */
lf_action knights_take_proposal(const struct knights_state *s, int seat)
{
    for (lf_seats set = knights_proposers(s); set; set &= set - 1) {
        int other = __builtin_ctz(set);
        uint64_t given, taken;
        island_terms(&s->island, other, KN_OFFER, &given, &taken);
        if (knights_trade_pays(s, seat, other, given, taken))
            return lf_act(KN_CONFIRM, (uint64_t)other);
    }
    return 0;
}

/* ---- All of them ---- */

lf_action knights_phase_choice(const struct knights_state *s, int seat)
{
    switch (s->phase) {
    case PHASE_SETTLE: return found(s, seat);
    case PHASE_PAVE: return pave(s);
    case PHASE_ROLL: return before_roll(s, seat);
    case PHASE_COMMIT: return commit(s, seat);
    case PHASE_PILLAGE: return give_city(s, seat);
    case PHASE_REWARD: return reward(s, seat);
    case PHASE_LIMIT:
        return lf_act(KN_BURY, (uint64_t)ranked_card(s->progress[seat], false));
    case PHASE_DISCARD: case PHASE_SABOTAGE: case PHASE_WEDDING: return discard(s, seat);
    case PHASE_ROBBER: return knights_best_robber(s, seat, KN_ROBBER, NULL);
    case PHASE_AQUEDUCT: return aqueduct(s, seat);
    case PHASE_HARBOR: {
        unsigned kinds = held_kinds(s->island.hand[seat]) & 0xE0;
        return lf_act(KN_ANSWER, (uint64_t)pick_kind(s, seat, kinds, false));
    }
    case PHASE_TAKE: return take(s, seat);
    case PHASE_SPY: return lf_act(KN_STEAL, (uint64_t)ranked_card(s->progress[s->victim], true));
    case PHASE_DESERT: return weakest_knight(s, seat);
    case PHASE_GATE: return lf_act(KN_DRAW, 0);          /* of five cards one can be chosen */
    default: return retreat(s, seat);
    }
}
