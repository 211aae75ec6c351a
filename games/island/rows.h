/* rows.h - rows of tables that all island games have: kinds of action with their words. K is what
 * the names of a game's kinds begin with. */
#ifndef ISLAND_ROWS_H
#define ISLAND_ROWS_H

#include "core/lf.h"

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

#endif
