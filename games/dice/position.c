/* position.c - a position of the dice game as fields "key value", printed and set one by one
 * (docs/notation.md). */
#include "games/dice/text.h"

/* ---- Printing ---- */

static void key(struct lf_out *out, const char *word)
{
    if (out->length) lf_put(out, "; ");
    lf_put(out, word);
    lf_put_char(out, ' ');
}

static void seat_key(struct lf_out *out, const char *word, int seat)
{
    key(out, word);
    lf_put_int(out, seat);
    lf_put_char(out, ' ');
}

static void number_key(struct lf_out *out, const char *word, int number)
{
    key(out, word);
    lf_put_int(out, number);
}

static void print_boxes(struct lf_out *out, const struct dice_sheet *sheet)
{
    if (!sheet->filled) lf_put_char(out, '-');
    for (int i = 0; i < sheet->filled; i++) {
        if (i) lf_put_char(out, ' ');
        if (sheet->box[i] == DICE_CROSS) lf_put_char(out, 'x');
        else lf_put_int(out, sheet->box[i]);
    }
}

static void print_seat(struct lf_out *out, const struct dice_sheet *sheet, int seat)
{
    seat_key(out, "roads", seat);
    dice_put_roads(out, sheet->roads);
    seat_key(out, "settlements", seat);
    lf_put_int(out, sheet->settlements);
    seat_key(out, "cities", seat);
    lf_put_int(out, sheet->cities);
    seat_key(out, "knights", seat);
    lf_put_int(out, sheet->knights);
    seat_key(out, "used", seat);
    dice_put_jokers(out, sheet->used);
    seat_key(out, "boxes", seat);
    print_boxes(out, sheet);
}

int dice_print_position(const void *state, char *text, size_t size)
{
    const struct dice_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    for (int seat = 0; seat < s->seat_count; seat++) print_seat(&out, &s->sheet[seat], seat);
    key(&out, "phase");
    lf_put(&out, DICE_PHASE_WORD[s->phase]);
    number_key(&out, "active", s->active);
    number_key(&out, "first", s->first);
    number_key(&out, "turn", s->turn);
    number_key(&out, "rolls", s->rolls);
    key(&out, "dice");
    dice_put_faces(&out, s->dice);
    key(&out, "aside");
    dice_put_faces(&out, s->aside);
    number_key(&out, "gained", s->gained);
    number_key(&out, "fresh", s->fresh);
    key(&out, "viewer");
    if (s->viewer == LF_NOBODY) lf_put_char(&out, '-');
    else if (s->viewer == DICE_SPECTATOR) lf_put(&out, "spectator");
    else lf_put_int(&out, s->viewer);
    return lf_out_end(&out);
}

/* ---- Setting ---- */

static bool take_own_seat(struct lf_in *in, const struct dice_state *s, int *seat)
{
    uint32_t before = in->at;
    if (dice_take_seat(in, seat) && *seat < s->seat_count) return true;
    in->at = before;
    return lf_expected(in, LF_SAY("a seat of this game", "ein Platz dieses Spiels"));
}

static bool poke_roads(struct dice_sheet *sheet, struct lf_in *in)
{
    sheet->roads = 0;
    if (lf_take(in, "-")) return true;
    do {
        int road;
        if (!dice_take_road(in, &road)) return false;
        sheet->roads |= (uint16_t)(1u << road);
    } while (lf_take(in, " "));
    return true;
}

static bool poke_boxes(struct dice_sheet *sheet, struct lf_in *in)
{
    sheet->filled = 0;
    for (int i = 0; i < DICE_BOXES; i++) sheet->box[i] = 0;
    if (lf_take(in, "-")) return true;
    do {
        uint8_t points = DICE_CROSS;
        if (sheet->filled == DICE_BOXES)
            return lf_expected(in, LF_SAY("at most 15 boxes", "höchstens 15 Kästchen"));
        if (!lf_take(in, "x") && !dice_take_number(in, DICE_BOX_MAX, &points)) return false;
        if (points == 0)
            return lf_expected(in, LF_SAY("points, or x for a cross", "Punkte oder x"));
        sheet->box[sheet->filled++] = points;
    } while (lf_take(in, " "));
    return true;
}

static bool poke_sheet(struct dice_state *s, struct lf_in *in, const char *word)
{
    int seat;
    unsigned used;
    if (!take_own_seat(in, s, &seat) || !dice_take_space(in)) return false;
    struct dice_sheet *sheet = &s->sheet[seat];
    if (lf_same(word, "roads ")) return poke_roads(sheet, in);
    if (lf_same(word, "settlements "))
        return dice_take_number(in, DICE_SETTLEMENTS, &sheet->settlements);
    if (lf_same(word, "cities ")) return dice_take_number(in, DICE_CITIES, &sheet->cities);
    if (lf_same(word, "knights ")) return dice_take_number(in, DICE_KNIGHTS, &sheet->knights);
    if (lf_same(word, "boxes ")) return poke_boxes(sheet, in);
    if (!dice_take_jokers(in, &used)) return false;
    sheet->used = (uint8_t)used;
    return true;
}

static bool poke_phase(struct dice_state *s, struct lf_in *in)
{
    for (int i = 0; i < DICE_PHASES; i++)
        if (lf_take_word(in, DICE_PHASE_WORD[i])) {
            s->phase = (uint8_t)i;
            return true;
        }
    return lf_expected(in, LF_SAY("a phase: start roll dice choose build over",
                                  "eine Phase: start roll dice choose build over"));
}

static bool poke_seat(struct dice_state *s, struct lf_in *in, uint8_t *place)
{
    int seat;
    if (!take_own_seat(in, s, &seat)) return false;
    *place = (uint8_t)seat;
    return true;
}

static bool poke_viewer(struct dice_state *s, struct lf_in *in)
{
    if (lf_take(in, "-")) s->viewer = LF_NOBODY;
    else if (lf_take(in, "spectator")) s->viewer = DICE_SPECTATOR;
    else return poke_seat(s, in, &s->viewer);
    return true;
}

static bool poke_field(struct dice_state *s, struct lf_in *in)
{
    static const char *const OF_A_SHEET[] = {
        "roads ", "settlements ", "cities ", "knights ", "used ", "boxes ",
    };
    for (size_t i = 0; i < sizeof OF_A_SHEET / sizeof OF_A_SHEET[0]; i++)
        if (lf_take(in, OF_A_SHEET[i])) return poke_sheet(s, in, OF_A_SHEET[i]);
    if (lf_take(in, "phase ")) return poke_phase(s, in);
    if (lf_take(in, "active ")) return poke_seat(s, in, &s->active);
    if (lf_take(in, "first ")) return poke_seat(s, in, &s->first);
    if (lf_take(in, "turn ")) return dice_take_number(in, DICE_BOXES * DICE_SEATS, &s->turn);
    if (lf_take(in, "rolls ")) return dice_take_number(in, DICE_ROLLS, &s->rolls);
    if (lf_take(in, "dice ")) return dice_take_faces(in, &s->dice);
    if (lf_take(in, "aside ")) return dice_take_faces(in, &s->aside);
    if (lf_take(in, "gained ")) return dice_take_number(in, DICE_BOX_MAX, &s->gained);
    if (lf_take(in, "fresh ")) return dice_take_number(in, 2, &s->fresh);
    if (lf_take(in, "viewer ")) return poke_viewer(s, in);
    return lf_expected(in, LF_SAY("a field such as roads, dice or phase",
                                  "ein Feld wie roads, dice oder phase"));
}

bool dice_poke(void *state, const char *field, struct lf_error *error)
{
    struct lf_in in = lf_in_start(field, error);
    return poke_field(state, &in) && dice_take_end(&in);
}
