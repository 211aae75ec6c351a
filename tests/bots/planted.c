/* planted.c - blunders to be planted into matches, each of another kind (planted.h). None needs a
 * bot to be called a blunder: each throws away by the rules what the seat had in its hand. */
#include "tests/bots/planted.h"

#include "bots/island/pips.h"
#include "bots/think.h"
#include "core/match.h"
#include "games/base/base.h"

enum {
    WIN_DEPTH = 2,                    /* actions in which a win is seen */
    WORLDS = 8,                       /* guesses at what the others hold */
    BEHIND = 2,                       /* points that a rival may lack */
    LATE = 3,                         /* points that a seat may lack where a turn decides */
    MIDDLE = 5,                       /* ... where it counts */
    WEALTH = 8,                       /* points from which on two more are not to be left lying */
    WEALTH_AT_SEA = 11,               /* ... of 14: before that they may wait for a turn */
};

/* ---- What is asked of the rules ---- */

static bool wins(const struct lf_game *game, const void *state, int seat, lf_action action)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    __builtin_memcpy(after, state, game->state_size);
    game->apply(after, seat, action);
    return game->actors(after) == 0 && game->winners(after) >> seat & 1;
}

/* Whether the seat can win by so many actions of its own, with nothing left to chance between. */
static bool can_win(const struct lf_game *game, const void *state, int seat, int actions)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    lf_action list[LF_LEGAL_MAX];
    int count = game->actors(state) >> seat & 1 ? game->legal(state, seat, list) : 0;
    for (int i = 0; i < count; i++) {
        __builtin_memcpy(after, state, game->state_size);
        game->apply(after, seat, list[i]);
        if (game->actors(after) == 0 && game->winners(after) >> seat & 1) return true;
        if (actions > 1 && game->turn(after) == game->turn(state) &&
            game->awaited(after) == lf_seat_bit(seat) && can_win(game, after, seat, actions - 1))
            return true;
    }
    return false;
}

/* The turn ends here: what was chosen cannot be done after it. */
static lf_action pass_instead(const struct lf_game *game, const void *state, int seat,
                              lf_action chosen)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    lf_action pass = lf_insight_of(game)->pass(state, seat);
    if (!pass || pass == chosen || game->check(state, seat, pass) != 0) return 0;
    __builtin_memcpy(after, state, game->state_size);
    game->apply(after, seat, pass);
    return game->turn(after) != game->turn(state) ? pass : 0;
}

/* Whether another seat may win soon as well. */
static bool has_rival(const struct lf_game *game, const void *state, int seat)
{
    for (int i = 0; i < game->seat_count(state); i++)
        if (i != seat && game->points(state, i) >= game->points(state, seat) - BEHIND) return true;
    return false;
}

/* Base and the games around it. */
static bool is_late(const struct base_state *s, const struct lf_game *game, int seat, int lacks)
{
    return game->points(s, seat) >= s->target - lacks;
}

static int pips_at(const struct base_state *s, int corner)
{
    int sum = 0;
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex != NOWHERE && island_terrain(&s->island, hex) < RESOURCE_COUNT)
            sum += island_pips(&s->island, hex);
    }
    return sum;
}

/* ---- The kinds ---- */

/* The action that would have won at once is not done, and the turn is over. */
lf_action plant_missed_win(const struct lf_game *game, const void *state, int seat,
                           lf_action chosen)
{
    if (!wins(game, state, seat, chosen) || !has_rival(game, state, seat)) return 0;
    return pass_instead(game, state, seat, chosen);
}

/* Two points or more lie there and are left lying. */
static lf_action leave_points(const struct lf_game *game, const void *state, int seat,
                              lf_action chosen, int wealth)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    __builtin_memcpy(after, state, game->state_size);
    game->apply(after, seat, chosen);
    if (game->turn(state) == 0 || game->actors(after) == 0) return 0;
    if (game->points(after, seat) < game->points(state, seat) + 2) return 0;
    if (game->points(state, seat) < wealth || !has_rival(game, state, seat)) return 0;
    return pass_instead(game, state, seat, chosen);
}

lf_action plant_points_left(const struct lf_game *game, const void *state, int seat,
                            lf_action chosen)
{
    return leave_points(game, state, seat, chosen, WEALTH);
}

lf_action plant_island_left(const struct lf_game *game, const void *state, int seat,
                            lf_action chosen)
{
    return leave_points(game, state, seat, chosen, WEALTH_AT_SEA);
}

/* The first settlement goes where least is to be had. */
lf_action plant_worthless_corner(const struct lf_game *game, const void *state, int seat,
                                 lf_action chosen)
{
    const struct base_state *s = state;
    lf_action list[LF_LEGAL_MAX], worst = 0;
    int least = 100, count = game->legal(state, seat, list);
    if (s->phase != BASE_SETTLE || lf_kind_of(chosen) != K_SETTLEMENT) return 0;
    for (int i = 0; i < count; i++) {
        int corner = (int)lf_args_of(list[i]);
        if (pips_at(s, corner) >= least) continue;
        least = pips_at(s, corner);
        worst = list[i];
    }
    return worst;
}

/* The robber goes where the seat itself earns most, and nobody else does. */
lf_action plant_robber_at_home(const struct lf_game *game, const void *state, int seat,
                               lf_action chosen)
{
    const struct base_state *s = state;
    lf_action list[LF_LEGAL_MAX], worst = 0;
    int most = 3, count = game->legal(state, seat, list);
    if (s->phase != BASE_ROBBER || lf_kind_of(chosen) != K_ROBBER) return 0;
    for (int i = 0; i < count; i++) {
        int hex = (int)(lf_args_of(list[i]) & 0xFF), own = 0, others = 0;
        for (int k = 0; k < 6; k++) {
            int corner = HEX_CORNER[6 * hex + k];
            for (int j = 0; j < game->seat_count(state); j++) {
                int here = corners_has(s->island.settlements[j], corner) +
                           2 * corners_has(s->island.cities[j], corner);
                *(j == seat ? &own : &others) += here;
            }
        }
        int worth = others ? 0 : own * island_pips(&s->island, hex);
        if (worth <= most) continue;
        most = worth;
        worst = list[i];
    }
    return worst;
}

/* A city can be paid for; a road into nothing is built with other cards, or nothing at all, and the
 * city waits. */
lf_action plant_no_city(const struct lf_game *game, const void *state, int seat, lf_action chosen)
{
    const struct base_state *s = state;
    if (lf_kind_of(chosen) != K_CITY || !is_late(s, game, seat, LATE)) return 0;
    if (!has_rival(game, state, seat) || wins(game, state, seat, chosen)) return 0;
    return pass_instead(game, state, seat, chosen);
}

/* The cards of the city that could be built go to the bank. */
lf_action plant_cards_to_bank(const struct lf_game *game, const void *state, int seat,
                              lf_action chosen)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    lf_action list[LF_LEGAL_MAX];
    int count = game->legal(state, seat, list);
    if (lf_kind_of(chosen) != K_CITY || !is_late(state, game, seat, MIDDLE)) return 0;
    if (!has_rival(game, state, seat) || wins(game, state, seat, chosen)) return 0;
    for (int i = 0; i < count; i++) {
        if (lf_kind_of(list[i]) != K_BANK) continue;
        __builtin_memcpy(after, state, game->state_size);
        game->apply(after, seat, list[i]);
        if (game->check(after, seat, chosen) != 0 && !can_win(game, after, seat, WIN_DEPTH))
            return list[i];
    }
    return 0;
}

static bool pays_city(uint64_t hand)
{
    return (hand >> 8 * ORE & 0xFF) >= 3 && (hand >> 8 * GRAIN & 0xFF) >= 2;
}

/* After its own seven a seat puts the cards of the city aside that it could have built at once. */
lf_action plant_wrong_discard(const struct lf_game *game, const void *state, int seat,
                              lf_action chosen)
{
    const struct base_state *s = state;
    uint64_t given, taken, lost = 0, hand = s->island.hand[seat];
    if (lf_kind_of(chosen) != K_DISCARD || s->island.active != seat) return 0;
    trade_lanes(lf_args_of(chosen), &given, &taken);
    int due = cards_count(given);
    if (!pays_city(hand - given) || !corners_any(s->island.settlements[seat])) return 0;
    for (int round = 0; round < 2 && due > 0; round++)        /* first what was to be kept */
        for (int k = RESOURCE_COUNT - 1; k >= 0; k--) {
            uint64_t from = round ? given : hand - given;
            int have = (int)(from >> 8 * k & 0xFF), part = have < due ? have : due;
            lost += (uint64_t)part << 8 * k;
            due -= part;
        }
    lf_action action = lf_act(K_DISCARD, trade_fields(lost, 0));
    if (pays_city(hand - lost) || !is_late(s, game, seat, MIDDLE)) return 0;
    if (!has_rival(game, state, seat)) return 0;
    return game->check(state, seat, action) == 0 ? action : 0;
}

/* Monopoly takes what nobody has, in place of a handful. */
lf_action plant_empty_monopoly(const struct lf_game *game, const void *state, int seat,
                               lf_action chosen)
{
    const struct base_state *s = state;
    int least = 100, best = 0, kind = 0;
    if (lf_kind_of(chosen) != K_MONOPOLY) return 0;
    for (int k = 0; k < RESOURCE_COUNT; k++) {
        int held = 0;
        for (int i = 0; i < game->seat_count(state); i++)
            if (i != seat) held += (int)(s->island.hand[i] >> 8 * k & 0xFF);
        if (held < least) kind = k;
        if (held < least) least = held;
        if (k == (int)lf_args_of(chosen)) best = held;
    }
    lf_action action = lf_act(K_MONOPOLY, (uint64_t)kind);
    if (least > 0 || best < 4 || game->check(state, seat, action) != 0) return 0;
    return action;
}

/* Whether the seat whose turn it is wins when this one agrees to its offer and no other does, or
 * when nobody does. */
static bool wins_by_trade(const struct lf_game *game, const void *state, int seat, bool agreed)
{
    _Alignas(16) unsigned char world[LF_STATE_MAX];
    int leader = ((const struct base_state *)state)->island.active;
    lf_action no = lf_act(K_DECLINE, 0);
    lf_action last = agreed ? lf_act(K_CONFIRM, (uint64_t)seat) : lf_act(K_WITHDRAW, 0);
    __builtin_memcpy(world, state, game->state_size);
    game->apply(world, seat, agreed ? lf_act(K_ACCEPT, 0) : no);
    while (game->actors(world) && !(game->awaited(world) >> leader & 1)) {
        int other = lf_lowest_seat(game->awaited(world));
        if (other == LF_CHANCE || game->check(world, other, no) != 0) return false;
        game->apply(world, other, no);
    }
    if (game->check(world, leader, last) == 0) game->apply(world, leader, last);
    else if (agreed) return false;
    return can_win(game, world, leader, WIN_DEPTH);
}

/* A trade is agreed to that gives the leader the game, which the seat could have known. */
lf_action plant_gift_to_leader(const struct lf_game *game, const void *state, int seat,
                               lf_action chosen)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX], world[LF_STATE_MAX];
    const struct base_state *s = state;
    int leader = s->island.active, given = 0;
    struct lf_rng rng = { 1, 0 };
    if (s->phase != BASE_OFFER || leader == seat || lf_kind_of(chosen) == K_ACCEPT) return 0;
    if (game->check(state, seat, lf_act(K_ACCEPT, 0)) != 0) return 0;
    if (game->points(state, leader) < s->target - 2) return 0;
    if (game->points(state, seat) < game->points(state, leader) - BEHIND) return 0;
    game->view(state, seat, view);
    for (int i = 0; i < WORLDS; i++) {
        game->resample(view, &rng, world);
        given += wins_by_trade(game, world, seat, true) && !wins_by_trade(game, world, seat, false);
    }
    return 2 * given > WORLDS ? lf_act(K_ACCEPT, 0) : 0;
}
