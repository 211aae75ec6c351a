/* wide.h - the test-only game on boards of any shape. */
#ifndef TESTS_WIDE_H
#define TESTS_WIDE_H

#include "core/lf.h"

/* The browser knows how to draw `base`: under that name the game is served for its picture. */
#ifdef WIDE_SERVED
#define WIDE_NAME "base"
#else
#define WIDE_NAME "wide"
#endif

extern struct lf_game wide_game;

#endif
