/* signals.c - see signals.h. What was acknowledged is on the disk, so the end that does not wait
 * loses nothing. */
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

#include "server/signals.h"

enum { PATIENCE_S = 6, FAILED = 4 };    /* the exit status of a system that failed */

static pthread_t thread;
static atomic_bool over;
static void (*when_asked)(void *context);
static void *asked_context;
static sigset_t before;

static void fill(sigset_t *set)
{
    sigemptyset(set);
    sigaddset(set, SIGTERM);
    sigaddset(set, SIGINT);
}

static void *watch(void *nothing)
{
    sigset_t set;
    time_t end = 0;
    struct timespec now;
    fill(&set);
    for (;;) {
        clock_gettime(CLOCK_MONOTONIC, &now);
        struct timespec left = { .tv_sec = end > now.tv_sec ? end - now.tv_sec : 0 };
        int number = end ? sigtimedwait(&set, NULL, &left) : sigwaitinfo(&set, NULL);
        if (atomic_load(&over)) return nothing;
        if (number > 0) {
            if (!end) {
                clock_gettime(CLOCK_MONOTONIC, &now);
                end = now.tv_sec + PATIENCE_S;
            }
            when_asked(asked_context);
        } else if (end && now.tv_sec >= end) {
            _exit(FAILED);
        }
    }
}

bool signals_start(void (*asked)(void *context), void *context)
{
    sigset_t set;
    when_asked = asked;
    asked_context = context;
    atomic_store(&over, false);
    fill(&set);
    if (pthread_sigmask(SIG_BLOCK, &set, &before) != 0) return false;
    return pthread_create(&thread, NULL, watch, NULL) == 0;
}

void signals_stop(void)
{
    atomic_store(&over, true);
    pthread_kill(thread, SIGTERM);
    pthread_join(thread, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}
