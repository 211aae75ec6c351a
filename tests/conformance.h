/* conformance.h - what the parts of the conformance test share.
 *
 * The test plays at random and asks every game the same questions, knowing nothing but the
 * interface: conformance_moves.c asks about lists and checks, conformance_secrecy.c about what
 * a seat may know, conformance_numbers.c about numbers for learning, conformance_dense.c
 * about numbers of actions, conformance_text.c about every text. conformance.c plays the games.
 */
#ifndef CONFORMANCE_H
#define CONFORMANCE_H

#include "core/lf.h"
#include "core/rng.h"

enum { POOL_MAX = 256 };

/* One game under test. */
struct trial {
    const struct lf_game *game;
    int seat_count;
    const char *options;
    uint64_t seed;
    uint64_t step;                       /* actions applied so far */
    struct lf_rng rng;                   /* what the test itself draws */
    bool failed;
    lf_action pool[POOL_MAX];            /* actions seen in this game: food for wrong ones */
    int pool_count;
};

/* The memory of a state. */
struct bytes { _Alignas(16) unsigned char at[LF_STATE_MAX]; };

/* Says once what broke and where; the trial has failed then. */
void trial_fail(struct trial *trial, const char *condition, const char *what);

/* Leaves the checking function at the first condition that does not hold. */
#define MUST(trial, condition, what) \
    do { \
        if (!(condition)) { \
            trial_fail(trial, #condition, what); \
            return; \
        } \
    } while (0)

/* Views asked for by a loop from 0 to seat_count: the last one is a spectator. */
static inline int viewer_of(const struct trial *trial, int i)
{
    return i < trial->seat_count ? i : LF_NOBODY;
}

/* conformance_moves.c */
void check_flow(struct trial *trial, const void *state);
void check_lists(struct trial *trial, const void *state);
void check_refusals(struct trial *trial, const void *state);
void check_apply(struct trial *trial, const void *state, int actor, lf_action action);

/* conformance_secrecy.c */
void check_views(struct trial *trial, const void *state);
void check_seen(struct trial *trial, const void *state);
void check_tells(struct trial *trial, const void *state);
int count_useless_tells(void);           /* games that would hardly let anything be taken back */

/* conformance_numbers.c */
void check_number_names(struct trial *trial);
void check_plane_names(struct trial *trial);
void check_numbers(struct trial *trial, const void *state);

/* conformance_dense.c */
void check_dense_table(struct trial *trial);
void check_dense(struct trial *trial, const void *state);

/* conformance_text.c */
void check_actions_text(struct trial *trial, const void *state);
void check_position_text(struct trial *trial, const void *state);
void check_json(struct trial *trial, const void *state);
void check_drawing(struct trial *trial, const void *state);
void check_words(struct trial *trial, const void *state);
void check_options(struct trial *trial);
void check_content(struct trial *trial);

#endif
