/* base.c - the table of the base game and its kinds of action. Read base.h first. */
#include "core/text.h"
#include "games/base/moves.h"
#include "games/base/rows.h"
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

static lf_seats base_actors(const void *state)
{
    const struct base_state *s = state;
    switch (s->phase) {
    case BASE_BOARD: case BASE_START: case BASE_DICE: case BASE_STEAL: case BASE_DRAW:
        return lf_seat_bit(LF_CHANCE);
    case BASE_DISCARD: return dues_seats(s->dues);
    case BASE_OFFER: return island_unanswered(&s->island) | lf_seat_bit(s->island.active);
    case BASE_MAIN: return base_proposers(s) | lf_seat_bit(s->island.active);
    case BASE_OVER: return 0;
    default: return lf_seat_bit(s->island.active);
    }
}

static lf_seats base_awaited(const void *state)
{
    const struct base_state *s = state;
    lf_seats unanswered = s->phase == BASE_OFFER ? island_unanswered(&s->island) : 0;
    if (unanswered) return unanswered;
    return s->phase == BASE_MAIN ? lf_seat_bit(s->island.active) : base_actors(s);
}

static int base_points(const void *state, int seat)
{
    return base_points_of(state, seat);
}

int base_sources(const void *state, int seat, struct lf_source *out)
{
    const struct base_state *s = state;
    int settlements = corners_count(s->island.settlements[seat]);
    int cities = corners_count(s->island.cities[seat]), cards = dev_of(s->dev[seat], DEV_POINT);
    bool road = s->island.longest == seat, army = s->army == seat;
    int n = lf_add_source(out, 0, "settlement", LF_SAY("settlements", "Siedlungen"), settlements,
                          settlements);
    n = lf_add_source(out, n, "city", LF_SAY("cities", "Städte"), cities, CITY_POINTS * cities);
    n = lf_add_source(out, n, "longest-road", LF_SAY("Longest Road", "Längste Handelsstraße"), road,
                      LONGEST_POINTS);
    n = lf_add_source(out, n, "largest-army", LF_SAY("Largest Army", "Größte Rittermacht"), army,
                      ARMY_POINTS);
    return lf_add_source(out, n, "point-card", LF_SAY("victory point cards", "Siegpunktkarten"),
                         cards, cards);
}

static uint32_t base_turn(const void *state) { return ((const struct base_state *)state)->turn; }

static lf_seats base_winners(const void *state)
{
    const struct base_state *s = state;
    return s->phase == BASE_OVER ? lf_seat_bit(s->island.active) : 0;
}

/* ---- Kinds ---- */

const struct lf_kind BASE_KIND_TABLE[] = { BASE_SHARED_KINDS { 0 } };

static const struct lf_field PLAYER_FIELDS[] = { BASE_PLAYER_FIELDS { 0 } };

static const struct lf_rule_family FAMILIES[] = { { "IB", NULL }, { "R", NULL }, { 0 } };

static const struct lf_fields *const TABLES[] = { &BASE_FIELDS, NULL };

const struct lf_game base_game = {
    .name = "base",
    .title = { { "Island", "Insel" } },
    .subtitle = { { "plays the rules of Catan, Compact edition",
                    "spielt die Regeln von Catan, Ausgabe Kompakt" } },
    .rules_version = 2, .rules_oldest = 1,
    .state_size = sizeof(struct base_state),
    .seats_min = 2, .seats_max = 4,
    .options = BASE_OPTIONS, .bots_options = "offers=4", .kinds = BASE_KIND_TABLE,
    .fields = PLAYER_FIELDS, .tables = TABLES, .rule_families = FAMILIES, .rulebook = "base",
    .init = base_init, .seat_count = base_seat_count,
    .seat_name = base_name_of_seat, .actors = base_actors,
    .awaited = base_awaited, .legal = base_legal, .chance = base_chance, .check = base_check,
    .forbidden = base_forbidden, .apply = base_apply, .view = base_view, .seen = base_seen,
    .shown = base_shown, .tells = base_tells,
    .resample = base_resample, .points = base_points, .sources = base_sources,
    .turn = base_turn, .winners = base_winners,
    .sound = base_sound, .print = base_print, .parse = base_parse,
    .print_options = base_print_options, .print_position = base_print_position, .poke = base_poke,
    .json = base_json, .draw = base_draw, .describe = base_describe, .playout = base_playout,
    .content = base_content,
};
