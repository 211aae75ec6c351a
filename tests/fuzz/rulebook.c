/* rulebook.c - fuzzes the rulebook index: the first line is what is looked for, the rest is the
 * book, which begins with its title and not with an empty line. */
#include "core/rulebook.h"

#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char words[INPUT_MAX + 1];
    const char *text = fuzz_text(data, size), *end = text + strlen(text);
    const char *book = strchr(text, '\n');
    size_t length = book ? (size_t)(book - text) : strlen(text);
    memcpy(words, text, length);
    words[length] = 0;
    book = book ? book + 1 : end;
    while (*book == '\n') book++;

    struct lf_rule_entry entry, found;
    int rules = 0;
    for (const char *cursor = book; lf_rulebook_next(&cursor, &entry); rules++) {
        LF_ASSERT(entry.id >= book && entry.id + entry.id_length <= end);
        LF_ASSERT(entry.text >= book && entry.text + entry.text_length <= end);
        LF_ASSERT(entry.id_length > 0);
        LF_ASSERT(entry.heading >= book && entry.heading + entry.heading_length <= end);
        lf_rulebook_match(&entry, words);
        LF_ASSERT(rules < INPUT_MAX);
    }
    if (lf_rulebook_find(book, words, &found)) LF_ASSERT(rules > 0 && found.id_length > 0);
    return 0;
}
