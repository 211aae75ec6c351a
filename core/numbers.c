/* numbers.c - a view as a vector of named numbers (core/numbers.h). */
#include "core/numbers.h"

#include "core/check.h"
#include "core/text.h"

static int row_seats(const struct lf_number *row) { return row->seats ? row->seats : 1; }

int lf_numbers_count(const struct lf_game *game)
{
    int count = 0;
    for (const struct lf_number *const *table = game->numbers; table && *table; table++)
        for (const struct lf_number *row = *table; row->name; row++)
            count += row_seats(row) * row->count;
    return count;
}

void lf_numbers(const struct lf_game *game, const void *view, int32_t *out)
{
    for (const struct lf_number *const *table = game->numbers; table && *table; table++)
        for (const struct lf_number *row = *table; row->name; row++)
            for (int seat = 0; seat < row_seats(row); seat++, out += row->count)
                row->fill(view, seat, out);
}

static void put_part(struct lf_out *out, int number)
{
    lf_put_char(out, '.');
    lf_put_int(out, number);
}

int lf_numbers_name(const struct lf_game *game, int index, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    for (const struct lf_number *const *table = game->numbers; *table; table++)
        for (const struct lf_number *row = *table; row->name; row++) {
            int here = row_seats(row) * row->count;
            if (index >= here) { index -= here; continue; }
            lf_put(&out, row->name);
            if (row->seats) put_part(&out, index / row->count);
            if (row->count > 1) put_part(&out, index % row->count);
            return lf_out_end(&out);
        }
    lf_panic("no such number", __FILE__, __LINE__);
}
