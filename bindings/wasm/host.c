/* host.c - one match in the page (host.h). */
#include "bindings/wasm/host.h"

#include "bindings/wasm/nets.h"
#include "bindings/wasm/play.h"
#include "bindings/wasm/puzzle.h"
#include "bots/bot.h"
#include "bots/hint.h"
#include "bots/solver.h"
#include "core/check.h"
#include "core/json.h"
#include "core/lesson.h"
#include "core/match.h"
#include "core/options.h"
#include "core/replay.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum { SIGHT_SIZE = 1 << 18, RULE_SIZE = 32 };

static const struct lf_game *game;
static const struct lf_game *asked;                    /* the one that a refusal speaks of */
static uint64_t match_seed, actions;
static bool by_turn;                                   /* see landfall_host_same_rolls() */
static uint32_t draws;                                 /* of chance in this turn */
static struct { int actor; lf_action action; } last;
static struct lf_memory memory[LF_SEATS_MAX];
static struct lf_error error;
static char options[LF_OPTIONS_MAX], rule[RULE_SIZE], words[LF_REPLAY_LINE_MAX],
    sight[SIGHT_SIZE];
static _Alignas(16) unsigned char before[LF_STATE_MAX], state[LF_STATE_MAX], view[LF_STATE_MAX];

static const struct lf_game *game_number(int number)
{
    return number >= 0 && number < landfall_game_count() ? lf_games[number] : NULL;
}

static bool is_seat(int seat)
{
    return game && seat >= 0 && seat < game->seat_count(state);
}

static int refuse(const char *english, const char *german)
{
    error = (struct lf_error){ 0, 0, LF_SAY(english, german) };
    return 0;
}

/* ---- Starting ---- */

/* For a bot that plays by a solution the page makes it known first (solution.h). */
static bool plays_here(const struct lf_bot *bot, const struct lf_game *which)
{
    return !bot->yardstick && bot->plays(which);
}

EXPORT(landfall_host_bot) const char *landfall_host_bot(int number, int nth)
{
    const struct lf_game *which = game_number(number);
    const struct lf_bot *bot;
    for (int i = 0; which && nth >= 0 && (bot = lf_bot_of(which, i)) != NULL; i++)
        if (plays_here(bot, which) && nth-- == 0) return bot->name;
    return "";
}

EXPORT(landfall_host_start) int landfall_host_start(int number, int seats, uint64_t seed)
{
    struct lf_out out = lf_out_start(options, sizeof options);
    game = NULL;
    asked = game_number(number);
    error = (struct lf_error){ 0 };
    if (!asked)
        return refuse("a game that this engine plays", "ein Spiel, das diese Engine kennt");
    lf_put(&out, landfall_text());
    if (lf_out_end(&out) >= LF_OPTIONS_MAX)
        return refuse("a shorter option line", "eine kürzere Optionszeile");
    if (!lf_options_check(asked, options, &error) || !asked->init(state, seats, options, &error))
        return 0;
    game = asked;
    game->print_options(state, options, sizeof options);
    match_seed = seed;
    actions = 0;
    by_turn = false;
    __builtin_memset(memory, 0, sizeof memory);
    return 1;
}

EXPORT(landfall_host_same_rolls) void landfall_host_same_rolls(void)
{
    by_turn = true;
    draws = 0;
}

EXPORT(landfall_host_puzzle) int landfall_host_puzzle(int n)
{
    const struct lf_puzzle *puzzle = puzzle_number(n);
    game = NULL;
    error = (struct lf_error){ 0 };
    if (!puzzle) return refuse("a puzzle", "ein Rätsel");
    game = asked = puzzle->game;
    __builtin_memcpy(state, puzzle->state, game->state_size);
    game->print_options(state, options, sizeof options);
    match_seed = actions = 0;
    by_turn = false;
    return 1;
}

/* ---- Playing ---- */

EXPORT(landfall_host_awaited) int landfall_host_awaited(void)
{
    lf_seats set = game ? game->awaited(state) : 0;
    if (!set) return HOST_OVER;
    int actor = lf_lowest_seat(set);
    return actor == LF_CHANCE ? HOST_CHANCE : actor;
}

EXPORT(landfall_host_acts) int landfall_host_acts(int seat)
{
    return is_seat(seat) && game->actors(state) >> seat & 1;
}

static void take(int actor, lf_action action)
{
    __builtin_memcpy(before, state, game->state_size);
    game->apply(state, actor, action);
    last.actor = actor;
    last.action = action;
    actions++;
    if (game->turn(state) != game->turn(before)) draws = 0;
    else draws += actor == LF_CHANCE;
}

/* Judges the text for a seat by what the seat knows: a refusal tells it nothing new. */
static bool judge(int seat, lf_action *action)
{
    error = (struct lf_error){ 0 };
    if (seat != HOST_CHANCE && !is_seat(seat)) return refuse("a seat", "ein Platz");
    if (!game) return refuse("a match", "eine Partie");
    if (!game->parse(landfall_text(), action, &error)) return false;
    bool chance = lf_kind_of(*action) < LF_KIND_CHANCE_END;
    if (chance != (seat == HOST_CHANCE))
        return refuse("an action of a seat", "eine Aktion eines Platzes");
    if (chance)
        return (game->actors(state) >> LF_CHANCE & 1 && lf_chance_possible(game, state, *action)) ||
               refuse("what chance may come up with", "was der Zufall bringen kann");
    game->view(state, seat, view);
    error.rule = game->check(view, seat, *action);
    if (!error.rule) error.rule = game->check(state, seat, *action);
    return !error.rule;
}

EXPORT(landfall_host_may) int landfall_host_may(int seat)
{
    lf_action action;
    return judge(seat, &action);
}

EXPORT(landfall_host_do) int landfall_host_do(int seat)
{
    lf_action action;
    if (!judge(seat, &action)) return 0;
    take(seat == HOST_CHANCE ? LF_CHANCE : seat, action);
    return 1;
}

static struct lf_luck luck_now(void)
{
    struct lf_luck luck;
    uint64_t number = by_turn ? (uint64_t)game->turn(state) << 16 | draws : (uint32_t)actions;
    lf_luck_start(&luck, match_seed, number);
    return luck;
}

EXPORT(landfall_host_draw) int landfall_host_draw(void)
{
    if (!game || !(game->actors(state) >> LF_CHANCE & 1)) return 0;
    struct lf_luck luck = luck_now();
    lf_action action = lf_chance_draw(game, state, &luck);
    take(LF_CHANCE, action);
    game->print(action, landfall_text(), (size_t)landfall_text_size());
    return 1;
}

EXPORT(landfall_host_choose) int landfall_host_choose(int seat)
{
    const struct lf_bot *bot = lf_bot_find(landfall_text());
    error = (struct lf_error){ 0 };
    if (!bot || !is_seat(seat) || !plays_here(bot, game) || !landfall_host_acts(seat))
        return refuse("a bot that plays this game here", "ein Bot, der dieses Spiel hier spielt");
    LF_ASSERT(!bot->thinks || nets_given(game));
    struct lf_luck luck = luck_now();
    struct lf_rng rng = { lf_rng_key(luck.seed, LF_STREAM_SEAT + (unsigned)seat), 0 };
    game->view(state, seat, view);
    lf_action action = bot->choose(game, view, seat, &rng, &memory[seat]);
    game->print(action, landfall_text(), (size_t)landfall_text_size());
    return 1;
}

/* ---- Hints ---- */

EXPORT(landfall_host_hints) int landfall_host_hints(void)
{
    return game && lf_can_think(game, game->seat_count(state));
}

EXPORT(landfall_host_hint) const char *landfall_host_hint(int seat)
{
    static _Alignas(16) unsigned char scratch[LF_HINT_SCRATCH];
    struct lf_out out = lf_out_start(sight, sizeof sight);
    struct lf_hint hint;
    sight[0] = 0;
    if (!landfall_host_acts(seat) || !landfall_host_hints()) return sight;
    LF_ASSERT(nets_given(game));
    game->view(state, seat, view);
    lf_hint(game, view, seat, scratch, &hint);
    lf_json_object(&out, NULL);
    lf_hint_json(game, &hint, &out);
    lf_json_object_end(&out);
    lf_out_end(&out);
    return sight;
}

/* ---- Lessons ---- */

EXPORT(landfall_host_set) int landfall_host_set(void)
{
    error = (struct lf_error){ 0 };
    if (!game) return refuse("a match", "eine Partie");
    return game->poke(state, landfall_text(), &error);
}

static bool task_of(int number, int nth, struct lf_lesson *lesson, struct lf_task *task)
{
    struct lf_bit name;
    struct lf_error wrong;
    const char *text = number < 0 ? NULL : lf_lesson_of(game, number, &name);
    if (!text || !lf_lesson_read(text, lesson, &wrong) || nth < 0) return false;
    for (const char *at = lesson->task; at; at = task->next, nth--) {
        lf_task_read(at, task);
        if (nth == 0) return true;
    }
    return false;
}

EXPORT(landfall_host_judge) const char *landfall_host_judge(int number, int nth)
{
    static _Alignas(16) unsigned char after[LF_STATE_MAX];
    struct lf_lesson lesson;
    struct lf_task task;
    struct lf_said said;
    lf_action action;
    struct lf_out out = lf_out_start(sight, sizeof sight);
    sight[0] = 0;
    if (!game || !task_of(number, nth, &lesson, &task) || !judge(0, &action)) return sight;
    lf_json_object(&out, NULL);
    lf_json_bool(&out, "right", lf_task_judge(&lesson, &task, state, action, after, view, &said));
    lf_said_json(&out, "say", &said);
    lf_json_object_end(&out);
    lf_out_end(&out);
    return sight;
}

EXPORT(landfall_host_expected) double landfall_host_expected(int seat)
{
    static struct lf_advice advice[LF_LEGAL_MAX];
    const struct lf_solver *solver = game ? lf_solver_of(game) : NULL;
    double expected = -1;
    if (!solver || !landfall_host_acts(seat) || !solver->ready(state)) return expected;
    game->view(state, seat, view);
    solver->advise(view, seat, advice, &expected);
    return expected;
}

/* ---- Refusals ---- */

EXPORT(landfall_host_at) int landfall_host_at(void) { return (int)error.at; }

EXPORT(landfall_host_why) const char *landfall_host_why(int language)
{
    const char *why = error.expected.in[language == LF_DE ? LF_DE : LF_EN];
    return why ? why : "";
}

EXPORT(landfall_host_rule) const char *landfall_host_rule(void)
{
    rule[0] = 0;
    if (asked && error.rule) lf_rule_print(asked, error.rule, rule, sizeof rule);
    return rule;
}

/* ---- What a viewer is told ---- */

EXPORT(landfall_host_seen) const char *landfall_host_seen(int viewer)
{
    words[0] = 0;
    if (!game || !actions) return words;
    lf_action seen = game->seen(before, last.actor, last.action, viewer < 0 ? LF_NOBODY : viewer);
    game->print(seen, words, sizeof words);
    return words;
}

static void put_legal(struct lf_out *out, int seat, bool acts)
{
    static lf_action list[LF_LEGAL_MAX];
    int count = acts ? game->legal(view, seat, list) : 0;
    lf_json_array(out, "legal");
    for (int i = 0; i < count; i++) {
        game->print(list[i], words, sizeof words);
        lf_json_text(out, NULL, words);
    }
    lf_json_array_end(out);
}

static void put_forbidden(struct lf_out *out, int seat, bool acts)
{
    lf_json_object(out, "forbidden");
    for (const struct lf_kind *kind = game->kinds; acts && kind->kind; kind++) {
        char number[RULE_SIZE];
        if (kind->kind < LF_KIND_CHANCE_END) continue;
        lf_rule forbids = game->forbidden(view, seat, kind->kind);
        if (!forbids) continue;
        lf_rule_print(game, forbids, number, sizeof number);
        lf_json_text(out, kind->word, number);
    }
    lf_json_object_end(out);
}

EXPORT(landfall_host_sight) const char *landfall_host_sight(int viewer)
{
    struct lf_out out = lf_out_start(sight, sizeof sight);
    sight[0] = 0;
    if (!game) return sight;
    game->view(state, viewer < 0 ? LF_NOBODY : viewer, view);
    bool acts = viewer >= 0 && game->actors(view) >> viewer & 1;
    lf_json_object(&out, NULL);
    lf_json_key(&out, "view");
    int length = game->json(view, out.text + out.length, LF_JSON_MAX);
    LF_ASSERT(length > 0 && length < LF_JSON_MAX);
    out.length += (size_t)length;
    put_legal(&out, viewer, acts);
    put_forbidden(&out, viewer, acts);
    lf_json_set(&out, "awaited", game->awaited(view) & ~lf_seat_bit(LF_CHANCE));
    lf_json_object_end(&out);
    LF_ASSERT(lf_out_end(&out) < SIGHT_SIZE);
    return sight;
}

EXPORT(landfall_host_position) const char *landfall_host_position(int viewer)
{
    sight[0] = 0;
    if (!game) return sight;
    game->view(state, viewer < 0 ? LF_NOBODY : viewer, view);
    lf_position_print(game, view, sight, sizeof sight);
    return sight;
}

EXPORT(landfall_host_undo) int landfall_host_undo(int seat)
{
    lf_seats next = game ? game->actors(state) : 0;
    if (!is_seat(seat) || !actions || last.actor != seat) return 0;
    if (!next || next >> LF_CHANCE & 1) return 0;
    return !game->tells(before, seat, last.action);
}

static void put_sources(struct lf_out *out, int seat)
{
    struct lf_source rows[LF_SOURCES_MAX];
    int count = game->sources(view, seat, rows);
    lf_json_array(out, NULL);
    for (int i = 0; i < count; i++) {
        lf_json_object(out, NULL);
        lf_json_text(out, "word", rows[i].word);
        lf_json_say(out, "name", rows[i].name);
        lf_json_int(out, "count", rows[i].count);
        lf_json_int(out, "points", rows[i].points);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

EXPORT(landfall_host_over) const char *landfall_host_over(void)
{
    struct lf_out out = lf_out_start(sight, sizeof sight);
    sight[0] = 0;
    if (!game || game->actors(state)) return sight;
    game->view(state, LF_NOBODY, view);
    lf_json_object(&out, NULL);
    lf_json_set(&out, "winners", game->winners(view));
    lf_json_array(&out, "points");
    for (int seat = 0; seat < game->seat_count(view); seat++)
        lf_json_int(&out, NULL, game->points(view, seat));
    lf_json_array_end(&out);
    lf_json_array(&out, "sources");
    for (int seat = 0; seat < game->seat_count(view); seat++) put_sources(&out, seat);
    lf_json_array_end(&out);
    lf_json_object_end(&out);
    lf_out_end(&out);
    return sight;
}

/* ---- The replay ---- */

EXPORT(landfall_host_head) const char *landfall_host_head(void)
{
    words[0] = 0;
    if (game)
        lf_replay_write_head(game, game->seat_count(state), options, NULL, words, sizeof words);
    return words;
}

EXPORT(landfall_host_line) const char *landfall_host_line(void)
{
    words[0] = 0;
    if (game && actions)
        lf_replay_write_action(game, state, game->turn(before), last.actor, last.action, words,
                               sizeof words);
    return words;
}

EXPORT(landfall_host_end) const char *landfall_host_end(void)
{
    words[0] = 0;
    if (game) lf_replay_write_end(game, state, actions, words, sizeof words);
    return words;
}
