/* table_prune.c - what is forgotten, and when: matches of bots alone first, then tables that never
 * began, and matches of people only where the host of the server says so.
 *
 * Once a second a few tables are given to the store's writer, which forgets them with its next
 * batch; nobody waits for that. When the store is larger than it may be, the same is done without
 * regard to age; and when nothing is left that may go, no new tables are made. */
#include <string.h>

#include "core/check.h"
#include "server/hold.h"
#include "server/sight.h"

/* Who of those whom the store has noted was here, one a line. */
static void list_people(const struct table *table, char people[STORE_PEOPLE_MAX])
{
    struct lf_out out = lf_out_start(people, STORE_PEOPLE_MAX);
    lf_put(&out, table->creator);
    for (int i = 0; i < table->seat_count; i++) {
        if (table->seats[i].kind != SEAT_PERSON) continue;
        lf_put_char(&out, '\n');
        lf_put(&out, table->seats[i].person.id);
    }
    lf_out_end(&out);
}

/* Actions of people have keys. */
static bool people_acted(const struct table *table)
{
    for (uint32_t i = 0; i < table->act_count; i++)
        if (table->acts[i].key) return true;
    return false;
}

void table_finish(struct table *table)
{
    struct tables *tables = table->tables;
    char people[STORE_PEOPLE_MAX];
    table_note_end(table);
    struct lf_out out = lf_out_start(tables->scratch, SCRATCH_SIZE);
    message_summary(table, &out);
    LF_ASSERT(lf_out_end(&out) < SCRATCH_SIZE);
    list_people(table, people);
    table->ticket = store_finish(tables->store, &(struct store_finish){
        .table = table->id, .summary = tables->scratch, .at = table->changed, .people = people,
        .end = people_acted(table) ? STORE_END_PEOPLE
             : table->start_seq ? STORE_END_BOTS : STORE_END_UNSTARTED });
}

bool tables_is_pruned(const struct tables *tables, const char *id)
{
    for (int i = 0; i < tables->prune_count; i++)
        if (strcmp(tables->pruned[i], id) == 0) return true;
    return false;
}

/* A table that somebody looks at stays. */
static bool let_go(struct tables *tables, const char *id)
{
    struct table *table = tables_find(tables, id);
    if (!table) return true;
    if (table->clients || table->thinking || table->state != TABLE_OVER) return false;
    tables_drop(table);
    return true;
}

static void prune(struct tables *tables, enum store_end end, int64_t before)
{
    char ids[PRUNE_STEP * 2][STORE_TABLE_MAX];     /* some may not go yet */
    int count = store_prunable(tables->store, end, before, ids, PRUNE_STEP * 2);
    for (int i = 0; i < count && tables->prune_count < PRUNE_STEP; i++) {
        if (tables_is_pruned(tables, ids[i]) || !let_go(tables, ids[i])) continue;
        memcpy(tables->pruned[tables->prune_count++], ids[i], STORE_TABLE_MAX);
        tables->prune_ticket = store_prune(tables->store, ids[i]);
        tables->counts.pruned[end]++;
    }
}

void tables_prune(struct tables *tables)
{
    const struct tables_settings *set = &tables->settings;
    const int64_t keep[STORE_END_KINDS] = {
        [STORE_END_BOTS] = set->keep_bots_ms, [STORE_END_UNSTARTED] = set->keep_unstarted_ms,
        [STORE_END_PEOPLE] = set->keep_people_ms,
    };
    struct store_counts counts;
    const struct tables_calls *calls = &tables->calls;
    tables_now(tables);
    int64_t time = calls->calendar ? calls->calendar(calls->context) : tables->time;
    sight_sweep(tables);
    hold_sweep(tables);
    if (store_durable(tables->store) < tables->prune_ticket || store_stuck(tables->store)) return;
    tables->prune_count = 0;
    for (int end = STORE_END_BOTS; end < STORE_END_KINDS; end++)
        if (keep[end]) prune(tables, (enum store_end)end, time - keep[end]);
    store_counts(tables->store, &counts);
    bool over = set->store_max && counts.used_bytes > set->store_max;
    for (int end = STORE_END_BOTS; over && end < STORE_END_KINDS; end++)
        if (keep[end]) prune(tables, (enum store_end)end, INT64_MAX);
    tables->store_full = over && tables->prune_count == 0;
}
