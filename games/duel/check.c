/* check.c - what is forbidden in the duel, what may be done, and what chance may bring. What
 * the base game decides is asked there. */
#include "games/base/menu.h"
#include "games/duel/moves.h"
#include "games/island/legal.h"

static bool own_phase(const struct duel_state *s) { return s->base.phase >= BASE_PHASES; }

static bool own_kind(int kind) { return kind >= BASE_KINDS && kind < DUEL_KINDS; }

/* ---- Neutral pieces (I2-13 to I2-17) ---- */

static lf_rule check_neutral(const struct duel_state *s, int kind, uint64_t args)
{
    uint64_t neutral = args >> 8, place = args & 0xFF;
    if (neutral < DUEL_SEATS || neutral >= ISLAND_SEATS) return I2(1);
    if (kind == K_NEUTRAL_SETTLEMENT) {
        if (place >= CORNER_COUNT) return IB(9);
        return corners_has(duel_neutral_corners(s, (int)neutral), (int)place) ? 0 : I2(16);
    }
    if (place >= EDGE_COUNT) return IB(10);
    return edges_has(duel_neutral_edges(s, (int)neutral), (int)place) ? 0 : I2(16);
}

/* ---- Forced trade (I2-25) ---- */

static lf_rule check_give(const struct duel_state *s, int seat, uint64_t args)
{
    uint64_t given, taken;
    if (args >> 48) return I2(25);
    trade_lanes(args, &given, &taken);
    if (taken || cards_count(given) != 2 || given >> 8 * RESOURCE_COUNT) return I2(25);
    return cards_cover(s->base.island.hand[seat], given) ? 0 : I2(25);
}

/* While a neutral piece is due, nothing but that may be done. A road may be due because no
 * settlement was possible. */
static lf_rule neutral_rule(const struct duel_state *s, int kind)
{
    if (s->due == DUE_SETTLEMENT) return kind == K_NEUTRAL_SETTLEMENT ? 0 : I2(14);
    if (kind == K_NEUTRAL_ROAD) return 0;
    if (kind == K_NEUTRAL_SETTLEMENT && !duel_neutral_place(s, DUE_SETTLEMENT)) return I2(15);
    return I2(13);
}

/* Whether the seat may do anything of this kind now, arguments aside. */
static lf_rule kind_rule(const struct duel_state *s, int seat, int kind)
{
    if (s->base.phase == BASE_OVER) return IB(99);
    bool active = seat == s->base.island.active;
    switch (s->base.phase) {
    case DUEL_NEUTRAL: return active ? neutral_rule(s, kind) : IB(27);
    case DUEL_TAKE: return I2(25);
    case DUEL_GIVE: return active && kind == K_GIVE ? 0 : active ? I2(25) : IB(27);
    default: break;
    }
    if (kind == K_NEUTRAL_ROAD || kind == K_NEUTRAL_SETTLEMENT) return I2(13);
    if (kind == K_GIVE) return I2(25);
    if (!active || (s->base.phase != BASE_ROLL && s->base.phase != BASE_MAIN))
        return kind == K_REDEEM ? I2(31) : I2(24);
    return duel_token_rule(s, seat, kind);
}

static lf_rule check_chance(const struct duel_state *s, lf_action action)
{
    if (s->base.phase != DUEL_TAKE) return base_check(&s->base, LF_CHANCE, action);
    if (lf_kind_of(action) != K_TAKE || lf_args_of(action) >= RESOURCE_COUNT) return I2(25);
    int kind = (int)lf_args_of(action);
    return cards_of(s->base.island.hand[1 - s->base.island.active], kind) ? 0 : I2(25);
}

/* Between the rolls the base game says "not before the roll", or that the roll is missing; here
 * these rules have numbers of their own (I2-41, I2-07). */
static lf_rule between_rolls(const struct duel_state *s, int seat, int kind, lf_rule rule)
{
    if (s->rolls != 1) return rule;
    if (rule == IB(29)) return I2(41);
    return rule == IB(27) && kind == K_END && seat == s->base.island.active ? I2(7) : rule;
}

lf_rule duel_check(const void *state, int seat, lf_action action)
{
    const struct duel_state *s = state;
    int kind = lf_kind_of(action);
    uint64_t args = lf_args_of(action);
    if (seat == LF_CHANCE) return own_phase(s) || kind != K_TAKE ? check_chance(s, action) : I2(25);
    if (seat < 0 || seat >= DUEL_SEATS) return I2(23);
    if (!own_phase(s) && !own_kind(kind))
        return between_rolls(s, seat, kind, base_check(&s->base, seat, action));
    lf_rule rule = kind_rule(s, seat, kind);
    if (rule) return rule;
    switch (kind) {
    case K_NEUTRAL_ROAD: case K_NEUTRAL_SETTLEMENT:
        return args >> 16 ? IB(10) : check_neutral(s, kind, args);
    case K_GIVE: return check_give(s, seat, args);
    default: return args ? IB(27) : 0;
    }
}

lf_rule duel_forbidden(const void *state, int seat, int kind)
{
    const struct duel_state *s = state;
    if (seat < 0 || seat >= DUEL_SEATS) return I2(23);
    if (!own_phase(s) && !own_kind(kind))
        return between_rolls(s, seat, kind, base_forbidden(&s->base, seat, kind));
    return kind_rule(s, seat, kind);
}

/* ---- Listing ---- */

static void list_neutral(struct list *list, const struct duel_state *s)
{
    for (int neutral = DUEL_SEATS; neutral < ISLAND_SEATS; neutral++)
        if (s->due == DUE_SETTLEMENT)
            list_corners(list, K_NEUTRAL_SETTLEMENT, duel_neutral_corners(s, neutral),
                         neutral << 8);
        else list_edges(list, K_NEUTRAL_ROAD, duel_neutral_edges(s, neutral), neutral << 8);
}

/* Two cards to give back: pairs in ascending order of their packed fields, which for given
 * cards means the higher kind last and, of a kind, two before one. */
static void list_give(struct list *list, const struct duel_state *s, int seat)
{
    uint64_t hand = s->base.island.hand[seat];
    for (int high = 0; high < RESOURCE_COUNT; high++) {
        if (cards_of(hand, high) >= 2) list_add(list, K_GIVE, (uint64_t)62 << 6 * high);
        for (int low = 0; low < high; low++)
            if (cards_of(hand, high) && cards_of(hand, low))
                list_add(list, K_GIVE, (uint64_t)63 << 6 * high | (uint64_t)63 << 6 * low);
    }
}

int duel_legal(const void *state, int seat, lf_action *out)
{
    static const int TOKEN_KINDS[] = { K_FORCE, K_BANISH, K_REDEEM };
    const struct duel_state *s = state;
    struct list list = { out, 0 };
    if (own_phase(s)) {
        if (seat != s->base.island.active) return 0;
        if (s->base.phase == DUEL_NEUTRAL) list_neutral(&list, s);
        if (s->base.phase == DUEL_GIVE) list_give(&list, s, seat);
        return list.count;
    }
    list.count = base_legal(&s->base, seat, out);
    for (int i = 0; i < 3; i++)
        if (kind_rule(s, seat, TOKEN_KINDS[i]) == 0) list_add(&list, TOKEN_KINDS[i], 0);
    return list.count;
}

int duel_chance(const void *state, struct lf_outcome *out)
{
    const struct duel_state *s = state;
    if (s->base.phase != DUEL_TAKE) return base_chance(&s->base, out);
    return list_hand(K_TAKE, s->base.island.hand[1 - s->base.island.active], out);
}
