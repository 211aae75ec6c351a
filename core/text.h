/* text.h - writing and reading small texts without stdio.
 *
 * struct lf_out writes into the caller's buffer, never past its end, and counts what it would
 * have written. struct lf_in reads a text and remembers the first byte that did not fit and
 * what should have stood there, so every parser of the project can say where and why.
 */
#ifndef LF_TEXT_H
#define LF_TEXT_H

#include "core/lf.h"

#define LF_SAY(english, german) ((struct lf_say){ { english, german } })

struct lf_out {
    char *text;
    size_t size, length;
    bool comma;               /* core/json.h: before the next value comes a comma */
};

struct lf_out lf_out_start(char *text, size_t size);
void lf_put(struct lf_out *out, const char *text);
void lf_put_bytes(struct lf_out *out, const char *text, size_t length);
/* A copy for what is mostly short: for a few bytes a call of memcpy() costs more than they do. */
static inline void lf_copy_short(char *to, const char *from, size_t length)
{
    uint64_t first, last;
    if (length > 16) {
        __builtin_memcpy(to, from, length);
    } else if (length >= 8) {
        __builtin_memcpy(&first, from, 8);
        __builtin_memcpy(&last, from + length - 8, 8);
        __builtin_memcpy(to, &first, 8);
        __builtin_memcpy(to + length - 8, &last, 8);
    } else if (length >= 4) {
        uint32_t begin, end;
        __builtin_memcpy(&begin, from, 4);
        __builtin_memcpy(&end, from + length - 4, 4);
        __builtin_memcpy(to, &begin, 4);
        __builtin_memcpy(to + length - 4, &end, 4);
    } else {
        for (size_t i = 0; i < length; i++) to[i] = from[i];
    }
}

/* The last byte of the buffer is kept for the final zero. */
static inline void lf_put_char(struct lf_out *out, char c)
{
    if (out->length + 1 < out->size) out->text[out->length] = c;
    out->length++;
}
/* Where points come from, as people read it: "settlements 2, cities 4". */
void lf_put_sources(struct lf_out *out, const struct lf_source *rows, int count,
                    enum lf_language language);
void lf_put_int(struct lf_out *out, int64_t value);
void lf_put_unsigned(struct lf_out *out, uint64_t value);
void lf_put_hex(struct lf_out *out, uint64_t value, int digits);
/* Quoted and escaped as in JSON. */
void lf_put_quoted(struct lf_out *out, const char *text, size_t length);
int lf_out_end(struct lf_out *out);                       /* adds the zero, returns the length */

struct lf_in {
    const char *text;
    uint32_t at;
    struct lf_error *error;
    bool failed;
    bool any_case;            /* typed by people: R0 is r0 */
};

struct lf_in lf_in_start(const char *text, struct lf_error *error);
struct lf_in lf_in_typed(const char *text, struct lf_error *error);
/* The following return whether it stood there; the input moves on only if it did. */
bool lf_take(struct lf_in *in, const char *literal);      /* exact text */
bool lf_take_word(struct lf_in *in, const char *word);    /* ... that ends where letters end */
bool lf_take_unsigned(struct lf_in *in, uint64_t max, uint64_t *value);
void lf_take_spaces(struct lf_in *in);
/* Counts by letter, "2bg": letters in any order, a letter without a number is one, "-" is none. No
 * count may pass max. False: no such thing stood there. */
bool lf_take_counts(struct lf_in *in, const char *letters, uint8_t max, uint8_t *counts);
char lf_peek(const struct lf_in *in);                     /* what is typed: in lower case */
bool lf_at_end(const struct lf_in *in);
/* Notes the first failure at the current byte; always returns false. */
bool lf_expected(struct lf_in *in, struct lf_say what);
/* These say what they expected if it does not stand there; words end with NULL. */
bool lf_take_space(struct lf_in *in);
bool lf_take_end(struct lf_in *in);
bool lf_take_one_of(struct lf_in *in, const char *const *words, struct lf_say expected,
                    int *value);

bool lf_same(const char *a, const char *b);               /* strcmp == 0 */
size_t lf_length(const char *text);

/* "IB-45"; and back. The number is printed with at least two digits. */
int lf_rule_print(const struct lf_game *game, lf_rule rule, char *out, size_t size);
bool lf_rule_parse(const struct lf_game *game, const char *text, lf_rule *rule);

/* For init() of a game that plays older rules, too: takes "rules=N" with its comma from the front
 * of an option line; where none stands there, the newest. False: not a version it plays. */
bool lf_take_rules(struct lf_in *in, const struct lf_game *game, uint32_t *rules);
/* For its print_options(), before all other options: nothing for the newest rules. */
void lf_put_rules(struct lf_out *out, const struct lf_game *game, uint32_t rules);
bool lf_rules_played(const struct lf_game *game, uint64_t rules);

const struct lf_game *lf_game_find(const char *name);
const struct lf_kind *lf_kind_find(const struct lf_game *game, int kind);

#endif
