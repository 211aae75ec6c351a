/* cards_science.c - the green progress cards (CKC-alchemist to CKC-smith), and which kind of action
 * plays which card. */
#include "games/knights/moves.h"

/* ---- Kinds ---- */

/* Kinds follow the order of the cards, without those that are victory points. */
int knights_kind_of_card(int card)
{
    return KN_ALCHEMIST + card - CARD_ALCHEMIST - (card > CARD_PRINTER);
}

int knights_card_of_kind(int kind)
{
    if (kind < KN_ALCHEMIST || kind > KN_WEDDING) return CARD_NONE;
    return CARD_ALCHEMIST + kind - KN_ALCHEMIST + (kind > KN_SMITH);
}

/* ---- What the cards look at ---- */

/* Hexes whose number token may be swapped: all but 2, 6, 8 and 12. Written out, because gcc 12
 * joins other sets when a loop leaves some of them out. */
hex_set knights_swap_hexes(const struct knights_state *s)
{
    const hex_set *with = s->island.number_hexes;
    hex_set low = hexes_or(hexes_or(with[3 - 2], with[4 - 2]), with[5 - 2]);
    hex_set high = hexes_or(hexes_or(with[9 - 2], with[10 - 2]), with[11 - 2]);
    return hexes_or(low, high);
}

/* Hexes of a terrain with at least one own building; the robber does not matter. */
static int own_hexes(const struct knights_state *s, int seat, int terrain)
{
    int count = 0;
    for (hex_set at = island_hexes_of(&s->island, seat); hexes_any(at); at = hexes_rest(at))
        count += island_terrain(&s->island, hexes_lowest(at)) == terrain;
    return count;
}

/* Whether two knights can be promoted together (NOWHERE: one only): the strong one first, which
 * may free the piece for the other. */
bool knights_smith_fits(const struct knights_state *s, int seat, int first, int second)
{
    corner_set both = corners_one(first);
    if (second != NOWHERE) corners_add(&both, second);
    int strong = corners_count(corners_and(both, s->strong));
    int mighty = corners_count(knights_of(s, seat, 3)) + strong;
    int middle = corners_count(knights_of(s, seat, 2)) - strong + corners_count(both) - strong;
    return mighty <= KNIGHTS_EACH && middle <= KNIGHTS_EACH;
}

/* ---- Checking ---- */

static lf_rule check_inventor(const struct knights_state *s, uint64_t args)
{
    uint64_t first = args >> 8, second = args & 0xFF;
    if (first >= HEX_COUNT || second >= HEX_COUNT || first >= second) return CKC(inventor_1);
    hex_set may = knights_swap_hexes(s);
    if (!hexes_has(may, (int)first) || !hexes_has(may, (int)second)) return CKC(inventor_2);
    return island_number(&s->island, (int)first) == island_number(&s->island, (int)second)
               ? CKC(inventor_5) : 0;
}

/* Which rule keeps a single knight from being promoted for nothing. */
static lf_rule smith_rule(const struct knights_state *s, int seat, uint64_t corner)
{
    if (corner >= CORNER_COUNT || !corners_has(s->knights[seat], (int)corner))
        return CKC(smith_1);
    if (corners_has(s->mighty, (int)corner)) return CKC(smith_4);
    if (corners_has(s->promoted, (int)corner)) return CKC(smith_5);
    if (corners_has(s->strong, (int)corner) && s->level[seat][POLITICS] < 3) return CKC(smith_3);
    return 0;
}

static lf_rule check_smith(const struct knights_state *s, int seat, uint64_t args)
{
    uint64_t first = args >> 8, second = args & 0xFF;
    lf_rule rule = smith_rule(s, seat, first);
    if (rule) return rule;
    if (second != NOWHERE) {
        if (second <= first) return CKC(smith_1);
        if ((rule = smith_rule(s, seat, second))) return rule;
    }
    return knights_smith_fits(s, seat, (int)first, (int)second) ? 0 : CKC(smith_6);
}

static lf_rule check_engineer(const struct knights_state *s, int seat, uint64_t corner)
{
    if (corner >= CORNER_COUNT || !corners_has(s->island.cities[seat], (int)corner))
        return CKC(engineer_1);
    return corners_has(knights_wall_places(s, seat), (int)corner) ? 0 : CKC(engineer_2);
}

static lf_rule check_medicine(const struct knights_state *s, int seat, uint64_t corner)
{
    if (!cards_cover(s->island.hand[seat], COST_MEDICINE)) return CKC(medicine_1);
    if (corner >= CORNER_COUNT || !corners_has(s->island.settlements[seat], (int)corner))
        return CKC(medicine_1);
    return corners_has(knights_city_places(s, seat), (int)corner) ? 0 : CKC(medicine_3);
}

/* Whether some improvement could be bought at all: Crane has no effect otherwise. */
static bool improvable(const struct knights_state *s, int seat)
{
    for (int t = 0; t < TRACK_COUNT; t++)
        if (knights_level_rule(s, seat, t) == 0) return true;
    return false;
}

static lf_rule check_harvest(const struct knights_state *s, int seat, int terrain)
{
    return own_hexes(s, seat, terrain) && cards_of(s->island.bank, terrain) ? 0 : CK(125);
}

lf_rule knights_check_science(const struct knights_state *s, int seat, int card, uint64_t args)
{
    switch (card) {
    case CARD_ALCHEMIST: return args < 36 ? 0 : CKC(alchemist_2);
    case CARD_ENGINEER: return check_engineer(s, seat, args);
    case CARD_INVENTOR: return check_inventor(s, args);
    case CARD_MEDICINE: return check_medicine(s, seat, args);
    case CARD_SMITH: return check_smith(s, seat, args);
    default: break;
    }
    if (args) return CK(117);
    switch (card) {
    case CARD_CRANE: return improvable(s, seat) ? 0 : CK(125);
    case CARD_IRRIGATION: return check_harvest(s, seat, FIELDS);
    case CARD_MINING: return check_harvest(s, seat, MOUNTAINS);
    default: return knights_can_pave(s, seat) ? 0 : CK(125);
    }
}

/* ---- Playing ---- */

static void swap_numbers(struct knights_state *s, uint64_t args)
{
    int first = (int)(args >> 8), second = (int)(args & 0xFF);
    hex_set *at_first = &s->island.number_hexes[island_number(&s->island, first) - 2];
    hex_set *at_second = &s->island.number_hexes[island_number(&s->island, second) - 2];
    hexes_remove(at_first, first);
    hexes_remove(at_second, second);
    hexes_add(at_first, second);
    hexes_add(at_second, first);
}

/* Two cards for each hex, or what is left in the bank. */
static void harvest(struct knights_state *s, int terrain)
{
    int seat = s->island.active, left = cards_of(s->island.bank, terrain);
    int due = 2 * own_hexes(s, seat, terrain);
    island_gain(&s->island, seat, cards_some(terrain, due < left ? due : left));
}

static void build_free_city(struct knights_state *s, int corner)
{
    island_pay(&s->island, s->island.active, COST_MEDICINE);
    island_add_city(&s->island, s->island.active, corner);
    corners_remove(&s->fallen, corner);
}

static void smith(struct knights_state *s, uint64_t args)
{
    int first = (int)(args >> 8), second = (int)(args & 0xFF);
    knights_promote(s, first);
    if (second != NOWHERE) knights_promote(s, second);
}

void knights_play_science(struct knights_state *s, int card, uint64_t args)
{
    knights_bury(s, s->island.active, card);
    switch (card) {
    case CARD_ALCHEMIST:
        s->island.dice = (uint8_t)(args + 1);
        s->flags |= FLAG_ALCHEMIST;
        return;                                  /* still before the roll of the event die */
    case CARD_CRANE: s->cranes++; break;
    case CARD_ENGINEER: corners_add(&s->walls, (int)args); break;
    case CARD_INVENTOR: swap_numbers(s, args); break;
    case CARD_IRRIGATION: harvest(s, FIELDS); break;
    case CARD_MEDICINE: build_free_city(s, (int)args); break;
    case CARD_MINING: harvest(s, MOUNTAINS); break;
    case CARD_SMITH: smith(s, args); break;
    default:
        s->free_roads = 2;
        s->phase = PHASE_FREE_ROADS;
        return;
    }
    knights_resume(s);
}
