/* fields.c - the state of the dice game field by field (core/fields.h): positions, JSON and numbers
 * are made from this table. In JSON dice are counts in the order brick, lumber, wool, grain, ore,
 * gold; "plan" is the sheet as it is printed, the rest everybody's marks on it. */
#include "games/dice/text.h"

#define GET(name, value) LF_GET(int, struct dice_state, name, value)

GET(seats, s->seat_count)
GET(round_of, s->turn ? (s->turn - 1) / s->seat_count + 1 : 0)
GET(to_roll, s->phase == DICE_THROW ? DICE_COUNT - faces_count(s->dice) : 0)
GET(rolls_left, s->phase == DICE_BUILD ? 0 : DICE_ROLLS - s->rolls)
GET(jokers, s->phase == DICE_BUILD ? (int)dice_jokers(s) : 0)
GET(later_turns, s->options & DICE_LATER_TURNS)
GET(points, dice_score(&s->sheet[of]))
GET(crosses, dice_crosses(&s->sheet[of]))
GET(open_roads, (int)dice_frontier(s->sheet[of].roads))

static int seat_count(const void *state) { return seats(state, 0); }

/* ---- Dice ---- */

LF_PUT(put_faces) { dice_put_faces(out, *(const dice_faces *)lf_spot_value(at)); }
LF_TAKE(take_faces) { return dice_take_faces(in, lf_spot_value(at)); }
LF_PUT(json_faces)
{
    dice_json_faces(out, at->name, *(const dice_faces *)lf_spot_value(at), FACE_COUNT);
}
LF_NUMBERS(the_faces)
{
    dice_faces dice = *(const dice_faces *)lf_spot_value(at);
    for (int face = 0; face < FACE_COUNT; face++) out[face] = faces_of(dice, face);
}

/* ---- Marks on a sheet ---- */

static struct dice_sheet *sheet_of(const struct lf_spot *at)
{
    return &((struct dice_state *)at->state)->sheet[at->of];
}

LF_PUT(put_roads) { dice_put_roads(out, sheet_of(at)->roads); }
LF_TAKE(take_roads)
{
    uint16_t roads = 0;
    if (!lf_take(in, "-"))
        do {
            int road;
            if (!dice_take_road(in, &road)) return false;
            roads |= (uint16_t)(1u << road);
        } while (lf_take(in, " "));
    sheet_of(at)->roads = roads;
    return true;
}
LF_PUT(json_roads) { lf_json_set(out, at->name, sheet_of(at)->roads); }
LF_NUMBERS(the_roads)
{
    for (int i = 0; i < DICE_ROADS; i++) out[i] = sheet_of(at)->roads >> i & 1;
}

LF_PUT(put_used) { dice_put_jokers(out, sheet_of(at)->used); }
LF_TAKE(take_used)
{
    unsigned used;
    if (!dice_take_jokers(in, &used)) return false;
    sheet_of(at)->used = (uint8_t)used;
    return true;
}
LF_PUT(json_used) { lf_json_set(out, at->name, sheet_of(at)->used); }
LF_NUMBERS(the_used)
{
    for (int i = 0; i < DICE_KNIGHTS; i++) out[i] = sheet_of(at)->used >> i & 1;
}

LF_PUT(put_boxes)
{
    const struct dice_sheet *sheet = sheet_of(at);
    if (!sheet->filled) lf_put_char(out, '-');
    for (int i = 0; i < sheet->filled; i++) {
        if (i) lf_put_char(out, ' ');
        if (sheet->box[i] == DICE_CROSS) lf_put_char(out, 'x');
        else lf_put_int(out, sheet->box[i]);
    }
}

LF_TAKE(take_boxes)
{
    struct dice_sheet *sheet = sheet_of(at);
    sheet->filled = 0;
    for (int i = 0; i < DICE_BOXES; i++) sheet->box[i] = 0;
    if (lf_take(in, "-")) return true;
    do {
        uint8_t points_of_turn = DICE_CROSS;
        if (sheet->filled == DICE_BOXES)
            return lf_expected(in, LF_SAY("at most 15 boxes", "höchstens 15 Kästchen"));
        if (!lf_take(in, "x") && !lf_take_small(in, DICE_BOX_MAX, &points_of_turn)) return false;
        if (points_of_turn == 0)
            return lf_expected(in, LF_SAY("points, or x for a cross", "Punkte oder x"));
        sheet->box[sheet->filled++] = points_of_turn;
    } while (lf_take(in, " "));
    return true;
}

LF_PUT(json_boxes)
{
    const struct dice_sheet *sheet = sheet_of(at);
    lf_json_array(out, at->name);
    for (int i = 0; i < sheet->filled; i++)
        lf_json_int(out, NULL, sheet->box[i] == DICE_CROSS ? -2 : sheet->box[i]);
    lf_json_array_end(out);
}
LF_NUMBERS(the_boxes) { *out = sheet_of(at)->filled; }

LF_PUT(json_plan) { (void)at; dice_json_plan(out); }

/* ---- The table ---- */

static const struct lf_field_kind
    FACES = { put_faces, take_faces, json_faces, the_faces, FACE_COUNT, false },
    ROADS = { put_roads, take_roads, json_roads, the_roads, DICE_ROADS, false },
    USED = { put_used, take_used, json_used, the_used, DICE_KNIGHTS, false },
    BOXES = { put_boxes, take_boxes, json_boxes, the_boxes, 1, false },
    PLAN = { .json = json_plan };

static const struct lf_each EACH_SEAT = { .end = DICE_SEATS, .seats = true };
static const char *const JOKER_WORD[] = { "same-turn", "later-turns", NULL };

#define AT(member) LF_AT(struct dice_state, member)
#define SHEET(member) .offset = offsetof(struct dice_state, sheet[0].member), \
    .size = 1, .step = sizeof(struct dice_sheet), .of = &EACH_SEAT
#define SEAT(getter) .get = getter, .of = &EACH_SEAT
static const struct lf_field_row ROWS[] = {
    { "phase", "phase", &LF_WORD, AT(phase), .words = DICE_PHASE_WORD,
      .expected = { { "a phase: start roll dice choose build over",
                      "eine Phase: start roll dice choose build over" } } },
    { "turn", "turn", &LF_NUMBER, AT(turn), .max = DICE_BOXES * DICE_SEATS },
    { NULL, "round", &LF_NUMBER, .get = round_of },
    { "active", "active", &LF_SEAT, AT(active) },
    { "first", "first", &LF_SEAT, AT(first) },
    { "viewer", "viewer", &LF_VIEWER, AT(viewer), .max = DICE_SEATS, .own = true },
    { NULL, "seat_count", &LF_TOLD, AT(seat_count) },
    { "dice", "dice", &FACES, AT(dice) },
    { "aside", "aside", &FACES, AT(aside) },
    { NULL, "to_roll", &LF_NUMBER, .get = to_roll },
    { "rolls", "rolls", &LF_NUMBER, AT(rolls), .max = DICE_ROLLS },
    { NULL, "rolls_left", &LF_NUMBER, .get = rolls_left },
    { "gained", "gained", &LF_NUMBER, AT(gained), .max = DICE_BOX_MAX },
    { "fresh", NULL, &LF_NUMBER, AT(fresh), .max = 2 },
    { NULL, "jokers", &LF_SET, .get = jokers },
    { NULL, "seats", &LF_EACH, .of = &EACH_SEAT },
    { NULL, "points", &LF_NUMBER, SEAT(points) },
    { NULL, "crosses", &LF_NUMBER, SEAT(crosses) },
    { "roads", "roads", &ROADS, .of = &EACH_SEAT },
    { NULL, "open_roads", &LF_SET, SEAT(open_roads) },
    { "settlements", "settlements", &LF_NUMBER, SHEET(settlements), .max = DICE_SETTLEMENTS },
    { "cities", "cities", &LF_NUMBER, SHEET(cities), .max = DICE_CITIES },
    { "knights", "knights", &LF_NUMBER, SHEET(knights), .max = DICE_KNIGHTS },
    { "used", "used_jokers", &USED, .of = &EACH_SEAT },
    { "boxes", "boxes", &BOXES, .of = &EACH_SEAT },
    { .kind = &LF_CLOSE },
    { NULL, "plan", .kind = &LF_OBJECT },
    { NULL, "plan", .kind = &PLAN },
    { .kind = &LF_CLOSE },
    { NULL, "options", .kind = &LF_OBJECT },
    { NULL, "joker", &LF_WORD, .get = later_turns, .words = JOKER_WORD },
    { .kind = &LF_CLOSE },
    { 0 },
};
const struct lf_fields DICE_FIELDS = {
    ROWS, "roads settlements cities knights used boxes phase active first turn rolls dice aside "
          "gained fresh viewer",
    seat_count,
    { { "a field such as roads, dice or phase", "ein Feld wie roads, dice oder phase" } }, NULL,
    true,
};

LF_FORMS_OF(dice, DICE_FIELDS)
