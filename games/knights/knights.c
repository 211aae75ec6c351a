/* knights.c - the table of Cities & Knights and its kinds of action. Read knights.h first. */
#include "core/text.h"
#include "games/island/rows.h"
#include "games/knights/say.h"
#include "games/knights/view.h"

/* ---- Whose move ---- */

int knights_seat_count(const void *state)
{
    return ((const struct knights_state *)state)->island.seat_count;
}

const char *knights_name_of_seat(const void *state, int seat, enum lf_language language)
{
    (void)state;
    return knights_seat_name(seat, language);
}

lf_seats knights_actors(const void *state) { return knights_actor_set(state); }

/* Of an offer the table waits for those who have not answered. */
lf_seats knights_awaited(const void *state)
{
    const struct knights_state *s = state;
    lf_seats unanswered = s->phase == PHASE_OFFER ? island_unanswered(&s->island) : 0;
    if (unanswered) return unanswered;
    if (s->phase == PHASE_MAIN) return lf_seat_bit(s->island.active);
    return knights_actor_set(s);
}

int knights_points(const void *state, int seat) { return knights_points_of(state, seat); }

int knights_sources(const void *state, int seat, struct lf_source *out)
{
    const struct knights_state *s = state;
    const struct island *island = &s->island;
    int settlements = corners_count(island->settlements[seat]);
    int cities = corners_count(island->cities[seat]);
    int metropolises = knights_metropolis_count(s, seat);
    int defender = s->defender[seat];
    int n = lf_add_source(out, 0, "settlement", LF_SAY("settlements", "Siedlungen"), settlements,
                          settlements);
    n = lf_add_source(out, n, "city", LF_SAY("cities", "Städte"), cities, CITY_POINTS * cities);
    n = lf_add_source(out, n, "metropolis", LF_SAY("metropolises", "Metropolen"), metropolises,
                      METROPOLIS_POINTS * metropolises);
    n = lf_add_source(out, n, "longest-road", LF_SAY("Longest Road", "Längste Handelsroute"),
                      island->longest == seat, LONGEST_POINTS);
    n = lf_add_source(out, n, "defender", LF_SAY("Defender", "Verteidiger"), defender, defender);
#ifdef ISLAND_WIDE
    n = lf_add_source(out, n, "island", LF_SAY("islands reached", "erreichte Inseln"),
                      __builtin_popcount(island->islands[seat]),
                      island_special_points(island, seat));
#endif
    n = lf_add_source(out, n, "printer", LF_SAY("Printing", "Buchdruck"), s->point_card[0] == seat,
                      1);
    n = lf_add_source(out, n, "constitution", LF_SAY("Constitution", "Verfassung"),
                      s->point_card[1] == seat, 1);
    return lf_add_source(out, n, "merchant", LF_SAY("merchant", "Händler"),
                         s->merchant_owner == seat, 1);
}

uint32_t knights_turn(const void *state)
{
    return ((const struct knights_state *)state)->turn;
}

lf_seats knights_winners(const void *state)
{
    const struct knights_state *s = state;
    return s->phase == PHASE_OVER ? lf_seat_bit(s->island.active) : 0;
}

/* ---- Kinds ---- */

const struct lf_kind KNIGHTS_KIND_TABLE[] = {
    ISLAND_BOARD_KIND(KN_)
    KIND(KN_SHUFFLE, LF_KIND_HIDDEN, "shuffle", "TRACK NUMBER", "shuffles a progress deck",
         "mischt einen Stapel Fortschrittskarten"),
    ISLAND_START_KINDS(KN_)
    KIND(KN_DICE, 0, "dice", "DIE DIE", "the yellow and the red die",
         "der gelbe und der rote Würfel"),
    KIND(KN_EVENT, 0, "event", "EVENT", "the event die", "der Ereigniswürfel"),
    KIND(KN_LOOT, LF_KIND_HIDDEN, "loot", "CARD", "the card stolen", "die geraubte Karte"),
    ISLAND_BUILDING_KINDS(KN_)
    KIND(KN_WALL, 0, "wall", "CORNER", "build a city wall", "eine Stadtmauer bauen"),
    KIND(KN_IMPROVE, 0, "improve", "TRACK [CORNER]",
         "buy the next city improvement; with a metropolis, where it stands",
         "den nächsten Stadtausbau kaufen; mit Metropole, wo sie steht"),
    KIND(KN_RECRUIT, 0, "recruit", "CORNER", "recruit a basic knight",
         "einen einfachen Ritter anwerben"),
    KIND(KN_ACTIVATE, 0, "activate", "CORNER", "activate a knight", "einen Ritter aktivieren"),
    KIND(KN_PROMOTE, 0, "promote", "CORNER", "promote a knight", "einen Ritter aufwerten"),
    KIND(KN_MOVE, 0, "move", "CORNER CORNER", "move a knight, or displace a weaker one",
         "einen Ritter versetzen oder einen schwächeren vertreiben"),
    KIND(KN_CHASE, 0, "chase", "CORNER", "chase the robber with this knight",
         "mit diesem Ritter den Räuber vertreiben"),
    KIND(KN_ALCHEMIST, 0, "alchemist", "DIE DIE", "play Alchemist: choose both number dice",
         "Alchemie spielen: beide Zahlenwürfel wählen"),
    KIND(KN_CRANE, 0, "crane", "", "play Crane: an improvement for one commodity less",
         "Baukran spielen: ein Ausbau kostet eine Handelsware weniger"),
    KIND(KN_ENGINEER, 0, "engineer", "CORNER", "play Engineer: a city wall for nothing",
         "Ingenieurwesen spielen: eine Stadtmauer umsonst"),
    KIND(KN_INVENTOR, 0, "inventor", "HEX HEX", "play Inventor: swap two numbers",
         "Erfindung spielen: zwei Zahlenchips tauschen"),
    KIND(KN_IRRIGATION, 0, "irrigation", "", "play Irrigation: two grain for each field",
         "Bewässerung spielen: zwei Getreide je Ackerfeld"),
    KIND(KN_MEDICINE, 0, "medicine", "CORNER", "play Medicine: a city for two ore and one grain",
         "Medizin spielen: eine Stadt für zwei Erz und ein Getreide"),
    KIND(KN_MINING, 0, "mining", "", "play Mining: two ore for each mountain",
         "Bergbau spielen: zwei Erz je Gebirge"),
    KIND(KN_ROAD_BUILDING, 0, "roadbuilding", "", "play Road Building: two roads for nothing",
         "Straßenbau spielen: zwei Straßen umsonst"),
    KIND(KN_SMITH, 0, "smith", "CORNER [CORNER]", "play Smith: promote up to two knights",
         "Schmiedekunst spielen: bis zu zwei Ritter aufwerten"),
    KIND(KN_COMMERCIAL_HARBOR, 0, "commercialharbor", "",
         "play Commercial Harbor: offer resources for commodities",
         "Handelshafen spielen: Rohstoffe gegen Handelswaren bieten"),
    KIND(KN_MASTER_MERCHANT, 0, "mastermerchant", "SEAT",
         "play Master Merchant: take two cards of this hand",
         "Abgaben spielen: zwei Karten aus dieser Hand nehmen"),
    KIND(KN_MERCHANT, 0, "merchant", "HEX", "play Merchant: place the merchant",
         "Händler spielen: den Händler setzen"),
    KIND(KN_MERCHANT_FLEET, 0, "merchantfleet", "CARD",
         "play Merchant Fleet: trade this kind 2:1 this turn",
         "Handelsflotte spielen: diese Sorte diesen Zug 2:1 tauschen"),
    KIND(KN_RESOURCE_MONOPOLY, 0, "resourcemonopoly", "RESOURCE",
         "play Resource Monopoly: two of this resource from everybody",
         "Rohstoff-Monopol spielen: von jedem zwei dieses Rohstoffs"),
    KIND(KN_TRADE_MONOPOLY, 0, "trademonopoly", "COMMODITY",
         "play Trade Monopoly: one of this commodity from everybody",
         "Handelswaren-Monopol spielen: von jedem eine dieser Handelsware"),
    KIND(KN_BISHOP, 0, "bishop", "HEX", "play Bishop: move the robber, rob everybody there",
         "Steuern spielen: den Räuber versetzen und alle dort berauben"),
    KIND(KN_DESERTER, 0, "deserter", "SEAT", "play Deserter: this seat loses a knight",
         "Verrat spielen: dieser Platz verliert einen Ritter"),
    KIND(KN_DIPLOMAT, 0, "diplomat", "EDGE", "play Diplomat: remove an open road",
         "Diplomatie spielen: eine offene Straße entfernen"),
    KIND(KN_INTRIGUE, 0, "intrigue", "CORNER", "play Intrigue: drive away this knight",
         "Intrige spielen: diesen Ritter vertreiben"),
    KIND(KN_SABOTEUR, 0, "saboteur", "", "play Saboteur: the leaders lose half their cards",
         "Sabotage spielen: die Führenden verlieren die halbe Hand"),
    KIND(KN_SPY, 0, "spy", "SEAT", "play Spy: look at progress cards, take one",
         "Spionage spielen: Fortschrittskarten ansehen, eine nehmen"),
    KIND(KN_WARLORD, 0, "warlord", "", "play Warlord: activate all own knights",
         "Motivation spielen: alle eigenen Ritter aktivieren"),
    KIND(KN_WEDDING, 0, "wedding", "", "play Wedding: the leaders give two cards each",
         "Hochzeit spielen: die Führenden geben je zwei Karten"),
    ISLAND_TRADE_KINDS(KN_)
    KIND(KN_DISCARD, LF_KIND_OPEN | LF_KIND_HIDDEN, "discard", "CARDS",
         "put cards aside (a seven, Saboteur, Wedding)",
         "Karten ablegen (Sieben, Sabotage, Hochzeit)"),
    KIND(KN_HARBOR, LF_KIND_HIDDEN, "harbor", "SEAT RESOURCE",
         "offer this resource face down for a commodity",
         "diesen Rohstoff verdeckt gegen eine Handelsware bieten"),
    KIND(KN_ANSWER, LF_KIND_HIDDEN, "answer", "COMMODITY", "give this commodity for it",
         "diese Handelsware dafür geben"),
    KIND(KN_TAKE, LF_KIND_HIDDEN, "take", "CARDS", "take these cards",
         "diese Karten nehmen"),
    KIND(KN_STEAL, LF_KIND_HIDDEN, "steal", "PROGRESS", "take this progress card",
         "diese Fortschrittskarte nehmen"),
    KIND(KN_BURY, LF_KIND_HIDDEN, "bury", "PROGRESS", "put this card under its deck",
         "diese Karte unter ihren Stapel legen"),
    KIND(KN_DESERT, 0, "desert", "CORNER", "this own knight leaves",
         "dieser eigene Ritter geht"),
    KIND(KN_PLACE, 0, "place", "STRENGTH CORNER", "place a knight that changed sides",
         "einen Überläufer setzen"),
    KIND(KN_RETREAT, 0, "retreat", "CORNER", "move the displaced knight here",
         "den vertriebenen Ritter hierher versetzen"),
    KIND(KN_PILLAGE, LF_KIND_HIDDEN, "pillage", "CORNER", "lose this city",
         "diese Stadt verlieren"),
    KIND(KN_REWARD, LF_KIND_HIDDEN, "reward", "TRACK", "draw from this deck",
         "von diesem Stapel ziehen"),
    KIND(KN_COMMIT, 0, "commit", "CORNERS", "send these knights into the fight",
         "diese Ritter in den Kampf schicken"),
    KIND(KN_AQUEDUCT, 0, "aqueduct", "RESOURCE", "take a resource for the Aqueduct",
         "einen Rohstoff für den Aquädukt nehmen"),
    KIND(KN_DONE, 0, "done", "", "leave it at that", "es dabei belassen"),
    KIND(KN_END, 0, "end", "", "end the turn", "den Zug beenden"),
    KIND(KN_DRAW, 0, "draw", "", "draw the progress card of the gate",
         "die Fortschrittskarte des Tores ziehen"),
#ifdef ISLAND_WIDE
    ISLAND_SEA_KINDS(KN_)
    KIND(KN_HUNT, 0, "hunt", "CORNER", "chase the pirate with this knight",
         "mit diesem Ritter den Seeräuber vertreiben"),
#endif
    { 0 },
};

const struct lf_field KNIGHTS_COLUMNS[] = {
    { "hand", { { "cards", "Karten" } } },
    { "progress", { { "progress cards", "Fortschrittskarten" } } },
    { "levels", { { "science, trade, politics", "Wissenschaft, Handel, Politik" } } },
    { "knights", { { "knights", "Ritter" } } },
    { "settlements", { { "settlements", "Siedlungen" } } },
    { "cities", { { "cities", "Städte" } } },
    { "roads", { { "roads", "Straßen" } } },
#ifdef ISLAND_WIDE
    ISLAND_SHIPS_FIELD
#endif
    { "defender", { { "Defender points", "Retter-Siegpunkte" } } },
    { 0 },
};

const struct lf_rule_family KNIGHTS_FAMILIES[] = {
    ISLAND_FAMILIES, { "CK", NULL }, { "CKD", NULL }, { "CKE", NULL }, { "CKV", NULL },
    { "CKC", CKC_RULE_NAME },
#ifdef ISLAND_WIDE
    { "CKS", NULL },
#endif
    { 0 },
};

const struct lf_fields *const KNIGHTS_TABLES[] = { &KNIGHTS_FIELDS, NULL };

const struct lf_game knights_game = {
    .name = "knights",
    .title = { { "Knights", "Ritter" } },
    .minutes = 90,
    .subtitle = { { "by the rules of Catan: Cities & Knights, two editions",
                    "nach den Regeln von Catan: Städte & Ritter, zwei Ausgaben" } },
    .rules_version = 2, .rules_oldest = ISLAND_SEA ? 2 : 1,
    .seats_min = 2, .seats_max = ISLAND_SEATS,
    .rulebook = "knights base",
    KNIGHTS_GAME_PARTS,
};
