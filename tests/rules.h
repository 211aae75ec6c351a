/* rules.h - what rules.c, rules_scaffolds.c and rules_main.c share: the rule tests' runner. */
#ifndef TESTS_RULES_H
#define TESTS_RULES_H

#include "core/lf.h"

enum { LINE_SIZE = 8192, WHY_SIZE = 1024 };

struct test {
    const char *path;
    int line;                        /* 1 is the first */
    int checked;                     /* lines that could have failed */
    const struct lf_game *game;      /* NULL before the line that starts one */
    bool poked, unsound;             /* a poke awaits its soundness check; poke! was used */
    char why[WHY_SIZE];              /* why the test failed */
    _Alignas(16) unsigned char state[LF_STATE_MAX];
};

/* Does what a line says; false: the test failed, see t->why. The line is cut into pieces. */
bool test_line(struct test *t, char *line);

/* Whether a line arranges and may stand in a scaffold: a game, a poke, an allowed try. */
bool test_arranges(const char *line);

/* use NAME: does what the lines of a scaffold say. */
bool test_use(struct test *t, char *name);

/* After all tests of a folder: prints a FAIL for each scaffold of the file that none used, or for
 * a file that is wrong, and returns their number; no file, no fault. */
int test_scaffolds_unused(const char *path);

/* Notes why the test failed; always false. */
__attribute__((format(printf, 2, 3))) bool test_fail(struct test *t, const char *format, ...);

#endif
