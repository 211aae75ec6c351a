/* unit.h - the smallest frame for tests of single functions: a list of named tests, each of
 * which ends at its first broken EXPECT. */
#ifndef UNIT_H
#define UNIT_H

#include <stdbool.h>

struct unit_test { const char *name; void (*run)(void); };

extern const struct unit_test text_tests[], replay_tests[], rulebook_tests[], luck_tests[],
    cards_tests[], lease_tests[], sprt_tests[], difference_tests[], lesson_tests[],
    typed_tests[], look_tests[], puzzle_tests[];

void unit_fail(const char *condition, const char *file, int line);

#define EXPECT(condition) \
    do { \
        if (!(condition)) { \
            unit_fail(#condition, __FILE__, __LINE__); \
            return; \
        } \
    } while (0)

#endif
