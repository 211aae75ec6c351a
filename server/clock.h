/* clock.h - the time of each seat: so much per turn, then a reserve for the whole match.
 *
 * No clock is read here; the caller says what time it is. A clock that is off costs nothing.
 */
#ifndef SERVER_CLOCK_H
#define SERVER_CLOCK_H

#include "core/lf.h"
#include "core/text.h"

enum { CLOCK_TEXT_MAX = 192 };

struct clock {
    bool on;
    int64_t turn_ms, reserve_ms;            /* what a turn and a match give */
    int64_t turn[LF_SEATS_MAX], reserve[LF_SEATS_MAX];   /* what is left, as of `at` */
    lf_seats running;
    int64_t at;
};

void clock_init(struct clock *clock, int64_t turn_ms, int64_t reserve_ms);
void clock_settle(struct clock *clock, int64_t now);     /* takes off what has passed */
void clock_run(struct clock *clock, lf_seats seats, int64_t now);
void clock_refill(struct clock *clock, lf_seats seats);  /* a new turn for these */
/* Leaves nobody more of a turn than `before` had. */
void clock_least(struct clock *clock, const struct clock *before);
bool clock_empty(const struct clock *clock, int seat);   /* nothing left */
lf_seats clock_out(const struct clock *clock);           /* running, with nothing left */
int64_t clock_due(const struct clock *clock);            /* when the first runs out */

/* "TURN/RESERVE TURN/RESERVE ..." in milliseconds; and back. */
void clock_print(const struct clock *clock, int seats, char out[CLOCK_TEXT_MAX]);
bool clock_parse(struct clock *clock, int seats, const char *text);
/* The members of the protocol's clock object, without braces. */
void clock_json(const struct clock *clock, int seats, struct lf_out *out);

#endif
