/* puzzle.h - a file of puzzles (core/puzzle.h) in the page. */
#ifndef LF_WASM_PUZZLE_H
#define LF_WASM_PUZZLE_H

#include "core/puzzle.h"

/* Reads the file in the text buffer. How many puzzles it has; -1: it is not one, and
 * landfall_puzzles_at() is the byte where that shows. */
int landfall_puzzles_read(void);
int landfall_puzzles_at(void);

/* The n-th of them as JSON, "" past the last. */
const char *landfall_puzzle(int n);

/* The same for the match in the page (host.c); NULL past the last. */
const struct lf_puzzle *puzzle_number(int n);

#endif
