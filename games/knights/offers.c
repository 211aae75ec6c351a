/* offers.c - trade among players: as in the base game, with commodities (CK-47, IB-50 to IB-54). */
#include "games/knights/moves.h"

lf_seats knights_offer_targets(const struct knights_state *s)
{
    return (lf_seats)(s->offer >> 48 & 0xFF);
}

lf_seats knights_unanswered(const struct knights_state *s)
{
    lf_seats set = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        if (knights_offer_targets(s) >> i & 1 && !s->reply[i]) set |= lf_seat_bit(i);
    return set;
}

void knights_close_offer(struct knights_state *s)
{
    s->offer = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) s->reply[i] = 0;
    s->phase = PHASE_MAIN;
}

/* An offer that all have declined ends by itself. */
void knights_reply(struct knights_state *s, int seat, lf_action answer)
{
    s->reply[seat] = answer;
    for (int i = 0; i < s->island.seat_count; i++)
        if (knights_offer_targets(s) >> i & 1 && lf_kind_of(s->reply[i]) != KN_DECLINE) return;
    knights_close_offer(s);
}

/* What the active seat gives and takes if it confirms this seat's answer. */
void knights_terms(const struct knights_state *s, int seat, uint64_t *given, uint64_t *taken)
{
    if (lf_kind_of(s->reply[seat]) == KN_COUNTER)
        trade_lanes(lf_args_of(s->reply[seat]), taken, given);
    else trade_lanes(s->offer, given, taken);
}

void knights_confirm(struct knights_state *s, int seat)
{
    uint64_t given, taken;
    knights_terms(s, seat, &given, &taken);
    s->island.hand[s->island.active] += taken - given;
    s->island.hand[seat] += given - taken;
    knights_close_offer(s);
}
