/* solution.h - the exact solution of a game in the page (bots/solver.h): made part by part, so that
 * a worker can tell how far it is, or given back from where the page has kept it.
 *
 * A table takes tens of megabytes; so it is made in an instance of its own, and the instance that
 * plays only gets room for the finished one. The option line stands in the text buffer. */
#ifndef LF_WASM_SOLUTION_H
#define LF_WASM_SOLUTION_H

/* What the table is called, for keeping it: "" where the game has no solution. */
const char *landfall_solution_key(int game);
/* The n-th bot that plays by the solution, "" after the last. */
const char *landfall_solution_bot(int game, int nth);

/* Begins to make a table; how many parts there are to be done, 0: none can be made. Each call of
 * landfall_solution_work() does one and returns how many are left. */
int landfall_solution_begin(int game);
int landfall_solution_work(void);

/* Room for a finished table, which the page fills; 0: there is no memory. */
void *landfall_solution_room(int game);
/* Where the table stands, and its bytes. */
void *landfall_solution_table(void);
int landfall_solution_size(void);
/* Bots play by it from now on. 0: it is not what it should be. */
int landfall_solution_use(void);

#endif
