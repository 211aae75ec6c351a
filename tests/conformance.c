/* conformance.c - plays every game at random and asks of every position what core/lf.h
 * promises (conformance.h).
 *
 *     conformance tests/conformance.txt [GAMES [SEED [NAME]]]     NAME: this game only
 *
 * It walks the list of games. The table has one line "GAME SEATS OPTIONS" for each set-up to be
 * tried ("-" for no options); a game without a line fails. For each line: GAMES games with all
 * questions, as many replays and matches of bots, and ten times as many playouts compared with the
 * arena, action by action.
 *
 * Options with alternatives ("nasty=0|1,trades=0|1") stand for all their combinations. Of each, one
 * random game is played to its end, or for SWEEP_STEPS, and every position on the way is sound. */
#include "tests/conformance.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/list.h"
#include "core/match.h"
#include "core/replay.h"
#include "core/text.h"

enum { STEPS_MAX = 1500, HEAVY_EVERY = 7, WORDS_EVERY = 11, DRAW_EVERY = 41, TURN_CAP = 2000,
       SWEEP_STEPS = 20000 };

static int passed, failures;

void trial_fail(struct trial *trial, const char *condition, const char *what)
{
    if (!trial->failed)
        printf("FAIL %s %d %s: seed %" PRIu64 " step %" PRIu64 ": %s (%s)\n", trial->game->name,
               trial->seat_count, *trial->options ? trial->options : "-", trial->seed,
               trial->step, what, condition);
    trial->failed = true;
}

static void count_trial(const struct trial *trial)
{
    if (trial->failed) failures++;
    else passed++;
}

static struct trial trial_start(const struct lf_game *game, int seats, const char *options,
                                uint64_t seed)
{
    struct trial trial = { game, seats, options, seed, 0, { lf_rng_key(seed, 99), 0 }, false,
                           { 0 }, 0 };
    return trial;
}

/* Kinds first, then one of the kind: rare kinds come up more often than in uniform play. */
static lf_action pick(struct trial *trial, const void *state, int seat)
{
    static lf_action list[LF_LEGAL_MAX];
    int count = trial->game->legal(state, seat, list);
    int start[256], kinds = 0;
    for (int i = 0; i < count; i++)
        if (i == 0 || lf_kind_of(list[i]) != lf_kind_of(list[i - 1])) start[kinds++] = i;
    if (trial->seed % 2) return list[lf_rng_below(&trial->rng, (uint32_t)count)];
    int k = (int)lf_rng_below(&trial->rng, (uint32_t)kinds);
    int end = k + 1 < kinds ? start[k + 1] : count;
    return list[start[k] + (int)lf_rng_below(&trial->rng, (uint32_t)(end - start[k]))];
}

/* Any actor may act, not only the one a driver would ask. */
static int pick_actor(struct trial *trial, const void *state)
{
    lf_seats actors = trial->game->actors(state);
    for (uint32_t n = lf_rng_below(&trial->rng, (uint32_t)__builtin_popcount(actors)); n; n--)
        actors &= actors - 1;
    return lf_lowest_seat(actors);
}

static void ask_everything(struct trial *trial, const void *state)
{
    check_flow(trial, state);
    if (!trial->failed) check_lists(trial, state);
    if (!trial->failed) check_refusals(trial, state);
    if (!trial->failed) check_dense(trial, state);
    if (!trial->failed && trial->step % 2 == 0) check_views(trial, state);
    if (!trial->failed) check_tells(trial, state);
    bool rare = trial->game->actors(state) & lf_seat_bit(LF_CHANCE) || trial->step < 40;
    if (!trial->failed && (rare || trial->step % HEAVY_EVERY == 0)) {
        check_seen(trial, state);
        check_actions_text(trial, state);
    }
    if (!trial->failed && trial->step % WORDS_EVERY == 0) check_words(trial, state);
    if (!trial->failed && trial->step % HEAVY_EVERY == 0) {
        check_position_text(trial, state);
        check_json(trial, state);
        if (!trial->failed) check_numbers(trial, state);
    }
    if (!trial->failed && trial->step % DRAW_EVERY == 0) check_drawing(trial, state);
}

static void play(struct trial *trial)
{
    const struct lf_game *game = trial->game;
    struct bytes state;
    struct lf_luck luck;
    struct lf_error error = { 0 };
    MUST(trial, game->init(state.at, trial->seat_count, trial->options, &error), "init refuses");
    lf_luck_start(&luck, trial->seed, 0);
    while (!trial->failed && trial->step < STEPS_MAX && game->actors(state.at)) {
        ask_everything(trial, state.at);
        if (trial->failed) return;
        int actor = pick_actor(trial, state.at);
        lf_action action = actor == LF_CHANCE ? lf_chance_draw(game, state.at, &luck)
                                              : pick(trial, state.at, actor);
        check_apply(trial, state.at, actor, action);
        game->apply(state.at, actor, action);
        trial->step++;
    }
    if (!trial->failed) ask_everything(trial, state.at);
}

/* Replays are kept as one text; the witness writes each action after it has been applied. */
struct record {
    struct trial *trial;
    struct bytes after;
    uint64_t actions;
    char *text;
    size_t length, size;
};

static char *room(struct record *record)
{
    if (record->size - record->length < LF_REPLAY_LINE_MAX * 4) {
        record->size = record->size ? record->size * 2 : 1 << 16;
        record->text = realloc(record->text, record->size);
        if (!record->text) abort();
    }
    return record->text + record->length;
}

static void witness(void *context, const struct lf_game *game, const void *before, int actor,
                    lf_action action)
{
    struct record *record = context;
    memcpy(record->after.at, before, game->state_size);
    game->apply(record->after.at, actor, action);
    record->actions++;
    char *at = room(record);
    record->length += (size_t)lf_replay_write_action(game, record->after.at, game->turn(before),
                                                     actor, action, at,
                                                     record->size - record->length);
}

/* Reads the lines of a replay up to `end`; false as soon as one is refused. */
static bool read_back(struct lf_replay *replay, char *text, const char *end)
{
    struct lf_error error;
    lf_replay_start(replay);
    while (text < end) {
        char *stop = strchr(text, '\n');
        if (!stop) return false;
        *stop = 0;
        bool good = lf_replay_read(replay, text, &error, NULL);
        *stop = '\n';
        if (!good) return false;
        text = stop + 1;
    }
    return lf_replay_finish(replay, &error);
}

static void spoil_replay(struct trial *trial, struct record *record)
{
    static struct lf_replay replay;
    char *end = record->text + record->length;
    char *last = end - 1;
    bool spoilt = false;
    while (last > record->text && last[-1] != '\n') last--;
    MUST(trial, !read_back(&replay, record->text, last), "a replay without its end is taken");
    for (char *at = record->text; (at = strstr(at, "\nturn ")) != NULL;) {
        char *digit = strchr(at + 1, '\n') - 1;
        at = digit;
        if (spoilt && lf_rng_below(&trial->rng, 64)) continue;
        spoilt = true;
        char old = *digit;
        *digit = old == '0' ? '1' : '0';
        MUST(trial, !read_back(&replay, record->text, end), "a wrong checksum is taken");
        *digit = old;
    }
}

/* Seats bots that play this game, another mixture for each seed. */
static void seat_bots(const struct trial *trial, const struct lf_bot **bots)
{
    int count = 0;
    while (lf_bots[count]) count++;
    for (int seat = 0; seat < LF_SEATS_MAX; seat++) {
        uint64_t pick = trial->seed % 2 ? trial->seed + (uint64_t)seat : trial->seed / 2;
        bots[seat] = lf_bots[pick % (uint64_t)count];
        if (!bots[seat]->plays(trial->game)) bots[seat] = &lf_bot_random;
    }
}

static void replay_trial(struct trial *trial)
{
    static struct lf_replay replay;
    const struct lf_game *game = trial->game;
    const struct lf_bot *bots[LF_SEATS_MAX];
    struct record record = { .trial = trial };
    struct bytes state;
    struct lf_luck luck;
    struct lf_tally tally;
    struct lf_error error = { 0 };
    seat_bots(trial, bots);
    MUST(trial, game->init(state.at, trial->seat_count, trial->options, &error), "init refuses");
    lf_luck_start(&luck, trial->seed, 1);
    char *at = room(&record);
    record.length = (size_t)lf_replay_write_head(game, trial->seat_count, trial->options,
                                                 "a note\nand another", at, record.size);
    lf_arena_play(game, state.at, bots, &luck, TURN_CAP, witness, &record, &tally);
    trial->step = tally.transitions;
    at = room(&record);
    record.length += (size_t)lf_replay_write_end(game, state.at, record.actions, at,
                                                 record.size - record.length);
    bool good = read_back(&replay, record.text, record.text + record.length);
    if (!good) trial->step = replay.actions;
    if (!good || memcmp(replay.state, state.at, game->state_size) != 0
        || replay.actions != tally.transitions)
        trial_fail(trial, "read_back", "a replay does not give back its match");
    else
        spoil_replay(trial, &record);
    free(record.text);
}

static void ignore(void *context, const struct lf_game *game, const void *before, int actor,
                   lf_action action)
{
    (void)context, (void)game, (void)before, (void)actor, (void)action;
}

/* The playout is the arena with `random` in every seat, from the start or from the middle. */
static void playout_trial(struct trial *trial)
{
    const struct lf_game *game = trial->game;
    const struct lf_bot *bots[LF_SEATS_MAX];
    struct bytes slow, fast;
    struct lf_luck slow_luck, fast_luck;
    struct lf_tally slow_tally, fast_tally;
    struct lf_error error = { 0 };
    if (!game->playout) return;
    for (int seat = 0; seat < LF_SEATS_MAX; seat++) bots[seat] = &lf_bot_random;
    memset(&slow_luck, 0, sizeof slow_luck);
    MUST(trial, game->init(slow.at, trial->seat_count, trial->options, &error), "init refuses");
    lf_luck_start(&slow_luck, trial->seed, 2);
    uint64_t lead = trial->seed % 3 ? 0 : lf_rng_below(&trial->rng, 600);
    for (; trial->step < lead && game->actors(slow.at); trial->step++) {
        int actor = pick_actor(trial, slow.at);
        lf_action action = actor == LF_CHANCE ? lf_chance_draw(game, slow.at, &slow_luck)
                                              : pick(trial, slow.at, actor);
        game->apply(slow.at, actor, action);
    }
    uint32_t cap = trial->seed % 5 ? TURN_CAP : lf_rng_below(&trial->rng, 200);
    fast = slow;
    fast_luck = slow_luck;
    lf_arena_play(game, slow.at, bots, &slow_luck, cap, ignore, NULL, &slow_tally);
    game->playout(fast.at, &fast_luck, cap, &fast_tally);
    MUST(trial, fast_tally.transitions == slow_tally.transitions, "playout: other transitions");
    MUST(trial, fast_tally.turns == slow_tally.turns, "playout: other turns");
    MUST(trial, fast_tally.capped == slow_tally.capped, "playout: capped otherwise");
    MUST(trial, memcmp(&fast_luck, &slow_luck, sizeof slow_luck) == 0, "playout: other luck");
    MUST(trial, memcmp(fast.at, slow.at, game->state_size) == 0, "playout: another last state");
}

/* Bots play the same match twice in the same way: they may look at nothing but their view and
 * their own random numbers. That each choice is legal is asserted by the arena. */
static void bots_trial(struct trial *trial)
{
    const struct lf_game *game = trial->game;
    const struct lf_bot *bots[LF_SEATS_MAX];
    struct bytes state[2];
    struct lf_error error = { 0 };
    seat_bots(trial, bots);
    for (int k = 0; k < 2; k++) {
        struct lf_luck luck;
        struct lf_tally tally;
        memset(state[k].at, k ? 0x55 : 0xAA, sizeof state[k].at);
        MUST(trial, game->init(state[k].at, trial->seat_count, trial->options, &error), "init");
        lf_luck_start(&luck, trial->seed, 3);
        lf_arena_play(game, state[k].at, bots, &luck, TURN_CAP, ignore, NULL, &tally);
    }
    MUST(trial, memcmp(state[0].at, state[1].at, game->state_size) == 0,
         "bots played one match in two ways");
}

static void run_line(const struct lf_game *game, int seats, const char *options, int games,
                     uint64_t seed)
{
    struct trial trial = trial_start(game, seats, options, seed);
    check_options(&trial);
    if (!trial.failed) check_content(&trial);
    if (!trial.failed) check_number_names(&trial);
    if (!trial.failed) check_plane_names(&trial);
    if (!trial.failed) check_dense_table(&trial);
    count_trial(&trial);
    for (int i = 0; i < games; i++) {
        trial = trial_start(game, seats, options, seed + (uint64_t)i);
        play(&trial);
        count_trial(&trial);
        trial = trial_start(game, seats, options, seed + (uint64_t)i);
        replay_trial(&trial);
        count_trial(&trial);
        trial = trial_start(game, seats, options, seed + (uint64_t)i);
        bots_trial(&trial);
        count_trial(&trial);
    }
    for (int i = 0; i < games * 10; i++) {
        trial = trial_start(game, seats, options, seed + (uint64_t)i);
        playout_trial(&trial);
        count_trial(&trial);
    }
    fflush(stdout);
}

/* One random game that is only asked for its flow and its invariants, but to the end. */
static void sweep(const struct lf_game *game, int seats, const char *options, uint64_t seed)
{
    struct trial trial = trial_start(game, seats, options, seed);
    struct bytes state;
    struct lf_luck luck;
    struct lf_error error = { 0 };
    if (!game->init(state.at, seats, options, &error)) trial_fail(&trial, "init", "init refuses");
    lf_luck_start(&luck, seed, 4);
    while (!trial.failed && trial.step < SWEEP_STEPS && game->actors(state.at)) {
        int actor = pick_actor(&trial, state.at);
        lf_action action = actor == LF_CHANCE ? lf_chance_draw(game, state.at, &luck)
                                              : pick(&trial, state.at, actor);
        game->apply(state.at, actor, action);
        trial.step++;
        check_flow(&trial, state.at);
    }
    count_trial(&trial);
}

/* Replaces the first alternatives of the options by each of them in turn, and so on with the rest;
 * when there are none left, the game is played. Returns the next seed. */
static uint64_t sweep_all(const struct lf_game *game, int seats, const char *options, uint64_t seed)
{
    char one[LF_OPTIONS_MAX];
    const char *bar = strchr(options, '|');
    if (!bar) {
        sweep(game, seats, options, seed);
        return seed + 1;
    }
    const char *from = bar, *end = bar + strcspn(bar, ",");
    while (from[-1] != '=') from--;
    for (const char *value = from; value <= end; value += strcspn(value, "|,") + 1) {
        snprintf(one, sizeof one, "%.*s%.*s%s", (int)(from - options), options,
                 (int)strcspn(value, "|,"), value, end);
        seed = sweep_all(game, seats, one, seed);
    }
    return seed;
}

/* A line of the table. A line of another game is skipped; false: it is no line of any game. */
static bool read_line(char *line, const struct lf_game *wanted, int games, uint64_t seed,
                      int *played)
{
    line[strcspn(line, "\n")] = 0;
    if (!line[0] || line[0] == '#') return true;
    char *name = strtok(line, " "), *seats = strtok(NULL, " "), *options = strtok(NULL, " ");
    const struct lf_game *game = name ? lf_game_find(name) : NULL;
    if (!game || !seats || !options || strtok(NULL, " ")) return false;
    if (game != wanted) return true;
    if (strchr(options, '|')) sweep_all(game, atoi(seats), options, seed);
    else run_line(game, atoi(seats), strcmp(options, "-") ? options : "", games, seed);
    ++*played;
    return true;
}

/* Plays all lines of this game; false: the table cannot be read. */
static bool run_game(const char *path, const struct lf_game *game, int games, uint64_t seed)
{
    char line[LF_OPTIONS_MAX * 2];
    int played = 0;
    FILE *table = fopen(path, "r");
    if (!table) return false;
    for (int number = 1; fgets(line, sizeof line, table); number++)
        if (!read_line(line, game, games, seed, &played) && game == lf_games[0]) {
            printf("FAIL %s:%d: not \"GAME SEATS OPTIONS\" of a known game\n", path, number);
            failures++;
        }
    fclose(table);
    if (!played) printf("FAIL %s: %s has no line for it\n", game->name, path);
    failures += !played;
    return true;
}

int main(int count, char **words)
{
    int games = count > 2 ? atoi(words[2]) : 4;
    uint64_t seed = count > 3 ? strtoull(words[3], NULL, 10) : 1;
    const struct lf_game *only = count > 4 ? lf_game_find(words[4]) : NULL;
    bool readable = count > 1 && (count < 5 || only);
    for (int i = 0; readable && lf_games[i]; i++)
        if (!only || only == lf_games[i]) readable = run_game(words[1], lf_games[i], games, seed);
    if (!readable) {
        fprintf(stderr, "usage: conformance TABLE [GAMES [SEED [NAME]]]\n");
        return 2;
    }
    failures += count_useless_tells();
    printf("%d passed, %d failed\n", passed, failures);
    return failures > 0;
}
