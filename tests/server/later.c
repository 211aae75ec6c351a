/* later.c - loaded before the server: the clock on the wall is LATER_DAYS days ahead. */
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t which, struct timespec *now)
{
    int result = (int)syscall(SYS_clock_gettime, which, now);
    const char *days = getenv("LATER_DAYS");
    if (which == CLOCK_REALTIME && days) now->tv_sec += atol(days) * 86400;
    return result;
}
