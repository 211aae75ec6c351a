/* choices.c - the choices of the steps other than step 4: set-up, before the roll, step 5. */
#include "games/cards/frames/frames.h"
#include "games/cards/turn/steps.h"

static int list_lays(const struct cards_state *s, int seat, lf_action *out)
{
    int n = 0;
    for (unsigned kinds = cards_kinds_to_lay(s, seat); kinds; kinds &= kinds - 1)
        n = action_put(out, n, ACT_LAY, (uint64_t)__builtin_ctz(kinds));
    return n;
}

/* Before the roll: a card whose effect is the choice of the die. */
static int list_begin(const struct cards_state *s, int seat, lf_action *out)
{
    int start = pile_start(s, PILE_HAND + seat), n = action_put(out, 0, ACT_ROLL, 0);
    for (int i = 0, last = 0; i < hand_size(s, seat); i++) {
        int row = s->card[start + i];
        if (row != last && row_is_action(row) && !cards_check_play(s, seat, row))
            n = action_put(out, n, ACT_PLAY, (uint64_t)row);
        last = row;
    }
    return n;
}

/* The second player takes from another stack than the first (KB-12). */
static int list_start(const struct cards_state *s, lf_action *out)
{
    int n = 0;
    for (int stack = 0; stack < stack_to(s, 0); stack++)
        if (stack != s->searched) n = action_put(out, n, ACT_SEARCH, (uint64_t)stack);
    return n;
}

static int list_refill(const struct cards_state *s, int seat, lf_action *out)
{
    struct holdings h = holdings_of(&s->realm[seat]);
    int n = cards_list_lifts(s, seat, out), draws = cards_list_draws(s, seat, 0, STACKS, out + n);
    if (!draws) return action_put(out, n, ACT_END, 0);
    n += draws;
    if (h.total >= cards_search_price(s, seat))
        n += cards_list_searches(s, seat, 0, STACKS, out + n);
    return n;
}

int cards_step_list(const struct cards_state *s, int seat, lf_action *out)
{
    int n;
    switch (s->step) {
    case STEP_DECKS: return s->ready & seat_bit(seat) ? 0 : cards_deck_list(s, seat, out);
    case STEP_LAY: return list_lays(s, seat, out);
    case STEP_START_HAND: return list_start(s, out);
    case STEP_BEGIN: return list_begin(s, seat, out);
    case STEP_MAIN: return cards_actions_list(s, seat, out);
    case STEP_LIMIT:
        n = cards_list_lifts(s, seat, out);
        return n + cards_list_buries(s, seat, NOWHERE, false, out + n);
    case STEP_REFILL: return list_refill(s, seat, out);
    case STEP_EXCHANGE:
        n = cards_list_lifts(s, seat, out);
        n = action_put(out, n, ACT_END, 0);
        return n + cards_list_buries(s, seat, NOWHERE, true, out + n);
    default: return 0;
    }
}

static const lf_rule STEP_RULE[STEP_COUNT] = {
    [STEP_LAY] = KB(7), [STEP_START_HAND] = KB(12), [STEP_BEGIN] = KB(26), [STEP_LIMIT] = KB(60),
    [STEP_REFILL] = KB(61), [STEP_EXCHANGE] = KB(63),
};

/* Why an action that is not listed is refused in this step. */
lf_rule cards_step_why(const struct cards_state *s, int seat, lf_action action)
{
    uint64_t args = lf_args_of(action);
    if (s->step == STEP_BEGIN && lf_kind_of(action) == ACT_PLAY && args < ROW_COUNT) {
        lf_rule rule = cards_check_play(s, seat, (int)args);
        return rule ? rule : KB(26);
    }
    if (s->step >= STEP_LIMIT && s->step <= STEP_EXCHANGE) {
        int pile = (int)(args & 0xFF);
        bool stack = lf_kind_of(action) == ACT_DRAW || lf_kind_of(action) == ACT_SEARCH ||
                     lf_kind_of(action) == ACT_BURY;
        if (lf_kind_of(action) == ACT_LIFT) return KX(23);
        if (stack && pile < STACKS && pile_is_banned(s, seat, pile)) return KX(22);
        if (stack && s->mode == MODE_TOURNAMENT && pile < STACKS && pile / 4 != seat)
            return KT(9);
    }
    return STEP_RULE[s->step] ? STEP_RULE[s->step] : KB(26);
}

static void search(struct cards_state *s, int seat, int stack)
{
    if (s->step == STEP_START_HAND) {
        s->searched = (uint8_t)stack;
        cards_push_look(s, seat, stack, 3, EFFECT_NONE);
        return;
    }
    cards_push_look(s, seat, stack, 1, EFFECT_NONE);
    frame_top(s)->look.what = LOOK_REFILL;
    cards_push_lose(s, seat, cards_search_price(s, seat), ALL_KINDS, LOSE_TO_BANK);
}

static void bury(struct cards_state *s, int seat, uint64_t args)
{
    int stack = (int)(args & 0xFF);
    cards_bury_from_hand(s, seat, (int)(args >> 8), stack);
    if (s->step != STEP_EXCHANGE) return;
    s->step = STEP_NEXT;
    frame_push(s, (struct frame){ .kind = FRAME_EXCHANGE, .seat = (uint8_t)seat,
                                  .exchange.stack = (uint8_t)stack });
}

void cards_step_apply(struct cards_state *s, int seat, lf_action action)
{
    int arg = (int)(lf_args_of(action) & 0xFF);
    switch (lf_kind_of(action)) {
    case ACT_DECK: case ACT_STRIKE: case ACT_SAMPLE: case ACT_READY:
        cards_deck_apply(s, seat, action);
        return;
    case ACT_LAY: cards_lay_land(s, seat, arg); return;
    case ACT_ROLL: s->step = STEP_DIE; return;
    case ACT_PLAY: cards_play_card(s, seat, arg); return;
    case ACT_LIFT: cards_apply_lift(s, seat, arg); return;
    case ACT_SEARCH: search(s, seat, arg); return;
    case ACT_DRAW: cards_hook_refilled(s, seat, arg, cards_draw_card(s, seat, arg)); return;
    case ACT_BURY: bury(s, seat, lf_args_of(action)); return;
    default: s->step = STEP_NEXT; return;
    }
}
