/* pg_backup.h - the store that nodes share, copied into the same file as any other, and back.
 *
 * A backup is read in one transaction that only reads and sees one moment; nodes go on, and a
 * standby will do as well. Restoring is one transaction, too: the new store is there whole, or
 * nothing has happened. What was there goes aside as a schema of another name. So a backup of one
 * kind of store can be restored into the other. */
#ifndef LF_STORE_PG_BACKUP_H
#define LF_STORE_PG_BACKUP_H

#include "store/backup.h"

/* Whether there is something that can be backed up; false: error says why not. */
bool pg_backup_look(const char *address, char error[STORE_ERROR_MAX]);
/* As backup_write(), from "postgres:WORDS". */
bool pg_backup_write(const char *address, const char *to, const struct seal *seal,
                     const struct seal_pair *pair, struct backup_counts *counts,
                     char error[STORE_ERROR_MAX]);

/* Writes the backup into the database. seal NULL: without tables that are not over. What is there
 * is kept as the schema `kept`, which is empty where there was none. RESTORE_FREE: done;
 * RESTORE_TAKEN: there is something, and replace is false; in all other cases error says why, and
 * nothing was changed. `shown`: the place, without a password. */
struct pg_restore { const char *file, *address; const struct seal *seal; bool replace; };
struct pg_restored {
    struct backup_counts counts, old;
    char shown[STORE_ERROR_MAX], kept[64];
};
enum restore_room pg_restore(const struct pg_restore *wish, struct pg_restored *done,
                             char error[STORE_ERROR_MAX]);
/* "postgres HOST:PORT/NAME" and the cluster's name; false: the words are wrong. */
bool pg_backup_place(const char *address, char shown[STORE_ERROR_MAX],
                     char cluster[STORE_CLUSTER_MAX], char error[STORE_ERROR_MAX]);

#endif
