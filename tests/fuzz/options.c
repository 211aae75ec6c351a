/* options.c - fuzzes option lines: the first byte chooses the number of seats. */
#include "tests/fuzz/fuzz.h"

static void try_game(const struct lf_game *game, int seats, const char *text)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX], again[LF_STATE_MAX];
    char line[LF_OPTIONS_MAX];
    struct lf_error error = { 0 };
    if (!game->init(state, seats, text, &error)) {
        fuzz_refused(&error, text);
        return;
    }
    LF_ASSERT(game->sound(state));
    int length = game->print_options(state, line, sizeof line);
    LF_ASSERT(length >= 0 && length < LF_OPTIONS_MAX);
    LF_ASSERT(game->init(again, seats, line, &error));
    LF_ASSERT(memcmp(state, again, game->state_size) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size) return 0;
    const char *text = fuzz_text(data + 1, size - 1);
    for (int i = 0; lf_games[i]; i++) try_game(lf_games[i], data[0] % 8, text);
    return 0;
}
