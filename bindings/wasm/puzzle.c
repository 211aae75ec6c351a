/* puzzle.c - puzzles as JSON (puzzle.h). */
#include "bindings/wasm/puzzle.h"

#include "bindings/wasm/play.h"
#include "core/check.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

static char text[LF_PUZZLES_MAX], json[LF_PUZZLE_JSON_MAX];
static struct lf_puzzles puzzles;
static struct lf_puzzle puzzle;
static struct lf_error error;

EXPORT(landfall_puzzles_read) int landfall_puzzles_read(void)
{
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_put(&out, landfall_text());
    if (lf_out_end(&out) < (int)sizeof text && lf_puzzles_read(text, &puzzles, &puzzle, &error))
        return puzzles.count;
    puzzles.count = 0;
    return -1;
}

EXPORT(landfall_puzzles_at) int landfall_puzzles_at(void) { return (int)error.at; }

const struct lf_puzzle *puzzle_number(int n)
{
    if (n < 0 || n >= puzzles.count) return NULL;
    lf_puzzle_at(&puzzles, n, &puzzle);
    return &puzzle;
}

EXPORT(landfall_puzzle) const char *landfall_puzzle(int n)
{
    json[0] = 0;
    if (!puzzle_number(n)) return json;
    LF_ASSERT(lf_puzzle_json(&puzzle, json, sizeof json) < LF_PUZZLE_JSON_MAX);
    return json;
}
