/* hint.h - the best few actions of a seat with their chances and reasons, for a player who asks.
 *
 * It sees what the seat sees and nothing else, and what is random in it follows from the view, so
 * that equal views get equal hints (tests/leaks). It knows no game by name.
 */
#ifndef LF_HINT_H
#define LF_HINT_H

#include "bots/think.h"
#include "core/json.h"

enum { LF_HINTS = 3, LF_HINT_SCRATCH = 1 << 20, LF_HINT_WHY = 256 };

struct lf_hinted {
    lf_action action;
    float chance;                              /* of winning, if it is done */
    char say[LF_LANGUAGES][LF_HINT_WHY];       /* "Red builds a road on e12" */
    char why[LF_LANGUAGES][LF_HINT_WHY];       /* "more for you: points", or "" */
};

struct lf_hint { int count; struct lf_hinted best[LF_HINTS]; };

/* The view is that of the seat, which acts; lf_can_think() holds. `scratch` of LF_HINT_SCRATCH
 * bytes is for any type. It takes about 10 ms. */
void lf_hint(const struct lf_game *game, const void *view, int seat, void *scratch,
             struct lf_hint *out);

/* The member "actions" of an answer: what is done, what it loses against the best, its chance, the
 * sentence about it, and why. */
void lf_hint_json(const struct lf_game *game, const struct lf_hint *hint, struct lf_out *out);

#endif
