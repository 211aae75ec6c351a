/* apply.c - carries out an action that check() allows. The effects themselves are in moves.h. */
#include "core/check.h"
#include "games/base/moves.h"

/* ---- Set-up ---- */

static void begin_founding(struct base_state *s, int seat)
{
    island_begin_founding(&s->island, s->dues, seat);
    if ((s->options >> OPT_BOARD_SHIFT & 3) == BOARD_BEGINNER && s->island.seat_count > 2) {
        island_beginner_pieces(&s->island);
        base_begin_turn(s, seat);
    } else s->phase = BASE_SETTLE;
}

/* Once the board is there: who begins (IB-16, IB-19), unless that was given. */
void base_board_ready(struct base_state *s)
{
    if ((s->options >> OPT_START_SHIFT & 3) == START_GIVEN) begin_founding(s, s->island.start);
    else s->phase = BASE_START;
}

static void do_board(struct base_state *s, uint64_t number)
{
    enum board_kind kind = (enum board_kind)(s->options >> OPT_BOARD_SHIFT & 3);
    island_deal_board(&s->island, kind, s->options & OPT_NO_RED_NEIGHBOURS, number);
    base_board_ready(s);
}

static void do_start_roll(struct base_state *s, int roll)
{
    int seat = island_start_roll(&s->island, s->dues, roll);
    if (seat != LF_NOBODY) begin_founding(s, seat);
}

static void apply_chance(struct base_state *s, int kind, uint64_t args)
{
    switch (kind) {
    case K_BOARD: do_board(s, args); return;
    case K_START: begin_founding(s, (int)args); return;
    case K_START_ROLL: do_start_roll(s, (int)args); return;
    case K_DICE: base_do_dice(s, (int)args); return;
    case K_CARD: base_do_card(s, (int)args); return;
    default: base_do_loot(s, (int)args); return;
    }
}

static void apply_road(struct base_state *s, int edge)
{
    if (s->phase == BASE_PAVE) base_found_road(s, edge);
    else if (s->phase == BASE_FREE_ROADS) base_place_free_road(s, edge);
    else base_build_road(s, edge);
}

static void apply_seat(struct base_state *s, int seat, lf_action action)
{
    int kind = lf_kind_of(action);
    uint64_t args = lf_args_of(action), given, taken;
    trade_lanes(args, &given, &taken);
    switch (kind) {
    case K_ROLL: s->phase = BASE_DICE; return;
    case K_SETTLEMENT:
        if (s->phase == BASE_SETTLE) base_found_settlement(s, (int)args);
        else base_build_settlement(s, (int)args);
        return;
    case K_ROAD: apply_road(s, (int)args); return;
    case K_CITY: base_build_city(s, (int)args); return;
    case K_BUY: base_do_buy(s); return;
    case K_KNIGHT: base_do_knight(s); return;
    case K_ROAD_BUILDING: base_do_road_building(s); return;
    case K_INVENTION: base_do_invention(s, taken); return;
    case K_MONOPOLY: base_do_monopoly(s, (int)args); return;
    case K_BANK: island_trade_bank(&s->island, given, taken); return;
    case K_OFFER: base_do_offer(s, args); return;
    case K_ACCEPT: case K_DECLINE: case K_COUNTER: base_do_reply(s, seat, action); return;
    case K_CONFIRM: base_do_confirm(s, (int)args); return;
    case K_WITHDRAW: base_close_offer(s); return;
    case K_ROBBER: base_do_robber(s, (int)(args & 0xFF), (int)(args >> 8)); return;
    case K_DISCARD: base_do_discard(s, seat, given); return;
    case K_DONE: base_end_free_roads(s); return;
#ifdef ISLAND_WIDE
    case K_SHIP: base_do_ship(s, (int)args); return;
    case K_SAIL: base_do_sail(s, (int)(args >> 8), (int)(args & 0xFF)); return;
    case K_PIRATE: base_do_pirate(s, (int)(args & 0xFF), (int)(args >> 8)); return;
    case K_GOLD: base_do_gold(s, seat, taken); return;
#endif
    default: base_do_end(s); return;
    }
}

void base_apply(void *state, int seat, lf_action action)
{
    struct base_state *s = state;
    bool proposals = base_proposers(s) != 0;
    LF_ASSERT(base_check(s, seat, action) == 0);
    LF_ASSERT(s->island.viewer == LF_NOBODY);
    if (seat == LF_CHANCE) apply_chance(s, lf_kind_of(action), lf_args_of(action));
    else if (s->phase == BASE_MAIN && seat != s->island.active)
        island_propose(&s->island, seat, action, K_OFFER);
    else apply_seat(s, seat, action);
    if (proposals) base_drop_proposals(s);
}
