/* message.c - how the command speaks: its language, its one-line failures, its guesses at what
 * was meant, and text set to the width of the terminal. */
#define _DEFAULT_SOURCE
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/rulebooks.h"
#include "core/rulebook.h"
#include "core/text.h"

enum { COLUMNS_STANDARD = 80, COLUMNS_MIN = 40, COLUMNS_MAX = 100, GUESS_LENGTH_MAX = 40 };

enum lf_language language = LF_EN;

static const char *const language_names[LF_LANGUAGES] = { "en", "de" };

bool language_of_name(const char *name, enum lf_language *out)
{
    for (int i = 0; i < LF_LANGUAGES; i++)
        if (strcmp(name, language_names[i]) == 0) {
            *out = (enum lf_language)i;
            return true;
        }
    return false;
}

/* The first of these variables that is set decides, as for every POSIX program. */
enum lf_language language_of_environment(void)
{
    static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);
        if (value && *value) return strncmp(value, "de", 2) == 0 ? LF_DE : LF_EN;
    }
    return LF_EN;
}

static const char *failing_at;

void fail_place(const char *place)
{
    failing_at = place;
}

int fail(int code, const char *format, ...)
{
    va_list list;
    fflush(stdout);
    fputs("landfall: ", stderr);
    if (failing_at) fprintf(stderr, "%s: ", failing_at);
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    putc('\n', stderr);
    return code;
}

int fail_at(int code, const char *where, const struct lf_game *game, const struct lf_error *error)
{
    const char *expected = said(error->expected);
    if (error->rule && game) {
        char id[32];
        struct lf_rule_entry entry;
        lf_rule_print(game, error->rule, id, sizeof id);
        if (rulebook_entry(game, error->rule, &entry)) {
            char text[2048];
            plain_text(entry.text, entry.text_length, text, sizeof text);
            return fail(code, "%s: byte %u: %s: %s", where, error->at, id, text);
        }
        return fail(code, SAY("%s: byte %u: rule %s forbids it",
                              "%s: byte %u: Regel %s verbietet es"), where, error->at, id);
    }
    if (!expected) expected = SAY("something else", "etwas anderes");
    return fail(code, SAY("%s: byte %u: expected %s", "%s: byte %u: erwartet: %s"), where,
                error->at, expected);
}

/* How many letters must be added, taken away, changed or swapped with their neighbour. */
static int edit_distance(const char *a, const char *b)
{
    int m = (int)strlen(a), n = (int)strlen(b);
    int row[3][GUESS_LENGTH_MAX + 1] = { { 0 } };
    if (m > GUESS_LENGTH_MAX || n > GUESS_LENGTH_MAX) return GUESS_LENGTH_MAX;
    for (int j = 0; j <= n; j++) row[0][j] = j;
    for (int i = 1; i <= m; i++) {
        int *here = row[i % 3], *above = row[(i + 2) % 3], *higher = row[(i + 1) % 3];
        here[0] = i;
        for (int j = 1; j <= n; j++) {
            int best = above[j - 1] + (a[i - 1] != b[j - 1]);
            if (above[j] + 1 < best) best = above[j] + 1;
            if (here[j - 1] + 1 < best) best = here[j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                higher[j - 2] + 1 < best)
                best = higher[j - 2] + 1;
            here[j] = best;
        }
    }
    return row[m % 3][n];
}

void guess_start(struct guess *guess, const char *typed)
{
    *guess = (struct guess){ .typed = typed, .distance = GUESS_LENGTH_MAX };
}

/* A candidate that begins with what was typed is as near as one slip of the finger. */
void guess_try(struct guess *guess, const char *candidate)
{
    size_t length = strlen(guess->typed);
    int distance = edit_distance(guess->typed, candidate);
    if (length >= 2 && strncmp(candidate, guess->typed, length) == 0 && distance > 1) distance = 1;
    if (distance >= guess->distance) return;
    guess->distance = distance;
    guess->best = candidate;
}

const char *guess_text(struct guess *guess)
{
    int allowed = strlen(guess->typed) <= 3 ? 1 : strlen(guess->typed) <= 7 ? 2 : 3;
    if (!guess->best || guess->distance > allowed) return "";
    snprintf(guess->text, sizeof guess->text,
             SAY(" (did you mean '%s%s'?)", " (meinst du '%s%s'?)"),
             guess->prefix ? guess->prefix : "", guess->best);
    return guess->text;
}

/* As the terminal or COLUMNS says; 0: nobody does. */
static int columns_known(void)
{
    struct winsize size;
    const char *variable = getenv("COLUMNS");
    if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col)
        return size.ws_col;
    return variable && atoi(variable) > 0 ? atoi(variable) : 0;
}

int terminal_columns(void)
{
    int columns = columns_known();
    if (!columns) columns = COLUMNS_STANDARD;
    if (columns < COLUMNS_MIN) columns = COLUMNS_MIN;
    return columns > COLUMNS_MAX ? COLUMNS_MAX : columns;
}

/* Every character of our texts is one column wide, so bytes that continue one are not counted. */
int text_columns(const char *text, size_t length)
{
    int columns = 0;
    for (size_t i = 0; i < length; i++)
        columns += ((unsigned char)text[i] & 0xC0) != 0x80;
    return columns;
}

static bool is_gap(char c) { return c == ' ' || (c && strchr(".,;:!?()*", c)); }

/* Asterisks at the edge of a word are emphasis and left out; code is put in quotes. */
size_t plain_text(const char *text, size_t length, char *out, size_t size)
{
    size_t used = 0;
    for (size_t i = 0; i < length && used + 1 < size; i++) {
        bool edge = i == 0 || i + 1 == length || is_gap(text[i - 1]) || is_gap(text[i + 1]);
        if (text[i] == '*' && edge) continue;
        out[used++] = text[i] == '`' ? '\'' : text[i];
    }
    out[used] = 0;
    return used;
}

void wrap_print(FILE *out, const char *text, size_t length, int at, int indent, int columns)
{
    bool first = true;
    for (size_t i = 0; i < length;) {
        char word[256];
        size_t start, used;
        while (i < length && text[i] == ' ') i++;
        start = i;
        while (i < length && text[i] != ' ' && i - start < sizeof word - 1) i++;
        used = plain_text(text + start, i - start, word, sizeof word);
        int wide = text_columns(word, used);
        if (used == 0) continue;
        if (!first && at + 1 + wide > columns) {
            fprintf(out, "\n%*s", indent, "");
            at = indent;
        } else if (!first) {
            putc(' ', out);
            at++;
        }
        fwrite(word, 1, used, out);
        at += wide;
        first = false;
    }
    putc('\n', out);
}

const char *rulebook_text(const struct lf_game *game, int n)
{
    char name[64];
    const char *found = NULL;
    if (!game->rulebook || !lf_rulebook_name(game->rulebook, n, name, sizeof name)) return NULL;
    for (const struct rulebook *book = rulebooks; book->name; book++) {
        if (strcmp(book->name, name) != 0) continue;
        if (book->language == language) return book->text;
        if (book->language == LF_EN) found = book->text;
    }
    return found;
}

bool rulebook_find(const struct lf_game *game, const char *id, struct lf_rule_entry *entry)
{
    const char *book;
    for (int n = 0; (book = rulebook_text(game, n)); n++)
        if (lf_rulebook_find(book, id, entry)) return true;
    return false;
}

bool rulebook_entry(const struct lf_game *game, lf_rule rule, struct lf_rule_entry *entry)
{
    char id[32];
    lf_rule_print(game, rule, id, sizeof id);
    return rulebook_find(game, id, entry);
}

/* Columns of the widest line; what colours it takes none. */
static int drawing_columns(const char *drawing)
{
    int columns = 0, widest = 0;
    for (const char *at = drawing; *at; at++) {
        if (*at == '\033') at += strcspn(at, "m");
        else if (*at == '\n') columns = 0;
        else columns += ((unsigned char)*at & 0xC0) != 0x80;
        if (columns > widest) widest = columns;
    }
    return widest;
}

bool drawing_fits(const char *drawing)
{
    int room = columns_known();
    return !room || room >= drawing_columns(drawing);
}

void drawing_print(const char *drawing)
{
    int room = columns_known(), wide = drawing_columns(drawing);
    if (room && room < wide) {
        char text[160];
        snprintf(text, sizeof text, SAY("(The drawing needs %d columns and this window has %d: "
                                        "make it wider.)",
                                        "(Die Zeichnung braucht %d Spalten, dieses Fenster hat "
                                        "%d: Zieh es breiter.)"), wide, room);
        wrap_print(stdout, text, strlen(text), 0, 0, terminal_columns());
        return;
    }
    fputs(drawing, stdout);
    if (*drawing && drawing[strlen(drawing) - 1] != '\n') putchar('\n');
}
