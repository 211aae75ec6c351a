/* numbers.c - the names of the numbers of insight.h, and what more of them means to people. */
#include "bots/knights/insight.h"

#define NUMBER(name) { name, { { NULL, NULL } } }
#define REASON(name, en, de) { name, { { en, de } } }
#define KINDS(name, en, de) \
    REASON(name ".brick", en " brick", de " Lehm"), \
    REASON(name ".lumber", en " lumber", de " Holz"), \
    REASON(name ".wool", en " wool", de " Wolle"), \
    REASON(name ".grain", en " grain", de " Getreide"), \
    REASON(name ".ore", en " ore", de " Erz"), \
    REASON(name ".paper", en " paper", de " Papier"), \
    REASON(name ".cloth", en " cloth", de " Tuch"), \
    REASON(name ".coin", en " coin", de " Münzen")
#define TRACKS(name) NUMBER(name ".science"), NUMBER(name ".trade"), NUMBER(name ".politics")
#define TRACK_REASONS(name, en, de) \
    REASON(name ".science", en " science", de " Wissenschaft"), \
    REASON(name ".trade", en " trade", de " Handel"), \
    REASON(name ".politics", en " politics", de " Politik")
#define RINGS(name) NUMBER(name ".0"), NUMBER(name ".1"), NUMBER(name ".2")

const struct lf_insight_number KNIGHTS_NUMBERS[TABLE_NUMBERS + SEAT_NUMBERS] = {
    NUMBER("ship"), NUMBER("ship.near"), NUMBER("barbarians"),
    REASON("defence", "the common defence", "die gemeinsame Abwehr"), NUMBER("losing"),
    NUMBER("losing.near"), NUMBER("landed"), NUMBER("turn"), NUMBER("seats"), NUMBER("rest"),
    TRACKS("deck"),
    KINDS("hand", "cards of", "Karten:"),
    NUMBER("card.alchemist"), NUMBER("card.crane"), NUMBER("card.engineer"),
    NUMBER("card.inventor"), NUMBER("card.irrigation"), NUMBER("card.medicine"),
    NUMBER("card.mining"), NUMBER("card.roadbuilding"), NUMBER("card.smith"),
    NUMBER("card.commercialharbor"), NUMBER("card.mastermerchant"), NUMBER("card.merchant"),
    NUMBER("card.merchantfleet"), NUMBER("card.resourcemonopoly"), NUMBER("card.trademonopoly"),
    NUMBER("card.bishop"), NUMBER("card.deserter"), NUMBER("card.diplomat"),
    NUMBER("card.intrigue"), NUMBER("card.saboteur"), NUMBER("card.spy"), NUMBER("card.warlord"),
    NUMBER("card.wedding"),

    REASON("points", "points", "Punkte"), NUMBER("points.late"), NUMBER("points.last"),
    NUMBER("lead"), NUMBER("wait"), NUMBER("next"),
    KINDS("income", "income of", "Ertrag an"),
    KINDS("income.root", "some income of", "etwas Ertrag an"),
    REASON("income.total", "income", "Ertrag"),
    REASON("robbed", "what the robber takes", "was der Räuber nimmt"),
    REASON("variety", "variety of income", "Vielfalt der Erträge"),
    REASON("sold", "income at the rates of trade", "Ertrag zu den Tauschkursen"),
    REASON("harbour.any", "a harbour", "ein Hafen"), NUMBER("harbour.own"),
    REASON("hand", "cards in hand", "Handkarten"),
    REASON("hand.over", "cards that a seven takes", "Karten, die eine Sieben nimmt"),
    NUMBER("hand.safe"),
    REASON("soon.road", "a road soon", "bald eine Straße"),
    REASON("soon.settlement", "a settlement soon", "bald eine Siedlung"),
    REASON("soon.city", "a city soon", "bald eine Stadt"),
    REASON("soon.knight", "a knight soon", "bald ein Ritter"),
    REASON("soon.active", "grain for a knight", "Getreide für einen Ritter"),
    TRACK_REASONS("soon.level", "an improvement soon:", "bald ein Ausbau:"),
    NUMBER("soon.wall"),
    NUMBER("speed.place"), NUMBER("speed.city"), NUMBER("speed.knight"), TRACKS("speed.level"),
    NUMBER("left.roads"), NUMBER("left.settlements"), NUMBER("left.cities"),
    REASON("settlements", "settlements", "Siedlungen"), REASON("cities", "cities", "Städte"),
    REASON("city.best", "a place for a city", "ein Platz für eine Stadt"),
    REASON("site.0", "a good place at hand", "ein guter Bauplatz zur Hand"),
    REASON("site.1", "a good place a road away", "ein guter Bauplatz, eine Straße weit"),
    REASON("site.2", "a good place two roads away", "ein guter Bauplatz, zwei Straßen weit"),
    RINGS("site.contested"), REASON("sites", "places to build", "Bauplätze"), NUMBER("site.new"),
    NUMBER("road.length"),
    REASON("longest", "Longest Road", "die längste Handelsstraße"),
    REASON("road.lead", "the race for Longest Road", "das Rennen um die längste Handelsstraße"),
    TRACK_REASONS("level", "improvements of", "Ausbau:"),
    TRACK_REASONS("gate", "progress cards of", "Fortschrittskarten:"),
    TRACKS("level.third"),
    TRACK_REASONS("metropolis", "the metropolis of", "die Metropole:"),
    TRACK_REASONS("race", "the race for the metropolis of", "das Rennen um die Metropole:"),
    NUMBER("cities.open"),
    REASON("progress", "progress cards", "Fortschrittskarten"), TRACKS("backs"),
    NUMBER("progress.full"),
    NUMBER("knights.basic"), NUMBER("knights.strong"), NUMBER("knights.mighty"),
    REASON("force", "strength of knights", "Stärke der Ritter"),
    REASON("force.active", "active knights", "aktive Ritter"),
    NUMBER("loses"), REASON("loses.near", "a city in danger", "eine Stadt in Gefahr"),
    NUMBER("best"),
    REASON("best.near", "the best defence", "die beste Verteidigung"), NUMBER("tied.near"),
    NUMBER("force.lead"), NUMBER("force.asleep"),
    NUMBER("defender"), NUMBER("pointcards"), REASON("merchant", "the merchant", "der Händler"),
    REASON("walls", "city walls", "Stadtmauern"),
#ifdef ISLAND_WIDE
    SEA_NUMBER_ROWS
#endif
};
