/* scan.h - looks a member up in one line of JSON without copying it.
 *
 * The server's messages are well-formed, and a load generator reads tens of megabytes a second of
 * them; so this only skips values, and trusts brackets and quotes to match. */
#ifndef TOOLS_SCAN_H
#define TOOLS_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A value inside a message: from its first byte; length 0: there is none. */
struct span { const char *at; size_t length; };

/* Fills one span for each name (at most 32 of them) from the members of the object. False: not
 * an object. */
bool scan_members(const char *text, size_t length, const char *const *names, int count,
                  struct span *out);
/* The next value of an array; start with *at = 0. */
bool scan_next(struct span array, size_t *at, struct span *value);
int64_t scan_number(struct span value, int64_t otherwise);
/* Copies a string without quotes; only the escapes that cannot occur in notation are kept as
 * they are. False: no string, or too long. */
bool scan_text(struct span value, char *out, size_t size);
bool scan_is(struct span value, const char *text);          /* whether it is this string */

#endif
