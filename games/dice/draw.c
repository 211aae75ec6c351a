/* draw.c - a sheet of the dice game as a drawing for the terminal, 80 columns wide.
 *
 * The tree of roads is drawn as a tree: the main way from left to right, its branches below. The
 * sheet shown is the viewer's own; a spectator sees the one of the player whose turn it is. */
#include "core/canvas.h"
#include "core/text.h"
#include "games/dice/moves.h"

struct picture {
    struct canvas canvas;
    const struct dice_state *s;
    enum lf_language language;
    int seat;                  /* whose sheet is shown */
    bool own;                  /* the viewer's own, and its turn */
};

enum { TREE_ROW = 2, KNIGHT_ROW = 6, BOX_ROW = 9, DICE_ROW = 13, LABEL = 12 };

static const struct style PLAIN = { CANVAS_PLAIN, CANVAS_PLAIN, 0 };
static const struct style BOLD = { CANVAS_PLAIN, CANVAS_PLAIN, CANVAS_BOLD };
static const struct style FAINT = { 244, CANVAS_PLAIN, 0 };
static const struct style BUILT = { 172, CANVAS_PLAIN, CANVAS_BOLD };
static const struct style NEXT = { CANVAS_PLAIN, CANVAS_PLAIN, CANVAS_UNDERLINE | CANVAS_BOLD };

static const char *in(const struct picture *p, const char *english, const char *german)
{
    return p->language == LF_DE ? german : english;
}

static struct style face_style(int face)
{
    static const uint8_t PAPER[FACE_COUNT] = { 131, 65, 150, 221, 103, 178 };
    return style_of(face == BRICK || face == LUMBER ? 231 : 16, PAPER[face], 0);
}

/* ---- The tree ---- */

/* What the rows of the tree consist of, from left to right: a road, a site, or a piece of text. */
struct piece { char kind; uint8_t index, row, column; };
static const struct piece TREE[] = {
    { 's', 0, 0, 7 },  { 'r', 0, 0, 10 }, { 'r', 2, 0, 15 }, { 's', 1, 0, 19 },
    { 'r', 3, 0, 22 }, { 'r', 5, 0, 27 }, { 's', 2, 0, 31 }, { 'r', 6, 0, 34 },
    { 'r', 7, 0, 38 }, { 's', 3, 0, 42 }, { 'r', 8, 0, 46 }, { 'r', 9, 0, 50 },
    { 's', 4, 0, 54 }, { 'r', 10, 0, 57 }, { 'r', 11, 0, 62 }, { 's', 5, 0, 67 },
    { 'r', 1, 1, 15 }, { 'c', 0, 1, 19 }, { 'r', 4, 1, 27 }, { 'c', 1, 1, 31 },
    { 'r', 12, 1, 46 }, { 'r', 13, 1, 51 }, { 'c', 2, 1, 56 }, { 'r', 14, 1, 60 },
    { 'r', 15, 1, 65 }, { 'c', 3, 1, 70 },
};
static const struct { uint8_t column, road; } FORK[] = { { 14, 0 }, { 26, 3 }, { 45, 7 } };

/* A road: heavy line where it is built, else its name; underlined where it can be next. */
static void draw_road(struct picture *p, int road, int row, int column)
{
    const struct dice_sheet *sheet = &p->s->sheet[p->seat];
    bool wide = road >= 10, built = sheet->roads >> road & 1;
    if (built) {
        canvas_put(&p->canvas, row, column, wide ? "━━━━━" : "━━━━", BUILT);
        return;
    }
    struct style style = dice_frontier(sheet->roads) >> road & 1 ? NEXT : FAINT;
    canvas_put(&p->canvas, row, column, wide ? "╌╌╌╌╌" : "╌╌╌╌", FAINT);
    canvas_put(&p->canvas, row, column + 1, "R", style);
    canvas_put_int(&p->canvas, row, column + 2, road, style);
}

static void draw_site(struct picture *p, bool city, int index, int row, int column)
{
    const struct dice_sheet *sheet = &p->s->sheet[p->seat];
    bool built = index < (city ? sheet->cities : sheet->settlements);
    bool next = index == (city ? sheet->cities : sheet->settlements) &&
                (city ? dice_city_open(sheet) : dice_settlement_open(sheet));
    int points = city ? SHEET_CITY_POINTS[index] : SHEET_SETTLEMENT_POINTS[index];
    struct style style = built ? BUILT : next ? NEXT : PLAIN;
    if (built) {
        column = canvas_put(&p->canvas, row, column, city ? "■" : "⌂", style);
        canvas_put_int(&p->canvas, row, column, points, style);
        return;
    }
    column = canvas_put(&p->canvas, row, column, city ? "[" : "(", FAINT);
    column = canvas_put_int(&p->canvas, row, column, points, style);
    canvas_put(&p->canvas, row, column, city ? "]" : ")", FAINT);
}

static void draw_tree(struct picture *p)
{
    unsigned roads = p->s->sheet[p->seat].roads;
    canvas_put(&p->canvas, TREE_ROW, 1, "start━", BUILT);
    for (size_t i = 0; i < sizeof FORK / sizeof FORK[0]; i++) {
        bool reached = roads >> FORK[i].road & 1;
        canvas_put(&p->canvas, TREE_ROW, FORK[i].column, reached ? "┳" : "┬",
                   reached ? BUILT : FAINT);
        canvas_put(&p->canvas, TREE_ROW + 1, FORK[i].column, reached ? "┃" : "┊",
                   reached ? BUILT : FAINT);
        canvas_put(&p->canvas, TREE_ROW + 2, FORK[i].column, reached ? "┗" : "└",
                   reached ? BUILT : FAINT);
    }
    for (size_t i = 0; i < sizeof TREE / sizeof TREE[0]; i++) {
        const struct piece *piece = &TREE[i];
        int row = TREE_ROW + 2 * piece->row;
        if (piece->kind == 'r') draw_road(p, piece->index, row, piece->column);
        else draw_site(p, piece->kind == 'c', piece->index, row, piece->column);
    }
}

/* ---- Knights, boxes, dice ---- */

static void draw_knights(struct picture *p)
{
    const struct dice_sheet *sheet = &p->s->sheet[p->seat];
    canvas_put(&p->canvas, KNIGHT_ROW, 1, in(p, "Knights", "Ritter"), PLAIN);
    canvas_put(&p->canvas, KNIGHT_ROW + 1, 1, in(p, "Jokers", "Joker"), PLAIN);
    for (int i = 0; i < DICE_KNIGHTS; i++) {
        int column = LABEL + 11 * i, joker = SHEET_JOKER[i];
        bool built = i < sheet->knights, used = sheet->used >> i & 1;
        int at = canvas_put(&p->canvas, KNIGHT_ROW, column, built ? "♞" : "(",
                            built ? BUILT : FAINT);
        at = canvas_put_int(&p->canvas, KNIGHT_ROW, at, i + 1,
                            built ? BUILT : i == sheet->knights ? NEXT : PLAIN);
        if (!built) canvas_put(&p->canvas, KNIGHT_ROW, at, ")", FAINT);
        at = canvas_put(&p->canvas, KNIGHT_ROW + 1, column, used ? "×" : built ? "○" : "·",
                        built && !used ? BOLD : FAINT);
        canvas_put(&p->canvas, KNIGHT_ROW + 1, at,
                   joker == GOLD ? in(p, "any", "alles") : DICE_FACE_NAME[joker].in[p->language],
                   built && !used ? BOLD : FAINT);
    }
}

static void draw_boxes(struct picture *p)
{
    const struct dice_sheet *sheet = &p->s->sheet[p->seat];
    struct canvas *canvas = &p->canvas;
    canvas_put(canvas, BOX_ROW + 1, 1, in(p, "Points", "Punkte"), PLAIN);
    for (int i = 0; i < DICE_BOXES; i++) {
        int column = LABEL + 4 * i;
        canvas_put(canvas, BOX_ROW, column, i ? "┬───" : "┌───", FAINT);
        canvas_put(canvas, BOX_ROW + 1, column, "│", FAINT);
        canvas_put(canvas, BOX_ROW + 2, column, i ? "┴───" : "└───", FAINT);
        if (i >= sheet->filled) continue;
        if (sheet->box[i] == DICE_CROSS) canvas_put(canvas, BOX_ROW + 1, column + 2, "×", BOLD);
        else canvas_put_int_right(canvas, BOX_ROW + 1, column + 3, sheet->box[i], BOLD);
    }
    int end = LABEL + 4 * DICE_BOXES;
    canvas_put(canvas, BOX_ROW, end, "┐", FAINT);
    canvas_put(canvas, BOX_ROW + 1, end, "│", FAINT);
    canvas_put(canvas, BOX_ROW + 2, end, "┘", FAINT);
    end = canvas_put(canvas, BOX_ROW + 1, end + 2, "= ", FAINT);
    canvas_put_int(canvas, BOX_ROW + 1, end, dice_score(sheet), BOLD);
}

static int draw_faces(struct picture *p, int row, int column, dice_faces dice)
{
    for (int face = 0; face < FACE_COUNT; face++)
        for (int i = faces_of(dice, face); i > 0; i--) {
            char letter[] = { ' ', DICE_LETTER[face], ' ', 0 };
            column = canvas_put(&p->canvas, row, column, letter, face_style(face));
            column = canvas_put(&p->canvas, row, column,
                                DICE_FACE_NAME[face].in[p->language], face_style(face));
            column = canvas_put(&p->canvas, row, column, " ", face_style(face)) + 1;
        }
    return column;
}

static void draw_dice(struct picture *p)
{
    const struct dice_state *s = p->s;
    int row = DICE_ROW, column;
    canvas_put(&p->canvas, row, 1, in(p, "Dice", "Würfel"), PLAIN);
    if (s->dice) draw_faces(p, row, LABEL, s->dice);
    else canvas_put(&p->canvas, row, LABEL, "-", FAINT);
    if (s->phase == DICE_CHOOSE) {
        column = canvas_put(&p->canvas, row + 1, LABEL, in(p, "rolls left: ", "Würfe übrig: "),
                            FAINT);
        canvas_put_int(&p->canvas, row + 1, column, DICE_ROLLS - s->rolls, FAINT);
    } else if (s->aside) {
        column = canvas_put(&p->canvas, row + 1, LABEL, in(p, "spent: ", "ausgegeben: "), FAINT);
        char text[32];
        struct lf_out out = lf_out_start(text, sizeof text);
        for (int face = 0; face < FACE_COUNT; face++)
            for (int i = faces_of(s->aside, face); i > 0; i--) {
                lf_put_char(&out, DICE_LETTER[face]);
                lf_put_char(&out, ' ');
            }
        lf_out_end(&out);
        canvas_put(&p->canvas, row + 1, column, text, FAINT);
    }
}

static void draw_costs(struct picture *p, int row)
{
    static const char *const SHAPE[DICE_BUILDINGS] = { "━", "⌂", "■", "♞" };
    int column = LABEL;
    canvas_put(&p->canvas, row, 1, in(p, "Costs", "Kosten"), FAINT);
    for (int i = 0; i < DICE_BUILDINGS; i++) {
        column = canvas_put(&p->canvas, row, column, SHAPE[i], FAINT) + 1;
        column = canvas_put(&p->canvas, row, column, DICE_BUILDING_NAME[i].in[p->language],
                            FAINT) + 1;
        for (int face = 0; face < RESOURCES; face++)
            for (int n = faces_of(SHEET_COST[i], face); n > 0; n--) {
                char letter[] = { DICE_LETTER[face], 0 };
                column = canvas_put(&p->canvas, row, column, letter, PLAIN);
            }
        column += 3;
    }
}

/* ---- Heading and task ---- */

/* Everybody's total in one line; the one whose turn it is stands in bold. */
static void draw_seats(struct picture *p)
{
    const struct dice_state *s = p->s;
    int column = 1;
    for (int seat = 0; seat < s->seat_count; seat++) {
        bool active = seat == s->active && s->phase != DICE_OVER && s->phase != DICE_START;
        struct style style = seat == p->seat ? BOLD : PLAIN;
        column = canvas_put(&p->canvas, 0, column, active ? "▸" : " ", BOLD);
        column = canvas_put(&p->canvas, 0, column, dice_seat_name(s, seat, p->language), style);
        column = canvas_put_int(&p->canvas, 0, column + 1, dice_score(&s->sheet[seat]), style) + 2;
    }
    int round = s->turn ? (s->turn - 1) / s->seat_count + 1 : 0;
    char text[32];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_put(&out, in(p, "turn ", "Zug "));
    lf_put_int(&out, round);
    lf_put(&out, in(p, " of 15", " von 15"));
    lf_out_end(&out);
    if (round) canvas_put_right(&p->canvas, 0, 79, text, FAINT);
}

static const char *task_of(const struct picture *p)
{
    if (!p->own) return "";
    switch (p->s->phase) {
    case DICE_ROLL: return in(p, "Your turn: roll the dice.", "Du bist am Zug: Würfle.");
    case DICE_CHOOSE:
        return in(p, "Roll some dice again (name them), or stop and build.",
                  "Wirf Würfel noch einmal (nenne sie) oder höre auf und baue.");
    case DICE_BUILD:
        return in(p, "Build what the dice pay for; jokers and gold help. Then end your turn.",
                  "Baue, was die Würfel bezahlen; Joker und Gold helfen. Dann beende den Zug.");
    default: return "";
    }
}

int dice_draw(const void *view, enum lf_language language, bool colour, char *out, size_t size)
{
    const struct dice_state *s = view;
    struct picture p = { .s = s, .language = language };
    bool seated = s->viewer < s->seat_count;
    p.seat = seated ? s->viewer : s->active;
    p.own = seated && s->viewer == s->active;
    canvas_clear(&p.canvas);
    draw_seats(&p);
    draw_tree(&p);
    draw_knights(&p);
    draw_boxes(&p);
    if (s->phase != DICE_OVER) draw_dice(&p);
    draw_costs(&p, DICE_ROW + 2);
    canvas_put(&p.canvas, DICE_ROW + 4, 1, task_of(&p), BOLD);
    return canvas_print(&p.canvas, colour, out, size);
}
