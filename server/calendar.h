/* calendar.h - the time by which things are forgotten: the clock on the wall, as long as it can be
 * believed.
 *
 * Guests, reports, talk, bans and finished matches go when they are old enough. A machine that
 * starts with its clock months ahead would delete them all, and nothing brings them back. So the
 * store keeps the newest time that was believed, and a clock that is more than CALENDAR_SLACK_MS
 * ahead of it is not followed: the old time goes on, second by second, and the host is told until
 * the clock is right again or `landfall admin clock trust` says that it is. A clock that is behind
 * forgets less, which harms nobody. Where nodes share a store, its clock counts too.
 */
#ifndef SERVER_CALENDAR_H
#define SERVER_CALENDAR_H

#include <stdbool.h>
#include <stdint.h>

static const int64_t CALENDAR_SLACK_MS = (int64_t)7 * 86400000;

struct calendar {
    int64_t time, clock;         /* believed time, and what the steady clock said then */
    int64_t ahead_ms;            /* how far the wall is ahead of it; 0: it is believed */
    int64_t saved;               /* the time that the store has */
    bool begun, told;
};

/* The decision alone. wall: since 1970; clock: one that only goes forward, and goes on while the
 * machine sleeps. Returns the time to forget by. */
int64_t calendar_step(struct calendar *calendar, int64_t wall, int64_t clock);
/* newest: the newest time that the store knows of; INT64_MIN: none, the wall is believed. */
void calendar_begin(struct calendar *calendar, int64_t newest, int64_t wall, int64_t clock);
/* The host says that the wall is right. */
void calendar_believe(struct calendar *calendar, int64_t wall, int64_t clock);

struct server;
void calendar_open(struct server *server);           /* reads what the store has */
int64_t calendar_ms(struct server *server);
void calendar_beat(struct server *server);           /* keeps it, and tells of trouble */
void calendar_trust(struct server *server);          /* ... and tells the other nodes */
void calendar_reread(struct server *server);         /* another node has been told to trust */

#endif
