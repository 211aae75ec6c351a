/* quota.h - how often an address or a guest may ask for what costs something: docs/protocol.md
 * "Limits". The counting is done in limits.h; here is what is counted, and what is said. */
#ifndef SERVER_QUOTA_H
#define SERVER_QUOTA_H

#include "server/net.h"

/* Each takes what it costs, or answers the exchange with 429 and when to come back. An address
 * has no limits where --sockets-per-address is 0, a guest none where --tables-per-guest is. */
bool quota_get(struct exchange *exchange);
bool quota_guest(struct exchange *exchange);            /* somebody new */
bool quota_rename(struct exchange *exchange, const struct person *person);
/* A table more; where bots play alone it costs more. */
bool quota_table(struct exchange *exchange, const struct person *person, bool bots_alone);
/* It was not made after all. */
void quota_table_back(struct exchange *exchange, const struct person *person, bool bots_alone);
bool quota_report(struct exchange *exchange, const struct person *person);
bool quota_export(struct exchange *exchange, const struct person *person);
bool quota_review(struct exchange *exchange);           /* one that nobody has asked for yet */
/* Whether a code may be tried; only wrong ones are counted. */
bool quota_code(struct exchange *exchange);
void quota_code_was_wrong(struct exchange *exchange);

#endif
