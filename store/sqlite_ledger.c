/* sqlite_ledger.c - a store that went back in time is noticed (store/mark.h), and one that might
 * is kept from it. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "store/sqlite.h"

/* The ledger's only row. */
static bool read_ledger(struct sqlite_store *store, uint64_t *id)
{
    sqlite3_stmt *statement = NULL;
    bool good = sqlite3_prepare_v2(store->write.db,
                                   "SELECT store, commits, lost, lost_at FROM ledger WHERE id = 1",
                                   -1, &statement, NULL) == SQLITE_OK &&
                sqlite3_step(statement) == SQLITE_ROW;
    if (good) {
        const void *bytes = sqlite3_column_blob(statement, 0);
        if (bytes && sqlite3_column_bytes(statement, 0) == sizeof *id)
            memcpy(id, bytes, sizeof *id);
        store->ledger = (uint64_t)sqlite3_column_int64(statement, 1);
        store->lost = (uint64_t)sqlite3_column_int64(statement, 2);
        store->lost_at = sqlite3_column_int64(statement, 3);
    }
    sqlite3_finalize(statement);
    return good;
}

/* What is left of the lost commits is in there; the next commit would write over it. */
static void keep_log(const char *file)
{
    char from[4096], to[4096], bytes[65536];
    ssize_t count;
    if (snprintf(from, sizeof from, "%s-wal", file) >= (int)sizeof from ||
        snprintf(to, sizeof to, "%s-wal.damaged", file) >= (int)sizeof to) return;
    int in = open(from, O_RDONLY | O_CLOEXEC);
    int out = in < 0 ? -1 : open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    while (out >= 0 && (count = read(in, bytes, sizeof bytes)) > 0)
        if (write(out, bytes, (size_t)count) != count) break;
    if (out >= 0) close(out);
    if (in >= 0) close(in);
}

/* Counting goes on from the mark, so that nothing is reported twice. */
static bool note_loss(struct sqlite_store *store, uint64_t marked)
{
    struct timespec now;
    sqlite3_stmt *statement = NULL;
    clock_gettime(CLOCK_REALTIME, &now);
    store->lost += marked - store->ledger;
    store->lost_at = now.tv_sec * (int64_t)1000 + now.tv_nsec / 1000000;
    store->ledger = marked;
    bool good = sqlite3_prepare_v2(store->write.db, "UPDATE ledger SET commits = ?, lost = ?,"
                                   " lost_at = ? WHERE id = 1", -1, &statement, NULL) == SQLITE_OK;
    if (good) {
        sqlite3_bind_int64(statement, 1, (int64_t)store->ledger);
        sqlite3_bind_int64(statement, 2, (int64_t)store->lost);
        sqlite3_bind_int64(statement, 3, store->lost_at);
        good = sqlite3_step(statement) == SQLITE_DONE;
    }
    sqlite3_finalize(statement);
    return good;
}

/* Writes the write-ahead log over itself and syncs it. When a sync fails, the system gives what it
 * could not write up for written: whoever reads it gets it from memory, but the next power cut
 * takes it, and with it every commit that came behind it. A server that ended for a failed sync
 * and starts again has such a log. After this all that is read is on the disk. */
bool ledger_renew_log(sqlite3 *db, const char *file, char error[STORE_ERROR_MAX])
{
    unsigned char bytes[65536];
    sqlite3_file *log = NULL;
    sqlite3_int64 size = 0;
    sqlite3_file_control(db, NULL, SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (!log || !log->pMethods) return true;         /* there is none yet */
    bool good = log->pMethods->xFileSize(log, &size) == SQLITE_OK;
    for (sqlite3_int64 at = 0; good && at < size;) {
        sqlite3_int64 left = size - at;
        int count = left < (sqlite3_int64)sizeof bytes ? (int)left : (int)sizeof bytes;
        good = log->pMethods->xRead(log, bytes, count, at) == SQLITE_OK &&
               log->pMethods->xWrite(log, bytes, count, at) == SQLITE_OK;
        at += count;
    }
    if (good && size) good = log->pMethods->xSync(log, SQLITE_SYNC_NORMAL) == SQLITE_OK;
    if (!good) snprintf(error, STORE_ERROR_MAX, "%.150s-wal: it cannot be written", file);
    return good;
}

bool ledger_open(struct sqlite_store *store, const char *file, char error[STORE_ERROR_MAX])
{
    uint64_t id = 0, marked = 0;
    if (!read_ledger(store, &id)) {
        sqlite_error(store->write.db, file, error);
        return false;
    }
    mark_open(&store->mark, file, id, &marked);
    if (marked > store->ledger) {
        keep_log(file);
        if (!note_loss(store, marked)) {
            sqlite_error(store->write.db, file, error);
            return false;
        }
    }
    mark_write(&store->mark, store->ledger);
    return true;
}
