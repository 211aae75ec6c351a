/* list.h - the bots by name, and what each game adds to them.
 *
 * Bots in bots/ know no game. What a bot knows of one game lives in the folder bots/<game>,
 * which defines one pack, `lf_bot_pack_<game>`; the build lists the packs of the folders there
 * are, so a game is added or taken out with its folder.
 */
#ifndef LF_BOTS_LIST_H
#define LF_BOTS_LIST_H

#include "bots/bot.h"
#include "bots/insight.h"

/* A number of a level (bots/level.h) that is another one in a game. */
struct lf_level_change { const char *level, *number; float value; };

struct lf_bot_pack {
    const char *game;                          /* the name of the game */
    /* What looks best right now, or NULL; and the choice of the first bot of that kind, which
     * never changes: strength is measured against it. */
    lf_action (*greedy)(const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory);
    lf_action (*greedy_1)(const void *view, int seat, struct lf_rng *rng,
                          struct lf_memory *memory);
    const struct lf_bot *const *bots;          /* bots that play only this game, or NULL */
    const struct lf_solver *solver;            /* its solution (bots/solver.h), or NULL */
    /* The level that was measured to beat greedy here (docs/ladder.md); NULL: none yet. */
    const char *best;
    const struct lf_insight *insight;          /* for bots that think (bots/insight.h), or NULL */
    /* What levels have otherwise here, so that their steps are as in other games (docs/ladder.md);
     * ends with a level of NULL. NULL: nothing. */
    const struct lf_level_change *levels;
    /* Works out what is made when it is first asked for; or NULL. */
    void (*prepare)(void);
};

extern const struct lf_bot_pack *const lf_bot_packs[];   /* ends with NULL; made by the build */

/* A game's pack, or NULL. */
const struct lf_bot_pack *lf_pack_of(const struct lf_game *game);

extern const struct lf_bot lf_bot_random;
extern const struct lf_bot lf_bot_greedy;
extern const struct lf_bot lf_bot_greedy_1;
extern const struct lf_bot lf_bot_beginner, lf_bot_easy, lf_bot_steady, lf_bot_good, lf_bot_strong,
    lf_bot_expert;                             /* levels.c */

#endif
