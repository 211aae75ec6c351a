/* check.c - what is forbidden in the dice game, and by which rule; and what any sheet keeps.
 *
 * Every refusal is found in two steps: kind_rule() asks what does not depend on the arguments
 * (turn, phase, place, cost), then the arguments are judged. */
#include "core/check.h"
#include "games/dice/moves.h"

/* ---- Turn and phase ---- */

static bool is_building(int kind) { return kind >= K_ROAD && kind <= K_KNIGHT; }

/* What is not for this phase. */
static lf_rule phase_rule(const struct dice_state *s, int kind)
{
    switch (s->phase) {
    case DICE_ROLL:
        if (kind == K_ROLL) return 0;
        break;
    case DICE_CHOOSE:
        if (kind == K_REROLL || kind == K_STOP) return 0;
        if (is_building(kind) || kind == K_END) return D(13);
        break;
    default:
        if (is_building(kind) || kind >= K_JOKER) return 0;
        return s->rolls == DICE_ROLLS || kind == K_ROLL ? D(10) : D(14);
    }
    if (kind == K_JOKER) return D(40);
    if (kind == K_GOLD) return D(50);
    return D(10);
}

static lf_rule turn_rule(const struct dice_state *s, int seat, int kind)
{
    if (s->phase == DICE_OVER) return D(64);
    if (kind < K_ROLL || kind >= DICE_KINDS) return D(10);
    if (seat != s->active || s->phase == DICE_START) return D(4);
    if (s->phase == DICE_THROW) return D(10);
    return phase_rule(s, kind);
}

/* ---- Conditions that do not depend on the arguments ---- */

static lf_rule cost_rule(const struct dice_state *s, enum dice_building building)
{
    return faces_cover(s->dice, SHEET_COST[building]) ? 0 : D(20);
}

static lf_rule joker_rule(const struct dice_state *s)
{
    const struct dice_sheet *sheet = &s->sheet[s->active];
    unsigned unused = ((1u << sheet->knights) - 1) & ~(unsigned)sheet->used;
    if (!unused) return D(44);
    if (!dice_jokers(s)) return RULING(1);
    return s->dice ? 0 : D(46);
}

static lf_rule kind_rule(const struct dice_state *s, int seat, int kind)
{
    const struct dice_sheet *sheet = &s->sheet[seat];
    lf_rule rule = turn_rule(s, seat, kind);
    if (rule) return rule;
    switch (kind) {
    case K_ROAD:
        return sheet->roads == 0xFFFF ? D(23) : cost_rule(s, DICE_ROAD);
    case K_SETTLEMENT:
        if (sheet->settlements == DICE_SETTLEMENTS) return D(23);
        return dice_settlement_open(sheet) ? cost_rule(s, DICE_SETTLEMENT) : D(32);
    case K_CITY:
        if (sheet->cities == DICE_CITIES) return D(23);
        return dice_city_open(sheet) ? cost_rule(s, DICE_CITY) : D(34);
    case K_KNIGHT:
        return sheet->knights == DICE_KNIGHTS ? D(23) : cost_rule(s, DICE_KNIGHT);
    case K_JOKER: return joker_rule(s);
    case K_GOLD: return faces_of(s->dice, GOLD) >= 2 ? 0 : D(50);
    default: return 0;
    }
}

/* ---- Arguments ---- */

/* Counts that a hand of dice can have: six nibbles, six dice at most. */
static bool are_faces(uint64_t args)
{
    int count = 0;
    if (args >> 4 * FACE_COUNT) return false;
    for (int face = 0; face < FACE_COUNT; face++) count += faces_of((dice_faces)args, face);
    return count <= DICE_COUNT;
}

static lf_rule check_reroll(const struct dice_state *s, uint64_t args)
{
    if (args == 0) return D(13);
    return are_faces(args) && faces_cover(s->dice, (dice_faces)args) ? 0 : D(12);
}

static lf_rule check_road(const struct dice_state *s, uint64_t road)
{
    unsigned roads = s->sheet[s->active].roads;
    if (road >= DICE_ROADS) return D(30);
    if (roads >> road & 1) return D(23);
    return dice_frontier(roads) >> road & 1 ? 0 : D(30);
}

static lf_rule check_joker(const struct dice_state *s, uint64_t args)
{
    const struct dice_sheet *sheet = &s->sheet[s->active];
    uint64_t knight = args >> 6, from = args >> 3 & 7, to = args & 7;
    if (knight >= DICE_KNIGHTS) return D(41);
    if (knight >= sheet->knights || sheet->used >> knight & 1) return D(44);
    if (!(dice_jokers(s) >> knight & 1)) return RULING(1);
    if (to >= FACE_COUNT) return D(42);
    if (SHEET_JOKER[knight] != GOLD && to != SHEET_JOKER[knight]) return D(41);
    if (from >= FACE_COUNT || faces_of(s->dice, (int)from) == 0) return D(46);
    return from == to ? D(40) : 0;
}

/* ---- Chance ---- */

static lf_rule check_chance(const struct dice_state *s, int kind, uint64_t args)
{
    if (s->phase == DICE_START) return kind == K_START && args < s->seat_count ? 0 : D(4);
    if (s->phase != DICE_THROW || kind != K_DICE || !are_faces(args)) return D(10);
    return faces_count((dice_faces)args) == DICE_COUNT - faces_count(s->dice) ? 0 : D(10);
}

lf_rule dice_check(const void *state, int seat, lf_action action)
{
    const struct dice_state *s = state;
    int kind = lf_kind_of(action);
    uint64_t args = lf_args_of(action);
    if (seat == LF_CHANCE) return check_chance(s, kind, args);
    if (seat < 0 || seat >= s->seat_count) return D(5);
    lf_rule rule = kind_rule(s, seat, kind);
    if (rule) return rule;
    switch (kind) {
    case K_REROLL: return check_reroll(s, args);
    case K_ROAD: return check_road(s, args);
    case K_JOKER: return check_joker(s, args);
    case K_GOLD: return args < RESOURCES ? 0 : D(50);
    default: return args ? D(10) : 0;
    }
}

lf_rule dice_forbidden(const void *state, int seat, int kind)
{
    const struct dice_state *s = state;
    lf_action list[LF_LEGAL_MAX];
    if (seat < 0 || seat >= s->seat_count) return D(5);
    lf_rule rule = kind_rule(s, seat, kind);
    if (rule || kind != K_JOKER) return rule;
    int n = dice_legal(s, seat, list);
    for (int i = 0; i < n; i++)
        if (lf_kind_of(list[i]) == K_JOKER) return 0;
    return D(40);       /* every die shows already what the jokers left could turn it to */
}

/* ---- Invariants (D-80) ---- */

static bool sound_boxes(const struct dice_sheet *sheet, int gained)
{
    int sum = gained;
    if (sheet->filled > DICE_BOXES) return false;
    for (int i = 0; i < DICE_BOXES; i++) {
        int box = sheet->box[i];
        if (i >= sheet->filled ? box != 0 : box == 0) return false;
        if (box != DICE_CROSS && box > DICE_BOX_MAX) return false;
        if (box != DICE_CROSS) sum += box;
    }
    return sum == dice_value(sheet);
}

static bool sound_sheet(const struct dice_sheet *sheet, int gained)
{
    for (int road = 0; road < DICE_ROADS; road++)
        if (sheet->roads >> road & 1 && !dice_road_at(sheet->roads, SHEET_BEFORE[road]))
            return false;
    if (sheet->settlements > DICE_SETTLEMENTS || sheet->cities > DICE_CITIES ||
        sheet->knights > DICE_KNIGHTS || sheet->used >> sheet->knights)
        return false;
    for (int i = 0; i < sheet->settlements; i++)
        if (!dice_road_at(sheet->roads, SHEET_SETTLEMENT_ROAD[i])) return false;
    for (int i = 0; i < sheet->cities; i++)
        if (!dice_road_at(sheet->roads, SHEET_CITY_ROAD[i])) return false;
    return sound_boxes(sheet, gained);
}

/* Boxes that a seat has filled when `ended` turns are over, seats taking turns from the first. */
static int boxes_after(const struct dice_state *s, int seat, int ended)
{
    int place = (seat + s->seat_count - s->first) % s->seat_count;
    return (ended + s->seat_count - 1 - place) / s->seat_count;
}

static bool sound_turn(const struct dice_state *s)
{
    int all = DICE_BOXES * s->seat_count;
    if (s->phase == DICE_START) {
        return s->turn == 0 && s->active == 0 && s->first == 0 && s->seat_count > 1 &&
               !(s->options & DICE_START_GIVEN);
    }
    if (s->turn < 1 || s->turn > all) return false;
    if (s->active != (s->first + s->turn - 1) % s->seat_count) return false;
    return s->phase != DICE_OVER || s->turn == all;
}

static bool sound_dice(const struct dice_state *s)
{
    if (!are_faces(s->dice) || !are_faces(s->aside)) return false;
    int left = faces_count(s->dice), spent = faces_count(s->aside), rolls = s->rolls;
    bool building = s->phase == DICE_BUILD;
    if (!building && (s->aside || s->gained || s->fresh)) return false;
    if (s->fresh > s->sheet[s->active].knights || s->fresh > 2) return false;
    switch (s->phase) {
    case DICE_THROW: return rolls < DICE_ROLLS && left < DICE_COUNT && (rolls || !left);
    case DICE_CHOOSE: return left == DICE_COUNT && rolls >= 1 && rolls < DICE_ROLLS;
    case DICE_BUILD: return left + spent == DICE_COUNT && rolls >= 1 && rolls <= DICE_ROLLS;
    default: return s->dice == 0 && rolls == 0;
    }
}

bool dice_sound(const void *state)
{
    const struct dice_state *s = state;
    if (s->seat_count < 1 || s->seat_count > DICE_SEATS || s->phase >= DICE_PHASES) return false;
    if (s->active >= s->seat_count || s->first >= s->seat_count || s->spare[0] || s->spare[1])
        return false;
    if (s->viewer != LF_NOBODY || !sound_turn(s) || !sound_dice(s)) return false;
    int ended = s->phase == DICE_START ? 0 : s->phase == DICE_OVER ? s->turn : s->turn - 1;
    for (int seat = 0; seat < DICE_SEATS; seat++) {
        const struct dice_sheet *sheet = &s->sheet[seat];
        bool plays = seat < s->seat_count;
        if (!sound_sheet(sheet, plays && seat == s->active ? s->gained : 0)) return false;
        if (sheet->filled != (plays ? boxes_after(s, seat, ended) : 0)) return false;
    }
    return true;
}
