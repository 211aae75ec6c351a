/* writer.c - group commit (store/writer.h). */
#include "store/writer.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "core/check.h"

struct batch { unsigned char *bytes; size_t length, room; uint64_t ticket; };

struct writer {
    struct store *store;
    writer_write write;
    void *context;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t news;
    struct batch filling, writing;    /* writing belongs to the thread; others read it locked */
    bool stopping, failed;
    bool threaded;
    void (*idle)(void *context);      /* called once whenever nothing has come for a while ... */
    bool rested;                      /* ... and since then nothing has */
    int64_t began_us;                 /* when the last commit did; the thread's */
    enum writer_result result;        /* of the batch that was written last ... */
    bool untold;                      /* ... and nobody knows yet: without a thread only */
    char error[STORE_ERROR_MAX];
};

enum {
    BATCH_KEPT = 1 << 20,             /* a buffer that has grown beyond this is given back */
    RETRY_MS = 250,                   /* until a full disk is tried again */
    GATHER_US = 4000,                 /* from the beginning of one commit to that of the next */
    IDLE_MS = 5000,                   /* without anything to write until the writer rests */
};

static void batch_empty(struct batch *batch)
{
    batch->length = 0;
    if (batch->room <= BATCH_KEPT) return;
    free(batch->bytes);
    batch->bytes = NULL;
    batch->room = 0;
}

static void swap(struct writer *writer)
{
    struct batch empty = writer->writing;
    LF_ASSERT(empty.length == 0);
    writer->writing = writer->filling;
    writer->filling = empty;
}

static struct timespec after_ms(long ms)
{
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_nsec += ms % 1000 * 1000000L;
    end.tv_sec += ms / 1000 + end.tv_nsec / 1000000000;
    end.tv_nsec %= 1000000000;
    return end;
}

/* Waits a moment, or until the end is wanted; called and left with the lock held. */
static void wait_for_room(struct writer *writer)
{
    struct timespec end = after_ms(RETRY_MS);
    while (!writer->stopping &&
           pthread_cond_timedwait(&writer->news, &writer->lock, &end) == 0) {}
}

/* Waits for something to write; called and left with the lock held. */
static void wait_for_news(struct writer *writer)
{
    struct timespec end = after_ms(IDLE_MS);
    if (!writer->idle || writer->rested) {
        pthread_cond_wait(&writer->news, &writer->lock);
    } else if (pthread_cond_timedwait(&writer->news, &writer->lock, &end) != 0) {
        writer->rested = true;
        pthread_mutex_unlock(&writer->lock);
        writer->idle(writer->context);
        pthread_mutex_lock(&writer->lock);
    }
}

static void write_once(struct writer *writer)
{
    const struct record *first = (const struct record *)(const void *)writer->writing.bytes;
    writer->result = writer->write(writer->context, first, writer->writing.length, writer->error);
    atomic_store(&writer->store->stuck, writer->result == WRITER_NO_ROOM);
}

/* Where the disk is full nothing is lost: the batch waits, and all that comes behind it. Who
 * stops meanwhile gets one more try. Called and left without the lock. */
static void write_until_done(struct writer *writer)
{
    for (write_once(writer); writer->result == WRITER_NO_ROOM; write_once(writer)) {
        pthread_mutex_lock(&writer->lock);
        bool last = writer->stopping;
        if (!last) wait_for_room(writer);
        pthread_mutex_unlock(&writer->lock);
        if (last) return;
    }
}

/* The batch is written, or never will be. Called and left without the lock. */
static void tell(struct writer *writer)
{
    struct store *store = writer->store;
    uint64_t ticket = writer->writing.ticket;
    bool good = writer->result == WRITER_DONE;
    if (good) atomic_store_explicit(&store->durable, ticket, memory_order_release);
    pthread_mutex_lock(&writer->lock);
    if (good) batch_empty(&writer->writing);
    else writer->failed = true;
    pthread_mutex_unlock(&writer->lock);
    if (good && store->watch.committed) store->watch.committed(store->watch.context, ticket);
    if (!good && store->watch.failed) store->watch.failed(store->watch.context, writer->error);
}

/* Writes one batch; returns with the lock held, as it was called. */
static void write_batch(struct writer *writer)
{
    swap(writer);
    pthread_mutex_unlock(&writer->lock);
    write_until_done(writer);
    tell(writer);
    pthread_mutex_lock(&writer->lock);
}

/* Between writing and telling anything may happen, as it may beside a thread. */
enum store_turn writer_turn(struct writer *writer)
{
    LF_ASSERT(!writer->threaded);
    if (writer->failed) return STORE_TURN_IDLE;
    if (writer->untold) {
        writer->untold = false;
        tell(writer);
        return writer->filling.length && !writer->failed ? STORE_TURN_AGAIN : STORE_TURN_IDLE;
    }
    if (!writer->writing.length) swap(writer);
    if (!writer->writing.length) return STORE_TURN_IDLE;
    write_once(writer);
    writer->untold = writer->result != WRITER_NO_ROOM;
    return writer->untold ? STORE_TURN_AGAIN : STORE_TURN_FULL;
}

static int64_t now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * (int64_t)1000000 + now.tv_nsec / 1000;
}

/* A commit costs the same for one entry as for hundreds. So the first one after a pause begins
 * at once, and where they follow each other quickly, each waits a little for company. Called and
 * left with the lock held. */
static void gather(struct writer *writer)
{
    int64_t left = writer->began_us + GATHER_US - now_us();
    if (left > 0 && !writer->stopping) {
        pthread_mutex_unlock(&writer->lock);
        nanosleep(&(struct timespec){ .tv_nsec = left * 1000 }, NULL);
        pthread_mutex_lock(&writer->lock);
    }
    writer->began_us = now_us();
}

static void *writer_main(void *argument)
{
    struct writer *writer = argument;
    pthread_mutex_lock(&writer->lock);
    while (!writer->failed) {
        if (writer->filling.length) {
            gather(writer);
            write_batch(writer);
            writer->rested = false;
        } else if (writer->stopping) {
            break;
        } else {
            wait_for_news(writer);
        }
    }
    pthread_mutex_unlock(&writer->lock);
    return NULL;
}

struct writer *writer_new(struct store *store, writer_write write, void *context)
{
    struct writer *writer = calloc(1, sizeof *writer);
    LF_ASSERT(writer);
    writer->store = store;
    writer->write = write;
    writer->context = context;
    pthread_mutex_init(&writer->lock, NULL);
    pthread_cond_init(&writer->news, NULL);
    writer->threaded = !store->watch.wanted;
    if (!writer->threaded || pthread_create(&writer->thread, NULL, writer_main, writer) == 0)
        return writer;
    free(writer);
    return NULL;
}

void writer_when_idle(struct writer *writer, void (*idle)(void *context))
{
    pthread_mutex_lock(&writer->lock);
    writer->idle = idle;
    pthread_cond_signal(&writer->news);
    pthread_mutex_unlock(&writer->lock);
}

void writer_put(struct writer *writer, const struct record *head,
                const struct record_text texts[RECORD_TEXTS])
{
    size_t size = record_write(NULL, head, texts);
    pthread_mutex_lock(&writer->lock);
    struct batch *batch = &writer->filling;
    if (batch->length + size > batch->room) {
        while (batch->length + size > batch->room)
            batch->room = batch->room ? batch->room * 2 : 4096;
        batch->bytes = realloc(batch->bytes, batch->room);
        LF_ASSERT(batch->bytes);
    }
    record_write((struct record *)(void *)(batch->bytes + batch->length), head, texts);
    batch->length += size;
    batch->ticket = writer->store->tickets;
    if (writer->threaded) pthread_cond_signal(&writer->news);
    pthread_mutex_unlock(&writer->lock);
    if (!writer->threaded) writer->store->watch.wanted(writer->store->watch.context);
}

static void each_of(const struct batch *batch,
                    void (*each)(void *context, const struct record *record), void *context)
{
    for (size_t at = 0; at < batch->length;) {
        const struct record *record = (const struct record *)(const void *)(batch->bytes + at);
        each(context, record);
        at += record->size;
    }
}

void writer_each(struct writer *writer, void (*each)(void *context, const struct record *record),
                 void *context)
{
    pthread_mutex_lock(&writer->lock);
    each_of(&writer->writing, each, context);
    each_of(&writer->filling, each, context);
    pthread_mutex_unlock(&writer->lock);
}

bool writer_free(struct writer *writer)
{
    pthread_mutex_lock(&writer->lock);
    writer->stopping = true;
    pthread_cond_signal(&writer->news);
    pthread_mutex_unlock(&writer->lock);
    if (writer->threaded) pthread_join(writer->thread, NULL);
    else while (writer_turn(writer) == STORE_TURN_AGAIN) { }
    bool good = !writer->failed && !writer->writing.length;
    free(writer->filling.bytes);
    free(writer->writing.bytes);
    pthread_cond_destroy(&writer->news);
    pthread_mutex_destroy(&writer->lock);
    free(writer);
    return good;
}
