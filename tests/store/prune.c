/* prune.c - whole matches are forgotten, their room is given back, and damage does no harm. */
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/store/tests.h"

enum { LOGS = 200, LENGTH = 60 };

static void name_of(int number, char out[STORE_TABLE_MAX])
{
    snprintf(out, STORE_TABLE_MAX, "LOG%03d", number % 1000);
}

/* Every second one of bots, the younger the higher its number. */
static void fill(struct store *store)
{
    char table[STORE_TABLE_MAX];
    uint64_t ticket = 0;
    for (int i = 0; i < LOGS; i++) {
        name_of(i, table);
        for (uint32_t seq = 1; seq <= LENGTH; seq++)
            store_append(store, &(struct store_entry){
                .table = table, .seq = seq, .text = "settlement c12 or the like, and more of it",
                .kind = seq == 1 ? STORE_SETUP : STORE_ACT });
        store_player(store, "ada", table, i);
        store_player(store, "bob", table, i);
        ticket = store_finish(store, &(struct store_finish){
            .table = table, .summary = "{}", .at = 1000 + i, .people = "ada\nbob",
            .end = i % 2 ? STORE_END_PEOPLE : STORE_END_BOTS });
    }
    wait_for(store, ticket);
}

static uint64_t prune(struct store *store, int max)
{
    char tables[LOGS][STORE_TABLE_MAX];
    uint64_t ticket = 0;
    int count = store_prunable(store, STORE_END_BOTS, INT64_MAX, tables, max);
    for (int i = 0; i < count; i++) ticket = store_prune(store, tables[i]);
    for (int i = 0; store_durable(store) < ticket && i < 5000; i++) sleep_us(200);
    return ticket;
}

static bool count_entry(void *context, const struct store_entry *entry)
{
    (void)entry;
    ++*(int *)context;
    return true;
}

static uint64_t used(struct store *store, uint64_t least)
{
    struct store_counts counts;
    for (int i = 0; i < 100; i++) {                 /* the keeper looks once a second */
        store_counts(store, &counts);
        if (counts.used_bytes != least) break;
        sleep_us(50000);
    }
    return counts.used_bytes;
}

static void check_order(struct store *store, const char *kind)
{
    char tables[4][STORE_TABLE_MAX];
    int count = store_prunable(store, STORE_END_BOTS, 1003, tables, 4);
    CHECK(count == 2 && strcmp(tables[0], "LOG000") == 0 && strcmp(tables[1], "LOG002") == 0,
          "%s: %d before 1003", kind, count);
    count = store_prunable(store, STORE_END_BOTS, INT64_MAX, tables, 3);
    CHECK(count == 3 && strcmp(tables[2], "LOG004") == 0, "%s: not the oldest first", kind);
    CHECK(store_prunable(store, STORE_END_UNSTARTED, INT64_MAX, tables, 4) == 0, "%s", kind);
}

static void check_gone(struct store *store, const char *kind)
{
    char tables[LOGS][STORE_TABLE_MAX], summary[8];
    int entries = 0;
    CHECK(!store_exists(store, "LOG000") && !store_summary(store, "LOG000", summary, 8),
          "%s: still there", kind);
    CHECK(store_read(store, "LOG001", count_entry, &entries) && entries == LENGTH,
          "%s: %d entries of another", kind, entries);
    int count = store_tables_of(store, "bob", tables, LOGS);
    CHECK(count == LOGS / 2, "%s: %d tables of bob", kind, count);
    CHECK(store_prunable(store, STORE_END_PEOPLE, INT64_MAX, tables, LOGS) >= 50, "%s", kind);
}

static void check_both(const char *address, const char *kind)
{
    struct store *store = open_store(address, NULL);
    fill(store);
    check_order(store, kind);
    prune(store, LOGS);
    while (prune(store, LOGS)) continue;            /* memory names 64 at a time */
    check_gone(store, kind);
    uint64_t ticket = store_append(store, &(struct store_entry){
        .table = "LOG000", .seq = 1, .kind = STORE_SETUP, .text = "a new one of that name" });
    wait_for(store, ticket);
    CHECK(store_exists(store, "LOG000"), "%s: the name is burnt", kind);
    CHECK(store_close(store), "%s: close", kind);
}

/* The file gets smaller, a little with each batch. */
static void check_room(const char *address)
{
    struct stat before, after;
    struct store *store = open_store(address, NULL);
    fill(store);
    CHECK(store_close(store) && stat(address + 7, &before) == 0, "close");
    store = open_store(address, NULL);
    uint64_t full = used(store, 0);
    while (prune(store, 10)) continue;
    uint64_t left = used(store, full);
    CHECK(left < full * 62 / 100, "%llu of %llu bytes left", (unsigned long long)left,
          (unsigned long long)full);
    CHECK(store_close(store) && stat(address + 7, &after) == 0 &&
          after.st_size < before.st_size * 62 / 100, "%lld of %lld bytes on disk",
          (long long)after.st_size, (long long)before.st_size);
}

static atomic_int failures;

static void note_failure(void *context, const char *what)
{
    (void)context;
    printf("%s\n", what);
    atomic_fetch_add(&failures, 1);
}

/* The page that holds most of this log. */
static off_t page_with(int file, const char *table)
{
    char page[4096];
    int most = 0;
    off_t best = 1;
    for (off_t at = 1; pread(file, page, sizeof page, at * 4096) == sizeof page; at++) {
        int found = 0;
        for (size_t i = 0; i + 6 < sizeof page; i++)
            found += memcmp(page + i, table, 6) == 0;
        if (found <= most) continue;
        most = found;
        best = at;
    }
    CHECK(most > 10, "%d entries on a page", most);
    return best;
}

/* A damaged page among what is to go: it stays, the rest goes, and the server lives. */
static void check_damage(const char *address, bool wide)
{
    struct store_watch watch = { .failed = note_failure };
    unsigned char noise[4096];
    struct stat info;
    struct store *store = open_store(address, NULL);
    fill(store);
    store_close(store);
    memset(noise, 0xA5, sizeof noise);
    int file = open(address + 7, O_RDWR);
    CHECK(fstat(file, &info) == 0, "no file");
    off_t page = wide ? info.st_size / 4096 / 3 : page_with(file, "LOG062");
    off_t end = wide ? info.st_size / 4096 / 2 : page + 1;
    for (; page < end; page += 5)
        CHECK(pwrite(file, noise, sizeof noise, page * 4096) == sizeof noise, "write");
    close(file);
    store = open_store(address, &watch);
    for (int i = 0; i < 20 && !atomic_load(&failures); i++) prune(store, 10);
    char tables[LOGS][STORE_TABLE_MAX];
    int left = store_prunable(store, STORE_END_BOTS, INT64_MAX, tables, LOGS);
    CHECK(atomic_load(&failures) == 0, "damage ends the store");
    CHECK(wide || left == 0, "%d are tried again and again", left);
    CHECK(wide || !store_exists(store, "LOG000"), "what is sound stays");
    if (atomic_load(&failures)) {
        store_close(store);
        return;
    }
    uint64_t ticket = store_append(store, &(struct store_entry){
        .table = "NEW001", .seq = 1, .kind = STORE_SETUP, .text = "goes on" });
    wait_for(store, ticket);
    CHECK(store_durable(store) >= ticket, "nothing is written any more");
    store_close(store);
}

void test_prune(const char *folder)
{
    char address[256];
    check_both("memory:", "memory");
    snprintf(address, sizeof address, "sqlite:%s/prune.db", folder);
    check_both(address, "sqlite");
    snprintf(address, sizeof address, "sqlite:%s/prune-room.db", folder);
    check_room(address);
    snprintf(address, sizeof address, "sqlite:%s/prune-damage.db", folder);
    check_damage(address, false);
    snprintf(address, sizeof address, "sqlite:%s/prune-wreck.db", folder);
    check_damage(address, true);
}
