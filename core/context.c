/* context.c - the context of a thread (context.h). */
#include "core/context.h"

#include <stddef.h>

static const struct lf_context STANDARD = { { NULL } };

_Thread_local const struct lf_context *lf_context_entered = &STANDARD;

void lf_enter(const struct lf_context *context)
{
    lf_context_entered = context ? context : &STANDARD;
}
