/* actions.c - the action cards of the base game (KC-BASE). Its events are in
 * events.c. */
#include "games/cards/sets/effects.h"
#include "games/cards/sets/expansions.h"

void cards_begin_attack(struct cards_state *s, int seat, int row, int counter)
{
    frame_push(s, (struct frame){ .kind = FRAME_ATTACK,
                                  .seat = LF_CHANCE,
                                  .attack.row = (uint8_t)row,
                                  .attack.attacker = (uint8_t)seat });
    cards_push_react(s, seat_other(seat), counter);
}

/* ---- Alchemist: before the roll, once a turn (KX-26) ---- */

static lf_rule alchemist_can(const struct cards_state *s, int seat, int row)
{
    (void)seat, (void)row;
    return s->step == STEP_BEGIN && !(s->flags & TURN_ALCHEMIST) ? 0 : KC(base_alchemist_1);
}

static void alchemist_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    frame_push(s, (struct frame){ .kind = FRAME_NUMBER,
                                  .seat = (uint8_t)seat,
                                  .number.effect = EFFECT_ALCHEMIST,
                                  .number.least = 1,
                                  .number.most = 6 });
}

static void alchemist_chosen(struct cards_state *s, int seat, int number)
{
    (void)seat;
    s->die = (uint8_t)number;
    s->flags |= TURN_ALCHEMIST;
}

const struct effect_rule CARDS_EFFECT_ALCHEMIST = {
    .can = alchemist_can, .begin = alchemist_begin, .chosen = alchemist_chosen,
};

/* ---- Arsonist: a building goes back to its owner's hand ---- */

static lf_rule arsonist_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    return cards_has_target(s, seat, EFFECT_ARSONIST) ? 0 : KB(54);
}

static void arsonist_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)place;
    cards_begin_attack(s, seat, row, EFFECT_BISHOP);
}

static void arsonist_rolled(struct cards_state *s, int seat, bool success)
{
    int victim = success ? seat_other(seat) : seat;
    cards_push_hit(s, seat_other(victim), EFFECT_ARSONIST, victim);
}

static bool arsonist_hits(const struct cards_state *s, const struct frame *f, int realm, int slot)
{
    return cards_is_victims(s, f, realm, slot) &&
           cards_class_at(s, realm, slot) == CLASS_BUILDING &&
           !(cards_flags_at(s, realm, slot) & ROW_FIREPROOF);
}

static void back_to_hand(struct cards_state *s, int chooser, int realm, int slot)
{
    (void)chooser;
    cards_realm_remove(s, realm, slot, TO_HAND);
}

const struct effect_rule CARDS_EFFECT_ARSONIST = {
    .can = arsonist_can, .begin = arsonist_begin, .rolled = arsonist_rolled,
    .hits = arsonist_hits, .struck = back_to_hand,
    .classes = 1 << CLASS_BUILDING, .miss = KC(base_arsonist_5), .aim = KC(base_arsonist_4),
};

/* ---- Black Knight: a knight goes back to its owner's hand ---- */

static lf_rule black_knight_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    return cards_has_target(s, seat, EFFECT_BLACK_KNIGHT) ? 0 : KB(54);
}

static void black_knight_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)place;
    cards_begin_attack(s, seat, row, EFFECT_HERB_WOMAN);
}

static void black_knight_rolled(struct cards_state *s, int seat, bool success)
{
    int victim = success ? seat_other(seat) : seat;
    cards_push_hit(s, seat_other(victim), EFFECT_BLACK_KNIGHT, victim);
}

static bool black_knight_hits(const struct cards_state *s, const struct frame *f, int realm,
                              int slot)
{
    return cards_is_victims(s, f, realm, slot) && cards_class_at(s, realm, slot) == CLASS_KNIGHT &&
           !(cards_flags_at(s, realm, slot) & ROW_UNTOUCHED);
}

const struct effect_rule CARDS_EFFECT_BLACK_KNIGHT = {
    .can = black_knight_can, .begin = black_knight_begin, .rolled = black_knight_rolled,
    .hits = black_knight_hits, .struck = back_to_hand,
    .classes = 1 << CLASS_KNIGHT, .miss = KC(base_black_knight_4), .aim = KC(base_black_knight_2),
};

/* ---- Brigands: two resources change hands ---- */

static lf_rule brigands_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    return cards_can_rob(s, seat) ? 0 : KB(54);
}

static void brigands_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)place;
    cards_begin_attack(s, seat, row, EFFECT_BISHOP);
}

static void brigands_rolled(struct cards_state *s, int seat, bool success)
{
    cards_push_rob(s, success ? seat : seat_other(seat), 2, false);
}

const struct effect_rule CARDS_EFFECT_BRIGANDS = {
    .can = brigands_can, .begin = brigands_begin, .rolled = brigands_rolled,
};

/* ---- Caravan: two own resources for two of kinds not given (O-20) ---- */

/* Gold for a Stronghold is gone before they are given (KX-27). */
static lf_rule caravan_can(const struct cards_state *s, int seat, int row)
{
    struct holdings h = holdings_of(&s->realm[seat]);
    int toll = cards_stronghold_toll(s, seat);
    (void)row;
    for (int k = 0; k < KINDS; k++)
        if (h.room[k] && h.total - h.has[k] - (k == GOLD ? 0 : toll) >= 2) return 0;
    return KB(54);
}

static void caravan_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_lose(s, seat, 2, ALL_KINDS, LOSE_TO_BANK);
    frame_top(s)->lose.regain = 2;
}

const struct effect_rule CARDS_EFFECT_CARAVAN = { .can = caravan_can, .begin = caravan_begin };

/* ---- Merchant: take one or two, then give one ---- */

static void merchant_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_lose(s, seat, 1, ALL_KINDS, LOSE_TO_OTHER);
    cards_push_rob(s, seat, 2, true);
}

const struct effect_rule CARDS_EFFECT_MERCHANT = { .can = brigands_can, .begin = merchant_begin };

/* ---- Spy: see the other hand, take an action card or a unit ---- */

static lf_rule spy_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    return hand_size(s, seat_other(seat)) ? 0 : KB(54);
}

static void spy_begin(struct cards_state *s, int seat, int row, int place)
{
    int victim = seat_other(seat);
    (void)row, (void)place;
    cards_push_look(s, seat, PILE_HAND + victim, 1, EFFECT_NONE);
    frame_top(s)->kind = FRAME_SPY;
    frame_top(s)->look.what = LOOK_SPY;
    if (cards_has(s, victim, TRAIT(WATCHTOWER)))
        frame_push(s, (struct frame){ .kind = FRAME_TOWER, .seat = (uint8_t)victim });
}

const struct effect_rule CARDS_EFFECT_SPY = { .can = spy_can, .begin = spy_begin };
