/* check_file.h - an opened store that may be damaged, for check.c and repair.c. */
#ifndef LF_STORE_CHECK_FILE_H
#define LF_STORE_CHECK_FILE_H

#include "store/check.h"
#include "store/sqlite.h"

struct store_check {
    char file[4096];
    sqlite3 *db;
    int lock_file, version;
    bool still;                       /* only read */
    uint64_t commits;                 /* by the ledger or the mark, whichever is more */
};

sqlite3_stmt *check_query(struct store_check *check, const char *sql);

#endif
