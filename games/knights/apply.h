/* apply.h - what apply.c shares with the other files. */
#ifndef KNIGHTS_APPLY_H
#define KNIGHTS_APPLY_H

#include "games/knights/moves.h"

/* Carries out an action without asking whether it is allowed; the second where nobody has made a
 * proposal. */
void knights_do(struct knights_state *s, int seat, lf_action action);
void knights_do_alone(struct knights_state *s, int seat, lf_action action);

/* Single kinds of action, also without asking; who has won by them is left to the caller. */
void knights_do_road(struct knights_state *s, int edge);
/* What a road or ship that is laid for nothing leads to. */
void knights_after_line(struct knights_state *s);
void knights_do_settlement(struct knights_state *s, int corner);
void knights_do_city(struct knights_state *s, int corner);
void knights_do_wall(struct knights_state *s, int corner);
void knights_do_improve(struct knights_state *s, int track, int corner);
void knights_do_recruit(struct knights_state *s, int corner);
void knights_do_activate(struct knights_state *s, int corner);
void knights_do_promote(struct knights_state *s, int corner);
#ifdef ISLAND_WIDE
void knights_do_ship(struct knights_state *s, int edge);
void knights_do_sail(struct knights_state *s, int from, int to);
void knights_do_hunt(struct knights_state *s, int corner);
#endif
void knights_do_chase(struct knights_state *s, int corner);
void knights_do_harbor(struct knights_state *s, int target, int resource);
void knights_do_discard(struct knights_state *s, int seat, uint64_t cards);

/* Goes on once the board is there. */
void knights_board_ready(struct knights_state *s);

/* The first two turns of each player in the variant easy-start (CKV-06 to CKV-08). */
static inline bool knights_easy_turn(const struct knights_state *s)
{
    return s->options & KOPT_EASY && s->turn <= 2 * s->island.seat_count;
}

/* The active seat wins at once, at any moment of its turn (CK-128, CK-129). What somebody still
 * owed then is not asked for any more. */
static inline void knights_look_for_winner(struct knights_state *s)
{
    if (s->turn == 0 || knights_points_of(s, s->island.active) < s->target) return;
    s->phase = PHASE_OVER;
    s->victim = LF_NOBODY;
    s->place = NOWHERE;
    s->piece = s->free_roads = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) s->dues[i] = s->choice[i] = 0;
    island_owe_nothing(&s->island);
}

/* Lists the ways to play a progress card, ascending; returns how many: legal.c. The second does
 * not ask whether it is held and may be played now. */
int knights_list_card(const struct knights_state *s, int seat, int card, lf_action *out);
int knights_list_ways(const struct knights_state *s, int seat, int card, lf_action *out);

#endif
