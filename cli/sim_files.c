/* sim_files.c - what `landfall sim --out` writes: every game as a replay, and a table. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/data.h"
#include "cli/sim.h"
#include "core/replay.h"

enum { PATH_LENGTH_MAX = 4096 };

/* A replay line holds the state after its action, so each action waits for the next one. */
struct recorder {
    FILE *file;
    bool waiting;
    int actor;
    lf_action action;
    uint32_t turn;              /* before the action */
    uint64_t actions;
};

static void write_waiting(struct recorder *recorder, const struct lf_game *game, const void *after)
{
    char text[2 * LF_REPLAY_LINE_MAX];
    if (!recorder->waiting) return;
    int length = lf_replay_write_action(game, after, recorder->turn, recorder->actor,
                                        recorder->action, text, sizeof text);
    fwrite(text, 1, (size_t)length, recorder->file);
    recorder->waiting = false;
    recorder->actions++;
}

static void record(void *context, const struct lf_game *game, const void *before, int actor,
                   lf_action action)
{
    struct recorder *recorder = context;
    write_waiting(recorder, game, before);
    recorder->waiting = true;
    recorder->actor = actor;
    recorder->action = action;
    recorder->turn = game->turn(before);
}

static int path_of(const struct sim *sim, const char *name, char *path)
{
    if (snprintf(path, PATH_LENGTH_MAX, "%s/%s", sim->folder, name) >= PATH_LENGTH_MAX)
        return fail(EXIT_SYSTEM, SAY("%s: the name is too long", "%s: der Name ist zu lang"), name);
    return EXIT_DONE;
}

/* Every thread may meet the same full disk; the first says so and stops the others. */
static int fail_file(struct sim *sim, const char *path)
{
    if (atomic_exchange(&sim->stop, true)) return EXIT_SYSTEM;
    return fail(EXIT_SYSTEM, "%s: %s", path, strerror(errno));
}

static int close_file(struct sim *sim, FILE *file, const char *path)
{
    bool bad = ferror(file) != 0;
    if (fclose(file) != 0 || bad) return fail_file(sim, path);
    return EXIT_DONE;
}

/* The note says how to get the same game again and who sat where. */
static void write_head(const struct sim *sim, uint64_t g, FILE *file)
{
    char text[4 * LF_REPLAY_LINE_MAX], options[LF_OPTIONS_MAX], note[LF_REPLAY_LINE_MAX / 2];
    int used = snprintf(note, sizeof note, "sim seed %llu game %llu, seats:",
                        (unsigned long long)sim->seed, (unsigned long long)g + 1);
    for (int seat = 0; seat < sim->seats; seat++)
        used += snprintf(note + used, sizeof note - (size_t)used, " %s",
                         sim->bots[sim_position(sim, g, seat)]->name);
    sim->game->print_options(sim->start, options, sizeof options);
    int length = lf_replay_write_head(sim->game, sim->seats, options, note, text, sizeof text);
    fwrite(text, 1, (size_t)length, file);
}

int sim_play_recorded(struct sim *sim, uint64_t g, struct sim_sums *sums, void *state)
{
    char path[PATH_LENGTH_MAX], text[LF_REPLAY_LINE_MAX];
    struct recorder recorder = { 0 };
    int length;
    snprintf(text, sizeof text, "game-%06llu.rep", (unsigned long long)g + 1);
    if (path_of(sim, text, path) != EXIT_DONE) return EXIT_SYSTEM;
    recorder.file = fopen(path, "w");
    if (!recorder.file) return fail_file(sim, path);
    write_head(sim, g, recorder.file);
    sim_play(sim, g, record, &recorder, sums, state);
    write_waiting(&recorder, sim->game, state);
    length = lf_replay_write_end(sim->game, state, recorder.actions, text, sizeof text);
    fwrite(text, 1, (size_t)length, recorder.file);
    return close_file(sim, recorder.file, path);
}

/* Winners by seat and by bot; several are joined by a plus sign, none is an empty field. */
static void write_winners(const struct sim *sim, uint64_t g, lf_seats winners, FILE *file)
{
    for (lf_seats left = winners; left; left &= left - 1)
        fprintf(file, "%s%d", left == winners ? "" : "+", __builtin_ctz(left));
    putc(',', file);
    for (lf_seats left = winners; left; left &= left - 1)
        fprintf(file, "%s%s", left == winners ? "" : "+",
                sim->bots[sim_position(sim, g, __builtin_ctz(left))]->name);
}

/* One line a game. Seats are counted from 0, as in replays; bots change their seats. */
int sim_write_table(const struct sim *sim)
{
    char path[PATH_LENGTH_MAX];
    if (path_of(sim, "results.csv", path) != EXIT_DONE) return EXIT_SYSTEM;
    FILE *file = fopen(path, "w");
    if (!file) return fail(EXIT_SYSTEM, "%s: %s", path, strerror(errno));
    fprintf(file, "game,winner_seat,winner_bot,turns,transitions");
    for (int seat = 0; seat < sim->seats; seat++) fprintf(file, ",bot_%d,points_%d", seat, seat);
    putc('\n', file);
    for (uint64_t g = 0; g < sim->games; g++) {
        const struct sim_record *record = &sim->records[g];
        if (!record->played) continue;
        fprintf(file, "%llu,", (unsigned long long)g + 1);
        write_winners(sim, g, record->winners, file);
        fprintf(file, ",%u,%llu", record->turns, (unsigned long long)record->transitions);
        for (int seat = 0; seat < sim->seats; seat++) {
            int position = sim_position(sim, g, seat);
            fprintf(file, ",%s,%d", sim->bots[position]->name, record->points[position]);
        }
        putc('\n', file);
    }
    bool bad = ferror(file) != 0;
    if (fclose(file) != 0 || bad) return fail(EXIT_SYSTEM, "%s: %s", path, strerror(errno));
    return EXIT_DONE;
}

/* In a folder of its own, game by game as they are numbered. */
int sim_write_data(const struct sim *sim)
{
    char path[PATH_LENGTH_MAX], folder[PATH_LENGTH_MAX], name[64];
    if (path_of(sim, "data", folder) != EXIT_DONE) return EXIT_SYSTEM;
    if (mkdir(folder, 0777) != 0) return fail(EXIT_SYSTEM, "%s: %s", folder, strerror(errno));
    struct data *data = data_open(folder, strcmp(sim->data, "jsonl") == 0);
    int code = data ? EXIT_DONE : EXIT_SYSTEM;
    for (uint64_t g = 0; g < sim->games && code == EXIT_DONE; g++) {
        if (!sim->records[g].played) continue;
        snprintf(name, sizeof name, "game-%06llu.rep", (unsigned long long)g + 1);
        code = path_of(sim, name, path);
        if (code == EXIT_DONE) code = data_add_replay(data, path);
    }
    int closed = data ? data_close(data) : EXIT_DONE;
    return code == EXIT_DONE ? closed : code;
}
