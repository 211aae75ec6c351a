/* board.c - fuzzes the text of an island board. */
#include "games/island/island.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct island island, again;
    char line[LF_OPTIONS_MAX];
    struct lf_error error = { 0 };
    const char *text = fuzz_text(data, size);
    memset(&island, 0, sizeof island);
    if (!island_parse_board(&island, text, strlen(text), &error)) {
        fuzz_refused(&error, text);
        return 0;
    }
    int length = island_print_board(&island, line, sizeof line);
    LF_ASSERT(length > 0 && length < LF_OPTIONS_MAX);
    memset(&again, 0, sizeof again);
    LF_ASSERT(island_parse_board(&again, line, (size_t)length, &error));
    LF_ASSERT(memcmp(&island, &again, sizeof island) == 0);
    return 0;
}
