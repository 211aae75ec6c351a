/* yields.h - what a random game on a wide board remembers of what each number yields to whom: only
 * a new building changes that. The robber's hex is taken off when its number comes up. */
#ifndef ISLAND_YIELDS_H
#define ISLAND_YIELDS_H

#include "games/island/island_inline.h"

#ifdef ISLAND_WIDE

struct yields {
    uint64_t gain[11][ISLAND_SEATS];   /* by number less two: card lanes */
    uint8_t gold[11][ISLAND_SEATS];
    uint16_t known;                    /* set of numbers, less two */
};

/* A building has come to a corner, or changed. */
static inline void yields_forget(struct yields *y, const struct island *s, int corner)
{
    hex_set hexes = CORNER_HEXES[corner];
    for (int i = 0; i < 11; i++)
        if (hexes_meet(s->number_hexes[i], hexes)) y->known &= (uint16_t)~(1u << i);
}

/* What a hex yields to all. */
static inline void yields_of(const struct island *s, int hex, uint64_t gain[ISLAND_SEATS],
                             uint8_t gold[ISLAND_SEATS], int sign)
{
    int terrain = island_terrain(s, hex);
    for (int i = 0; i < ISLAND_SEATS; i++) {
        int cards = sign * island_yields(s, i, hex);
        if (terrain == GOLD) gold[i] = (uint8_t)(gold[i] + cards);
        else if (terrain < RESOURCE_COUNT) gain[i] += (uint64_t)cards << 8 * terrain;
    }
}

static inline void yields_learn(struct yields *y, const struct island *s, int i)
{
    for (int k = 0; k < ISLAND_SEATS; k++) y->gain[i][k] = y->gold[i][k] = 0;
    for (hex_set at = s->number_hexes[i]; hexes_any(at); at = hexes_rest(at))
        yields_of(s, hexes_lowest(at), y->gain[i], y->gold[i], 1);
    y->known |= (uint16_t)(1u << i);
}

/* As island_produce(). */
static inline void yields_produce(struct yields *y, struct island *s, int number)
{
    uint64_t gain[ISLAND_SEATS];
    int i = number - 2;
    if (!(y->known >> i & 1)) yields_learn(y, s, i);
    for (int k = 0; k < ISLAND_SEATS; k++) {
        gain[k] = y->gain[i][k];
        s->gold[k] = (uint8_t)(s->gold[k] + y->gold[i][k]);
    }
    if (s->robber < HEX_COUNT && hexes_in(&s->number_hexes[i], s->robber))
        yields_of(s, s->robber, gain, s->gold, -1);
    island_hand_out(s, gain);
}

#endif

#endif
