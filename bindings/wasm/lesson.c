/* lesson.c - lessons as JSON (lesson.h). */
#include "bindings/wasm/lesson.h"

#include "bindings/wasm/play.h"
#include "core/check.h"
#include "core/how.h"
#include "core/lesson.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum { LESSON_SIZE = 1 << 17 };

EXPORT(landfall_lesson) const char *landfall_lesson(int game, int n)
{
    static char json[LESSON_SIZE];
    static struct lf_lesson lesson;
    struct lf_error error;
    struct lf_bit name;
    json[0] = 0;
    if (game < 0 || game >= landfall_game_count() || n < 0) return json;
    const char *text = lf_lesson_of(lf_games[game], n, &name);
    if (!text) return json;
    LF_ASSERT(lf_lesson_read(text, &lesson, &error)); /* tests/unit reads them all */
    LF_ASSERT(lf_lesson_json(&lesson, name, json, sizeof json) < LESSON_SIZE);
    return json;
}

EXPORT(landfall_how) const char *landfall_how(int game)
{
    static char json[LESSON_SIZE];
    static struct lf_how how;
    struct lf_error error;
    json[0] = 0;
    const char *text =
        game < 0 || game >= landfall_game_count() ? NULL : lf_how_of(lf_games[game]);
    if (!text) return json;
    LF_ASSERT(lf_how_read(text, &how, &error)); /* tests/unit reads them all */
    LF_ASSERT(lf_how_json(&how, json, sizeof json) < LESSON_SIZE);
    return json;
}
