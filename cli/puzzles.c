/* puzzles.c - `landfall puzzles`: which games have some; solving, making and checking them. */
#include <string.h>

#include "cli/puzzles.h"

static const char *text_of(const struct lf_game *game)
{
    for (const struct puzzle_file *file = puzzle_files; file->game; file++)
        if (strcmp(file->game, game->name) == 0) return file->text;
    return NULL;
}

/* Files that we carry were read by tests; a wrong one is our mistake, and said like any other. */
static int open_own(const struct lf_game *game, struct lf_puzzles *puzzles)
{
    static struct lf_puzzle work;
    struct lf_error error = { 0 };
    const char *text = text_of(game);
    if (!text)
        return fail(EXIT_USAGE, SAY("%s has no puzzles; `landfall puzzles` lists them",
                                    "%s hat keine Rätsel; `landfall puzzles` zählt sie auf"),
                    game->name);
    if (!lf_puzzles_read(text, puzzles, &work, &error))
        return fail_at(EXIT_DATA, game->name, game, &error);
    return EXIT_DONE;
}

static int list_all(void)
{
    static struct lf_puzzles puzzles;
    static struct lf_puzzle puzzle;
    for (int i = 0; lf_games[i]; i++) {
        int levels[LF_PUZZLE_LEVELS] = { 0 };
        if (!text_of(lf_games[i])) continue;
        int code = open_own(lf_games[i], &puzzles);
        if (code != EXIT_DONE) return code;
        for (int n = 0; n < puzzles.count; n++) {
            lf_puzzle_at(&puzzles, n, &puzzle);
            levels[puzzle.level]++;
        }
        printf("%-12s %3d:", lf_games[i]->name, puzzles.count);
        for (int n = 0; n < LF_PUZZLE_LEVELS; n++)
            printf(" %s %d%s", said(lf_puzzle_level_names[n]), levels[n],
                   n < LF_PUZZLE_LEVELS - 1 ? "," : "\n");
    }
    return EXIT_DONE;
}

static int solve(const struct arguments *arguments)
{
    static struct lf_puzzles puzzles;
    if (arguments->word_count > 1)
        return fail(EXIT_USAGE, SAY("one game at a time, or `make GAME`, `check FILE`",
                                    "ein Spiel auf einmal, oder `make SPIEL`, `check DATEI`"));
    const struct lf_game *game = setup_game(arguments->word[0]);
    if (!game) return EXIT_USAGE;
    int code = open_own(game, &puzzles);
    return code != EXIT_DONE ? code : puzzles_solve(arguments, &puzzles);
}

int command_puzzles(const struct arguments *arguments)
{
    if (arguments->word_count == 0) return list_all();
    bool make = strcmp(arguments->word[0], "make") == 0;
    if (!make && strcmp(arguments->word[0], "check") != 0) return solve(arguments);
    if (arguments->word_count != 2)
        return fail(EXIT_USAGE, make ? SAY("make: which game?", "make: welches Spiel?")
                                     : SAY("check: which file?", "check: welche Datei?"));
    if (!make) return puzzles_check(arguments, arguments->word[1]);
    const struct lf_game *game = setup_game(arguments->word[1]);
    return game ? puzzles_make(arguments, game) : EXIT_USAGE;
}
