/* main.c - powercut: cuts the power of a simulated disk at random moments and looks for lost moves.
 *
 *     powercut [--cuts N] [--seed N]
 *
 * A store is written to, commit by commit, on a disk that remembers every write and every sync
 * (disk.h). Each cut picks a moment and builds the files as they would lie there after the power
 * failed: all that was synced; of the rest all, nothing, some writes, or some sectors of some
 * writes. The store is then opened anew. Checked is: everything that had been confirmed by that
 * moment is there; what is there is the state after one commit, whole, in order and word by word;
 * no log is damaged; the store does not claim to have lost anything; and it can be written on.
 * One seed gives one course of events, cut by cut.
 *
 * Then the test tests itself: on a disk that lies about its syncs confirmed moves must be found
 * missing, and a store that went back in time must notice it by its mark. The course is a hash of
 * all events: the same for the same seed. Ends with "N passed, M failed".
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "store/sqlite.h"
#include "tools/powercut/disk.h"

enum { TABLES = 6, COMMITS = 120, PER_COMMIT = 12, WAL_PAGES = 60, CUTS_EACH = 50, LIES = 24 };
enum { MARK_SIZE = 128 };

struct cut { size_t events; enum disk_loss loss; uint64_t mark; bool lying; };

static struct {
    char folder[64], database[128], copy[128];
    struct store *store;
    pthread_mutex_t lock;
    pthread_cond_t news;
    bool held, go;                        /* the writer waits in its callback; it may go on */
    uint32_t length[COMMITS + 1][TABLES]; /* of each log after each commit */
    char mark[COMMITS + 1][MARK_SIZE];    /* the mark after each commit */
    uint64_t lost, unnoticed;             /* cuts of a lying disk that lost something */
    uint64_t course;
    int passed, failed;
} power = { .lock = PTHREAD_MUTEX_INITIALIZER, .news = PTHREAD_COND_INITIALIZER };

static void pause_ms(int ms)
{
    nanosleep(&(struct timespec){ .tv_nsec = ms * 1000000L }, NULL);
}

/* What an entry says is known from its place. */
static void text_of(int table, uint32_t seq, char text[96])
{
    snprintf(text, 96, "act %u of table %d: %016llx", seq, table,
             (unsigned long long)lf_mix(seq * 131 + (uint64_t)table));
}

static void name_of(int table, char name[STORE_TABLE_MAX])
{
    snprintf(name, STORE_TABLE_MAX, "TABLE%d", table % 10);
}

/* ---- Recording ---- */

/* On the writer's thread: it stays here until the next batch is complete, so that commits hold
 * the same entries each time. */
static void on_committed(void *context, uint64_t ticket)
{
    (void)context, (void)ticket;
    pthread_mutex_lock(&power.lock);
    power.held = true;
    pthread_cond_broadcast(&power.news);
    while (!power.go) pthread_cond_wait(&power.news, &power.lock);
    power.go = false;
    pthread_mutex_unlock(&power.lock);
}

static void wait_until_held(void)
{
    pthread_mutex_lock(&power.lock);
    while (!power.held) pthread_cond_wait(&power.news, &power.lock);
    power.held = false;
    pthread_mutex_unlock(&power.lock);
    while (keeper_busy(&((struct sqlite_store *)power.store)->keeper)) pause_ms(1);
}

static void let_go(void)
{
    pthread_mutex_lock(&power.lock);
    power.go = true;
    pthread_cond_broadcast(&power.news);
    pthread_mutex_unlock(&power.lock);
}

static void keep_mark(int commit)
{
    char name[160];
    snprintf(name, sizeof name, "%s-mark", power.database);
    FILE *in = fopen(name, "rb");
    memset(power.mark[commit], 0, MARK_SIZE);
    if (in && fread(power.mark[commit], 1, MARK_SIZE - 1, in) == 0) power.mark[commit][0] = 0;
    if (in) fclose(in);
}

/* The guest's name says which commit this is. */
static void put_guest(int commit)
{
    struct store_guest guest = { .hash = { 7 }, .id = "guest" };
    snprintf(guest.name, sizeof guest.name, "%d", commit);
    store_guest_put(power.store, &guest);
}

static void append_some(int commit, struct lf_rng *rng)
{
    char name[STORE_TABLE_MAX], text[96];
    memcpy(power.length[commit], power.length[commit - 1], sizeof power.length[0]);
    for (uint32_t left = lf_rng_below(rng, PER_COMMIT); left > 0; left--) {
        int table = (int)lf_rng_below(rng, TABLES);
        uint32_t seq = ++power.length[commit][table];
        name_of(table, name);
        text_of(table, seq, text);
        store_append(power.store, &(struct store_entry){
            .table = name, .seq = seq, .at = seq, .text = text, .key = "key",
            .kind = seq == 1 ? STORE_SETUP : STORE_ACT });
    }
    put_guest(commit);
}

static void remove_files(const char *base)
{
    static const char *const ends[] = { "", "-wal", "-shm", "-mark", "-lock", "-wal.damaged" };
    char name[200];
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        snprintf(name, sizeof name, "%s%s", base, ends[i]);
        remove(name);
    }
}

static bool record(uint64_t seed)
{
    char address[160], error[STORE_ERROR_MAX];
    struct lf_rng rng = { seed, 1 };
    struct store_watch watch = { .committed = on_committed };
    remove_files(power.database);
    snprintf(address, sizeof address, "sqlite:%s", power.database);
    power.store = store_open(address, &watch, error);
    if (!power.store || !disk_record(power.database)) {
        printf("FAIL %s\n", power.store ? "no files" : error);
        return false;
    }
    keep_mark(0);
    put_guest(1);                                   /* alone in its commit: nothing holds it yet */
    for (int commit = 1; commit <= COMMITS; commit++) {
        wait_until_held();
        disk_note((uint64_t)commit);
        keep_mark(commit);
        if (commit == COMMITS) break;
        append_some(commit + 1, &rng);
        let_go();
    }
    disk_stop();
    power.course = disk_course(power.course);
    let_go();
    return store_close(power.store);
}

/* ---- Checking ---- */

struct reading { int table; uint32_t count; bool good; };

static bool look(void *context, const struct store_entry *entry)
{
    struct reading *reading = context;
    char text[96];
    text_of(reading->table, ++reading->count, text);
    reading->good = reading->good && entry->seq == reading->count &&
                    strcmp(entry->text, text) == 0 && strcmp(entry->key, "key") == 0;
    return true;
}

static bool fail(const struct cut *cut, const char *why)
{
    if (!cut->lying)
        printf("FAIL cut after %zu events (loss %d, mark %llu): %s\n", cut->events, cut->loss,
               (unsigned long long)cut->mark, why);
    return false;
}

/* Which commit the store is at, -1: none that there was. */
static int commit_of(struct store *store)
{
    static const uint8_t hash[STORE_HASH_SIZE] = { 7 };
    struct store_guest guest;
    int commit = store_guest_find(store, hash, &guest) ? atoi(guest.name) : 0;
    return commit >= 0 && commit <= COMMITS ? commit : -1;
}

static bool check_logs(struct store *store, const struct cut *cut, int commit)
{
    char name[STORE_TABLE_MAX];
    for (int i = 0; i < TABLES; i++) {
        struct reading reading = { .table = i, .good = true };
        name_of(i, name);
        if (!store_read(store, name, look, &reading)) return fail(cut, store_fault(store));
        if (!reading.good) return fail(cut, "an entry is not what was written");
        if (reading.count != power.length[commit][i]) return fail(cut, "half a commit is there");
    }
    return true;
}

static bool check_going_on(struct store *store, const struct cut *cut)
{
    uint64_t ticket = store_append(store, &(struct store_entry){
        .table = "AFTER", .seq = 1, .kind = STORE_SETUP, .text = "x" });
    for (int i = 0; store_durable(store) < ticket && i < 5000; i++) pause_ms(1);
    return store_durable(store) >= ticket || fail(cut, "it cannot be written on");
}

static bool check(struct store *store, const struct cut *cut)
{
    struct store_counts counts;
    int commit = commit_of(store), confirmed = (int)disk_noted(cut->events);
    store_counts(store, &counts);
    if (commit < 0) return fail(cut, "a guest that never was");
    if (cut->lying && commit < confirmed) {
        power.lost++;
        if (counts.lost == 0 && cut->loss == DISK_DROP) power.unnoticed++;
    }
    if (commit < confirmed) return fail(cut, "confirmed commits are gone");
    if (!check_logs(store, cut, commit)) return false;
    if (counts.lost) return fail(cut, "the store claims to have lost commits");
    return check_going_on(store, cut);
}

static bool put_mark(const char *text)
{
    char name[160];
    snprintf(name, sizeof name, "%s-mark", power.copy);
    FILE *out = fopen(name, "wb");
    if (!out) return false;
    bool good = fputs(text, out) >= 0;
    return fclose(out) == 0 && good;
}

/* The mark is not synced with the commits: after a cut it may be any that was written. */
static bool cut_once(const struct cut *cut, struct lf_rng *rng)
{
    char address[160], error[STORE_ERROR_MAX];
    remove_files(power.copy);
    if (!disk_cut(power.copy, cut->events, cut->loss, cut->lying, rng) ||
        !put_mark(power.mark[cut->mark])) return fail(cut, "no files");
    snprintf(address, sizeof address, "sqlite:%s", power.copy);
    struct store *store = store_open(address, NULL, error);
    if (!store && cut->lying) power.lost++;
    if (!store) return fail(cut, error);
    bool good = check(store, cut);
    return store_close(store) && good;
}

/* ---- All cuts ---- */

static void cut_many(int cuts, struct lf_rng *rng)
{
    for (int i = 0; i < cuts; i++) {
        struct cut cut = { .events = lf_rng_below(rng, (uint32_t)disk_count() + 1),
                           .loss = (enum disk_loss)lf_rng_below(rng, DISK_LOSSES) };
        uint64_t noted = disk_noted(cut.events);
        cut.mark = lf_rng_below(rng, 2) ? noted : lf_rng_below(rng, (uint32_t)noted + 1);
        if (cut_once(&cut, rng)) power.passed++;
        else power.failed++;
    }
}

/* A disk that lies: losses must be found. The store itself must notice those that took it back to
 * an earlier commit; where sectors are mixed at random, nobody could promise that. */
static void cut_lies(struct lf_rng *rng)
{
    for (int i = 0; i < LIES; i++) {
        struct cut cut = { .events = disk_count() - lf_rng_below(rng, (uint32_t)disk_count() / 2),
                           .loss = i % 2 ? DISK_DROP : DISK_SECTORS, .lying = true };
        cut.mark = disk_noted(cut.events);
        cut_once(&cut, rng);
    }
    bool good = power.lost >= LIES / 2 && power.unnoticed == 0;
    if (!good) printf("FAIL a lying disk: of %d cuts %llu seen to lose, %llu not noticed by the "
                      "store\n", LIES, (unsigned long long)power.lost,
                      (unsigned long long)power.unnoticed);
    if (good) power.passed++;
    else power.failed++;
}

static bool parse_arguments(int count, char **word, int *cuts, uint64_t *seed)
{
    for (int i = 1; i < count; i += 2) {
        if (i + 1 == count) return false;
        if (strcmp(word[i], "--cuts") == 0) *cuts = atoi(word[i + 1]);
        else if (strcmp(word[i], "--seed") == 0) *seed = strtoull(word[i + 1], NULL, 10);
        else return false;
    }
    return *cuts > 0;
}

int main(int count, char **word)
{
    int cuts = 1000;
    uint64_t seed = 1;
    struct timespec began, ended;
    if (!parse_arguments(count, word, &cuts, &seed)) {
        fprintf(stderr, "usage: powercut [--cuts N] [--seed N]\n");
        return 2;
    }
    clock_gettime(CLOCK_MONOTONIC, &began);
    snprintf(power.folder, sizeof power.folder, "/tmp/landfall-power.XXXXXX");
    if (!mkdtemp(power.folder) || !disk_install()) return 1;
    snprintf(power.database, sizeof power.database, "%s/store.db", power.folder);
    snprintf(power.copy, sizeof power.copy, "%s/cut.db", power.folder);
    sqlite_wal_pages = WAL_PAGES;
    int recordings = 0;
    for (int left = cuts; left > 0; left -= CUTS_EACH) {
        struct lf_rng rng = { seed * 1000 + (uint64_t)recordings, 2 };
        if (!record(seed * 1000 + (uint64_t)recordings++)) return 1;
        cut_many(left < CUTS_EACH ? left : CUTS_EACH, &rng);
        if (left <= CUTS_EACH) cut_lies(&rng);
    }
    clock_gettime(CLOCK_MONOTONIC, &ended);
    printf("%d power cuts in %d recordings of %d commits, course %016llx, %.1f s\n", cuts,
           recordings, COMMITS, (unsigned long long)power.course,
           (double)(ended.tv_sec - began.tv_sec) + (double)(ended.tv_nsec - began.tv_nsec) / 1e9);
    remove_files(power.database);
    remove_files(power.copy);
    rmdir(power.folder);
    printf("%d passed, %d failed\n", power.passed, power.failed);
    return power.failed != 0;
}
