/* options.c - reads a command line by the one table of options (option_table.c). */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "core/text.h"

const char *option_name(const struct option_info *info, int n)
{
    if (info->type != OPTION_GAME_FILE) return n ? NULL : info->name;
    for (int i = 0; lf_games[i]; i++)
        if (lf_games[i]->replace && n-- == 0) return lf_games[i]->name;
    return NULL;
}

static bool belongs(int option, enum command_id command)
{
    return option_table[option].commands >> command & 1;
}

/* The row for "--name" (length bytes of it) in this command, or -1. */
static int find_name(enum command_id command, const char *name, size_t length)
{
    for (int i = 0; i < OPTION_COUNT; i++) {
        const char *known;
        for (int n = 0; belongs(i, command) && (known = option_name(&option_table[i], n)); n++)
            if (strlen(known) == length && strncmp(known, name, length) == 0) return i;
    }
    return -1;
}

static int find_letter(enum command_id command, char letter)
{
    for (int i = 0; i < OPTION_COUNT; i++)
        if (belongs(i, command) && option_table[i].letter == letter) return i;
    return -1;
}

static bool fail_unknown(enum command_id command, const char *word)
{
    struct guess guess;
    char name[64];
    const char *start = word + strspn(word, "-");
    snprintf(name, sizeof name, "%.*s", (int)(strcspn(start, "=") % sizeof name), start);
    guess_start(&guess, name);
    guess.prefix = "--";
    for (int i = 0; i < OPTION_COUNT; i++) {
        const char *known;
        for (int n = 0; belongs(i, command) && (known = option_name(&option_table[i], n)); n++)
            guess_try(&guess, known);
    }
    fail(EXIT_USAGE, SAY("%s has no option '%s'%s; see `landfall help %s`",
                         "%s hat keine Option '%s'%s; siehe `landfall help %s`"),
         command_table[command].name, word, guess_text(&guess), command_table[command].name);
    return false;
}

static bool fail_number(const struct option_info *info, const char *text)
{
    if (info->max == UINT64_MAX)
        fail(EXIT_USAGE, SAY("--%s: '%s' is not a whole number", "--%s: '%s' ist keine ganze Zahl"),
             info->name, text);
    else
        fail(EXIT_USAGE, SAY("--%s: '%s' is not a whole number from %llu to %llu",
                             "--%s: '%s' ist keine ganze Zahl von %llu bis %llu"),
             info->name, text, (unsigned long long)info->min, (unsigned long long)info->max);
    return false;
}

static bool store(struct arguments *arguments, int option, const char *text)
{
    const struct option_info *info = &option_table[option];
    arguments->value[option] = text;
    if (option == OPTION_BOT && arguments->bot_count < WORDS_MAX)
        arguments->bots[arguments->bot_count++] = text;
    if (info->type == OPTION_NUMBER) {
        struct lf_error error = { 0 };
        struct lf_in in = lf_in_start(text, &error);
        if (!lf_take_unsigned(&in, info->max, &arguments->number[option]) || !lf_at_end(&in) ||
            arguments->number[option] < info->min)
            return fail_number(info, text);
    } else if (info->type == OPTION_LANGUAGE && !language_of_name(text, &language)) {
        fail(EXIT_USAGE, SAY("--%s: '%s' is neither 'en' nor 'de'",
                             "--%s: '%s' ist weder 'en' noch 'de'"), info->name, text);
        return false;
    }
    return true;
}

/* What is solved is a game with its setup options, so these may be typed like options. */
static bool add_game_option(struct arguments *arguments, const char *text)
{
    size_t used = strlen(arguments->game_options);
    int length = snprintf(arguments->game_options + used, sizeof arguments->game_options - used,
                          "%s%s", used ? "," : "", text);
    if (length < (int)(sizeof arguments->game_options - used)) return true;
    fail(EXIT_USAGE, SAY("too many options", "zu viele Optionen"));
    return false;
}

/* "--cards needs a value": the name as it was typed, or that of the row for a letter. */
static bool fail_missing(const char *word, size_t length, const struct option_info *info)
{
    const char *name = length ? word + 2 : info->name;
    int shown = (int)(length ? length : strlen(info->name));
    fail(EXIT_USAGE, SAY("--%.*s needs a value: --%.*s %s", "--%.*s braucht einen Wert: --%.*s %s"),
         shown, name, shown, name, info->argument);
    return false;
}

/* --GAME FILE: the file is read when all is parsed. */
static bool store_figures(struct arguments *arguments, const char *name, size_t length,
                          const char *path)
{
    for (int i = 0; lf_games[i] && i < GAMES_MAX; i++)
        if (strlen(lf_games[i]->name) == length && strncmp(lf_games[i]->name, name, length) == 0)
            arguments->figures[i] = path;
    return true;
}

/* One option at words[*at]; moves *at to its last word. */
static bool parse_option(struct arguments *arguments, int count, char **words, int *at)
{
    const char *word = words[*at];
    bool is_long = word[1] == '-';
    size_t length = is_long ? strcspn(word + 2, "=") : 1;
    const char *after = is_long ? word + 2 + length : word + 2;
    int option = is_long ? find_name(arguments->command, word + 2, length)
                         : find_letter(arguments->command, word[1]);
    if (option < 0 && is_long && *after && arguments->command == COMMAND_SOLVE)
        return add_game_option(arguments, word + 2);
    if (option < 0) return fail_unknown(arguments->command, word);
    const struct option_info *info = &option_table[option];
    arguments->given[option] = true;
    if (info->type == OPTION_FLAG) {
        if (!*after) return true;
        if (is_long)
            fail(EXIT_USAGE, SAY("--%s takes no value", "--%s hat keinen Wert"), info->name);
        else
            return fail_unknown(arguments->command, word);
        return false;
    }
    const char *value = is_long && *after ? after + 1 : after;
    if (!*after) {
        if (*at + 1 >= count) return fail_missing(word, is_long ? length : 0, info);
        value = words[++*at];
    }
    if (info->type == OPTION_GAME_FILE) return store_figures(arguments, word + 2, length, value);
    return store(arguments, option, value);
}

bool option_by_name(struct arguments *arguments, const char *name, const char *value)
{
    size_t length = strlen(name);
    int option = find_name(arguments->command, name, length);
    if (option < 0 && find_name(COMMAND_SERVE, name, length) >= 0) return true;
    if (option < 0 || option == OPTION_CONFIG) return fail_unknown(arguments->command, name);
    const struct option_info *info = &option_table[option];
    arguments->given[option] = true;
    if (info->type == OPTION_FLAG && !value) return true;
    if (info->type == OPTION_FLAG)
        fail(EXIT_USAGE, SAY("%s takes no value", "%s hat keinen Wert"), name);
    else if (!value)
        fail(EXIT_USAGE, SAY("%s needs a value: %s", "%s braucht einen Wert: %s"), name,
             info->argument);
    else if (info->type == OPTION_GAME_FILE)
        return store_figures(arguments, name, length, value);
    else
        return store(arguments, option, value) &&
               (option != OPTION_LANG || language_of_name(value, &language));
    return false;
}

/* --config is read before all others, so that what is typed wins. */
static bool read_config(struct arguments *arguments, int count, char **words)
{
    for (int i = 0; i < count && strcmp(words[i], "--") != 0; i++) {
        if (strncmp(words[i], "--config=", 9) == 0) return config_read(arguments, words[i] + 9);
        if (strcmp(words[i], "--config") == 0 && i + 1 < count)
            return config_read(arguments, words[i + 1]);
    }
    return true;
}

static void take_standards(struct arguments *arguments)
{
    for (int i = 0; i < OPTION_COUNT; i++)
        if (option_table[i].standard && belongs(i, arguments->command))
            store(arguments, i, option_table[i].standard);
}

static bool check_word_count(const struct arguments *arguments)
{
    const struct command *command = &command_table[arguments->command];
    if (arguments->word_count >= command->words_min &&
        arguments->word_count <= command->words_max)
        return true;
    if (arguments->word_count < command->words_min)
        fail(EXIT_USAGE, SAY("something is missing: landfall %s %s; see `landfall %s --help`",
                             "da fehlt etwas: landfall %s %s; siehe `landfall %s --help`"),
             command->name, command->words, command->name);
    else
        fail(EXIT_USAGE, SAY("%s does not know what to do with '%s'",
                             "%s weiß nicht, was '%s' soll"),
             command->name, arguments->word[command->words_max]);
    return false;
}

/* A call for help is answered, whatever else is wrong with the line. */
static bool asks_help(int count, char **words)
{
    for (int i = 0; i < count && strcmp(words[i], "--") != 0; i++)
        if (strcmp(words[i], "--help") == 0 || strcmp(words[i], "-h") == 0) return true;
    return false;
}

bool options_parse(struct arguments *arguments, int count, char **words)
{
    bool only_words = false;
    const char *terminal = getenv("TERM"), *no_colour = getenv("NO_COLOR");
    take_standards(arguments);
    arguments->given[OPTION_HELP] = asks_help(count, words);
    if (!arguments->given[OPTION_HELP] && belongs(OPTION_CONFIG, arguments->command) &&
        !read_config(arguments, count, words))
        return false;
    for (int i = 0; i < count && !arguments->given[OPTION_HELP]; i++) {
        const char *word = words[i];
        if (!only_words && strcmp(word, "--") == 0) {
            only_words = true;
        } else if (!only_words && word[0] == '-' && word[1]) {
            if (!parse_option(arguments, count, words, &i)) return false;
        } else if (arguments->word_count == WORDS_MAX) {
            fail(EXIT_USAGE, SAY("more than %d words", "mehr als %d Wörter"), WORDS_MAX);
            return false;
        } else {
            arguments->word[arguments->word_count++] = word;
        }
    }
    arguments->colour = !arguments->given[OPTION_NO_COLOR] && !(no_colour && *no_colour) &&
                        isatty(STDOUT_FILENO) && terminal && strcmp(terminal, "dumb") != 0;
    return arguments->given[OPTION_HELP] || check_word_count(arguments);
}
