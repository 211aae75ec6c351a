/* ahead.c - trying an action out: it is applied, and what it leaves owed is answered, by each seat
 * with the choice that looks best at once, by chance with a drawn outcome. */
#include <string.h>

#include "bots/cards/mind.h"

enum { STEPS_MAX = 60 };

static lf_action draw_chance(const struct cards_state *s, struct lf_rng *rng)
{
    struct lf_outcome list[LF_OUTCOMES_MAX];
    int count = cards_chance(s, list);
    uint32_t sum = 0;
    for (int i = 0; i < count; i++) sum += list[i].weight;
    if (!sum) return list[0].action | lf_rng_next(rng) >> 16;
    uint32_t pick = lf_rng_below(rng, sum);
    int i = 0;
    for (; pick >= list[i].weight; i++) pick -= list[i].weight;
    return list[i].action;
}

/* The best answer as it looks at once, without what comes after. */
static lf_action answer(const struct cards_state *s, int seat)
{
    lf_action list[LF_LEGAL_MAX], best = 0;
    int count = cards_legal(s, seat, list), most = 0;
    LF_ASSERT(count > 0);
    if (count == 1) return list[0];
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

/* Something is owed, or the dice are on their way. */
static bool goes_on(const struct cards_state *s)
{
    return s->depth || (s->step >= STEP_DIE && s->step <= STEP_PRODUCTION);
}

void cards_follow(struct cards_state *s, int seat, lf_action action, struct lf_rng *rng)
{
    cards_apply(s, seat, action);
    for (int i = 0; i < STEPS_MAX && goes_on(s); i++) {
        lf_seats actors = cards_actors(s);
        if (actors & lf_seat_bit(LF_CHANCE)) {
            cards_apply(s, LF_CHANCE, draw_chance(s, rng));
        } else {
            int next = actors & lf_seat_bit(seat) ? seat : seat_other(seat);
            if (!actors) return;
            cards_apply(s, next, answer(s, next));
        }
    }
}

int cards_ahead(const struct cards_state *s, int seat, lf_action action, struct lf_rng rng)
{
    struct cards_state after = *s;
    cards_follow(&after, seat, action, &rng);
    return cards_worth(&after, seat);
}
