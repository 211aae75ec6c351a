/* damage.c - what the disk does to a store: bits that flip, commits that vanish, no room; and a
 * file of the first format. */
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sqlite3.h>

#include "tests/store/tests.h"

enum { LOGS = 40, LENGTH = 60 };

static void name_of(int number, char out[STORE_TABLE_MAX])
{
    snprintf(out, STORE_TABLE_MAX, "LOG%03d", number % 1000);
}

static uint64_t append(struct store *store, const char *table, uint32_t seq)
{
    return store_append(store, &(struct store_entry){
        .table = table, .seq = seq, .at = seq, .key = "key", .text = "settlement c12 or the like",
        .kind = seq == 1 ? STORE_SETUP : STORE_ACT });
}

static uint64_t fill(struct store *store, int from, int to)
{
    char table[STORE_TABLE_MAX];
    uint64_t ticket = 0;
    for (int i = from; i < to; i++) {
        name_of(i, table);
        for (uint32_t seq = 1; seq <= LENGTH; seq++) ticket = append(store, table, seq);
        store_finish(store, &(struct store_finish){ .table = table, .summary = "{}",
                                                    .end = STORE_END_PEOPLE });
    }
    return ticket;
}

static bool count(void *context, const struct store_entry *entry)
{
    (void)entry;
    ++*(uint32_t *)context;
    return true;
}

/* Whole logs; *bad: those that could not be read to their end. */
static int read_all(struct store *store, int logs, int *bad, char *why)
{
    char table[STORE_TABLE_MAX];
    int good = 0;
    *bad = 0;
    for (int i = 0; i < logs; i++) {
        uint32_t entries = 0;
        name_of(i, table);
        bool whole = store_read(store, table, count, &entries);
        CHECK(entries <= LENGTH, "%s: %u entries", table, entries);
        if (whole && entries == LENGTH) good++;
        if (whole) continue;
        ++*bad;
        snprintf(why, STORE_ERROR_MAX, "%s", store_fault(store));
    }
    return good;
}

static void sql(const char *file, const char *text)
{
    sqlite3 *db;
    sqlite3_open(file, &db);
    int result = sqlite3_exec(db, text, NULL, NULL, NULL);
    CHECK(result == SQLITE_OK, "%s: %s", text, sqlite3_errmsg(db));
    sqlite3_close(db);
}

/* Writes over a byte; whence as for lseek. */
static void flip(const char *file, off_t at)
{
    unsigned char byte = 0;
    int handle = open(file, O_RDWR);
    if (pread(handle, &byte, 1, at) != 1) byte = 0;
    byte ^= 0x10;
    CHECK(pwrite(handle, &byte, 1, at) == 1, "%s: no byte %lld", file, (long long)at);
    close(handle);
}

/* One log is changed behind the store's back, each in another way: that one is refused, at the
 * right entry, and no other. */
static void test_rows(const char *file, const char *address)
{
    static const struct { const char *sql, *why; } CASES[] = {
        { "UPDATE entry SET text = 'settlement c13 or the like' WHERE tab = 'LOG007' AND seq = 31",
          "entry 31: its checksum" },
        { "UPDATE entry SET at = 0 WHERE tab = 'LOG008' AND seq = 1", "entry 1: its checksum" },
        { "UPDATE entry SET chain = NULL WHERE tab = 'LOG009' AND seq = 2",
          "entry 2: its checksum" },
        { "DELETE FROM entry WHERE tab = 'LOG010' AND seq = 30", "entry 30: an entry is missing" },
        { "DELETE FROM entry WHERE tab = 'LOG011' AND seq > 30", "entry 31: the end of the log" },
        { "UPDATE entry SET kind = 77 WHERE tab = 'LOG012' AND seq = 3", "entry 3: it is of no" },
    };
    int cases = (int)(sizeof CASES / sizeof *CASES), bad;
    char why[STORE_ERROR_MAX] = "";
    for (int i = 0; i < cases; i++) {
        sql(file, CASES[i].sql);
        struct store *store = open_store(address, NULL);
        uint32_t entries = 0;
        char table[STORE_TABLE_MAX];
        name_of(7 + i, table);
        CHECK(!store_read(store, table, count, &entries), "%s was read", CASES[i].sql);
        CHECK(strncmp(store_fault(store), CASES[i].why, strlen(CASES[i].why)) == 0, "%s: %s",
              CASES[i].sql, store_fault(store));
        CHECK(read_all(store, LOGS, &bad, why) == LOGS - i - 1 && bad == i + 1, "%d bad", bad);
        store_close(store);
    }
}

/* A page in the middle of the file is filled with nonsense: a few logs cannot be read, all others
 * can, and the store goes on. */
static void test_page(const char *file, const char *address)
{
    struct stat info;
    unsigned char noise[4096];
    char why[STORE_ERROR_MAX] = "";
    int bad;
    memset(noise, 0xA5, sizeof noise);
    stat(file, &info);
    int handle = open(file, O_RDWR);
    CHECK(pwrite(handle, noise, sizeof noise, info.st_size / 2 / 4096 * 4096) == 4096, "no page");
    close(handle);
    struct store *store = open_store(address, NULL);
    int good = read_all(store, LOGS, &bad, why);
    CHECK(bad > 0 && bad < 8 && good + bad == LOGS, "%d logs are bad, %d good", bad, good);
    CHECK(strstr(why, "malformed"), "%s", why);
    struct store_counts counts;
    store_counts(store, &counts);
    CHECK(counts.read_faults >= (uint64_t)bad, "%llu counted",
          (unsigned long long)counts.read_faults);
    uint64_t ticket = append(store, "ZZZZZZ", 1);
    wait_for(store, ticket);
    CHECK(store_durable(store) >= ticket, "the store does not go on");
    store_close(store);
}

/* A child writes one commit after another and is killed; then a bit of its write-ahead log flips.
 * SQLite drops all commits from there on without a word, but we notice. */
static void test_log(const char *folder)
{
    char address[256], name[300];
    struct store_counts counts;
    struct stat info;
    snprintf(address, sizeof address, "sqlite:%s/flipped.db", folder);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        char error[STORE_ERROR_MAX];
        struct store *store = store_open(address, NULL, error);
        for (uint32_t seq = 1; store && seq <= 50; seq++)
            wait_for(store, append(store, "AAAAAA", seq));
        kill(getpid(), SIGKILL);
    }
    reap(child);
    snprintf(name, sizeof name, "%s-wal", address + 7);
    CHECK(stat(name, &info) == 0 && info.st_size > 100000, "no log");
    flip(name, info.st_size / 2);
    struct store *store = open_store(address, NULL);
    uint32_t entries = 0;
    CHECK(store_read(store, "AAAAAA", count, &entries) && entries < 50, "nothing was lost?");
    store_counts(store, &counts);
    CHECK(counts.lost == 50 - entries && counts.lost_at > 0, "%u of 50 entries are left, %llu "
          "commits known to be lost", entries, (unsigned long long)counts.lost);
    wait_for(store, append(store, "AAAAAA", entries + 1));
    store_close(store);
    snprintf(name, sizeof name, "%s-wal.damaged", address + 7);
    CHECK(stat(name, &info) == 0 && info.st_size > 100000, "the damaged log was not kept");
    store = open_store(address, NULL);
    store_counts(store, &counts);
    CHECK(counts.lost == 50 - entries, "the loss is forgotten or counted twice: %llu",
          (unsigned long long)counts.lost);
    store_close(store);
}

void test_damage(const char *folder)
{
    char address[256], why[STORE_ERROR_MAX];
    int bad;
    snprintf(address, sizeof address, "sqlite:%s/damage.db", folder);
    struct store *store = open_store(address, NULL);
    wait_for(store, fill(store, 0, LOGS));
    store_close(store);
    store = open_store(address, NULL);
    CHECK(read_all(store, LOGS, &bad, why) == LOGS && bad == 0, "%d bad", bad);
    struct store_counts counts;
    store_counts(store, &counts);
    CHECK(counts.lost == 0, "a sound store has lost something");
    store_close(store);
    test_rows(address + 7, address);
    unlink(address + 7);
    store = open_store(address, NULL);
    wait_for(store, fill(store, 0, LOGS));
    store_close(store);
    test_page(address + 7, address);
    test_log(folder);
}

/* ---- No room ---- */

/* In a child, because the bound on the size of files is the process's. Prints nothing. */
static int full_child(const char *address)
{
    char error[STORE_ERROR_MAX];
    struct rlimit limit;
    struct stat info;
    char name[300];
    struct store *store = store_open(address, NULL, error);
    if (!store) return 10;
    signal(SIGXFSZ, SIG_IGN);
    uint64_t good = append(store, "AAAAAA", 1);
    wait_for(store, good);
    snprintf(name, sizeof name, "%s-wal", address + 7);
    if (stat(name, &info) != 0) return 11;
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = (rlim_t)info.st_size;
    setrlimit(RLIMIT_FSIZE, &limit);
    uint64_t ticket = 0;
    for (uint32_t seq = 2; seq <= 200; seq++) ticket = append(store, "AAAAAA", seq);
    for (int i = 0; i < 2000 && !store_stuck(store); i++) sleep_us(1000);
    if (!store_stuck(store)) return 12;
    if (store_durable(store) != good) return 13;          /* acknowledged, but not there */
    uint32_t entries = 0;
    if (!store_read(store, "AAAAAA", count, &entries) || entries != 1) return 14;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_FSIZE, &limit);
    wait_for(store, ticket);
    if (store_durable(store) != ticket || store_stuck(store)) return 15;
    entries = 0;
    if (!store_read(store, "AAAAAA", count, &entries) || entries != 200) return 16;
    struct store_counts counts;
    store_counts(store, &counts);
    if (counts.full == 0 || counts.entries != 200) return 17;
    return store_close(store) ? 0 : 18;
}

/* Who stops while there is no room loses what was never acknowledged, and says so. */
static int stop_child(const char *address)
{
    char error[STORE_ERROR_MAX];
    struct rlimit limit;
    struct store *store = store_open(address, NULL, error);
    if (!store) return 20;
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = 100;
    setrlimit(RLIMIT_FSIZE, &limit);
    append(store, "AAAAAA", 201);
    for (int i = 0; i < 2000 && !store_stuck(store); i++) sleep_us(1000);
    return store_close(store) ? 21 : 0;
}

void test_full(const char *folder)
{
    char address[256];
    snprintf(address, sizeof address, "sqlite:%s/full.db", folder);
    for (int i = 0; i < 2; i++) {
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) _exit(i ? stop_child(address) : full_child(address));
        int code = reap(child);
        CHECK(code == 0, "a full disk: %d", code);
    }
    struct store *store = open_store(address, NULL);
    uint32_t entries = 0;
    CHECK(store_read(store, "AAAAAA", count, &entries) && entries == 200, "%u entries", entries);
    store_close(store);
}

/* ---- A file of the first format ---- */

static const char OLD[] =
    "PRAGMA journal_mode=WAL;"
    "CREATE TABLE entry(tab TEXT NOT NULL, seq INTEGER NOT NULL,"
    " kind INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT, text TEXT,"
    " clock TEXT, PRIMARY KEY(tab, seq)) WITHOUT ROWID;"
    "CREATE TABLE live(tab TEXT PRIMARY KEY) WITHOUT ROWID;"
    "CREATE TABLE finished(tab TEXT PRIMARY KEY, summary TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE player(person TEXT NOT NULL, tab TEXT NOT NULL, at INTEGER NOT NULL,"
    " PRIMARY KEY(person, tab)) WITHOUT ROWID;"
    "CREATE TABLE guest(hash BLOB PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL,"
    " at INTEGER NOT NULL) WITHOUT ROWID;"
    "INSERT INTO entry VALUES('AAAAAA', 1, 1, 5, -1, NULL, 'game base', NULL);"
    "INSERT INTO entry VALUES('AAAAAA', 2, 5, 6, 0, 'k', 'end', NULL);"
    "INSERT INTO live VALUES('AAAAAA');"
    "INSERT INTO finished VALUES('BBBBBB', '{}');"
    "PRAGMA user_version=1;";

static void note_tables(void *context, const char *table)
{
    strcat(context, table);
}

/* It opens, its logs are read as they are, and what is added is chained. */
void test_old(const char *folder)
{
    char address[256], open[64] = "", summary[8];
    snprintf(address, sizeof address, "sqlite:%s/old.db", folder);
    sql(address + 7, OLD);
    struct store *store = open_store(address, NULL);
    uint32_t entries = 0;
    CHECK(store_read(store, "AAAAAA", count, &entries) && entries == 2, "old: %s",
          store_fault(store));
    store_open_tables(store, note_tables, open);
    CHECK(strcmp(open, "AAAAAA") == 0, "old: open tables %s", open);
    CHECK(store_summary(store, "BBBBBB", summary, sizeof summary), "old: finished");
    append(store, "AAAAAA", 3);
    wait_for(store, append(store, "AAAAAA", 4));
    store_close(store);
    sql(address + 7, "UPDATE entry SET text = 'x' WHERE seq = 3");
    store = open_store(address, NULL);
    CHECK(!store_read(store, "AAAAAA", count, &entries) &&
          strstr(store_fault(store), "entry 3: its checksum"), "old: %s", store_fault(store));
    store_close(store);
}
