/* base.c - the table of the base game and its kinds of action. Read base.h first. */
#include "core/text.h"
#include "games/base/moves.h"
#include "games/base/rows.h"
#include "games/base/say.h"

/* ---- Whose move ---- */

int base_seat_count(const void *state)
{
    return ((const struct base_state *)state)->island.seat_count;
}

const char *base_name_of_seat(const void *state, int seat, enum lf_language language)
{
    return base_seat_name(state, seat, language);
}

lf_seats base_actors(const void *state)
{
    const struct base_state *s = state;
    switch (s->phase) {
    case BASE_BOARD: case BASE_START: case BASE_DICE: case BASE_STEAL: case BASE_DRAW:
        return lf_seat_bit(LF_CHANCE);
    case BASE_DISCARD: return dues_seats(s->dues);
    case BASE_OFFER: return island_unanswered(&s->island) | lf_seat_bit(s->island.active);
    case BASE_MAIN: return base_proposers(s) | lf_seat_bit(s->island.active);
    case BASE_OVER: return 0;
#ifdef ISLAND_WIDE
    case BASE_GOLD: return lf_seat_bit(island_gold_seat(&s->island));
#endif
    default: return lf_seat_bit(s->island.active);
    }
}

lf_seats base_awaited(const void *state)
{
    const struct base_state *s = state;
    lf_seats unanswered = s->phase == BASE_OFFER ? island_unanswered(&s->island) : 0;
    if (unanswered) return unanswered;
    return s->phase == BASE_MAIN ? lf_seat_bit(s->island.active) : base_actors(s);
}

int base_points(const void *state, int seat)
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
#ifdef ISLAND_WIDE
    n = lf_add_source(out, n, "island", LF_SAY("islands reached", "erreichte Inseln"),
                      __builtin_popcount(s->island.islands[seat]),
                      island_special_points(&s->island, seat));
#endif
    return lf_add_source(out, n, "point-card", LF_SAY("victory point cards", "Siegpunktkarten"),
                         cards, cards);
}

uint32_t base_turn(const void *state) { return ((const struct base_state *)state)->turn; }

lf_seats base_winners(const void *state)
{
    const struct base_state *s = state;
    return s->phase == BASE_OVER ? lf_seat_bit(s->island.active) : 0;
}

/* ---- Kinds ---- */

const struct lf_kind BASE_KIND_TABLE[] = {
    BASE_SHARED_KINDS
#ifdef ISLAND_WIDE
    ISLAND_SEA_KINDS(K_)
#endif
    { 0 },
};

const struct lf_field BASE_PLAYER_COLUMNS[] = {
    BASE_PLAYER_FIELDS
#ifdef ISLAND_WIDE
    ISLAND_SHIPS_FIELD
#endif
    { 0 },
};

const struct lf_rule_family BASE_FAMILIES[] = { ISLAND_FAMILIES, { 0 } };

const struct lf_fields *const BASE_TABLES[] = { &BASE_FIELDS, NULL };

const struct lf_game base_game = {
    .name = "base",
    .title = { { "Island", "Insel" } },
    .minutes = 45,
    .subtitle = { { "by the rules of Catan, Compact edition",
                    "nach den Regeln von Catan, Ausgabe Kompakt" } },
    .rules_version = 2, .rules_oldest = 1,
    .seats_min = 2, .seats_max = ISLAND_SEATS,
    .options = BASE_OPTIONS, .rulebook = "base",
    BASE_GAME_PARTS,
    .init = base_init, .print_options = base_print_options,
};
