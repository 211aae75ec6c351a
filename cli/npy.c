/* npy.c - a writer of NumPy's .npy files (npy.h). The head has a fixed length, so that it can be
 * written again when the number of rows is known. */
#include "cli/npy.h"

#include <stdlib.h>
#include <string.h>

enum { HEAD = 128 };

/* Version 1.0: magic, version, length of the text, the text, spaces, a line feed. */
static bool write_head(struct npy *npy)
{
    char head[HEAD], shape[64];
    unsigned long long rows = npy->rows, columns = npy->columns;
    if (npy->columns) snprintf(shape, sizeof shape, "(%llu, %llu)", rows, columns);
    else snprintf(shape, sizeof shape, "(%llu,)", rows);
    memset(head, ' ', sizeof head);
    memcpy(head, "\x93NUMPY\x01\x00", 8);
    head[8] = (char)(HEAD - 10);
    head[9] = 0;
    int length = snprintf(head + 10, sizeof head - 10,
                          "{'descr': '%s%s', 'fortran_order': False, 'shape': %s, }",
                          npy->item == 1 ? "|" : "<", npy->type, shape);
    head[10 + length] = ' ';
    head[HEAD - 1] = '\n';
    return fseek(npy->file, 0, SEEK_SET) == 0 && fwrite(head, 1, HEAD, npy->file) == HEAD;
}

bool npy_open(struct npy *npy, const char *path, const char *type, uint64_t columns)
{
    *npy = (struct npy){ .columns = columns, .item = (size_t)(type[1] - '0') };
    strncpy(npy->type, type, sizeof npy->type - 1);
    npy->file = fopen(path, "wb");
    return npy->file && write_head(npy);
}

bool npy_row(struct npy *npy, const void *row)
{
    size_t count = npy->columns ? npy->columns : 1;
    npy->rows++;
    return fwrite(row, npy->item, count, npy->file) == count;
}

bool npy_close(struct npy *npy)
{
    if (!npy->file) return true;
    bool good = fflush(npy->file) == 0 && !ferror(npy->file) && write_head(npy);
    good = fclose(npy->file) == 0 && good;
    npy->file = NULL;
    return good;
}
