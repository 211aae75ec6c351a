/* backup.h - a store copied into one file while its server runs, and back.
 *
 * A backup is one moment of the store: all rows are read in one transaction, which waits for
 * nobody and keeps nobody waiting. Logs of matches that are not over are sealed (store/seal.h),
 * and chained anew, so that `landfall check-store` can check a backup as it checks a store. The
 * file carries a mark of its own and is opened by no server.
 *
 * Both directions write a file beside the one that is wanted. Who calls checks it; then
 * backup_place() or restore_place() puts it there in one step, or nothing has happened.
 */
#ifndef LF_STORE_BACKUP_H
#define LF_STORE_BACKUP_H

#include "store/seal.h"

struct backup_counts {
    uint64_t tables, entries, guests;
    uint64_t running;                 /* tables that are not over: sealed, or left out */
    uint64_t damaged;                 /* logs whose numbers do not fit: copied as they are */
    int64_t at;                       /* when the backup was made, ms since 1970 */
    int format;                       /* of the store or backup that was read */
};

enum { BACKUP_NAME_MAX = 4200 };
/* The file that is written at first. */
bool backup_new_name(const char *to, char name[BACKUP_NAME_MAX]);
/* Writes the store into backup_new_name(to). False: error says why, and nothing is left. */
bool backup_write(const char *store, const char *to, const struct seal *seal,
                  const struct seal_pair *pair, struct backup_counts *counts,
                  char error[STORE_ERROR_MAX]);
/* Gives the written file its name; false: there is one of this name, or errno says why. */
bool backup_place(const char *to, char error[STORE_ERROR_MAX]);
void backup_remove_new(const char *to);

/* What a backup says of itself. */
struct backup_info {
    int64_t at;
    int format;
    uint64_t damaged;                 /* logs that were damaged when it was made */
    bool needs_key;                   /* something in it is sealed: matches that are not over */
    char sealed[SEAL_HEX_MAX];        /* its key, sealed */
    char public[2 * SEAL_KEY_SIZE + 1];   /* for whom */
};
/* *strange: it is no backup, or of a newer format; error says which. */
bool backup_look(const char *file, struct backup_info *info, bool *strange,
                 char error[STORE_ERROR_MAX]);

/* Writes the backup into backup_new_name(store); seal NULL: without tables that are not over. */
bool restore_write(const char *file, const char *store, const struct seal *seal,
                   struct backup_counts *counts, char error[STORE_ERROR_MAX]);
/* Puts it in the place of `store`; one that is there is kept as `kept`, which is empty where there
 * was none. False: in use, or error says what else; the old one is where it was. */
bool restore_place(const char *store, bool replace, char kept[BACKUP_NAME_MAX],
                   struct backup_counts *old, char error[STORE_ERROR_MAX]);
/* What restore_place() would find there. */
enum restore_room { RESTORE_FREE, RESTORE_TAKEN, RESTORE_IN_USE, RESTORE_FAILED };
enum restore_room restore_room(const char *store, char error[STORE_ERROR_MAX]);

#endif
