/* choose.c - the greedy bot in the main phase: tries every action, then bank trades that pay for
 * something better, then ends the turn. */
#include "bots/knights/mind.h"

enum {
    ACTION_GAIN = 5,         /* an action must leave more than doing nothing does */
    ROADS_GAIN = 180,        /* what two free roads are worth */
    SPY_GAIN = 90, WEDDING_GAIN = 150, SABOTEUR_GAIN = 110, MASTER_GAIN = 160, DESERTER_GAIN = 130,
    HARBOR_GAIN = 60, MONOPOLY_CARD = 40, DIPLOMAT_GAIN = 40, INTRIGUE_GAIN = 30, BISHOP_GAIN = 60,
    CRANE_GAIN = 40, CHASE_GAIN = 120, FLEET_GAIN = 30,
    PROGRESS_KEPT = 70,      /* what worth.c counts for a card in hand */
};

/* One action, evaluated. */
struct step { lf_action action; int gain; };

static void offer_step(struct step *best, lf_action action, int gain)
{
    if (gain > best->gain) *best = (struct step){ action, gain };
}

/* All cards of a kind that others hold: the bank tells. */
static int others_hold(const struct knights_state *s, int seat, int kind)
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
    int most = each * (s->island.seat_count - 1), held = others_hold(s, seat, kind);
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
    case KN_MOVE: case KN_END: case KN_BANK: case KN_OFFER: return 0;
    case KN_CHASE: return knights_chase_pays(s, seat) ? CHASE_GAIN : 0;
    case KN_HARBOR: return harbor_gain(s, seat, lf_args_of(action));
    default: return tried_gain(s, seat, action, before);
    }
}

/* ---- Bank trades towards something ---- */

struct wish { uint64_t cost; int gain; };

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

/* The gain of an action if the hand could pay for it, the cards given left out. */
static int wish_gain(const struct knights_state *s, int seat, uint64_t cost, lf_action action,
                     int before)
{
    struct knights_state rich = *s;
    for (int k = 0; k < KIND_COUNT; k++)
        while (cards_of(rich.island.hand[seat], k) < cards_of(cost, k) &&
               cards_of(rich.island.bank, k))
            island_gain(&rich.island, seat, cards_one(k));
    if (!cards_cover(rich.island.hand[seat], cost)) return 0;
    return tried_gain(&rich, seat, action, before);
}

static void add_wish(const struct knights_state *s, int seat, struct step *best, uint64_t cost,
                     lf_action action, int before)
{
    lf_action trade = trade_towards(s, seat, cost);
    if (!trade) return;
    uint64_t given, taken;
    offer_lanes(lf_args_of(trade), &given, &taken);
    offer_step(best, trade, wish_gain(s, seat, cost, action, before) - 20 * cards_count(given));
}

static void wish_all(const struct knights_state *s, int seat, struct step *best, int before)
{
    uint64_t spots = knights_settlement_places(s, seat), cities = knights_city_places(s, seat);
    uint64_t asleep = s->knights[seat] & ~s->active;
    for (; cities; cities &= cities - 1)
        add_wish(s, seat, best, COST_CITY, lf_act(KN_CITY, (uint64_t)bits_lowest(cities)), before);
    for (; knights_settlements_left(s, seat) > 0 && spots; spots &= spots - 1)
        add_wish(s, seat, best, COST_SETTLEMENT,
                 lf_act(KN_SETTLEMENT, (uint64_t)bits_lowest(spots)), before);
    for (int t = 0; t < TRACK_COUNT; t++) {
        if (knights_level_rule(s, seat, t)) continue;
        uint64_t plain = knights_plain_cities(s, seat);
        int corner = knights_brings_metropolis(s, seat, t) ? bits_lowest(plain) : NOWHERE;
        add_wish(s, seat, best, cards_some(COMMODITY + t, knights_level_cost(s, seat, t)),
                 lf_act(KN_IMPROVE, (uint64_t)t << 8 | (uint64_t)corner), before);
    }
    if (asleep)
        add_wish(s, seat, best, COST_ACTIVE,
                 lf_act(KN_ACTIVATE, (uint64_t)bits_lowest(asleep)), before);
    uint64_t places = knights_places(s, seat);
    if (places && knights_piece_free(s, seat, 1))
        add_wish(s, seat, best, COST_KNIGHT, lf_act(KN_RECRUIT, (uint64_t)bits_lowest(places)),
                 before);
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

static lf_action choose(const struct knights_state *s, int seat)
{
    if (s->phase == PHASE_OFFER) return knights_answer_offer(s, seat);
    if (s->phase != PHASE_MAIN && s->phase != PHASE_DUTY && s->phase != PHASE_FREE_ROADS &&
        s->phase != PHASE_REBUILD && s->phase != PHASE_PLACE)
        return knights_phase_choice(s, seat);
    int before = knights_worth(s, seat);
    struct step best = best_listed(s, seat, before, s->phase != PHASE_MAIN);
    if (s->phase != PHASE_MAIN) return best.action;
    wish_all(s, seat, &best, before);
    return best.action ? best.action : lf_act(KN_END, 0);
}

lf_action knights_greedy(const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory)
{
    (void)rng, (void)memory;
    return choose(view, seat);
}

lf_action knights_greedy_1(const void *view, int seat, struct lf_rng *rng,
                           struct lf_memory *memory)
{
    (void)rng, (void)memory;
    return choose(view, seat);
}

extern const struct lf_bot_pack lf_bot_pack_knights;
const struct lf_bot_pack lf_bot_pack_knights = {
    .game = "knights", .greedy = knights_greedy, .greedy_1 = knights_greedy_1,
};
