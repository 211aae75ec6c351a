/* playout.c - random games at full speed.
 *
 * Every seat chooses uniformly among its listed actions, drawing from the same random streams in
 * the same order as the generic driver with the bot `random`, so both play the same game to the
 * last byte (the conformance test compares them). The speed comes from not making lists in the
 * phases that come often: what is allowed is counted, one number is drawn, and the action of that
 * number is found. Rare phases are played from the list.
 */
#include "core/dealer.h"
#include "core/match.h"
#include "games/knights/check.h"
#include "games/knights/menu.h"

/* ---- Rare phases ---- */

static void from_list(struct knights_state *s, struct lf_dealer *d, int seat)
{
    lf_action list[LF_LEGAL_MAX];
    int count = knights_legal(s, seat, list);
    knights_do(s, seat, list[lf_choose(d, seat, count)]);
}

static void from_chance(struct knights_state *s, struct lf_dealer *d)
{
    knights_do(s, LF_CHANCE, lf_chance_draw(&knights_game, s, d->luck));
}

/* ---- Dice ---- */

/* Roll, number dice and event die in one go; returns how many transitions that was. */
static int roll(struct knights_state *s, struct lf_dealer *d)
{
    int seat = s->island.active, count = 1;
    if (s->options & KOPT_ERRANT || s->progress[seat][0] == CARD_ALCHEMIST) {   /* the lowest */
        from_list(s, d, seat);
        return 1;
    }
    s->phase = s->flags & FLAG_ALCHEMIST ? PHASE_EVENT : PHASE_DICE;
    if (s->phase == PHASE_DICE) {
        if (s->options & KOPT_EASY) return count;
        s->island.dice = (uint8_t)(lf_deal(d, KN_DICE, 36) + 1);
        count++;
    }
    int event = (int)lf_deal(d, KN_EVENT, 6);
    s->phase = PHASE_EVENT;
    knights_roll_event(s, event < EVENT_SHIP ? event : EVENT_SHIP);
    knights_look_for_winner(s);
    return count + 1;
}

/* ---- Discards ---- */

/* The lowest seat that owes cards puts one aside. */
static void discard(struct knights_state *s, struct lf_dealer *d)
{
    int seat = 0;
    while (!s->dues[seat]) seat++;
    unsigned kinds = lanes_at_least(s->island.hand[seat], LANE_ONES);
    int kind = bits_nth(kinds, lf_choose(d, seat, __builtin_popcount(kinds)));
    knights_do(s, seat, lf_act(KN_DISCARD, (uint64_t)63 << 6 * kind));
}

/* ---- Offers ---- */

/* The lowest seat that owes an answer: accept, decline, or one card for another. */
static void answer(struct knights_state *s, struct lf_dealer *d, int seat)
{
    struct menu m;
    uint64_t given, taken;
    trade_lanes(s->island.offer, &given, &taken);
    menu_counters(s, seat, &m);
    int accept = cards_cover(s->island.hand[seat], taken);
    int n = lf_choose(d, seat, accept + 1 + m.banks);
    if (n <= accept) knights_reply(s, seat, lf_act(n < accept ? KN_ACCEPT : KN_DECLINE, 0));
    else knights_reply(s, seat, lf_act(KN_COUNTER, menu_pair(&m, n - accept - 1, NULL)));
}

/* All have answered: confirm one of those that can be, or withdraw. */
static void decide(struct knights_state *s, struct lf_dealer *d)
{
    lf_seats open = island_confirmable(&s->island, KN_OFFER);
    int count = __builtin_popcount(open), n = lf_choose(d, s->island.active, count + 1);
    if (n < count) knights_confirm(s, bits_nth(open, n));
    else knights_close_offer(s);
}

static void offer_phase(struct knights_state *s, struct lf_dealer *d)
{
    lf_seats unanswered = island_unanswered(&s->island);
    if (unanswered) answer(s, d, __builtin_ctz(unanswered));
    else decide(s, d);
}

/* ---- Main phase ---- */

enum { KNIGHTS_MAX = STRENGTHS * KNIGHTS_EACH };

/* Parts of the main menu that are not masks of one word. */
struct extras {
    corner_set move[KNIGHTS_MAX], chases;
    uint8_t from[KNIGHTS_MAX], improve[TRACK_COUNT];       /* how many ways for each track */
    int movers, moves, improves, cards, harbors;
};

/* The swaps of Inventor: pairs of tokens with different numbers. */
static int count_swaps(const struct knights_state *s)
{
    int all = 0, equal = 0;
    hex_set may = knights_swap_hexes(s);
    for (int i = 0; i < 11; i++) {
        int here = hexes_count(hexes_and(s->island.number_hexes[i], may));
        all += here;
        equal += here * (here - 1) / 2;
    }
    return all * (all - 1) / 2 - equal;
}

/* How many ways there are to play a card in the main phase; most are counted, not listed. */
static int count_card(const struct knights_state *s, int seat, int card)
{
    lf_action list[LF_LEGAL_MAX];
    switch (card) {
    case CARD_ALCHEMIST: return 0;                         /* only before the roll */
    case CARD_ENGINEER: return corners_count(knights_wall_places(s, seat));
    case CARD_INVENTOR: return count_swaps(s);
    case CARD_MEDICINE:
        if (!cards_cover(s->island.hand[seat], COST_MEDICINE)) return 0;
        return corners_count(knights_city_places(s, seat));
    case CARD_MASTER_MERCHANT: return __builtin_popcount(knights_richer_seats(s, seat));
    case CARD_MERCHANT: return hexes_count(knights_merchant_hexes(s, seat));
    case CARD_MERCHANT_FLEET: return KIND_COUNT - __builtin_popcount(s->fleet);
    case CARD_BISHOP: return s->landings ? HEX_COUNT - 1 : 0;
    case CARD_DIPLOMAT: return edges_count(knights_open_roads(s));
    case CARD_INTRIGUE: return corners_count(knights_intrigue_corners(s, seat));
    case CARD_RESOURCE_MONOPOLY:
        return knights_check_trade(s, seat, card, BRICK) ? 0 : RESOURCE_COUNT;
    case CARD_TRADE_MONOPOLY: return knights_check_trade(s, seat, card, PAPER) ? 0 : TRACK_COUNT;
    case CARD_CRANE: case CARD_IRRIGATION: case CARD_MINING: case CARD_ROAD_BUILDING:
        return knights_check_science(s, seat, card, 0) == 0;
    case CARD_COMMERCIAL_HARBOR: return knights_check_trade(s, seat, card, 0) == 0;
    case CARD_SABOTEUR: case CARD_WARLORD: case CARD_WEDDING:
        return knights_check_politics(s, seat, card, 0) == 0;
    default: return knights_list_ways(s, seat, card, list);
    }
}

/* Levels below the third are common and only a matter of commodities. */
static inline void count_improvements(const struct knights_state *s, int seat, struct extras *x)
{
    bool city = corners_any(s->island.cities[seat]), high = false;
    x->improves = 0;
    for (int t = 0; t < TRACK_COUNT; t++) {
        int held = cards_of(s->island.hand[seat], COMMODITY + t), level = s->level[seat][t];
        bool pays = island_both(held >= knights_level_cost(s, seat, t), city);
        x->improve[t] = island_both(pays, level < LEVEL_MAX);
        x->improves += x->improve[t];
        high |= island_both(pays, level >= 3);
    }
    for (int t = 0; high && t < TRACK_COUNT; t++) {
        if (!x->improve[t] || s->level[seat][t] < 3) continue;
        int ways = knights_level_rule(s, seat, t) ? 0 : !knights_brings_metropolis(s, seat, t)
                       ? 1 : corners_count(knights_plain_cities(s, seat));
        x->improves += ways - 1;
        x->improve[t] = (uint8_t)ways;
    }
}

static void take_extras(const struct knights_state *s, int seat, struct extras *x)
{
    x->chases = corners_none();
    x->movers = x->moves = x->cards = x->harbors = 0;
    corner_set ready = knights_ready(s, seat), near = corners_none();
    if (corners_any(ready) && s->landings)
        x->chases = corners_and(ready, HEX_CORNERS[s->island.robber]);
    for (; corners_any(ready); ready = corners_rest(ready), x->movers++) {
        int from = corners_lowest(ready);
        if (!corners_has(near, from))             /* else it reaches what another one does */
            near = corners_with(knights_reachable(s, seat, from), from);
        x->from[x->movers] = (uint8_t)from;
        x->move[x->movers] = knights_targets_of(s, seat, from, near);
        x->moves += corners_count(x->move[x->movers]);
    }
    count_improvements(s, seat, x);
    for (uint32_t held = progress_set(s->progress[seat]); held; held &= held - 1)
        x->cards += count_card(s, seat, __builtin_ctz(held));
    if (s->harbor)
        x->harbors = __builtin_popcount(knights_harbor_seats(s)) *
                     __builtin_popcount(lanes_at_least(s->island.hand[seat], LANE_ONES) & 31);
}

static lf_action nth_improvement(const struct knights_state *s, int seat, const struct extras *x,
                                 int n)
{
    int t = 0;
    for (; n >= x->improve[t]; t++) n -= x->improve[t];
    int corner = knights_brings_metropolis(s, seat, t)
                     ? corners_nth(knights_plain_cities(s, seat), n) : NOWHERE;
    return lf_act(KN_IMPROVE, (uint64_t)t << 8 | (uint64_t)corner);
}

static lf_action nth_move(const struct extras *x, int n)
{
    int i = 0;
    for (int here; n >= (here = corners_count(x->move[i])); i++) n -= here;
    return lf_act(KN_MOVE, (uint64_t)x->from[i] << 8 | (uint64_t)corners_nth(x->move[i], n));
}

static lf_action nth_card(const struct knights_state *s, int seat, int n)
{
    lf_action list[LF_LEGAL_MAX];
    uint32_t held = progress_set(s->progress[seat]);
    for (int here; n >= (here = count_card(s, seat, __builtin_ctz(held))); held &= held - 1)
        n -= here;
    knights_list_ways(s, seat, __builtin_ctz(held), list);
    return list[n];
}

static lf_action nth_harbor(const struct knights_state *s, int seat, int n)
{
    unsigned kinds = lanes_at_least(s->island.hand[seat], LANE_ONES) & 31;
    int each = __builtin_popcount(kinds);
    return lf_act(KN_HARBOR, (uint64_t)bits_nth(knights_harbor_seats(s), n / each) << 8 |
                             (uint64_t)bits_nth(kinds, n % each));
}

static inline lf_action nth_road(const struct menu *m, int n)
{
    return lf_act(KN_ROAD, (uint64_t)edges_nth(m->roads, n));
}

static inline lf_action nth_of(int kind, corner_set places, int n)
{
    return lf_act(kind, (uint64_t)corners_nth(places, n));
}

/* Parts of the main phase, in the order of the list. */
enum part {
    PART_SETTLEMENT, PART_ROAD, PART_CITY, PART_WALL, PART_IMPROVE, PART_RECRUIT, PART_ACTIVATE,
    PART_PROMOTE, PART_MOVE, PART_CHASE, PART_CARD, PART_BANK, PART_OFFER, PART_HARBOR, PART_COUNT,
};

static inline void count_parts(const struct menu *m, const struct extras *x, int count[PART_COUNT])
{
    count[PART_SETTLEMENT] = corners_count(m->settlements);
    count[PART_ROAD] = edges_count(m->roads);
    count[PART_CITY] = corners_count(m->cities);
    count[PART_WALL] = corners_count(m->walls);
    count[PART_IMPROVE] = x->improves;
    count[PART_RECRUIT] = corners_count(m->recruits);
    count[PART_ACTIVATE] = corners_count(m->activates);
    count[PART_PROMOTE] = corners_count(m->promotes);
    count[PART_MOVE] = x->moves;
    count[PART_CHASE] = corners_count(x->chases);
    count[PART_CARD] = x->cards;
    count[PART_BANK] = m->banks;
    count[PART_OFFER] = m->offers;
    count[PART_HARBOR] = x->harbors;
}

/* The n-th action of a part. */
static lf_action nth_main(const struct knights_state *s, int seat, const struct menu *m,
                          const struct extras *x, int part, int n)
{
    switch (part) {
    case PART_SETTLEMENT: return nth_of(KN_SETTLEMENT, m->settlements, n);
    case PART_ROAD: return nth_road(m, n);
    case PART_CITY: return nth_of(KN_CITY, m->cities, n);
    case PART_WALL: return nth_of(KN_WALL, m->walls, n);
    case PART_IMPROVE: return nth_improvement(s, seat, x, n);
    case PART_RECRUIT: return nth_of(KN_RECRUIT, m->recruits, n);
    case PART_ACTIVATE: return nth_of(KN_ACTIVATE, m->activates, n);
    case PART_PROMOTE: return nth_of(KN_PROMOTE, m->promotes, n);
    case PART_MOVE: return nth_move(x, n);
    case PART_CHASE: return nth_of(KN_CHASE, x->chases, n);
    case PART_CARD: return nth_card(s, seat, n);
    case PART_BANK: return lf_act(KN_BANK, menu_bank(s, seat, m, n));
    case PART_OFFER: return lf_act(KN_OFFER, menu_offer(s, seat, m, n));
    default: return nth_harbor(s, seat, n);
    }
}

/* One choice among everything. Which part it falls into is found without branches: a wrong guess
 * costs more than all the sums. */
static void main_phase(struct knights_state *s, struct lf_dealer *d)
{
    struct menu m;
    struct extras x;
    int seat = s->island.active, count[PART_COUNT], total = 1, part = 0, before = 0, sum = 0;
    menu_pieces(s, seat, &m);
    menu_trades(s, seat, &m);
    take_extras(s, seat, &x);
    count_parts(&m, &x, count);
    for (int i = 0; i < PART_COUNT; i++) total += count[i];
    int n = lf_choose(d, seat, total);
    if (n == total - 1) {
        knights_end_turn(s);
        knights_look_for_winner(s);
        return;
    }
    for (int i = 0; i < PART_COUNT; i++) {
        sum += count[i];
        part += n >= sum;
        before = n >= sum ? sum : before;
    }
    if (part == PART_OFFER) {
        knights_open_offer(s, menu_offer(s, seat, &m, n - before));
    } else knights_do(s, seat, nth_main(s, seat, &m, &x, part, n - before));
}

/* ---- Robber ---- */

static void move_robber(struct knights_state *s, struct lf_dealer *d)
{
    hex_set hexes[ISLAND_SEATS + 1];
    int seat = s->island.active, total = 0, i = 0;
    island_robber_menu(&s->island, seat, knights_robber_hexes(s, seat), hexes);
    for (int k = 0; k <= ISLAND_SEATS; k++) total += hexes_count(hexes[k]);
    int n = lf_choose(d, seat, total);
    for (int here; n >= (here = hexes_count(hexes[i])); i++) n -= here;
    knights_move_robber(s, hexes_nth(hexes[i], n), i == ISLAND_SEATS ? LF_NOBODY : i);
}

static void steal(struct knights_state *s, struct lf_dealer *d)
{
    uint64_t hand = island_robbed_hand(&s->island, s->dues);
    uint32_t size = (uint32_t)cards_count(hand);
    knights_loot(s, cards_nth(hand, size > 1 ? lf_deal(d, KN_LOOT, size) : 0));
}

/* All phases but the two that most of a game is. */
static void other_phase(struct knights_state *s, struct lf_dealer *d)
{
    switch (s->phase) {
    case PHASE_OFFER: offer_phase(s, d); return;
    case PHASE_ROBBER: move_robber(s, d); return;
    case PHASE_STEAL: steal(s, d); return;
    case PHASE_DISCARD: case PHASE_SABOTAGE: case PHASE_WEDDING: discard(s, d); return;
    default: break;
    }
    lf_seats actors = knights_actor_set(s);
    if (actors & lf_seat_bit(LF_CHANCE)) from_chance(s, d);
    else from_list(s, d, __builtin_ctz(actors));
}

void knights_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally)
{
    struct knights_state *s = state;
    struct lf_dealer d = lf_dealer_of(luck);
    uint64_t transitions = 0;
    *tally = (struct lf_tally){ 0 };
    /* Proposals of a position that a playout starts from; `random` makes none. */
    for (; knights_proposers(s) && s->turn <= turn_cap; transitions++)
        from_list(s, &d, s->island.active);
    while (s->phase != PHASE_OVER) {
        if (s->turn > turn_cap) { tally->capped = true; break; }
        if (s->phase == PHASE_ROLL) transitions += (uint64_t)roll(s, &d);
        else if (s->phase != PHASE_MAIN) other_phase(s, &d), transitions++;
        for (; s->phase == PHASE_MAIN; transitions++) main_phase(s, &d);
    }
    tally->transitions = transitions;
    tally->turns = s->turn;
}
