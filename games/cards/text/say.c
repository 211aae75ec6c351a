/* say.c - what the seat that is to act is asked to do, one sentence for each frame and step. */
#include "games/cards/text/say.h"

#include "games/cards/sets/expansions.h"

static const struct lf_say STEP_TASK[STEP_COUNT] = {
    [STEP_DECKS] = { { "Take a sample deck, or build your own of 33 cards and 4 events; then: "
                       "ready.",
                       "Nimm ein Beispieldeck oder baue ein eigenes aus 33 Karten und 4 "
                       "Ereignissen; dann: ready." } },
    [STEP_LAY] = { { "Lay your start landscapes, in the order f1 f2 g1 g2 h1 h2.",
                     "Lege deine Startlandschaften, in der Reihenfolge f1 f2 g1 g2 h1 h2." } },
    [STEP_START_HAND] = { { "Choose three start cards from one stack.",
                            "Wähle drei Startkarten aus einem Stapel." } },
    [STEP_BEGIN] = { { "Your turn: roll the dice.", "Du bist am Zug: Würfle." } },
    [STEP_MAIN] = { { "Build, trade and play cards as you like, then end your turn.",
                      "Baue, handle und spiele Karten, dann beende den Zug." } },
    [STEP_LIMIT] = { { "You hold too many cards: put some under stacks.",
                       "Du hast zu viele Karten: Lege überzählige unter Stapel." } },
    [STEP_REFILL] = { { "Fill your hand: draw a top card, or search a stack for a price.",
                        "Fülle deine Hand auf: Ziehe eine oberste Karte oder durchsuche gegen "
                        "Bezahlung einen Stapel." } },
    [STEP_EXCHANGE] = { { "You may exchange a card: put one under a stack, or end your turn.",
                          "Du darfst eine Karte tauschen: Lege eine unter einen Stapel, oder "
                          "beende den Zug." } },
};

static const struct lf_say FRAME_TASK[FRAME_KINDS] = {
    [FRAME_GAIN] = { { "You gain a resource: choose the landscape.",
                       "Du erhältst einen Rohstoff: Wähle die Landschaft." } },
    [FRAME_PAY] = { { "You pay a resource: choose the landscape it comes from.",
                      "Du zahlst einen Rohstoff: Wähle, von welcher Landschaft." } },
    [FRAME_LOSE] = { { "You give up resources of your choice: choose the landscape.",
                       "Du gibst Rohstoffe deiner Wahl ab: Wähle die Landschaft." } },
    [FRAME_ROB] = { { "Name the resource that you take from the other player.",
                      "Nenne den Rohstoff, den du nimmst." } },
    [FRAME_SPARE] = { { "This costs you less: name the resource that you save.",
                        "Das kostet dich weniger: Nenne den Rohstoff, den du sparst." } },
    [FRAME_REACT] = { { "You may answer with a card now, or pass.",
                        "Du darfst jetzt mit einer Karte antworten oder passen." } },
    [FRAME_TOWER] = { { "Your Watchtower may roll against the Spy, or pass.",
                        "Würfle mit dem Wachturm gegen den Spion oder passe." } },
    [FRAME_HIT] = { { "Choose the card that is hit.", "Wähle die Karte, die es trifft." } },
    [FRAME_NUMBER] = { { "Choose a number.", "Wähle eine Zahl." } },
    [FRAME_LAND] = { { "A landscape is turned up: lay it above or below.",
                       "Eine Landschaft ist aufgedeckt: Lege sie oben oder unten an." } },
    [FRAME_SCOUT] = { { "Choose a landscape from the stack, and where it lies.",
                        "Wähle eine Landschaft aus dem Stapel und ihren Platz." } },
    [FRAME_LOOK] = { { "You see these cards: take one.", "Du siehst diese Karten: Nimm eine." } },
    [FRAME_BURY] = { { "Put a hand card under a stack.",
                       "Lege eine Handkarte unter einen Stapel." } },
    [FRAME_REDUCE] = { { "You hold too many cards: put one under a stack.",
                         "Du hast zu viele Karten: Lege eine unter einen Stapel." } },
    [FRAME_DRAW_UP] = { { "Draw top cards up to your limit.",
                          "Ziehe oberste Karten bis zu deinem Handlimit." } },
    [FRAME_EXCHANGE] = { { "Take a card from the same stack: the top one, or search it.",
                           "Nimm eine Karte aus demselben Stapel: die oberste, oder suche." } },
    [FRAME_MASTER] = { { "You may look through a stack and take a card for one of yours.",
                         "Du darfst einen Stapel durchsehen und eine Handkarte tauschen." } },
    [FRAME_CONFLICT] = { { "You see the other hand: put cards of it under one stack.",
                           "Du siehst die andere Hand: Lege Karten davon unter einen Stapel." } },
    [FRAME_SPY] = { { "You see the other hand: take an action card or a unit.",
                      "Du siehst die andere Hand: Nimm eine Aktionskarte oder Einheit." } },
    [FRAME_SUN] = { { "A good year: gain a resource, or choose 1 for a card of the discard pile.",
                      "Ein gutes Jahr: Nimm einen Rohstoff oder wähle 1 für eine Karte vom "
                      "Ablagestapel." } },
    [FRAME_ASSAULT] = { { "Name buildings of the other player.",
                          "Nenne Gebäude des anderen Spielers." } },
    [FRAME_RETREAT] = { { "Take one of the named buildings back.",
                          "Nimm eines der genannten Gebäude zurück." } },
    [FRAME_SWAP] = { { "Choose the two landscapes that change places.",
                       "Wähle die beiden Landschaften, die getauscht werden." } },
    [FRAME_OFFER] = { { "You have an offer: accept or decline.",
                        "Du hast ein Angebot: Nimm an oder lehne ab." } },
    [FRAME_ARCHIVE] = { { "Choose a stack, then its top cards in their new order.",
                          "Wähle einen Stapel, dann seine obersten Karten in neuer "
                          "Reihenfolge." } },
    [FRAME_COUNCIL] = { { "Choose the stack you take cards from.",
                          "Wähle den Stapel, aus dem du Karten nimmst." } },
    [FRAME_DRAW] = { { "Choose the stack you draw from.",
                       "Wähle den Stapel, von dem du ziehst." } },
    [FRAME_BAN] = { { "Choose the pile that is banned.",
                      "Wähle den Stapel, den der Bann trifft." } },
    [FRAME_BRIBED] = { { "Choose the site where the knight goes.",
                         "Wähle den Platz, auf den der Ritter kommt." } },
    [FRAME_PREFECT] = { { "Your Bailiwick leaves: put it under a stack.",
                          "Deine Vogtei geht: Lege sie unter einen Stapel." } },
    [FRAME_HOLY] = { { "Keep the card you drew, or put it back under its stack.",
                       "Behalte die gezogene Karte oder lege sie unter ihren Stapel." } },
    [FRAME_FLAVO] = { { "Flavo moves on: choose his site with the other player.",
                        "Flavo zieht weiter: Wähle seinen Platz beim Gegner." } },
    [FRAME_SPOILS] = { { "You beat the barbarians: raise your arch, or pass for two resources.",
                         "Die Barbaren sind besiegt: Erhöhe deinen Bogen, oder passe für zwei "
                         "Rohstoffe." } },
    [FRAME_VOYAGE] = { { "A lucky voyage: name the resource your fleet brings.",
                         "Glückliche Fahrt: Nenne den Rohstoff, den deine Flotte bringt." } },
    [FRAME_CHEAP] = { { "Choose what you trade 1:1 with the bank this turn.",
                        "Wähle, was du in diesem Zug 1:1 mit der Bank tauschst." } },
    [FRAME_FILL] = { { "Choose the landscape that is filled.",
                       "Wähle die Landschaft, die gefüllt wird." } },
};

static const struct lf_say ANY_TASK = { { "Choose.", "Wähle." } };
static const struct lf_say DIE_TASK = { { "Choose the number of the production die.",
                                          "Wähle die Zahl des Ertragswürfels." } };
static const struct lf_say BREWERY_TASK = {
    { "Choose 1 for two commerce points, 2 for two strength points.",
      "Wähle 1 für zwei Handelspunkte, 2 für zwei Stärkepunkte." } };
static const struct lf_say SEARCH_TASK = {
    { "You pay for the search: choose the landscape.",
      "Du zahlst für die Suche: Wähle die Landschaft." } };

const struct lf_say *cards_task(const struct cards_state *s)
{
    if (!s->depth) return &STEP_TASK[s->step];
    const struct frame *f = &s->frame[s->depth - 1];
    const struct lf_say *task = &FRAME_TASK[f->kind];
    if (f->kind == FRAME_NUMBER && f->number.effect == EFFECT_ALCHEMIST) return &DIE_TASK;
    if (f->kind == FRAME_NUMBER && f->number.effect == EFFECT_BREWERY) return &BREWERY_TASK;
    if (f->kind == FRAME_LOSE && s->step >= STEP_LIMIT) return &SEARCH_TASK;
    return task->in[0] ? task : &ANY_TASK;
}
