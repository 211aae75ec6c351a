/* offers.h - trade among players (IB-50 to IB-54, R-89, R-92): the standing offer, the answers to
 * it, and what seats propose to the active one. Inline for the random playouts, where offers are
 * the greater part of a game.
 *
 * Answers and proposals are kept as actions. Each game has its own numbers for the kinds of
 * action, but those of trade follow each other in all of them: `offer` is the game's kind of an
 * offer, and the kinds of the answers come right after it.
 */
#ifndef ISLAND_OFFERS_H
#define ISLAND_OFFERS_H

#include "games/island/island_inline.h"

enum island_answer {
    ANSWER_OFFER, ANSWER_ACCEPT, ANSWER_DECLINE, ANSWER_COUNTER, ANSWER_CONFIRM, ANSWER_WITHDRAW,
};

enum {
    OFFERS_ANY = 255,          /* no bound on offers a turn */
    OFFERS_LISTED = 4,         /* so many a turn are listed for bots; check() allows more */
};

/* All seats but this one. */
static inline lf_seats island_others(const struct island *s, int seat)
{
    return (lf_seat_bit(s->seat_count) - 1) & ~lf_seat_bit(seat);
}

/* The targets of an offer lie above its trade fields. */
static inline lf_seats offer_targets(uint64_t args) { return (lf_seats)(args >> 48 & 0xFF); }

static inline uint64_t offer_to_all(const struct island *s, int seat)
{
    return (uint64_t)island_others(s, seat) << 48;
}

/* Targets that have not answered yet. */
static inline lf_seats island_unanswered(const struct island *s)
{
    lf_seats set = 0;
    for (int i = 0; i < s->seat_count; i++)
        if (offer_targets(s->offer) >> i & 1 && !s->reply[i]) set |= lf_seat_bit(i);
    return set;
}

static inline void island_clear_replies(struct island *s)
{
    for (int i = 0; i < ISLAND_SEATS; i++) s->reply[i] = 0;
}

static inline void island_open_offer(struct island *s, uint64_t args, uint8_t *count)
{
    s->offer = args;
    *count = (uint8_t)(*count + (*count < OFFERS_ANY - 1));
}

static inline void island_close_offer(struct island *s)
{
    s->offer = 0;
    island_clear_replies(s);
}

/* Seats with an answer or a proposal. */
static inline lf_seats island_repliers(const struct island *s)
{
    lf_seats set = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) set |= (lf_seats)(s->reply[i] != 0) << i;
    return set;
}

/* Another seat than the active one proposes a trade, or takes that back. */
static inline void island_propose(struct island *s, int seat, lf_action action, int offer)
{
    s->reply[seat] = lf_kind_of(action) == offer ? action : 0;
}

/* After an action: ends proposals that promise cards their seat no longer holds, or all if the
 * active seat does not trade and build any more. */
static inline void island_drop_proposals(struct island *s, int offer, bool trading)
{
    uint64_t given, taken;
    for (int i = 0; i < s->seat_count; i++) {
        if (lf_kind_of(s->reply[i]) != offer) continue;
        trade_lanes(lf_args_of(s->reply[i]), &given, &taken);
        if (!trading || !cards_cover(s->hand[i], given)) s->reply[i] = 0;
    }
}

/* Notes an answer. True: all have declined, so that the offer ends by itself. */
static inline bool island_reply(struct island *s, int seat, lf_action answer, int offer)
{
    s->reply[seat] = answer;
    for (int i = 0; i < s->seat_count; i++)
        if (offer_targets(s->offer) >> i & 1 && lf_kind_of(s->reply[i]) != offer + ANSWER_DECLINE)
            return false;
    island_close_offer(s);
    return true;
}

/* Whether a seat has named terms of its own: a counter-offer or a proposal. */
static inline bool island_own_terms(const struct island *s, int seat, int offer)
{
    int kind = lf_kind_of(s->reply[seat]);
    return kind == offer + ANSWER_COUNTER || kind == offer;
}

/* What the active seat gives and takes if it confirms this seat's answer. */
static inline void island_terms(const struct island *s, int seat, int offer, uint64_t *given,
                                uint64_t *taken)
{
    if (island_own_terms(s, seat, offer)) trade_lanes(lf_args_of(s->reply[seat]), taken, given);
    else trade_lanes(s->offer, given, taken);
}

/* The active seat trades on the terms of this seat's answer; `given` are the cards it gave. A
 * proposal ends with it and the others still stand; an offer ends with all its answers. */
static inline uint64_t island_confirm(struct island *s, int seat, int offer)
{
    uint64_t given, taken;
    island_terms(s, seat, offer, &given, &taken);
    s->hand[s->active] += taken - given;
    s->hand[seat] += given - taken;
    if (s->offer) island_close_offer(s);
    else s->reply[seat] = 0;
    return given;
}

/* Answers that the active seat can take up. */
static inline lf_seats island_confirmable(const struct island *s, int offer)
{
    lf_seats set = 0;
    for (int i = 0; i < s->seat_count; i++) {
        uint64_t given, taken;
        if (!s->reply[i] || lf_kind_of(s->reply[i]) == offer + ANSWER_DECLINE) continue;
        island_terms(s, i, offer, &given, &taken);
        if (cards_cover(s->hand[s->active], given)) set |= lf_seat_bit(i);
    }
    return set;
}

/* Cards a seat is known to hold because it has made, accepted or countered the offer, or proposed
 * a trade. */
static inline uint64_t island_promised(const struct island *s, int seat, int offer)
{
    uint64_t given, taken;
    bool own = island_own_terms(s, seat, offer);
    trade_lanes(own ? lf_args_of(s->reply[seat]) : s->offer, &given, &taken);
    if (own || seat == s->active) return given;
    return lf_kind_of(s->reply[seat]) == offer + ANSWER_ACCEPT ? taken : 0;
}

#endif
