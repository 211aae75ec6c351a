/* action.c - fuzzes the action notation of every game. */
#include "tests/fuzz/fuzz.h"

static void try_game(const struct lf_game *game, const char *text)
{
    lf_action action = 0, back = 0;
    struct lf_error error = { 0 };
    if (!game->parse(text, &action, &error)) {
        fuzz_refused(&error, text);
        return;
    }
    char printed[LF_ACTION_TEXT_MAX];
    int length = game->print(action, printed, sizeof printed);
    LF_ASSERT(length > 0 && length < LF_ACTION_TEXT_MAX);
    LF_ASSERT(game->parse(printed, &back, &error));
    LF_ASSERT(back == action);

    /* Whatever was understood can be judged in a fresh game without a crash. */
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    LF_ASSERT(game->init(state, game->seats_max, "", &error));
    for (int seat = 0; seat < game->seats_max; seat++) game->check(state, seat, action);
    game->check(state, LF_CHANCE, action);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = fuzz_text(data, size);
    for (int i = 0; lf_games[i]; i++) try_game(lf_games[i], text);
    return 0;
}
