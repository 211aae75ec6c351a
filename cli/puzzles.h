/* puzzles.h - what the files of `landfall puzzles` share: finding positions where one move is
 * clearly best (puzzles_find.c), choosing among them (puzzles_make.c), why in words
 * (puzzles_words.c), solving them in the terminal (puzzles_play.c). */
#ifndef CLI_PUZZLES_H
#define CLI_PUZZLES_H

#include "bots/solver.h"
#include "bots/think.h"
#include "cli/command.h"
#include "core/puzzle.h"

enum { PUZZLES_PER_GAME = 6, PUZZLE_WORDS_MAX = 240 };

/* A puzzle file as the build carries it. */
struct puzzle_file { const char *game, *text; };
extern const struct puzzle_file puzzle_files[];          /* made by the build; ends with NULL */

/* What is looked for, and by what: a search by a net, or the exact solution. */
struct finder {
    const struct lf_game *game;
    const struct lf_bot_pack *pack;
    const struct lf_insight *insight;    /* NULL where a solver judges */
    const struct lf_solver *solver;
    const char *options;
    uint64_t seed;
};

/* Actions with what they give away in thousandths, the best first. */
struct rating { int count; struct lf_puzzle_move move[LF_PUZZLE_MOVES_MAX]; };

/* A position that may become a puzzle. */
struct found {
    struct lf_puzzle puzzle;
    char why[LF_LANGUAGES][PUZZLE_WORDS_MAX];
    uint64_t game;                       /* the number of its game in the series */
    uint32_t turn, turns;                /* in which of how many turns it came up */
    int gap;                             /* what the next best move gives away */
    int options;                         /* moves to choose from */
};

/* Gets the finder ready; an exit code. */
int finder_start(struct finder *finder, const struct lf_game *game, uint64_t seed, int threads,
                 bool quiet);
size_t finder_scratch(const struct finder *finder);

/* Plays game g of the series; returns how many positions were found and checked, at most
 * PUZZLES_PER_GAME. `scratch` of finder_scratch() bytes. */
int finder_play(const struct finder *finder, uint64_t g, void *scratch, struct found *out);

/* Rates what a seat may do by the deep search, from its view: `stream` draws the worlds. */
void finder_rate(const struct finder *finder, const void *view, int seat, uint64_t stream,
                 void *scratch, struct rating *out);
/* What the second best group of moves gives away; 0: there is only one group. */
int rating_gap(enum lf_puzzle_unit unit, const struct rating *rating, int *best_count);
int finder_least_gap(const struct finder *finder);

static inline enum lf_puzzle_unit finder_unit(const struct finder *finder)
{
    return finder->solver ? LF_UNIT_POINTS : LF_UNIT_CHANCE;
}

/* Why the first move of a puzzle is best, in both languages, into found->why. */
void puzzle_explain(const struct finder *finder, void *scratch, size_t size, struct found *found);

/* `landfall puzzles make GAME` and `check FILE`; solving a game's puzzles. Exit codes. */
int puzzles_make(const struct arguments *arguments, const struct lf_game *game);
int puzzles_check(const struct arguments *arguments, const char *path);
int puzzles_solve(const struct arguments *arguments, const struct lf_puzzles *puzzles);

#endif
