/* restore.c - from a backup to a store; see backup.h. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/copy_logs.h"

static bool run(sqlite3 *db, const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

static void read_note(sqlite3 *db, const char *key, char *text, size_t size, int64_t *at)
{
    sqlite3_stmt *statement = NULL;
    text[0] = 0;
    sqlite3_prepare_v2(db, "SELECT text, at FROM note WHERE kind = 7 AND key = ?", -1, &statement,
                       NULL);
    sqlite3_bind_text(statement, 1, key, -1, SQLITE_TRANSIENT);
    if (sqlite3_step(statement) == SQLITE_ROW) {
        snprintf(text, size, "%s", (const char *)sqlite3_column_text(statement, 0));
        *at = sqlite3_column_int64(statement, 1);
    }
    sqlite3_finalize(statement);
}

/* Only read, so that it may lie on a disk that cannot be written. */
sqlite3 *backup_open(const char *file, int *version, bool *strange, char error[STORE_ERROR_MAX])
{
    sqlite3 *db = NULL;
    *strange = false;
    if (access(file, R_OK) != 0) {
        snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", file, strerror(errno));
        return NULL;
    }
    *version = sqlite3_open_v2(file, &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK
                   ? schema_version(db) : -1;
    *strange = true;
    if (*version < 0) sqlite_error(db, file, error);
    else if (rows_count(db, "PRAGMA application_id") != BACKUP_MARK)
        snprintf(error, STORE_ERROR_MAX, "%.150s: %s", file, *version > 0 ?
                 "a store, not a backup" : "not a backup of landfall");
    else if (*version > schema_newest())
        snprintf(error, STORE_ERROR_MAX, "%.120s: made by a newer landfall (format %d, this one "
                 "reads up to %d)", file, *version, schema_newest());
    else return db;
    sqlite3_close(db);
    return NULL;
}

bool backup_look(const char *file, struct backup_info *info, bool *strange,
                 char error[STORE_ERROR_MAX])
{
    char damaged[32];
    *info = (struct backup_info){ 0 };
    sqlite3 *db = backup_open(file, &info->format, strange, error);
    if (!db) return false;
    read_note(db, "key", info->sealed, sizeof info->sealed, &info->at);
    read_note(db, "public", info->public, sizeof info->public, &info->at);
    read_note(db, "damaged", damaged, sizeof damaged, &info->at);
    info->damaged = strtoull(damaged, NULL, 10);
    info->needs_key =
        rows_count(db, "SELECT EXISTS(SELECT 1 FROM entry WHERE text LIKE 'sealed %')") != 0;
    sqlite3_close(db);
    return true;
}

bool restore_write(const char *file, const char *store, const struct seal *seal,
                   struct backup_counts *counts, char error[STORE_ERROR_MAX])
{
    struct connection out = { 0 };
    bool strange, wrong = false;
    char text[8];
    struct copying copying = { .way = seal ? COPY_OPEN : COPY_LEAVE, .seal = seal,
                               .counts = counts };
    *counts = (struct backup_counts){ 0 };
    copying.from = backup_open(file, &copying.version, &strange, error);
    if (!copying.from) return false;
    read_note(copying.from, "public", text, sizeof text, &counts->at);
    counts->format = copying.version;
    bool good = backup_make_new(store, &out, error);
    copying.out = out.db;
    if (good) {
        good = run(out.db, "BEGIN IMMEDIATE") && rows_copy_tables(copying.from, out.db) &&
               copy_logs(&copying, &wrong) && run(out.db, "DELETE FROM note WHERE kind = 7") &&
               run(out.db, "COMMIT");
        if (wrong) snprintf(error, STORE_ERROR_MAX, "%.150s: what was sealed does not open", file);
        else if (!good) sqlite_error(sqlite3_errcode(out.db) > SQLITE_OK &&
                                     sqlite3_errcode(out.db) < SQLITE_ROW ? out.db : copying.from,
                                     store, error);
        counts->guests = rows_count(out.db, "SELECT count(*) FROM guest WHERE id <> ''");
        if (good && !(good = backup_settle(&out, store)))
            snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", store, strerror(errno));
    }
    connection_close(&out);
    sqlite3_close(copying.from);
    if (!good) backup_remove_new(store);
    return good;
}

/* ---- Taking the place of a store ---- */

enum restore_room restore_room(const char *store, char error[STORE_ERROR_MAX])
{
    struct stat info;
    char name[BACKUP_NAME_MAX];
    if (stat(store, &info) != 0) {
        if (errno == ENOENT) return RESTORE_FREE;
        snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", store, strerror(errno));
        return RESTORE_FAILED;
    }
    snprintf(name, sizeof name, "%s-lock", store);
    int lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    bool free_now = lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0;
    bool used = !free_now && lock >= 0 && errno == EWOULDBLOCK;
    if (lock < 0) snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", name, strerror(errno));
    else close(lock);
    return free_now ? RESTORE_TAKEN : used ? RESTORE_IN_USE : RESTORE_FAILED;
}

static void count_old(const char *store, struct backup_counts *old)
{
    sqlite3 *db = NULL;
    if (sqlite3_open_v2(store, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK) {
        sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
        old->entries = rows_count(db, "SELECT count(*) FROM entry");
        old->tables = rows_count(db, "SELECT count(*) FROM entry WHERE seq = 1");
    }
    sqlite3_close(db);
}

/* The old file and its log of writes go aside together, so that they can still be opened. */
static bool set_aside(const char *store, char kept[BACKUP_NAME_MAX])
{
    char from[BACKUP_NAME_MAX], to[BACKUP_NAME_MAX + 8];
    for (int i = 1;; i++) {
        if (i == 1) snprintf(kept, BACKUP_NAME_MAX, "%s.replaced", store);
        else snprintf(kept, BACKUP_NAME_MAX, "%s.replaced%d", store, i);
        if (access(kept, F_OK) != 0) break;
    }
    snprintf(from, sizeof from, "%s-wal", store);
    snprintf(to, sizeof to, "%s-wal", kept);
    if (rename(from, to) != 0 && errno != ENOENT) return false;
    if (rename(store, kept) != 0) {
        rename(to, from);
        return false;
    }
    snprintf(from, sizeof from, "%s-shm", store);
    unlink(from);
    return true;
}

static void put_back(const char *store, const char *kept)
{
    char from[BACKUP_NAME_MAX + 8], to[BACKUP_NAME_MAX];
    snprintf(from, sizeof from, "%s-wal", kept);
    snprintf(to, sizeof to, "%s-wal", store);
    if (rename(kept, store) == 0) rename(from, to);
}

bool restore_place(const char *store, bool replace, char kept[BACKUP_NAME_MAX],
                   struct backup_counts *old, char error[STORE_ERROR_MAX])
{
    char name[BACKUP_NAME_MAX];
    kept[0] = 0;
    *old = (struct backup_counts){ 0 };
    backup_new_name(store, name);
    bool there = access(store, F_OK) == 0;
    if (there && !replace) {
        snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", store, strerror(EEXIST));
        return false;
    }
    int lock = -1;
    if (there && (lock = sqlite_claim(store, error)) < 0) return false;
    if (there) count_old(store, old);
    bool good = !there || set_aside(store, kept);
    bool aside = good && there;
    if (good) good = there ? rename(name, store) == 0 : backup_place(store, error);
    int why = errno;
    if (!good && aside) put_back(store, kept);
    errno = why;
    if (!good && !error[0]) snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", store,
                                     strerror(errno));
    backup_sync_folder(store);
    if (lock >= 0) close(lock);
    return good;
}
