/* gather.c - see gather.h. Only the log's own file goes through here: the database, its locks and
 * all else is opened by the layer below as ever. */
#include "store/gather.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <string.h>

enum { ROOM = 1 << 16 };                /* SQLite's own layer takes less than 128 KiB at once */

/* The file of the layer below lies behind this one in memory that SQLite gives. */
struct file {
    sqlite3_file head;
    sqlite3_file *below;
    sqlite3_int64 at;                   /* where `bytes` belong */
    int length;                         /* how many are waiting */
    bool gathers;                       /* else all is handed on at once */
    char *bytes;
};

static sqlite3_vfs layer, *below;

static const sqlite3_io_methods *methods(const struct file *file)
{
    return file->below->pMethods;
}

/* Hands on what waits. What the layer below refuses is forgotten, for SQLite takes the whole
 * transaction back and writes it once more from its beginning. */
static int hand_on(struct file *file)
{
    int length = file->length;
    file->length = 0;
    return length ? methods(file)->xWrite(file->below, file->bytes, length, file->at) : SQLITE_OK;
}

static int close_file(sqlite3_file *head)
{
    struct file *file = (struct file *)head;
    int written = hand_on(file), closed = methods(file)->xClose(file->below);
    sqlite3_free(file->bytes);
    file->bytes = NULL;
    return written ? written : closed;
}

static int read_file(sqlite3_file *head, void *out, int size, sqlite3_int64 at)
{
    struct file *file = (struct file *)head;
    int result = hand_on(file);
    return result ? result : methods(file)->xRead(file->below, out, size, at);
}

static int write_file(sqlite3_file *head, const void *bytes, int size, sqlite3_int64 at)
{
    struct file *file = (struct file *)head;
    bool follows = file->length && at == file->at + file->length;
    if (!follows || file->length + size > ROOM) {
        int result = hand_on(file);
        if (result) return result;
        file->at = at;
    }
    if (!file->gathers || size > ROOM)
        return methods(file)->xWrite(file->below, bytes, size, at);
    memcpy(file->bytes + file->length, bytes, (size_t)size);
    file->length += size;
    return SQLITE_OK;
}

static int cut_file(sqlite3_file *head, sqlite3_int64 size)
{
    struct file *file = (struct file *)head;
    int result = hand_on(file);
    return result ? result : methods(file)->xTruncate(file->below, size);
}

static int sync_file(sqlite3_file *head, int flags)
{
    struct file *file = (struct file *)head;
    int result = hand_on(file);
    return result ? result : methods(file)->xSync(file->below, flags);
}

static int size_of_file(sqlite3_file *head, sqlite3_int64 *size)
{
    struct file *file = (struct file *)head;
    int result = hand_on(file);
    return result ? result : methods(file)->xFileSize(file->below, size);
}

static int lock_file(sqlite3_file *head, int level)
{
    struct file *file = (struct file *)head;
    return methods(file)->xLock(file->below, level);
}

static int unlock_file(sqlite3_file *head, int level)
{
    struct file *file = (struct file *)head;
    return methods(file)->xUnlock(file->below, level);
}

static int is_reserved(sqlite3_file *head, int *out)
{
    struct file *file = (struct file *)head;
    return methods(file)->xCheckReservedLock(file->below, out);
}

static int control_file(sqlite3_file *head, int what, void *argument)
{
    struct file *file = (struct file *)head;
    return methods(file)->xFileControl(file->below, what, argument);
}

static int sector_size(sqlite3_file *head)
{
    struct file *file = (struct file *)head;
    return methods(file)->xSectorSize(file->below);
}

static int characteristics(sqlite3_file *head)
{
    struct file *file = (struct file *)head;
    return methods(file)->xDeviceCharacteristics(file->below);
}

static const sqlite3_io_methods METHODS = {
    .iVersion = 1,
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = cut_file,
    .xSync = sync_file,
    .xFileSize = size_of_file,
    .xLock = lock_file,
    .xUnlock = unlock_file,
    .xCheckReservedLock = is_reserved,
    .xFileControl = control_file,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
};

/* Where a write may harm what stands beside it, SQLite fills up the sector and writes past the
 * point that it syncs. There nobody but SQLite knows where a commit ends. */
static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *head, int flags, int *out)
{
    struct file *file = (struct file *)head;
    (void)vfs;
    if (!(flags & SQLITE_OPEN_WAL)) return below->xOpen(below, name, head, flags, out);
    *file = (struct file){ .below = (sqlite3_file *)(void *)(file + 1) };
    int result = below->xOpen(below, name, file->below, flags, out);
    if (!file->below->pMethods) return result;
    file->head.pMethods = &METHODS;                /* it is closed even where it failed */
    file->gathers = result == SQLITE_OK && methods(file)->xDeviceCharacteristics(file->below) &
                                               SQLITE_IOCAP_POWERSAFE_OVERWRITE;
    file->bytes = file->gathers ? sqlite3_malloc(ROOM) : NULL;
    if (!file->bytes) file->gathers = false;
    return result;
}

static void make_layer(void)
{
    below = sqlite3_vfs_find(NULL);
    if (!below) return;
    layer = *below;
    layer.pNext = NULL;
    layer.zName = "landfall-gather";
    layer.szOsFile = (int)sizeof(struct file) + below->szOsFile;
    layer.xOpen = open_file;
    if (sqlite3_vfs_register(&layer, 0) != SQLITE_OK) below = NULL;
}

const char *gather_layer(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_layer);
    return below ? layer.zName : NULL;
}
