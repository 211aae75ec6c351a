/* trade.c - trade with the bank (KB-47 to KB-49, KX-36, KX-37) and with the other seat (KB-50). */
#include "games/cards/frames/frames.h"

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

/* All trades that give one kind. */
static int list_given(const struct cards_state *s, int seat, const struct holdings *h, int given,
                      int rate, lf_action *out)
{
    const struct realm *r = &s->realm[seat];
    bool large = cards_has(s, seat, TRAIT(LARGE_FLEET));
    int n = 0;
    for (int taken = 0; taken < KINDS; taken++) {
        uint64_t args = (uint64_t)taken << 16 | (uint64_t)given << 24;
        if (taken == given || !h->room[taken]) continue;
        for (int want = 1; large && want < rate && want < 3; want++)
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
    unsigned fleets = fleet_kinds(s, seat);
    int n = 0;
    for (int given = 0; given < KINDS; given++)
        if (h->has[given])
            n += list_given(s, seat, h, given, rate_of(s, seat, given, fleets), out + n);
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

/* 1:1, 1:2 and 2:1, however many were made. */
static int list_any(const struct cards_state *s, int seat, const struct holdings *own,
                    lf_action *out)
{
    int most[KINDS], top[KINDS], n = 0;
    struct holdings his = holdings_of(&s->realm[seat_other(seat)]);
    for (int k = 0; k < KINDS; k++) {
        most[k] = own->has[k] < his.room[k] ? own->has[k] : his.room[k];
        top[k] = his.has[k] < own->room[k] ? his.has[k] : own->room[k];
    }
    for (int g = 0; g < KINDS; g++)
        for (int give = 1; give <= 2 && give <= most[g]; give++) {
            lf_action given = lf_act(ACT_OFFER, (uint64_t)give << (24 + 4 * g));
            for (int w = 0; w < KINDS; w++) {
                if (w == g || !top[w]) continue;
                out[n++] = given | (uint64_t)1 << 4 * w;
                if (give == 1 && top[w] > 1) out[n++] = given | (uint64_t)2 << 4 * w;
            }
        }
    return n;
}

int cards_list_offers(const struct cards_state *s, int seat, const struct holdings *own,
                      lf_action *out)
{
    int most = cards_rules(s) >= 2 && s->offers_max > OFFERS_LISTED ? OFFERS_LISTED : s->offers_max;
    return s->offers < most ? list_any(s, seat, own, out) : 0;
}

lf_rule cards_offers_forbidden(const struct cards_state *s, int seat)
{
    lf_action list[LF_LEGAL_MAX];
    struct holdings own = holdings_of(&s->realm[seat]);
    if (s->offers >= s->offers_max) return KB(90);
    return list_any(s, seat, &own, list) ? 0 : KB(50);
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
