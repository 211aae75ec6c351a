/* numbers.h - the names of the base game's numbers (bots/base/insight.h), as rows for the tables of
 * this game and of games around it: first those of the table, then those of a seat. */
#ifndef BOTS_BASE_NUMBERS_H
#define BOTS_BASE_NUMBERS_H

#define NUMBER(name) { name, { { NULL, NULL } } }
#define REASON(name, en, de) { name, { { en, de } } }
#define KINDS(name, en, de) \
    REASON(name ".brick", en " brick", de " Lehm"), \
    REASON(name ".lumber", en " lumber", de " Holz"), \
    REASON(name ".wool", en " wool", de " Wolle"), \
    REASON(name ".grain", en " grain", de " Getreide"), \
    REASON(name ".ore", en " ore", de " Erz")
#define RING(name, en, de) \
    REASON("sites." name, "places " en, "Bauplätze " de), \
    REASON("site." name, "a good place " en, "ein guter Bauplatz " de), \
    NUMBER("site." name ".new"), NUMBER("site." name ".contested"), \
    NUMBER("site." name ".next"), NUMBER("site." name ".harbour")

#define BASE_TABLE_NUMBERS \
    NUMBER("turn"), NUMBER("deck"), NUMBER("unseen.points"), \
    NUMBER("unseen.knights"), NUMBER("rest"), NUMBER("seats"), \
    NUMBER("bank.brick"), NUMBER("bank.lumber"), NUMBER("bank.wool"), \
    NUMBER("bank.grain"), NUMBER("bank.ore"),

#define BASE_OWN_NUMBERS \
    NUMBER("seated"), REASON("points", "points", "Punkte"), \
    NUMBER("points.hidden"), NUMBER("points.near4"), NUMBER("points.near2"), \
    NUMBER("points.margin"), NUMBER("next"), NUMBER("wait"), \
    KINDS("income", "income of", "Ertrag an"), \
    KINDS("income.root", "some income of", "etwas Ertrag an"), \
    REASON("robbed", "what the robber takes", "was der Räuber nimmt"), \
    REASON("variety", "variety of income", "Vielfalt der Erträge"), \
    REASON("income.total", "income", "Ertrag"), NUMBER("income.total.root"), \
    REASON("city.best", "a place for a city", "ein Platz für eine Stadt"), \
    NUMBER("city.next"), NUMBER("exposed"), \
    REASON("rolls", "rolls that pay", "Würfe mit Ertrag"), \
    KINDS("harbour", "a harbour for", "ein Hafen für"), \
    REASON("harbour.any", "a harbour", "ein Hafen"), NUMBER("harbour.any.income"), \
    NUMBER("speed.road"), NUMBER("speed.settlement"), NUMBER("speed.city"), \
    NUMBER("speed.card"), NUMBER("speed.settlement.road"), \
    KINDS("hand", "cards of", "Karten:"), REASON("hand", "cards in hand", "Handkarten"), \
    REASON("hand.over", "cards that a seven takes", "Karten, die eine Sieben nimmt"), \
    NUMBER("missing.road"), NUMBER("missing.settlement"), NUMBER("missing.city"), \
    NUMBER("missing.card"), \
    REASON("soon.road", "a road soon", "bald eine Straße"), \
    REASON("soon.settlement", "a settlement soon", "bald eine Siedlung"), \
    REASON("soon.city", "a city soon", "bald eine Stadt"), \
    REASON("soon.card", "a development card soon", "bald eine Entwicklungskarte"), \
    REASON("soon.settlement.road", "road and settlement soon", "bald Straße und Siedlung"), \
    NUMBER("left.roads"), NUMBER("left.settlements"), NUMBER("left.cities"), \
    RING("0", "at hand", "zur Hand"), RING("1", "a road away", "eine Straße weit"), \
    RING("2", "two roads away", "zwei Straßen weit"), NUMBER("ways"), \
    REASON("longest", "Longest Road", "die längste Handelsstraße"), \
    NUMBER("road.length"), \
    REASON("road.lead", "the race for Longest Road", "das Rennen um die längste Handelsstraße"), \
    NUMBER("road.near"), \
    REASON("army", "Largest Army", "die größte Rittermacht"), NUMBER("army.knights"), \
    REASON("knights.lead", "the race for Largest Army", "das Rennen um die größte Rittermacht"), \
    REASON("card.knight", "a knight card", "eine Ritterkarte"), NUMBER("card.roads"), \
    NUMBER("card.invention"), NUMBER("card.monopoly"), NUMBER("card.point"), \
    REASON("card.count", "development cards", "Entwicklungskarten"), NUMBER("win.near"),

/* Those of which more is bad. */
#define BASE_BAD_NUMBERS (const char *const[]){ "robbed", "hand.over", NULL }

#endif
