/* trade.c - trade with the bank (KB-47 to KB-49, KX-36, KX-37) and with the other seat (KB-50). */
#include "games/cards/turn/menu.h"

/* ---- The bank ---- */

struct bank { int fleet, rate, taken, given; };

static struct bank bank_of(uint64_t args)
{
    return (struct bank){ (int)(args & 0xFF), (int)(args >> 8 & 0xFF), (int)(args >> 16 & 0xFF),
                          (int)(args >> 24 & 0xFF) };
}

/* Kinds with a trade fleet of their own. */
static unsigned fleet_kinds(const struct cards_state *s, int seat)
{
    const struct realm *r = &s->realm[seat];
    unsigned kinds = 0;
    if (!cards_has(s, seat, TRAIT(FLEET))) return 0;
    FOR_CARDS(r, slot)
        if (slot_trait(r, slot) == TRAIT_FLEET && slot_works(r, slot))
            kinds |= 1u << row_of(slot_row(r, slot))->kind;
    return kinds;
}

/* What one of another kind costs without a Large trade fleet. */
static int rate_of(const struct cards_state *s, int seat, int kind, unsigned fleets)
{
    if (kind == GOLD && cards_has(s, seat, TRAIT(MINT))) return 1;
    if (s->cheap == kind && s->cheap_fleet == NOWHERE) return 1;
    return fleets >> kind & 1 ? 2 : 3;
}

/* A Large trade fleet trades what lies on its own landscapes. */
static int stored_beside(const struct realm *r, int slot, int kind)
{
    int lands[2], sum = 0;
    for (int i = slot_lands(slot, lands) - 1; i >= 0; i--)
        if (r->land[lands[i]] && land_kind(r->land[lands[i]]) == kind)
            sum += land_store(r->land[lands[i]]);
    return sum;
}

static int large_fleet_rate(const struct cards_state *s, int place, int kind)
{
    return s->cheap == kind && s->cheap_fleet == place ? 1 : 2;
}

static bool is_large_fleet(const struct realm *r, int slot)
{
    return slot >= 0 && slot < SLOTS && slot_full(r, slot) &&
           slot_trait(r, slot) == TRAIT_LARGE_FLEET && !(r->slot[slot].mark & MARK_FOREIGN);
}

lf_rule cards_check_bank(const struct cards_state *s, int seat, uint64_t args)
{
    struct bank b = bank_of(args);
    const struct realm *r = &s->realm[seat];
    if (args >> 32 || b.given >= KINDS || b.taken >= KINDS || b.given == b.taken) return KB(47);
    struct holdings h = holdings_of(r);
    int rate = rate_of(s, seat, b.given, fleet_kinds(s, seat));
    if (b.fleet == NOWHERE) {
        if (b.rate != rate) return b.rate == 1 ? KB(49) : b.rate == 2 ? KB(48) : KB(47);
        if (h.has[b.given] < rate) return KB(47);
    } else {
        int slot = b.fleet - AT_OUTER;
        if (!is_large_fleet(r, slot) || b.rate != large_fleet_rate(s, b.fleet, b.given) ||
            b.rate >= rate || stored_beside(r, slot, b.given) < b.rate) return KX(37);
    }
    return h.room[b.taken] ? 0 : KX(36);
}

struct bank_menu cards_bank_menu(const struct cards_state *s, int seat, const struct holdings *h)
{
    unsigned fleets = fleet_kinds(s, seat), better = fleets;
    struct bank_menu menu = { .takes = (uint8_t)holdings_room(h),
                              .fleets = cards_has(s, seat, TRAIT(LARGE_FLEET)),
                              .rate = { 3, 3, 3, 3, 3, 3, 3, 3 } };
    uint64_t rates;
    if (s->cheap < KINDS) better |= 1u << s->cheap;
    if (cards_has(s, seat, TRAIT(MINT))) better |= 1u << GOLD;
    for (; better; better &= better - 1) {
        int kind = __builtin_ctz(better);
        menu.rate[kind] = (uint8_t)rate_of(s, seat, kind, fleets);
    }
    memcpy(&rates, menu.rate, sizeof rates);
    menu.gives = (uint8_t)holdings_with(h->has, rates);
    return menu;
}

static lf_action bank_base(const struct bank_menu *menu, unsigned given)
{
    return lf_act(ACT_BANK, (uint64_t)given << 24 | (uint64_t)menu->rate[given] << 8 | NOWHERE);
}

int cards_bank_count(const struct bank_menu *menu)
{
    int takes = __builtin_popcount(menu->takes);
    return __builtin_popcount(menu->gives) * takes -
           __builtin_popcount((unsigned)menu->gives & menu->takes);
}

lf_action cards_bank_pick(const struct bank_menu *menu, int index)
{
    unsigned gives = menu->gives, given, takes;
    for (;; gives &= gives - 1) {
        given = (unsigned)__builtin_ctz(gives);
        takes = menu->takes & ~(1u << given);
        if (index < __builtin_popcount(takes)) break;
        index -= __builtin_popcount(takes);
    }
    while (index--) takes &= takes - 1;
    return bank_base(menu, given) | (lf_action)__builtin_ctz(takes) << 16;
}

/* All trades that give one kind, with Large trade fleets. */
static int list_given(const struct cards_state *s, int seat, const struct holdings *h, int given,
                      int rate, lf_action *out)
{
    const struct realm *r = &s->realm[seat];
    int n = 0;
    for (int taken = 0; taken < KINDS; taken++) {
        uint64_t args = (uint64_t)taken << 16 | (uint64_t)given << 24;
        if (taken == given || !h->room[taken]) continue;
        for (int want = 1; want < rate && want < 3; want++)
            FOR_CARDS(r, slot)
                if (is_large_fleet(r, slot) &&
                    large_fleet_rate(s, slot + AT_OUTER, given) == want &&
                    stored_beside(r, slot, given) >= want)
                    n = action_put(out, n, ACT_BANK,
                                   args | (uint64_t)want << 8 | (uint64_t)(slot + AT_OUTER));
        if (h->has[given] >= rate)
            n = action_put(out, n, ACT_BANK, args | (uint64_t)rate << 8 | NOWHERE);
    }
    return n;
}

int cards_list_bank(const struct cards_state *s, int seat, const struct holdings *h, lf_action *out)
{
    struct bank_menu menu = cards_bank_menu(s, seat, h);
    int n = 0;
    for (int given = 0; menu.fleets && given < KINDS; given++)
        if (h->has[given]) n += list_given(s, seat, h, given, menu.rate[given], out + n);
    for (unsigned gives = menu.fleets ? 0 : menu.gives; gives; gives &= gives - 1) {
        unsigned given = (unsigned)__builtin_ctz(gives);
        lf_action base = bank_base(&menu, given);
        for (unsigned takes = menu.takes & ~(1u << given); takes; takes &= takes - 1)
            out[n++] = base | (lf_action)__builtin_ctz(takes) << 16;
    }
    return n;
}

/* Pay, then receive (KX-36); what others get of it comes last. */
void cards_apply_bank(struct cards_state *s, int seat, uint64_t args)
{
    struct bank b = bank_of(args);
    cards_hook_bank(s, seat, b.given);
    cards_push_gain(s, seat, 1, 1u << b.taken);
    cards_push_pay(s, seat, b.given, b.rate);
    frame_top(s)->pay.fleet = (uint8_t)b.fleet;
}

/* ---- The other seat ---- */

static int nibble(uint64_t cards, int kind) { return (int)(cards >> 4 * kind & 15); }

enum { NIBBLES = 0xFFFFFF };

lf_rule cards_check_offer(const struct cards_state *s, int seat, uint64_t args)
{
    uint64_t wanted = args & NIBBLES, given = args >> 24 & NIBBLES;
    struct holdings own = holdings_of(&s->realm[seat]);
    struct holdings his = holdings_of(&s->realm[seat_other(seat)]);
    if (s->offers >= s->offers_max) return KB(90);
    if (args >> 48 || !wanted || !given) return KB(50);
    for (int k = 0; k < KINDS; k++) {
        int give = nibble(given, k), want = nibble(wanted, k);
        if (give && want) return KB(50);
        if (give > own.has[k] || want > his.has[k]) return KB(50);
        if (give > his.room[k] || want > own.room[k]) return KB(50);
    }
    return 0;
}

/* Offers are 1:1, 1:2 and 2:1. A kind can change hands once or twice if one has it and the other
 * has room for it. */
static struct offer_menu menu_of_all(const struct cards_state *s, int seat,
                                     const struct holdings *own)
{
    struct holdings his = holdings_of(&s->realm[seat_other(seat)]);
    struct offer_menu menu;
    for (unsigned i = 0; i < 2; i++) {
        uint64_t count = LAND_ONES * (i + 1);
        menu.gives[i] = (uint8_t)(holdings_with(own->has, count) & holdings_with(his.room, count));
        menu.takes[i] = (uint8_t)(holdings_with(his.has, count) & holdings_with(own->room, count));
    }
    return menu;
}

/* None after so many in a turn. */
struct offer_menu cards_offer_menu(const struct cards_state *s, int seat,
                                   const struct holdings *own)
{
    int most = cards_rules(s) >= 2 && s->offers_max > OFFERS_LISTED ? OFFERS_LISTED : s->offers_max;
    return s->offers < most ? menu_of_all(s, seat, own) : (struct offer_menu){ { 0 }, { 0 } };
}

/* How many of them give one, or two, of a kind. */
static int count_giving(const struct offer_menu *menu, unsigned given, int count)
{
    unsigned others = ~(1u << given);
    int ones = __builtin_popcount(menu->takes[0] & others);
    return count == 2 ? ones : ones + __builtin_popcount(menu->takes[1] & others);
}

int cards_offer_count(const struct offer_menu *menu)
{
    int n = 0;
    for (unsigned gives = menu->gives[0]; gives; gives &= gives - 1)
        n += count_giving(menu, (unsigned)__builtin_ctz(gives), 1);
    for (unsigned gives = menu->gives[1]; gives; gives &= gives - 1)
        n += count_giving(menu, (unsigned)__builtin_ctz(gives), 2);
    return n;
}

/* Those that give `count` of a kind, ascending. */
static int list_giving(const struct offer_menu *menu, unsigned given, int count, lf_action *out)
{
    lf_action base = lf_act(ACT_OFFER, (uint64_t)count << (24 + 4 * given));
    int n = 0;
    for (unsigned takes = menu->takes[0] & ~(1u << given); takes; takes &= takes - 1) {
        unsigned taken = (unsigned)__builtin_ctz(takes);
        out[n++] = base | (lf_action)1 << 4 * taken;
        if (count == 1 && menu->takes[1] >> taken & 1)
            out[n++] = base | (lf_action)2 << 4 * taken;
    }
    return n;
}

lf_action cards_offer_pick(const struct offer_menu *menu, int index)
{
    lf_action list[2 * KINDS];
    unsigned gives = menu->gives[0], given;
    for (;; gives &= gives - 1) {
        given = (unsigned)__builtin_ctz(gives);
        for (int count = 1; count <= 2 && menu->gives[count - 1] >> given & 1; count++) {
            int here = count_giving(menu, given, count);
            if (index < here) {
                list_giving(menu, given, count, list);
                return list[index];
            }
            index -= here;
        }
    }
}

int cards_list_offers(const struct cards_state *s, int seat, const struct holdings *own,
                      lf_action *out)
{
    struct offer_menu menu = cards_offer_menu(s, seat, own);
    int n = 0;
    for (unsigned gives = menu.gives[0]; gives; gives &= gives - 1) {
        unsigned given = (unsigned)__builtin_ctz(gives);
        n += list_giving(&menu, given, 1, out + n);
        if (menu.gives[1] >> given & 1) n += list_giving(&menu, given, 2, out + n);
    }
    return n;
}

lf_rule cards_offers_forbidden(const struct cards_state *s, int seat)
{
    struct holdings own = holdings_of(&s->realm[seat]);
    struct offer_menu menu = menu_of_all(s, seat, &own);
    if (s->offers >= s->offers_max) return KB(90);
    return cards_offer_count(&menu) ? 0 : KB(50);
}

void cards_apply_offer(struct cards_state *s, int seat, uint64_t args)
{
    s->offer = args;
    s->offers = (uint8_t)(s->offers + (s->offers < OFFERS_ANY - 1));
    frame_push(s, (struct frame){ .kind = FRAME_OFFER, .seat = (uint8_t)seat_other(seat) });
}

static int offer_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    (void)s, (void)f;
    int n = action_put(out, 0, ACT_ACCEPT, 0);
    return action_put(out, n, ACT_DECLINE, 0);
}

/* Both pay before either receives (KB-73). */
static void offer_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, from = seat_other(seat);
    uint64_t offer = s->offer;
    s->offer = 0;
    frame_pop(s);
    if (lf_kind_of(action) == ACT_DECLINE) return;
    for (int k = KINDS - 1; k >= 0; k--) {
        cards_push_gain(s, seat, nibble(offer >> 24, k), 1u << k);
        cards_push_gain(s, from, nibble(offer, k), 1u << k);
    }
    for (int k = KINDS - 1; k >= 0; k--) {
        cards_push_pay(s, seat, k, nibble(offer, k));
        cards_push_pay(s, from, k, nibble(offer >> 24, k));
    }
}

const struct frame_rule CARDS_FRAME_OFFER = { "offer", NULL, offer_list, offer_apply, NULL,
                                             KB(50) };
