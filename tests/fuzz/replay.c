/* replay.c - fuzzes whole replays, line by line as the command reads them. */
#include "core/replay.h"

#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct lf_replay replay;
    static char line[INPUT_MAX + 1];
    struct lf_error error = { 0 };
    lf_replay_start(&replay);
    size_t start = 0;
    if (size > INPUT_MAX) size = INPUT_MAX;
    while (start < size) {
        const uint8_t *end = memchr(data + start, '\n', size - start);
        size_t length = end ? (size_t)(end - (data + start)) : size - start;
        memcpy(line, data + start, length);
        line[length] = 0;
        if (!lf_replay_read(&replay, line, &error, NULL)) {
            fuzz_refused(&error, line);
            return 0;
        }
        if (replay.part != LF_REPLAY_HEAD) LF_ASSERT(replay.game->sound(replay.state));
        start += length + 1;
    }
    if (!lf_replay_finish(&replay, &error)) LF_ASSERT(error.expected.in[LF_DE]);
    return 0;
}
