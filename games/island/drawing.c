/* drawing.c - the island as rows of text, 23 of them for the 19 hexes: hexes tinted by terrain,
 * numbers with their pips, pieces as coloured blocks that also carry the letter of their owner.
 *
 * A hex is 10 columns wide and 6 rows high, which looks regular in a usual terminal font:
 *
 *         16          corner: its number, or the piece on it; two columns
 *      ╱      ╲       path: a line, a road, a ship, or its number; two columns
 *    22        23
 *    │   h8    │      inside: number of the hex, terrain, number on the dice and its pips
 *    28        29
 *      ╲      ╱
 *         34
 *
 * The lower paths of a hex are the upper ones of the next row, so only these are drawn.
 */
#include "games/island/drawing.h"

#include "core/text.h"
#include "games/island/island_inline.h"

enum { INK_DARK = 16, INK_LIGHT = 231, INK_FAINT = 244, INK_RED = 124, INK_SEA = 31 };
enum { WIDE_NUMBER = 100 };         /* three digits, where a path has two columns */

const struct lf_say COLOUR_NAME[ISLAND_SEATS] = {
    { { "Red", "Rot" } }, { { "Blue", "Blau" } },
    { { "Orange", "Orange" } }, { { "White", "Weiß" } },
};
const struct lf_say TERRAIN_NAME[TERRAIN_COUNT] = {
    [HILLS] = { { "Hills", "Hügel" } },      [FOREST] = { { "Forest", "Wald" } },
    [PASTURE] = { { "Pasture", "Weide" } },  [FIELDS] = { { "Fields", "Acker" } },
    [MOUNTAINS] = { { "Mountain", "Gebirge" } }, [DESERT] = { { "Desert", "Wüste" } },
#ifdef ISLAND_WIDE
    [GOLD] = { { "Gold", "Gold" } }, [SEA] = { { "Sea", "Meer" } }, [NO_HEX] = { { "", "" } },
#endif
};
const struct lf_say RESOURCE_NAME[RESOURCE_COUNT] = {
    [BRICK] = { { "brick", "Lehm" } }, [LUMBER] = { { "lumber", "Holz" } },
    [WOOL] = { { "wool", "Wolle" } },  [GRAIN] = { { "grain", "Getreide" } },
    [ORE] = { { "ore", "Erz" } },
};
const char RESOURCE_LETTER[RESOURCE_COUNT + 1] = "blwgo";

/* Light tints, so that dark letters on them read well on dark and on light terminals. */
static const uint8_t TERRAIN_TINT[TERRAIN_COUNT] = {
    [HILLS] = 173, [FOREST] = 71, [PASTURE] = 150, [FIELDS] = 221, [MOUNTAINS] = 146,
    [DESERT] = 187,
#ifdef ISLAND_WIDE
    [GOLD] = 220, [SEA] = 117, [NO_HEX] = 117,
#endif
};

struct style island_colour_style(int colour)
{
    static const uint8_t PAPER[ISLAND_SEATS] = { 160, 26, 208, 255 };
    static const uint8_t INK[ISLAND_SEATS] = { INK_LIGHT, INK_LIGHT, INK_DARK, INK_DARK };
    return style_of(INK[colour], PAPER[colour], CANVAS_BOLD);
}

struct style island_resource_style(int resource)
{
    return style_of(INK_DARK, TERRAIN_TINT[resource], 0);
}

/* Whether there is a hex at this place of the shape. */
static bool has_hex(const struct island *s, int hex)
{
#ifdef ISLAND_WIDE
    return hex != NOWHERE && island_terrain(s, hex) != NO_HEX;
#else
    (void)s;
    return hex != NOWHERE;
#endif
}

static bool has_pirate(const struct island *s, int hex)
{
#ifdef ISLAND_WIDE
    return s->pirate == hex;
#else
    (void)s, (void)hex;
    return false;
#endif
}

/* Whether the first settlement at this hex would bring the viewer special points; for onlookers
 * those of all islands stand out. */
static bool brings_points(const struct island *s, int hex)
{
#ifdef ISLAND_WIDE
    int isle = island_isle(s, hex);
    int had = s->viewer < s->seat_count ? s->islands[s->viewer] : 0;
    return isle && !(had >> (isle - 1) & 1);
#else
    (void)s, (void)hex;
    return false;
#endif
}

/* Where the drawing begins: the place of the leftmost and that of the topmost hex, and the column
 * that the first gets. */
struct origin { int left, top, column; };

/* What a drawing is made from. */
struct map {
    struct canvas *canvas;
    const struct island *s;
    const struct island_hints *hints;
    struct origin origin;
};

static struct origin origin_of(const struct island *s)
{
#ifdef ISLAND_WIDE
    struct origin origin = { INT8_MAX, INT8_MAX, 11 };      /* with room for harbours */
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        if (!has_hex(s, hex)) continue;
        if (HEX_PLACE[hex].x < origin.left) origin.left = HEX_PLACE[hex].x;
        if (HEX_PLACE[hex].y < origin.top) origin.top = HEX_PLACE[hex].y;
    }
    return origin;
#else
    (void)s;
    return (struct origin){ -8, -12, 6 };
#endif
}

/* Places count sixths of a hex down from the top corner; 0, 1, 2 and 4 of each six are used. */
static int row_of(struct origin origin, struct place place)
{
    static const int8_t WITHIN[6] = { 0, 1, 2, 2, 3, 3 };
    int down = place.y - origin.top + 4;
    return 4 * (down / 6) + WITHIN[down % 6];
}

/* Places of corners, hexes and upright paths are even: two quarters are five columns. */
static int column_of(struct origin origin, struct place place)
{
    return origin.column + (place.x - origin.left) / 2 * 5;
}

int island_tables_row(const struct island *s)
{
    int row = 0;
#ifdef ISLAND_WIDE
    struct origin origin = origin_of(s);
    for (int hex = 0; hex < HEX_COUNT; hex++)
        if (has_hex(s, hex)) row = row_of(origin, HEX_PLACE[hex]) + 5;
#else
    (void)s;
#endif
    return row;
}

/* Numbers look the heavier the likelier they are; 6 and 8 are red and the largest (IB-101). */
static void draw_number(struct canvas *canvas, int row, int column, int number)
{
    static const char *const FRAME[6][2] = {
        { "", "" }, { "", "" }, { "", "" }, { "", "" }, { "‹", "›" }, { "« ", " »" },
    };
    int pips = 6 - (number < 7 ? 7 - number : number - 7);
    struct style style = style_of(pips == 5 ? INK_RED : INK_DARK, CANVAS_PLAIN,
                                  pips >= 3 ? CANVAS_BOLD : 0);
    char text[32];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_put(&out, FRAME[pips][0]);
    lf_put_int(&out, number);
    lf_put(&out, FRAME[pips][1]);
    lf_out_end(&out);
    canvas_put_centred(canvas, row, column - 4, 8, text, style);
    out = lf_out_start(text, sizeof text);
    for (int i = 0; i < pips; i++) lf_put(&out, "•");
    lf_out_end(&out);
    canvas_put_centred(canvas, row + 1, column - 4, 8, text, style);
}

static bool is_sea(int terrain)
{
#ifdef ISLAND_WIDE
    return terrain == SEA;
#else
    (void)terrain;
    return false;
#endif
}

/* The sea is calm, so that land, ships and the pirate stand out. */
static void draw_waves(struct canvas *canvas, int row, int column)
{
    struct style style = style_of(INK_SEA, CANVAS_PLAIN, 0);
    canvas_put(canvas, row, column - 3, "~", style);
    canvas_put(canvas, row, column + 2, "~", style);
}

/* Numbers of three digits on the paths above leave no room for that of the hex. */
static bool is_crowded(const struct island_hints *hints, int hex)
{
    int right = HEX_EDGE[6 * hex], left = HEX_EDGE[6 * hex + 5];
    return (right >= WIDE_NUMBER && edges_has(hints->edges, right)) ||
           (left >= WIDE_NUMBER && edges_has(hints->edges, left));
}

/* On wide boards the third digit of a corner takes a letter's place: a name has seven there. */
static const char *label_of(int terrain, enum lf_language language)
{
#ifdef ISLAND_WIDE
    if (terrain == MOUNTAINS && language == LF_EN) return "Mts.";
#endif
    return TERRAIN_NAME[terrain].in[language];
}

static void draw_hex(const struct map *map, int hex)
{
    struct canvas *canvas = map->canvas;
    const struct island *s = map->s;
    enum lf_language language = map->hints->language;
    if (!has_hex(s, hex)) return;
    int row = row_of(map->origin, HEX_PLACE[hex]), column = column_of(map->origin, HEX_PLACE[hex]);
    int terrain = island_terrain(s, hex), number = island_number(s, hex);
    struct style tint = style_of(INK_DARK, TERRAIN_TINT[terrain], 0);
    for (int i = -2; i <= 2; i++) {
        int half = i == -2 || i == 2 ? 2 : 4;
        canvas_fill(canvas, row + i, column - half, 2 * half, tint);
    }
    char id[8] = "h";
    struct lf_out out = lf_out_start(id + 1, sizeof id - 1);
    lf_put_int(&out, hex);
    if (brings_points(s, hex)) lf_put(&out, "☆");
    lf_out_end(&out);
    if (!is_crowded(map->hints, hex))
        canvas_put_centred(canvas, row - 2, column - 2, 4, id, style_of(240, CANVAS_PLAIN, 0));
    if (is_sea(terrain)) draw_waves(canvas, row, column);
    else canvas_put_centred(canvas, row - 1, column - 4, 8, label_of(terrain, language), tint);
    if (number) draw_number(canvas, row, column, number);
    struct style figure = style_of(INK_LIGHT, INK_DARK, CANVAS_BOLD);
    if (s->robber == hex)
        canvas_put_centred(canvas, row + 1, column - 4, 8,
                           language == LF_DE ? " RÄUBER " : " ROBBER ", figure);
}

/* A road or building: the letter of the owner's colour and a shape, on the owner's colour. */
static void draw_piece(struct canvas *canvas, int row, int column, int colour, const char *shape,
                       bool letter_first)
{
    char text[8];
    struct lf_out out = lf_out_start(text, sizeof text);
    char letter = COLOUR_NAME[colour].in[LF_EN][0];
    if (letter_first) lf_put_char(&out, letter);
    lf_put(&out, shape);
    if (!letter_first) lf_put_char(&out, letter);
    lf_out_end(&out);
    canvas_put(canvas, row, column, text, island_colour_style(colour));
}

/* Whether a corner or an edge touches a hex of the board: its hexes are in a row of a table. */
static bool is_shown(const struct island *s, const uint8_t *hexes, int count)
{
    for (int k = 0; k < count; k++)
        if (has_hex(s, hexes[k])) return true;
    return false;
}

static void draw_corner(const struct map *map, int corner)
{
    struct canvas *canvas = map->canvas;
    const struct island *s = map->s;
    const struct island_hints *hints = map->hints;
    if (!is_shown(s, CORNER_HEX + 3 * corner, 3)) return;
    int row = row_of(map->origin, CORNER_PLACE[corner]);
    int column = column_of(map->origin, CORNER_PLACE[corner]);
    for (int seat = 0; seat < ISLAND_SEATS; seat++) {
        int colour = (hints->first_colour + seat) % ISLAND_SEATS;
        if (corners_has(s->cities[seat], corner))
            draw_piece(canvas, row, column - 1, colour, "■", true);
        else if (corners_has(s->settlements[seat], corner))
            draw_piece(canvas, row, column - 1, colour, "⌂", true);
    }
    if (corners_has(island_buildings(s), corner)) return;
    bool place = corners_has(hints->corners, corner);
    struct style style = place ? style_of(CANVAS_PLAIN, CANVAS_PLAIN,
                                          CANVAS_BOLD | CANVAS_UNDERLINE)
                               : style_of(INK_FAINT, CANVAS_PLAIN, 0);
    if (place || corners_has(island_land_corners(s), corner))
        canvas_put_int_right(canvas, row, column + 1, corner, style);
    else canvas_put(canvas, row, column, "·", style);
}

/* Which way a path runs, and where its two columns are. */
enum slope { UPRIGHT, RISING, FALLING };

static enum slope slope_of(struct origin origin, int edge, int *row, int *column)
{
    struct place top = CORNER_PLACE[EDGE_CORNER[2 * edge]];
    struct place bottom = CORNER_PLACE[EDGE_CORNER[2 * edge + 1]];
    *row = row_of(origin, EDGE_PLACE[edge]);
    int from = column_of(origin, top);
    enum slope slope = bottom.x == top.x ? UPRIGHT : bottom.x < top.x ? RISING : FALLING;
    *column = slope == UPRIGHT ? from - 1 : slope == RISING ? from - 4 : from + 2;
    return slope;
}

static void draw_edge(const struct map *map, int edge)
{
    struct canvas *canvas = map->canvas;
    const struct island *s = map->s;
    const struct island_hints *hints = map->hints;
    if (!is_shown(s, EDGE_HEX + 2 * edge, 2)) return;
    static const char *const ROAD[] = { "┃", "╱", "╲" };
    static const char *const LINE[] = { "│", "╱", "╲" };
    int row, column;
    enum slope slope = slope_of(map->origin, edge, &row, &column);
    for (int seat = 0; seat < ISLAND_SEATS; seat++) {
        int colour = (hints->first_colour + seat) % ISLAND_SEATS;
        bool road = island_has_road(s, seat, edge);
        bool ship = edges_has(island_ships(s, seat), edge);
        if (road) draw_piece(canvas, row, column, colour, ROAD[slope], slope != FALLING);
        else if (ship) draw_piece(canvas, row, column, colour, "◣", true);
        if (road || ship) return;
    }
    if (edges_has(hints->edges, edge)) {
        int end = column + 2 + (edge >= WIDE_NUMBER && slope != FALLING);
        canvas_fill(canvas, row, column, 2, style_of(CANVAS_PLAIN, CANVAS_PLAIN, 0));
        canvas_put_int_right(canvas, row, end, edge,
                             style_of(CANVAS_PLAIN, CANVAS_PLAIN,
                                      CANVAS_BOLD | CANVAS_UNDERLINE));
        return;
    }
    canvas_put(canvas, row, column + (slope == RISING), LINE[slope],
               style_of(INK_FAINT, CANVAS_PLAIN, 0));
}

/* A harbour's rate stands in the sea off its path, with the letter of its resource. */
static void draw_harbour(const struct map *map, int spot)
{
    const struct island *s = map->s;
    int kind = s->harbour[spot], edge = island_harbour_edge(s, spot), row, column;
    if (kind == HARBOUR_NONE) return;
    int land = EDGE_HEX[2 * edge], other = EDGE_HEX[2 * edge + 1];
    if (!terrain_is_land(island_terrain(s, land))) land = other;
    char text[8] = "3:1";
    if (kind != HARBOUR_ANY) {
        struct lf_out out = lf_out_start(text, sizeof text);
        lf_put(&out, "2:1 ");
        lf_put_char(&out, RESOURCE_LETTER[kind]);
        lf_out_end(&out);
    }
    enum slope slope = slope_of(map->origin, edge, &row, &column);
    int width = canvas_width(text);
    bool left = EDGE_PLACE[edge].x < HEX_PLACE[land].x;
    if (slope != UPRIGHT) row += EDGE_PLACE[edge].y < HEX_PLACE[land].y ? -1 : 1;
    column = slope == UPRIGHT ? (left ? column - width : column + 3)
                              : (left ? column - width : column + 1);
    struct style style = kind == HARBOUR_ANY ? style_of(INK_DARK, 153, CANVAS_BOLD)
                                             : style_of(INK_DARK, TERRAIN_TINT[kind], CANVAS_BOLD);
    canvas_put(map->canvas, row, column, text, style);
}

/* The pirate, over a harbour that may be there; its German name takes two lines. */
static void draw_pirate(const struct map *map, int hex)
{
    struct style figure = style_of(INK_LIGHT, INK_DARK, CANVAS_BOLD);
    int row = row_of(map->origin, HEX_PLACE[hex]), column = column_of(map->origin, HEX_PLACE[hex]);
    bool german = map->hints->language == LF_DE;
    canvas_put_centred(map->canvas, row - 1, column - 4, 8, german ? "  SEE-  " : " PIRATE ",
                       figure);
    if (german) canvas_put_centred(map->canvas, row, column - 4, 8, " RÄUBER ", figure);
}

void island_draw(struct canvas *canvas, const struct island *s, const struct island_hints *hints)
{
    struct map map = { canvas, s, hints, origin_of(s) };
    for (int hex = 0; hex < HEX_COUNT; hex++) draw_hex(&map, hex);
    for (int edge = 0; edge < EDGE_COUNT; edge++) draw_edge(&map, edge);
    for (int corner = 0; corner < CORNER_COUNT; corner++) draw_corner(&map, corner);
    for (int spot = 0; spot < HARBOUR_COUNT; spot++) draw_harbour(&map, spot);
    for (int hex = 0; hex < HEX_COUNT; hex++)
        if (has_pirate(s, hex)) draw_pirate(&map, hex);
}

void island_mark_corner(struct canvas *canvas, const struct island *s, int corner, int colour,
                        const char *text)
{
    struct origin origin = origin_of(s);
    int row = row_of(origin, CORNER_PLACE[corner]);
    int column = column_of(origin, CORNER_PLACE[corner]);
    canvas_put(canvas, row, column - 1, text, island_colour_style(colour));
}

void island_mark_hex(struct canvas *canvas, const struct island *s, int hex, const char *text,
                     struct style style)
{
    struct origin origin = origin_of(s);
    int row = row_of(origin, HEX_PLACE[hex]), column = column_of(origin, HEX_PLACE[hex]);
    canvas_put_centred(canvas, row + 2, column - 2, 4, text, style);
}
