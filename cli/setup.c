/* setup.c - from words of the command line to a game, its seats, its options and its bots.
 * Every refusal names what was typed, what is wrong with it and, where it is a slip, what was
 * probably meant. */
#include <string.h>

#include "cli/command.h"
#include "core/match.h"
#include "core/options.h"

const struct lf_game *setup_game(const char *name)
{
    struct guess guess;
    const struct lf_game *game = lf_game_find(name);
    if (game) return game;
    guess_start(&guess, name);
    for (int i = 0; lf_games[i]; i++) guess_try(&guess, lf_games[i]->name);
    fail(EXIT_USAGE, SAY("there is no game '%s'%s; `landfall games` lists them",
                         "es gibt kein Spiel '%s'%s; `landfall games` zählt sie auf"),
         name, guess_text(&guess));
    return NULL;
}

int setup_seats(const struct arguments *arguments, const struct lf_game *game, int *seats)
{
    uint64_t wanted = game->seats_usual ? game->seats_usual : game->seats_max;
    if (arguments->given[OPTION_SEATS]) wanted = arguments->number[OPTION_SEATS];
    if (wanted < game->seats_min || wanted > game->seats_max) {
        return fail(EXIT_USAGE, SAY("--seats %llu: '%s' takes %d to %d seats",
                                    "--seats %llu: '%s' hat %d bis %d Plätze"),
                    (unsigned long long)wanted, game->name, game->seats_min, game->seats_max);
    }
    *seats = (int)wanted;
    return EXIT_DONE;
}

/* Refuses a line; where it is a name that the game does not have, with the one probably meant. */
static int fail_options(const struct lf_game *game, const char *options,
                        const struct lf_error *error)
{
    char name[64];
    struct guess guess;
    const char *at = options + error->at;
    snprintf(name, sizeof name, "%.*s", (int)(strcspn(at, "=,") % sizeof name), at);
    guess_start(&guess, name);
    for (const struct lf_option *o = game->options; o && o->name; o++) {
        if (!*name || strcmp(o->name, name) == 0 || strcmp(name, "rules") == 0)
            return fail_at(EXIT_DATA, "--options", game, error);
        guess_try(&guess, o->name);
    }
    return fail(EXIT_USAGE, SAY("--options: '%s' has no option '%s'%s",
                                "--options: '%s' hat keine Option '%s'%s"),
                game->name, name, guess_text(&guess));
}

int setup_options(const struct lf_game *game, int seats, const char *options, void *state)
{
    struct lf_error error = { 0 };
    if (!options || strcmp(options, "-") == 0) options = "";
    if (strlen(options) >= LF_OPTIONS_MAX)
        return fail(EXIT_DATA, SAY("--options: longer than %d bytes",
                                   "--options: länger als %d Bytes"), LF_OPTIONS_MAX - 1);
    if (!lf_options_check(game, options, &error)) return fail_options(game, options, &error);
    memset(state, 0, game->state_size);
    if (!game->init(state, seats, options, &error))
        return fail_at(EXIT_DATA, "--options", game, &error);
    return EXIT_DONE;
}

int setup_bot_options(const struct lf_game *game, int seats, const char *options, void *state)
{
    char line[LF_OPTIONS_MAX];
    struct lf_error error;
    if (!options) options = "";
    bool bounded = lf_options_check(game, options, &error) && lf_bots_line(game, options, line);
    return setup_options(game, seats, bounded ? line : options, state);
}

static int fail_bot(const struct lf_game *game, const char *name, const struct lf_bot *bot)
{
    struct guess guess;
    if (bot)
        return fail(EXIT_USAGE, SAY("--bots: '%s' does not play '%s'",
                                    "--bots: '%s' spielt '%s' nicht"), name, game->name);
    guess_start(&guess, name);
    for (int i = 0; lf_bot_of(game, i); i++) guess_try(&guess, lf_bot_of(game, i)->name);
    return fail(EXIT_USAGE, SAY("--bots: there is no bot '%s'%s; `landfall games` lists them",
                                "--bots: es gibt keinen Bot '%s'%s; siehe `landfall games`"),
                name, guess_text(&guess));
}

int setup_bots(const struct lf_game *game, const char *list, const struct lf_bot **bots,
               int *count)
{
    *count = 0;
    for (const char *at = list;; at++) {
        char name[64];
        size_t length = strcspn(at, ",");
        snprintf(name, sizeof name, "%.*s", (int)(length < 63 ? length : 63), at);
        const struct lf_bot *bot = lf_bot_find(name);
        if (!bot || !bot->plays(game)) return fail_bot(game, name, bot);
        if (*count == LF_SEATS_MAX)
            return fail(EXIT_USAGE, SAY("--bots: more than %d names", "--bots: mehr als %d Namen"),
                        LF_SEATS_MAX);
        bots[(*count)++] = bot;
        at += length;
        if (!*at) return EXIT_DONE;
    }
}
