/* hash.h - a 64-bit hash of a state, the same on every (little-endian) machine. */
#ifndef LF_HASH_H
#define LF_HASH_H

#include "core/rng.h"

/* size is a multiple of 8, as all state sizes are. */
static inline uint64_t lf_hash(const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    uint64_t h = 0x4C616E6466616C6Cu ^ size;
    for (size_t i = 0; i < size; i += 8) {
        uint64_t word;
        __builtin_memcpy(&word, at + i, 8);
        h = (h ^ word) * 0x9FB21C651E98DF25u;
        h ^= h >> 29;
    }
    return lf_mix(h);
}

#endif
