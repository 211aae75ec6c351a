/* mind.c - what to build with given dice, and which dice to roll again (mind.h). */
#include "bots/dice/mind.h"

#include "bots/dice/turn.h"
#include "core/check.h"

struct dice_spot mind_spot(const struct dice_state *s)
{
    const struct dice_sheet *sheet = &s->sheet[s->active];
    return (struct dice_spot){ sheet->knights, book_place(dice_book(), sheet), s->gained,
                               sheet->used, s->fresh, s->dice };
}

static unsigned at_hand(const struct dice_mind *mind, const struct dice_spot *spot)
{
    int built = spot->knights - (mind->same_turn ? 0 : (int)spot->fresh);
    return ((1u << built) - 1) & ~spot->used;
}

/* The best of the places that a plan can lead to. */
static void try_plan(const struct dice_mind *mind, const struct dice_spot *spot, enum plan plan,
                     unsigned jokers, struct dice_intent *best)
{
    const struct dice_book *book = dice_book();
    int row = spot->place * PLACE_PLANS + PLAN[plan].on_island;
    int rank = book_rank(spot->knights + PLAN[plan].knights, spot->used | jokers);
    int points = book_points(book, plan, spot->place, spot->knights) + spot->gained;
    for (int i = book->follow_from[row]; i < book->follow_from[row + 1]; i++) {
        double worth = mind->worth(mind, points, rank, book->follow[i]);
        if (worth > best->worth)
            *best = (struct dice_intent){ plan, jokers, book->follow[i], worth };
    }
}

static struct dice_intent nothing(const struct dice_mind *mind, const struct dice_spot *spot)
{
    int points = spot->gained ? spot->gained : -2;
    double worth = mind->worth(mind, points, book_rank(spot->knights, spot->used), spot->place);
    return (struct dice_intent){ PLAN_NONE, 0, spot->place, worth };
}

struct dice_intent mind_intent(const struct dice_mind *mind, const struct dice_spot *spot)
{
    struct dice_intent best = nothing(mind, spot);
    for (int plan = PLAN_R; plan < PLANS; plan++) {
        unsigned missing;
        int gap = book_missing(PLAN[plan].cost, spot->dice, &missing);
        if (gap < 0 || spot->knights + PLAN[plan].knights > DICE_KNIGHTS) continue;
        unsigned usable = plan_jokers((enum plan)plan, spot->knights, at_hand(mind, spot),
                                      mind->same_turn);
        if (gap > __builtin_popcount(usable)) continue;
        for (unsigned jokers = usable;; jokers = (jokers - 1) & usable) {
            if (book_fills((enum plan)plan, jokers, spot->dice))
                try_plan(mind, spot, (enum plan)plan, jokers, &best);
            if (!jokers) break;
        }
    }
    return best;
}

void mind_rolls(const struct dice_mind *mind, const struct dice_spot *spot, double *worth)
{
    const struct dice_book *book = dice_book();
    double none = nothing(mind, spot).worth;
    for (int fall = FALLS_BELOW; fall < FALLS; fall++) worth[fall] = none;
    for (int plan = PLAN_R; plan < PLANS; plan++) {
        if (spot->knights + PLAN[plan].knights > DICE_KNIGHTS) continue;
        int row = spot->place * PLACE_PLANS + PLAN[plan].on_island;
        if (book->follow_from[row] == book->follow_from[row + 1]) continue;
        unsigned usable = plan_jokers((enum plan)plan, spot->knights, at_hand(mind, spot),
                                      mind->same_turn);
        for (unsigned jokers = usable;; jokers = (jokers - 1) & usable) {
            struct dice_intent best = { PLAN_NONE, 0, 0, none };
            int list = plan * 64 + (int)jokers;
            if (book->pays_from[list] != book->pays_from[list + 1])
                try_plan(mind, spot, (enum plan)plan, jokers, &best);
            for (int k = book->pays_from[list]; k < book->pays_from[list + 1]; k++) {
                double *to = &worth[FALLS_BELOW + book->pays[k]];
                if (best.worth > *to) *to = best.worth;
            }
            if (!jokers) break;
        }
    }
}

/* ---- Which dice to roll again ---- */

/* After the first roll the rows of six dice would stand for a roll with a choice to come; but who
 * keeps all dice stops, and has what the final roll is worth. */
void mind_keeps(const struct dice_mind *mind, const struct dice_spot *spot, int rolls,
                double *worth)
{
    const struct dice_book *book = dice_book();
    int fall = book_fall(book, spot->dice);
    mind_rolls(mind, spot, worth);
    double stop = worth[fall];
    turn_expect(book, worth);
    if (rolls > 1) return;
    turn_choose(book, worth);
    turn_expect(book, worth);
    worth[fall] = stop;
}

/* The part of the dice that is best kept: the largest of those that are worth most. */
static dice_faces best_kept(const struct dice_book *book, const double *worth, dice_faces dice)
{
    dice_faces best = dice;
    double most = worth[book_fall(book, dice)];
    for (dice_faces part = dice;;) {
        int face = 0;
        double here = worth[book_fall(book, part)];
        if (here > most) most = here, best = part;
        while (face < FACE_COUNT && !faces_of(part, face)) {       /* the next smaller part */
            part |= dice & (dice_faces)15 << 4 * face;
            face++;
        }
        if (face == FACE_COUNT) return best;
        part -= face_one(face);
    }
}

static lf_action choose_dice(const struct dice_mind *mind, const struct dice_state *s)
{
    const struct dice_book *book = dice_book();
    struct dice_spot spot = mind_spot(s);
    double worth[FALLS];
    mind_keeps(mind, &spot, s->rolls, worth);
    dice_faces kept = best_kept(book, worth, s->dice);
    return kept == s->dice ? lf_act(K_STOP, 0) : lf_act(K_REROLL, s->dice - kept);
}

/* ---- Carrying out an intent ---- */

/* A structure of the plan that the dice pay for as they lie. */
static bool build_now(const struct dice_state *s, const struct dice_intent *intent, lf_action *out)
{
    const struct dice_sheet *sheet = &s->sheet[s->active];
    const struct plan_info *plan = &PLAN[intent->plan];
    if (plan->knights && faces_cover(s->dice, SHEET_COST[DICE_KNIGHT]))
        return *out = lf_act(K_KNIGHT, 0), true;
    if (plan->cities && faces_cover(s->dice, SHEET_COST[DICE_CITY]))
        return *out = lf_act(K_CITY, 0), true;
    if (plan->settlements && dice_settlement_open(sheet) &&
        faces_cover(s->dice, SHEET_COST[DICE_SETTLEMENT]))
        return *out = lf_act(K_SETTLEMENT, 0), true;
    unsigned roads = dice_book()->place[intent->place].roads & dice_frontier(sheet->roads);
    if (plan->roads && roads && faces_cover(s->dice, SHEET_COST[DICE_ROAD]))
        return *out = lf_act(K_ROAD, (uint64_t)__builtin_ctz(roads)), true;
    return false;
}

/* The structure whose cost is looked after first: a knight, because its joker may be wanted. */
static dice_faces first_cost(const struct plan_info *plan)
{
    if (plan->knights) return SHEET_COST[DICE_KNIGHT];
    return plan->cost;
}

/* A die that the plan does not need; gold only if nothing else is to spare. */
static int spare_face(dice_faces cost, dice_faces dice, int not_this)
{
    for (int face = 0; face < RESOURCES; face++)
        if (face != not_this && faces_of(dice, face) > faces_of(cost, face)) return face;
    return GOLD;
}

/* Changes a die towards the plan: by a joker if the plan wants one for what is missing, else by
 * a gold trade. */
static lf_action change_die(const struct dice_state *s, const struct dice_intent *intent)
{
    const struct plan_info *plan = &PLAN[intent->plan];
    dice_faces first = first_cost(plan);
    unsigned jokers = intent->jokers & dice_jokers(s);
    int lacks = -1;
    for (int face = 0; face < RESOURCES; face++) {
        if (faces_of(s->dice, face) >= faces_of(first, face)) continue;
        lacks = face;
        for (int k = 0; k < DICE_KNIGHTS; k++)
            if (jokers >> k & 1 && SHEET_JOKER[k] == face)
                return lf_act(K_JOKER, dice_joker_args(k, spare_face(plan->cost, s->dice, face),
                                                       face));
    }
    LF_ASSERT(lacks >= 0);
    if (jokers >> (DICE_KNIGHTS - 1) & 1)
        return lf_act(K_JOKER, dice_joker_args(DICE_KNIGHTS - 1,
                                               spare_face(plan->cost, s->dice, lacks), lacks));
    return lf_act(K_GOLD, (uint64_t)lacks);
}

static lf_action choose_build(const struct dice_mind *mind, const struct dice_state *s)
{
    struct dice_spot spot = mind_spot(s);
    struct dice_intent intent = mind_intent(mind, &spot);
    lf_action action;
    if (intent.plan == PLAN_NONE) return lf_act(K_END, 0);
    return build_now(s, &intent, &action) ? action : change_die(s, &intent);
}

lf_action mind_choose(const struct dice_mind *mind, const struct dice_state *s)
{
    switch (s->phase) {
    case DICE_ROLL: return lf_act(K_ROLL, 0);
    case DICE_CHOOSE: return choose_dice(mind, s);
    default: return choose_build(mind, s);
    }
}
