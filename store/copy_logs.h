/* copy_logs.h - all logs of a store into another, sealed or opened on the way; for backup.c,
 * restore.c and what does the same for stores that nodes share (pg_backup.c, pg_restore.c). */
#ifndef LF_STORE_COPY_LOGS_H
#define LF_STORE_COPY_LOGS_H

#include "store/backup.h"
#include "store/chain.h"
#include "store/rows.h"

enum copy_way { COPY_SEAL, COPY_OPEN, COPY_LEAVE };   /* logs of tables that are not over */

struct copying {
    sqlite3 *from, *out;              /* one of them NULL where that end is PostgreSQL */
    int version;                      /* of the format of `from` */
    enum copy_way way;
    const struct seal *seal;          /* not of COPY_LEAVE */
    struct backup_counts *counts;
};

/* The log that is being copied. */
struct copy_log {
    char table[STORE_TABLE_MAX];
    bool live, damaged;
    struct chain_reading reading;     /* as it is read */
    uint64_t chain;                   /* as it is written */
};
/* An entry of a log: the next one of the last, or the first of another. number: of its chain, NULL:
 * it has none. COPY_WRITE: its text is as it is to be written (the caller frees it), *chain is its
 * number there, where it has one. */
enum copy_step { COPY_WRITE, COPY_SKIP, COPY_WRONG_SEAL };
enum copy_step copy_step(struct copying *copying, struct copy_log *log, struct store_entry *entry,
                         const uint64_t *number, uint64_t *chain);
void copy_begin(struct copying *copying, struct copy_log *log, const char *table, bool live);
bool copy_is_live(sqlite3 *from, const char *table);

/* False: what failed is the error of one of the two databases, or *wrong_seal. */
bool copy_logs(struct copying *copying, bool *wrong_seal);

/* backup.c: an empty new file of the newest format; what a backup says of itself; written whole and
 * synced; its folder synced. */
bool backup_make_new(const char *to, struct connection *out, char error[STORE_ERROR_MAX]);
bool backup_write_notes(sqlite3 *out, const struct copying *copying, const struct seal_pair *pair);
bool backup_settle(struct connection *out, const char *to);
void backup_sync_folder(const char *file);
/* restore.c: only read; *strange: it is no backup, or of a newer format. */
sqlite3 *backup_open(const char *file, int *version, bool *strange, char error[STORE_ERROR_MAX]);

enum { BACKUP_MARK = 0x4c46626b };    /* PRAGMA application_id of a backup */

#endif
