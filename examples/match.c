/* match.c - plays a match of any game between the best bot and `random`, and tells what happens.
 *     cc match.c $(pkg-config --cflags --libs landfall) -o match && ./match base 42 */
#include <landfall/landfall.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words)
{
    const struct lf_game *game = count > 1 ? lf_game_find(words[1]) : lf_games[0];
    if (!game) return fprintf(stderr, "no such game: %s\n", words[1]), 2;
    _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX];
    char line[LF_OPTIONS_MAX], text[1024];
    struct lf_memory memory[LF_SEATS_MAX] = { 0 };
    struct lf_error error;
    struct lf_luck luck;
    lf_luck_start(&luck, count > 2 ? strtoull(words[2], NULL, 10) : 1, 0);
    if (!lf_bots_line(game, "", line) || !game->init(state, game->seats_max, line, &error))
        return fprintf(stderr, "expected: %s\n", error.expected.in[LF_EN]), 2;
    while (game->actors(state)) {
        int actor = lf_lowest_seat(game->awaited(state));
        lf_action action;
        if (actor == LF_CHANCE) {
            action = lf_chance_draw(game, state, &luck);
        } else {
            const struct lf_bot *bot = actor == 0 ? lf_bot_best(game) : lf_bot_find("random");
            struct lf_rng rng = { lf_rng_key(luck.seed, LF_STREAM_SEAT + (unsigned)actor),
                                  luck.drawn[LF_STREAM_SEAT + actor] };
            game->view(state, actor, view);
            action = bot->choose(game, view, actor, &rng, &memory[actor]);
            luck.drawn[LF_STREAM_SEAT + actor] = (uint32_t)rng.drawn;
        }
        lf_action seen = game->seen(state, actor, action, LF_NOBODY);
        game->view(state, LF_NOBODY, view);
        puts((game->describe(view, actor, seen, LF_EN, text, sizeof text), text));
        game->apply(state, actor, action);
    }
    for (int seat = 0; seat < game->seat_count(state); seat++)
        printf("seat %d: %d points%s\n", seat, game->points(state, seat),
               game->winners(state) >> seat & 1 ? ", wins" : "");
}
