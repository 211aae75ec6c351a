/* geometry.c - writes the tables of both shapes of boards, the 19-hex island and the frame that
 * holds any board up to 68 hexes, for games/island/geometry.h.
 *
 *     build/tools/geometry > build/gen/geometry.c
 *
 * `make test` knows the sum of what this prints: replays and positions rest on these numbers.
 * Coordinates: a hex (q, r) has its centre at x = 2q + r, y = 3r; its corners lie at
 * (x, y-2) (x+1, y-1) (x+1, y+1) (x, y+2) (x-1, y+1) (x-1, y-1). Hexes, corners and edges are
 * numbered row by row from the top, each row from the left.
 */
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HARBOURS = 9, SIDES = 6, NONE = 255, ROWS_MAX = 9, PLACES_MAX = 256, WORDS_MAX = 4 };

/* A shape: how many hexes each row has; rows are centred, so that neighbours differ by one. */
struct shape { int rows, row[ROWS_MAX]; int hex_words, corner_words; };
static const struct shape ISLAND = { 5, { 3, 4, 5, 4, 3 }, 1, 1 },
                          WIDE = { 9, { 6, 7, 8, 9, 8, 9, 8, 7, 6 }, 2, 3 };
static const struct shape *shape;

struct point { int x, y; };
static struct point hex[PLACES_MAX], corner[PLACES_MAX], edge[PLACES_MAX];   /* edge: twice its
                                                                                middle */
static int edge_end[PLACES_MAX][2], HEXES, CORNERS, EDGES;

/* Corner k of a hex is k steps clockwise from the top; side k joins corners k and k+1, so the
 * sides are NE E SE SW W NW. */
static const struct point CORNER_AT[SIDES] = { {0,-2}, {1,-1}, {1,1}, {0,2}, {-1,1}, {-1,-1} };

static int by_row(const void *a, const void *b)
{
    const struct point *p = a, *q = b;
    return p->y != q->y ? p->y - q->y : p->x - q->x;
}

static int find(const struct point *list, int count, struct point p)
{
    for (int i = 0; i < count; i++)
        if (list[i].x == p.x && list[i].y == p.y) return i;
    return -1;
}

static int add(struct point *list, int count, struct point p)
{
    if (find(list, count, p) < 0) list[count++] = p;
    return count;
}

static struct point corner_point(int h, int k)
{
    return (struct point){ hex[h].x + CORNER_AT[k % SIDES].x, hex[h].y + CORNER_AT[k % SIDES].y };
}

static int corner_of(int h, int k) { return find(corner, CORNERS, corner_point(h, k)); }

static struct point side_point(int h, int k)
{
    struct point a = corner_point(h, k), b = corner_point(h, k + 1);
    return (struct point){ a.x + b.x, a.y + b.y };
}

static int edge_of(int h, int k) { return find(edge, EDGES, side_point(h, k)); }

static void build(void)
{
    HEXES = CORNERS = EDGES = 0;
    for (int r = 0; r < shape->rows; r++)
        for (int i = 0; i < shape->row[r]; i++)
            hex[HEXES++] = (struct point){ 2 * i + 1 - shape->row[r],
                                           3 * (r - shape->rows / 2) };
    for (int h = 0; h < HEXES; h++)
        for (int k = 0; k < SIDES; k++) {
            CORNERS = add(corner, CORNERS, corner_point(h, k));
            EDGES = add(edge, EDGES, side_point(h, k));
        }
    qsort(corner, (size_t)CORNERS, sizeof *corner, by_row);
    qsort(edge, (size_t)EDGES, sizeof *edge, by_row);
    for (int h = 0; h < HEXES; h++)
        for (int k = 0; k < SIDES; k++) {
            int e = edge_of(h, k), a = corner_of(h, k), b = corner_of(h, k + 1);
            edge_end[e][0] = a < b ? a : b;
            edge_end[e][1] = a < b ? b : a;
        }
}

static void open_table(const char *type, const char *name, int count)
{
    printf("\nconst %s %s[%d] = {", type, name, count);
}

static void item(int i, int per_line, const char *text)
{
    printf("%s%s,", i % per_line ? " " : "\n    ", text);
}

static void number(int i, int value)
{
    char text[16];
    snprintf(text, sizeof text, "%d", value);
    item(i, 18, text);
}

/* Sets are filled bit by bit and written as the words of their type. */
static uint64_t set[WORDS_MAX];
static void into_set(int member) { set[member / 64] |= (uint64_t)1 << member % 64; }

static void words(int i, int count)
{
    static int column;
    char text[128] = "{{";
    for (int k = 0; k < count; k++) {
        size_t at = strlen(text);
        snprintf(text + at, sizeof text - at, set[k] ? "%s0x%" PRIx64 : "%s0", k ? "," : "",
                 set[k]);
        set[k] = 0;
    }
    strcat(text, "}}");
    column = i && column + (int)strlen(text) + 2 <= 96 ? column : 0;    /* as many as fit */
    item(column, INT_MAX, text);
    column += (int)strlen(text) + 2;
}

static int touches(int h, int c)
{
    for (int k = 0; k < SIDES; k++)
        if (corner_of(h, k) == c) return 1;
    return 0;
}

static void hex_tables(void)
{
    open_table("uint8_t", "HEX_CORNER", HEXES * SIDES);
    for (int h = 0; h < HEXES; h++)
        for (int k = 0; k < SIDES; k++) number(h * SIDES + k, corner_of(h, k));
    puts("\n};");
    open_table("uint8_t", "HEX_EDGE", HEXES * SIDES);
    for (int h = 0; h < HEXES; h++)
        for (int k = 0; k < SIDES; k++) number(h * SIDES + k, edge_of(h, k));
    puts("\n};");
    open_table("corner_set", "HEX_CORNERS", HEXES + 2);
    for (int h = 0; h < HEXES + 2; h++) {
        for (int k = 0; h < HEXES && k < SIDES; k++) into_set(corner_of(h, k));
        words(h, shape->corner_words);
    }
    puts("\n};");
    open_table("edge_set", "HEX_EDGES", HEXES + 1);
    for (int h = 0; h < HEXES + 1; h++) {
        for (int k = 0; h < HEXES && k < SIDES; k++) into_set(edge_of(h, k));
        words(h, shape->corner_words + 1);
    }
    puts("\n};");
    open_table("hex_set", "HEX_NEIGHBOURS", HEXES);
    for (int h = 0; h < HEXES; h++) {
        for (int g = 0; g < HEXES; g++)
            for (int k = 0; k < SIDES; k++)
                for (int j = 0; g != h && j < SIDES; j++)
                    if (edge_of(h, k) == edge_of(g, j)) into_set(g);
        words(h, shape->hex_words);
    }
    puts("\n};");
}

static void corner_tables(void)
{
    open_table("uint8_t", "CORNER_HEX", CORNERS * 3);
    for (int c = 0; c < CORNERS; c++) {
        int n = 0;
        for (int h = 0; h < HEXES; h++)
            if (touches(h, c)) number(c * 3 + n, h), n++;
        for (; n < 3; n++) number(c * 3 + n, NONE);
    }
    puts("\n};");
    open_table("hex_set", "CORNER_HEXES", CORNERS);
    for (int c = 0; c < CORNERS; c++) {
        for (int h = 0; h < HEXES; h++)
            if (touches(h, c)) into_set(h);
        words(c, shape->hex_words);
    }
    puts("\n};");
    open_table("corner_set", "CORNER_NEIGHBOURS", CORNERS);
    for (int c = 0; c < CORNERS; c++) {
        for (int e = 0; e < EDGES; e++)
            for (int k = 0; k < 2; k++)
                if (edge_end[e][k] == c) into_set(edge_end[e][1 - k]);
        words(c, shape->corner_words);
    }
    puts("\n};");
    open_table("edge_set", "CORNER_EDGES", CORNERS);
    for (int c = 0; c < CORNERS; c++) {
        for (int e = 0; e < EDGES; e++)
            if (edge_end[e][0] == c || edge_end[e][1] == c) into_set(e);
        words(c, shape->corner_words + 1);
    }
    puts("\n};");
    open_table("uint8_t", "CORNER_EDGE", CORNERS * 3);
    for (int c = 0; c < CORNERS; c++) {
        int n = 0;
        for (int e = 0; e < EDGES; e++)
            if (edge_end[e][0] == c || edge_end[e][1] == c) number(c * 3 + n, e), n++;
        for (; n < 3; n++) number(c * 3 + n, NONE);
    }
    puts("\n};");
}

static void edge_tables(void)
{
    open_table("uint8_t", "EDGE_CORNER", EDGES * 2);
    for (int e = 0; e < EDGES; e++)
        for (int k = 0; k < 2; k++) number(e * 2 + k, edge_end[e][k]);
    puts("\n};");
    open_table("corner_set", "EDGE_CORNERS", EDGES);
    for (int e = 0; e < EDGES; e++) {
        for (int k = 0; k < 2; k++) into_set(edge_end[e][k]);
        words(e, shape->corner_words);
    }
    puts("\n};");
    open_table("uint8_t", "EDGE_HEX", EDGES * 2);
    for (int e = 0; e < EDGES; e++) {
        int n = 0;
        for (int h = 0; h < HEXES; h++)
            for (int k = 0; k < SIDES; k++)
                if (edge_of(h, k) == e) number(e * 2 + n, h), n++;
        for (; n < 2; n++) number(e * 2 + n, NONE);
    }
    puts("\n};");
}

/* The place of an edge among those of a corner, ascending. */
static int slot_of(int e, int c)
{
    int slot = 0;
    for (int i = 0; i < e; i++) slot += edge_end[i][0] == c || edge_end[i][1] == c;
    return slot;
}

/* What walks over lines of wide boards need: where each edge of a corner leads, and its place
 * there. */
static void walk_tables(void)
{
    for (int back = 0; back < 2; back++) {
        open_table("uint8_t", back ? "CORNER_BACK" : "CORNER_NEXT", CORNERS * 3);
        for (int c = 0; c < CORNERS; c++) {
            int n = 0;
            for (int e = 0; e < EDGES; e++) {
                if (edge_end[e][0] != c && edge_end[e][1] != c) continue;
                int next = edge_end[e][edge_end[e][0] == c];
                number(c * 3 + n++, back ? slot_of(e, next) : next);
            }
            for (; n < 3; n++) number(c * 3 + n, NONE);
        }
        puts("\n};");
    }
    open_table("uint8_t", "EDGE_SLOT", EDGES * 2);
    for (int e = 0; e < EDGES; e++)
        for (int k = 0; k < 2; k++) number(e * 2 + k, slot_of(e, edge_end[e][k]));
    puts("\n};");
    open_table("hex_set", "EDGE_HEXES", EDGES);
    for (int e = 0; e < EDGES; e++) {
        for (int h = 0; h < HEXES; h++)
            for (int k = 0; k < SIDES; k++)
                if (edge_of(h, k) == e) into_set(h);
        words(e, shape->hex_words);
    }
    puts("\n};");
}

static void row_table(void)
{
    open_table("uint8_t", "ROW_HEXES", shape->rows);
    for (int r = 0; r < shape->rows; r++) number(r, shape->row[r]);
    puts("\n};");
}

/* The nine harbour spots, clockwise: hex and side (facts table (a) of the rulebook). */
static void harbour_tables(void)
{
    enum { NE, E, SE, SW, W, NW };
    static const int spot[HARBOURS][2] = { {0, NW}, {1, NE}, {6, NE}, {11, E}, {15, SE}, {17, SE},
                                           {16, SW}, {12, W}, {3, W} };
    int at[PLACES_MAX];
    for (int c = 0; c < CORNERS; c++) at[c] = NONE;
    open_table("uint8_t", "HARBOUR_EDGE", HARBOURS);
    for (int i = 0; i < HARBOURS; i++) {
        int e = edge_of(spot[i][0], spot[i][1]);
        number(i, e);
        at[edge_end[e][0]] = at[edge_end[e][1]] = i;
    }
    puts("\n};");
    open_table("uint8_t", "CORNER_HARBOUR", CORNERS);
    for (int c = 0; c < CORNERS; c++) number(c, at[c]);
    puts("\n};");
}

static void place_table(const char *name, const struct point *list, int count, int scale)
{
    char text[32];
    open_table("struct place", name, count);
    for (int i = 0; i < count; i++) {
        snprintf(text, sizeof text, "{%d, %d}", list[i].x * scale, list[i].y * scale);
        item(i, shape->rows > 5 ? 8 : 9, text);
    }
    puts("\n};");
}

/* The rings counter-clockwise from the corner hex 0; corner hex k stands at RING_OUTER[2k],
 * and the inner hex behind it at RING_INNER[k]. */
static void ring_tables(void)
{
    static const int outer[] = { 0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1 };
    static const int inner[] = { 4, 8, 13, 14, 10, 5 };
    open_table("uint8_t", "RING_OUTER", 12);
    for (int i = 0; i < 12; i++) number(i, outer[i]);
    puts("\n};");
    open_table("uint8_t", "RING_INNER", 6);
    for (int i = 0; i < 6; i++) number(i, inner[i]);
    puts("\n};");
}

static void all_tables(const struct shape *of)
{
    shape = of;
    build();
    hex_tables();
    corner_tables();
    edge_tables();
    row_table();
    if (shape == &ISLAND) {
        harbour_tables();
        ring_tables();
    } else walk_tables();
    place_table("HEX_PLACE", hex, HEXES, 2);
    place_table("CORNER_PLACE", corner, CORNERS, 2);
    place_table("EDGE_PLACE", edge, EDGES, 1);
}

int main(void)
{
    puts("/* Written by tools/geometry.c; do not edit. geometry.h says what each table means. */\n"
         "#include \"games/island/geometry.h\"\n\n#ifndef ISLAND_WIDE");
    all_tables(&ISLAND);
    puts("\n#else");
    all_tables(&WIDE);
    puts("\n#endif");
    return 0;
}
