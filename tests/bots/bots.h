/* bots.h - what the tests of bots share: strength.c, choices.c, manners.c,
 * insight.c, turned.c, levels.c, trials.c, review.c, exercises.c. */
#ifndef TESTS_BOTS_H
#define TESTS_BOTS_H

#include <stdbool.h>

/* Positions in which the bot has one good choice; counts them. */
void test_choices(int *passed, int *failed);

/* How bots trade with the others. */
void test_manners(int *passed, int *failed);

/* What games tell bots that think: numbers, options; and on turned boards the same. */
void test_insights(int *passed, int *failed);
void test_turned(int *passed, int *failed);

/* Nets and levels: what they compute, and who wins. */
void test_levels(int *passed, int *failed);

/* Trials of positions: what they say, and how much of it is luck. */
void test_trials(int *passed, int *failed);

/* Looking back at matches: sums; and blunders that are planted, which takes longer. */
void test_reviews(int *passed, int *failed, bool planted);

/* Exercises of lessons, rated by a search; a deep one takes minutes. */
void test_exercises(int *passed, int *failed, bool deep);

#endif
