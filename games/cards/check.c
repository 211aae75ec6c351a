/* check.c - the engine's face (lf.h): who acts, what is listed, what is forbidden and why, what
 * an action does. The work is in frames, steps and effects. */
#include "core/dealer.h"
#include "core/match.h"
#include "games/cards/turn/menu.h"
#include "games/cards/turn/steps.h"

/* ---- Who acts ---- */

lf_seats cards_actors(const void *state)
{
    const struct cards_state *s = state;
    if (s->depth) return lf_seat_bit(s->frame[s->depth - 1].seat);
    switch (s->step) {
    case STEP_DECKS: return 3u & ~(lf_seats)s->ready;
    case STEP_LAY: case STEP_START_HAND: return lf_seat_bit(cards_setup_seat(s));
    case STEP_START_ROLL: case STEP_DIE: case STEP_EVENT_DIE: return lf_seat_bit(LF_CHANCE);
    case STEP_OVER: return 0;
    default: return lf_seat_bit(s->active);
    }
}

lf_seats cards_awaited(const void *state) { return cards_actors(state); }

static bool acts(const struct cards_state *s, int seat)
{
    return seat < SEATS && cards_actors(s) >> seat & 1;
}

/* ---- Lists ---- */

int cards_legal(const void *state, int seat, lf_action *out)
{
    const struct cards_state *s = state;
    if (!acts(s, seat)) return 0;
    if (!s->depth) return cards_step_list(s, seat, out);
    const struct frame *f = &s->frame[s->depth - 1];
    return CARDS_FRAME[f->kind]->list(s, f, out);
}

static int list_faces(struct lf_outcome *out)
{
    for (int face = FACE_CLUB; face <= FACE_QUESTION; face++)
        out[face - 1] = (struct lf_outcome){ lf_act(ACT_EVENT, (uint64_t)face),
                                             face == FACE_QUESTION ? 2 : 1 };
    return FACE_QUESTION;
}

int cards_chance(const void *state, struct lf_outcome *out)
{
    const struct cards_state *s = state;
    lf_action list[6];
    int n = 0;
    if (s->depth) {
        const struct frame *f = &s->frame[s->depth - 1];
        n = CARDS_FRAME[f->kind]->list(s, f, list);
        for (int i = 0; i < n; i++)
            out[i] = (struct lf_outcome){ list[i], f->kind == FRAME_SHUFFLE ? 0 : 1 };
        return n;
    }
    if (s->step == STEP_EVENT_DIE) return list_faces(out);
    if (s->step == STEP_DIE)
        for (; n < 6; n++)
            out[n] = (struct lf_outcome){ lf_act(ACT_DIE, (uint64_t)n + 1), 1 };
    for (; s->step == STEP_START_ROLL && n < 36; n++)
        out[n] = (struct lf_outcome){ lf_act(ACT_START_ROLL, (uint64_t)(n % 6 + 1) |
                                                             (uint64_t)(n / 6 + 1) << 8), 1 };
    return n;
}

/* ---- Checks ---- */

static lf_rule check_chance(const struct cards_state *s, lf_action action)
{
    struct lf_outcome list[36];
    if (!(cards_actors(s) >> LF_CHANCE & 1)) return KB(26);
    int count = cards_chance(s, list);
    for (int i = 0; i < count; i++)
        if (list[i].action == action || (!list[i].weight && list[i].action >> 48 == action >> 48))
            return 0;
    return KB(26);
}

lf_rule cards_check(const void *state, int seat, lf_action action)
{
    const struct cards_state *s = state;
    lf_action list[LF_LEGAL_MAX];
    if (seat == LF_CHANCE) return check_chance(s, action);
    if (s->step == STEP_OVER) return s->mode == MODE_BASE ? KB(67) : KE(16);
    if (!acts(s, seat)) return s->depth && s->frame[s->depth - 1].kind == FRAME_REACT ? KX(46)
                                                                                     : KB(26);
    if (!s->depth && s->step == STEP_MAIN) return cards_actions_check(s, seat, action);
    if (!s->depth && s->step == STEP_DECKS) return cards_deck_check(s, seat, action);
    int count = cards_legal(s, seat, list);
    for (int i = 0; i < count; i++)
        if (list[i] == action) return 0;
    if (!s->depth) return cards_step_why(s, seat, action);
    const struct frame *f = &s->frame[s->depth - 1];
    const struct frame_rule *rule = CARDS_FRAME[f->kind];
    return rule->why ? rule->why(s, f, action) : rule->rule;
}

/* Why nothing of the kind is possible in step 4. */
static lf_rule main_forbidden(const struct cards_state *s, int seat, int kind)
{
    static const lf_rule RULE[CARDS_KINDS] = {
        [ACT_BUILD] = KB(44), [ACT_PLAY] = KB(51), [ACT_BANK] = KB(47),
        [ACT_DEMOLISH] = KB(45), [ACT_SELL] = KC(bh_secret_brotherhood_1), [ACT_LIFT] = KX(23),
    };
    int start = pile_start(s, PILE_HAND + seat);
    if (kind == ACT_OFFER) return cards_offers_forbidden(s, seat);
    for (int i = 0; kind == ACT_PLAY && i < hand_size(s, seat); i++)
        if (row_is_action(s->card[start + i])) return cards_check_play(s, seat, s->card[start + i]);
    return RULE[kind] ? RULE[kind] : KB(26);
}

lf_rule cards_forbidden(const void *state, int seat, int kind)
{
    const struct cards_state *s = state;
    lf_action list[LF_LEGAL_MAX];
    if (seat < SEATS && kind >= LF_KIND_CHANCE_END && kind < CARDS_KINDS) {
        int count = cards_legal(s, seat, list);
        for (int i = 0; i < count; i++)
            if (lf_kind_of(list[i]) == kind) return 0;
        if (count && !s->depth && s->step == STEP_MAIN) return main_forbidden(s, seat, kind);
        if (acts(s, seat) && s->step == STEP_DECKS && kind == ACT_SAMPLE)
            return cards_samples_forbidden(s);
    }
    lf_rule rule = cards_check(s, seat, lf_act(kind, 0));
    return rule ? rule : KB(26);
}

/* ---- Doing ---- */

static void apply_chance(struct cards_state *s, lf_action action)
{
    int first = (int)(lf_args_of(action) & 0xFF), second = (int)(lf_args_of(action) >> 8);
    switch (lf_kind_of(action)) {
    case ACT_DIE:
        s->die = (uint8_t)first;
        s->step = STEP_EVENT_DIE;
        return;
    case ACT_EVENT:
        s->event = (uint8_t)first;
        s->event_card = ROW_NONE;
        s->step = STEP_EVENT;
        return;
    default:                         /* ties are rolled again (KB-11) */
        if (first == second) return;
        s->first = s->active = first > second ? 0 : 1;
        s->step = STEP_START_HAND;
        return;
    }
}

static void act(struct cards_state *s, int seat, lf_action action)
{
    if (s->depth) {
        struct frame *f = frame_top(s);
        CARDS_FRAME[f->kind]->apply(s, f, action);
    } else if (seat == LF_CHANCE) {
        apply_chance(s, action);
    } else if (s->step == STEP_MAIN) {
        cards_actions_apply(s, seat, action);
    } else {
        cards_step_apply(s, seat, action);
    }
    cards_settle(s);
}

void cards_apply(void *state, int seat, lf_action action)
{
    struct cards_state *s = state;
    LF_ASSERT(s->viewer == LF_NOBODY && s->figures == cards_figures_hash());
    LF_ASSERT(cards_check(s, seat, action) == 0);
    act(s, seat, action);
}

/* ---- Random games ---- */

static lf_action choose(const struct cards_state *s, int seat, struct lf_dealer *dealer)
{
    lf_action list[LF_LEGAL_MAX];
    if (!s->depth && s->step == STEP_MAIN) return cards_actions_draw(s, seat, dealer);
    return list[lf_choose(dealer, seat, cards_legal(s, seat, list))];
}

/* As the generic driver, but without views and checks: what is listed is allowed. */
void cards_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally)
{
    struct cards_state *s = state;
    struct lf_dealer dealer = lf_dealer_of(luck);
    *tally = (struct lf_tally){ 0 };
    for (lf_seats actors; (actors = cards_actors(s)) != 0; tally->transitions++) {
        if (s->turn > turn_cap) {
            tally->capped = true;
            break;
        }
        int actor = lf_lowest_seat(actors);
        act(s, actor, actor == LF_CHANCE ? lf_chance_draw(&cards_game, s, luck)
                                         : choose(s, actor, &dealer));
    }
    tally->turns = s->turn;
}
