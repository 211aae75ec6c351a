/* bots.c - the list of bots. A new bot is one file and one line here and in list.h; bots for one
 * game only are in that game's pack. Later ones play better, but for yardsticks. */
#include "bots/list.h"

#include "core/check.h"
#include "core/text.h"

const struct lf_bot *const lf_bots[] = {
    &lf_bot_random,
    &lf_bot_greedy,
    &lf_bot_greedy_1,
    &lf_bot_beginner,
    &lf_bot_easy,
    &lf_bot_steady,
    &lf_bot_good,
    &lf_bot_strong,
    &lf_bot_expert,
    NULL,
};

static const struct lf_bot *find_in(const struct lf_bot *const *bots, const char *name)
{
    for (; bots && *bots; bots++)
        if (lf_same((*bots)->name, name)) return *bots;
    return NULL;
}

const struct lf_bot *lf_bot_find(const char *name)
{
    const struct lf_bot *found = find_in(lf_bots, name);
    for (const struct lf_bot_pack *const *pack = lf_bot_packs; *pack && !found; pack++)
        found = find_in((*pack)->bots, name);
    return found;
}

const struct lf_bot_pack *lf_pack_of(const struct lf_game *game)
{
    for (const struct lf_bot_pack *const *pack = lf_bot_packs; *pack; pack++)
        if (lf_same((*pack)->game, game->name)) return *pack;
    return NULL;
}

/* The n-th of a list that plays the game; *n becomes how many are still to be passed over. */
static const struct lf_bot *nth_of(const struct lf_bot *const *bots, const struct lf_game *game,
                                   int *n)
{
    for (; bots && *bots; bots++)
        if ((*bots)->plays(game) && (*n)-- == 0) return *bots;
    return NULL;
}

const struct lf_bot *lf_bot_of(const struct lf_game *game, int n)
{
    const struct lf_bot_pack *pack = lf_pack_of(game);
    const struct lf_bot *found = nth_of(lf_bots, game, &n);
    return found || !pack ? found : nth_of(pack->bots, game, &n);
}

const struct lf_bot *lf_bot_best(const struct lf_game *game)
{
    const struct lf_bot_pack *pack = lf_pack_of(game);
    const struct lf_bot *best = NULL;
    if (pack && pack->best && lf_bot_find(pack->best)->plays(game)) return lf_bot_find(pack->best);
    for (const struct lf_bot *const *bot = lf_bots; *bot; bot++)
        if (!(*bot)->yardstick && !(*bot)->thinks && (*bot)->plays(game)) best = *bot;
    LF_ASSERT(best);
    return best;
}

const struct lf_solver *lf_solver_of(const struct lf_game *game)
{
    const struct lf_bot_pack *pack = lf_pack_of(game);
    return pack ? pack->solver : NULL;
}
