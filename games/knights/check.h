/* check.h - what the two halves of check share with legal.c and the table of the game. */
#ifndef KNIGHTS_CHECK_H
#define KNIGHTS_CHECK_H

#include "games/island/check.h"
#include "games/knights/apply.h"

/* Who may act now. */
lf_seats knights_actor_set(const struct knights_state *s);

/* Whether the seat may propose a trade to the one whose turn it is (IB-50, R-92). */
bool knights_may_propose(const struct knights_state *s, int seat);

#endif
