/* tables_lease.c - tables live as long as the lease of their node: what the store is asked and says
 * of it (server/lease.h), and what follows for the tables. */
#include "server/table.h"

static void take_answers(struct tables *tables, struct lease *lease, int64_t now,
                         struct tables_lease_news *news)
{
    struct store_lease answer;
    while (store_lease_take(tables->store, &answer)) {
        bool was = lease->held;
        enum lease_result result = answer.result == STORE_LEASE_GRANTED ? LEASE_GRANTED
                                 : answer.result == STORE_LEASE_REFUSED ? LEASE_REFUSED
                                                                        : LEASE_FAILED;
        bool granted = lease_answer(lease, answer.number, result, now);
        news->granted = news->granted || (granted && !was);
        news->refused = news->refused || !granted;
    }
}

void tables_mind_lease(struct tables *tables, struct lease *lease, int64_t now,
                       struct tables_lease_news *news)
{
    enum lease_step step;
    *news = (struct tables_lease_news){ 0 };
    take_answers(tables, lease, now, news);
    while ((step = lease_step(lease, now)) != LEASE_WAIT) {
        if (step == LEASE_ASK) {
            store_lease_ask(tables->store, lease->asked, lease_is_new(lease),
                            lease->terms.lease_ms);
            news->asked = true;
            continue;
        }
        tables_silence(tables);
        news->ended = true;
    }
    /* A lease whose grant came too late is none, though the store knows the node: nothing may be
     * claimed then, for nobody would be told when it has passed. */
    tables->mute = !lease_holds(lease, now);
}
