/* faults.c - what goes wrong, and how often in this world (tests/simulate/sim.h). */
#include <string.h>

#include "tests/simulate/database.h"
#include "tests/simulate/disk.h"
#include "tests/simulate/pq.h"
#include "tests/simulate/sim.h"

enum fault {
    FAULT_KILL, FAULT_KILL_IN_WRITE, FAULT_STOP, FAULT_POWER, FAULT_SLOW_DISK, FAULT_FULL_DISK,
    FAULT_BAD_DISK, FAULT_FREEZE, FAULT_CLOCK, FAULT_BREAK, FAULT_HANG, FAULT_PART,
    FAULT_LOST_REPLY, FAULT_DB_PART, FAULT_DB_RESTART, FAULT_DB_FULL, FAULT_DB_CLOCK, FAULTS,
};
static const char *const NAMES[FAULTS] = {
    "kill", "kill-in-write", "stop", "power", "slow-disk", "full-disk", "bad-disk", "freeze",
    "clock", "break", "hang", "part", "lost-reply", "db-part", "db-restart", "db-full",
    "db-clock",
};

/* Some belong to a disk of one's own, some to a database that is shared. */
static bool is_here(enum fault fault)
{
    if (fault >= FAULT_LOST_REPLY) return sim.many;
    bool disk = fault == FAULT_KILL_IN_WRITE || fault == FAULT_POWER || fault == FAULT_FULL_DISK ||
                fault == FAULT_BAD_DISK;
    return !disk || !sim.many;
}

static uint32_t weight[FAULTS];           /* 0: not in this world */
static int64_t pause_most;                /* between two faults */
static char weather[240];

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
    case FAULT_LOST_REPLY: pq_lose_reply(node); break;
    case FAULT_DB_PART: db_part(node, sim.now + sim_between(50, 12000) * MS); break;
    case FAULT_DB_RESTART: db_restart(sim.now + sim_between(50, 4000) * MS); break;
    case FAULT_DB_FULL: db_fill(sim.now + sim_between(100, 4000) * MS); break;
    case FAULT_DB_CLOCK: db_jump(sim_between(-1500, 4000)); break;
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
    pause_most = sim_between(1500, 9000) * MS;
    weather[0] = 0;
    for (int i = 0; i < FAULTS; i++) {
        weight[i] = (all || sim_chance(350)) && is_here((enum fault)i) ? 1 + sim_draw(8) : 0;
        if (weight[i]) length += (size_t)snprintf(weather + length, sizeof weather - length,
                                                  " %s", NAMES[i]);
    }
    if (!length) weight[FAULT_KILL] = 1;
    /* Most worlds have a database whose clock can be trusted, as leases must. */
    if (weight[FAULT_DB_CLOCK] && sim_chance(700)) weight[FAULT_DB_CLOCK] = 0;
    sim.unsure = weight[FAULT_DB_CLOCK] > 0;
    sim_at(sim.now + sim_between(MS, pause_most), next_fault, NOBODY, NULL);
}

/* Everything is well again, as far as it can be mended from outside. */
void faults_end(void)
{
    sim.calm = true;
    node_slow(1);
    disk_full(false);
    db_fill(0);
    for (int i = 0; i < sim.nodes; i++) {
        net_part(i, 0);
        db_part(i, 0);
    }
    sim_note("calm");
}

const char *faults_weather(void) { return weather; }
