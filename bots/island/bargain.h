/* bargain.h - what may be offered to others on an island (bots/insight.h): a card or two for one,
 * a card for two, and in answer to an offer other terms for what was asked. */
#ifndef BOTS_ISLAND_BARGAIN_H
#define BOTS_ISLAND_BARGAIN_H

#include "bots/insight.h"
#include "bots/offers.h"
#include "games/island/offers.h"

enum { OFFERS_A_TURN = 2, GIVEN_MOST = 2 };

/* How likely a hidden hand holds so many cards of a kind; `pool` are all cards in hidden hands. */
static inline float bargain_able(const struct island *s, int seat, uint64_t pool, int kind,
                                 int count)
{
    int all = cards_count(pool), held = cards_of(pool, kind), size = island_hand_size(s, seat);
    float able = (float)offers_held(all, held, size) / 1024;
    /* The second card is looked for among what is left. */
    if (count > 1) able *= (float)offers_held(all - 1, held - 1, size - 1) / 1024;
    return held < count || size < count ? 0 : able;
}

/* One exchange as an offer to all who may have what is wanted; whether there is anybody. */
static inline bool bargain_set(const struct island *s, int seat, uint64_t pool, uint64_t given,
                               int want, int count, int offer, struct lf_bargain *out)
{
    bool any = false;
    for (int i = 0; i < s->seat_count; i++) {
        out->able[i] = i == seat ? 0 : bargain_able(s, i, pool, want, count);
        any |= out->able[i] > 0;
    }
    out->action = lf_act(offer, offer_to_all(s, seat) |
                                    trade_fields(given, cards_some(want, count)));
    return any;
}

/* Offers of the active seat in a game with so many kinds of cards. */
static inline int island_bargains(const struct island *s, int seat, uint64_t pool, int kinds,
                                  int offer, struct lf_bargain *out)
{
    uint64_t hand = s->hand[seat];
    int count = 0;
    for (int give = 0; give < kinds; give++)
        for (int want = 0; want < kinds; want++) {
            if (give == want || !cards_of(pool, want)) continue;
            for (int n = 1; n <= GIVEN_MOST && n <= cards_of(hand, give); n++)
                if (count < LF_BARGAINS_MAX && bargain_set(s, seat, pool, cards_some(give, n),
                                                           want, 1, offer, &out[count]))
                    count++;
            if (cards_of(hand, give) && count < LF_BARGAINS_MAX &&
                bargain_set(s, seat, pool, cards_one(give), want, 2, offer, &out[count]))
                count++;
        }
    return count;
}

/* Counter-offers of a seat that is asked: a card of what the other wants, for one card or two of
 * any other kind. */
static inline int island_counters(const struct island *s, int seat, uint64_t pool, int kinds,
                                  int counter, struct lf_bargain *out)
{
    uint64_t given, taken;
    int count = 0;
    trade_lanes(s->offer & OFFERS_TERMS, &given, &taken);
    for (int give = 0; give < kinds; give++) {
        if (!cards_of(taken, give) || !cards_of(s->hand[seat], give)) continue;
        for (int want = 0; want < kinds; want++)
            for (int n = 1; n <= 2 && want != give && count < LF_BARGAINS_MAX; n++) {
                uint64_t terms = trade_fields(cards_one(give), cards_some(want, n));
                if (cards_some(want, n) == given && cards_one(give) == taken) continue;
                struct lf_bargain *at = &out[count++];
                *at = (struct lf_bargain){ .action = lf_act(counter, terms) };
                /* What is offered is there; of anything else as likely as can be. */
                at->able[s->active] = cards_of(given, want) >= n ? 1
                                    : bargain_able(s, s->active, pool, want, n);
            }
    }
    return count;
}

static inline lf_action island_offer_to(lf_action offer, lf_seats seats)
{
    return (offer & ~((uint64_t)0xFF << 48)) | (uint64_t)seats << 48;
}

#endif
