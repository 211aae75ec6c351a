/* main.c - plays the matches of a table of set-ups with shadows beside them (leaks.h).
 *
 *     test-leaks tests/conformance.txt [--matches N] [--seed N] [--game NAME] [--steps N] [--show]
 *                [--first] [--positions N]
 *
 * A set-up with alternatives ("a=0|1") is played with one of them at random in each match. In every
 * third match bots play, in the others the seats choose at random. --show lists what was tried of
 * each kind of action, --first stops at the first leak, --positions goes on with more matches until
 * the bots of each game have chosen in so many positions. Ends with "N passed, M failed"
 * over the matches; a game in which too little was hidden to test anything has failed, too. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "core/check.h"
#include "core/match.h"
#include "core/text.h"
#include "tests/leaks/leaks.h"

enum {
    TRIES = 12, TRIES_RARE = 200,        /* shadows made for one action, until one can follow */
    OFTEN = 24,                          /* actions of a kind that are all compared in a match */
    TEXTS_EVERY = 16, TABLES_EVERY = 50, TABLE_STEPS = 6, ODD_EVERY = 16, ODD_TRIES = 40,
    GAMES_MAX = 16,
};

static struct {
    int matches, steps;
    uint64_t positions;
    uint64_t seed;
    const char *game;
    bool show, first;
} wish = { .matches = 2, .steps = 3000, .seed = 1 };
static int passed, failures;

void trial_fail(struct trial *trial, int viewer, const char *what)
{
    char text[LF_ACTION_TEXT_MAX] = "";
    if (!trial->failed) {
        if (trial->action) trial->game->print(trial->action, text, sizeof text);
        printf("FAIL %s %d %s: seed %" PRIu64 " step %" PRIu64 " viewer %d: %s (seat %d: %s)\n",
               trial->game->name, trial->seat_count, *trial->options ? trial->options : "-",
               trial->seed, trial->step, viewer == LF_NOBODY ? -1 : viewer, what,
               trial->actor == LF_CHANCE ? -1 : trial->actor, text);
    }
    trial->failed = true;
}

/* ---- What was tried ---- */

/* Of a game: steps that were compared, those of them with other secrets, steps that no shadow could
 * follow; and, for each kind of action, compared steps with other secrets. */
static struct tally {
    const struct lf_game *game;
    uint64_t pairs, differing, lost, tables, choices, kinds[256], done[256];
} tallies[GAMES_MAX];

static struct tally *tally_of(const struct lf_game *game)
{
    struct tally *tally = tallies;
    while (tally->game && tally->game != game) tally++;
    LF_ASSERT(tally < tallies + GAMES_MAX - 1);
    tally->game = game;
    return tally;
}

/* Kinds that hide something and were never compared with other secrets prove nothing. */
static void report(const struct tally *tally)
{
    printf("%-8s %9" PRIu64 " steps compared, %9" PRIu64 " of them with other secrets, %7" PRIu64
           " not followed, %6" PRIu64 " at tables, %6" PRIu64 " choices of bots\n",
           tally->game->name, tally->pairs, tally->differing, tally->lost, tally->tables,
           tally->choices);
    for (const struct lf_kind *kind = tally->game->kinds; kind->kind; kind++) {
        uint64_t done = tally->done[kind->kind], compared = tally->kinds[kind->kind];
        if (wish.show) printf("    %-20s %8" PRIu64 " %8" PRIu64 "\n", kind->word, done, compared);
        if (kind->flags & LF_KIND_HIDDEN && done >= 20 && !compared) {
            printf("FAIL %s: %s was done %" PRIu64 " times and never compared\n",
                   tally->game->name, kind->word, done);
            failures++;
        }
    }
    if (tally->game->shown && tally->differing * 4 < tally->pairs) {
        printf("FAIL %s: too few secrets differ for this to be a test\n", tally->game->name);
        failures++;
    }
}

/* ---- A match ---- */

struct shadow { struct room state; bool follows, fresh; };

/* Leads a shadow beside the next action, or makes new ones until one can follow. */
static void follow(struct trial *trial, const void *state, const void *after, int viewer,
                   int actor, lf_action action, struct shadow *shadow, bool rare)
{
    const struct lf_game *game = trial->game;
    struct tally *tally = tally_of(game);
    struct room next;
    for (int tries = rare ? TRIES_RARE : TRIES; tries > 0 && !trial->failed; tries--) {
        if (!shadow->follows) shadow_make(trial, state, viewer, shadow->state.at);
        shadow->fresh |= !shadow->follows;
        shadow->follows = false;
        struct twin twin = { actor, { action, shadow_action(trial, state, shadow->state.at, viewer,
                                                            actor, action) } };
        if (trial->failed || !twin.action[1]) continue;
        if (lf_rng_below(&trial->rng, TEXTS_EVERY) == 0)
            check_sentence(trial, state, shadow->state.at, viewer, &twin);
        check_undo(trial, state, shadow->state.at, viewer, &twin);
        if (trial->failed) return;
        memcpy(next.at, shadow->state.at, game->state_size);
        game->apply(next.at, actor, twin.action[1]);
        if (!same_record(game, after, next.at, viewer)) continue;
        shadow->state = next;
        shadow->follows = true;
        bool differs = memcmp(after, next.at, game->state_size) != 0;
        tally->pairs++;
        tally->differing += differs;
        tally->kinds[lf_kind_of(action)] += differs;
        check_view(trial, after, next.at, viewer);
        if (!trial->failed && lf_rng_below(&trial->rng, TEXTS_EVERY) == 0)
            check_texts(trial, after, next.at, viewer);
        return;
    }
    tally->lost++;
}

/* Kinds first, then one of the kind: rare kinds come up more often; or uniformly, or a bot. */
static lf_action choose(struct trial *trial, const void *state, int seat, struct lf_memory *memory)
{
    static lf_action list[LF_LEGAL_MAX];
    struct room view;
    int count = trial->game->legal(state, seat, list), start[256], kinds = 0;
    if (trial->seed % 3 == 2) {
        trial->game->view(state, seat, view.at);
        const struct lf_bot *quick = lf_bot_find("greedy");
        if (!quick || !quick->plays(trial->game)) quick = lf_bot_best(trial->game);
        return quick->choose(trial->game, view.at, seat, &trial->rng, memory);
    }
    if (trial->seed % 3 == 1) return list[lf_rng_below(&trial->rng, (uint32_t)count)];
    for (int i = 0; i < count; i++)
        if (i == 0 || lf_kind_of(list[i]) != lf_kind_of(list[i - 1])) start[kinds++] = i;
    int k = (int)lf_rng_below(&trial->rng, (uint32_t)kinds);
    int end = k + 1 < kinds ? start[k + 1] : count;
    return list[start[k] + (int)lf_rng_below(&trial->rng, (uint32_t)(end - start[k]))];
}

/* What bots choose for a seat that has to act, in the match and in a shadow that follows it. */
static void ask_bots(struct trial *trial, const void *state, int seat, struct shadow *shadow,
                     struct minds *minds)
{
    if (seat == LF_CHANCE || !shadow->follows) return;
    if (!(trial->game->awaited(shadow->state.at) >> seat & 1)) return;
    if (shadow->fresh) minds_renew(minds, seat);
    shadow->fresh = false;
    tally_of(trial->game)->choices +=
        (uint64_t)minds_compare(trial, minds, state, shadow->state.at, seat);
}

static int pick_actor(struct trial *trial, const void *state)
{
    lf_seats actors = trial->game->awaited(state);
    for (uint32_t n = lf_rng_below(&trial->rng, (uint32_t)__builtin_popcount(actors)); n; n--)
        actors &= actors - 1;
    return lf_lowest_seat(actors);
}

/* Now and then an action that no list holds: one of this match, changed a little, by any seat. */
static void pick_odd(struct trial *trial, const void *state, int *actor, lf_action *action)
{
    if (!trial->pool_count || lf_rng_below(&trial->rng, ODD_EVERY)) return;
    for (int tries = 0; tries < ODD_TRIES; tries++) {
        int seat = (int)lf_rng_below(&trial->rng, (uint32_t)trial->seat_count);
        uint32_t byte = lf_rng_below(&trial->rng, 7), bit = lf_rng_below(&trial->rng, 8);
        lf_action some = trial->pool[lf_rng_below(&trial->rng, (uint32_t)trial->pool_count)];
        some = (some & ~((uint64_t)0xFF << 8 * byte)) | (uint64_t)1 << (8 * byte + bit);
        if (trial->game->check(state, seat, some)) continue;
        *actor = seat;
        *action = some;
        return;
    }
}

static void play(struct trial *trial)
{
    static struct shadow shadows[VIEWERS_MAX];
    static struct minds minds;
    const struct lf_game *game = trial->game;
    struct lf_memory memory[LF_SEATS_MAX] = { 0 };
    struct tally *tally = tally_of(game);
    uint32_t done[256] = { 0 };
    struct room state, after;
    struct lf_luck luck;
    struct lf_error error = { 0 };
    const char *rest;
    bool old = lf_rules_of(game, trial->options, &rest) != game->rules_version;   /* no table */
    MUST(trial, LF_NOBODY, game->init(state.at, trial->seat_count, trial->options, &error),
         "init refuses");
    lf_luck_start(&luck, trial->seed, 0);
    for (int i = 0; i <= trial->seat_count; i++) shadows[i].follows = false;
    minds_begin(&minds);
    for (; game->actors(state.at) && trial->step < (uint64_t)wish.steps; trial->step++) {
        int actor = pick_actor(trial, state.at);
        if (!old && actor != LF_CHANCE) ask_bots(trial, state.at, actor, &shadows[actor], &minds);
        if (trial->failed) return;
        lf_action action = actor == LF_CHANCE ? lf_chance_draw(game, state.at, &luck)
                                              : choose(trial, state.at, actor, &memory[actor]);
        if (!(game->actors(state.at) >> LF_CHANCE & 1)) pick_odd(trial, state.at, &actor, &action);
        int kind = lf_kind_of(action);
        trial->actor = actor;
        trial->action = action;
        memcpy(after.at, state.at, game->state_size);
        game->apply(after.at, actor, action);
        bool rare = done[kind]++ < 3 || !game->actors(after.at);
        bool now = rare || done[kind] < OFTEN || lf_rng_below(&trial->rng, 8) == 0;
        tally->done[kind]++;
        if (actor != LF_CHANCE)
            trial->pool[trial->pool_count < POOL_MAX ? trial->pool_count++
                        : (int)lf_rng_below(&trial->rng, POOL_MAX)] = action;
        for (int i = 0; i <= trial->seat_count; i++) {
            int viewer = viewer_of(trial, i);
            if (now) {
                follow(trial, state.at, after.at, viewer, actor, action, &shadows[i], rare);
                if (!trial->failed) check_reading(trial, state.at, actor, viewer);
            } else {
                shadows[i].follows = false;
            }
            if (trial->failed) return;
        }
        state = after;
        if (old || trial->step % TABLES_EVERY || !game->actors(state.at)) continue;
        int viewer = viewer_of(trial, (int)lf_rng_below(&trial->rng,
                                                        (uint32_t)trial->seat_count + 1));
        tally->tables += (uint64_t)compare_tables(trial, state.at, viewer, TABLE_STEPS);
        if (trial->failed) return;
    }
}

/* ---- Set-ups ---- */

/* Takes one of the alternatives of each option. */
static void take_one(const char *options, struct lf_rng *rng, char *out, size_t size)
{
    size_t length = 0;
    for (const char *at = options; *at;) {
        size_t whole = strcspn(at, ","), head = strcspn(at, "=,") + 1;
        const char *value = at + (head < whole ? head : 0);
        uint32_t count = 1;
        for (const char *c = value; c < at + whole; c++) count += *c == '|';
        for (uint32_t n = lf_rng_below(rng, count); n; n--) value += strcspn(value, "|") + 1;
        size_t start = head < whole ? head : 0;
        int put = snprintf(out + length, size - length, "%s%.*s%.*s", length ? "," : "",
                           (int)start, at, (int)strcspn(value, "|,"), value);
        length += (size_t)put;
        at += whole + (at[whole] == ',');
    }
    out[length] = 0;
}

static void run_match(const struct lf_game *game, int seats, const char *line)
{
    static uint64_t number;
    char options[LF_OPTIONS_MAX];
    uint64_t seed = wish.seed * 1000003 + number++;
    struct trial trial = { .game = game, .seat_count = seats, .options = options, .seed = seed,
                           .rng = { lf_rng_key(seed, 99), 0 } };
    take_one(line, &trial.rng, options, sizeof options);
    play(&trial);
    if (trial.failed) failures++;
    else passed++;
    if (trial.failed && wish.first) exit(1);
}

static void run_line(const struct lf_game *game, int seats, const char *line)
{
    for (int i = 0; i < wish.matches; i++) run_match(game, seats, line);
}

static bool read_line(char *line)
{
    line[strcspn(line, "\n")] = 0;
    if (!line[0] || line[0] == '#') return true;
    char *name = strtok(line, " "), *seats = strtok(NULL, " "), *options = strtok(NULL, " ");
    const struct lf_game *game = name ? lf_game_find(name) : NULL;
    if (!game || !seats || !options) return false;
    if (wish.game && strcmp(wish.game, name) != 0) return true;
    if (!wish.positions || tally_of(game)->choices < wish.positions)
        run_line(game, atoi(seats), strcmp(options, "-") ? options : "");
    return true;
}

static bool parse_arguments(int count, char **words)
{
    for (int i = 2; i < count; i++) {
        const char *word = words[i], *value = i + 1 < count ? words[i + 1] : NULL;
        if (strcmp(word, "--show") == 0 || strcmp(word, "--first") == 0) {
            *(word[2] == 's' ? &wish.show : &wish.first) = true;
            continue;
        }
        if (!value) return false;
        if (strcmp(word, "--matches") == 0) wish.matches = atoi(value);
        else if (strcmp(word, "--positions") == 0) wish.positions = strtoull(value, NULL, 10);
        else if (strcmp(word, "--steps") == 0) wish.steps = atoi(value);
        else if (strcmp(word, "--seed") == 0) wish.seed = strtoull(value, NULL, 10);
        else if (strcmp(word, "--game") == 0) wish.game = value;
        else return false;
        i++;
    }
    return count > 1;
}

/* Whether the bots of every game have chosen often enough. */
static bool all_chosen(void)
{
    for (const struct tally *tally = tallies; tally->game; tally++)
        if (tally->choices < wish.positions) return false;
    return true;
}

int main(int count, char **words)
{
    FILE *table = parse_arguments(count, words) ? fopen(words[1], "r") : NULL;
    char line[LF_OPTIONS_MAX * 2];
    if (!table) {
        fprintf(stderr, "usage: test-leaks TABLE [--matches N] [--seed N] [--game NAME] "
                        "[--steps N] [--show] [--first] [--positions N]\n");
        return 2;
    }
    do {
        rewind(table);
        for (int number = 1; fgets(line, sizeof line, table); number++)
            if (!read_line(line)) {
                printf("FAIL %s:%d: not \"GAME SEATS OPTIONS\" of a known game\n", words[1],
                       number);
                failures++;
            }
    } while (wish.positions && !failures && !all_chosen());
    fclose(table);
    for (const struct tally *tally = tallies; tally->game; tally++) report(tally);
    printf("%d passed, %d failed\n", passed, failures);
    return failures > 0;
}
