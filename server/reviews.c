/* reviews.c - the threads of reviews.h, what waits for them and what they have written. */
#include "server/reviews.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "bots/review.h"
#include "core/context.h"
#include "core/replay.h"
#include "store/store.h"

enum {
    THREADS_MAX = 16,
    TELL_MS = 500,        /* how often what is known is written */
    ENTRY_SIZE = 1 << 14, /* bytes of an action, or of the head, as JSON */
    LEVEL = 5,            /* of compression */
    NICE = 10,            /* moves of people go first */
};

/* A review that somebody wants. All of it is under the lock, but for the replay, which is the
 * thread's that works on it; documents are made by threads and held by the loop alone. */
struct wanted {
    char table[STORE_TABLE_MAX];
    char *replay;
    enum { WAITS, RUNS, DONE, UNABLE } state;
    uint64_t asked_ms, number;      /* when last; in the order of coming */
    struct document *fresh, *shown; /* written and not taken by the loop yet; taken */
};

struct reviews {
    pthread_mutex_t lock;
    pthread_cond_t news;
    bool stopping;
    struct wanted *wanted[REVIEWS_KEPT_MAX];
    int count;
    struct reviews_counts counts;
    const struct lf_context *played_with;
    int threads;
    pthread_t thread[THREADS_MAX];
};

/* One match while it is worked on. */
struct work {
    struct lf_replay replay;
    struct lf_review review;
    void *memory;
    char entry[ENTRY_SIZE];
};

static uint64_t clock_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

/* ---- Reading a match ---- */

static bool begin(struct work *work, uint32_t actions)
{
    const struct lf_game *game = work->replay.game;
    size_t size = lf_review_size(game, actions);
    if (!lf_reviewable(game, work->replay.state)) return false;
    work->memory = malloc(size);
    if (!work->memory) return false;
    lf_review_start(&work->review, game, work->replay.state, 0, actions, work->memory, size);
    return true;
}

/* False: nothing judges it here, or it is too long. */
static bool read_match(struct work *work, char *text)
{
    struct lf_error error = { 0 };
    uint32_t lines = 1;
    for (const char *at = text; *at; at++) lines += *at == '\n';
    if (lines > REVIEWS_ACTIONS_MAX) return false;
    lf_replay_start(&work->replay);
    for (char *end; *text; text = end) {
        uint64_t known = work->replay.actions;
        bool head = work->replay.part == LF_REPLAY_HEAD;
        end = text + strcspn(text, "\n");
        if (*end) *end++ = 0;
        if (!lf_replay_read(&work->replay, text, &error, NULL)) return false;
        if (head && work->replay.part == LF_REPLAY_ACTIONS && !begin(work, lines)) return false;
        if (work->replay.actions > known)
            lf_review_add(&work->review, work->replay.actor, work->replay.action);
    }
    return work->memory && work->review.count > 0;
}

/* ---- Writing what is known ---- */

struct text {
    char *bytes;
    size_t length, room;
};

static bool put(struct text *text, const char *bytes)
{
    size_t length = strlen(bytes);
    if (text->length + length + 1 > text->room) {
        size_t room = 2 * (text->length + length + 1);
        char *more = realloc(text->bytes, room);
        if (!more) return false;
        text->bytes = more;
        text->room = room;
    }
    memcpy(text->bytes + text->length, bytes, length + 1);
    text->length += length;
    return true;
}

/* The same members as `landfall review --json` writes. Compressed here, not in the loop. */
static struct document *write_known(struct work *work)
{
    struct text text = { 0 };
    struct lf_review *review = &work->review;
    struct lf_out out = lf_out_start(work->entry, sizeof work->entry);
    lf_review_settle(review);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "game", review->game->name);
    lf_review_json(review, &out);
    lf_out_end(&out);
    bool good = put(&text, work->entry) && put(&text, ",\"actions\":[");
    for (uint32_t n = 0; good && n < review->count; n++) {
        out = lf_out_start(work->entry, sizeof work->entry);
        lf_review_entry_json(review, n, &out);
        good = lf_out_end(&out) < (int)sizeof work->entry && (n == 0 || put(&text, ","))
               && put(&text, work->entry);
    }
    if (!good || !put(&text, "]}")) {
        free(text.bytes);
        return NULL;
    }
    struct document *document = document_new(text.bytes, LEVEL);
    if (document) document_pack(document);
    return document;
}

/* ---- The threads ---- */

/* Whether it is still wanted; what is written is handed over. */
static bool tell(struct reviews *reviews, struct wanted *wanted, struct document *fresh)
{
    pthread_mutex_lock(&reviews->lock);
    if (fresh) {
        document_drop(wanted->fresh);
        wanted->fresh = fresh;
    }
    bool left = clock_ms() > wanted->asked_ms + REVIEWS_LEFT_MS;
    bool goes_on = !reviews->stopping && !left;
    pthread_mutex_unlock(&reviews->lock);
    return goes_on;
}

/* False: it was given up before its end. */
static bool work_on(struct reviews *reviews, struct wanted *wanted, struct work *work)
{
    uint64_t told_ms = 0;
    bool more = true;
    while (more) {
        more = lf_review_step(&work->review);
        if (work->review.part == LF_REVIEW_LOOK && more) continue;
        if (more && clock_ms() < told_ms + TELL_MS) continue;
        if (!tell(reviews, wanted, write_known(work)) && more) return false;
        told_ms = clock_ms();
    }
    return true;
}

static void forget(struct reviews *reviews, int at)
{
    struct wanted *wanted = reviews->wanted[at];
    document_drop(wanted->fresh);
    document_drop(wanted->shown);
    free(wanted->replay);
    free(wanted);
    reviews->wanted[at] = reviews->wanted[--reviews->count];
}

static int place_of(const struct reviews *reviews, const struct wanted *wanted)
{
    int at = 0;
    while (reviews->wanted[at] != wanted) at++;
    return at;
}

/* Works on one review; the lock is held before and after. */
static void take_on(struct reviews *reviews, struct wanted *wanted)
{
    wanted->state = RUNS;
    pthread_mutex_unlock(&reviews->lock);
    struct work *work = calloc(1, sizeof *work);
    bool able = work && read_match(work, wanted->replay);
    bool done = able && work_on(reviews, wanted, work);
    if (work) free(work->memory);
    free(work);
    pthread_mutex_lock(&reviews->lock);
    free(wanted->replay);
    wanted->replay = NULL;
    if (done) {
        wanted->state = DONE;
        reviews->counts.done++;
    } else if (!able) {
        wanted->state = UNABLE;
    } else {
        reviews->counts.given_up++;
        forget(reviews, place_of(reviews, wanted));
    }
}

/* Who came first, of those that are still asked for. */
static struct wanted *next_wanted(struct reviews *reviews)
{
    struct wanted *first = NULL;
    for (int i = reviews->count; i-- > 0;) {
        struct wanted *wanted = reviews->wanted[i];
        if (wanted->state != WAITS) continue;
        if (clock_ms() > wanted->asked_ms + REVIEWS_LEFT_MS) {
            reviews->counts.given_up++;
            forget(reviews, i);
        } else if (!first || wanted->number < first->number) {
            first = wanted;
        }
    }
    return first;
}

static void *reviews_main(void *argument)
{
    struct reviews *reviews = argument;
    lf_enter(reviews->played_with);
    setpriority(PRIO_PROCESS, 0, NICE); /* on Linux: of this thread */
    pthread_mutex_lock(&reviews->lock);
    while (!reviews->stopping) {
        struct wanted *wanted = next_wanted(reviews);
        if (wanted)
            take_on(reviews, wanted);
        else
            pthread_cond_wait(&reviews->news, &reviews->lock);
    }
    pthread_mutex_unlock(&reviews->lock);
    return NULL;
}

struct reviews *reviews_new(int threads)
{
    struct reviews *reviews = calloc(1, sizeof *reviews);
    if (!reviews) return NULL;
    pthread_mutex_init(&reviews->lock, NULL);
    pthread_cond_init(&reviews->news, NULL);
    reviews->played_with = lf_context_entered;
    if (threads > THREADS_MAX) threads = THREADS_MAX;
    while (reviews->threads < threads) {
        if (pthread_create(&reviews->thread[reviews->threads], NULL, reviews_main, reviews) != 0)
            break;
        reviews->threads++;
    }
    if (threads <= 0 || reviews->threads) return reviews;
    reviews_free(reviews);
    return NULL;
}

void reviews_free(struct reviews *reviews)
{
    if (!reviews) return;
    pthread_mutex_lock(&reviews->lock);
    reviews->stopping = true;
    pthread_cond_broadcast(&reviews->news);
    pthread_mutex_unlock(&reviews->lock);
    for (int i = 0; i < reviews->threads; i++) pthread_join(reviews->thread[i], NULL);
    while (reviews->count > 0) forget(reviews, 0);
    pthread_cond_destroy(&reviews->news);
    pthread_mutex_destroy(&reviews->lock);
    free(reviews);
}

bool reviews_allowed(const struct reviews *reviews)
{
    return reviews->threads > 0;
}

/* ---- For the loop ---- */

static struct wanted *find(struct reviews *reviews, const char *table)
{
    for (int i = 0; i < reviews->count; i++)
        if (strcmp(reviews->wanted[i]->table, table) == 0) return reviews->wanted[i];
    return NULL;
}

enum reviews_state reviews_look(struct reviews *reviews, const char *table, uint64_t now_ms,
                                struct document **out)
{
    enum reviews_state state = REVIEWS_NONE;
    pthread_mutex_lock(&reviews->lock);
    struct wanted *wanted = find(reviews, table);
    if (wanted) {
        wanted->asked_ms = now_ms;
        if (wanted->fresh) {
            document_drop(wanted->shown);
            wanted->shown = wanted->fresh;
            wanted->fresh = NULL;
        }
        *out = wanted->shown;
        state = wanted->shown                                      ? REVIEWS_KNOWN
                : wanted->state == UNABLE || wanted->state == DONE ? REVIEWS_UNABLE
                                                                   : REVIEWS_WAITS;
    }
    pthread_mutex_unlock(&reviews->lock);
    return state;
}

static size_t bytes_of(const struct wanted *wanted)
{
    const struct document *kept = wanted->fresh ? wanted->fresh : wanted->shown;
    return kept ? kept->length + kept->packed_length : 0;
}

/* Room for one more: whatever is done and was asked for longest ago goes. */
static bool make_room(struct reviews *reviews)
{
    for (;;) {
        size_t bytes = 0;
        int oldest = -1;
        for (int i = 0; i < reviews->count; i++) {
            const struct wanted *wanted = reviews->wanted[i];
            bytes += bytes_of(wanted);
            bool ended = wanted->state == DONE || wanted->state == UNABLE;
            if (ended && (oldest < 0 || wanted->asked_ms < reviews->wanted[oldest]->asked_ms))
                oldest = i;
        }
        if (reviews->count < REVIEWS_KEPT_MAX && bytes < REVIEWS_BYTES_MAX) return true;
        if (oldest < 0) return false;
        forget(reviews, oldest);
    }
}

static int waiting(const struct reviews *reviews)
{
    int count = 0;
    for (int i = 0; i < reviews->count; i++) count += reviews->wanted[i]->state == WAITS;
    return count;
}

bool reviews_ask(struct reviews *reviews, const char *table, char *replay, uint64_t now_ms)
{
    struct wanted *wanted = calloc(1, sizeof *wanted);
    pthread_mutex_lock(&reviews->lock);
    bool good = wanted && replay && waiting(reviews) < REVIEWS_WAITING_MAX && make_room(reviews);
    if (good) {
        memcpy(wanted->table, table, strlen(table) + 1);
        wanted->replay = replay;
        wanted->asked_ms = now_ms;
        wanted->number = ++reviews->counts.asked;
        reviews->wanted[reviews->count++] = wanted;
        pthread_cond_signal(&reviews->news);
    }
    pthread_mutex_unlock(&reviews->lock);
    if (good) return true;
    free(wanted);
    free(replay);
    return false;
}

void reviews_counts(struct reviews *reviews, struct reviews_counts *out)
{
    pthread_mutex_lock(&reviews->lock);
    *out = reviews->counts;
    out->waiting = waiting(reviews);
    out->kept = reviews->count;
    out->running = 0;
    for (int i = 0; i < reviews->count; i++) out->running += reviews->wanted[i]->state == RUNS;
    pthread_mutex_unlock(&reviews->lock);
}
