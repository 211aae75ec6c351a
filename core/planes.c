/* planes.c - a view as planes (core/planes.h). */
#include "core/planes.h"

#include <string.h>

#include "core/check.h"
#include "core/numbers.h"

static bool same(const char *a, const char *b)
{
    while (*a && *a == *b) a++, b++;
    return *a == *b;
}

/* A row that names the place of one thing. */
static bool is_one(const struct lf_field_row *row, const struct lf_layer *layer)
{
    return !layer->where && lf_row_each(row) == 1 && row->max == layer->places;
}

/* How the row lies on the board, or NULL. */
static const struct lf_layer *layer_of(const struct lf_game *game, const struct lf_field_row *row)
{
    int each = lf_row_each(row);
    for (const struct lf_layer *layer = game->map->layers; each && layer->name; layer++)
        if (same(row->name, layer->name) &&
            (layer->where || is_one(row, layer) || each % layer->places == 0)) return layer;
    return NULL;
}

/* Planes of one of what the row is counted by; without a board, of all of them. */
static int planes_of(const struct lf_game *game, const struct lf_field_row *row)
{
    int each = lf_row_each(row);
    if (!game->map) return each * (lf_row_end(row) - lf_row_first(row)) > 1;
    const struct lf_layer *layer = layer_of(game, row);
    if (!layer) return 0;
    return layer->where || is_one(row, layer) ? 1 : each / layer->places;
}

static int all_planes_of(const struct lf_game *game, const struct lf_field_row *row)
{
    return planes_of(game, row) * (game->map ? lf_row_end(row) - lf_row_first(row) : 1);
}

struct lf_planes lf_planes_shape(const struct lf_game *game)
{
    struct lf_planes shape = { 0, 0, 0 };
    for (const struct lf_fields *const *table = game->tables; table && *table; table++)
        for (const struct lf_field_row *row = (*table)->rows; row->kind; row++) {
            int rows = lf_row_end(row) - lf_row_first(row), columns = lf_row_each(row);
            shape.planes += all_planes_of(game, row);
            if (!planes_of(game, row)) continue;
            if (rows > shape.rows) shape.rows = rows;
            if (columns > shape.columns) shape.columns = columns;
        }
    if (game->map) shape.rows = game->map->rows, shape.columns = game->map->columns;
    LF_ASSERT(shape.planes <= LF_PLANES_MAX && shape.rows * shape.columns <= LF_PLANE_CELLS_MAX);
    return shape;
}

static int16_t small(int32_t value)
{
    return (int16_t)(value > INT16_MAX ? INT16_MAX : value < INT16_MIN ? INT16_MIN : value);
}

struct canvas_of { struct lf_planes shape; int16_t *at; };

static void set(const struct canvas_of *canvas, int plane, int row, int column, int32_t value)
{
    const struct lf_planes *shape = &canvas->shape;
    LF_ASSERT(row >= 0 && row < shape->rows && column >= 0 && column < shape->columns);
    canvas->at[(plane * shape->rows + row) * shape->columns + column] = small(value);
}

static void spread(const struct canvas_of *canvas, const struct lf_layer *layer,
                   const struct lf_field_row *row, const void *view, const int32_t *numbers)
{
    for (int i = 0, each = lf_row_each(row); i < each; i++) {
        int place = layer->where ? layer->where(view, i) : i % layer->places, at_row, column;
        int plane = layer->where ? 0 : i / layer->places;
        int32_t value = numbers[i] + (plane == 0 ? layer->plus : 0);
        if (is_one(row, layer)) place = numbers[i], value = 1;
        if (place < 0 || place >= layer->places || !value) continue;
        layer->cell(place, &at_row, &column);
        set(canvas, plane, at_row, column, value);
    }
}

static void put_row(const struct lf_game *game, const struct lf_fields *table,
                    const struct lf_field_row *row, const void *view, struct canvas_of *canvas)
{
    int32_t numbers[LF_NUMBERS_MAX];
    int planes = planes_of(game, row), cells = canvas->shape.rows * canvas->shape.columns;
    for (int of = lf_row_first(row); planes && of < lf_row_end(row); of++) {
        lf_row_numbers(table, row, view, of, numbers);
        if (game->map) {
            spread(canvas, layer_of(game, row), row, view, numbers);
            canvas->at += planes * cells;
            continue;
        }
        for (int i = 0, each = lf_row_each(row); i < each; i++)
            set(canvas, 0, of - lf_row_first(row), i, numbers[i]);
    }
    if (planes && !game->map) canvas->at += cells;
}

void lf_planes(const struct lf_game *game, const void *view, int16_t *out)
{
    struct canvas_of canvas = { lf_planes_shape(game), out };
    const struct lf_planes *shape = &canvas.shape;
    memset(out, 0, sizeof *out * (size_t)(shape->planes * shape->rows * shape->columns));
    for (const struct lf_fields *const *table = game->tables; table && *table; table++)
        for (const struct lf_field_row *row = (*table)->rows; row->kind; row++)
            put_row(game, *table, row, view, &canvas);
}

int lf_planes_name(const struct lf_game *game, int plane, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    for (const struct lf_fields *const *table = game->tables; table && *table; table++) {
        const char *object = NULL;
        for (const struct lf_field_row *row = (*table)->rows; row->kind; row++) {
            int here = all_planes_of(game, row), planes = planes_of(game, row);
            object = lf_row_object(row, object);
            if (plane >= here) { plane -= here; continue; }
            struct lf_field_row plain = *row;
            if (!game->map) plain.of = NULL;
            lf_row_name(&out, object, &plain, lf_row_first(row) + plane / planes);
            if (planes > 1) {
                lf_put_char(&out, '.');
                lf_put_int(&out, plane % planes);
            }
            return lf_out_end(&out);
        }
    }
    lf_panic("no such plane", __FILE__, __LINE__);
}
