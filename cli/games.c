/* games.c - `landfall games`: every game with its seats, options and bots. */
#include <string.h>

#include "cli/command.h"
#include "cli/json.h"

static void game_json(struct json *json, const struct lf_game *game)
{
    json_object(json, NULL);
    json_text(json, "name", game->name);
    json_text(json, "title", said(game->title));
    json_text(json, "subtitle", said(game->subtitle));
    json_signed(json, "seats_min", game->seats_min);
    json_signed(json, "seats_max", game->seats_max);
    json_unsigned(json, "rules", game->rules_version);
    json_array(json, "options");
    for (const struct lf_option *option = game->options; option && option->name; option++) {
        json_object(json, NULL);
        json_text(json, "name", option->name);
        json_text(json, "values", option->values);
        json_text(json, "standard", option->standard);
        json_text(json, "help", said(option->help));
        json_close(json);
    }
    json_close(json);
    json_list(json, "bots");
    for (int i = 0; lf_bot_of(game, i); i++) json_text(json, NULL, lf_bot_of(game, i)->name);
    json_close(json);
    json_close(json);
}

static void print_options(const struct lf_game *game, int columns)
{
    int name_wide = 0;
    for (const struct lf_option *o = game->options; o && o->name; o++)
        if ((int)strlen(o->name) > name_wide) name_wide = (int)strlen(o->name);
    if (name_wide == 0) return;
    printf("\n  %s\n", SAY("Options (--options name=value,...; the standard in brackets)",
                           "Optionen (--options name=wert,...; das Übliche in Klammern)"));
    for (const struct lf_option *o = game->options; o->name; o++) {
        char text[512];
        int indent = 4 + name_wide + 2;
        int length = snprintf(text, sizeof text, "%s [%s]: %s", o->values, o->standard,
                              said(o->help));
        if (length >= (int)sizeof text) length = (int)sizeof text - 1;
        printf("    %-*s  ", name_wide, o->name);
        wrap_print(stdout, text, (size_t)length, indent, indent, columns);
    }
}

static void print_bots(const struct lf_game *game, int columns)
{
    int name_wide = 0;
    for (int i = 0; lf_bot_of(game, i); i++)
        if ((int)strlen(lf_bot_of(game, i)->name) > name_wide)
            name_wide = (int)strlen(lf_bot_of(game, i)->name);
    if (name_wide == 0) return;
    printf("\n  Bots\n");
    for (int i = 0; lf_bot_of(game, i); i++) {
        const char *about = said(lf_bot_of(game, i)->about);
        int indent = 4 + name_wide + 2;
        printf("    %-*s  ", name_wide, lf_bot_of(game, i)->name);
        wrap_print(stdout, about, strlen(about), indent, indent, columns);
    }
}

static void print_game(const struct lf_game *game, bool colour, int columns)
{
    const char *subtitle = said(game->subtitle);
    printf(colour ? "\033[1m%s\033[0m" : "%s", game->name);
    printf(": %s, %d", said(game->title), game->seats_min);
    if (game->seats_max > game->seats_min) printf(SAY(" to %d", " bis %d"), game->seats_max);
    fputs(SAY(" seats\n  ", " Plätze\n  "), stdout);
    wrap_print(stdout, subtitle, strlen(subtitle), 2, 2, columns);
    print_options(game, columns);
    print_bots(game, columns);
}

int command_games(const struct arguments *arguments)
{
    const struct lf_game *only = NULL;
    struct json json = json_start(stdout);
    bool as_json = arguments->given[OPTION_JSON], first = true;
    if (arguments->word_count > 0 && !(only = setup_game(arguments->word[0]))) return EXIT_USAGE;
    if (as_json) json_array(&json, NULL);
    for (int i = 0; lf_games[i]; i++) {
        if (only && lf_games[i] != only) continue;
        if (as_json) {
            game_json(&json, lf_games[i]);
        } else {
            if (!first) putchar('\n');
            print_game(lf_games[i], arguments->colour, terminal_columns());
        }
        first = false;
    }
    if (as_json) json_close(&json);
    return EXIT_DONE;
}
