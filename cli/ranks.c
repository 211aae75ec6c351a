/* ranks.c - many processes that count together (ranks.h), through Open MPI's library, which is
 * opened while running: the few functions and constants needed are looked up by their names. */
#define _DEFAULT_SOURCE
#include "cli/ranks.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"

enum { AT_ONCE = 1 << 20 };                      /* values in one call */

/* What Open MPI's header declares; its constants are addresses of objects in the library. */
static struct {
    int (*init)(int *count, char ***words, int required, int *provided);
    int (*finalize)(void);
    int (*rank)(void *world, int *rank);
    int (*size)(void *world, int *size);
    int (*reduce)(const void *from, void *to, int count, void *type, void *operation, int root,
                  void *world);
    int (*allreduce)(const void *from, void *to, int count, void *type, void *operation,
                     void *world);
    void *world, *uint64, *uint32, *byte, *sum, *bor, *max, *integer;
} mpi;

/* A function that comes as a data pointer, as POSIX has it for dlsym(). */
static bool look_up(void *library, const char *name, void *place)
{
    void *found = dlsym(library, name);
    memcpy(place, &found, sizeof found);
    return found != NULL;
}

static bool open_library(void)
{
    void *library = dlopen("libmpi.so.40", RTLD_NOW | RTLD_GLOBAL);
    if (!library) library = dlopen("libmpi.so", RTLD_NOW | RTLD_GLOBAL);
    return library && look_up(library, "MPI_Init_thread", &mpi.init) &&
           look_up(library, "MPI_Finalize", &mpi.finalize) &&
           look_up(library, "MPI_Comm_rank", &mpi.rank) &&
           look_up(library, "MPI_Comm_size", &mpi.size) &&
           look_up(library, "MPI_Reduce", &mpi.reduce) &&
           look_up(library, "MPI_Allreduce", &mpi.allreduce) &&
           look_up(library, "ompi_mpi_comm_world", &mpi.world) &&
           look_up(library, "ompi_mpi_uint64_t", &mpi.uint64) &&
           look_up(library, "ompi_mpi_uint32_t", &mpi.uint32) &&
           look_up(library, "ompi_mpi_byte", &mpi.byte) &&
           look_up(library, "ompi_mpi_int", &mpi.integer) &&
           look_up(library, "ompi_mpi_op_sum", &mpi.sum) &&
           look_up(library, "ompi_mpi_op_bor", &mpi.bor) &&
           look_up(library, "ompi_mpi_op_max", &mpi.max);
}

/* mpirun and srun --mpi=pmix say so in the environment. */
static bool is_wanted(void)
{
    const char *wish = getenv("LANDFALL_MPI");
    if (wish) return strcmp(wish, "0") != 0;
    return getenv("OMPI_COMM_WORLD_SIZE") || getenv("PMIX_RANK");
}

int ranks_join(struct ranks *ranks)
{
    enum { FUNNELED = 1 };                       /* only the first thread calls */
    int provided;
    *ranks = (struct ranks){ 0, 1 };
    if (!is_wanted()) return EXIT_DONE;
    if (!open_library())
        return fail(EXIT_SYSTEM, SAY("started by mpirun, but Open MPI's library cannot be used: %s",
                                     "von mpirun gestartet, aber Open MPI fehlt: %s"), dlerror());
    if (mpi.init(NULL, NULL, FUNNELED, &provided) != 0 ||
        mpi.rank(mpi.world, &ranks->rank) != 0 || mpi.size(mpi.world, &ranks->count) != 0)
        return fail(EXIT_SYSTEM, SAY("Open MPI does not start", "Open MPI startet nicht"));
    return EXIT_DONE;
}

static void reduce(const struct ranks *ranks, void *values, size_t count, size_t size, void *type,
                   void *operation)
{
    static void *const in_place = (void *)1;     /* MPI_IN_PLACE */
    for (size_t done = 0; ranks->count > 1 && done < count;) {
        size_t part = count - done < AT_ONCE ? count - done : AT_ONCE;
        char *at = (char *)values + done * size;
        mpi.reduce(ranks->rank == 0 ? in_place : at, at, (int)part, type, operation, 0, mpi.world);
        done += part;
    }
}

void ranks_add_64(const struct ranks *ranks, uint64_t *values, size_t count)
{
    reduce(ranks, values, count, sizeof *values, mpi.uint64, mpi.sum);
}

void ranks_most_64(const struct ranks *ranks, uint64_t *values, size_t count)
{
    reduce(ranks, values, count, sizeof *values, mpi.uint64, mpi.max);
}

void ranks_add_32(const struct ranks *ranks, uint32_t *values, size_t count)
{
    reduce(ranks, values, count, sizeof *values, mpi.uint32, mpi.sum);
}

void ranks_join_bytes(const struct ranks *ranks, void *bytes, size_t size)
{
    reduce(ranks, bytes, size, 1, mpi.byte, mpi.bor);
}

int ranks_agree(const struct ranks *ranks, int code)
{
    int worst = code;
    if (ranks->count > 1) mpi.allreduce(&code, &worst, 1, mpi.integer, mpi.max, mpi.world);
    return worst;
}

void ranks_leave(const struct ranks *ranks)
{
    (void)ranks;
    if (mpi.finalize) mpi.finalize();
}
