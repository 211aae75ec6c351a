/* cluster.h - this server as one node of several: it holds its lease (server/lease.h), and says and
 * takes nothing while it does not. A server whose store is its own alone always may. */
#ifndef SERVER_CLUSTER_H
#define SERVER_CLUSTER_H

#include <stdbool.h>
#include <stdint.h>

#include "server/lease.h"

enum { CLUSTER_LEASE_MS = 2000 }; /* unless --lease says otherwise */

struct server;
struct cluster {
    bool shared;
    struct lease lease;
    uint64_t granted, ended; /* how often a lease began, and how often one ran out */
    bool told;               /* why there is none was logged */
    int64_t due;             /* what the timer is set to */
    bool sentences_old;      /* another node has changed them, and they were not read yet */
};

/* Once the server listens, so that its address is known. */
void cluster_start(struct server *server);
/* Does what is due: asks for the lease, takes answers, falls silent. Whenever the loop wakes. */
void cluster_run(struct server *server);
/* How long ago the lease that is held was last asked for with success; 0: there is none. */
int64_t cluster_lease_age_ms(const struct server *server);
/* Sets the timer for it; before the loop sleeps. */
void cluster_plan(struct server *server);
/* Whether anything may be said or taken. */
bool cluster_speaks(struct server *server);

#endif
