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
#include "games/knights/memory.h"
#include "games/knights/menu.h"
#include "games/knights/playout_cards.h"
#include "games/knights/playout_offers.h"
#include "games/knights/playout_sea.h"

/* ---- Rare phases ---- */

static lf_action of_list(const struct knights_state *s, struct lf_dealer *d, int seat)
{
    lf_action list[LF_LEGAL_MAX];
    int count = knights_legal(s, seat, list);
    return list[lf_choose(d, seat, count)];
}

static void from_list(struct knights_state *s, struct lf_dealer *d, int seat)
{
    knights_do(s, seat, of_list(s, d, seat));
}

static void from_chance(struct knights_state *s, struct lf_dealer *d)
{
    knights_do(s, LF_CHANCE, lf_chance_draw(&knights_game, s, d->luck));
}

/* ---- Dice ---- */

/* Roll, number dice and event die in one go; returns how many transitions that was. */
static int roll(struct knights_state *s, struct lf_dealer *d, struct memory *memory)
{
    int seat = s->island.active, count = 1;
    if (s->options & KOPT_ERRANT || s->progress[seat][0] == CARD_ALCHEMIST) {   /* the lowest */
        bool open = s->options & KOPT_ERRANT;
        if (open) settle_lines(s, memory);
        from_list(s, d, seat);
        if (open) lines_settled(s, lf_seat_bit(ISLAND_SEATS) - 1, memory);
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
#ifdef ISLAND_WIDE
    if (harvest_roll(&memory->harvest, s, event < EVENT_SHIP ? event : EVENT_SHIP))
        return count + 1;
#endif
    struct awards before = awards_of(s);
    if (knights_roll_event(s, event < EVENT_SHIP ? event : EVENT_SHIP))
        look_at_awards(s, before, memory);
    return count + 1;
}

/* A seat whose hand is full leaves the card or draws it. */
static void gate(struct knights_state *s, struct lf_dealer *d, struct memory *memory)
{
    int seat = island_first_due(&s->island, s->dues);
    struct awards before = awards_of(s);
    knights_pass_gate(s, seat, lf_choose(d, seat, 2));
    look_at_awards(s, before, memory);
}

/* ---- Discards ---- */

/* Seats that owe cards put them aside one by one; returns how many that were. */
static int discard(struct knights_state *s, struct lf_dealer *d)
{
    int count = 0, phase = s->phase;
    for (; s->phase == phase; count++) {
        int seat = __builtin_ctz(dues_seats(s->dues));
        unsigned kinds = lanes_at_least(s->island.hand[seat], LANE_ONES);
        int kind = bits_nth(kinds, lf_choose(d, seat, __builtin_popcount(kinds)));
        knights_do_discard(s, seat, cards_one(kind));
    }
    return count;
}

/* ---- Main phase ---- */

/* The corner of a knight and all that it reaches. Two that reach one another reach the same. */
#ifndef ISLAND_WIDE
static corner_set near_of(const struct knights_state *s, int seat, int from, struct memory *memory)
{
    struct ways *known = &memory->ways[seat];
    edge_set roads = island_roads(&s->island, seat);
    corner_set stops = corners_and(knights_stops(s, seat), s->island.reach[seat]);
    bool same = island_both(edges_equal(roads, known->roads), corners_equal(stops, known->stops));
    if (!same || !corners_has(known->near, from)) {
        known->roads = roads;
        known->stops = stops;
        known->near = corners_with(knights_reachable(s, seat, from), from);
    }
    return known->near;
}
#endif

/* Parts of the main menu that are not masks of one word. */
struct extras {
    corner_set move[KNIGHTS_MAX];
    uint8_t from[KNIGHTS_MAX], improve[TRACK_COUNT];       /* how many ways for each track */
    uint32_t playable;                                     /* cards, and in how many ways */
    int movers, moves, chasers, improves, cards, harbors;
};

/* Most of the time no next level can be paid, which one comparison of lanes tells. */
static inline void count_improvements(const struct knights_state *s, int seat, unsigned paid,
                                      struct extras *x)
{
    x->improves = 0;
    for (int t = 0; paid && t < TRACK_COUNT; t++) {
        int ways = !(paid >> t & 1) || knights_level_rule(s, seat, t) ? 0
                       : !knights_brings_metropolis(s, seat, t)
                       ? 1 : corners_count(knights_plain_cities(s, seat));
        x->improve[t] = (uint8_t)ways;
        x->improves += ways;
    }
}

#ifdef ISLAND_WIDE
static inline void count_cards(struct knights_state *s, int seat, struct memory *memory,
                               struct extras *x)
{
    if (s->progress[seat][0]) x->cards = take_ways(s, seat, memory);
}

static inline int ways_now(const struct knights_state *s, int seat, int card,
                           const struct memory *memory)
{
    (void)s, (void)seat;
    return memory->cards.count[card];
}
#else
static inline unsigned paid_levels(const struct knights_state *s, int seat,
                                   const struct memory *memory)
{
    (void)memory;
    return knights_paid_levels(s, seat);
}

static inline void count_cards(struct knights_state *s, int seat, struct memory *memory,
                               struct extras *x)
{
    x->playable = s->progress[seat][0] ? playable(s, seat, memory) : 0;
    for (uint32_t cards = x->playable; cards; cards &= cards - 1)
        x->cards += count_card(s, seat, __builtin_ctz(cards));
}

static inline int ways_now(const struct knights_state *s, int seat, int card,
                           const struct memory *memory)
{
    (void)memory;
    return count_card(s, seat, card);
}
#endif

/* Knights that may act: where each may go, and which may chase the robber. */
static void take_movers(struct knights_state *s, int seat, corner_set ready, struct memory *memory,
                        struct extras *x)
{
    if (s->landings) x->chasers = corners_count(corners_and(ready, HEX_CORNERS[s->island.robber]));
    for (; corners_any(ready); ready = corners_rest(ready), x->movers++) {
        int from = corners_lowest(ready);
        corner_set near = near_of(s, seat, from, memory);
        x->from[x->movers] = (uint8_t)from;
        x->move[x->movers] = knights_targets_of(s, seat, from, near);
        x->moves += corners_count(x->move[x->movers]);
    }
}

static void take_extras(struct knights_state *s, int seat, struct memory *memory,
                        struct extras *x)
{
    corner_set ready = knights_ready(s, seat);
    x->movers = x->moves = x->chasers = x->cards = x->harbors = 0;
    if (corners_any(ready)) take_movers(s, seat, ready, memory, x);
    count_improvements(s, seat, paid_levels(s, seat, memory), x);
    count_cards(s, seat, memory, x);
    if (s->harbor)
        x->harbors = __builtin_popcount(knights_harbor_seats(s)) *
                     __builtin_popcount(lanes_at_least(s->island.hand[seat], LANE_ONES) & 31);
}

static void improve_nth(struct knights_state *s, int seat, const struct extras *x, int n)
{
    int t = 0;
    for (; n >= x->improve[t]; t++) n -= x->improve[t];
    knights_do_improve(s, t, knights_brings_metropolis(s, seat, t)
                                 ? corners_nth(knights_plain_cities(s, seat), n) : NOWHERE);
}

static void move_nth(struct knights_state *s, int seat, const struct extras *x,
                     struct memory *memory, int n)
{
    int i = 0;
    for (int here; n >= (here = corners_count(x->move[i])); i++) n -= here;
    int from = x->from[i], to = corners_nth(x->move[i], n);
    knight_moves(s, seat, from, to, memory);
    knights_move(s, seat, from, to);
}

static void chase_nth(struct knights_state *s, int seat, int n)
{
    corner_set beside = corners_and(knights_ready(s, seat), HEX_CORNERS[s->island.robber]);
    knights_do_chase(s, corners_nth(beside, n));
}

static void play_nth(struct knights_state *s, int seat, const struct extras *x,
                     struct memory *memory, int n)
{
    uint32_t cards = ISLAND_SEA ? progress_set(s->progress[seat]) : x->playable;
    for (int here; n >= (here = ways_now(s, seat, __builtin_ctz(cards), memory));
         cards &= cards - 1) n -= here;
    int card = __builtin_ctz(cards);
#ifdef ISLAND_WIDE
    if (card == CARD_WEDDING) seats_ahead(s, seat, 1, 1, false, memory);
    if (card == CARD_SABOTEUR) seats_ahead(s, seat, 0, 2, false, memory);
    do_noted(s, seat, nth_way(s, seat, card, n), memory);
    look_after_card(s, memory);
#else
    lf_action list[LF_LEGAL_MAX];
    knights_list_ways(s, seat, card, list);
    knights_do_alone(s, seat, list[n]);
#endif
}

static void harbor_nth(struct knights_state *s, int seat, int n)
{
    unsigned kinds = lanes_at_least(s->island.hand[seat], LANE_ONES) & 31;
    int each = __builtin_popcount(kinds);
    knights_do_harbor(s, bits_nth(knights_harbor_seats(s), n / each), bits_nth(kinds, n % each));
}

static void trade_nth(struct knights_state *s, int seat, const struct menu *m, int n)
{
    struct pair pair = menu_pair_at(m, n);
    int rate = cards_of(knights_rates(s, seat), pair.given);
    island_trade_bank(&s->island, cards_some(pair.given, rate), cards_one(pair.taken));
}

/* Parts of the main phase, in the order of the list. */
enum part {
    PART_SETTLEMENT, PART_ROAD, PART_CITY, PART_WALL, PART_IMPROVE, PART_RECRUIT, PART_ACTIVATE,
    PART_PROMOTE, PART_MOVE, PART_CHASE, PART_CARD, PART_BANK, PART_OFFER, PART_HARBOR, PART_COUNT,
};

static inline void count_pieces(const struct menu *m, int count[PART_COUNT])
{
#ifdef ISLAND_WIDE
    if (!m->pieces) {
        for (int i = 0; i <= PART_PROMOTE; i++) count[i] = 0;
        return;
    }
    count[PART_SETTLEMENT] = m->count[MENU_SETTLEMENT];
    count[PART_ROAD] = m->count[MENU_ROAD];
    count[PART_CITY] = m->count[MENU_CITY];
    count[PART_WALL] = m->count[MENU_WALL];
    count[PART_RECRUIT] = m->count[MENU_RECRUIT];
    count[PART_ACTIVATE] = m->count[MENU_ACTIVATE];
    count[PART_PROMOTE] = m->count[MENU_PROMOTE];
#else
    count[PART_SETTLEMENT] = corners_count(m->settlements);
    count[PART_ROAD] = edges_count(m->roads);
    count[PART_CITY] = corners_count(m->cities);
    count[PART_WALL] = corners_count(m->walls);
    count[PART_RECRUIT] = corners_count(m->recruits);
    count[PART_ACTIVATE] = corners_count(m->activates);
    count[PART_PROMOTE] = corners_count(m->promotes);
#endif
}

static inline void count_parts(const struct menu *m, const struct extras *x, int count[PART_COUNT])
{
    count_pieces(m, count);
    count[PART_IMPROVE] = x->improves;
    count[PART_MOVE] = x->moves;
    count[PART_CHASE] = x->chasers;
    count[PART_CARD] = x->cards;
    count[PART_BANK] = m->banks;
    count[PART_OFFER] = m->offers;
    count[PART_HARBOR] = x->harbors;
}

/* A road, at sea noted with the routes. */
static void build_road(struct knights_state *s, int seat, int edge, struct memory *memory)
{
#ifdef ISLAND_WIDE
    island_pay(&s->island, seat, COST_ROAD);
    add_line(s, seat, edge, 0, memory);
    look_at_lines(s, memory);
#else
    (void)seat, (void)memory;
    knights_do_road(s, edge);
    knights_look_for_winner(s);
#endif
}

/* A settlement, or a knight. */
static void place_piece(struct knights_state *s, int seat, int corner, bool knight,
                        struct memory *memory)
{
    piece_comes(s, seat, corner, knight, memory);
    if (knight) knights_do_recruit(s, corner);
    else knights_do_settlement(s, corner);
}

/* Ships move the same ways while cards, walls and levels change and knights wake up. Of some
 * actions it is known which progress cards go by what they change. */
static inline void forget_part(struct memory *memory, int part)
{
#ifdef ISLAND_WIDE
    const unsigned still = 1u << PART_CITY | 1u << PART_WALL | 1u << PART_IMPROVE |
                           1u << PART_ACTIVATE | 1u << PART_PROMOTE | 1u << PART_BANK |
                           1u << PART_OFFER;
    static const uint32_t same[PART_COUNT] = {
        [PART_BANK] = ~CARDS_BY_HAND,
        [PART_OFFER] = ~0u,
        [PART_ROAD] = ~(CARDS_BY_HAND | CARDS_BY_LINES),
        [PART_ACTIVATE] = ~(CARDS_BY_HAND | 1u << CARD_WARLORD),
        [PART_PROMOTE] = ~(CARDS_BY_HAND | 1u << CARD_SMITH),
        [PART_WALL] = ~(CARDS_BY_HAND | 1u << CARD_ENGINEER),
    };
    const unsigned dearer = 1u << PART_SETTLEMENT | 1u << PART_CITY | 1u << PART_IMPROVE |
                            1u << PART_CARD;
    memory->sails_known &= still >> part & 1;
    memory->prices_known &= ~dearer >> part & 1;
    memory->cards.known &= same[part];
#else
    (void)memory, (void)part;
#endif
}

/* The n-th of all actions. Those that can change nobody's points return at once. */
static void do_nth(struct knights_state *s, int seat, const struct menu *m, const struct extras *x,
                   struct memory *memory, int n)
{
    int count[PART_COUNT], part = 0;
    count_parts(m, x, count);
    for (; n >= count[part]; part++) n -= count[part];
    forget_part(memory, part);
    switch (part) {
    case PART_SETTLEMENT:
        place_piece(s, seat, corners_nth(m->settlements, n), false, memory);
        break;
    case PART_ROAD: build_road(s, seat, edges_nth(m->roads, n), memory); return;
    case PART_CITY: knights_do_city(s, corners_nth(m->cities, n)); break;
    case PART_WALL: knights_do_wall(s, corners_nth(m->walls, n)); return;
    case PART_IMPROVE:
        improve_nth(s, seat, x, n);
        forget_own_points(memory);                /* a metropolis may have been another's */
        break;
    case PART_RECRUIT:
        place_piece(s, seat, corners_nth(m->recruits, n), true, memory);
        break;
    case PART_ACTIVATE: knights_do_activate(s, corners_nth(m->activates, n)); return;
    case PART_PROMOTE: knights_do_promote(s, corners_nth(m->promotes, n)); return;
    case PART_MOVE: move_nth(s, seat, x, memory, n); break;
    case PART_CHASE: chase_nth(s, seat, n); return;
    case PART_CARD: play_nth(s, seat, x, memory, n); return;
    case PART_BANK: trade_nth(s, seat, m, n); return;
    case PART_OFFER: knights_open_offer(s, menu_offer(s, seat, m, n)); return;
    default: harbor_nth(s, seat, n); return;
    }
    if (ISLAND_SEA && (part == PART_RECRUIT || part == PART_MOVE)) look_at_lines(s, memory);
    else look_for_winner(s, memory);
}

#ifdef ISLAND_WIDE
/* Everything that the active seat may do but end its turn. */
struct choice { struct menu m; struct extras x; struct sea sea; };

static inline void take_choice(struct knights_state *s, int seat, struct memory *memory,
                               struct choice *c)
{
    take_prices(s, seat, memory);
    menu_count_pieces(s, seat, &c->m);
    menu_trades_at(s, seat, memory->rates, &c->m);
    take_extras(s, seat, memory, &c->x);
    take_sea(s, seat, c->x.movers > 0, memory, &c->sea);
}

/* One of it, or the end of the turn, which is listed before what is done at sea. */
static inline void choose(struct knights_state *s, struct lf_dealer *d, int seat,
                          struct memory *memory, const struct choice *c)
{
    const struct menu *m = &c->m;
    const struct extras *x = &c->x;
    int end = m->pieces + m->banks + m->offers + x->improves + x->moves + x->chasers + x->cards +
              x->harbors;
    int n = lf_choose(d, seat, end + 1 + c->sea.ships + c->sea.sails + c->sea.hunts);
    if (n > end) { do_sea_nth(s, seat, &c->sea, memory, n - end - 1); return; }
    if (n < end) { do_nth(s, seat, m, x, memory, n); return; }
    knights_end_turn(s);
    look_at_turn(s, memory);
}

/* One choice, and more of them after offers that came to nothing: then the seat may do what it
 * might before, but for another offer perhaps. */
static void main_phase(struct knights_state *s, struct lf_dealer *d, struct memory *memory)
{
    struct choice c;
    int seat = s->island.active;
    take_choice(s, seat, memory, &c);
    for (;; memory->answers++) {
        choose(s, d, seat, memory, &c);
        if (s->phase != PHASE_OFFER || !whole_offer(s, d, memory)) return;
        menu_trades_at(s, seat, memory->rates, &c.m);
    }
}
#else
/* One choice among everything; the last is the end of the turn. */
static void main_phase(struct knights_state *s, struct lf_dealer *d, struct memory *memory)
{
    struct menu m;
    struct extras x;
    int seat = s->island.active;
    menu_pieces(s, seat, &m);
    menu_trades(s, seat, &m);
    take_extras(s, seat, memory, &x);
    int end = m.pieces + m.banks + m.offers + x.improves + x.moves + x.chasers + x.cards +
              x.harbors;
    int n = lf_choose(d, seat, end + 1);
    if (n < end) { do_nth(s, seat, &m, &x, memory, n); return; }
    knights_end_turn(s);
    look_at_turn(s, memory);
}
#endif

/* ---- Robber ---- */

/* Without a sea the robber moves alone: see playout_sea.h. */
#ifndef ISLAND_WIDE
enum { ROBBER_ROWS = ISLAND_SEATS + 1, FIGURES = 1 };

static void robber_moves(const struct knights_state *s, int seat, struct memory *memory,
                         hex_set hexes[ROBBER_ROWS * FIGURES])
{
    (void)memory;
    island_robber_menu(&s->island, seat, knights_robber_hexes(s, seat), hexes);
}
#endif

static void move_robber(struct knights_state *s, struct lf_dealer *d, struct memory *memory)
{
    enum { ROWS = ROBBER_ROWS };
    hex_set hexes[ROWS * FIGURES];
    int seat = s->island.active, total = 0, i = 0;
    robber_moves(s, seat, memory, hexes);
    for (int k = 0; k < ROWS * FIGURES; k++) total += hexes_count(hexes[k]);
    int n = lf_choose(d, seat, total);
    for (int here; n >= (here = hexes_count(hexes[i])); i++) n -= here;
    int hex = hexes_nth(hexes[i], n), victim = i % ROWS == ISLAND_SEATS ? LF_NOBODY : i % ROWS;
#ifdef ISLAND_WIDE
    if (i >= ROWS) { knights_move_pirate(s, hex, victim); return; }
#endif
    knights_move_robber(s, hex, victim);
}

static void steal(struct knights_state *s, struct lf_dealer *d)
{
    uint64_t hand = island_robbed_hand(&s->island, s->dues);
    uint32_t size = (uint32_t)cards_count(hand);
    knights_loot(s, cards_nth(hand, size > 1 ? lf_deal(d, KN_LOOT, size) : 0));
}

/* A free road or ship of the active seat is noted with the routes. */
#ifdef ISLAND_WIDE
static void free_line(struct knights_state *s, struct lf_dealer *d, struct memory *memory)
{
    int seat = s->island.active;
    lf_action action = of_list(s, d, seat);
    int kind = lf_kind_of(action);
    int edge = (int)lf_args_of(action), ship = kind == KN_SHIP;
    bool again = s->phase == PHASE_REBUILD, lays = kind == KN_ROAD || ship;
    if (again && !memory->routes.changes) {      /* it was taken off before the random game */
        settle_lines(s, memory);
        knights_do(s, seat, action);
        lines_settled(s, lf_seat_bit(seat), memory);
    } else if (!lays) knights_do(s, seat, action);
    else {
        if (again) replace_line(s, seat, edge, ship, memory);
        else add_line(s, seat, edge, ship, memory);
        knights_after_line(s);
    }
    look_at_lines(s, memory);
}
#else
static void free_line(struct knights_state *s, struct lf_dealer *d, struct memory *memory)
{
    (void)memory;
    from_list(s, d, s->island.active);
}
#endif

/* Phases that are played from the list. Of the founding there may be something left, which gold
 * that was owed there has interrupted. */
static void list_phase(struct knights_state *s, struct lf_dealer *d, lf_seats actors,
                       struct memory *memory)
{
    int seat = __builtin_ctz(actors);
    bool founding = ISLAND_SEA && memory && s->phase < PHASE_ROLL;
    if (actors & lf_seat_bit(LF_CHANCE)) { from_chance(s, d); return; }
    if (!ISLAND_SEA || !memory) { from_list(s, d, seat); return; }
    if (founding) settle_lines(s, memory);
    if (s->phase == PHASE_DUTY) name_holder(s, seat, memory);
    do_noted(s, seat, of_list(s, d, seat), memory);
    if (founding) lines_settled(s, lf_seat_bit(ISLAND_SEATS) - 1, memory);
}

/* All phases but the two that most of a game is; returns how many transitions that was. */
static int other_phase(struct knights_state *s, struct lf_dealer *d, struct memory *memory)
{
    int phase;
    switch (s->phase) {
    case PHASE_OFFER: offer_phase(s, d, memory); return 1;
    case PHASE_ROBBER: move_robber(s, d, memory); return 1;
    case PHASE_STEAL: steal(s, d); return 1;
    case PHASE_GATE: gate(s, d, memory); return 1;
    case PHASE_FREE_ROADS: free_line(s, d, memory); return 1;
#ifdef ISLAND_WIDE
    case PHASE_REBUILD: free_line(s, d, memory); return 1;
#endif
    case PHASE_DISCARD: case PHASE_SABOTAGE: case PHASE_WEDDING: return discard(s, d);
    default:
        phase = s->phase;
        list_phase(s, d, knights_actor_set(s), memory);
        if (ISLAND_SEA && memory) look_after(s, phase, memory);
        return 1;
    }
}

void knights_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally)
{
    struct knights_state *s = state;
    struct lf_dealer d = lf_dealer_of(luck);
    struct memory memory;
    uint64_t transitions = 0;
    *tally = (struct lf_tally){ 0 };
    /* Proposals of a position that a playout starts from; `random` makes none. */
    for (; knights_proposers(s) && s->turn <= turn_cap; transitions++)
        from_list(s, &d, s->island.active);
    while (s->phase < PHASE_ROLL) transitions += (uint64_t)other_phase(s, &d, NULL);   /* set-up */
    remember_board(&memory, s);
    while (s->phase != PHASE_OVER) {
        if (s->turn > turn_cap) { tally->capped = true; break; }
        forget_menu(&memory);
        if (s->phase == PHASE_ROLL) transitions += (uint64_t)roll(s, &d, &memory);
        else if (s->phase != PHASE_MAIN) {
            int seat = s->island.active;
            transitions += (uint64_t)other_phase(s, &d, &memory);
            if (ISLAND_SEA && s->island.active != seat) look_at_turn(s, &memory);
        }
        for (; s->phase == PHASE_MAIN; transitions++) main_phase(s, &d, &memory);
    }
    settle_lines(s, &memory);
    tally->transitions = transitions + answers_of(&memory);
    tally->turns = s->turn;
}
