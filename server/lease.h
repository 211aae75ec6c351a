/* lease.h - when a node may speak for its tables: decisions alone, without a clock or a line of
 * their own, so that a simulator drives the very code that a server runs.
 *
 * Several nodes share one store (store/store.h, "Several nodes"). A node has one lease there, by
 * the clock of the store; every table it owns is its own while the lease lasts. Whoever is asked
 * for a table whose owner's lease has passed claims it with the next epoch. What is true of a
 * move is decided by the store alone: each append carries node and epoch, and one that no longer
 * owns the table is refused (store/fence.h). The lease decides what the store cannot: when a node
 * that hears nothing must fall silent, so that nobody is shown a table that others have changed.
 *
 * Times are milliseconds of a clock that goes on while the process or the machine sleeps. The
 * store counts a lease from some moment after it was asked, so counting from the moment of asking
 * is always early; margin_ms is for clocks that run at different speeds.
 *
 *   step = lease_step(lease, now)       at lease_due() at the latest
 *     LEASE_ASK: send to the store, then lease_answer() with what came of it, or nothing
 *     LEASE_END: drop every table, send every client away; claims begin anew with the next grant
 *   lease_holds(lease, now)             before anything is said of a table, and before a claim
 */
#ifndef SERVER_LEASE_H
#define SERVER_LEASE_H

#include <stdbool.h>
#include <stdint.h>

struct lease_terms {
    int64_t lease_ms;            /* how long the store grants it */
    int64_t renew_ms;            /* after which it is asked for again */
    int64_t margin_ms;           /* how long before its end the node falls silent */
    int64_t retry_ms;            /* after an answer that was none */
};
/* The terms that follow from the length of a lease. */
struct lease_terms lease_terms_of(int64_t lease_ms);

enum lease_step { LEASE_WAIT, LEASE_ASK, LEASE_END };
/* LEASE_REFUSED: the store knows that the lease has passed. LEASE_FAILED: it could not be asked,
 * or has not answered; what it did is not known. */
enum lease_result { LEASE_GRANTED, LEASE_REFUSED, LEASE_FAILED };

struct lease {
    struct lease_terms terms;
    bool held;                   /* granted, and LEASE_END was not said since */
    bool asking;                 /* an answer is awaited */
    uint64_t asked;              /* how often it was asked: the number of the last question */
    int64_t asked_at, until;     /* until: of what was granted, counted from the asking */
    int64_t ask_at;              /* when to ask next */
};

void lease_init(struct lease *lease, const struct lease_terms *terms, int64_t now);
/* What is to be done now; call it until it says LEASE_WAIT. */
enum lease_step lease_step(struct lease *lease, int64_t now);
/* When lease_step() has something to say next. */
int64_t lease_due(const struct lease *lease);
/* Whether the question is for a new lease (the node is nobody yet, or has let its own pass), or
 * to lengthen the one that is held. To be asked right after LEASE_ASK. */
bool lease_is_new(const struct lease *lease);
/* The answer to the question of this number; others are late and mean nothing. False: the lease
 * has passed while the answer was on its way, or was refused. */
bool lease_answer(struct lease *lease, uint64_t number, enum lease_result result, int64_t now);
bool lease_holds(const struct lease *lease, int64_t now);

#endif
