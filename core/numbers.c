/* numbers.c - a view as a vector of named numbers (core/numbers.h), made from the tables of fields:
 * those rows that have a name and a kind that knows numbers. */
#include "core/numbers.h"

#include "core/check.h"
#include "core/fields.h"

static int first_of(const struct lf_field_row *row) { return row->of ? row->of->first : 0; }
static int end_of(const struct lf_field_row *row) { return row->of ? row->of->end : 1; }

static int words_of(const struct lf_field_row *row)
{
    int count = 0;
    while (row->words[count]) count++;
    return count;
}

/* Numbers of one seat, or of what else the row is counted by. */
static int each_has(const struct lf_field_row *row)
{
    if (!row->name || !row->kind->numbers) return 0;
    return row->kind->count ? row->kind->count : words_of(row);
}

int lf_numbers_count(const struct lf_game *game)
{
    int count = 0;
    for (const struct lf_fields *const *table = game->tables; table && *table; table++)
        for (const struct lf_field_row *row = (*table)->rows; row->kind; row++)
            count += (end_of(row) - first_of(row)) * each_has(row);
    return count;
}

/* Seats that nobody has are all 0. */
static int32_t *put_row(const struct lf_fields *table, const struct lf_field_row *row,
                        const void *view, int32_t *out)
{
    int count = each_has(row), there = row->of && row->of->seats ? table->seats(view) : end_of(row);
    for (int of = first_of(row); count && of < end_of(row); of++, out += count) {
        struct lf_spot at = { table, row, (void *)(uintptr_t)view, of, row->name };
        for (int i = 0; i < count; i++) out[i] = 0;
        if (of < there) row->kind->numbers(&at, out);
    }
    return out;
}

void lf_numbers(const struct lf_game *game, const void *view, int32_t *out)
{
    for (const struct lf_fields *const *table = game->tables; table && *table; table++)
        for (const struct lf_field_row *row = (*table)->rows; row->kind; row++)
            out = put_row(*table, row, view, out);
}

static void put_part(struct lf_out *out, int number)
{
    lf_put_char(out, '.');
    lf_put_int(out, number);
}

static void put_name(struct lf_out *out, const char *object, const struct lf_field_row *row,
                     int index)
{
    int count = each_has(row);
    if (object) {
        lf_put(out, object);
        lf_put_char(out, '.');
    }
    lf_put(out, row->name);
    if (row->of) put_part(out, first_of(row) + index / count);
    if (count > 1) put_part(out, index % count);
}

int lf_numbers_name(const struct lf_game *game, int index, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    for (const struct lf_fields *const *table = game->tables; *table; table++) {
        const char *object = NULL;
        for (const struct lf_field_row *row = (*table)->rows; row->kind; row++) {
            int here = (end_of(row) - first_of(row)) * each_has(row);
            if (row->kind == &LF_OBJECT) object = row->name;
            if (row->kind == &LF_EACH && !row->of->seats) object = row->name;
            if (row->kind == &LF_CLOSE) object = NULL;
            if (index >= here) { index -= here; continue; }
            put_name(&out, object, row, index);
            return lf_out_end(&out);
        }
    }
    lf_panic("no such number", __FILE__, __LINE__);
}
