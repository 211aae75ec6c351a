/* holds.c - see holds.h. */
#include "store/holds.h"

#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/rng.h"

enum { ROOM_MIN = 256 };

/* The slot of this table, or the free one where it would stand. A table that is no longer owned
 * keeps its slot, with epoch 0, until the slots are laid out anew. */
static struct hold *slot_of(const struct holds *holds, const char *table)
{
    uint64_t hash = 0;
    for (const char *c = table; *c; c++) hash = lf_mix(hash + (unsigned char)*c);
    for (uint32_t at = (uint32_t)hash & (holds->room - 1);; at = (at + 1) & (holds->room - 1)) {
        struct hold *slot = &holds->slots[at];
        if (!slot->table[0] || strcmp(slot->table, table) == 0) return slot;
    }
}

static void lay_out(struct holds *holds)
{
    struct holds old = *holds;
    uint32_t owned = 0;
    for (uint32_t i = 0; i < old.room; i++) owned += old.slots[i].epoch != 0;
    holds->room = ROOM_MIN;
    while (holds->room < owned * 4) holds->room *= 2;
    holds->slots = calloc(holds->room, sizeof *holds->slots);
    LF_ASSERT(holds->slots);
    holds->used = owned;
    for (uint32_t i = 0; i < old.room; i++)
        if (old.slots[i].epoch) *slot_of(holds, old.slots[i].table) = old.slots[i];
    free(old.slots);
}

void holds_set(struct holds *holds, const char *table, uint64_t epoch)
{
    LF_ASSERT(table[0] && strlen(table) < STORE_TABLE_MAX);
    if (holds->used * 2 >= holds->room) lay_out(holds);
    struct hold *slot = slot_of(holds, table);
    if (!slot->table[0]) {
        if (!epoch) return;
        holds->used++;
        strcpy(slot->table, table);
    }
    slot->epoch = epoch;
}

uint64_t holds_epoch(const struct holds *holds, const char *table)
{
    return holds->room ? slot_of(holds, table)->epoch : 0;
}

void holds_clear(struct holds *holds)
{
    free(holds->slots);
    *holds = (struct holds){ 0 };
}
