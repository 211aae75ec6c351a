/* replay.c - a replay read line by line, for a page that shows it: after each line the page may
 * ask for the last action as a seat saw it and for the position as that seat knew it. The page
 * goes back by starting anew; reading a whole match takes milliseconds.
 *
 * The line stands in the text buffer of play.h. Viewers: a seat; -1 sees everything. */
#include "bindings/wasm/play.h"
#include "core/replay.h"
#include "core/text.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum { READ_REFUSED = -1, READ_LINE = 0, READ_ACTION = 1 };

static struct lf_replay replay;
static _Alignas(16) unsigned char before[LF_STATE_MAX], shown[LF_STATE_MAX];
static struct lf_outcome outcomes[LF_OUTCOMES_MAX];
static int outcome_count;
static char json[LF_JSON_MAX], words[LF_ACTION_TEXT_MAX];

EXPORT(landfall_replay_start) void landfall_replay_start(void) { lf_replay_start(&replay); }

static struct lf_error error;

/* What should have stood in the line that was refused, in English (0) or German (1). */
EXPORT(landfall_replay_why) const char *landfall_replay_why(int language)
{
    static const struct lf_say ALLOWED = { { "an action that the rules allow",
                                             "eine Aktion, die die Regeln erlauben" } };
    const struct lf_say *why = error.expected.in[LF_EN] ? &error.expected : &ALLOWED;
    return why->in[language == 1 ? LF_DE : LF_EN];
}

/* Reads the line in the text buffer. */
EXPORT(landfall_replay_line) int landfall_replay_line(void)
{
    error = (struct lf_error){ 0 };
    uint64_t actions = replay.actions;
    char *text = landfall_text();
    text[landfall_text_size() - 1] = 0;
    if (lf_replay_read(&replay, text, &error, before))
        return replay.actions > actions ? READ_ACTION : READ_LINE;
    return READ_REFUSED;
}

EXPORT(landfall_replay_done) int landfall_replay_done(void)
{
    error = (struct lf_error){ 0 };
    return lf_replay_finish(&replay, &error);
}

EXPORT(landfall_replay_game) const char *landfall_replay_game(void)
{
    return replay.game ? replay.game->name : "";
}

EXPORT(landfall_replay_seats) int landfall_replay_seats(void) { return replay.seat_count; }

/* Who did the last action; -1 is chance. */
EXPORT(landfall_replay_actor) int landfall_replay_actor(void)
{
    return replay.actor == LF_CHANCE ? -1 : replay.actor;
}

static bool sees_all(int viewer) { return viewer < 0 || viewer >= replay.seat_count; }

/* The last action in notation, as the viewer saw it. */
EXPORT(landfall_replay_seen) const char *landfall_replay_seen(int viewer)
{
    words[0] = 0;
    if (!replay.game || !replay.actions) return words;
    lf_action action = sees_all(viewer)
        ? replay.action : replay.game->seen(before, replay.actor, replay.action, viewer);
    replay.game->print(action, words, sizeof words);
    return words;
}

/* The position after it as JSON, as the viewer knew it. */
EXPORT(landfall_replay_view) const char *landfall_replay_view(int viewer)
{
    json[0] = 0;
    if (!replay.game || replay.part == LF_REPLAY_HEAD) return json;
    const void *state = replay.state;
    if (!sees_all(viewer)) {
        replay.game->view(replay.state, viewer, shown);
        state = shown;
    }
    replay.game->json(state, json, sizeof json);
    return json;
}

/* For checking the luck of a match (docs/protocol.md, "Fair dice"): the stream the last action
 * was drawn from; 0 if it was no chance action, or the only one possible. */
EXPORT(landfall_replay_stream) int landfall_replay_stream(void)
{
    outcome_count = 0;
    if (!replay.actions || replay.actor != LF_CHANCE) return 0;
    outcome_count = replay.game->chance(before, outcomes);
    if (outcome_count == 1 && outcomes[0].weight) return 0;
    return lf_kind_of(outcomes[0].action);
}

/* What the draw is below: the sum of the weights; 0 stands for a number of 48 bits. */
EXPORT(landfall_replay_bound) uint32_t landfall_replay_bound(void)
{
    uint32_t sum = 0;
    for (int i = 0; i < outcome_count; i++) sum += outcomes[i].weight;
    return sum;
}

static lf_action drawn(uint64_t got)
{
    lf_action action = outcomes[0].action;
    if (landfall_replay_bound() == 0) {
        const uint64_t open = ((uint64_t)1 << 48) - 1;
        return (action & ~open) | (got & open);
    }
    int i = 0;
    while (i + 1 < outcome_count && got >= outcomes[i].weight) got -= outcomes[i++].weight;
    return outcomes[i].action;
}

/* The action in notation that a draw of `got` gives. */
EXPORT(landfall_replay_outcome) const char *landfall_replay_outcome(uint64_t got)
{
    words[0] = 0;
    if (outcome_count) replay.game->print(drawn(got), words, sizeof words);
    return words;
}

/* The position after it as JSON, everything seen: what could have happened instead. An action of
 * chance that follows it in the replay stands in the text buffer, or nothing: where it is possible
 * it happens, too, since some games roll one die after the other before anybody gets anything. */
EXPORT(landfall_replay_instead) const char *landfall_replay_instead(uint64_t got)
{
    struct lf_error fault = { 0 };
    lf_action next;
    const char *text = landfall_text();
    json[0] = 0;
    if (outcome_count == 0) return json;
    __builtin_memcpy(shown, before, replay.game->state_size);
    replay.game->apply(shown, LF_CHANCE, drawn(got));
    if (*text && replay.game->parse(text, &next, &fault)
        && replay.game->check(shown, LF_CHANCE, next) == 0)
        replay.game->apply(shown, LF_CHANCE, next);
    replay.game->json(shown, json, sizeof json);
    return json;
}
