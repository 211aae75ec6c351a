/* guests.h - people without accounts: whoever holds the token is the guest.
 *
 * A token is 256 random bits as 43 characters. The store gets its BLAKE2b hash and never the
 * token, so a stolen database opens no seat. */
#ifndef SERVER_GUESTS_H
#define SERVER_GUESTS_H

#include "server/tables.h"

enum { GUESTS_TOKEN_SIZE = 44 };         /* with the final zero */

/* The guest who holds this token; false if nobody does. */
bool guests_find(struct store *store, const char *token, size_t length, struct person *out);

/* A new guest; the ticket tells when the store holds it. */
uint64_t guests_make(struct store *store, const char *name, int64_t now_ms,
                     char token[GUESTS_TOKEN_SIZE], struct person *out);
uint64_t guests_rename(struct store *store, const char *token, size_t length, const char *name,
                       int64_t now_ms, struct person *person);

#endif
