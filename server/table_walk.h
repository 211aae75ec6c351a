/* table_walk.h - going through a match: the actions that stand, one after the other, those that
 * were taken back left out, with the state before and after each.
 *
 *     struct walk walk;
 *     walk_start(&walk, table);
 *     while (walk_next(&walk)) ...
 */
#ifndef TABLE_WALK_H
#define TABLE_WALK_H

#include "server/table.h"

struct walk {
    const struct table *table;
    const struct act *act;            /* the one just made; NULL before the first */
    int actor;                        /* who made it: a seat, or LF_CHANCE */
    _Alignas(16) unsigned char before[LF_STATE_MAX];
    _Alignas(16) unsigned char after[LF_STATE_MAX];
};

void walk_start(struct walk *walk, const struct table *table);
bool walk_next(struct walk *walk);    /* false: none is left; `after` is then the state now */

/* The last action before this one that stands; NULL: none. With NULL for `act`: the last of all. */
const struct act *walk_back(const struct table *table, const struct act *act);

#endif
