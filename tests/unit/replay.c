/* replay.c - tests of the lines of a replay that a game has no part in (core/replay.c). What
 * a match's own lines do is tested with every game by tests/conformance.c. */
#include "core/replay.h"

#include <stdio.h>
#include <string.h>

#include "core/match.h"
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

const struct unit_test replay_tests[] = {
    { "replay: the head, line by line", head_lines },
    { "replay: numbers out of range", bad_numbers },
    { "replay: long lines and control characters", bad_lines },
    { "replay: actions nobody may take", bad_actions },
    { "replay: a match may end anywhere, once", ends_anywhere },
    { "replay: long notes are split", notes_are_split },
    { 0 },
};
