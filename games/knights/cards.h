/* cards.h - the 54 progress cards (CK-05, CKC) and the three tracks they belong to.
 *
 * A card is a row of KNIGHTS_CARD: deck, copies, names in each edition and language. What it does
 * is a function in cards_science.c, cards_trade.c or cards_politics.c.
 */
#ifndef KNIGHTS_CARDS_H
#define KNIGHTS_CARDS_H

#include "core/lf.h"

/* Tracks of city improvements and the decks of the same colour; the commodity that pays for
 * track k lies in card lane COMMODITY + k (CK-57). */
enum track { SCIENCE, TRADE, POLITICS, TRACK_COUNT };
enum { DECK_SIZE = 18, PROGRESS_LIMIT = 4, LEVEL_MAX = 5 };

/* Cards by number; 0 is no card. Printer and Constitution are victory points: never in a hand. */
enum card {
    CARD_NONE,
    CARD_ALCHEMIST, CARD_CRANE, CARD_ENGINEER, CARD_INVENTOR, CARD_IRRIGATION, CARD_MEDICINE,
    CARD_MINING, CARD_ROAD_BUILDING, CARD_SMITH, CARD_PRINTER,
    CARD_COMMERCIAL_HARBOR, CARD_MASTER_MERCHANT, CARD_MERCHANT, CARD_MERCHANT_FLEET,
    CARD_RESOURCE_MONOPOLY, CARD_TRADE_MONOPOLY,
    CARD_BISHOP, CARD_DESERTER, CARD_DIPLOMAT, CARD_INTRIGUE, CARD_SABOTEUR, CARD_SPY,
    CARD_WARLORD, CARD_WEDDING, CARD_CONSTITUTION,
    CARD_COUNT,
};

enum edition { EDITION_DE, EDITION_EN, EDITION_COUNT };

struct progress_card {
    const char *word;                    /* in notation, positions and JSON */
    uint8_t deck, copies;
    struct lf_say name[EDITION_COUNT];   /* what the edition calls it */
};
extern const struct progress_card KNIGHTS_CARD[CARD_COUNT];

/* Names of the five levels of each track (CKD-05, CKE-03). */
extern const struct lf_say KNIGHTS_LEVEL[EDITION_COUNT][TRACK_COUNT][LEVEL_MAX];
extern const struct lf_say KNIGHTS_TRACK[TRACK_COUNT];
extern const char *const KNIGHTS_TRACK_WORD[TRACK_COUNT + 1];

#endif
