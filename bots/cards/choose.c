/* choose.c - the greedy bot of the card game: one choice at a time, on a state drawn at random
 * among those its view allows. */
#include "bots/cards/look.h"

enum {
    LEAST_GAIN = 6,           /* an action must leave more than ending the turn does */
    SAMPLES = 3,              /* tries where dice decide what an action brings */
    EXCHANGE_GAIN = 12,       /* what a new card must be better than the old one */
};

struct step { lf_action action; int worth; };

static void offer_step(struct step *best, lf_action action, int worth)
{
    if (!best->action || worth > best->worth) *best = (struct step){ action, worth };
}

/* The average over a few random continuations; all actions are tried with the same dice. */
static int sampled(const struct cards_state *s, int seat, lf_action action,
                   const struct lf_rng *rng)
{
    int sum = 0;
    for (unsigned i = 0; i < SAMPLES; i++) {
        struct lf_rng own = { lf_mix(rng->key + i), rng->drawn };
        sum += cards_ahead(s, seat, action, own);
    }
    return sum / SAMPLES;
}

/* ---- Step 4: bank trades that pay for something ---- */

/* One trade towards the cost: what it lacks for what it can spare, as cheaply as possible. */
static lf_action trade_towards(const struct cards_state *s, int seat, const uint8_t *cost)
{
    lf_action list[LF_LEGAL_MAX], best = 0;
    struct holdings h = holdings_of(&s->realm[seat]);
    int count = cards_legal(s, seat, list), least = 0;
    for (int i = 0; i < count; i++) {
        uint64_t args = lf_args_of(list[i]);
        int given = (int)(args >> 24 & 0xFF), taken = (int)(args >> 16 & 0xFF);
        int rate = (int)(args >> 8 & 0xFF);
        if (lf_kind_of(list[i]) != ACT_BANK || given >= KINDS || taken >= KINDS) continue;
        if (h.has[taken] >= cost[taken] || h.has[given] - rate < cost[given]) continue;
        int price = rate * 8 - (h.has[given] - cost[given]);
        if (!best || price < least) {
            least = price;
            best = list[i];
        }
    }
    return best;
}

/* Trades until the card can be paid for, then lays it where it is worth the most. */
static void wish(const struct cards_state *s, int seat, int row, struct step *best,
                 const struct lf_rng *rng)
{
    struct cards_state rich = *s;
    struct lf_rng own = *rng;
    uint8_t cost[KINDS];
    lf_action first = 0, list[LF_LEGAL_MAX];
    cards_cost_of(s, seat, row, cost);
    for (int i = 0; i < 6; i++) {
        lf_action trade = trade_towards(&rich, seat, cost);
        if (!trade) break;
        if (!first) first = trade;
        cards_follow(&rich, seat, trade, &own);
        if (rich.step != STEP_MAIN || rich.depth) return;
    }
    if (!first) return;
    int count = cards_legal(&rich, seat, list);
    for (int i = 0; i < count; i++)
        if (lf_kind_of(list[i]) == ACT_BUILD && (int)(lf_args_of(list[i]) >> 8) == row)
            offer_step(best, first, cards_ahead(&rich, seat, list[i], own));
}

static void wish_all(const struct cards_state *s, int seat, struct step *best,
                     const struct lf_rng *rng)
{
    const int piles[] = { PILE_HAND + seat, PILE_DISPLAY };
    for (int row = ROW_road; row <= ROW_city; row++) wish(s, seat, row, best, rng);
    for (int k = 0; k < 2; k++) {
        int from = pile_start(s, piles[k]);
        for (int i = from; i < from + s->count[piles[k]]; i++) {
            bool twice = i > from && s->card[i - 1] == s->card[i];
            if (!twice && row_of(s->card[i])->lies != LIES_NOWHERE)
                wish(s, seat, s->card[i], best, rng);
        }
    }
}

static lf_action main_choice(const struct cards_state *s, int seat, const struct lf_rng *rng)
{
    lf_action list[LF_LEGAL_MAX];
    int count = cards_legal(s, seat, list);
    struct step best = { lf_act(ACT_END, 0), cards_worth(s, seat) + LEAST_GAIN };
    for (int i = 0; i < count; i++) {
        int kind = lf_kind_of(list[i]);
        if (kind == ACT_BANK || kind == ACT_OFFER || kind == ACT_END) continue;
        int worth = kind == ACT_PLAY || kind == ACT_USE ? sampled(s, seat, list[i], rng)
                                                        : cards_ahead(s, seat, list[i], *rng);
        offer_step(&best, list[i], worth);
    }
    wish_all(s, seat, &best, rng);
    return best.action;
}

/* ---- Step 5: drawing, searching, exchanging ---- */

/* A top card that is not known is worth what cards are worth on average. */
static int draw_worth(const struct cards_state *view, const struct cards_state *s, int seat,
                      int stack, int now)
{
    int at = pile_start(view, stack);
    now -= MISSING_WORTH;
    if (!cards_shown(view, at)) return now + UNSEEN_WORTH + view->count[stack] / 4;
    return now + cards_hand_worth(s, seat, s->card[at]);
}

/* Exchanging gives a card away for one that is not known. */
static int exchange_worth(const struct cards_state *view, const struct cards_state *s, int seat,
                          lf_action action, int now)
{
    int row = (int)(lf_args_of(action) >> 8), stack = (int)(lf_args_of(action) & 0xFF);
    if (stack >= STACKS) return now - EXCHANGE_GAIN;
    return draw_worth(view, s, seat, stack, now + MISSING_WORTH) -
           cards_hand_worth(s, seat, row) - EXCHANGE_GAIN;
}

static lf_action refill_choice(const struct cards_state *view, const struct cards_state *s,
                               int seat, const struct lf_rng *rng)
{
    lf_action list[LF_LEGAL_MAX];
    int count = cards_legal(s, seat, list), now = cards_worth(s, seat);
    struct step best = { 0, 0 };
    for (int i = 0; i < count; i++) {
        int kind = lf_kind_of(list[i]), worth;
        if (kind == ACT_DRAW)
            worth = draw_worth(view, s, seat, (int)lf_args_of(list[i]), now);
        else if (kind == ACT_BURY && s->step == STEP_EXCHANGE)
            worth = exchange_worth(view, s, seat, list[i], now);
        else if (kind == ACT_END)
            worth = now;
        else
            worth = cards_ahead(s, seat, list[i], *rng);
        offer_step(&best, list[i], worth);
    }
    return best.action;
}

/* ---- Everything else ---- */

static bool may_roll(const struct cards_state *s)
{
    return s->depth && (s->frame[s->depth - 1].kind == FRAME_REACT ||
                        s->frame[s->depth - 1].kind == FRAME_TOWER);
}

static lf_action any_choice(const struct cards_state *s, int seat, const struct lf_rng *rng)
{
    lf_action list[LF_LEGAL_MAX];
    int count = cards_legal(s, seat, list);
    struct step best = { 0, 0 };
    if (count == 1) return list[0];
    for (int i = 0; i < count; i++)
        offer_step(&best, list[i], may_roll(s) ? sampled(s, seat, list[i], rng)
                                               : cards_ahead(s, seat, list[i], *rng));
    return best.action;
}

lf_action cards_greedy(const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory)
{
    const struct cards_state *v = view;
    struct cards_state s;
    struct lf_rng own = { lf_rng_next(rng), 0 };
    (void)memory;
    if (v->step == STEP_DECKS) return cards_deck_choice(v, seat);
    cards_resample(v, &own, &s);
    if (!s.depth && s.step == STEP_MAIN) return main_choice(&s, seat, &own);
    bool hand = s.depth ? s.frame[s.depth - 1].kind == FRAME_EXCHANGE
                        : s.step >= STEP_LIMIT && s.step <= STEP_EXCHANGE;
    return hand ? refill_choice(v, &s, seat, &own) : any_choice(&s, seat, &own);
}

/* Single actions decide more than on the islands. */
static const struct lf_level_change LEVELS[] = {
    { "beginner", "loose", 0.018f }, { "easy", "loose", 0.010f }, { "steady", "loose", 0.004f },
    { "good", "loose", 0.007f }, { "strong", "nodes", 5000 }, { NULL, NULL, 0 },
};

extern const struct lf_bot_pack lf_bot_pack_cards;
const struct lf_bot_pack lf_bot_pack_cards = {
    .game = "cards", .greedy = cards_greedy, .greedy_1 = cards_greedy,
    .best = "strong",
    .insight = &cards_insight,
    .levels = LEVELS,
};
