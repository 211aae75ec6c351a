/* options.c - what is worth trying in a turn of knights, for bots that think (bots/insight.h). A
 * hand with progress cards and knights can list hundreds of actions; here places that differ in
 * nothing that counts are one, bank trades lead to a purchase, and cards are aimed as greedy would
 * aim them. */
#include "bots/island/ways.h"
#include "bots/knights/insight.h"

#include "games/knights/apply.h"

enum {
    ROADS_TRIED = 8, RECRUITS_TRIED = 2,
    WAYS_TRIED = 6,          /* of playing one card */
};

/* ---- Roads ---- */

/* The best open place of some corners, 0 if there is none. */
static int best_pips(const struct knights_state *s, corner_set at)
{
    int best = 0;
    for (; corners_any(at); at = corners_rest(at)) {
        int here = 1 + place_pips(&s->island, corners_lowest(at));
        if (here > best) best = here;
    }
    return best;
}

static corner_set closed_corners(const struct knights_state *s)
{
    return corners_or(s->island.blocked, knights_all(s));
}

/* Whether Longest Road is near enough for a road that leads nowhere else. */
static bool racing(const struct knights_state *s, int seat)
{
    int need = LONGEST_LEAST;
    if (s->island.longest == seat) need = s->island.road_length[seat];
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat && s->island.road_length[i] >= need) need = s->island.road_length[i] + 1;
    return s->island.road_length[seat] + 3 >= need;
}

/* Whether a road makes the longest trail longer. At sea one that is not there yet is not found. */
static bool lengthens(const struct knights_state *s, int seat, int edge, corner_set stops)
{
    int known = s->island.road_length[seat];
    if (!ISLAND_SEA) return island_trail_past(&s->island, seat, edge, known, stops) > known;
    struct island after = s->island;
    island_add_road_past(&after, seat, edge, stops);
    return after.road_length[seat] > known;
}

/* A road is worth trying if it leads to a place for a settlement, at once or with one more, or if
 * it makes the longest one longer in a race for it. */
static void rank_roads(const struct knights_state *s, int seat, struct ranking *r)
{
    corner_set closed = closed_corners(s), reach = s->island.reach[seat];
    corner_set stops = knights_stops(s, seat);
    edge_set taken = island_taken_edges(&s->island);
    edge_set at = island_line_places(&s->island, seat, false);
    bool race = racing(s, seat);
    if (s->place < EDGE_COUNT) edges_remove(&at, s->place);
    for (; edges_any(at); at = edges_rest(at)) {
        int edge = edges_lowest(at);
        corner_set ends = corners_minus(EDGE_CORNERS[edge], reach);
        corner_set next = corners_minus(ends, stops), beyond = corners_none();
        for (; corners_any(next); next = corners_rest(next)) {
            edge_set on = edges_minus(island_roads_at(&s->island, corners_lowest(next)), taken);
            for (; edges_any(on); on = edges_rest(on))
                corners_join(&beyond, EDGE_CORNERS[edges_lowest(on)]);
        }
        beyond = corners_minus(corners_minus(beyond, reach), ends);
        int here = best_pips(s, corners_minus(ends, closed));
        int there = best_pips(s, corners_minus(beyond, closed));
        int score = 4 * here > 3 * there ? 4 * here : 3 * there;
        if (race && lengthens(s, seat, edge, stops)) score += 30;
        if (score) rank(r, lf_act(KN_ROAD, (uint64_t)edge), score);
    }
}

#ifdef ISLAND_WIDE
static void add_sea(const struct knights_state *s, int seat, struct list *list)
{
    struct ranking ships = { .most = SHIPS_TRIED };
    edge_set sailors = knights_sailors(s, seat);
    bool pays = cards_cover(s->island.hand[seat], COST_SHIP) && island_can_ship(&s->island, seat);
    if (!pays && !edges_any(sailors)) return;
    rank_ships(&s->island, seat, closed_corners(s), KN_SHIP, &ships);
    if (pays) add_ranked(list, &ships);
    list_good_sails(list, KN_SAIL, &s->island, seat, sailors, knights_stops(s, seat), &ships);
    corner_set hunters = knights_kind_rule(s, seat, KN_HUNT) ? corners_none()
                                                            : knights_hunters(s, seat);
    if (corners_any(hunters)) list_add(list, KN_HUNT, (uint64_t)corners_lowest(hunters));
}
#endif

static void add_roads(const struct knights_state *s, int seat, struct list *list)
{
    struct ranking roads = { .most = ROADS_TRIED };
    rank_roads(s, seat, &roads);
    add_ranked(list, &roads);
}

/* ---- Buildings and knights ---- */

static int best_city(const struct knights_state *s, corner_set at)
{
    int best = 0, where = NOWHERE;
    for (; corners_any(at); at = corners_rest(at)) {
        int here = 1 + place_pips(&s->island, corners_lowest(at));
        if (here > best) best = here, where = corners_lowest(at);
    }
    return where;
}

/* A metropolis keeps its city safe: the best one. */
static void add_levels(const struct knights_state *s, int seat, struct list *list)
{
    unsigned paid = knights_paid_levels(s, seat);
    for (int t = 0; t < TRACK_COUNT; t++) {
        if (!(paid >> t & 1) || knights_level_rule(s, seat, t)) continue;
        int corner = NOWHERE;
        if (knights_brings_metropolis(s, seat, t))
            corner = best_city(s, knights_plain_cities(s, seat));
        list_add(list, KN_IMPROVE, (uint64_t)t << 8 | (uint64_t)corner);
    }
}

/* Where a new knight stands best: not on a place for a settlement, at the robber if it hurts us, in
 * the way of others. */
static void add_recruits(const struct knights_state *s, int seat, corner_set at, int kind,
                         uint64_t more, struct list *list)
{
    struct ranking places = { .most = RECRUITS_TRIED };
    int robber = s->island.robber < HEX_COUNT ? s->island.robber : HEX_NOWHERE;
    corner_set open = corners_minus(s->island.reach[seat], s->island.blocked);
    corner_set others = corners_none();
    bool hurt = corners_meet(island_buildings_of(&s->island, seat), HEX_CORNERS[robber]);
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat) corners_join(&others, s->island.reach[i]);
    for (; corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at), score = 3;
        if (corners_has(open, corner)) score -= 3;
        if (corners_has(others, corner)) score += 2;
        if (corners_has(HEX_CORNERS[robber], corner)) score += hurt ? 3 : 1;
        rank(&places, lf_act(kind, (uint64_t)corner | more), score);
    }
    add_ranked(list, &places);
}

/* Knights of the same strength are the same. */
static void add_by_strength(const struct knights_state *s, int seat, corner_set at, int kind,
                            struct list *list)
{
    for (int strength = STRENGTHS; strength > 0; strength--) {
        corner_set same = corners_and(at, knights_of(s, seat, strength));
        corner_set awake = corners_and(same, s->active);
        if (corners_any(awake)) same = awake;
        if (corners_any(same)) list_add(list, kind, (uint64_t)corners_lowest(same));
    }
}

/* Knights go where they displace others, or off a place that a settlement can be paid for. */
static void add_moves(const struct knights_state *s, int seat, struct list *list)
{
    corner_set foreign = corners_minus(knights_all(s), s->knights[seat]);
    corner_set sites = corners_if(cards_cover(s->island.hand[seat], COST_SETTLEMENT),
                                  corners_minus(s->island.reach[seat], s->island.blocked));
    for (corner_set at = knights_ready(s, seat); corners_any(at); at = corners_rest(at)) {
        int from = corners_lowest(at);
        corner_set to = knights_targets(s, seat, from), away = corners_and(to, foreign);
        for (; corners_any(away); away = corners_rest(away))
            list_add(list, KN_MOVE, (uint64_t)from << 8 | (uint64_t)corners_lowest(away));
        corner_set aside = corners_minus(corners_minus(to, foreign), sites);
        if (corners_has(sites, from) && corners_any(aside))
            list_add(list, KN_MOVE, (uint64_t)from << 8 | (uint64_t)corners_lowest(aside));
    }
}

/* The weakest knight at the robber. */
static void add_chase(const struct knights_state *s, int seat, struct list *list)
{
    if (s->island.robber >= HEX_COUNT || knights_kind_rule(s, seat, KN_CHASE)) return;
    corner_set can = corners_and(knights_ready(s, seat), HEX_CORNERS[s->island.robber]);
    for (int strength = 1; strength <= STRENGTHS; strength++) {
        corner_set at = corners_and(can, knights_of(s, seat, strength));
        if (!corners_any(at)) continue;
        list_add(list, KN_CHASE, (uint64_t)corners_lowest(at));
        return;
    }
}

static void add_pieces(const struct knights_state *s, int seat, struct list *list)
{
    struct menu m;
    menu_pieces(s, seat, &m);
    for (corner_set at = m.cities; corners_any(at); at = corners_rest(at))
        list_add(list, KN_CITY, (uint64_t)corners_lowest(at));
    for (corner_set at = m.settlements; corners_any(at); at = corners_rest(at))
        list_add(list, KN_SETTLEMENT, (uint64_t)corners_lowest(at));
    add_levels(s, seat, list);
    add_by_strength(s, seat, m.activates, KN_ACTIVATE, list);
    add_by_strength(s, seat, m.promotes, KN_PROMOTE, list);
    add_recruits(s, seat, m.recruits, KN_RECRUIT, 0, list);
    if (corners_any(m.walls)) list_add(list, KN_WALL, (uint64_t)best_city(s, m.walls));
    if (edges_any(m.roads)) add_roads(s, seat, list);
}

/* ---- Progress cards ---- */

/* What a number on a hex brings this seat more than the others on the average. */
static int hex_gain(const struct knights_state *s, int seat, int hex)
{
    int gain = 0;
    for (int i = 0; i < s->island.seat_count; i++) {
        int cards = island_yields(&s->island, i, hex);
        gain += i == seat ? 3 * cards : -cards;
    }
    return gain;
}

static int way_score(const struct knights_state *s, int seat, lf_action action)
{
    int args = (int)lf_args_of(action), low = args & 0xFF, high = args >> 8, owner;
    switch (lf_kind_of(action)) {
    case KN_INVENTOR:
        return (hex_gain(s, seat, low) - hex_gain(s, seat, high)) *
               (island_pips(&s->island, high) - island_pips(&s->island, low));
    case KN_MERCHANT: return island_pips(&s->island, low) * island_yields(&s->island, seat, low);
    case KN_MERCHANT_FLEET:
        return cards_of(s->island.hand[seat], low) *
               (cards_of(knights_rates(s, seat), low) > RATE_OWN_HARBOUR);
    case KN_RESOURCE_MONOPOLY: case KN_TRADE_MONOPOLY: return knights_others_hold(s, seat, low);
    case KN_DIPLOMAT:
        owner = knights_road_owner(s, low);
        return owner == seat ? 0 : knights_points_of(s, owner) + (owner == s->island.longest) * 10;
    case KN_SMITH: return 2 + (low != NOWHERE) * 2 + corners_has(s->active, high) +
                          (low != NOWHERE && corners_has(s->active, low));
    default: return 1;
    }
}

static void add_card(const struct knights_state *s, int seat, int card, struct list *list)
{
    lf_action ways[LF_LEGAL_MAX];
    struct ranking best = { .most = WAYS_TRIED };
    int count = knights_list_card(s, seat, card, ways);
    if (count == 0) return;
    switch (card) {
    case CARD_BISHOP:
        list->at[list->count++] = knights_best_robber(s, seat, KN_BISHOP, NULL);
        return;
    case CARD_ENGINEER:
        list_add(list, KN_ENGINEER, (uint64_t)best_city(s, knights_wall_places(s, seat)));
        return;
    case CARD_INVENTOR: case CARD_RESOURCE_MONOPOLY: case CARD_DIPLOMAT: best.most = 2; break;
    case CARD_MERCHANT: case CARD_SMITH: best.most = 3; break;
    default: break;
    }
    for (int i = 0; i < count; i++) {
        int score = way_score(s, seat, ways[i]);
        if (score > 0) rank(&best, ways[i], score);
    }
    add_ranked(list, &best);
}

static void add_cards(const struct knights_state *s, int seat, struct list *list)
{
    for (uint32_t held = progress_set(s->progress[seat]); held; held &= held - 1)
        add_card(s, seat, __builtin_ctz(held), list);
}

/* Commercial Harbor: the resource of which there is most, to each seat. */
static void add_harbor(const struct knights_state *s, int seat, struct list *list)
{
    int most = 0;
    for (int k = 1; k < RESOURCE_COUNT; k++)
        if (cards_of(s->island.hand[seat], k) > cards_of(s->island.hand[seat], most)) most = k;
    if (!cards_of(s->island.hand[seat], most)) return;
    for (lf_seats at = knights_harbor_seats(s); at; at &= at - 1)
        list_add(list, KN_HARBOR, (uint64_t)__builtin_ctz(at) << 8 | (uint64_t)most);
}

/* ---- Bank trades ---- */

struct trades { const struct knights_state *s; uint64_t hand, rates, seen; struct list *list; };

static void add_trade(struct trades *t, int give, int take)
{
    uint64_t bit = (uint64_t)1 << (KIND_COUNT * give + take);
    if (t->seen & bit || !cards_of(t->s->island.bank, take)) return;
    t->seen |= bit;
    list_add(t->list, KN_BANK, trade_of(give, cards_of(t->rates, give), take, 1));
}

/* Trades that begin to buy what the hand lacks for a cost, if cards that it does not need suffice:
 * by the cheapest rate, and by what there is most of. */
static void trade_towards(struct trades *t, uint64_t cost)
{
    int lack = 0, first = -1, buys = 0, cheap = -1, plenty = -1;
    for (int k = 0; k < KIND_COUNT; k++) {
        int spare = cards_of(t->hand, k) - cards_of(cost, k), rate = cards_of(t->rates, k);
        if (spare < 0) {
            lack -= spare;
            if (first < 0) first = k;
        }
        if (spare < rate) continue;
        buys += spare / rate;
        if (cheap < 0 || rate < cards_of(t->rates, cheap)) cheap = k;
        if (plenty < 0 || spare > cards_of(t->hand, plenty) - cards_of(cost, plenty)) plenty = k;
    }
    if (lack == 0 || buys < lack) return;
    add_trade(t, cheap, first);
    add_trade(t, plenty, first);
}

/* Too many cards: what there is most of, for anything. */
static void trade_surplus(struct trades *t)
{
    int most = -1;
    for (int k = 0; k < KIND_COUNT; k++) {
        int count = cards_of(t->hand, k);
        if (count < cards_of(t->rates, k)) continue;
        if (most < 0 || count > cards_of(t->hand, most)) most = k;
    }
    for (int k = 0; most >= 0 && k < KIND_COUNT; k++)
        if (k != most && cards_of(t->hand, k) < 3) add_trade(t, most, k);
}

static void add_trades(const struct knights_state *s, int seat, struct list *list)
{
    struct trades t = { s, s->island.hand[seat], knights_rates(s, seat), 0, list };
    int safe = s->discard_limit + WALL_SAFE * corners_count(knights_walls_of(s, seat));
    if (!lanes_at_least(t.hand, t.rates)) return;
    if (corners_any(knights_city_places(s, seat))) trade_towards(&t, COST_CITY);
    if (knights_settlements_left(s, seat)) {
        if (corners_any(knights_settlement_places(s, seat))) trade_towards(&t, COST_SETTLEMENT);
        else trade_towards(&t, COST_SETTLEMENT + COST_ROAD);
    }
    for (int track = 0; track < TRACK_COUNT; track++)
        if (knights_level_rule(s, seat, track) == 0)
            trade_towards(&t, cards_some(COMMODITY + track, knights_level_cost(s, seat, track)));
    if (corners_any(knights_asleep(s, seat))) trade_towards(&t, COST_ACTIVE);
    if (corners_any(knights_promotable(s, seat)) ||
        (knights_piece_free(s, seat, 1) && corners_any(knights_places(s, seat)))) {
        trade_towards(&t, COST_KNIGHT);
        trade_towards(&t, COST_KNIGHT + COST_ACTIVE);
    }
    if (edges_any(island_line_places(&s->island, seat, false))) trade_towards(&t, COST_ROAD);
#ifdef ISLAND_WIDE
    if (island_can_ship(&s->island, seat)) trade_towards(&t, COST_SHIP);
#endif
    if (cards_count(t.hand) > safe) trade_surplus(&t);
}

/* ---- All of them ---- */

static int main_options(const struct knights_state *s, int seat, lf_action *out)
{
    struct list list = { out, 0 };
    add_pieces(s, seat, &list);
    add_cards(s, seat, &list);
#ifdef ISLAND_WIDE
    add_sea(s, seat, &list);
#endif
    add_trades(s, seat, &list);
    add_chase(s, seat, &list);
    add_moves(s, seat, &list);
    if (s->harbor) add_harbor(s, seat, &list);
    return list.count;
}

static int without_pass(const struct knights_state *s, int seat, lf_action *out)
{
    lf_action pass = knights_pass(s, seat);
    int listed = knights_legal(s, seat, out), count = 0;
    for (int i = 0; i < listed; i++)
        if (out[i] != pass) out[count++] = out[i];
    return count;
}

/* A fifth card must be met; what is not worth playing is played all the same. */
static int duty_options(const struct knights_state *s, int seat, lf_action *out)
{
    struct list list = { out, 0 };
    add_cards(s, seat, &list);
    return list.count ? list.count : knights_legal(s, seat, out);
}

static int road_options(const struct knights_state *s, int seat, lf_action *out)
{
    struct list list = { out, 0 };
    add_roads(s, seat, &list);
#ifdef ISLAND_WIDE
    struct ranking ships = { .most = SHIPS_TRIED };
    if (island_can_ship(&s->island, seat) && s->phase == PHASE_FREE_ROADS) {
        rank_ships(&s->island, seat, closed_corners(s), KN_SHIP, &ships);
        add_ranked(&list, &ships);
    }
    if (s->phase == PHASE_REBUILD && s->flags & FLAG_LIFTED) list.count = 0;
#endif
    return list.count ? list.count : without_pass(s, seat, out);
}

static int place_options(const struct knights_state *s, int seat, lf_action *out)
{
    struct list list = { out, 0 };
    for (int strength = STRENGTHS; strength > 0; strength--)
        if (knights_place_strengths(s) >> strength & 1)
            add_recruits(s, seat, knights_places(s, seat), KN_PLACE, (uint64_t)strength << 8,
                         &list);
    return list.count;
}

/* One card of each kind. */
static int discard_options(const struct knights_state *s, int seat, lf_action *out)
{
    struct list list = { out, 0 };
    for (int k = 0; k < KIND_COUNT; k++)
        if (cards_of(s->island.hand[seat], k)) list_add(&list, KN_DISCARD, (uint64_t)63 << 6 * k);
    return list.count;
}

int knights_options(const void *world, int seat, lf_action *out)
{
    const struct knights_state *s = world;
    switch (s->phase) {
    case PHASE_MAIN: return seat == s->island.active ? main_options(s, seat, out) : 0;
    case PHASE_DUTY: return duty_options(s, seat, out);
    case PHASE_FREE_ROADS: case PHASE_REBUILD: return road_options(s, seat, out);
    case PHASE_PLACE: return place_options(s, seat, out);
    case PHASE_DISCARD: case PHASE_SABOTAGE: case PHASE_WEDDING:
        return discard_options(s, seat, out);
    case PHASE_ROBBER:
        if (s->flags & FLAG_HUNTED) return without_pass(s, seat, out);
        out[0] = knights_best_robber(s, seat, KN_ROBBER, NULL);
        return 1;
    case PHASE_ROLL: case PHASE_OFFER: return 0;
    default: return without_pass(s, seat, out);
    }
}

lf_action knights_pass(const void *world, int seat)
{
    const struct knights_state *s = world;
    switch (s->phase) {
    case PHASE_MAIN: return lf_act(seat == s->island.active ? KN_END : KN_WITHDRAW, 0);
    case PHASE_ROLL: return lf_act(KN_ROLL, 0);
    case PHASE_OFFER: return lf_act(seat == s->island.active ? KN_WITHDRAW : KN_DECLINE, 0);
    case PHASE_FREE_ROADS: return s->flags & FLAG_PAVED ? lf_act(KN_DONE, 0) : 0;
    case PHASE_REBUILD: case PHASE_PLACE: case PHASE_SPY: case PHASE_AQUEDUCT: case PHASE_GATE:
        return lf_act(KN_DONE, 0);
    default: return 0;
    }
}

/* Once trade and building have begun, dice and event are past. */
void knights_forget(void *world)
{
    struct knights_state *s = world;
    if (s->phase != PHASE_MAIN) return;
    s->island.dice = s->island.dice != 0;
    s->event = s->event != 0;
}

/* What cards ask of others is met as greedy meets it. */
lf_action knights_expect(const void *world, int seat)
{
    const struct knights_state *s = world;
    switch (s->phase) {
    case PHASE_SABOTAGE: case PHASE_WEDDING: case PHASE_HARBOR: case PHASE_DESERT:
    case PHASE_RETREAT: return knights_phase_choice(s, seat);
    default: return 0;
    }
}

bool knights_outset(const void *world)
{
    const struct knights_state *s = world;
    return s->phase == PHASE_SETTLE || s->phase == PHASE_PAVE;
}

/* Founding, what is done before the roll, robber, offers, and small choices where greedy is sound;
 * a proposal of another seat that greedy would take up. */
bool knights_habit(const void *view, int seat)
{
    const struct knights_state *s = view;
    switch (s->phase) {
    case PHASE_SETTLE: case PHASE_PAVE: case PHASE_ROLL: case PHASE_COMMIT: case PHASE_GATE:
    case PHASE_ROBBER: case PHASE_RETREAT: case PHASE_OFFER:
        return true;
    case PHASE_MAIN:
        return seat != s->island.active || (knights_proposers(s) && knights_take_proposal(s, seat));
#ifdef ISLAND_WIDE
    case PHASE_GOLD: return true;
#endif
    default: return false;
    }
}
