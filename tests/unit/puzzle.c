/* puzzle.c - puzzles as texts: what is written is read back, moves are judged by what they lose,
 * and texts that are wrong are refused at the place that is wrong. */
#include "core/puzzle.h"

#include <stdio.h>
#include <string.h>

#include "core/match.h"
#include "tests/unit/unit.h"

static struct lf_puzzle puzzle, again;
static struct lf_puzzles puzzles;
static char block[LF_PUZZLE_JSON_MAX], text[2 * LF_PUZZLE_JSON_MAX + 256];

/* The first decision among five of the first game, whichever that is, with made-up losses. */
static bool pose(void)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    static lf_action list[LF_LEGAL_MAX];
    const struct lf_game *game = lf_games[0];
    struct lf_error error;
    struct lf_luck luck;
    lf_luck_start(&luck, 5, 0);
    if (!game->init(state, game->seats_max, "", &error)) return false;
    for (int steps = 0; steps < 500; steps++) {
        int actor = lf_lowest_seat(game->awaited(state)), count = 0;
        if (actor != LF_CHANCE) count = game->legal(state, actor, list);
        if (count >= 5) {
            puzzle = (struct lf_puzzle){ .game = game, .unit = LF_UNIT_CHANCE, .level = LF_HARD,
                                         .seat = actor, .count = 4 };
            for (int i = 0; i < 4; i++)
                puzzle.move[i] = (struct lf_puzzle_move){ list[i], i == 0 ? 0 : 5 * i * i - 1 };
            memcpy(puzzle.state, state, game->state_size);
            puzzle.why.in[LF_EN] = (struct lf_bit){ "more grain", 10 };
            puzzle.why.in[LF_DE] = (struct lf_bit){ "mehr Getreide", 13 };
            lf_puzzle_print(&puzzle, block, sizeof block);
            snprintf(text, sizeof text, "landfall-puzzles 1\ngame %s\nunit chance\n%s%s",
                     game->name, block, block);
            return true;
        }
        game->apply(state, actor,
                    actor == LF_CHANCE ? lf_chance_draw(game, state, &luck) : list[0]);
    }
    return false;
}

static void round_trip(void)
{
    static char written[LF_PUZZLE_JSON_MAX], json[LF_PUZZLE_JSON_MAX];
    struct lf_error error;
    EXPECT(pose());
    EXPECT(lf_puzzles_read(text, &puzzles, &again, &error));
    EXPECT(puzzles.count == 2 && puzzles.game == lf_games[0]);
    lf_puzzle_at(&puzzles, 1, &again);
    EXPECT(again.level == LF_HARD && again.seat == puzzle.seat && again.count == 4);
    EXPECT(memcmp(again.state, puzzle.state, puzzle.game->state_size) == 0);
    EXPECT(again.why.in[LF_DE].length == 13);
    lf_puzzle_print(&again, written, sizeof written);
    EXPECT(strcmp(written, block) == 0);
    EXPECT(lf_puzzle_json(&again, json, sizeof json) < LF_PUZZLE_JSON_MAX);
    EXPECT(strstr(json, "\"level\":\"hard\"") && strstr(json, "\"verdict\":\"near\""));
}

static void judging(void)
{
    struct lf_error error;
    bool known;
    EXPECT(pose() && lf_puzzles_read(text, &puzzles, &again, &error));
    EXPECT(lf_puzzle_loss(&again, again.move[0].action, &known) == 0 && known);
    EXPECT(lf_puzzle_loss(&again, again.move[2].action, &known) == 19 && known);
    EXPECT(lf_puzzle_loss(&again, again.move[0].action + 1000, &known) == 44 && !known);
    EXPECT(lf_puzzle_verdict(LF_UNIT_CHANCE, 4) == LF_MOVE_BEST);
    EXPECT(lf_puzzle_verdict(LF_UNIT_CHANCE, 19) == LF_MOVE_NEAR);
    EXPECT(lf_puzzle_verdict(LF_UNIT_CHANCE, 44) == LF_MOVE_WRONG);
    EXPECT(lf_puzzle_verdict(LF_UNIT_POINTS, 29) == LF_MOVE_BEST);
    EXPECT(lf_puzzle_verdict(LF_UNIT_POINTS, 250) == LF_MOVE_WRONG);
}

/* Refused where `wanted` stands once `old` has become `new`. */
static bool refused(const char *old, const char *new, const char *wanted)
{
    static char wrong[sizeof text + 64];
    struct lf_error error;
    if (!pose()) return false;
    char *found = strstr(text, old);
    if (!found) return false;
    snprintf(wrong, sizeof wrong, "%.*s%s%s", (int)(found - text), text, new, found + strlen(old));
    if (lf_puzzles_read(wrong, &puzzles, &again, &error)) return false;
    const char *place = strstr(wrong, wanted);
    return place && error.at == (uint32_t)(place - wrong) && error.expected.in[LF_DE];
}

static void wrong_texts(void)
{
    EXPECT(refused("landfall-puzzles 1", "landfall-puzzles 2", "landfall-puzzles 2"));
    EXPECT(refused("unit chance", "unit luck", "luck"));
    EXPECT(refused("puzzle hard", "puzzle tough", "tough"));
    EXPECT(refused("seat ", "seat x", "x"));
    EXPECT(refused("why de", "why fr", "why fr"));
    EXPECT(refused("move 0 ", "move 3 ", "move 3 "));
    EXPECT(refused("move 19 ", "move 1 ", "move 1 "));
    EXPECT(refused("move 4 ", "move 4 jump ", "jump "));
    char place[64];
    snprintf(place, sizeof place, "%s/", lf_games[0]->name);
    EXPECT(refused("viewer -", "viewer 1", place));        /* a view is no whole position */
    EXPECT(refused("position ", "position no/", "no/"));
    EXPECT(refused("game ", "game no", "no"));
}

const struct unit_test puzzle_tests[] = {
    { "puzzles: what is written is read back", round_trip },
    { "puzzles: moves are judged by what they lose", judging },
    { "puzzles: wrong texts are refused where they are wrong", wrong_texts },
    { NULL, NULL },
};
