/* advise.c - what the solution says about a position: every action's loss, and how likely it is
 * that something can be built after rolling again. */
#include "bots/dice/mind.h"

#include "core/check.h"
#include "bots/dice/turn.h"

/* Points expected from a position on, in a turn that has begun, beyond those built before it. */
static double after_build(const struct dice_mind *mind, const struct dice_state *s)
{
    struct dice_spot spot = mind_spot(s);
    return mind_intent(mind, &spot).worth;
}

/* Worth of each action in the phase of building: it is carried out on a copy, and the best that
 * can follow is found. */
static double build_worth(const struct dice_mind *mind, const struct dice_state *s,
                          lf_action action)
{
    struct dice_state after = *s;
    const struct dice_sheet *sheet = &s->sheet[s->active];
    if (lf_kind_of(action) == K_END) {
        int points = s->gained ? s->gained : -2;
        return mind->worth(mind, points, book_rank(sheet->knights, sheet->used),
                           book_place(dice_book(), sheet));
    }
    after.viewer = LF_NOBODY;
    dice_apply(&after, s->active, action);
    return after_build(mind, &after);
}

static double roll_worth(const struct dice_mind *mind, const struct dice_state *s)
{
    const struct dice_book *book = dice_book();
    struct dice_spot spot = mind_spot(s);
    double worth[FALLS];
    mind_rolls(mind, &spot, worth);
    for (int choice = 0; choice < 2; choice++) {
        turn_expect(book, worth);
        turn_choose(book, worth);
    }
    return turn_mean(book, worth);
}

/* The worth of every legal action. */
static int judge(const struct dice_mind *mind, const struct dice_state *s, lf_action *list,
                 double *worth)
{
    const struct dice_book *book = dice_book();
    int count = dice_legal(s, s->active, list);
    double keeps[FALLS];
    struct dice_spot spot = mind_spot(s);
    if (s->phase == DICE_CHOOSE) mind_keeps(mind, &spot, s->rolls, keeps);
    for (int i = 0; i < count; i++) {
        switch (lf_kind_of(list[i])) {
        case K_ROLL: worth[i] = roll_worth(mind, s); break;
        case K_STOP: worth[i] = keeps[book_fall(book, s->dice)]; break;
        case K_REROLL:
            worth[i] = keeps[book_fall(book, s->dice - (dice_faces)lf_args_of(list[i]))];
            break;
        default: worth[i] = build_worth(mind, s, list[i]); break;
        }
    }
    return count;
}

int dice_advise(const void *view, int seat, struct lf_advice *out, double *expected)
{
    const struct dice_state *s = view;
    struct dice_mind mind;
    lf_action list[LF_LEGAL_MAX];
    double worth[LF_LEGAL_MAX], best = 0;
    if (seat != s->active || !mind_optimal(&mind, s)) return 0;
    int count = judge(&mind, s, list, worth);
    for (int i = 0; i < count; i++)
        if (i == 0 || worth[i] > best) best = worth[i];
    /* The worth counts what this turn has built already; so does the score, but not its cross. */
    *expected = dice_score(&s->sheet[seat]) - s->gained + best;
    for (int i = 0; i < count; i++)
        out[i] = (struct lf_advice){ list[i], worth[i] < best - 1e-9 ? best - worth[i] : 0 };
    return count;
}

/* ---- Goals ---- */

static const struct lf_say GOAL_NAME[PLANS] = {
    [PLAN_NONE] = { { "nothing", "nichts" } },
    [PLAN_R] = { { "a road", "eine Straße" } },
    [PLAN_RR] = { { "two roads", "zwei Straßen" } },
    [PLAN_RRR] = { { "three roads", "drei Straßen" } },
    [PLAN_S] = { { "the settlement", "die Siedlung" } },
    [PLAN_SR] = { { "the settlement and a road", "die Siedlung und eine Straße" } },
    [PLAN_C] = { { "the city", "die Stadt" } },
    [PLAN_K] = { { "the knight", "der Ritter" } },
    [PLAN_KR] = { { "the knight and a road", "der Ritter und eine Straße" } },
    [PLAN_KK] = { { "two knights", "zwei Ritter" } },
};

/* Whether a final roll can pay for a plan with any of the jokers at hand. */
static bool can_pay(enum plan plan, unsigned usable, dice_faces dice)
{
    for (unsigned jokers = usable;; jokers = (jokers - 1) & usable) {
        if (book_fills(plan, jokers, dice)) return true;
        if (!jokers) return false;
    }
}

int dice_goals(const void *view, int seat, lf_action action, struct lf_goal *out)
{
    const struct dice_state *s = view;
    const struct dice_book *book = dice_book();
    dice_faces kept = s->dice;
    int count = 0, kind = lf_kind_of(action);
    if (seat != s->active) return 0;
    if (kind == K_REROLL) kept -= (dice_faces)lf_args_of(action);
    else if (kind == K_ROLL) kept = 0;
    else if (kind != K_STOP) return 0;
    struct dice_spot spot = mind_spot(s);
    bool same_turn = !(s->options & DICE_LATER_TURNS);
    for (int plan = PLAN_R; plan < PLANS; plan++) {
        double chance[FALLS];
        int row = spot.place * PLACE_PLANS + PLAN[plan].on_island;
        if (book->follow_from[row] == book->follow_from[row + 1]) continue;
        if (spot.knights + PLAN[plan].knights > DICE_KNIGHTS) continue;
        unsigned usable = plan_jokers((enum plan)plan, spot.knights, dice_jokers(s), same_turn);
        for (int fall = FALLS_BELOW; fall < FALLS; fall++)
            chance[fall] = can_pay((enum plan)plan, usable, book->fall[fall]);
        turn_expect(book, chance);
        LF_ASSERT(count < LF_GOALS_MAX);
        out[count++] = (struct lf_goal){ GOAL_NAME[plan], chance[book_fall(book, kept)] };
    }
    return count;
}
