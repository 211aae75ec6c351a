/* knights_sea.c - the table of Cities & Knights at sea (CKS-01 to CKS-22): the functions of
 * games/knights, compiled for wide boards with what games/island/sea.h adds. Its maps and options
 * are chosen in games/knights/options.c. */
#include "games/knights/knights.h"

const struct lf_game knights_sea_game = {
    .name = "knights-sea",
    .title = { { "Knights at Sea", "Ritter auf See" } },
    .minutes = 120,
    .subtitle = { { "by the rules of Catan: Cities & Knights with Seafarers",
                    "nach den Regeln von Catan: Städte & Ritter mit Seefahrer" } },
    .rules_version = 2, .rules_oldest = 2,
    .seats_min = 3, .seats_max = ISLAND_SEATS,
    .rulebook = "knights-sea sea knights base",
    KNIGHTS_GAME_PARTS,
};
