/* kinds.c - what all kinds of store promise, and what happens when the disk does not. */
#include <dirent.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <sqlite3.h>

#include "tests/store/tests.h"

struct store *open_store(const char *address, const struct store_watch *watch)
{
    char error[STORE_ERROR_MAX];
    struct store *store = store_open(address, watch, error);
    if (!store) printf("FAIL %s\n", error);
    if (!store) exit(1);
    return store;
}

void sleep_us(uint32_t us)
{
    struct timespec pause = { us / 1000000, us % 1000000 * 1000L };
    nanosleep(&pause, NULL);
}

int reap(int child)
{
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void wait_for(const struct store *store, uint64_t ticket)
{
    for (int i = 0; store_durable(store) < ticket && i < 100000; i++) sleep_us(200);
}

void remove_folder(const char *folder)
{
    DIR *list = opendir(folder);
    char name[512];
    for (struct dirent *entry; list && (entry = readdir(list));) {
        snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
        unlink(name);
    }
    if (list) closedir(list);
    rmdir(folder);
}

struct found { uint32_t count, seq; int64_t sum; char last[256]; bool good; };

static bool look(void *context, const struct store_entry *entry)
{
    struct found *found = context;
    found->good = found->good && entry->seq == found->seq + 1;
    found->count++;
    found->seq = entry->seq;
    found->sum += entry->at;
    snprintf(found->last, sizeof found->last, "%s|%d|%d|%s|%s|%s", entry->table, entry->kind,
             entry->seat, entry->key, entry->text, entry->clock);
    return true;
}

static void note_tables(void *context, const char *table)
{
    strcat(context, table);
}

static uint64_t append(struct store *store, const char *table, uint32_t seq, enum store_kind kind)
{
    char key[16];
    snprintf(key, sizeof key, "key%u", seq % 1000);
    return store_append(store, &(struct store_entry){
        .table = table, .seq = seq, .kind = kind, .at = seq * 10, .seat = (int)(seq % 4) - 1,
        .key = seq == 1 ? NULL : key, .text = "robber h8 2 'quoted' \xC3\xA9",
        .clock = "1/2 3/4" });
}

static void check_contents(struct store *store, const char *name)
{
    struct found found = { .good = true };
    char summary[32], tables[4][STORE_TABLE_MAX];
    char open[64] = "";
    CHECK(store_read(store, "AAAAAA", look, &found), "%s: reading failed", name);
    CHECK(found.good && found.count == 50 && found.sum == 12750, "%s: %u entries", name,
          found.count);
    CHECK(strcmp(found.last, "AAAAAA|5|1|key50|robber h8 2 'quoted' \xC3\xA9|1/2 3/4") == 0,
          "%s: %s", name, found.last);
    store_open_tables(store, note_tables, open);
    CHECK(strcmp(open, "AAAAAA") == 0, "%s: open tables %s", name, open);
    CHECK(!store_summary(store, "AAAAAA", summary, sizeof summary), "%s: not finished", name);
    CHECK(store_summary(store, "BBBBBB", summary, sizeof summary) &&
          strcmp(summary, "{\"b\":1}") == 0, "%s: %s", name, summary);
    CHECK(store_exists(store, "BBBBBB") && !store_exists(store, "CCCCCC"), "%s: exists", name);
    CHECK(store_tables_of(store, "ada", tables, 4) == 2 && strcmp(tables[0], "BBBBBB") == 0,
          "%s: own tables", name);
    CHECK(store_tables_of(store, "ada", tables, 1) == 1, "%s: at most one", name);
    CHECK(store_tables_of(store, "bob", tables, 4) == 0, "%s: tables of nobody", name);
}

/* Tables that have not begun come first; those that rest are not named until their next entry. */
static void check_rest(struct store *store, const char *name)
{
    char open[64] = "";
    append(store, "EEEEEE", 1, STORE_SETUP);
    append(store, "EEEEEE", 2, STORE_START);
    append(store, "FFFFFF", 1, STORE_SETUP);
    wait_for(store, store_rest(store, "AAAAAA"));
    store_open_tables(store, note_tables, open);
    CHECK(strcmp(open, "FFFFFFEEEEEE") == 0, "%s: open tables %s", name, open);
    wait_for(store, append(store, "AAAAAA", 51, STORE_ACT));
    open[0] = 0;
    store_open_tables(store, note_tables, open);
    CHECK(strcmp(open, "FFFFFFAAAAAAEEEEEE") == 0 || strcmp(open, "FFFFFFEEEEEEAAAAAA") == 0 ||
          strcmp(open, "AAAAAAFFFFFFEEEEEE") == 0, "%s: woken: %s", name, open);
}

static void check_guests(struct store *store, const char *name)
{
    struct store_guest guest = { .hash = { 1, 0, 2 }, .id = "g1", .name = "Ada", .at = 5 };
    struct store_guest found;
    CHECK(!store_guest_find(store, guest.hash, &found), "%s: a guest who never came", name);
    store_guest_put(store, &guest);
    CHECK(store_guest_find(store, guest.hash, &found) && strcmp(found.name, "Ada") == 0,
          "%s: a guest is not found at once", name);
    snprintf(guest.name, sizeof guest.name, "Ada L.");
    uint64_t ticket = store_guest_put(store, &guest);
    CHECK(store_guest_find(store, guest.hash, &found) && strcmp(found.name, "Ada L.") == 0,
          "%s: the old name comes first", name);
    wait_for(store, ticket);
    CHECK(store_guest_find(store, guest.hash, &found) && strcmp(found.name, "Ada L.") == 0 &&
          strcmp(found.id, "g1") == 0 && memcmp(found.hash, guest.hash, STORE_HASH_SIZE) == 0,
          "%s: a guest is not found later", name);
}

static void fill(struct store *store)
{
    uint64_t ticket = 0;
    for (uint32_t seq = 1; seq <= 50; seq++)
        ticket = append(store, "AAAAAA", seq, seq == 1 ? STORE_SETUP : STORE_ACT);
    append(store, "BBBBBB", 1, STORE_SETUP);
    store_player(store, "ada", "AAAAAA", 1);
    store_player(store, "ada", "BBBBBB", 2);
    store_player(store, "ada", "AAAAAA", 1);
    uint64_t last = store_finish(store, &(struct store_finish){
        .table = "BBBBBB", .summary = "{\"b\":1}", .end = STORE_END_BOTS, .at = 7,
        .people = "ada" });
    CHECK(last > ticket, "tickets do not grow");
    wait_for(store, last);
    CHECK(store_durable(store) >= last && store_waiting(store) == 0, "never durable");
}

void check_kind(struct store *store, const char *name)
{
    fill(store);
    check_contents(store, name);
    check_guests(store, name);
    check_rest(store, name);
}

void test_kinds(const char *folder)
{
    char address[256];
    struct store *store = open_store("memory:", NULL);
    check_kind(store, "memory");
    CHECK(store_close(store), "memory: close");

    snprintf(address, sizeof address, "sqlite:%s/kinds.db", folder);
    store = open_store(address, NULL);
    fill(store);
    check_contents(store, "sqlite");
    check_guests(store, "sqlite");
    CHECK(store_close(store), "sqlite: close");
    store = open_store(address, NULL);
    check_contents(store, "sqlite, opened again");
    struct stat info;
    CHECK(stat(address + 7, &info) == 0 && (info.st_mode & 077) == 0, "others may read the file");
    char error[STORE_ERROR_MAX];
    CHECK(!store_open(address, NULL, error) && strstr(error, "another server"),
          "two servers on one file: %s", error);
    check_rest(store, "sqlite");
    store_close(store);
    CHECK(!store_open("paper:x", NULL, error) && error[0], "an unknown kind of store");
    CHECK(!store_open("sqlite:/no/such/folder/x", NULL, error) && error[0], "no such folder");
}

/* ---- Faults ---- */

struct failure { _Atomic bool happened; char what[STORE_ERROR_MAX]; };

static void note_failure(void *context, const char *what)
{
    struct failure *failure = context;
    snprintf(failure->what, sizeof failure->what, "%s", what);
    atomic_store(&failure->happened, true);
}

/* A second entry of the same number must never be acknowledged, and nothing after it. */
void test_faults(const char *folder)
{
    char address[256], error[STORE_ERROR_MAX];
    struct failure failure = { 0 };
    struct store_watch watch = { .context = &failure, .failed = note_failure };
    snprintf(address, sizeof address, "sqlite:%s/faults.db", folder);
    struct store *store = open_store(address, &watch);
    uint64_t good = append(store, "AAAAAA", 1, STORE_SETUP);
    wait_for(store, good);
    append(store, "AAAAAA", 1, STORE_SETUP);
    uint64_t bad = append(store, "AAAAAA", 2, STORE_ACT);
    for (int i = 0; i < 1000 && !atomic_load(&failure.happened); i++) sleep_us(1000);
    bool happened = atomic_load(&failure.happened);
    CHECK(happened && strstr(failure.what, "UNIQUE"), "a doubled entry was not noticed");
    CHECK(store_durable(store) == good && good < bad, "acknowledged after a failure");
    CHECK(!store_close(store), "closed as if all were well");

    sqlite3 *db;
    sqlite3_open(address + 7, &db);
    sqlite3_exec(db, "PRAGMA user_version=99", NULL, NULL, NULL);
    sqlite3_close(db);
    CHECK(!store_open(address, NULL, error) && strstr(error, "newer"), "a newer file: %s", error);
}
