/* faults.c - what goes wrong, and how often in this world (tests/simulate/sim.h). */
#include <string.h>

#include "tests/simulate/disk.h"
#include "tests/simulate/sim.h"

enum fault {
    FAULT_KILL, FAULT_KILL_IN_WRITE, FAULT_STOP, FAULT_POWER, FAULT_SLOW_DISK, FAULT_FULL_DISK,
    FAULT_BAD_DISK, FAULT_FREEZE, FAULT_CLOCK, FAULT_BREAK, FAULT_HANG, FAULT_PART, FAULTS,
};
static const char *const NAMES[FAULTS] = {
    "kill", "kill-in-write", "stop", "power", "slow-disk", "full-disk", "bad-disk", "freeze",
    "clock", "break", "hang", "part",
};

static uint32_t weight[FAULTS];           /* 0: not in this world */
static int64_t pause_most;                /* between two faults */
static char weather[160];

static void end_slow(struct subject about, void *more)
{
    (void)about, (void)more;
    node_slow(1);
}

static void end_full(struct subject about, void *more)
{
    (void)about, (void)more;
    disk_full(false);
}

static int any_node(void) { return (int)sim_draw((uint32_t)sim.nodes); }

static void disk_fault(enum fault fault)
{
    static const struct subject NOBODY;
    if (fault == FAULT_SLOW_DISK) {
        node_slow(sim_between(5, 400));
        sim_at(sim.now + sim_between(500, 8000) * MS, end_slow, NOBODY, NULL);
    } else if (fault == FAULT_FULL_DISK) {
        disk_full(true);
        sim_at(sim.now + sim_between(100, 4000) * MS, end_full, NOBODY, NULL);
    } else {
        disk_fail_after(sim_draw(40));
    }
}

static void strike(enum fault fault)
{
    int node = any_node(), line = net_any();
    switch (fault) {
    case FAULT_KILL: node_kill(node, false); break;
    case FAULT_KILL_IN_WRITE: disk_die_after(1 + sim_draw(60)); break;
    case FAULT_STOP: node_stop(node); break;
    case FAULT_POWER: node_kill(node, true); break;
    case FAULT_SLOW_DISK: case FAULT_FULL_DISK: case FAULT_BAD_DISK: disk_fault(fault); break;
    case FAULT_FREEZE: node_freeze(node, sim.now + sim_between(20, 9000) * MS); break;
    case FAULT_CLOCK: node_set_clock(node, sim_between(-3600000, 3600000)); break;
    case FAULT_BREAK: if (line >= 0) net_break(line); break;
    case FAULT_HANG: if (line >= 0) net_hang(line); break;
    case FAULT_PART: net_part(node, sim.now + sim_between(50, 12000) * MS); break;
    case FAULTS: break;
    }
}

static enum fault pick(void)
{
    uint32_t sum = 0;
    for (int i = 0; i < FAULTS; i++) sum += weight[i];
    uint32_t drawn = sim_draw(sum);
    int fault = 0;
    while (drawn >= weight[fault]) drawn -= weight[fault++];
    return (enum fault)fault;
}

static void next_fault(struct subject about, void *more)
{
    (void)more;
    if (sim.calm) return;
    enum fault fault = pick();
    sim_note("fault: %s", NAMES[fault]);
    sim.faults++;
    strike(fault);
    sim_at(sim.now + sim_between(MS, pause_most), next_fault, about, NULL);
}

/* Some worlds have all faults, some few of them often: so that rare meetings happen, too. */
void faults_begin(void)
{
    static const struct subject NOBODY;
    size_t length = 0;
    bool all = sim_chance(400);
    pause_most = sim_between(800, 8000) * MS;
    weather[0] = 0;
    for (int i = 0; i < FAULTS; i++) {
        weight[i] = all || sim_chance(350) ? 1 + sim_draw(8) : 0;
        if (weight[i]) length += (size_t)snprintf(weather + length, sizeof weather - length,
                                                  " %s", NAMES[i]);
    }
    if (!length) weight[FAULT_KILL] = 1;
    sim_at(sim.now + sim_between(MS, pause_most), next_fault, NOBODY, NULL);
}

const char *faults_weather(void) { return weather; }
