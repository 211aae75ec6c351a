/* figures.c - fuzzes the files with which a host replaces figures of a game: a refusal has a place
 * and a reason and changes nothing, and what was taken shows in the content for clients. */
#include "core/context.h"
#include "tests/fuzz/fuzz.h"

static void replace(const struct lf_game *game, const char *text)
{
    static char before[1 << 18], after[1 << 18];
    static _Alignas(16) unsigned char figures[1 << 16], again[1 << 16];
    struct lf_context context = { { NULL } };
    struct lf_error error = { 0 };
    LF_ASSERT(game->figures_size <= sizeof figures);
    bool good = game->replace(text, figures, &error);
    if (!good) fuzz_refused(&error, text);
    if (!good && strlen(text) % 16) return;                  /* the rest is slow */
    LF_ASSERT(game->replace(good ? text : "", again, &error));
    context.slot[game->figures_slot] = good ? figures : again;
    lf_enter(&context);
    LF_ASSERT(game->content(before, sizeof before) < (int)sizeof before);
    context.slot[game->figures_slot] = good ? again : NULL;  /* once more is the same as once */
    game->content(after, sizeof after);
    lf_enter(NULL);
    LF_ASSERT(strcmp(before, after) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = fuzz_text(data, size);
    for (int i = 0; lf_games[i]; i++)
        if (lf_games[i]->replace && lf_games[i]->content) replace(lf_games[i], text);
    return 0;
}
