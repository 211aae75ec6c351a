/* rulebook.c - finding rules in a rulebook text (core/rulebook.h).
 *
 * Between two calls of lf_rulebook_next() the cursor rests on the end of the last rule's line
 * and the entry keeps the heading, so the caller hands in the same entry again. A cursor that
 * rests on no line end is a fresh one, and there is no heading yet. */
#include "core/rulebook.h"

#include "core/text.h"

/* One letter of UTF-8 as lower case: a-z, and the letters of Latin-1 such as ä, ö, ü. Moves
 * *text past it, but never past `end`. */
static unsigned lower(const char **text, const char *end)
{
    unsigned char c = (unsigned char)*(*text)++;
    if (c >= 'A' && c <= 'Z') return c + 32u;
    if (c != 0xC3 || *text == end) return c;
    unsigned char second = (unsigned char)**text;
    if (second < 0x80 || second > 0xBF) return c;
    (*text)++;
    bool capital = second <= 0x9E && second != 0x97;
    return 0xC300u + second + (capital ? 32u : 0u);
}

static const char *line_end(const char *at)
{
    while (*at && *at != '\n') at++;
    return at;
}

static bool read_heading(const char *line, struct lf_rule_entry *entry)
{
    struct lf_in in = lf_in_start(line, NULL);
    if (!lf_take(&in, "### ") && !lf_take(&in, "## ")) return false;
    entry->heading = line + in.at;
    entry->heading_length = (size_t)(line_end(line + in.at) - (line + in.at));
    return true;
}

/* Sources stand in square brackets at the end of the line and are not shown. */
static const char *without_sources(const char *text, const char *end)
{
    while (end > text && end[-1] == ' ') end--;
    while (end > text && end[-1] == ']') {
        const char *open = end - 1;
        while (open > text && *open != '[') open--;
        if (*open != '[') break;
        end = open;
        while (end > text && (end[-1] == ' ' || end[-1] == ',')) end--;
    }
    return end;
}

/* "- **IB-45** text": an id has a hyphen and no space. */
static bool read_rule(const char *line, struct lf_rule_entry *entry)
{
    struct lf_in in = lf_in_start(line, NULL);
    if (!lf_take(&in, "- **")) return false;
    const char *id = line + in.at, *stop = id;
    bool hyphen = false;
    for (; *stop && *stop != '\n' && *stop != '*' && *stop != ' '; stop++)
        hyphen |= *stop == '-';
    if (!hyphen || stop[0] != '*' || stop[1] != '*') return false;

    const char *text = stop + 2;
    while (*text == ' ') text++;
    const char *end = without_sources(text, line_end(text));
    entry->id = id;
    entry->id_length = (size_t)(stop - id);
    entry->text = text;
    entry->text_length = (size_t)(end - text);
    return true;
}

bool lf_rulebook_next(const char **cursor, struct lf_rule_entry *entry)
{
    const char *line = *cursor;
    if (*line == '\n') {
        line++;
    } else {
        entry->heading = line;
        entry->heading_length = 0;
    }
    while (*line) {
        bool found = !read_heading(line, entry) && read_rule(line, entry);
        line = line_end(line);
        if (found) {
            *cursor = line;
            return true;
        }
        if (*line) line++;
    }
    *cursor = line;
    return false;
}

/* The next letter of an id that counts: hyphens do not, nor zeros that lead a number. *digit
 * tells whether the last letter was part of a number. 0: no more. */
static unsigned id_letter(const char **text, const char *end, bool *digit)
{
    while (*text < end) {
        unsigned c = lower(text, end);
        if (c == '-') continue;
        bool more = *text < end && **text >= '0' && **text <= '9';
        if (c == '0' && !*digit && more) continue;
        *digit = c >= '0' && c <= '9';
        return c;
    }
    return 0;
}

static bool same_id(const char *a, const char *a_end, const char *b, const char *b_end)
{
    bool a_digit = false, b_digit = false;
    for (;;) {
        unsigned x = id_letter(&a, a_end, &a_digit);
        if (x != id_letter(&b, b_end, &b_digit)) return false;
        if (!x) return true;
    }
}

bool lf_rulebook_find(const char *book, const char *id, struct lf_rule_entry *entry)
{
    const char *end = id + lf_length(id);
    if (id == end) return false;
    while (*book == '\n') book++;
    while (lf_rulebook_next(&book, entry))
        if (same_id(entry->id, entry->id + entry->id_length, id, end)) return true;
    return false;
}

static bool begins_with(const char *text, const char *end, const char *word, const char *word_end)
{
    while (word < word_end) {
        if (text == end || lower(&text, end) != lower(&word, word_end)) return false;
    }
    return true;
}

static bool contains(const char *text, size_t length, const char *word, const char *word_end)
{
    for (const char *end = text + length; text < end; text++)
        if (begins_with(text, end, word, word_end)) return true;
    return false;
}

bool lf_rulebook_match(const struct lf_rule_entry *entry, const char *words)
{
    while (*words) {
        while (*words == ' ') words++;
        const char *end = words;
        while (*end && *end != ' ') end++;
        if (end > words && !contains(entry->text, entry->text_length, words, end)
            && !contains(entry->id, entry->id_length, words, end)
            && !contains(entry->heading, entry->heading_length, words, end))
            return false;
        words = end;
    }
    return true;
}

bool lf_rulebook_name(const char *list, int n, char *out, size_t size)
{
    size_t used = 0;
    for (; n > 0 && *list; list++) n -= *list == ' ';
    for (; n == 0 && *list && *list != ' ' && used + 1 < size; list++) out[used++] = *list;
    out[used] = 0;
    return used > 0;
}
