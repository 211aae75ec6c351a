/* copy_logs.h - all logs of a store into another file, sealed or opened on the way; for backup.c
 * and restore.c. */
#ifndef LF_STORE_COPY_LOGS_H
#define LF_STORE_COPY_LOGS_H

#include "store/backup.h"
#include "store/rows.h"

enum copy_way { COPY_SEAL, COPY_OPEN, COPY_LEAVE };   /* logs of tables that are not over */

struct copying {
    sqlite3 *from, *out;
    int version;                      /* of the format of `from` */
    enum copy_way way;
    const struct seal *seal;          /* not of COPY_LEAVE */
    struct backup_counts *counts;
};

/* False: what failed is the error of one of the two databases, or *wrong_seal. */
bool copy_logs(struct copying *copying, bool *wrong_seal);

/* backup.c: an empty new file of the newest format; written whole and synced; its folder synced. */
bool backup_make_new(const char *to, struct connection *out, char error[STORE_ERROR_MAX]);
bool backup_settle(struct connection *out, const char *to);
void backup_sync_folder(const char *file);

enum { BACKUP_MARK = 0x4c46626b };    /* PRAGMA application_id of a backup */

#endif
