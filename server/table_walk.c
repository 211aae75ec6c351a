/* table_walk.c - going through a match, action by action (table_walk.h). */
#include "server/table_walk.h"

#include <string.h>

void walk_start(struct walk *walk, const struct table *table)
{
    walk->table = table;
    walk->act = NULL;
    memcpy(walk->after, table->begin, table->game->state_size);
}

bool walk_next(struct walk *walk)
{
    const struct table *table = walk->table;
    const struct act *end = table->acts + table->act_count;
    const struct act *act = walk->act ? walk->act + 1 : table->acts;
    while (act < end && act->undone) act++;
    if (act >= end) return false;
    walk->act = act;
    walk->actor = act->seat < 0 ? LF_CHANCE : act->seat;
    memcpy(walk->before, walk->after, table->game->state_size);
    table->game->apply(walk->after, walk->actor, act->action);
    return true;
}

const struct act *walk_back(const struct table *table, const struct act *act)
{
    uint32_t i = act ? (uint32_t)(act - table->acts) : table->act_count;
    while (i > 0 && table->acts[i - 1].undone) i--;
    return i > 0 ? &table->acts[i - 1] : NULL;
}
