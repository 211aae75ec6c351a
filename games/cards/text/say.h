/* say.h - what the seat that is to act is asked to do, in a sentence. */
#ifndef CARDS_SAY_H
#define CARDS_SAY_H

#include "games/cards/cards.h"

/* The texts are NULL where there is nothing to say. */
const struct lf_say *cards_task(const struct cards_state *s);

#endif
