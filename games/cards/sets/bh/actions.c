/* actions.c - action cards of Barbaren & Handelsherren, and the event about trade fleets. The
 * cards that lie in a principality, and the barbarians, are in effects.c. */
#include "games/cards/sets/expansions.h"

/* ---- Lucky trading voyage ---- */

/* Kinds of own trade fleets; Large ones have those of the landscapes beside them (KX-37). */
static unsigned fleet_kinds(const struct realm *r)
{
    unsigned kinds = 0;
    FOR_CARDS(r, slot) {
        int lands[2];
        if (slot_trait(r, slot) == TRAIT_FLEET) kinds |= 1u << row_of(slot_row(r, slot))->kind;
        if (slot_trait(r, slot) != TRAIT_LARGE_FLEET) continue;
        for (int i = slot_lands(slot, lands) - 1; i >= 0; i--)
            if (r->land[lands[i]]) kinds |= 1u << land_kind(r->land[lands[i]]);
    }
    return kinds;
}

static void voyage_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)seat, (void)row, (void)place;
    for (int i = 0; i < SEATS; i++)
        frame_push(s, (struct frame){ .kind = FRAME_VOYAGE,
                                      .voyage.count = 3,
                                      .seat = i ? s->active : (uint8_t)seat_other(s->active) });
}

const struct effect_rule CARDS_EFFECT_LUCKY_VOYAGE = { .begin = voyage_begin };

static unsigned voyage_kinds(const struct cards_state *s, const struct frame *f)
{
    struct holdings h = holdings_of(&s->realm[f->seat]);
    return fleet_kinds(&s->realm[f->seat]) & holdings_room(&h);
}

static int voyage_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    for (unsigned kinds = voyage_kinds(s, f); kinds; kinds &= kinds - 1)
        n = action_put(out, n, ACT_NAME, (uint64_t)__builtin_ctz(kinds));
    return n;
}

static void voyage_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, count = f->voyage.count;
    frame_pop(s);
    cards_push_gain(s, seat, count, 1u << lf_args_of(action));
}

static bool voyage_run(struct cards_state *s, struct frame *f)
{
    lf_action list[KINDS];
    int count = voyage_list(s, f, list);
    if (count > 1) return false;
    if (count == 1) voyage_apply(s, f, list[0]);
    else frame_pop(s);
    return true;
}

const struct frame_rule CARDS_FRAME_VOYAGE = { "voyage", voyage_run, voyage_list, voyage_apply,
                                              NULL, KC(bh_lucky_voyage_1) };

/* ---- Christoph: one kind is traded 1:1 this turn ---- */

static lf_rule christoph_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    return fleet_kinds(&s->realm[seat]) ? 0 : KC(bh_christoph_2);
}

static void christoph_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    frame_push(s, (struct frame){ .kind = FRAME_CHEAP, .seat = (uint8_t)seat });
}

const struct effect_rule CARDS_EFFECT_CHRISTOPH = { .can = christoph_can,
                                                   .begin = christoph_begin };

/* Kinds with a trade fleet of their own; of the Large trade fleet that was chosen the kinds beside
 * it. */
static unsigned cheap_kinds(const struct cards_state *s, const struct frame *f)
{
    const struct realm *r = &s->realm[f->seat];
    unsigned kinds = 0;
    int lands[2];
    if (f->cheap.fleet) {
        for (int i = slot_lands(f->cheap.fleet - AT_OUTER, lands) - 1; i >= 0; i--)
            if (r->land[lands[i]]) kinds |= 1u << land_kind(r->land[lands[i]]);
        return kinds;
    }
    FOR_CARDS(r, slot)
        if (slot_trait(r, slot) == TRAIT_FLEET) kinds |= 1u << row_of(slot_row(r, slot))->kind;
    return kinds;
}

static int cheap_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    const struct realm *r = &s->realm[f->seat];
    int n = 0;
    for (unsigned kinds = cheap_kinds(s, f); kinds; kinds &= kinds - 1)
        n = action_put(out, n, ACT_NAME, (uint64_t)__builtin_ctz(kinds));
    FOR_CARDS(r, slot)
        if (!f->cheap.fleet && slot_trait(r, slot) == TRAIT_LARGE_FLEET)
            n = action_put(out, n, ACT_HIT, (uint64_t)(slot + AT_OUTER));
    return n;
}

/* First a kind or a Large trade fleet; of that one the kind follows. */
static void cheap_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    if (lf_kind_of(action) == ACT_HIT) {
        f->cheap.fleet = (uint8_t)lf_args_of(action);
        return;
    }
    s->cheap = (uint8_t)lf_args_of(action);
    s->cheap_fleet = f->cheap.fleet ? f->cheap.fleet : NOWHERE;
    frame_pop(s);
}

static bool cheap_run(struct cards_state *s, struct frame *f)
{
    lf_action list[KINDS + SITES + LANDS];
    if (cheap_list(s, f, list) != 1) return false;
    cheap_apply(s, f, list[0]);
    return true;
}

const struct frame_rule CARDS_FRAME_CHEAP = { "cheap", cheap_run, cheap_list, cheap_apply, NULL,
                                             KC(bh_christoph_2) };

/* ---- Resources of choice: Gunther, Eryn, Anton, Campaign ---- */

static lf_rule gunther_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    if (cards_count_class(s, seat, CLASS_TRADE_FLEET) < 2) return KC(bh_gunther_1);
    return cards_room_for_kinds(s, seat, ALL_KINDS) ? 0 : KB(54);
}

static void gunther_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_gain(s, seat, 2, ALL_KINDS);
}

const struct effect_rule CARDS_EFFECT_GUNTHER = { .can = gunther_can, .begin = gunther_begin };

/* KX-52: points count as they are when the card is played. */
static int points_behind(const struct cards_state *s, int seat)
{
    return s->sums[seat_other(seat)].points - s->sums[seat].points;
}

static lf_rule eryn_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    if (points_behind(s, seat) <= 0) return KC(bh_eryn_1);
    return cards_room_for_kinds(s, seat, ALL_KINDS) ? 0 : KB(54);
}

static void eryn_begin(struct cards_state *s, int seat, int row, int place)
{
    int behind = points_behind(s, seat);
    (void)row, (void)place;
    cards_push_gain(s, seat, behind > 4 ? 4 : behind, ALL_KINDS);
}

const struct effect_rule CARDS_EFFECT_ERYN = { .can = eryn_can, .begin = eryn_begin };

static lf_rule anton_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    if (!cards_has_gold(s, seat, 1)) return KC(bh_anton_2);
    return cards_room_for_kinds(s, seat, ALL_KINDS & ~(1u << GOLD)) ? 0 : KB(54);
}

static void anton_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_gain(s, seat, 2, ALL_KINDS & ~(1u << GOLD));
    cards_push_pay(s, seat, GOLD, 1);
}

const struct effect_rule CARDS_EFFECT_ANTON = { .can = anton_can, .begin = anton_begin };

static lf_rule campaign_can(const struct cards_state *s, int seat, int row)
{
    int fleets =
        cards_count_class(s, seat, CLASS_TRADE_FLEET) + cards_count_class(s, seat, CLASS_FLEET);
    (void)row;
    if (!fleets || cards_count_class(s, seat, CLASS_KNIGHT) < 2) return KC(bh_barbarian_campaign_1);
    return cards_room_for_kinds(s, seat, ALL_KINDS) || cards_low_arch(s, seat) >= 0 ? 0 : KB(54);
}

static void campaign_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_spoils(s, seat);
}

const struct effect_rule CARDS_EFFECT_CAMPAIGN = { .can = campaign_can, .begin = campaign_begin };

/* ---- Neighbourly help ---- */

/* A forest, pasture or field of the seat beside the building that doubles it, not full yet. */
static bool may_fill(const struct cards_state *s, int seat, int land)
{
    const struct realm *r = &s->realm[seat];
    int kind = land_kind(r->land[land]);
    if (!realm_has_room(r, land) || (kind != LUMBER && kind != WOOL && kind != GRAIN)) return false;
    FOR_CARDS(r, slot)
        if (slot_trait(r, slot) == TRAIT_DOUBLER && row_of(slot_row(r, slot))->kind == kind &&
            slot_borders(slot, land)) return true;
    return false;
}

static int fill_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    for (int i = 0; i < LANDS; i++)
        if (may_fill(s, f->seat, i)) n = action_put(out, n, ACT_GAIN, (uint64_t)i);
    return n;
}

static lf_rule help_can(const struct cards_state *s, int seat, int row)
{
    lf_action list[LANDS];
    (void)row;
    return fill_list(s, &(struct frame){ .seat = (uint8_t)seat }, list)
               ? 0 : KC(bh_neighbourly_help_2);
}

static void help_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    frame_push(s, (struct frame){ .kind = FRAME_FILL, .seat = (uint8_t)seat });
}

const struct effect_rule CARDS_EFFECT_NEIGHBOURLY_HELP = { .can = help_can, .begin = help_begin };

static void fill_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    realm_add(&s->realm[f->seat], (int)lf_args_of(action), STORE_MAX);
    frame_pop(s);
}

static bool fill_run(struct cards_state *s, struct frame *f)
{
    lf_action list[LANDS];
    if (fill_list(s, f, list) != 1) return false;
    fill_apply(s, f, list[0]);
    return true;
}

const struct frame_rule CARDS_FRAME_FILL = { "fill", fill_run, fill_list, fill_apply, NULL,
                                            KC(bh_neighbourly_help_1) };

/* ---- Cards from a discard pile: Old sciences, Sigmund ---- */

/* As far as the seat can know: a card that is covered may be the one (KB-81). */
static bool pile_may_hold(const struct cards_state *s, int seat, int pile, bool (*wanted)(int row))
{
    int from = pile_start(s, pile);
    for (int i = from; i < from + s->count[pile]; i++)
        if (!(s->known[i] & (KNOWN_OPEN | seat_bit(seat))) || wanted(s->card[i])) return true;
    return false;
}

static bool no_building(int row) { return !row_is_building(row); }
static bool trade_fleet(int row) { return row_of(row)->class == CLASS_TRADE_FLEET; }

/* The opponent's pile, which is the shared one outside the tournament. */
static lf_rule sciences_can(const struct cards_state *s, int seat, int row)
{
    int pile = pile_discards(s, seat_other(seat));
    (void)row;
    if (pile_is_banned(s, seat, pile)) return KX(23);
    return pile_may_hold(s, seat, pile, no_building) ? 0 : KB(54);
}

static void sciences_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_look(s, seat, pile_discards(s, seat_other(seat)), 1, EFFECT_NONE);
    frame_top(s)->look.what = LOOK_NO_BUILDING;
}

const struct effect_rule CARDS_EFFECT_OLD_SCIENCES = { .can = sciences_can,
                                                      .begin = sciences_begin };

/* His other use, a reaction, is asked for by Civil War and Privateer fleets. */
static lf_rule sigmund_can(const struct cards_state *s, int seat, int row)
{
    int pile = pile_discards(s, seat);
    (void)row;
    if (pile_is_banned(s, seat, pile)) return KX(23);
    return pile_may_hold(s, seat, pile, trade_fleet) ? 0 : KC(bh_sigmund_2);
}

static void sigmund_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_look(s, seat, pile_discards(s, seat), 1, EFFECT_NONE);
    frame_top(s)->look.what = LOOK_TRADE_FLEET;
}

const struct effect_rule CARDS_EFFECT_SIGMUND = { .can = sigmund_can, .begin = sigmund_begin };

/* ---- Dogma ---- */

static bool dogma_hits(const struct cards_state *s, const struct frame *f, int realm, int slot)
{
    const struct realm *r = &s->realm[realm];
    return realm == seat_other(f->seat) && row_of(slot_row(r, slot))->flags & ROW_DOUBTABLE &&
           slot_works(r, slot);
}

static lf_rule dogma_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    return cards_has_target(s, seat, EFFECT_DOGMA) ? 0 : KC(bh_dogma_2);
}

static void dogma_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_hit(s, seat, EFFECT_DOGMA, seat_other(seat));
}

/* The card lies on the building from now on: the mark stands for it (KX-17). */
static void dogma_struck(struct cards_state *s, int chooser, int realm, int slot)
{
    unsigned known;
    (void)chooser;
    cards_pile_take(s, PILE_ASIDE, cards_pile_find(s, PILE_ASIDE, ROW_dogma), &known);
    slot_mark(&s->realm[realm], slot, s->realm[realm].slot[slot].mark | MARK_DOGMA);
}

const struct effect_rule CARDS_EFFECT_DOGMA = {
    .can = dogma_can, .begin = dogma_begin, .hits = dogma_hits, .struck = dogma_struck,
};
