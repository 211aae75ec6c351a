/* main.c - matches side by side (bindings/batch/batch.h): lanes play the same matches with any
 * number of threads, buffers tell what the game says, and a wrong action moves nothing.
 *
 *     test-batch FILE     FILE lists set-ups as tests/conformance.txt does
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/batch/batch.h"
#include "core/match.h"
#include "core/numbers.h"

enum { LANES = 6, STEPS = 300, CHOICES = 512, LINE = 512 };

static int passed, failed;

#define MUST(condition, what) \
    do { \
        if (!(condition)) { \
            printf("FAIL %s: %s (%s)\n", what, #condition, setup_text); \
            return false; \
        } \
    } while (0)

static const char *setup_text;

/* All buffers of a batch. */
struct arrays {
    struct lf_batch_buffers to;
    int32_t actions[LANES];
    size_t count, vector, cells;
};

static void *array(size_t count, size_t item)
{
    void *memory = malloc(count * item);
    if (!memory) abort();
    memset(memory, 0x5A, count * item);
    return memory;
}

static void make_arrays(struct arrays *a, const struct lf_game *game, const struct lf_batch *batch,
                        int seats)
{
    struct lf_planes shape = lf_planes_shape(game);
    a->count = (size_t)lf_batch_dense(batch)->count;
    a->vector = (size_t)lf_numbers_count(game);
    a->cells = (size_t)(shape.planes * shape.rows * shape.columns);
    a->to = (struct lf_batch_buffers){
        .masks = array(LANES * a->count, 1), .choices = array(LANES * CHOICES, 4),
        .choices_room = CHOICES, .counts = array(LANES, 4), .seats = array(LANES, 4),
        .rewards = array((size_t)(LANES * seats), 4), .points = array((size_t)(LANES * seats), 4),
        .done = array(LANES, 1), .vectors = array(LANES * a->vector, 4),
        .planes = array(LANES * a->cells, 2),
    };
}

static void free_arrays(struct arrays *a)
{
    free(a->to.masks);
    free(a->to.choices);
    free(a->to.counts);
    free(a->to.seats);
    free(a->to.rewards);
    free(a->to.points);
    free(a->to.done);
    free(a->to.vectors);
    free(a->to.planes);
}

/* What the buffers say of a lane is what the game says of its state. */
static bool lane_agrees(const struct lf_game *game, const struct lf_batch *batch,
                        const struct arrays *a, int lane)
{
    static lf_action list[LF_LEGAL_MAX];
    static int32_t numbers[LF_LEGAL_MAX + 1], vector[LF_NUMBERS_MAX];
    static int16_t planes[1 << 17];
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    const void *state = lf_batch_state(batch, lane);
    int seat = a->to.seats[lane], sum = 0;
    MUST(seat == lf_lowest_seat(game->awaited(state)), "the seat is not the one that is awaited");
    int count = game->legal(state, seat, list);
    count = lf_dense_numbers(lf_batch_dense(batch), list, count, numbers);
    MUST(a->to.counts[lane] == count, "the count is not that of the list");
    const uint8_t *mask = a->to.masks + (size_t)lane * a->count;
    for (size_t i = 0; i < a->count; i++) sum += mask[i];
    MUST(sum == count, "the mask has more or fewer than the list");
    for (int i = 0; i < count; i++) {
        MUST(mask[numbers[i]] == 1, "the mask lacks a listed action");
        MUST(i >= CHOICES || a->to.choices[lane * CHOICES + i] == numbers[i], "choices differ");
    }
    game->view(state, seat, view);
    lf_numbers(game, view, vector);
    lf_planes(game, view, planes);
    MUST(!memcmp(vector, a->to.vectors + (size_t)lane * a->vector, a->vector * 4),
         "the vector is not that of the view");
    MUST(!memcmp(planes, a->to.planes + (size_t)lane * a->cells, a->cells * 2),
         "the planes are not those of the view");
    return true;
}

/* One bad action: nothing moves in any lane. */
static bool refuses(const struct lf_game *game, struct lf_batch *batch, struct arrays *a)
{
    static unsigned char before[LANES][LF_STATE_MAX];
    int32_t bad = a->actions[LANES - 1], count = (int32_t)a->count;
    lf_rule rule;
    for (int lane = 0; lane < LANES; lane++)
        memcpy(before[lane], lf_batch_state(batch, lane), game->state_size);
    for (int32_t number = -2; number <= count; number += count + 2) {
        a->actions[LANES - 1] = number;
        MUST(lf_batch_step(batch, a->actions, NULL, &rule) == LANES - 1,
             "a number that is none is taken");
    }
    for (int32_t number = 0; number < count; number += 7) {
        if (a->to.masks[(size_t)(LANES - 1) * a->count + (size_t)number]) continue;
        a->actions[LANES - 1] = number;
        MUST(lf_batch_step(batch, a->actions, NULL, &rule) == LANES - 1,
             "an action that is not legal is taken");
        break;
    }
    a->actions[LANES - 1] = bad;
    for (int lane = 0; lane < LANES; lane++)
        MUST(!memcmp(before[lane], lf_batch_state(batch, lane), game->state_size),
             "a refused step has moved a lane");
    return true;
}

/* The same actions in the factored form. */
static bool step_factored(const struct lf_game *game, struct lf_batch *batch, struct arrays *a)
{
    static int32_t factors[LANES * LF_FACTORS];
    const struct lf_dense *dense = lf_batch_dense(batch);
    for (int lane = 0; lane < LANES; lane++) {
        lf_action action = dense->action[a->actions[lane]];
        if (!action || dense->placed[lf_kind_of(action)]) continue;
        MUST(lf_factor(game, action, factors + lane * LF_FACTORS), "an action has no factors");
        a->actions[lane] = -1;
    }
    MUST(lf_batch_step(batch, a->actions, factors, NULL) == -1, "factors are refused");
    return true;
}

/* Plays the same with one thread and with three. */
static bool plays(const struct lf_game *game, int seats, const char *options)
{
    struct lf_batch_setup setup = { game, LANES, seats, 1, options, 7, 60, false };
    struct lf_error error;
    struct lf_batch *one = lf_batch_new(&setup, &error), *many;
    setup.threads = 3;
    many = lf_batch_new(&setup, &error);
    MUST(one && many, "the set-up is refused");
    struct arrays a, b;
    struct lf_rng rng = { 11, 0 };
    bool good = true;
    make_arrays(&a, game, one, seats);
    make_arrays(&b, game, many, seats);
    lf_batch_bind(one, &a.to);
    lf_batch_bind(many, &b.to);
    for (int step = 0; good && step < STEPS; step++) {
        for (int lane = 0; good && lane < LANES && step % 5 == 0; lane++)
            good = lane_agrees(game, one, &a, lane);
        lf_batch_random(one, &rng, a.actions);
        memcpy(b.actions, a.actions, sizeof a.actions);
        if (good && step % 50 == 0) good = refuses(game, one, &a);
        if (good && step % 3 == 0) good = step_factored(game, one, &a);
        else if (good) good = lf_batch_step(one, a.actions, NULL, NULL) == -1;
        if (good) good = lf_batch_step(many, b.actions, NULL, NULL) == -1;
        for (int lane = 0; good && lane < LANES; lane++)
            good = !memcmp(lf_batch_state(one, lane), lf_batch_state(many, lane), game->state_size);
        if (!good) printf("FAIL step %d of %s\n", step, setup_text);
    }
    good = good && lf_batch_transitions(one) == lf_batch_transitions(many) &&
           lf_batch_matches(one) == lf_batch_matches(many);
    lf_batch_free(one);
    lf_batch_free(many);
    free_arrays(&a);
    free_arrays(&b);
    return good;
}

/* Whole matches end with the right rewards, and wait where they are told to. */
static bool ends(const struct lf_game *game, int seats, const char *options)
{
    struct lf_batch_setup setup = { game, LANES, seats, 2, options, 3, 30, true };
    struct lf_error error;
    struct lf_batch *batch = lf_batch_new(&setup, &error);
    struct arrays a;
    struct lf_rng rng = { 5, 0 };
    MUST(batch, "the set-up is refused");
    make_arrays(&a, game, batch, seats);
    lf_batch_bind(batch, &a.to);
    int over = 0;
    for (int step = 0; step < 200000 && over < LANES; step++) {
        lf_batch_random(batch, &rng, a.actions);
        MUST(lf_batch_step(batch, a.actions, NULL, NULL) == -1, "a legal step is refused");
        over = 0;
        for (int lane = 0; lane < LANES; lane++) over += a.to.seats[lane] < 0;
        for (int lane = 0; lane < LANES; lane++) {
            if (a.to.done[lane] != LF_BATCH_OVER) continue;
            lf_seats winners = game->winners(lf_batch_state(batch, lane));
            for (int seat = 0; seat < seats; seat++) {
                float reward = a.to.rewards[lane * seats + seat];
                MUST(reward == (!winners ? 0 : winners >> seat & 1 ? 1.0f : -1.0f),
                     "a reward is wrong");
                MUST(a.to.points[lane * seats + seat] ==
                     game->points(lf_batch_state(batch, lane), seat), "points are wrong");
            }
        }
    }
    MUST(over == LANES && lf_batch_matches(batch) == LANES, "matches do not end");
    MUST(a.to.counts[0] == 0, "a match that is over has choices");
    lf_batch_reset(batch, (const uint8_t[LANES]){ [1] = 1 });
    MUST(a.to.seats[1] >= 0 && a.to.seats[0] == -1, "reset starts another lane");
    lf_batch_free(batch);
    free_arrays(&a);
    return true;
}

static void try_setup(char *line)
{
    char *name = strtok(line, " \n"), *seats = strtok(NULL, " \n"), *options = strtok(NULL, " \n");
    if (!name || *name == '#' || !options || strchr(options, '|')) return;
    for (int i = 0; lf_games[i]; i++) {
        if (strcmp(lf_games[i]->name, name) != 0) continue;
        const char *given = strcmp(options, "-") == 0 ? "" : options;
        if (plays(lf_games[i], atoi(seats), given) && ends(lf_games[i], atoi(seats), given))
            passed++;
        else failed++;
    }
}

int main(int count, char **words)
{
    static char line[LINE], copy[LINE];
    FILE *file = count == 2 ? fopen(words[1], "r") : NULL;
    if (!file) {
        fprintf(stderr, "usage: test-batch FILE\n");
        return 2;
    }
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        strcpy(copy, line);
        setup_text = line;
        try_setup(copy);
    }
    fclose(file);
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
