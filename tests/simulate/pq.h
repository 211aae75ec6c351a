/* pq.h - what the simulator tells its libpq (pq.c), and asks of it. */
#ifndef TESTS_SIMULATE_PQ_H
#define TESTS_SIMULATE_PQ_H

#include <stdbool.h>
#include <stdint.h>

void pq_begin(void);
void pq_enter(int node);                  /* from now on this node's code runs */
int pq_current(void);
int64_t pq_waited(void);                  /* ms that calls would have taken since this was asked */
void pq_dead(int node, bool dead);        /* it was killed: nothing of it arrives any more */
bool pq_nested(void);                     /* we are in the midst of a node's transaction */
void pq_lose_reply(int node);             /* of its next commit */
int pq_schema_newest(void);               /* the store's own format: that is what there is */

#endif
