/* verify.h - checks the dice of a match against the proof its server published afterwards.
 *
 * Written from docs/protocol.md "Fair dice" alone: it shares no code with the server, builds its
 * own HMAC from SHA-256, and so finds a server that does not do what it says.
 */
#ifndef CLI_VERIFY_H
#define CLI_VERIFY_H

#include "core/lf.h"

enum { VERIFY_TEXT_MAX = 1024, VERIFY_HEX_MAX = 65 };

struct verify {
    uint8_t secret[32];
    char commit[VERIFY_HEX_MAX];         /* as the proof has it; it fits the secret */
    char rest[VERIFY_TEXT_MAX];          /* words and table, as they stand before k, n and b */
    uint32_t drawn[LF_KIND_CHANCE_END];
    bool fixed;                          /* a test server's: the secret was known beforehand */
    uint64_t draws;                      /* checked so far */
    struct json_t *proof;
};

/* What a player has noted before giving a word: the promise, and the word ("SEAT=WORD"). NULL:
 * not noted. */
struct verify_notes { const char *commit, *word; };

/* Reads a proof and compares it with the notes: without them, a server that has changed its secret
 * once it knew all words would be believed. Returns an exit code, after a message if it is not
 * EXIT_DONE. */
int verify_open(struct verify *verify, const char *file, const struct verify_notes *notes);
void verify_close(struct verify *verify);

/* What chance had to bring in this position; counts the draw. */
lf_action verify_draw(struct verify *verify, const struct lf_game *game, const void *state);

/* Whether the draw just made is also what the proof's own list says of it. */
bool verify_listed(const struct verify *verify, const struct lf_game *game, lf_action action);
bool verify_ends(const struct verify *verify);   /* ... and the list has no more */

#endif
