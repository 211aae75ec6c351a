/* transcript.h - what the parts of test-transcript share: words that were seen before, the rules
 * of the books, the tables of a game. */
#ifndef TRANSCRIPT_H
#define TRANSCRIPT_H

#include "core/lf.h"

/* A set of hashes of words or of pairs of words. */
enum { WORDS_MAX = 1 << 18, BOOKS_MAX = 4 };
struct words { uint64_t seen[WORDS_MAX]; int count, told; };

struct transcript {
    const struct lf_game *game;
    enum lf_language language;
    char *book[BOOKS_MAX];                    /* NULL behind the last */
    struct words pairs, drawn, refused;
};

/* Whether the text has a word, or two words side by side, that the set did not have; numbers and
 * names of places count as one word. Adds them. */
bool words_new(struct words *set, const char *text);
bool words_new_pairs(struct words *set, const char *text);
bool words_new_text(struct words *set, const char *text);      /* all of it, as it is */
/* Whether the set has grown since it was last asked. */
bool words_pending(struct words *set);

void books_read(struct transcript *t);
/* Prints ", " and the text of a rule. */
void rule_text(const struct transcript *t, const char *id);

void tables_print(struct transcript *t);

#endif
