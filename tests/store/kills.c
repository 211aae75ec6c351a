/* kills.c - kill -9 under load, and a write-ahead log that does not grow without end. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/rng.h"
#include "store/sqlite.h"
#include "tests/store/tests.h"

enum { TABLES = 8 };

/* What the child has been told is safe, as the parent reads it: the highest number by table. */
struct acknowledgement { uint32_t table, seq; };

static void name_of(uint32_t table, uint32_t round, char out[STORE_TABLE_MAX])
{
    snprintf(out, STORE_TABLE_MAX, "T%02u%03u", table % 100, round % 1000);
}

/* Writes until it is killed; acknowledges on the pipe what is durable. */
static void child_main(const char *address, int out, uint32_t round)
{
    static struct acknowledgement waiting[1 << 16];
    static uint64_t ticket[1 << 16];
    char error[STORE_ERROR_MAX], table[STORE_TABLE_MAX];
    uint32_t seq[TABLES] = { 0 }, first = 0, last = 0;
    struct store *store = store_open(address, NULL, error);
    if (!store) _exit(3);
    for (uint32_t i = 0;; i++) {
        uint32_t which = i % TABLES;
        name_of(which, round, table);
        seq[which]++;
        if (last - first < 60000) {
            ticket[last % 65536] = store_append(store, &(struct store_entry){
                .table = table, .seq = seq[which], .at = i, .key = "k", .text = "settlement c12",
                .kind = seq[which] == 1 ? STORE_SETUP : STORE_ACT });
            waiting[last++ % 65536] = (struct acknowledgement){ which, seq[which] };
        } else {
            seq[which]--;
        }
        for (uint64_t durable = store_durable(store);
             first != last && ticket[first % 65536] <= durable; first++)
            if (write(out, &waiting[first % 65536], sizeof waiting[0]) != sizeof waiting[0])
                _exit(4);
        if (i % 16 == 0) sleep_us(50);
    }
}

struct seen { uint32_t seq; bool good; };

static bool look(void *context, const struct store_entry *entry)
{
    struct seen *seen = context;
    seen->good = seen->good && entry->seq == seen->seq + 1 &&
                 strcmp(entry->text, "settlement c12") == 0;
    seen->seq = entry->seq;
    return true;
}

static void read_pipe(int in, uint32_t acknowledged[TABLES])
{
    struct acknowledgement one;
    ssize_t got;
    while ((got = read(in, &one, sizeof one)) == (ssize_t)sizeof one)
        if (one.seq > acknowledged[one.table]) acknowledged[one.table] = one.seq;
}

/* One kill; returns how many entries had been acknowledged. */
static uint64_t kill_once(const char *address, uint32_t round, struct lf_rng *rng)
{
    int ends[2];
    uint32_t acknowledged[TABLES] = { 0 };
    uint64_t total = 0;
    if (pipe(ends) != 0) exit(1);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        child_main(address, ends[1], round);
    }
    close(ends[1]);
    /* The child is killed after it has acknowledged something, at a random moment. */
    struct acknowledgement one;
    if (read(ends[0], &one, sizeof one) == (ssize_t)sizeof one) acknowledged[one.table] = one.seq;
    sleep_us(lf_rng_below(rng, 20000));
    kill(child, SIGKILL);
    read_pipe(ends[0], acknowledged);
    close(ends[0]);
    waitpid(child, NULL, 0);

    struct store *store = open_store(address, NULL);
    for (uint32_t i = 0; i < TABLES; i++) {
        char table[STORE_TABLE_MAX];
        struct seen seen = { .good = true };
        name_of(i, round, table);
        store_read(store, table, look, &seen);
        CHECK(seen.good && seen.seq >= acknowledged[i], "kill %u: %u acknowledged, %u there",
              round, acknowledged[i], seen.seq);
        total += acknowledged[i];
    }
    store_close(store);
    return total;
}

void test_kills(const char *folder, int kills)
{
    char address[256];
    struct lf_rng rng = { 42, 0 };
    uint64_t total = 0;
    snprintf(address, sizeof address, "sqlite:%s/kills.db", folder);
    for (int i = 0; i < kills; i++) total += kill_once(address, (uint32_t)i, &rng);
    CHECK(kills == 0 || total > (uint64_t)kills * TABLES, "only %llu entries were acknowledged",
          (unsigned long long)total);
    printf("%d kills, %llu acknowledged entries\n", kills, (unsigned long long)total);
}

/* Constant load must not let the write-ahead log grow for ever: the keeper and the writer
 * together begin it anew. */
void test_log_size(const char *folder)
{
    char address[256], log[300];
    struct stat info;
    snprintf(address, sizeof address, "sqlite:%s/size.db", folder);
    snprintf(log, sizeof log, "%s-wal", address + 7);
    int usual = sqlite_wal_pages;
    sqlite_wal_pages = 2000;
    struct store *store = open_store(address, NULL);
    off_t largest = 0;
    for (uint32_t seq = 1; seq <= 200000; seq++) {
        store_append(store, &(struct store_entry){
            .table = "SSSSSS", .seq = seq, .kind = seq == 1 ? STORE_SETUP : STORE_ACT, .at = seq,
            .text = "offer 123 bl>g, and some more words to fill the pages with something" });
        if (seq % 500) continue;
        while (store_waiting(store) > 500) sleep_us(100);
        if (stat(log, &info) == 0 && info.st_size > largest) largest = info.st_size;
    }
    struct store_counts counts;
    wait_for(store, 200000);
    store_counts(store, &counts);
    CHECK(counts.entries == 200000, "%llu entries", (unsigned long long)counts.entries);
    CHECK(counts.checkpoints > 0, "the keeper never ran");
    CHECK(largest < 64 << 20, "the log grew to %lld bytes", (long long)largest);
    printf("200000 entries, %llu commits, %llu checkpoints, log at most %lld KiB, slowest commit"
           " %lld us\n", (unsigned long long)counts.commits,
           (unsigned long long)counts.checkpoints, (long long)largest / 1024,
           (long long)counts.commit_us_max);
    store_close(store);
    sqlite_wal_pages = usual;
}
