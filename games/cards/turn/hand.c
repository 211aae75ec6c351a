/* hand.c - stacks and hands (KB-59 to KB-66): drawing, searching, putting under stacks, and the
 * frames in which a pile or a hand is looked through. */
#include "games/cards/frames/frames.h"

void cards_push_look(struct cards_state *s, int seat, int pile, int count, int effect)
{
    frame_push(s, (struct frame){ .kind = FRAME_LOOK,
                                  .seat = (uint8_t)seat,
                                  .look.pile = (uint8_t)pile,
                                  .look.count = (uint8_t)count,
                                  .look.effect = (uint8_t)effect });
}

/* KC-BASE-town-hall: one resource less, however many Town halls. */
int cards_search_price(const struct cards_state *s, int seat)
{
    return cards_has(s, seat, TRAIT(TOWN_HALL)) ? 1 : 2;
}

int cards_draw_card(struct cards_state *s, int seat, int stack)
{
    unsigned known;
    int row = cards_pile_take(s, stack, 0, &known);
    cards_hand_add(s, seat, row, known & KNOWN_OPEN ? KNOWN_ALL & ~KNOWN_OPEN : known);
    return row;
}

void cards_bury_from_hand(struct cards_state *s, int seat, int row, int stack)
{
    cards_hand_remove_unseen(s, seat, row);
    if (stack >= PILE_DISCARD) cards_discard_card(s, seat, row);
    else cards_bury_card(s, stack, row, seat_bit(seat));
}

/* ---- Lists ---- */

int cards_list_draws(const struct cards_state *s, int seat, int from, int to, lf_action *out)
{
    int n = 0;
    for (int stack = from; stack < to; stack++)
        if (stack_open(s, seat, stack) && s->count[stack])
            n = action_put(out, n, ACT_DRAW, (uint64_t)stack);
    return n;
}

int cards_list_searches(const struct cards_state *s, int seat, int from, int to, lf_action *out)
{
    int n = 0;
    for (int stack = from; stack < to; stack++)
        if (stack_open(s, seat, stack) && s->count[stack])
            n = action_put(out, n, ACT_SEARCH, (uint64_t)stack);
    return n;
}

/* Hand cards under one stack, or all that are open (full_only: and hold a card). Where all are
 * banned, cards go to the discard pile (KX-22). */
int cards_list_buries(const struct cards_state *s, int seat, int stack, bool full_only,
                      lf_action *out)
{
    int start = pile_start(s, PILE_HAND + seat), n = 0;
    for (int i = 0, last = 0; i < hand_size(s, seat); i++) {
        int row = s->card[start + i], before = n;
        if (row == last) continue;
        last = row;
        for (int p = stack_from(s, seat); p < stack_to(s, seat); p++)
            if ((stack == NOWHERE || stack == p) && stack_open(s, seat, p) &&
                (!full_only || s->count[p]))
                n = action_put(out, n, ACT_BURY, (uint64_t)p | (uint64_t)row << 8);
        if (n == before && !full_only)
            n = action_put(out, n, ACT_BURY, (uint64_t)pile_discards(s, seat) | (uint64_t)row << 8);
    }
    return n;
}

static void bury_by(struct cards_state *s, int seat, lf_action action)
{
    cards_bury_from_hand(s, seat, (int)(lf_args_of(action) >> 8), (int)(lf_args_of(action) & 0xFF));
}

/* ---- Putting cards away ---- */

/* A stack that is banned, or the other's, is refused by the rule that says so. */
static lf_rule bury_why(const struct cards_state *s, const struct frame *f, lf_action action)
{
    int stack = (int)(lf_args_of(action) & 0xFF);
    if (lf_kind_of(action) == ACT_BURY && stack < STACKS) {
        if (pile_is_banned(s, f->seat, stack)) return KX(22);
        if (s->mode == MODE_TOURNAMENT && stack / 4 != f->seat) return KT(9);
    }
    return CARDS_FRAME[f->kind]->rule;
}

static bool bury_run(struct cards_state *s, struct frame *f)
{
    if (f->bury.count && hand_size(s, f->seat)) return false;
    frame_pop(s);
    return true;
}

static int bury_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    return cards_list_buries(s, f->seat, f->bury.stack, false, out);
}

static void bury_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    bury_by(s, f->seat, action);
    f->bury.count--;
}

const struct frame_rule CARDS_FRAME_BURY = { "bury", bury_run, bury_list, bury_apply,
                                            bury_why, KB(60) };

static bool reduce_run(struct cards_state *s, struct frame *f)
{
    if (hand_size(s, f->seat) > s->sums[f->seat].limit) return false;
    frame_pop(s);
    return true;
}

static int reduce_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    return cards_list_buries(s, f->seat, NOWHERE, false, out);
}

static void reduce_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    bury_by(s, f->seat, action);
}

const struct frame_rule CARDS_FRAME_REDUCE = { "reduce", reduce_run, reduce_list, reduce_apply,
                                              bury_why, KB(64) };

/* ---- Drawing ---- */

static bool draw_up_run(struct cards_state *s, struct frame *f)
{
    lf_action list[STACKS];
    if (hand_size(s, f->seat) < s->sums[f->seat].limit &&
        cards_list_draws(s, f->seat, 0, STACKS, list)) return false;
    frame_pop(s);
    return true;
}

static int draw_up_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    return cards_list_draws(s, f->seat, 0, STACKS, out);
}

static void draw_up_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    cards_draw_card(s, f->seat, (int)lf_args_of(action));
}

const struct frame_rule CARDS_FRAME_DRAW_UP = { "drawup", draw_up_run, draw_up_list, draw_up_apply,
                                               NULL, KX(42) };

/* The exchange goes on with the stack that got the card (KB-63), which is its last card now. */
static int exchange_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = cards_list_draws(s, f->seat, f->exchange.stack, f->exchange.stack + 1, out);
    struct holdings h = holdings_of(&s->realm[f->seat]);
    if (h.total >= cards_search_price(s, f->seat))
        n += cards_list_searches(s, f->seat, f->exchange.stack, f->exchange.stack + 1, out + n);
    return n;
}

static void exchange_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, stack = f->exchange.stack;
    frame_pop(s);
    if (lf_kind_of(action) == ACT_DRAW) {
        cards_draw_card(s, seat, stack);
        return;
    }
    cards_push_look(s, seat, stack, 1, EFFECT_NONE);
    frame_top(s)->look.kept = 1;
    cards_push_lose(s, seat, cards_search_price(s, seat), ALL_KINDS, LOSE_TO_BANK);
}

const struct frame_rule CARDS_FRAME_EXCHANGE = { "exchange", NULL, exchange_list, exchange_apply,
                                                NULL, KB(63) };

/* ---- Looking through a pile and taking cards (KB-61, KB-62) ---- */

static bool may_take(const struct frame *f, int row)
{
    if (f->look.what == LOOK_SPY) return row_is_action(row) || row_is_unit(row);
    if (f->look.what == LOOK_TRADE_FLEET) return row_of(row)->class == CLASS_TRADE_FLEET;
    return f->look.what != LOOK_NO_BUILDING || !row_is_building(row);
}

static int look_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int start = pile_start(s, f->look.pile), n = 0;
    uint64_t seen[3] = { 0 };
    for (int i = 0; i < s->count[f->look.pile] - f->look.kept; i++) {
        int row = s->card[start + i];
        if (row < ROW_COUNT && may_take(f, row)) seen[row >> 6] |= (uint64_t)1 << (row & 63);
    }
    for (int w = 0; w < 3; w++)
        for (; seen[w]; seen[w] &= seen[w] - 1)
            n = action_put(out, n, ACT_TAKE, (uint64_t)(64 * w + __builtin_ctzll(seen[w])));
    if (f->look.may_pass) n = action_put(out, n, ACT_PASS, 0);
    return n;
}

static bool look_run(struct cards_state *s, struct frame *f)
{
    lf_action list[ROW_COUNT + 1];
    if (f->look.count) {
        cards_pile_look(s, f->look.pile, f->seat);
        if (look_list(s, f, list) > f->look.may_pass) return false;
    }
    frame_pop(s);
    return true;
}

static void look_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    struct frame was = *f;
    int seat = was.seat, row = (int)lf_args_of(action);
    unsigned known;
    if (lf_kind_of(action) == ACT_PASS) {
        frame_pop(s);
        return;
    }
    cards_pile_take(s, was.look.pile, cards_pile_find(s, was.look.pile, row), &known);
    /* Both sides see what leaves a hand; everybody sees what leaves from where it lay open. */
    if (was.look.pile < PILE_HAND && !(known & KNOWN_OPEN)) {
        cards_pile_forget(s, was.look.pile, seat);
        cards_hand_add(s, seat, row, 0);
    } else {
        cards_hand_add(s, seat, row, KNOWN_ALL & ~KNOWN_OPEN);
    }
    if (--f->look.count == 0) frame_pop(s);
    if (was.look.effect && CARDS_EFFECT[was.look.effect]->chosen)
        CARDS_EFFECT[was.look.effect]->chosen(s, seat, row);
    if (was.look.what == LOOK_REFILL) cards_hook_refilled(s, seat, was.look.pile, row);
}

const struct frame_rule CARDS_FRAME_LOOK = { "look", look_run, look_list, look_apply, NULL,
                                            KB(62) };
const struct frame_rule CARDS_FRAME_SPY = { "spy", look_run, look_list, look_apply, NULL,
                                           KE(11) };
