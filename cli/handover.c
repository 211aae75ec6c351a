/* handover.c - the installed program runs on every machine of its kind, so it is built for the
 * oldest. Beside it stands the same program for processors that can do more: where this is one,
 * that program takes over before anything else happens, in the same process. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"

#if defined LANDFALL_PORTABLE && defined __x86_64__

enum { PATH_SIZE = 1024 };

static bool processor_is_newer(void)
{
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma");
}

/* bin/landfall looks for lib/landfall/x86-64-v3/landfall; without it, it goes on by itself. */
void hand_over(char **words)
{
    static const char other[] = "/lib/landfall/x86-64-v3/landfall";
    char path[PATH_SIZE];
    const char *plain = getenv("LANDFALL_BASELINE");
    if ((plain && *plain) || !processor_is_newer()) return;
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - sizeof other);
    if (length <= 0) return;
    path[length] = 0;
    for (int folders = 0; folders < 2; folders++) {
        char *slash = strrchr(path, '/');
        if (!slash) return;
        *slash = 0;
    }
    strcat(path, other);
    execv(path, words);
}

#else

void hand_over(char **words)
{
    (void)words;
}

#endif
