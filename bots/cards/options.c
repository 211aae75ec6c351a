/* options.c - how the search of bots/think.h goes through a turn of the card game: what ends it,
 * what is worth trying, what the other seat is taken to answer.
 *
 * Where several actions come to the same they are tried once: the two sites on one side of a city,
 * the landscapes that a payment or a gain of one kind may touch, bank trades that bring nothing
 * nearer. */
#include "bots/cards/look.h"
#include "bots/cards/purse.h"

enum { TAKES_MAX = 5 };           /* cards out of a stack that are tried */

/* ---- Stacks ---- */

static bool top_is_unseen(const struct cards_state *s, int seat, int stack)
{
    return !cards_knows(seat, s->known[pile_start(s, stack)]);
}

/* Nothing in it is known to the seat. */
static bool stack_is_dark(const struct cards_state *s, int seat, int stack)
{
    int from = pile_start(s, stack);
    for (int i = from; i < from + s->count[stack]; i++)
        if (cards_knows(seat, s->known[i])) return false;
    return true;
}

/* Stacks of base cards and those of the set hold different things (KE-06). */
static int stack_class(const struct cards_state *s, int stack)
{
    return s->mode == MODE_EXTENDED && stack >= 4;
}

/* Drawing a card that nobody knows is what is done where nothing better is to be had: the numbers
 * of a position say how many cards are still to come. */
static lf_action blind_draw(const struct cards_state *s, int seat)
{
    const struct frame *f = &s->frame[s->depth ? s->depth - 1 : 0];
    int only = s->depth ? f->exchange.stack : NOWHERE;
    for (int stack = 0; stack < STACKS; stack++)
        if ((only == NOWHERE || only == stack) && stack_open(s, seat, stack) && s->count[stack] &&
            top_is_unseen(s, seat, stack))
            return lf_act(ACT_DRAW, (uint64_t)stack);
    return 0;
}

/* Top cards that are known, and one unknown card of each class of stacks; a search of each stack
 * in which something is known, and one of each class of the others. */
static int stack_options(const struct cards_state *s, int seat, const lf_action *list, int listed,
                         lf_action pass, lf_action *out)
{
    unsigned drawn = pass ? 1u << stack_class(s, (int)lf_args_of(pass)) : 0, searched = 0;
    int count = 0;
    for (int i = 0; i < listed; i++) {
        int stack = (int)lf_args_of(list[i]), kind = lf_kind_of(list[i]);
        unsigned class = kind == ACT_DRAW || kind == ACT_SEARCH ? 1u << stack_class(s, stack) : 0;
        if (list[i] == pass) continue;
        if (kind == ACT_DRAW && top_is_unseen(s, seat, stack)) {
            if (drawn & class) continue;
            drawn |= class;
        }
        if (kind == ACT_SEARCH && stack_is_dark(s, seat, stack)) {
            if (searched & class) continue;
            searched |= class;
        }
        out[count++] = list[i];
    }
    return count;
}

/* ---- Passing ---- */

static lf_action pass_of(const void *world, int seat)
{
    const struct cards_state *s = world;
    if (s->depth)
        return s->frame[s->depth - 1].kind == FRAME_EXCHANGE ? blind_draw(s, seat) : 0;
    switch (s->step) {
    case STEP_BEGIN: return lf_act(ACT_ROLL, 0);
    case STEP_MAIN: case STEP_EXCHANGE: return lf_act(ACT_END, 0);
    case STEP_REFILL: return blind_draw(s, seat);
    default: return 0;
    }
}

static bool is_habit(const void *view, int seat)
{
    const struct cards_state *s = view;
    (void)seat;
    return s->step < STEP_BEGIN;
}

/* Before step 5 hands are not full again. */
static bool teaches(const void *world)
{
    const struct cards_state *s = world;
    return !s->depth && s->step == STEP_MAIN;
}

static bool is_brought(const void *view)
{
    const struct cards_state *s = view;
    return s->step == STEP_DECKS;
}

/* ---- Places ---- */

/* Whether it matters to which landscapes or town the card is laid. */
static bool place_matters(int row)
{
    switch (row_of(row)->trait) {
    case TRAIT_DOUBLER: case TRAIT_GARRISON: case TRAIT_GOODS_EXCHANGE: case TRAIT_REPUBLIC:
    case TRAIT_BRANCH: case TRAIT_LARGE_FLEET: case TRAIT_PEASANT_ARMY: case TRAIT_FLAVO:
    case TRAIT_BATH_HOUSE: case TRAIT_CHURCH: case TRAIT_FLAGSHIP: return true;
    default: return false;
    }
}

/* The other site on the same side of the city is free as well, and listed before. */
static bool twin_is_free(const struct realm *r, int slot)
{
    return slot_is_site(slot) && slot & 1 && slot_exists(r, slot - 1) && !slot_full(r, slot - 1);
}
_Static_assert(SITES_FROM % 2 == 0, "the first site of a side has an even number");

/* A card of the own realm that may lie on any site alike. */
static bool lies_anywhere(int row)
{
    const struct card_row *card = row_of(row);
    return (card->lies == LIES_GREEN || card->lies == LIES_RED) && !(card->flags & ROW_FOREIGN) &&
           !place_matters(row);
}

/* One place on each side of a town is tried, and where the place does not matter one in
 * settlements and one in cities. */
static bool is_repeated(const struct cards_state *s, int seat, const lf_action *list, int i)
{
    uint64_t args = lf_args_of(list[i]);
    int slot = (int)(args & 0x7F) - AT_OUTER;
    const struct realm *r = &s->realm[args & AT_OTHER ? seat_other(seat) : seat];
    if (twin_is_free(r, slot)) return true;
    if (!lies_anywhere((int)(args >> 8)) || !slot_is_site(slot)) return false;
    for (int k = i - 1; k >= 0 && lf_args_of(list[k]) >> 8 == args >> 8; k--) {
        int other = (int)(lf_args_of(list[k]) & 0x7F) - AT_OUTER;
        if (slot_is_site(other) && r->town[slot_town(other)] == r->town[slot_town(slot)])
            return true;
    }
    return false;
}

/* ---- Trades with the bank ---- */

/* Kinds worth taking for kinds that can be spared, as bits by given kind. */
struct trades { uint8_t taken[KINDS]; };

static void want_cost(const struct purse *p, const uint8_t *cost, int spare, struct trades *t)
{
    unsigned lacking = 0;
    for (int k = 0; k < KINDS; k++)
        if (p->has[k] < cost[k]) lacking |= 1u << k;
    if (!lacking || !cards_affords(p, cost, spare)) return;
    for (int k = 0; k < KINDS; k++)
        if (p->has[k] - cost[k] >= p->rate[k]) t->taken[k] = (uint8_t)(t->taken[k] | lacking);
}

static void want_pile(const struct cards_state *s, int seat, int pile, const struct purse *p,
                      struct trades *t)
{
    int from = pile_start(s, pile);
    for (int i = from; i < from + s->count[pile]; i++) {
        int row = s->card[i];
        uint8_t cost[KINDS];
        if (row_of(row)->lies == LIES_NOWHERE || cards_check_condition(s, seat, row)) continue;
        int spare = cards_cost_of(s, seat, row, cost);
        want_cost(p, cost, spare, t);
    }
}

/* Only trades that lead to something that can be paid for after them. */
static struct trades trades_of(const struct cards_state *s, int seat)
{
    struct trades t = { { 0 } };
    struct purse p;
    cards_purse(s, seat, &p);
    for (int row = ROW_road; row <= ROW_city; row++)
        if (s->supply[row - ROW_road]) want_cost(&p, row_now(row)->cost, 0, &t);
    want_pile(s, seat, PILE_HAND + seat, &p, &t);
    want_pile(s, seat, PILE_DISPLAY, &p, &t);
    return t;
}

static bool trade_helps(const struct trades *t, lf_action action)
{
    uint64_t args = lf_args_of(action);
    return t->taken[args >> 24 & 7] >> (args >> 16 & 7) & 1;
}

/* ---- Step 4 ---- */

static bool any_free_site(const struct realm *r)
{
    for (int slot = SITES_FROM; slot < ROADS_FROM; slot++)
        if (slot_exists(r, slot) && !slot_full(r, slot)) return true;
    return false;
}

static bool worth_trying(const struct cards_state *s, int seat, const lf_action *list, int i,
                         const struct trades *trades, bool demolish)
{
    switch (lf_kind_of(list[i])) {
    case ACT_BUILD: return !is_repeated(s, seat, list, i);
    case ACT_BANK: return trade_helps(trades, list[i]);
    case ACT_DEMOLISH: return demolish;
    case ACT_OFFER: case ACT_END: return false;
    default: return true;
    }
}

static int main_options(const struct cards_state *s, int seat, lf_action *out)
{
    lf_action list[LF_LEGAL_MAX];
    int listed = cards_legal(s, seat, list), count = 0;
    struct trades trades = trades_of(s, seat);
    bool demolish = !any_free_site(&s->realm[seat]);
    for (int i = 0; i < listed; i++)
        if (worth_trying(s, seat, list, i, &trades, demolish)) out[count++] = list[i];
    return count;
}

/* ---- Frames ---- */

static int stored_at(const struct realm *r, int place)
{
    return place < LANDS ? land_store(r->land[place]) : slot_count(r, place - AT_OUTER);
}

static int kind_at(const struct realm *r, int place)
{
    return place < LANDS ? land_kind(r->land[place]) : GOLD;
}

/* Of the landscapes of each kind the fullest pays and the emptiest gains. */
static int one_of_each_kind(const struct realm *r, const lf_action *list, int listed, bool gain,
                            lf_action *out)
{
    int best[KINDS], count = 0;
    for (int k = 0; k < KINDS; k++) best[k] = -1;
    for (int i = 0; i < listed; i++) {
        int place = (int)lf_args_of(list[i]), kind = kind_at(r, place), at = best[kind];
        int store = stored_at(r, place);
        if (at >= 0) {
            int before = stored_at(r, (int)lf_args_of(list[at]));
            if (gain ? store >= before : store <= before) continue;
        }
        best[kind] = i;
    }
    for (int k = 0; k < KINDS; k++)
        if (best[k] >= 0) out[count++] = list[best[k]];
    return count;
}

/* Hand cards go under the fullest stack only; which one it is matters little. */
static int one_stack_each(const struct cards_state *s, const lf_action *list, int listed,
                          lf_action *out)
{
    int count = 0;
    for (int i = 0; i < listed; i++) {
        uint64_t row = lf_args_of(list[i]) >> 8, stack = lf_args_of(list[i]) & 0xFF;
        bool same = count && lf_args_of(out[count - 1]) >> 8 == row;
        if (same && s->count[stack] <= s->count[lf_args_of(out[count - 1]) & 0xFF]) continue;
        if (same) count--;
        out[count++] = list[i];
    }
    return count;
}

/* A search is paid with what there is most of. */
static int fullest_one(const struct cards_state *s, int seat, lf_action *list, int count)
{
    struct holdings h = holdings_of(&s->realm[seat]);
    int best = 0;
    for (int i = 1; i < count; i++) {
        int kind = kind_at(&s->realm[seat], (int)lf_args_of(list[i]));
        if (h.has[kind] > h.has[kind_at(&s->realm[seat], (int)lf_args_of(list[best]))]) best = i;
    }
    if (count) list[0] = list[best];
    return count ? 1 : 0;
}

/* Of the cards that may be taken the few that the greedy bot marks highest. */
static int best_cards(const struct cards_state *s, int seat, const lf_action *list, int listed,
                      lf_action *out)
{
    int worth[TAKES_MAX], count = 0;
    for (int i = 0; i < listed; i++) {
        bool take = lf_kind_of(list[i]) == ACT_TAKE;
        int here = take ? cards_hand_worth(s, seat, (int)lf_args_of(list[i])) : WORTH_WIN;
        int at = count < TAKES_MAX ? count++ : TAKES_MAX;
        for (; at > 0 && worth[at - 1] < here; at--)
            if (at < TAKES_MAX) {
                worth[at] = worth[at - 1];
                out[at] = out[at - 1];
            }
        if (at == TAKES_MAX) continue;
        worth[at] = here;
        out[at] = list[i];
    }
    return count;
}

static int frame_options(const struct cards_state *s, int seat, lf_action *out)
{
    lf_action list[LF_LEGAL_MAX];
    int listed = cards_legal(s, seat, list), gains = 0, pays = 0, buries = 0;
    int takes = 0;
    if (s->frame[s->depth - 1].kind == FRAME_EXCHANGE)
        return stack_options(s, seat, list, listed, pass_of(s, seat), out);
    for (int i = 0; i < listed; i++) {
        int kind = lf_kind_of(list[i]);
        gains += kind == ACT_GAIN;
        pays += kind == ACT_PAY;
        buries += kind == ACT_BURY;
        takes += kind == ACT_TAKE;
    }
    if (listed && gains == listed)
        return one_of_each_kind(&s->realm[seat], list, listed, true, out);
    if (listed && pays == listed) {
        int count = one_of_each_kind(&s->realm[seat], list, listed, false, out);
        return s->step < STEP_LIMIT ? count : fullest_one(s, seat, out, count);
    }
    if (takes && s->frame[s->depth - 1].kind == FRAME_LOOK)
        return best_cards(s, seat, list, listed, out);
    if (listed && buries == listed) return one_stack_each(s, list, listed, out);
    memcpy(out, list, (size_t)listed * sizeof *out);
    return listed;
}

static int options_of(const void *world, int seat, lf_action *out)
{
    const struct cards_state *s = world;
    lf_action list[LF_LEGAL_MAX];
    if (s->depth) return frame_options(s, seat, out);
    if (s->step == STEP_MAIN) return main_options(s, seat, out);
    int listed = cards_legal(s, seat, list);
    if (s->step == STEP_REFILL)
        return stack_options(s, seat, list, listed, pass_of(s, seat), out);
    lf_action pass = pass_of(s, seat);
    int count = 0;
    for (int i = 0; i < listed; i++)
        if (list[i] != pass) list[count++] = list[i];
    if (count && lf_kind_of(list[0]) == ACT_BURY) return one_stack_each(s, list, count, out);
    memcpy(out, list, (size_t)count * sizeof *out);
    return count;
}

/* ---- What the other seat answers ---- */

/* He reacts where he can, and else chooses what the greedy bot's evaluation likes best at once. */
static lf_action reply_of(const void *world, int seat)
{
    const struct cards_state *s = world;
    lf_action list[LF_LEGAL_MAX], best = 0;
    int most = 0;
    if (!s->depth || s->active == seat) return 0;
    int count = frame_options(s, seat, list);
    bool reacts = s->frame[s->depth - 1].kind == FRAME_REACT;
    if (count == 1 || reacts) return list[0];
    for (int i = 0; i < count; i++) {
        struct cards_state after = *s;
        cards_apply(&after, seat, list[i]);
        int worth = cards_worth(&after, seat);
        if (i == 0 || worth > most) {
            most = worth;
            best = list[i];
        }
    }
    return best;
}

const struct lf_insight cards_insight = {
    .table = TABLE_NUMBERS, .own = OWN_COUNT, .numbers = CARDS_NUMBER,
    .look = cards_look, .notes_size = SEATS * sizeof(struct cards_note),
    .pass = pass_of, .options = options_of, .habit = is_habit, .reply = reply_of,
    .teaches = teaches, .brought = is_brought,
};
