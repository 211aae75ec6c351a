/* menu.c - the tables of menu.h: exchanges in listing order, and sets of them by kinds. */
#include "games/knights/menu.h"

/* For a kind with each of the eight; itself counts nothing. */
#define WITH(X, a) X(a, 0) X(a, 1) X(a, 2) X(a, 3) X(a, 4) X(a, 5) X(a, 6) X(a, 7)

#define PAIR_BIT(a, b) | ((a) == (b) ? 0 : (uint64_t)1 << PAIR_INDEX(a, b))
#define TAKE_BIT(b, a) | ((a) == (b) ? 0 : (uint64_t)1 << PAIR_INDEX(a, b))

/* Pairs ascend: for each higher kind first those that take it, then those that give it. */
#define TAKES(low, high) { low, high }
#define GIVES(high, low) { high, low }
const struct pair KNIGHTS_PAIR[KIND_COUNT * (KIND_COUNT - 1)] = {
    TAKES(0, 1), GIVES(1, 0),
    TAKES(0, 2), TAKES(1, 2), GIVES(2, 0), GIVES(2, 1),
    TAKES(0, 3), TAKES(1, 3), TAKES(2, 3), GIVES(3, 0), GIVES(3, 1), GIVES(3, 2),
    TAKES(0, 4), TAKES(1, 4), TAKES(2, 4), TAKES(3, 4),
    GIVES(4, 0), GIVES(4, 1), GIVES(4, 2), GIVES(4, 3),
    TAKES(0, 5), TAKES(1, 5), TAKES(2, 5), TAKES(3, 5), TAKES(4, 5),
    GIVES(5, 0), GIVES(5, 1), GIVES(5, 2), GIVES(5, 3), GIVES(5, 4),
    TAKES(0, 6), TAKES(1, 6), TAKES(2, 6), TAKES(3, 6), TAKES(4, 6), TAKES(5, 6),
    GIVES(6, 0), GIVES(6, 1), GIVES(6, 2), GIVES(6, 3), GIVES(6, 4), GIVES(6, 5),
    TAKES(0, 7), TAKES(1, 7), TAKES(2, 7), TAKES(3, 7), TAKES(4, 7), TAKES(5, 7), TAKES(6, 7),
    GIVES(7, 0), GIVES(7, 1), GIVES(7, 2), GIVES(7, 3), GIVES(7, 4), GIVES(7, 5), GIVES(7, 6),
};

/* The pairs that give one kind, or take it. */
#define GIVEN(a) ((uint64_t)0 WITH(PAIR_BIT, a))
#define TAKEN(b) ((uint64_t)0 WITH(TAKE_BIT, b))

/* A table over the 256 sets of kinds, each entry made by a macro of the set. */
#define HAS(set, k, of) ((set) >> (k) & 1 ? of(k) : 0)
#define UNION(set, of) (HAS(set, 0, of) | HAS(set, 1, of) | HAS(set, 2, of) | HAS(set, 3, of) | \
                        HAS(set, 4, of) | HAS(set, 5, of) | HAS(set, 6, of) | HAS(set, 7, of))
#define FOUR(set, of) UNION(set, of), UNION((set) + 1, of), UNION((set) + 2, of), \
                      UNION((set) + 3, of)
#define SIXTEEN(set, of) FOUR(set, of), FOUR((set) + 4, of), FOUR((set) + 8, of), \
                         FOUR((set) + 12, of)
#define SIXTY_FOUR(set, of) SIXTEEN(set, of), SIXTEEN((set) + 16, of), SIXTEEN((set) + 32, of), \
                            SIXTEEN((set) + 48, of)
#define ALL(of) SIXTY_FOUR(0, of), SIXTY_FOUR(64, of), SIXTY_FOUR(128, of), SIXTY_FOUR(192, of)
const uint64_t KNIGHTS_GIVING[256] = { ALL(GIVEN) };
const uint64_t KNIGHTS_TAKING[256] = { ALL(TAKEN) };
