/* main.c - runs all unit tests and counts them. */
#include <stdio.h>

#include "tests/unit/unit.h"

static bool failed;
static const char *running;

void unit_fail(const char *condition, const char *file, int line)
{
    printf("FAIL %s: %s:%d: %s\n", running, file, line, condition);
    failed = true;
}

int main(void)
{
    const struct unit_test *const lists[] = {
        text_tests,  replay_tests, rulebook_tests,   luck_tests,   cards_tests,
        lease_tests, sprt_tests,   difference_tests, lesson_tests, typed_tests,
        look_tests,  puzzle_tests,
    };
    int passed = 0, failures = 0;
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        for (const struct unit_test *test = lists[i]; test->name; test++) {
            failed = false;
            running = test->name;
            test->run();
            if (failed) failures++;
            else passed++;
        }
    printf("%d passed, %d failed\n", passed, failures);
    return failures > 0;
}
