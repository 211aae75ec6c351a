/* events.c - the event cards of the base game (KC-BASE) and their frames. */
#include "games/cards/sets/effects.h"

int cards_count_with_copy(const struct cards_state *s, int seat, int trait)
{
    int count = cards_count_trait(s, seat, trait);
    if (s->copies[seat] != NOWHERE && cards_has(s, seat, TRAIT(SECRET_SOCIETY)))
        count += slot_trait(&s->realm[seat_other(seat)], s->copies[seat] - AT_OUTER) == trait;
    return count;
}

/* ---- Civil War ---- */

/* Who is safe says hook_protects: a Church or Flagship in town, a Castle of the Order, Sigmund. */
static bool civil_war_hits(const struct cards_state *s, const struct frame *f, int realm, int slot)
{
    int class = cards_class_at(s, realm, slot);
    if (!cards_is_victims(s, f, realm, slot)) return false;
    if (class != CLASS_KNIGHT && class != CLASS_TRADE_FLEET) return false;
    return !cards_hook_protects(s, f, realm, slot);
}

static void civil_war_struck(struct cards_state *s, int chooser, int realm, int slot)
{
    (void)chooser;
    cards_realm_remove(s, realm, slot, TO_HAND);
}

/* The active player chooses first, among the other's units; each victim is asked for a card that
 * protects his fleets before. */
static void civil_war_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    for (int i = 0; i < SEATS; i++) {
        int chooser = i ? seat : seat_other(seat);
        cards_push_hit(s, chooser, EFFECT_CIVIL_WAR, seat_other(chooser));
        if (set_in_play(s, SET_BH)) cards_push_react(s, seat_other(chooser), EFFECT_SIGMUND);
    }
}

const struct effect_rule CARDS_EFFECT_CIVIL_WAR = {
    .begin = civil_war_begin, .hits = civil_war_hits, .struck = civil_war_struck,
    .classes = 1 << CLASS_KNIGHT | 1 << CLASS_TRADE_FLEET, .miss = KC(base_civil_war_4),
    .aim = KC(base_civil_war_1),
};

/* ---- Conflict ---- */

static void conflict_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)seat, (void)row, (void)place;
    if (s->knight == LF_NOBODY) return;
    frame_push(s, (struct frame){ .kind = FRAME_CONFLICT,
                                  .seat = s->knight,
                                  .conflict.left = 2,
                                  .conflict.stack = NOWHERE });
}

const struct effect_rule CARDS_EFFECT_CONFLICT = { .begin = conflict_begin };

/* Two cards of the other hand under one stack; in the tournament one of the victim's (KT-09). */
static int conflict_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int victim = seat_other(f->seat), hand = PILE_HAND + victim, start = pile_start(s, hand);
    int n = 0;
    for (int i = 0, last = 0; i < s->count[hand]; i++) {
        int row = s->card[start + i];
        if (row == last) continue;
        last = row;
        for (int p = stack_from(s, victim); p < stack_to(s, victim); p++)
            if ((f->conflict.stack == NOWHERE || f->conflict.stack == p) &&
                !pile_is_banned(s, f->seat, p))
                n = action_put(out, n, ACT_BURY, (uint64_t)p | (uint64_t)row << 8);
    }
    return n;
}

static bool conflict_run(struct cards_state *s, struct frame *f)
{
    lf_action list[LF_LEGAL_MAX];
    if (f->conflict.left) {
        cards_pile_look(s, PILE_HAND + seat_other(f->seat), f->seat);
        if (conflict_list(s, f, list)) return false;
    }
    frame_pop(s);
    return true;
}

static void conflict_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int row = (int)(lf_args_of(action) >> 8), stack = (int)(lf_args_of(action) & 0xFF);
    cards_hand_remove(s, seat_other(f->seat), row);
    cards_bury_card(s, stack, row, seat_bit(0) | seat_bit(1));
    f->conflict.stack = (uint8_t)stack;
    f->conflict.left--;
}

static lf_rule conflict_why(const struct cards_state *s, const struct frame *f, lf_action action)
{
    int stack = (int)(lf_args_of(action) & 0xFF);
    if (lf_kind_of(action) != ACT_BURY || stack >= STACKS) return KB(79);
    if (pile_is_banned(s, f->seat, stack)) return KX(23);
    return s->mode == MODE_TOURNAMENT && stack / 4 == f->seat ? KT(9) : KB(79);
}

const struct frame_rule CARDS_FRAME_CONFLICT = { "conflict", conflict_run, conflict_list,
                                                conflict_apply, conflict_why, KB(79) };

/* ---- Master Builder ---- */

static void master_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    for (int i = 0; i < SEATS; i++)
        frame_push(s, (struct frame){ .kind = FRAME_MASTER,
                                      .master.barred = NOWHERE,
                                      .seat = (uint8_t)(i ? seat : seat_other(seat)) });
}

/* Who took a card gives one, so the hand keeps its size (KB-79). */
static void master_chosen(struct cards_state *s, int seat, int row)
{
    (void)row;
    frame_push(
        s, (struct frame){
               .kind = FRAME_BURY, .seat = (uint8_t)seat, .bury.count = 1, .bury.stack = NOWHERE });
}

const struct effect_rule CARDS_EFFECT_MASTER_BUILDER = {
    .begin = master_begin, .chosen = master_chosen,
};

static int master_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    lf_action all[STACKS];
    int count = cards_list_searches(s, f->seat, 0, STACKS, all), n = 0;
    for (int i = 0; i < count; i++)
        if (lf_args_of(all[i]) != f->master.barred) out[n++] = all[i];
    return action_put(out, n, ACT_PASS, 0);
}

/* The second player searches another stack; with stacks of their own that says nothing (KX-48). */
static void master_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, stack = (int)lf_args_of(action);
    frame_pop(s);
    if (lf_kind_of(action) == ACT_PASS) return;
    if (frame_top(s)->kind == FRAME_MASTER && s->mode != MODE_TOURNAMENT)
        frame_top(s)->master.barred = (uint8_t)stack;
    cards_push_look(s, seat, stack, 1, EFFECT_MASTER_BUILDER);
    frame_top(s)->look.may_pass = 1;
}

static lf_rule master_why(const struct cards_state *s, const struct frame *f, lf_action action)
{
    uint64_t stack = lf_args_of(action);
    if (lf_kind_of(action) != ACT_SEARCH || stack >= STACKS) return KB(79);
    return stack_open(s, f->seat, (int)stack) ? KB(79) : KX(48);
}

const struct frame_rule CARDS_FRAME_MASTER = { "master", NULL, master_list, master_apply,
                                              master_why, KB(79) };

/* ---- Plague ---- */

static void plague_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    for (int i = 0; i < SEATS; i++) {
        int victim = i ? seat : seat_other(seat);
        frame_push(s, (struct frame){ .kind = FRAME_PLAGUE, .seat = (uint8_t)victim });
        if (set_in_play(s, SET_PI)) cards_push_react(s, victim, EFFECT_MEDICUS);
    }
}

const struct effect_rule CARDS_EFFECT_PLAGUE = { .begin = plague_begin };

static uint32_t town_lands(int town) { return 0xFu << 2 * town; }

/* Landscapes at cities lose one, unless an Aqueduct, their Bath house or a Medicus helps. */
static bool plague_run(struct cards_state *s, struct frame *f)
{
    struct realm *r = &s->realm[f->seat];
    uint32_t sick = 0;
    for (int t = 0; t < TOWNS; t++)
        if (r->town[t] >= TOWN_CITY) sick |= town_lands(t);
    FOR_CARDS(r, slot)
        if (slot_trait(r, slot) == TRAIT_BATH_HOUSE && slot_works(r, slot))
            sick &= ~town_lands(slot_town(slot));
    if (f->answered || cards_has(s, f->seat, TRAIT(AQUEDUCT))) sick = 0;
    for (; sick; sick &= sick - 1) {
        int land = __builtin_ctz(sick);
        if (r->land[land] >= LAND_ONE) realm_give_one(r, land);
    }
    frame_pop(s);
    return true;
}

const struct frame_rule CARDS_FRAME_PLAGUE = { "plague", plague_run, NULL, NULL, NULL, KB(87) };

/* ---- Productive Year, Progress, Year End ---- */

static void productive_year_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)seat, (void)row, (void)place;
    for (int realm = 0; realm < SEATS; realm++) {
        struct realm *r = &s->realm[realm];
        FOR_CARDS(r, slot) {
            int lands[2];
            if (slot_trait(r, slot) != TRAIT_GARRISON) continue;
            for (int i = slot_lands(slot, lands) - 1; i >= 0; i--) realm_add(r, lands[i], 1);
        }
    }
}

const struct effect_rule CARDS_EFFECT_PRODUCTIVE_YEAR = { .begin = productive_year_begin };

static void progress_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    for (int i = 0; i < SEATS; i++) {
        int who = i ? seat : seat_other(seat);
        cards_push_gain(s, who,
                        cards_count_trait(s, who, TRAIT_ABBEY) +
                            cards_count_with_copy(s, who, TRAIT_LIBRARY),
                        ALL_KINDS);
    }
}

const struct effect_rule CARDS_EFFECT_PROGRESS = { .begin = progress_begin };

/* This card is shuffled with the others; no further one is turned up (KB-80). */
static void year_end_begin(struct cards_state *s, int seat, int row, int place)
{
    unsigned known;
    (void)seat, (void)place;
    cards_hook_winery(s);
    cards_pile_take(s, PILE_ASIDE, cards_pile_find(s, PILE_ASIDE, row), &known);
    cards_bury_card(s, PILE_EVENTS, row, KNOWN_ALL);
    cards_push_shuffle(s, DEAL_EVENTS);
}

const struct effect_rule CARDS_EFFECT_YEAR_END = { .begin = year_end_begin };
