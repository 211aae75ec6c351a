/* apply.c - carries out an action that check() allows. The frame of the turn is in turn.c, knights
 * in force.c, progress cards in cards_*.c. */
#include "core/check.h"
#include "core/rng.h"
#include "games/knights/apply.h"

/* ---- Set-up ---- */

static void begin_founding(struct knights_state *s, int seat)
{
    island_begin_founding(&s->island, s->dues, seat);
    s->phase = PHASE_SETTLE;
}

static void decks_ready(struct knights_state *s)
{
    if ((s->options >> KOPT_START_SHIFT & 3) == START_GIVEN) begin_founding(s, s->island.start);
    else s->phase = PHASE_START;
}

/* The German barbarian track takes the place of a frame piece with a 3:1 harbour (CKD-01): the
 * first one clockwise from the north-west. The robber waits beside the board (CKD-02). */
void knights_board_ready(struct knights_state *s)
{
    bool text = (s->options >> KOPT_BOARD_SHIFT & 3) == BOARD_TEXT;
    if (!is_english(s)) {
        int spot = 0;
        s->island.robber = HEX_COUNT;
        while (spot < HARBOUR_COUNT && s->island.harbour[spot] != HARBOUR_ANY) spot++;
        if (!text && !(s->options & KOPT_KEEP_HARBOUR)) s->island.harbour[spot] = HARBOUR_NONE;
    }
#ifdef ISLAND_WIDE
    if (is_english(s)) s->island.chart |= CHART_FROZEN;       /* CKS-19 */
    else s->island.pirate = HEX_COUNT;
#endif
    s->phase = PHASE_DECKS;
}

static void do_board(struct knights_state *s, uint64_t number)
{
    enum board_kind kind = (enum board_kind)(s->options >> KOPT_BOARD_SHIFT & 3);
    island_deal_board(&s->island, kind, s->options & KOPT_NO_RED, number);
    knights_board_ready(s);
}

/* One deck of 18 cards, in an order that follows from the number alone. */
static void do_shuffle(struct knights_state *s, uint64_t args)
{
    struct lf_rng rng = { lf_rng_key(args & (((uint64_t)1 << 48) - 1), 1), 0 };
    int deck = (int)(args >> 48), count = 0;
    uint8_t *cards = s->deck[deck];
    for (int card = 1; card < CARD_COUNT; card++)
        for (int i = 0; KNIGHTS_CARD[card].deck == deck && i < KNIGHTS_CARD[card].copies; i++)
            cards[count++] = (uint8_t)card;
    LF_ASSERT(count == DECK_SIZE);
    for (uint32_t i = DECK_SIZE; i > 1; i--) {
        uint32_t pick = lf_rng_below(&rng, i);
        uint8_t held = cards[pick];
        cards[pick] = cards[i - 1];
        cards[i - 1] = held;
    }
    s->deck_size[deck] = DECK_SIZE;
    if (deck + 1 == TRACK_COUNT) decks_ready(s);
}

static void do_start_roll(struct knights_state *s, int roll)
{
    int seat = island_start_roll(&s->island, s->dues, roll);
    if (seat != LF_NOBODY) begin_founding(s, seat);
}

/* ---- Founding (CK-10 to CK-13) ---- */

/* Round two: a city, and one resource for each land hex beside it, nothing doubled (CK-11). */
static void found(struct knights_state *s, int corner, bool city)
{
    struct island *island = &s->island;
    island_add_settlement_among(island, island->active, corner, s->knights);
    s->phase = PHASE_PAVE;
    if (!city) return;
    island_add_city(island, island->active, corner);
    island_start_cards(island, corner);
#ifdef ISLAND_WIDE
    knights_begin_gold(s);                      /* SF-27 */
#endif
}

static void next_founder(struct knights_state *s)
{
    if (island_next_founder(&s->island)) s->phase = PHASE_SETTLE;
    else knights_begin_turn(s, s->island.start);
}

static void found_road(struct knights_state *s, int edge)
{
    int seat = s->island.active;
    island_add_road_past(&s->island, seat, edge, knights_stops(s, seat));
    next_founder(s);
}

/* ---- Building ---- */

static void end_free_roads(struct knights_state *s)
{
    s->free_roads = 0;
    s->flags &= (uint8_t)~FLAG_PAVED;
    knights_resume(s);
}

void knights_after_line(struct knights_state *s)
{
    if (s->phase == PHASE_FREE_ROADS) {
        s->flags |= FLAG_PAVED;
        if (--s->free_roads == 0 || !knights_can_pave(s, s->island.active)) end_free_roads(s);
    } else if (s->phase == PHASE_REBUILD) {
        s->place = NOWHERE;
        s->flags &= (uint8_t)~FLAG_LIFTED;
        island_award_longest(&s->island);
        knights_resume(s);
    }
}

void knights_do_road(struct knights_state *s, int edge)
{
    int seat = s->island.active, phase = s->phase;
    if (phase == PHASE_PAVE) { found_road(s, edge); return; }
    if (phase == PHASE_MAIN) island_pay(&s->island, seat, COST_ROAD);
    island_add_road_past(&s->island, seat, edge, knights_stops(s, seat));
    knights_after_line(s);
}

#ifdef ISLAND_WIDE
/* A ship is built, founded with, placed for nothing, or placed again (SF-07, SF-28, CKS-18). */
void knights_do_ship(struct knights_state *s, int edge)
{
    int seat = s->island.active, phase = s->phase;
    if (phase == PHASE_MAIN) island_pay(&s->island, seat, COST_SHIP);
    island_add_ship(&s->island, seat, edge, knights_stops(s, seat));
    if (phase != PHASE_PAVE) { knights_after_line(s); return; }
    s->island.fresh_ships = edges_none();
    next_founder(s);
}

void knights_do_sail(struct knights_state *s, int from, int to)
{
    int seat = s->island.active;
    island_move_ship(&s->island, seat, from, to, knights_stops(s, seat));
    s->flags |= FLAG_SAILED;
}
#endif

void knights_do_settlement(struct knights_state *s, int corner)
{
    if (s->phase == PHASE_SETTLE) { found(s, corner, false); return; }
    island_pay(&s->island, s->island.active, COST_SETTLEMENT);
    island_add_settlement_among(&s->island, s->island.active, corner, s->knights);
}

void knights_do_city(struct knights_state *s, int corner)
{
    if (s->phase == PHASE_SETTLE) { found(s, corner, true); return; }
    island_pay(&s->island, s->island.active, COST_CITY);
    island_add_city(&s->island, s->island.active, corner);
    corners_remove(&s->fallen, corner);
}

void knights_do_wall(struct knights_state *s, int corner)
{
    island_pay(&s->island, s->island.active, COST_WALL);
    corners_add(&s->walls, corner);
}

/* One level; with it perhaps the metropolis, also from another player (CK-62, CK-65, CK-67). */
void knights_do_improve(struct knights_state *s, int track, int corner)
{
    int seat = s->island.active, cost = knights_level_cost(s, seat, track);
    island_pay(&s->island, seat, cards_some(COMMODITY + track, cost));
    if (s->cranes) s->cranes--;
    s->level[seat][track]++;
    if (corner != NOWHERE) s->metropolis[track] = (uint8_t)corner;
}

/* ---- Knights ---- */

void knights_do_recruit(struct knights_state *s, int corner)
{
    island_pay(&s->island, s->island.active, COST_KNIGHT);
    knights_put(s, s->island.active, corner, 1);
    knights_roads_changed(s, s->island.active, corners_one(corner));
}

void knights_do_activate(struct knights_state *s, int corner)
{
    island_pay(&s->island, s->island.active, COST_ACTIVE);
    corners_add(&s->active, corner);
    corners_add(&s->used, corner);
}

void knights_do_promote(struct knights_state *s, int corner)
{
    island_pay(&s->island, s->island.active, COST_KNIGHT);
    knights_promote(s, corner);
}

static void chase(struct knights_state *s, int corner, int flag)
{
    corners_remove(&s->active, corner);
    corners_add(&s->used, corner);
    knights_note_acted(s, corner);
    s->flags |= (uint8_t)flag;
    if (s->phase == PHASE_ROLL) s->flags |= FLAG_ERRANT;     /* one before the roll (CKV-04) */
    s->phase = PHASE_ROBBER;
}

void knights_do_chase(struct knights_state *s, int corner) { chase(s, corner, FLAG_CHASED); }
#ifdef ISLAND_WIDE
void knights_do_hunt(struct knights_state *s, int corner) { chase(s, corner, FLAG_HUNTED); }
#endif

/* ---- Choices that cards ask for ---- */

/* Cards put aside go where they belong once the last seat is done. */
void knights_do_discard(struct knights_state *s, int seat, uint64_t cards)
{
    if (!island_put_aside(&s->island, seat, cards, s->dues)) return;
    uint64_t all = island_aside(&s->island);
    island_clear_replies(&s->island);
    if (s->phase == PHASE_WEDDING) s->island.hand[s->island.active] += all;
    else s->island.bank += all;
    if (s->phase == PHASE_DISCARD) knights_discarded(s);
    else knights_resume(s);
}

/* Commercial Harbor: an opponent without commodities gives nothing and gets nothing
 * (CKC-commercial-harbor.3); by rules version 1 that used the offer up. */
void knights_do_harbor(struct knights_state *s, int target, int resource)
{
    lf_seats one = lf_seat_bit(target), more = one << HARBOR_MORE;
    bool empty = !(s->island.hand[target] & COMMODITY_LANES);
    if (empty && knights_rules(s) >= 2) s->harbor_void |= (uint8_t)one;
    else s->harbor &= (uint8_t)~(s->harbor & more ? more : one);
    if (empty) return;
    s->victim = (uint8_t)target;
    s->island.reply[s->island.active] = cards_one(resource);
    s->phase = PHASE_HARBOR;
}

static void do_answer(struct knights_state *s, int commodity)
{
    int seat = s->island.active;
    uint64_t offered = s->island.reply[seat], given = cards_one(commodity);
    s->island.hand[seat] += given - offered;
    s->island.hand[s->victim] += offered - given;
    s->island.reply[seat] = 0;
    s->victim = LF_NOBODY;
    knights_resume(s);
}

static void do_take(struct knights_state *s, uint64_t cards)
{
    s->island.hand[s->victim] -= cards;
    s->island.hand[s->island.active] += cards;
    s->victim = LF_NOBODY;
    knights_resume(s);
}

static void do_steal(struct knights_state *s, int card)
{
    progress_remove(s->progress[s->victim], card);
    progress_add(s->progress[s->island.active], card);
    s->victim = LF_NOBODY;
    knights_resume(s);
}

static void do_desert(struct knights_state *s, int corner)
{
    int owner = s->victim;
    s->piece = (uint8_t)knights_lift(s, owner, corner);
    s->victim = LF_NOBODY;
    knights_roads_changed(s, owner, corners_one(corner));
    if (knights_place_strengths(s) && corners_any(knights_places(s, s->island.active))) {
        s->phase = PHASE_PLACE;
        return;
    }
    s->piece = 0;                                     /* nothing can be placed (.4) */
    knights_resume(s);
}

static void do_place(struct knights_state *s, int corner, int strength)
{
    knights_put(s, s->island.active, corner, strength | (s->piece & PIECE_ACTIVE));
    s->piece = 0;
    knights_roads_changed(s, s->island.active, corners_one(corner));
    knights_resume(s);
}

static void do_bury(struct knights_state *s, int seat, int card)
{
    knights_bury(s, seat, card);
    if (s->phase == PHASE_LIMIT) {
        s->dues[seat] = 0;
        if (dues_any(s->dues)) return;
    }
    knights_resume(s);
}

static void close_aqueduct(struct knights_state *s, int seat)
{
    s->dues[seat] = 0;
    if ((s->island.bank & RESOURCES) == 0)
        for (int i = 0; i < ISLAND_SEATS; i++) s->dues[i] = 0;
    if (!dues_any(s->dues)) knights_resume(s);
}

static void do_aqueduct(struct knights_state *s, int seat, int resource)
{
    island_gain(&s->island, seat, cards_one(resource));
    close_aqueduct(s, seat);
}

static void do_done(struct knights_state *s, int seat)
{
    switch (s->phase) {
    case PHASE_FREE_ROADS: end_free_roads(s); return;
    case PHASE_AQUEDUCT: close_aqueduct(s, seat); return;
    case PHASE_GATE: knights_pass_gate(s, seat, false); return;
    case PHASE_REBUILD:
        s->place = NOWHERE;
        s->flags &= (uint8_t)~FLAG_LIFTED;
        island_award_longest(&s->island);
        break;
    case PHASE_PLACE: s->piece = 0; break;
    default: s->victim = LF_NOBODY; break;            /* Spy takes nothing */
    }
    knights_resume(s);
}

/* ---- Everything ---- */

/* A die or a deck has come up. */
static void apply_chance(struct knights_state *s, int kind, uint64_t args)
{
    switch (kind) {
    case KN_BOARD: do_board(s, args); return;
    case KN_SHUFFLE: do_shuffle(s, args); return;
    case KN_START: begin_founding(s, (int)args); return;
    case KN_START_ROLL: do_start_roll(s, (int)args); return;
    case KN_DICE:
        s->island.dice = (uint8_t)(args + 1);
        s->phase = PHASE_EVENT;
        if (!knights_easy_turn(s)) return;
        s->stage = STAGE_EVENT;                       /* no event die yet (CKV-07) */
        knights_resume(s);
        return;
    case KN_EVENT: knights_roll_event(s, (int)args); return;
    default: knights_loot(s, (int)args); return;
    }
}

static void apply_trade(struct knights_state *s, int seat, lf_action action)
{
    uint64_t given, taken, args = lf_args_of(action);
    trade_lanes(args, &given, &taken);
    switch (lf_kind_of(action)) {
    case KN_BANK: island_trade_bank(&s->island, given, taken); return;
    case KN_OFFER: knights_open_offer(s, args); return;
    case KN_CONFIRM: knights_confirm(s, (int)args); return;
    case KN_WITHDRAW: knights_close_offer(s); return;
    case KN_DISCARD: knights_do_discard(s, seat, given); return;
    case KN_TAKE: do_take(s, taken); return;
#ifdef ISLAND_WIDE
    case KN_GOLD: knights_do_gold(s, seat, taken); return;
#endif
    default: knights_reply(s, seat, action); return;
    }
}

static void apply_card(struct knights_state *s, int card, uint64_t args)
{
    switch (KNIGHTS_CARD[card].deck) {
    case SCIENCE: knights_play_science(s, card, args); return;
    case TRADE: knights_play_trade(s, card, args); return;
    default: knights_play_politics(s, card, args); return;
    }
}

static void apply_rest(struct knights_state *s, int seat, int kind, uint64_t args)
{
    int low = (int)(args & 0xFF), high = (int)(args >> 8 & 0xFF);
    switch (kind) {
    case KN_ROLL: s->phase = s->flags & FLAG_ALCHEMIST ? PHASE_EVENT : PHASE_DICE; return;
    case KN_SETTLEMENT: knights_do_settlement(s, low); return;
    case KN_ROAD: knights_do_road(s, low); return;
    case KN_CITY: knights_do_city(s, low); return;
    case KN_WALL: knights_do_wall(s, low); return;
    case KN_IMPROVE: knights_do_improve(s, high, low); return;
    case KN_RECRUIT: knights_do_recruit(s, low); return;
    case KN_ACTIVATE: knights_do_activate(s, low); return;
    case KN_PROMOTE: knights_do_promote(s, low); return;
    case KN_MOVE: knights_move(s, seat, high, low); return;
    case KN_CHASE: knights_do_chase(s, low); return;
    case KN_ROBBER: knights_move_robber(s, low, high); return;
    case KN_HARBOR: knights_do_harbor(s, high, low); return;
    case KN_ANSWER: do_answer(s, low); return;
    case KN_STEAL: do_steal(s, low); return;
    case KN_BURY: do_bury(s, seat, low); return;
    case KN_DESERT: do_desert(s, low); return;
    case KN_PLACE: do_place(s, low, high); return;
    case KN_RETREAT: knights_retreat(s, low); return;
    case KN_PILLAGE: case KN_REWARD: knights_choose(s, seat, low); return;
    case KN_COMMIT: knights_commit(s, seat, corners_of_word(args)); return;
    case KN_AQUEDUCT: do_aqueduct(s, seat, low); return;
    case KN_DONE: do_done(s, seat); return;
    case KN_DRAW: knights_pass_gate(s, seat, true); return;
#ifdef ISLAND_WIDE
    case KN_SHIP: knights_do_ship(s, low); return;
    case KN_SAIL: knights_do_sail(s, high, low); return;
    case KN_PIRATE: knights_move_pirate(s, low, high); return;
    case KN_HUNT: knights_do_hunt(s, low); return;
#endif
    default: knights_end_turn(s); return;
    }
}

/* Kinds that change nobody's points, now or by what they lead to at once. */
static bool leaves_points(int kind)
{
    return (kind >= KN_BANK && kind <= KN_WITHDRAW) || kind == KN_ACTIVATE || kind == KN_PROMOTE ||
           kind == KN_WALL || kind == KN_DISCARD || kind == KN_ROLL;
}

static inline bool is_gold(int kind)
{
#ifdef ISLAND_WIDE
    return kind == KN_GOLD;
#else
    (void)kind;
    return false;
#endif
}

static inline void carry_out(struct knights_state *s, int seat, lf_action action)
{
    int kind = lf_kind_of(action), card = knights_card_of_kind(kind);
    if (seat == LF_CHANCE) apply_chance(s, kind, lf_args_of(action));
    else if (card) apply_card(s, card, lf_args_of(action));
    else if ((kind >= KN_BANK && kind <= KN_WITHDRAW) || kind == KN_DISCARD || kind == KN_TAKE ||
             is_gold(kind))
        apply_trade(s, seat, action);
    else apply_rest(s, seat, kind, lf_args_of(action));
}

void knights_do_alone(struct knights_state *s, int seat, lf_action action)
{
    carry_out(s, seat, action);
    if (!leaves_points(lf_kind_of(action))) knights_look_for_winner(s);
}

void knights_do(struct knights_state *s, int seat, lf_action action)
{
    bool proposals = knights_proposers(s) != 0;
    if (s->phase == PHASE_MAIN && seat != LF_CHANCE && seat != s->island.active)
        island_propose(&s->island, seat, action, KN_OFFER);
    else carry_out(s, seat, action);
    if (proposals) island_drop_proposals(&s->island, KN_OFFER, s->phase == PHASE_MAIN);
    if (!leaves_points(lf_kind_of(action))) knights_look_for_winner(s);
}

void knights_apply(void *state, int seat, lf_action action)
{
    struct knights_state *s = state;
    LF_ASSERT(knights_check(s, seat, action) == 0);
    LF_ASSERT(s->island.viewer == LF_NOBODY);
    knights_do(s, seat, action);
}
