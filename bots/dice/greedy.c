/* greedy.c - the bot `greedy` for the dice game: it knows no solution and looks one turn ahead.
 *
 * It plays the dice for the best expected turn, where a structure counts its points and what it
 * opens: a road leads to sites, a knight's joker will be worth a die, and both count less the fewer
 * turns are left. */
#include "bots/dice/mind.h"

/* What lies ahead of a set of roads: each site not yet built counts a part of its points, the more
 * the nearer it is. */
static double outlook(const struct dice_place *at)
{
    double sum = 0;
    for (int i = at->settlements; i < DICE_SETTLEMENTS; i++) {
        bool reached = dice_road_at(at->roads, SHEET_SETTLEMENT_ROAD[i]);
        sum += SHEET_SETTLEMENT_POINTS[i] * (reached ? 0.5 : 0) / (1 + i - at->settlements);
    }
    for (int i = at->cities; i < DICE_CITIES; i++) {
        bool reached = dice_road_at(at->roads, SHEET_CITY_ROAD[i]);
        sum += SHEET_CITY_POINTS[i] * (reached ? 0.6 : 0) / (1 + i - at->cities);
    }
    return sum + 1.2 * __builtin_popcount(at->roads);
}

static double worth(const struct dice_mind *mind, int points, int rank, int place)
{
    static const double JOKER = 2.0;
    int knights = 31 - __builtin_clz((unsigned)rank + 1);
    int used = __builtin_popcount((unsigned)(rank + 1 - (1 << knights)));
    double share = mind->turns_left < 6 ? mind->turns_left / 6.0 : 1.0;
    return points + share * (outlook(&dice_book()->place[place]) + JOKER * (knights - used));
}

lf_action dice_greedy(const void *view, int seat, struct lf_rng *rng,
                      struct lf_memory *memory)
{
    const struct dice_state *s = view;
    struct dice_mind mind = { .worth = worth, .same_turn = !(s->options & DICE_LATER_TURNS),
                              .turns_left = DICE_BOXES - 1 - s->sheet[s->active].filled };
    (void)seat, (void)rng, (void)memory;
    return mind_choose(&mind, s);
}
