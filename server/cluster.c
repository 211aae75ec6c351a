/* cluster.c - see cluster.h. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "server/log.h"
#include "server/net.h"

/* A clock that goes on while the machine sleeps: others' leases on our tables do. */
static int64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    return now.tv_sec * (int64_t)1000 + now.tv_nsec / 1000000;
}

void cluster_start(struct server *server)
{
    struct cluster *cluster = &server->cluster;
    const struct server_config *config = server->config;
    char address[STORE_ADDRESS_MAX];
    cluster->shared = store_shared(server->store);
    if (!cluster->shared) return;
    struct lease_terms terms =
        lease_terms_of(config->lease_ms ? config->lease_ms : CLUSTER_LEASE_MS);
    if (config->advertise)
        snprintf(address, sizeof address, "%s", config->advertise);
    else
        snprintf(address, sizeof address,
                 strchr(config->host, ':') ? "http://[%s]:%d" : "http://%s:%d", config->host,
                 server->port);
    store_introduce(server->store, address, config->version);
    lease_init(&cluster->lease, &terms, now_ms());
    cluster_run(server);
}

static void log_lease(const char *event, const char *what)
{
    log_event(LOG_LEVEL_WARNING, event, *what ? "what" : NULL, *what ? what : NULL);
}

/* The reason why there is no lease is told once. */
static void tell_refusal(struct server *server)
{
    char what[STORE_ERROR_MAX];
    if (server->cluster.told || server->cluster.lease.held) return;
    server->cluster.told = true;
    store_trouble(server->store, what);
    log_lease("lease.none", what);
}

void cluster_run(struct server *server)
{
    struct cluster *cluster = &server->cluster;
    struct tables_lease_news news;
    if (!cluster->shared || server->stage == NET_GONE) return;
    tables_mind_lease(server->tables, &cluster->lease, now_ms(), &news);
    if (news.refused) tell_refusal(server);
    if (news.granted) {
        cluster->granted++;
        cluster->told = false;
        log_event(LOG_LEVEL_INFO, "lease.granted", NULL, NULL);
    }
    if (!news.ended) return;
    cluster->ended++;
    log_lease("lease.ended", "");
    socket_close_all(server);
}

static void on_lease(uv_timer_t *timer)
{
    cluster_run(timer->data);
}

int64_t cluster_lease_age_ms(const struct server *server)
{
    const struct lease *lease = &server->cluster.lease;
    return lease->held ? now_ms() - (lease->until - lease->terms.lease_ms) : 0;
}

void cluster_plan(struct server *server)
{
    if (!server->cluster.shared) return;
    int64_t left = lease_due(&server->cluster.lease) - now_ms();
    uv_update_time(&server->loop);
    uv_timer_start(&server->lease, on_lease, left > 0 ? (uint64_t)left : 0, 0);
}

bool cluster_speaks(struct server *server)
{
    if (!server->cluster.shared) return true;
    if (!lease_holds(&server->cluster.lease, now_ms())) cluster_run(server);
    return lease_holds(&server->cluster.lease, now_ms());
}
