/* sets.h - sets of hexes, corners and edges as types.
 *
 * hexes_has, corners_count, edges_or ...: the same functions for each, in set_of.h. How wide a
 * set is follows from the shape of the boards that a game is compiled for: on the 19-hex island a
 * set of hexes or corners is one word, a set of edges two. With ISLAND_WIDE the same sources play
 * on any board that fits a frame of nine rows (geometry.h), with sets of two, three and four words.
 */
#ifndef ISLAND_SETS_H
#define ISLAND_SETS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef ISLAND_WIDE
enum { HEX_COUNT = 68, CORNER_COUNT = 166, EDGE_COUNT = 233 };
#define HEX_SET_WORD uint64_t
enum { HEX_SET_WORDS = 2, CORNER_SET_WORDS = 3, EDGE_SET_WORDS = 4 };
#else
enum { HEX_COUNT = 19, CORNER_COUNT = 54, EDGE_COUNT = 72 };
#define HEX_SET_WORD uint32_t
enum { HEX_SET_WORDS = 1, CORNER_SET_WORDS = 1, EDGE_SET_WORDS = 2 };
#endif

/* ---- Bits of one word ---- */

static inline int bits_count(uint64_t mask) { return __builtin_popcountll(mask); }
static inline int bits_lowest(uint64_t mask) { return __builtin_ctzll(mask); }

/* The n-th set bit, counted from 0. */
static inline int bits_nth(uint64_t mask, int n)
{
#ifdef __BMI2__
    return __builtin_ctzll(__builtin_ia32_pdep_di((uint64_t)1 << n, mask));
#else
    for (; n > 0; n--) mask &= mask - 1;
    return __builtin_ctzll(mask);
#endif
}

/* ---- Sets ---- */

#define SET hex_set
#define SET_WORD HEX_SET_WORD
#define SET_WORDS HEX_SET_WORDS
#define SET_SIZE HEX_COUNT
#define SET_FN(name) hexes_##name
#include "games/island/set_of.h"

#define SET corner_set
#define SET_WORD uint64_t
#define SET_WORDS CORNER_SET_WORDS
#define SET_SIZE CORNER_COUNT
#define SET_FN(name) corners_##name
#include "games/island/set_of.h"

/* A set of corners as one number, for actions and replies that carry one. On wide boards it is a
 * list of at most seven: one more than each corner, ascending, a byte each. */
#ifdef ISLAND_WIDE
static inline uint64_t corners_word(corner_set set)
{
    uint64_t word = 0;
    for (int shift = 0; corners_any(set) && shift < 56; set = corners_rest(set), shift += 8)
        word |= (uint64_t)(corners_lowest(set) + 1) << shift;
    return word;
}

static inline corner_set corners_of_word(uint64_t word)
{
    corner_set set = corners_none();
    for (; word; word >>= 8)
        if ((word & 0xFF) && (word & 0xFF) <= CORNER_COUNT)
            corners_add(&set, (int)(word & 0xFF) - 1);
    return set;
}
#else
static inline uint64_t corners_word(corner_set set) { return set.w[0]; }
static inline corner_set corners_of_word(uint64_t word) { return (corner_set){ { word } }; }
#endif

#define SET edge_set
#define SET_WORD uint64_t
#define SET_WORDS EDGE_SET_WORDS
#define SET_SIZE EDGE_COUNT
#define SET_FN(name) edges_##name
#include "games/island/set_of.h"

#endif
