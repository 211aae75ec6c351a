/* rows.h - rows of tables that the base game shares with games that embed it: options, and kinds
 * of action with their words. */
#ifndef BASE_ROWS_H
#define BASE_ROWS_H

#include "games/base/base.h"
#include "games/island/rows.h"

/* Rows of options, by enum base_option; the board's is each game's own. */
#define BASE_PLAY_OPTIONS(target) \
    [OPTION_PHASES] = LF_OPTION_EITHER("phases", "combined", "separate", "by board", \
      { { "trade and build in any order (IB-31), or trade first (IB-30); separate for beginners", \
          "handeln und bauen in beliebiger Folge (IB-31) oder erst handeln (IB-30); getrennt für " \
          "Einsteiger" } }), \
    [OPTION_TARGET] = LF_OPTION_RANGE("target", 3, 20, target, \
      { { "points to win (IB-97)", "Punkte zum Sieg (IB-97)" } }), \
    [OPTION_START] = ISLAND_START_OPTION("by board"), \
    [OPTION_TRADES] = ISLAND_TRADES_OPTION, \
    [OPTION_OFFERS] = ISLAND_OFFERS_OPTION, \
    [OPTION_FRIENDLY] = LF_OPTION_SWITCH("friendly-robber", "0", \
      { { "the robber spares players with fewer than 3 visible points (R-84)", \
          "der Räuber verschont Spieler mit weniger als 3 sichtbaren Punkten (R-84)" } }), \
    [OPTION_NO_RED] = ISLAND_NO_RED_OPTION, \
    [OPTION_BANK] = ISLAND_BANK_OPTION(50, LANE_MAX), \
    [OPTION_DISCARD] = LF_OPTION_RANGE("discard-limit", 3, 30, "7", \
      { { "cards that are safe on a seven (IB-43)", "bei einer Sieben sichere Karten (IB-43)" } }),

/* What a player has, for the columns of tables. */
#define BASE_PLAYER_FIELDS \
    { "hand", { { "cards", "Karten" } } }, \
    { "dev", { { "development cards", "Entwicklungskarten" } } }, \
    { "knights", { { "knights played", "gespielte Ritter" } } }, \
    { "settlements", { { "settlements", "Siedlungen" } } }, \
    { "cities", { { "cities", "Städte" } } }, \
    { "roads", { { "roads", "Straßen" } } },

/* Words that only games on wide boards add. */
#ifdef ISLAND_WIDE
#define AT_SEA(words) words
#else
#define AT_SEA(words)
#endif

#define BASE_SHARED_KINDS \
    ISLAND_BOARD_KIND(K_) \
    ISLAND_START_KINDS(K_) \
    KIND(K_DICE, 0, "dice", "DIE DIE", "the roll of a turn", "der Wurf eines Zuges"), \
    KIND(K_CARD, LF_KIND_HIDDEN, "card", "CARD", "the development card drawn", \
         "die gezogene Entwicklungskarte"), \
    KIND(K_LOOT, LF_KIND_HIDDEN, "loot", "RESOURCE", "the card stolen", "die geraubte Karte"), \
    ISLAND_BUILDING_KINDS(K_) \
    KIND(K_BUY, 0, "buy", "", "buy a development card", "eine Entwicklungskarte kaufen"), \
    KIND(K_KNIGHT, 0, "knight", "", \
         "play a knight, then move the robber" AT_SEA(" or the pirate"), \
         "einen Ritter spielen, dann den Räuber" AT_SEA(" oder den Seeräuber") " versetzen"), \
    KIND(K_ROAD_BUILDING, 0, "roadbuilding", "", \
         "play Road Building: two roads" AT_SEA(" or ships") " for nothing", \
         "Straßenbau spielen: zwei Straßen" AT_SEA(" oder Schiffe") " umsonst"), \
    KIND(K_INVENTION, 0, "invention", "CARDS", "play Invention: take two cards", \
         "Erfindung spielen: zwei Karten nehmen"), \
    KIND(K_MONOPOLY, 0, "monopoly", "RESOURCE", "play Monopoly: take all cards of a kind", \
         "Monopol spielen: alle Karten einer Sorte nehmen"), \
    ISLAND_TRADE_KINDS(K_) \
    KIND(K_DISCARD, LF_KIND_OPEN | LF_KIND_HIDDEN, "discard", "CARDS", "put cards aside", \
         "Karten ablegen"), \
    KIND(K_DONE, 0, "done", "", "no second free road" AT_SEA(" or ship"), \
         "keine zweite freie Straße" AT_SEA(" und kein Schiff")), \
    KIND(K_END, 0, "end", "", "end the turn", "den Zug beenden"),

#endif
