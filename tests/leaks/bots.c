/* bots.c - what bots choose beside a shadow (leaks.h): with the same record and the same luck they
 * do the same, and remember the same.
 *
 * Each bot has a memory in the match and one in the shadow, which grow apart only if it has learned
 * something that its seat was not shown. The view is made anew right before each choice, so a bot
 * that looks behind it sees what there is to see. */
#include <string.h>

#include "bots/bot.h"
#include "core/check.h"
#include "tests/leaks/leaks.h"

enum { THINKS_EVERY = 24, TAKES_TIME_EVERY = 800 };

/* Which of the bots is asked here: those that think now and then, the slowest one hardly ever. */
static bool is_asked(struct trial *trial, const struct lf_bot *bot)
{
    if (bot->solver) return false;
    if (!bot->thinks) return true;
    bool slow = strcmp(bot->name, "expert") == 0;
    return lf_rng_below(&trial->rng, slow ? TAKES_TIME_EVERY : THINKS_EVERY) == 0;
}

void minds_begin(struct minds *minds)
{
    memset(minds, 0, sizeof *minds);
}

/* The shadow is a new one: its seat remembers what it does in the match. */
void minds_renew(struct minds *minds, int seat)
{
    memcpy(minds->of[1][seat], minds->of[0][seat], sizeof minds->of[0][seat]);
}

int minds_compare(struct trial *trial, struct minds *minds, const void *state, const void *shadow,
                  int seat)
{
    const struct lf_game *game = trial->game;
    const void *worlds[2] = { state, shadow };
    struct room view;
    int asked = 0;
    for (int i = 0; lf_bot_of(game, i); i++) {
        const struct lf_bot *bot = lf_bot_of(game, i);
        uint64_t key = lf_rng_next(&trial->rng);
        lf_action choice[2];
        LF_ASSERT(i < BOTS_MAX);
        if (!is_asked(trial, bot)) continue;
        for (int w = 0; w < 2; w++) {
            struct lf_rng rng = { key, 0 };
            game->view(worlds[w], seat, view.at);
            choice[w] = bot->choose(game, view.at, seat, &rng, &minds->of[w][seat][i]);
        }
        asked = 1;
        if (choice[0] != choice[1]) trial_fail(trial, seat, "a bot chooses by a secret");
        if (memcmp(&minds->of[0][seat][i], &minds->of[1][seat][i], sizeof minds->of[0][seat][i]))
            trial_fail(trial, seat, "a bot remembers a secret");
        if (trial->failed) return asked;
    }
    return asked;
}
