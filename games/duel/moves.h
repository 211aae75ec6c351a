/* moves.h - what the duel adds to the base game's actions, without asking whether it is allowed.
 * apply() and the random playout both call these. */
#ifndef DUEL_MOVES_H
#define DUEL_MOVES_H

#include "games/base/moves.h"
#include "games/duel/duel.h"

/* An action that check() allows: apply.c. */
void duel_do(struct duel_state *s, int seat, lf_action action);
/* A piece of this kind is due for a neutral player, if one can be placed: apply.c. */
void duel_owe_neutral(struct duel_state *s, enum duel_due due);
/* Places the piece that is due: apply.c. */
void duel_do_neutral(struct duel_state *s, int kind, int neutral, int place);

static inline void duel_gain_tokens(struct duel_state *s, int seat, int count)
{
    s->tokens[seat] = (uint8_t)(s->tokens[seat] + count);
}

/* Whether the seat may use a token action or give up a knight now, in its own turn and before or
 * after a roll (I2-24 to I2-33): 0, or the rule that forbids it. */
static inline lf_rule duel_token_rule(const struct duel_state *s, int seat, int kind)
{
    const struct island *island = &s->base.island;
    int theirs = island_hand_size(island, 1 - seat), drawn = theirs < 2 ? theirs : 2;
    if (kind == K_REDEEM) {
        if (s->used & USED_REDEEM || s->base.knights[seat] == 0) return I2(31);
        return s->tokens[seat] < TOKENS_MAX ? 0 : RULING(47);
    }
    if (s->used & USED_ACTION) return I2(24);
    if (s->tokens[seat] < duel_action_cost(s, seat)) return I2(30);
    if (kind == K_BANISH) return island_terrain(island, island->robber) == DESERT ? RULING(46) : 0;
    if (theirs == 0 || island_hand_size(island, seat) + drawn < 2) return I2(27);
    return 0;
}

/* The second of two rolls must differ from the first in its sum; one that does not is rolled
 * again and has no effect (I2-08, I2-10). */
static inline bool duel_repeated_roll(struct duel_state *s, int roll)
{
    int number = roll / 6 + roll % 6 + 2;
    if (s->rolls == 1 && number == s->number) {
        s->base.island.dice = (uint8_t)(roll + 1);
        return true;
    }
    if (s->rolls++ == 0) s->number = (uint8_t)number;
    return false;
}

/* Neutral settlements yield nothing (I2-20): they are off the board while the roll pays, so that
 * they do not count when the bank is short (IB-39) either. */
static inline void duel_roll_for_players(struct duel_state *s, int roll)
{
    corner_set *settlements = s->base.island.settlements;
    corner_set first = settlements[2], second = settlements[3];
    settlements[2] = settlements[3] = corners_none();
    base_do_dice(&s->base, roll);
    settlements[2] = first;
    settlements[3] = second;
}

/* After a roll, its robber and what was played between: the second roll follows (I2-07). */
static inline void duel_second_roll(struct duel_state *s)
{
    if (s->base.phase != BASE_MAIN || s->rolls != 1) return;
    s->base.phase = BASE_ROLL;
    s->base.flags &= (uint8_t)~BASE_ROLLED;
}

static inline void duel_begin_turn(struct duel_state *s) { s->rolls = s->number = s->used = 0; }

/* After a settlement or a road that was built, not founded: tokens, and a neutral piece. */
static inline void duel_after_building(struct duel_state *s, int seat, int kind, int corner)
{
    if (kind == K_SETTLEMENT)
        duel_gain_tokens(s, seat, duel_settlement_tokens(s, seat, corner));
    if (s->base.phase != BASE_OVER)
        duel_owe_neutral(s, kind == K_SETTLEMENT ? DUE_SETTLEMENT : DUE_ROAD);
}

#endif
