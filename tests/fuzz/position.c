/* position.c - fuzzes position lines. A position that is taken must round trip, and be one that
 * can be played on without a broken assert. */
#include "core/match.h"
#include "tests/fuzz/fuzz.h"

enum { STEPS = 40 };

/* Plays on for a while: an odd position may come to a dead end, but nothing may break. */
static void play_on(const struct lf_game *game, unsigned char *state)
{
    static lf_action list[LF_LEGAL_MAX];
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    struct lf_luck luck;
    lf_luck_start(&luck, 1, 1);
    for (int step = 0; step < STEPS && game->awaited(state); step++) {
        int actor = lf_lowest_seat(game->awaited(state));
        if (actor == LF_CHANCE) {
            game->apply(state, LF_CHANCE, lf_chance_draw(game, state, &luck));
            continue;
        }
        int count = game->legal(state, actor, list);
        if (!count) return;
        for (int i = 0; i < count; i++) LF_ASSERT(game->check(state, actor, list[i]) == 0);
        game->view(state, actor, view);
        LF_ASSERT(game->legal(view, actor, list) == count);
        game->apply(state, actor, list[lf_luck_below(&luck, LF_STREAM_SEAT, (uint32_t)count)]);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char line[LF_POSITION_MAX];
    _Alignas(16) unsigned char state[LF_STATE_MAX], again[LF_STATE_MAX];
    const char *text = fuzz_text(data, size);
    const struct lf_game *game = NULL, *found = NULL;
    struct lf_error error = { 0 };
    if (!lf_position_parse(text, &game, state, &error)) {
        fuzz_refused(&error, text);
        return 0;
    }
    int length = lf_position_print(game, state, line, sizeof line);
    LF_ASSERT(length > 0 && length < LF_POSITION_MAX);
    /* What calls itself a view is not judged by sound(), so it may be nonsense; a full state
     * may not. */
    if (!game->sound(state)) return 0;
    LF_ASSERT(lf_position_parse(line, &found, again, &error));
    LF_ASSERT(found == game && memcmp(state, again, game->state_size) == 0);
    play_on(game, state);
    return 0;
}
