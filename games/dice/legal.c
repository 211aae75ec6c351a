/* legal.c - listing the actions of a seat and the outcomes of chance, and applying them. */
#include "core/check.h"
#include "games/dice/moves.h"

struct list { lf_action *out; int count; };

static void add(struct list *list, int kind, uint64_t args)
{
    list->out[list->count++] = lf_act(kind, args);
}

/* Every part of the six dice but the empty one: counts that run like digits, brick fastest,
 * which is the ascending order of the packed faces. */
static void list_rerolls(struct list *list, dice_faces dice)
{
    for (dice_faces part = 0;;) {
        int face = 0;
        while (face < FACE_COUNT && faces_of(part, face) == faces_of(dice, face)) {
            part &= ~((dice_faces)15 << 4 * face);
            face++;
        }
        if (face == FACE_COUNT) return;
        part += face_one(face);
        add(list, K_REROLL, part);
    }
}

static void list_jokers(struct list *list, const struct dice_state *s)
{
    for (unsigned left = dice_jokers(s); left; left &= left - 1) {
        int knight = __builtin_ctz(left), resource = SHEET_JOKER[knight];
        for (int from = 0; from < FACE_COUNT; from++) {
            if (!faces_of(s->dice, from)) continue;
            for (int to = 0; to < FACE_COUNT; to++)
                if (to != from && (resource == GOLD || resource == to))
                    add(list, K_JOKER, dice_joker_args(knight, from, to));
        }
    }
}

static void list_builds(struct list *list, const struct dice_state *s)
{
    const struct dice_sheet *sheet = &s->sheet[s->active];
    if (faces_cover(s->dice, SHEET_COST[DICE_ROAD]))
        for (unsigned roads = dice_frontier(sheet->roads); roads; roads &= roads - 1)
            add(list, K_ROAD, (uint64_t)__builtin_ctz(roads));
    if (faces_cover(s->dice, SHEET_COST[DICE_SETTLEMENT]) && dice_settlement_open(sheet))
        add(list, K_SETTLEMENT, 0);
    if (faces_cover(s->dice, SHEET_COST[DICE_CITY]) && dice_city_open(sheet)) add(list, K_CITY, 0);
    if (faces_cover(s->dice, SHEET_COST[DICE_KNIGHT]) && sheet->knights < DICE_KNIGHTS)
        add(list, K_KNIGHT, 0);
    list_jokers(list, s);
    if (faces_of(s->dice, GOLD) >= 2)
        for (int resource = 0; resource < RESOURCES; resource++)
            add(list, K_GOLD, (uint64_t)resource);
    add(list, K_END, 0);
}

int dice_legal(const void *state, int seat, lf_action *out)
{
    const struct dice_state *s = state;
    struct list list = { out, 0 };
    if (seat != s->active) return 0;
    switch (s->phase) {
    case DICE_ROLL: add(&list, K_ROLL, 0); break;
    case DICE_CHOOSE:
        list_rerolls(&list, s->dice);
        add(&list, K_STOP, 0);
        break;
    case DICE_BUILD: list_builds(&list, s); break;
    default: break;
    }
    return list.count;
}

/* ---- Chance ---- */

/* All ways in which n dice can fall, ascending: the higher faces decide first. The weight is
 * the number of ways to tell the dice apart, n! / (a! b! ...): for each face in turn, the ways
 * to choose which of the dice left show it. */
static int list_rolls(struct lf_outcome *out, int n)
{
    static const uint8_t WAYS[DICE_COUNT + 1][DICE_COUNT + 1] = {
        { 1 }, { 1, 1 }, { 1, 2, 1 }, { 1, 3, 3, 1 }, { 1, 4, 6, 4, 1 }, { 1, 5, 10, 10, 5, 1 },
        { 1, 6, 15, 20, 15, 6, 1 },
    };
    int count = 0, show[FACE_COUNT] = { n };
    for (;;) {
        dice_faces faces = 0;
        uint32_t weight = 1;
        for (int face = 0, left = n; face < FACE_COUNT; left -= show[face++]) {
            faces |= face_one(face) * (dice_faces)show[face];
            weight *= WAYS[left][show[face]];
        }
        out[count++] = (struct lf_outcome){ lf_act(K_DICE, faces), weight };
        /* One more of the lowest face above brick that can take one; what is below goes back. */
        int face = 1;
        while (face < FACE_COUNT && show[0] == 0) {
            show[0] += show[face];
            show[face++] = 0;
        }
        if (face == FACE_COUNT) return count;
        show[0]--;
        show[face]++;
    }
}

int dice_chance(const void *state, struct lf_outcome *out)
{
    const struct dice_state *s = state;
    if (s->phase == DICE_THROW) return list_rolls(out, DICE_COUNT - faces_count(s->dice));
    LF_ASSERT(s->phase == DICE_START);
    for (int seat = 0; seat < s->seat_count; seat++)
        out[seat] = (struct lf_outcome){ lf_act(K_START, (uint64_t)seat), 1 };
    return s->seat_count;
}

/* ---- Applying ---- */

void dice_apply(void *state, int seat, lf_action action)
{
    struct dice_state *s = state;
    uint64_t args = lf_args_of(action);
    LF_ASSERT(dice_check(s, seat, action) == 0);
    (void)seat;
    switch (lf_kind_of(action)) {
    case K_START: dice_do_start(s, (int)args); break;
    case K_DICE: dice_do_throw(s, (dice_faces)args); break;
    case K_ROLL: s->phase = DICE_THROW; break;
    case K_REROLL: dice_do_reroll(s, (dice_faces)args); break;
    case K_STOP: s->phase = DICE_BUILD; break;
    case K_ROAD: dice_do_road(s, (int)args); break;
    case K_SETTLEMENT: dice_do_settlement(s); break;
    case K_CITY: dice_do_city(s); break;
    case K_KNIGHT: dice_do_knight(s); break;
    case K_JOKER: dice_do_joker(s, (int)(args >> 6), (int)(args >> 3 & 7), (int)(args & 7)); break;
    case K_GOLD: dice_do_gold(s, (int)args); break;
    default: dice_do_end(s); break;
    }
}
