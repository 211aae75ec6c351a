/* offers.h - what a bot remembers of the offers it has made, so that nobody hears one again that
 * was just refused. The memory (bot.h) holds the last few: 48 bits of terms and the turn, in a
 * ring whose next place stands in the last word; and how many were made and taken up in all. */
#ifndef BOTS_OFFERS_H
#define BOTS_OFFERS_H

#include "bots/bot.h"

enum { OFFERS_KEPT = 6, OFFERS_COUNT = 6, OFFERS_NEXT = 7, OFFERS_TAKEN_UP = 16 };

static const uint64_t OFFERS_TERMS = ((uint64_t)1 << 48) - 1;

static inline uint64_t offers_entry(uint64_t terms, uint32_t turn)
{
    return terms << 16 | ((turn + 1) & 0xFFFF);
}

static inline void offers_made(struct lf_memory *memory, uint64_t terms, uint32_t turn)
{
    memory->words[memory->words[OFFERS_NEXT]] = offers_entry(terms, turn);
    memory->words[OFFERS_NEXT] = (memory->words[OFFERS_NEXT] + 1) % OFFERS_KEPT;
    memory->words[OFFERS_COUNT]++;
}

/* The last offer was taken up: the same one may be made again at once. */
static inline void offers_taken_up(struct lf_memory *memory)
{
    uint64_t last = (memory->words[OFFERS_NEXT] + OFFERS_KEPT - 1) % OFFERS_KEPT;
    memory->words[last] = 0;
    memory->words[OFFERS_NEXT] = last;
    memory->words[OFFERS_COUNT] += (uint64_t)1 << OFFERS_TAKEN_UP;
}

/* Which part of all offers was taken up, as if `most` that were had gone before. */
static inline float offers_rate(const struct lf_memory *memory, float most)
{
    uint64_t count = memory->words[OFFERS_COUNT];
    float made = (float)(count & 0xFFFF), taken = (float)(count >> OFFERS_TAKEN_UP);
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
