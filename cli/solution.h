/* solution.h - solutions of games: made in threads, kept in the cache folder, given to bots. */
#ifndef CLI_SOLUTION_H
#define CLI_SOLUTION_H

#include "bots/solver.h"
#include "cli/command.h"

/* Solves in so many threads, with a progress bar. The job's memory is made here and is the
 * caller's to free, also after a failure. Returns an exit code. */
int solution_make(const struct lf_solver *solver, struct lf_solving *job, int threads, bool quiet);
void solution_free(struct lf_solving *job);

/* Writes a finished table of a whole game to the cache, whole or not at all. A cache that cannot
 * be written is no failure. */
void solution_keep(const struct lf_game *game, const struct lf_solver *solver,
                const struct lf_solving *job);

/* Makes the solution for the options of `start` known, if the game has a solver: from the cache,
 * or solved anew if `make` and the cache has none or a damaged one. Returns an exit code; without
 * `make`, a table that is not there is none. */
int solution_need(const struct lf_game *game, const void *start, bool make, int threads,
                  bool quiet);

/* Makes all solutions known that `landfall solve` has left in the cache. Making one would keep
 * whoever waits waiting. */
void solution_load_all(void);

/* The same, if one of these bots plays by the solution. Entries may be NULL. */
int solution_need_for(const struct lf_game *game, const void *start,
                   const struct lf_bot *const *bots, int count, int threads, bool quiet);

#endif
