/* main.c - simulate: many small worlds in which everything goes wrong (tests/simulate/sim.h).
 *
 *     simulate [--moves N] [--seed N] [--world N] [--kind one|many] [--trace]
 *
 * Runs worlds of this seed, one after another, until they have made so many moves; or with --world
 * one of them alone, to see again what went wrong in it. Prints the hash of the whole history,
 * which is the same for the same seed and program, and "N passed, M failed", counting worlds: all
 * that is printed is the same byte for byte, but the time it took, which goes to the errors.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tests/simulate/sim.h"

enum { MOVES_OF_WORLD = 2000, EVENTS_OF_WORLD = 150000 };

static struct {
    uint64_t moves, draws, events, faults, acknowledged, refusals, finished;
    int64_t us;
} totals;

static void add_up(int64_t began)
{
    totals.moves += sim.moves;
    totals.draws += sim.draws;
    totals.events += sim.events;
    totals.faults += sim.faults;
    totals.acknowledged += sim.acknowledged;
    totals.refusals += sim.refusals;
    totals.finished += sim.finished;
    totals.us += sim.now - began;
}

static const char *kind;                  /* of worlds: one, many; NULL: both in turn */

static void step(void)
{
    if (!sim_step()) sim_violation("nothing will ever happen again");
    node_check();
}

/* One world, from nothing to its end. */
static bool live(uint64_t seed, uint64_t world, uint64_t moves)
{
    sim_begin(lf_mix(seed) + world);
    int64_t began = sim.now;
    sim.many = kind ? strcmp(kind, "many") == 0 : world % 3 != 0;
    judge_begin();
    net_begin();
    node_begin(sim.many ? NODES_MAX : 1);
    people_begin();
    faults_begin();
    sim_note("world %llu:%s", (unsigned long long)world, faults_weather());
    while (!sim.failed && sim.moves < moves && sim.events < EVENTS_OF_WORLD) step();
    faults_end();
    people_calm();
    while (!sim.failed && !people_rest()) step();
    node_end();
    people_end();
    net_end();
    judge_end();
    sim_end();
    add_up(began);
    if (!sim.failed) return true;
    sim_history(stdout);
    printf("FAIL world %llu of seed %llu; again: simulate --seed %llu --world %llu --kind %s "
           "--trace\n", (unsigned long long)world, (unsigned long long)seed,
           (unsigned long long)seed, (unsigned long long)world, sim.many ? "many" : "one");
    return false;
}

static bool parse_arguments(int count, char **word, uint64_t *moves, uint64_t *seed,
                            int64_t *world)
{
    for (int i = 1; i < count; i++) {
        if (strcmp(word[i], "--trace") == 0) sim.trace = true;
        else if (i + 1 == count) return false;
        else if (strcmp(word[i], "--moves") == 0) *moves = strtoull(word[++i], NULL, 10);
        else if (strcmp(word[i], "--seed") == 0) *seed = strtoull(word[++i], NULL, 10);
        else if (strcmp(word[i], "--kind") == 0) kind = word[++i];
        else if (strcmp(word[i], "--world") == 0) *world = strtoll(word[++i], NULL, 10);
        else return false;
    }
    return *moves > 0;
}

/* The clock that others are kept from. */
int __real_clock_gettime(clockid_t clock, struct timespec *now);

static double seconds(void)
{
    struct timespec now;
    __real_clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(int count, char **word)
{
    uint64_t moves = 20000, seed = 1, passed = 0;
    int64_t only = -1;
    if (!parse_arguments(count, word, &moves, &seed, &only)) {
        fprintf(stderr, "usage: simulate [--moves N] [--seed N] [--world N] [--kind one|many] "
                        "[--trace]\n");
        return 2;
    }
    double began = seconds();
    bool good = true;
    for (uint64_t world = only >= 0 ? (uint64_t)only : 0; good && totals.moves < moves; world++) {
        uint64_t left = only >= 0 ? MOVES_OF_WORLD : moves - totals.moves;
        good = live(seed, world, left < MOVES_OF_WORLD ? left : MOVES_OF_WORLD);
        passed += good;
        if (only >= 0) break;
    }
    fprintf(stderr, "simulated in %.1f s\n", seconds() - began);
    printf("seed %llu: %llu moves, %llu draws, %llu acknowledged, %llu refused, %llu matches over, "
           "%llu faults, %llu events, %.0f s, history %016llx\n",
           (unsigned long long)seed, (unsigned long long)totals.moves,
           (unsigned long long)totals.draws, (unsigned long long)totals.acknowledged,
           (unsigned long long)totals.refusals, (unsigned long long)totals.finished,
           (unsigned long long)totals.faults, (unsigned long long)totals.events,
           (double)totals.us / SECOND, (unsigned long long)sim.hash);
    printf("%llu passed, %d failed\n", (unsigned long long)passed, !good);
    return !good;
}
