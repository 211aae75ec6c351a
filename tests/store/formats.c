/* formats.c - stores that older programs left, brought to this format, with a copy made before; and
 * those of newer programs, which are left alone. The texts in tests/store/formats were written by
 * the programs that had these formats. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <sqlite3.h>

#include "server/tables.h"
#include "store/check.h"
#include "store/sqlite.h"
#include "tests/store/tests.h"

static char *read_file(const char *name, size_t *size)
{
    FILE *file = fopen(name, "rb");
    if (!file) return NULL;
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    char *text = calloc(1, *size + 1);
    if (fread(text, 1, *size, file) != *size) *size = 0;
    fclose(file);
    return text;
}

static int run(const char *file, const char *sql)
{
    sqlite3 *db;
    sqlite3_open(file, &db);
    int result = sqlite3_exec(db, sql, NULL, NULL, NULL);
    sqlite3_close(db);
    return result;
}

static int64_t number(const char *file, const char *sql)
{
    sqlite3 *db;
    sqlite3_stmt *statement = NULL;
    int64_t found = -1;
    sqlite3_open(file, &db);
    sqlite3_prepare_v2(db, sql, -1, &statement, NULL);
    if (sqlite3_step(statement) == SQLITE_ROW) found = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return found;
}

static bool make(int format, const char *file)
{
    char name[64];
    size_t size = 0;
    snprintf(name, sizeof name, "tests/store/formats/%d.sql", format);
    char *sql = read_file(name, &size);
    bool good = sql && run(file, sql) == SQLITE_OK;
    CHECK(good, "%s", name);
    free(sql);
    return good;
}

/* Every log as it was, by checksums and rules. */
static void check_logs(int format, const char *file)
{
    char error[STORE_ERROR_MAX];
    bool strange;
    size_t count = 0;
    struct store_check *check = check_open(file, &strange, error);
    CHECK(check, "format %d: %s", format, error);
    if (!check) return;
    char (*ids)[STORE_TABLE_MAX] = check_tables(check, &count);
    struct table_check *rules = table_check_new();
    CHECK(count == 3, "format %d: %zu tables", format, count);
    for (size_t i = 0; i < count; i++) {
        struct check_log log;
        check_log(check, ids[i], table_check_entry, rules, &log);
        CHECK(log.fault == CHECK_SOUND && !table_check_foreign(rules), "format %d: table %s: %d",
              format, ids[i], (int)log.fault);
    }
    table_check_free(rules);
    free(ids);
    check_close(check);
}

static void test_format(const char *folder, int format)
{
    char file[200], address[220], kept[220];
    struct store_counts counts;
    snprintf(file, sizeof file, "%s/format%d.db", folder, format);
    snprintf(address, sizeof address, "sqlite:%s", file);
    snprintf(kept, sizeof kept, "%s.format-%d", file, format);
    if (!make(format, file)) return;
    int64_t entries = number(file, "SELECT count(*) FROM entry");
    struct store *store = open_store(address, NULL);
    store_counts(store, &counts);
    CHECK(counts.migrated_from == format, "format %d: came from %d", format, counts.migrated_from);
    wait_for(store, store_note(store, STORE_NOTE_REPORT, "k", 1, "t"));
    store_close(store);
    CHECK(number(file, "PRAGMA user_version") == schema_newest(), "format %d: not moved", format);
    CHECK(number(file, "SELECT count(*) FROM note") == 1, "format %d: no notes", format);
    CHECK(number(kept, "PRAGMA user_version") == format, "format %d: no copy", format);
    CHECK(number(kept, "SELECT count(*) FROM entry") == entries, "format %d: its entries", format);
    struct stat info;
    CHECK(stat(kept, &info) == 0 && (info.st_mode & 077) == 0, "format %d: others read it", format);
    check_logs(format, file);
    /* The second start finds nothing to do, and makes no second copy. */
    store = open_store(address, NULL);
    store_counts(store, &counts);
    CHECK(counts.migrated_from == 0, "format %d: moved twice", format);
    store_close(store);
    snprintf(kept, sizeof kept, "%s.format-%d-2", file, format);
    CHECK(access(kept, F_OK) != 0, "format %d: copied twice", format);
}

/* One line, and not a byte of the file is another. */
static void test_newer(const char *folder)
{
    char file[200], address[220], error[STORE_ERROR_MAX] = "", pragma[64], want[64];
    size_t before_size = 0, after_size = 0;
    snprintf(file, sizeof file, "%s/newer.db", folder);
    snprintf(address, sizeof address, "sqlite:%s", file);
    snprintf(pragma, sizeof pragma, "PRAGMA journal_mode=WAL; PRAGMA user_version=%d",
             schema_newest() + 1);
    snprintf(want, sizeof want, "(format %d, this one reads up to %d)", schema_newest() + 1,
             schema_newest());
    store_close(open_store(address, NULL));
    CHECK(run(file, pragma) == SQLITE_OK, "newer");
    char *before = read_file(file, &before_size);
    CHECK(!store_open(address, NULL, error) && strstr(error, want) && !strchr(error, '\n'),
          "newer: %s", error);
    char *after = read_file(file, &after_size);
    CHECK(before && after && before_size == after_size && !memcmp(before, after, before_size),
          "newer: the file was changed");
    free(before);
    free(after);
}

/* Where no copy can be made, nothing is changed. */
static void test_no_copy(const char *folder)
{
    char file[200], address[220], error[STORE_ERROR_MAX] = "", made[240];
    snprintf(file, sizeof file, "%s/nocopy.db", folder);
    snprintf(address, sizeof address, "sqlite:%s", file);
    snprintf(made, sizeof made, "%s.format-2.new", file);
    if (!make(2, file)) return;
    CHECK(mkdir(made, 0700) == 0, "%s", made);
    CHECK(!store_open(address, NULL, error) && strstr(error, "nothing was changed"), "%s", error);
    CHECK(number(file, "PRAGMA user_version") == 2, "it was moved without a copy");
    rmdir(made);
}

void test_formats(const char *folder)
{
    for (int format = 1; format < schema_newest(); format++) test_format(folder, format);
    test_newer(folder);
    test_no_copy(folder);
}
