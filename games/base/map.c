/* map.c - what of the base game lies on the board, for planes (core/planes.h). */
#include "games/base/base.h"
#include "games/island/map.h"

static const struct lf_layer LAYERS[] = {
    ISLAND_BOARD_LAYERS,
#ifdef ISLAND_WIDE
    ISLAND_SEA_LAYERS,
#endif
    { .name = NULL },
};

const struct lf_map BASE_MAP = { ISLAND_PLANE_ROWS, ISLAND_PLANE_COLUMNS, LAYERS };
