/* playout.c - random games at full speed.
 *
 * Every seat chooses uniformly among its listed actions, drawing from the same random streams in
 * the same order as the generic driver with the bot `random`, so both play the same game to the
 * last byte (the conformance test compares them).
 */
#include "core/rng.h"
#include "games/knights/check.h"
#include "games/knights/menu.h"

/* The streams this game uses, with keys worked out once. */
struct dealer { uint64_t key[LF_STREAMS]; struct lf_luck *luck; };

static inline uint32_t draw(struct dealer *d, unsigned stream, uint32_t n)
{
    struct lf_rng rng = { d->key[stream], d->luck->drawn[stream] };
    uint32_t value = lf_rng_below(&rng, n);
    d->luck->drawn[stream] = (uint32_t)rng.drawn;
    return value;
}

/* A seat that has one choice takes it without drawing, as `random` does. */
static inline int choose(struct dealer *d, int seat, int count)
{
    return count > 1 ? (int)draw(d, LF_STREAM_SEAT + (unsigned)seat, (uint32_t)count) : 0;
}

static void from_list(struct knights_state *s, struct dealer *d, int seat)
{
    lf_action list[LF_LEGAL_MAX];
    int count = knights_legal(s, seat, list);
    knights_do(s, seat, list[choose(d, seat, count)]);
}

static void from_chance(struct knights_state *s, struct dealer *d)
{
    struct lf_outcome list[LF_OUTCOMES_MAX];
    int count = knights_chance(s, list);
    lf_action action = list[0].action;
    unsigned stream = (unsigned)lf_kind_of(action);
    if (list[0].weight == 0) action |= lf_luck_bits48(d->luck, stream);
    else {
        uint32_t sum = 0;
        int i = 0;
        for (int k = 0; k < count; k++) sum += list[k].weight;
        for (uint32_t pick = sum > 1 ? draw(d, stream, sum) : 0; pick >= list[i].weight; i++)
            pick -= list[i].weight;
        action = list[i].action;
    }
    knights_do(s, LF_CHANCE, action);
}

void knights_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally)
{
    struct knights_state *s = state;
    struct dealer d = { { 0 }, luck };
    *tally = (struct lf_tally){ 0 };
    for (unsigned i = 0; i < LF_STREAMS; i++) d.key[i] = lf_rng_key(luck->seed, i);
    for (; s->phase != PHASE_OVER; tally->transitions++) {
        if (s->turn > turn_cap) { tally->capped = true; break; }
        lf_seats actors = knights_actor_set(s);
        if (s->phase == PHASE_OFFER && knights_unanswered(s)) actors = knights_unanswered(s);
        if (actors & lf_seat_bit(LF_CHANCE)) from_chance(s, &d);
        else from_list(s, &d, __builtin_ctz(actors));
    }
    tally->turns = s->turn;
}
