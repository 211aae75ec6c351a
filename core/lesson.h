/* lesson.h - a match that is played along a text: what a newcomer does, step by step, and why.
 *
 *     landfall-lesson 1
 *     game base
 *     minutes 12
 *     order 0                                   (its place among the lessons of the game)
 *     seats 3
 *     options target=5                          ("-" for none)
 *     title en Your first game                  (and de)
 *     about en You play a whole game.           (and de)
 *     set hand 0 bl                             (fields of the position, core/lf.h poke(), ...
 *     given chance board 93847239847            ... and actions before the first step, any number)
 *     step
 *     en Put a settlement on the marked corner. (and de)
 *     why en It touches three hexes.            (and de)
 *     do settlement c18                         (what seat 0 does; no such line: the last step)
 *     then 1 settlement c7                      (what happens after it, of any seat or chance)
 *     task                                      (after the last step any number of exercises)
 *     en Where do you build?                    (and de)
 *     why en Look at the harbour.               (a hint; and de)
 *     set ..., given ...                        (from the lesson's beginning to this position)
 *     best settlement c18                       (the solution)
 *     good settlement c19                       (what is right, too, any number; "settlement" alone
 *                                                stands for every one)
 *     goal hand.0.4 >= 2                        (or whatever makes all of these true, by the names
 *                                                of core/numbers.h, with <=, = or >=)
 *     right                                     (what is said then: en, de)
 *     wrong road                                (what is said of these, any number: en, de)
 *     wrong *                                   (and of all others: en, de)
 *
 * The texts stand among those that games carry (core/files.h), "base/learn/first.txt", so that the
 * terminal and the page in the browser teach with the same words. Seat 0 is the newcomer's.
 */
#ifndef LF_LESSON_H
#define LF_LESSON_H

#include "core/json.h"
#include "core/text.h"

/* A part of the text; a length of 0 is none. */
struct lf_bit {
    const char *at;
    uint32_t length;
};
struct lf_said {
    struct lf_bit in[LF_LANGUAGES];
};

struct lf_lesson {
    const struct lf_game *game;
    uint32_t minutes, order, steps; /* steps with something to do */
    int seats;
    char options[LF_OPTIONS_MAX];
    struct lf_said title, about;
    uint32_t tasks;
    struct lf_bit given; /* lines "set ..." and "given ..." */
    const char *first;   /* the first step */
    const char *task;    /* the first exercise, or NULL */
};

struct lf_step {
    struct lf_said say, why;
    struct lf_bit act;  /* in notation; none: the lesson ends here */
    struct lf_bit then; /* lines "then ..." */
    const char *next;   /* the step after it, or NULL */
};

/* An exercise: a position, a question, and which actions answer it. */
struct lf_task {
    struct lf_said say, hint;
    struct lf_bit given;      /* lines "set ..." and "given ..." */
    struct lf_bit best;       /* in notation */
    struct lf_bit good, goal; /* lines of them */
    struct lf_said right;
    const char *wrong;        /* the first "wrong" */
    const char *next;         /* the task after it, or NULL */
};

/* Reads the head and judges the form of all steps. False: error says where and why. */
bool lf_lesson_read(const char *text, struct lf_lesson *out, struct lf_error *error);
/* The step that begins at `at`, which a lesson or a step gave. */
void lf_step_read(const char *at, struct lf_step *out);

void lf_task_read(const char *at, struct lf_task *out);

/* The n-th action of such lines: who (LF_CHANCE for chance, LF_LESSON_SET for a field of the
 * position) and what. False: there are fewer. */
enum { LF_LESSON_SET = -1 };
bool lf_lesson_action(struct lf_bit lines, int n, int *actor, struct lf_bit *action);

/* Takes such lines, which must fit the rules. False: *fault is the line that does not. */
bool lf_lesson_take(const struct lf_game *game, void *state, struct lf_bit lines,
                    struct lf_bit *fault);
/* Brings a state to where the steps begin, or with a task to where that one does. False: the text
 * does not fit the rules; *fault is the line that does not. */
bool lf_lesson_start(const struct lf_lesson *lesson, const struct lf_task *task, void *state,
                     struct lf_bit *fault);

/* Whether an action that the learner may take answers the exercise, and what is said to it. `after`
 * and `view` are room for a state each. */
bool lf_task_judge(const struct lf_lesson *lesson, const struct lf_task *task, const void *state,
                   lf_action action, void *after, void *view, struct lf_said *answer);
/* The n-th goal of a task: whether it holds in a view of seat 0. False as well where there is no
 * such number; *known says which. */
bool lf_task_goal(const struct lf_game *game, struct lf_bit line, const void *view, bool *known);

/* The lesson of a game by number, from 0; NULL past the last. Its name is that of its file. */
const char *lf_lesson_of(const struct lf_game *game, int n, struct lf_bit *name);

/* For pages: a sentence as a member {"en","de"}, such lines as an array, a whole lesson. */
void lf_said_json(struct lf_out *out, const char *name, const struct lf_said *said);
void lf_lesson_json_given(struct lf_out *out, const char *name, struct lf_bit lines);
int lf_lesson_json(const struct lf_lesson *lesson, struct lf_bit name, char *out, size_t size);

#endif
