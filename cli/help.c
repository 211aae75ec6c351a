/* help.c - `landfall help` and `--help`: examples first, then the options, from the tables. */
#include <string.h>

#include "cli/command.h"

enum { INDENT = 2, TERM_COLUMNS_MAX = 24 };

static void heading(const char *text, bool colour)
{
    printf(colour ? "\033[1m%s\033[0m\n" : "%s\n", text);
}

static void paragraphs(const char *text, int columns)
{
    while (*text) {
        const char *end = strstr(text, "\n\n");
        size_t length = end ? (size_t)(end - text) : strlen(text);
        wrap_print(stdout, text, length, 0, 0, columns);
        putchar('\n');
        text += length + (end ? 2 : 0);
    }
}

/* An example with a game's name put in for %G, and for %R a word that its rulebook has. */
void example_text(const char *line, char *out, size_t size)
{
    const char *game = lf_games[0] ? lf_games[0]->name : "GAME";
    size_t used = 0;
    for (; *line && used + 1 < size; line++) {
        const char *put = NULL;
        if (line[0] == '%' && line[1] == 'G') put = game;
        if (line[0] == '%' && line[1] == 'R') put = SAY("robber", "räuber");
        if (put) {
            used += (size_t)snprintf(out + used, size - used, "%s", put);
            line++;
        } else {
            out[used++] = *line;
        }
    }
    out[used < size ? used : size - 1] = 0;
}

static void examples(const struct command *command, bool colour, int columns)
{
    if (!command->examples[0].line) return;
    heading(SAY("Examples", "Beispiele"), colour);
    for (int i = 0; i < 4 && command->examples[i].line; i++) {
        const char *why = said(command->examples[i].why);
        char line[160];
        example_text(command->examples[i].line, line, sizeof line);
        printf("  %s\n      ", line);
        wrap_print(stdout, why, strlen(why), 6, 6, columns);
    }
    putchar('\n');
}

static int term_of(const struct option_info *info, const char *name, char *out, size_t size)
{
    char letter[8] = "    ";
    if (info->letter) snprintf(letter, sizeof letter, "-%c, ", info->letter);
    return snprintf(out, size, "%s--%s%s%s", letter, name, info->argument ? " " : "",
                    info->argument ? info->argument : "");
}

static void option_row(const struct option_info *info, const char *name, int columns)
{
    char term[64], help[256];
    int used = term_of(info, name, term, sizeof term);
    int column = INDENT + TERM_COLUMNS_MAX;
    int length = snprintf(help, sizeof help, "%s", said(info->help));
    if (info->standard)
        length += snprintf(help + length, sizeof help - (size_t)length, " [%s]", info->standard);
    printf("%*s%s", INDENT, "", term);
    if (INDENT + used + 2 > column) printf("\n%*s", column, "");
    else printf("%*s", column - INDENT - used, "");
    wrap_print(stdout, help, (size_t)length, column, column, columns);
}

void help_print(enum command_id id, bool colour)
{
    const struct command *command = &command_table[id];
    int columns = terminal_columns();
    printf("landfall %s: ", command->name);
    const char *summary = said(command->summary);
    wrap_print(stdout, summary, strlen(summary), (int)strlen(command->name) + 11, 2, columns);
    putchar('\n');
    heading(SAY("Usage", "Aufruf"), colour);
    printf("  landfall %s%s%s%s\n\n", command->name, *command->words ? " " : "", command->words,
           SAY(" [options]", " [Optionen]"));
    examples(command, colour, columns);
    paragraphs(said(command->about), columns);
    heading(SAY("Options", "Optionen"), colour);
    for (int i = 0; i < OPTION_COUNT; i++) {
        const char *name;
        if (!(option_table[i].commands >> id & 1)) continue;
        for (int n = 0; (name = option_name(&option_table[i], n)); n++)
            option_row(&option_table[i], name, columns);
    }
}

void help_print_all(bool colour)
{
    int columns = terminal_columns();
    const char *what = SAY("landfall plays the island games: you against bots, bots against bots, "
                           "and the rules behind every refusal.",
                           "landfall spielt die Inselspiele: du gegen Bots, Bots gegen Bots, und "
                           "zu jeder Ablehnung die Regel.");
    wrap_print(stdout, what, strlen(what), 0, 0, columns);
    putchar('\n');
    examples(&command_table[COMMAND_HELP], colour, columns);
    heading(SAY("Commands", "Befehle"), colour);
    for (int i = 0; i < COMMAND_COUNT; i++) {
        const char *summary = said(command_table[i].summary);
        printf("  %-12s", command_table[i].name);
        wrap_print(stdout, summary, strlen(summary), 14, 14, columns);
    }
    putchar('\n');
    heading(SAY("Exit codes", "Rückgabewerte"), colour);
    for (const struct exit_code *code = exit_codes; code->code >= 0; code++) {
        const char *meaning = said(code->meaning);
        printf("  %-5d", code->code);
        wrap_print(stdout, meaning, strlen(meaning), 7, 7, columns);
    }
    printf("\n%s\n", SAY("`landfall COMMAND --help` explains a command and its options.",
                         "`landfall BEFEHL --help` erklärt einen Befehl und seine Optionen."));
}

int command_help(const struct arguments *arguments)
{
    struct guess guess;
    if (arguments->word_count == 0) {
        help_print_all(arguments->colour);
        return EXIT_DONE;
    }
    guess_start(&guess, arguments->word[0]);
    for (int i = 0; i < COMMAND_COUNT; i++) {
        if (strcmp(command_table[i].name, arguments->word[0]) == 0) {
            help_print((enum command_id)i, arguments->colour);
            return EXIT_DONE;
        }
        guess_try(&guess, command_table[i].name);
    }
    return fail(EXIT_USAGE, SAY("there is no command '%s'%s", "es gibt keinen Befehl '%s'%s"),
                arguments->word[0], guess_text(&guess));
}
