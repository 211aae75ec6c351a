/* rules_main.c - runs rule tests, one or more files per rule: `test-rules FILE|FOLDER...`.
 *
 * A folder stands for the *.t files in it and below. A file fails with its first wrong
 * line: "FAIL file:line: why"; the last line printed is "N passed, M failed". A folder also fails
 * with the scaffolds that none of its tests uses.
 *
 * Read next: rules.c (what the lines mean), rules_scaffolds.c.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/rules.h"

/* The first line is "# ID  one sentence" with the file's own ID, as in IB-45.t or IB-45-b.t. */
static bool title_fits(struct test *t, const char *line)
{
    const char *name = strrchr(t->path, '/') ? strrchr(t->path, '/') + 1 : t->path;
    size_t length = !strncmp(line, "# ", 2) ? strcspn(line + 2, " ") : 0;
    if (length && !strncmp(name, line + 2, length) && strchr(".-", name[length]) &&
        !strncmp(line + 2 + length, "  ", 2) && strlen(line) > length + 8)
        return true;
    return test_fail(t, "the first line is not \"# ID  a sentence\" with the file's own ID");
}

static bool run_file(struct test *t, const char *path)
{
    static char line[LINE_SIZE];
    bool fine = true;
    *t = (struct test){ .path = path };
    FILE *file = fopen(path, "r");
    if (!file) return test_fail(t, "cannot be read");
    while (fine && fgets(line, sizeof line, file)) {
        t->line++;
        size_t length = strcspn(line, "\r\n");
        if (!line[length] && length + 1 >= sizeof line) fine = test_fail(t, "bad line: too long");
        while (length && line[length - 1] == ' ') length--;
        line[length] = 0;
        if (fine && t->line == 1) fine = title_fits(t, line);
        if (fine) fine = test_line(t, line);
    }
    fclose(file);
    if (fine && !t->checked) fine = test_fail(t, "nothing is checked in this file");
    return fine;
}

static int passed, failed;

static void run_one(const char *path)
{
    static struct test test;
    if (run_file(&test, path)) {
        passed++;
        return;
    }
    printf("FAIL %s:%d: %s\n", test.path, test.line, test.why);
    failed++;
}

static bool is_test(const char *path)
{
    size_t length = strlen(path);
    return length > 2 && !strcmp(path + length - 2, ".t");
}

/* In the order of names, so that a list of failures reads the same everywhere. */
static void run_folder(const char *folder)
{
    struct dirent **entry;
    char path[LINE_SIZE];
    int count = scandir(folder, &entry, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, entry[i]->d_name);
        if (is_test(path)) run_one(path);
        else if (!strchr(entry[i]->d_name, '.')) run_folder(path);
        free(entry[i]);
    }
    if (count >= 0) free(entry);
    snprintf(path, sizeof path, "%s/scaffolds.txt", folder);
    failed += test_scaffolds_unused(path);
}

int main(int count, char **paths)
{
    if (count < 2) return fputs("usage: test-rules FILE.t|FOLDER...\n", stderr), 2;
    for (int i = 1; i < count; i++) {
        int before = passed + failed;
        if (is_test(paths[i])) run_one(paths[i]);
        else run_folder(paths[i]);
        if (before == passed + failed) {
            printf("FAIL %s: no rule tests there\n", paths[i]);
            failed++;
        }
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
