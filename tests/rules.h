/* rules.h - what the two halves of the rule tests' runner share: rules.c, rules_main.c. */
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

/* Notes why the test failed; always false. */
__attribute__((format(printf, 2, 3))) bool test_fail(struct test *t, const char *format, ...);

#endif
