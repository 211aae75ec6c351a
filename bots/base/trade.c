/* trade.c - trades: with the bank for what is missing, with the others for what helps more
 * than it helps them. Nobody who is about to win gets a card. */
#include "bots/base/insight.h"
#include "bots/base/mind.h"
#include "bots/island/bargain.h"
#include "games/base/check.h"

enum {
    OFFER_GAIN = 60,         /* an offer is made if it helps this much */
    ACCEPT_GAIN = 40,        /* ... and taken */
    LEAD_GAIN = 3,           /* more per sixteenth of a point the other is ahead */
    COUNTER_GAIN = 80,
    CONFIRM_GAIN = 20,
    HAGGLES_TURN = 2,        /* greedy-1: an offer each time next in rank, then enough */
    LATELY = 3,              /* rounds for which a refused offer is not made again */
    MET = 640,               /* in 1024ths: the chance to be met from which an offer is worth it */
    ASKED = 200,             /* ... and from which a seat is asked */
    SCARCE = 4,              /* thirty-sixths of a card: below this, income hardly counts */
    CANDIDATES = 8,
    DANGER = 2,              /* points from the target at which trade with a seat ends */
};

uint64_t base_pool(const struct base_state *s, int seat)
{
    uint64_t pool = (uint64_t)s->bank_each * CARDS(1, 1, 1, 1, 1) - s->island.bank;
    return pool - s->island.hand[seat];
}

/* ---- Bank ---- */

/* The kind to pay with: cheapest rate first, then what is most in excess. */
static int spare_kind(const struct base_mind *mind, uint64_t hand, uint64_t cost)
{
    uint64_t rates = island_rates(&mind->s->island, mind->seat);
    int best = -1, most = -1000;
    for (int k = 0; k < RESOURCE_COUNT; k++) {
        int spare = cards_of(hand, k) - cards_of(cost, k), rate = cards_of(rates, k);
        if (spare < rate) continue;
        int score = spare - 10 * rate;
        if (score > most) most = score, best = k;
    }
    return best;
}

bool base_bank_towards(const struct base_mind *mind, uint64_t cost, uint64_t *hand,
                       lf_action *first)
{
    const struct base_state *s = mind->s;
    uint64_t rates = island_rates(&s->island, mind->seat), bank = s->island.bank;
    if (s->options & OPT_SEPARATE && s->flags & BASE_BUILT) return false;
    *first = 0;
    for (int k = 0; k < RESOURCE_COUNT; k++)
        while (cards_of(*hand, k) < cards_of(cost, k)) {
            int pay = spare_kind(mind, *hand, cost);
            if (pay < 0 || !cards_of(bank, k)) return false;
            uint64_t given = cards_some(pay, cards_of(rates, pay));
            if (!*first) *first = lf_act(K_BANK, trade_fields(given, cards_one(k)));
            *hand += cards_one(k) - given;
            bank += given - cards_one(k);
        }
    return true;
}

/* ---- Offers ---- */

static bool dangerous(const struct base_state *s, int seat)
{
    return base_threat(s, seat) >= 16 * (s->target - DANGER);
}

/* Whom to ask: seats with cards that are not about to win. */
static lf_seats partners(const struct base_mind *mind)
{
    lf_seats set = 0;
    for (int i = 0; i < mind->s->island.seat_count; i++)
        if (i != mind->seat && mind->s->island.hidden[i] && !dangerous(mind->s, i))
            set |= lf_seat_bit(i);
    return set;
}

struct candidate { uint64_t fields; int gain, score; };

struct candidates { struct candidate best[CANDIDATES]; int count; };

/* Keeps the list sorted, best first. */
static void consider(struct candidates *list, uint64_t fields, int gain, int score)
{
    int at = list->count < CANDIDATES ? list->count++ : CANDIDATES;
    for (; at > 0 && list->best[at - 1].score < score; at--)
        if (at < CANDIDATES) list->best[at] = list->best[at - 1];
    if (at < CANDIDATES) list->best[at] = (struct candidate){ fields, gain, score };
}

/* Offers one card, or two, of a kind for one of another; the more of it the others hold, the
 * likelier that one of them parts with it, and two cards tempt more than one. */
static void list_offers(const struct base_mind *mind, struct candidates *list)
{
    uint64_t hand = mind->s->island.hand[mind->seat], pool = base_pool(mind->s, mind->seat);
    int now = base_hand_worth(mind, hand, 0), up[RESOURCE_COUNT];
    list->count = 0;
    for (int k = 0; k < RESOURCE_COUNT; k++)
        up[k] = cards_of(pool, k) ? base_hand_worth(mind, hand + cards_one(k), 0) - now : 0;
    for (int give = 0; give < RESOURCE_COUNT; give++)
        for (int count = 1; count <= 2 && count <= cards_of(hand, give); count++) {
            uint64_t given = cards_some(give, count);
            int loss = now - base_hand_worth(mind, hand - given, 0);
            for (int k = 0; k < RESOURCE_COUNT; k++) {
                if (k == give || up[k] - loss < OFFER_GAIN / 2) continue;
                int gain = base_hand_worth(mind, hand - given + cards_one(k), 0) - now;
                int held = cards_of(pool, k) < 4 ? cards_of(pool, k) : 4;
                if (gain < OFFER_GAIN) continue;
                consider(list, trade_fields(given, cards_one(k)), gain,
                         gain * (held + 1) * (count + 1));
            }
        }
}

/* The chance, in 1024ths, that one of the partners has what is wanted and would rather have what
 * is given: by the cards in all hands together, and by what their hexes pay. Leaves in *targets
 * those who are worth asking. */
static int met(const struct base_mind *mind, uint64_t fields, lf_seats *targets)
{
    const struct base_state *s = mind->s;
    uint64_t given, taken, pool = base_pool(s, mind->seat);
    trade_lanes(fields, &given, &taken);
    int give = bits_lowest(given) / 8, want = bits_lowest(taken) / 8, count = cards_count(given);
    int64_t unmet = 1024;
    for (int i = 0; i < s->island.seat_count; i++) {
        struct economy theirs;
        if (!(*targets >> i & 1)) continue;
        base_take_economy(&theirs, s, i, mind->pips);
        int held = offers_held(cards_count(pool), cards_of(pool, want), s->island.hidden[i]);
        int own = theirs.income[want] + SCARCE, other = theirs.income[give] + SCARCE;
        int chance = held * count * own / (count * own + other);
        if (chance < ASKED) *targets &= ~lf_seat_bit(i);
        else unmet = unmet * (1024 - chance) / 1024;
    }
    return 1024 - (int)unmet;
}

/* Of the offers that somebody may well take and that was not just refused, the one that promises
 * most, with its targets; 0: none. */
static uint64_t best_offer(const struct base_mind *mind, lf_seats partners)
{
    const struct base_state *s = mind->s;
    struct candidates list;
    int64_t most = 0;
    uint64_t best = 0;
    list_offers(mind, &list);
    for (int i = 0; i < list.count; i++) {
        uint64_t fields = list.best[i].fields;
        lf_seats targets = partners;
        int64_t chance = met(mind, fields, &targets);
        if (chance < MET || chance * list.best[i].gain <= most) continue;
        if (offers_refused(mind->memory, fields, s->turn, LATELY * s->island.seat_count)) continue;
        most = chance * list.best[i].gain;
        best = (uint64_t)targets << 48 | fields;
    }
    return best;
}

/* One offer a turn. greedy-1 makes two: the position does not say what was offered before in the
 * turn, only how often, so the n-th offer is the n-th best. */
lf_action base_make_offer(const struct base_mind *mind)
{
    const struct base_state *s = mind->s;
    struct candidates list;
    uint64_t offer = 0;
    if (s->offers >= s->offers_max || s->offers >= (mind->memory ? 1 : HAGGLES_TURN)) return 0;
    if (s->options & OPT_SEPARATE && s->flags & BASE_BUILT) return 0;
    lf_seats targets = partners(mind);
    if (!targets || !s->island.hand[mind->seat]) return 0;
    if (mind->memory) {
        offer = best_offer(mind, targets);
        if (offer) offers_made(mind->memory, offer, s->turn);
    } else {
        list_offers(mind, &list);
        if (s->offers < list.count)
            offer = (uint64_t)targets << 48 | list.best[s->offers].fields;
    }
    return offer ? lf_act(K_OFFER, offer) : 0;
}

/* ---- Answers ---- */

/* Own terms: a card of what the other wants, for something better than was offered. */
static lf_action counter(const struct base_mind *mind, uint64_t given, uint64_t taken, int now)
{
    uint64_t hand = mind->s->island.hand[mind->seat];
    int wait = base_wait(mind->s, mind->seat), best = COUNTER_GAIN;
    lf_action choice = 0;
    for (int give = 0; give < RESOURCE_COUNT; give++) {
        if (!cards_of(taken, give) || !cards_of(hand, give)) continue;
        for (int k = 0; k < RESOURCE_COUNT; k++) {
            int count = cards_of(given, k) + 1;
            if (k == give || count > mind->s->island.hidden[mind->s->island.active]) continue;
            uint64_t after = hand - cards_one(give) + cards_some(k, count);
            int gain = base_hand_worth(mind, after, wait) - now;
            if (gain <= best) continue;
            best = gain;
            choice = lf_act(K_COUNTER, trade_fields(cards_one(give), cards_some(k, count)));
        }
    }
    return choice;
}

lf_action base_answer_offer(const struct base_mind *mind)
{
    const struct base_state *s = mind->s;
    uint64_t hand = s->island.hand[mind->seat], given, taken;
    int other = s->island.active, wait = base_wait(s, mind->seat);
    trade_lanes(s->island.offer & 0xFFFFFFFFFFFFu, &given, &taken);
    if (dangerous(s, other)) return lf_act(K_DECLINE, 0);
    int now = base_hand_worth(mind, hand, wait);
    int lead = base_threat(s, other) - base_threat(s, mind->seat);
    if (cards_cover(hand, taken)) {
        int gain = base_hand_worth(mind, hand + given - taken, wait) - now;
        if (gain >= ACCEPT_GAIN + (lead > 0 ? lead * LEAD_GAIN : 0)) return lf_act(K_ACCEPT, 0);
    }
    lf_action own = counter(mind, given, taken, now);
    return own ? own : lf_act(K_DECLINE, 0);
}

/* Takes the answer or proposal that helps most, from the weaker seat if equal. */
lf_action base_decide_offer(const struct base_mind *mind)
{
    const struct base_state *s = mind->s;
    uint64_t hand = s->island.hand[mind->seat], given, taken;
    int now = base_hand_worth(mind, hand, 0), best = 0;
    lf_action choice = lf_act(K_WITHDRAW, 0);
    for (int i = 0; i < s->island.seat_count; i++) {
        lf_action confirm = lf_act(K_CONFIRM, (uint64_t)i);
        if (base_check(s, mind->seat, confirm) != 0 || dangerous(s, i)) continue;
        island_terms(&s->island, i, K_OFFER, &given, &taken);
        int gain = base_hand_worth(mind, hand + taken - given, 0) - now;
        if (gain < CONFIRM_GAIN || gain * 16 - base_threat(s, i) <= best) continue;
        best = gain * 16 - base_threat(s, i);
        choice = confirm;
    }
    if (mind->memory && s->phase == BASE_OFFER && lf_kind_of(choice) == K_CONFIRM)
        offers_taken_up(mind->memory);
    return choice;
}

/* ---- For bots that think ---- */

int base_trader(const void *view)
{
    return ((const struct base_state *)view)->island.active;
}

int base_bargains(const void *view, int seat, struct lf_bargain *out)
{
    const struct base_state *s = view;
    const struct island *island = &s->island;
    uint64_t pool = base_pool(s, seat);
    if (s->phase == BASE_OFFER && seat != island->active)
        return island_counters(island, seat, pool, RESOURCE_COUNT, K_COUNTER, out);
    if (s->phase != BASE_MAIN || s->offers >= OFFERS_A_TURN || base_kind_rule(s, seat, K_OFFER))
        return 0;
    return island_bargains(island, seat, pool, RESOURCE_COUNT, K_OFFER, out);
}

const struct lf_insight_trade BASE_TRADE = {
    K_OFFER, K_ACCEPT, K_DECLINE, K_COUNTER, K_CONFIRM, K_WITHDRAW, K_BANK,
    base_trader, base_bargains, island_offer_to,
};
