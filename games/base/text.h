/* text.h - the small texts that actions and positions share: cards, places, seats. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "core/text.h"
#include "games/base/moves.h"

void base_put_lanes(struct lf_out *out, uint64_t cards);             /* "2bg", "-" */
void base_put_nibbles(struct lf_out *out, uint32_t cards);           /* "2kv", "-" */
void base_put_trade(struct lf_out *out, uint64_t given, uint64_t taken);
void base_put_seats(struct lf_out *out, lf_seats seats);             /* "13" */

void base_put_corners(struct lf_out *out, corner_set at);            /* " c1 c5", " -" */
void base_put_edges(struct lf_out *out, edge_set at);

/* Each takes what stands there and says what it expected if it does not. */
bool base_take_lanes(struct lf_in *in, uint64_t *cards);
bool base_take_nibbles(struct lf_in *in, uint32_t *cards);
bool base_take_trade(struct lf_in *in, uint64_t *fields);            /* IB-54 is refused here */
bool base_take_seat(struct lf_in *in, int *seat);
bool base_take_seats(struct lf_in *in, lf_seats *seats);
bool base_take_place(struct lf_in *in, char letter, int count, int *place);
bool base_take_corners(struct lf_in *in, corner_set *set);           /* " c1 c5", " -" */
bool base_take_edges(struct lf_in *in, edge_set *set);
bool base_take_dice(struct lf_in *in, int *roll);
bool base_take_space(struct lf_in *in);
bool base_take_end(struct lf_in *in);

#endif
