/* lease.c - see lease.h. */
#include "server/lease.h"

#include "core/check.h"

enum { RENEWALS = 4, MARGINS = 8, RETRIES = 10 };

struct lease_terms lease_terms_of(int64_t lease_ms)
{
    LF_ASSERT(lease_ms > 0);
    return (struct lease_terms){
        .lease_ms = lease_ms, .renew_ms = lease_ms / RENEWALS, .margin_ms = lease_ms / MARGINS,
        .retry_ms = lease_ms / RETRIES,
    };
}

void lease_init(struct lease *lease, const struct lease_terms *terms, int64_t now)
{
    LF_ASSERT(terms->margin_ms + terms->renew_ms < terms->lease_ms);
    *lease = (struct lease){ .terms = *terms, .ask_at = now, .until = now };
}

/* From here on the node is silent: others may have the tables when the store's clock gets there,
 * which is later. */
static int64_t silent_at(const struct lease *lease)
{
    return lease->until - lease->terms.margin_ms;
}

bool lease_holds(const struct lease *lease, int64_t now)
{
    return lease->held && now < silent_at(lease);
}

bool lease_is_new(const struct lease *lease)
{
    return !lease->held;
}

enum lease_step lease_step(struct lease *lease, int64_t now)
{
    if (lease->held && now >= silent_at(lease)) {
        /* What may still be answered was asked by a node that is nobody now. */
        lease->held = lease->asking = false;
        lease->ask_at = now;
        return LEASE_END;
    }
    /* A question that nobody answers for as long as a lease lasts is given up. */
    if (lease->asking && now < lease->asked_at + lease->terms.lease_ms) return LEASE_WAIT;
    if (now < lease->ask_at) return LEASE_WAIT;
    lease->asking = true;
    lease->asked++;
    lease->asked_at = now;
    return LEASE_ASK;
}

int64_t lease_due(const struct lease *lease)
{
    int64_t due = lease->asking ? lease->asked_at + lease->terms.lease_ms : lease->ask_at;
    return lease->held && silent_at(lease) < due ? silent_at(lease) : due;
}

bool lease_answer(struct lease *lease, uint64_t number, enum lease_result result, int64_t now)
{
    if (!lease->asking || number != lease->asked) return false;
    lease->asking = false;
    lease->ask_at = now + lease->terms.retry_ms;
    if (result == LEASE_FAILED) return false;
    if (result == LEASE_REFUSED) {
        lease->until = lease->asked_at;      /* the next step ends it, if it was held */
        return false;
    }
    int64_t until = lease->asked_at + lease->terms.lease_ms;
    if (now >= until - lease->terms.margin_ms) return false;
    /* A lease that ran out while the answer was on its way is not lengthened: its end has not been
     * told yet, and between then and now the tables were nobody's. */
    if (lease->held && now >= silent_at(lease)) return false;
    lease->held = true;
    lease->until = until;
    lease->ask_at = lease->asked_at + lease->terms.renew_ms;
    return true;
}
