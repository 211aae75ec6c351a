/* rules.c - `landfall rules`: the rulebook of a game, one rule of it, or those with some words. */
#define _DEFAULT_SOURCE
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/json.h"
#include "core/rulebook.h"
#include "core/text.h"

enum { ID_COLUMNS = 8 };

struct search {
    const char *words[WORDS_MAX];
    int count;
    bool by_id;                    /* the words are all numbers of rules in some book */
    int found;
    struct json *json;             /* NULL: for people */
    FILE *out;
    bool colour;
    bool titled;                   /* whole books, and more than one: each under its title */
    int columns;
};

static bool wanted(const struct search *search, const char *book,
                   const struct lf_rule_entry *entry)
{
    if (!search->by_id) {
        for (int i = 0; i < search->count; i++)
            if (!lf_rulebook_match(entry, search->words[i])) return false;
        return true;
    }
    for (int i = 0; i < search->count; i++) {
        struct lf_rule_entry named;
        if (lf_rulebook_find(book, search->words[i], &named) && named.text == entry->text)
            return true;
    }
    return false;
}

static void print_rule(struct search *search, const struct lf_rule_entry *entry)
{
    int at = 2 + (int)entry->id_length + 1;
    if (at < 2 + ID_COLUMNS) at = 2 + ID_COLUMNS;
    fprintf(search->out, search->colour ? "  \033[1m%.*s\033[0m" : "  %.*s",
            (int)entry->id_length, entry->id);
    fprintf(search->out, "%*s", at - 2 - (int)entry->id_length, "");
    wrap_print(search->out, entry->text, entry->text_length, at, 2 + ID_COLUMNS, search->columns);
}

static void json_rule(struct json *json, const struct lf_game *game,
                      const struct lf_rule_entry *entry)
{
    json_object(json, NULL);
    json_text(json, "game", game->name);
    json_text_part(json, "id", entry->id, entry->id_length);
    json_text_part(json, "heading", entry->heading, entry->heading_length);
    json_text_part(json, "text", entry->text, entry->text_length);
    json_close(json);
}

static void print_heading(struct search *search, const struct lf_rule_entry *entry)
{
    if (search->found) putc('\n', search->out);
    fprintf(search->out, search->colour ? "\033[1;4m%.*s\033[0m\n" : "%.*s\n",
            (int)entry->heading_length, entry->heading);
}

/* The title of a book that is not the only one: its first line, "# ...". */
static void print_title(struct search *search, const char *book)
{
    const char *title = book + strspn(book, "# ");
    if (search->found) putc('\n', search->out);
    fprintf(search->out, search->colour ? "\033[1m%.*s\033[0m\n" : "%.*s\n",
            (int)strcspn(title, "\n"), title);
    if (!search->found) putc('\n', search->out);          /* else the heading does that */
}

static void search_book(struct search *search, const struct lf_game *game, const char *book)
{
    const char *cursor = book, *heading = NULL;
    struct lf_rule_entry entry = { 0 };
    while (lf_rulebook_next(&cursor, &entry)) {
        if (!wanted(search, book, &entry)) continue;
        if (search->json) {
            json_rule(search->json, game, &entry);
        } else {
            if (!heading && search->titled) print_title(search, book);
            if (entry.heading != heading) print_heading(search, &entry);
            heading = entry.heading;
            print_rule(search, &entry);
        }
        search->found++;
    }
}

/* Whether every word is the number of a rule in one of the books to look through. */
static bool all_are_ids(const struct search *search, const struct lf_game *only)
{
    for (int i = 0; i < search->count; i++) {
        bool found = false;
        for (int g = 0; lf_games[g] && !found; g++) {
            struct lf_rule_entry entry;
            if (only && lf_games[g] != only) continue;
            found = rulebook_find(lf_games[g], search->words[i], &entry);
        }
        if (!found) return false;
    }
    return search->count > 0;
}

static int fail_nothing(const struct arguments *arguments, const struct search *search)
{
    struct guess guess;
    char words[256] = "";
    size_t used = 0;
    for (int i = 0; i < search->count && used < sizeof words; i++)
        used += (size_t)snprintf(words + used, sizeof words - used, "%s%s", i ? " " : "",
                                 search->words[i]);
    guess_start(&guess, arguments->word_count ? arguments->word[0] : "");
    for (int i = 0; lf_games[i]; i++) guess_try(&guess, lf_games[i]->name);
    if (search->count == 0)
        return fail(EXIT_NO, SAY("there is no rulebook", "es gibt kein Regelwerk"));
    return fail(EXIT_NO, SAY("no rule has '%s'%s", "keine Regel enthält '%s'%s"), words,
                search->count == arguments->word_count ? guess_text(&guess) : "");
}

/* A whole book is more than a screen: on a terminal it goes through the pager, which leaves at
 * once if it fits. A reader who closes it early has not failed, so the pipe may break. */
static FILE *open_pager(const struct arguments *arguments, const struct search *search)
{
    const char *pager = getenv("PAGER");
    if (search->json || search->by_id || arguments->given[OPTION_QUIET] || !isatty(STDOUT_FILENO))
        return NULL;
    if (!pager || !*pager) {
        pager = "command -v less >/dev/null && exec less || exec cat";
        setenv("LESS", "FRX", 0);
        setenv("LESSCHARSET", "utf-8", 0);
    }
    fflush(stdout);
    signal(SIGPIPE, SIG_IGN);
    return popen(pager, "w");
}

/* Whether this book is one of an earlier game. */
static bool had_before(int game, const char *book)
{
    for (int i = 0; i < game; i++) {
        const char *other;
        for (int n = 0; (other = rulebook_text(lf_games[i], n)); n++)
            if (other == book) return true;
    }
    return false;
}

static void search_all(struct search *search, const struct lf_game *only)
{
    search->titled = search->count == 0 && (!only || rulebook_text(only, 1));
    for (int i = 0; lf_games[i]; i++) {
        const char *book;
        if (only && lf_games[i] != only) continue;
        for (int n = 0; (book = rulebook_text(lf_games[i], n)); n++)
            if (only || !had_before(i, book)) search_book(search, lf_games[i], book);
    }
}

int command_rules(const struct arguments *arguments)
{
    struct json json = json_start(stdout);
    struct search search = { .out = stdout, .colour = arguments->colour,
                             .columns = terminal_columns() };
    const struct lf_game *only = NULL;
    int first = 0;
    if (arguments->word_count > 0 && (only = lf_game_find(arguments->word[0])) != NULL) first = 1;
    for (int i = first; i < arguments->word_count; i++)
        search.words[search.count++] = arguments->word[i];
    search.by_id = all_are_ids(&search, only);
    if (arguments->given[OPTION_JSON]) {
        search.json = &json;
        json_array(&json, NULL);
    }
    FILE *pager = open_pager(arguments, &search);
    if (pager) search.out = pager;
    search_all(&search, only);
    if (pager) pclose(pager);
    if (search.json) json_close(&json);
    return search.found ? EXIT_DONE : fail_nothing(arguments, &search);
}
