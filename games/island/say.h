/* say.h - sentences that island games share, in English and German, told to a viewer: who acts is
 * "Red" or "You", so verbs come in the third and in the second person. */
#ifndef ISLAND_SAY_H
#define ISLAND_SAY_H

#include "core/say.h"
#include "games/island/text.h"

/* The state of every island game begins with its island, so a sentence about its view knows it. */
static inline const struct island *island_of(const struct sentence *t) { return t->view; }

void say_seats(struct sentence *t, lf_seats seats);          /* "Red, you", as objects */
/* The verb alone, as it fits the seat. */
void say_verb(struct sentence *t, int seat, struct verb verb);

void say_place(struct sentence *t, char letter, uint64_t number);          /* "c12" */
void say_road(struct sentence *t, int edge);                               /* "e7 (c3-c9)" */
void say_hex(struct sentence *t, int hex);                                 /* "h3 (forest 6)" */
void say_sum(struct sentence *t, int roll);                                /* "3 + 4 = 7" */

/* "2 brick, 1 ore", and what is made of it: for the kinds of cards that the game has. */
void say_cards(struct sentence *t, const struct island_cards *cards, uint64_t lanes);
/* Cards as trade fields, or their number where they are hidden. */
void say_fields(struct sentence *t, const struct island_cards *cards, uint64_t fields);
/* "1 brick for 1 ore", from trade fields. */
void say_terms(struct sentence *t, const struct island_cards *cards, uint64_t fields);

/* What follows the verb of an action: a trade confirmed with a seat, a move of the robber. */
void say_confirm(struct sentence *t, const struct island_cards *cards, int seat, int offer);
void say_robber(struct sentence *t, int actor, uint64_t args);

/* Whole sentences about chance. */
void say_board(struct sentence *t);
void say_begins(struct sentence *t, int seat);
void say_start_roll(struct sentence *t, int seat, int roll);
void say_loot(struct sentence *t, const struct island_cards *cards, int victim, uint64_t kind);

/* Who holds a special card now, as a sentence after `before`, if that has changed. */
void say_holder(struct sentence *t, int held, int holds, const char *before, struct lf_say card);
#define SAY_LONGEST LF_SAY("Longest Road (2 points)", "die Längste Handelsstraße (2 Punkte)")

/* The verbs of the kinds that all games have; K is what their names begin with. */
#define ISLAND_VERBS(K) \
    [K##ROLL] = { { { "rolls the dice", "würfelt" } }, { { "roll the dice", "würfelst" } } }, \
    [K##SETTLEMENT] = { { { "builds a settlement on ", "baut eine Siedlung auf " } }, \
                        { { "build a settlement on ", "baust eine Siedlung auf " } } }, \
    [K##ROAD] = { { { "builds a road on ", "baut eine Straße auf " } }, \
                  { { "build a road on ", "baust eine Straße auf " } } }, \
    [K##CITY] = { { { "builds a city on ", "baut eine Stadt auf " } }, \
                  { { "build a city on ", "baust eine Stadt auf " } } }, \
    [K##BANK] = { { { "gives the bank ", "gibt der Bank " } }, \
                  { { "give the bank ", "gibst der Bank " } } }, \
    [K##OFFER] = { { { "offers ", "bietet " } }, { { "offer ", "bietest " } } }, \
    [K##ACCEPT] = { { { "agrees to the offer", "ist mit dem Angebot einverstanden" } }, \
                    { { "agree to the offer", "bist mit dem Angebot einverstanden" } } }, \
    [K##DECLINE] = { { { "declines the offer", "lehnt das Angebot ab" } }, \
                     { { "decline the offer", "lehnst das Angebot ab" } } }, \
    [K##COUNTER] = { { { "answers with an offer: ", "macht ein Gegenangebot: " } }, \
                     { { "answer with an offer: ", "machst ein Gegenangebot: " } } }, \
    [K##CONFIRM] = { { { "trades with ", "handelt mit " } }, \
                     { { "trade with ", "handelst mit " } } }, \
    [K##WITHDRAW] = { { { "ends the offer", "beendet das Angebot" } }, \
                      { { "end the offer", "beendest das Angebot" } } }, \
    [K##ROBBER] = { { { "moves the robber to ", "setzt den Räuber auf " } }, \
                    { { "move the robber to ", "setzt den Räuber auf " } } }, \
    [K##DISCARD] = { { { "puts aside ", "legt ab: " } }, { { "put aside ", "legst ab: " } } }, \
    [K##END] = { { { "ends the turn", "beendet den Zug" } }, \
                 { { "end the turn", "beendest den Zug" } } },

/* Those of wide boards. */
#define ISLAND_SEA_VERBS(K) \
    [K##SHIP] = { { { "builds a ship on ", "baut ein Schiff auf " } }, \
                  { { "build a ship on ", "baust ein Schiff auf " } } }, \
    [K##SAIL] = { { { "moves a ship from ", "versetzt ein Schiff von " } }, \
                  { { "move a ship from ", "versetzt ein Schiff von " } } }, \
    [K##PIRATE] = { { { "moves the pirate to ", "setzt den Seeräuber auf " } }, \
                    { { "move the pirate to ", "setzt den Seeräuber auf " } } }, \
    [K##GOLD] = { { { "takes from the gold: ", "nimmt vom Gold: " } }, \
                  { { "take from the gold: ", "nimmst vom Gold: " } } },
void say_sail(struct sentence *t, uint64_t args);            /* "e7 (c3-c9) to e8 (c9-c10)" */
/* The island that a settlement on the corner reaches as the seat's first, if it does. */
void say_landing(struct sentence *t, int seat, int corner);

#endif
