/* conformance_numbers.c - views as numbers and planes for learning: the same names for every view,
 * as many numbers, all of them written, and nothing in them that the viewer does not know. */
#include <stdlib.h>
#include <string.h>

#include "core/numbers.h"
#include "core/planes.h"
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

/* All that is made for learning of one view. */
struct seen { int32_t numbers[LF_NUMBERS_MAX + 1]; int16_t planes[1 << 17]; };

static int cells_of(const struct lf_game *game)
{
    struct lf_planes shape = lf_planes_shape(game);
    return shape.planes * shape.rows * shape.columns;
}

/* Once for each set-up: planes have names that fit and differ, and are not too many to test. */
void check_plane_names(struct trial *trial)
{
    static char name[LF_PLANES_MAX][LF_PLANE_NAME_MAX];
    struct lf_planes shape = lf_planes_shape(trial->game);
    MUST(trial, shape.planes > 0 && cells_of(trial->game) < 1 << 17, "no planes, or too many");
    for (int i = 0; i < shape.planes; i++) {
        int length = lf_planes_name(trial->game, i, name[i], sizeof name[i]);
        MUST(trial, length > 0 && length < LF_PLANE_NAME_MAX, "the name of a plane is too long");
    }
    qsort(name, (size_t)shape.planes, sizeof name[0], by_name);
    for (int i = 1; i < shape.planes; i++)
        MUST(trial, strcmp(name[i - 1], name[i]) != 0, "two planes have one name");
}

/* Numbers and planes of a view of this state, over memory that held `before`. */
static void see(const struct trial *trial, const void *state, int viewer, int before,
                struct seen *out)
{
    struct bytes view;
    memset(out, before, sizeof *out);
    out->numbers[lf_numbers_count(trial->game)] = GUARD;
    out->planes[cells_of(trial->game)] = GUARD;
    memset(view.at, before, sizeof view.at);
    trial->game->view(state, viewer, view.at);
    lf_numbers(trial->game, view.at, out->numbers);
    lf_planes(trial->game, view.at, out->planes);
}

void check_numbers(struct trial *trial, const void *state)
{
    static struct seen one, two;
    const struct lf_game *game = trial->game;
    size_t count = (size_t)lf_numbers_count(game), cells = (size_t)cells_of(game);
    for (int i = 0; i <= trial->seat_count; i++) {
        struct bytes view, other;
        game->view(state, viewer_of(trial, i), view.at);
        game->resample(view.at, &trial->rng, other.at);
        see(trial, state, viewer_of(trial, i), 0x55, &one);
        see(trial, other.at, viewer_of(trial, i), 0x2A, &two);
        MUST(trial, one.numbers[count] == GUARD && two.numbers[count] == GUARD,
             "too many numbers are written");
        MUST(trial, one.planes[cells] == GUARD && two.planes[cells] == GUARD,
             "too many planes are written");
        MUST(trial, memcmp(one.numbers, two.numbers, sizeof one.numbers[0] * count) == 0,
             "numbers differ between states that the viewer cannot tell apart");
        MUST(trial, memcmp(one.planes, two.planes, sizeof one.planes[0] * cells) == 0,
             "planes differ between states that the viewer cannot tell apart");
    }
}
