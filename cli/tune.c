/* tune.c - `landfall tune`: looks for better numbers of a level (bots/level.h) by play.
 *
 * SPSA: in every step all numbers are moved a little, each up or down by lot; the level moved one
 * way plays a few paired games against the level moved the other way, and all numbers follow the
 * winner a little. Steps and moves shrink. What comes of it then plays the level as it was, in
 * fresh paired games with the same luck (match.h), so nobody has to believe the search.
 *
 * Everything follows from the seed, for any number of threads. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli/json.h"
#include "cli/match.h"
#include "core/rng.h"

enum { NUMBERS_MAX = 16, STEP_BLOCKS = 4 };

/* The usual exponents, and in parts of a number's range the first move and the first step. */
static const double STEP_FALLS = 0.602, MOVE_FALLS = 0.101, FIRST_MOVE = 0.3, FIRST_STEP = 0.5;

/* A number between two bounds; `at` and `from` lie between 0 and 1. */
struct dial { const struct lf_level_number *number; double low, high, from, at; };

struct tune {
    struct match match;
    struct lf_level level;                 /* as it was */
    struct dial dials[NUMBERS_MAX];
    int count;
    uint64_t steps;
};

/* ---- What was asked ---- */

/* "loose" or "loose=0:0.1" */
static int set_dial(const char *word, struct tune *tune)
{
    char name[64], *end;
    size_t length = strcspn(word, "=");
    struct dial *dial = &tune->dials[tune->count];
    snprintf(name, sizeof name, "%.*s", (int)(length < 63 ? length : 63), word);
    dial->number = lf_level_number_find(name);
    if (!dial->number) {
        struct guess guess;
        guess_start(&guess, name);
        for (const struct lf_level_number *n = lf_level_numbers; n->name; n++)
            guess_try(&guess, n->name);
        return fail(EXIT_USAGE, SAY("a level has no number '%s'%s",
                                    "eine Stufe hat keine Zahl '%s'%s"), name, guess_text(&guess));
    }
    dial->low = (double)dial->number->low;
    dial->high = (double)dial->number->high;
    if (word[length]) {
        const char *second;
        dial->low = strtod(word + length + 1, &end);
        second = *end == ':' ? end + 1 : end;
        dial->high = strtod(second, &end);
        if (end == second || *end || !(dial->low < dial->high) ||
            dial->low < (double)dial->number->low || dial->high > (double)dial->number->high)
            return fail(EXIT_USAGE, SAY("%s: expected %s=LOW:HIGH within %g and %g",
                                        "%s: erwartet %s=VON:BIS zwischen %g und %g"), word, name,
                        (double)dial->number->low, (double)dial->number->high);
    }
    double value = (double)lf_level_get(&tune->level, dial->number);
    dial->from = dial->at = fmin(1, fmax(0, (value - dial->low) / (dial->high - dial->low)));
    tune->count++;
    return EXIT_DONE;
}

static int prepare(const struct arguments *arguments, struct tune *tune)
{
    struct match *match = &tune->match;
    int code = EXIT_DONE;
    match->game = setup_game(arguments->word[0]);
    if (!match->game) return EXIT_USAGE;
    for (int i = 0; i < 2 && code == EXIT_DONE; i++)
        code = match_player_set(match->game, arguments->word[1], &match->players[i]);
    if (code != EXIT_DONE) return code;
    bool level = lf_level_of(match->players[0].bot, match->game, &tune->level);
    if (!level || match->players[0].command)
        return fail(EXIT_USAGE, SAY("'%s' has no numbers; levels that think have",
                                    "'%s' hat keine Zahlen; Stufen, die denken, haben welche"),
                    arguments->word[1]);
    if (match->players[0].own_numbers) tune->level = match->players[0].level;
    for (int i = 2; i < arguments->word_count && code == EXIT_DONE; i++)
        code = tune->count < NUMBERS_MAX ? set_dial(arguments->word[i], tune)
                                         : fail(EXIT_USAGE, SAY("too many numbers",
                                                                "zu viele Zahlen"));
    if (code == EXIT_DONE) code = match_prepare(arguments, match);
    for (int i = 0; i < 2; i++) match->players[i].own_numbers = true;
    return code;
}

/* ---- Steps ---- */

static double value_of(const struct dial *dial, double at)
{
    return dial->low + fmin(1, fmax(0, at)) * (dial->high - dial->low);
}

/* The level with all numbers moved by `move` times the sign of each. */
static struct lf_level moved(const struct tune *tune, const int *signs, double move)
{
    struct lf_level level = tune->level;
    for (int i = 0; i < tune->count; i++) {
        const struct dial *dial = &tune->dials[i];
        lf_level_set(&level, dial->number, (float)value_of(dial, dial->at + move * signs[i]));
    }
    return level;
}

/* Plays blocks of the first level against the second; their mean score, even ones 0, best 1. */
static int play(struct match *match, const struct lf_level *first, const struct lf_level *second,
                uint64_t seed, uint64_t blocks, double *score)
{
    match->players[0].level = *first;
    match->players[1].level = *second;
    match->seed = seed;
    match->blocks = blocks;
    memset(match->scores, 0, blocks * sizeof *match->scores);
    memset(&match->counts, 0, sizeof match->counts);
    int code = match_run(match, true);
    if (code != EXIT_DONE || match->counts.blocks == 0) return code;
    struct sprt_result result = sprt_judge(&match->lineup, &match->counts);
    double even = sprt_share_of(&match->lineup, 0);
    *score = result.score > even ? (result.score - even) / (1 - even)
                                 : (result.score - even) / even;
    return code;
}

static int step(struct tune *tune, uint64_t seed, uint64_t k, struct lf_rng *rng)
{
    double count = (double)tune->steps, score = 0;
    double move = FIRST_MOVE / pow((double)k + 1, MOVE_FALLS);
    double stride = FIRST_STEP * pow(0.1 * count + 1, STEP_FALLS) /
                    pow((double)k + 1 + 0.1 * count, STEP_FALLS);
    int signs[NUMBERS_MAX];
    for (int i = 0; i < tune->count; i++) signs[i] = lf_rng_below(rng, 2) ? 1 : -1;
    struct lf_level up = moved(tune, signs, move), down = moved(tune, signs, -move);
    int code = play(&tune->match, &up, &down, lf_mix(seed + k), STEP_BLOCKS, &score);
    for (int i = 0; i < tune->count; i++) {
        struct dial *dial = &tune->dials[i];
        dial->at = fmin(1, fmax(0, dial->at + stride * score * signs[i]));
    }
    return code;
}

/* ---- What came of it ---- */

static double shown(const struct tune *tune, int i, bool after)
{
    const struct dial *dial = &tune->dials[i];
    struct lf_level level = tune->level;
    if (after) lf_level_set(&level, dial->number, (float)value_of(dial, dial->at));
    return (double)lf_level_get(&level, dial->number);
}

static void print_json(const struct tune *tune, const char *bot, const struct sprt_result *result)
{
    const struct match *match = &tune->match;
    struct json json = json_start(stdout);
    json_object(&json, NULL);
    json_text(&json, "game", match->game->name);
    json_text(&json, "bot", bot);
    json_unsigned(&json, "steps", tune->steps);
    json_array(&json, "numbers");
    for (int i = 0; i < tune->count; i++) {
        json_object(&json, NULL);
        json_text(&json, "name", tune->dials[i].number->name);
        json_real(&json, "before", shown(tune, i, false), 6);
        json_real(&json, "after", shown(tune, i, true), 6);
        json_close(&json);
    }
    json_close(&json);
    json_unsigned(&json, "check_games", match->counts.blocks * (uint64_t)match->lineup.games);
    json_real(&json, "score", result->score, 6);
    json_real(&json, "low", result->low, 6);
    json_real(&json, "high", result->high, 6);
    json_real(&json, "elo", result->elo, 2);
    json_real(&json, "elo_low", result->elo_low, 2);
    json_real(&json, "elo_high", result->elo_high, 2);
    json_close(&json);
}

static void print_report(const struct tune *tune, const char *bot, const struct sprt_result *result)
{
    const struct match *match = &tune->match;
    for (int i = 0; i < tune->count; i++)
        printf("%-12s %10.5g  ->  %10.5g   %s\n", tune->dials[i].number->name,
               shown(tune, i, false), shown(tune, i, true), said(tune->dials[i].number->about));
    printf(SAY("\nThe new numbers against %s: %.1f %% of %llu games, 95 %% interval %.1f to %.1f %%"
               " (even: %.1f %%), Elo %+.0f [%+.0f to %+.0f]\n",
               "\nDie neuen Zahlen gegen %s: %.1f %% von %llu Spielen, 95-%%-Intervall %.1f bis "
               "%.1f %% (gleich: %.1f %%), Elo %+.0f [%+.0f bis %+.0f]\n"),
           bot, 100 * result->score,
           (unsigned long long)match->counts.blocks * (unsigned)match->lineup.games,
           100 * result->low, 100 * result->high, 100 * sprt_share_of(&match->lineup, 0),
           result->elo, result->elo_low, result->elo_high);
}

/* Half of the games go into steps, the other half into the check. */
static int run(const struct arguments *arguments, struct tune *tune)
{
    struct match *match = &tune->match;
    uint64_t blocks = match->blocks, seed = match->seed;
    struct lf_rng rng = { lf_rng_key(seed, 17), 0 };
    struct progress progress;
    double score;
    int code = EXIT_DONE;
    tune->steps = blocks / 2 / STEP_BLOCKS > 0 ? blocks / 2 / STEP_BLOCKS : 1;
    uint64_t check = blocks > tune->steps * STEP_BLOCKS ? blocks - tune->steps * STEP_BLOCKS : 1;
    progress_start(&progress, SAY("Steps", "Schritte"), tune->steps,
                   arguments->given[OPTION_QUIET] || match->ranks.rank > 0);
    for (uint64_t k = 0; k < tune->steps && code == EXIT_DONE; k++) {
        code = step(tune, seed, k, &rng);
        progress_show(&progress, k + 1);
    }
    progress_end(&progress);
    if (code != EXIT_DONE) return code;
    struct lf_level tuned = moved(tune, (const int[NUMBERS_MAX]){ 0 }, 0);
    code = play(match, &tuned, &tune->level, ~seed, check, &score);
    if (code != EXIT_DONE || match->ranks.rank > 0) return code;
    struct sprt_result result = sprt_judge(&match->lineup, &match->counts);
    if (arguments->given[OPTION_JSON]) print_json(tune, arguments->word[1], &result);
    else print_report(tune, arguments->word[1], &result);
    return code;
}

int command_tune(const struct arguments *arguments)
{
    static struct tune tune;
    tune.match.ranks = (struct ranks){ 0, 1 };
    int code = prepare(arguments, &tune);
    if (code == EXIT_DONE) code = run(arguments, &tune);
    match_free(&tune.match);
    return code;
}
