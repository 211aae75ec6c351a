/* man.c - `landfall man`: the manual pages in roff, from the tables of commands and options. */
#include <ctype.h>
#include <string.h>

#include "cli/command.h"

/* Text of a page: backslashes and hyphens are escaped, and so is a dot or a quote that begins a
 * line. Code between backquotes becomes bold. */
static void put_text(const char *text)
{
    bool line_start = true, bold = false;
    for (; *text; text++) {
        if (line_start && (*text == '.' || *text == '\'')) fputs("\\&", stdout);
        line_start = *text == '\n';
        if (*text == '\\') fputs("\\e", stdout);
        else if (*text == '-') fputs("\\-", stdout);
        else if (*text == '`') fputs((bold = !bold) ? "\\fB" : "\\fR", stdout);
        else if (text[0] == '\n' && text[1] == '\n') fputs("\n.PP", stdout);
        else putchar(*text);
    }
}

static void put_line(const char *before, const char *text, const char *after)
{
    fputs(before, stdout);
    put_text(text);
    fputs(after, stdout);
}

/* Each name of an option, with dashes or, in a file, without them. */
static void put_names(const struct option_info *info, const char *dashes)
{
    const char *name;
    for (int n = 0; (name = option_name(info, n)); n++) {
        fputs(".TP\n", stdout);
        if (info->letter && *dashes) printf("\\fB\\-%c\\fR, ", info->letter);
        printf("\\fB%s", dashes);
        put_line("", name, "\\fR");
        if (info->argument) put_line(" \\fI", info->argument, "\\fR");
        put_line("\n", said(info->help), "");
        if (info->standard) put_line(SAY(" Standard: ", " Sonst: "), info->standard, ".");
        putchar('\n');
    }
}

static void put_option(const struct option_info *info)
{
    put_names(info, "\\-\\-");
}

static void put_setting(const struct option_info *info)
{
    put_names(info, "");
}

static bool in_every_command(const struct option_info *info)
{
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (!(info->commands >> i & 1)) return false;
    return true;
}

static void put_command(enum command_id id)
{
    const struct command *command = &command_table[id];
    put_line(".SS \"landfall ", command->name, "");
    if (*command->words) put_line(" ", command->words, "");
    puts("\"");
    putchar(toupper((unsigned char)said(command->summary)[0]));
    put_line("", said(command->summary) + 1, ".\n.PP\n");
    put_line("", said(command->about), "\n");
    for (int i = 0; i < OPTION_COUNT; i++)
        if (option_table[i].commands >> id & 1 && !in_every_command(&option_table[i]))
            put_option(&option_table[i]);
    for (int i = 0; i < 4 && command->examples[i].line; i++) {
        char line[160];
        example_text(command->examples[i].line, line, sizeof line);
        put_line(".PP\n", said(command->examples[i].why), "\n.RS\n.nf\n\\fB");
        put_line("", line, "\\fR\n.fi\n.RE\n");
    }
}

static void put_games(void)
{
    for (int i = 0; lf_games[i]; i++) {
        put_line(".SS \"", lf_games[i]->name, "\"\n");
        put_line("", said(lf_games[i]->title), ". ");
        put_line("", said(lf_games[i]->subtitle), "\n");
        for (const struct lf_option *o = lf_games[i]->options; o && o->name; o++) {
            put_line(".TP\n\\fB", o->name, "\\fR=\\fI");
            put_line("", o->values, "\\fR\n");
            put_line("", said(o->help), "");
            put_line(SAY("; standard: ", "; sonst: "), o->standard, ".\n");
        }
    }
}

static void put_environment(void)
{
    put_line(".SH ", SAY("ENVIRONMENT", "UMGEBUNG"), "\n");
    put_line(".TP\n.B LC_ALL, LC_MESSAGES, LANG\n",
             SAY("The language, unless `--lang` is given: German if the first that is set begins "
                 "with de, else English.",
                 "Die Sprache, wenn `--lang` fehlt: Deutsch, wenn die erste gesetzte mit de "
                 "beginnt, sonst Englisch."), "\n");
    put_line(".TP\n.B NO_COLOR\n", SAY("If set and not empty: no colours.",
                                       "Wenn gesetzt und nicht leer: keine Farben."), "\n");
    put_line(".TP\n.B PAGER\n", SAY("Shows long rulebooks on a terminal; less if not set.",
                                    "Zeigt lange Regelwerke im Terminal; sonst less."), "\n");
    put_line(".TP\n.B XDG_CACHE_HOME\n", SAY("Where solutions of games are kept, in a folder "
                                             "landfall; ~/.cache if not set.",
                                             "Wo Lösungen von Spielen liegen, im Ordner landfall; "
                                             "sonst ~/.cache."), "\n");
    put_line(".TP\n.B XDG_STATE_HOME\n", SAY("Where saved games are kept, in a folder landfall; "
                                             "~/.local/state if not set.",
                                             "Wo gespeicherte Spiele liegen, im Ordner landfall; "
                                             "sonst ~/.local/state."), "\n");
}

/* The page of the command itself. */
static void put_command_page(void)
{
    printf(".TH LANDFALL 1 \"\" \"landfall %s\" \"%s\"\n", landfall_version,
           SAY("User Commands", "Befehle für Benutzer"));
    put_line(".SH NAME\nlandfall \\- ",
             SAY("play, simulate and explain the island games",
                 "die Inselspiele spielen, simulieren und erklären"), "\n");
    put_line(".SH ", SAY("SYNOPSIS", "ÜBERSICHT"), "\n");
    for (int i = 0; i < COMMAND_COUNT; i++) {
        put_line("\\fBlandfall ", command_table[i].name, "\\fR");
        if (*command_table[i].words) put_line(" ", command_table[i].words, "");
        put_line(" [", SAY("options", "Optionen"), "]\n.br\n");
    }
    put_line(".SH ", SAY("DESCRIPTION", "BESCHREIBUNG"), "\n");
    put_line("", SAY("Results go to the standard output, messages and the progress bar to the "
                     "standard error.",
                     "Ergebnisse gehen auf die Standardausgabe, Meldungen und Fortschritt auf die "
                     "Fehlerausgabe."), "\n");
    put_line(".SH ", SAY("COMMANDS", "BEFEHLE"), "\n");
    for (int i = 0; i < COMMAND_COUNT; i++) put_command((enum command_id)i);
    put_line(".SH \"", SAY("OPTIONS OF EVERY COMMAND", "OPTIONEN JEDES BEFEHLS"), "\"\n");
    for (int i = 0; i < OPTION_COUNT; i++)
        if (in_every_command(&option_table[i])) put_option(&option_table[i]);
    put_line(".SH ", SAY("GAMES", "SPIELE"), "\n");
    put_games();
    put_line(".SH \"", SAY("EXIT STATUS", "RÜCKGABEWERT"), "\"\n");
    for (const struct exit_code *code = exit_codes; code->code >= 0; code++) {
        printf(".TP\n.B %d\n", code->code);
        put_line("", said(code->meaning), "\n");
    }
    put_environment();
    put_line(".SH \"", SAY("SEE ALSO", "SIEHE AUCH"), "\"\n.BR landfall.conf (5)\n");
}

static const struct lf_say config_form = { {
    "One option of `landfall serve` a line, by its long name without dashes, then blanks or an "
    "equals sign, then its value up to the end of the line. An option without a value stands "
    "alone. Lines that begin with # are remarks. Of an option that stands twice the last one "
    "counts; options on the command line come before those of the file.\n\nThe service reads this "
    "file and nothing else, and so does its check before the start. `landfall backup` and "
    "`landfall restore` take the store from it with `--config`.",
    "Je Zeile eine Option von `landfall serve`: ihr langer Name ohne Striche, dann Leerzeichen "
    "oder ein Gleichheitszeichen, dann ihr Wert bis zum Ende der Zeile. Optionen ohne Wert stehen "
    "allein. Zeilen, die mit # beginnen, sind Bemerkungen. Steht eine Option zweimal da, zählt "
    "die letzte; Optionen der Befehlszeile gehen denen der Datei vor.\n\nDer Dienst liest diese "
    "Datei und sonst nichts, ebenso die Prüfung vor seinem Start. `landfall backup` und `landfall "
    "restore` nehmen mit `--config` den Speicher daraus.",
} };

/* That of the file that the service and `--config` read. Its options are those of the command. */
static void put_config_page(void)
{
    printf(".TH LANDFALL.CONF 5 \"\" \"landfall %s\" \"%s\"\n", landfall_version,
           SAY("File Formats", "Dateiformate"));
    put_line(".SH NAME\nlandfall.conf \\- ",
             SAY("settings of the Landfall service", "Einstellungen des Landfall-Dienstes"), "\n");
    put_line(".SH ", SAY("SYNOPSIS", "ÜBERSICHT"), "\n.I /etc/landfall/landfall.conf\n");
    put_line(".SH ", SAY("DESCRIPTION", "BESCHREIBUNG"), "\n");
    put_line("", said(config_form), "\n");
    put_line(".SH ", SAY("OPTIONS", "OPTIONEN"), "\n");
    for (int i = 0; i < OPTION_COUNT; i++)
        if (option_table[i].commands >> COMMAND_SERVE & 1 && !in_every_command(&option_table[i]) &&
            i != OPTION_CONFIG && i != OPTION_TEST_CONFIG)
            put_setting(&option_table[i]);
    put_line(".SH ", SAY("EXAMPLE", "BEISPIEL"), "\n.nf\n");
    put_line("", "listen 127.0.0.1:8080\nstore sqlite:/var/lib/landfall/landfall.db\n"
                 "origin https://play.example.org\nproxied\nmetrics 127.0.0.1:9464\n", ".fi\n");
    put_line(".SH \"", SAY("SEE ALSO", "SIEHE AUCH"), "\"\n.BR landfall (1)\n");
}

int command_man(const struct arguments *arguments)
{
    const char *page = arguments->word_count ? arguments->word[0] : "1";
    if (strcmp(page, "1") == 0) put_command_page();
    else if (strcmp(page, "5") == 0) put_config_page();
    else
        return fail(EXIT_USAGE, SAY("there is no page %s: 1 or 5",
                                    "es gibt keine Seite %s: 1 oder 5"), page);
    return EXIT_DONE;
}
