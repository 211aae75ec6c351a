/* trade.c - offers, answers and counter-offers by chances (trade.h). */
#include "bots/trade.h"

#include "bots/offers.h"
#include "bots/turn.h"
#include "core/check.h"

enum {
    TURN_ROOM = 60,           /* positions of the turn that follows a trade */
    WORLD_TRIES = 16,         /* guesses until one is found in which the trade can be made */
    WORLDS = 2,               /* ... that an answer is thought about in */
    OFFERS_TRIED = 8,         /* those that look best at once */
    COUNTERS_TRIED = 3,
    LATELY = 3,               /* rounds for which a refused offer is not made again */
};

/* How many offers are taken up where others answer as greedy does, and for how many that were we
 * trust in it at first. */
static const float EXPECTED = 0.5f, FIRST_TAKEN = 1.5f;

struct trade {
    struct search search;
    struct turn turn;
    const struct lf_insight_trade *how;
    const struct lf_bargaining *terms;
    const void *view;
    int seat, trader;
    float usual;                              /* how far others seem to answer as greedy does */
    unsigned char *world, *without, *with;    /* a guess; it without and with the trade */
    struct lf_bargain *bargains;
};

/* What a trade changes: our chance and the other's, and what they are then. */
struct change { float own, other, own_then, other_then; };

/* ---- Chances ---- */

/* The chances of all seats when the seat whose turn it is has done its best from here. */
static void take_chances(struct trade *trade, const void *world, float *out)
{
    struct search *search = &trade->search;
    struct turn *turn = &trade->turn;
    int best = 0;
    float sum = 0;
    turn_search(search, turn, world, trade->trader, NULL, 0);
    for (int i = 1; i < turn->count; i++)
        if (turn->value[i] > turn->value[best]) best = i;
    for (int i = 0; i < search->seats; i++)
        sum += out[i] = search_worth(search, turn_state(search, turn, best), i);
    for (int i = 0; i < search->seats && sum > 0; i++) out[i] /= sum;
}

static struct change compare(struct trade *trade, int other)
{
    float before[LF_SEATS_MAX], after[LF_SEATS_MAX];
    int seat = trade->seat;
    take_chances(trade, trade->without, before);
    take_chances(trade, trade->with, after);
    return (struct change){ after[seat] - before[seat], after[other] - before[other], after[seat],
                            after[other] };
}

/* Whether the game would be handed over: to one who is about to win, or who is ahead and gains
 * more than we do. */
static bool hands_over(const struct trade *trade, const struct change *change)
{
    if (change->other <= 0) return false;
    return change->other_then >= trade->terms->winning ||
           (change->other > change->own && change->other_then > change->own_then);
}

/* ---- Worlds with and without a trade ---- */

static bool play(const struct trade *trade, void *world, int seat, lf_action action)
{
    const struct lf_game *game = trade->search.game;
    if (game->check(world, seat, action)) return false;
    game->apply(world, seat, action);
    return true;
}

static void copy(const struct trade *trade, void *to, const void *from)
{
    __builtin_memcpy(to, from, trade->search.game->state_size);
}

static void guess(struct trade *trade)
{
    trade->search.game->resample(trade->view, trade->search.rng, trade->world);
}

/* Whether greedy in the other's place, asked after this action of ours in the last guess, would
 * answer with an action of a kind. */
static bool is_usual(const struct trade *trade, lf_action action, int other, int kind)
{
    _Alignas(16) unsigned char world[LF_STATE_MAX], view[LF_STATE_MAX];
    const struct lf_game *game = trade->search.game;
    struct lf_rng rng = { 1, 0 };
    struct lf_memory memory = { 0 };
    copy(trade, world, trade->world);
    bool asked = play(trade, world, trade->seat, action) && game->actors(world) >> other & 1;
    if (!asked) return false;
    game->view(world, other, view);
    return lf_kind_of(lf_pack_of(game)->greedy(view, other, &rng, &memory)) == kind;
}

/* How likely the other agrees, as far as we can tell: some judge by chances, some as greedy
 * does. */
static float agrees(const struct trade *trade, const struct change *change, bool usual)
{
    float share = trade->usual;
    return share * (float)usual +
           (1 - share) * lf_logistic((change->other - trade->terms->accept) / trade->terms->width);
}

/* The offer made, agreed to by the other and confirmed, in a guess in which that can be. */
static bool play_offer(struct trade *trade, lf_action offer, int other)
{
    const struct lf_insight_trade *how = trade->how;
    offer = how->only_to(offer, lf_seat_bit(other));
    for (int tries = 0; tries < WORLD_TRIES; tries++) {
        guess(trade);
        copy(trade, trade->without, trade->world);
        copy(trade, trade->with, trade->world);
        if (!play(trade, trade->with, trade->seat, offer)) return false;
        if (!play(trade, trade->with, other, lf_act(how->accept, 0))) continue;
        return play(trade, trade->with, trade->seat, lf_act(how->confirm, (uint64_t)other));
    }
    return false;
}

/* We answer so, and the seat that asked confirms it; or it withdraws. */
static bool play_answer(struct trade *trade, lf_action answer)
{
    const struct lf_insight_trade *how = trade->how;
    lf_action confirm = lf_act(how->confirm, (uint64_t)trade->seat);
    for (int tries = 0; tries < WORLD_TRIES; tries++) {
        guess(trade);
        copy(trade, trade->without, trade->world);
        copy(trade, trade->with, trade->world);
        if (!play(trade, trade->without, trade->trader, lf_act(how->withdraw, 0))) return false;
        if (!play(trade, trade->with, trade->seat, answer)) return false;
        if (play(trade, trade->with, trade->trader, confirm)) return true;
    }
    return false;
}

/* ---- Answers ---- */

/* The bargains that leave most, as they look at once; returns how many. */
static int shortlist(struct trade *trade, int count, int most,
                     bool (*play_it)(struct trade *, const struct lf_bargain *), int *out)
{
    float worth[OFFERS_TRIED];
    int found = 0;
    LF_ASSERT(most <= OFFERS_TRIED);
    for (int i = 0; i < count; i++) {
        if (!play_it(trade, &trade->bargains[i])) continue;
        float here = search_worth(&trade->search, trade->with, trade->seat);
        int at = found < most ? found++ : most;
        for (; at > 0 && worth[at - 1] < here; at--)
            if (at < most) worth[at] = worth[at - 1], out[at] = out[at - 1];
        if (at < most) worth[at] = here, out[at] = i;
    }
    return found;
}

static bool play_counter(struct trade *trade, const struct lf_bargain *bargain)
{
    return bargain->able[trade->trader] >= trade->terms->agreed &&
           play_answer(trade, bargain->action);
}

static lf_action counter(struct trade *trade)
{
    int list[COUNTERS_TRIED], count = trade->how->bargains(trade->view, trade->seat,
                                                           trade->bargains);
    lf_action choice = 0;
    float most = 0;
    count = shortlist(trade, count, COUNTERS_TRIED, play_counter, list);
    for (int k = 0; k < count; k++) {
        const struct lf_bargain *bargain = &trade->bargains[list[k]];
        if (!play_counter(trade, bargain)) continue;
        struct change change = compare(trade, trade->trader);
        bool usual = is_usual(trade, bargain->action, trade->trader, trade->how->confirm);
        float chance = agrees(trade, &change, usual) * bargain->able[trade->trader];
        if (change.own < trade->terms->counter || chance < trade->terms->agreed) continue;
        if (chance * change.own <= most || hands_over(trade, &change)) continue;
        most = chance * change.own;
        choice = bargain->action;
    }
    return choice;
}

static lf_action answer(struct trade *trade)
{
    const struct lf_insight_trade *how = trade->how;
    lf_action accept = lf_act(how->accept, 0);
    struct change sum = { 0, 0, 0, 0 };
    int worlds = 0;
    if (trade->search.game->check(trade->view, trade->seat, accept) == 0)
        for (; worlds < WORLDS && play_answer(trade, accept); worlds++) {
            struct change change = compare(trade, trade->trader);
            sum.own += change.own / WORLDS;
            sum.other += change.other / WORLDS;
            sum.own_then += change.own_then / WORLDS;
            sum.other_then += change.other_then / WORLDS;
        }
    bool pays = worlds == WORLDS && sum.own >= trade->terms->accept;
    if (pays && !hands_over(trade, &sum)) return accept;
    lf_action own = counter(trade);
    return own ? own : lf_act(how->decline, 0);
}

/* What others agreed to or propose: the best that helps; 0: none does. */
static lf_action confirm(struct trade *trade, float least)
{
    const struct lf_game *game = trade->search.game;
    lf_action choice = 0;
    for (int i = 0; i < trade->search.seats; i++) {
        lf_action action = lf_act(trade->how->confirm, (uint64_t)i);
        if (i == trade->seat || game->check(trade->view, trade->seat, action)) continue;
        guess(trade);
        copy(trade, trade->without, trade->world);
        copy(trade, trade->with, trade->world);
        (void)play(trade, trade->without, trade->seat, lf_act(trade->how->withdraw, 0));
        if (!play(trade, trade->with, trade->seat, action)) continue;
        struct change change = compare(trade, i);
        if (change.own < least || hands_over(trade, &change)) continue;
        least = change.own;
        choice = action;
    }
    return choice;
}

/* ---- Offers ---- */

static int likeliest(const struct trade *trade, const struct lf_bargain *bargain)
{
    int best = -1;
    for (int i = 0; i < trade->search.seats; i++)
        if (bargain->able[i] > 0 && (best < 0 || bargain->able[i] > bargain->able[best])) best = i;
    return best;
}

static bool play_likeliest(struct trade *trade, const struct lf_bargain *bargain)
{
    int other = likeliest(trade, bargain);
    return other >= 0 && play_offer(trade, bargain->action, other);
}

/* Leaves out what was just refused, or what hardly anybody can meet. */
static int sift(struct trade *trade, const struct lf_memory *memory, int count)
{
    const struct lf_game *game = trade->search.game;
    uint32_t turn = game->turn(trade->view);
    int kept = 0;
    for (int i = 0; i < count; i++) {
        float none = 1;
        for (int k = 0; k < trade->search.seats; k++) none *= 1 - trade->bargains[i].able[k];
        uint64_t terms = lf_args_of(trade->bargains[i].action);
        if (1 - none < trade->terms->held) continue;
        if (offers_refused(memory, terms, turn, LATELY * (uint32_t)trade->search.seats)) continue;
        trade->bargains[kept++] = trade->bargains[i];
    }
    return kept;
}

/* What it changes if this seat agrees, and how likely it does: the mean over some guesses. False:
 * it cannot be, or it hands over the game. */
static bool weigh(struct trade *trade, const struct lf_bargain *bargain, int other, float *own,
                  float *chance)
{
    *own = *chance = 0;
    for (int worlds = 0; worlds < WORLDS; worlds++) {
        if (!play_offer(trade, bargain->action, other)) return false;
        struct change change = compare(trade, other);
        if (change.own < trade->terms->offer || hands_over(trade, &change)) return false;
        bool usual = is_usual(trade, trade->how->only_to(bargain->action, lf_seat_bit(other)),
                              other, trade->how->accept);
        *own += change.own / WORLDS;
        *chance += agrees(trade, &change, usual) * bargain->able[other] / WORLDS;
    }
    return true;
}

/* What the offer promises if it is made to those who may well agree. */
static float promise(struct trade *trade, const struct lf_bargain *bargain, lf_seats *targets)
{
    float gain = 0, weights = 0, none = 1, unheld = 1;
    *targets = 0;
    for (int i = 0; i < trade->search.seats; i++) {
        float own, chance;
        if (bargain->able[i] <= 0 || !weigh(trade, bargain, i, &own, &chance)) continue;
        if (chance < trade->terms->asked) continue;
        *targets |= lf_seat_bit(i);
        gain += chance * own;
        weights += chance;
        none *= 1 - chance;
        unheld *= 1 - bargain->able[i];
    }
    if (1 - none < trade->terms->agreed || 1 - unheld < trade->terms->held) return 0;
    return weights > 0 ? (1 - none) * gain / weights : 0;
}

static lf_action make_offer(struct trade *trade, struct lf_memory *memory)
{
    const struct lf_game *game = trade->search.game;
    int list[OFFERS_TRIED], count = trade->how->bargains(trade->view, trade->seat,
                                                         trade->bargains);
    lf_action choice = 0;
    float most = 0;
    count = sift(trade, memory, count);
    count = shortlist(trade, count, OFFERS_TRIED, play_likeliest, list);
    for (int k = 0; k < count && search_goes_on(&trade->search); k++) {
        const struct lf_bargain *bargain = &trade->bargains[list[k]];
        lf_seats targets;
        float here = promise(trade, bargain, &targets);
        if (k > 0 && !search_goes_on(&trade->search)) break;      /* it may be cut short */
        if (here <= most) continue;
        most = here;
        choice = trade->how->only_to(bargain->action, targets);
    }
    if (choice) offers_made(memory, lf_args_of(choice) & OFFERS_TERMS, game->turn(trade->view));
    return choice;
}

/* ---- The whole ---- */

/* Others are taken to answer as greedy does until too many offers come to nothing. */
static float usual_share(const struct trade *trade, const struct lf_memory *memory)
{
    float rate = offers_rate(memory, FIRST_TAKEN) / EXPECTED;
    return trade->terms->usual * (rate < 1 ? rate : 1);
}

static size_t lay_out(struct trade *trade, const struct lf_game *game, unsigned char *at)
{
    size_t state = (game->state_size + 15u) & ~(size_t)15;
    size_t used = search_take(&trade->search, game, lf_insight_of(game), at);
    trade->world = at ? at + used : NULL;
    trade->without = at ? at + used + state : NULL;
    trade->with = at ? at + used + 2 * state : NULL;
    used += 3 * state;
    trade->bargains = at ? (void *)(at + used) : NULL;
    used += (LF_BARGAINS_MAX * sizeof *trade->bargains + 15) & ~(size_t)15;
    return used + turn_take(&trade->turn, game, TURN_ROOM, at ? at + used : NULL);
}

size_t lf_trade_size(const struct lf_game *game)
{
    struct trade trade;
    return lay_out(&trade, game, NULL);
}

/* Between two what one gains the other loses: who offers something does not mean well. */
static lf_action refuse(const struct lf_game *game, const struct lf_insight_trade *how,
                        const void *view, int seat)
{
    if (game->check(view, seat, lf_act(how->decline, 0)) == 0) return lf_act(how->decline, 0);
    bool open = seat == how->trader(view) &&
                game->check(view, seat, lf_act(how->withdraw, 0)) == 0;
    return open ? lf_act(how->withdraw, 0) : 0;
}

lf_action lf_trade(const struct lf_game *game, const struct lf_net *net, const void *view, int seat,
                   struct lf_rng *rng, struct lf_memory *memory,
                   const struct lf_bargaining *bargaining, bool quiet, void *scratch, size_t size)
{
    const struct lf_insight_trade *how = lf_insight_of(game)->trade;
    struct trade trade = { .how = how, .terms = bargaining, .view = view, .seat = seat };
    if (!how) return 0;
    if (game->seat_count(view) == 2) return refuse(game, how, view, seat);
    LF_ASSERT(lay_out(&trade, game, scratch) <= size);
    trade.trader = how->trader(view);
    trade.usual = usual_share(&trade, memory);
    trade.search.nodes_max = bargaining->nodes;
    search_begin(&trade.search, game, net, view, seat, rng);
    if (game->check(view, seat, lf_act(how->decline, 0)) == 0) return answer(&trade);
    if (seat != trade.trader) return 0;
    if (game->check(view, seat, lf_act(how->withdraw, 0)) == 0) {
        lf_action taken = confirm(&trade, 0);
        if (taken) offers_taken_up(memory);
        return taken ? taken : lf_act(how->withdraw, 0);
    }
    lf_action proposed = confirm(&trade, bargaining->accept);
    if (proposed || quiet) return proposed;
    return make_offer(&trade, memory);
}
