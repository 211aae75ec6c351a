/* choose.c - the greedy bot at sea: what the base game's bot does (bots/base, which knows of ships,
 * gold and islands when it is compiled for wide boards), and what only the sea asks: a ship or a
 * road at a new settlement, which cards gold gives, where ships sail, robber or pirate.
 *
 * All numbers are thousandths of a point, as in bots/base/mind.h.
 */
#include "bots/sea/insight.h"

enum {
    SAIL_GAIN = 100,         /* what moving a ship must bring */
    SAIL_LATELY = 3,         /* rounds that a moved ship stays, so that none goes to and fro */
    PIRATE_PLACE = 2,        /* a place for a ship that the pirate closes, in pips of the robber */
    FREED_PIP = 60,          /* worth that the pirate keeps from us, for a pip */
    KNIGHT_FREES = 100,      /* ... and from which on a knight sends it away */
};

/* ---- Founding and gold ---- */

/* The road, or the ship, after which the position is worth most. */
static lf_action sea_pave(const struct base_state *s, int seat)
{
    int corner = island_new_building(&s->island), worth = 0;
    edge_set places[2] = { island_edges_free_at(&s->island, corner),
                           island_founding_ships(&s->island, corner) };
    return base_line_action(base_best_line(s, seat, places, base_founding_outlook(s), &worth));
}

/* Takes, one by one, the card that leaves the best hand. */
static lf_action sea_gold(const struct base_mind *mind)
{
    const struct island *island = &mind->s->island;
    uint64_t hand = island->hand[mind->seat], taken = 0;
    int wait = mind->seat == island->active ? 0 : base_wait(mind->s, mind->seat);
    for (int left = island->gold[mind->seat]; left > 0; left--) {
        int best = 0, choice = -1;
        for (int k = 0; k < RESOURCE_COUNT; k++) {
            if (cards_of(taken, k) >= cards_of(island->bank, k)) continue;
            int worth = base_hand_worth(mind, hand + taken + cards_one(k), wait);
            if (choice < 0 || worth > best) best = worth, choice = k;
        }
        taken += cards_one(choice);
    }
    return lf_act(K_GOLD, trade_fields(0, taken));
}

/* ---- The pirate ---- */

/* What the pirate keeps from the seat: the worth of the position without it. */
static int kept_by_pirate(const struct base_mind *mind)
{
    const struct base_state *s = mind->s;
    struct base_state free = *s;
    if (!edges_meet(s->island.seaways[mind->seat], island_pirate_edges(&s->island))) return 0;
    free.island.chart |= CHART_FROZEN;
    struct outlook outlook = mind->outlook;
    outlook.waters = island_waters(&free.island);
    return base_worth(&free, mind->seat, outlook) -
           base_worth(s, mind->seat, mind->outlook);
}

/* Seats that sail are hindered; one that has no ship yet hardly notices. */
static int hinder_score(const struct base_mind *mind, const struct fears *fears, int hex)
{
    const struct island *island = &mind->s->island;
    int score = 0;
    for (int i = 0; i < island->seat_count; i++) {
        if (!edges_meet(island_ships(island, i), HEX_EDGES[hex]) && i != mind->seat) continue;
        int here = PIRATE_PLACE * island_places_at(island, i, hex) * fears->of[i];
        score += i == mind->seat ? -here : here;
    }
    return score;
}

static struct raid best_pirate(const struct base_mind *mind, const struct fears *fears)
{
    const struct base_state *s = mind->s;
    hex_set hexes[ISLAND_SEATS + 1];
    struct raid best = { 0, 0 };
    island_pirate_menu(&s->island, mind->seat, base_pirate_hexes(s, mind->seat), hexes);
    for (int i = 0; i <= ISLAND_SEATS; i++)
        for (hex_set at = hexes[i]; hexes_any(at); at = hexes_rest(at)) {
            int hex = hexes_lowest(at);
            int score = hinder_score(mind, fears, hex) + base_loot_score(mind, fears, i);
            if (best.action && score <= best.score) continue;
            best.score = score;
            best.action = lf_act(K_PIRATE, (uint64_t)hex |
                                               (uint64_t)(i == ISLAND_SEATS ? LF_NOBODY : i) << 8);
        }
    return best;
}

/* Whichever does more, counting what the figure does where it stands now. */
static lf_action rob(const struct base_mind *mind)
{
    const struct island *island = &mind->s->island;
    struct fears fears = base_fears(mind);
    struct raid robber = base_best_robber(mind, &fears), pirate = best_pirate(mind, &fears);
    if (!pirate.action) return robber.action;
    if (island->robber < HEX_COUNT)
        robber.score -= base_block_score(mind, &fears, island->robber);
    pirate.score += kept_by_pirate(mind) / FREED_PIP * fears.of[mind->seat];
    return pirate.score > robber.score ? pirate.action : robber.action;
}

lf_action sea_rob(const struct base_state *s, int seat)
{
    struct base_state view = *s;
    struct base_mind mind;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        if (i == seat) continue;
        view.island.hidden[i] = (uint8_t)island_hand_size(&s->island, i);
        view.island.hand[i] = 0;
    }
    base_mind_take(&mind, &view, seat, base_outlook(&view, seat));
    return rob(&mind);
}

static bool knight_frees(const struct base_mind *mind)
{
    const struct base_state *s = mind->s;
    if (s->flags & BASE_PLAYED || !dev_of(base_ripe(s, mind->seat), DEV_KNIGHT)) return false;
    return kept_by_pirate(mind) >= KNIGHT_FREES;
}

/* ---- Moving ships ---- */

/* Where a ship is wanted: on the first edge of ways to new places, and where it makes the longest
 * trail longer. */
static edge_set wanted_places(const struct base_mind *mind)
{
    edge_set wanted = edges_none();
    for (int i = 0; i < mind->goals; i++)
        if (mind->goal[i].lines && mind->goal[i].first.ship && mind->goal[i].first.edge != NOWHERE)
            edges_add(&wanted, mind->goal[i].first.edge);
    struct line race = mind->outlook.race ? base_race_line(mind->s, mind->seat)
                                          : (struct line){ NOWHERE, false };
    if (race.ship && race.edge != NOWHERE) edges_add(&wanted, race.edge);
    return wanted;
}

/* The ship that the bot moved last, if that was lately; or NOWHERE. The memory holds its edge and
 * the turn. */
static int moved_lately(const struct base_mind *mind)
{
    uint64_t last = mind->memory->words[MEMORY_SAILED];
    uint32_t lately = (uint32_t)(SAIL_LATELY * mind->s->island.seat_count);
    return last && mind->s->turn - (uint32_t)(last >> 8) < lately ? (int)(last & 0xFF) : NOWHERE;
}

/* The move that leaves the position worth most, if it is worth it; or 0. */
static lf_action best_sail(const struct base_mind *mind)
{
    const struct base_state *s = mind->s;
    int seat = mind->seat, best = base_worth(s, seat, mind->outlook) + SAIL_GAIN;
    corner_set stops = island_stops(&s->island, seat);
    edge_set wanted = wanted_places(mind), from = base_sailors(s, seat);
    lf_action choice = 0;
    for (edges_remove(&from, moved_lately(mind)); edges_any(from); from = edges_rest(from)) {
        edge_set to = island_sail_places(&s->island, seat, edges_lowest(from), stops,
                                         island_ship_places(&s->island, seat));
        for (to = edges_and(to, wanted); edges_any(to); to = edges_rest(to)) {
            struct base_state after = *s;
            island_move_ship(&after.island, seat, edges_lowest(from), edges_lowest(to), stops);
            int worth = base_worth(&after, seat, mind->outlook);
            if (worth <= best) continue;
            best = worth;
            choice = lf_act(K_SAIL, sail_args(edges_lowest(from), edges_lowest(to)));
        }
    }
    return choice;
}

static lf_action sail(const struct base_mind *mind)
{
    lf_action choice = best_sail(mind);
    if (choice)
        mind->memory->words[MEMORY_SAILED] = (uint64_t)mind->s->turn << 8 |
                                             (lf_args_of(choice) & 0xFF);
    return choice;
}

/* ---- The choice ---- */

/* Where phases are separate, moving a ship ends the trade, so it comes last. */
static lf_action sea_main(const struct base_mind *mind, struct lf_rng *rng)
{
    const struct base_state *s = mind->s;
    bool last = s->options & OPT_SEPARATE && !(s->flags & BASE_BUILT);
    if (knight_frees(mind)) return lf_act(K_KNIGHT, 0);
    lf_action moved = last || base_proposers(s) ? 0 : sail(mind);
    if (moved) return moved;
    lf_action action = base_greedy(s, mind->seat, rng, mind->memory);
    if (last && action == lf_act(K_END, 0)) moved = sail(mind);
    return moved ? moved : action;
}

static lf_action sea_greedy(const void *view, int seat, struct lf_rng *rng,
                            struct lf_memory *memory)
{
    const struct base_state *s = view;
    struct base_mind mind;
    if (s->phase == BASE_PAVE) return sea_pave(s, seat);
    base_mind_take(&mind, s, seat, base_outlook(s, seat));
    mind.memory = memory;
    switch (s->phase) {
    case BASE_GOLD: return sea_gold(&mind);
    case BASE_ROBBER: return rob(&mind);
    case BASE_ROLL: if (knight_frees(&mind)) return lf_act(K_KNIGHT, 0); break;
    case BASE_MAIN: return sea_main(&mind, rng);
    default: break;
    }
    return base_greedy(view, seat, rng, memory);
}

static const struct lf_level_change LEVELS[] = {
    { "easy", "loose", 0.020f }, { "steady", "loose", 0.007f }, { "strong", "outset", 1 },
    { "strong", "nodes", 2600 }, { "expert", "outset", 2 }, { NULL, NULL, 0 },
};

extern const struct lf_bot_pack lf_bot_pack_sea;
const struct lf_bot_pack lf_bot_pack_sea = {
    .best = "strong", .game = "sea", .greedy = sea_greedy, .insight = &SEA_INSIGHT,
    .levels = LEVELS,
};
