/* review.h - looking back at a match: what each seat's chance was after every action, how much of
 * each change was luck, its own decisions and those of others, and which decisions gave away most.
 *
 * It knows no game by name. Chances come from the game's net (bots/think.h), each seat's seen with
 * the eyes of that seat in the match as it was, all together adding up to 1; `spread` tells how far
 * they differ with what the others could know. A game with a solution (bots/solver.h) and without a
 * net is judged in points instead: what the seat can expect at the end.
 *
 * Where chance is to act, a position is worth the mean over the outcomes. A decision takes from its
 * seat what the best action found was worth more than the one that was taken; so every position
 * between two chance nodes follows from the next node and from what was given away on the way:
 *
 *     result - start = luck + own decisions + decisions of others,   for every seat, exactly.
 *
 * The work is cut into steps, so that a host can show what is known so far and stop at any time.
 * First every position is looked at, then decisions are judged by a small search and chance by its
 * outcomes, at last decisions are judged again by a deeper search, the most costly first; where a
 * seat must choose and cannot pass (founding, the robber, cards to put aside, an offer) the
 * turn is played to its end in several worlds instead.
 *
 * Memory is the caller's; nothing is allocated.
 */
#ifndef LF_REVIEW_H
#define LF_REVIEW_H

#include "bots/think.h"
#include "core/json.h"

struct lf_solver;

/* How good a decision was. None: chance acted, there was no choice, or it is not judged yet. */
enum lf_grade {
    LF_GRADE_NONE, LF_GRADE_BEST, LF_GRADE_GOOD, LF_GRADE_INACCURACY, LF_GRADE_MISTAKE,
    LF_GRADE_BLUNDER, LF_GRADES,
};

/* The one table of grades: a decision that gives away less than this of a chance, or so many points
 * where points are counted. */
struct lf_grade_info { const char *word; struct lf_say name; float chance, points; };
extern const struct lf_grade_info lf_grades[LF_GRADES];

/* What a review is made of. */
enum lf_review_part {
    LF_REVIEW_LOOK, LF_REVIEW_JUDGE, LF_REVIEW_EXPECT, LF_REVIEW_REFINE, LF_REVIEW_DONE,
};

enum {
    LF_REVIEW_REASONS = 4,
    LF_REVIEW_LINE = 6,               /* actions of the best turn that are told */
    LF_REVIEW_TURNS_MAX = 8,          /* turning points */
    LF_REVIEW_NODES = 4000,           /* positions for a decision that is judged again; usual */
    LF_REVIEW_SCRATCH = 1 << 20,
};

/* One action of the match and the position after it. */
struct lf_reviewed {
    lf_action action, best;           /* best: where it was judged */
    uint32_t turn;                    /* of the position before it */
    uint8_t actor, grade;
    bool choice, judged, refined;     /* there was one; it is judged; by the deeper search */
    bool looked;                      /* look[] is known */
    uint8_t reason_count, line_count;
    float value[LF_SEATS_MAX];        /* each seat's chance (or points) after it */
    float spread[LF_SEATS_MAX];       /* how far that may be off, to either side */
    float loss;                       /* of the actor's */
    float change[LF_SEATS_MAX];       /* what the decision took from and gave to each seat */
    float look[LF_SEATS_MAX];         /* the position before it as the net alone sees it; where
                                         chance acts, at last the mean over the outcomes */
    float doubt[LF_SEATS_MAX];        /* how far look[] may be off */
    struct lf_reason reasons[LF_REVIEW_REASONS];   /* what the best action would have had over it */
    lf_action line[LF_REVIEW_LINE];   /* the best action and how that turn goes on, until chance or
                                         another seat acts; where it cost something */
};

/* What became of a seat: result - start = luck + own + others. */
struct lf_review_seat {
    float start, result, luck, own, others;
    uint32_t grades[LF_GRADES];
};

struct lf_review {
    const struct lf_game *game;
    const struct lf_net *net;
    const struct lf_solver *solver;   /* not NULL: points are counted */
    int seats;
    uint32_t count, room;             /* actions, and how many fit */
    uint32_t nodes;                   /* for a decision that is judged again */
    enum lf_review_part part;
    uint32_t at;                      /* where in it */
    uint32_t order_count;
    struct lf_reviewed *entries;
    uint32_t *order;                  /* for the last part: decisions by what they gave away */
    unsigned char *marks;             /* positions, every so many actions */
    unsigned char *scratch;
    float start[LF_SEATS_MAX], start_spread[LF_SEATS_MAX];
    float end[LF_SEATS_MAX], end_doubt[LF_SEATS_MAX];
    struct lf_review_seat seat[LF_SEATS_MAX];
    uint32_t turning[LF_REVIEW_TURNS_MAX];         /* actions (from 0), in the order of time */
    int turning_count;
    _Alignas(16) unsigned char now[LF_STATE_MAX];  /* after the last action added */
    _Alignas(16) unsigned char walk[LF_STATE_MAX]; /* the position before action `walk_at` */
    uint32_t walk_at;
    bool over;                        /* the match has come to its end */
};

/* Whether matches that begin like this can be reviewed here: there is a net for so many seats, or a
 * solution that is ready. */
bool lf_reviewable(const struct lf_game *game, const void *start);

/* Memory for so many actions. */
size_t lf_review_size(const struct lf_game *game, uint32_t actions);

/* Begins with a match that lf_reviewable() takes. `memory` is for any type. nodes 0: as usual. */
void lf_review_start(struct lf_review *review, const struct lf_game *game, const void *start,
                     uint32_t nodes, uint32_t actions, void *memory, size_t size);

/* The next action of the match, which the rules allow. False: there is no room for it. */
bool lf_review_add(struct lf_review *review, int actor, lf_action action);

/* One step of the work; false: all is done. */
bool lf_review_step(struct lf_review *review);

/* Works out chances, sums, grades and turning points from what is known so far; takes no time. */
void lf_review_settle(struct lf_review *review);

/* How much of the work is done, from 0 to 1, about. */
float lf_review_progress(const struct lf_review *review);

/* The position before an action (from 0; the count: the last position). */
const void *lf_review_position(struct lf_review *review, uint32_t n);

/* As JSON: how far it is, the seats and turning points; and one action (docs/review.md). */
void lf_review_json(struct lf_review *review, struct lf_out *out);
void lf_review_entry_json(struct lf_review *review, uint32_t n, struct lf_out *out);

/* "more for Red: points; less for Blue: income of ore", or "". */
int lf_review_why(struct lf_review *review, uint32_t n, int me, enum lf_language language,
                  char *out, size_t size);

#endif
