/* main.c - fill: a store with many running matches, as a server leaves it behind.
 *
 *     fill FILE [--tables N] [--entries N] [--game NAME] [--bots N] [--finished N]
 *
 * One random match is played for so many entries, and its log is written again and again under
 * other ids: seats are people who are not there, but for the last --bots. Every n-th match is
 * finished with --finished n. For measuring starts: time `landfall serve --store sqlite:FILE`.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/match.h"
#include "core/text.h"
#include "store/store.h"

enum { ACTION_SIZE = LF_ACTION_TEXT_MAX, SEATS = 4 };

struct line { int seat; char text[ACTION_SIZE]; };

struct fill {
    const char *file, *game;
    int tables, entries, bots, finished;
    struct line *lines;
    int count;
};

/* Random actions, so that the log is one that the rules allow. */
static bool play(struct fill *fill, const struct lf_game *game)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    lf_action list[LF_LEGAL_MAX];
    struct lf_error error;
    struct lf_rng rng = { 42, 1 };
    struct lf_luck luck = { 0 };
    luck.seed = 42;
    if (!game->init(state, SEATS, "", &error)) return false;
    for (fill->count = 0; fill->count < fill->entries && game->actors(state); fill->count++) {
        lf_seats actors = game->awaited(state);
        bool chance = game->actors(state) & lf_seat_bit(LF_CHANCE);
        int seat = chance ? LF_CHANCE : lf_lowest_seat(actors);
        int listed = chance ? 0 : game->legal(state, seat, list);
        lf_action action = chance ? lf_chance_draw(game, state, &luck)
                                  : list[lf_rng_below(&rng, (uint32_t)listed)];
        fill->lines[fill->count].seat = chance ? -1 : seat;
        game->print(action, fill->lines[fill->count].text, ACTION_SIZE);
        game->apply(state, seat, action);
    }
    return true;
}

static void id_of(int number, char id[STORE_TABLE_MAX])
{
    static const char LETTERS[] = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
    uint64_t mixed = lf_mix((uint64_t)number + 1);
    for (int i = 0; i < 6; i++, mixed /= 31) id[i] = LETTERS[mixed % 31];
    id[6] = 0;
}

static uint64_t write_one(struct store *store, const struct fill *fill, const struct lf_game *game,
                          int number, int64_t at)
{
    char id[STORE_TABLE_MAX], text[512], clock[8] = "";
    uint32_t seq = 1;
    id_of(number, id);
    snprintf(text, sizeof text, "game %s\nrules %u\nseats %d\noptions \nlisted 1\nstarts 1\n"
             "host p0\nsecret %064d\nturn-ms 0\nreserve-ms 0", game->name, game->rules_version,
             SEATS, number);
    struct store_entry entry = { .table = id, .seq = seq++, .kind = STORE_SETUP, .at = at,
                                 .seat = -1, .text = text, .clock = clock };
    store_append(store, &entry);
    for (int i = 0; i < SEATS; i++) {
        if (i >= SEATS - fill->bots) snprintf(text, sizeof text, "bot random");
        else snprintf(text, sizeof text, "person p%d Player %d", i, i);
        entry = (struct store_entry){ .table = id, .seq = seq++, .kind = STORE_SEAT, .at = at,
                                      .seat = i, .text = text };
        store_append(store, &entry);
    }
    entry = (struct store_entry){ .table = id, .seq = seq++, .kind = STORE_START, .at = at,
                                  .seat = -1 };
    uint64_t ticket = store_append(store, &entry);
    for (int i = 0; i < fill->count; i++) {
        entry = (struct store_entry){ .table = id, .seq = seq++, .kind = STORE_ACT, .at = at,
                                      .seat = fill->lines[i].seat, .text = fill->lines[i].text };
        ticket = store_append(store, &entry);
    }
    if (fill->finished && number % fill->finished == 0) {
        entry = (struct store_entry){ .table = id, .seq = seq++, .kind = STORE_END, .at = at,
                                      .seat = -1, .text = "over" };
        store_append(store, &entry);
        ticket = store_finish(store, &(struct store_finish){ .table = id, .summary = "{}" });
    }
    return ticket;
}

static bool parse_arguments(struct fill *fill, int count, char **word)
{
    struct { const char *name; int *number; } options[] = {
        { "--tables", &fill->tables }, { "--entries", &fill->entries }, { "--bots", &fill->bots },
        { "--finished", &fill->finished },
    };
    if (count < 2) return false;
    fill->file = word[1];
    for (int i = 2; i < count; i += 2) {
        bool known = i + 1 < count && strcmp(word[i], "--game") == 0;
        if (known) fill->game = word[i + 1];
        for (size_t k = 0; i + 1 < count && k < sizeof options / sizeof *options; k++) {
            if (strcmp(word[i], options[k].name) != 0) continue;
            *options[k].number = atoi(word[i + 1]);
            known = true;
        }
        if (!known) return false;
    }
    return fill->tables > 0 && fill->entries > 0 && fill->bots >= 0 && fill->bots <= SEATS;
}

int main(int count, char **word)
{
    struct fill fill = { .game = "base", .tables = 10000, .entries = 308 };
    char address[1024], error[STORE_ERROR_MAX];
    if (!parse_arguments(&fill, count, word)) {
        fprintf(stderr, "usage: the comment at the top of tools/fill/main.c lists all options\n");
        return 2;
    }
    const struct lf_game *game = lf_game_find(fill.game);
    fill.lines = calloc((size_t)fill.entries, sizeof *fill.lines);
    if (!game || !fill.lines || !play(&fill, game)) return 2;
    snprintf(address, sizeof address, "sqlite:%s", fill.file);
    struct store *store = store_open(address, NULL, error);
    if (!store) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    int64_t now = (int64_t)time(NULL) * 1000;
    for (int i = 0; i < fill.tables; i++) {
        write_one(store, &fill, game, i, now);
        while (store_waiting(store) > 50000)
            nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
    }
    bool good = store_close(store);
    printf("%d tables of %d entries: %s\n", fill.tables, fill.count + 6, good ? "safe" : "failed");
    free(fill.lines);
    return !good;
}
