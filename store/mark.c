/* mark.c - see mark.h. One line of fixed length, in one sector: it is written whole or not. */
#include "store/mark.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "core/rng.h"

enum { LINE = 72 };

static uint64_t check_of(uint64_t store, uint64_t commits)
{
    return lf_mix(lf_mix(store) ^ commits);
}

static void print(char line[LINE + 1], uint64_t store, uint64_t commits)
{
    snprintf(line, LINE + 1, "landfall mark %016" PRIx64 " %020" PRIu64 " %016" PRIx64 "\n  ",
             store, commits, check_of(store, commits));
}

static bool parse(const char line[LINE + 1], uint64_t store, uint64_t *commits)
{
    uint64_t whose, count, check;
    char again[LINE + 1];
    if (sscanf(line, "landfall mark %16" SCNx64 " %20" SCNu64 " %16" SCNx64, &whose, &count,
               &check) != 3 || whose != store || check != check_of(whose, count))
        return false;
    print(again, whose, count);
    *commits = count;
    return memcmp(again, line, strlen(again)) == 0;
}

bool mark_open(struct mark *mark, const char *file, uint64_t store, uint64_t *commits)
{
    char name[4096], line[LINE + 1] = "";
    mark->store = store;
    mark->file = -1;
    *commits = 0;
    if (snprintf(name, sizeof name, "%s-mark", file) >= (int)sizeof name) return false;
    mark->file = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (mark->file < 0) return false;
    if (pread(mark->file, line, LINE, 0) <= 0 || !parse(line, store, commits)) *commits = 0;
    return true;
}

/* What fails here loses a warning, not a move. */
void mark_write(const struct mark *mark, uint64_t commits)
{
    char line[LINE + 1];
    if (mark->file < 0) return;
    print(line, mark->store, commits);
    if (pwrite(mark->file, line, strlen(line), 0) < 0) return;
}

void mark_sync(const struct mark *mark)
{
    if (mark->file >= 0) fdatasync(mark->file);
}

void mark_close(struct mark *mark)
{
    if (mark->file < 0) return;
    mark_sync(mark);
    close(mark->file);
    mark->file = -1;
}
