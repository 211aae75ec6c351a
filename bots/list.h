/* list.h - the bots by name, for the list in bots.c and for the arena's short cut. */
#ifndef LF_BOTS_LIST_H
#define LF_BOTS_LIST_H

#include "bots/bot.h"

extern const struct lf_bot lf_bot_random;

#endif
