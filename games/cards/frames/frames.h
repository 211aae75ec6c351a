/* frames.h - the rows of CARDS_FRAME, made in several files (table.c joins them), and
 * what those files call of each other. */
#ifndef CARDS_FRAMES_H
#define CARDS_FRAMES_H

#include "games/cards/sets/hooks.h"

extern const struct frame_rule CARDS_FRAME_SHUFFLE, CARDS_FRAME_ATTACK, CARDS_FRAME_WATCH,
    CARDS_FRAME_GAIN, CARDS_FRAME_PAY, CARDS_FRAME_LOSE, CARDS_FRAME_ROB, CARDS_FRAME_SPARE,
    CARDS_FRAME_LAY, CARDS_FRAME_DISCARD, CARDS_FRAME_REACT, CARDS_FRAME_TOWER, CARDS_FRAME_HIT,
    CARDS_FRAME_NUMBER, CARDS_FRAME_LAND, CARDS_FRAME_SCOUT, CARDS_FRAME_LOOK, CARDS_FRAME_BURY,
    CARDS_FRAME_REDUCE, CARDS_FRAME_DRAW_UP, CARDS_FRAME_EXCHANGE, CARDS_FRAME_MASTER,
    CARDS_FRAME_CONFLICT, CARDS_FRAME_SPY, CARDS_FRAME_SUN, CARDS_FRAME_PLAGUE, CARDS_FRAME_ASSAULT,
    CARDS_FRAME_RETREAT, CARDS_FRAME_SWAP, CARDS_FRAME_OFFER, CARDS_FRAME_EVENT_DONE;

/* Mixes what a shuffle mixes (setup/setup.c). */
#define DEAL_BITS (((uint64_t)1 << 48) - 1)
void cards_deal(struct cards_state *s, int deal, uint64_t bits);

bool cards_stronghold_stops(const struct cards_state *s, int seat);

/* turn/hand.c: searching and drawing. */
int cards_list_draws(const struct cards_state *s, int seat, int from, int to, lf_action *out);
int cards_list_searches(const struct cards_state *s, int seat, int from, int to, lf_action *out);
int cards_list_buries(const struct cards_state *s, int seat, int stack, bool full_only,
                      lf_action *out);
int cards_search_price(const struct cards_state *s, int seat);
/* The top card of the stack into the hand. */
int cards_draw_card(struct cards_state *s, int seat, int stack);
/* A hand card under a stack, unseen by the other (KB-81). */
void cards_bury_from_hand(struct cards_state *s, int seat, int row, int stack);

/* turn/events.c, turn/steps.c */
void cards_turn_up_event(struct cards_state *s);
void cards_carry_out_face(struct cards_state *s);
void cards_produce(struct cards_state *s);
bool cards_step_run(struct cards_state *s);

/* turn/actions.c: step 4; turn/trade.c, turn/build.c */
int cards_actions_list(const struct cards_state *s, int seat, lf_action *out);
lf_rule cards_actions_check(const struct cards_state *s, int seat, lf_action action);
void cards_actions_apply(struct cards_state *s, int seat, lf_action action);
lf_rule cards_check_bank(const struct cards_state *s, int seat, uint64_t args);
lf_rule cards_check_offer(const struct cards_state *s, int seat, uint64_t args);
int cards_list_bank(const struct cards_state *s, int seat, const struct holdings *h,
                    lf_action *out);
/* The rule that bounds or prevents all offers, or 0. */
lf_rule cards_offers_forbidden(const struct cards_state *s, int seat);
int cards_list_offers(const struct cards_state *s, int seat, const struct holdings *own,
                      lf_action *out);
void cards_apply_bank(struct cards_state *s, int seat, uint64_t args);
void cards_apply_offer(struct cards_state *s, int seat, uint64_t args);
int cards_list_builds(const struct cards_state *s, int seat, const struct holdings *h,
                      lf_action *out);
void cards_apply_build(struct cards_state *s, int seat, int row, int place);

/* The other steps with a choice (turn/choices.c). */
int cards_step_list(const struct cards_state *s, int seat, lf_action *out);
void cards_step_apply(struct cards_state *s, int seat, lf_action action);
lf_rule cards_step_why(const struct cards_state *s, int seat, lf_action action);

#endif
