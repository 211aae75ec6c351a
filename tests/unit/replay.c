/* replay.c - tests of the lines of a replay that a game has no part in (core/replay.c). What
 * a match's own lines do is tested with every game by tests/conformance.c. */
#include "core/replay.h"

#include <stdio.h>
#include <string.h>

#include "core/match.h"
#include "core/text.h"
#include "tests/unit/unit.h"

static struct lf_replay replay;
static struct lf_error error;

static bool reads(const char *line)
{
    error = (struct lf_error){ 0 };
    return lf_replay_read(&replay, line, &error, NULL);
}

static bool refused_at(const char *line, uint32_t at)
{
    return !reads(line) && error.at == at && error.expected.in[LF_EN] && error.expected.in[LF_DE];
}

/* Reads the head of a match of the first game of the list. */
static bool head(void)
{
    char game[64], rules[64], seats[64];
    snprintf(game, sizeof game, "game %s", lf_games[0]->name);
    snprintf(rules, sizeof rules, "rules %u", (unsigned)lf_games[0]->rules_version);
    snprintf(seats, sizeof seats, "seats %d", lf_games[0]->seats_max);
    lf_replay_start(&replay);
    return reads("landfall-replay 1") && reads(game) && reads(rules) && reads(seats)
           && reads("options -");
}

static void head_lines(void)
{
    lf_replay_start(&replay);
    EXPECT(refused_at("landfall-replay 2", 0));
    EXPECT(refused_at("", 0));
    EXPECT(reads("landfall-replay 1"));
    EXPECT(refused_at("game no-such-game", 5));
    EXPECT(refused_at("rules 1", 0));
    EXPECT(head());
    EXPECT(refused_at("options -", 0));
    EXPECT(reads("note"));
    EXPECT(reads("note with words"));
    EXPECT(reads("actions") && replay.part == LF_REPLAY_ACTIONS);
}

static void bad_numbers(void)
{
    char game[64];
    snprintf(game, sizeof game, "game %s", lf_games[0]->name);
    lf_replay_start(&replay);
    EXPECT(reads("landfall-replay 1") && reads(game));
    EXPECT(refused_at("rules 4294967296", 6));
    EXPECT(refused_at("rules 0", 6));
    EXPECT(refused_at("rules", 0));
}

static void bad_lines(void)
{
    char line[LF_REPLAY_LINE_MAX + 8];
    EXPECT(head());
    EXPECT(refused_at("note tab\there", 8));
    EXPECT(refused_at("note\r", 4));
    memset(line, 'x', sizeof line);
    memcpy(line, "note ", 5);
    line[LF_REPLAY_LINE_MAX - 1] = 0;
    EXPECT(reads(line));
    line[LF_REPLAY_LINE_MAX - 1] = 'x';
    line[LF_REPLAY_LINE_MAX] = 0;
    EXPECT(refused_at(line, LF_REPLAY_LINE_MAX - 1));
}

static void bad_actions(void)
{
    char line[32];
    EXPECT(head() && reads("actions"));
    EXPECT(refused_at("6 end", 0));
    EXPECT(refused_at("chance", 0));
    EXPECT(!reads("chance no-such-action") && error.at >= 7);
    EXPECT(!reads("0 no-such-action") && error.at >= 2);
    EXPECT(refused_at("end 1 0000000000000000", 4));
    EXPECT(refused_at("end 0 0000000000000000", 6));
    EXPECT(refused_at("end 0 00000000", 6));
    snprintf(line, sizeof line, "end %d", 0);
    EXPECT(refused_at(line, 4));
    EXPECT(!lf_replay_finish(&replay, &error) && error.expected.in[LF_EN]);
}

static void ends_anywhere(void)
{
    char text[128];
    EXPECT(head() && reads("actions"));
    int length = lf_replay_write_end(replay.game, replay.state, 0, text, sizeof text);
    EXPECT(length > 0 && text[length - 1] == '\n');
    text[length - 1] = 0;
    EXPECT(reads(text) && lf_replay_finish(&replay, &error));
    EXPECT(refused_at(text, 0));
}

static void notes_are_split(void)
{
    static char text[8192], note[3000];
    memset(note, 'n', sizeof note);
    note[1] = '\n';
    note[2] = '\x1B';
    note[sizeof note - 1] = 0;
    int length = lf_replay_write_head(lf_games[0], lf_games[0]->seats_max, "", note, text,
                                      sizeof text);
    EXPECT(length > 3000 && (size_t)length == strlen(text));
    lf_replay_start(&replay);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) EXPECT(reads(line));
    EXPECT(replay.part == LF_REPLAY_ACTIONS);
    EXPECT(lf_replay_write_head(lf_games[0], 2, "", note, text, 100) == 99);
}

/* A game with three versions of its rules, of which it plays two; its state is the version. */
static bool versions_init(void *state, int seats, const char *options, struct lf_error *why);
static const struct lf_game versions = { .rules_version = 3, .rules_oldest = 2,
                                         .state_size = 8, .init = versions_init };

static bool versions_init(void *state, int seats, const char *options, struct lf_error *why)
{
    struct lf_in in = lf_in_start(options, why);
    uint32_t rules;
    (void)seats;
    if (!lf_take_rules(&in, &versions, &rules)) return false;
    memcpy(state, &rules, sizeof rules);
    if (lf_at_end(&in) || lf_take(&in, "tall=1")) return true;
    return lf_expected(&in, LF_SAY("tall=1", "tall=1"));
}

static bool starts(uint32_t rules, const char *options, const char *line)
{
    char said[LF_OPTIONS_MAX];
    uint64_t state = 0;
    error = (struct lf_error){ 0 };
    return lf_start(&versions, &state, 2, rules, options, said, &error) && state == rules &&
           strcmp(said, line) == 0;
}

static void older_rules(void)
{
    char long_line[LF_OPTIONS_MAX], text[256];
    const char *rest;
    uint64_t state;
    EXPECT(starts(3, "", "") && starts(3, "-", "") && starts(3, "tall=1", "tall=1"));
    EXPECT(starts(2, "", "rules=2") && starts(2, "-", "rules=2"));
    EXPECT(starts(2, "tall=1", "rules=2,tall=1"));
    EXPECT(!starts(2, "tall=7", "") && error.at == 0);
    EXPECT(!starts(3, "small=1", "") && error.at == 0);
    EXPECT(lf_rules_of(&versions, "", &rest) == 3 && *rest == 0);
    EXPECT(lf_rules_of(&versions, "rules=2,tall=1", &rest) == 2 && strcmp(rest, "tall=1") == 0);
    EXPECT(lf_rules_of(&versions, "rules=3", &rest) == 3 && *rest == 0);
    EXPECT(!lf_rules_of(&versions, "rules=1", NULL) && !lf_rules_of(&versions, "rules=4", NULL));
    EXPECT(!versions.init(&state, 2, "rules=4", &error) && error.at == 6);
    EXPECT(!versions.init(&state, 2, "rules=2,", &error) && error.at == 6);
    EXPECT(!versions.init(&state, 2, "rules=2x", &error) && error.at == 6);
    memset(long_line, 'x', sizeof long_line - 1);
    long_line[sizeof long_line - 1] = 0;
    EXPECT(!starts(2, long_line, "") && error.expected.in[LF_DE]);
    lf_replay_write_head(&(struct lf_game){ .name = "versions", .rules_version = 3,
                                            .rules_oldest = 2 }, 2, "rules=2,tall=1", NULL, text,
                         sizeof text);
    EXPECT(strstr(text, "\nrules 2\nseats 2\noptions tall=1\n"));
}

const struct unit_test replay_tests[] = {
    { "replay: the head, line by line", head_lines },
    { "replay: numbers out of range", bad_numbers },
    { "replay: long lines and control characters", bad_lines },
    { "replay: actions nobody may take", bad_actions },
    { "replay: a match may end anywhere, once", ends_anywhere },
    { "replay: long notes are split", notes_are_split },
    { "replay: rules of an older version", older_rules },
    { 0 },
};
