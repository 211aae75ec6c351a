/* trial.c - matches with given beginnings (trial.h). */
#include "bindings/wasm/trial.h"

#include "bindings/wasm/nets.h"
#include "bindings/wasm/play.h"
#include "bots/bot.h"
#include "core/check.h"
#include "core/match.h"
#include "core/text.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

/* A beginning that is not over after GIVEN_STEPS actions will not be taken any more. */
enum { GIVEN_MAX = 128, GIVEN_STEPS = 1000, TURNS_MAX = 2000 };

static const struct lf_game *game;
static const struct lf_bot *bots[LF_SEATS_MAX];
static lf_action given[LF_SEATS_MAX][GIVEN_MAX];
static int given_count[LF_SEATS_MAX];
static struct lf_memory memory[LF_SEATS_MAX];
static _Alignas(16) unsigned char start[LF_STATE_MAX], state[LF_STATE_MAX], view[LF_STATE_MAX];

static int refuse(const char *why)
{
    struct lf_out out = lf_out_start(landfall_text(), (size_t)landfall_text_size());
    lf_put(&out, why ? why : "refused by a rule");
    lf_out_end(&out);
    return 0;
}

EXPORT(landfall_trial_start) int landfall_trial_start(int number, int seats)
{
    struct lf_error error = { 0 };
    game = NULL;
    if (number < 0 || number >= landfall_game_count()) return refuse("a game");
    if (!lf_games[number]->init(start, seats, landfall_text(), &error))
        return refuse(error.expected.in[LF_EN]);
    game = lf_games[number];
    for (int seat = 0; seat < LF_SEATS_MAX; seat++) {
        bots[seat] = lf_bot_of(game, 0);
        given_count[seat] = 0;
    }
    return 1;
}

EXPORT(landfall_trial_bot) int landfall_trial_bot(int seat)
{
    const struct lf_bot *bot = lf_bot_find(landfall_text());
    if (!game || seat < 0 || seat >= LF_SEATS_MAX) return refuse("a seat of a started trial");
    if (!bot || bot->solver || !bot->plays(game)) return refuse("a bot that plays this game");
    LF_ASSERT(!bot->thinks || nets_given(game));
    bots[seat] = bot;
    return 1;
}

EXPORT(landfall_trial_say) int landfall_trial_say(int seat)
{
    struct lf_error error = { 0 };
    if (!game || seat < 0 || seat >= LF_SEATS_MAX || given_count[seat] == GIVEN_MAX)
        return refuse("a seat of a started trial, and not too many actions");
    if (!game->parse(landfall_text(), &given[seat][given_count[seat]], &error))
        return refuse(error.expected.in[LF_EN]);
    given_count[seat]++;
    return 1;
}

/* What a seat does while beginnings are played: what was given, else what its bot likes. */
static lf_action begin(int seat, int *used, struct lf_luck *luck)
{
    if (used[seat] < given_count[seat]) {
        lf_action action = given[seat][used[seat]];
        if (game->check(state, seat, action) == 0) {
            used[seat]++;
            return action;
        }
    }
    unsigned stream = LF_STREAM_SEAT + (unsigned)seat;
    struct lf_rng rng = { lf_rng_key(luck->seed, stream), luck->drawn[stream] };
    game->view(state, seat, view);
    lf_action action = bots[seat]->choose(game, view, seat, &rng, &memory[seat]);
    luck->drawn[stream] = (uint32_t)rng.drawn;
    return action;
}

EXPORT(landfall_trial_play) uint32_t landfall_trial_play(uint64_t seed, uint32_t match)
{
    struct lf_luck luck;
    struct lf_tally tally;
    int used[LF_SEATS_MAX] = { 0 }, owed = 0;
    if (!game) return 0;
    __builtin_memset(memory, 0, sizeof memory);
    lf_luck_start(&luck, seed, match);
    __builtin_memcpy(state, start, game->state_size);
    for (int seat = 0; seat < LF_SEATS_MAX; seat++) owed += given_count[seat];
    for (int step = 0; owed > 0 && step < GIVEN_STEPS && game->actors(state); step++) {
        int actor = lf_lowest_seat(game->awaited(state));
        int before = actor == LF_CHANCE ? 0 : used[actor];
        lf_action action = actor == LF_CHANCE ? lf_chance_draw(game, state, &luck)
                                              : begin(actor, used, &luck);
        if (actor != LF_CHANCE) owed -= used[actor] - before;
        game->apply(state, actor, action);
    }
    lf_arena_play(game, state, bots, &luck, TURNS_MAX, NULL, NULL, &tally);
    return game->winners(state);
}
