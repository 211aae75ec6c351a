/* duelist.c - the bot `duelist`: plays for the win, not for the score.
 *
 * Until two turns before the end it plays like `optimal`: a lead is best won by points. From then
 * on it works out exactly how the others may end, taking them to play for their score, and chooses
 * what wins most often: who is behind takes risks, who is ahead avoids them. (Judging earlier turns
 * by mean and deviation was tried and lost what it won: scores have two peaks, with and without the
 * last city.) */
#include "bots/dice/mind.h"
#include "bots/dice/spread.h"
#include "bots/dice/turn.h"
#include "core/check.h"
#include "core/text.h"

enum { EXACT_TURNS = 2 };      /* so many turns before the end it plays for the win */

/* ---- How the others may end ---- */

/* Adds the chances of all final scores of a sheet with so many turns left, exactly. */
static void add_ends(const struct dice_table *table, int turns_left, int sheet, int score,
                     double chance, double *scores)
{
    struct dice_ends ends;
    if (turns_left == 0) {
        scores[score - SCORE_LEAST] += chance;
        return;
    }
    dice_ends_of(&ends, table, turns_left, sheet);
    const double *next = table_layer(table, turns_left - 1);
    for (int i = 0; i < ends.options; i++) {
        const struct dice_end *end = &ends.option[i];
        if (end->chance == 0) continue;
        int points = (int)(end->worth - next[end->sheet] + (end->cross ? -0.5 : 0.5));
        add_ends(table, turns_left - 1, end->sheet, score + points, chance * end->chance, scores);
    }
}

/* Makes wins[] the chance to beat one more opponent with each final score; a tie counts half. */
static void beat(const struct dice_table *table, const struct dice_sheet *sheet, double *wins)
{
    int left = DICE_BOXES - sheet->filled, score = dice_score(sheet);
    int at = book_rank(sheet->knights, sheet->used) * PLACES_PADDED +
             book_place(dice_book(), sheet);
    double scores[SCORES] = { 0 }, below = 0;
    LF_ASSERT(left <= EXACT_TURNS);          /* nobody is more than one turn behind (D-04) */
    add_ends(table, left, at, score, 1, scores);
    for (int i = 0; i < SCORES; i++) {
        wins[i] *= below + scores[i] / 2;
        below += scores[i];
    }
}

/* ---- What a sheet is worth ---- */

/* With the last turn over: the chance to win with this score. Between plays that win equally often
 * the one with more points is taken. */
static double worth_last(const struct dice_mind *mind, int points, int rank, int place)
{
    (void)rank, (void)place;
    int score = mind->score + points;
    return mind->wins[score - SCORE_LEAST] + 1e-6 * score;
}

/* With one turn left: the same turn played for the win, from each sheet. */
static double worth_but_one(const struct dice_mind *mind, int points, int rank, int place)
{
    const struct dice_book *book = dice_book();
    struct dice_mind last = *mind;
    int knights = 31 - __builtin_clz((unsigned)rank + 1);
    struct dice_spot spot = { .knights = knights, .place = place,
                              .used = (unsigned)(rank + 1 - (1 << knights)) };
    double worth[FALLS];
    last.worth = worth_last;
    last.score += points;
    mind_rolls(&last, &spot, worth);
    for (int choice = 0; choice < 2; choice++) {
        turn_expect(book, worth);
        turn_choose(book, worth);
    }
    return turn_mean(book, worth);
}

static lf_action choose(const struct lf_game *game, const void *view, int seat, struct lf_rng *rng,
                        struct lf_memory *memory)
{
    const struct dice_state *s = view;
    struct dice_mind mind;
    double wins[SCORES];
    (void)game;
    if (!mind_optimal(&mind, s)) return dice_greedy(view, seat, rng, memory);
    if (s->seat_count > 1 && s->phase != DICE_ROLL && mind.turns_left < EXACT_TURNS) {
        const struct dice_table *table = dice_table_of(s->options & DICE_LATER_TURNS);
        for (int i = 0; i < SCORES; i++) wins[i] = 1;
        for (int other = 0; other < s->seat_count; other++)
            if (other != seat) beat(table, &s->sheet[other], wins);
        mind.worth = mind.turns_left ? worth_but_one : worth_last;
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
