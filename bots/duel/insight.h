/* insight.h - the duel for bots that think (bots/insight.h), and what they ask of greedy. */
#ifndef BOTS_DUEL_INSIGHT_H
#define BOTS_DUEL_INSIGHT_H

#include "bots/base/insight.h"
#include "games/duel/duel.h"

extern const struct lf_insight DUEL_INSIGHT;

/* What a forced trade brings on average, in thousandths of a point, as greedy sees it; the seat may
 * force one: choose.c. */
int duel_force_gain(const struct duel_state *s, int seat);

#endif
