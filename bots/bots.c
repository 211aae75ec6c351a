/* bots.c - the list of bots. A new bot is one file and one line here and in list.h. */
#include "bots/list.h"

#include "core/text.h"

const struct lf_bot *const lf_bots[] = {
    &lf_bot_random,
    NULL,
};

const struct lf_bot *lf_bot_find(const char *name)
{
    for (const struct lf_bot *const *bot = lf_bots; *bot; bot++)
        if (lf_same((*bot)->name, name)) return *bot;
    return NULL;
}
