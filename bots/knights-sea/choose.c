/* choose.c - the greedy bot of knights at sea: what the bot of knights does (bots/knights, which
 * knows of ships and islands when it is compiled for wide boards), and what only the sea asks: a
 * ship or a road at a new building, which cards gold gives, robber or pirate. */
#include "bots/knights/insight.h"

enum {
    HINDER = 3,              /* a place for a ship that the pirate closes, as a pip of the robber */
    OWN_PLACE = 12,          /* ... one of ours */
    LOOT = 10,               /* a stolen card */
    KEPT = 10,               /* worth that the pirate keeps from us, for a pip */
};

/* ---- Founding ---- */

/* The road, or the ship, after which the position is worth most. */
static lf_action pave(const struct knights_state *s, int seat)
{
    int corner = island_new_building(&s->island), most = 0;
    edge_set places[2] = { island_edges_free_at(&s->island, corner),
                           island_founding_ships(&s->island, corner) };
    lf_action choice = 0;
    for (int ship = 0; ship < 2; ship++)
        for (edge_set at = places[ship]; edges_any(at); at = edges_rest(at)) {
            struct knights_state after = *s;
            struct line line = { edges_lowest(at), ship };
            island_add_line(&after.island, seat, line, knights_stops(s, seat));
            int worth = knights_worth(&after, seat);
            if (choice && worth <= most) continue;
            most = worth;
            choice = lf_act(ship ? KN_SHIP : KN_ROAD, (uint64_t)line.edge);
        }
    return choice;
}

/* ---- Gold ---- */

/* What the hand lacks for a cost, if so many resources of the bank are enough; else 0. */
static uint64_t lack(const struct island *island, uint64_t hand, uint64_t cost, int most)
{
    uint64_t cards = 0;
    for (int k = 0; k < KIND_COUNT; k++) {
        int count = cards_of(cost, k) - cards_of(hand, k);
        if (count > 0) cards += cards_some(k, count);
    }
    bool good = !(cards & ~RESOURCE_LANES) && cards_count(cards) <= most &&
                cards_cover(island->bank, cards);
    return good ? cards : 0;
}

/* First what the best thing to build lacks, then what is worth most. */
static lf_action take_gold(const struct knights_state *s, int seat)
{
    const struct island *island = &s->island;
    struct knights_state after = *s;
    struct wishes list;
    int owed = island->gold[seat], most = 0, before = knights_worth(s, seat);
    uint64_t taken = 0;
    knights_wishes(s, seat, &list);
    for (int i = 0; i < list.count; i++) {
        uint64_t cards = lack(island, island->hand[seat], list.wish[i].cost, owed);
        int gain = cards ? knights_wish_gain(s, seat, &list.wish[i], before) : 0;
        if (gain > most) most = gain, taken = cards;
    }
    while (cards_count(taken) < owed) {
        int worth[KIND_COUNT], best = -1;
        after.island.hand[seat] = island->hand[seat] + taken;
        knights_card_worths(&after, seat, worth);
        for (int k = 0; k < RESOURCE_COUNT; k++) {
            if (cards_of(taken, k) >= cards_of(island->bank, k)) continue;
            if (best < 0 || worth[k] > worth[best]) best = k;
        }
        taken += cards_one(best);
    }
    return lf_act(KN_GOLD, trade_fields(0, taken));
}

/* ---- The pirate ---- */

static int pirate_worth(const struct knights_state *s, int seat, int hex)
{
    const struct island *island = &s->island;
    int worth = -OWN_PLACE * island_places_at(island, seat, hex);
    for (int i = 0; i < island->seat_count; i++)
        if (i != seat && edges_meet(island_ships(island, i), HEX_EDGES[hex]))
            worth += HINDER * island_places_at(island, i, hex) * (1 + knights_points_of(s, i) / 2);
    return worth;
}

static lf_action best_pirate(const struct knights_state *s, int seat, int *most)
{
    lf_action choice = 0;
    for (hex_set at = island_pirate_hexes(&s->island); hexes_any(at); at = hexes_rest(at)) {
        int hex = hexes_lowest(at), loot;
        int victim = knights_victim(s, island_pirate_candidates(&s->island, seat, hex), &loot);
        int worth = pirate_worth(s, seat, hex) + LOOT * (loot > 0);
        if (choice && worth <= *most) continue;
        *most = worth;
        choice = lf_act(KN_PIRATE, (uint64_t)hex | (uint64_t)victim << 8);
    }
    return choice;
}

/* The one that was chased (CKS-21); else whichever does more, counting what the figure does where
 * it stands now. */
static lf_action rob(const struct knights_state *s, int seat)
{
    int by_robber = 0, by_pirate = 0, hex = s->island.robber;
    lf_action pirate = s->flags & FLAG_CHASED ? 0 : best_pirate(s, seat, &by_pirate);
    if (pirate && s->flags & FLAG_HUNTED) return pirate;
    lf_action robber = knights_best_robber(s, seat, KN_ROBBER, &by_robber);
    if (hex < HEX_COUNT) by_robber -= knights_robber_worth(s, seat, hex);
    by_pirate += knights_kept_by_pirate(s, seat) / KEPT;
    return pirate && by_pirate > by_robber ? pirate : robber;
}

static lf_action knights_sea_greedy(const void *view, int seat, struct lf_rng *rng,
                                    struct lf_memory *memory)
{
    const struct knights_state *s = view;
    switch (s->phase) {
    case PHASE_PAVE: return pave(s, seat);
    case PHASE_GOLD: return take_gold(s, seat);
    case PHASE_ROBBER: return rob(s, seat);
    default: return knights_greedy(view, seat, rng, memory);
    }
}

/* A position costs more here than elsewhere: so a move of strong keeps to its time. */
static const struct lf_level_change LEVELS[] = {
    { "beginner", "loose", 0.017f }, { "easy", "turn", 24 }, { "easy", "loose", 0.0205f },
    { "steady", "turn", 24 }, { "steady", "loose", 0.007f }, { "good", "loose", 0.0093f },
    { "strong", "nodes", 2400 }, { "strong", "weighed", 4500 }, { NULL, NULL, 0 },
};

extern const struct lf_bot_pack lf_bot_pack_knights_sea;
const struct lf_bot_pack lf_bot_pack_knights_sea = {
    .game = "knights-sea", .greedy = knights_sea_greedy, .insight = &knights_insight,
    .best = "strong",
    .levels = LEVELS,
};
