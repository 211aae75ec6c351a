/* table.c - all cards and landscapes as tables (row.h).
 *
 * The rows of each set stand in a file of their own; what they cost and are worth is stated a
 * second time in figures.txt, with its source, and a test holds the two together. */
#include "games/cards/table/row.h"
#include "games/cards/table/rules.h"

const struct card_row CARDS_ROW[ROW_COUNT] = {
    [ROW_NONE] = { .word = "none", .name = { { "no card", "keine Karte" } },
        .text = { { "", "" } }, .kind = NO_KIND },
#include "games/cards/sets/base/rows.h"
#include "games/cards/sets/rh/rows.h"
#include "games/cards/sets/pi/rows.h"
#include "games/cards/sets/bh/rows.h"
};

const struct card_set_info CARDS_SET[SETS] = {
    [SET_BASE] = { "base", { { "Base game", "Grundspiel" } } },
    [SET_RH] = { "rh", { { "Knights & Merchants", "Ritter & Händler" } } },
    [SET_PI] = { "pi", { { "Politics & Intrigue", "Politik & Intrige" } } },
    [SET_BH] = { "bh", { { "Barbarians & Trade Lords", "Barbaren & Handelsherren" } } },
};

/* KB-04: the sets of player 1 and player 2. */
#define LAND(kind, number) ((kind) | (number) << 3)
const uint8_t CARDS_START_LAND[2][KINDS] = {
    { [GRAIN] = LAND(GRAIN, 1), [ORE] = LAND(ORE, 2), [WOOL] = LAND(WOOL, 3),
      [LUMBER] = LAND(LUMBER, 4), [BRICK] = LAND(BRICK, 5), [GOLD] = LAND(GOLD, 6) },
    { [GRAIN] = LAND(GRAIN, 2), [ORE] = LAND(ORE, 3), [WOOL] = LAND(WOOL, 4),
      [LUMBER] = LAND(LUMBER, 5), [BRICK] = LAND(BRICK, 6), [GOLD] = LAND(GOLD, 1) },
};

/* KB-05; the numbers are those of O-04. */
const uint8_t CARDS_STACK_LAND[STACK_LANDS] = {
    LAND(GRAIN, 3), LAND(GRAIN, 4), LAND(ORE, 4), LAND(ORE, 5), LAND(WOOL, 5), LAND(WOOL, 6),
    LAND(LUMBER, 6), LAND(LUMBER, 1), LAND(BRICK, 1), LAND(BRICK, 2), LAND(GOLD, 3),
};
