/* catalog.c - the answer to GET /api/games: every game as data, so that no client has to know
 * one. It is written once, at the start. */
#include <stdlib.h>

#include "bots/bot.h"
#include "core/rulebook.h"
#include "bots/solver.h"
#include "core/text.h"
#include "server/net.h"

static void put_say(struct lf_out *out, const char *name, struct lf_say say)
{
    lf_put(out, ",\"");
    lf_put(out, name);
    lf_put(out, "\":{\"en\":");
    lf_put_json(out, say.in[LF_EN]);
    lf_put(out, ",\"de\":");
    lf_put_json(out, say.in[LF_DE]);
    lf_put(out, "}");
}

static void put_text(struct lf_out *out, const char *name, const char *text)
{
    lf_put(out, ",\"");
    lf_put(out, name);
    lf_put(out, "\":");
    lf_put_json(out, text ? text : "");
}

static void put_number(struct lf_out *out, const char *name, int64_t value)
{
    lf_put(out, ",\"");
    lf_put(out, name);
    lf_put(out, "\":");
    lf_put_int(out, value);
}

static void put_options(struct lf_out *out, const struct lf_game *game)
{
    lf_put(out, ",\"options\":[");
    for (const struct lf_option *option = game->options; option && option->name; option++) {
        lf_put(out, option == game->options ? "{\"name\":" : ",{\"name\":");
        lf_put_json(out, option->name);
        put_text(out, "values", option->values);
        put_text(out, "standard", option->standard);
        put_say(out, "help", option->help);
        lf_put(out, "}");
    }
    lf_put(out, "]");
}

static void put_kinds(struct lf_out *out, const struct lf_game *game)
{
    lf_put(out, ",\"kinds\":[");
    for (const struct lf_kind *kind = game->kinds; kind->kind; kind++) {
        lf_put(out, kind == game->kinds ? "{\"kind\":" : ",{\"kind\":");
        lf_put_int(out, kind->kind);
        put_text(out, "word", kind->word);
        put_text(out, "arguments", kind->arguments);
        lf_put(out, kind->flags & LF_KIND_OPEN ? ",\"open\":true" : ",\"open\":false");
        lf_put(out, kind->flags & LF_KIND_HIDDEN ? ",\"hidden\":true" : ",\"hidden\":false");
        lf_put(out, kind->kind < LF_KIND_CHANCE_END ? ",\"chance\":true" : ",\"chance\":false");
        put_say(out, "help", kind->help);
        lf_put(out, "}");
    }
    lf_put(out, "]");
}

/* Bots that play by a solution are offered where it is known. */
static bool is_solved(const struct lf_game *game, const struct lf_solver *solver)
{
    _Alignas(16) unsigned char start[LF_STATE_MAX];
    struct lf_error error;
    return game->init(start, game->seats_min, "", &error) && solver->ready(start);
}

static void put_bots(struct lf_out *out, const struct lf_game *game)
{
    bool first = true;
    lf_put(out, ",\"bots\":[");
    for (int i = 0; lf_bot_of(game, i); i++) {
        const struct lf_bot *bot = lf_bot_of(game, i);
        if (bot->yardstick) continue;
        if (bot->solver && !is_solved(game, bot->solver)) continue;
        lf_put(out, first ? "{\"name\":" : ",{\"name\":");
        lf_put_json(out, bot->name);
        put_say(out, "about", bot->about);
        lf_put(out, "}");
        first = false;
    }
    lf_put(out, "]");
}

/* The names of its rulebooks, own book first: a rule is looked up in this order. */
static void put_books(struct lf_out *out, const struct lf_game *game)
{
    char name[64];
    lf_put(out, ",\"rulebooks\":[");
    for (int n = 0; game->rulebook && lf_rulebook_name(game->rulebook, n, name, sizeof name); n++) {
        if (n) lf_put_char(out, ',');
        lf_put_json(out, name);
    }
    lf_put(out, "]");
}

static int put_games(char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    lf_put(&out, "[");
    for (int i = 0; lf_games[i]; i++) {
        const struct lf_game *game = lf_games[i];
        lf_put(&out, i ? ",{\"name\":" : "{\"name\":");
        lf_put_json(&out, game->name);
        put_say(&out, "title", game->title);
        put_say(&out, "subtitle", game->subtitle);
        put_number(&out, "seats_min", game->seats_min);
        put_number(&out, "seats_max", game->seats_max);
        put_number(&out, "rules_version", game->rules_version);
        put_options(&out, game);
        put_kinds(&out, game);
        put_bots(&out, game);
        put_books(&out, game);
        lf_put(&out, "}");
    }
    lf_put(&out, "]");
    return lf_out_end(&out);
}

char *catalog_write(void)
{
    char nothing[1];
    size_t size = (size_t)put_games(nothing, sizeof nothing) + 1;
    char *text = malloc(size);
    if (text) put_games(text, size);
    return text;
}
