/* puzzle.c - fuzzes files of puzzles: what is taken can be judged, written and read again. */
#include "core/puzzle.h"

#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct lf_puzzles puzzles;
    static struct lf_puzzle puzzle;
    static char out[LF_PUZZLE_JSON_MAX];
    const char *text = fuzz_text(data, size);
    struct lf_error error = { 0 };
    if (!lf_puzzles_read(text, &puzzles, &puzzle, &error)) {
        fuzz_refused(&error, text);
        return 0;
    }
    for (int i = 0; i < puzzles.count; i++) {
        bool known;
        lf_puzzle_at(&puzzles, i, &puzzle);
        LF_ASSERT(lf_puzzle_loss(&puzzle, puzzle.move[0].action, &known) == 0 && known);
        LF_ASSERT(lf_puzzle_print(&puzzle, out, sizeof out) < LF_PUZZLE_JSON_MAX);
        LF_ASSERT(lf_puzzle_json(&puzzle, out, sizeof out) < LF_PUZZLE_JSON_MAX);
    }
    return 0;
}
