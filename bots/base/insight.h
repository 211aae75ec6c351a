/* insight.h - the base game as numbers for bots that think (bots/insight.h), and the parts that
 * games around it take over. */
#ifndef BOTS_BASE_INSIGHT_H
#define BOTS_BASE_INSIGHT_H

#include "bots/insight.h"
#include "bots/island/look.h"
#include "games/base/base.h"

enum { BASE_TABLE = 11, BASE_OWN = 90 };

enum { NOTED_INCOMES = 16, NOTED_SITES = 64, NOTED_HANDS = 32, NOTED_OWN = 32, NOTED_HAND = 16 };

/* A seat's numbers that follow from its income alone, and from its places. */
struct base_noted_income {
    uint64_t key;
    struct look_income income;
    float numbers[NOTED_OWN];
};
struct base_noted_sites { uint64_t key; struct look_sites sites; };
/* Those of a hand: the own one, or one that others can only guess at. */
struct base_noted_hand { uint64_t key, income; float numbers[NOTED_HAND]; };

struct base_notes {
    struct look_board board;
    struct base_noted_income income[ISLAND_SEATS][NOTED_INCOMES];
    struct base_noted_sites sites[ISLAND_SEATS][NOTED_SITES];
    struct base_noted_hand hand[ISLAND_SEATS][NOTED_HANDS];
};

/* As in lf_insight; what belongs to one seat stands at out[table + k * own] for the k-th seat from
 * the asking one on, so that games with more numbers have room for theirs. */
void base_look_among(const struct base_state *s, int seat, struct base_notes *notes, float *out,
                     int table, int own);
lf_action base_pass(const void *world, int seat);
int base_options(const void *world, int seat, lf_action *out);
/* Puts what is likely to be good first: points, then cards and trades, then roads. */
void base_put_in_order(lf_action *list, int count);
/* Leaves robber moves that take something from others and nothing from oneself, if there are
 * any; returns how many. */
int base_good_robbery(const struct base_state *s, int seat, lf_action *list, int listed);
void base_forget(void *world);
bool base_habit(const void *view, int seat);
bool base_outset(const void *world);

/* trade.c */
int base_trader(const void *view);
int base_bargains(const void *view, int seat, struct lf_bargain *out);
extern const struct lf_insight_trade BASE_TRADE;

/* Development cards. */
#define BASE_OPENERS \
    ((uint64_t)1 << K_KNIGHT | (uint64_t)1 << K_ROAD_BUILDING | (uint64_t)1 << K_INVENTION | \
     (uint64_t)1 << K_MONOPOLY)

extern const struct lf_insight BASE_INSIGHT;

#endif
