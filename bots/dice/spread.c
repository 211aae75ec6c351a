/* spread.c - the exact distribution of the final score under the play that the table stands for.
 *
 * From the first turn on, the chance of every sheet is carried forward, together with how many
 * crosses led to it: sheet and crosses are all that the final score depends on. Within a turn the
 * chances run the way that the worths came: from the first roll to the dice best kept, from there
 * to the next roll, and from the final roll to the best plan.
 */
#include <string.h>

#include "bots/dice/solve.h"
#include "bots/dice/spread.h"
#include "bots/dice/turn.h"
#include "core/check.h"

enum { CROSSES = DICE_BOXES + 1 };

/* Sheets with a chance, in the order in which they were met; row[sheet] counts from 1. */
struct crowd {
    uint32_t count;
    uint32_t row[SHEETS];
    uint32_t sheet[SHEETS];
    double chance[][CROSSES];
};

struct spread { double score[SCORES]; };

static size_t crowd_size(void)
{
    return sizeof(struct crowd) + sizeof(double[CROSSES]) * RANKS * PLACES;
}

/* The memory that the table was made with is free again. */
static struct spread *spread_of(const struct lf_solving *job) { return job->work; }

static struct crowd *crowd_of(const struct lf_solving *job, int turns_left)
{
    char *at = (char *)spread_of(job) + sizeof(struct spread);
    return (struct crowd *)(at + (turns_left & 1 ? crowd_size() : 0));
}

size_t dice_spread_size(const struct lf_solving *job)
{
    (void)job;
    return sizeof(struct spread) + 2 * crowd_size();
}

static double *row_of(struct crowd *crowd, int sheet)
{
    if (!crowd->row[sheet]) {
        LF_ASSERT(crowd->count < RANKS * PLACES);
        crowd->sheet[crowd->count] = (uint32_t)sheet;
        memset(crowd->chance[crowd->count], 0, sizeof crowd->chance[0]);
        crowd->row[sheet] = ++crowd->count;
    }
    return crowd->chance[crowd->row[sheet] - 1];
}

/* ---- One turn of one sheet ---- */

static void add_option(struct dice_ends *t, int list, struct dice_end option)
{
    LF_ASSERT(t->options < ENDS_MAX);
    t->option[t->options] = option;
    for (int k = t->book->pays_from[list]; k < t->book->pays_from[list + 1]; k++) {
        int fall = FALLS_BELOW + t->book->pays[k];
        if (option.worth <= t->final[fall]) continue;
        t->final[fall] = option.worth;
        t->choice[fall] = (uint16_t)t->options;
    }
    t->options++;
}

/* The best place that a plan leads to from here. */
static struct dice_end best_option(const struct dice_book *book, const double *next, int plan,
                                 int knights, unsigned used, int place)
{
    struct dice_end best = { .sheet = -1 };
    int row = place * PLACE_PLANS + PLAN[plan].on_island;
    int points = book_points(book, (enum plan)plan, place, knights);
    int rank = book_rank(knights + PLAN[plan].knights, used);
    for (int i = book->follow_from[row]; i < book->follow_from[row + 1]; i++) {
        int sheet = rank * PLACES_PADDED + book->follow[i];
        if (best.sheet < 0 || points + next[sheet] > best.worth)
            best = (struct dice_end){ .sheet = sheet, .worth = points + next[sheet] };
    }
    return best;
}

static void list_options(struct dice_ends *t, const double *next, bool same_turn, int sheet)
{
    int rank = sheet / PLACES_PADDED, place = sheet % PLACES_PADDED;
    int knights = 31 - __builtin_clz((unsigned)rank + 1);
    unsigned used = (unsigned)(rank + 1 - (1 << knights));
    t->option[0] = (struct dice_end){ .sheet = sheet, .cross = true, .worth = next[sheet] - 2 };
    t->options = 1;
    for (int fall = FALLS_BELOW; fall < FALLS; fall++) {
        t->final[fall] = t->option[0].worth;
        t->choice[fall] = 0;
    }
    for (int plan = PLAN_R; plan < PLANS; plan++) {
        if (knights + PLAN[plan].knights > DICE_KNIGHTS) continue;
        unsigned usable = plan_jokers((enum plan)plan, knights, ((1u << knights) - 1) & ~used,
                                      same_turn);
        for (unsigned jokers = usable;; jokers = (jokers - 1) & usable) {
            int list = plan * 64 + (int)jokers;
            if (t->book->pays_from[list] != t->book->pays_from[list + 1]) {
                struct dice_end best = best_option(t->book, next, plan, knights, used | jokers,
                                                 place);
                if (best.sheet >= 0) add_option(t, list, best);
            }
            if (!jokers) break;
        }
    }
}

/* Chances of rolls go to the dice that are kept: a fall keeps its chance if it is itself the best
 * part to keep, else it goes on to a fall with a die less from which the best came. `best` has the
 * worths after the choice, `own` before it; the best one was copied, so it is found unchanged. */
static void to_kept(struct dice_ends *t, const double *own, const double *best)
{
    for (int fall = FALLS - 1; fall > 0; fall--) {
        if (t->chance[fall] == 0 || own[fall] == best[fall]) continue;
        dice_faces dice = t->book->fall[fall];
        for (int face = 0; face < FACE_COUNT; face++) {
            if (!faces_of(dice, face)) continue;
            int less = book_fall(t->book, dice - face_one(face));
            if (best[less] != best[fall]) continue;
            t->chance[less] += t->chance[fall];
            t->chance[fall] = 0;
            break;
        }
        LF_ASSERT(t->chance[fall] == 0);
    }
}

/* ... and from there, a die at a time, to the next roll. */
static void to_rolled(struct dice_ends *t)
{
    for (int fall = 0; fall < FALLS_BELOW; fall++) {
        double each = t->chance[fall] * (1.0 / 6.0);
        if (each == 0) continue;
        for (int face = 0; face < FACE_COUNT; face++)
            t->chance[t->book->more[fall][face]] += each;
        t->chance[fall] = 0;
    }
}

/* The chances of all options of a turn. */
static void play_turn(struct dice_ends *t)
{
    turn_expect(t->book, t->final);
    memcpy(t->second, t->final, sizeof t->second);
    turn_choose(t->book, t->second);
    memcpy(t->keep, t->second, sizeof t->keep);
    turn_expect(t->book, t->keep);
    memcpy(t->first, t->keep, sizeof t->first);
    turn_choose(t->book, t->first);
    memset(t->chance, 0, sizeof t->chance);
    for (int fall = 0; fall < FALLS_SIX; fall++)
        t->chance[FALLS_BELOW + fall] = t->book->ways[fall] * (1.0 / FALL_WAYS);
    to_kept(t, t->keep, t->first);
    to_rolled(t);
    to_kept(t, t->final, t->second);
    to_rolled(t);
    for (int i = 0; i < t->options; i++) t->option[i].chance = 0;
    for (int fall = FALLS_BELOW; fall < FALLS; fall++)
        t->option[t->choice[fall]].chance += t->chance[fall];
}

void dice_ends_of(struct dice_ends *t, const struct dice_table *table, int turns_left, int sheet)
{
    t->book = dice_book();
    list_options(t, table_layer(table, turns_left - 1), !table->later_turns, sheet);
    play_turn(t);
}

static void empty(struct crowd *crowd)
{
    crowd->count = 0;
    memset(crowd->row, 0, sizeof crowd->row);
}

void dice_spread_turn(const struct lf_solving *job, int turns_left)
{
    const struct dice_table *table = job->table;
    struct crowd *now = crowd_of(job, turns_left), *then = crowd_of(job, turns_left - 1);
    struct dice_ends t;
    if (turns_left == job->turns) {
        empty(now);
        row_of(now, 0)[0] = 1;
    }
    empty(then);
    for (uint32_t i = 0; i < now->count; i++) {
        dice_ends_of(&t, table, turns_left, (int)now->sheet[i]);
        for (int k = 0; k < t.options; k++) {
            if (t.option[k].chance == 0) continue;
            double *row = row_of(then, t.option[k].sheet);
            for (int c = 0; c + t.option[k].cross < CROSSES; c++)
                row[c + t.option[k].cross] += now->chance[i][c] * t.option[k].chance;
        }
    }
}

void dice_spread_result(const struct lf_solving *job, struct lf_solution *out)
{
    const struct dice_book *book = dice_book();
    const struct crowd *last = crowd_of(job, 0);
    struct spread *spread = spread_of(job);
    memset(spread, 0, sizeof *spread);
    for (uint32_t i = 0; i < last->count; i++) {
        int rank = (int)last->sheet[i] / PLACES_PADDED, place = (int)last->sheet[i] % PLACES_PADDED;
        int knights = 31 - __builtin_clz((unsigned)rank + 1);
        int value = book->place[place].value + knights * (knights + 1) / 2;
        for (int c = 0; c < CROSSES; c++)
            if (last->chance[i][c] > 0)
                spread->score[value - 2 * c - SCORE_LEAST] += last->chance[i][c];
    }
    out->least = SCORE_LEAST;
    out->count = SCORES;
    out->chance = spread->score;
}
