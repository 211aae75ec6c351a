/* disk.c - see disk.h. */
#include "tests/simulate/disk.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"

enum { SECTOR = 512, FILES_MAX = 8, SHM_REGIONS = 64, PATH_SIZE = 256 };

struct image { unsigned char *bytes; size_t length, room; };

/* A write, or with bytes NULL a truncation to `at`, that no sync has covered yet. */
struct change { size_t at, length; unsigned char *bytes; };

struct locks { int shared; const void *exclusive; };

struct stored {
    char name[PATH_SIZE];
    bool exists;
    struct image now, platter;
    struct change *changes;
    size_t change_count, change_room;
    int opened;
    uint32_t errors;                      /* syncs that failed so far */
    int readers;                          /* connections with a lock of SHARED or more */
    const void *reserved, *exclusive;     /* the connection that has it */
    unsigned char *shm[SHM_REGIONS];
    size_t shm_size;
    int shm_users;
    struct locks shm_lock[SQLITE_SHM_NLOCK];
};

static struct {
    sqlite3_vfs vfs;
    struct stored file[FILES_MAX];
    struct lf_rng rng;
    bool full, lies, dead, failed;
    uint64_t operations, die_at, fail_at;
} disk;

/* A file as a connection has it. */
struct handle {
    sqlite3_file head;
    struct stored *stored;
    int lock;
    uint32_t errors_told;                 /* of the file's, to this connection */
    bool shm;
    unsigned shm_shared, shm_exclusive;   /* locks that this connection has, one bit each */
};

static struct handle *handle_of(sqlite3_file *file) { return (struct handle *)file; }

/* ---- Images ---- */

static void reach(struct image *image, size_t length)
{
    if (length > image->room) {
        image->room = length * 2;
        image->bytes = realloc(image->bytes, image->room);
        LF_ASSERT(image->bytes);
    }
    if (length > image->length)
        memset(image->bytes + image->length, 0, length - image->length);
    if (length > image->length) image->length = length;
}

static void put(struct image *image, size_t at, const unsigned char *bytes, size_t length)
{
    reach(image, at + length);
    memcpy(image->bytes + at, bytes, length);
}

static void apply(struct image *image, const struct change *change, bool torn)
{
    if (!change->bytes) {
        reach(image, change->at);
        image->length = change->at;
        return;
    }
    for (size_t done = 0, next; done < change->length; done = next) {
        next = torn ? (((change->at + done) / SECTOR + 1) * SECTOR) - change->at : change->length;
        if (next > change->length) next = change->length;
        if (torn && lf_rng_below(&disk.rng, 2)) continue;
        put(image, change->at + done, change->bytes + done, next - done);
    }
}

static void forget_changes(struct stored *stored)
{
    for (size_t i = 0; i < stored->change_count; i++) free(stored->changes[i].bytes);
    stored->change_count = 0;
}

static void add_change(struct stored *stored, size_t at, const void *bytes, size_t length)
{
    if (stored->change_count == stored->change_room) {
        stored->change_room = stored->change_room ? stored->change_room * 2 : 64;
        stored->changes = realloc(stored->changes, stored->change_room * sizeof *stored->changes);
        LF_ASSERT(stored->changes);
    }
    struct change *change = &stored->changes[stored->change_count++];
    *change = (struct change){ .at = at, .length = length };
    if (bytes) {
        change->bytes = malloc(length + 1);
        LF_ASSERT(change->bytes);
        memcpy(change->bytes, bytes, length);
    }
    apply(&stored->now, change, false);
}

/* ---- What goes wrong ---- */

/* Whether the next operation happens. When the machine dies in a write, a part of it does. */
static bool operate(bool *fails)
{
    disk.operations++;
    if (disk.die_at && disk.operations >= disk.die_at) disk.dead = true;
    *fails = disk.fail_at && disk.operations >= disk.fail_at;
    if (*fails) disk.fail_at = 0;
    disk.failed = disk.failed || *fails;
    return !disk.dead;
}

void disk_full(bool full) { disk.full = full; }
void disk_lie(bool lies) { disk.lies = lies; }
bool disk_dead(void) { return disk.dead; }
bool disk_failed(void)
{
    bool failed = disk.failed;
    disk.failed = false;
    return failed;
}

uint64_t disk_operations(void) { return disk.operations; }

void disk_die_after(uint64_t operations)
{
    disk.die_at = disk.operations + operations;
    if (!operations) disk.dead = true;
}

void disk_fail_after(uint64_t operations)
{
    disk.fail_at = disk.operations + operations + 1;
}

static void cut(struct stored *stored)
{
    bool all = lf_rng_below(&disk.rng, 4) == 0, none = lf_rng_below(&disk.rng, 4) == 0;
    bool torn = lf_rng_below(&disk.rng, 2);
    for (size_t i = 0; i < stored->change_count && !none; i++)
        if (all || lf_rng_below(&disk.rng, 2)) apply(&stored->platter, &stored->changes[i], torn);
    stored->now.length = 0;
    put(&stored->now, 0, stored->platter.bytes, stored->platter.length);
}

void disk_restart(bool power_cut)
{
    for (int i = 0; i < FILES_MAX; i++) {
        struct stored *stored = &disk.file[i];
        LF_ASSERT(stored->opened == 0 && stored->shm_users == 0);
        if (!stored->exists || !power_cut) continue;
        cut(stored);
        forget_changes(stored);
    }
    disk.dead = disk.full = false;
    disk.die_at = disk.fail_at = 0;
}

void disk_clear(uint64_t seed)
{
    for (int i = 0; i < FILES_MAX; i++) {
        struct stored *stored = &disk.file[i];
        LF_ASSERT(stored->opened == 0);
        forget_changes(stored);
        free(stored->changes);
        free(stored->now.bytes);
        free(stored->platter.bytes);
    }
    sqlite3_randomness(0, NULL);          /* it begins anew, from our own luck */
    sqlite3_vfs vfs = disk.vfs;
    memset(&disk, 0, sizeof disk);
    disk.vfs = vfs;
    disk.rng = (struct lf_rng){ lf_rng_key(seed, 5), 0 };
}

uint64_t disk_bytes(void)
{
    uint64_t bytes = 0;
    for (int i = 0; i < FILES_MAX; i++) bytes += disk.file[i].now.length;
    return bytes;
}

/* ---- Files ---- */

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 at)
{
    const struct image *image = &handle_of(file)->stored->now;
    size_t from = (size_t)at, want = (size_t)count;
    size_t have = from >= image->length ? 0 : image->length - from;
    if (have > want) have = want;
    if (have) memcpy(bytes, image->bytes + from, have);
    if (have == want) return SQLITE_OK;
    memset((char *)bytes + have, 0, want - have);
    return SQLITE_IOERR_SHORT_READ;
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 at)
{
    struct stored *stored = handle_of(file)->stored;
    bool fails, was_dead = disk.dead;
    if (!operate(&fails)) {
        /* The last thing that the machine did: the beginning of a write, whole sectors of it. */
        size_t part = lf_rng_below(&disk.rng, (uint32_t)count / SECTOR + 1) * SECTOR;
        if (!was_dead && part) add_change(stored, (size_t)at, bytes, part);
        return SQLITE_IOERR_WRITE;
    }
    if (fails) return SQLITE_IOERR_WRITE;
    if (disk.full && (size_t)at + (size_t)count > stored->now.length) return SQLITE_FULL;
    add_change(stored, (size_t)at, bytes, (size_t)count);
    return SQLITE_OK;
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    bool fails;
    if (!operate(&fails) || fails) return SQLITE_IOERR_TRUNCATE;
    add_change(handle_of(file)->stored, (size_t)size, NULL, 0);
    return SQLITE_OK;
}

/* After a sync that failed nobody writes those pages again: they are as good as written until the
 * machine goes off, and gone then. Every connection is told of it once, as Linux does. */
static int file_sync(sqlite3_file *file, int flags)
{
    struct stored *stored = handle_of(file)->stored;
    bool fails;
    (void)flags;
    if (!operate(&fails)) return SQLITE_IOERR_FSYNC;
    if (fails) {
        forget_changes(stored);
        stored->errors++;
        disk.failed = true;
    }
    if (handle_of(file)->errors_told != stored->errors) {
        handle_of(file)->errors_told = stored->errors;
        return SQLITE_IOERR_FSYNC;
    }
    if (disk.lies) return SQLITE_OK;
    for (size_t i = 0; i < stored->change_count; i++)
        apply(&stored->platter, &stored->changes[i], false);
    forget_changes(stored);
    return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size)
{
    *size = (sqlite3_int64)handle_of(file)->stored->now.length;
    return SQLITE_OK;
}

/* ---- Locks among connections ---- */

static int file_lock(sqlite3_file *file, int lock)
{
    struct handle *handle = handle_of(file);
    struct stored *stored = handle->stored;
    if (lock <= handle->lock) return SQLITE_OK;
    if (stored->exclusive && stored->exclusive != handle) return SQLITE_BUSY;
    if (handle->lock == SQLITE_LOCK_NONE) stored->readers++;
    if (handle->lock < SQLITE_LOCK_SHARED) handle->lock = SQLITE_LOCK_SHARED;
    if (lock >= SQLITE_LOCK_RESERVED) {
        if (stored->reserved && stored->reserved != handle) return SQLITE_BUSY;
        stored->reserved = handle;
        handle->lock = SQLITE_LOCK_RESERVED;
    }
    if (lock >= SQLITE_LOCK_EXCLUSIVE) {
        if (stored->readers > 1) return SQLITE_BUSY;
        stored->exclusive = handle;
        handle->lock = SQLITE_LOCK_EXCLUSIVE;
    }
    return SQLITE_OK;
}

static int file_unlock(sqlite3_file *file, int lock)
{
    struct handle *handle = handle_of(file);
    struct stored *stored = handle->stored;
    if (lock >= handle->lock) return SQLITE_OK;
    if (stored->exclusive == handle) stored->exclusive = NULL;
    if (stored->reserved == handle) stored->reserved = NULL;
    if (lock == SQLITE_LOCK_NONE) stored->readers--;
    handle->lock = lock;
    return SQLITE_OK;
}

static int file_reserved(sqlite3_file *file, int *out)
{
    *out = handle_of(file)->stored->reserved != NULL;
    return SQLITE_OK;
}

static int file_control(sqlite3_file *file, int what, void *argument)
{
    (void)file, (void)what, (void)argument;
    return SQLITE_NOTFOUND;
}

static int file_sector(sqlite3_file *file) { (void)file; return SECTOR; }
/* A torn write leaves its neighbours alone here, as the system says of its disks. */
static int file_device(sqlite3_file *file) { (void)file; return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

/* ---- The index of the write-ahead log, shared by connections ---- */

static int shm_map(sqlite3_file *file, int page, int size, int extend, void volatile **out)
{
    struct handle *handle = handle_of(file);
    struct stored *stored = handle->stored;
    LF_ASSERT(page >= 0 && page < SHM_REGIONS);
    if (!handle->shm) stored->shm_users++;
    handle->shm = true;
    if (!stored->shm[page] && extend) {
        stored->shm[page] = calloc(1, (size_t)size);
        LF_ASSERT(stored->shm[page]);
    }
    *out = stored->shm[page];
    return SQLITE_OK;
}

static int shm_unlock(struct handle *handle, struct locks *locks, int from, int count)
{
    for (int i = from; i < from + count; i++) {
        if (handle->shm_exclusive >> i & 1) locks[i].exclusive = NULL;
        if (handle->shm_shared >> i & 1) locks[i].shared--;
        handle->shm_exclusive &= ~(1u << i);
        handle->shm_shared &= ~(1u << i);
    }
    return SQLITE_OK;
}

static int shm_lock(sqlite3_file *file, int from, int count, int flags)
{
    struct handle *handle = handle_of(file);
    struct locks *locks = handle->stored->shm_lock;
    if (flags & SQLITE_SHM_UNLOCK) return shm_unlock(handle, locks, from, count);
    bool exclusive = flags & SQLITE_SHM_EXCLUSIVE;
    for (int i = from; i < from + count; i++) {
        if (locks[i].exclusive && locks[i].exclusive != handle) return SQLITE_BUSY;
        int others = locks[i].shared - (int)(handle->shm_shared >> i & 1);
        if (exclusive && others) return SQLITE_BUSY;
    }
    for (int i = from; i < from + count; i++) {
        if (exclusive) {
            locks[i].exclusive = handle;
            handle->shm_exclusive |= 1u << i;
        } else if (!(handle->shm_shared >> i & 1)) {
            locks[i].shared++;
            handle->shm_shared |= 1u << i;
        }
    }
    return SQLITE_OK;
}

static void shm_barrier(sqlite3_file *file) { (void)file; }

static int shm_unmap(sqlite3_file *file, int erase)
{
    struct handle *handle = handle_of(file);
    struct stored *stored = handle->stored;
    (void)erase;
    if (!handle->shm) return SQLITE_OK;
    shm_unlock(handle, stored->shm_lock, 0, SQLITE_SHM_NLOCK);
    handle->shm = false;
    if (--stored->shm_users) return SQLITE_OK;
    for (int i = 0; i < SHM_REGIONS; i++) {
        free(stored->shm[i]);
        stored->shm[i] = NULL;
    }
    return SQLITE_OK;
}

static int file_close(sqlite3_file *file)
{
    shm_unmap(file, 0);
    file_unlock(file, SQLITE_LOCK_NONE);
    handle_of(file)->stored->opened--;
    return SQLITE_OK;
}

static const sqlite3_io_methods METHODS = {
    .iVersion = 2,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_unlock,
    .xCheckReservedLock = file_reserved,
    .xFileControl = file_control,
    .xSectorSize = file_sector,
    .xDeviceCharacteristics = file_device,
    .xShmMap = shm_map,
    .xShmLock = shm_lock,
    .xShmBarrier = shm_barrier,
    .xShmUnmap = shm_unmap,
};

/* ---- The file system ---- */

static struct stored *find(const char *name, bool make)
{
    struct stored *empty = NULL;
    for (int i = FILES_MAX - 1; i >= 0; i--) {
        if (strcmp(disk.file[i].name, name) == 0) return &disk.file[i];
        if (!disk.file[i].name[0]) empty = &disk.file[i];
    }
    if (!make) return NULL;
    LF_ASSERT(empty && strlen(name) < PATH_SIZE);
    snprintf(empty->name, sizeof empty->name, "%s", name);
    return empty;
}

static int vfs_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out)
{
    (void)vfs;
    struct handle *handle = handle_of(file);
    memset(handle, 0, sizeof *handle);
    if (!name) return SQLITE_CANTOPEN;
    struct stored *stored = find(name, flags & SQLITE_OPEN_CREATE);
    if (!stored || (!stored->exists && !(flags & SQLITE_OPEN_CREATE))) return SQLITE_CANTOPEN;
    stored->exists = true;
    stored->opened++;
    handle->stored = stored;
    handle->errors_told = stored->errors;
    handle->head.pMethods = &METHODS;
    if (out) *out = flags;
    return SQLITE_OK;
}

/* A directory is written with its files: a deletion is durable at once. */
static int vfs_delete(sqlite3_vfs *vfs, const char *name, int sync)
{
    struct stored *stored = find(name, false);
    bool fails;
    (void)vfs, (void)sync;
    if (!stored || !stored->exists) return SQLITE_IOERR_DELETE_NOENT;
    if (!operate(&fails) || fails) return SQLITE_IOERR_DELETE;
    stored->exists = false;
    stored->now.length = stored->platter.length = 0;
    forget_changes(stored);
    return SQLITE_OK;
}

static int vfs_access(sqlite3_vfs *vfs, const char *name, int flags, int *out)
{
    const struct stored *stored = find(name, false);
    (void)vfs;
    *out = stored && stored->exists && (flags != SQLITE_ACCESS_EXISTS || stored->now.length > 0);
    return SQLITE_OK;
}

static int vfs_full_name(sqlite3_vfs *vfs, const char *name, int size, char *out)
{
    (void)vfs;
    snprintf(out, (size_t)size, "%s", name);
    return SQLITE_OK;
}

static int vfs_random(sqlite3_vfs *vfs, int count, char *out)
{
    (void)vfs;
    for (int i = 0; i < count; i++) out[i] = (char)lf_rng_below(&disk.rng, 256);
    return count;
}

static int vfs_sleep(sqlite3_vfs *vfs, int us) { (void)vfs; return us; }

static int vfs_time(sqlite3_vfs *vfs, sqlite3_int64 *out)
{
    (void)vfs;
    *out = 0;
    return SQLITE_OK;
}

void disk_install(void)
{
    disk.vfs = (sqlite3_vfs){
        .iVersion = 2,
        .szOsFile = (int)sizeof(struct handle),
        .mxPathname = PATH_SIZE,
        .zName = "simulated",
        .xOpen = vfs_open,
        .xDelete = vfs_delete,
        .xAccess = vfs_access,
        .xFullPathname = vfs_full_name,
        .xRandomness = vfs_random,
        .xSleep = vfs_sleep,
        .xCurrentTimeInt64 = vfs_time,
    };
    int result = sqlite3_vfs_register(&disk.vfs, 1);
    LF_ASSERT(result == SQLITE_OK);
}
