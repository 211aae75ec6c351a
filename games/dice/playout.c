/* playout.c - random games at full speed.
 *
 * Every seat chooses uniformly among its listed actions, drawing from the same random streams in
 * the same order as the generic driver with the bot `random`, so both play the same game to the
 * last byte (the conformance test compares them). No list is made: rolls and re-rolls are found
 * by their number in the list.
 */
#include "core/dealer.h"
#include "games/dice/moves.h"

/* Ways in which n dice of f faces can fall with fewer than k of the last face, for k 1 to 6:
 * where in the sorted list of all falls those with k of it begin. C(n, k) (f - 1)^(n - k). */
#define NONE 0xFFFF
static const uint16_t BEGINS[FACE_COUNT - 1][DICE_COUNT + 1][DICE_COUNT] = {
    {   /* two faces */
        { NONE, NONE, NONE, NONE, NONE, NONE }, { 1, NONE, NONE, NONE, NONE, NONE },
        { 1, 3, NONE, NONE, NONE, NONE }, { 1, 4, 7, NONE, NONE, NONE },
        { 1, 5, 11, 15, NONE, NONE }, { 1, 6, 16, 26, 31, NONE }, { 1, 7, 22, 42, 57, 63 },
    }, { /* three */
        { NONE, NONE, NONE, NONE, NONE, NONE }, { 2, NONE, NONE, NONE, NONE, NONE },
        { 4, 8, NONE, NONE, NONE, NONE }, { 8, 20, 26, NONE, NONE, NONE },
        { 16, 48, 72, 80, NONE, NONE }, { 32, 112, 192, 232, 242, NONE },
        { 64, 256, 496, 656, 716, 728 },
    }, { /* four */
        { NONE, NONE, NONE, NONE, NONE, NONE }, { 3, NONE, NONE, NONE, NONE, NONE },
        { 9, 15, NONE, NONE, NONE, NONE }, { 27, 54, 63, NONE, NONE, NONE },
        { 81, 189, 243, 255, NONE, NONE }, { 243, 648, 918, 1008, 1023, NONE },
        { 729, 2187, 3402, 3942, 4077, 4095 },
    }, { /* five */
        { NONE, NONE, NONE, NONE, NONE, NONE }, { 4, NONE, NONE, NONE, NONE, NONE },
        { 16, 24, NONE, NONE, NONE, NONE }, { 64, 112, 124, NONE, NONE, NONE },
        { 256, 512, 608, 624, NONE, NONE }, { 1024, 2304, 2944, 3104, 3124, NONE },
        { 4096, 10240, 14080, 15360, 15600, 15624 },
    }, { /* six */
        { NONE, NONE, NONE, NONE, NONE, NONE }, { 5, NONE, NONE, NONE, NONE, NONE },
        { 25, 35, NONE, NONE, NONE, NONE }, { 125, 200, 215, NONE, NONE, NONE },
        { 625, 1125, 1275, 1295, NONE, NONE }, { 3125, 6250, 7500, 7750, 7775, NONE },
        { 15625, 34375, 43750, 46250, 46625, 46655 },
    },
};

/* One division by C(n, k) is left for the faces below: the weights there are its multiples.
 * It is done as a product with the rounded-up inverse, exact for all numbers below 2^16. */
#define OVER(c) ((1u << 24) / (c) + 1)
static const uint32_t INVERSE[DICE_COUNT + 1][DICE_COUNT + 1] = {
    { OVER(1) }, { OVER(1), OVER(1) }, { OVER(1), OVER(2), OVER(1) },
    { OVER(1), OVER(3), OVER(3), OVER(1) }, { OVER(1), OVER(4), OVER(6), OVER(4), OVER(1) },
    { OVER(1), OVER(5), OVER(10), OVER(10), OVER(5), OVER(1) },
    { OVER(1), OVER(6), OVER(15), OVER(20), OVER(15), OVER(6), OVER(1) },
};
static const uint32_t POWER[DICE_COUNT + 1] = { 1, 6, 36, 216, 1296, 7776, 46656 };

/* The fall in which the pick-th of the 6^n ways lies, in the order in which chance lists. */
static inline dice_faces nth_roll(uint32_t pick, unsigned n)
{
    dice_faces faces = 0;
    for (int face = FACE_COUNT - 1; face > 0 && n; face--) {
        const uint16_t *begins = BEGINS[face - 1][n];
        unsigned k = 0;
        for (int i = 0; i < DICE_COUNT; i++) k += pick >= begins[i];
        if (k) pick -= begins[k - 1];
        pick = (uint32_t)((uint64_t)pick * INVERSE[n][k] >> 24);
        faces |= k << 4 * face;
        n -= k;
    }
    return faces | n;
}

/* The n-th part of the dice in the order of the list: digits, brick fastest. */
static inline dice_faces nth_part(dice_faces dice, unsigned n)
{
    dice_faces part = 0;
    for (int face = 0; face < FACE_COUNT && n; face++) {
        unsigned base = (unsigned)faces_of(dice, face) + 1;
        part |= n % base << 4 * face;
        n /= base;
    }
    return part;
}

static inline unsigned parts_of(dice_faces dice)
{
    unsigned parts = 1;
    for (int face = 0; face < FACE_COUNT; face++) parts *= (unsigned)faces_of(dice, face) + 1;
    return parts;
}

static inline void throw_dice(struct dice_state *s, struct lf_dealer *d)
{
    unsigned n = (unsigned)(DICE_COUNT - faces_count(s->dice));
    dice_do_throw(s, nth_roll(lf_deal(d, K_DICE, POWER[n]), n));
}

static inline void choose_dice(struct dice_state *s, struct lf_dealer *d)
{
    unsigned parts = parts_of(s->dice), n = (unsigned)lf_choose(d, s->active, (int)parts) + 1;
    if (n == parts) s->phase = DICE_BUILD;
    else dice_do_reroll(s, nth_part(s->dice, n));
}

/* The n-th joker action: for each knight the dice that show another face; the last knight's
 * joker turns any of them to any other face. */
static inline void nth_joker(struct dice_state *s, unsigned faces, unsigned n)
{
    for (unsigned left = dice_jokers(s); left; left &= left - 1) {
        int knight = __builtin_ctz(left), to = SHEET_JOKER[knight];
        unsigned from = to == GOLD ? faces : faces & ~(1u << to);
        unsigned each = to == GOLD ? FACE_COUNT - 1 : 1;
        unsigned here = (unsigned)__builtin_popcount(from) * each;
        if (n >= here) { n -= here; continue; }
        for (unsigned skip = n / each; skip; skip--) from &= from - 1;
        int shown = __builtin_ctz(from);
        if (to == GOLD) {
            to = (int)(n % each);
            to += to >= shown;
        }
        dice_do_joker(s, knight, shown, to);
        return;
    }
}

static inline unsigned count_jokers(unsigned jokers, unsigned faces)
{
    unsigned count = 0;
    for (; jokers; jokers &= jokers - 1) {
        int to = SHEET_JOKER[__builtin_ctz(jokers)];
        if (to == GOLD) count += (unsigned)__builtin_popcount(faces) * (FACE_COUNT - 1);
        else count += (unsigned)__builtin_popcount(faces & ~(1u << to));
    }
    return count;
}

/* The set of faces that are shown. */
static inline unsigned shown_faces(dice_faces dice)
{
    unsigned set = 0;
    for (int face = 0; face < FACE_COUNT; face++)
        set |= (unsigned)(faces_of(dice, face) != 0) << face;
    return set;
}

static inline void build(struct dice_state *s, struct lf_dealer *d)
{
    const struct dice_sheet *sheet = &s->sheet[s->active];
    unsigned roads = faces_cover(s->dice, SHEET_COST[DICE_ROAD]) ? dice_frontier(sheet->roads) : 0;
    unsigned settlements =
        faces_cover(s->dice, SHEET_COST[DICE_SETTLEMENT]) && dice_settlement_open(sheet);
    unsigned cities = faces_cover(s->dice, SHEET_COST[DICE_CITY]) && dice_city_open(sheet);
    unsigned knights =
        faces_cover(s->dice, SHEET_COST[DICE_KNIGHT]) && sheet->knights < DICE_KNIGHTS;
    unsigned usable = dice_jokers(s), faces = usable ? shown_faces(s->dice) : 0;
    unsigned jokers = usable ? count_jokers(usable, faces) : 0;
    unsigned golds = faces_of(s->dice, GOLD) >= 2 ? RESOURCES : 0;
    unsigned paths = (unsigned)__builtin_popcount(roads);
    unsigned total = paths + settlements + cities + knights + jokers + golds + 1;
    unsigned n = (unsigned)lf_choose(d, s->active, (int)total);
    if (n == total - 1) { dice_do_end(s); return; }
    if (n < paths) {
        while (n--) roads &= roads - 1;
        dice_do_road(s, __builtin_ctz(roads));
        return;
    }
    n -= paths;
    if (n < settlements) { dice_do_settlement(s); return; }
    n -= settlements;
    if (n < cities) { dice_do_city(s); return; }
    n -= cities;
    if (n < knights) { dice_do_knight(s); return; }
    n -= knights;
    if (n < jokers) nth_joker(s, faces, n);
    else dice_do_gold(s, (int)(n - jokers));
}

void dice_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally)
{
    struct dice_state *s = state;
    struct lf_dealer d = lf_dealer_of(luck);
    uint64_t transitions = 0;
    *tally = (struct lf_tally){ 0 };
    for (; s->phase != DICE_OVER; transitions++) {
        if (s->turn > turn_cap) { tally->capped = true; break; }
        switch (s->phase) {
        case DICE_START: dice_do_start(s, (int)lf_deal(&d, K_START, s->seat_count)); break;
        case DICE_ROLL: s->phase = DICE_THROW; break;
        case DICE_THROW: throw_dice(s, &d); break;
        case DICE_CHOOSE: choose_dice(s, &d); break;
        default: build(s, &d); break;
        }
    }
    tally->transitions = transitions;
    tally->turns = s->turn;
}
