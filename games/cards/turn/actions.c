/* actions.c - step 4 of a turn (KB-26): what the active seat may do in any order. */
#include "core/dealer.h"
#include "games/cards/turn/menu.h"

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
    if (!cards_has(s, seat, TRAIT(BROTHERHOOD))) return KC(bh_secret_brotherhood_1);
    if (!row || row >= ROW_COUNT || !row_is_action((int)row) || !hand_holds(s, seat, (int)row))
        return KC(bh_secret_brotherhood_1);
    struct holdings h = holdings_of(&s->realm[seat]);
    return holdings_room(&h) ? 0 : KB(54);
}

lf_rule cards_check_lift(const struct cards_state *s, int seat, uint64_t pile)
{
    if (pile >= PILE_HAND || !pile_is_banned(s, seat, (int)pile)) return KX(23);
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

lf_rule cards_actions_check(const struct cards_state *s, int seat, lf_action action)
{
    uint64_t args = lf_args_of(action);
    switch (lf_kind_of(action)) {
    case ACT_BUILD:
        return args >> 16 ? KB(44)
                          : cards_check_build(s, seat, (int)(args >> 8), (int)(args & 0xFF));
    case ACT_PLAY: return args < ROW_COUNT ? cards_check_play(s, seat, (int)args) : KB(51);
    case ACT_BANK: return cards_check_bank(s, seat, args);
    case ACT_OFFER: return cards_check_offer(s, seat, args);
    case ACT_USE: return check_use(s, seat, args);
    case ACT_SELL: return check_sell(s, seat, args);
    case ACT_LIFT: return cards_check_lift(s, seat, args);
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
        if (row != last && row_is_action(row) && !cards_check_play(s, seat, row))
            n = action_put(out, n, ACT_PLAY, (uint64_t)row);
        last = row;
    }
    return n;
}

static int list_sales(const struct cards_state *s, int seat, lf_action *out)
{
    int start = pile_start(s, PILE_HAND + seat), n = 0;
    if (!cards_has(s, seat, TRAIT(BROTHERHOOD))) return 0;
    for (int i = 0, last = 0; i < hand_size(s, seat); i++) {
        int row = s->card[start + i];
        if (row != last && !check_sell(s, seat, (uint64_t)row))
            n = action_put(out, n, ACT_SELL, (uint64_t)row);
        last = row;
    }
    return n;
}

int cards_list_lifts(const struct cards_state *s, int seat, lf_action *out)
{
    int n = 0;
    for (int pile = 0; set_in_play(s, SET_PI) && pile < PILE_HAND; pile++)
        if (s->ban[pile] && !cards_check_lift(s, seat, (uint64_t)pile))
            n = action_put(out, n, ACT_LIFT, (uint64_t)pile);
    return n;
}

static int list_uses(const struct cards_state *s, int seat, lf_action *out)
{
    const struct realm *r = &s->realm[seat];
    int n = 0;
    if (!(s->sums[seat].lying & CARDS_USABLE)) return 0;
    FOR_CARDS(r, slot)
        if (!check_use(s, seat, (uint64_t)(slot + AT_OUTER)))
            n = action_put(out, n, ACT_USE, (uint64_t)(slot + AT_OUTER));
    return n;
}

/* Before trades, and between trades and demolishing. */
static int list_builds_and_plays(const struct cards_state *s, int seat, const struct holdings *h,
                                 lf_action *out)
{
    int n = cards_list_builds(s, seat, h, out);
    return n + list_plays(s, seat, out + n);
}
static int list_rare(const struct cards_state *s, int seat, lf_action *out)
{
    int n = list_uses(s, seat, out);
    n += list_sales(s, seat, out + n);
    return n + cards_list_lifts(s, seat, out + n);
}

/* The cards of a realm that its owner may demolish, as bits of two words. */
static void own_slots(const struct cards_state *s, int seat, uint64_t own[2])
{
    const struct realm *r = &s->realm[seat];
    own[0] = r->full[0];
    own[1] = r->full[1];
    if (!s->sums[seat].hosted) return;
    FOR_CARDS(r, slot)
        if (r->slot[slot].mark & MARK_FOREIGN) own[slot >> 6] &= ~((uint64_t)1 << (slot & 63));
}

int cards_actions_list(const struct cards_state *s, int seat, lf_action *out)
{
    struct holdings h = holdings_of(&s->realm[seat]);
    uint64_t own[2];
    int n = list_builds_and_plays(s, seat, &h, out);
    n += cards_list_bank(s, seat, &h, out + n);
    n += cards_list_offers(s, seat, &h, out + n);
    n += list_rare(s, seat, out + n);
    own_slots(s, seat, own);
    for (int word = 0; word < 2; word++)
        for (; own[word]; own[word] &= own[word] - 1)
            n = action_put(out, n, ACT_DEMOLISH,
                           (uint64_t)(AT_OUTER + word * 64 + __builtin_ctzll(own[word])));
    return action_put(out, n, ACT_END, 0);
}

static lf_action pick_demolish(const uint64_t own[2], int index)
{
    int word = index >= __builtin_popcountll(own[0]);
    uint64_t rest = own[word];
    if (word) index -= __builtin_popcountll(own[0]);
    while (index--) rest &= rest - 1;
    return lf_act(ACT_DEMOLISH, (uint64_t)(AT_OUTER + word * 64 + __builtin_ctzll(rest)));
}

lf_action cards_actions_draw(const struct cards_state *s, int seat, struct lf_dealer *dealer)
{
    lf_action list[LF_LEGAL_MAX], rare[LF_LEGAL_MAX];
    struct holdings h = holdings_of(&s->realm[seat]);
    struct bank_menu bank = cards_bank_menu(s, seat, &h);
    struct offer_menu offers = cards_offer_menu(s, seat, &h);
    uint64_t own[2];
    own_slots(s, seat, own);
    int first = list_builds_and_plays(s, seat, &h, list), banked = 0;
    if (bank.fleets) first += cards_list_bank(s, seat, &h, list + first);
    else banked = cards_bank_count(&bank);
    int offered = cards_offer_count(&offers), rares = list_rare(s, seat, rare);
    int cards = __builtin_popcountll(own[0]) + __builtin_popcountll(own[1]);
    int index = lf_choose(dealer, seat, first + banked + offered + rares + cards + 1);
    if (index < first) return list[index];
    if ((index -= first) < banked) return cards_bank_pick(&bank, index);
    if ((index -= banked) < offered) return cards_offer_pick(&offers, index);
    if ((index -= offered) < rares) return rare[index];
    return (index -= rares) < cards ? pick_demolish(own, index) : lf_act(ACT_END, 0);
}

/* ---- Doing ---- */

static int row_with_effect(int effect)
{
    int row = 1;
    while (row_of(row)->effect != effect) row++;
    return row;
}

/* KX-23: three gold; the ban goes to the discard pile of who laid it. */
void cards_apply_lift(struct cards_state *s, int seat, int pile)
{
    s->ban[pile] = (uint8_t)(s->ban[pile] & ~seat_bit(seat));
    cards_discard_card(s, seat_other(seat), row_with_effect(EFFECT_CHURCH_BAN));
    cards_push_pay(s, seat, GOLD, 3);
}

static void apply_sell(struct cards_state *s, int seat, int row)
{
    cards_hand_remove(s, seat, row);
    cards_discard_card(s, seat, row);
    cards_push_gain(s, seat, 1, ALL_KINDS);
}

void cards_actions_apply(struct cards_state *s, int seat, lf_action action)
{
    uint64_t args = lf_args_of(action);
    int slot = (int)args - AT_OUTER;
    switch (lf_kind_of(action)) {
    case ACT_BUILD: cards_apply_build(s, seat, (int)(args >> 8), (int)(args & 0xFF)); return;
    case ACT_PLAY: cards_play_card(s, seat, (int)args); return;
    case ACT_BANK: cards_apply_bank(s, seat, args); return;
    case ACT_OFFER: cards_apply_offer(s, seat, args); return;
    case ACT_USE:
        CARDS_EFFECT[row_of(slot_row(&s->realm[seat], slot))->effect]->use(s, seat, slot);
        return;
    case ACT_SELL: apply_sell(s, seat, (int)args); return;
    case ACT_LIFT: cards_apply_lift(s, seat, (int)args); return;
    case ACT_DEMOLISH: cards_realm_remove(s, seat, slot, TO_DISCARD); return;
    default: s->step = STEP_LIMIT; return;
    }
}
