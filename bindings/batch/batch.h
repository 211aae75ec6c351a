/* batch.h - many matches of one game, side by side, for learning: actions come as numbers from the
 * caller's memory, and what may be done next, by whom, and what came of it is written into the
 * caller's memory. Chance is drawn inside; every choice of a seat is the caller's.
 *
 * Each match has a lane. Lane i of a batch with seed s plays the matches (s, i), (s, i + lanes),
 * (s, i + 2 lanes) ... of the series that lf_luck_start() numbers, so results depend neither on
 * the number of threads nor on the order in which lanes end.
 *
 * This is plain C over core/lf.h: the Python package is one user of it. Read next: batch.c.
 */
#ifndef LF_BATCH_H
#define LF_BATCH_H

#include "core/dense.h"
#include "core/planes.h"
#include "core/rng.h"

struct lf_batch;

struct lf_batch_setup {
    const struct lf_game *game;
    int lanes, seats, threads;
    const char *options;
    uint64_t seed;
    uint32_t turn_cap;            /* a match is cut off once more turns have begun; 0: never */
    bool stay;                    /* lanes whose match is over wait for lf_batch_reset(), else the
                                     next match begins at once and is what the buffers show */
};

enum lf_batch_done { LF_BATCH_ON = 0, LF_BATCH_OVER = 1, LF_BATCH_CUT_OFF = 2 };

/* The caller's memory, one row a lane; NULL: not wanted. It is written by lf_batch_bind(), by
 * every step and reset, and must live as long as it is bound. Only the batch may write to masks:
 * a step sets and clears what has changed. */
struct lf_batch_buffers {
    uint8_t *masks;               /* [lanes][dense count]: 1 where the seat may do this */
    int32_t *choices;             /* [lanes][choices_room]: the same as ascending numbers, as many
                                     as fit */
    int32_t choices_room;
    int32_t *counts;              /* [lanes]: how many there are */
    int32_t *seats;               /* [lanes]: who is to act, or -1: the match is over */
    float *rewards;               /* [lanes][seats]: at the end 1 for winners, -1 for the rest, 0
                                     where nobody has won; else 0 */
    int32_t *points;              /* [lanes][seats]: of the match that this step ended; else as
                                     everybody can see them */
    uint8_t *done;                /* [lanes]: enum lf_batch_done of this step */
    int32_t *vectors;             /* [lanes][lf_numbers_count()]: the view of who is to act */
    int16_t *planes;              /* [lanes][planes * rows * columns]: the same, as planes */
};

/* NULL: the set-up is refused (error->expected says why), or there is no memory (it is empty). */
struct lf_batch *lf_batch_new(const struct lf_batch_setup *setup, struct lf_error *error);
void lf_batch_free(struct lf_batch *batch);

const struct lf_dense *lf_batch_dense(const struct lf_batch *batch);
void lf_batch_bind(struct lf_batch *batch, const struct lf_batch_buffers *buffers);
/* Starts the next match in every lane, or where which[lane] is not 0. */
void lf_batch_reset(struct lf_batch *batch, const uint8_t *which);

/* One action in each lane: actions[lane] is a number, or -1 for what stands in
 * factors[lane * LF_FACTORS ...] in the factored form (factors may be NULL). Lanes that are over
 * (`stay`) are passed by. Returns -1, or the first lane whose action is not allowed: then nothing
 * has happened in any lane, and *rule is the rule that forbids, or 0: there is no such action. */
int lf_batch_step(struct lf_batch *batch, const int32_t *actions, const int32_t *factors,
                  lf_rule *rule);
/* A random choice for each lane, all of its numbers equally likely. */
void lf_batch_random(const struct lf_batch *batch, struct lf_rng *rng, int32_t *actions);

/* For looking closer: the state of a lane, and how many actions were applied in all, chance
 * included. */
const void *lf_batch_state(const struct lf_batch *batch, int lane);
uint64_t lf_batch_transitions(const struct lf_batch *batch);
uint64_t lf_batch_matches(const struct lf_batch *batch);      /* that are over */

#endif
