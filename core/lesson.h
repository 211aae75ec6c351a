/* lesson.h - a match that is played along a text: what a newcomer does, step by step, and why.
 *
 *     landfall-lesson 1
 *     game base
 *     minutes 12
 *     seats 3
 *     options target=5                          ("-" for none)
 *     title en Your first game                  (and de)
 *     about en You play a whole game.           (and de)
 *     given chance board 93847239847            (actions before the first step, any number)
 *     step
 *     en Put a settlement on the marked corner. (and de)
 *     why en It touches three hexes.            (and de)
 *     do settlement c18                         (what seat 0 does; no such line: the last step)
 *     then 1 settlement c7                      (what happens after it, of any seat or chance)
 *
 * The texts stand among those that games carry (core/files.h), "base/learn/first.txt", so that the
 * terminal and the page in the browser teach with the same words. Seat 0 is the newcomer's.
 */
#ifndef LF_LESSON_H
#define LF_LESSON_H

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
    uint32_t minutes, steps; /* steps with something to do */
    int seats;
    char options[LF_OPTIONS_MAX];
    struct lf_said title, about;
    struct lf_bit given; /* lines "given ..." */
    const char *first;   /* the first step */
};

struct lf_step {
    struct lf_said say, why;
    struct lf_bit act;  /* in notation; none: the lesson ends here */
    struct lf_bit then; /* lines "then ..." */
    const char *next;   /* the step after it, or NULL */
};

/* Reads the head and judges the form of all steps. False: error says where and why. */
bool lf_lesson_read(const char *text, struct lf_lesson *out, struct lf_error *error);
/* The step that begins at `at`, which a lesson or a step gave. */
void lf_step_read(const char *at, struct lf_step *out);

/* The n-th action of such lines: who (LF_CHANCE for chance) and what. False: there are fewer. */
bool lf_lesson_action(struct lf_bit lines, int n, int *actor, struct lf_bit *action);

/* The lesson of a game by number, from 0; NULL past the last. Its name is that of its file. */
const char *lf_lesson_of(const struct lf_game *game, int n, struct lf_bit *name);

/* The whole of it as JSON, for pages. */
int lf_lesson_json(const struct lf_lesson *lesson, struct lf_bit name, char *out, size_t size);

#endif
