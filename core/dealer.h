/* dealer.h - draws for the random playouts of games: the streams of a match (rng.h) with their
 * keys worked out once. They are drawn from as the generic driver and the bot `random` do. */
#ifndef LF_DEALER_H
#define LF_DEALER_H

#include "core/rng.h"

struct lf_dealer { uint64_t key[LF_STREAMS]; struct lf_luck *luck; };

static inline void lf_dealer_start(struct lf_dealer *d, struct lf_luck *luck)
{
    d->luck = luck;
    for (unsigned i = 0; i < LF_STREAMS; i++) d->key[i] = lf_rng_key(luck->seed, i);
}

static inline uint32_t lf_deal(struct lf_dealer *d, unsigned stream, uint32_t n)
{
    struct lf_rng rng = { d->key[stream], d->luck->drawn[stream] };
    uint32_t value = lf_rng_below(&rng, n);
    d->luck->drawn[stream] = (uint32_t)rng.drawn;
    return value;
}

/* What a seat chooses among so many. One that has one choice takes it without drawing; that is
 * done without a branch, because how often it comes cannot be guessed. */
static inline int lf_deal_choice(struct lf_dealer *d, int seat, int count)
{
    unsigned stream = LF_STREAM_SEAT + (unsigned)seat;
    struct lf_rng rng = { d->key[stream], d->luck->drawn[stream] };
    uint32_t value = lf_rng_below(&rng, (uint32_t)count);      /* of one choice always 0 */
    d->luck->drawn[stream] = count > 1 ? (uint32_t)rng.drawn : d->luck->drawn[stream];
    return (int)value;
}

/* The same for chance: of one card it is drawn without a number. */
static inline uint32_t lf_deal_card(struct lf_dealer *d, unsigned stream, uint32_t count)
{
    return count > 1 ? lf_deal(d, stream, count) : 0;
}

#endif
