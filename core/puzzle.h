/* puzzle.h - positions in which one move is clearly best, as a text: what a seat sees, every move
 * that was considered with what it gives away, why the best one is best, and how hard it is.
 *
 *     landfall-puzzles 1
 *     game base
 *     unit chance                               (or points: what losses are thousandths of)
 *     puzzle medium                             (easy, medium, hard or deep; any number of them)
 *     seat 2
 *     position base/4 4 board=classic; ...      (docs/notation.md; what that seat does not see is
 *                                                a guess, and judged by its view alone)
 *     why en income of ore, a city soon         (what the best move brings; and de)
 *     move 0 city c18                           (thousandths lost; the best first, two at least)
 *     move 61 road e27
 *     then end                                  (how the seat goes on after the first; or none)
 *
 * `landfall puzzles make` writes such files, one for each game (games/NAME/NAME.puzzles); the
 * terminal and the page in the browser read them with this code. Nobody who plays them needs a
 * search: what a move is worth stands in the text.
 */
#ifndef LF_PUZZLE_H
#define LF_PUZZLE_H

#include "core/lesson.h"

enum {
    LF_PUZZLES_MAX = 1 << 19,      /* bytes of a file with its final zero */
    LF_PUZZLE_COUNT_MAX = 1000,    /* puzzles of a file */
    LF_PUZZLE_MOVES_MAX = 64,      /* moves of a puzzle */
    LF_PUZZLE_JSON_MAX = 1 << 16,  /* bytes of a puzzle as JSON with its final zero */
};

enum lf_puzzle_level { LF_EASY, LF_MEDIUM, LF_HARD, LF_DEEP, LF_PUZZLE_LEVELS };
enum lf_puzzle_unit { LF_UNIT_CHANCE, LF_UNIT_POINTS };

/* How a move is answered. */
enum lf_puzzle_verdict { LF_MOVE_BEST, LF_MOVE_NEAR, LF_MOVE_WRONG };

struct lf_puzzle_move {
    lf_action action;
    int loss;                      /* thousandths of a chance, or of a point */
};

/* One of them. */
struct lf_puzzle {
    const struct lf_game *game;
    enum lf_puzzle_unit unit;
    enum lf_puzzle_level level;
    int seat, count, follow;       /* whose move it is; moves; actions of `then` */
    struct lf_said why;
    struct lf_puzzle_move move[LF_PUZZLE_MOVES_MAX];      /* the best first */
    lf_action then[LF_PUZZLE_MOVES_MAX];
    _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX];    /* that of the seat */
    struct lf_bit position;
};

/* A file: its text stays the caller's. */
struct lf_puzzles {
    const struct lf_game *game;
    enum lf_puzzle_unit unit;
    int count;
    const char *text, *at[LF_PUZZLE_COUNT_MAX];
};

/* The words of levels and units as they stand in files; for people. */
extern const char *const lf_puzzle_level_words[], *const lf_puzzle_unit_words[];
extern const struct lf_say lf_puzzle_level_names[];

/* Reads a file and judges all of it: every position is sound and its seat acts, every move and
 * what follows the first is allowed. `work` is for one puzzle at a time. False: error says where
 * and why. */
bool lf_puzzles_read(const char *text, struct lf_puzzles *out, struct lf_puzzle *work,
                     struct lf_error *error);
/* The n-th of a file that was read, from 0. */
void lf_puzzle_at(const struct lf_puzzles *puzzles, int n, struct lf_puzzle *out);

/* What a loss means; moves that were not considered are wrong, their loss is that of the worst. */
enum lf_puzzle_verdict lf_puzzle_verdict(enum lf_puzzle_unit unit, int loss);
int lf_puzzle_loss(const struct lf_puzzle *puzzle, lf_action action, bool *known);

/* Writes one puzzle as it stands in a file; and one as JSON, for pages. */
int lf_puzzle_print(const struct lf_puzzle *puzzle, char *out, size_t size);
int lf_puzzle_json(const struct lf_puzzle *puzzle, char *out, size_t size);

#endif
