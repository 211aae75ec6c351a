/* json.c - a view of the dice game as JSON, for clients: the sheet as it is printed ("plan"), and
 * everybody's marks on it. Dice are counts in the order brick, lumber, wool, grain, ore, gold. */
#include "core/text.h"
#include "games/dice/moves.h"

/* A member's name, with the comma that separates it from what stands before it. */
static void name(struct lf_out *out, const char *text)
{
    char last = out->length && out->length < out->size ? out->text[out->length - 1] : '{';
    if (last != '{' && last != '[') lf_put_char(out, ',');
    if (text) { lf_put_json(out, text); lf_put_char(out, ':'); }
}

static void number(struct lf_out *out, const char *text, int value)
{
    name(out, text);
    lf_put_int(out, value);
}

static void string(struct lf_out *out, const char *text, const char *value)
{
    name(out, text);
    lf_put_json(out, value);
}

static void open_list(struct lf_out *out, const char *text, char bracket)
{
    name(out, text);
    lf_put_char(out, bracket);
}

static void faces(struct lf_out *out, const char *text, dice_faces dice, int count)
{
    open_list(out, text, '[');
    for (int face = 0; face < count; face++) number(out, NULL, faces_of(dice, face));
    lf_put_char(out, ']');
}

static void bits(struct lf_out *out, const char *text, unsigned set)
{
    open_list(out, text, '[');
    for (; set; set &= set - 1) number(out, NULL, __builtin_ctz(set));
    lf_put_char(out, ']');
}

/* A road by its mask; the start road is null. */
static void road(struct lf_out *out, const char *text, unsigned mask)
{
    if (mask) { number(out, text, __builtin_ctz(mask)); return; }
    name(out, text);
    lf_put(out, "null");
}

static void put_sites(struct lf_out *out, const char *text, const uint8_t *points,
                      const uint16_t *roads, int count)
{
    open_list(out, text, '[');
    for (int i = 0; i < count; i++) {
        open_list(out, NULL, '{');
        number(out, "points", points[i]);
        road(out, "road", roads[i]);
        lf_put_char(out, '}');
    }
    lf_put_char(out, ']');
}

static void put_plan(struct lf_out *out)
{
    static const char *const WORD[DICE_BUILDINGS] = { "road", "settlement", "city", "knight" };
    open_list(out, "plan", '{');
    open_list(out, "roads", '[');
    for (int i = 0; i < DICE_ROADS; i++) {
        open_list(out, NULL, '{');
        road(out, "after", SHEET_BEFORE[i]);
        lf_put_char(out, '}');
    }
    lf_put_char(out, ']');
    put_sites(out, "settlements", SHEET_SETTLEMENT_POINTS, SHEET_SETTLEMENT_ROAD,
              DICE_SETTLEMENTS);
    put_sites(out, "cities", SHEET_CITY_POINTS, SHEET_CITY_ROAD, DICE_CITIES);
    open_list(out, "knights", '[');
    for (int i = 0; i < DICE_KNIGHTS; i++) {
        open_list(out, NULL, '{');
        number(out, "points", i + 1);
        string(out, "joker", SHEET_JOKER[i] == GOLD ? "any" : DICE_FACE_WORD[SHEET_JOKER[i]]);
        lf_put_char(out, '}');
    }
    lf_put_char(out, ']');
    open_list(out, "costs", '{');
    for (int i = 0; i < DICE_BUILDINGS; i++) faces(out, WORD[i], SHEET_COST[i], RESOURCES);
    lf_put_char(out, '}');
    number(out, "boxes", DICE_BOXES);
    number(out, "cross", -2);
    lf_put_char(out, '}');
}

static void put_seat(struct lf_out *out, const struct dice_sheet *sheet)
{
    open_list(out, NULL, '{');
    number(out, "points", dice_score(sheet));
    number(out, "crosses", dice_crosses(sheet));
    bits(out, "roads", sheet->roads);
    bits(out, "open_roads", dice_frontier(sheet->roads));
    number(out, "settlements", sheet->settlements);
    number(out, "cities", sheet->cities);
    number(out, "knights", sheet->knights);
    bits(out, "used_jokers", sheet->used);
    open_list(out, "boxes", '[');
    for (int i = 0; i < sheet->filled; i++)
        number(out, NULL, sheet->box[i] == DICE_CROSS ? -2 : sheet->box[i]);
    lf_put(out, "]}");
}

int dice_json(const void *view, char *text, size_t size)
{
    const struct dice_state *s = view;
    struct lf_out out = lf_out_start(text, size);
    lf_put_char(&out, '{');
    string(&out, "phase", DICE_PHASE_WORD[s->phase]);
    number(&out, "turn", s->turn);
    number(&out, "round", s->turn ? (s->turn - 1) / s->seat_count + 1 : 0);
    number(&out, "active", s->active);
    number(&out, "first", s->first);
    if (s->viewer < s->seat_count) number(&out, "viewer", s->viewer);
    else { name(&out, "viewer"); lf_put(&out, "null"); }
    faces(&out, "dice", s->dice, FACE_COUNT);
    faces(&out, "aside", s->aside, FACE_COUNT);
    number(&out, "to_roll", s->phase == DICE_THROW ? DICE_COUNT - faces_count(s->dice) : 0);
    number(&out, "rolls", s->rolls);
    number(&out, "rolls_left", s->phase == DICE_BUILD ? 0 : DICE_ROLLS - s->rolls);
    number(&out, "gained", s->gained);
    bits(&out, "jokers", s->phase == DICE_BUILD ? dice_jokers(s) : 0);
    open_list(&out, "seats", '[');
    for (int seat = 0; seat < s->seat_count; seat++) put_seat(&out, &s->sheet[seat]);
    lf_put_char(&out, ']');
    put_plan(&out);
    open_list(&out, "options", '{');
    string(&out, "joker", s->options & DICE_LATER_TURNS ? "later-turns" : "same-turn");
    lf_put(&out, "}}");
    return lf_out_end(&out);
}
