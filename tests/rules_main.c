/* rules_main.c - runs rule tests, one or more files per rule: `test-rules FILE|FOLDER...`.
 *
 * A folder stands for the *.t files in it and one level below. A file fails with its first wrong
 * line: "FAIL file:line: why"; the last line printed is "N passed, M failed". A folder also fails
 * with the scaffolds that none of its tests uses.
 *
 * Read next: rules.c (what the lines mean), rules_scaffolds.c.
 */
#include <glob.h>
#include <stdio.h>
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

static void check_scaffolds(const char *path) { failed += test_scaffolds_unused(path); }

static void for_matching(const char *folder, const char *pattern, void (*visit)(const char *path))
{
    char path[LINE_SIZE];
    glob_t found;
    snprintf(path, sizeof path, "%s/%s", folder, pattern);
    if (glob(path, 0, NULL, &found)) return;
    for (size_t i = 0; i < found.gl_pathc; i++) visit(found.gl_pathv[i]);
    globfree(&found);
}

int main(int count, char **paths)
{
    if (count < 2) return fputs("usage: test-rules FILE.t|FOLDER...\n", stderr), 2;
    for (int i = 1; i < count; i++) {
        int before = passed + failed;
        size_t length = strlen(paths[i]);
        if (length > 2 && !strcmp(paths[i] + length - 2, ".t")) {
            run_one(paths[i]);
        } else {
            for_matching(paths[i], "*.t", run_one);
            for_matching(paths[i], "*/*.t", run_one);
            for_matching(paths[i], "scaffolds.txt", check_scaffolds);
            for_matching(paths[i], "*/scaffolds.txt", check_scaffolds);
        }
        if (before == passed + failed) {
            printf("FAIL %s: no rule tests there\n", paths[i]);
            failed++;
        }
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
