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

/* What follows the name of a row: "" if it has one number, else ".3". Negative: something else. */
static int place_in(const char *rest, int count)
{
    int place = 0;
    if (!*rest) return count == 1 ? 0 : -1;
    if (*rest++ != '.' || !*rest) return -1;
    for (; *rest >= '0' && *rest <= '9'; rest++)
        if ((place = 10 * place + (*rest - '0')) >= count) return -1;
    return *rest ? -1 : place;
}

static bool begins(const char *text, const char *with)
{
    while (*with)
        if (*text++ != *with++) return false;
    return true;
}

bool lf_number_named(const struct lf_game *game, const void *view, const char *name,
                     int32_t *number)
{
    enum { ROW_MAX = 1024 };
    char text[LF_NUMBER_NAME_MAX];
    int32_t row_numbers[ROW_MAX];
    for (const struct lf_fields *const *table = game->tables; table && *table; table++) {
        const char *object = NULL;
        for (const struct lf_field_row *row = (*table)->rows; row->kind; row++) {
            int count = lf_row_each(row);
            object = lf_row_object(row, object);
            for (int of = lf_row_first(row); count && of < lf_row_end(row); of++) {
                struct lf_out out = lf_out_start(text, sizeof text);
                lf_row_name(&out, object, row, of);
                size_t length = (size_t)lf_out_end(&out);
                if (!begins(name, text)) continue;
                int place = place_in(name + length, count);
                if (place < 0) continue;
                LF_ASSERT(count <= ROW_MAX);
                lf_row_numbers(*table, row, view, of, row_numbers);
                *number = row_numbers[place];
                return true;
            }
        }
    }
    return false;
}
