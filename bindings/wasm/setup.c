/* setup.c - the beginning of a game, tried (setup.h). */
#include "bindings/wasm/setup.h"

#include "bindings/wasm/play.h"
#include "core/match.h"
#include "core/options.h"
#include "core/text.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum { RULE_SIZE = 32 };

static const struct lf_game *game, *asked;
static struct lf_error error;
static _Alignas(16) unsigned char state[LF_STATE_MAX];
static char json[LF_JSON_MAX], rule[RULE_SIZE];

EXPORT(landfall_setup_start) int landfall_setup_start(int number, int seats)
{
    game = asked = NULL;
    error = (struct lf_error){ 0, 0, LF_SAY("a game that this engine plays",
                                            "ein Spiel, das diese Engine kennt") };
    if (number < 0 || number >= landfall_game_count()) return 0;
    asked = lf_games[number];
    if (!lf_options_check(asked, landfall_text(), &error) ||
        !asked->init(state, seats, landfall_text(), &error)) return 0;
    game = asked;
    return 1;
}

EXPORT(landfall_setup_at) int landfall_setup_at(void) { return (int)error.at; }

EXPORT(landfall_setup_why) const char *landfall_setup_why(int language)
{
    const char *why = error.expected.in[language == LF_DE ? LF_DE : LF_EN];
    return why ? why : "";
}

EXPORT(landfall_setup_rule) const char *landfall_setup_rule(void)
{
    rule[0] = 0;
    if (asked && error.rule) lf_rule_print(asked, error.rule, rule, sizeof rule);
    return rule;
}

EXPORT(landfall_setup_draw) int landfall_setup_draw(uint64_t seed)
{
    struct lf_luck luck;
    if (!game || !(game->actors(state) >> LF_CHANCE & 1)) return 0;
    lf_luck_start(&luck, seed, 0);
    game->apply(state, LF_CHANCE, lf_chance_draw(game, state, &luck));
    return 1;
}

EXPORT(landfall_setup_view) const char *landfall_setup_view(void)
{
    json[0] = 0;
    if (game) game->json(state, json, sizeof json);
    return json;
}
