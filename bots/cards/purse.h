/* purse.h - what a seat has, earns and pays in the card game, and how many rolls it is away from
 * a purchase. For the numbers that nets read (look.c); only + - * / and comparisons, so that all
 * machines agree. */
#ifndef BOTS_CARDS_PURSE_H
#define BOTS_CARDS_PURSE_H

#include "games/cards/engine.h"

struct purse {
    int has[KINDS];               /* stored, Colonial bases included */
    int room[KINDS];
    int most[KINDS];              /* what all landscapes of the kind can store */
    int rate[KINDS];              /* so many are given to the bank for one */
    int total;
    float income[KINDS];          /* by one roll of the die, where there is room */
    float fresh[KINDS];           /* the same, with what is full now left out */
    float wild;                   /* of choice by one roll: events, figures, buildings */
    int numbers;                  /* die numbers that bring something */
    int counted, guarded;         /* what a robbery counts, and does not; see cards_purse */
    int sick;                     /* landscapes with a resource that a plague takes */
    int garrisons;                /* landscapes beside Garrisons with room, each as often as it
                                     would gain */
};

void cards_purse(const struct cards_state *s, int seat, struct purse *out);

/* Rolls until the purse can pay, with trades with the bank: 0 if it can now, at most FAR_ROLLS.
 * spare: resources that need not be paid. */
enum { FAR_ROLLS = 40 };
float cards_rolls(const struct purse *p, const uint8_t *cost, int spare);

/* Whether it can pay now, after trades with the bank. */
bool cards_affords(const struct purse *p, const uint8_t *cost, int spare);

#endif
