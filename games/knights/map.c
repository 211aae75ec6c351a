/* map.c - what of Cities & Knights lies on the board, for planes (core/planes.h). */
#include "games/island/map.h"
#include "games/knights/knights.h"

static const struct lf_layer LAYERS[] = {
    ISLAND_BOARD_LAYERS, ON_HEXES("merchant"), ON_CORNERS("metropolises"), ON_CORNERS("knights"),
    ON_CORNERS("walls"),
#ifdef ISLAND_WIDE
    ISLAND_SEA_LAYERS,
#endif
    { .name = NULL },
};

const struct lf_map KNIGHTS_MAP = { ISLAND_PLANE_ROWS, ISLAND_PLANE_COLUMNS, LAYERS };
