/* ranges.c - which arguments actions of the dice game can be listed with (core/dense.h). */
#include "core/dense.h"
#include "games/dice/dice.h"

enum { REROLLS = 923 };                     /* up to six dice of six faces, but not none */

/* Counts run like digits, with a carry where there are more than six dice. */
static uint64_t nth_reroll(int n)
{
    int count[FACE_COUNT] = { 0 }, sum = 0;
    for (n++; n > 0; n--) {
        int face = 0;
        for (; sum == DICE_COUNT; face++) {
            sum -= count[face];
            count[face] = 0;
        }
        count[face]++;
        sum++;
    }
    uint64_t faces = 0;
    for (int face = 0; face < FACE_COUNT; face++) faces |= (uint64_t)count[face] << 4 * face;
    return faces;
}

#define FACES(face) { .shift = 4 * (face), .bits = 4, .count = DICE_COUNT + 1 }
const struct lf_range DICE_RANGES[] = {
    LF_RANGE_OF(K_REROLL, REROLLS, nth_reroll, FACES(0), FACES(1), FACES(2), FACES(3), FACES(4),
                FACES(5)),
    LF_RANGE(K_ROAD, { .bits = 4, .count = DICE_ROADS }),
    LF_RANGE(K_JOKER, { .shift = 6, .bits = 3, .count = DICE_KNIGHTS },
                 { .shift = 3, .bits = 3, .count = FACE_COUNT },
                 { .bits = 3, .count = FACE_COUNT }),
    LF_RANGE(K_GOLD, { .bits = 3, .count = RESOURCES }),
    { 0 },
};
