/* dealer.h - draws for random playouts: the streams of a match with their keys worked out once.
 *
 * They give the same numbers in the same order as lf_luck_below() and the bot `random`, so a
 * playout and the generic driver play the same game to the last byte (the conformance test
 * compares them).
 */
#ifndef LF_DEALER_H
#define LF_DEALER_H

#include "core/rng.h"

struct lf_dealer { uint64_t key[LF_STREAMS]; struct lf_luck *luck; };

static inline struct lf_dealer lf_dealer_of(struct lf_luck *luck)
{
    struct lf_dealer d = { { 0 }, luck };
    for (unsigned i = 0; i < LF_STREAMS; i++) d.key[i] = lf_rng_key(luck->seed, i);
    return d;
}

/* Uniform in 0..n-1. */
static inline uint32_t lf_deal(struct lf_dealer *d, unsigned stream, uint32_t n)
{
    struct lf_rng rng = { d->key[stream], d->luck->drawn[stream] };
    uint32_t value = lf_rng_below(&rng, n);
    d->luck->drawn[stream] = (uint32_t)rng.drawn;
    return value;
}

/* One of so many choices of a seat. A seat that has one choice takes it without drawing, as
 * `random` does: of one the number is always 0, and it is not counted. How many there are changes
 * from turn to turn, so that a branch on it would be guessed wrong every fifth time. */
static inline int lf_choose(struct lf_dealer *d, int seat, int count)
{
    unsigned stream = LF_STREAM_SEAT + (unsigned)seat;
    uint32_t n = (uint32_t)count, drawn = d->luck->drawn[stream];
    uint64_t product = (lf_rng_at(d->key[stream], drawn) >> 32) * n;
    if (__builtin_expect((uint32_t)product < n, 0) && n > 1)
        return (int)lf_deal(d, stream, n);      /* perhaps one of the few that are drawn again */
    d->luck->drawn[stream] = drawn + (n > 1);
    return (int)(product >> 32);
}

#endif
