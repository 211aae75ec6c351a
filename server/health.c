/* health.c - see health.h. */
#include <malloc.h>
#include <stdlib.h>

#include "core/json.h"
#include "server/health.h"
#include "server/log.h"
#include "server/net.h"

enum {
    WAL_MAX = 256 << 20, SAY_AGAIN_MS = 60 * 1000, READY_SIZE = 512,
    QUIET_BEATS = 2, LONG_BEATS = 20,   /* without a message, until free memory is given back */
};

static const struct { const char *name; bool warning; } TROUBLE[HEALTH_TROUBLES] = {
    [HEALTH_STORE] = { "store", false },
    [HEALTH_DISK_FULL] = { "disk_full", false },
    [HEALTH_DATABASE] = { "database", false },
    [HEALTH_DISK_LOW] = { "disk_low", false },
    [HEALTH_CHECKPOINT] = { "checkpoint", false },
    [HEALTH_WAL] = { "wal", false },
    [HEALTH_LEASE] = { "lease", false },
    [HEALTH_LOST] = { "lost_commits", true },
    [HEALTH_CLOCK] = { "clock", true },
};

const char *health_name(enum health_trouble trouble)
{
    return TROUBLE[trouble].name;
}

static uint32_t bit(enum health_trouble trouble, bool there)
{
    return there ? (uint32_t)1 << trouble : 0;
}

uint32_t health_look(const struct server *server)
{
    struct store_counts c;
    uint64_t least = (uint64_t)server->config->disk_free_mib << 20;
    store_counts(server->store, &c);
    return bit(HEALTH_STORE, atomic_load(&server->store_failed)) |
           bit(HEALTH_DISK_FULL, store_stuck(server->store) && !server->cluster.shared) |
           bit(HEALTH_DATABASE, store_stuck(server->store) && server->cluster.shared) |
           bit(HEALTH_LEASE, server->cluster.shared && !server->cluster.lease.held) |
           bit(HEALTH_DISK_LOW, c.free_bytes < least) |
           bit(HEALTH_CHECKPOINT, c.checkpoint_bad) |
           bit(HEALTH_WAL, c.wal_bytes > WAL_MAX) |
           bit(HEALTH_LOST, c.lost > 0) |
           bit(HEALTH_CLOCK, server->calendar.ahead_ms > 0);
}

bool health_good(uint32_t troubles)
{
    for (int i = 0; i < HEALTH_TROUBLES; i++)
        if (troubles >> i & 1 && !TROUBLE[i].warning) return false;
    return true;
}

/* "disk_low,wal" */
static void put_names(struct lf_out *out, uint32_t troubles)
{
    bool first = true;
    for (int i = 0; i < HEALTH_TROUBLES; i++) {
        if (!(troubles >> i & 1)) continue;
        if (!first) lf_put_char(out, ',');
        lf_put(out, TROUBLE[i].name);
        first = false;
    }
}

static void say(struct server *server, uint32_t troubles)
{
    char names[128], what[STORE_ERROR_MAX];
    struct log_line line;
    struct store_counts c;
    struct lf_out out = lf_out_start(names, sizeof names);
    put_names(&out, troubles);
    lf_out_end(&out);
    store_counts(server->store, &c);
    log_begin(&line, !troubles ? LOG_LEVEL_WARNING : LOG_LEVEL_ERROR,
              troubles ? "trouble" : "trouble.over");
    if (troubles) log_text(&line, "what", names);
    store_trouble(server->store, what);
    if (troubles && what[0]) log_text(&line, "why", what);
    log_number(&line, "wal_bytes", (int64_t)c.wal_bytes);
    if (c.free_bytes != UINT64_MAX) log_number(&line, "free_bytes", (int64_t)c.free_bytes);
    log_number(&line, "waiting", (int64_t)store_waiting(server->store));
    if (c.lost) log_number(&line, "lost_commits", (int64_t)c.lost);
    log_end(&line);
}

/* After a burst, of people who come or of messages, much memory is free in small pieces that the
 * system does not get back by itself. It is given back once nobody has been told anything for a
 * moment; that takes some milliseconds, which nobody waits for then. */
static void give_back(struct server *server)
{
    if (server->metrics.messages_out != server->quiet_at) {
        server->quiet_at = server->metrics.messages_out;
        server->quiet_beats = 0;
        return;
    }
    server->quiet_beats++;
    if (server->quiet_beats == QUIET_BEATS || server->quiet_beats == LONG_BEATS) malloc_trim(0);
}

void health_beat(struct server *server)
{
    struct health *health = &server->health;
    uint32_t now = health_look(server);
    uint64_t ms = net_clock_ms();
    give_back(server);
    if (now == health->now && (!now || ms - health->said_ms < SAY_AGAIN_MS)) return;
    health->now = now;
    health->said_ms = ms;
    say(server, now);
}

/* A list without names is left out. */
static void put_list(struct lf_out *out, const char *name, uint32_t troubles, bool warnings)
{
    bool any = false;
    for (int i = 0; i < HEALTH_TROUBLES; i++) {
        if (!(troubles >> i & 1) || TROUBLE[i].warning != warnings) continue;
        if (!any) lf_json_array(out, name);
        lf_json_text(out, NULL, TROUBLE[i].name);
        any = true;
    }
    if (any) lf_json_array_end(out);
}

char *health_json(const struct server *server)
{
    uint32_t troubles = health_look(server);
    char *text = malloc(READY_SIZE);
    if (!text) return NULL;
    struct lf_out out = lf_out_start(text, READY_SIZE);
    bool serving = server->stage == NET_READY;
    lf_json_object(&out, NULL);
    lf_json_bool(&out, "ready", serving && health_good(troubles));
    if (!serving) lf_json_bool(&out, "stopping", true);
    put_list(&out, "reasons", troubles, false);
    put_list(&out, "warnings", troubles, true);
    lf_json_object_end(&out);
    lf_out_end(&out);
    return text;
}
