/* sqlite_keeper.c - copies the write-ahead log into the database while the writer goes on.
 *
 * A checkpoint costs two syncs and many writes; done inside a commit it would make some moves
 * wait ten times as long as others. The keeper does the bulk of it on its own thread with a
 * passive checkpoint, which never makes the writer wait. The writer then copies the few pages
 * that came in meanwhile, and only so can the log begin anew and stay small. */
#include <stdio.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <time.h>

#include "store/sqlite.h"

enum { LOOK_S = 1, SYNC_EACH = 10 };    /* seconds between two looks at the disk; looks per sync */

void keeper_result(struct keeper *keeper, int result)
{
    atomic_store(&keeper->bad, result != SQLITE_OK);
    atomic_fetch_add(result == SQLITE_OK ? &keeper->runs : &keeper->failures, 1);
}

static uint64_t number_of(sqlite3 *db, const char *pragma)
{
    sqlite3_stmt *statement = NULL;
    uint64_t number = 0;
    if (sqlite3_prepare_v2(db, pragma, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        number = (uint64_t)sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return number;
}

/* Pages that hold something; those that were given free are used again first. */
static uint64_t used_bytes(sqlite3 *db)
{
    uint64_t pages = number_of(db, "PRAGMA page_count");
    uint64_t unused = number_of(db, "PRAGMA freelist_count");
    return pages > unused ? (pages - unused) * number_of(db, "PRAGMA page_size") : 0;
}

/* How much room the disk has and how long the log is; and the mark is made to last. */
static void look(struct keeper *keeper)
{
    struct stat info;
    struct statvfs disk;
    atomic_store(&keeper->wal_bytes, stat(keeper->wal, &info) == 0 ? (uint64_t)info.st_size : 0);
    atomic_store(&keeper->free_bytes, statvfs(keeper->wal, &disk) == 0
                                          ? (uint64_t)disk.f_bavail * disk.f_frsize : UINT64_MAX);
    atomic_store(&keeper->used_bytes, used_bytes(keeper->db));
    if (++keeper->looks % SYNC_EACH == 0) mark_sync(keeper->mark);
}

/* Called and left with the lock held. True: a checkpoint is asked for. */
static bool wait_for_news(struct keeper *keeper)
{
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += LOOK_S;
    while (!keeper->asked && !keeper->stopping)
        if (pthread_cond_timedwait(&keeper->news, &keeper->lock, &end) != 0) break;
    return keeper->asked;
}

/* A failure here loses nothing, the log stays; but it grows, so it is told. */
static void copy_log(struct keeper *keeper)
{
    keeper_result(keeper, sqlite3_wal_checkpoint_v2(keeper->db, NULL, SQLITE_CHECKPOINT_PASSIVE,
                                                    NULL, NULL));
}

static void *keeper_main(void *argument)
{
    struct keeper *keeper = argument;
    pthread_mutex_lock(&keeper->lock);
    while (!keeper->stopping) {
        bool asked = wait_for_news(keeper);
        if (keeper->stopping) break;
        keeper->busy = asked;
        keeper->asked = false;
        pthread_mutex_unlock(&keeper->lock);
        if (asked) copy_log(keeper);
        look(keeper);
        pthread_mutex_lock(&keeper->lock);
        keeper->busy = false;
    }
    pthread_mutex_unlock(&keeper->lock);
    return NULL;
}

bool keeper_turn(struct keeper *keeper)
{
    if (keeper->threaded || !keeper->asked) return false;
    keeper->asked = false;
    copy_log(keeper);
    look(keeper);
    return true;
}

bool keeper_start(struct keeper *keeper, const char *file, const struct mark *mark,
                  bool threaded, char error[STORE_ERROR_MAX])
{
    struct connection connection = { 0 };
    if (!connection_open(&connection, file, NULL, 0, error)) return false;
    keeper->db = connection.db;
    keeper->mark = mark;
    snprintf(keeper->wal, sizeof keeper->wal, "%s-wal", file);
    look(keeper);
    pthread_mutex_init(&keeper->lock, NULL);
    pthread_cond_init(&keeper->news, NULL);
    keeper->threaded = threaded;
    if (!threaded || pthread_create(&keeper->thread, NULL, keeper_main, keeper) == 0) return true;
    sqlite3_close(keeper->db);
    keeper->db = NULL;
    return false;
}

void keeper_stop(struct keeper *keeper)
{
    if (!keeper->db) return;
    pthread_mutex_lock(&keeper->lock);
    keeper->stopping = true;
    pthread_cond_signal(&keeper->news);
    pthread_mutex_unlock(&keeper->lock);
    if (keeper->threaded) pthread_join(keeper->thread, NULL);
    pthread_cond_destroy(&keeper->news);
    pthread_mutex_destroy(&keeper->lock);
    sqlite3_close(keeper->db);
    keeper->db = NULL;
}

void keeper_ask(struct keeper *keeper)
{
    pthread_mutex_lock(&keeper->lock);
    keeper->asked = true;
    pthread_cond_signal(&keeper->news);
    pthread_mutex_unlock(&keeper->lock);
}

bool keeper_busy(struct keeper *keeper)
{
    pthread_mutex_lock(&keeper->lock);
    bool busy = keeper->busy || keeper->asked;
    pthread_mutex_unlock(&keeper->lock);
    return busy;
}
