/* wide.c - a game for tests only: the base game's rules on boards of any shape, put together from
 * the island's sources compiled with ISLAND_WIDE. What is new is its name and the board it has
 * where none is given: thirty hexes, as text.
 */
#include "tests/wide/wide.h"

#include <stdio.h>
#include <string.h>

#include "games/base/base.h"

static const char THIRTY[] =
    "/-.-.m10.p2.f9/-.-.g12.h6.p4.h10/-.-.g9.f11.d.f3.m8/-.f8.m3.g4.p5.h5.g6/"
    "-.-.p11.m4.f10.g8.h3/-.-.p9.d.m11.f6/-.-.g2.p12.h8@"
    "e23?.e28g.e70w.e79o.e113?.e119?.e162w.e180l.e197?.e206b";

static bool names_board(const char *options)
{
    return strncmp(options, "board=", 6) == 0 || strstr(options, ",board=");
}

static bool wide_init(void *state, int seat_count, const char *line, struct lf_error *error)
{
    char whole[LF_OPTIONS_MAX + sizeof THIRTY];
    if (names_board(line)) return base_init(state, seat_count, line, error);
    snprintf(whole, sizeof whole, "%s%sboard=%s", line, *line ? "," : "", THIRTY);
    return base_init(state, seat_count, whole, error);
}

/* The base game's options; of the boards there is only that of the text. */
static struct lf_option options[32];

struct lf_game wide_game;

/* The base game's table with another name and another start. */
__attribute__((constructor)) static void put_together(void)
{
    wide_game = base_game;
    for (int i = 0; base_game.options[i].name; i++) options[i] = base_game.options[i];
    options[0].values = "TEXT";
    options[0].standard = THIRTY;
    wide_game.options = options;
    wide_game.name = WIDE_NAME;
    wide_game.init = wide_init;
}
