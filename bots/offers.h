/* offers.h - what a bot remembers of the offers it has made, so that nobody hears one again that
 * was just refused. The memory (bot.h) holds the last few: 48 bits of terms and the turn, in a
 * ring; and how many were made and taken up in all. Words 0 to 5 and 7 are used. */
#ifndef BOTS_OFFERS_H
#define BOTS_OFFERS_H

#include "bots/bot.h"

/* The last word: the next place in the ring, then how many offers were made, and taken up. */
enum {
    OFFERS_KEPT = 6, OFFERS_NEXT = 7,
    OFFERS_PLACE = 0xFF, OFFERS_MADE = 8, OFFERS_TAKEN = 24, OFFERS_MANY = 0xFFFF,
};

static const uint64_t OFFERS_TERMS = ((uint64_t)1 << 48) - 1;

static inline uint64_t offers_entry(uint64_t terms, uint32_t turn)
{
    return terms << 16 | ((turn + 1) & 0xFFFF);
}

/* Counts on, and goes to a place of the ring. */
static inline void offers_count(struct lf_memory *memory, uint64_t place, int what)
{
    uint64_t *last = &memory->words[OFFERS_NEXT];
    bool full = (*last >> what & OFFERS_MANY) == OFFERS_MANY;
    *last = (*last & ~(uint64_t)OFFERS_PLACE) + (full ? 0 : (uint64_t)1 << what) +
            place % OFFERS_KEPT;
}

static inline void offers_made(struct lf_memory *memory, uint64_t terms, uint32_t turn)
{
    uint64_t place = (memory->words[OFFERS_NEXT] & OFFERS_PLACE) % OFFERS_KEPT;
    memory->words[place] = offers_entry(terms, turn);
    offers_count(memory, place + 1, OFFERS_MADE);
}

/* The last offer was taken up: the same one may be made again at once. */
static inline void offers_taken_up(struct lf_memory *memory)
{
    uint64_t place = (memory->words[OFFERS_NEXT] & OFFERS_PLACE) + OFFERS_KEPT - 1;
    memory->words[place % OFFERS_KEPT] = 0;
    offers_count(memory, place, OFFERS_TAKEN);
}

/* Which part of all offers was taken up, as if `most` that were had gone before. */
static inline float offers_rate(const struct lf_memory *memory, float most)
{
    uint64_t last = memory->words[OFFERS_NEXT];
    float made = (float)(last >> OFFERS_MADE & OFFERS_MANY);
    float taken = (float)(last >> OFFERS_TAKEN & OFFERS_MANY);
    return (taken + most) / (made + most);
}

/* Whether these terms were offered in vain less than `lately` turns ago. */
static inline bool offers_refused(const struct lf_memory *memory, uint64_t terms, uint32_t turn,
                                  uint32_t lately)
{
    for (int i = 0; i < OFFERS_KEPT; i++) {
        uint64_t entry = memory->words[i];
        if (entry && entry >> 16 == (terms & OFFERS_TERMS) &&
            ((turn + 1 - (uint32_t)entry) & 0xFFFF) < lately)
            return true;
    }
    return false;
}

/* The chance, in 1024ths, that a hand of `size` cards out of `all` that lie in hidden hands holds
 * one of the `count` cards of a kind. */
static inline int offers_held(int all, int count, int size)
{
    int64_t without = 1024;
    for (int i = 0; i < size && i < all; i++)
        without = without * (all - count - i > 0 ? all - count - i : 0) / (all - i);
    return 1024 - (int)without;
}

#endif
