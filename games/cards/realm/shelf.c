/* shelf.c - moving cards between piles (shelf.h). */
#include "games/cards/realm/shelf.h"

#include <string.h>

#include "core/check.h"
#include "core/rng.h"

static int shelf_end(const struct cards_state *s) { return pile_start(s, PILES); }

/* Discard piles show their top card only (KB-81); by the rules of version 1 all of them. */
static bool shows_top_only(const struct cards_state *s, int pile)
{
    return cards_rules(s) >= 2 && (pile == PILE_DISCARD || pile == PILE_DISCARD + 1);
}

int cards_pile_find(const struct cards_state *s, int pile, int row)
{
    int start = pile_start(s, pile);
    for (int i = 0; i < s->count[pile]; i++)
        if (s->card[start + i] == row) return i;
    return -1;
}

void cards_pile_put(struct cards_state *s, int pile, int index, int row, unsigned known)
{
    int at = pile_start(s, pile) + index, end = shelf_end(s);
    LF_ASSERT(end < SHELF && row > 0);
    memmove(s->card + at + 1, s->card + at, (size_t)(end - at));
    memmove(s->known + at + 1, s->known + at, (size_t)(end - at));
    s->card[at] = (uint8_t)row;
    s->known[at] = (uint8_t)known;
    if (shows_top_only(s, pile) && index == 0 && s->count[pile]) s->known[at + 1] = 0;
    s->count[pile]++;
}

int cards_pile_take(struct cards_state *s, int pile, int index, unsigned *known)
{
    int at = pile_start(s, pile) + index, end = shelf_end(s), row = s->card[at];
    LF_ASSERT(index >= 0 && index < s->count[pile]);
    *known = s->known[at];
    memmove(s->card + at, s->card + at + 1, (size_t)(end - at - 1));
    memmove(s->known + at, s->known + at + 1, (size_t)(end - at - 1));
    s->card[end - 1] = 0;
    s->known[end - 1] = 0;
    s->count[pile]--;
    if (shows_top_only(s, pile) && index == 0 && s->count[pile]) s->known[at] = KNOWN_ALL;
    return row;
}

void cards_hand_add(struct cards_state *s, int seat, int row, unsigned known)
{
    int pile = PILE_HAND + seat, start = pile_start(s, pile), i = 0;
    known |= seat_bit(seat);
    while (i < s->count[pile] && (s->card[start + i] < row ||
           (s->card[start + i] == row && s->known[start + i] < known))) i++;
    cards_pile_put(s, pile, i, row, known);
}

/* Of equal cards the best known one goes, because all saw it go. */
unsigned cards_hand_remove(struct cards_state *s, int seat, int row)
{
    int pile = PILE_HAND + seat, start = pile_start(s, pile), index = cards_pile_find(s, pile, row);
    unsigned known;
    LF_ASSERT(index >= 0);
    while (index + 1 < s->count[pile] && s->card[start + index + 1] == row) index++;
    cards_pile_take(s, pile, index, &known);
    return known;
}

void cards_hand_remove_unseen(struct cards_state *s, int seat, int row)
{
    int index = cards_pile_find(s, PILE_HAND + seat, row);
    unsigned known;
    LF_ASSERT(index >= 0);
    cards_pile_take(s, PILE_HAND + seat, index, &known);
    cards_pile_forget(s, PILE_HAND + seat, seat);
}

void cards_discard_card(struct cards_state *s, int seat, int row)
{
    cards_pile_put(s, pile_discards(s, seat), 0, row, KNOWN_ALL);
}

void cards_bury_card(struct cards_state *s, int stack, int row, unsigned known)
{
    cards_pile_put(s, stack, s->count[stack], row, known);
}

void cards_pile_look(struct cards_state *s, int pile, int seat)
{
    int start = pile_start(s, pile);
    for (int i = 0; i < s->count[pile]; i++)
        s->known[start + i] = (uint8_t)(s->known[start + i] | seat_bit(seat));
}

void cards_pile_forget(struct cards_state *s, int pile, int seat)
{
    int start = pile_start(s, pile);
    for (int i = 0; i < s->count[pile]; i++)
        if (!(s->known[start + i] & KNOWN_OPEN))
            s->known[start + i] = (uint8_t)(s->known[start + i] & seat_bit(seat));
}

void cards_shelf_shuffle(struct cards_state *s, int from, int count, uint64_t bits)
{
    struct lf_rng rng = { lf_mix(bits), 0 };
    for (int i = count - 1; i > 0; i--) {
        int other = (int)lf_rng_below(&rng, (uint32_t)i + 1);
        uint8_t card = s->card[from + i];
        s->card[from + i] = s->card[from + other];
        s->card[from + other] = card;
    }
    memset(s->known + from, 0, (size_t)count);
}
