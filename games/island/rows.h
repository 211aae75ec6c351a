/* rows.h - rows of tables that all island games have: options, and kinds of action with their
 * words. K is what the names of a game's kinds begin with. */
#ifndef ISLAND_ROWS_H
#define ISLAND_ROWS_H

#include "core/options.h"

/* Rows of options that island games have alike. */
#define ISLAND_BOARD_OPTION(...) \
    { "board", "classic|compact|beginner|TEXT", "classic", __VA_ARGS__, \
      .expected = { { "classic, compact, beginner or a board as text", \
                      "classic, compact, beginner oder ein Spielplan als Text" } } }
#define ISLAND_START_OPTION(standard) \
    { "start", "roll|random|SEAT", standard, \
      { { "who begins: the highest roll (IB-19), a random seat (IB-16), or this seat", \
          "wer beginnt: der höchste Wurf (IB-19), ein zufälliger Platz (IB-16) oder dieser" } }, \
      .expected = { { "roll, random or a seat of the game", \
                      "roll, random oder ein Platz des Spiels" } } }
#define ISLAND_TRADES_OPTION \
    LF_OPTION_SWITCH("trades", "1", \
      { { "trade between players; 0 leaves only the bank", \
          "Handel unter Spielern; 0 lässt nur die Bank" } })
#define ISLAND_OFFERS_OPTION \
    LF_OPTION_RANGE_OR("offers", 0, 20, "any", OFFERS_ANY, "any", \
      { { "at most so many offers a turn (R-81); between bots 4 where nothing is said", \
          "höchstens so viele Angebote je Zug (R-81); unter Bots 4, wenn nichts gesagt ist" } }, \
      .since = 2, .before = "4")
#define ISLAND_NO_RED_OPTION \
    LF_OPTION_SWITCH("no-red-neighbours", "0", \
      { { "no 6 or 8 beside another (R-86)", "keine 6 oder 8 neben einer anderen (R-86)" } })
#define ISLAND_BANK_OPTION(most, stands) \
    LF_OPTION_RANGE_OR("bank", 12, most, "infinite", stands, "19", \
      { { "cards of each resource (IB-03, R-85)", "Karten je Rohstoff (IB-03, R-85)" } })

#define KIND(kind, flags, word, arguments, english, german) \
    { kind, flags, word, arguments, { { english, german } } }

#define ISLAND_BOARD_KIND(K) \
    KIND(K##BOARD, 0, "board", "NUMBER", "deals the board", "legt den Spielplan"),
#define ISLAND_START_KINDS(K) \
    KIND(K##START, 0, "start", "SEAT", "names the seat that begins", "bestimmt, wer beginnt"), \
    KIND(K##START_ROLL, 0, "startroll", "DIE DIE", "a roll for the start", \
         "ein Wurf um den Beginn"),
#define ISLAND_BUILDING_KINDS(K) \
    KIND(K##ROLL, 0, "roll", "", "roll the dice", "würfeln"), \
    KIND(K##SETTLEMENT, 0, "settlement", "CORNER", "build a settlement", "eine Siedlung bauen"), \
    KIND(K##ROAD, 0, "road", "EDGE", "build a road", "eine Straße bauen"), \
    KIND(K##CITY, 0, "city", "CORNER", "make a settlement a city", \
         "eine Siedlung zur Stadt ausbauen"),
#define ISLAND_TRADE_KINDS(K) \
    KIND(K##BANK, LF_KIND_OPEN, "bank", "CARDS>CARDS", "trade with the bank", \
         "mit der Bank tauschen"), \
    KIND(K##OFFER, LF_KIND_OPEN, "offer", "SEATS CARDS>CARDS", "offer a trade to these seats", \
         "diesen Plätzen einen Tausch anbieten"), \
    KIND(K##ACCEPT, 0, "accept", "", "accept the offer", "das Angebot annehmen"), \
    KIND(K##DECLINE, 0, "decline", "", "decline the offer", "das Angebot ablehnen"), \
    KIND(K##COUNTER, LF_KIND_OPEN, "counter", "CARDS>CARDS", "answer with own terms", \
         "mit eigenen Bedingungen antworten"), \
    KIND(K##CONFIRM, 0, "confirm", "SEAT", "trade with this seat", "mit diesem Platz tauschen"), \
    KIND(K##WITHDRAW, 0, "withdraw", "", "take the offer back", "das Angebot zurückziehen"), \
    KIND(K##ROBBER, 0, "robber", "HEX [SEAT]", "move the robber and rob this seat", \
         "den Räuber versetzen und diesen Platz berauben"),

/* What wide boards add: ships, the pirate, gold. */
#define ISLAND_SEA_KINDS(K) \
    KIND(K##SHIP, 0, "ship", "EDGE", "build a ship", "ein Schiff bauen"), \
    KIND(K##SAIL, 0, "sail", "EDGE EDGE", "move a ship", "ein Schiff versetzen"), \
    KIND(K##PIRATE, 0, "pirate", "HEX [SEAT]", "move the pirate and rob this seat", \
         "den Seeräuber versetzen und diesen Platz berauben"), \
    KIND(K##GOLD, LF_KIND_OPEN, "gold", "CARDS", "take the cards that gold brings", \
         "die Karten vom Gold nehmen"),
#define ISLAND_SHIPS_FIELD { "ships", { { "ships", "Schiffe" } } },

#endif
