/* duelist.c - the bot `duelist`: plays for the win, not for the score.
 *
 * The solution says of every sheet how many points are still to come and how far they scatter. So
 * the final score of each opponent is taken to be normal, the chance to win with a final score of
 * one's own is worked out once, and a sheet at the end of the turn is worth the mean of that chance
 * over what it may still bring. Far from the end this is nearly the play of `optimal`; near it, who
 * is behind takes risks and who is ahead avoids them. */
#include "bots/dice/mind.h"
#include "core/text.h"

enum { WINS_LEAST = -30, WINS_COUNT = 176 };        /* all scores there can be */

/* The normal distribution at 0, 1/8, 2/8, ... 5. */
static const double NORMAL[41] = {
    0.500000000, 0.549738225, 0.598706326, 0.646169767, 0.691462461, 0.734014471, 0.773372648,
    0.809213047, 0.841344746, 0.869705483, 0.894350226, 0.915434278, 0.933192799, 0.947918721,
    0.959940843, 0.969603638, 0.977249868, 0.983206694, 0.987775527, 0.991225525, 0.993790335,
    0.995667552, 0.997020237, 0.997979863, 0.998650102, 0.999110975, 0.999422975, 0.999630922,
    0.999767371, 0.999855519, 0.999911583, 0.999946688, 0.999968329, 0.999981463, 0.999989311,
    0.999993928, 0.999996602, 0.999998127, 0.999998983, 0.999999456, 0.999999713,
};

static double normal_below(double z)
{
    double at = (z < 0 ? -z : z) * 8;
    double below = 1;
    if (at < 40) {
        int i = (int)at;
        below = NORMAL[i] + (at - i) * (NORMAL[i + 1] - NORMAL[i]);
    }
    return z < 0 ? 1 - below : below;
}

/* The chance to be ahead of one opponent with this final score; a tie counts half. */
static double ahead_of(double score, double expected, double spread)
{
    if (spread < 1e-6) return score > expected ? 1 : score < expected ? 0 : 0.5;
    return (normal_below((score - 0.5 - expected) / spread) +
            normal_below((score + 0.5 - expected) / spread)) / 2;
}

static void make_wins(const struct dice_state *s, int seat, const struct dice_table *table,
                      double *wins)
{
    for (int i = 0; i < WINS_COUNT; i++) wins[i] = 1;
    for (int other = 0; other < s->seat_count; other++) {
        const struct dice_sheet *sheet = &s->sheet[other];
        int left = DICE_BOXES - sheet->filled;
        int at = book_rank(sheet->knights, sheet->used) * PLACES_PADDED +
                 book_place(dice_book(), sheet);
        double expected = dice_score(sheet) + table_layer(table, left)[at];
        if (other == seat) continue;
        for (int i = 0; i < WINS_COUNT; i++)
            wins[i] *= ahead_of(WINS_LEAST + i, expected, (double)table_spread(table, left)[at]);
    }
}

static double win_with(const double *wins, double score)
{
    double at = score - WINS_LEAST;
    if (at <= 0) return wins[0];
    if (at >= WINS_COUNT - 1) return wins[WINS_COUNT - 1];
    int i = (int)at;
    return wins[i] + (at - i) * (wins[i + 1] - wins[i]);
}

/* The mean over a normal final score, by seven points (Gauss and Hermite). Between plays that win
 * equally often the one with more points is taken. */
static double worth_win(const struct dice_mind *mind, int points, int rank, int place)
{
    static const double AT[] = { 0, 1.154405394739968, 2.366759410734541, 3.750439717725742 };
    static const double WEIGHT[] = { 0.457142857142857, 0.240123178605013, 0.030757123967586,
                                     0.000548268855972 };
    int sheet = rank * PLACES_PADDED + place;
    double score = mind->score + points + mind->layer[sheet];
    double spread = (double)mind->spread[sheet];
    double chance = WEIGHT[0] * win_with(mind->wins, score);
    for (int i = 1; i < 4; i++)
        chance += WEIGHT[i] * (win_with(mind->wins, score + AT[i] * spread) +
                               win_with(mind->wins, score - AT[i] * spread));
    return chance + 1e-6 * score;
}

static lf_action choose(const struct lf_game *game, const void *view, int seat, struct lf_rng *rng)
{
    const struct dice_state *s = view;
    struct dice_mind mind;
    double wins[WINS_COUNT];
    (void)game;
    if (!mind_optimal(&mind, s)) return dice_greedy(view, seat, rng);
    if (s->seat_count > 1 && s->phase != DICE_ROLL) {
        make_wins(s, seat, dice_table_of(s->options & DICE_LATER_TURNS), wins);
        mind.worth = worth_win;
        mind.wins = wins;
        mind.score = dice_score(&s->sheet[seat]) - s->gained;
    }
    return mind_choose(&mind, s);
}

static bool plays(const struct lf_game *game) { return lf_same(game->name, dice_game.name); }

const struct lf_bot dice_bot_duelist = {
    .name = "duelist",
    .about = { { "plays for the win against the others' scores, with the exact solution",
                 "spielt auf Sieg gegen die Ergebnisse der anderen, mit der genauen Lösung" } },
    .plays = plays, .choose = choose, .solver = &dice_solver,
};
