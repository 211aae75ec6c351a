/* conformance_numbers.c - views as numbers for learning: the same names for every view, as many
 * numbers, all of them written, and nothing in them that the viewer does not know. */
#include <stdlib.h>
#include <string.h>

#include "core/numbers.h"
#include "tests/conformance.h"

enum { GUARD = 0x5EA1 };

static int by_name(const void *a, const void *b) { return strcmp(a, b); }

/* Once for each set-up: names are there, fit and differ. */
void check_number_names(struct trial *trial)
{
    static char name[LF_NUMBERS_MAX][LF_NUMBER_NAME_MAX];
    int count = lf_numbers_count(trial->game);
    MUST(trial, count > 0 && count <= LF_NUMBERS_MAX, "a view has no numbers, or too many");
    for (int i = 0; i < count; i++) {
        int length = lf_numbers_name(trial->game, i, name[i], sizeof name[i]);
        MUST(trial, length > 0 && length < LF_NUMBER_NAME_MAX, "the name of a number is too long");
    }
    qsort(name, (size_t)count, sizeof name[0], by_name);
    for (int i = 1; i < count; i++)
        MUST(trial, strcmp(name[i - 1], name[i]) != 0, "two numbers have one name");
}

/* The numbers of a view of this state, over memory that held `before`. */
static void numbers_of(const struct trial *trial, const void *state, int viewer, int before,
                       int32_t *out)
{
    struct bytes view;
    memset(out, before, sizeof(int32_t) * LF_NUMBERS_MAX);
    out[lf_numbers_count(trial->game)] = GUARD;
    memset(view.at, before, sizeof view.at);
    trial->game->view(state, viewer, view.at);
    lf_numbers(trial->game, view.at, out);
}

void check_numbers(struct trial *trial, const void *state)
{
    static int32_t one[LF_NUMBERS_MAX + 1], two[LF_NUMBERS_MAX + 1];
    const struct lf_game *game = trial->game;
    int count = lf_numbers_count(game);
    for (int i = 0; i <= trial->seat_count; i++) {
        struct bytes view, other;
        game->view(state, viewer_of(trial, i), view.at);
        game->resample(view.at, &trial->rng, other.at);
        numbers_of(trial, state, viewer_of(trial, i), 0x55, one);
        numbers_of(trial, other.at, viewer_of(trial, i), 0x2A, two);
        MUST(trial, one[count] == GUARD && two[count] == GUARD, "too many numbers are written");
        MUST(trial, memcmp(one, two, sizeof(int32_t) * (size_t)count) == 0,
             "numbers differ between states that the viewer cannot tell apart");
    }
}
