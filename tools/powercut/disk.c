/* disk.c - see disk.h. */
#include "tools/powercut/disk.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sqlite3.h>

enum event_type { EVENT_WRITE, EVENT_TRUNCATE, EVENT_SYNC, EVENT_NOTE };

struct event {
    enum event_type type;
    enum disk_file file;
    int64_t at;                           /* of a write: where; of a truncation: the new size */
    uint64_t number;                      /* of a write: bytes; a sync: events it covers; a note */
    unsigned char *bytes;
};

struct image { unsigned char *bytes; size_t length, room; };

static struct {
    pthread_mutex_t lock;
    sqlite3_vfs *real, vfs;
    bool recording;
    char database[512];
    struct event *events;
    size_t count, room;
    struct image begin[DISK_FILES];
} disk = { .lock = PTHREAD_MUTEX_INITIALIZER };

/* A file of ours; SQLite's own lies behind it. */
struct file { sqlite3_file head; int which; sqlite3_file *real; };    /* which -1: not recorded */

static struct file *ours(sqlite3_file *file) { return (struct file *)file; }
static sqlite3_file *real_of(sqlite3_file *file) { return ours(file)->real; }

/* ---- Images ---- */

static void reach(struct image *image, size_t length)
{
    if (length > image->room) {
        image->room = length * 2;
        image->bytes = realloc(image->bytes, image->room);
        if (!image->bytes) abort();
    }
    if (length > image->length)
        memset(image->bytes + image->length, 0, length - image->length);
    if (length > image->length) image->length = length;
}

static bool load(struct image *image, const char *name)
{
    FILE *in = fopen(name, "rb");
    unsigned char part[65536];
    size_t count;
    image->length = 0;
    while (in && (count = fread(part, 1, sizeof part, in)) > 0) {
        size_t at = image->length;
        reach(image, at + count);
        memcpy(image->bytes + at, part, count);
    }
    if (in) fclose(in);
    return in != NULL;
}

static bool save(const struct image *image, const char *name)
{
    FILE *out = fopen(name, "wb");
    if (!out) return false;
    bool good = !image->length || fwrite(image->bytes, 1, image->length, out) == image->length;
    return fclose(out) == 0 && good;
}

/* ---- Events ---- */

static struct event *add(enum event_type type)
{
    if (disk.count == disk.room) {
        disk.room = disk.room ? disk.room * 2 : 4096;
        disk.events = realloc(disk.events, disk.room * sizeof *disk.events);
        if (!disk.events) abort();
    }
    disk.events[disk.count] = (struct event){ .type = type };
    return &disk.events[disk.count++];
}

static void add_write(int file, const void *bytes, size_t length, int64_t at)
{
    pthread_mutex_lock(&disk.lock);
    if (disk.recording && file >= 0) {
        struct event *event = add(EVENT_WRITE);
        event->file = (enum disk_file)file;
        event->at = at;
        event->number = length;
        event->bytes = malloc(length);
        if (!event->bytes) abort();
        memcpy(event->bytes, bytes, length);
    }
    pthread_mutex_unlock(&disk.lock);
}

static void add_other(enum event_type type, int file, int64_t at, uint64_t number)
{
    pthread_mutex_lock(&disk.lock);
    if (disk.recording && file >= 0) {
        struct event *event = add(type);
        event->file = (enum disk_file)file;
        event->at = at;
        event->number = number;
    }
    pthread_mutex_unlock(&disk.lock);
}

size_t disk_count(void)
{
    pthread_mutex_lock(&disk.lock);
    size_t count = disk.count;
    pthread_mutex_unlock(&disk.lock);
    return count;
}

void disk_note(uint64_t number)
{
    add_other(EVENT_NOTE, 0, 0, number);
}

uint64_t disk_noted(size_t events)
{
    for (size_t i = events; i > 0; i--)
        if (disk.events[i - 1].type == EVENT_NOTE) return disk.events[i - 1].number;
    return 0;
}

uint64_t disk_course(uint64_t before)
{
    for (size_t i = 0; i < disk.count; i++) {
        const struct event *event = &disk.events[i];
        before = lf_mix(before ^ event->number ^ (uint64_t)event->at << 16 ^
                        (uint64_t)event->type << 60 ^ (uint64_t)event->file << 62);
    }
    return before;
}

/* ---- Cutting ---- */

/* A write at the places of one image, whole or sector by sector. */
static void apply_write(struct image *image, const struct event *event, enum disk_loss loss,
                        struct lf_rng *rng)
{
    size_t at = (size_t)event->at, end = at + event->number;
    for (size_t next; at < end; at = next) {
        next = loss == DISK_SECTORS ? (at / DISK_SECTOR + 1) * DISK_SECTOR : end;
        if (next > end) next = end;
        if (loss == DISK_SECTORS && lf_rng_below(rng, 2)) continue;
        reach(image, next);
        memcpy(image->bytes + at, event->bytes + (at - (size_t)event->at), next - at);
    }
}

static void apply(struct image *image, const struct event *event, enum disk_loss loss,
                  struct lf_rng *rng)
{
    if (event->type == EVENT_WRITE) {
        apply_write(image, event, loss, rng);
    } else if (event->type == EVENT_TRUNCATE) {
        reach(image, (size_t)event->at);
        image->length = (size_t)event->at;
    }
}

/* Up to where the last sync within these events made a file durable. */
static size_t durable(enum disk_file file, size_t events)
{
    for (size_t i = events; i > 0; i--)
        if (disk.events[i - 1].type == EVENT_SYNC && disk.events[i - 1].file == file)
            return disk.events[i - 1].number;
    return 0;
}

static bool cut_file(const char *name, enum disk_file file, size_t events, enum disk_loss loss,
                     bool lying, struct lf_rng *rng)
{
    struct image image = { 0 };
    size_t safe = lying ? 0 : durable(file, events);
    reach(&image, disk.begin[file].length);
    if (image.length) memcpy(image.bytes, disk.begin[file].bytes, image.length);
    for (size_t i = 0; i < events; i++) {
        const struct event *event = &disk.events[i];
        if (event->file != file || event->type == EVENT_NOTE) continue;
        if (i < safe) apply(&image, event, DISK_KEEP, rng);
        else if (loss == DISK_KEEP || (loss != DISK_DROP && lf_rng_below(rng, 2)))
            apply(&image, event, loss, rng);
    }
    bool good = save(&image, name);
    free(image.bytes);
    return good;
}

bool disk_cut(const char *file, size_t events, enum disk_loss loss, bool lying, struct lf_rng *rng)
{
    char name[600];
    snprintf(name, sizeof name, "%s-shm", file);
    remove(name);
    snprintf(name, sizeof name, "%s-wal", file);
    return cut_file(file, DISK_DB, events, loss, lying, rng) &&
           cut_file(name, DISK_WAL, events, loss, lying, rng);
}

/* ---- Between SQLite and the files ---- */

static int file_close(sqlite3_file *file)
{
    return real_of(file)->pMethods->xClose(real_of(file));
}

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 at)
{
    return real_of(file)->pMethods->xRead(real_of(file), bytes, count, at);
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 at)
{
    int result = real_of(file)->pMethods->xWrite(real_of(file), bytes, count, at);
    if (result == SQLITE_OK) add_write(ours(file)->which, bytes, (size_t)count, at);
    return result;
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    int result = real_of(file)->pMethods->xTruncate(real_of(file), size);
    if (result == SQLITE_OK) add_other(EVENT_TRUNCATE, ours(file)->which, size, 0);
    return result;
}

/* What is written while a sync is under way may or may not be part of it: it is not. */
static int file_sync(sqlite3_file *file, int flags)
{
    size_t before = disk_count();
    (void)flags;
    add_other(EVENT_SYNC, ours(file)->which, 0, before);
    return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size)
{
    return real_of(file)->pMethods->xFileSize(real_of(file), size);
}

static int file_lock(sqlite3_file *file, int lock)
{
    return real_of(file)->pMethods->xLock(real_of(file), lock);
}

static int file_unlock(sqlite3_file *file, int lock)
{
    return real_of(file)->pMethods->xUnlock(real_of(file), lock);
}

static int file_reserved(sqlite3_file *file, int *out)
{
    return real_of(file)->pMethods->xCheckReservedLock(real_of(file), out);
}

static int file_control(sqlite3_file *file, int what, void *argument)
{
    return real_of(file)->pMethods->xFileControl(real_of(file), what, argument);
}

static int file_sector(sqlite3_file *file)
{
    return real_of(file)->pMethods->xSectorSize(real_of(file));
}

static int file_device(sqlite3_file *file)
{
    return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
}

static int file_shm_map(sqlite3_file *file, int page, int size, int extend, void volatile **out)
{
    return real_of(file)->pMethods->xShmMap(real_of(file), page, size, extend, out);
}

static int file_shm_lock(sqlite3_file *file, int offset, int count, int flags)
{
    return real_of(file)->pMethods->xShmLock(real_of(file), offset, count, flags);
}

static void file_shm_barrier(sqlite3_file *file)
{
    real_of(file)->pMethods->xShmBarrier(real_of(file));
}

static int file_shm_unmap(sqlite3_file *file, int erase)
{
    return real_of(file)->pMethods->xShmUnmap(real_of(file), erase);
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
    .xShmMap = file_shm_map,
    .xShmLock = file_shm_lock,
    .xShmBarrier = file_shm_barrier,
    .xShmUnmap = file_shm_unmap,
};

/* Every connection has files of its own; what they are to us, their flags say. */
static int vfs_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out)
{
    (void)vfs;
    struct file *mine = ours(file);
    mine->real = (sqlite3_file *)(void *)(mine + 1);
    mine->which = flags & SQLITE_OPEN_MAIN_DB ? DISK_DB : flags & SQLITE_OPEN_WAL ? DISK_WAL : -1;
    int result = disk.real->xOpen(disk.real, name, mine->real, flags, out);
    mine->head.pMethods = result == SQLITE_OK ? &METHODS : NULL;
    return result;
}

bool disk_install(void)
{
    disk.real = sqlite3_vfs_find(NULL);
    disk.vfs = *disk.real;
    disk.vfs.zName = "powercut";
    disk.vfs.szOsFile = (int)sizeof(struct file) + disk.real->szOsFile;
    disk.vfs.xOpen = vfs_open;
    return sqlite3_vfs_register(&disk.vfs, 1) == SQLITE_OK;
}

bool disk_record(const char *database)
{
    char name[600];
    snprintf(disk.database, sizeof disk.database, "%s", database);
    snprintf(name, sizeof name, "%s-wal", database);
    for (size_t i = 0; i < disk.count; i++) free(disk.events[i].bytes);
    disk.count = 0;
    bool good = load(&disk.begin[DISK_DB], database);
    load(&disk.begin[DISK_WAL], name);
    disk.recording = true;
    return good;
}

void disk_stop(void)
{
    pthread_mutex_lock(&disk.lock);
    disk.recording = false;
    pthread_mutex_unlock(&disk.lock);
}
