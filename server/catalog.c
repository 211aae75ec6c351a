/* catalog.c - the answer to GET /api/games: every game as data, so that no client has to know
 * one. It is written once, at the start. */
#include <stdlib.h>

#include "bots/bot.h"
#include "bots/solver.h"
#include "core/json.h"
#include "core/rulebook.h"
#include "server/net.h"
#include "server/outside.h"

static void put_options(struct lf_out *out, const struct lf_game *game)
{
    lf_json_array(out, "options");
    for (const struct lf_option *option = game->options; option && option->name; option++) {
        lf_json_object(out, NULL);
        lf_json_text(out, "name", option->name);
        lf_json_text(out, "values", option->values ? option->values : "");
        lf_json_text(out, "standard", option->standard ? option->standard : "");
        lf_json_say(out, "help", option->help);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

static void put_kinds(struct lf_out *out, const struct lf_game *game)
{
    lf_json_array(out, "kinds");
    for (const struct lf_kind *kind = game->kinds; kind->kind; kind++) {
        lf_json_object(out, NULL);
        lf_json_int(out, "kind", kind->kind);
        lf_json_text(out, "word", kind->word);
        lf_json_text(out, "arguments", kind->arguments ? kind->arguments : "");
        lf_json_bool(out, "open", kind->flags & LF_KIND_OPEN);
        lf_json_bool(out, "hidden", kind->flags & LF_KIND_HIDDEN);
        lf_json_bool(out, "chance", kind->kind < LF_KIND_CHANCE_END);
        lf_json_say(out, "help", kind->help);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

/* Bots that play by a solution are offered where it is known. */
static bool is_solved(const struct lf_game *game, const struct lf_solver *solver)
{
    _Alignas(16) unsigned char start[LF_STATE_MAX];
    struct lf_error error;
    return game->init(start, game->seats_min, "", &error) && solver->ready(start);
}

static void put_bot(struct lf_out *out, const struct lf_bot *bot)
{
    lf_json_object(out, NULL);
    lf_json_text(out, "name", bot->name);
    lf_json_say(out, "about", bot->about);
    lf_json_object_end(out);
}

static void put_bots(struct lf_out *out, const struct lf_game *game,
                     const struct outside_bots *outside)
{
    lf_json_array(out, "bots");
    for (int i = 0; lf_bot_of(game, i); i++) {
        const struct lf_bot *bot = lf_bot_of(game, i);
        if (bot->yardstick) continue;
        if (bot->solver && !is_solved(game, bot->solver)) continue;
        put_bot(out, bot);
    }
    for (int i = 0; outside && i < outside->count; i++) put_bot(out, &outside->bots[i].bot);
    lf_json_array_end(out);
}

/* The names of its rulebooks, its own first: a rule is looked up in this order. */
static void put_books(struct lf_out *out, const struct lf_game *game)
{
    char name[64];
    lf_json_array(out, "rulebooks");
    for (int n = 0; game->rulebook && lf_rulebook_name(game->rulebook, n, name, sizeof name); n++)
        lf_json_text(out, NULL, name);
    lf_json_array_end(out);
}

static int put_games(char *text, size_t size, const struct outside_bots *outside)
{
    struct lf_out out = lf_out_start(text, size);
    lf_json_array(&out, NULL);
    for (int i = 0; lf_games[i]; i++) {
        const struct lf_game *game = lf_games[i];
        lf_json_object(&out, NULL);
        lf_json_text(&out, "name", game->name);
        lf_json_say(&out, "title", game->title);
        lf_json_say(&out, "subtitle", game->subtitle);
        lf_json_int(&out, "seats_min", game->seats_min);
        lf_json_int(&out, "seats_max", game->seats_max);
        lf_json_int(&out, "minutes", game->minutes);
        lf_json_int(&out, "rules_version", game->rules_version);
        put_options(&out, game);
        put_kinds(&out, game);
        put_bots(&out, game, outside);
        put_books(&out, game);
        lf_json_object_end(&out);
    }
    lf_json_array_end(&out);
    return lf_out_end(&out);
}

char *catalog_write(const struct outside_bots *outside)
{
    char nothing[1];
    size_t size = (size_t)put_games(nothing, sizeof nothing, outside) + 1;
    char *text = malloc(size);
    if (text) put_games(text, size, outside);
    return text;
}
