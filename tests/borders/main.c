/* main.c - what leaves the engine as text for programs, hashed: the notation of every action, the
 * position and the JSON of every view, in random games. Clients, bots and stored files depend on
 * these bytes, so a change of how they are made must not change them.
 *
 *     test-borders tests/borders.txt            compare
 *     test-borders tests/borders.txt --write    print the file anew, after a change that was meant
 *
 * A line is "GAME SEATS OPTIONS GAMES SEED HASH".
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/match.h"
#include "core/text.h"

enum { STRIDE = 7 };          /* every so many actions all views are written */

struct line { char game[16], options[200]; int seats, games; uint64_t seed, want; };

static uint64_t add(uint64_t hash, const char *text, int length)
{
    LF_ASSERT(length >= 0 && text[length] == 0);
    for (int i = 0; i <= length; i++) hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3u;
    return hash;
}

static uint64_t add_views(uint64_t hash, const struct lf_game *game, const void *state)
{
    static uint64_t view[LF_STATE_MAX / 8];
    static char text[LF_JSON_MAX > LF_POSITION_MAX ? LF_JSON_MAX : LF_POSITION_MAX];
    hash = add(hash, text, lf_position_print(game, state, text, sizeof text));
    for (int seat = -1; seat < game->seat_count(state); seat++) {
        game->view(state, seat < 0 ? LF_NOBODY : seat, view);
        hash = add(hash, text, game->json(view, text, sizeof text));
        hash = add(hash, text, lf_position_print(game, view, text, sizeof text));
    }
    return hash;
}

static uint64_t play(uint64_t hash, const struct lf_game *game, const struct line *line, int number)
{
    static uint64_t state[LF_STATE_MAX / 8];
    lf_action list[LF_LEGAL_MAX];
    char text[LF_ACTION_TEXT_MAX];
    struct lf_luck luck;
    struct lf_error error;
    bool none = strcmp(line->options, "-") == 0;
    lf_luck_start(&luck, line->seed, (uint64_t)number);
    LF_ASSERT(game->init(state, line->seats, none ? "" : line->options, &error));
    lf_seats actors;
    for (int step = 0; step < 3000 && (actors = game->awaited(state)) != 0; step++) {
        int seat = lf_lowest_seat(actors);
        lf_action action;
        if (seat == LF_CHANCE) {
            action = lf_chance_draw(game, state, &luck);
        } else {
            int count = game->legal(state, seat, list);
            LF_ASSERT(count > 0);
            action = list[lf_luck_below(&luck, LF_STREAM_SEAT, (uint32_t)count)];
        }
        hash = add(hash, text, game->print(action, text, sizeof text));
        game->apply(state, seat, action);
        if (step % STRIDE == 0) hash = add_views(hash, game, state);
    }
    return add_views(hash, game, state);
}

static bool read_line(const char *text, struct line *line)
{
    return sscanf(text, "%15s %d %199s %d %" SCNu64 " %" SCNx64, line->game, &line->seats,
                  line->options, &line->games, &line->seed, &line->want) >= 5;
}

/* Games without a line, by name; returns how many. */
static int missing(FILE *file, const char *path)
{
    char text[400];
    int count = 0;
    for (int i = 0; lf_games[i]; i++) {
        struct line line = { .want = 0 };
        rewind(file);
        while (fgets(text, sizeof text, file))
            if (read_line(text, &line) && !strcmp(line.game, lf_games[i]->name)) break;
        if (!strcmp(line.game, lf_games[i]->name)) continue;
        printf("FAIL %s: %s has no line for it\n", lf_games[i]->name, path);
        count++;
    }
    return count;
}

int main(int argc, char **argv)
{
    char text[400];
    int passed = 0, failed = 0;
    bool write = argc > 2 && strcmp(argv[2], "--write") == 0;
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    if (!file) { fprintf(stderr, "test-borders FILE [--write]\n"); return 2; }
    while (fgets(text, sizeof text, file)) {
        struct line line = { .want = 0 };
        if (text[0] == '#') { if (write) fputs(text, stdout); continue; }
        const struct lf_game *game = read_line(text, &line) ? lf_game_find(line.game) : NULL;
        if (!game) { printf("FAIL no such line: %s", text); failed++; continue; }
        uint64_t hash = 0xcbf29ce484222325u;
        for (int n = 0; n < line.games; n++) hash = play(hash, game, &line, n);
        bool same = hash == line.want;
        passed += same, failed += !same;
        if (write)
            printf("%s %d %s %d %" PRIu64 " %016" PRIx64 "\n", line.game, line.seats, line.options,
                   line.games, line.seed, hash);
        else if (!same)
            printf("FAIL %.*s: now %016" PRIx64 "\n", (int)strcspn(text, "\n"), text, hash);
    }
    if (!write) failed += missing(file, argv[1]);
    fclose(file);
    if (!write) printf("%d passed, %d failed\n", passed, failed);
    return !write && failed > 0;
}
