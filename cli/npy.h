/* npy.h - a writer of NumPy's .npy files: rows are appended, the number of rows is written into
 * the head at the end. */
#ifndef CLI_NPY_H
#define CLI_NPY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct npy { FILE *file; char type[4]; size_t item; uint64_t columns, rows; };

/* type: "i4", "i8", "u1", little endian; columns 0: one number a row, no second dimension. */
bool npy_open(struct npy *npy, const char *path, const char *type, uint64_t columns);
/* One row, of `columns` numbers, or one if columns is 0. */
bool npy_row(struct npy *npy, const void *row);
bool npy_close(struct npy *npy);

#endif
