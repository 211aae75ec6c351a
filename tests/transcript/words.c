/* words.c - which words and pairs of words a transcript has shown already. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/rng.h"
#include "tests/transcript/transcript.h"

static bool add(struct words *set, uint64_t hash)
{
    if (set->count > WORDS_MAX / 2) {
        fprintf(stderr, "too many words for one transcript\n");
        exit(2);
    }
    hash |= 1;
    uint64_t at = hash % WORDS_MAX;
    for (; set->seen[at]; at = (at + 1) % WORDS_MAX)
        if (set->seen[at] == hash) return false;
    set->seen[at] = hash;
    set->count++;
    return true;
}

/* Letters, digits and bytes of other scripts make words; any other character is one by itself. */
static bool is_part(unsigned char c) { return isalnum(c) || c >= 0x80 || c == '-'; }

/* The hash of the next word, 0 at the end. Words with a digit are all alike. */
static uint64_t next(const char **text)
{
    uint64_t hash = 14695981039346656037u;
    bool digit = false;
    const char *at = *text;
    while (*at == ' ') at++;
    if (!*at) return 0;
    const char *start = at;
    while (is_part((unsigned char)*at)) digit |= isdigit((unsigned char)*at++) != 0;
    if (at == start) at++;
    for (const char *c = start; c < at && !digit; c++)
        hash = (hash ^ (unsigned char)*c) * 1099511628211u;
    *text = at;
    return digit ? 1 : hash;
}

bool words_new_text(struct words *set, const char *text)
{
    uint64_t hash = 14695981039346656037u;
    for (; *text; text++) hash = (hash ^ (unsigned char)*text) * 1099511628211u;
    return add(set, lf_mix(hash));
}

bool words_new(struct words *set, const char *text)
{
    bool found = false;
    for (uint64_t word; (word = next(&text));) found |= add(set, lf_mix(word));
    return found;
}

bool words_new_pairs(struct words *set, const char *text)
{
    bool found = false;
    uint64_t before = 0, word;
    do {
        word = next(&text);
        found |= add(set, lf_mix(lf_mix(before) + word));
        before = word;
    } while (word);
    return found;
}

bool words_pending(struct words *set)
{
    bool grown = set->count != set->told;
    set->told = set->count;
    return grown;
}
