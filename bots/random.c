/* random.c - the bot that takes any listed action, each as likely as the others. It is the
 * yardstick of all other bots, and games play it inside their own playout for speed; so it
 * draws exactly once per choice, and not at all where there is nothing to choose. */
#include "bots/list.h"

#include "core/check.h"
#include "core/text.h"

static bool plays(const struct lf_game *game)
{
    (void)game;
    return true;
}

static lf_action choose(const struct lf_game *game, const void *view, int seat,
                        struct lf_rng *rng, struct lf_memory *memory)
{
    (void)memory;
    lf_action list[LF_LEGAL_MAX];
    int count = game->legal(view, seat, list);
    LF_ASSERT(count > 0 && count <= LF_LEGAL_MAX);
    return list[count > 1 ? lf_rng_below(rng, (uint32_t)count) : 0];
}

const struct lf_bot lf_bot_random = {
    .name = "random",
    .about = { { "takes any listed action, all equally likely",
                 "nimmt irgendeine gelistete Aktion, alle gleich wahrscheinlich" } },
    .plays = plays,
    .choose = choose,
};
