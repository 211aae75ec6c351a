/* list.c - the games and the bots' knowledge that programs with wide boards have. */
#include "bots/list.h"
#include "tests/wide/wide.h"

const struct lf_game *const lf_games[] = { &wide_game, NULL };

extern const struct lf_bot_pack lf_bot_pack_base;
const struct lf_bot_pack *const lf_bot_packs[] = { &lf_bot_pack_base, NULL };
