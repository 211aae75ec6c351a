/* names.h - names that people can trust: what is seen is what is there, and two people differ. */
#ifndef SERVER_NAMES_H
#define SERVER_NAMES_H

#include <stdbool.h>

#include "core/lf.h"

/* What is wrong with a name in UTF-8, as what was expected instead; no text in it: nothing. */
struct lf_say names_fault(const char *name);

/* Whether a reader may take one for the other. */
bool names_alike(const char *one, const char *other);

#endif
