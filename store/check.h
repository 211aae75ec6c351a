/* check.h - a store on disk that may be damaged: reading what can be read, and saving it.
 *
 * Nothing is changed by checking; the write-ahead log stays as it is too. Saving writes a new file
 * of all that is sound and puts it in the place of the old one, which is kept as FILE.damaged.
 * While it is open here no server can use the file. Used by `landfall check-store` alone.
 */
#ifndef LF_STORE_CHECK_H
#define LF_STORE_CHECK_H

#include "store/chain.h"
#include "store/store.h"

struct store_check;

/* NULL: error says why; *strange: it is no store, or of a newer format. */
struct store_check *check_open(const char *file, bool *strange, char error[STORE_ERROR_MAX]);
/* The same for a backup, or a file that nobody else knows of: only read, and not claimed. */
struct store_check *check_open_still(const char *file, bool *strange, char error[STORE_ERROR_MAX]);
bool check_is_backup(const char *file);
void check_close(struct store_check *check);
int check_version(const struct store_check *check);

/* SQLite's own opinion, line by line; returns how many faults it has found. */
int check_pages(struct store_check *check, void (*each)(void *context, const char *line),
                void *context);
/* Commits that have vanished: noticed by a server before, or to be seen now. */
uint64_t check_lost(struct store_check *check);

/* The ids of all tables that anything is known of, in order; sets *count. */
char (*check_tables(struct store_check *check, size_t *count))[STORE_TABLE_MAX];

/* What is wrong with a log. CHECK_SHORT: it was longer when it was finished. */
enum check_fault {
    CHECK_SOUND, CHECK_GAP, CHECK_SUM, CHECK_KIND, CHECK_PAGE, CHECK_SHORT, CHECK_RULES,
};
struct check_log {
    char table[STORE_TABLE_MAX];
    enum check_fault fault;
    uint32_t sound;                   /* entries until the fault */
    bool chained;                     /* the last of them has a checksum */
    bool finished, open;
    bool cut;                         /* to be cut after the sound entries */
    char page[STORE_ERROR_MAX];       /* of CHECK_PAGE: what SQLite says */
};
/* Reads a log; each() sees the sound entries and returns false for one that the rules refuse. */
void check_log(struct store_check *check, const char *table, store_each each, void *context,
               struct check_log *log);

/* Writes what is sound; logs: all of them, in order. False: error says why, and the old file is
 * as it was. *rows: rows of other tables that could not be saved for certain (0 or 1 per table). */
bool check_repair(struct store_check *check, const struct check_log *logs, size_t count,
                  int *rows, char error[STORE_ERROR_MAX]);

#endif
