/* export.c - `landfall export`: replays as tables for learning (data.h, docs/data.md). */
#define _DEFAULT_SOURCE
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/data.h"
#include "cli/sim.h"

enum { PATH_LENGTH_MAX = 4096 };

static int is_replay(const struct dirent *file)
{
    size_t length = strlen(file->d_name);
    return length > 4 && strcmp(file->d_name + length - 4, ".rep") == 0;
}

/* All replays of a folder, by name. */
static int add_folder(struct data *data, const char *folder, int *matches)
{
    struct dirent **files = NULL;
    int count = scandir(folder, &files, is_replay, alphasort), code = EXIT_DONE;
    if (count < 0) return fail(EXIT_SYSTEM, "%s: %s", folder, strerror(errno));
    if (count == 0)
        code = fail(EXIT_DATA, SAY("%s: no replay (*.rep) in this folder",
                                   "%s: keine Aufzeichnung (*.rep) in diesem Ordner"), folder);
    for (int i = 0; i < count; i++) {
        char path[PATH_LENGTH_MAX];
        bool fits = snprintf(path, sizeof path, "%s/%s", folder, files[i]->d_name) <
                    PATH_LENGTH_MAX;
        if (code == EXIT_DONE && !fits)
            code = fail(EXIT_SYSTEM, SAY("%s: the name is too long", "%s: der Name ist zu lang"),
                        files[i]->d_name);
        if (code == EXIT_DONE) code = data_add_replay(data, path);
        *matches += code == EXIT_DONE;
        free(files[i]);
    }
    free(files);
    return code;
}

static int add_word(struct data *data, const char *word, int *matches)
{
    struct stat found;
    if (stat(word, &found) == 0 && S_ISDIR(found.st_mode)) return add_folder(data, word, matches);
    int code = data_add_replay(data, word);
    *matches += code == EXIT_DONE;
    return code;
}

static int check_arguments(const struct arguments *arguments)
{
    const char *folder = arguments->value[OPTION_EXPORT_OUT];
    const char *format = arguments->value[OPTION_FORMAT];
    if (!folder)
        return fail(EXIT_USAGE, SAY("export: name a folder with --out DIR",
                                    "export: nenne einen Ordner mit --out DIR"));
    if (strcmp(format, "jsonl") != 0 && strcmp(format, "npy") != 0)
        return fail(EXIT_USAGE, SAY("--format %s: expected npy or jsonl",
                                    "--format %s: erwartet npy oder jsonl"), format);
    if (mkdir(folder, 0777) != 0 && errno != EEXIST)
        return fail(EXIT_SYSTEM, "%s: %s", folder, strerror(errno));
    return sim_folder_unused(folder);
}

int command_export(const struct arguments *arguments)
{
    const char *folder = arguments->value[OPTION_EXPORT_OUT];
    int code = check_arguments(arguments), matches = 0;
    if (code != EXIT_DONE) return code;
    struct data *data = data_open(folder, strcmp(arguments->value[OPTION_FORMAT], "jsonl") == 0);
    if (!data) return EXIT_SYSTEM;
    for (int i = 0; i < arguments->word_count && code == EXIT_DONE; i++)
        code = add_word(data, arguments->word[i], &matches);
    uint64_t rows = data_rows(data);
    int closed = data_close(data);
    if (code == EXIT_DONE) code = closed;
    if (code == EXIT_DONE && !arguments->given[OPTION_QUIET])
        printf(SAY("%d matches, %llu decisions in %s\n",
                   "%d Partien, %llu Entscheidungen in %s\n"), matches,
               (unsigned long long)rows, folder);
    return code;
}
