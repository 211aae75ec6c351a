/* board.c - the three set-ups of the 19-hex board (IB-07, IB-08, IB-11 to IB-18); boards as text
 * are in board_text.c.
 *
 * A variable board is dealt by one number: it seeds a stream from which everything is shuffled,
 * so the same number gives the same board everywhere.
 */
#include "core/check.h"
#include "core/rng.h"
#include "games/island/board.h"

static void shuffle(uint8_t *list, uint32_t count, struct lf_rng *rng)
{
    for (uint32_t i = count; i > 1; i--) {
        uint32_t pick = lf_rng_below(rng, i);
        uint8_t held = list[pick];
        list[pick] = list[i - 1];
        list[i - 1] = held;
    }
}

static bool red_neighbours(const struct island *s)
{
    hex_set red = hexes_or(s->number_hexes[6 - 2], s->number_hexes[8 - 2]);
    for (hex_set at = red; hexes_any(at); at = hexes_rest(at))
        if (hexes_meet(red, HEX_NEIGHBOURS[hexes_lowest(at)])) return true;
    return false;
}

#ifndef ISLAND_WIDE

/* ---- Beginner: facts table (a) ---- */

struct land { uint8_t terrain, number; };
#define H HILLS
#define F FOREST
#define P PASTURE
#define G FIELDS
#define M MOUNTAINS
#define D DESERT
static const struct land BEGINNER[HEX_COUNT] = {
    { M, 10 }, { P, 2 }, { F, 9 },
    { G, 12 }, { H, 6 }, { P, 4 }, { H, 10 },
    { G, 9 }, { F, 11 }, { D, 0 }, { F, 3 }, { M, 8 },
    { F, 8 }, { M, 3 }, { G, 4 }, { P, 5 },
    { H, 5 }, { G, 6 }, { P, 11 },
};
static const uint8_t BEGINNER_HARBOUR[HARBOUR_COUNT] = {
    HARBOUR_ANY, GRAIN, ORE, HARBOUR_ANY, WOOL, HARBOUR_ANY, HARBOUR_ANY, BRICK, LUMBER,
};

static void deal_beginner(struct island *s)
{
    for (int hex = 0; hex < HEX_COUNT; hex++)
        island_set_hex(s, hex, BEGINNER[hex].terrain, BEGINNER[hex].number);
    for (int i = 0; i < HARBOUR_COUNT; i++) s->harbour[i] = BEGINNER_HARBOUR[i];
}

/* A corner is named by its three hexes and an edge by its two. */
static int corner_between(int a, int b, int c)
{
    corner_set at = corners_and(corners_and(HEX_CORNERS[a], HEX_CORNERS[b]), HEX_CORNERS[c]);
    LF_ASSERT(corners_count(at) == 1);
    return corners_lowest(at);
}

static int edge_between(int a, int b)
{
    corner_set ends = corners_and(HEX_CORNERS[a], HEX_CORNERS[b]);
    for (int edge = 0; edge < EDGE_COUNT; edge++)
        if (corners_equal(EDGE_CORNERS[edge], ends)) return edge;
    lf_panic("the hexes do not touch", __FILE__, __LINE__);
}

/* Red, blue, orange, white: plain settlement and its road, lettered settlement and its road. */
static const uint8_t BEGINNER_START[ISLAND_SEATS][2][5] = {
    { { 0, 1, 4, 1, 4 }, { 7, 8, 12, 8, 12 } },
    { { 14, 15, 18, 14, 15 }, { 12, 13, 16, 13, 16 } },
    { { 2, 5, 6, 2, 5 }, { 13, 14, 17, 14, 17 } },
    { { 3, 4, 8, 3, 8 }, { 10, 11, 15, 10, 11 } },
};

void island_beginner_pieces(struct island *s)
{
    int left_out = ISLAND_SEATS - s->seat_count;        /* three play without red (IB-14) */
    for (int seat = 0; seat < s->seat_count; seat++)
        for (int k = 0; k < 2; k++) {
            const uint8_t *at = BEGINNER_START[seat + left_out][k];
            island_add_settlement(s, seat, corner_between(at[0], at[1], at[2]));
            island_add_road(s, seat, edge_between(at[3], at[4]));
            for (int i = 0; k == 1 && i < 3; i++)       /* only the lettered one pays (IB-15) */
                island_gain(s, seat, cards_one(island_terrain(s, at[i])));
        }
}

/* ---- Compact: six double-sided pieces, facts table (b) and R-41 ---- */

/* Corner hex, rim hexes M1 and M2, inner hex; a small piece has corner, inner, and the sixth
 * also the centre. Harbours are printed on M1 and M2, or on the corner of a small piece. */
struct piece { struct land side[2][4]; uint8_t harbour[2]; };
static const struct piece LARGE[3] = {
    { { { { F, 9 }, { P, 2 }, { H, 10 }, { P, 4 } }, { { P, 9 }, { H, 2 }, { P, 10 }, { F, 4 } } },
      { GRAIN, ORE } },
    { { { { P, 11 }, { P, 5 }, { G, 6 }, { G, 4 } }, { { G, 6 }, { G, 5 }, { P, 11 }, { P, 4 } } },
      { WOOL, HARBOUR_ANY } },
    { { { { G, 9 }, { F, 8 }, { G, 12 }, { F, 11 } },
        { { F, 8 }, { G, 9 }, { F, 12 }, { G, 11 } } },
      { BRICK, LUMBER } },
};
static const struct piece SMALL[3] = {
    { { { { M, 8 }, { F, 3 } }, { { F, 8 }, { M, 3 } } }, { HARBOUR_ANY } },
    { { { { H, 5 }, { M, 3 } }, { { M, 5 }, { H, 3 } } }, { HARBOUR_ANY } },
    { { { { M, 10 }, { H, 6 }, { D, 0 } }, { { D, 0 }, { M, 10 }, { H, 6 } } }, { HARBOUR_ANY } },
};
/* Where the pieces lie: hexes in the order above, then the harbour spots. */
static const uint8_t LARGE_SLOT[3][6] = {
    { 2, 1, 6, 5, 1, 2 }, { 18, 15, 17, 14, 4, 5 }, { 7, 12, 3, 8, 7, 8 },
};
static const uint8_t SMALL_SLOT[3][3] = { { 11, 10, 3 }, { 16, 13, 6 }, { 0, 4, 0 } };
enum { CENTRE = 9, PIECE_WITH_CENTRE = 2 };

static void lay_piece(struct island *s, const uint8_t *slot, const struct land *side, int hexes)
{
    for (int i = 0; i < hexes; i++) island_set_hex(s, slot[i], side[i].terrain, side[i].number);
}

static void deal_compact(struct island *s, struct lf_rng *rng)
{
    uint8_t large[3] = { 0, 1, 2 }, small[3] = { 0, 1, 2 };
    shuffle(large, 3, rng);
    shuffle(small, 3, rng);
    for (int slot = 0; slot < 3; slot++) {
        const struct piece *big = &LARGE[large[slot]], *little = &SMALL[small[slot]];
        const struct land *side = big->side[lf_rng_below(rng, 2)];
        lay_piece(s, LARGE_SLOT[slot], side, 4);
        for (int i = 0; i < 2; i++) s->harbour[LARGE_SLOT[slot][4 + i]] = big->harbour[i];
        side = little->side[lf_rng_below(rng, 2)];
        lay_piece(s, SMALL_SLOT[slot], side, 2);
        s->harbour[SMALL_SLOT[slot][2]] = little->harbour[0];
        if (small[slot] == PIECE_WITH_CENTRE)
            island_set_hex(s, CENTRE, side[2].terrain, side[2].number);
    }
}

/* ---- Classic: shuffled hexes, tokens A to R in a spiral, shuffled harbours (IB-18) ---- */

static void deal_classic(struct island *s, struct lf_rng *rng)
{
    static const uint8_t TOKEN[18] = { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 };
    uint8_t terrain[HEX_COUNT] = { H, H, H, F, F, F, F, P, P, P, P, G, G, G, G, M, M, M, D };
    uint8_t harbour[HARBOUR_COUNT] = { BRICK, LUMBER, WOOL, GRAIN, ORE, HARBOUR_ANY, HARBOUR_ANY,
                                       HARBOUR_ANY, HARBOUR_ANY };
    shuffle(terrain, HEX_COUNT, rng);
    shuffle(harbour, HARBOUR_COUNT, rng);
    int corner = (int)lf_rng_below(rng, 6), token = 0;
    for (int i = 0; i < HEX_COUNT; i++) {
        int hex = i < 12 ? RING_OUTER[(2 * corner + i) % 12]
                : i < 18 ? RING_INNER[(corner + i - 12) % 6] : CENTRE;
        island_set_hex(s, hex, terrain[hex], terrain[hex] == D ? 0 : TOKEN[token]);
        token += terrain[hex] != D;
    }
    for (int i = 0; i < HARBOUR_COUNT; i++) s->harbour[i] = harbour[i];
}

bool island_deals(enum board_kind kind) { return kind <= BOARD_TEXT; }

void island_deal_board(struct island *s, enum board_kind kind, bool no_red_neighbours,
                       uint64_t number)
{
    struct lf_rng rng = { lf_rng_key(number, 0), 0 };
    LF_ASSERT(kind != BOARD_TEXT);
    do {
        island_clear_board(s);
        if (kind == BOARD_BEGINNER) deal_beginner(s);
        else if (kind == BOARD_COMPACT) deal_compact(s, &rng);
        else deal_classic(s, &rng);
    } while (no_red_neighbours && kind != BOARD_BEGINNER && red_neighbours(s));
    island_place_robber(s);
}

#else

/* The printed boards are of the 19 hexes: a wide board is given as text, and land and harbours of
 * it may be dealt anew. */
bool island_deals(enum board_kind kind) { return kind == BOARD_TEXT; }

/* Whether an island with points hangs together with home: then deserts part them (SF-40). */
static bool has_strip(const struct island *s)
{
    for (int hex = 0; hex < HEX_COUNT; hex++)
        for (hex_set at = HEX_NEIGHBOURS[hex]; island_isle(s, hex) && hexes_any(at);
             at = hexes_rest(at))
            if (hexes_has(s->land, hexes_lowest(at)) && !island_isle(s, hexes_lowest(at)))
                return true;
    return false;
}

/* Deals terrains anew among these hexes, then numbers among those that have one. A robber that
 * starts on a desert starts where the desert has come to. */
static void deal_land(struct island *s, hex_set hexes, struct lf_rng *rng)
{
    uint8_t terrain[HEX_COUNT], number[HEX_COUNT];
    uint32_t terrains = 0, numbers = 0;
    bool desert = island_terrain(s, s->robber_start) == DESERT;
    for (hex_set at = hexes; hexes_any(at); at = hexes_rest(at)) {
        int hex = hexes_lowest(at);
        terrain[terrains++] = s->terrain[hex] & 15;
        if (island_number(s, hex)) number[numbers++] = (uint8_t)island_number(s, hex);
    }
    for (int n = 0; n < 11; n++) s->number_hexes[n] = hexes_minus(s->number_hexes[n], hexes);
    shuffle(terrain, terrains, rng);
    shuffle(number, numbers, rng);
    for (hex_set at = hexes; hexes_any(at); at = hexes_rest(at)) {
        int hex = hexes_lowest(at), isle = island_isle(s, hex), here = terrain[--terrains];
        island_set_hex(s, hex, here, here == DESERT ? 0 : number[--numbers]);
        island_put_isle(s, hex, isle);
        if (here == DESERT && desert && hexes_has(hexes, s->robber_start))
            s->robber_start = (uint8_t)hex, desert = false;
    }
}

/* Land is dealt among home hexes and among those of islands (SF-37). */
static void deal_lands(struct island *s, struct lf_rng *rng)
{
    hex_set home = hexes_none(), islands = hexes_none();
    bool strip = has_strip(s);
    for (hex_set at = s->land; hexes_any(at); at = hexes_rest(at)) {
        int hex = hexes_lowest(at);
        if (strip && island_terrain(s, hex) == DESERT) continue;
        hexes_add(island_isle(s, hex) ? &islands : &home, hex);
    }
    deal_land(s, home, rng);
    deal_land(s, islands, rng);
}

void island_deal_board(struct island *s, enum board_kind kind, bool no_red_neighbours,
                       uint64_t number)
{
    enum { TRIES = 1000 };          /* a map may leave no way to keep 6 and 8 apart */
    struct lf_rng rng = { lf_rng_key(number, 0), 0 };
    uint32_t harbours = 0;
    LF_ASSERT(kind == BOARD_TEXT);
    while (harbours < HARBOUR_COUNT && s->harbour_edge[harbours] != NOWHERE) harbours++;
    shuffle(s->harbour, harbours, &rng);
    for (int i = 0; s->chart & CHART_DEALT && i < TRIES; i++) {
        deal_lands(s, &rng);
        if (!no_red_neighbours || !red_neighbours(s)) break;
    }
    s->robber = s->robber_start;
    island_derive(s);
}

void island_beginner_pieces(struct island *s)
{
    (void)s;
    lf_panic("no board of this shape has starting pieces", __FILE__, __LINE__);
}

#endif
