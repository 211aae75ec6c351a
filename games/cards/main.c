/* main.c - step 4 of a turn (KB-26): what the active seat may do in any order. */
#include "games/cards/frames.h"

/* ---- Using, selling, lifting, demolishing ---- */

static lf_rule check_use(const struct cards_state *s, int seat, uint64_t place)
{
    const struct realm *r = &s->realm[seat];
    if (place < AT_OUTER || place >= AT_OUTER + SLOTS) return KB(26);
    int slot = (int)place - AT_OUTER;
    if (!slot_full(r, slot) || r->slot[slot].mark & MARK_FOREIGN) return KB(26);
    const struct effect_rule *effect = CARDS_EFFECT[row_of(slot_row(r, slot))->effect];
    if (!effect || !effect->can_use) return KB(26);
    return effect->can_use(s, seat, slot);
}

static lf_rule check_sell(const struct cards_state *s, int seat, uint64_t row)
{
    if (!has(s, seat, TRAIT(BROTHERHOOD))) return KC(bh_secret_brotherhood_1);
    if (!row || row >= ROW_COUNT || !is_action((int)row) || !in_hand(s, seat, (int)row))
        return KC(bh_secret_brotherhood_1);
    struct holdings h = holdings_of(&s->realm[seat]);
    return kinds_with_room(&h) ? 0 : KB(54);
}

lf_rule check_lift(const struct cards_state *s, int seat, uint64_t pile)
{
    if (pile >= PILE_HAND || !is_banned(s, seat, (int)pile)) return KX(23);
    struct holdings h = holdings_of(&s->realm[seat]);
    return h.has[GOLD] >= 3 ? 0 : KX(23);
}

static lf_rule check_demolish(const struct cards_state *s, int seat, uint64_t place)
{
    const struct realm *r = &s->realm[seat];
    if (place >= AT_TOWN && place < PLACE_COUNT) return KB(46);
    if (place < AT_OUTER || place >= AT_OUTER + SLOTS) return KB(45);
    int slot = (int)place - AT_OUTER;
    if (!slot_full(r, slot))
        return slot_is_road(slot) && slot_exists(r, slot) ? KB(46) : KB(45);
    return r->slot[slot].mark & MARK_FOREIGN ? KS(4) : 0;
}

/* ---- Checking ---- */

lf_rule main_check(const struct cards_state *s, int seat, lf_action action)
{
    uint64_t args = lf_args_of(action);
    switch (lf_kind_of(action)) {
    case ACT_BUILD:
        return args >> 16 ? KB(44) : check_build(s, seat, (int)(args >> 8), (int)(args & 0xFF));
    case ACT_PLAY: return args < ROW_COUNT ? check_play(s, seat, (int)args) : KB(51);
    case ACT_BANK: return check_bank(s, seat, args);
    case ACT_OFFER: return check_offer(s, seat, args);
    case ACT_USE: return check_use(s, seat, args);
    case ACT_SELL: return check_sell(s, seat, args);
    case ACT_LIFT: return check_lift(s, seat, args);
    case ACT_DEMOLISH: return check_demolish(s, seat, args);
    case ACT_END: return args ? KB(26) : 0;
    default: return KB(26);
    }
}

/* ---- Listing ---- */

static int list_plays(const struct cards_state *s, int seat, lf_action *out)
{
    int start = pile_start(s, PILE_HAND + seat), n = 0;
    for (int i = 0, last = 0; i < hand_size(s, seat); i++) {
        int row = s->card[start + i];
        if (row != last && is_action(row) && !check_play(s, seat, row))
            n = put_action(out, n, ACT_PLAY, (uint64_t)row);
        last = row;
    }
    return n;
}

static int list_sales(const struct cards_state *s, int seat, lf_action *out)
{
    int start = pile_start(s, PILE_HAND + seat), n = 0;
    if (!has(s, seat, TRAIT(BROTHERHOOD))) return 0;
    for (int i = 0, last = 0; i < hand_size(s, seat); i++) {
        int row = s->card[start + i];
        if (row != last && !check_sell(s, seat, (uint64_t)row))
            n = put_action(out, n, ACT_SELL, (uint64_t)row);
        last = row;
    }
    return n;
}

int list_lifts(const struct cards_state *s, int seat, lf_action *out)
{
    int n = 0;
    for (int pile = 0; set_in_play(s, SET_PI) && pile < PILE_HAND; pile++)
        if (s->ban[pile] && !check_lift(s, seat, (uint64_t)pile))
            n = put_action(out, n, ACT_LIFT, (uint64_t)pile);
    return n;
}

int main_list(const struct cards_state *s, int seat, lf_action *out)
{
    const struct realm *r = &s->realm[seat];
    struct holdings h = holdings_of(r);
    int n = list_builds(s, seat, &h, out);
    n += list_plays(s, seat, out + n);
    n += list_bank(s, seat, &h, out + n);
    n += list_offers(s, seat, &h, out + n);
    FOR_CARDS(r, slot)
        if (row_of(slot_row(r, slot))->effect && !check_use(s, seat, (uint64_t)(slot + AT_OUTER)))
            n = put_action(out, n, ACT_USE, (uint64_t)(slot + AT_OUTER));
    n += list_sales(s, seat, out + n);
    n += list_lifts(s, seat, out + n);
    FOR_CARDS(r, slot)
        if (!(r->slot[slot].mark & MARK_FOREIGN))
            n = put_action(out, n, ACT_DEMOLISH, (uint64_t)(slot + AT_OUTER));
    return put_action(out, n, ACT_END, 0);
}

/* ---- Doing ---- */

static int row_with_effect(int effect)
{
    int row = 1;
    while (row_of(row)->effect != effect) row++;
    return row;
}

/* KX-23: three gold; the ban goes to the discard pile of who laid it. */
void apply_lift(struct cards_state *s, int seat, int pile)
{
    s->ban[pile] = (uint8_t)(s->ban[pile] & ~seat_bit(seat));
    discard_card(s, other_seat(seat), row_with_effect(EFFECT_CHURCH_BAN));
    push_pay(s, seat, GOLD, 3);
}

static void apply_sell(struct cards_state *s, int seat, int row)
{
    hand_remove(s, seat, row);
    discard_card(s, seat, row);
    push_gain(s, seat, 1, ALL_KINDS);
}

void main_apply(struct cards_state *s, int seat, lf_action action)
{
    uint64_t args = lf_args_of(action);
    int slot = (int)args - AT_OUTER;
    switch (lf_kind_of(action)) {
    case ACT_BUILD: apply_build(s, seat, (int)(args >> 8), (int)(args & 0xFF)); return;
    case ACT_PLAY: play_card(s, seat, (int)args); return;
    case ACT_BANK: apply_bank(s, seat, args); return;
    case ACT_OFFER: apply_offer(s, seat, args); return;
    case ACT_USE:
        CARDS_EFFECT[row_of(slot_row(&s->realm[seat], slot))->effect]->use(s, seat, slot);
        return;
    case ACT_SELL: apply_sell(s, seat, (int)args); return;
    case ACT_LIFT: apply_lift(s, seat, (int)args); return;
    case ACT_DEMOLISH: realm_remove(s, seat, slot, TO_DISCARD); return;
    default: s->step = STEP_LIMIT; return;
    }
}
