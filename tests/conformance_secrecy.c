/* conformance_secrecy.c - what a seat knows, and that it knows no more, asked of any game.
 *
 * resample() fills in what a view hides. If the view of the filled state differs from the view
 * it was made from, something in it depends on a secret. */
#include "tests/conformance.h"

#include <stdio.h>
#include <string.h>

#include "core/text.h"

/* From its own view a seat lists, and is refused, exactly what the state lists and refuses. */
static void check_own_view(struct trial *trial, const void *state, const void *view, int seat)
{
    static lf_action from_state[LF_LEGAL_MAX], from_view[LF_LEGAL_MAX];
    const struct lf_game *game = trial->game;
    int count = game->legal(state, seat, from_state);
    MUST(trial, game->legal(view, seat, from_view) == count, "a view lists more or less");
    MUST(trial, memcmp(from_state, from_view, (size_t)count * sizeof from_view[0]) == 0,
         "a view lists other actions");
    for (int i = 0; i < count; i++)
        MUST(trial, game->check(view, seat, from_state[i]) == 0, "a view refuses a legal action");
    for (int i = 0; i < 8 && trial->pool_count; i++) {
        lf_action some = trial->pool[lf_rng_below(&trial->rng, (uint32_t)trial->pool_count)];
        MUST(trial, game->check(view, seat, some) == game->check(state, seat, some),
             "a refusal depends on what the seat cannot know");
    }
    for (const struct lf_kind *row = game->kinds; row->kind; row++)
        if (row->kind >= LF_KIND_CHANCE_END)
            MUST(trial,
                 game->forbidden(view, seat, row->kind) == game->forbidden(state, seat, row->kind),
                 "what is forbidden depends on what the seat cannot know");
}

/* Where points come from adds up, is named in both languages, and every row is told apart. */
static void check_sources(struct trial *trial, const void *state, int seat)
{
    const struct lf_game *game = trial->game;
    struct lf_source rows[LF_SOURCES_MAX];
    int count = game->sources(state, seat, rows), sum = 0;
    MUST(trial, count >= 0 && count <= LF_SOURCES_MAX, "too many sources of points");
    for (int i = 0; i < count; i++) {
        MUST(trial, rows[i].count > 0, "an empty source of points");
        MUST(trial, *rows[i].word && *rows[i].name.in[LF_EN] && *rows[i].name.in[LF_DE],
             "a source of points without a name");
        for (int j = 0; j < i; j++)
            MUST(trial, strcmp(rows[i].word, rows[j].word) != 0, "a source of points twice");
        sum += rows[i].points;
    }
    MUST(trial, sum == game->points(state, seat), "sources do not add up to the points");
}

static void check_viewer(struct trial *trial, const void *state, int viewer)
{
    const struct lf_game *game = trial->game;
    size_t size = game->state_size;
    struct bytes view, again, filled;
    memset(view.at, 0x55, sizeof view.at);
    game->view(state, viewer, view.at);
    MUST(trial, size == sizeof view.at || view.at[size] == 0x55, "view writes past its state");
    MUST(trial, game->actors(view.at) == game->actors(state), "a view hides who may act");
    MUST(trial, game->awaited(view.at) == game->awaited(state), "a view hides who is awaited");
    MUST(trial, game->turn(view.at) == game->turn(state), "a view hides the turn");
    MUST(trial, game->winners(view.at) == game->winners(state), "a view hides the winners");
    MUST(trial, game->seat_count(view.at) == trial->seat_count, "a view hides the seats");
    for (int seat = 0; seat < trial->seat_count; seat++)
        MUST(trial, game->points(view.at, seat) <= game->points(state, seat),
             "a view knows more points than there are");
    for (int seat = 0; seat < trial->seat_count; seat++) {
        check_sources(trial, state, seat);
        check_sources(trial, view.at, seat);
    }
    if (viewer != LF_NOBODY) {
        MUST(trial, game->points(view.at, viewer) == game->points(state, viewer),
             "a seat does not know its own points");
        check_own_view(trial, state, view.at, viewer);
    }

    game->resample(view.at, &trial->rng, filled.at);
    MUST(trial, game->sound(filled.at), "a resampled state is not sound");
    game->view(filled.at, viewer, again.at);
    MUST(trial, memcmp(view.at, again.at, size) == 0, "a view depends on a secret");
}

void check_views(struct trial *trial, const void *state)
{
    for (int i = 0; i <= trial->seat_count && !trial->failed; i++)
        check_viewer(trial, state, viewer_of(trial, i));
}

/* Two actions of a hidden kind that leave a viewer with the same view must read the same in
 * the log, or the log tells a secret; and chance must not change a view more than it reads,
 * unless it ends the game, when cards are turned up. */
static void check_pair(struct trial *trial, const void *state, int actor, const lf_action *pair)
{
    const struct lf_game *game = trial->game;
    size_t size = game->state_size;
    struct bytes after[2], view[2];
    for (int k = 0; k < 2; k++) {
        memcpy(after[k].at, state, size);
        game->apply(after[k].at, actor, pair[k]);
    }
    bool over = !game->actors(after[0].at) || !game->actors(after[1].at);
    for (int i = 0; i <= trial->seat_count; i++) {
        int viewer = viewer_of(trial, i);
        if (viewer == actor) continue;            /* who acts reads it all, see check_seen() */
        for (int k = 0; k < 2; k++) game->view(after[k].at, viewer, view[k].at);
        bool same_view = memcmp(view[0].at, view[1].at, size) == 0;
        bool same_text = game->seen(state, actor, pair[0], viewer)
                         == game->seen(state, actor, pair[1], viewer);
        MUST(trial, !same_view || same_text, "the log tells what the view hides");
        MUST(trial, actor != LF_CHANCE || !same_text || same_view || over,
             "chance changes a view without saying so");
    }
}

static int list_of(const struct lf_game *game, const void *state, int actor, lf_action *list)
{
    if (actor != LF_CHANCE) return game->legal(state, actor, list);
    struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    int count = game->chance(state, outcomes);
    for (int i = 0; i < count; i++) list[i] = outcomes[i].action;
    return count;
}

void check_seen(struct trial *trial, const void *state)
{
    static lf_action list[LF_LEGAL_MAX];
    const struct lf_game *game = trial->game;
    for (int actor = 0; actor <= LF_CHANCE; actor++) {
        if (!(game->actors(state) & lf_seat_bit(actor))) continue;
        int count = list_of(game, state, actor, list);
        for (int i = 0; i + 1 < count && !trial->failed; i++) {
            const struct lf_kind *row = lf_kind_find(game, lf_kind_of(list[i]));
            if (!row || !(row->flags & LF_KIND_HIDDEN)) continue;
            if (lf_kind_of(list[i + 1]) == row->kind) check_pair(trial, state, actor, list + i);
        }
        for (int i = 0; i < count && actor != LF_CHANCE; i++)
            MUST(trial, game->seen(state, actor, list[i], actor) == list[i],
                 "a seat cannot read its own action");
    }
}

/* ---- What an action tells ---- */

/* Of each game: actions that were asked about, and those among them that tell nothing. */
static struct { const struct lf_game *game; int asked, silent; } asked_of[16];

static void count_asked(const struct lf_game *game, bool silent)
{
    int i = 0;
    while (asked_of[i].game && asked_of[i].game != game) i++;
    asked_of[i].game = game;
    asked_of[i].asked++;
    asked_of[i].silent += silent;
}

int count_useless_tells(void)
{
    int useless = 0;
    for (int i = 0; asked_of[i].game; i++) {
        if (asked_of[i].silent * 2 > asked_of[i].asked) continue;
        printf("FAIL %s: of %d actions only %d tell nothing\n", asked_of[i].game->name,
               asked_of[i].asked, asked_of[i].silent);
        useless++;
    }
    return useless;
}

/* In another world that looks the same to the actor, the action is allowed and looks the same; so
 * it does to every viewer who cannot tell the worlds apart. A match that ends shows who has won,
 * and nothing is taken back then. */
static void check_world(struct trial *trial, const void *state, const void *other, int actor,
                        lf_action action)
{
    const struct lf_game *game = trial->game;
    size_t size = game->state_size;
    struct bytes one, two, seen_one, seen_two;
    MUST(trial, game->check(other, actor, action) == 0, "an action that tells nothing may fail");
    MUST(trial, !game->tells(other, actor, action), "it depends on a secret whether it tells one");
    memcpy(one.at, state, size);
    memcpy(two.at, other, size);
    game->apply(one.at, actor, action);
    game->apply(two.at, actor, action);
    if (!game->actors(one.at) || !game->actors(two.at)) return;
    for (int i = 0; i <= trial->seat_count; i++) {
        int viewer = viewer_of(trial, i);
        game->view(state, viewer, seen_one.at);
        game->view(other, viewer, seen_two.at);
        if (memcmp(seen_one.at, seen_two.at, size) != 0) continue;
        MUST(trial, game->seen(state, actor, action, viewer) ==
                    game->seen(other, actor, action, viewer), "an action reads as a secret is");
        game->view(one.at, viewer, seen_one.at);
        game->view(two.at, viewer, seen_two.at);
        MUST(trial, memcmp(seen_one.at, seen_two.at, size) == 0,
             "an action that tells nothing has told something");
    }
}

/* One action of each kind that is listed. */
void check_tells(struct trial *trial, const void *state)
{
    enum { WORLDS = 2 };
    static lf_action list[LF_LEGAL_MAX];
    const struct lf_game *game = trial->game;
    struct bytes view, other;
    for (int actor = 0; actor < trial->seat_count; actor++) {
        int count = game->legal(state, actor, list), next;
        if (count) game->view(state, actor, view.at);
        for (int i = 0; i < count; i = next) {
            for (next = i; next < count; next++)
                if (lf_kind_of(list[next]) != lf_kind_of(list[i])) break;
            lf_action action = list[i + (int)lf_rng_below(&trial->rng, (uint32_t)(next - i))];
            bool tells = game->tells(state, actor, action);
            count_asked(game, !tells);
            for (int w = 0; w < WORLDS && !tells && !trial->failed; w++) {
                game->resample(view.at, &trial->rng, other.at);
                check_world(trial, state, other.at, actor, action);
            }
        }
    }
}
