/* level.h - what makes a level: how far a bot that thinks sees, how careful it is, how it trades.
 * Its numbers have names, so that tools can change one and measure what comes of it. */
#ifndef LF_LEVEL_H
#define LF_LEVEL_H

#include "bots/trade.h"

enum lf_level_trades {
    LF_TRADES_BY_HABIT,       /* as greedy does it */
    LF_TRADES_BY_CHANCES,     /* by what it changes in everybody's chances (trade.h) */
    LF_TRADES_QUIETLY,        /* answers so, and never begins: shows what offers are worth */
};

struct lf_level {
    struct lf_limits limits;
    float loose;              /* an action this much worse is e times less likely; 0: the best */
    uint16_t trades;          /* enum lf_level_trades */
    uint16_t outset;          /* how carefully what a match begins with is tried out
                                 (lf_outset); 0: it is not */
    struct lf_bargaining bargaining;
};

/* The level that a bot plays a game at, with what the game's pack changes of it; false: its bot has
 * none. */
bool lf_level_of(const struct lf_bot *bot, const struct lf_game *game, struct lf_level *out);

/* What a bot of this level chooses. */
lf_action lf_level_choose(const struct lf_level *level, const struct lf_game *game,
                          const void *view, int seat, struct lf_rng *rng,
                          struct lf_memory *memory);

/* Before a seat passes, or pays the bank's price, the others are asked, if greedy has an offer for
 * them: it makes few, and none that was just refused or that helps who is about to win. Else the
 * action stays. */
lf_action lf_ask_others(const struct lf_bot_pack *pack, const void *view, int seat,
                        struct lf_rng *rng, struct lf_memory *memory, lf_action action);

/* The numbers of a level by name, and between which bounds they make sense; ends with NULL. */
struct lf_level_number {
    const char *name;
    struct lf_say about;
    float low, high;
    uint16_t offset;
    enum { LF_NUMBER_WHOLE_16, LF_NUMBER_WHOLE_32, LF_NUMBER_REAL } type;
};
extern const struct lf_level_number lf_level_numbers[];
const struct lf_level_number *lf_level_number_find(const char *name);

float lf_level_get(const struct lf_level *level, const struct lf_level_number *number);
/* Rounded where the number is whole, and kept between its bounds. */
void lf_level_set(struct lf_level *level, const struct lf_level_number *number, float value);

#endif
