/* node.c - a server without its sockets: the real tables on the real store, in virtual time
 * (tests/simulate/sim.h). */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/check.h"
#include "server/table.h"
#include "store/backend.h"
#include "store/pg.h"
#include "store/sqlite.h"
#include "tests/simulate/database.h"
#include "tests/simulate/disk.h"
#include "tests/simulate/pq.h"
#include "tests/simulate/sim.h"

enum {
    RESTART_MS = 200, LOOP_US = 50, FULL_MS = 250, HELD_MAX = 4 << 20, LEASE_MS = 2000,
    KEEP_MS = 100,                        /* between two rounds of the keeper */
};

struct node {
    uint64_t life;
    bool up, dying;
    bool store_failed;
    bool writing;                         /* its writer is in the midst of a transaction ... */
    int kill_later;                       /* ... and is killed behind it: 1, with a power cut: 2 */
    int64_t frozen_until, blocked_until;  /* all of it; the loop, which waits for the database */
    struct lease lease;
    int64_t speed;                        /* of its clock, in thousandths */
    int64_t started, wall_shift;          /* virtual time of the start; ms */
    int64_t steady, steady_at;            /* its clock for what is due, as server.c keeps it */
    struct store *store;
    struct store_ops ops;                 /* the store's own, but for put */
    const struct store_ops *real;
    struct pool *pool;
    struct tables *tables;
    bool turn_planned;
    int64_t run_at, keeper_at;            /* INT64_MAX: not planned */
};

static struct node nodes[NODES_MAX];
static uint64_t lives;
static int64_t slowness;
static char folder[64], address[96];

static struct subject subject_of(const struct node *node)
{
    return (struct subject){ (int)(node - nodes), node->life };
}

static struct node *node_of(struct subject about)
{
    struct node *node = &nodes[about.index];
    return node->up && node->life == about.life ? node : NULL;
}

bool node_up(int node) { return nodes[node].up; }
bool node_frozen(int node) { return node_thaws(node) > sim.now; }

int64_t node_thaws(int index)
{
    const struct node *node = &nodes[index];
    return node->frozen_until > node->blocked_until ? node->frozen_until : node->blocked_until;
}

static bool stands_still(const struct node *node) { return node->frozen_until > sim.now; }
struct tables *node_tables(int node) { return nodes[node].tables; }
void node_slow(int64_t factor) { slowness = factor; }

int64_t node_time(int node) { return sim.now / MS + nodes[node].wall_shift; }

void node_set_clock(int node, int64_t ms)
{
    nodes[node].wall_shift += ms;
    sim_note("the clock of node %d jumps by %lld ms", node, (long long)ms);
}

/* ---- What tables and store call ---- */

/* As net_steady_ms() of server/server.c: time in which the process stood still does not count. */
static int64_t call_now(void *context)
{
    struct node *node = context;
    int64_t passed = sim.now / MS - node->steady_at;
    node->steady_at = sim.now / MS;
    node->steady += passed <= 2000 ? passed : 100;
    return node->steady;
}

static int64_t call_time(void *context)
{
    return node_time((int)((struct node *)context - nodes));
}

static void call_random(void *context, void *bytes, size_t count)
{
    (void)context;
    for (size_t i = 0; i < count; i++)
        ((uint8_t *)bytes)[i] = (uint8_t)lf_rng_below(&sim.secret, 256);
}

static void call_send(void *context, void *socket, const char *json, size_t length)
{
    const struct node *node = context;
    int line = net_line(socket);
    if (node->dying) return;
    LF_ASSERT(strlen(json) == length);
    struct person person = people_who(net_person(line));
    sim_hash(json, length);
    judge_sent(line, &person, (int)(node - nodes), json);
    net_down(line, json, length);
}

static void call_created(void *context, void *request, const char *table)
{
    const struct node *node = context;
    if (node->dying) return;
    if (table) judge_created(table);
    people_created((int)(intptr_t)request, table);
}

static void call_trouble(void *context, const char *table, const char *what)
{
    const struct node *node = context;
    if (!node->dying) sim_violation("%s cannot be used: %s", table, what);
}

static void plan_turn(struct node *node, int64_t after);
static void plan_run(struct node *node, int64_t when);

static void store_committed(void *context, uint64_t ticket)
{
    struct node *node = context;
    sim_note("node %d: durable up to %llu", (int)(node - nodes), (unsigned long long)ticket);
    if (!node->dying) plan_run(node, sim.now + LOOP_US);
}

static void store_is_gone(void *context, const char *what)
{
    struct node *node = context;
    (void)what;                           /* it names a folder, which is another each time */
    if (!node->dying) sim_note("node %d: the store has failed", (int)(node - nodes));
    node->store_failed = true;
}

static void store_wants(void *context)
{
    struct node *node = context;
    if (!node->dying) plan_turn(node, sim_between(20, MS));
}

static void bots_are_asked(void *context)
{
    plan_run(context, sim.now + sim_between(100, 20 * MS));
}

static void put_hooked(struct store *store, const struct record *head,
                       const struct record_text texts[RECORD_TEXTS])
{
    struct node *node = nodes;
    while (node->store != store) node++;
    if (node->dying) return;
    if (head->type == RECORD_ENTRY && !sim.many)
        judge_entry(&(struct store_entry){
            .table = texts[0].bytes, .seq = head->seq, .kind = (enum store_kind)head->kind,
            .at = head->at, .seat = head->seat, .key = texts[1].bytes ? texts[1].bytes : "",
            .text = texts[2].bytes ? texts[2].bytes : "" });
    node->real->put(store, head, texts);
}

/* ---- The lease, as server/cluster.c minds it ---- */

/* A clock of its own, which is a little fast or slow. */
static int64_t lease_clock(const struct node *node)
{
    return (sim.now - node->started) / MS * node->speed / 1000;
}

static void plan_keeper(struct node *node, int64_t after);

static void mind_lease(struct node *node)
{
    struct tables_lease_news news;
    if (!sim.many) return;
    tables_mind_lease(node->tables, &node->lease, lease_clock(node), &news);
    if (news.asked) plan_keeper(node, sim_between(500, 20 * MS));
    if (!news.ended) return;
    sim_note("node %d falls silent", (int)(node - nodes));
    net_node_closes((int)(node - nodes));
}

void node_enter(int index) { pq_enter(index); }

bool node_speaks(int index)
{
    struct node *node = &nodes[index];
    if (!sim.many) return true;
    node_enter(index);
    if (!lease_holds(&node->lease, lease_clock(node))) mind_lease(node);
    return lease_holds(&node->lease, lease_clock(node));
}

/* What the loop has waited for the database: for so long it does nothing else. */
static void block(struct node *node)
{
    int64_t waited = pq_waited();
    if (waited) node->blocked_until = sim.now + waited * MS;
}

static void keep(struct subject about, void *more)
{
    struct node *node = node_of(about);
    (void)more;
    if (!node || node->keeper_at > sim.now) return;
    node->keeper_at = INT64_MAX;
    if (stands_still(node)) {
        plan_keeper(node, node->frozen_until - sim.now);
        return;
    }
    node_enter(about.index);
    pg_keeper_turn((struct postgres_store *)node->store);
    plan_keeper(node, pq_waited() * MS + KEEP_MS * MS);
}

static void plan_keeper(struct node *node, int64_t after)
{
    if (sim.now + after >= node->keeper_at) return;
    node->keeper_at = sim.now + after;
    sim_at(node->keeper_at, keep, subject_of(node), NULL);
}

/* ---- The loop and the writer ---- */

static void run(struct subject about, void *more)
{
    struct node *node = node_of(about);
    (void)more;
    if (!node || node->run_at > sim.now) return;
    if (node_frozen(about.index)) {
        node->run_at = INT64_MAX;
        plan_run(node, node_thaws(about.index));
        return;
    }
    node->run_at = INT64_MAX;
    node_enter(about.index);
    mind_lease(node);
    tables_run(node->tables);
    node_plan(about.index);
}

static void plan_run(struct node *node, int64_t when)
{
    if (when < sim.now) when = sim.now;
    if (node->run_at <= when) return;
    node->run_at = when;
    sim_at(when, run, subject_of(node), NULL);
}

void node_plan(int index)
{
    struct node *node = &nodes[index];
    if (!node->up || node->dying) return;
    block(node);
    if (sim.many) {
        int64_t left = lease_due(&node->lease) - lease_clock(node);
        plan_run(node, sim.now + (left > 0 ? left * MS : LOOP_US));
    }
    int64_t due = tables_due(node->tables);
    if (due == INT64_MAX) return;
    int64_t wait = due - call_now(node);
    plan_run(node, sim.now + (wait > 0 ? wait * MS : LOOP_US));
}

static void restart(struct subject about, void *more);

/* Memory is freed as it never is when a process is killed: nothing of that may reach anybody. */
static void take_down(struct node *node, bool silent)
{
    int index = (int)(node - nodes);
    node->dying = true;
    node->up = false;
    node->frozen_until = node->blocked_until = 0;
    node->life = ++lives;
    node_enter(index);
    net_node_gone(index, silent);
    tables_free(node->tables);
    pool_free(node->pool);
    node->store->ops = node->real;
    store_close(node->store);
    node->store = NULL;
    node->tables = NULL;
}

void node_kill(int index, bool power_cut)
{
    struct node *node = &nodes[index];
    if (!node->up) return;
    if (node->writing) {                  /* its stack is under ours */
        node->kill_later = power_cut ? 2 : 1;
        pq_dead(index, true);
        return;
    }
    sim_note("node %d %s", index, power_cut ? "loses its power" : "is killed");
    if (sim.many) pq_dead(index, true);
    else disk_die_after(0);
    take_down(node, power_cut || sim_chance(200));
    if (sim.many) pq_dead(index, false);
    else disk_restart(power_cut);
    pq_waited();
    sim_at(sim.now + sim_between(RESTART_MS, 5000) * MS, restart,
           (struct subject){ index, node->life }, NULL);
}

static void turn(struct subject about, void *more)
{
    struct node *node = node_of(about);
    (void)more;
    if (!node) return;
    node->turn_planned = false;
    if (node->writing) return;            /* it is being stopped, and writes all there is */
    if (stands_still(node)) {
        plan_turn(node, node->frozen_until - sim.now);
        return;
    }
    node_enter(about.index);
    node->writing = node->turn_planned = true;
    enum store_turn next = store_turn(node->store);
    node->writing = node->turn_planned = false;
    int64_t waited = pq_waited() * MS;
    if (node->kill_later) {
        node_kill(about.index, node->kill_later == 2);
        return;
    }
    if (disk_dead() || node->store_failed) {
        node_kill(about.index, disk_dead() && sim_chance(500));
        return;
    }
    if (next == STORE_TURN_AGAIN) plan_turn(node, waited + sim_between(100, 4 * MS) * slowness);
    if (next == STORE_TURN_FULL) plan_turn(node, waited + FULL_MS * MS);
    if (next == STORE_TURN_FULL) plan_run(node, sim.now + LOOP_US);
}

static void plan_turn(struct node *node, int64_t after)
{
    if (node->turn_planned) return;
    node->turn_planned = true;
    sim_at(sim.now + after, turn, subject_of(node), NULL);
}

/* Once a second, as server.c does. */
static void beat(struct subject about, void *more)
{
    struct node *node = node_of(about);
    (void)more;
    if (!node) return;
    if (!node_frozen(about.index) && node_speaks(about.index)) {
        tables_prune(node->tables);
        if (sim.many) tables_share(node->tables);
        if (store_stuck(node->store)) tables_run(node->tables);
        node_plan(about.index);
    }
    sim_at(sim.now + SECOND, beat, about, NULL);
}

/* ---- Starting and stopping ---- */

static bool open_store(struct node *node)
{
    char error[STORE_ERROR_MAX];
    struct store_watch watch = { node, store_committed, store_is_gone, store_wants };
    struct store_counts counts;
    disk_failed();
    node_enter((int)(node - nodes));
    node->store = store_open(sim.many ? "postgres:dbname=simulated" : address, &watch, error);
    bool cut_off = sim.many && (db_down() || db_parted((int)(node - nodes)));
    pq_waited();
    if (!node->store) {
        /* It may die in the midst of opening, too. */
        if (!disk_dead() && !disk_failed() && !cut_off)
            sim_violation("the store cannot be opened: %s", error);
        return false;
    }
    store_counts(node->store, &counts);
    if (counts.lost) sim_violation("the store has lost %llu commits",
                                   (unsigned long long)counts.lost);
    if (!sim.many) judge_store(node->store);
    node->real = node->store->ops;
    node->ops = *node->real;
    node->ops.put = put_hooked;
    node->store->ops = &node->ops;
    return true;
}

static void join(struct node *node)
{
    struct lease_terms terms = lease_terms_of(LEASE_MS);
    char name[32];
    snprintf(name, sizeof name, "http://node%d", (int)(node - nodes));
    store_introduce(node->store, name, "simulated");
    lease_init(&node->lease, &terms, lease_clock(node));
    plan_keeper(node, KEEP_MS * MS);
    mind_lease(node);
}

static void start(struct node *node)
{
    static const int FORGET_MS[] = { 300, 3000, 30000 };
    struct tables_calls calls = {
        .context = node, .send = call_send, .created = call_created, .now = call_now,
        .time = call_time, .random = call_random, .trouble = call_trouble,
    };
    struct tables_settings settings = { .bot_delay_ms = 60, .absent_ms = 20000,
                                        .keep_bots_ms = 600000, .keep_unstarted_ms = 600000,
                                        .keep_people_ms = 600000,
                                        .forget_ms = FORGET_MS[sim.seed % 3] };
    struct node empty = { .life = ++lives, .wall_shift = node->wall_shift, .run_at = INT64_MAX,
                          .keeper_at = INT64_MAX, .started = sim.now,
                          .steady_at = sim.now / MS, .speed = sim_between(990, 1010) };
    *node = empty;
    node->steady = node_time((int)(node - nodes));
    if (!open_store(node)) {
        if (!sim.many) disk_restart(disk_dead() && sim_chance(500));
        sim_at(sim.now + RESTART_MS * MS, restart, subject_of(node), NULL);
        return;
    }
    node->up = true;
    node->pool = pool_new(0, bots_are_asked, node);
    node->tables = tables_new(node->store, node->pool, &calls, &settings);
    if (!tables_load(node->tables)) sim_violation("the tables cannot be listed");
    if (sim.many) join(node);
    sim_note("node %d is up", (int)(node - nodes));
    node_plan((int)(node - nodes));
    sim_at(sim.now + SECOND, beat, subject_of(node), NULL);
}

static void restart(struct subject about, void *more)
{
    (void)more;
    if (nodes[about.index].life == about.life) start(&nodes[about.index]);
}

/* Other things may happen in the midst of it, but no second turn of this writer. */
static enum store_turn write_all(struct node *node)
{
    enum store_turn next;
    node->writing = true;
    while ((next = store_turn(node->store)) == STORE_TURN_AGAIN) { }
    node->writing = false;
    return next;
}

/* Everything that was asked becomes durable first. */
void node_stop(int index)
{
    struct node *node = &nodes[index];
    if (!node->up || node_frozen(index)) return;
    if (node->writing) return;
    sim_note("node %d is stopped", index);
    node_enter(index);
    if (sim.many) tables_hand_over(node->tables);
    tables_gone(node->tables, "stopping");
    bool stuck = write_all(node) == STORE_TURN_FULL;
    if (node->kill_later) {
        node_kill(index, node->kill_later == 2);
        return;
    }
    if (disk_dead() || node->store_failed) {
        node_kill(index, false);
        return;
    }
    tables_run(node->tables);
    take_down(node, false);
    if (stuck && !sim.many) disk_restart(false);
    pq_waited();
    sim_at(sim.now + sim_between(RESTART_MS, 2000) * MS, restart,
           (struct subject){ index, node->life }, NULL);
}

void node_freeze(int index, int64_t until)
{
    if (!nodes[index].up || node_frozen(index)) return;
    nodes[index].frozen_until = until;
    sim_note("node %d stands still", index);
}

void node_begin(int count)
{
    if (!folder[0]) {
        snprintf(folder, sizeof folder, "/tmp/landfall-simulate.XXXXXX");
        if (!mkdtemp(folder)) abort();
        disk_install();
        snprintf(address, sizeof address, "sqlite:%s/store.db", folder);
        sqlite_wal_pages = 60;
    }
    disk_clear(sim.seed);
    db_begin();
    pq_begin();
    memset(nodes, 0, sizeof nodes);
    slowness = 1;
    sim.nodes = count;
    for (int i = 0; i < count; i++) start(&nodes[i]);
}

static void remove_files(void)
{
    static const char *const NAMES[] = { "", "-lock", "-mark", "-wal.damaged" };
    char name[128];
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        snprintf(name, sizeof name, "%s%s", address + strlen("sqlite:"), NAMES[i]);
        remove(name);
    }
}

/* Stops all, then looks at what was left as if another program did. */
void node_end(void)
{
    for (int i = 0; i < sim.nodes; i++) {
        struct node *node = &nodes[i];
        if (!node->up) continue;
        node_enter(i);
        while (store_turn(node->store) == STORE_TURN_AGAIN) { }
        if (store_waiting(node->store)) sim_violation("something is never written");
        take_down(node, false);
    }
    if (sim.many) {
        judge_database();
        db_end();
        pq_begin();
        return;
    }
    disk_restart(true);
    char error[STORE_ERROR_MAX];
    struct store_watch watch = { .context = nodes, .wanted = store_wants };
    nodes[0].dying = true;
    struct store *store = store_open(address, &watch, error);
    if (!store) {
        sim_violation("the store cannot be opened at the end: %s", error);
        return;
    }
    judge_store(store);
    store_close(store);
    remove_files();
}

void node_create(int index, int person, const struct tables_wish *wish)
{
    struct node *node = &nodes[index];
    struct tables_refusal refusal;
    struct person who = people_who(person);
    if (!node->up || node_frozen(index) || !node_speaks(index)) return;
    bool good = tables_create(node->tables, &who, wish, (void *)(intptr_t)person, &refusal);
    sim_note("%d asks node %d for a table of %s: %s", person, index, wish->game,
             good ? "yes" : tables_reason_text(refusal.reason));
    node_plan(index);
}

/* Nothing may pile up without end. */
void node_check(void)
{
    for (int i = 0; i < sim.nodes; i++) {
        if (!nodes[i].up) continue;
        uint64_t held = nodes[i].tables->counts.held_bytes;
        if (held > HELD_MAX)
            sim_violation("node %d holds %llu bytes back", i, (unsigned long long)held);
    }
}

/* Called instead of the C library's by what the store keeps beside the database (store/mark.c). */
int __wrap_fdatasync(int file);
int __wrap_fdatasync(int file) { return file >= 0 ? 0 : -1; }

int pq_schema_newest(void) { return pg_schema_newest(); }
