/* offers.h - trade among players: as in the base game, with commodities (CK-47, IB-50 to IB-54).
 * Inline for the random playout, where offers are the greater part of a game. */
#ifndef KNIGHTS_OFFERS_H
#define KNIGHTS_OFFERS_H

#include "games/knights/moves.h"

/* Trade fields spread to lanes, each a signed number of six bits. */
static inline uint64_t offer_spread(uint64_t fields)
{
#ifdef __BMI2__
    return __builtin_ia32_pdep_di(fields, 0x3F3F3F3F3F3F3F3Fu);
#else
    uint64_t lanes = 0;
    for (int k = 0; k < KIND_COUNT; k++) lanes |= (fields >> 6 * k & 63) << 8 * k;
    return lanes;
#endif
}

/* The lanes of trade fields that are given (negative) or taken; as trade_lanes(), at once. */
static inline void offer_lanes(uint64_t fields, uint64_t *given, uint64_t *taken)
{
    uint64_t lanes = offer_spread(fields), negative = (lanes >> 5 & LANE_ONES) * 0xFF;
    *given = (64 * LANE_ONES - lanes) & negative;
    *taken = lanes & ~negative;
}

static inline lf_seats knights_offer_targets(const struct knights_state *s)
{
    return (lf_seats)(s->offer >> 48 & 0xFF);
}

static inline lf_seats knights_unanswered(const struct knights_state *s)
{
    lf_seats set = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        if (knights_offer_targets(s) >> i & 1 && !s->reply[i]) set |= lf_seat_bit(i);
    return set;
}

static inline void knights_open_offer(struct knights_state *s, uint64_t args)
{
    s->offer = args;
    s->offers = (uint8_t)(s->offers + (s->offers < OFFERS_ANY - 1));
    s->phase = PHASE_OFFER;
}

/* Seats whose proposals stand: they may be taken up while the active seat trades and builds, and
 * end with anything else it does. */
static inline lf_seats knights_proposers(const struct knights_state *s)
{
    lf_seats set = 0;
    if (s->phase != PHASE_MAIN) return 0;
    for (int i = 0; i < ISLAND_SEATS; i++) set |= (lf_seats)(s->reply[i] != 0) << i;
    return set;
}

/* Ends proposals that are out of place, or promise cards that their seat no longer holds. */
static inline void knights_drop_proposals(struct knights_state *s)
{
    uint64_t given, taken;
    for (int i = 0; i < s->island.seat_count; i++) {
        if (lf_kind_of(s->reply[i]) != KN_OFFER) continue;
        offer_lanes(lf_args_of(s->reply[i]), &given, &taken);
        if (s->phase != PHASE_MAIN || !cards_cover(s->island.hand[i], given)) s->reply[i] = 0;
    }
}

static inline void knights_close_offer(struct knights_state *s)
{
    s->offer = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) s->reply[i] = 0;
    s->phase = PHASE_MAIN;
}

/* An offer that all have declined ends by itself. */
static inline void knights_reply(struct knights_state *s, int seat, lf_action answer)
{
    s->reply[seat] = answer;
    for (int i = 0; i < s->island.seat_count; i++)
        if (knights_offer_targets(s) >> i & 1 && lf_kind_of(s->reply[i]) != KN_DECLINE) return;
    knights_close_offer(s);
}

/* What the active seat gives and takes if it confirms this seat's answer. */
static inline void knights_terms(const struct knights_state *s, int seat, uint64_t *given,
                                 uint64_t *taken)
{
    int kind = lf_kind_of(s->reply[seat]);
    if (kind == KN_COUNTER || kind == KN_OFFER)
        offer_lanes(lf_args_of(s->reply[seat]), taken, given);
    else offer_lanes(s->offer, given, taken);
}

static inline void knights_confirm(struct knights_state *s, int seat)
{
    uint64_t given, taken;
    knights_terms(s, seat, &given, &taken);
    s->island.hand[s->island.active] += taken - given;
    s->island.hand[seat] += given - taken;
    if (given & COMMODITY_LANES) s->harbor_void &= (uint8_t)~lf_seat_bit(seat);
    if (s->phase == PHASE_MAIN) s->reply[seat] = 0;      /* a proposal; others still stand */
    else knights_close_offer(s);
}

#endif
