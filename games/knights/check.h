/* check.h - what the two halves of check share with legal.c and the table of the game. */
#ifndef KNIGHTS_CHECK_H
#define KNIGHTS_CHECK_H

#include "games/knights/apply.h"

/* Who may act now. */
lf_seats knights_actor_set(const struct knights_state *s);

#endif
