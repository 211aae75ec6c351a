/* charts.h - the printed maps of the sea, and choosing among them and boards as text by options. */
#ifndef ISLAND_CHARTS_H
#define ISLAND_CHARTS_H

#include "core/options.h"
#include "games/island/island.h"

/* Rows of options of a game with maps: a board as text, a scenario, how its land is laid. */
struct chart_rows { int board, scenario, land; };

#define ISLAND_SEA_BOARD_OPTION \
    { "board", "TEXT", "by scenario", \
      { { "a board of any shape as text, instead of a scenario", \
          "ein Spielplan beliebiger Form als Text, statt eines Szenarios" } }, \
      .expected = { { "a board as text: ROWS@HARBOURS@FIGURES", \
                      "ein Spielplan als Text: REIHEN@HÄFEN@FIGUREN" } } }
#define ISLAND_SCENARIO_OPTION \
    LF_OPTION_EITHER("scenario", "new-shores", "through-the-desert", "new-shores", \
      { { "Heading for New Shores (SF-31), or Through the Desert (SF-38)", \
          "Zu neuen Ufern (SF-31) oder Durch die Wüste (SF-38)" } })
#define ISLAND_LAND_OPTION \
    LF_OPTION_EITHER("land", "fixed", "dealt", "fixed", \
      { { "land as printed, or dealt anew among home and among the islands (SF-37)", \
          "Land wie gedruckt, oder auf dem Hauptland und auf den Inseln neu verteilt (SF-37)" } })

/* The board that a line asks for: *at and *length are its text, *chart is for struct island. False:
 * a board and a scenario at once. */
bool island_take_chart(const struct lf_setup *setup, struct chart_rows rows, int seats,
                       const char *line, const char **text, size_t *length, uint8_t *chart,
                       struct lf_error *error);
/* The way back; `board` is where a board as text is printed to. */
void island_chart_of(const struct island *island, struct chart_rows rows,
                     char board[LF_OPTIONS_MAX], struct lf_setup *setup);

#endif
