/* main.c - the store proved: `test-store [KILLS]`, last line "N passed, M failed".
 *
 * The same checks for all kinds of store (PostgreSQL: tests/store/shared.c); then a child writes
 * as fast as it can, says through a pipe what was acknowledged, and is killed at a random moment,
 * again and again: all that was acknowledged must be there, without gaps and without doubles. */
#include <stdlib.h>

#include "tests/store/tests.h"

int passed, failed;

int main(int count, char **words)
{
    int kills = count > 1 ? atoi(words[1]) : 200;
    char folder[] = "/tmp/landfall-store-XXXXXX";
    if (!mkdtemp(folder)) {
        perror(folder);
        return 1;
    }
    test_kinds(folder);
    test_shared();
    test_faults(folder);
    test_damage(folder);
    test_full(folder);
    test_old(folder);
    test_formats(folder);
    test_notes(folder);
    test_prune(folder);
    test_kills(folder, kills);
    test_log_size(folder);
    remove_folder(folder);
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
