/* play_things.c - what a game can be asked about its things, such as cards, and the sample decks
 * that it brings. */
#include <ctype.h>
#include <string.h>

#include "cli/play.h"
#include "core/files.h"

enum { TEXT_MAX = 4096, NAMED_MAX = 12 };

/* How well a text answers what was typed: 3 the same, 2 it begins so, 1 it has that in it. */
static int likeness(const char *text, const char *typed)
{
    size_t length = strlen(typed), size = strlen(text);
    for (size_t at = 0; at + length <= size; at++) {
        size_t same = 0;
        while (same < length && tolower((unsigned char)text[at + same]) ==
                                tolower((unsigned char)typed[same])) same++;
        if (same == length) return at ? 1 : size == length ? 3 : 2;
    }
    return 0;
}

/* By its word or its name, in either language. */
static int thing_likeness(const struct lf_things *things, int index, const char *typed)
{
    int best = likeness(things->word(index), typed);
    for (int l = 0; l < LF_LANGUAGES; l++) {
        int found = likeness(things->name(index, (enum lf_language)l), typed);
        if (found > best) best = found;
    }
    return best;
}

static void show_thing(const struct lf_things *things, int index)
{
    char text[TEXT_MAX];
    things->text(index, language, text, sizeof text);
    for (const char *line = text, *end; *line; line = end + (*end == '\n')) {
        end = line + strcspn(line, "\n");
        int indent = (int)strspn(line, " ");
        printf("%*s", indent, "");
        wrap_print(stdout, line + indent, (size_t)(end - line) - (size_t)indent, indent, 2,
                   terminal_columns());
    }
}

static void name_some(const struct lf_things *things, const char *typed, int best, int count)
{
    printf(SAY("Which one?", "Welche?"));
    for (int i = 0, n = 0; things->word(i); i++)
        if (thing_likeness(things, i, typed) == best && n++ < NAMED_MAX)
            printf("%s %s [%s]", n > 1 ? "," : "", things->name(i, language), things->word(i));
    puts(count > NAMED_MAX ? ", …" : "");
}

void talk_thing(const struct play *play, const char *typed)
{
    const struct lf_things *things = play->game->things;
    int best = 0, count = 0, found = 0;
    if (!*typed) {
        puts(SAY("Which card? Its name, or part of it: card abbey",
                 "Welche Karte? Ihr Name oder ein Teil davon: karte kloster"));
        return;
    }
    for (int i = 0; things->word(i); i++) {
        int here = thing_likeness(things, i, typed);
        if (here > best) best = here, count = 0, found = i;
        count += best && here == best;
    }
    if (!best) printf(SAY("There is no card '%s'.\n", "Es gibt keine Karte '%s'.\n"), typed);
    else if (count == 1 || best == 3) show_thing(things, found);
    else name_some(things, typed, best, count);
}

/* The name of the n-th sample deck of the game, without its ending; NULL past the last. */
static const struct lf_file *sample_of(const struct play *play, int n, char *name, size_t size)
{
    char prefix[80];
    int length = snprintf(prefix, sizeof prefix, "%s/decks/", play->game->name);
    const struct lf_file *file = lf_file_of(prefix, n);
    if (file) snprintf(name, size, "%.*s", (int)strcspn(file->name + length, "."),
                       file->name + length);
    return file;
}

void talk_decks(const struct play *play)
{
    char name[64], shown[16384];
    const struct lf_file *file;
    for (int n = 0; (file = sample_of(play, n, name, sizeof name)); n++) {
        play->game->decks->show(file->text, language, shown, sizeof shown);
        printf("  %-20s %.*s\n", name, (int)strcspn(shown, "\n"), shown);
    }
}

void things_complete(const struct play *play, const char *word,
                     void (*offer)(void *context, const char *text), void *context)
{
    char text[128], name[64];
    const struct lf_things *things = play->game->things;
    for (int i = 0; things && things->word(i); i++) {
        snprintf(text, sizeof text, "%s %s", word, things->word(i));
        offer(context, text);
    }
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++)
        for (int n = 0; strcmp(kind->arguments, "DECK") == 0 &&
                        sample_of(play, n, name, sizeof name); n++) {
            snprintf(text, sizeof text, "%s %s", kind->word, name);
            offer(context, text);
        }
}
