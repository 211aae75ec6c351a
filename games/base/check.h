/* check.h - what check.c shares with legal.c. */
#ifndef BASE_CHECK_H
#define BASE_CHECK_H

#include "games/base/moves.h"
#include "games/island/check.h"

/* The rule that forbids every action of this kind to the seat whatever its arguments, or 0. */
lf_rule base_kind_rule(const struct base_state *s, int seat, int kind);

#endif
