/* greedy.c - the bot that takes what looks best right now. What looks best is a question of the
 * game, so each game's pack (list.h) answers it; the bot plays the games that have an answer. */
#include "bots/list.h"

#include "core/check.h"
#include "core/text.h"

static const struct lf_bot_pack *find(const struct lf_game *game)
{
    for (const struct lf_bot_pack *const *pack = lf_bot_packs; *pack; pack++)
        if ((*pack)->greedy && lf_same((*pack)->game, game->name)) return *pack;
    return NULL;
}

static bool plays(const struct lf_game *game)
{
    return find(game) != NULL;
}

/* A seat that nobody waits for may be asked for advice, too (what to do about its proposal in
 * another's turn). Packs choose for seats that are awaited; where that does not fit, the first of
 * the few things it can do will do. */
static lf_action fitting(const struct lf_game *game, const void *view, int seat, lf_action action)
{
    lf_action list[LF_LEGAL_MAX];
    if (game->check(view, seat, action) == 0) return action;
    bool awaited = game->awaited(view) >> seat & 1;
    LF_ASSERT(!awaited && game->legal(view, seat, list) > 0);
    return list[0];
}

static lf_action choose(const struct lf_game *game, const void *view, int seat, struct lf_rng *rng,
                        struct lf_memory *memory)
{
    const struct lf_bot_pack *pack = find(game);
    LF_ASSERT(pack);
    return fitting(game, view, seat, pack->greedy(view, seat, rng, memory));
}

static bool plays_1(const struct lf_game *game)
{
    const struct lf_bot_pack *pack = find(game);
    return pack && pack->greedy_1;
}

static lf_action choose_1(const struct lf_game *game, const void *view, int seat,
                          struct lf_rng *rng, struct lf_memory *memory)
{
    return fitting(game, view, seat, find(game)->greedy_1(view, seat, rng, memory));
}

const struct lf_bot lf_bot_greedy = {
    .name = "greedy",
    .about = { { "takes what looks best right now: plans, trades, robs the leader",
                 "nimmt, was gerade am besten aussieht: plant, handelt, beraubt den Führenden" } },
    .plays = plays,
    .choose = choose,
};

/* A yardstick: its choices never change, which tests/signatures.txt proves. */
const struct lf_bot lf_bot_greedy_1 = {
    .name = "greedy-1",
    .about = { { "greedy as it first was, kept to measure others by",
                 "greedy, wie er zuerst war, als Maß für andere" } },
    .plays = plays_1,
    .choose = choose_1,
    .yardstick = true,
};
