/* data.h - matches as tables for learning: positions, choices, results. `landfall export` writes
 * them from replays, `landfall sim --data` from the games it has just played; the schema is in
 * docs/data.md. */
#ifndef CLI_DATA_H
#define CLI_DATA_H

#include "cli/command.h"

struct data;

/* Starts a set of files in a folder that exists; as_lines: JSON lines instead of NumPy arrays.
 * NULL after a message. */
struct data *data_open(const char *folder, bool as_lines);
/* One replay, which is the next match. An exit code after a message: it does not hold, or is of
 * another game than those before it. */
int data_add_replay(struct data *data, const char *path);
uint64_t data_rows(const struct data *data);
/* Ends all files; an exit code. */
int data_close(struct data *data);

#endif
