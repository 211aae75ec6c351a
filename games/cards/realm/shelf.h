/* shelf.h - the piles of cards on the one shelf, and who knows which card.
 *
 * Knowledge moves with a card. Where a card leaves a pile at a place that the other seat cannot
 * see (a search, a card put under a stack), that seat forgets what it knew of the pile, unless
 * the card lies open: keeping the rest would tell which card it was. Of a discard pile only the
 * top card lies open: what is covered is known to nobody until it is looked through.
 */
#ifndef CARDS_SHELF_H
#define CARDS_SHELF_H

#include <string.h>

#include "games/cards/cards.h"

/* The first bytes of a word, up to all eight. */
static inline uint64_t pile_counts_before(uint64_t word, int count)
{
    return count < 8 ? word & (((uint64_t)1 << count * 8) - 1) : word;
}
static inline int pile_start(const struct cards_state *s, int pile)
{
    /* Bytes are added by one multiplication: all piles together have less than 256 cards. */
    uint64_t count[2];
    memcpy(count, s->count, sizeof count);
    uint64_t sum = pile < 8 ? pile_counts_before(count[0], pile)
                            : count[0] + pile_counts_before(count[1], pile - 8);
    return (int)(sum * 0x0101010101010101u >> 56);
}
static inline int pile_row(const struct cards_state *s, int pile, int index)
{
    return s->card[pile_start(s, pile) + index];
}
static inline unsigned seat_bit(int seat) { return 1u << seat; }

/* Where a copy of the row stands in the pile, or -1. */
int cards_pile_find(const struct cards_state *s, int pile, int row);
/* Puts a card into the pile at index. */
void cards_pile_put(struct cards_state *s, int pile, int index, int row, unsigned known);
/* Takes the card at index out; returns its row, and who knew it. */
int cards_pile_take(struct cards_state *s, int pile, int index, unsigned *known);

void cards_hand_add(struct cards_state *s, int seat, int row, unsigned known);
/* Everybody sees the card leave. The row must be there. */
unsigned cards_hand_remove(struct cards_state *s, int seat, int row);
/* The other seat does not see which card leaves. */
void cards_hand_remove_unseen(struct cards_state *s, int seat, int row);

/* On the pile of the seat, seen by everybody (KT-08). */
void cards_discard_card(struct cards_state *s, int seat, int row);
/* Under a stack, from nowhere: known tells who knows it. */
void cards_bury_card(struct cards_state *s, int stack, int row, unsigned known);
/* The seat has looked at every card of the pile. */
void cards_pile_look(struct cards_state *s, int pile, int seat);
/* The other seats forget what they knew of it, open cards excepted. */
void cards_pile_forget(struct cards_state *s, int pile, int seat);
/* Mixes `count` cards from the shelf's index `from` on; nobody knows them any more. */
void cards_shelf_shuffle(struct cards_state *s, int from, int count, uint64_t bits);

static inline int hand_size(const struct cards_state *s, int seat)
{
    return s->count[PILE_HAND + seat];
}
static inline bool hand_holds(const struct cards_state *s, int seat, int row)
{
    return cards_pile_find(s, PILE_HAND + seat, row) >= 0;
}
static inline int pile_discards(const struct cards_state *s, int seat)
{
    return s->mode == MODE_TOURNAMENT ? PILE_DISCARD + seat : PILE_DISCARD;
}

_Static_assert(PILES == 16 && SHELF < 256, "pile_start() adds two words of bytes");

/* Stacks of the mode: all, or those of a seat in the tournament (KT-07). */
static inline int stack_from(const struct cards_state *s, int seat)
{
    return s->mode == MODE_TOURNAMENT ? seat * 4 : 0;
}
static inline int stack_to(const struct cards_state *s, int seat)
{
    return s->mode == MODE_TOURNAMENT ? seat * 4 + 4 : s->mode == MODE_BASE ? 5 : 6;
}
static inline bool pile_is_banned(const struct cards_state *s, int seat, int pile)
{
    return s->ban[pile] >> seat & 1;
}
/* A stack from which the seat may take and under which it may put (KT-09, KC-PI-church-ban). */
static inline bool stack_open(const struct cards_state *s, int seat, int stack)
{
    return stack >= stack_from(s, seat) && stack < stack_to(s, seat) &&
           !pile_is_banned(s, seat, stack);
}

#endif
