/* arena.c - plays one match between bots (bot.h). Each bot gets the view of its seat and that
 * seat's own random stream, never the state. */
#include "bots/list.h"

#include "core/check.h"
#include "core/match.h"

static lf_action ask_bot(const struct lf_game *game, const void *state, const struct lf_bot *bot,
                         int seat, struct lf_luck *luck, struct lf_memory *memory)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    unsigned stream = LF_STREAM_SEAT + (unsigned)seat;
    struct lf_rng rng = { lf_rng_key(luck->seed, stream), luck->drawn[stream] };
    game->view(state, seat, view);
    lf_action action = bot->choose(game, view, seat, &rng, memory);
    luck->drawn[stream] = (uint32_t)rng.drawn;
    return action;
}

static bool all_random(const struct lf_bot *const *bots, int count)
{
    for (int seat = 0; seat < count; seat++)
        if (bots[seat] != &lf_bot_random) return false;
    return true;
}

void lf_arena_play(const struct lf_game *game, void *state, const struct lf_bot *const *bots,
                   struct lf_luck *luck, uint32_t turn_cap, lf_witness witness, void *context,
                   struct lf_tally *tally)
{
    if (!witness && game->playout && all_random(bots, game->seat_count(state))) {
        game->playout(state, luck, turn_cap, tally);
        return;
    }
    struct lf_memory memory[LF_SEATS_MAX] = { 0 };
    *tally = (struct lf_tally){ 0 };
    while (game->actors(state)) {
        if (game->turn(state) > turn_cap) {
            tally->capped = true;
            break;
        }
        int actor = lf_lowest_seat(game->awaited(state));
        lf_action action = actor == LF_CHANCE
                               ? lf_chance_draw(game, state, luck)
                               : ask_bot(game, state, bots[actor], actor, luck,
                                         &memory[actor]);
        LF_ASSERT(game->check(state, actor, action) == 0);
        if (witness) witness(context, game, state, actor, action);
        game->apply(state, actor, action);
        tally->transitions++;
    }
    tally->turns = game->turn(state);
}
