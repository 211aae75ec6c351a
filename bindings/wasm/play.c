/* play.c - whole matches by number (play.h). */
#include "bindings/wasm/play.h"

#include "bots/bot.h"
#include "core/hash.h"
#include "core/text.h"

enum { TEXT_SIZE = 1 << 19, TABLES_SIZE = 1 << 18, TURN_CAP = 2000 };

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

static char text[TEXT_SIZE], tables[TABLES_SIZE];

EXPORT(landfall_text) char *landfall_text(void) { return text; }
EXPORT(landfall_text_size) int landfall_text_size(void) { return TEXT_SIZE; }

EXPORT(landfall_game_count) int landfall_game_count(void)
{
    int count = 0;
    while (lf_games[count]) count++;
    return count;
}

EXPORT(landfall_game_name) const char *landfall_game_name(int game)
{
    return game >= 0 && game < landfall_game_count() ? lf_games[game]->name : "";
}

EXPORT(landfall_game_content) const char *landfall_game_content(int game)
{
    if (game < 0 || game >= landfall_game_count() || !lf_games[game]->content) return "";
    bool whole = lf_games[game]->content(tables, sizeof tables) < TABLES_SIZE;
    return whole ? tables : "";
}

static const struct lf_bot *bot_number(int number)
{
    for (int i = 0; number >= 0 && lf_bots[i]; i++)
        if (i == number) return lf_bots[i];
    return NULL;
}

/* An onlooker makes the arena ask every bot instead of taking the short cut. */
static void look_on(void *context, const struct lf_game *game, const void *before, int actor,
                    lf_action action)
{
    (void)context, (void)game, (void)before, (void)actor, (void)action;
}

EXPORT(landfall_signature)
uint64_t landfall_signature(int game_number, int seats, int bot_index, uint64_t seed,
                            uint32_t count, int use_playout)
{
    static _Alignas(16) unsigned char start[LF_STATE_MAX], state[LF_STATE_MAX];
    const struct lf_bot *bot = bot_number(bot_index), *bots[LF_SEATS_MAX];
    if (game_number < 0 || game_number >= landfall_game_count() || !bot) return 0;
    const struct lf_game *game = lf_games[game_number];
    struct lf_error error = { 0 };
    if (!game->init(start, seats, text, &error)) {
        const char *why = error.expected.in[LF_EN];
        struct lf_out out = lf_out_start(text, sizeof text);
        lf_put(&out, why ? why : "refused by a rule");
        lf_out_end(&out);
        return 0;
    }
    for (int i = 0; i < LF_SEATS_MAX; i++) bots[i] = bot;
    uint64_t sum = 0;
    for (uint32_t match = 0; match < count; match++) {
        struct lf_luck luck;
        struct lf_tally tally;
        lf_luck_start(&luck, seed, match);
        __builtin_memcpy(state, start, game->state_size);
        lf_arena_play(game, state, bots, &luck, TURN_CAP, use_playout ? NULL : look_on, NULL,
                      &tally);
        sum += lf_mix(lf_hash(state, game->state_size) + match) + tally.transitions;
    }
    return sum;
}
