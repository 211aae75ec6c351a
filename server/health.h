/* health.h - whether this server can do its work: what /readyz, the metrics and the log say of it.
 *
 * Every trouble has a name. A server that has one is not ready, except where only a warning is
 * meant: then it works, but somebody should look. */
#ifndef SERVER_HEALTH_H
#define SERVER_HEALTH_H

#include <stdbool.h>
#include <stdint.h>

enum health_trouble {
    HEALTH_STORE,           /* the store has failed for good; the program is ending */
    HEALTH_DISK_FULL,       /* a commit found no room: nothing can be kept */
    HEALTH_DATABASE,        /* the database takes nothing: down, full, or only to be read */
    HEALTH_DISK_LOW,        /* less room than --disk-free */
    HEALTH_CHECKPOINT,      /* the last copying of the write-ahead log failed */
    HEALTH_WAL,             /* the write-ahead log has grown too long */
    HEALTH_LEASE,           /* this node has no lease among those that share the store */
    HEALTH_LOST,            /* a warning: the store has lost commits before this start */
    HEALTH_CLOCK,           /* a warning: the clock is far ahead (server/calendar.h) */
    HEALTH_TROUBLES,
};

struct server;
struct health { uint32_t now; uint64_t said_ms; };   /* troubles as bits, and when told last */

const char *health_name(enum health_trouble trouble);
uint32_t health_look(const struct server *server);   /* troubles as bits */
bool health_good(uint32_t troubles);                  /* at most warnings */
/* Looks, and logs what has changed at once, what has not once a minute. */
void health_beat(struct server *server);
char *health_json(const struct server *server);       /* the body of /readyz */

#endif
