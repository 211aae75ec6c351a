/* guests.h - people without accounts: whoever holds the token is the guest.
 *
 * A guest has one token at a time, which lives for a while after it was last used. It is 256
 * random bits as 43 characters. The store gets its BLAKE2b hash and never the token, so a stolen
 * database opens no seat. */
#ifndef SERVER_GUESTS_H
#define SERVER_GUESTS_H

#include "server/tables.h"

enum { GUESTS_TOKEN_SIZE = 44 };         /* with the final zero */

/* The guest who holds this token, and when it was last used as far as the store knows (to a
 * day or so); false if nobody holds it any more. */
bool guests_find(struct store *store, const char *token, size_t length, struct person *out,
                 int64_t *used_ms);

/* A new guest; the ticket tells when the store holds it. */
uint64_t guests_make(struct store *store, const char *name, int64_t now_ms,
                     char token[GUESTS_TOKEN_SIZE], struct person *out);
void guests_set_name(struct person *person, const char *name);
/* The token was used, by a person who may have a new name. */
uint64_t guests_touch(struct store *store, const char *token, int64_t now_ms,
                      const struct person *person);
/* The token opens nothing any more; what the store knew of the guest is overwritten. */
uint64_t guests_revoke(struct store *store, const char *token);
/* The same guest with a new token, which replaces the old one. */
uint64_t guests_rotate(struct store *store, int64_t now_ms, char token[GUESTS_TOKEN_SIZE],
                       const struct person *person);

#endif
