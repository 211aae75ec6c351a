/* resources.c - frames about resources: gaining, paying, losing, taking; and pushing them. Payments
 * and gains with only one possible landscape are made by themselves (KB-16, KB-17). */
#include "games/cards/frames/frames.h"

void cards_push_gain(struct cards_state *s, int seat, int count, unsigned kinds)
{
    if (count <= 0) return;
    frame_push(s, (struct frame){ .kind = FRAME_GAIN,
                                  .seat = (uint8_t)seat,
                                  .gain.count = (uint8_t)count,
                                  .gain.kinds = (uint8_t)kinds });
}

void cards_push_pay(struct cards_state *s, int seat, int kind, int count)
{
    if (count <= 0) return;
    frame_push(s, (struct frame){ .kind = FRAME_PAY,
                                  .seat = (uint8_t)seat,
                                  .pay.kind = (uint8_t)kind,
                                  .pay.count = (uint8_t)count,
                                  .pay.fleet = NOWHERE });
}

void cards_push_lose(struct cards_state *s, int seat, int count, unsigned kinds, int how)
{
    if (count <= 0) return;
    frame_push(s, (struct frame){ .kind = FRAME_LOSE,
                                  .seat = (uint8_t)seat,
                                  .lose.count = (uint8_t)count,
                                  .lose.kinds = (uint8_t)kinds,
                                  .lose.to = (uint8_t)how });
}

void cards_push_rob(struct cards_state *s, int seat, int count, bool may_stop)
{
    frame_push(s, (struct frame){ .kind = FRAME_ROB,
                                  .seat = (uint8_t)seat,
                                  .rob.count = (uint8_t)count,
                                  .rob.kinds = ALL_KINDS,
                                  .rob.may_stop = may_stop });
}

void cards_push_shuffle(struct cards_state *s, int deal)
{
    frame_push(s, (struct frame){
                      .kind = FRAME_SHUFFLE, .seat = LF_CHANCE, .shuffle.deal = (uint8_t)deal });
}

/* ---- Gaining ---- */

static bool gain_run(struct cards_state *s, struct frame *f)
{
    struct realm *r = &s->realm[f->seat];
    uint32_t lands = f->gain.count ? realm_taking(r, f->gain.kinds) : 0;
    if (lands & (lands - 1)) return false;
    if (lands) realm_add(r, __builtin_ctz(lands), f->gain.count);
    frame_pop(s);
    return true;
}

static int gain_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    for (uint32_t lands = realm_taking(&s->realm[f->seat], f->gain.kinds); lands;
         lands &= lands - 1)
        n = action_put(out, n, ACT_GAIN, (uint64_t)__builtin_ctz(lands));
    return n;
}

static void gain_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    realm_add(&s->realm[f->seat], (int)lf_args_of(action), 1);
    f->gain.count--;
}

/* A landscape of another kind is no answer; a full one has no room (KB-14). */
static lf_rule gain_why(const struct cards_state *s, const struct frame *f, lf_action action)
{
    uint64_t land = lf_args_of(action);
    if (lf_kind_of(action) != ACT_GAIN || land >= LANDS) return KB(17);
    return s->realm[f->seat].land[land] && !realm_has_room(&s->realm[f->seat], (int)land) ? KB(14)
                                                                                   : KB(17);
}

const struct frame_rule CARDS_FRAME_GAIN = { "gain", gain_run, gain_list, gain_apply, gain_why,
                                            KB(17) };

/* ---- Paying a kind ---- */

/* Places that may pay here, as bits: landscapes of the kind, beside the Large trade fleet if one
 * trades; and, being outer sides, Colonial bases for gold. */
static uint64_t payers(const struct cards_state *s, const struct frame *f)
{
    const struct realm *r = &s->realm[f->seat];
    uint64_t places = realm_giving(r, 1u << f->pay.kind);
    if (f->pay.fleet == NOWHERE) return places;
    for (int land = 0; land < LANDS; land++)
        if (!slot_borders(f->pay.fleet - AT_OUTER, land)) places &= ~((uint64_t)1 << land);
    return places & (((uint64_t)1 << LANDS) - 1);
}

static int stored_at(const struct realm *r, int place)
{
    return place < LANDS ? land_store(r->land[place]) : slot_count(r, place - AT_OUTER);
}

/* No choice: takes what is owed, or all there is, and is done. */
static void frame_pop_paid(struct cards_state *s, struct realm *r, uint64_t places, int owed)
{
    for (; places; places &= places - 1)
        for (int place = __builtin_ctzll(places), n = stored_at(r, place); n && owed; n--, owed--)
            realm_give_one(r, place);
    frame_pop(s);
}

static bool pay_run(struct cards_state *s, struct frame *f)
{
    struct realm *r = &s->realm[f->seat];
    uint64_t places = f->pay.count ? payers(s, f) : 0;
    int total = 0;
    for (uint64_t rest = places; rest; rest &= rest - 1)
        total += stored_at(r, __builtin_ctzll(rest));
    if (places & (places - 1) && total > f->pay.count) return false;
    frame_pop_paid(s, r, places, f->pay.count);
    return true;
}

static int pay_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    for (uint64_t places = payers(s, f); places; places &= places - 1)
        n = action_put(out, n, ACT_PAY, (uint64_t)__builtin_ctzll(places));
    return n;
}

static void pay_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    realm_give_one(&s->realm[f->seat], (int)lf_args_of(action));
    f->pay.count--;
}

const struct frame_rule CARDS_FRAME_PAY = { "pay", pay_run, pay_list, pay_apply, NULL, KB(16) };

/* ---- Losing of choice ---- */

/* Kinds that may be given: what the other has no room for cannot be given to him. */
static unsigned losable(const struct cards_state *s, const struct frame *f)
{
    unsigned kinds = f->lose.kinds;
    if (f->lose.to == LOSE_TO_OTHER) {
        struct holdings his = holdings_of(&s->realm[seat_other(f->seat)]);
        kinds &= holdings_room(&his);
    }
    return kinds;
}

/* Whether all that may be given has to be given; what goes to the other may run out of room. */
static bool lose_all(const struct cards_state *s, const struct frame *f, uint64_t places)
{
    int total = 0;
    if (f->lose.to == LOSE_TO_OTHER || f->lose.one_kind) return false;
    for (; places; places &= places - 1)
        total += stored_at(&s->realm[f->seat], __builtin_ctzll(places));
    return total <= f->lose.count;
}

static bool lose_run(struct cards_state *s, struct frame *f)
{
    uint64_t places = f->lose.count ? realm_giving(&s->realm[f->seat], losable(s, f)) : 0;
    if (places & (places - 1) && !lose_all(s, f, places)) return false;
    if (!places) {
        struct frame done = *f;
        frame_pop(s);
        cards_push_gain(s, done.seat, done.lose.regain, ALL_KINDS & ~(unsigned)done.lose.given);
        return true;
    }
    CARDS_FRAME_LOSE.apply(s, f, lf_act(ACT_PAY, (uint64_t)__builtin_ctzll(places)));
    return true;
}

static int lose_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    for (uint64_t places = realm_giving(&s->realm[f->seat], losable(s, f)); places;
         places &= places - 1)
        n = action_put(out, n, ACT_PAY, (uint64_t)__builtin_ctzll(places));
    return n;
}

static void lose_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    struct realm *r = &s->realm[f->seat];
    int place = (int)lf_args_of(action);
    int kind = place < LANDS ? land_kind(r->land[place]) : GOLD;
    realm_give_one(r, place);
    f->lose.count--;
    f->lose.given = (uint8_t)(f->lose.given | 1u << kind);
    if (f->lose.one_kind) f->lose.kinds = (uint8_t)(1u << kind);
    if (f->lose.to == LOSE_TO_OTHER) cards_push_gain(s, seat_other(f->seat), 1, 1u << kind);
}

/* In step 5 it is the price of a search. */
static lf_rule lose_why(const struct cards_state *s, const struct frame *f, lf_action action)
{
    (void)f, (void)action;
    return s->step >= STEP_LIMIT ? KB(61) : KB(86);
}

const struct frame_rule CARDS_FRAME_LOSE = { "lose", lose_run, lose_list, lose_apply, lose_why,
                                            KB(86) };

/* ---- Taking from the other (KB-75): kinds he has and there is room for ---- */

static unsigned robbable(const struct cards_state *s, int seat, unsigned kinds)
{
    struct holdings own = holdings_of(&s->realm[seat]);
    struct holdings his = holdings_of(&s->realm[seat_other(seat)]);
    return kinds & holdings_room(&own) & holdings_kinds(&his);
}

bool cards_can_rob(const struct cards_state *s, int seat)
{
    return robbable(s, seat, ALL_KINDS) != 0;
}

static bool rob_run(struct cards_state *s, struct frame *f)
{
    unsigned kinds = f->rob.count ? robbable(s, f->seat, f->rob.kinds) : 0;
    if (!kinds) {
        frame_pop(s);
        return true;
    }
    if (kinds & (kinds - 1) || (f->rob.may_stop && f->rob.taken)) return false;
    CARDS_FRAME_ROB.apply(s, f, lf_act(ACT_NAME, (uint64_t)__builtin_ctz(kinds)));
    return true;
}

static int rob_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    for (unsigned kinds = robbable(s, f->seat, f->rob.kinds); kinds; kinds &= kinds - 1)
        n = action_put(out, n, ACT_NAME, (uint64_t)__builtin_ctz(kinds));
    if (f->rob.may_stop && f->rob.taken) n = action_put(out, n, ACT_PASS, 0);
    return n;
}

/* The victim chooses the landscape it comes from (KB-18), the taker the one it goes to. */
static void rob_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, kind = (int)lf_args_of(action);
    if (lf_kind_of(action) == ACT_PASS) {
        frame_pop(s);
        return;
    }
    f->rob.count--;
    f->rob.taken++;
    cards_push_gain(s, seat, 1, 1u << kind);
    cards_push_pay(s, seat_other(seat), kind, 1);
}

static lf_rule rob_why(const struct cards_state *s, const struct frame *f, lf_action action)
{
    uint64_t kind = lf_args_of(action);
    if (lf_kind_of(action) != ACT_NAME || kind >= KINDS) return KB(75);
    struct holdings own = holdings_of(&s->realm[f->seat]);
    return own.room[kind] ? KB(75) : KB(19);
}

const struct frame_rule CARDS_FRAME_ROB = { "rob", rob_run, rob_list, rob_apply, rob_why, KB(75) };

/* ---- Shuffling ---- */

static int shuffle_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    (void)s;
    return action_put(out, 0, ACT_SHUFFLE, (uint64_t)f->shuffle.deal << 48);
}

static void shuffle_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    (void)f;
    frame_pop(s);
    cards_deal(s, (int)(lf_args_of(action) >> 48), lf_args_of(action) & DEAL_BITS);
}

const struct frame_rule CARDS_FRAME_SHUFFLE = { "shuffle", NULL, shuffle_list, shuffle_apply, NULL,
                                               KB(9) };
