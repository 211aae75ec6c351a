/* strength.c - the bot `greedy` plays well enough, in games that are the same on every machine.
 *
 * Each line of the table is a series: greedy in one seat, random in the others, the seat moving
 * on from game to game. The bounds are below what the bot reaches, by more than the few games
 * that a harmless change of its weights moves. The last series is greedy against itself: its
 * games must come to an end in the number of turns that people need.
 */
#include <stdio.h>

#include "bots/list.h"
#include "core/text.h"
#include "tests/bots/bots.h"

enum { TURN_CAP = 1000 };

struct series {
    const char *game, *name, *options;
    int seats, games;
    int wins_least;               /* of greedy's seat, in percent; 0: greedy in every seat */
    int turns_least, turns_most;  /* on average */
};

static const struct series SERIES[] = {
    { "base", "two seats", "", 2, 200, 97, 20, 90 },
    { "base", "two seats, no domestic trade", "trades=0", 2, 200, 97, 20, 90 },
    { "base", "against three", "", 4, 200, 92, 20, 110 },
    { "base", "against three, no domestic trade", "trades=0", 4, 200, 92, 20, 130 },
    { "base", "beginner board", "board=beginner", 4, 60, 90, 20, 130 },
    { "base", "compact board, two against one", "board=compact,friendly-robber=1", 3, 60, 90, 20,
      120 },
    { "base", "small bank, few cards safe", "bank=12,discard-limit=4", 3, 60, 90, 20, 150 },
    { "base", "separate phases, five points", "phases=separate,target=5", 4, 60, 75, 8, 60 },
    { "base", "greedy in all seats", "", 4, 60, 0, 50, 110 },
    { "base", "greedy in all seats, no domestic trade", "trades=0", 4, 60, 0, 60, 130 },
    { "duel", "two players", "", 2, 300, 99, 15, 60 },
    { "duel", "two players, no domestic trade", "trades=0", 2, 100, 97, 15, 60 },
    { "duel", "neutral players at the centre", "neutrals=inner,board=compact", 2, 100, 97, 15, 60 },
    { "duel", "greedy in both seats", "", 2, 200, 0, 15, 80 },
    { "knights", "German edition, against three", "", 4, 200, 97, 50, 130 },
    { "knights", "English edition, against three", "edition=en", 4, 200, 97, 50, 130 },
    { "knights", "nasty, no domestic trade", "nasty=1,trades=0", 4, 100, 97, 50, 140 },
    { "knights", "easy start, knight-errant, three seats",
      "edition=en,easy-start=1,knight-errant=1", 3, 100, 97, 40, 130 },
    { "knights", "greedy in all seats, German", "", 4, 100, 0, 90, 190 },
    { "knights", "greedy in all seats, English", "edition=en", 4, 100, 0, 90, 190 },
    { "knights", "greedy in all seats, nasty, three seats", "nasty=1", 3, 60, 0, 70, 170 },
    { "sea", "New Shores, against three", "offers=4", 4, 100, 97, 40, 110 },
    { "sea", "Through the Desert, against two", "scenario=through-the-desert,offers=4", 3, 100, 97,
      40, 110 },
    { "sea", "greedy in all seats, New Shores", "offers=4", 4, 40, 0, 60, 130 },
    { "sea", "greedy in all seats, Through the Desert, land dealt",
      "scenario=through-the-desert,land=dealt,offers=4", 3, 40, 0, 60, 130 },
    { "sea", "greedy in all seats, separate phases, no domestic trade",
      "phases=separate,trades=0", 3, 20, 0, 60, 150 },
    { "knights-sea", "German edition, New Shores, against three", "offers=4", 4, 60, 97, 50, 140 },
    { "knights-sea", "English edition, Through the Desert, against two",
      "edition=en,scenario=through-the-desert,offers=4", 3, 60, 97, 50, 140 },
    { "knights-sea", "greedy in all seats, German, land dealt", "land=dealt,offers=4", 4, 40, 0, 70,
      190 },
    { "knights-sea", "greedy in all seats, English, Through the Desert",
      "edition=en,scenario=through-the-desert,offers=4", 3, 40, 0, 60, 170 },
    { "cards", "base game", "", 2, 300, 99, 30, 60 },
    { "cards", "with Knights & Merchants", "mode=extended", 2, 300, 99, 30, 60 },
    { "cards", "with Politics & Intrigue", "mode=extended,set=pi", 2, 300, 99, 30, 60 },
    { "cards", "with Barbarians & Trade Lords", "mode=extended,set=bh", 2, 300, 99, 30, 60 },
    { "cards", "tournament", "mode=tournament", 2, 300, 99, 30, 60 },
    { "cards", "base game, greedy in both seats", "", 2, 100, 0, 30, 70 },
    { "cards", "Knights & Merchants, greedy in both seats", "mode=extended", 2, 100, 0, 30, 70 },
    { "cards", "Politics & Intrigue, greedy in both seats", "mode=extended,set=pi", 2, 100, 0, 30,
      70 },
    { "cards", "Barbarians & Trade Lords, greedy in both seats", "mode=extended,set=bh", 2, 100, 0,
      30, 75 },
    { "cards", "tournament, greedy in both seats", "mode=tournament", 2, 100, 0, 30, 70 },
};

struct result { int wins, capped, drawn; long turns; };

static bool play_series(const struct lf_game *game, const struct series *series,
                        struct result *result)
{
    *result = (struct result){ 0 };
    for (int i = 0; i < series->games; i++) {
        _Alignas(16) unsigned char state[LF_STATE_MAX];
        const struct lf_bot *bots[LF_SEATS_MAX];
        struct lf_error error;
        struct lf_luck luck;
        struct lf_tally tally;
        int own = i % series->seats;
        if (!game->init(state, series->seats, series->options, &error)) return false;
        for (int seat = 0; seat < series->seats; seat++)
            bots[seat] = seat == own || !series->wins_least ? &lf_bot_greedy : &lf_bot_random;
        lf_luck_start(&luck, 2, (uint64_t)i);
        lf_arena_play(game, state, bots, &luck, TURN_CAP, NULL, NULL, &tally);
        if (game->winners(state) & lf_seat_bit(own)) result->wins++;
        result->capped += tally.capped;
        result->drawn += (game->winners(state) & (game->winners(state) - 1)) != 0;
        result->turns += (long)tally.turns;
    }
    return true;
}

static bool run(const struct series *series)
{
    const struct lf_game *game = lf_game_find(series->game);
    struct result result;
    if (!game || !lf_bot_greedy.plays(game)) {
        printf("FAIL greedy does not play %s\n", series->game);
        return false;
    }
    if (!play_series(game, series, &result)) {
        printf("FAIL %s: %s: the options are refused: %s\n", series->game, series->name,
               series->options);
        return false;
    }
    long turns = result.turns / series->games;
    bool good = result.wins * 100 >= series->wins_least * series->games && result.capped == 0 &&
                result.drawn == 0 &&
                turns >= series->turns_least && turns <= series->turns_most;
    printf("%s %s: %s: %d of %d won, %ld turns a game, %d without an end, %d drawn\n",
           good ? "ok  " : "FAIL", series->game, series->name, result.wins, series->games, turns,
           result.capped, result.drawn);
    return good;
}

static void test_all(int *passed, int *failed)
{
    for (size_t i = 0; i < sizeof SERIES / sizeof SERIES[0]; i++)
        *(run(&SERIES[i]) ? passed : failed) += 1;
    test_choices(passed, failed);
    test_manners(passed, failed);
    test_insights(passed, failed);
    test_turned(passed, failed);
    test_levels(passed, failed);
    test_trials(passed, failed);
}

/* With the word `reviews` only those, and blunders planted in ten matches; with `exercises` only
 * those of lessons, by a deep search. */
int main(int count, char **words)
{
    int passed = 0, failed = 0;
    bool reviews = count > 1 && lf_same(words[1], "reviews");
    bool exercises = count > 1 && lf_same(words[1], "exercises");
    if (count == 1) test_all(&passed, &failed);
    if (!exercises) test_reviews(&passed, &failed, reviews);
    if (!reviews) test_exercises(&passed, &failed, exercises);
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}
