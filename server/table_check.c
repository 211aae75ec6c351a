/* table_check.c - does a log make sense by the rules? For `landfall check-store`: the entries are
 * taken as after a restart, but nothing is drawn, played or written. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "server/table.h"

struct table_check { struct tables *tables; struct table *table; bool foreign; };

struct table_check *table_check_new(void)
{
    struct table_check *check = calloc(1, sizeof *check);
    LF_ASSERT(check);
    check->tables = calloc(1, sizeof *check->tables);
    LF_ASSERT(check->tables);
    return check;
}

static void forget(struct table_check *check)
{
    if (check->table) tables_drop(check->table);
    check->table = NULL;
    check->foreign = false;
}

void table_check_free(struct table_check *check)
{
    forget(check);
    free(check->tables->heap);
    free(check->tables);
    free(check);
}

bool table_check_entry(void *context, const struct store_entry *entry)
{
    struct table_check *check = context;
    if (entry->seq == 1 || !check->table || strcmp(check->table->id, entry->table) != 0)
        forget(check);
    if (check->foreign) return true;
    if (!check->table) check->table = tables_add(check->tables, entry->table);
    if (table_take(check->table, entry)) return true;
    check->foreign = strcmp(check->table->refusal, "rules") == 0;
    return check->foreign;
}

bool table_check_foreign(const struct table_check *check)
{
    return check->foreign;
}
