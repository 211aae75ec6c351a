/* cards.c - the tables of cards.h: every progress card and every level with its names. */
#include "games/knights/cards.h"

#include "games/knights/rules.h"

/* What the printed cards are called: { German edition }, { English edition }, each in English and
 * German; the German edition's English names are those of its newer English sister. */
#define CARD(word, deck, copies, de_en, de_de, en_en, en_de) \
    { word, deck, copies, { { { de_en, de_de } }, { { en_en, en_de } } } }

const struct progress_card KNIGHTS_CARD[CARD_COUNT] = {
    [CARD_NONE] = CARD("none", TRACK_COUNT, 0, "no card", "keine Karte", "no card", "keine Karte"),
    [CARD_ALCHEMIST] = CARD("alchemist", SCIENCE, 2, "Alchemy", "Alchemie", "Alchemist",
                            "Alchemist"),
    [CARD_CRANE] = CARD("crane", SCIENCE, 2, "Crane", "Baukran", "Crane", "Kran"),
    [CARD_ENGINEER] = CARD("engineer", SCIENCE, 1, "Engineering", "Ingenieurwesen", "Engineer",
                           "Ingenieur"),
    [CARD_INVENTOR] = CARD("inventor", SCIENCE, 2, "Invention", "Erfindung", "Inventor",
                           "Erfinder"),
    [CARD_IRRIGATION] = CARD("irrigation", SCIENCE, 2, "Irrigation", "Bewässerung", "Irrigation",
                             "Bewässerung"),
    [CARD_MEDICINE] = CARD("medicine", SCIENCE, 2, "Medicine", "Medizin", "Medicine", "Medizin"),
    [CARD_MINING] = CARD("mining", SCIENCE, 2, "Mining", "Bergbau", "Mining", "Bergbau"),
    [CARD_ROAD_BUILDING] = CARD("roadbuilding", SCIENCE, 2, "Road Building", "Straßenbau",
                                "Road Building", "Straßenbau"),
    [CARD_SMITH] = CARD("smith", SCIENCE, 2, "Smithing", "Schmiedekunst", "Smith", "Schmied"),
    [CARD_PRINTER] = CARD("printer", SCIENCE, 1, "Printing", "Buchdruck", "Printer",
                          "Buchdrucker"),
    [CARD_COMMERCIAL_HARBOR] = CARD("commercialharbor", TRADE, 2, "Commercial Harbor",
                                    "Handelshafen", "Commercial Harbor", "Handelshafen"),
    [CARD_MASTER_MERCHANT] = CARD("mastermerchant", TRADE, 2, "Guild Dues", "Abgaben",
                                  "Master Merchant", "Großhändler"),
    [CARD_MERCHANT] = CARD("merchant", TRADE, 6, "Merchant", "Händler", "Merchant", "Händler"),
    [CARD_MERCHANT_FLEET] = CARD("merchantfleet", TRADE, 2, "Merchant Fleet", "Handelsflotte",
                                 "Merchant Fleet", "Handelsflotte"),
    [CARD_RESOURCE_MONOPOLY] = CARD("resourcemonopoly", TRADE, 4, "Resource Monopoly",
                                    "Rohstoff-Monopol", "Resource Monopoly", "Rohstoff-Monopol"),
    [CARD_TRADE_MONOPOLY] = CARD("trademonopoly", TRADE, 2, "Commodity Monopoly",
                                 "Handelswaren-Monopol", "Trade Monopoly",
                                 "Handelswaren-Monopol"),
    [CARD_BISHOP] = CARD("bishop", POLITICS, 2, "Taxation", "Steuern", "Bishop", "Bischof"),
    [CARD_DESERTER] = CARD("deserter", POLITICS, 2, "Treason", "Verrat", "Deserter",
                           "Überläufer"),
    [CARD_DIPLOMAT] = CARD("diplomat", POLITICS, 2, "Diplomacy", "Diplomatie", "Diplomat",
                           "Diplomat"),
    [CARD_INTRIGUE] = CARD("intrigue", POLITICS, 2, "Intrigue", "Intrige", "Intrigue", "Intrige"),
    [CARD_SABOTEUR] = CARD("saboteur", POLITICS, 2, "Sabotage", "Sabotage", "Saboteur",
                           "Saboteur"),
    [CARD_SPY] = CARD("spy", POLITICS, 3, "Espionage", "Spionage", "Spy", "Spion"),
    [CARD_WARLORD] = CARD("warlord", POLITICS, 2, "Encouragement", "Motivation", "Warlord",
                          "Heerführer"),
    [CARD_WEDDING] = CARD("wedding", POLITICS, 2, "Wedding", "Hochzeit", "Wedding", "Hochzeit"),
    [CARD_CONSTITUTION] = CARD("constitution", POLITICS, 1, "Constitution", "Verfassung",
                               "Constitution", "Verfassung"),
};

const struct lf_say KNIGHTS_LEVEL[EDITION_COUNT][TRACK_COUNT][LEVEL_MAX] = {
    [EDITION_DE] = {
        [SCIENCE] = { { { "School", "Schule" } }, { { "Library", "Bibliothek" } },
                      { { "Aqueduct", "Aquädukt" } }, { { "Theater", "Theater" } },
                      { { "University", "Universität" } } },
        [TRADE] = { { { "Market", "Markt" } }, { { "Guild", "Zunft" } },
                    { { "Guild Hall", "Gilde" } }, { { "Bank", "Bank" } },
                    { { "Trade Center", "Handelszentrum" } } },
        [POLITICS] = { { { "Town Hall", "Rathaus" } }, { { "Embassy", "Botschaft" } },
                       { { "Fortress", "Festung" } }, { { "Courthouse", "Gericht" } },
                       { { "High Council", "Rat Catans" } } },
    },
    [EDITION_EN] = {
        [SCIENCE] = { { { "Abbey", "Abtei" } }, { { "Library", "Bibliothek" } },
                      { { "Aqueduct", "Aquädukt" } }, { { "Theater", "Theater" } },
                      { { "University", "Universität" } } },
        [TRADE] = { { { "Market", "Markt" } }, { { "Merchant Guild", "Kaufmannsgilde" } },
                    { { "Trading House", "Handelshaus" } }, { { "Bank", "Bank" } },
                    { { "Great Exchange", "Große Börse" } } },
        [POLITICS] = { { { "Town Hall", "Rathaus" } }, { { "Church", "Kirche" } },
                       { { "Fortress", "Festung" } }, { { "Cathedral", "Kathedrale" } },
                       { { "High Assembly", "Hohe Versammlung" } } },
    },
};

const struct lf_say KNIGHTS_TRACK[TRACK_COUNT] = {
    [SCIENCE] = { { "science", "Wissenschaft" } }, [TRADE] = { { "trade", "Handel" } },
    [POLITICS] = { { "politics", "Politik" } },
};
const char *const KNIGHTS_TRACK_WORD[TRACK_COUNT + 1] = { "science", "trade", "politics", NULL };

#define CKC_NAME(name, text) text,
const char *const CKC_RULE_NAME[] = { "", CKC_RULES(CKC_NAME) NULL };
