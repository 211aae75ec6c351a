/* main.c - the tables library proved from outside: `test-tables [SEEDS]`, last line
 * "N passed, M failed". Each file of this folder is one subject. `test-tables write FOLDER SEEDS`
 * leaves replays and proofs of matches there, for tests/verify; `test-tables threads` runs only
 * what has threads, for the thread sanitizer. */
#include <stdlib.h>
#include <string.h>

#include "tests/tables/tests.h"

int main(int count, char **words)
{
    if (count == 4 && strcmp(words[1], "write") == 0) {
        for (int seed = 0; seed < atoi(words[3]); seed++) write_match(words[2], (uint64_t)seed);
        return failed != 0;
    }
    if (count == 2 && strcmp(words[1], "threads") == 0) {
        test_threads();
        printf("%d passed, %d failed\n", passed, failed);
        return failed != 0;
    }
    int seeds = count > 1 ? atoi(words[1]) : 6;
    test_matches(seeds);
    test_restarts(seeds);
    test_keys();
    test_behind();
    test_strangers();
    test_seats();
    test_undo();
    test_clocks();
    test_stale();
    test_talk();
    test_durable();
    test_secrets(seeds);
    test_threads();
    test_luck();
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
