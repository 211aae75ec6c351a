/* insight.h - the sea as numbers for bots that think: what choose.c and insight.c share. */
#ifndef BOTS_SEA_INSIGHT_H
#define BOTS_SEA_INSIGHT_H

#include "bots/base/insight.h"
#include "bots/base/mind.h"

/* Where greedy moves robber or pirate, in a world or in a view. */
lf_action sea_rob(const struct base_state *s, int seat);

extern const struct lf_insight SEA_INSIGHT;

#endif
