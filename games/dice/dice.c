/* dice.c - the table of the dice game, its kinds of action, views and seats. Read dice.h first. */
#include <string.h>

#include "core/check.h"
#include "core/text.h"
#include "games/dice/moves.h"

/* ---- Whose move ---- */

static int dice_seat_count(const void *state)
{
    return ((const struct dice_state *)state)->seat_count;
}

const char *dice_seat_name(const void *state, int seat, enum lf_language language)
{
    static const struct lf_say NAME[DICE_SEATS] = {
        { { "Red", "Rot" } }, { { "Blue", "Blau" } }, { { "Orange", "Orange" } },
        { { "Green", "Grün" } }, { { "Violet", "Violett" } }, { { "Brown", "Braun" } },
    };
    (void)state;
    return NAME[seat].in[language];
}

static lf_seats dice_actors(const void *state)
{
    const struct dice_state *s = state;
    switch (s->phase) {
    case DICE_START: case DICE_THROW: return lf_seat_bit(LF_CHANCE);
    case DICE_OVER: return 0;
    default: return lf_seat_bit(s->active);
    }
}

static int dice_points(const void *state, int seat)
{
    return dice_score(&((const struct dice_state *)state)->sheet[seat]);
}

static int dice_sources(const void *state, int seat, struct lf_source *out)
{
    const struct dice_sheet *sheet = &((const struct dice_state *)state)->sheet[seat];
    int roads = __builtin_popcount(sheet->roads), settlements = 0, cities = 0;
    int crosses = dice_crosses(sheet);
    for (int i = 0; i < sheet->settlements; i++) settlements += SHEET_SETTLEMENT_POINTS[i];
    for (int i = 0; i < sheet->cities; i++) cities += SHEET_CITY_POINTS[i];
    int n = lf_add_source(out, 0, "road", LF_SAY("roads", "Straßen"), roads, roads);
    n = lf_add_source(out, n, "settlement", LF_SAY("settlements", "Siedlungen"), sheet->settlements,
                      settlements);
    n = lf_add_source(out, n, "city", LF_SAY("cities", "Städte"), sheet->cities, cities);
    n = lf_add_source(out, n, "knight", LF_SAY("knights", "Ritter"), sheet->knights,
                      sheet->knights * (sheet->knights + 1) / 2);
    return lf_add_source(out, n, "cross", LF_SAY("crosses", "Kreuze"), crosses, -2 * crosses);
}

static uint32_t dice_turn(const void *state) { return ((const struct dice_state *)state)->turn; }

/* The highest score wins, shared if need be (D-66). */
static lf_seats dice_winners(const void *state)
{
    const struct dice_state *s = state;
    lf_seats winners = 0;
    int best = 0;
    if (s->phase != DICE_OVER) return 0;
    for (int seat = 0; seat < s->seat_count; seat++) {
        int score = dice_score(&s->sheet[seat]);
        if (!winners || score > best) winners = 0;
        if (!winners || score == best) winners |= lf_seat_bit(seat), best = score;
    }
    return winners;
}

/* ---- Views: everything lies open ---- */

static void dice_view(const void *state, int seat, void *out)
{
    struct dice_state *view = out;
    memcpy(view, state, sizeof *view);
    LF_ASSERT(view->viewer == LF_NOBODY);
    view->viewer = (uint8_t)(seat == LF_NOBODY ? DICE_SPECTATOR : seat);
}

static lf_action dice_seen(const void *state, int actor, lf_action action, int viewer)
{
    (void)state, (void)actor, (void)viewer;
    return action;
}

/* Everything lies open. */
static bool dice_tells(const void *state, int actor, lf_action action)
{
    (void)state, (void)actor, (void)action;
    return false;
}

static void dice_resample(const void *view, struct lf_rng *rng, void *out)
{
    (void)rng;
    memcpy(out, view, sizeof(struct dice_state));
    ((struct dice_state *)out)->viewer = LF_NOBODY;
}

/* ---- Kinds ---- */

#define KIND(kind, word, arguments, english, german) \
    { kind, 0, word, arguments, { { english, german } } }
const struct lf_kind DICE_KIND_TABLE[] = {
    KIND(K_START, "start", "SEAT", "names the seat that begins", "bestimmt, wer beginnt"),
    KIND(K_DICE, "dice", "FACES", "how the dice fall", "wie die Würfel fallen"),
    KIND(K_ROLL, "roll", "", "roll all six dice", "alle sechs Würfel werfen"),
    KIND(K_REROLL, "reroll", "FACES", "roll these dice again", "diese Würfel noch einmal werfen"),
    KIND(K_STOP, "stop", "", "keep all dice and build", "alle Würfel behalten und bauen"),
    KIND(K_ROAD, "road", "ROAD", "build a road", "eine Straße bauen"),
    KIND(K_SETTLEMENT, "settlement", "", "build the next settlement", "die nächste Siedlung bauen"),
    KIND(K_CITY, "city", "", "build the next city", "die nächste Stadt bauen"),
    KIND(K_KNIGHT, "knight", "", "build the next knight", "den nächsten Ritter bauen"),
    KIND(K_JOKER, "joker", "KNIGHT FACE[>FACE]", "turn a die to the resource of a knight",
         "einen Würfel auf den Rohstoff eines Ritters drehen"),
    KIND(K_GOLD, "gold", "RESOURCE", "turn two gold into this resource",
         "zwei Gold in diesen Rohstoff tauschen"),
    KIND(K_END, "end", "", "fill the box and end the turn",
         "das Kästchen ausfüllen und den Zug beenden"),
    { 0 },
};

static const struct lf_rule_family FAMILIES[] = { { "D", NULL }, { "R", NULL }, { 0 } };

static const struct lf_field PLAYER_FIELDS[] = {
    { "roads", { { "roads", "Straßen" } } },
    { "settlements", { { "settlements", "Siedlungen" } } },
    { "cities", { { "cities", "Städte" } } },
    { "knights", { { "knights", "Ritter" } } },
    { "used", { { "jokers used", "benutzte Joker" } } },
    { "boxes", { { "points by turn", "Punkte je Runde" } } },
    { 0 },
};

static const struct lf_fields *const TABLES[] = { &DICE_FIELDS, NULL };

const struct lf_game dice_game = {
    .name = "dice",
    .title = { { "Dice Island", "Würfelinsel" } },
    .minutes = 15,
    .subtitle = { { "by the rules of the Catan Dice Game, sheet \"Island One\", for 1 to 6",
                    "nach den Regeln von Catan: Das Würfelspiel, Blatt 1, für 1 bis 6" } },
    .rules_version = 1,
    .state_size = sizeof(struct dice_state),
    .seats_min = 1, .seats_max = DICE_SEATS, .seats_usual = 1,
    .options = DICE_OPTIONS, .kinds = DICE_KIND_TABLE, .fields = PLAYER_FIELDS,
    .tables = TABLES, .ranges = DICE_RANGES, .rule_families = FAMILIES,
    .rulebook = "dice",
    .init = dice_init, .seat_count = dice_seat_count, .seat_name = dice_seat_name,
    .actors = dice_actors, .awaited = dice_actors, .legal = dice_legal, .chance = dice_chance,
    .check = dice_check, .forbidden = dice_forbidden, .apply = dice_apply, .view = dice_view,
    .seen = dice_seen,
    .tells = dice_tells, .resample = dice_resample, .points = dice_points, .sources = dice_sources,
    .turn = dice_turn,
    .winners = dice_winners, .sound = dice_sound, .print = dice_print, .parse = dice_parse,
    .print_options = dice_print_options, .print_position = dice_print_position,
    .poke = dice_poke, .json = dice_json, .draw = dice_draw, .describe = dice_describe,
    .tell = dice_tell,
    .playout = dice_playout, .content = dice_content,
};
