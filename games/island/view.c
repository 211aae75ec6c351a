/* view.c - what the views and the invariants of all island games share: see view.h. */
#include "games/island/view.h"

uint64_t island_deal(uint64_t *pool, int count, uint64_t lanes, struct lf_rng *rng)
{
    uint64_t cards = 0;
    for (; count > 0; count--) {
        uint64_t from = *pool & lanes;
        uint64_t card = cards_one(cards_nth(from, lf_rng_below(rng, (uint32_t)cards_count(from))));
        *pool -= card;
        cards += card;
    }
    return cards;
}

bool island_turns_up(const struct island *s, int actor, lf_action discard,
                     const uint8_t dues[ISLAND_SEATS])
{
    uint64_t aside = 0, given, taken;
    int owed = 0;
    trade_lanes(lf_args_of(discard), &given, &taken);
    for (int i = 0; i < s->seat_count; i++) {
        owed += dues[i];
        if (i != actor) aside |= s->reply[i];
    }
    return aside && owed == cards_count(given);
}

bool island_offer_sound(const struct island *s, int offer)
{
    uint64_t given, taken;
    lf_seats targets = offer_targets(s->offer);
    if (!targets || targets & ~island_others(s, s->active)) return false;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        int answer = lf_kind_of(s->reply[i]) - offer;
        if (!cards_cover(s->hand[i], island_promised(s, i, offer))) return false;
        if (!s->reply[i]) continue;
        if (!(targets >> i & 1)) return false;
        if (answer < ANSWER_ACCEPT || answer > ANSWER_COUNTER) return false;
    }
    trade_lanes(s->offer, &given, &taken);
    return given && taken;
}

bool island_proposals_sound(const struct island *s, int offer, bool allowed)
{
    for (int i = 0; i < ISLAND_SEATS; i++) {
        uint64_t given, taken, fields = lf_args_of(s->reply[i]);
        if (!s->reply[i]) continue;
        trade_lanes(fields, &given, &taken);
        if (!allowed || lf_kind_of(s->reply[i]) != offer || i == s->active || i >= s->seat_count ||
            fields >> 48 != lf_seat_bit(s->active) || !given || !taken ||
            !cards_cover(s->hand[i], given)) return false;
    }
    return true;
}
