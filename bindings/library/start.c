/* start.c - what a library needs beyond the engine: its version, what a failed assert does, and
 * that tables which are worked out, not written down, are made before main() begins: so that
 * nothing here writes to memory of its own once a program runs. */
#include <stdio.h>
#include <stdlib.h>

#include "bindings/library/landfall.h"
#include "bots/list.h"

const char *lf_version(void) { return LF_VERSION; }

/* A program may define its own; it must not return. */
__attribute__((weak)) _Noreturn void lf_panic(const char *what, const char *file, int line)
{
    fprintf(stderr, "liblandfall: our mistake, please report it: %s:%d: %s\n", file, line, what);
    abort();
}

__attribute__((constructor)) static void start(void)
{
    for (const struct lf_bot_pack *const *pack = lf_bot_packs; *pack; pack++)
        if ((*pack)->prepare) (*pack)->prepare();
}
