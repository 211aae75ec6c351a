/* mind.h - what the greedy bot knows of the base game; shared by the files of bots/base.
 *
 * The bot looks at a position as a player does: what do my hexes pay, what could I build next,
 * how many rolls until I can pay for it? struct base_mind holds those answers for one seat and
 * one position; base_worth() turns them into one number, and every choice is the one that
 * leaves the most. All numbers are integers; a victory point is WORTH_POINT.
 *
 * Read next: value.c (the evaluation), choose.c (the choice in each phase).
 */
#ifndef BOTS_BASE_MIND_H
#define BOTS_BASE_MIND_H

#include "bots/island/economy.h"
#include "bots/island/pips.h"
#include "bots/island/sea.h"
#include "bots/list.h"
#include "games/base/menu.h"

enum { GOALS_MAX = ISLAND_SEA ? 16 : 10 };

enum { WORTH_POINT = 1000, WORTH_WIN = 1000000 };

enum goal_kind { GOAL_SETTLEMENT, GOAL_CITY, GOAL_CARD, GOAL_ROAD };

/* Something to save for. */
struct goal {
    enum goal_kind kind;
    int place;                    /* corner, or NOWHERE */
    int lines;                    /* roads or ships to build before */
    struct line first;            /* the first of them; or on the edge NOWHERE */
    uint64_t cost;                /* all of it, as lanes */
    int gain;                     /* what reaching it adds to the worth of the position */
    int hurry;                    /* 1; more where somebody else may be first */
};

/* What stays the same while the bot compares positions one move apart. */
struct outlook {
    int rest;                     /* points the leader is short of the target, at least 1 */
    bool race;                    /* some line would make our longest trail longer */
    struct waters waters;         /* where lines can be */
};

struct base_mind {
    const struct base_state *s;
    int seat;
    struct lf_memory *memory;     /* NULL: it has none and haggles, as greedy-1 does */
    struct outlook outlook;
    int points;                   /* own, with hidden ones */
    struct economy economy;
    int produce;                  /* worth of the economy */
    uint8_t pips[HEX_COUNT];      /* ways to roll the hex's number */
    struct goal goal[GOALS_MAX];
    int goals;
};

/* ---- value.c ---- */

struct outlook base_outlook(const struct base_state *s, int seat);

/* Takes in a position. */
void base_mind_take(struct base_mind *mind, const struct base_state *s, int seat,
                    struct outlook outlook);

/* A line that makes the seat's longest trail longer, or one on the edge NOWHERE. */
struct line base_race_line(const struct base_state *s, int seat);

/* The worth of a hand for the goals in mind, if the next chance to build is `wait` from now. */
int base_hand_worth(const struct base_mind *mind, uint64_t hand, int wait);

/* The worth of a whole position to a seat at the end of its turn. */
int base_worth(const struct base_state *s, int seat, struct outlook outlook);

/* Rolls (in TIME_ROLL) until hand and income, with bank trades, cover the cost. */
int base_time_to(const struct economy *economy, uint64_t hand, uint64_t cost);

/* The worth of an economy when the leader is `rest` points short of winning. */
int base_produce_worth(const struct economy *economy, int rest);

void base_economy_add(struct economy *economy, const struct base_state *s, const uint8_t *pips,
                      int corner);
void base_take_economy(struct economy *economy, const struct base_state *s, int seat,
                       const uint8_t *pips);

/* Points of a seat as far as this viewer can tell, hidden cards at their expected number, in
 * sixteenths of a point. */
int base_threat(const struct base_state *s, int seat);

/* How long until this seat may build again: rolls until its turn comes. */
int base_wait(const struct base_state *s, int seat);

/* ---- found.c ---- */
enum { FOUNDING_REST = 8 };              /* points to go: the game is still all to come */
struct outlook base_founding_outlook(const struct base_state *s);
lf_action base_found(const struct base_state *s, int seat);
lf_action base_pave(const struct base_state *s);

/* ---- robber.c ---- */

/* How much each seat is to be feared, our own loss included, and what a stolen card brings. */
struct fears { int of[ISLAND_SEATS], gain; };
struct fears base_fears(const struct base_mind *mind);
/* A move of robber or pirate, and what it does to the others more than to us. */
struct raid { lf_action action; int score; };
struct raid base_best_robber(const struct base_mind *mind, const struct fears *fears);
/* What blocking the hex does to everybody, more for others' losses. */
int base_block_score(const struct base_mind *mind, const struct fears *fears, int hex);
/* What a card stolen from the seat is worth in such a move. */
int base_loot_score(const struct base_mind *mind, const struct fears *fears, int victim);
bool base_knight_wanted(const struct base_mind *mind);
lf_action base_move_robber(const struct base_mind *mind);
lf_action base_discard(const struct base_mind *mind);

/* ---- trade.c ---- */

/* All resource cards in the hands of the others: the bank tells (IB-03). */
uint64_t base_pool(const struct base_state *s, int seat);

/* Buys from the bank what the hand lacks for the cost, with cards the cost does not need. False
 * if that is not possible now. *hand is then the hand after all trades, *first the first. */
bool base_bank_towards(const struct base_mind *mind, uint64_t cost, uint64_t *hand,
                       lf_action *first);
lf_action base_make_offer(const struct base_mind *mind);     /* 0: none */
lf_action base_answer_offer(const struct base_mind *mind);
lf_action base_decide_offer(const struct base_mind *mind);

/* ---- choose.c ---- */

/* Building, or placing, a line. */
static inline lf_action base_line_action(struct line line)
{
#ifdef ISLAND_WIDE
    if (line.ship) return lf_act(K_SHIP, (uint64_t)line.edge);
#endif
    return lf_act(K_ROAD, (uint64_t)line.edge);
}

/* The line that leaves the position worth most, out of places for roads and for ships; *worth
 * gets what that is. */
struct line base_best_line(const struct base_state *s, int seat, const edge_set places[2],
                           struct outlook outlook, int *worth);
lf_action base_greedy(const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory);
lf_action base_greedy_1(const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory);

#endif
