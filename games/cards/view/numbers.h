/* numbers.h - the rows of numbers of the card game's views. */
#ifndef CARDS_NUMBERS_H
#define CARDS_NUMBERS_H

#include "core/lf.h"

extern const struct lf_number *const CARDS_NUMBERS[];

#endif
