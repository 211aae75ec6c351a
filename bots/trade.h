/* trade.h - trade among players by what it changes in everybody's chances; for bots that think
 * (think.h), of any game that tells how its players trade (insight.h).
 *
 * A trade is judged by the chances that the net sees for all seats when the seat whose turn it is
 * has done its best with it, against the same without the trade. Offers are few: none that was
 * just refused, that hardly anybody can meet or that nobody is likely to like, and none that
 * helps the other more than us where he is ahead.
 */
#ifndef LF_TRADE_H
#define LF_TRADE_H

#include "bots/think.h"

/* Memory that lf_trade() wants. */
size_t lf_trade_size(const struct lf_game *game);

/* What to do about trade: an answer where the seat owes one, an offer or a confirmation where that
 * pays; 0: nothing. With `quiet` the seat answers and never begins. `scratch` of `size` bytes is
 * for any type. */
lf_action lf_trade(const struct lf_game *game, const struct lf_net *net, const void *view, int seat,
                   struct lf_rng *rng, struct lf_memory *memory, bool quiet, void *scratch,
                   size_t size);

#endif
