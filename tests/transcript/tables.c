/* tables.c - the texts a game keeps in tables: names, options, moves, what its parsers expect,
 * its cards and its sample decks; and the rules that refusals cite. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/files.h"
#include "core/rulebook.h"
#include "core/text.h"
#include "tests/transcript/transcript.h"

enum { BOOK_MAX = 1 << 20, SHOWN_MAX = 16384 };

/* ---- Rulebooks ---- */

void books_read(struct transcript *t)
{
    static const char *const ENDING[LF_LANGUAGES] = { "en", "de" };
    char name[64], path[128];
    for (int n = 0; n < BOOKS_MAX && lf_rulebook_name(t->game->rulebook, n, name, sizeof name);
         n++) {
        snprintf(path, sizeof path, "docs/rules/%s.%s.md", name, ENDING[t->language]);
        FILE *file = fopen(path, "r");
        t->book[n] = calloc(1, BOOK_MAX);
        if (!file || !t->book[n] || !fread(t->book[n], 1, BOOK_MAX - 1, file)) {
            fprintf(stderr, "cannot read %s\n", path);
            exit(2);
        }
        fclose(file);
    }
}

void rule_text(const struct transcript *t, const char *id)
{
    struct lf_rule_entry entry = { 0 };
    for (int n = 0; n < BOOKS_MAX && t->book[n]; n++)
        if (lf_rulebook_find(t->book[n], id, &entry)) {
            printf(", %.*s", (int)entry.text_length, entry.text);
            return;
        }
    printf(", no text");
}

/* ---- What parsers expect ---- */

/* One line for each place at which the parser of this kind of text may stop. */
static void expected(struct transcript *t, struct words *told, const char *text,
                     const struct lf_error *error)
{
    const char *say = error->expected.in[t->language];
    if (say && words_new_pairs(told, say)) printf("  %s ^ %u: %s\n", text, error->at, say);
}

static void print_expected(struct transcript *t)
{
    static const char *const MORE[] = { "", " ", " ?", " 1", " 1 ?", " a", " b", " b>", " b>?",
                                        " g1", " g1 ?", " 6a", " 6a ?", " x 1" };
    static struct words told;
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    char text[128];
    lf_action action;
    for (const struct lf_kind *kind = t->game->kinds; kind->kind; kind++)
        for (unsigned i = 0; i < sizeof MORE / sizeof *MORE; i++) {
            struct lf_error error = { 0 };
            snprintf(text, sizeof text, "%s%s", kind->word, MORE[i]);
            if (!t->game->parse(text, &action, &error)) expected(t, &told, text, &error);
        }
    for (const struct lf_option *option = t->game->options; option->name; option++)
        for (int i = 0; i < 3; i++) {
            struct lf_error error = { 0 };
            snprintf(text, sizeof text, "%s%s", option->name, i == 0 ? "" : i == 1 ? "=" : "=?");
            if (!t->game->init(state, t->game->seats_max, text, &error))
                expected(t, &told, text, &error);
        }
    for (int seats = 0; seats <= LF_SEATS_MAX; seats++) {
        struct lf_error error = { 0 };
        snprintf(text, sizeof text, "%d seats", seats);
        if (!t->game->init(state, seats, "", &error)) expected(t, &told, text, &error);
    }
}

/* ---- Cards and decks ---- */

static void print_things(const struct transcript *t)
{
    char text[LF_THING_MAX];
    const struct lf_things *things = t->game->things;
    for (int i = 0; things && things->word(i); i++) {
        int length = things->text(i, t->language, text, sizeof text);
        if (length >= LF_THING_MAX) printf("%s is too long\n", things->word(i));
        fputs(text, stdout);
    }
}

static void print_decks(const struct transcript *t)
{
    static char text[SHOWN_MAX];
    struct lf_fault fault[4];
    char prefix[64];
    const struct lf_file *file;
    if (!t->game->decks) return;
    snprintf(prefix, sizeof prefix, "%s/decks/", t->game->name);
    for (int n = 0; (file = lf_file_of(prefix, n)); n++) {
        t->game->decks->show(file->text, t->language, text, sizeof text);
        printf("%s", text);
    }
    int faults = t->game->decks->check("", fault, 4);
    for (int i = 0; i < faults; i++) printf("  %s\n", fault[i].say[t->language]);
}

/* ---- All of it ---- */

void tables_print(struct transcript *t)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    const struct lf_game *game = t->game;
    enum lf_language in = t->language;
    struct lf_error error;
    printf("%s: %s\n", game->title.in[in], game->subtitle.in[in]);
    if (!game->init(state, game->seats_max, "", &error)) exit(2);
    for (int seat = 0; seat < game->seats_max; seat++)
        printf("  %s\n", game->seat_name(state, seat, in));
    printf("\n== options\n");
    for (const struct lf_option *option = game->options; option->name; option++)
        printf("  %s=%s (%s): %s\n", option->name, option->values, option->standard,
               option->help.in[in]);
    printf("\n== moves\n");
    for (const struct lf_kind *kind = game->kinds; kind->kind; kind++)
        printf("  %s %s: %s\n", kind->word, kind->arguments, kind->help.in[in]);
    printf("\n== expected\n");
    print_expected(t);
    if (game->things) printf("\n== cards\n");
    print_things(t);
    if (game->decks) printf("\n== decks\n");
    print_decks(t);
}
