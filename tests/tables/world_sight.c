/* world_sight.c - a fake socket that speaks landfall.2: keeps what it may know as text, takes the
 * changes over and compares the hash, as docs/protocol.md tells clients to (world.h). */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/difference.h"
#include "tests/tables/world.h"

/* The list of changes that a message holds, or one that writes the whole text it holds. */
static struct lf_bytes list_of(const char *json, char *room)
{
    const char *list = strstr(json, "\"d\":["), *whole = strstr(json, "\"sight\":\"");
    const char *end = strstr(json, ",\"h\":");
    if (world_is(json, "table") || world_is(json, "sight")) {
        LF_ASSERT(whole && end > whole);
        int length = sprintf(room, "[0,0,%.*s]", (int)(end - whole - 8), whole + 8);
        return (struct lf_bytes){ room, (size_t)length };
    }
    if (!list || !end) return (struct lf_bytes){ NULL, 0 };
    return (struct lf_bytes){ list + 4, (size_t)(end - list - 4) };
}

void world_take_sight(struct socket *socket, const char *json)
{
    static char room[SCRATCH_SIZE], text[SIGHT_SIZE];
    struct lf_bytes list = list_of(json, room), before = { socket->sight, 0 };
    struct lf_out out = lf_out_start(text, sizeof text);
    bool whole = list.at == room;
    if (!list.length) return;
    if (!whole && !socket->sight) {
        socket->unfit++;
        return;
    }
    if (!whole) before.length = strlen(socket->sight);
    bool fits = lf_apply_difference(&out, before, list);
    struct lf_bytes now = { text, (size_t)lf_out_end(&out) };
    LF_ASSERT(now.length < sizeof text);
    const char *hash = strstr(list.at == room ? json : list.at, ",\"h\":");
    if (fits) fits = lf_text_hash(now) == strtoul(hash + 5, NULL, 10);
    socket->unfit += !fits;
    free(socket->sight);
    socket->sight = fits ? strdup(text) : NULL;
}
