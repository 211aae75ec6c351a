/* apply.c - carries out the actions of the duel: the base game's own, with what follows from
 * them here, and the duel's additional ones. */
#include "core/check.h"
#include "games/duel/moves.h"

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
        corner_set at = corners_and(corners_and(HEX_CORNERS[hex[0]], HEX_CORNERS[hex[1]]),
                                    HEX_CORNERS[hex[2]]);
        island_add_settlement(&s->base.island, DUEL_SEATS + k, corners_lowest(at));
    }
}

corner_set duel_neutral_corners(const struct duel_state *s, int neutral)
{
    if (island_settlements_left(&s->base.island, neutral) == 0) return corners_none();
    return island_settlement_places(&s->base.island, neutral);
}

edge_set duel_neutral_edges(const struct duel_state *s, int neutral)
{
    if (island_road_count(&s->base.island, neutral) >= ROADS_EACH) return edges_none();
    return island_road_places(&s->base.island, neutral);
}

bool duel_neutral_place(const struct duel_state *s, enum duel_due due)
{
    const struct island *island = &s->base.island;
    if (due == DUE_ROAD) return island_can_pave(island, 2) || island_can_pave(island, 3);
    return corners_any(corners_or(duel_neutral_corners(s, 2), duel_neutral_corners(s, 3)));
}

/* A piece of the same kind is due for a neutral player: a road if no settlement can be placed,
 * nothing if no road can either (I2-13 to I2-17). */
void duel_owe_neutral(struct duel_state *s, enum duel_due due)
{
    if (due == DUE_SETTLEMENT && !duel_neutral_place(s, due)) due = DUE_ROAD;
    if (due == DUE_ROAD && !duel_neutral_place(s, due)) return;
    s->due = (uint8_t)due;
    s->resume = (uint8_t)((s->resume & DUEL_INNER) | s->base.phase);
    s->base.phase = DUEL_NEUTRAL;
}

static void go_back(struct duel_state *s)
{
    s->base.phase = s->resume & (uint8_t)~DUEL_INNER;
    s->resume &= DUEL_INNER;
}

void duel_do_neutral(struct duel_state *s, int kind, int neutral, int place)
{
    if (kind == K_NEUTRAL_ROAD) island_add_road(&s->base.island, neutral, place);
    else island_add_settlement(&s->base.island, neutral, place);
    s->due = DUE_NOTHING;
    go_back(s);
    const struct island *island = &s->base.island;
    if (s->base.phase == BASE_FREE_ROADS && !island_can_pave(island, island->active))
        base_end_free_roads(&s->base);      /* the neutral road took the last place */
    base_win(&s->base);                     /* a cut may have brought Longest Road */
}

/* ---- Tokens ---- */

/* What a seat receives of so many tokens: nobody may hold more than seven (I2-38). */
static int receivable(const struct duel_state *s, int seat, int count)
{
    int room = TOKENS_MAX - s->tokens[seat];
    return count < room ? count : room;
}

/* Two for a settlement at the desert, one on the coast, three for both (I2-34 to I2-36). */
int duel_settlement_tokens(const struct duel_state *s, int seat, int corner)
{
    int count = CORNER_HEX[3 * corner + 2] == NOWHERE;
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex != NOWHERE && island_terrain(&s->base.island, hex) == DESERT) {
            count += 2;
            break;
        }
    }
    return receivable(s, seat, count);
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

/* To the desert; a board given as text may have more than one, then to the first. */
static void do_banish(struct duel_state *s)
{
    struct island *island = &s->base.island;
    pay_action(s);
    island->robber = 0;
    while (island_terrain(island, island->robber) != DESERT) island->robber++;
}

/* Giving up a knight: the holder of Largest Army keeps it with three knights and more than the
 * other; once nobody holds it, it goes to the one who has more, and three at least (I2-32,
 * I2-33). That can only be the other one, also when a tie had put the card aside before. */
void duel_give_up_knight(struct duel_state *s, int seat)
{
    struct base_state *b = &s->base;
    int other = 1 - seat, own = --b->knights[seat], theirs = b->knights[other];
    s->used |= USED_REDEEM;
    duel_gain_tokens(s, seat, receivable(s, seat, 2));      /* one of two with six */
    if (b->army == seat && (own < 3 || own <= theirs)) b->army = LF_NOBODY;
    if (b->army == LF_NOBODY && theirs >= 3 && theirs > own) b->army = (uint8_t)other;
}

/* ---- The base game's actions here ---- */

static void apply_dice(struct duel_state *s, int roll)
{
    if (duel_repeated_roll(s, roll)) return;
    duel_roll_for_players(s, roll);
    duel_second_roll(s);
}

static void apply_base(struct duel_state *s, int seat, lf_action action)
{
    int kind = lf_kind_of(action), phase = s->base.phase, at = (int)(lf_args_of(action) & 0xFF);
    bool founding = phase == BASE_SETTLE || phase == BASE_PAVE;
    uint32_t turn = s->base.turn;
    base_apply(&s->base, seat, action);
    if (s->base.turn != turn) duel_begin_turn(s);
    if (kind == K_BOARD) duel_place_neutrals(s);
    else if (kind == K_SETTLEMENT && founding)
        duel_gain_tokens(s, seat, duel_settlement_tokens(s, seat, at));
    else if ((kind == K_SETTLEMENT || kind == K_ROAD) && !founding)
        duel_after_building(s, seat, kind, at);
    duel_second_roll(s);
}

void duel_do(struct duel_state *s, int seat, lf_action action)
{
    uint64_t args = lf_args_of(action), given, taken;
    switch (lf_kind_of(action)) {
    case K_TAKE: do_take(s, (int)args); return;
    case K_NEUTRAL_ROAD: case K_NEUTRAL_SETTLEMENT:
        duel_do_neutral(s, lf_kind_of(action), (int)(args >> 8), (int)(args & 0xFF));
        return;
    case K_DICE: apply_dice(s, (int)args); return;
    case K_FORCE: do_force(s); return;
    case K_BANISH: do_banish(s); return;
    case K_REDEEM: duel_give_up_knight(s, seat); return;
    case K_GIVE:
        trade_lanes(args, &given, &taken);
        do_give(s, given);
        return;
    default: apply_base(s, seat, action); return;
    }
}

void duel_apply(void *state, int seat, lf_action action)
{
    struct duel_state *s = state;
    LF_ASSERT(duel_check(s, seat, action) == 0);
    duel_do(s, seat, action);
    base_drop_proposals(&s->base);
}
