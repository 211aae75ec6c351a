/* net.c - lines between people and nodes (tests/simulate/sim.h).
 *
 * A line is a TCP connection: what is sent on it arrives in order or not at all. Either end may be
 * dead without the other knowing; a node learns it by its ping, a person by getting no answer. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "tests/simulate/sim.h"

enum { PING_MS = 40 * 1000 };

struct line {
    uint64_t life;
    bool used, up, down;                  /* whether the person, the node still has it */
    bool hangs;                           /* nothing arrives any more */
    int person, node;
    struct client *client;                /* NULL: the node has not heard of it */
    int64_t last_up, last_down;           /* when the last message arrives */
};

static struct line lines[LINES_MAX];
static int64_t parted[NODES_MAX];         /* until then nobody reaches the node */
static uint64_t lives;

static struct subject subject_of(int line)
{
    return (struct subject){ line, lines[line].life };
}

static struct line *line_of(struct subject about)
{
    struct line *line = &lines[about.index];
    return line->used && line->life == about.life ? line : NULL;
}

void net_begin(void)
{
    memset(lines, 0, sizeof lines);
    memset(parted, 0, sizeof parted);
}

void net_end(void)
{
    for (int i = 0; i < LINES_MAX; i++) LF_ASSERT(!lines[i].used || !lines[i].client);
}

int net_line(const void *socket) { return (int)((const struct line *)socket - lines); }
struct client *net_client(int line) { return lines[line].client; }
int net_person(int line) { return lines[line].person; }
int net_node(int line) { return lines[line].node; }
bool net_alive(int line) { return line >= 0 && lines[line].used && lines[line].up; }
bool net_parted(int node) { return sim.now < parted[node]; }

int net_count(void)
{
    int count = 0;
    for (int i = 0; i < LINES_MAX; i++) count += lines[i].used;
    return count;
}

static void forget_if_dead(struct line *line)
{
    if (line->up || line->down) return;
    line->used = false;
    line->life = ++lives;
}

/* A few milliseconds; now and then much more. */
static int64_t latency(void)
{
    if (sim.calm || !sim_chance(20)) return sim_between(200, 8 * MS);
    return sim_between(10 * MS, 900 * MS);
}

/* When a message arrives that is sent now: after the one before it. */
static int64_t arrival(const struct line *line, int64_t *last)
{
    int64_t at = sim.now + latency();
    if (at < parted[line->node]) at = parted[line->node] + latency();
    if (at <= *last) at = *last + 1;
    return *last = at;
}

/* ---- Opening and closing ---- */

static void arrive_open(struct subject about, void *more)
{
    struct line *line = line_of(about);
    (void)more;
    if (!line || line->hangs) return;
    if (node_up(line->node) && node_frozen(line->node)) {
        sim_at(node_thaws(line->node), arrive_open, about, NULL);
        return;
    }
    if (!node_up(line->node) || !node_speaks(line->node)) {
        net_break(about.index);
        return;
    }
    struct person person = people_who(line->person);
    line->down = true;
    judge_watched(about.index, NULL);
    line->client = tables_connect(node_tables(line->node), line, &person);
    sim_note("line %d of %d is open at node %d", about.index, line->person, line->node);
}

int net_open(int person, int node)
{
    if (!node_up(node) || sim.now < parted[node]) return -1;
    for (int i = 0; i < LINES_MAX; i++) {
        if (lines[i].used) continue;
        lines[i] = (struct line){ .life = ++lives, .used = true, .up = true, .person = person,
                                  .node = node };
        sim_at(arrival(&lines[i], &lines[i].last_up), arrive_open, subject_of(i), NULL);
        return i;
    }
    return -1;
}

/* The node has noticed that nobody is there. */
static void drop(struct line *line)
{
    struct client *client = line->client;
    line->client = NULL;
    line->down = false;
    if (!client) return;
    node_enter(line->node);
    tables_disconnect(client);
    node_plan(line->node);
}

static void arrive_close(struct subject about, void *more)
{
    struct line *line = line_of(about);
    (void)more;
    if (!line) return;
    if (node_frozen(line->node)) {
        sim_at(node_thaws(line->node), arrive_close, about, NULL);
        return;
    }
    drop(line);
    forget_if_dead(line);
}

/* A person's end is gone. What was on its way up may still arrive; the node hears of the end with
 * it, or, where the line hangs, by a ping that nobody answers. */
void net_close(int index)
{
    struct line *line = &lines[index];
    line->up = false;
    if (!line->down && !line->client) {
        line->hangs = true;               /* whatever opens it finds nobody */
        forget_if_dead(line);
        return;
    }
    int64_t at = line->hangs ? sim.now + PING_MS * MS : arrival(line, &line->last_up);
    sim_at(at, arrive_close, subject_of(index), NULL);
}

/* The person learns that the line is dead. */
static void arrive_lost(struct subject about, void *more)
{
    struct line *line = line_of(about);
    (void)more;
    if (!line || !line->up) return;
    line->up = false;
    people_line_lost(line->person, about.index);
    forget_if_dead(line);
}

void net_break(int index)
{
    struct line *line = &lines[index];
    line->hangs = true;
    if (line->down) sim_at(sim.now + latency(), arrive_close, subject_of(index), NULL);
    sim_at(sim.now + latency(), arrive_lost, subject_of(index), NULL);
}

void net_hang(int index)
{
    lines[index].hangs = true;
    sim_at(sim.now + PING_MS * MS, arrive_close, subject_of(index), NULL);
}

void net_node_gone(int node, bool silent)
{
    for (int i = 0; i < LINES_MAX; i++) {
        struct line *line = &lines[i];
        if (!line->used || line->node != node) continue;
        if (line->client) tables_disconnect(line->client);
        line->client = NULL;
        line->down = false;
        line->hangs = true;
        if (line->up && !silent) sim_at(sim.now + latency(), arrive_lost, subject_of(i), NULL);
        forget_if_dead(line);
    }
}

void net_node_closes(int node)
{
    for (int i = 0; i < LINES_MAX; i++) {
        struct line *line = &lines[i];
        if (!line->used || line->node != node || !line->client) continue;
        drop(line);
        line->hangs = true;
        if (line->up) sim_at(sim.now + latency(), arrive_lost, subject_of(i), NULL);
        forget_if_dead(line);
    }
}

void net_part(int node, int64_t until)
{
    parted[node] = until;
}

int net_any(void)
{
    int found = -1;
    uint32_t count = 0;
    for (int i = 0; i < LINES_MAX; i++)
        if (lines[i].used && lines[i].up && lines[i].down && sim_draw(++count) == 0) found = i;
    return found;
}

/* ---- Messages ---- */

static void ask(const struct line *line, const struct up *up)
{
    struct ask ask = { .client = line->client };
    switch (up->kind) {
    case UP_WATCH:
        judge_watched(net_line(line), up->text);
        tables_watch(&ask, up->text, up->number);
        break;
    case UP_SIT: tables_sit(&ask, up->number); break;
    case UP_WORD: tables_word(&ask, up->text); break;
    case UP_START: tables_start(&ask); break;
    case UP_DO: tables_do(&ask, up->number, up->key, up->text); break;
    case UP_UNDO: tables_undo(&ask); break;
    case UP_SAY: tables_say(&ask, up->text); break;
    case UP_BACK: tables_back(&ask); break;
    case UP_PAUSE: tables_pause(&ask); break;
    case UP_RESUME: tables_resume(&ask); break;
    case UP_PING:
        ask.has_id = true;
        tables_ping(&ask);
        break;
    }
}

static void arrive_up(struct subject about, void *more)
{
    struct line *line = line_of(about);
    if (!line || line->hangs || !line->client) return;
    if (node_frozen(line->node)) {
        struct up *again = malloc(sizeof *again);
        LF_ASSERT(again);
        memcpy(again, more, sizeof *again);
        sim_at(node_thaws(line->node), arrive_up, about, again);
        return;
    }
    const struct up *up = more;
    if (!node_speaks(line->node) || !line->client) return;
    sim_note("%d asks node %d: %d %lld %s %s", line->person, line->node, up->kind,
             (long long)up->number, up->text, up->key);
    ask(line, up);
    node_plan(line->node);
}

void net_send(int index, const struct up *up)
{
    struct line *line = &lines[index];
    struct up *copy = malloc(sizeof *copy);
    LF_ASSERT(copy);
    *copy = *up;
    sim_at(arrival(line, &line->last_up), arrive_up, subject_of(index), copy);
}

static void arrive_down(struct subject about, void *more)
{
    struct line *line = line_of(about);
    if (!line || line->hangs || !line->up) return;
    people_told(line->person, about.index, more);
}

void net_down(int index, const char *text, size_t length)
{
    struct line *line = &lines[index];
    char *copy = malloc(length + 1);
    LF_ASSERT(copy);
    memcpy(copy, text, length + 1);
    sim_at(arrival(line, &line->last_down), arrive_down, subject_of(index), copy);
}
