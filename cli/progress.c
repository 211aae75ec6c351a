/* progress.c - clocks, and a bar on stderr for work that takes more than a moment. */
#define _DEFAULT_SOURCE
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/command.h"

static const double patience_seconds = 0.5;     /* shorter work needs no bar */
enum { BAR_CELLS = 24 };

static double seconds_of(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

double seconds_now(void) { return seconds_of(CLOCK_MONOTONIC); }
double seconds_of_cpu(void) { return seconds_of(CLOCK_PROCESS_CPUTIME_ID); }

void progress_start(struct progress *progress, const char *what, uint64_t total, bool quiet)
{
    const char *terminal = getenv("TERM");
    bool able = terminal && strcmp(terminal, "dumb") != 0;
    *progress = (struct progress){
        .what = what, .total = total, .started = seconds_now(),
        .wanted = !quiet && able && isatty(STDERR_FILENO),
    };
}

static void print_time_left(double seconds)
{
    unsigned long left = (unsigned long)(seconds + 0.5);
    if (left >= 3600) fprintf(stderr, "%lu:%02lu:%02lu", left / 3600, left / 60 % 60, left % 60);
    else fprintf(stderr, "%lu:%02lu", left / 60, left % 60);
}

void progress_show(struct progress *progress, uint64_t done)
{
    double elapsed = seconds_now() - progress->started;
    if (!progress->wanted || elapsed < patience_seconds || progress->total == 0) return;
    double part = (double)done / (double)progress->total;
    int cells = (int)(part * BAR_CELLS);
    fprintf(stderr, "\r%s [", progress->what);
    for (int i = 0; i < BAR_CELLS; i++) putc(i < cells ? '#' : '.', stderr);
    fprintf(stderr, "] %3d %%", (int)(part * 100));
    if (done > 0) {
        fputs(SAY("  left ", "  noch "), stderr);
        print_time_left(elapsed / (double)done * (double)(progress->total - done));
    }
    fputs("\033[K", stderr);
    fflush(stderr);
    progress->shown = true;
}

void progress_end(struct progress *progress)
{
    if (progress->shown) fputs("\r\033[K", stderr);
    progress->shown = false;
}
