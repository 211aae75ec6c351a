/* playout.c - random games of the duel at full speed: the base game's phases (games/base/playout.h)
 * with two rolls a turn, token actions and neutral pieces. */
#include "core/match.h"
#include "games/base/playout.h"
#include "games/duel/moves.h"

static const int TOKEN_KINDS[] = { K_FORCE, K_BANISH, K_REDEEM };

/* The token actions that the active seat may take now, as bits in listing order. Mostly there are
 * none: the tokens are spent, or one was used in this turn. */
static inline unsigned token_menu(const struct duel_state *s)
{
    int seat = s->base.island.active;
    unsigned set = 0;
    if (s->tokens[seat] && !(s->used & USED_ACTION))
        for (int i = 0; i < 2; i++)
            set |= (unsigned)(duel_token_rule(s, seat, TOKEN_KINDS[i]) == 0) << i;
    if (s->base.knights[seat]) set |= (unsigned)(duel_token_rule(s, seat, K_REDEEM) == 0) << 2;
    return set;
}

static void take_token_action(struct duel_state *s, unsigned menu, int n)
{
    duel_do(s, s->base.island.active, lf_act(TOKEN_KINDS[bits_nth(menu, n)], 0));
}

static inline void roll_dice(struct duel_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    int roll;
    ++*transitions;
    do {
        roll = (int)lf_deal(d, K_DICE, 36);
        ++*transitions;
    } while (duel_repeated_roll(s, roll));
    duel_roll_for_players(s, roll);
    duel_second_roll(s);
}

static inline void before_roll(struct duel_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    int seat = s->base.island.active, cards = 0;
    unsigned tokens = token_menu(s);
    struct menu m;
    if (s->base.dev[seat] & 0xFFFF) {           /* a knight or a progress card */
        menu_cards(&s->base, seat, &m);
        cards = random_card_count(&m);
    }
    int n = lf_choose(d, seat, 1 + cards + __builtin_popcount(tokens)) - 1;
    if (n < 0) { roll_dice(s, d, transitions); return; }
    ++*transitions;
    if (n < cards) random_card(&s->base, &m, n);
    else take_token_action(s, tokens, n - cards);
}

static inline void main_phase(struct duel_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    int seat = s->base.island.active;
    unsigned tokens = token_menu(s);
    int more = __builtin_popcount(tokens);
    struct random_deed deed = random_main(&s->base, d, more, transitions, NULL);
    switch (deed.kind) {
    case RANDOM_MORE: take_token_action(s, tokens, deed.at); return;
    case K_END: duel_begin_turn(s); return;
    case K_SETTLEMENT: case K_ROAD: duel_after_building(s, seat, deed.kind, deed.at); return;
    default: return;
    }
}

static void place_neutral(struct duel_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    int seat = s->base.island.active, n, count;
    ++*transitions;
    if (s->due == DUE_SETTLEMENT) {
        corner_set first = duel_neutral_corners(s, 2), second = duel_neutral_corners(s, 3);
        count = corners_count(first);
        n = lf_choose(d, seat, count + corners_count(second));
        if (n < count) duel_do_neutral(s, K_NEUTRAL_SETTLEMENT, 2, corners_nth(first, n));
        else duel_do_neutral(s, K_NEUTRAL_SETTLEMENT, 3, corners_nth(second, n - count));
        return;
    }
    edge_set first = duel_neutral_edges(s, 2), second = duel_neutral_edges(s, 3);
    count = edges_count(first);
    n = lf_choose(d, seat, count + edges_count(second));
    if (n < count) duel_do_neutral(s, K_NEUTRAL_ROAD, 2, edges_nth(first, n));
    else duel_do_neutral(s, K_NEUTRAL_ROAD, 3, edges_nth(second, n - count));
}

static void free_roads(struct duel_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    int seat = s->base.island.active;
    if (random_free_roads(&s->base, d, transitions)) duel_after_building(s, seat, K_ROAD, 0);
}

static void from_list(struct duel_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    lf_action list[LF_LEGAL_MAX];
    int seat = s->base.island.active, count = duel_legal(s, seat, list);
    duel_apply(s, seat, list[lf_choose(d, seat, count)]);
    ++*transitions;
}

static void from_chance(struct duel_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    duel_apply(s, LF_CHANCE, lf_chance_draw(&duel_game, s, d->luck));
    ++*transitions;
}

/* One step in a phase of the base game other than ROLL and MAIN; the second roll may follow. */
static void base_phase(struct duel_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    switch (s->base.phase) {
    case BASE_ROBBER: random_robber(&s->base, d, transitions, NULL); break;
    case BASE_DISCARD: random_discards(&s->base, d, transitions); break;
    case BASE_OFFER: random_offer_phase(&s->base, d, transitions); break;
    case BASE_FREE_ROADS: free_roads(s, d, transitions); break;
    case BASE_SETTLE: case BASE_PAVE: from_list(s, d, transitions); break;
    default: from_chance(s, d, transitions); break;
    }
    duel_second_roll(s);
}

void duel_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally)
{
    struct duel_state *s = state;
    struct lf_dealer d = lf_dealer_of(luck);
    uint64_t transitions = 0;
    *tally = (struct lf_tally){ 0 };
    while (base_proposers(&s->base) && s->base.turn <= turn_cap) from_list(s, &d, &transitions);
    while (s->base.phase != BASE_OVER) {
        if (s->base.turn > turn_cap) { tally->capped = true; break; }
        switch (s->base.phase) {
        case BASE_ROLL: before_roll(s, &d, &transitions); break;
        case BASE_MAIN: main_phase(s, &d, &transitions); break;
        case DUEL_NEUTRAL: place_neutral(s, &d, &transitions); break;
        case DUEL_TAKE: from_chance(s, &d, &transitions); break;
        case DUEL_GIVE: from_list(s, &d, &transitions); break;
        default: base_phase(s, &d, &transitions); break;
        }
    }
    tally->transitions = transitions;
    tally->turns = s->base.turn;
}
