/* rows.h - rows of tables that the base game shares with games that embed it: options, and kinds
 * of action with their words. */
#ifndef BASE_ROWS_H
#define BASE_ROWS_H

#include "games/base/base.h"
#include "games/island/rows.h"

#define BASE_SHARED_OPTIONS \
    { "board", "classic|compact|beginner|TEXT", "classic", \
      { { "the board: shuffled hexes (IB-18), six compact pieces (IB-17), the fixed beginner map " \
          "with its starting pieces (IB-13), or 19 hexes and 9 harbours as text", \
          "der Spielplan: gemischte Felder (IB-18), sechs Kompakt-Teile (IB-17), der feste " \
          "Einsteigerplan mit Startfiguren (IB-13), oder 19 Felder und 9 Häfen als Text" } } }, \
    BASE_PLAY_OPTIONS

/* Those that do not depend on the boards there are. */
#define BASE_PLAY_OPTIONS \
    { "phases", "combined|separate", "by board", \
      { { "trade and build in any order (IB-31), or trade first (IB-30); separate for beginners", \
          "handeln und bauen in beliebiger Folge (IB-31) oder erst handeln (IB-30); getrennt für " \
          "Einsteiger" } } }, \
    { "target", "3..20", "10", { { "points to win (IB-97)", "Punkte zum Sieg (IB-97)" } } }, \
    { "start", "roll|random|SEAT", "by board", \
      { { "who begins: the highest roll (IB-19), a random seat (IB-16), or this seat", \
          "wer beginnt: der höchste Wurf (IB-19), ein zufälliger Platz (IB-16) oder dieser" } } }, \
    { "trades", "0|1", "1", \
      { { "trade between players; 0 leaves only the bank", \
          "Handel unter Spielern; 0 lässt nur die Bank" } } }, \
    { "offers", "0..20|any", "any", \
      { { "at most so many offers a turn (R-81); between bots 4 where nothing is said", \
          "höchstens so viele Angebote je Zug (R-81); unter Bots 4, wenn nichts gesagt ist" } } }, \
    { "friendly-robber", "0|1", "0", \
      { { "the robber spares players with fewer than 3 visible points (R-84)", \
          "der Räuber verschont Spieler mit weniger als 3 sichtbaren Punkten (R-84)" } } }, \
    { "no-red-neighbours", "0|1", "0", \
      { { "no 6 or 8 beside another (R-86)", "keine 6 oder 8 neben einer anderen (R-86)" } } }, \
    { "bank", "12..50|infinite", "19", \
      { { "cards of each resource (IB-03, R-85)", "Karten je Rohstoff (IB-03, R-85)" } } }, \
    { "discard-limit", "3..30", "7", \
      { { "cards that are safe on a seven (IB-43)", "bei einer Sieben sichere Karten (IB-43)" } } },

#define BASE_SHARED_KINDS \
    ISLAND_BOARD_KIND(K_) \
    ISLAND_START_KINDS(K_) \
    KIND(K_DICE, 0, "dice", "DIE DIE", "the roll of a turn", "der Wurf eines Zuges"), \
    KIND(K_CARD, LF_KIND_HIDDEN, "card", "CARD", "the development card drawn", \
         "die gezogene Entwicklungskarte"), \
    KIND(K_LOOT, LF_KIND_HIDDEN, "loot", "RESOURCE", "the card stolen", "die geraubte Karte"), \
    ISLAND_BUILDING_KINDS(K_) \
    KIND(K_BUY, 0, "buy", "", "buy a development card", "eine Entwicklungskarte kaufen"), \
    KIND(K_KNIGHT, 0, "knight", "", "play a knight, then move the robber", \
         "einen Ritter spielen, dann den Räuber versetzen"), \
    KIND(K_ROAD_BUILDING, 0, "roadbuilding", "", "play Road Building: two roads for nothing", \
         "Straßenbau spielen: zwei Straßen umsonst"), \
    KIND(K_INVENTION, 0, "invention", "CARDS", "play Invention: take two cards", \
         "Erfindung spielen: zwei Karten nehmen"), \
    KIND(K_MONOPOLY, 0, "monopoly", "RESOURCE", "play Monopoly: take all cards of a kind", \
         "Monopol spielen: alle Karten einer Sorte nehmen"), \
    ISLAND_TRADE_KINDS(K_) \
    KIND(K_DISCARD, LF_KIND_OPEN | LF_KIND_HIDDEN, "discard", "CARDS", "put cards aside", \
         "Karten ablegen"), \
    KIND(K_DONE, 0, "done", "", "no second free road", "keine zweite freie Straße"), \
    KIND(K_END, 0, "end", "", "end the turn", "den Zug beenden"),

#endif
