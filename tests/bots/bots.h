/* bots.h - what the tests of bots share: strength.c, choices.c, manners.c. */
#ifndef TESTS_BOTS_H
#define TESTS_BOTS_H

/* Positions in which the bot has one good choice; counts them. */
void test_choices(int *passed, int *failed);

/* How bots trade with the others. */
void test_manners(int *passed, int *failed);

#endif
