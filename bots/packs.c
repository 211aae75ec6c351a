/* packs.c - the packs of bots/<game> by hand, until the build lists the folders itself. */
#include "bots/list.h"

extern const struct lf_bot_pack lf_bot_pack_base;

const struct lf_bot_pack *const lf_bot_packs[] = { &lf_bot_pack_base, NULL };
