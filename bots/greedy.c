/* greedy.c - the bot that takes what looks best right now. What looks best is a question of the
 * game: each game it plays has one line in the table below. */
#include "bots/list.h"

#include "bots/base.h"
#include "core/check.h"
#include "core/text.h"

struct greedy_game {
    const char *game;
    lf_action (*choose)(const void *view, int seat, struct lf_rng *rng);
};

static lf_action choose_base(const void *view, int seat, struct lf_rng *rng)
{
    return base_greedy(view, seat, rng);
}

static const struct greedy_game lf_greedy_games[] = {
    { "base", choose_base },
    { NULL, NULL },
};

static const struct greedy_game *find(const struct lf_game *game)
{
    const struct greedy_game *entry = lf_greedy_games;
    while (entry->game && !lf_same(entry->game, game->name)) entry++;
    return entry;
}

static bool plays(const struct lf_game *game)
{
    return find(game)->game != NULL;
}

static lf_action choose(const struct lf_game *game, const void *view, int seat, struct lf_rng *rng)
{
    const struct greedy_game *entry = find(game);
    LF_ASSERT(entry->game);
    lf_action action = entry->choose(view, seat, rng);
    LF_ASSERT(game->check(view, seat, action) == 0);
    return action;
}

const struct lf_bot lf_bot_greedy = {
    .name = "greedy",
    .about = { { "takes what looks best right now: plans, trades, robs the leader",
                 "nimmt, was gerade am besten aussieht: plant, handelt, beraubt den Führenden" } },
    .plays = plays,
    .choose = choose,
};
