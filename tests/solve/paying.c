/* paying.c - what the solver holds to be payable (D-82) is what sequences of actions can build. */
#include "bots/dice/book.h"
#include "core/rng.h"
#include "tests/solve/solve.h"

enum { ROLLS_EACH = 3 };

/* A sheet on which every structure has a place: three roads, the first settlement and city. */
static struct dice_state position(int knights, unsigned used, bool later, dice_faces dice)
{
    struct dice_state s;
    struct lf_error error;
    dice_game.init(&s, 1, later ? "joker=later-turns" : "", &error);
    s.sheet[0].roads = 0x7;
    s.sheet[0].knights = (uint8_t)knights;
    s.sheet[0].used = (uint8_t)used;
    s.phase = DICE_BUILD;
    s.rolls = 3;
    s.dice = dice;
    return s;
}

static int ends_index(const struct plan_info *plan)
{
    return plan->roads + 4 * plan->settlements + 8 * plan->cities + 16 * plan->knights;
}

/* The smallest of the sets, and those of the book, must be the same. */
static bool same_sets(uint64_t found, enum plan plan, unsigned usable, dice_faces dice)
{
    uint64_t least = 0, book = 0;
    for (int size = 0; size <= DICE_KNIGHTS && !least; size++)
        for (unsigned set = 0; set < 64; set++)
            if (found >> set & 1 && __builtin_popcount(set) == size) least |= (uint64_t)1 << set;
    for (unsigned jokers = usable;; jokers = (jokers - 1) & usable) {
        if (book_fills(plan, jokers, dice)) book |= (uint64_t)1 << jokers;
        if (!jokers) break;
    }
    return least == book;
}

static bool compare(const struct dice_state *s)
{
    const struct dice_sheet *sheet = &s->sheet[0];
    uint64_t ends[64];
    unsigned at_hand = ((1u << sheet->knights) - 1) & ~(unsigned)sheet->used;
    brute_ends(s, ends);
    for (int plan = PLAN_R; plan < PLANS; plan++) {
        unsigned usable = plan_jokers((enum plan)plan, sheet->knights, at_hand,
                                      !(s->options & DICE_LATER_TURNS));
        if (sheet->knights + PLAN[plan].knights > DICE_KNIGHTS) usable = 64;
        if (usable == 64 ? ends[ends_index(&PLAN[plan])] != 0
                         : !same_sets(ends[ends_index(&PLAN[plan])], (enum plan)plan, usable,
                                      s->dice))
            return false;
    }
    /* Nothing but the plans of D-25 can be built. */
    for (int i = 1; i < 64; i++) {
        bool known = ends[i] == 0;
        for (int plan = PLAN_R; plan < PLANS; plan++) known |= i == ends_index(&PLAN[plan]);
        if (!known) return false;
    }
    return true;
}

void test_paying(void)
{
    const struct dice_book *book = dice_book();
    struct lf_rng rng = { lf_rng_key(4, 1), 0 };
    int differences = 0, cases = 0;
    for (int later = 0; later < 2; later++)
        for (int knights = 0; knights <= DICE_KNIGHTS; knights++)
            for (unsigned used = 0; used < 1u << knights; used++)
                for (int i = 0; i < ROLLS_EACH; i++, cases++) {
                    int fall = FALLS_BELOW + (int)lf_rng_below(&rng, FALLS_SIX);
                    struct dice_state s = position(knights, used, later, book->fall[fall]);
                    differences += !compare(&s);
                }
    verdict(differences == 0, "%d of %d rolls pay for something else", differences, cases);
}
