/* numbers.h - the rows of numbers that views of all island games have. */
#ifndef ISLAND_NUMBERS_H
#define ISLAND_NUMBERS_H

#include "games/island/content.h"

extern const struct lf_number ISLAND_NUMBERS[];

#endif
