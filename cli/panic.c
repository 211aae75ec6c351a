/* panic.c - what a failed LF_ASSERT does in the command: say where, then abort for a core. */
#include <stdio.h>
#include <stdlib.h>

#include "core/check.h"

_Noreturn void lf_panic(const char *what, const char *file, int line)
{
    fflush(stdout);
    fprintf(stderr, "landfall: our mistake, please report it: %s:%d: %s\n", file, line, what);
    abort();
}
