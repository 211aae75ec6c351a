/* choose.c - the greedy bot in the main phase: tries every action, then bank trades that pay for
 * something better, then ends the turn. */
#include "bots/knights/insight.h"

enum {
    ACTION_GAIN = 5,         /* an action must leave more than doing nothing does */
    ROADS_GAIN = 180,        /* what two free roads are worth */
    SPY_GAIN = 90, WEDDING_GAIN = 150, SABOTEUR_GAIN = 110, MASTER_GAIN = 160, DESERTER_GAIN = 130,
    HARBOR_GAIN = 60, MONOPOLY_CARD = 40, DIPLOMAT_GAIN = 40, INTRIGUE_GAIN = 30, BISHOP_GAIN = 60,
    CRANE_GAIN = 40, CHASE_GAIN = 120, FLEET_GAIN = 30,
    WISHED_SHIPS = 40,       /* places for ships that trades are made for */
    PROGRESS_KEPT = 70,      /* what worth.c counts for a card in hand */
    SAIL_GAIN = 60,          /* what moving a ship must bring, so that none goes to and fro */
};

/* One action, evaluated. */
struct step { lf_action action; int gain; };

static void offer_step(struct step *best, lf_action action, int gain)
{
    if (gain > best->gain) *best = (struct step){ action, gain };
}

int knights_others_hold(const struct knights_state *s, int seat, int kind)
{
    int all = kind < COMMODITY ? s->bank_each
                               : s->bank_each == KNIGHTS_INFINITE ? 18 : COMMODITIES;
    return all - cards_of(s->island.bank, kind) - cards_of(s->island.hand[seat], kind);
}

/* Actions whose effect the view shows are tried out. */
static int tried_gain(const struct knights_state *s, int seat, lf_action action, int before)
{
    struct knights_state after = *s;
    knights_do(&after, seat, action);
    return knights_worth(&after, seat) - before;
}

static int leader_of(const struct knights_state *s, int seat)
{
    int leader = -1;
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat && (leader < 0 || knights_points_of(s, i) > knights_points_of(s, leader)))
            leader = i;
    return leader;
}

/* Crane is played when the improvement it helps is bought next. */
static int crane_gain(const struct knights_state *s, int seat)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        int held = cards_of(s->island.hand[seat], COMMODITY + t);
        if (knights_level_rule(s, seat, t) == 0 && s->cranes == 0 && held >= s->level[seat][t])
            return CRANE_GAIN;
    }
    return 0;
}

static int diplomat_gain(const struct knights_state *s, int seat, int edge)
{
    int owner = knights_road_owner(s, edge);
    if (owner == seat) return 0;
    bool longest = owner == s->island.longest && s->island.road_length[owner] < 7;
    return DIPLOMAT_GAIN + (longest ? 400 : 0) + 20 * knights_points_of(s, owner);
}

static int monopoly_gain(const struct knights_state *s, int seat, int kind, int each)
{
    int most = each * (s->island.seat_count - 1), held = knights_others_hold(s, seat, kind);
    return MONOPOLY_CARD * (held < most ? held : most) - PROGRESS_KEPT;
}

/* Cards whose effect lies in hidden hands or comes later. */
static int card_gain(const struct knights_state *s, int seat, lf_action action, int before)
{
    int args = (int)lf_args_of(action), gain = 0;
    bool at_leader = args == leader_of(s, seat);
    switch (lf_kind_of(action)) {
    case KN_CRANE: return crane_gain(s, seat);
    case KN_ROAD_BUILDING: return ROADS_GAIN - PROGRESS_KEPT;
    case KN_COMMERCIAL_HARBOR: return HARBOR_GAIN;
    case KN_MASTER_MERCHANT: return MASTER_GAIN + 20 * at_leader;
    case KN_MERCHANT_FLEET:
        return cards_of(s->island.hand[seat], args) >= 4 ? FLEET_GAIN + 10 * args % 3 : 0;
    case KN_RESOURCE_MONOPOLY: return monopoly_gain(s, seat, args, 2);
    case KN_TRADE_MONOPOLY: return monopoly_gain(s, seat, args, 1);
    case KN_BISHOP:
        knights_best_robber(s, seat, KN_BISHOP, &gain);
        return lf_args_of(knights_best_robber(s, seat, KN_BISHOP, &gain)) == (uint64_t)args
                   ? BISHOP_GAIN + gain : 0;
    case KN_DESERTER: return DESERTER_GAIN + 20 * at_leader;
    case KN_DIPLOMAT: return diplomat_gain(s, seat, args);
    case KN_INTRIGUE: return INTRIGUE_GAIN;
    case KN_SABOTEUR: return SABOTEUR_GAIN;
    case KN_SPY: return SPY_GAIN + 10 * knights_progress_size(s, args);
    case KN_WEDDING: return WEDDING_GAIN;
    default: return tried_gain(s, seat, action, before);
    }
}

/* The cheapest resource goes into Commercial Harbor. */
static int harbor_gain(const struct knights_state *s, int seat, uint64_t args)
{
    int worth[KIND_COUNT];
    knights_card_worths(s, seat, worth);
    return HARBOR_GAIN - 2 * worth[args & 7];
}

static int action_gain(const struct knights_state *s, int seat, lf_action action, int before)
{
    int kind = lf_kind_of(action);
    if (knights_card_of_kind(kind)) return card_gain(s, seat, action, before);
    switch (kind) {
    case KN_MOVE: case KN_END: case KN_BANK: case KN_OFFER: case KN_CONFIRM: return 0;
    case KN_CHASE: return knights_chase_pays(s, seat) ? CHASE_GAIN : 0;
    case KN_HARBOR: return harbor_gain(s, seat, lf_args_of(action));
#ifdef ISLAND_WIDE
    case KN_HUNT: return knights_hunt_pays(s, seat) ? CHASE_GAIN : 0;
    case KN_SAIL: return tried_gain(s, seat, action, before) - SAIL_GAIN;
#endif
    default: return tried_gain(s, seat, action, before);
    }
}

/* ---- Bank trades towards something ---- */

/* Buys from the bank what the hand lacks for the cost, with cards the cost does not need; 0: that
 * is not possible. The first trade is returned. */
static lf_action trade_towards(const struct knights_state *s, int seat, uint64_t cost)
{
    uint64_t hand = s->island.hand[seat], rates = knights_rates(s, seat);
    lf_action first = 0;
    for (int need = 0; need < KIND_COUNT; need++)
        while (cards_of(hand, need) < cards_of(cost, need)) {
            int give = -1;
            for (int k = 0; k < KIND_COUNT; k++) {
                int spare = cards_of(hand, k) - cards_of(cost, k) - cards_of(rates, k);
                if (k == need || spare < 0) continue;
                if (give < 0 || cards_of(rates, k) < cards_of(rates, give)) give = k;
            }
            if (give < 0 || cards_of(s->island.bank, need) == 0) return 0;
            if (!first)
                first = lf_act(KN_BANK, trade_of(give, cards_of(rates, give), need, 1));
            hand -= cards_some(give, cards_of(rates, give));
            hand += cards_one(need);
        }
    return first;
}

/* The gain of a wish if the hand could pay for it, the cards given left out. */
int knights_wish_gain(const struct knights_state *s, int seat, const struct wish *wish, int before)
{
    struct knights_state rich = *s;
    for (int k = 0; k < KIND_COUNT; k++)
        while (cards_of(rich.island.hand[seat], k) < cards_of(wish->cost, k) &&
               cards_of(rich.island.bank, k))
            island_gain(&rich.island, seat, cards_one(k));
    if (!cards_cover(rich.island.hand[seat], wish->cost)) return 0;
    return tried_gain(&rich, seat, wish->action, before);
}

static void add_wish(struct wishes *list, uint64_t cost, int kind, uint64_t args)
{
    list->wish[list->count++] = (struct wish){ cost, lf_act(kind, args) };
}

void knights_wishes(const struct knights_state *s, int seat, struct wishes *list)
{
    corner_set spots = corners_if(knights_settlements_left(s, seat) > 0,
                                  knights_settlement_places(s, seat));
    corner_set cities = knights_city_places(s, seat);
    corner_set asleep = knights_asleep(s, seat), places = knights_places(s, seat);
    list->count = 0;
#ifdef ISLAND_WIDE
    edge_set ships = island_line_places(&s->island, seat, true);
    for (; edges_any(ships) && list->count < WISHED_SHIPS; ships = edges_rest(ships))
        add_wish(list, COST_SHIP, KN_SHIP, (uint64_t)edges_lowest(ships));
#endif
    for (; corners_any(cities); cities = corners_rest(cities))
        add_wish(list, COST_CITY, KN_CITY, (uint64_t)corners_lowest(cities));
    for (; corners_any(spots); spots = corners_rest(spots))
        add_wish(list, COST_SETTLEMENT, KN_SETTLEMENT, (uint64_t)corners_lowest(spots));
    for (int t = 0; t < TRACK_COUNT; t++) {
        if (knights_level_rule(s, seat, t)) continue;
        corner_set plain = knights_plain_cities(s, seat);
        int corner = knights_brings_metropolis(s, seat, t) ? corners_lowest(plain) : NOWHERE;
        add_wish(list, cards_some(COMMODITY + t, knights_level_cost(s, seat, t)), KN_IMPROVE,
                 (uint64_t)t << 8 | (uint64_t)corner);
    }
    if (corners_any(asleep))
        add_wish(list, COST_ACTIVE, KN_ACTIVATE, (uint64_t)corners_lowest(asleep));
    if (corners_any(places) && knights_piece_free(s, seat, 1))
        add_wish(list, COST_KNIGHT, KN_RECRUIT, (uint64_t)corners_lowest(places));
}

static void try_bank(const struct knights_state *s, int seat, struct step *best,
                     const struct wishes *list, int before)
{
    for (int i = 0; i < list->count; i++) {
        lf_action trade = trade_towards(s, seat, list->wish[i].cost);
        uint64_t given, taken;
        if (!trade) continue;
        trade_lanes(lf_args_of(trade), &given, &taken);
        offer_step(best, trade, knights_wish_gain(s, seat, &list->wish[i], before) -
                                    20 * cards_count(given));
    }
}

/* ---- The choice ---- */

static struct step best_listed(const struct knights_state *s, int seat, int before, bool must)
{
    static const int NEVER = -WORTH_WIN;
    lf_action list[LF_LEGAL_MAX];
    struct step best = { 0, must ? NEVER : ACTION_GAIN };
    int count = knights_legal(s, seat, list);
    for (int i = 0; i < count; i++) {
        int kind = lf_kind_of(list[i]);
        if (!must && (kind == KN_BANK || kind == KN_OFFER)) continue;
        offer_step(&best, list[i], action_gain(s, seat, list[i], before));
    }
    return best;
}

/* Without a memory it makes no offers, as greedy-1 does. */
static lf_action choose(const struct knights_state *s, int seat, struct lf_memory *memory)
{
    if (s->phase == PHASE_OFFER)
        return memory && seat == s->island.active ? knights_decide_offer(s, seat, memory)
                                                  : knights_answer_offer(s, seat);
    if (s->phase != PHASE_MAIN && s->phase != PHASE_DUTY && s->phase != PHASE_FREE_ROADS &&
        s->phase != PHASE_REBUILD && s->phase != PHASE_PLACE)
        return knights_phase_choice(s, seat);
    lf_action proposed = memory && seat == s->island.active ? knights_take_proposal(s, seat) : 0;
    if (proposed) return proposed;
    int before = knights_worth(s, seat);
    struct step best = best_listed(s, seat, before, s->phase != PHASE_MAIN);
    if (s->phase != PHASE_MAIN) return best.action;
    lf_action ready = best.action;
    struct wishes list;
    knights_wishes(s, seat, &list);
    try_bank(s, seat, &best, &list, before);
    if (memory && (!ready || ready != best.action)) {     /* before the bank, and before the end */
        lf_action offer = knights_make_offer(s, seat, &list, before, memory);
        if (offer) return offer;
    }
    return best.action ? best.action : lf_act(KN_END, 0);
}

lf_action knights_greedy(const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory)
{
    (void)rng;
    return choose(view, seat, memory);
}

lf_action knights_greedy_1(const void *view, int seat, struct lf_rng *rng,
                           struct lf_memory *memory)
{
    (void)rng, (void)memory;
    return choose(view, seat, NULL);
}

/* A position takes longer to value than on the island. */
static const struct lf_level_change LEVELS[] = {
    { "easy", "turn", 24 }, { "easy", "loose", 0.035f },
    { "steady", "turn", 24 }, { "steady", "loose", 0.012f },
    { "strong", "nodes", 5200 }, { NULL, NULL, 0 },
};

extern const struct lf_bot_pack lf_bot_pack_knights;
const struct lf_bot_pack lf_bot_pack_knights = {
    .game = "knights", .greedy = knights_greedy, .greedy_1 = knights_greedy_1,
    .best = "strong",
    .insight = &knights_insight,
    .levels = LEVELS,
};
