/* sentence.h - what the sentences of describe.c and outcome.c share. */
#ifndef KNIGHTS_SENTENCE_H
#define KNIGHTS_SENTENCE_H

#include "core/say.h"
#include "games/knights/say.h"

/* The view that a sentence is about. */
static inline const struct knights_state *of(const struct sentence *t) { return t->view; }

static inline void say_place(struct sentence *t, char letter, uint64_t number)
{
    lf_put_char(&t->out, letter);
    lf_put_unsigned(&t->out, number);
}

#endif
