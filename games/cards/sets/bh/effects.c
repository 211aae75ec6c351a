/* effects.c - what the cards of Barbaren & Handelsherren do when played, laid, used or turned
 * up, and the frames they need. What they do at other moments of a turn is in hooks.c. */
#include "games/cards/sets/expansions.h"

/* ---- Stronghold and Branch: not while their host is too strong (KX-27, KX-28) ---- */

static lf_rule stronghold_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    return s->sums[seat_other(seat)].strength > 6 ? KX(27) : 0;
}

static lf_rule branch_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    return s->sums[seat_other(seat)].commerce > 6 ? KX(28) : 0;
}

const struct effect_rule CARDS_EFFECT_STRONGHOLD = { .can = stronghold_can };
const struct effect_rule CARDS_EFFECT_BRANCH = { .can = branch_can };

/* ---- Sven, Scriptorium, cloth Residence: cards that are used ---- */

/* KX-30: like playing a Merchant, so also with its gate, and counted by Stronghold and Bishop's
 * seat. */
static lf_rule sven_can_use(const struct cards_state *s, int seat, int slot)
{
    if (s->realm[seat].slot[slot].mark & MARK_FRESH) return KC(bh_sven_2);
    if (!s->gate) return KC(bh_sven_3);
    if (!cards_has_gold(s, seat, 1)) return KC(bh_sven_1);
    return cards_can_rob(s, seat) ? 0 : KC(bh_sven_3);
}

static void sven_use(struct cards_state *s, int seat, int slot)
{
    int row = slot_row(&s->realm[seat], slot);
    cards_realm_remove(s, seat, slot, TO_DISCARD);
    CARDS_EFFECT[EFFECT_MERCHANT]->begin(s, seat, row, NOWHERE);
    cards_push_pay(s, seat, GOLD, 1);
    cards_hook_played(s, seat, row);
    s->played++;
}

const struct effect_rule CARDS_EFFECT_SVEN = { .can_use = sven_can_use, .use = sven_use };

static lf_rule scriptorium_can_use(const struct cards_state *s, int seat, int slot)
{
    if (s->realm[seat].slot[slot].mark & MARK_USED) return KC(bh_scriptorium_1);
    return cards_has_open_stack(s, seat) ? 0 : KX(40);
}

static void scriptorium_use(struct cards_state *s, int seat, int slot)
{
    s->realm[seat].slot[slot].mark |= MARK_USED;
    frame_push(s, (struct frame){ .kind = FRAME_DRAW, .seat = (uint8_t)seat, .draw.count = 1 });
}

const struct effect_rule CARDS_EFFECT_SCRIPTORIUM = {
    .can_use = scriptorium_can_use, .use = scriptorium_use,
};

/* Kinds of which two can be given so that there is room for one of another kind. */
static unsigned cloth_kinds(const struct cards_state *s, int seat)
{
    struct holdings h = holdings_of(&s->realm[seat]);
    unsigned room = holdings_room(&h), kinds = 0;
    for (int k = 0; k < KINDS; k++)
        if (h.has[k] >= 2 && room & ~(1u << k)) kinds |= 1u << k;
    return kinds;
}

static lf_rule cloth_can_use(const struct cards_state *s, int seat, int slot)
{
    const struct realm *r = &s->realm[seat];
    if (slot_count(r, slot) < STORE_MAX || r->slot[slot].mark & MARK_USED)
        return KC(bh_residence_cloth_3);
    return cloth_kinds(s, seat) ? 0 : KB(54);
}

static void cloth_use(struct cards_state *s, int seat, int slot)
{
    s->realm[seat].slot[slot].mark |= MARK_USED;
    frame_push(s, (struct frame){ .kind = FRAME_LOSE,
                                  .seat = (uint8_t)seat,
                                  .lose.count = 2,
                                  .lose.kinds = (uint8_t)cloth_kinds(s, seat),
                                  .lose.to = LOSE_TO_BANK,
                                  .lose.regain = 2,
                                  .lose.one_kind = 1 });
}

const struct effect_rule CARDS_EFFECT_CLOTH = { .can_use = cloth_can_use, .use = cloth_use };

/* ---- Flavo moves on ---- */

static int flavo_row(const struct cards_state *s, const struct frame *f)
{
    return slot_row(&s->realm[f->seat], cards_find_trait(s, f->seat, TRAIT_FLAVO));
}

static int flavo_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    return cards_list_unit_sites(s, seat_other(f->seat), flavo_row(s, f), AT_OTHER, out);
}

/* KX-31: he belongs to his new holder, who pays the bank. */
static void flavo_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, other = seat_other(seat), row = flavo_row(s, f);
    frame_pop(s);
    cards_realm_remove(s, seat, cards_find_trait(s, seat, TRAIT_FLAVO), TO_STACK);
    cards_realm_lay(s, other, row, (int)lf_args_of(action) & ~AT_OTHER);
    cards_push_pay(s, other, GOLD, 1);
}

static bool flavo_run(struct cards_state *s, struct frame *f)
{
    lf_action list[SITES + LANDS];
    struct holdings his = holdings_of(&s->realm[seat_other(f->seat)]);
    int count = his.has[GOLD] ? flavo_list(s, f, list) : 0;
    if (count > 1) return false;
    if (count == 1) flavo_apply(s, f, list[0]);
    else frame_pop(s);
    return true;
}

const struct frame_rule CARDS_FRAME_FLAVO = { "flavo", flavo_run, flavo_list, flavo_apply, NULL,
                                             KC(bh_flavo_2) };

/* ---- Victory over the barbarians: the arch, or two resources ---- */

int cards_low_arch(const struct cards_state *s, int seat)
{
    int slot = cards_find_trait(s, seat, TRAIT_ARCH);
    return slot >= 0 && slot_count(&s->realm[seat], slot) < STORE_MAX ? slot : -1;
}

void cards_push_spoils(struct cards_state *s, int seat)
{
    frame_push(s, (struct frame){ .kind = FRAME_SPOILS, .seat = (uint8_t)seat });
}

static bool spoils_run(struct cards_state *s, struct frame *f)
{
    int seat = f->seat;
    if (cards_low_arch(s, seat) >= 0) return false;
    frame_pop(s);
    cards_push_gain(s, seat, 2, ALL_KINDS);
    return true;
}

static int spoils_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = action_put(out, 0, ACT_USE, (uint64_t)(cards_low_arch(s, f->seat) + AT_OUTER));
    return action_put(out, n, ACT_PASS, 0);
}

static void spoils_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat;
    frame_pop(s);
    int arch = cards_low_arch(s, seat);
    if (lf_kind_of(action) == ACT_USE)
        slot_mark(&s->realm[seat], arch, s->realm[seat].slot[arch].mark + 1);
    else cards_push_gain(s, seat, 2, ALL_KINDS);
}

const struct frame_rule CARDS_FRAME_SPOILS = { "spoils", spoils_run, spoils_list, spoils_apply,
                                              NULL, KC(bh_triumphal_arch_2) };

/* ---- Events ---- */

static void superstition_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)seat, (void)row, (void)place;
    for (int i = 0; i < SEATS; i++) {
        int who = i ? s->active : seat_other(s->active);
        cards_push_lose(s, who, cards_count_trait(s, who, TRAIT_ABBEY), ALL_KINDS, LOSE_TO_BANK);
    }
}

const struct effect_rule CARDS_EFFECT_SUPERSTITION = { .begin = superstition_begin };

static void lose_gold(struct realm *r)
{
    for (int i = 0; i < LANDS; i++)
        if (r->land[i] && land_kind(r->land[i]) == GOLD) r->land[i] = land_with(r->land[i], 0);
    FOR_CARDS(r, slot)
        if (slot_trait(r, slot) == TRAIT_COLONIAL_BASE)
            r->slot[slot].mark = (uint8_t)(r->slot[slot].mark & ~MARK_COUNT);
}

/* Roads and Abbeys that lie there, disabled ones too, against the number of units. */
static bool repels(const struct cards_state *s, int seat)
{
    const struct realm *r = &s->realm[seat];
    int barbarians = __builtin_popcount(r->roads), units = 0;
    FOR_CARDS(r, slot) {
        if (r->slot[slot].mark & MARK_FOREIGN) continue;
        barbarians += slot_trait(r, slot) == TRAIT_ABBEY;
        units += row_is_unit(slot_row(r, slot));
    }
    return units > barbarians;
}

static void invasion_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)seat, (void)row, (void)place;
    for (int i = 0; i < SEATS; i++) {
        int who = i ? s->active : seat_other(s->active);
        if (repels(s, who)) cards_push_spoils(s, who);
        else lose_gold(&s->realm[who]);
    }
}

const struct effect_rule CARDS_EFFECT_BARBARIAN_INVASION = { .begin = invasion_begin };
