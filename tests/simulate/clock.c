/* clock.c - the queue of events, the history and its hash (tests/simulate/sim.h). */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "tests/simulate/sim.h"

enum { HISTORY = 400, LINE = 200 };
static const int64_t BEGIN = (int64_t)1700000000 * SECOND;

struct event { int64_t at; uint64_t order; sim_event run; struct subject about; void *more; };

struct sim sim;
static struct event *heap;
static size_t count, room;
static uint64_t orders;
static char history[HISTORY][LINE];
static uint64_t lines;

void sim_begin(uint64_t seed)
{
    bool trace = sim.trace;
    uint64_t hash = sim.hash;
    sim = (struct sim){ .seed = seed, .now = BEGIN, .trace = trace, .hash = hash };
    sim.rng = (struct lf_rng){ lf_rng_key(lf_mix(seed), 1), 0 };
    sim.secret = (struct lf_rng){ lf_rng_key(lf_mix(seed), 2), 0 };
    lines = orders = 0;
}

void sim_end(void)
{
    for (size_t i = 0; i < count; i++) free(heap[i].more);
    free(heap);
    heap = NULL;
    count = room = 0;
}

uint32_t sim_draw(uint32_t below) { return lf_rng_below(&sim.rng, below); }
bool sim_chance(uint32_t in_thousand) { return sim_draw(1000) < in_thousand; }

int64_t sim_between(int64_t least, int64_t most)
{
    LF_ASSERT(most >= least && most - least < UINT32_MAX);
    return least + sim_draw((uint32_t)(most - least) + 1);
}

/* ---- The queue: earliest first, and in the order in which they were planned ---- */

static bool sooner(const struct event *a, const struct event *b)
{
    return a->at != b->at ? a->at < b->at : a->order < b->order;
}

void sim_at(int64_t when, sim_event run, struct subject about, void *more)
{
    if (count == room) {
        room = room ? room * 2 : 256;
        heap = realloc(heap, room * sizeof *heap);
        LF_ASSERT(heap);
    }
    struct event event = { when < sim.now ? sim.now : when, orders++, run, about, more };
    size_t at = count++;
    for (; at && sooner(&event, &heap[(at - 1) / 2]); at = (at - 1) / 2)
        heap[at] = heap[(at - 1) / 2];
    heap[at] = event;
}

bool sim_step(void)
{
    if (!count) return false;
    struct event first = heap[0], last = heap[--count];
    size_t at = 0;
    for (size_t child; (child = 2 * at + 1) < count; at = child) {
        if (child + 1 < count && sooner(&heap[child + 1], &heap[child])) child++;
        if (!sooner(&heap[child], &last)) break;
        heap[at] = heap[child];
    }
    heap[at] = last;
    sim.now = first.at;
    sim.events++;
    first.run(first.about, first.more);
    free(first.more);
    return true;
}

/* ---- The history ---- */

void sim_hash(const void *bytes, size_t length)
{
    const unsigned char *at = bytes;
    uint64_t hash = sim.hash ^ length, word;
    for (; length >= 8; length -= 8, at += 8) {
        memcpy(&word, at, 8);
        hash = (hash ^ word) * 0x9FB21C651E98DF25u;
        hash ^= hash >> 29;
    }
    word = 0;
    if (length) memcpy(&word, at, length);
    sim.hash = lf_mix(hash ^ word);
}

void sim_note(const char *format, ...)
{
    char *line = history[lines++ % HISTORY];
    int length = snprintf(line, LINE, "%llu %.6f ", (unsigned long long)sim.events,
                          (double)(sim.now - BEGIN) / SECOND);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line + length, LINE - (size_t)length, format, arguments);
    va_end(arguments);
    sim_hash(line, strlen(line));
    if (sim.trace) puts(line);
}

void sim_history(FILE *out)
{
    uint64_t from = lines > HISTORY / 8 ? lines - HISTORY / 8 : 0;
    for (uint64_t i = from; i < lines && !sim.trace; i++)
        fprintf(out, "    %s\n", history[i % HISTORY]);
}

void sim_violation(const char *format, ...)
{
    va_list arguments;
    if (sim.failed) return;
    sim.failed = true;
    printf("VIOLATION in event %llu: ", (unsigned long long)sim.events);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
}
