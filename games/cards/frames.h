/* frames.h - the rows of CARDS_FRAME, made in several files (frames_table.c joins them), and
 * what those files call of each other. */
#ifndef CARDS_FRAMES_H
#define CARDS_FRAMES_H

#include "games/cards/hooks.h"

extern const struct frame_rule
    FRAME_RULE_SHUFFLE, FRAME_RULE_ATTACK, FRAME_RULE_WATCH, FRAME_RULE_GAIN, FRAME_RULE_PAY,
    FRAME_RULE_LOSE, FRAME_RULE_ROB, FRAME_RULE_SPARE, FRAME_RULE_LAY, FRAME_RULE_DISCARD,
    FRAME_RULE_REACT, FRAME_RULE_TOWER, FRAME_RULE_HIT, FRAME_RULE_NUMBER, FRAME_RULE_LAND,
    FRAME_RULE_SCOUT, FRAME_RULE_LOOK, FRAME_RULE_BURY, FRAME_RULE_REDUCE, FRAME_RULE_DRAW_UP,
    FRAME_RULE_EXCHANGE, FRAME_RULE_MASTER, FRAME_RULE_CONFLICT, FRAME_RULE_SPY, FRAME_RULE_SUN,
    FRAME_RULE_PLAGUE, FRAME_RULE_ASSAULT, FRAME_RULE_RETREAT, FRAME_RULE_SWAP, FRAME_RULE_OFFER,
    FRAME_RULE_EVENT_DONE;

/* Mixes what a shuffle mixes (setup.c). */
#define DEAL_BITS (((uint64_t)1 << 48) - 1)
void cards_deal(struct cards_state *s, int deal, uint64_t bits);

bool stronghold_stops(const struct cards_state *s, int seat);

/* hand.c: searching and drawing. */
int list_draws(const struct cards_state *s, int seat, int from, int to, lf_action *out);
int list_searches(const struct cards_state *s, int seat, int from, int to, lf_action *out);
int list_buries(const struct cards_state *s, int seat, int stack, bool full_only, lf_action *out);
int search_price(const struct cards_state *s, int seat);
/* The top card of the stack into the hand. */
int draw_card(struct cards_state *s, int seat, int stack);
/* A hand card under a stack, unseen by the other (KB-81). */
void bury_from_hand(struct cards_state *s, int seat, int row, int stack);

/* events.c, turn.c */
void turn_up_event(struct cards_state *s);
void carry_out_face(struct cards_state *s);
void produce(struct cards_state *s);
bool step_run(struct cards_state *s);

/* main.c: step 4 */
int main_list(const struct cards_state *s, int seat, lf_action *out);
lf_rule main_check(const struct cards_state *s, int seat, lf_action action);
void main_apply(struct cards_state *s, int seat, lf_action action);
lf_rule check_bank(const struct cards_state *s, int seat, uint64_t args);
lf_rule check_offer(const struct cards_state *s, int seat, uint64_t args);
int list_bank(const struct cards_state *s, int seat, const struct holdings *h, lf_action *out);
/* The rule that bounds or prevents all offers, or 0. */
lf_rule offers_forbidden(const struct cards_state *s, int seat);
int list_offers(const struct cards_state *s, int seat, const struct holdings *own, lf_action *out);
void apply_bank(struct cards_state *s, int seat, uint64_t args);
void apply_offer(struct cards_state *s, int seat, uint64_t args);
int list_builds(const struct cards_state *s, int seat, const struct holdings *h, lf_action *out);
void apply_build(struct cards_state *s, int seat, int row, int place);

/* The other steps with a choice (steps.c). */
int step_list(const struct cards_state *s, int seat, lf_action *out);
void step_apply(struct cards_state *s, int seat, lf_action action);
lf_rule step_why(const struct cards_state *s, int seat, lf_action action);

#endif
