/* pair.h - two worlds of one match that differ only in what one viewer may not know.
 *
 * Both are driven side by side: each step is an action of the first world and one of the second
 * that the viewer reads as the same. Where an action or an outcome is hidden from the viewer, the
 * two are chosen to differ. Works on any game, through core/lf.h alone.
 */
#ifndef TOOLS_PAIR_H
#define TOOLS_PAIR_H

#include "core/lf.h"
#include "core/rng.h"

struct world { _Alignas(16) unsigned char state[LF_STATE_MAX]; };

struct pair {
    const struct lf_game *game;
    int viewer;                          /* a seat, or LF_NOBODY */
    struct world world[2];
    uint32_t drawn[2][LF_KIND_CHANCE_END];   /* draws of each stream; one outcome is no draw */
    uint32_t hidden;                     /* steps in which the worlds did different things */
};

/* One step for both: who acts, and what in each world. */
struct pair_step { int actor; lf_action action[2]; };

/* Draws the next step without taking it. live: a server draws for chance, so a seat's action is
 * only taken if no draw behind it can tell the viewer the worlds apart. False: there is none
 * that keeps them alike. */
bool pair_choose(const struct pair *pair, bool live, struct lf_rng *rng, struct pair_step *step);
/* Applies one action to one world. */
void pair_apply(struct pair *pair, int world, int actor, lf_action action);
void pair_take(struct pair *pair, const struct pair_step *step);
bool pair_differs(const struct pair *pair);          /* whether the worlds are two */

#endif
