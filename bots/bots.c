/* bots.c - the list of bots. A new bot is one file and one line here and in list.h; bots for one
 * game only are in that game's pack. */
#include "bots/list.h"

#include "core/text.h"

const struct lf_bot *const lf_bots[] = {
    &lf_bot_random,
    &lf_bot_greedy,
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
