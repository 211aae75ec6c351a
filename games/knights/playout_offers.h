/* playout_offers.h - trade among the players of a random game: a part of playout.c, which alone
 * includes it. */
#ifndef KNIGHTS_PLAYOUT_OFFERS_H
#define KNIGHTS_PLAYOUT_OFFERS_H

#include "core/dealer.h"
#include "games/knights/memory.h"
#include "games/knights/menu.h"

/* The lowest seat that owes an answer: accept, decline, or one card for another. */
static void answer(struct knights_state *s, struct lf_dealer *d, int seat)
{
    struct menu m;
    uint64_t given, taken;
    trade_lanes(s->island.offer, &given, &taken);
    menu_counters(s, seat, &m);
    int accept = cards_cover(s->island.hand[seat], taken);
    int n = lf_choose(d, seat, accept + 1 + m.banks);
    if (n <= accept) knights_reply(s, seat, lf_act(n < accept ? KN_ACCEPT : KN_DECLINE, 0));
    else knights_reply(s, seat, lf_act(KN_COUNTER, menu_pair(&m, n - accept - 1, NULL)));
}

/* All have answered: confirm one of those that can be, or withdraw. */
static void decide(struct knights_state *s, struct lf_dealer *d, struct memory *memory)
{
    lf_seats open = island_confirmable(&s->island, KN_OFFER);
    int count = __builtin_popcount(open), n = lf_choose(d, s->island.active, count + 1);
    if (n < count) {
        knights_confirm(s, bits_nth(open, n));
        forget_traded(memory);
    } else knights_close_offer(s);
}

static void offer_phase(struct knights_state *s, struct lf_dealer *d, struct memory *memory)
{
    lf_seats unanswered = island_unanswered(&s->island);
    if (unanswered) answer(s, d, __builtin_ctz(unanswered));
    else decide(s, d, memory);
}

#ifdef ISLAND_WIDE
/* All of an offer that was made. True: it came to nothing, as a hand tells that is the same after
 * it. Not inline: where players do not trade it would be in the way. */
__attribute__((noinline))
static bool whole_offer(struct knights_state *s, struct lf_dealer *d, struct memory *memory)
{
    uint64_t hand = s->island.hand[s->island.active];
    for (lf_seats due = island_unanswered(&s->island); due; due &= due - 1) {
        answer(s, d, __builtin_ctz(due));
        memory->answers++;
    }
    if (s->phase != PHASE_OFFER) return true;                       /* all have declined */
    memory->answers++;
    decide(s, d, memory);
    return s->island.hand[s->island.active] == hand;
}
#endif

#endif
