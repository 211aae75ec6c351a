/* data.c - matches as tables for learning (data.h, docs/data.md). What a row says of a position is
 * the view of the seat that chose, never the state. */
#include "cli/data.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/json.h"
#include "cli/npy.h"
#include "core/dense.h"
#include "core/numbers.h"
#include "core/replay.h"

enum { PATH_LENGTH_MAX = 4096 };

enum table { VECTORS, ACTIONS, FACTORS, SEATS, MATCHES, TURNS, LEGAL, LEGAL_ENDS, POINTS, WINNERS,
             SEAT_COUNTS, TABLES };
static const struct { const char *name, *type; } TABLE[TABLES] = {
    [VECTORS] = { "vectors", "i4" }, [ACTIONS] = { "actions", "i4" },
    [FACTORS] = { "factors", "i4" }, [SEATS] = { "seats", "i4" }, [MATCHES] = { "matches", "i4" },
    [TURNS] = { "turns", "i4" }, [LEGAL] = { "legal", "i4" },
    [LEGAL_ENDS] = { "legal_ends", "i8" }, [POINTS] = { "points", "i4" },
    [WINNERS] = { "winners", "u1" }, [SEAT_COUNTS] = { "seat_counts", "i4" },
};

struct data {
    const char *folder;
    bool as_lines, broken;
    const struct lf_game *game;          /* of the first match; all are of one game */
    struct lf_dense dense;
    void *dense_memory;
    struct npy table[TABLES];
    FILE *lines;
    struct json json;
    uint64_t rows, matches;
    int64_t legal;
    struct lf_replay replay;
    _Alignas(16) unsigned char before[LF_STATE_MAX];
};

uint64_t data_rows(const struct data *data) { return data->rows; }

static int fail_files(struct data *data)
{
    data->broken = true;
    return fail(EXIT_SYSTEM, "%s: %s", data->folder, strerror(errno));
}

struct data *data_open(const char *folder, bool as_lines)
{
    struct data *data = calloc(1, sizeof *data);
    if (!data) {
        fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
        return NULL;
    }
    data->folder = folder;
    data->as_lines = as_lines;
    return data;
}

/* ---- NumPy ---- */

static bool open_table(struct data *data, enum table which, uint64_t columns)
{
    char path[PATH_LENGTH_MAX];
    int length = snprintf(path, sizeof path, "%s/%s.npy", data->folder, TABLE[which].name);
    return length < PATH_LENGTH_MAX &&
           npy_open(&data->table[which], path, TABLE[which].type, columns);
}

static bool open_tables(struct data *data)
{
    static const uint64_t COLUMNS[TABLES] = { [FACTORS] = LF_FACTORS, [POINTS] = LF_SEATS_MAX,
                                              [WINNERS] = LF_SEATS_MAX };
    for (int i = 0; i < TABLES; i++)
        if (!open_table(data, (enum table)i, i == VECTORS ? (uint64_t)lf_numbers_count(data->game)
                                                          : COLUMNS[i])) return false;
    return true;
}

static bool put(struct data *data, enum table which, int64_t value)
{
    int32_t small = (int32_t)value;
    uint8_t byte = (uint8_t)value;
    const struct npy *npy = &data->table[which];
    return npy_row(&data->table[which], npy->item == 8 ? (const void *)&value
                                        : npy->item == 1 ? (const void *)&byte : &small);
}

/* What the seat could have done, and which of it was done. */
static bool put_choice(struct data *data, int seat, lf_action action)
{
    static lf_action list[LF_LEGAL_MAX];
    static int32_t numbers[LF_LEGAL_MAX + 1];
    int32_t factors[LF_FACTORS], chosen = -1;
    int count = data->game->legal(data->before, seat, list);
    int n = lf_dense_numbers(&data->dense, list, count, numbers);
    bool good = true;
    for (int i = 0; i < n; i++) {
        if (lf_dense_action(&data->dense, list, count, numbers[i]) == action) chosen = numbers[i];
        good = put(data, LEGAL, numbers[i]) && good;
    }
    if (!lf_factor(data->game, action, factors))
        for (int i = 0; i < LF_FACTORS; i++) factors[i] = -1;
    data->legal += n;
    return put(data, LEGAL_ENDS, data->legal) && put(data, ACTIONS, chosen) &&
           npy_row(&data->table[FACTORS], factors) && good;
}

static bool put_decision(struct data *data, int seat, lf_action action)
{
    static int32_t vector[LF_NUMBERS_MAX];
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    data->game->view(data->before, seat, view);
    lf_numbers(data->game, view, vector);
    return npy_row(&data->table[VECTORS], vector) && put(data, SEATS, seat) &&
           put(data, MATCHES, (int64_t)data->matches) &&
           put(data, TURNS, data->game->turn(data->before)) && put_choice(data, seat, action);
}

static bool put_result(struct data *data)
{
    int32_t points[LF_SEATS_MAX] = { 0 };
    uint8_t winners[LF_SEATS_MAX] = { 0 };
    for (int seat = 0; seat < data->replay.seat_count; seat++) {
        points[seat] = data->game->points(data->replay.state, seat);
        winners[seat] = data->game->winners(data->replay.state) >> seat & 1;
    }
    return npy_row(&data->table[POINTS], points) && npy_row(&data->table[WINNERS], winners) &&
           put(data, SEAT_COUNTS, data->replay.seat_count);
}

/* Names of columns and numbers, so that the arrays can be read without the engine. */
static bool write_names(struct data *data)
{
    char path[PATH_LENGTH_MAX], text[LF_ACTION_TEXT_MAX];
    if (snprintf(path, sizeof path, "%s/names.json", data->folder) >= PATH_LENGTH_MAX) return false;
    FILE *file = fopen(path, "w");
    if (!file) return false;
    struct json json = json_start(file);
    json_object(&json, NULL);
    json_text(&json, "game", data->game->name);
    json_unsigned(&json, "rules", data->game->rules_version);
    json_unsigned(&json, "matches", data->matches);
    json_unsigned(&json, "rows", data->rows);
    json_array(&json, "vectors");
    for (int i = 0; i < lf_numbers_count(data->game); i++) {
        lf_numbers_name(data->game, i, text, sizeof text);
        json_text(&json, NULL, text);
    }
    json_close(&json);
    json_array(&json, "kinds");
    for (const struct lf_kind *kind = data->game->kinds; kind->kind; kind++)
        json_text(&json, NULL, kind->word);
    json_close(&json);
    json_array(&json, "actions");
    for (int32_t i = 0; i < data->dense.count; i++) {
        int kind = lf_kind_of(data->dense.action[i]);
        text[0] = 0;
        if (data->dense.action[i] && !data->dense.placed[kind])
            data->game->print(data->dense.action[i], text, sizeof text);
        json_text(&json, NULL, text);
    }
    json_close(&json);
    json_close(&json);
    return fclose(file) == 0;
}

/* ---- JSON lines ---- */

static void put_line(struct data *data, int seat, lf_action action)
{
    static lf_action list[LF_LEGAL_MAX];
    static char view_text[LF_JSON_MAX];
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    char text[LF_ACTION_TEXT_MAX];
    data->game->view(data->before, seat, view);
    data->game->json(view, view_text, sizeof view_text);
    fprintf(data->lines,
            "{\"match\":%llu,\"n\":%llu,\"turn\":%u,\"seat\":%d,\"view\":%s,\"legal\":[",
            (unsigned long long)data->matches, (unsigned long long)data->replay.actions,
            data->game->turn(data->before), seat, view_text);
    int count = data->game->legal(data->before, seat, list);
    for (int i = 0; i < count; i++) {
        data->game->print(list[i], text, sizeof text);
        fprintf(data->lines, "%s\"%s\"", i ? "," : "", text);
    }
    data->game->print(action, text, sizeof text);
    fprintf(data->lines, "],\"action\":\"%s\"}\n", text);
}

static void put_result_line(struct data *data)
{
    const struct lf_replay *replay = &data->replay;
    fprintf(data->lines, "{\"match\":%llu,\"game\":\"%s\",\"seats\":%d,\"options\":\"%s\","
            "\"points\":[", (unsigned long long)data->matches, data->game->name,
            replay->seat_count, replay->options);
    for (int seat = 0; seat < replay->seat_count; seat++)
        fprintf(data->lines, "%s%d", seat ? "," : "", data->game->points(replay->state, seat));
    fprintf(data->lines, "],\"winners\":[");
    lf_seats winners = data->game->winners(replay->state);
    for (lf_seats left = winners; left; left &= left - 1)
        fprintf(data->lines, "%s%d", left == winners ? "" : ",", __builtin_ctz(left));
    fprintf(data->lines, "]}\n");
}

/* ---- Replays ---- */

/* The first match says of which game all are. */
static int begin(struct data *data)
{
    char path[PATH_LENGTH_MAX];
    data->game = data->replay.game;
    data->dense_memory = malloc(lf_dense_bytes(data->game));
    if (!data->dense_memory) return fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
    lf_dense_build(&data->dense, data->game, data->dense_memory);
    if (!data->as_lines) return open_tables(data) ? EXIT_DONE : fail_files(data);
    snprintf(path, sizeof path, "%s/data.jsonl", data->folder);
    data->lines = fopen(path, "w");
    return data->lines ? EXIT_DONE : fail_files(data);
}

static int take_action(struct data *data)
{
    if (data->replay.actor == LF_CHANCE) return EXIT_DONE;
    if (data->as_lines) put_line(data, data->replay.actor, data->replay.action);
    else if (!put_decision(data, data->replay.actor, data->replay.action)) return fail_files(data);
    data->rows++;
    return EXIT_DONE;
}

static int take_line(struct data *data, const char *path, const char *line)
{
    struct lf_error error = { 0 };
    struct lf_replay *replay = &data->replay;
    bool head = replay->part == LF_REPLAY_HEAD;
    uint64_t actions = replay->actions;
    char where[512];
    int code = EXIT_DONE;
    if (!lf_replay_read(replay, line, &error, data->before)) {
        snprintf(where, sizeof where, "%.480s:%u", path, replay->line);
        return fail_at(EXIT_DATA, where, replay->game, &error);
    }
    if (head && replay->part != LF_REPLAY_HEAD) {
        if (!data->game) code = begin(data);
        else if (data->game != replay->game)
            return fail(EXIT_DATA, SAY("%s: a match of '%s', but those before it are of '%s'",
                                       "%s: eine Partie von '%s', die davor sind von '%s'"),
                        path, replay->game->name, data->game->name);
    }
    if (code == EXIT_DONE && replay->actions != actions) code = take_action(data);
    return code;
}

int data_add_replay(struct data *data, const char *path)
{
    char line[LF_REPLAY_LINE_MAX + 1];
    struct lf_error error = { 0 };
    FILE *file = fopen(path, "r");
    int code = EXIT_DONE;
    if (!file) return fail(EXIT_SYSTEM, "%s: %s", path, strerror(errno));
    lf_replay_start(&data->replay);
    while (code == EXIT_DONE && fgets(line, sizeof line, file)) {
        size_t length = strcspn(line, "\n");
        if (line[length] == 0 && length == sizeof line - 1)
            code = fail(EXIT_DATA, SAY("%s:%u: the line is too long",
                                       "%s:%u: die Zeile ist zu lang"), path,
                        data->replay.line + 1);
        line[length] = 0;
        if (code == EXIT_DONE) code = take_line(data, path, line);
    }
    fclose(file);
    if (code == EXIT_DONE && !lf_replay_finish(&data->replay, &error))
        code = fail(EXIT_DATA, SAY("%s: the replay has no end",
                                   "%s: die Aufzeichnung hat kein Ende"), path);
    if (code != EXIT_DONE) return code;
    if (data->as_lines) put_result_line(data);
    else if (!put_result(data)) return fail_files(data);
    data->matches++;
    return EXIT_DONE;
}

int data_close(struct data *data)
{
    int code = EXIT_DONE;
    if (data->game && !data->as_lines && !write_names(data)) code = fail_files(data);
    for (int i = 0; i < TABLES; i++)
        if (!npy_close(&data->table[i]) && code == EXIT_DONE) code = fail_files(data);
    if (data->lines) {
        bool bad = ferror(data->lines) != 0;
        if ((fclose(data->lines) != 0 || bad) && code == EXIT_DONE) code = fail_files(data);
    }
    free(data->dense_memory);
    free(data);
    return code;
}
