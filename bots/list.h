/* list.h - the bots by name, and what each game adds to them.
 *
 * Bots in bots/ know no game. What a bot knows of one game lives in the folder bots/<game>,
 * which defines one pack, `lf_bot_pack_<game>`; the build lists the packs of the folders there
 * are, so a game is added or taken out with its folder.
 */
#ifndef LF_BOTS_LIST_H
#define LF_BOTS_LIST_H

#include "bots/bot.h"

struct lf_bot_pack {
    const char *game;                          /* the name of the game */
    lf_action (*greedy)(const void *view, int seat, struct lf_rng *rng);   /* its best, or NULL */
    const struct lf_bot *const *bots;          /* bots that play only this game, or NULL */
    const struct lf_solver *solver;            /* its solution (bots/solver.h), or NULL */
};

extern const struct lf_bot_pack *const lf_bot_packs[];   /* ends with NULL; made by the build */

extern const struct lf_bot lf_bot_random;
extern const struct lf_bot lf_bot_greedy;

#endif
