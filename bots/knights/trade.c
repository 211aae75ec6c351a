/* trade.c - offers to the others: a card that stands between the bot and a wish, for cards the wish
 * does not need. One a turn, none that was just refused, none that hardly anybody can meet. */
#include "bots/island/bargain.h"
#include "bots/knights/insight.h"

enum {
    OFFER_GAIN = 60,         /* what an offer must bring beyond the cards given */
    GIVEN_CARD = 20,         /* what a card given away is worth, beyond its kind */
    LATELY = 3,              /* rounds for which a refused offer is not made again */
    MET = 640,               /* in 1024ths: the chance to be met from which an offer is worth it */
    ASKED = 200,             /* ... and from which a seat is asked */
    SCARCE = 4,              /* thirty-sixths of a card: below this, income hardly counts */
    DANGER = 2,              /* points from the target at which trade with a seat ends */
};

struct deal { int give, count, want; };

struct offer { uint64_t args; int64_t promise; };

/* All cards in hidden hands: the bank tells. */
static uint64_t others_cards(const struct knights_state *s, int seat)
{
    uint64_t pool = 0;
    for (int k = 0; k < KIND_COUNT; k++)
        pool += cards_some(k, knights_others_hold(s, seat, k));
    return pool;
}

static lf_seats partners(const struct knights_state *s, int seat)
{
    lf_seats set = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat && island_hand_size(&s->island, i) &&
            knights_points_of(s, i) < s->target - DANGER)
            set |= lf_seat_bit(i);
    return set;
}

/* The chance, in 1024ths, that a partner has what is wanted and would rather have what is given.
 * Leaves in *targets those who are worth asking. */
static int met(const struct knights_state *s, uint64_t pool, struct deal deal, lf_seats *targets)
{
    int64_t unmet = 1024;
    for (int i = 0; i < s->island.seat_count; i++) {
        int income[KIND_COUNT];
        if (!(*targets >> i & 1)) continue;
        knights_income(s, i, income);
        int held = offers_held(cards_count(pool), cards_of(pool, deal.want),
                               island_hand_size(&s->island, i));
        int own = income[deal.want] + SCARCE, other = income[deal.give] + SCARCE;
        int chance = held * deal.count * own / (deal.count * own + other);
        if (chance < ASKED) *targets &= ~lf_seat_bit(i);
        else unmet = unmet * (1024 - chance) / 1024;
    }
    return 1024 - (int)unmet;
}

/* The one kind of which the hand is a single card short of the cost, or -1. */
static int missing(uint64_t hand, uint64_t cost)
{
    int want = -1;
    for (int k = 0; k < KIND_COUNT; k++) {
        int lack = cards_of(cost, k) - cards_of(hand, k);
        if (lack > 1 || (lack == 1 && want >= 0)) return -1;
        if (lack == 1) want = k;
    }
    return want;
}

static void try_deal(const struct knights_state *s, int seat, const struct lf_memory *memory,
                     struct deal deal, int gain, struct offer *best)
{
    lf_seats targets = partners(s, seat);
    uint64_t fields = trade_of(deal.give, deal.count, deal.want, 1);
    int64_t promise = (int64_t)met(s, others_cards(s, seat), deal, &targets);
    if (promise < MET || promise * gain <= best->promise) return;
    if (offers_refused(memory, fields, s->turn, LATELY * s->island.seat_count)) return;
    *best = (struct offer){ (uint64_t)targets << 48 | fields, promise * gain };
}

lf_action knights_make_offer(const struct knights_state *s, int seat, const struct wishes *list,
                             int before, struct lf_memory *memory)
{
    uint64_t hand = s->island.hand[seat];
    struct offer best = { 0, 0 };
    int worth[KIND_COUNT];
    if (s->offers || knights_kind_rule(s, seat, KN_OFFER)) return 0;
    knights_card_worths(s, seat, worth);
    for (int i = 0; i < list->count; i++) {
        const struct wish *wish = &list->wish[i];
        int want = missing(hand, wish->cost);
        int gain = want < 0 ? 0 : knights_wish_gain(s, seat, wish, before);
        for (int give = 0; give < KIND_COUNT && gain > 0; give++)
            for (int count = 1; count <= 2; count++) {
                int rest = gain - count * (GIVEN_CARD + worth[give]);
                if (give == want || rest < OFFER_GAIN) continue;
                if (cards_of(hand, give) - cards_of(wish->cost, give) < count) continue;
                try_deal(s, seat, memory, (struct deal){ give, count, want }, rest, &best);
            }
    }
    if (best.args) offers_made(memory, best.args, s->turn);
    return best.args ? lf_act(KN_OFFER, best.args) : 0;
}

/* Our terms are taken up with the weakest seat that agrees; a counter-offer if the hand gains. */
lf_action knights_decide_offer(const struct knights_state *s, int seat, struct lf_memory *memory)
{
    int choice = -1, least = 0;
    for (int i = 0; i < s->island.seat_count; i++) {
        uint64_t given, taken;
        if (knights_check(s, seat, lf_act(KN_CONFIRM, (uint64_t)i))) continue;
        island_terms(&s->island, i, KN_OFFER, &given, &taken);
        bool counter = lf_kind_of(s->island.reply[i]) == KN_COUNTER;
        if (counter && !knights_trade_pays(s, seat, i, given, taken)) continue;
        if (choice >= 0 && knights_points_of(s, i) >= least) continue;
        choice = i;
        least = knights_points_of(s, i);
    }
    if (choice < 0) return lf_act(KN_WITHDRAW, 0);
    offers_taken_up(memory);
    return lf_act(KN_CONFIRM, (uint64_t)choice);
}

/* ---- For bots that think ---- */

static int trader(const void *view)
{
    return ((const struct knights_state *)view)->island.active;
}

static int bargains(const void *view, int seat, struct lf_bargain *out)
{
    const struct knights_state *s = view;
    const struct island *island = &s->island;
    uint64_t pool = others_cards(s, seat);
    if (s->phase == PHASE_OFFER && seat != island->active)
        return island_counters(island, seat, pool, KIND_COUNT, KN_COUNTER, out);
    if (s->phase != PHASE_MAIN || s->offers >= OFFERS_A_TURN ||
        knights_kind_rule(s, seat, KN_OFFER))
        return 0;
    return island_bargains(island, seat, pool, KIND_COUNT, KN_OFFER, out);
}

const struct lf_insight_trade KNIGHTS_TRADE = {
    KN_OFFER, KN_ACCEPT, KN_DECLINE, KN_COUNTER, KN_CONFIRM, KN_WITHDRAW, KN_BANK,
    trader, bargains, island_offer_to,
};
