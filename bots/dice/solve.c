/* solve.c - the exact solution of the solo game, by dynamic programming from the last turn on.
 *
 * With n turns left a sheet is worth the mean, over the first roll, of the best choice, and so on
 * (turn.h). What a final roll is worth is the best of all plans it can pay for: the points of the
 * plan and the worth of the sheet after it with n - 1 turns left. That depends on the roll only
 * through what can be paid, so each plan with each set of jokers is worked out once and offered to
 * the rolls that need exactly these jokers. Using more jokers than needed is never better.
 *
 * A layer takes two steps. The first finds, for each rank after the turn, the best place that each
 * plan can lead to. The second solves all sheets of one rank, several places at a time. Beside the
 * worth goes the mean of its square, for the standard deviation.
 *
 * Read next: spread.c (the distribution of the result).
 */
#include "bots/dice/solve.h"

/* Worse than anything, for plans that are not possible, and small enough to be multiplied. */
static const double NEVER = -1e9;

static double *layer_of(const struct lf_solving *job, int n)
{
    return ((struct dice_table *)job->table)->value + (size_t)n * SHEETS;
}

/* ---- What each plan can lead to ---- */

/* The best of the places that can follow, with the points on the island; for all places of a
 * rank that can be there before the turn. */
static void prepare_rank(const struct lf_solving *job, int n, int rank)
{
    const struct dice_book *book = dice_book();
    struct dice_work *work = job->work;
    const double *next = layer_of(job, n - 1) + rank * PLACES_PADDED;
    const double *square = work->square[(n - 1) & 1][rank];
    for (int place = 0; place < PLACES; place++) {
        if (book->place[place].turns_least[0] > job->turns - n) continue;
        for (int plan = PLAN_R; plan < PLACE_PLANS; plan++) {
            int row = place * PLACE_PLANS + plan, best = -1;
            for (int i = book->follow_from[row]; i < book->follow_from[row + 1]; i++)
                if (best < 0 || next[book->follow[i]] > next[best]) best = book->follow[i];
            double *value = &work->best[plan][rank][place];
            double *squared = &work->best_square[plan][rank][place];
            if (best < 0) {
                *value = NEVER;
                *squared = 0;
                continue;
            }
            double points = book_points(book, (enum plan)plan, place, 0);
            *value = points + next[best];
            *squared = points * (points + 2 * next[best]) + square[best];
        }
    }
}

/* ---- One rank ---- */

/* Places side by side, one in each lane. The type is GCC's and clang's for vectors: left to
 * themselves neither uses vector instructions here. It is as wide as the machine's registers; a
 * wider one is taken apart badly. */
#ifdef __AVX2__
enum { LANES = 4 };
#else
enum { LANES = 2 };
#endif
typedef double lanes __attribute__((vector_size(LANES * sizeof(double)), aligned(8), may_alias));
typedef int64_t lane_bits __attribute__((vector_size(LANES * sizeof(int64_t))));

struct scratch { _Alignas(64) lanes worth[FALLS], square[FALLS]; };

/* Each lane takes the better worth and the square that belongs to it. */
static inline void take_better(lanes *worth, lanes *square, const lanes *other,
                               const lanes *other_square)
{
    lane_bits better = *other > *worth;
    *worth = (lanes)((better & (lane_bits)*other) | (~better & (lane_bits)*worth));
    *square = (lanes)((better & (lane_bits)*other_square) | (~better & (lane_bits)*square));
}

/* turn_expect() and turn_choose() of turn.h in every lane. */
static void expect(const struct dice_book *book, lanes *restrict worth)
{
    for (int fall = FALLS_BELOW - 1; fall >= 0; fall--) {
        const uint16_t *more = book->more[fall];
        worth[fall] = (worth[more[0]] + worth[more[1]] + (worth[more[2]] + worth[more[3]]) +
                       (worth[more[4]] + worth[more[5]])) * (1.0 / 6.0);
    }
}

static void choose(const struct dice_book *book, struct scratch *s)
{
    for (int fall = 0; fall < FALLS_BELOW; fall++) {
        lanes worth = s->worth[fall], square = s->square[fall];
        for (int face = 0; face < FACE_COUNT; face++) {
            int more = book->more[fall][face];
            take_better(&s->worth[more], &s->square[more], &worth, &square);
        }
    }
}

static void mean(const struct dice_book *book, const lanes *worth, double *out)
{
    lanes sum = { 0 };
    for (int fall = 0; fall < FALLS_SIX; fall++)
        sum += (double)book->ways[fall] * worth[FALLS_BELOW + fall];
    sum *= 1.0 / FALL_WAYS;
    for (int i = 0; i < LANES; i++) out[i] = sum[i];
}

/* A plan's worth is offered to every roll that needs these jokers for it. */
static void offer(const struct dice_book *book, struct scratch *s, int row, const double *value,
                  const double *squared, double points)
{
    const lanes *from = (const lanes *)value, *from_square = (const lanes *)squared;
    lanes worth = *from + points, square = *from_square + points * (points + 2 * *from);
    for (int k = book->pays_from[row]; k < book->pays_from[row + 1]; k++) {
        int fall = FALLS_BELOW + book->pays[k];
        take_better(&s->worth[fall], &s->square[fall], &worth, &square);
    }
}

/* Worth of the final rolls of neighbouring places. */
static void final_rolls(const struct lf_solving *job, int n, int knights, unsigned used,
                        int place, struct scratch *s)
{
    const struct dice_book *book = dice_book();
    struct dice_work *work = job->work;
    const double *next = layer_of(job, n - 1);
    bool same_turn = !((const struct dice_table *)job->table)->later_turns;
    unsigned at_hand = ((1u << knights) - 1) & ~used;
    int rank = book_rank(knights, used);
    const lanes *value = (const lanes *)(next + rank * PLACES_PADDED + place);
    const lanes *squared = (const lanes *)&work->square[(n - 1) & 1][rank][place];
    for (int fall = FALLS_BELOW; fall < FALLS; fall++) {          /* a cross */
        s->worth[fall] = *value - 2;
        s->square[fall] = *squared - 4 * *value + 4;
    }
    for (int plan = PLAN_R; plan < PLANS; plan++) {
        int after = knights + PLAN[plan].knights, island = PLAN[plan].on_island, points = 0;
        if (after > DICE_KNIGHTS) continue;
        for (int k = knights + 1; k <= after; k++) points += k;
        unsigned usable = plan_jokers((enum plan)plan, knights, at_hand, same_turn);
        for (unsigned jokers = usable;; jokers = (jokers - 1) & usable) {
            int to = book_rank(after, used | jokers);
            const double *best = island ? work->best[island][to] : next + to * PLACES_PADDED;
            const double *square = island ? work->best_square[island][to]
                                          : work->square[(n - 1) & 1][to];
            offer(book, s, plan * 64 + (int)jokers, best + place, square + place, points);
            if (!jokers) break;
        }
    }
}

static void solve_rank(const struct lf_solving *job, int n, int rank)
{
    const struct dice_book *book = dice_book();
    struct dice_work *work = job->work;
    struct scratch s;
    int knights = 31 - __builtin_clz((unsigned)rank + 1);
    unsigned used = (unsigned)(rank + 1 - (1 << knights));
    double *value = layer_of(job, n) + rank * PLACES_PADDED;
    float *spread = (float *)layer_of(job, job->turns + 1) + (size_t)n * SHEETS +
                    rank * PLACES_PADDED;
    for (int place = 0; place < PLACES_PADDED; place += LANES) {
        double *square = &work->square[n & 1][rank][place];
        bool reached = false;
        for (int i = 0; i < LANES; i++)
            reached |= book->place[place + i].turns_least[knights] <= job->turns - n;
        if (!reached) continue;
        final_rolls(job, n, knights, used, place, &s);
        for (int choice = 0; choice < 2; choice++) {
            expect(book, s.worth);
            expect(book, s.square);
            choose(book, &s);
        }
        mean(book, s.worth, value + place);
        mean(book, s.square, square);
        for (int i = 0; i < LANES; i++) {
            double variance = square[i] - value[place + i] * value[place + i];
            spread[place + i] = (float)__builtin_sqrt(variance > 0 ? variance : 0);
        }
    }
}

/* ---- The solver's steps ---- */

size_t dice_table_size(const struct lf_solving *job) { return table_bytes(job->turns); }

size_t dice_work_size(const struct lf_solving *job)
{
    size_t spread = job->distribution ? dice_spread_size(job) : 0;
    return spread > sizeof(struct dice_work) ? spread : sizeof(struct dice_work);
}

int dice_steps(const struct lf_solving *job)
{
    return 2 * job->turns + (job->distribution ? job->turns : 0);
}

int dice_parts(const struct lf_solving *job, int step)
{
    return step < 2 * job->turns ? RANKS : 1;
}

void dice_run(const struct lf_solving *job, int step, int part)
{
    struct dice_table *table = job->table;
    if (step == 0 && part == 0) {
        const struct dice_state *start = job->start;
        *table = (struct dice_table){ TABLE_MAGIC, TABLE_VERSION,
                                      (start->options & DICE_LATER_TURNS) != 0,
                                      (uint32_t)job->turns };
    }
    if (step >= 2 * job->turns) dice_spread_turn(job, 3 * job->turns - step);
    else if (step % 2 == 0) prepare_rank(job, step / 2 + 1, part);
    else solve_rank(job, step / 2 + 1, part);
}

void dice_result(const struct lf_solving *job, struct lf_solution *out)
{
    const struct dice_book *book = dice_book();
    const struct dice_table *table = job->table;
    *out = (struct lf_solution){ .expected = table_layer(table, job->turns)[0],
                                 .deviation = (double)table_spread(table, job->turns)[0] };
    for (int turn = 0; turn < job->turns; turn++)
        for (int place = 0; place < PLACES; place++)
            for (int k = 0; k <= DICE_KNIGHTS; k++)
                if (book->place[place].turns_least[k] <= turn) out->states += 1u << k;
    if (job->distribution) dice_spread_result(job, out);
}
