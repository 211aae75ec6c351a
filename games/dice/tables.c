/* tables.c - the sheet as tables: the tree of roads, the sites, points, jokers, costs. */
#include "games/dice/dice.h"

#define AFTER(road) (1u << (road))
enum { THE_START = 0 };

/* The tree of roads: which road each one goes on from. */
const uint16_t SHEET_BEFORE[DICE_ROADS] = {
    [0] = THE_START,
    [1] = AFTER(0), [2] = AFTER(0), [3] = AFTER(2), [4] = AFTER(3), [5] = AFTER(3),
    [6] = AFTER(5), [7] = AFTER(6), [8] = AFTER(7), [9] = AFTER(8), [10] = AFTER(9),
    [11] = AFTER(10), [12] = AFTER(7), [13] = AFTER(12), [14] = AFTER(13), [15] = AFTER(14),
};

/* The road that ends at each site, sites in the order in which they must be built. */
const uint16_t SHEET_SETTLEMENT_ROAD[DICE_SETTLEMENTS] = {
    THE_START, AFTER(2), AFTER(5), AFTER(7), AFTER(9), AFTER(11),
};
const uint16_t SHEET_CITY_ROAD[DICE_CITIES] = { AFTER(1), AFTER(4), AFTER(13), AFTER(15) };
const uint8_t SHEET_SETTLEMENT_POINTS[DICE_SETTLEMENTS] = { 3, 4, 5, 7, 9, 11 };
const uint8_t SHEET_CITY_POINTS[DICE_CITIES] = { 7, 12, 20, 30 };
const uint8_t SHEET_JOKER[DICE_KNIGHTS] = { ORE, GRAIN, WOOL, LUMBER, BRICK, GOLD };

#define COST(b, l, w, g, o) (b | l << 4 | w << 8 | g << 12 | o << 16)
const dice_faces SHEET_COST[DICE_BUILDINGS] = {
    /*                      brick lumber wool grain ore */
    [DICE_ROAD]       = COST(   1,     1,   0,    0,  0),
    [DICE_SETTLEMENT] = COST(   1,     1,   1,    1,  0),
    [DICE_CITY]       = COST(   0,     0,   0,    2,  3),
    [DICE_KNIGHT]     = COST(   0,     0,   1,    1,  1),
};

const char DICE_LETTER[FACE_COUNT + 1] = "blwgo$";
const char *const DICE_PHASE_WORD[DICE_PHASES + 1] = {
    "start", "roll", "dice", "choose", "build", "over", NULL,
};
const char *const DICE_FACE_WORD[FACE_COUNT] = {
    "brick", "lumber", "wool", "grain", "ore", "gold",
};
const struct lf_say DICE_FACE_NAME[FACE_COUNT] = {
    { { "brick", "Lehm" } }, { { "lumber", "Holz" } }, { { "wool", "Wolle" } },
    { { "grain", "Getreide" } }, { { "ore", "Erz" } }, { { "gold", "Gold" } },
};
const struct lf_say DICE_BUILDING_NAME[DICE_BUILDINGS] = {
    { { "road", "Straße" } }, { { "settlement", "Siedlung" } }, { { "city", "Stadt" } },
    { { "knight", "Ritter" } },
};
