/* backup.c - from a store to a backup; see backup.h. */
#include "store/backup.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "store/copy_logs.h"

bool backup_new_name(const char *to, char name[BACKUP_NAME_MAX])
{
    return snprintf(name, BACKUP_NAME_MAX, "%s.new", to) < BACKUP_NAME_MAX - 8;
}

void backup_remove_new(const char *to)
{
    static const char *const ENDS[] = { "", "-wal", "-shm", "-journal" };
    char name[BACKUP_NAME_MAX], file[BACKUP_NAME_MAX + 16];
    if (!backup_new_name(to, name)) return;
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        snprintf(file, sizeof file, "%s%s", name, ENDS[i]);
        unlink(file);
    }
}

static bool run(sqlite3 *db, const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

/* The store as it is now, for as long as it takes; a server may go on writing. */
static sqlite3 *open_source(const char *store, int *version, char error[STORE_ERROR_MAX])
{
    sqlite3 *db = NULL;
    if (access(store, R_OK) != 0) {
        snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", store, strerror(errno));
        return NULL;
    }
    bool good = sqlite3_open_v2(store, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
                sqlite3_busy_timeout(db, 10000) == SQLITE_OK;
    sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    good = good && run(db, "BEGIN; SELECT 1 FROM sqlite_master");
    *version = good ? schema_version(db) : -1;
    if (*version < 0) sqlite_error(db, store, error);
    else if (rows_count(db, "PRAGMA application_id") == BACKUP_MARK)
        snprintf(error, STORE_ERROR_MAX, "%.150s: it is a backup itself", store);
    else if (*version == 0)
        snprintf(error, STORE_ERROR_MAX, "%.150s: not a store of landfall", store);
    else if (*version > schema_newest())
        snprintf(error, STORE_ERROR_MAX, "%.150s: written by a newer landfall (format %d)", store,
                 *version);
    else return db;
    sqlite3_close(db);
    return NULL;
}

static bool write_note(sqlite3 *out, const char *key, int64_t at, const char *text)
{
    sqlite3_stmt *statement = NULL;
    sqlite3_prepare_v2(out, "INSERT OR REPLACE INTO note VALUES(7, ?, ?, ?)", -1, &statement, NULL);
    sqlite3_bind_text(statement, 1, key, -1, SQLITE_TRANSIENT);
    sqlite3_bind_int64(statement, 2, at);
    sqlite3_bind_text(statement, 3, text, -1, SQLITE_TRANSIENT);
    bool good = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_finalize(statement);
    return good;
}
_Static_assert((int)STORE_NOTE_BACKUP == 7, "as it is written here");

/* What it is, when it was made, and for whom it is sealed. */
bool backup_write_notes(sqlite3 *out, const struct copying *copying, const struct seal_pair *pair)
{
    char sealed[SEAL_HEX_MAX], public[2 * SEAL_KEY_SIZE + 1], mark[64], damaged[32];
    snprintf(damaged, sizeof damaged, "%" PRIu64, copying->counts->damaged);
    seal_close(copying->seal, pair, sealed);
    seal_hex(pair->public, sizeof pair->public, public);
    snprintf(mark, sizeof mark, "PRAGMA application_id=%d", BACKUP_MARK);
    return run(out, "DELETE FROM note WHERE kind = 7") && run(out, mark) &&
           write_note(out, "key", copying->counts->at, sealed) &&
           write_note(out, "damaged", copying->counts->at, damaged) &&
           write_note(out, "public", copying->counts->at, public);
}

static bool copy_all(struct copying *copying, const struct seal_pair *pair)
{
    bool wrong;
    return run(copying->out, "BEGIN IMMEDIATE") && rows_copy_tables(copying->from, copying->out) &&
           copy_logs(copying, &wrong) && backup_write_notes(copying->out, copying, pair) &&
           run(copying->out, "COMMIT");
}

/* An empty file that only its owner reads, of the newest format; what was left of an attempt that
 * was cut short goes. */
bool backup_make_new(const char *to, struct connection *out, char error[STORE_ERROR_MAX])
{
    char name[BACKUP_NAME_MAX];
    int from;
    if (!backup_new_name(to, name)) {
        snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", to, strerror(ENAMETOOLONG));
        return false;
    }
    backup_remove_new(to);
    int made = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (made < 0) {
        snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", name, strerror(errno));
        return false;
    }
    close(made);
    return schema_make(name, &from, error) && connection_open(out, name, NULL, 0, error);
}

/* One file without a log of writes beside it, on the disk. */
bool backup_settle(struct connection *out, const char *to)
{
    char name[BACKUP_NAME_MAX];
    bool good = run(out->db, "PRAGMA journal_mode=DELETE");
    connection_close(out);
    backup_new_name(to, name);
    int file = open(name, O_RDONLY | O_CLOEXEC);
    good = good && file >= 0 && fsync(file) == 0;
    if (file >= 0) close(file);
    return good;
}

bool backup_write(const char *store, const char *to, const struct seal *seal,
                  const struct seal_pair *pair, struct backup_counts *counts,
                  char error[STORE_ERROR_MAX])
{
    struct connection out = { 0 };
    struct timespec now;
    struct copying copying = { .way = COPY_SEAL, .seal = seal, .counts = counts };
    *counts = (struct backup_counts){ 0 };
    error[0] = 0;
    copying.from = open_source(store, &copying.version, error);
    if (!copying.from) return false;
    clock_gettime(CLOCK_REALTIME, &now);
    counts->at = now.tv_sec * (int64_t)1000 + now.tv_nsec / 1000000;
    counts->format = copying.version;
    bool good = backup_make_new(to, &out, error);
    copying.out = out.db;
    if (good) {
        good = copy_all(&copying, pair);
        if (!good) {
            bool ours = sqlite3_errcode(out.db) != SQLITE_OK &&
                        sqlite3_errcode(out.db) != SQLITE_DONE;
            sqlite_error(ours ? out.db : copying.from, ours ? to : store, error);
        }
        counts->guests = rows_count(copying.from, "SELECT count(*) FROM guest WHERE id <> ''");
        if (good && !(good = backup_settle(&out, to)))
            snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", to, strerror(errno));
    }
    connection_close(&out);
    sqlite3_close(copying.from);
    if (!good) backup_remove_new(to);
    return good;
}

void backup_sync_folder(const char *file)
{
    char *copy = strdup(file);
    int folder = copy ? open(dirname(copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    if (folder >= 0) {
        fsync(folder);
        close(folder);
    }
    free(copy);
}

/* A link is made or is not, and never in the place of another file. */
bool backup_place(const char *to, char error[STORE_ERROR_MAX])
{
    char name[BACKUP_NAME_MAX];
    backup_new_name(to, name);
    bool good = link(name, to) == 0;
    if (!good && errno != EEXIST && access(to, F_OK) != 0)
        good = rename(name, to) == 0;            /* a disk that knows no links */
    if (!good) snprintf(error, STORE_ERROR_MAX, "%.150s: %.100s", to, strerror(errno));
    backup_remove_new(to);
    if (good) backup_sync_folder(to);
    return good;
}
