/* ranks.h - one command as many processes on many machines, started by mpirun or srun
 * (docs/distributed.md).
 *
 * Open MPI is looked for when a process finds itself started by it, and never needed otherwise:
 * the program is built without it. Every process plays its part of the games; what each has
 * counted is added up in the first one, which reports. */
#ifndef CLI_RANKS_H
#define CLI_RANKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ranks { int rank, count; };               /* 0 of 1: alone */

/* Joins the others, if there are any; before threads are started. Returns an exit code. */
int ranks_join(struct ranks *ranks);
/* Sums of all, or the most, into the first one, in place; bits are joined by "or". Alone they do
 * nothing. */
void ranks_add_64(const struct ranks *ranks, uint64_t *values, size_t count);
void ranks_most_64(const struct ranks *ranks, uint64_t *values, size_t count);
void ranks_add_32(const struct ranks *ranks, uint32_t *values, size_t count);
void ranks_join_bytes(const struct ranks *ranks, void *bytes, size_t size);
/* The worst exit code of all, which all get; also a place where all meet. */
int ranks_agree(const struct ranks *ranks, int code);
void ranks_leave(const struct ranks *ranks);

#endif
