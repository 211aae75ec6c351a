/* choose.c - the greedy bot in the base game: one choice per phase.
 *
 * In the main phase it tries each next step towards a goal (with the bank trades that pay for
 * it), evaluates where that leads, and compares with doing nothing. Development cards come
 * first, offers to the others before dearer trades with the bank.
 */
#include "bots/base/insight.h"
#include "bots/base/mind.h"

enum {
    STEP_GAIN = 1,           /* a step must leave more than doing nothing does */
    INVENTION_GAIN = 420,    /* what two cards must add now for Invention to be played */
    MONOPOLY_GAIN = 480,
    ROADS_GAIN = 60,         /* ... and two roads, beyond the worth of the card itself */
    DENIED_CARD = 25,        /* a card that Monopoly takes away from the others */
};

/* One step, evaluated. */
struct step { lf_action action; int worth; bool trades; };

/* ---- Steps ---- */

/* The line that is built next towards a goal that needs any. */
static struct line next_line(const struct base_mind *mind, const struct goal *goal)
{
    if (!goal->lines || goal->kind != GOAL_ROAD) return goal->first;
    return base_race_line(mind->s, mind->seat);
}

static uint64_t step_cost(const struct goal *goal, struct line line)
{
    if (goal->lines) return line.ship ? COST_SHIP : COST_ROAD;
    switch (goal->kind) {
    case GOAL_SETTLEMENT: return COST_SETTLEMENT;
    case GOAL_CITY: return COST_CITY;
    default: return COST_CARD;
    }
}

/* The worth of the position after the goal's next step, paid from this hand; *action gets the
 * step itself. */
static int worth_after(const struct base_mind *mind, const struct goal *goal, struct line line,
                       uint64_t hand, lf_action *action)
{
    struct base_state after = *mind->s;
    int seat = mind->seat;
    after.island.hand[seat] = hand - step_cost(goal, line);
    if (goal->lines) {
        island_add_line(&after.island, seat, line, island_stops(&after.island, seat));
        *action = base_line_action(line);
    } else if (goal->kind == GOAL_SETTLEMENT) {
        island_add_settlement(&after.island, seat, goal->place);
        *action = lf_act(K_SETTLEMENT, (uint64_t)goal->place);
    } else if (goal->kind == GOAL_CITY) {
        island_add_city(&after.island, seat, goal->place);
        *action = lf_act(K_CITY, (uint64_t)goal->place);
    } else {
        *action = lf_act(K_BUY, 0);
        return base_worth(&after, seat, mind->outlook) + goal->gain;
    }
    return base_worth(&after, seat, mind->outlook);
}

static struct step best_step(const struct base_mind *mind, int pass)
{
    struct step best = { 0, pass + STEP_GAIN, false };
    for (int i = 0; i < mind->goals; i++) {
        const struct goal *goal = &mind->goal[i];
        struct line line = next_line(mind, goal);
        uint64_t hand = mind->s->island.hand[mind->seat], cost = step_cost(goal, line);
        lf_action trade = 0, action;
        if (!cards_cover(hand, cost) && !base_bank_towards(mind, cost, &hand, &trade)) continue;
        int worth = worth_after(mind, goal, line, hand, &action);
        if (worth <= best.worth) continue;
        best = (struct step){ trade ? trade : action, worth, trade != 0 };
    }
    return best;
}

/* ---- Free roads and ships ---- */

struct line base_best_line(const struct base_state *s, int seat, const edge_set places[2],
                           struct outlook outlook, int *worth)
{
    struct line choice = { NOWHERE, false };
    for (int ships = 0; ships <= ISLAND_SEA; ships++)
        for (edge_set at = places[ships]; edges_any(at); at = edges_rest(at)) {
            struct base_state after = *s;
            struct line line = { edges_lowest(at), ships };
            island_add_line(&after.island, seat, line, island_stops(&after.island, seat));
            int here = base_worth(&after, seat, outlook);
            if (choice.edge != NOWHERE && here <= *worth) continue;
            *worth = here;
            choice = line;
        }
    return choice;
}

/* The best free line, and the worth of the position with it. */
static struct line best_free_line(const struct base_state *s, int seat, struct outlook outlook,
                                  int *worth)
{
    edge_set places[2];
    for (int ships = 0; ships < 2; ships++)
        places[ships] = island_line_places(&s->island, seat, ships);
    return base_best_line(s, seat, places, outlook, worth);
}

static lf_action choose_free_road(const struct base_state *s, int seat)
{
    struct outlook outlook = base_outlook(s, seat);
    int worth = 0;
    outlook.race = true;
    return base_line_action(best_free_line(s, seat, outlook, &worth));
}

static bool road_building_pays(const struct base_mind *mind, int pass)
{
    struct base_state after = *mind->s;
    struct outlook outlook = mind->outlook;
    int worth = 0;
    outlook.race = true;
    after.dev[mind->seat] -= dev_one(DEV_ROADS);
    for (int i = 0; i < 2 && base_can_pave(&after, mind->seat); i++) {
        struct line line = best_free_line(&after, mind->seat, outlook, &worth);
        island_add_line(&after.island, mind->seat, line, island_stops(&after.island, mind->seat));
    }
    return worth > pass + ROADS_GAIN;
}

/* ---- Progress cards ---- */

static lf_action choose_invention(const struct base_mind *mind, unsigned inventions)
{
    uint64_t hand = mind->s->island.hand[mind->seat];
    int best = base_hand_worth(mind, hand, 0) + INVENTION_GAIN;
    lf_action choice = 0;
    for (; inventions; inventions &= inventions - 1) {
        struct exchange x = BASE_INVENTION[bits_lowest(inventions)];
        uint64_t cards = cards_one(x.given) + cards_one(x.taken);
        int worth = base_hand_worth(mind, hand + cards, 0);
        if (worth <= best) continue;
        best = worth;
        choice = lf_act(K_INVENTION, trade_fields(0, cards));
    }
    return choice;
}

/* The bank tells how many cards of each kind the others hold together. */
static lf_action choose_monopoly(const struct base_mind *mind)
{
    uint64_t hand = mind->s->island.hand[mind->seat], pool = base_pool(mind->s, mind->seat);
    int best = base_hand_worth(mind, hand, 0) + MONOPOLY_GAIN;
    lf_action choice = 0;
    for (int k = 0; k < RESOURCE_COUNT; k++) {
        int count = cards_of(pool, k);
        if (!count) continue;
        int worth = base_hand_worth(mind, hand + cards_some(k, count), 0) + count * DENIED_CARD;
        if (worth <= best) continue;
        best = worth;
        choice = lf_act(K_MONOPOLY, (uint64_t)k);
    }
    return choice;
}

static lf_action choose_card(const struct base_mind *mind, int pass)
{
    struct menu menu;
    lf_action choice = 0;
    menu_cards(mind->s, mind->seat, &menu);
    if (menu.knights && base_knight_wanted(mind)) return lf_act(K_KNIGHT, 0);
    if (menu.monopolies) choice = choose_monopoly(mind);
    if (!choice && menu.inventions) choice = choose_invention(mind, menu.inventions);
    if (!choice && menu.road_buildings && road_building_pays(mind, pass))
        choice = lf_act(K_ROAD_BUILDING, 0);
    return choice;
}

/* ---- Phases ---- */

static lf_action choose_main(const struct base_mind *mind)
{
    int pass = base_worth(mind->s, mind->seat, mind->outlook);
    struct step step = best_step(mind, pass);
    if (step.action && step.worth >= WORTH_WIN) return step.action;
    if (mind->memory && base_proposers(mind->s)) {       /* greedy-1 knows of none */
        lf_action proposed = base_decide_offer(mind);
        if (lf_kind_of(proposed) == K_CONFIRM) return proposed;
    }
    lf_action action = choose_card(mind, pass);
    if (action) return action;
    if (step.action && !step.trades) return step.action;
    action = base_make_offer(mind);
    if (action) return action;
    return step.action ? step.action : lf_act(K_END, 0);
}

static lf_action choose(const struct base_state *s, int seat, struct lf_memory *memory)
{
    struct base_mind mind;
    switch (s->phase) {
    case BASE_SETTLE: return base_found(s, seat);
    case BASE_PAVE: return base_pave(s);
    case BASE_FREE_ROADS: return choose_free_road(s, seat);
    default: break;
    }
    base_mind_take(&mind, s, seat, base_outlook(s, seat));
    mind.memory = memory;
    switch (s->phase) {
    case BASE_ROLL: return lf_act(base_knight_wanted(&mind) ? K_KNIGHT : K_ROLL, 0);
    case BASE_DISCARD: return base_discard(&mind);
    case BASE_ROBBER: return base_move_robber(&mind);
    case BASE_OFFER:
        return seat == s->island.active ? base_decide_offer(&mind) : base_answer_offer(&mind);
    default: return choose_main(&mind);
    }
}

lf_action base_greedy(const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory)
{
    (void)rng;
    return choose(view, seat, memory);
}

lf_action base_greedy_1(const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory)
{
    (void)rng, (void)memory;
    return choose(view, seat, NULL);
}

static const struct lf_level_change LEVELS[] = {
    { "steady", "loose", 0.008f }, { "strong", "accept", 0.006f }, { "expert", "accept", 0.006f },
    { "strong", "nodes", 4500 }, { "strong", "trials", 8000 }, { "strong", "weighed", 3500 },
    { "expert", "candidates", 6 }, { "expert", "trials", 300000 },
    { NULL, NULL, 0 },
};

extern const struct lf_bot_pack lf_bot_pack_base;
const struct lf_bot_pack lf_bot_pack_base = {
    .game = "base", .greedy = base_greedy, .greedy_1 = base_greedy_1, .insight = &BASE_INSIGHT,
    .levels = LEVELS,
};
