/* view.h - what view.c, sound.c and fields.c share. */
#ifndef KNIGHTS_VIEW_H
#define KNIGHTS_VIEW_H

#include "games/island/view.h"
#include "games/knights/check.h"

/* How the number of a shuffle is hidden: a bit beside the deck. */
#define SHUFFLE_HIDDEN ((uint64_t)1 << 55)

/* Whether this is a view in which the seat's put-aside or offered cards are only a number. */
bool knights_hides_aside(const struct knights_state *s, int seat);

/* Phases in which reply[] holds cards that have left the hands. */
static inline bool knights_aside_phase(const struct knights_state *s)
{
    return s->phase == PHASE_DISCARD || s->phase == PHASE_SABOTAGE || s->phase == PHASE_WEDDING;
}

/* Commodities of each kind: 12 (CK-04), more where the bank is said to be infinite. */
static inline int knights_commodities(const struct knights_state *s)
{
    return s->bank_each == KNIGHTS_INFINITE ? 18 : COMMODITIES;
}

/* All resource and commodity cards of the game, as lanes. */
static inline uint64_t knights_all_cards(const struct knights_state *s)
{
    return (uint64_t)s->bank_each * CARDS(1, 1, 1, 1, 1) +
           (uint64_t)knights_commodities(s) * 0x0101010000000000u;
}

#endif
