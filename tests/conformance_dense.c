/* conformance_dense.c - actions as numbers and factors (core/dense.h): each has one of its own,
 * both ways, in the order of lists; whatever is listed has a number that means nothing else. */
#include <stdlib.h>

#include "core/dense.h"
#include "tests/conformance.h"

/* The numbers of the game under test; made once for each. */
static const struct lf_dense *dense_of(const struct lf_game *game)
{
    static struct lf_dense dense;
    static void *memory;
    if (dense.game == game) return &dense;
    free(memory);
    memory = malloc(lf_dense_bytes(game));
    if (!memory) abort();
    lf_dense_build(&dense, game, memory);
    return &dense;
}

/* Text and factors say the same as the action. */
static bool told(const struct trial *trial, lf_action action)
{
    int32_t factors[LF_FACTORS];
    lf_action back = 0;
    return lf_factor(trial->game, action, factors) &&
           lf_unfactor(trial->game, factors, &back) && back == action;
}

void check_dense_table(struct trial *trial)
{
    static const struct lf_game *done;
    const struct lf_dense *dense = dense_of(trial->game);
    if (done == trial->game) return;
    done = trial->game;
    MUST(trial, dense->count > 1, "there are no numbers of actions");
    for (int32_t number = 0; number < dense->count - 1; number++) {
        lf_action action = dense->action[number];
        MUST(trial, number == 0 || dense->action[number - 1] < action, "numbers do not ascend");
        if (dense->placed[lf_kind_of(action)]) continue;
        MUST(trial, lf_dense_number(dense, action) == number, "a number does not come back");
        MUST(trial, told(trial, action), "factors do not come back");
    }
    int32_t factors[LF_FACTORS] = { -1 };
    lf_action action;
    MUST(trial, !lf_unfactor(trial->game, factors, &action), "a kind below 0 is taken");
    factors[0] = 256;
    MUST(trial, !lf_unfactor(trial->game, factors, &action), "a kind beyond the last is taken");
    factors[0] = 0, factors[LF_FACTORS - 1] = 1 << 30;
    MUST(trial, !lf_unfactor(trial->game, factors, &action), "a factor beyond its values is taken");
}

void check_dense(struct trial *trial, const void *state)
{
    const struct lf_game *game = trial->game;
    const struct lf_dense *dense = dense_of(game);
    static lf_action list[LF_LEGAL_MAX];
    static int32_t numbers[LF_LEGAL_MAX + 1];
    for (int seat = 0; seat < trial->seat_count; seat++) {
        int count = game->legal(state, seat, list);
        int n = lf_dense_numbers(dense, list, count, numbers);
        MUST(trial, n == count, "several listed actions have no number");
        for (int i = 0; i < count; i++) {
            MUST(trial, numbers[i] < dense->count - 1, "a listed action has no number");
            MUST(trial, i == 0 || numbers[i - 1] < numbers[i], "numbers of a list do not ascend");
            MUST(trial, lf_dense_action(dense, list, count, numbers[i]) == list[i],
                 "a number means another action than the listed one");
            if (!dense->placed[lf_kind_of(list[i])])
                MUST(trial, told(trial, list[i]), "factors of a listed action do not come back");
        }
        int32_t wild = (int32_t)lf_rng_below(&trial->rng, (uint32_t)dense->count);
        bool listed = false;
        for (int i = 0; i < count; i++) listed |= numbers[i] == wild;
        MUST(trial, (lf_dense_action(dense, list, count, wild) != 0) == listed,
             "a number that is not in the list means an action");
    }
}
