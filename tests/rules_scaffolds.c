/* rules_scaffolds.c - lines that arrange a position, under a name, for tests that begin alike:
 *
 *     scaffold MIDGAME
 *     # Four players after the founding, in the middle of a turn of seat 0.
 *     use FOUNDED
 *     poke phase main
 *
 * They stand in the file scaffolds.txt of a test's folder, or of a folder above it; the line
 * `use MIDGAME` of a test does what the lines say. Only lines that arrange may stand there, and
 * `use` of a scaffold further up; a scaffold that no test uses fails the run.
 *
 * Read next: rules.c (what the lines mean).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/rules.h"

enum { NAME_SIZE = 32, PATH_SIZE = 1024, SCAFFOLDS_MAX = 64, BOOKS_MAX = 16, FOLDERS_UP = 2 };

struct scaffold {
    char name[NAME_SIZE];
    int line;                        /* of its name in the file */
    int end;                         /* the first line that is no longer its own */
    int used;
};

/* One file, read whole. */
struct book {
    char path[PATH_SIZE];
    char **lines;                    /* of the file, from 1 */
    int line_count;
    struct scaffold scaffolds[SCAFFOLDS_MAX];
    int count;
    char wrong[WHY_SIZE];            /* why it cannot be used, or "" */
};

static struct book books[BOOKS_MAX];
static int book_count;

/* ---- Reading a file ---- */

/* The text after `word` and a space; NULL if the line begins otherwise. */
static const char *after(const char *line, const char *word)
{
    size_t length = strlen(word);
    return !strncmp(line, word, length) && line[length] == ' ' ? line + length + 1 : NULL;
}

static struct scaffold *find(struct book *book, const char *name)
{
    for (int i = 0; i < book->count; i++)
        if (!strcmp(book->scaffolds[i].name, name)) return &book->scaffolds[i];
    return NULL;
}

static bool is_name(const char *name)
{
    size_t length = strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-");
    return length && !name[length] && length < NAME_SIZE;
}

/* What is wrong with a line of a scaffolds' file, or NULL. */
static const char *judge(struct book *book, int at)
{
    const char *line = book->lines[at], *name = after(line, "scaffold"), *used = after(line, "use");
    if (!*line || *line == '#') return NULL;
    if (name && book->count == SCAFFOLDS_MAX) return "too many scaffolds";
    if (name && !is_name(name)) return "a scaffold's name has capital letters, digits and -";
    if (name && find(book, name)) return "the name stands there twice";
    if (name && (at == book->line_count || strncmp(book->lines[at + 1], "# ", 2)))
        return "a comment below the name must say what is arranged";
    if (name) return NULL;
    if (!book->count) return "a scaffold begins with \"scaffold NAME\"";
    if (used && (!find(book, used) || find(book, used) == &book->scaffolds[book->count - 1]))
        return "no scaffold of this name stands above";
    return used || test_arranges(line) ? NULL : "only lines that arrange may stand in a scaffold";
}

static void add_line(struct book *book, const char *line)
{
    size_t length = strcspn(line, "\r\n");
    while (length && line[length - 1] == ' ') length--;
    book->lines = realloc(book->lines, (size_t)(book->line_count + 2) * sizeof *book->lines);
    book->lines[++book->line_count] = strndup(line, length);
}

static bool read_book(struct test *t, struct book *book, FILE *file)
{
    char line[LINE_SIZE];
    while (fgets(line, sizeof line, file)) add_line(book, line);
    for (int at = 1; at <= book->line_count; at++) {
        const char *why = judge(book, at), *name = after(book->lines[at], "scaffold");
        if (why) return test_fail(t, "%.400s:%d: %s", book->path, at, why);
        if (name) {
            struct scaffold *one = &book->scaffolds[book->count++];
            *one = (struct scaffold){ .line = at };
            snprintf(one->name, sizeof one->name, "%s", name);
        }
        if (book->count) book->scaffolds[book->count - 1].end = at + 1;
    }
    return true;
}

/* The file at this path, read once; NULL if there is none, or t->why is set if it is wrong. */
static struct book *open_book(struct test *t, const char *path)
{
    struct book *book = books;
    while (book < books + book_count && strcmp(book->path, path)) book++;
    if (book == books + book_count) {
        FILE *file = book_count < BOOKS_MAX ? fopen(path, "r") : NULL;
        if (!file) return NULL;
        book_count++;
        snprintf(book->path, sizeof book->path, "%s", path);
        if (!read_book(t, book, file)) snprintf(book->wrong, sizeof book->wrong, "%s", t->why);
        fclose(file);
    }
    if (*book->wrong) test_fail(t, "%s", book->wrong);
    return *book->wrong ? NULL : book;
}

/* The file that holds for this test: of its folder, or of the nearest folder above. */
static struct book *book_of(struct test *t)
{
    char folder[PATH_SIZE], path[PATH_SIZE + 32];
    snprintf(folder, sizeof folder, "%s", t->path);
    for (int up = 0; up <= FOLDERS_UP; up++) {
        char *slash = strrchr(folder, '/');
        if (!slash) break;
        *slash = 0;
        snprintf(path, sizeof path, "%s/scaffolds.txt", folder);
        struct book *book = open_book(t, path);
        if (book || *t->why) return book;
    }
    test_fail(t, "no scaffolds.txt in the test's folder or above");
    return NULL;
}

/* ---- Using a scaffold ---- */

static bool build(struct test *t, struct book *book, struct scaffold *scaffold)
{
    char line[LINE_SIZE], why[WHY_SIZE];
    scaffold->used++;
    for (int at = scaffold->line + 1; at < scaffold->end; at++) {
        const char *used = after(book->lines[at], "use");
        snprintf(line, sizeof line, "%s", book->lines[at]);
        if (used ? build(t, book, find(book, used)) : test_line(t, line)) continue;
        if (used) return false;          /* it said where */
        snprintf(why, sizeof why, "%s", t->why);
        return test_fail(t, "%.400s:%d: %.500s", book->path, at, why);
    }
    return true;
}

bool test_use(struct test *t, char *name)
{
    int checked = t->checked;
    struct book *book = book_of(t);
    if (!book) return false;
    struct scaffold *scaffold = find(book, name);
    if (!scaffold) return test_fail(t, "no scaffold \"%.80s\" in %.400s", name, book->path);
    bool fine = build(t, book, scaffold);
    t->checked = checked;                /* a test must check something itself */
    return fine;
}

int test_scaffolds_unused(const char *path)
{
    static struct test t;
    int unused = 0;
    t.why[0] = 0;
    struct book *book = open_book(&t, path);
    if (!book) return *t.why ? printf("FAIL %s\n", t.why), 1 : 0;
    for (int i = 0; i < book->count; i++) {
        const struct scaffold *one = &book->scaffolds[i];
        if (one->used) continue;
        printf("FAIL %s:%d: no test uses the scaffold %s\n", path, one->line, one->name);
        unused++;
    }
    return unused;
}
