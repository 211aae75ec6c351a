/* effects.c - the cards of R&H that do something when played, laid or turned up (KC-RH). */
#include "games/cards/sets/effects.h"

/* ---- Privateer fleet: the other discards a fleet of the builder's choice ---- */

static bool privateer_hits(const struct cards_state *s, const struct frame *f, int realm, int slot)
{
    int class = cards_class_at(s, realm, slot);
    if (!cards_is_victims(s, f, realm, slot)) return false;
    if (class != CLASS_TRADE_FLEET && class != CLASS_FLEET) return false;
    return !cards_hook_protects(s, f, realm, slot);
}

static void discard_struck(struct cards_state *s, int chooser, int realm, int slot)
{
    (void)chooser;
    cards_realm_remove(s, realm, slot, TO_DISCARD);
}

static void privateer_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    if (!cards_has_target(s, seat, EFFECT_PRIVATEER)) return;
    cards_push_hit(s, seat, EFFECT_PRIVATEER, seat_other(seat));
    if (set_in_play(s, SET_BH)) cards_push_react(s, seat_other(seat), EFFECT_SIGMUND);
}

const struct effect_rule CARDS_EFFECT_PRIVATEER = {
    .begin = privateer_begin, .hits = privateer_hits, .struck = discard_struck,
    .classes = 1 << CLASS_TRADE_FLEET | 1 << CLASS_FLEET, .miss = KC(rh_privateer_fleet_2),
    .aim = KC(rh_privateer_fleet_1),
};

/* ---- Assault: the Knight's holder names three buildings, their owner takes one back ---- */

static void assault_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)seat, (void)row, (void)place;
    if (s->knight == LF_NOBODY) return;
    frame_push(s, (struct frame){ .kind = FRAME_ASSAULT, .seat = s->knight });
}

const struct effect_rule CARDS_EFFECT_ASSAULT = { .begin = assault_begin };

static bool is_named(const struct frame *f, int place)
{
    for (int i = 0; i < f->assault.count; i++)
        if (f->assault.place[i] == place) return true;
    return false;
}

/* Buildings of the other that are not named yet, in either realm. */
static int assault_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int victim = seat_other(f->seat), n = 0;
    for (int i = 0; i < SEATS; i++) {
        int realm = i ? victim : f->seat;
        FOR_CARDS(&s->realm[realm], slot) {
            int place = place_seen(f->seat, realm, slot + AT_OUTER);
            if (cards_owner_of(s, realm, slot) == victim && !is_named(f, place) &&
                cards_class_at(s, realm, slot) == CLASS_BUILDING)
                n = action_put(out, n, ACT_HIT, (uint64_t)place);
        }
    }
    return n;
}

static void assault_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    (void)s;
    f->assault.place[f->assault.count++] = (uint8_t)lf_args_of(action);
}

/* As many as there are, at most three; then their owner chooses, who sees them from his side. */
static bool assault_run(struct cards_state *s, struct frame *f)
{
    lf_action list[SEATS * SLOTS];
    int count = f->assault.count < 3 ? assault_list(s, f, list) : 0;
    if (count > 3 - f->assault.count) return false;
    if (count) {
        assault_apply(s, f, list[0]);
        return true;
    }
    f->kind = FRAME_RETREAT;
    f->seat = (uint8_t)seat_other(f->seat);
    for (int i = 0; i < f->assault.count; i++) f->assault.place[i] ^= AT_OTHER;
    return true;
}

const struct frame_rule CARDS_FRAME_ASSAULT = { "assault", assault_run, assault_list,
                                               assault_apply, NULL, KX(43) };

static int retreat_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    (void)s;
    for (int place = 0; place < 256; place++)
        if (is_named(f, place)) n = action_put(out, n, ACT_HIT, (uint64_t)place);
    return n;
}

static void retreat_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int place = (int)lf_args_of(action), seat = f->seat;
    frame_pop(s);
    cards_realm_remove(s, place & AT_OTHER ? seat_other(seat) : seat,
                       (place & ~AT_OTHER) - AT_OUTER, TO_HAND);
}

static bool retreat_run(struct cards_state *s, struct frame *f)
{
    if (f->assault.count > 1) return false;
    if (f->assault.count) retreat_apply(s, f, lf_act(ACT_HIT, f->assault.place[0]));
    else frame_pop(s);
    return true;
}

const struct frame_rule CARDS_FRAME_RETREAT = { "retreat", retreat_run, retreat_list,
                                               retreat_apply, NULL, KX(43) };

/* ---- Damsel Imelda: the other discards a knight of his choice ---- */

static bool imelda_hits(const struct cards_state *s, const struct frame *f, int realm, int slot)
{
    return cards_is_victims(s, f, realm, slot) && cards_class_at(s, realm, slot) == CLASS_KNIGHT &&
           !cards_hook_protects(s, f, realm, slot);
}

static lf_rule imelda_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    return cards_has_target(s, seat, EFFECT_IMELDA) ? 0 : KB(54);
}

static void imelda_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_hit(s, seat_other(seat), EFFECT_IMELDA, seat_other(seat));
}

const struct effect_rule CARDS_EFFECT_IMELDA = {
    .can = imelda_can, .begin = imelda_begin, .hits = imelda_hits, .struck = discard_struck,
    .classes = 1 << CLASS_KNIGHT, .miss = KC(rh_imelda_2), .aim = KC(rh_imelda_1),
};

/* ---- Spice caravan ---- */

/* Room for the two resources that it takes, so of kinds that the other has; by the rules of
 * version 1 any room would do. Who has one resource only can lose no more. */
static lf_rule spice_can(const struct cards_state *s, int seat, int row)
{
    struct holdings own = holdings_of(&s->realm[seat]);
    struct holdings his = holdings_of(&s->realm[seat_other(seat)]);
    int room = 0, fits = 0;
    (void)row;
    for (int k = 0; k < KINDS; k++) {
        room += own.room[k];
        fits += own.room[k] < his.has[k] ? own.room[k] : his.has[k];
    }
    bool enough = cards_rules(s) < 2 ? room >= 2 : fits >= 2 || fits == his.total;
    if (s->mill != seat || !enough) return KC(rh_spice_caravan_1);
    return cards_can_rob(s, seat) ? 0 : KB(54);
}

static void spice_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_rob(s, seat, 2, false);
}

const struct effect_rule CARDS_EFFECT_SPICE_CARAVAN = { .can = spice_can, .begin = spice_begin };

/* ---- Border conflict: landscapes of doubled kinds change sides (KX-14) ---- */

static uint32_t swappable(const struct realm *r)
{
    int count[8] = { 0 };
    uint32_t lands = 0;
    for (int i = 0; i < LANDS; i++)
        if (r->land[i]) count[land_kind(r->land[i])]++;
    for (int i = 0; i < LANDS; i++) {
        bool bare = !slot_full(r, i) || row_of(slot_row(r, i))->lies != LIES_BY_LAND;
        if (r->land[i] && bare && count[land_kind(r->land[i])] > 1) lands |= 1u << i;
    }
    return lands;
}

static lf_rule border_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    if (s->knight != seat) return KC(rh_border_conflict_1);
    return swappable(&s->realm[0]) && swappable(&s->realm[1]) ? 0 : KC(rh_border_conflict_2);
}

static void border_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    frame_push(s, (struct frame){ .kind = FRAME_SWAP, .seat = (uint8_t)seat });
}

const struct effect_rule CARDS_EFFECT_BORDER_CONFLICT = {
    .can = border_can, .begin = border_begin,
};

static int swap_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    for (uint32_t own = swappable(&s->realm[f->seat]); own; own &= own - 1)
        for (uint32_t his = swappable(&s->realm[seat_other(f->seat)]); his; his &= his - 1)
            n = action_put(out, n, ACT_SWAP,
                           (uint64_t)(__builtin_ctz(his) | AT_OTHER) | (uint64_t)__builtin_ctz(own)
                                                                           << 8);
    return n;
}

/* The resources stay on the cards. */
static void swap_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat;
    uint8_t *own = &s->realm[seat].land[lf_args_of(action) >> 8];
    uint8_t *his = &s->realm[seat_other(seat)].land[lf_args_of(action) & 0x7F];
    uint8_t card = *own;
    *own = *his;
    *his = card;
    frame_pop(s);
}

const struct frame_rule CARDS_FRAME_SWAP = { "swap", NULL, swap_list, swap_apply, NULL, KX(14) };

/* ---- Inquisition: the other's stacks and hand are dealt anew (KX-42) ---- */

static lf_rule inquisition_can(const struct cards_state *s, int seat, int row)
{
    int victim = seat_other(seat), cards = hand_size(s, victim), open = 0;
    (void)row;
    if (s->mode != MODE_TOURNAMENT) return KS(17);
    for (int p = stack_from(s, victim); p < stack_to(s, victim); p++)
        if (!s->ban[p]) open++, cards += s->count[p];
    return open && cards ? 0 : KB(54);
}

static void inquisition_begin(struct cards_state *s, int seat, int row, int place)
{
    int victim = seat_other(seat);
    (void)row, (void)place;
    frame_push(s, (struct frame){ .kind = FRAME_DRAW_UP, .seat = (uint8_t)victim });
    cards_push_shuffle(s, DEAL_INQUISITION + victim);
}

const struct effect_rule CARDS_EFFECT_INQUISITION = {
    .can = inquisition_can, .begin = inquisition_begin,
};
