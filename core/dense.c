/* dense.c - actions as small numbers and as factors (core/dense.h). */
#include "core/dense.h"

#include "core/check.h"
#include "core/rng.h"

/* ---- Spans and ranges ---- */

int lf_span_values(const struct lf_span *span) { return span->count + span->none; }

static uint64_t span_mask(const struct lf_span *span) { return ((uint64_t)1 << span->bits) - 1; }

static uint64_t span_bits(const struct lf_span *span, int value)
{
    uint64_t bits = value == span->count ? span_mask(span)
                                         : (uint64_t)(value + span->low) & span_mask(span);
    return bits << span->shift;
}

/* The value of these arguments, or -1. */
static int span_value(const struct lf_span *span, uint64_t args)
{
    uint64_t bits = args >> span->shift & span_mask(span);
    uint64_t value = (bits - (uint64_t)(int64_t)span->low) & span_mask(span);
    if (value < span->count) return (int)value;
    return span->none && bits == span_mask(span) ? span->count : -1;
}

const struct lf_range *lf_range_of(const struct lf_game *game, int kind)
{
    for (const struct lf_range *range = game->ranges; range && range->kind; range++)
        if (range->kind == kind) return range;
    return NULL;
}

/* Kinds without a range have no arguments. */
static int listed_count(const struct lf_range *range)
{
    if (!range) return 1;
    if (range->count) return range->count < 0 ? 0 : range->count;
    int count = 1;
    for (int i = 0; i < LF_SPANS_MAX && range->span[i].count; i++)
        count *= lf_span_values(&range->span[i]);
    return count;
}

static uint64_t listed_args(const struct lf_range *range, int n)
{
    uint64_t args = 0;
    if (!range) return 0;
    if (range->nth) return range->nth(n);
    if (range->count) return (uint64_t)n;
    for (int i = 0; i < LF_SPANS_MAX && range->span[i].count; i++) {
        int values = lf_span_values(&range->span[i]);
        args |= span_bits(&range->span[i], n % values);
        n /= values;
    }
    return args;
}

/* ---- Building ---- */

static int32_t count_all(const struct lf_game *game)
{
    int32_t count = 1;
    for (const struct lf_kind *kind = game->kinds; kind->kind; kind++)
        if (kind->kind >= LF_KIND_CHANCE_END)
            count += listed_count(lf_range_of(game, kind->kind));
    LF_ASSERT(count <= LF_DENSE_MAX);
    return count;
}

static uint32_t slots_for(int32_t count)
{
    uint32_t slots = 2;
    while (slots < 2 * (uint32_t)count) slots *= 2;
    return slots;
}

size_t lf_dense_bytes(const struct lf_game *game)
{
    int32_t count = count_all(game);
    return (size_t)count * sizeof(lf_action) + slots_for(count) * sizeof(int32_t);
}

static void swap(lf_action *a, lf_action *b)
{
    lf_action keep = *a;
    *a = *b;
    *b = keep;
}

static void sift(lf_action *heap, int root, int count)
{
    for (int child; (child = 2 * root + 1) < count; root = child) {
        if (child + 1 < count && heap[child] < heap[child + 1]) child++;
        if (heap[root] >= heap[child]) return;
        swap(&heap[root], &heap[child]);
    }
}

static void sort(lf_action *list, int count)
{
    for (int root = count / 2; root-- > 0;) sift(list, root, count);
    for (int last = count; last-- > 1;) {
        swap(&list[0], &list[last]);
        sift(list, 0, last);
    }
}

static uint32_t slot_of(const struct lf_dense *dense, lf_action action)
{
    return (uint32_t)(action * 0x9E3779B97F4A7C15u >> 40) & dense->slots;
}

static void note_all(struct lf_dense *dense)
{
    for (uint32_t i = 0; i <= dense->slots; i++) dense->slot[i] = -1;
    for (int32_t number = 0; number < dense->count - 1; number++) {
        uint32_t at = slot_of(dense, dense->action[number]);
        while (dense->slot[at] >= 0) {
            LF_ASSERT(dense->action[dense->slot[at]] != dense->action[number]);
            at = (at + 1) & dense->slots;
        }
        dense->slot[at] = number;
    }
}

/* Kinds whose arguments are 0, 1, 2 ... need no table. */
static void note_plain(struct lf_dense *dense)
{
    for (int kind = 0; kind < 256; kind++) dense->plain[kind] = 0, dense->placed[kind] = 0;
    for (int32_t number = 0; number < dense->count - 1; number++) {
        int kind = lf_kind_of(dense->action[number]);
        if (lf_args_of(dense->action[number]) == 0) dense->first[kind] = number;
        if (lf_args_of(dense->action[number]) == dense->plain[kind]) dense->plain[kind]++;
    }
    for (const struct lf_range *range = dense->game->ranges; range && range->kind; range++)
        if (range->count > 0 && !range->nth) {
            dense->placed[range->kind] = range->count;
            dense->plain[range->kind] = 0;
        }
}

void lf_dense_build(struct lf_dense *dense, const struct lf_game *game, void *memory)
{
    int32_t count = 0;
    dense->game = game;
    dense->count = count_all(game);
    dense->slots = slots_for(dense->count) - 1;
    dense->action = memory;
    dense->slot = (int32_t *)(dense->action + dense->count);
    for (const struct lf_kind *kind = game->kinds; kind->kind; kind++) {
        if (kind->kind < LF_KIND_CHANCE_END) continue;
        const struct lf_range *range = lf_range_of(game, kind->kind);
        for (int n = 0, end = listed_count(range); n < end; n++)
            dense->action[count++] = lf_act(kind->kind, listed_args(range, n));
    }
    LF_ASSERT(count == dense->count - 1);
    sort(dense->action, count);
    dense->action[count] = 0;
    note_all(dense);
    note_plain(dense);
}

/* ---- Asking ---- */

int32_t lf_dense_find(const struct lf_dense *dense, lf_action action)
{
    if (dense->placed[lf_kind_of(action)]) return -1;
    for (uint32_t at = slot_of(dense, action); dense->slot[at] >= 0; at = (at + 1) & dense->slots)
        if (dense->action[dense->slot[at]] == action) return dense->slot[at];
    return -1;
}

/* The number of the action at i of a list, by its place among those of its kind if need be. */
static int32_t number_at(const struct lf_dense *dense, const lf_action *list, int i)
{
    int kind = lf_kind_of(list[i]), place = 0;
    if (!dense->placed[kind]) return lf_dense_number(dense, list[i]);
    while (place < i && lf_kind_of(list[i - place - 1]) == kind) place++;
    return place < dense->placed[kind] ? dense->first[kind] + place : -1;
}

int lf_dense_numbers(const struct lf_dense *dense, const lf_action *list, int count,
                     int32_t *numbers)
{
    int n = 0;
    bool others = false;
    for (int i = 0; i < count; i++) {
        int32_t number = lf_dense_number(dense, list[i]);
        if (__builtin_expect(number < 0, 0)) number = number_at(dense, list, i);
        if (number >= 0) numbers[n++] = number;
        else others = true;
    }
    if (others) numbers[n++] = dense->count - 1;
    return n;
}

lf_action lf_dense_action(const struct lf_dense *dense, const lf_action *list, int count,
                          int32_t number)
{
    if (number < 0 || number >= dense->count) return 0;
    lf_action action = dense->action[number];
    if (number == dense->count - 1 || dense->placed[lf_kind_of(action)]) {
        int32_t wanted = number == dense->count - 1 ? -1 : number;
        for (int i = 0; i < count; i++)
            if (number_at(dense, list, i) == wanted) return list[i];
        return 0;
    }
    int low = 0;
    for (int high = count; low < high;) {
        int middle = (low + high) / 2;
        if (list[middle] < action) low = middle + 1;
        else high = middle;
    }
    return low < count && list[low] == action ? action : 0;
}

/* ---- Factors ---- */

bool lf_factor(const struct lf_game *game, lf_action action, int32_t out[LF_FACTORS])
{
    const struct lf_range *range = lf_range_of(game, lf_kind_of(action));
    uint64_t left = lf_args_of(action);
    for (int i = 0; i < LF_FACTORS; i++) out[i] = 0;
    while (game->kinds[out[0]].kind && game->kinds[out[0]].kind != lf_kind_of(action)) out[0]++;
    if (!game->kinds[out[0]].kind) return false;
    for (int i = 0; range && i < LF_SPANS_MAX && range->span[i].count; i++) {
        int value = span_value(&range->span[i], lf_args_of(action));
        if (value < 0) return false;
        out[1 + i] = value;
        left &= ~(span_mask(&range->span[i]) << range->span[i].shift);
    }
    return left == 0;
}

bool lf_unfactor(const struct lf_game *game, const int32_t in[LF_FACTORS], lf_action *action)
{
    int kinds = 0;
    while (game->kinds[kinds].kind) kinds++;
    if (in[0] < 0 || in[0] >= kinds) return false;
    const struct lf_range *range = lf_range_of(game, game->kinds[in[0]].kind);
    uint64_t args = 0;
    for (int i = 0; i < LF_SPANS_MAX; i++) {
        const struct lf_span *span = range ? &range->span[i] : NULL;
        int values = span && span->count ? lf_span_values(span) : 1;
        if (in[1 + i] < 0 || in[1 + i] >= values) return false;
        if (span && span->count) args |= span_bits(span, in[1 + i]);
    }
    *action = lf_act(game->kinds[in[0]].kind, args);
    return true;
}
