/* position.c - fuzzes position lines. A position that is taken must be one that can be played
 * on: its lists hold, and one step leads to another sound position. */
#include "core/match.h"
#include "tests/fuzz/fuzz.h"

static void step(const struct lf_game *game, const unsigned char *state)
{
    static lf_action list[LF_LEGAL_MAX];
    _Alignas(16) unsigned char after[LF_STATE_MAX], view[LF_STATE_MAX];
    struct lf_luck luck;
    lf_luck_start(&luck, 1, 1);
    lf_seats actors = game->actors(state);
    if (!actors) return;
    int actor = lf_lowest_seat(actors);
    memcpy(after, state, game->state_size);
    if (actor == LF_CHANCE) {
        game->apply(after, LF_CHANCE, lf_chance_draw(game, state, &luck));
    } else {
        int count = game->legal(state, actor, list);
        LF_ASSERT(count > 0);
        for (int i = 0; i < count; i++) LF_ASSERT(game->check(state, actor, list[i]) == 0);
        game->view(state, actor, view);
        game->apply(after, actor, list[count / 2]);
    }
    LF_ASSERT(game->sound(after));
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
    LF_ASSERT(lf_position_parse(line, &found, again, &error));
    LF_ASSERT(found == game && memcmp(state, again, game->state_size) == 0);
    if (game->sound(state)) step(game, state);
    return 0;
}
