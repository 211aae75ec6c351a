/* main.c - prints a view of the test-only game: drawing [OPTIONS [PLIES [LANGUAGE]]], after so many
 * random actions. tests/wide/run compares it with drawings that were read. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "core/match.h"
#include "tests/wide/wide.h"

int main(int argc, char **argv)
{
    static char text[LF_DRAWING_MAX];
    static uint64_t state[LF_STATE_MAX / 8], view[LF_STATE_MAX / 8];
    const struct lf_game *game = &wide_game;
    struct lf_error error = { 0 };
    struct lf_luck luck = { .seed = 7 };
    int plies = argc > 2 ? atoi(argv[2]) : 0;
    enum lf_language language = argc > 3 && strcmp(argv[3], "de") == 0 ? LF_DE : LF_EN;
    if (!game->init(state, 4, argc > 1 ? argv[1] : "", &error)) {
        printf("byte %u: %s\n", error.at, error.expected.in[language]);
        return 1;
    }
    for (lf_action list[LF_LEGAL_MAX]; plies > 0 && game->actors(state); plies--) {
        int seat = __builtin_ctz(game->actors(state));
        if (seat == LF_CHANCE) {
            game->apply(state, LF_CHANCE, lf_chance_draw(game, state, &luck));
            continue;
        }
        int count = game->legal(state, seat, list);
        game->apply(state, seat, list[lf_luck_below(&luck, LF_STREAM_SEAT + (unsigned)seat,
                                                    (uint32_t)count)]);
    }
    game->view(state, 0, view);
    game->draw(view, language, argc > 4, text, sizeof text);
    fputs(text, stdout);
    return 0;
}
