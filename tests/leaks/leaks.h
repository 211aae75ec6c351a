/* leaks.h - what the parts of the test for leaks share.
 *
 * The rule: what a viewer is sent follows from what he was shown. His record of a match is, action
 * by action, what seen() reads, what shown() lists, and who has won. Two matches with the same
 * record and other secrets must give him the same bytes. For each viewer of a match (the seats and
 * a spectator) a second match, his shadow, runs beside it: hidden cards and draws are others,
 * hidden choices too, and only the record decides whether it stays beside the match. So a view
 * that shows too much is found at the action that puts the secret into it.
 *
 *   pair.c     a shadow: made from a view, led beside the match
 *   bytes.c    all that a viewer gets of the two, compared
 *   bots.c     what bots choose and remember in the two
 *   tables.c   the same through the server's tables: messages, undo, answers
 *   main.c     the matches, and what must have been tried
 */
#ifndef LEAKS_H
#define LEAKS_H

#include "bots/bot.h"
#include "core/lf.h"
#include "core/rng.h"

/* The memory of a state. */
struct room { _Alignas(16) unsigned char at[LF_STATE_MAX]; };

enum { POOL_MAX = 64, VIEWERS_MAX = LF_SEATS_MAX + 1 };

/* One match under test. */
struct trial {
    const struct lf_game *game;
    int seat_count;
    const char *options;
    uint64_t seed, step;
    struct lf_rng rng;                   /* what the test itself draws */
    bool failed;
    int actor;                           /* who acts at this step, and what he does */
    lf_action action;
    lf_action pool[POOL_MAX];            /* actions of this match: texts to be refused */
    int pool_count;
};

/* An action in the match and its counterpart in the shadow. */
struct twin { int actor; lf_action action[2]; };

/* Says once what broke and where; the trial has failed then. */
void trial_fail(struct trial *trial, int viewer, const char *what);

#define MUST(trial, viewer, condition, what) \
    do { \
        if (!(condition)) { \
            trial_fail(trial, viewer, what); \
            return; \
        } \
    } while (0)

/* The last of seat_count + 1 viewers is a spectator. */
static inline int viewer_of(const struct trial *trial, int i)
{
    return i < trial->seat_count ? i : LF_NOBODY;
}

/* ---- pair.c ---- */

/* What the actor may do now, chance included; *open: one outcome of weight 0. */
int list_of(const struct lf_game *game, const void *state, int actor, lf_action *list, bool *open);

/* Whether the viewer's records of two matches are the same here. */
bool same_record(const struct lf_game *game, const void *one, const void *two, int viewer);

/* A state with other secrets than this one, as the viewer may believe. */
void shadow_make(struct trial *trial, const void *state, int viewer, void *out);

/* An action of the shadow that the viewer reads as `action` of the match, another one where there
 * is a choice; 0: none. */
lf_action shadow_action(struct trial *trial, const void *state, const void *shadow, int viewer,
                        int actor, lf_action action);

/* Two actions that the viewer cannot tell apart afterwards read the same in the log. */
void check_reading(struct trial *trial, const void *state, int actor, int viewer);

/* ---- bytes.c ---- */

/* At every step: the bytes of both views, who may act, what the viewer may do. */
void check_view(struct trial *trial, const void *state, const void *shadow, int viewer);
/* Now and then: JSON, drawings, positions, refusals, points, what nets read. */
void check_texts(struct trial *trial, const void *state, const void *shadow, int viewer);
/* How the action is told, in both languages; before it is applied. */
void check_sentence(struct trial *trial, const void *state, const void *shadow, int viewer,
                    const struct twin *twin);
/* What may be taken back: the same in both, and it shows nothing. */
void check_undo(struct trial *trial, const void *state, const void *shadow, int viewer,
                const struct twin *twin);

/* ---- bots.c ---- */

/* What the bots of every seat remember, in the match and in the seat's shadow. */
enum { BOTS_MAX = 16 };
struct minds { struct lf_memory of[2][LF_SEATS_MAX][BOTS_MAX]; };
void minds_begin(struct minds *minds);
void minds_renew(struct minds *minds, int seat);
/* Asks bots for the seat, which has to act, in both; returns 1 if any was asked, else 0. */
int minds_compare(struct trial *trial, struct minds *minds, const void *state, const void *shadow,
                  int seat);

/* ---- tables.c ---- */

/* Both matches at tables of a server for some actions; returns how many were compared. */
int compare_tables(struct trial *trial, const void *state, int viewer, int steps);

#endif
