/* brute.c - best play by trying everything, written without the solver's book: it knows only the
 * interface of core/lf.h, remembers what it has seen, and is slow. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/hash.h"
#include "tests/solve/solve.h"

static const struct lf_game *const game = &dice_game;

/* ---- A memory of values by key ---- */

enum { MEMORY_SIZE = 1 << 22 };
static struct { uint64_t key; double value; } *memory;

static double *remember(uint64_t key)
{
    if (!memory) memory = calloc(MEMORY_SIZE, sizeof *memory);
    if (!memory) abort();
    key |= 1;
    for (size_t i = key * 0x9E3779B97F4A7C15u >> 42;; i++) {
        i %= MEMORY_SIZE;
        if (memory[i].key == key) return &memory[i].value;
        if (memory[i].key) continue;
        memory[i].key = key;
        memory[i].value = -1e9;
        return &memory[i].value;
    }
}

static uint64_t key_of(const struct dice_state *s) { return lf_hash(s, sizeof *s); }

static struct dice_state after(const struct dice_state *s, int actor, lf_action action)
{
    struct dice_state next = *s;
    game->apply(&next, actor, action);
    return next;
}

/* ---- Building ---- */

static double build_value(const struct dice_state *s)
{
    if (s->phase != DICE_BUILD) return s->phase == DICE_OVER ? game->points(s, 0) : brute_value(s);
    double *known = remember(key_of(s)), best = -1e9;
    if (*known > -1e8) return *known;
    lf_action list[LF_LEGAL_MAX];
    int count = game->legal(s, 0, list);
    for (int i = 0; i < count; i++) {
        struct dice_state next = after(s, 0, list[i]);
        double value = build_value(&next);
        if (value > best) best = value;
    }
    return *remember(key_of(s)) = best;
}

/* ---- Rolling ---- */

/* The value of dice that are thrown from a position in the phase of the throw; after it the seat
 * stops, or chooses once more. */
static double choice_value(const struct dice_state *s);

static double throw_value(const struct dice_state *s)
{
    double *known = remember(key_of(s)), sum = 0, weights = 0;
    if (*known > -1e8) return *known;
    struct lf_outcome list[LF_OUTCOMES_MAX];
    int count = game->chance(s, list);
    for (int i = 0; i < count; i++) {
        struct dice_state next = after(s, LF_CHANCE, list[i].action);
        sum += list[i].weight * choice_value(&next);
        weights += list[i].weight;
    }
    return *remember(key_of(s)) = sum / weights;
}

static double choice_value(const struct dice_state *s)
{
    struct dice_state plain = *s;
    if (s->phase == DICE_BUILD) {
        plain.rolls = 1;               /* how many rolls it took does not matter any more */
        return build_value(&plain);
    }
    double *known = remember(key_of(s)), best = -1e9;
    if (*known > -1e8) return *known;
    lf_action list[LF_LEGAL_MAX];
    int count = game->legal(s, 0, list);
    for (int i = 0; i < count; i++) {
        struct dice_state next = after(s, 0, list[i]);
        double value = next.phase == DICE_THROW ? throw_value(&next) : choice_value(&next);
        if (value > best) best = value;
    }
    return *remember(key_of(s)) = best;
}

double brute_value(const struct dice_state *s)
{
    struct dice_state next = after(s, 0, lf_act(K_ROLL, 0));
    return throw_value(&next);
}

/* ---- What can be built ---- */

static struct { const struct dice_sheet *from; uint64_t *ends; } wanted;

static void explore(const struct dice_state *s)
{
    double *known = remember(key_of(s) ^ 0x5555555555555555u);
    const struct dice_sheet *sheet = &s->sheet[0], *from = wanted.from;
    lf_action list[LF_LEGAL_MAX];
    if (*known > -1e8) return;
    *known = 0;
    int built = __builtin_popcount(sheet->roads) - __builtin_popcount(from->roads) +
                4 * (sheet->settlements - from->settlements) +
                8 * (sheet->cities - from->cities) + 16 * (sheet->knights - from->knights);
    wanted.ends[built] |= (uint64_t)1 << (sheet->used & ~from->used);
    int count = game->legal(s, 0, list);
    for (int i = 0; i < count; i++) {
        if (lf_kind_of(list[i]) == K_END) continue;
        struct dice_state next = after(s, 0, list[i]);
        explore(&next);
    }
}

void brute_ends(const struct dice_state *s, uint64_t ends[64])
{
    struct dice_sheet from = s->sheet[0];
    if (memory) memset(memory, 0, MEMORY_SIZE * sizeof *memory);
    memset(ends, 0, 64 * sizeof *ends);
    wanted.from = &from;
    wanted.ends = ends;
    explore(s);
}
