/* json.c - a view of the dice game as JSON, for clients: the sheet as it is printed ("plan"), and
 * everybody's marks on it. Dice are counts in the order brick, lumber, wool, grain, ore, gold. */
#include "core/json.h"
#include "games/dice/moves.h"

static void faces(struct lf_out *out, const char *text, dice_faces dice, int count)
{
    lf_json_array(out, text);
    for (int face = 0; face < count; face++) lf_json_int(out, NULL, faces_of(dice, face));
    lf_json_array_end(out);
}

/* A road by its mask; the start road is null. */
static void road(struct lf_out *out, const char *text, unsigned mask)
{
    if (mask) lf_json_int(out, text, __builtin_ctz(mask));
    else lf_json_null(out, text);
}

static void put_sites(struct lf_out *out, const char *text, const uint8_t *points,
                      const uint16_t *roads, int count)
{
    lf_json_array(out, text);
    for (int i = 0; i < count; i++) {
        lf_json_object(out, NULL);
        lf_json_int(out, "points", points[i]);
        road(out, "road", roads[i]);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

/* Members of an object that is open. */
static void put_plan(struct lf_out *out)
{
    static const char *const WORD[DICE_BUILDINGS] = { "road", "settlement", "city", "knight" };
    lf_json_array(out, "roads");
    for (int i = 0; i < DICE_ROADS; i++) {
        lf_json_object(out, NULL);
        road(out, "after", SHEET_BEFORE[i]);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    put_sites(out, "settlements", SHEET_SETTLEMENT_POINTS, SHEET_SETTLEMENT_ROAD,
              DICE_SETTLEMENTS);
    put_sites(out, "cities", SHEET_CITY_POINTS, SHEET_CITY_ROAD, DICE_CITIES);
    lf_json_array(out, "knights");
    for (int i = 0; i < DICE_KNIGHTS; i++) {
        lf_json_object(out, NULL);
        lf_json_int(out, "points", i + 1);
        lf_json_text(out, "joker", SHEET_JOKER[i] == GOLD ? "any" : DICE_FACE_WORD[SHEET_JOKER[i]]);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    lf_json_object(out, "costs");
    for (int i = 0; i < DICE_BUILDINGS; i++) faces(out, WORD[i], SHEET_COST[i], RESOURCES);
    lf_json_object_end(out);
    lf_json_int(out, "boxes", DICE_BOXES);
    lf_json_int(out, "cross", -2);
}

static void put_seat(struct lf_out *out, const struct dice_sheet *sheet)
{
    lf_json_object(out, NULL);
    lf_json_int(out, "points", dice_score(sheet));
    lf_json_int(out, "crosses", dice_crosses(sheet));
    lf_json_set(out, "roads", sheet->roads);
    lf_json_set(out, "open_roads", dice_frontier(sheet->roads));
    lf_json_int(out, "settlements", sheet->settlements);
    lf_json_int(out, "cities", sheet->cities);
    lf_json_int(out, "knights", sheet->knights);
    lf_json_set(out, "used_jokers", sheet->used);
    lf_json_array(out, "boxes");
    for (int i = 0; i < sheet->filled; i++)
        lf_json_int(out, NULL, sheet->box[i] == DICE_CROSS ? -2 : sheet->box[i]);
    lf_json_array_end(out);
    lf_json_object_end(out);
}

int dice_json(const void *view, char *text, size_t size)
{
    const struct dice_state *s = view;
    struct lf_out out = lf_out_start(text, size);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "phase", DICE_PHASE_WORD[s->phase]);
    lf_json_int(&out, "turn", s->turn);
    lf_json_int(&out, "round", s->turn ? (s->turn - 1) / s->seat_count + 1 : 0);
    lf_json_int(&out, "active", s->active);
    lf_json_int(&out, "first", s->first);
    if (s->viewer < s->seat_count) lf_json_int(&out, "viewer", s->viewer);
    else lf_json_null(&out, "viewer");
    faces(&out, "dice", s->dice, FACE_COUNT);
    faces(&out, "aside", s->aside, FACE_COUNT);
    lf_json_int(&out, "to_roll", s->phase == DICE_THROW ? DICE_COUNT - faces_count(s->dice) : 0);
    lf_json_int(&out, "rolls", s->rolls);
    lf_json_int(&out, "rolls_left", s->phase == DICE_BUILD ? 0 : DICE_ROLLS - s->rolls);
    lf_json_int(&out, "gained", s->gained);
    lf_json_set(&out, "jokers", s->phase == DICE_BUILD ? dice_jokers(s) : 0);
    lf_json_array(&out, "seats");
    for (int seat = 0; seat < s->seat_count; seat++) put_seat(&out, &s->sheet[seat]);
    lf_json_array_end(&out);
    lf_json_object(&out, "plan");
    put_plan(&out);
    lf_json_object_end(&out);
    lf_json_object(&out, "options");
    lf_json_text(&out, "joker", s->options & DICE_LATER_TURNS ? "later-turns" : "same-turn");
    lf_json_object_end(&out);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}

int dice_content(char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    lf_json_object(&out, NULL);
    lf_json_int(&out, "dice", DICE_COUNT);
    lf_json_int(&out, "rolls", DICE_ROLLS);
    lf_json_array(&out, "faces");
    for (int face = 0; face < FACE_COUNT; face++) {
        lf_json_object(&out, NULL);
        lf_json_text(&out, "id", DICE_FACE_WORD[face]);
        lf_json_bytes(&out, "letter", &DICE_LETTER[face], 1);
        lf_json_object_end(&out);
    }
    lf_json_array_end(&out);
    put_plan(&out);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
