/* apply.c - carries out the actions of the duel: the base game's own, with what follows from
 * them here, and the duel's additional ones. */
#include "core/check.h"
#include "games/base/moves.h"
#include "games/duel/duel.h"

/* ---- Neutral players ---- */

/* The marked intersections, each by its three hexes (I2-03, R-09): two edges above and below
 * the centre, or the top and bottom corner of the central hex. */
static const uint8_t MARKED[2][2][3] = {
    { { 1, 4, 5 }, { 13, 14, 17 } },
    { { 4, 5, 9 }, { 9, 13, 14 } },
};

void duel_place_neutrals(struct duel_state *s)
{
    bool inner = s->resume & DUEL_INNER;
    for (int k = 0; k < 2; k++) {
        const uint8_t *hex = MARKED[inner][k];
        uint64_t at = HEX_CORNERS[hex[0]] & HEX_CORNERS[hex[1]] & HEX_CORNERS[hex[2]];
        island_add_settlement(&s->base.island, DUEL_SEATS + k, bits_lowest(at));
    }
}

uint64_t duel_neutral_corners(const struct duel_state *s, int neutral)
{
    if (island_settlements_left(&s->base.island, neutral) == 0) return 0;
    return island_settlement_places(&s->base.island, neutral);
}

void duel_neutral_edges(const struct duel_state *s, int neutral, uint64_t *low, unsigned *high)
{
    const struct island *island = &s->base.island;
    *low = 0;
    *high = 0;
    if (island_road_count(island, neutral) >= ROADS_EACH) return;
    *low = island->frontier[neutral] & island_free_edges(island);
    *high = island->frontier_high[neutral] & island_free_edges_high(island);
}

static bool any_corner(const struct duel_state *s)
{
    return (duel_neutral_corners(s, 2) | duel_neutral_corners(s, 3)) != 0;
}

static bool any_edge(const struct duel_state *s)
{
    return base_can_pave(&s->base, 2) || base_can_pave(&s->base, 3);
}

/* A piece of the same kind is due for a neutral player: a road if no settlement can be placed,
 * nothing if no road can either (I2-13 to I2-17). */
static void owe_neutral(struct duel_state *s, enum duel_due due)
{
    if (due == DUE_SETTLEMENT && !any_corner(s)) due = DUE_ROAD;
    if (due == DUE_ROAD && !any_edge(s)) return;
    s->due = (uint8_t)due;
    s->resume = (uint8_t)((s->resume & DUEL_INNER) | s->base.phase);
    s->base.phase = DUEL_NEUTRAL;
}

static void go_back(struct duel_state *s)
{
    s->base.phase = s->resume & (uint8_t)~DUEL_INNER;
    s->resume &= DUEL_INNER;
}

static void do_neutral(struct duel_state *s, int kind, uint64_t args)
{
    int neutral = (int)(args >> 8), place = (int)(args & 0xFF);
    if (kind == K_NEUTRAL_ROAD) island_add_road(&s->base.island, neutral, place);
    else island_add_settlement(&s->base.island, neutral, place);
    s->due = DUE_NOTHING;
    go_back(s);
    if (s->base.phase == BASE_FREE_ROADS && !base_can_pave(&s->base, s->base.island.active))
        base_end_free_roads(&s->base);      /* the neutral road took the last place */
    base_win(&s->base);                     /* a cut may have brought Longest Road */
}

/* ---- Tokens ---- */

static void gain_tokens(struct duel_state *s, int seat, int count)
{
    int total = s->tokens[seat] + count;
    s->tokens[seat] = (uint8_t)(total > TOKENS_MAX ? TOKENS_MAX : total);      /* I2-38 */
}

/* Two for a settlement at the desert, one on the coast (I2-34 to I2-36). */
static void settlement_tokens(struct duel_state *s, int seat, int corner)
{
    int count = CORNER_HEX[3 * corner + 2] == NOWHERE;
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex != NOWHERE && island_terrain(&s->base.island, hex) == DESERT) {
            count += 2;
            break;
        }
    }
    gain_tokens(s, seat, count);
}

int duel_action_cost(const struct duel_state *s, int seat)
{
    return base_public_points(&s->base, seat) > base_public_points(&s->base, 1 - seat) ? 2 : 1;
}

static void pay_action(struct duel_state *s)
{
    int seat = s->base.island.active;
    s->tokens[seat] = (uint8_t)(s->tokens[seat] - duel_action_cost(s, seat));
    s->used |= USED_ACTION;
}

static void do_force(struct duel_state *s)
{
    int size = cards_count(s->base.island.hand[1 - s->base.island.active]);
    pay_action(s);
    s->drawing = (uint8_t)(size < 2 ? size : 2);
    s->resume = (uint8_t)((s->resume & DUEL_INNER) | s->base.phase);
    s->base.phase = DUEL_TAKE;
}

static void do_take(struct duel_state *s, int kind)
{
    int seat = s->base.island.active;
    s->base.island.hand[1 - seat] -= cards_one(kind);
    s->base.island.hand[seat] += cards_one(kind);
    if (--s->drawing == 0) s->base.phase = DUEL_GIVE;
}

static void do_give(struct duel_state *s, uint64_t cards)
{
    int seat = s->base.island.active;
    s->base.island.hand[seat] -= cards;
    s->base.island.hand[1 - seat] += cards;
    go_back(s);
}

static void do_banish(struct duel_state *s)
{
    pay_action(s);
    s->base.island.robber = 0;
    while (island_terrain(&s->base.island, s->base.island.robber) != DESERT) s->base.island.robber++;
}

/* Largest Army after a knight was given up (I2-32, I2-33). */
static void do_redeem(struct duel_state *s)
{
    struct base_state *b = &s->base;
    int seat = b->island.active, other = 1 - seat;
    b->knights[seat]--;
    s->used |= USED_REDEEM;
    gain_tokens(s, seat, 2);
    if (b->army != seat || (b->knights[seat] >= 3 && b->knights[seat] > b->knights[other])) return;
    b->army = (uint8_t)(b->knights[other] >= 3 && b->knights[other] > b->knights[seat] ? other
                                                                                        : LF_NOBODY);
}

/* ---- The base game's actions here ---- */

/* The second of two rolls must differ from the first in its sum; one that does not is rolled
 * again and has no effect (I2-08, I2-10). */
static bool repeated_roll(struct duel_state *s, int roll)
{
    int number = roll / 6 + roll % 6 + 2;
    if (s->rolls == 1 && number == s->number) {
        s->base.island.dice = (uint8_t)(roll + 1);
        return true;
    }
    if (s->rolls++ == 0) s->number = (uint8_t)number;
    return false;
}

static void after_base(struct duel_state *s, int seat, int kind, uint64_t args, int phase_before)
{
    struct base_state *b = &s->base;
    bool founding = phase_before == BASE_SETTLE || phase_before == BASE_PAVE;
    if (kind == K_BOARD) duel_place_neutrals(s);
    if (kind == K_SETTLEMENT) settlement_tokens(s, seat, (int)args);
    if (b->phase != BASE_OVER && !founding) {
        if (kind == K_SETTLEMENT) owe_neutral(s, DUE_SETTLEMENT);
        if (kind == K_ROAD) owe_neutral(s, DUE_ROAD);
    }
    if (b->phase == BASE_MAIN && s->rolls == 1) {      /* the second roll follows (I2-07) */
        b->phase = BASE_ROLL;
        b->flags &= (uint8_t)~BASE_ROLLED;
    }
}

/* Neutral settlements yield nothing (I2-20), so they are off the board while the roll pays. */
static void roll_for_players(struct duel_state *s, lf_action action)
{
    uint64_t *settlements = s->base.island.settlements;
    uint64_t first = settlements[2], second = settlements[3];
    settlements[2] = settlements[3] = 0;
    base_apply(&s->base, LF_CHANCE, action);
    settlements[2] = first;
    settlements[3] = second;
}

static void apply_base(struct duel_state *s, int seat, lf_action action)
{
    int kind = lf_kind_of(action), phase = s->base.phase;
    uint32_t turn = s->base.turn;
    if (kind == K_DICE) {
        if (repeated_roll(s, (int)lf_args_of(action))) return;
        roll_for_players(s, action);
    } else base_apply(&s->base, seat, action);
    if (s->base.turn != turn) s->rolls = s->number = s->used = 0;
    after_base(s, seat, kind, lf_args_of(action), phase);
}

void duel_apply(void *state, int seat, lf_action action)
{
    struct duel_state *s = state;
    uint64_t args = lf_args_of(action), given, taken;
    LF_ASSERT(duel_check(s, seat, action) == 0);
    switch (lf_kind_of(action)) {
    case K_TAKE: do_take(s, (int)args); return;
    case K_NEUTRAL_ROAD: case K_NEUTRAL_SETTLEMENT: do_neutral(s, lf_kind_of(action), args); return;
    case K_FORCE: do_force(s); return;
    case K_BANISH: do_banish(s); return;
    case K_REDEEM: do_redeem(s); return;
    case K_GIVE:
        trade_lanes(args, &given, &taken);
        do_give(s, given);
        return;
    default: apply_base(s, seat, action); return;
    }
}
