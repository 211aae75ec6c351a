/* bot_check.c - `landfall bot-check COMMAND`: plays with a bot that speaks the bot protocol and
 * tells its author what it does wrong, with the first words that were wrong. */
#define _DEFAULT_SOURCE
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/json.h"
#include "cli/outside.h"
#include "core/check.h"
#include "core/match.h"

enum { QUESTIONS_MAX = 120, BOTH_MAX = 12, WAIT_MS = 2000, IDLE_MS = 150, STARTS_MAX = 3 };

struct check {
    struct outside bot;
    uint64_t seed, questions, answers, infos;
    int starts, matches;
    bool given_up;                       /* it does not start any more */
    bool quiet;
};

/* A match that goes on, in which the bot has one seat. */
struct trial {
    const struct lf_game *game;
    struct botwire_match match;
    struct lf_luck luck;
    struct lf_memory memory[LF_SEATS_MAX];
    _Alignas(16) unsigned char state[LF_STATE_MAX];
};

static void collect(struct check *check)
{
    if (check->bot.wire) check->infos += check->bot.wire->infos;
    outside_stop(&check->bot);
}

static bool running(struct check *check)
{
    if (check->bot.wire && check->bot.wire->alive) return true;
    collect(check);
    if (check->starts++ >= STARTS_MAX || !outside_ready(&check->bot)) check->given_up = true;
    return !check->given_up;
}

static bool begin(struct check *check, struct trial *trial, const struct lf_game *game, int seat)
{
    char line[LF_OPTIONS_MAX];
    struct lf_error error;
    int seats = game->seats_usual ? game->seats_usual : game->seats_max;
    *trial = (struct trial){ .game = game };
    if (!lf_bots_line(game, "", line) || !game->init(trial->state, seats, line, &error))
        return false;
    lf_luck_start(&trial->luck, check->seed, (uint64_t)check->matches++);
    botwire_begin(check->bot.wire, &trial->match, game, trial->state, seat % seats,
                  (uint64_t)check->matches);
    return true;
}

static lf_action by_best(struct trial *trial, const void *view, int seat)
{
    unsigned stream = LF_STREAM_SEAT + (unsigned)seat;
    struct lf_rng rng = { lf_rng_key(trial->luck.seed, stream), trial->luck.drawn[stream] };
    lf_action action = lf_bot_best(trial->game)->choose(trial->game, view, seat, &rng,
                                                        &trial->memory[seat]);
    trial->luck.drawn[stream] = (uint32_t)rng.drawn;
    return action;
}

/* Plays on until the bot has been asked once. False: the match is over, or the bot is gone. */
static bool play_on(struct check *check, struct trial *trial)
{
    const struct lf_game *game = trial->game;
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    for (bool asked = false; !asked;) {
        if (!game->actors(trial->state)) {
            botwire_over(check->bot.wire, &trial->match, trial->state);
            return false;
        }
        int actor = lf_lowest_seat(game->awaited(trial->state));
        lf_action action;
        if (actor == LF_CHANCE) {
            action = lf_chance_draw(game, trial->state, &trial->luck);
        } else {
            game->view(trial->state, actor, view);
            asked = actor == trial->match.seat;
            bool good = asked && botwire_ask(check->bot.wire, &trial->match, view, -1, &action);
            check->questions += asked;
            check->answers += good;
            if (!good) action = by_best(trial, view, actor);
        }
        botwire_event(check->bot.wire, &trial->match, trial->state, actor, action);
        game->apply(trial->state, actor, action);
    }
    return check->bot.wire->alive;
}

/* One match of a game, from some seat; with a line of which no bot can know the meaning. */
static void check_game(struct check *check, const struct lf_game *game)
{
    static struct trial trial;
    if (!running(check)) return;
    uint64_t before = check->questions;
    if (!begin(check, &trial, game, check->matches)) return;
    botwire_say(check->bot.wire, "future a line that a later version may have");
    for (int i = 0; i < QUESTIONS_MAX; i++)
        if (!play_on(check, &trial)) break;
    if (check->bot.wire->alive) botwire_idle(check->bot.wire, IDLE_MS);
    if (!check->quiet)
        printf(SAY("%-12s %llu questions\n", "%-12s %llu Fragen\n"), game->name,
               (unsigned long long)(check->questions - before));
}

/* Two matches at once in one process, on different seats. */
static void check_both(struct check *check, const struct lf_game *game)
{
    static struct trial trials[2];
    if (!running(check)) return;
    for (int i = 0; i < 2; i++)
        if (!begin(check, &trials[i], game, i)) return;
    bool on = true;
    for (int i = 0; i < 2 * BOTH_MAX && on; i++) on = play_on(check, &trials[i % 2]);
    if (check->bot.wire->alive) botwire_idle(check->bot.wire, IDLE_MS);
}

static bool ends_in_time(struct botwire *wire)
{
    for (int waited = 0; waited < WAIT_MS; waited += 10) {
        if (process_ended(&wire->process)) return true;
        nanosleep(&(struct timespec){ 0, 10000000 }, NULL);
    }
    return false;
}

/* It goes when it is told to, and when nobody is there any more. */
static void check_end(struct check *check)
{
    struct botwire *wire = check->bot.wire;
    if (!wire || !wire->alive) return;
    botwire_say(wire, "quit");
    botwire_flush(wire);
    if (!ends_in_time(wire)) wire->fault[FAULT_QUIT]++;
    else if (wire->process.status != 0) wire->fault[FAULT_STATUS]++;
    process_stop(&wire->process, 0);
    wire->alive = false;
    collect(check);
    if (!outside_ready(&check->bot)) return;
    wire = check->bot.wire;
    botwire_idle(wire, IDLE_MS);
    close(wire->process.in);
    wire->process.in = -1;
    if (!ends_in_time(wire)) wire->fault[FAULT_ALONE]++;
    process_stop(&wire->process, 0);
    wire->alive = false;
    collect(check);
}

static void print_json(const struct check *check, uint64_t faults)
{
    const struct outside *bot = &check->bot;
    struct json json = json_start(stdout);
    json_object(&json, NULL);
    json_text(&json, "command", bot->settings.command);
    json_text(&json, "name", bot->name);
    json_unsigned(&json, "questions", check->questions);
    json_unsigned(&json, "answers", check->answers);
    json_unsigned(&json, "infos", check->infos);
    json_unsigned(&json, "faults", faults);
    json_array(&json, "found");
    for (int i = 0; i < BOTWIRE_FAULTS; i++) {
        if (!bot->fault[i]) continue;
        json_object(&json, NULL);
        json_text(&json, "fault", BOTWIRE_FAULT[i].name);
        json_unsigned(&json, "count", bot->fault[i]);
        json_text(&json, "means", said(BOTWIRE_FAULT[i].say));
        json_text(&json, "first", bot->first[i]);
        json_close(&json);
    }
    json_close(&json);
    json_close(&json);
}

static void print_text(const struct check *check, uint64_t faults)
{
    const struct outside *bot = &check->bot;
    printf(SAY("\n%s: %llu of %llu questions answered, %llu remarks\n",
               "\n%s: %llu von %llu Fragen beantwortet, %llu Bemerkungen\n"),
           bot->name[0] ? bot->name : bot->settings.command, (unsigned long long)check->answers,
           (unsigned long long)check->questions, (unsigned long long)check->infos);
    if (!faults) puts(SAY("No fault was found.", "Kein Fehler gefunden."));
    for (int i = 0; i < BOTWIRE_FAULTS; i++)
        if (bot->fault[i])
            printf(SAY("FAULT %s, %llu times: %s%s%s\n", "FEHLER %s, %llu-mal: %s%s%s\n"),
                   BOTWIRE_FAULT[i].name, (unsigned long long)bot->fault[i],
                   said(BOTWIRE_FAULT[i].say),
                   bot->first[i][0] ? SAY("; first: ", "; zuerst: ") : "",
                   bot->first[i]);
}

int command_bot_check(const struct arguments *arguments)
{
    static struct check check;
    const struct lf_game *only = NULL;
    if (arguments->word_count > 1 && !(only = setup_game(arguments->word[1]))) return EXIT_USAGE;
    check.bot.settings = outside_settings(arguments, arguments->word[0]);
    check.bot.settings.limits.own_errors = false;
    check.seed = arguments->number[OPTION_SEED];
    check.quiet = arguments->given[OPTION_JSON] || arguments->given[OPTION_QUIET];
    for (int i = 0; lf_games[i] && !check.given_up; i++)
        if (!only || only == lf_games[i]) check_game(&check, lf_games[i]);
    if (!check.given_up) check_both(&check, only ? only : lf_games[0]);
    if (!check.given_up) check_end(&check);
    collect(&check);
    uint64_t faults = 0;
    for (int i = 0; i < BOTWIRE_FAULTS; i++) faults += check.bot.fault[i];
    if (arguments->given[OPTION_JSON]) print_json(&check, faults);
    else print_text(&check, faults);
    return faults ? EXIT_NO : EXIT_DONE;
}
