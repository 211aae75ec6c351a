/* figures.c - fuzzes the files with which a host replaces figures of a game: a refusal has a place
 * and a reason and changes nothing, and what was taken shows in the content for clients. */
#include "tests/fuzz/fuzz.h"

static void replace(const struct lf_game *game, const char *text)
{
    static char before[1 << 18], after[1 << 18];
    struct lf_error error = { 0 };
    bool good = game->replace(text, &error);
    if (!good) fuzz_refused(&error, text);
    if (!good && strlen(text) % 16) return;                  /* the rest is slow */
    LF_ASSERT(game->content(before, sizeof before) < (int)sizeof before);
    LF_ASSERT(game->replace(good ? text : "", &error));      /* once more is the same as once */
    game->content(after, sizeof after);
    LF_ASSERT(strcmp(before, after) == 0);
    if (good) LF_ASSERT(game->replace("", &error));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = fuzz_text(data, size);
    for (int i = 0; lf_games[i]; i++)
        if (lf_games[i]->replace && lf_games[i]->content) replace(lf_games[i], text);
    return 0;
}
