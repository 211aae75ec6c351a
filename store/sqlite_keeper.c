/* sqlite_keeper.c - copies the write-ahead log into the database while the writer goes on.
 *
 * A checkpoint costs two syncs and many writes; done inside a commit it would make some moves
 * wait ten times as long as others. The keeper does the bulk of it on its own thread with a
 * passive checkpoint, which never makes the writer wait. The writer then copies the few pages
 * that came in meanwhile, and only so can the log begin anew and stay small. */
#include "store/sqlite.h"

static void *keeper_main(void *argument)
{
    struct keeper *keeper = argument;
    pthread_mutex_lock(&keeper->lock);
    while (!keeper->stopping) {
        if (!keeper->asked) {
            pthread_cond_wait(&keeper->news, &keeper->lock);
            continue;
        }
        keeper->asked = false;
        keeper->busy = true;
        pthread_mutex_unlock(&keeper->lock);
        /* A failure here loses nothing: the log stays, and the next commit will tell. */
        sqlite3_wal_checkpoint_v2(keeper->db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
        atomic_fetch_add(&keeper->runs, 1);
        pthread_mutex_lock(&keeper->lock);
        keeper->busy = false;
    }
    pthread_mutex_unlock(&keeper->lock);
    return NULL;
}

bool keeper_start(struct keeper *keeper, const char *file, char error[STORE_ERROR_MAX])
{
    struct connection connection = { 0 };
    if (!connection_open(&connection, file, NULL, 0, error)) return false;
    keeper->db = connection.db;
    pthread_mutex_init(&keeper->lock, NULL);
    pthread_cond_init(&keeper->news, NULL);
    if (pthread_create(&keeper->thread, NULL, keeper_main, keeper) == 0) return true;
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
    pthread_join(keeper->thread, NULL);
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
