/* outside.h - bots that a host offers and that are programs of somebody else (`serve --bot`).
 *
 * Each seat that such a bot has gets a process and a thread of its own, in which the conversation
 * (botwire/host.h) may wait: the event loop never does. A question is a job of the pool and comes
 * back through it. What the program does not answer, our best bot does; a program that ends or
 * hangs is taken off its seat.
 */
#ifndef SERVER_OUTSIDE_H
#define SERVER_OUTSIDE_H

#include "botwire/host.h"
#include "server/pool.h"

enum { OUTSIDE_MAX = 16, OUTSIDE_PROCESSES = 32, OUTSIDE_COMMAND_MAX = 1024 };

/* One such bot. To all that do not know better it is a bot like any other. */
struct outside_bot {
    struct lf_bot bot;                    /* first: a pointer to it is one to all of it */
    char name[BOTWIRE_NAME_MAX], command[OUTSIDE_COMMAND_MAX];
    struct botwire_settings settings;
};

struct outside_bots { struct outside_bot bots[OUTSIDE_MAX]; int count; };

/* Takes "Name=command". False: that it is not, or a name that a bot has; *expected says what. */
bool outside_offer(struct outside_bots *bots, const char *text, int budget_ms, int memory_mib,
                   struct lf_say *expected);
/* Among these (which may be NULL) or our own; NULL: there is none. */
const struct lf_bot *outside_find(const struct outside_bots *bots, const char *name);
bool outside_is(const struct lf_bot *bot);

struct outside_seat;
/* One for a seat of a match. NULL: too many are running. */
struct outside_seat *outside_seat_new(const struct lf_bot *bot, const struct lf_game *game,
                                      const void *begin, int seat, struct pool *pool);
/* What the seat has seen since it was last asked. */
void outside_seat_tell(struct outside_seat *seat, int actor, lf_action seen);
/* Hands over a job; it comes back through the pool with `outside` set. */
void outside_seat_ask(struct outside_seat *seat, struct pool_job *job);
/* Ends the program. A job that is out comes back soon. */
void outside_seat_free(struct outside_seat *seat);
/* Waits until all programs have ended. */
void outside_wait(void);

#endif
