/* bytes.c - all that a viewer gets of a match and of its shadow, compared (leaks.h). */
#include <stdio.h>
#include <string.h>

#include "bots/think.h"
#include "core/numbers.h"
#include "core/planes.h"
#include "core/text.h"
#include "tests/leaks/leaks.h"

/* Texts of the match and of the shadow. */
static char text[2][LF_DRAWING_MAX];

/* Where two views differ, for whoever looks for the leak. */
static void show_difference(const struct lf_game *game, const void *one, const void *two)
{
    int length[2] = { game->print_position(one, text[0], sizeof text[0]),
                      game->print_position(two, text[1], sizeof text[1]) }, at = 0;
    while (text[0][at] && text[0][at] == text[1][at]) at++;
    while (at > 0 && text[0][at - 1] != ';') at--;
    if (at == length[0] && at == length[1]) return;
    printf("    one:   %.120s\n    other: %.120s\n", text[0] + at, text[1] + at);
}

void check_view(struct trial *trial, const void *state, const void *shadow, int viewer)
{
    const struct lf_game *game = trial->game;
    struct room view[2];
    game->view(state, viewer, view[0].at);
    game->view(shadow, viewer, view[1].at);
    if (memcmp(view[0].at, view[1].at, game->state_size) != 0) {
        trial_fail(trial, viewer, "a view shows what was not shown");
        show_difference(game, view[0].at, view[1].at);
        return;
    }
    MUST(trial, viewer, game->actors(state) == game->actors(shadow), "who may act tells a secret");
    MUST(trial, viewer, game->awaited(state) == game->awaited(shadow),
         "who is awaited tells a secret");
    MUST(trial, viewer, game->turn(state) == game->turn(shadow), "the turn tells a secret");
}

/* ---- Texts ---- */

/* The board and the hand in words. */
static void check_telling(struct trial *trial, const void *one, const void *two, int viewer)
{
    const struct lf_game *game = trial->game;
    for (int i = 0; game->tell && i < 2 * LF_LANGUAGES; i++) {
        enum lf_part part = i & 1 ? LF_TELL_HAND : LF_TELL_BOARD;
        enum lf_language language = (enum lf_language)(i >> 1);
        int length = game->tell(one, part, language, text[0], sizeof text[0]);
        MUST(trial, viewer, length == game->tell(two, part, language, text[1], sizeof text[1]) &&
                            memcmp(text[0], text[1], (size_t)length) == 0, "words tell a secret");
    }
}

static void check_drawings(struct trial *trial, const void *one, const void *two, int viewer)
{
    const struct lf_game *game = trial->game;
    int length = game->json(one, text[0], LF_JSON_MAX);
    MUST(trial, viewer, length == game->json(two, text[1], LF_JSON_MAX) &&
                        memcmp(text[0], text[1], (size_t)length) == 0, "the JSON tells a secret");
    for (int language = 0; language < LF_LANGUAGES; language++) {
        length = game->draw(one, (enum lf_language)language, true, text[0], sizeof text[0]);
        MUST(trial, viewer,
             length == game->draw(two, (enum lf_language)language, true, text[1], sizeof text[1]) &&
                 memcmp(text[0], text[1], (size_t)length) == 0, "a drawing tells a secret");
    }
    check_telling(trial, one, two, viewer);
    length = game->print_position(one, text[0], sizeof text[0]);
    MUST(trial, viewer, length == game->print_position(two, text[1], sizeof text[1]) &&
                        memcmp(text[0], text[1], (size_t)length) == 0,
         "a position tells a secret");
    for (int seat = 0; seat < trial->seat_count; seat++)
        MUST(trial, viewer, game->points(one, seat) == game->points(two, seat),
             "points tell a secret");
}

/* Numbers and planes, for learning. */
static void check_learning(struct trial *trial, const void *one, const void *two, int viewer)
{
    static int32_t numbers[2][LF_NUMBERS_MAX];
    static int16_t planes[2][1 << 17];
    const struct lf_game *game = trial->game;
    struct lf_planes shape = lf_planes_shape(game);
    size_t cells = (size_t)(shape.planes * shape.rows * shape.columns);
    lf_numbers(game, one, numbers[0]);
    lf_numbers(game, two, numbers[1]);
    MUST(trial, viewer, memcmp(numbers[0], numbers[1], sizeof numbers[0]) == 0,
         "a number tells a secret");
    lf_planes(game, one, planes[0]);
    lf_planes(game, two, planes[1]);
    MUST(trial, viewer, memcmp(planes[0], planes[1], cells * sizeof planes[0][0]) == 0,
         "a plane tells a secret");
}

/* What the seat is refused, and why, by the match itself: a server asks that. */
static void check_refusals(struct trial *trial, const void *state, const void *shadow, int seat)
{
    static lf_action list[2][LF_LEGAL_MAX];
    const struct lf_game *game = trial->game;
    int count = game->legal(state, seat, list[0]);
    MUST(trial, seat, count == game->legal(shadow, seat, list[1]) &&
                      memcmp(list[0], list[1], (size_t)count * sizeof list[0][0]) == 0,
         "a list of actions tells a secret");
    for (const struct lf_kind *kind = game->kinds; kind->kind; kind++)
        if (kind->kind >= LF_KIND_CHANCE_END)
            MUST(trial, seat, game->forbidden(state, seat, kind->kind) ==
                              game->forbidden(shadow, seat, kind->kind),
                 "what is forbidden tells a secret");
    for (int i = 0; i < trial->pool_count; i++)
        MUST(trial, seat, game->check(state, seat, trial->pool[i]) ==
                          game->check(shadow, seat, trial->pool[i]), "a refusal tells a secret");
}

/* What nets read of a position is the same in all worlds that the seat cannot tell apart. */
static void check_numbers(struct trial *trial, const void *state, const void *shadow, int seat)
{
    static float in[2][LF_NET_INPUTS_MAX];
    static _Alignas(16) unsigned char notes[1 << 16];
    const struct lf_insight *insight = lf_insight_of(trial->game);
    const void *worlds[2] = { state, shadow };
    if (!insight || trial->game->turn(state) == 0) return;
    memset(in, 0, sizeof in);
    for (int w = 0; w < 2 && insight->notes_size <= sizeof notes; w++) {
        memset(notes, 0, insight->notes_size);
        insight->look(worlds[w], seat, notes, in[w]);
    }
    MUST(trial, seat, insight->notes_size <= sizeof notes, "notes are too long");
    MUST(trial, seat, memcmp(in[0], in[1], sizeof in[0]) == 0,
         "a number that nets read tells a secret");
}

void check_texts(struct trial *trial, const void *state, const void *shadow, int viewer)
{
    struct room view[2];
    trial->game->view(state, viewer, view[0].at);
    trial->game->view(shadow, viewer, view[1].at);
    check_drawings(trial, view[0].at, view[1].at, viewer);
    if (!trial->failed) check_learning(trial, view[0].at, view[1].at, viewer);
    if (viewer == LF_NOBODY) return;
    if (!trial->failed) check_refusals(trial, state, shadow, viewer);
    if (!trial->failed) check_numbers(trial, state, shadow, viewer);
}

void check_sentence(struct trial *trial, const void *state, const void *shadow, int viewer,
                    const struct twin *twin)
{
    const struct lf_game *game = trial->game;
    struct room view[2];
    const void *before[2] = { state, shadow };
    for (int language = 0; language < LF_LANGUAGES; language++) {
        for (int w = 0; w < 2; w++) {
            lf_action read = game->seen(before[w], twin->actor, twin->action[w], viewer);
            game->view(before[w], viewer, view[w].at);
            game->describe(view[w].at, twin->actor, read, (enum lf_language)language, text[w],
                           sizeof text[w]);
        }
        MUST(trial, viewer, strcmp(text[0], text[1]) == 0, "a sentence tells a secret");
    }
}

void check_undo(struct trial *trial, const void *state, const void *shadow, int viewer,
                const struct twin *twin)
{
    const struct lf_game *game = trial->game;
    struct room after[2];
    const void *before[2] = { state, shadow };
    if (viewer != twin->actor) return;
    bool tells = game->tells(state, viewer, twin->action[0]);
    MUST(trial, viewer, tells == game->tells(shadow, viewer, twin->action[1]),
         "whether it may be taken back tells a secret");
    for (int w = 0; w < 2; w++) {
        memcpy(after[w].at, before[w], game->state_size);
        game->apply(after[w].at, viewer, twin->action[w]);
        if (!game->actors(after[w].at)) return;
    }
    MUST(trial, viewer, tells || same_record(game, after[0].at, after[1].at, viewer),
         "what may be taken back shows something");
}
