/* clock.c - turn time and reserve (server/clock.h). */
#include "server/clock.h"

#include "core/check.h"
#include "core/json.h"

void clock_init(struct clock *clock, int64_t turn_ms, int64_t reserve_ms)
{
    *clock = (struct clock){ .on = true, .turn_ms = turn_ms, .reserve_ms = reserve_ms };
    for (int i = 0; i < LF_SEATS_MAX; i++) {
        clock->turn[i] = turn_ms;
        clock->reserve[i] = reserve_ms;
    }
}

void clock_settle(struct clock *clock, int64_t now)
{
    int64_t passed = now - clock->at;
    clock->at = now;
    LF_ASSERT(passed >= 0);
    if (!clock->on) return;
    for (int i = 0; i < LF_SEATS_MAX; i++) {
        if (!(clock->running >> i & 1)) continue;
        int64_t of_turn = passed < clock->turn[i] ? passed : clock->turn[i];
        int64_t rest = passed - of_turn;
        clock->turn[i] -= of_turn;
        clock->reserve[i] -= rest < clock->reserve[i] ? rest : clock->reserve[i];
    }
}

void clock_run(struct clock *clock, lf_seats seats, int64_t now)
{
    clock_settle(clock, now);
    clock->running = clock->on ? seats : 0;
}

void clock_refill(struct clock *clock, lf_seats seats)
{
    for (int i = 0; i < LF_SEATS_MAX; i++)
        if (seats >> i & 1) clock->turn[i] = clock->turn_ms;
}

void clock_least(struct clock *clock, const struct clock *before)
{
    for (int i = 0; i < LF_SEATS_MAX; i++)
        if (before->turn[i] < clock->turn[i]) clock->turn[i] = before->turn[i];
}

bool clock_empty(const struct clock *clock, int seat)
{
    return clock->on && clock->turn[seat] + clock->reserve[seat] <= 0;
}

lf_seats clock_out(const struct clock *clock)
{
    lf_seats out = 0;
    for (int i = 0; i < LF_SEATS_MAX; i++)
        if (clock->running >> i & 1 && clock_empty(clock, i))
            out |= lf_seat_bit(i);
    return out;
}

int64_t clock_due(const struct clock *clock)
{
    int64_t due = INT64_MAX;
    for (int i = 0; i < LF_SEATS_MAX; i++) {
        int64_t then = clock->at + clock->turn[i] + clock->reserve[i];
        if (clock->running >> i & 1 && then < due) due = then;
    }
    return due;
}

void clock_print(const struct clock *clock, int seats, char text[CLOCK_TEXT_MAX])
{
    struct lf_out out = lf_out_start(text, CLOCK_TEXT_MAX);
    for (int i = 0; clock->on && i < seats; i++) {
        if (i) lf_put_char(&out, ' ');
        lf_put_int(&out, clock->turn[i]);
        lf_put_char(&out, '/');
        lf_put_int(&out, clock->reserve[i]);
    }
    LF_ASSERT(lf_out_end(&out) < CLOCK_TEXT_MAX);
}

bool clock_parse(struct clock *clock, int seats, const char *text)
{
    struct lf_in in = lf_in_start(text, NULL);
    for (int i = 0; i < seats; i++) {
        uint64_t turn, reserve;
        if (i && !lf_take(&in, " ")) return false;
        if (!lf_take_unsigned(&in, INT32_MAX, &turn) || !lf_take(&in, "/") ||
            !lf_take_unsigned(&in, INT32_MAX, &reserve))
            return false;
        clock->turn[i] = (int64_t)turn;
        clock->reserve[i] = (int64_t)reserve;
    }
    return lf_at_end(&in);
}

static void put_times(struct lf_out *out, const char *name, const int64_t *ms, int seats)
{
    lf_json_array(out, name);
    for (int i = 0; i < seats; i++) lf_json_int(out, NULL, ms[i]);
    lf_json_array_end(out);
}

void clock_json(const struct clock *clock, int seats, struct lf_out *out)
{
    put_times(out, "turn", clock->turn, seats);
    put_times(out, "reserve", clock->reserve, seats);
    lf_json_set(out, "running", clock->running & ((1u << seats) - 1));
    lf_json_int(out, "at", clock->at);
}
