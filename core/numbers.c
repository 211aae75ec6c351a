/* numbers.c - a view as a vector of named numbers (core/numbers.h), made from the tables of fields:
 * those rows that have a name and a kind that knows numbers. */
#include "core/numbers.h"

#include "core/check.h"

static int words_of(const struct lf_field_row *row)
{
    int count = 0;
    while (row->words[count]) count++;
    return count;
}

int lf_row_each(const struct lf_field_row *row)
{
    if (!row->name || !row->kind->numbers) return 0;
    return row->kind->count ? row->kind->count : words_of(row);
}

static int numbers_of(const struct lf_field_row *row)
{
    return (lf_row_end(row) - lf_row_first(row)) * lf_row_each(row);
}

int lf_numbers_count(const struct lf_game *game)
{
    int count = 0;
    for (const struct lf_fields *const *table = game->tables; table && *table; table++)
        for (const struct lf_field_row *row = (*table)->rows; row->kind; row++)
            count += numbers_of(row);
    return count;
}

void lf_row_numbers(const struct lf_fields *table, const struct lf_field_row *row, const void *view,
                    int of, int32_t *out)
{
    struct lf_spot at = { table, row, (void *)(uintptr_t)view, of, row->name };
    int count = lf_row_each(row);
    bool there = !row->of || !row->of->seats || of < table->seats(view);
    for (int i = 0; i < count; i++) out[i] = 0;
    if (there) row->kind->numbers(&at, out);
}

void lf_numbers(const struct lf_game *game, const void *view, int32_t *out)
{
    for (const struct lf_fields *const *table = game->tables; table && *table; table++)
        for (const struct lf_field_row *row = (*table)->rows; row->kind; row++) {
            int count = lf_row_each(row);
            for (int of = lf_row_first(row); count && of < lf_row_end(row); of++, out += count)
                lf_row_numbers(*table, row, view, of, out);
        }
}

static void put_part(struct lf_out *out, int number)
{
    lf_put_char(out, '.');
    lf_put_int(out, number);
}

const char *lf_row_object(const struct lf_field_row *row, const char *object)
{
    if (row->kind == &LF_OBJECT) return row->name;
    if (row->kind == &LF_EACH && !row->of->seats) return row->name;
    return row->kind == &LF_CLOSE ? NULL : object;
}

void lf_row_name(struct lf_out *out, const char *object, const struct lf_field_row *row, int of)
{
    if (object) {
        lf_put(out, object);
        lf_put_char(out, '.');
    }
    lf_put(out, row->name);
    if (row->of) put_part(out, of);
}

int lf_numbers_name(const struct lf_game *game, int index, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    for (const struct lf_fields *const *table = game->tables; *table; table++) {
        const char *object = NULL;
        for (const struct lf_field_row *row = (*table)->rows; row->kind; row++) {
            int here = numbers_of(row), count = lf_row_each(row);
            object = lf_row_object(row, object);
            if (index >= here) { index -= here; continue; }
            lf_row_name(&out, object, row, lf_row_first(row) + index / count);
            if (count > 1) put_part(&out, index % count);
            return lf_out_end(&out);
        }
    }
    lf_panic("no such number", __FILE__, __LINE__);
}
