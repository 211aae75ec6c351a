/* events.c - the event die (KB-29 to KB-35), production (KB-28), and the frames of events. What
 * single event cards do is in effects_*.c. */
#include "games/cards/frames/frames.h"

/* ---- Robbery ---- */

static void rob_realm(struct cards_state *s, int seat)
{
    struct realm *r = &s->realm[seat];
    struct holdings h = holdings_of(r);
    uint32_t guarded = 0;
    int counted = h.total;
    if (cards_has(s, seat, TRAIT(GARRISON)))
        FOR_CARDS(r, slot)
            if (slot_trait(r, slot) == TRAIT_GARRISON) {
                int lands[2];
                for (int i = slot_lands(slot, lands) - 1; i >= 0; i--) guarded |= 1u << lands[i];
            }
    for (int i = 0; i < LANDS; i++)
        if (guarded >> i & 1) counted -= land_store(r->land[i]);
    if (counted <= cards_hook_threshold(s, seat)) return;
    for (int i = 0; i < LANDS; i++)
        if (r->land[i] && (land_kind(r->land[i]) == ORE || land_kind(r->land[i]) == WOOL))
            r->land[i] = land_with(r->land[i], 0);
}

/* Not in the first two rounds (KB-30, KB-84). */
static void robbery(struct cards_state *s)
{
    if (s->turn < 5) return;
    for (int seat = 0; seat < SEATS; seat++) rob_realm(s, seat);
    cards_hook_robbery(s);
}

/* ---- The other faces ---- */

static void trade_advantage(struct cards_state *s)
{
    if (s->mill != LF_NOBODY)
        cards_push_rob(s, s->mill, cards_has(s, s->mill, TRAIT(BANK)) ? 2 : 1, false);
}

static void tournament(struct cards_state *s)
{
    int lead = s->sums[0].joust - s->sums[1].joust;
    cards_hook_tournament(s);
    if (lead) cards_push_gain(s, lead > 0 ? 0 : 1, 1, ALL_KINDS);
}

/* KX-01, KX-35: the active player first; his gold follows his resources. */
static void sun(struct cards_state *s)
{
    for (int i = 0; i < SEATS; i++) {
        int seat = i ? s->active : seat_other(s->active);
        frame_push(s,
                   (struct frame){ .kind = FRAME_SUN,
                                   .seat = (uint8_t)seat,
                                   .sun.count = cards_has(s, seat, TRAIT(TREASURE_FLEET)) ? 3 : 1,
                                   .sun.may_draw = cards_has(s, seat, TRAIT(PALACE)) });
    }
}

void cards_carry_out_face(struct cards_state *s)
{
    switch (s->event) {
    case FACE_CLUB: robbery(s); return;
    case FACE_MILL: trade_advantage(s); return;
    case FACE_KNIGHT: tournament(s); return;
    case FACE_SUN: sun(s); return;
    default: cards_turn_up_event(s); return;
    }
}

/* ---- Successful year, with Palace, Customs stations and Privateer fleets ---- */

static bool palace_card(const struct cards_state *s, const struct frame *f)
{
    int pile = pile_discards(s, f->seat);
    return f->sun.may_draw && f->sun.count && s->count[pile] && !pile_is_banned(s, f->seat, pile);
}

static int sun_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n =
        CARDS_FRAME_GAIN.list(s, &(struct frame){ .seat = f->seat, .gain.kinds = ALL_KINDS }, out);
    if (!palace_card(s, f)) return n;
    if (!n) return action_put(out, action_put(out, 0, ACT_CHOOSE, 1), ACT_PASS, 0);
    return action_put(out, n, ACT_CHOOSE, 1);
}

static bool sun_run(struct cards_state *s, struct frame *f)
{
    struct frame done = *f;
    if (palace_card(s, f)) return false;
    frame_pop(s);
    cards_push_gain(s, done.seat,
                    2 * cards_count_trait(s, done.seat, TRAIT_CUSTOMS) +
                        cards_count_trait(s, done.seat, TRAIT_PRIVATEER),
                    1u << GOLD);
    cards_push_gain(s, done.seat, done.sun.count, ALL_KINDS);
    return true;
}

static void sun_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat;
    switch (lf_kind_of(action)) {
    case ACT_GAIN:
        realm_add(&s->realm[seat], (int)lf_args_of(action), 1);
        f->sun.count--;
        return;
    case ACT_CHOOSE:
        f->sun.count--;
        f->sun.may_draw = 0;
        frame_push(s, (struct frame){ .kind = FRAME_REDUCE, .seat = (uint8_t)seat });
        cards_push_look(s, seat, pile_discards(s, seat), 1, EFFECT_NONE);
        return;
    default: f->sun.may_draw = 0; return;
    }
}

const struct frame_rule CARDS_FRAME_SUN = { "sun", sun_run, sun_list, sun_apply, NULL, KB(33) };

/* ---- Event cards ---- */

void cards_turn_up_event(struct cards_state *s)
{
    unsigned known;
    int row = cards_pile_take(s, PILE_EVENTS, 0, &known);
    if (cards_rules(s) >= 2) s->event_card = (uint8_t)row;
    cards_pile_put(s, PILE_ASIDE, 0, row, KNOWN_ALL);
    frame_push(s, (struct frame){ .kind = FRAME_EVENT_DONE, .seat = s->active,
                                  .event.row = (uint8_t)row });
    CARDS_EFFECT[row_of(row)->effect]->begin(s, s->active, row, NOWHERE);
}

static bool event_done_run(struct cards_state *s, struct frame *f)
{
    int row = f->event.row, index = cards_pile_find(s, PILE_ASIDE, row);
    unsigned known;
    frame_pop(s);
    if (index < 0) return true;      /* Year End has shuffled it in already */
    cards_pile_take(s, PILE_ASIDE, index, &known);
    cards_bury_card(s, PILE_EVENTS, row, KNOWN_ALL & ~KNOWN_OPEN);      /* face down (KB-34) */
    return true;
}

const struct frame_rule CARDS_FRAME_EVENT_DONE = { "eventdone", event_done_run, NULL, NULL, NULL,
                                                  KB(34) };

/* ---- Production ---- */

/* 1, or 2 beside a building that doubles the kind (KX-06). */
static int yield_of(const struct cards_state *s, int seat, int land)
{
    const struct realm *r = &s->realm[seat];
    int count = 1, column = land >> 1, side = land & 1;
    if (cards_has(s, seat, TRAIT(DOUBLER)))
        for (int i = 0; i < 4 && count == 1; i++) {
            int town = column - 1 + (i >> 1), slot = SITES_FROM + town * 4 + side * 2 + (i & 1);
            if (town < 0 || town >= TOWNS || !slot_full(r, slot)) continue;
            const struct card_row *row = row_of(slot_row(r, slot));
            if (row->trait == TRAIT_DOUBLER && row->kind == land_kind(r->land[land])) count = 2;
        }
    return cards_hook_yield(s, seat, land, count);
}

void cards_produce(struct cards_state *s)
{
    for (int seat = 0; seat < SEATS; seat++)
        for (uint32_t lands = realm_numbered(&s->realm[seat], s->die); lands; lands &= lands - 1) {
            int land = __builtin_ctz(lands);
            realm_add(&s->realm[seat], land, yield_of(s, seat, land));
        }
    cards_hook_production(s);
}
