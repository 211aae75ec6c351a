/* crowd_sight.c - what a player of crowd.h may know: told whole, then by differences, checked. */
#define _GNU_SOURCE                     /* memmem() */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/difference.h"
#include "tools/load/crowd.h"

enum { SIGHT_MAX = 1 << 17 };

/* Takes the list of changes over; its result must have this hash. */
static bool take(struct player *player, struct lf_bytes before, struct lf_bytes list,
                 struct span hash)
{
    static char text[SIGHT_MAX];
    struct lf_out out = lf_out_start(text, sizeof text);
    bool good = lf_apply_difference(&out, before, list);
    int length = lf_out_end(&out);
    if (!good || length >= SIGHT_MAX ||
        lf_text_hash((struct lf_bytes){ text, (size_t)length }) != scan_number(hash, -1))
        return false;
    if ((size_t)length >= player->sight_room) {
        player->sight_room = (size_t)length + 1024;
        free(player->sight);
        player->sight = malloc(player->sight_room);
        if (!player->sight) abort();
    }
    memcpy(player->sight, text, (size_t)length);
    player->sight_length = (size_t)length;
    return true;
}

static void ask_again(struct player *player)
{
    static const char ask[] = "{\"t\":\"sight\"}";
    player->crowd->differing++;
    player->sight_length = 0;
    wire_send(&player->crowd->wires, &player->wire, ask, sizeof ask - 1);
}

void crowd_sight_whole(struct player *player, struct span text, struct span hash)
{
    static char list[SIGHT_MAX];
    int length = snprintf(list, sizeof list, "[0,0,%.*s]", (int)text.length, text.at);
    if (length >= (int)sizeof list ||
        !take(player, (struct lf_bytes){ NULL, 0 }, (struct lf_bytes){ list, (size_t)length },
              hash))
        ask_again(player);
}

void crowd_sight_change(struct player *player, struct span list, struct span hash)
{
    if (!player->sight_length) return;                /* asked for; it is on its way */
    if (!take(player, (struct lf_bytes){ player->sight, player->sight_length },
              (struct lf_bytes){ list.at, list.length }, hash))
        ask_again(player);
}

/* The members stand in this order: view, legal, forbidden, awaited; the last is looked for from
 * the end, since most players most of the time are not awaited. */
bool crowd_sight_choices(const struct player *player, struct span *legal, struct span *awaited)
{
    static const char mark[] = ",\"awaited\":";
    static const char *const names[] = { "legal", "awaited" };
    struct span found[2];
    size_t length = player->sight_length, tail = length < 64 ? length : 64;
    if (!length) return false;
    const char *end = player->sight + length;
    const char *at = memmem(end - tail, tail, mark, sizeof mark - 1);
    if (at) {
        *awaited = (struct span){ at + sizeof mark - 1, (size_t)(end - at) - sizeof mark };
        if (awaited->length <= 2) return false;
    }
    if (!scan_members(player->sight, length, names, 2, found)) return false;
    *legal = found[0];
    *awaited = found[1];
    return true;
}
