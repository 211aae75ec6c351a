/* dense.h - actions as small numbers, for learning: every action that legal() may ever list has a
 * number of its own, the same in every position of the game.
 *
 * Each game says in its table of ranges which arguments a kind can be listed with. The numbers of
 * a game are these actions in ascending order, by kind and then by arguments, so that a list of
 * legal() gives ascending numbers. The last number of a game is LF_DENSE's way out: it stands for
 * the first listed action that has no number (more cards of gold than the table counts); in
 * ordinary play it never occurs.
 *
 * The second, factored form is for any action, listed or not: the kind's place in the game's
 * table of kinds, then its arguments one by one. So can be said what a list leaves out, above all
 * free offers of trade; check() judges it.
 */
#ifndef LF_DENSE_H
#define LF_DENSE_H

#include "core/lf.h"

enum { LF_SPANS_MAX = 12, LF_DENSE_MAX = 1 << 17 };

/* One argument: so many bits of an action's arguments. Its values are low .. low + count - 1,
 * counted from 0 in the factored form; with `none` there is one more, whose bits are all set. */
struct lf_span { uint8_t shift, bits; int16_t low; uint16_t count; bool none; };

/* The arguments of one kind. */
struct lf_range {
    uint8_t kind;                             /* 0 ends the table */
    struct lf_span span[LF_SPANS_MAX];        /* in the order of the notation; count 0: no more */
    /* The arguments that legal() can list, if not every combination of the spans: count of them,
     * nth(n) gives one. LF_UNLISTED: none. Without nth they are numbered by their place in the
     * list, for what is too many to tell apart (a set of corners). */
    int32_t count;
    uint64_t (*nth)(int n);
};
enum { LF_UNLISTED = -1 };

/* Rows of tables of ranges: a kind with every combination of its spans, or with those of nth. */
#define LF_RANGE(of, ...) { .kind = (of), .span = { __VA_ARGS__ } }
#define LF_RANGE_OF(of, many, by, ...) \
    { .kind = (of), .span = { __VA_ARGS__ }, .count = (many), .nth = (by) }

/* The numbers of one game. The memory is the caller's: lf_dense_bytes(). */
struct lf_dense {
    const struct lf_game *game;
    int32_t count;                            /* numbers 0 .. count - 1 */
    uint32_t slots;                           /* of the table below, less one */
    lf_action *action;                        /* by number; the last is 0 */
    int32_t *slot;                            /* numbers by a hash of their action, or -1 */
    int32_t first[256];                       /* of a kind whose arguments count from 0 up */
    uint64_t plain[256];                      /* how many arguments such a kind has, else 0 */
    int32_t placed[256];                      /* numbered by place in the list: how many, else 0 */
};

size_t lf_dense_bytes(const struct lf_game *game);
void lf_dense_build(struct lf_dense *dense, const struct lf_game *game, void *memory);
int32_t lf_dense_find(const struct lf_dense *dense, lf_action action);     /* -1: it has none */

/* The number of an action, or -1: it has none, or its place in a list decides. */
static inline int32_t lf_dense_number(const struct lf_dense *dense, lf_action action)
{
    int kind = lf_kind_of(action);
    uint64_t args = lf_args_of(action);
    if (__builtin_expect(args < dense->plain[kind], 1)) return dense->first[kind] + (int32_t)args;
    return lf_dense_find(dense, action);
}

/* What a seat may do, as ascending numbers; list has its actions. Returns their number: less than
 * `count` only where several have no number, of which the first is listed as the last number. */
int lf_dense_numbers(const struct lf_dense *dense, const lf_action *list, int count,
                     int32_t *numbers);
/* The listed action that a number stands for; 0: it is not in the list. */
lf_action lf_dense_action(const struct lf_dense *dense, const lf_action *list, int count,
                          int32_t number);

/* ---- The factored form: out[0] is the kind's place in game->kinds, out[1..] its arguments ---- */

enum { LF_FACTORS = 1 + LF_SPANS_MAX };
const struct lf_range *lf_range_of(const struct lf_game *game, int kind);    /* or NULL */
int lf_span_values(const struct lf_span *span);      /* values in the factored form */
/* False: an argument lies outside what the table of ranges knows. Factors that the kind does not
 * have are 0. */
bool lf_factor(const struct lf_game *game, lf_action action, int32_t out[LF_FACTORS]);
/* False: no such kind, or a factor beyond its values. */
bool lf_unfactor(const struct lf_game *game, const int32_t in[LF_FACTORS], lf_action *action);

#endif
