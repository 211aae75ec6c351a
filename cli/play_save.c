/* play_save.c - a match at the terminal as a replay file, kept and read back.
 *
 * The file is an ordinary replay, so `landfall replay` reads it too. A note in its head says
 * which seat the person has, who plays the others, and how far each random stream was drawn,
 * so that a match goes on exactly as it would have without the break. */
#define _DEFAULT_SOURCE
#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/play.h"
#include "core/replay.h"

static const char NOTE[] = "play seat ";

/* ---- Where matches are kept ---- */

/* $XDG_STATE_HOME/landfall, or ~/.local/state/landfall. */
static bool state_folder(char *path, size_t size)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int length;
    if (state && state[0] == '/') length = snprintf(path, size, "%s/landfall", state);
    else if (home && home[0]) length = snprintf(path, size, "%s/.local/state/landfall", home);
    else return false;
    return length > 0 && (size_t)length < size;
}

static bool make_folders(char *path)
{
    for (char *at = path + 1; *at; at++) {
        if (*at != '/') continue;
        *at = 0;
        bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
        *at = '/';
        if (!made) return false;
    }
    return mkdir(path, 0700) == 0 || errno == EEXIST;
}

/* A name that is new: game, day and time, and a number if that is taken. */
static bool choose_path(struct play *play)
{
    char folder[PLAY_PATH_MAX - 128], moment[32];
    time_t now = time(NULL);
    struct tm local;
    if (!state_folder(folder, sizeof folder) || !make_folders(folder)) return false;
    localtime_r(&now, &local);
    strftime(moment, sizeof moment, "%Y-%m-%d-%H%M%S", &local);
    for (int i = 1; i < 1000; i++) {
        char more[16] = "";
        if (i > 1) snprintf(more, sizeof more, "-%d", i);
        snprintf(play->path, sizeof play->path, "%s/%.32s-%s%s.rep", folder, play->game->name,
                 moment, more);
        if (access(play->path, F_OK) != 0) return true;
    }
    return false;
}

/* The file in the folder that was written last. */
static bool newest_path(char *path, size_t size)
{
    char folder[PLAY_PATH_MAX - 300];
    struct timespec newest = { 0, 0 };
    bool found = false;
    if (!state_folder(folder, sizeof folder)) return false;
    DIR *entries = opendir(folder);
    if (!entries) return false;
    for (struct dirent *entry; (entry = readdir(entries));) {
        char candidate[PLAY_PATH_MAX];
        struct stat info;
        size_t length = strlen(entry->d_name);
        if (length < 5 || strcmp(entry->d_name + length - 4, ".rep") != 0) continue;
        snprintf(candidate, sizeof candidate, "%s/%s", folder, entry->d_name);
        if (stat(candidate, &info) != 0 || !S_ISREG(info.st_mode)) continue;
        bool later = info.st_mtim.tv_sec > newest.tv_sec ||
                     (info.st_mtim.tv_sec == newest.tv_sec &&
                      info.st_mtim.tv_nsec >= newest.tv_nsec);
        if (!later) continue;
        newest = info.st_mtim;
        found = snprintf(path, size, "%s", candidate) < (int)size;
    }
    closedir(entries);
    return found;
}

/* ---- Writing ---- */

static void make_note(const struct play *play, char *note, size_t size)
{
    int at = snprintf(note, size, "%s%d seed %016" PRIx64 " drawn", NOTE, play->seat,
                      play->luck.seed);
    for (int i = 0; i < LF_STREAMS; i++)
        at += snprintf(note + at, size - (size_t)at, "%c%" PRIu32, i ? ',' : ' ',
                       play->luck.drawn[i]);
    at += snprintf(note + at, size - (size_t)at, " bots");
    for (int i = 0; i < play->seat_count; i++)
        at += snprintf(note + at, size - (size_t)at, "%c%.32s", i ? ',' : ' ',
                       play->bots[i] ? play->bots[i]->name : "-");
}

static bool write_match(const struct play *play, FILE *file)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    char note[900], text[LF_REPLAY_LINE_MAX * 4];
    const struct lf_game *game = play->game;
    memset(state, 0, game->state_size);
    struct lf_error error = { 0 };
    if (!game->init(state, play->seat_count, play->options, &error)) return false;
    make_note(play, note, sizeof note);
    lf_replay_write_head(game, play->seat_count, play->options, note, text, sizeof text);
    fputs(text, file);
    for (size_t i = 0; i < play->event_count; i++) {
        const struct event *event = &play->events[i];
        uint32_t turn = game->turn(state);
        game->apply(state, event->actor, event->action);
        lf_replay_write_action(game, state, turn, event->actor, event->action, text, sizeof text);
        fputs(text, file);
    }
    lf_replay_write_end(game, state, play->event_count, text, sizeof text);
    fputs(text, file);
    return !ferror(file);
}

/* Written beside its place and moved there, so a full disk never costs the older file. */
bool save_match(struct play *play, const char *path)
{
    char beside[PLAY_PATH_MAX + 8];
    if (!path) {
        if (!play->path[0] && !choose_path(play)) {
            play->path[0] = 0;
            fail(EXIT_SYSTEM, SAY("no folder to save in: neither XDG_STATE_HOME nor HOME will do",
                                  "kein Ordner zum Speichern: weder XDG_STATE_HOME noch HOME "
                                  "taugt dafür"));
            return false;
        }
        path = play->path;
    }
    snprintf(beside, sizeof beside, "%.*s.new", PLAY_PATH_MAX, path);
    FILE *file = fopen(beside, "w");
    bool written = file && write_match(play, file);
    if (file && fclose(file) != 0) written = false;
    if (written && rename(beside, path) == 0) return true;
    fail(EXIT_SYSTEM, "%s: %s", path, strerror(errno));
    if (file) remove(beside);
    return false;
}

/* ---- Reading ---- */

/* Reads our note; false leaves play as it was. */
static bool read_note(struct play *play, const char *note, char *bots, size_t size)
{
    int seat, used = 0;
    struct lf_luck luck = { 0 };
    if (sscanf(note, "note play seat %d seed %" SCNx64 " drawn%n", &seat, &luck.seed, &used) != 2 ||
        !used || seat < 0 || seat >= LF_SEATS_MAX)
        return false;
    const char *at = note + used;
    for (int i = 0; i < LF_STREAMS; i++) {
        char *end;
        if (*at != (i ? ',' : ' ')) return false;
        luck.drawn[i] = (uint32_t)strtoul(at + 1, &end, 10);
        if (end == at + 1) return false;
        at = end;
    }
    if (strncmp(at, " bots ", 6) != 0) return false;
    snprintf(bots, size, "%s", at + 6);
    play->seat = seat;
    play->luck = luck;
    return true;
}

/* Who sat where, as the note has it; a bot that is unknown here becomes the standard one. */
static void seat_bots(struct play *play, const char *names)
{
    for (int i = 0; i < play->seat_count; i++) {
        char name[64];
        size_t length = strcspn(names, ",");
        snprintf(name, sizeof name, "%.*s", (int)(length < 63 ? length : 63), names);
        const struct lf_bot *bot = lf_bot_find(name);
        if (bot && bot->plays(play->game)) play->bots[i] = bot;
        names += length;
        if (*names == ',') names++;
    }
}

/* Reads a line without its newline. False at the end; *bad for what is no line of text. */
static bool read_line(FILE *file, char *line, size_t size, bool *bad)
{
    size_t length = 0;
    int c;
    while ((c = getc(file)) != EOF && c != '\n') {
        if (c == 0 || length == size - 1) *bad = true;
        else line[length++] = (char)c;
    }
    line[length] = 0;
    return c != EOF || length > 0;
}

static int fail_line(const char *path, const struct lf_replay *replay, const struct lf_error *error)
{
    char where[PLAY_PATH_MAX + 32];
    snprintf(where, sizeof where, "%s:%" PRIu32, path, replay->line);
    return fail_at(EXIT_DATA, where, replay->game, error);
}

static int read_match(struct play *play, FILE *file, const char *path, char *bots, size_t size)
{
    static struct lf_replay replay;
    char line[LF_REPLAY_LINE_MAX + 1];
    struct lf_error error = { 0 };
    bool bad = false, ready = false;
    lf_replay_start(&replay);
    while (read_line(file, line, sizeof line, &bad)) {
        if (bad)
            return fail(EXIT_DATA, SAY("%s:%" PRIu32 ": not a line of a replay",
                                       "%s:%" PRIu32 ": keine Zeile einer Aufzeichnung"),
                        path, replay.line + 1);
        uint64_t before = replay.actions;
        bool head = replay.part == LF_REPLAY_HEAD;
        if (!lf_replay_read(&replay, line, &error, NULL)) return fail_line(path, &replay, &error);
        if (head) read_note(play, line, bots, size);
        if (!ready && replay.part == LF_REPLAY_ACTIONS) {
            play->game = replay.game;
            play->seat_count = replay.seat_count;
            memcpy(play->options, replay.options, sizeof play->options);
            if (play->seat >= play->seat_count) play->seat = 0;
            match_restart(play, play->state);
            play->game->view(play->state, play->seat, play->view);
            ready = true;
        }
        if (replay.actions != before && !match_note(play, replay.actor, replay.action))
            return fail(EXIT_SYSTEM, SAY("no memory left", "kein Speicher mehr"));
    }
    if (!lf_replay_finish(&replay, &error)) return fail_line(path, &replay, &error);
    return EXIT_DONE;
}

int load_match(struct play *play, const char *path, const struct arguments *arguments)
{
    char newest[PLAY_PATH_MAX], bots[600] = "";
    if (strcmp(path, "last") == 0) {
        if (!newest_path(newest, sizeof newest))
            return fail(EXIT_NO, SAY("there is no saved game yet",
                                     "es gibt noch kein gespeichertes Spiel"));
        path = newest;
    }
    FILE *file = fopen(path, "r");
    if (!file) return fail(EXIT_SYSTEM, "%s: %s", path, strerror(errno));
    play->seat = (int)arguments->number[OPTION_SEAT];
    int code = read_match(play, file, path, bots, sizeof bots);
    fclose(file);
    if (code != EXIT_DONE) return code;
    seat_bots(play, bots);
    if (arguments->given[OPTION_SEAT] && (int)arguments->number[OPTION_SEAT] < play->seat_count)
        play->seat = (int)arguments->number[OPTION_SEAT];
    play->game->view(play->state, play->seat, play->view);
    snprintf(play->path, sizeof play->path, "%s", path);
    return EXIT_DONE;
}
