/* rng.h - random numbers that depend on nothing but (seed, stream, how many were drawn).
 *
 * Streams are counter based: the n-th number of a stream is a hash of seed, stream and n. Each
 * kind of chance (dice, deck, theft, shuffle) and each seat's own choices have their own
 * stream, so two matches with the same seed share their luck even when their players differ:
 * the tenth roll is the same roll in both.
 */
#ifndef LF_RNG_H
#define LF_RNG_H

#include "core/lf.h"

enum {
    LF_STREAM_SEAT = LF_KIND_CHANCE_END,              /* + seat: what the seat's bot draws */
    LF_STREAMS = LF_STREAM_SEAT + 8,
};

/* One stream. */
struct lf_rng { uint64_t key; uint64_t drawn; };

/* All streams of one match. */
struct lf_luck { uint64_t seed; uint32_t drawn[LF_STREAMS]; };

/* A bijective hash of 64 bits (the finaliser known as Stafford's variant 13). */
static inline uint64_t lf_mix(uint64_t x)
{
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

static inline uint64_t lf_rng_key(uint64_t seed, unsigned stream)
{
    return seed + stream * 0xD1342543DE82EF95u;
}

static inline uint64_t lf_rng_at(uint64_t key, uint64_t n)
{
    return lf_mix(key + n * 0x9E3779B97F4A7C15u);
}

/* Uniform in 0..n-1 without bias (Lemire's method): a second number is drawn only in the few
 * cases in n of 2^32 that would favour some result. n is at least 1. */
static inline uint32_t lf_rng_below(struct lf_rng *rng, uint32_t n)
{
    uint64_t product = (lf_rng_at(rng->key, rng->drawn++) >> 32) * n;
    if ((uint32_t)product < n) {
        uint32_t least = (0u - n) % n;
        while ((uint32_t)product < least)
            product = (lf_rng_at(rng->key, rng->drawn++) >> 32) * n;
    }
    return (uint32_t)(product >> 32);
}

static inline uint64_t lf_rng_next(struct lf_rng *rng) { return lf_rng_at(rng->key, rng->drawn++); }

/* The same, from one stream of a match. */
static inline uint32_t lf_luck_below(struct lf_luck *luck, unsigned stream, uint32_t n)
{
    struct lf_rng rng = { lf_rng_key(luck->seed, stream), luck->drawn[stream] };
    uint32_t value = lf_rng_below(&rng, n);
    luck->drawn[stream] = (uint32_t)rng.drawn;
    return value;
}

static inline uint64_t lf_luck_bits48(struct lf_luck *luck, unsigned stream)
{
    return lf_rng_at(lf_rng_key(luck->seed, stream), luck->drawn[stream]++) >> 16;
}

/* Starts all streams of the match number `match` of a series with this seed. */
static inline void lf_luck_start(struct lf_luck *luck, uint64_t seed, uint64_t match)
{
    luck->seed = lf_mix(lf_mix(seed) + match);
    for (int i = 0; i < LF_STREAMS; i++) luck->drawn[i] = 0;
}

#endif
