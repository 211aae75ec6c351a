/* main.c - the tables library proved from outside: `test-tables [SEEDS]`, last line
 * "N passed, M failed". Each file of this folder is one subject. `test-tables write FOLDER SEEDS`
 * leaves replays and proofs of matches there, for tests/verify; `test-tables write-differences
 * FILE STEPS` what clients of landfall.2 were told, for web/test; `test-tables NAME` runs only
 * this subject: `threads` for the thread sanitizer. */
#include <stdlib.h>
#include <string.h>

#include "tests/tables/tests.h"

static const struct subject {
    const char *name;
    void (*test)(void), (*test_seeds)(int seeds);
} SUBJECTS[] = {
    { "matches", NULL, test_matches }, { "restarts", NULL, test_restarts },
    { "keys", test_keys, NULL },       { "behind", test_behind, NULL },
    { "strangers", test_strangers, NULL }, { "seats", test_seats, NULL },
    { "undo", test_undo, NULL },       { "clocks", test_clocks, NULL },
    { "times", test_times, NULL },     { "stale", test_stale, NULL },
    { "pace", test_pace, NULL },
    { "talk", test_talk, NULL },       { "durable", test_durable, NULL },
    { "secrets", NULL, test_secrets }, { "threads", test_threads, NULL },
    { "luck", test_luck, NULL },       { "words", test_words, NULL },
    { "private", test_private, NULL }, { "places", test_places, NULL },
    { "budgets", test_talk_budgets, NULL }, { "open-tables", test_open_tables, NULL },
    { "renames", test_renames, NULL }, { "forgetting", test_forgetting, NULL },
    { "store-bound", test_store_bound, NULL },
    { "names", test_names, NULL },     { "impostors", test_impostors, NULL },
    { "removal", test_removal, NULL }, { "addresses", test_addresses, NULL },
    { "stored", test_stored, NULL },   { "differences", NULL, test_differences },
    { "lan", test_lan, NULL },
    { 0 },
};

int main(int count, char **words)
{
    if (count == 4 && strcmp(words[1], "write") == 0) {
        for (int seed = 0; seed < atoi(words[3]); seed++)
            write_match(words[2], (uint64_t)seed, false);
        write_match(words[2], 1000, true);
        return failed != 0;
    }
    if (count == 4 && strcmp(words[1], "write-differences") == 0)
        return write_differences(words[2], atoi(words[3])) ? 0 : 1;
    int seeds = count > 1 ? atoi(words[1]) : 0;
    if (!seeds) seeds = 6;
    const char *only = count == 2 && !atoi(words[1]) ? words[1] : "";
    for (const struct subject *subject = SUBJECTS; subject->name; subject++) {
        if (*only && strcmp(only, subject->name) != 0) continue;
        if (subject->test) subject->test();
        else subject->test_seeds(seeds);
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
