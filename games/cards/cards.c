/* cards.c - the table of the card game and its kinds of action. Read cards.h first. */
#include "games/cards/table/content.h"
#include "games/cards/setup/deck.h"
#include "games/cards/table/figures.h"
#include "games/cards/text/words.h"

static int seat_count_of(const void *state)
{
    (void)state;
    return SEATS;
}

static const char *name_of_seat(const void *state, int seat, enum lf_language language)
{
    (void)state;
    return CARDS_SEAT_NAME[seat].in[language];
}

static int points_of(const void *state, int seat)
{
    return ((const struct cards_state *)state)->sums[seat].points;
}

static uint32_t turn_of(const void *state) { return ((const struct cards_state *)state)->turn; }

/* A draw is a win of both (KB-88). */
static lf_seats winners_of(const void *state)
{
    const struct cards_state *s = state;
    if (s->step != STEP_OVER) return 0;
    return s->winner == LF_NOBODY ? 3 : lf_seat_bit(s->winner);
}

#define KIND(kind, flags, word, arguments, english, german) \
    { kind, flags, word, arguments, { { english, german } } }

const struct lf_kind CARDS_KIND_TABLE[] = {
    KIND(ACT_SHUFFLE, LF_KIND_HIDDEN, "shuffle", "PILE NUMBER", "shuffles a pile",
         "mischt einen Stapel"),
    KIND(ACT_START_ROLL, 0, "startroll", "DIE DIE", "the roll for the start",
         "der Wurf um den Beginn"),
    KIND(ACT_DIE, 0, "die", "NUMBER", "the production die", "der Ertragswürfel"),
    KIND(ACT_EVENT, 0, "event", "EVENT", "the event die", "der Ereigniswürfel"),
    KIND(ACT_ATTACK, 0, "attack", "NUMBER", "the die of an attack", "der Würfel eines Angriffs"),
    KIND(ACT_WATCH, 0, "watch", "NUMBER", "the die of a Watchtower",
         "der Würfel eines Wachturms"),
    KIND(ACT_LAY, 0, "lay", "KIND", "lay this landscape on the next place",
         "diese Landschaft auf den nächsten Platz legen"),
    KIND(ACT_DECK, LF_KIND_HIDDEN, "deck", "CARD NUMBER", "put copies of a card into the deck",
         "Exemplare einer Karte ins Deck nehmen"),
    KIND(ACT_STRIKE, LF_KIND_OPEN | LF_KIND_HIDDEN, "strike", "CARD NUMBER",
         "take copies of a card out of the deck", "Exemplare einer Karte aus dem Deck nehmen"),
    KIND(ACT_READY, 0, "ready", "", "the deck is finished", "das Deck ist fertig"),
    KIND(ACT_ROLL, 0, "roll", "", "roll both dice", "beide Würfel werfen"),
    KIND(ACT_BUILD, 0, "build", "CARD PLACE", "build a card, a road, a settlement, a city",
         "eine Karte, Straße, Siedlung oder Stadt bauen"),
    KIND(ACT_PLAY, 0, "play", "CARD", "play an action card", "eine Aktionskarte spielen"),
    KIND(ACT_BANK, 0, "bank", "GIVEN>TAKEN [PLACE]", "trade with the bank",
         "mit der Bank tauschen"),
    KIND(ACT_OFFER, LF_KIND_OPEN, "offer", "GIVEN>WANTED", "offer a trade to the other player",
         "dem Mitspieler einen Tausch anbieten"),
    KIND(ACT_ACCEPT, 0, "accept", "", "accept the offer", "das Angebot annehmen"),
    KIND(ACT_DECLINE, 0, "decline", "", "decline the offer", "das Angebot ablehnen"),
    KIND(ACT_USE, 0, "use", "PLACE", "use this card", "diese Karte nutzen"),
    KIND(ACT_SELL, 0, "sell", "CARD", "sell an action card to the Secret brotherhood",
         "eine Aktionskarte an die Geheime Bruderschaft verkaufen"),
    KIND(ACT_LIFT, 0, "lift", "PILE", "end a Church ban for three gold",
         "einen Kirchenbann für drei Gold lösen"),
    KIND(ACT_DEMOLISH, 0, "demolish", "PLACE", "demolish this card", "diese Karte abreißen"),
    KIND(ACT_END, 0, "end", "", "end this step", "diesen Schritt beenden"),
    KIND(ACT_GAIN, 0, "gain", "PLACE", "put the resource here", "den Rohstoff hierhin legen"),
    KIND(ACT_PAY, 0, "pay", "PLACE", "give a resource from here", "einen Rohstoff von hier geben"),
    KIND(ACT_NAME, 0, "name", "KIND", "name a kind of resource", "eine Rohstoffart nennen"),
    KIND(ACT_CHOOSE, 0, "choose", "NUMBER", "choose a number", "eine Zahl wählen"),
    KIND(ACT_DRAW, 0, "draw", "PILE", "draw the top card", "die oberste Karte ziehen"),
    KIND(ACT_SEARCH, 0, "search", "PILE", "look through this stack", "diesen Stapel durchsehen"),
    KIND(ACT_TAKE, LF_KIND_HIDDEN, "take", "CARD", "take this card", "diese Karte nehmen"),
    KIND(ACT_BURY, LF_KIND_HIDDEN, "bury", "CARD PILE", "put this card under a stack",
         "diese Karte unter einen Stapel legen"),
    KIND(ACT_HIT, 0, "hit", "PLACE", "choose this card", "diese Karte wählen"),
    KIND(ACT_PUT, 0, "put", "PLACE", "put the card here", "die Karte hierhin legen"),
    KIND(ACT_LAND, 0, "land", "LANDSCAPE PLACE", "lay a landscape of the new settlement",
         "eine Landschaft der neuen Siedlung legen"),
    KIND(ACT_SWAP, 0, "swap", "PLACE PLACE", "swap two landscapes", "zwei Landschaften tauschen"),
    KIND(ACT_BAN, 0, "ban", "PILE", "lay the Church ban here", "den Kirchenbann hierhin legen"),
    KIND(ACT_PASS, 0, "pass", "", "do no more here", "hier nichts mehr tun"),
    KIND(ACT_SAMPLE, LF_KIND_OPEN | LF_KIND_HIDDEN, "sample", "DECK", "take this sample deck",
         "dieses Beispieldeck nehmen"),
    { 0 },
};

static const struct lf_field PLAYER_FIELDS[] = {
    { "hand", { { "cards in hand", "Handkarten" } } },
    { "lands", { { "landscapes", "Landschaften" } } },
    { "towns", { { "settlements and cities", "Siedlungen und Städte" } } },
    { "roads", { { "roads", "Straßen" } } },
    { "cards", { { "cards built", "gebaute Karten" } } },
    { 0 },
};

static const struct lf_fields *const TABLES[] = { &CARDS_FIELDS, NULL };

const struct lf_game cards_game = {
    .name = "cards",
    .title = { { "Cards", "Karten" } },
    .minutes = 60,
    .subtitle = { { "by the rules of the Catan card game for two, with three theme sets",
                    "nach den Regeln des Catan-Kartenspiels für zwei, mit drei Themen-Sets" } },
    .rules_version = 2, .rules_oldest = 1,
    .state_size = sizeof(struct cards_state),
    .seats_min = SEATS, .seats_max = SEATS,
    .options = CARDS_OPTIONS, .bots_options = "offers=3",
    .kinds = CARDS_KIND_TABLE, .fields = PLAYER_FIELDS,
    .tables = TABLES, .ranges = CARDS_RANGES, .rule_families = CARDS_RULE_FAMILIES,
    .rulebook = "cards",
    .init = cards_init, .seat_count = seat_count_of, .seat_name = name_of_seat,
    .actors = cards_actors, .awaited = cards_awaited, .legal = cards_legal,
    .chance = cards_chance, .check = cards_check, .forbidden = cards_forbidden,
    .apply = cards_apply, .view = cards_view, .seen = cards_seen,
    .shown = cards_shown_to, .tells = cards_tells,
    .resample = cards_resample, .points = points_of, .sources = cards_sources,
    .turn = turn_of, .winners = winners_of,
    .sound = cards_sound, .print = cards_print, .parse = cards_parse,
    .print_options = cards_print_options, .print_position = cards_print_position,
    .poke = cards_poke, .json = cards_json, .draw = cards_draw,
    .describe = cards_describe, .outcome = cards_outcome, .tell = cards_tell,
    .content = cards_content, .replace = cards_replace,
    .figures_size = sizeof(struct cards_own), .figures_slot = CARDS_SLOT,
    .decks = &CARDS_DECKS, .things = &CARDS_THINGS, .playout = cards_playout,
};
