/* content.h - the tables as JSON for clients, cards and their conditions in words. */
#ifndef CARDS_CONTENT_H
#define CARDS_CONTENT_H

#include "games/cards/table/row.h"

int cards_content(char *out, size_t size);

/* What a card asks for, in words ("Church or Town hall"); "" where it asks for nothing. */
int cards_condition(int row, enum lf_language language, char *out, size_t size);

extern const struct lf_things CARDS_THINGS;                 /* things.c */

#endif
