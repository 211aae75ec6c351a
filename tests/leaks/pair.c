/* pair.c - a shadow beside a match (leaks.h). */
#include <stdio.h>
#include <string.h>

#include "core/match.h"
#include "core/text.h"
#include "tests/leaks/leaks.h"

int list_of(const struct lf_game *game, const void *state, int actor, lf_action *list, bool *open)
{
    static struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    *open = false;
    if (actor != LF_CHANCE) return game->legal(state, actor, list);
    int count = game->chance(state, outcomes);
    for (int i = 0; i < count; i++) list[i] = outcomes[i].action;
    *open = count == 1 && outcomes[0].weight == 0;
    return count;
}

bool same_record(const struct lf_game *game, const void *one, const void *two, int viewer)
{
    uint64_t shown[2][LF_SHOWN_MAX];
    if (game->winners(one) != game->winners(two)) return false;
    if (!game->actors(one) != !game->actors(two)) return false;
    if (!game->shown) return true;
    int count = game->shown(one, viewer, shown[0]);
    return count == game->shown(two, viewer, shown[1]) &&
           memcmp(shown[0], shown[1], (size_t)count * sizeof shown[0][0]) == 0;
}

void shadow_make(struct trial *trial, const void *state, int viewer, void *out)
{
    struct room view;
    trial->game->view(state, viewer, view.at);
    trial->game->resample(view.at, &trial->rng, out);
    MUST(trial, viewer, same_record(trial->game, state, out, viewer),
         "what is shown is not in the view");
}

static void apply_to(const struct lf_game *game, const void *state, int actor, lf_action action,
                     void *out)
{
    memcpy(out, state, game->state_size);
    game->apply(out, actor, action);
}

/* Where the same action of a seat reads differently in two matches, something has come up and the
 * viewer sees it from now on; else the log tells a secret. (Chance may turn up a card.) */
static void check_read_twice(struct trial *trial, const void *state, const void *shadow,
                             int viewer, int actor, lf_action action)
{
    const struct lf_game *game = trial->game;
    struct room after, view[2];
    apply_to(game, state, actor, action, after.at);
    game->view(after.at, viewer, view[0].at);
    apply_to(game, shadow, actor, action, after.at);
    game->view(after.at, viewer, view[1].at);
    MUST(trial, viewer, memcmp(view[0].at, view[1].at, game->state_size) != 0,
         "an action reads as a secret is");
}

lf_action shadow_action(struct trial *trial, const void *state, const void *shadow, int viewer,
                        int actor, lf_action action)
{
    static lf_action list[LF_LEGAL_MAX];
    const struct lf_game *game = trial->game;
    lf_action read = game->seen(state, actor, action, viewer), found = 0;
    uint32_t others = 0;
    bool open;
    if (actor == LF_CHANCE && !(game->actors(shadow) >> actor & 1)) return 0;
    int count = list_of(game, shadow, actor, list, &open);
    if (open) {
        lf_action other = (action & ~(uint64_t)0xFFFFFFFFFFFF) |
                          (lf_rng_next(&trial->rng) & 0xFFFFFFFFFFFF);
        return game->seen(shadow, actor, other, viewer) == read ? other : 0;
    }
    for (int i = 0; i < count; i++) {
        if (game->seen(shadow, actor, list[i], viewer) != read) {
            if (list[i] == action && actor != LF_CHANCE)
                check_read_twice(trial, state, shadow, viewer, actor, action);
            continue;
        }
        if (list[i] == action && !found) found = action;
        if (list[i] != action && lf_rng_below(&trial->rng, ++others) == 0) found = list[i];
    }
    if (found && actor != LF_CHANCE && game->check(shadow, actor, found)) return 0;
    if (!found && actor != LF_CHANCE && game->check(shadow, actor, action) == 0 &&
        game->seen(shadow, actor, action, viewer) == read) found = action;      /* not listed */
    return found;
}

void check_reading(struct trial *trial, const void *state, int actor, int viewer)
{
    static lf_action list[LF_LEGAL_MAX];
    const struct lf_game *game = trial->game;
    struct room after[2], view[2];
    lf_action pair[2];
    bool open;
    int count = list_of(game, state, actor, list, &open);
    if (viewer == actor || count < 1 || (count < 2 && !open)) return;
    pair[0] = list[lf_rng_below(&trial->rng, (uint32_t)count)];
    pair[1] = list[lf_rng_below(&trial->rng, (uint32_t)count)];
    for (int k = 0; k < 2 && open; k++)
        pair[k] |= lf_rng_next(&trial->rng) & 0xFFFFFFFFFFFF;
    const struct lf_kind *row = lf_kind_find(game, lf_kind_of(pair[0]));
    if (pair[0] == pair[1] || lf_kind_of(pair[1]) != row->kind) return;
    if (!(row->flags & LF_KIND_HIDDEN) && !open) return;
    lf_action read[2] = { game->seen(state, actor, pair[0], viewer),
                          game->seen(state, actor, pair[1], viewer) };
    if (read[0] == read[1]) return;
    /* One of them moves a card that lies open, so that all see it go. */
    if ((read[0] == pair[0]) != (read[1] == pair[1])) return;
    for (int k = 0; k < 2; k++) {
        apply_to(game, state, actor, pair[k], after[k].at);
        game->view(after[k].at, viewer, view[k].at);
    }
    if (memcmp(after[0].at, after[1].at, game->state_size) == 0) return;
    if (memcmp(view[0].at, view[1].at, game->state_size) != 0) return;
    trial_fail(trial, viewer, "the log tells what the view hides");
    for (int k = 0; k < 2; k++) {
        char text[LF_ACTION_TEXT_MAX];
        game->print(pair[k], text, sizeof text);
        printf("    %s: %s\n", k ? "other" : "one", text);
    }
}
