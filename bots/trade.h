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

/* From which change of the chance of winning on trades are made. */
struct lf_bargaining {
    float offer;              /* what an offer must bring */
    float accept;             /* ... and one that is taken */
    float counter;            /* ... and terms of one's own in answer to it */
    float width;              /* how loosely others are taken to judge */
    float agreed;             /* the chance to be met from which one offers */
    float asked;              /* ... from which a seat is asked */
    float held;               /* how likely somebody must have what is asked for */
    float usual;              /* how far others are taken to answer as greedy does */
    float winning;            /* a chance with which a seat gets nothing more */
    uint32_t nodes;           /* positions valued about a trade */
};
#define LF_BARGAINING \
    { .offer = 0.002f, .accept = 0.001f, .counter = 0.004f, .width = 0.004f, .agreed = 0.3f, \
      .asked = 0.15f, .held = 0.9f, .usual = 0.8f, .winning = 0.6f, \
      .nodes = 6000 }

/* Memory that lf_trade() wants. */
size_t lf_trade_size(const struct lf_game *game);

/* What to do about trade: an answer where the seat owes one, an offer or a confirmation where that
 * pays; 0: nothing. With `quiet` the seat answers and never begins. `scratch` of `size` bytes is
 * for any type. */
lf_action lf_trade(const struct lf_game *game, const struct lf_net *net, const void *view, int seat,
                   struct lf_rng *rng, struct lf_memory *memory,
                   const struct lf_bargaining *bargaining, bool quiet, void *scratch, size_t size);

#endif
