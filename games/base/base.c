/* base.c - the table of the base game and its kinds of action. Read base.h first. */
#include "games/base/moves.h"
#include "games/base/say.h"

/* ---- Whose move ---- */

static int base_seat_count(const void *state)
{
    return ((const struct base_state *)state)->island.seat_count;
}

static const char *base_name_of_seat(const void *state, int seat, enum lf_language language)
{
    return base_seat_name(state, seat, language);
}

static lf_seats owing_seats(const struct base_state *s)
{
    lf_seats set = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        if (s->dues[i]) set |= lf_seat_bit(i);
    return set;
}

static lf_seats base_actors(const void *state)
{
    const struct base_state *s = state;
    switch (s->phase) {
    case BASE_BOARD: case BASE_START: case BASE_DICE: case BASE_STEAL: case BASE_DRAW:
        return lf_seat_bit(LF_CHANCE);
    case BASE_DISCARD: return owing_seats(s);
    case BASE_OFFER: return base_unanswered(s) | lf_seat_bit(s->island.active);
    case BASE_OVER: return 0;
    default: return lf_seat_bit(s->island.active);
    }
}

static lf_seats base_awaited(const void *state)
{
    const struct base_state *s = state;
    if (s->phase == BASE_OFFER && base_unanswered(s)) return base_unanswered(s);
    return base_actors(s);
}

static int base_points(const void *state, int seat)
{
    return base_points_of(state, seat);
}

static uint32_t base_turn(const void *state) { return ((const struct base_state *)state)->turn; }

static lf_seats base_winners(const void *state)
{
    const struct base_state *s = state;
    return s->phase == BASE_OVER ? lf_seat_bit(s->island.active) : 0;
}

/* ---- Kinds ---- */

#define KIND(kind, flags, word, arguments, english, german) \
    { kind, flags, word, arguments, { { english, german } } }
const struct lf_kind BASE_KIND_TABLE[] = {
    KIND(K_BOARD, 0, "board", "NUMBER", "deals the board", "legt den Spielplan"),
    KIND(K_START, 0, "start", "SEAT", "names the seat that begins", "bestimmt, wer beginnt"),
    KIND(K_START_ROLL, 0, "startroll", "DIE DIE", "a roll for the start", "ein Wurf um den Beginn"),
    KIND(K_DICE, 0, "dice", "DIE DIE", "the roll of a turn", "der Wurf eines Zuges"),
    KIND(K_CARD, LF_KIND_HIDDEN, "card", "CARD", "the development card drawn",
         "die gezogene Entwicklungskarte"),
    KIND(K_LOOT, LF_KIND_HIDDEN, "loot", "RESOURCE", "the card stolen", "die geraubte Karte"),
    KIND(K_ROLL, 0, "roll", "", "roll the dice", "würfeln"),
    KIND(K_SETTLEMENT, 0, "settlement", "CORNER", "build a settlement", "eine Siedlung bauen"),
    KIND(K_ROAD, 0, "road", "EDGE", "build a road", "eine Straße bauen"),
    KIND(K_CITY, 0, "city", "CORNER", "make a settlement a city",
         "eine Siedlung zur Stadt ausbauen"),
    KIND(K_BUY, 0, "buy", "", "buy a development card", "eine Entwicklungskarte kaufen"),
    KIND(K_KNIGHT, 0, "knight", "", "play a knight, then move the robber",
         "einen Ritter spielen, dann den Räuber versetzen"),
    KIND(K_ROAD_BUILDING, 0, "roadbuilding", "", "play Road Building: two roads for nothing",
         "Straßenbau spielen: zwei Straßen umsonst"),
    KIND(K_INVENTION, 0, "invention", "CARDS", "play Invention: take two cards",
         "Erfindung spielen: zwei Karten nehmen"),
    KIND(K_MONOPOLY, 0, "monopoly", "RESOURCE", "play Monopoly: take all cards of a kind",
         "Monopol spielen: alle Karten einer Sorte nehmen"),
    KIND(K_BANK, LF_KIND_OPEN, "bank", "CARDS>CARDS", "trade with the bank",
         "mit der Bank tauschen"),
    KIND(K_OFFER, LF_KIND_OPEN, "offer", "SEATS CARDS>CARDS", "offer a trade to these seats",
         "diesen Plätzen einen Tausch anbieten"),
    KIND(K_ACCEPT, 0, "accept", "", "accept the offer", "das Angebot annehmen"),
    KIND(K_DECLINE, 0, "decline", "", "decline the offer", "das Angebot ablehnen"),
    KIND(K_COUNTER, LF_KIND_OPEN, "counter", "CARDS>CARDS", "answer with own terms",
         "mit eigenen Bedingungen antworten"),
    KIND(K_CONFIRM, 0, "confirm", "SEAT", "trade with this seat", "mit diesem Platz tauschen"),
    KIND(K_WITHDRAW, 0, "withdraw", "", "take the offer back", "das Angebot zurückziehen"),
    KIND(K_ROBBER, 0, "robber", "HEX [SEAT]", "move the robber and rob this seat",
         "den Räuber versetzen und diesen Platz berauben"),
    KIND(K_DISCARD, LF_KIND_OPEN | LF_KIND_HIDDEN, "discard", "CARDS", "put cards aside",
         "Karten ablegen"),
    KIND(K_DONE, 0, "done", "", "no second free road", "keine zweite freie Straße"),
    KIND(K_END, 0, "end", "", "end the turn", "den Zug beenden"),
    { 0 },
};

static const struct lf_rule_family FAMILIES[] = { { "IB", NULL }, { "R", NULL }, { 0 } };

const struct lf_game base_game = {
    .name = "base",
    .title = { { "Island", "Insel" } },
    .subtitle = { { "plays the rules of Catan, Compact edition, for 3 and 4",
                    "spielt die Regeln von Catan, Ausgabe Kompakt, für 3 und 4" } },
    .rules_version = 1,
    .state_size = sizeof(struct base_state),
    .seats_min = 2, .seats_max = 4,
    .options = BASE_OPTIONS, .kinds = BASE_KIND_TABLE, .rule_families = FAMILIES,
    .rulebook = "base",
    .init = base_init, .seat_count = base_seat_count,
    .seat_name = base_name_of_seat, .actors = base_actors,
    .awaited = base_awaited, .legal = base_legal, .chance = base_chance, .check = base_check,
    .forbidden = base_forbidden, .apply = base_apply, .view = base_view, .seen = base_seen,
    .resample = base_resample, .points = base_points, .turn = base_turn, .winners = base_winners,
    .sound = base_sound, .print = base_print, .parse = base_parse,
    .print_options = base_print_options, .print_position = base_print_position, .poke = base_poke,
    .json = base_json, .draw = base_draw, .describe = base_describe, .playout = base_playout,
};
