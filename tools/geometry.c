/* geometry.c - writes games/island/geometry.c, the tables of the 19-hex island.
 *
 * Run by `make geometry`; `make test` checks that the committed file is what this prints.
 * Coordinates: a hex (q, r) has its centre at x = 2q + r, y = 3r; its corners lie at
 * (x, y-2) (x+1, y-1) (x+1, y+1) (x, y+2) (x-1, y+1) (x-1, y-1). Hexes, corners and edges are
 * numbered row by row from the top, each row from the left.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEXES = 19, CORNERS = 54, EDGES = 72, HARBOURS = 9, SIDES = 6, NONE = 255 };

struct point { int x, y; };
static struct point hex[HEXES], corner[CORNERS], edge[EDGES];      /* edge: twice its middle */
static int edge_end[EDGES][2];

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
    int hexes = 0, corners = 0, edges = 0;
    for (int r = -2; r <= 2; r++)
        for (int q = -2; q <= 2; q++)
            if (abs(q + r) <= 2) hex[hexes++] = (struct point){ 2 * q + r, 3 * r };
    for (int h = 0; h < HEXES; h++)
        for (int k = 0; k < SIDES; k++) {
            corners = add(corner, corners, corner_point(h, k));
            edges = add(edge, edges, side_point(h, k));
        }
    qsort(corner, CORNERS, sizeof *corner, by_row);
    qsort(edge, EDGES, sizeof *edge, by_row);
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

static void words(int i, const uint64_t *value, int count)
{
    char text[64] = "{{";
    for (int k = 0; k < count; k++) {
        size_t at = strlen(text);
        snprintf(text + at, sizeof text - at, "%s0x%" PRIx64, k ? ", " : "", value[k]);
    }
    strcat(text, "}}");
    item(i, count == 1 ? 4 : 3, text);
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
        uint64_t mask = 0;
        for (int k = 0; h < HEXES && k < SIDES; k++) mask |= (uint64_t)1 << corner_of(h, k);
        words(h, &mask, 1);
    }
    puts("\n};");
    open_table("hex_set", "HEX_NEIGHBOURS", HEXES);
    for (int h = 0; h < HEXES; h++) {
        uint64_t mask = 0;
        for (int g = 0; g < HEXES; g++)
            for (int k = 0; k < SIDES; k++)
                for (int j = 0; g != h && j < SIDES; j++)
                    if (edge_of(h, k) == edge_of(g, j)) mask |= (uint64_t)1 << g;
        words(h, &mask, 1);
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
        uint64_t mask = 0;
        for (int h = 0; h < HEXES; h++) mask |= (uint64_t)touches(h, c) << h;
        words(c, &mask, 1);
    }
    puts("\n};");
    open_table("corner_set", "CORNER_NEIGHBOURS", CORNERS);
    for (int c = 0; c < CORNERS; c++) {
        uint64_t mask = 0;
        for (int e = 0; e < EDGES; e++)
            for (int k = 0; k < 2; k++)
                if (edge_end[e][k] == c) mask |= (uint64_t)1 << edge_end[e][1 - k];
        words(c, &mask, 1);
    }
    puts("\n};");
    open_table("edge_set", "CORNER_EDGES", CORNERS);
    for (int c = 0; c < CORNERS; c++) {
        uint64_t mask[2] = { 0, 0 };
        for (int e = 0; e < EDGES; e++)
            if (edge_end[e][0] == c || edge_end[e][1] == c) mask[e / 64] |= (uint64_t)1 << e % 64;
        words(c, mask, 2);
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
        uint64_t mask = (uint64_t)1 << edge_end[e][0] | (uint64_t)1 << edge_end[e][1];
        words(e, &mask, 1);
    }
    puts("\n};");
}

/* The nine harbour spots, clockwise: hex and side (facts table (a) of the rulebook). */
static void harbour_tables(void)
{
    enum { NE, E, SE, SW, W, NW };
    static const int spot[HARBOURS][2] = { {0, NW}, {1, NE}, {6, NE}, {11, E}, {15, SE}, {17, SE},
                                           {16, SW}, {12, W}, {3, W} };
    int at[CORNERS];
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
        item(i, 9, text);
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

int main(void)
{
    build();
    puts("/* geometry.c - tables of the 19-hex island, written by tools/geometry.c: do not edit.\n"
         " * What each table means is said in geometry.h. */\n"
         "#include \"games/island/geometry.h\"");
    hex_tables();
    corner_tables();
    edge_tables();
    harbour_tables();
    ring_tables();
    place_table("HEX_PLACE", hex, HEXES, 2);
    place_table("CORNER_PLACE", corner, CORNERS, 2);
    place_table("EDGE_PLACE", edge, EDGES, 1);
    return 0;
}
