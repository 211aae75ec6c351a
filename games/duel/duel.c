/* duel.c - the table of the duel, its options and kinds of action. Read duel.h first. */
#include <string.h>

#include "games/base/content.h"
#include "games/base/moves.h"
#include "games/base/rows.h"
#include "games/base/say.h"
#include "games/duel/duel.h"

/* ---- Starting ---- */

bool duel_init(void *state, int seat_count, const char *options, struct lf_error *error)
{
    struct duel_state *s = state;
    struct lf_setup setup;
    memset(s, 0, sizeof *s);
    if (seat_count != DUEL_SEATS) {
        *error = (struct lf_error){ 0, I2(1), LF_SAY("2 seats", "2 Plätze") };
        return false;
    }
    if (!lf_options_read(&duel_game, options, seat_count, &setup, error) ||
        !base_init_setup(&s->base, seat_count, &setup, options, true, error))
        return false;
    s->resume = setup.value[OPTION_NEUTRALS] ? DUEL_INNER : 0;
    for (int i = 0; i < DUEL_SEATS; i++) s->tokens[i] = TOKENS_START;
    if (s->base.phase != BASE_BOARD) duel_place_neutrals(s);
    return true;
}

int duel_print_options(const void *state, char *text, size_t size)
{
    const struct duel_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    struct lf_setup setup;
    char board[LF_OPTIONS_MAX];
    lf_setup_clear(&duel_game, &setup);
    base_setup_of(&s->base, board, &setup);
    setup.value[OPTION_NEUTRALS] = (s->resume & DUEL_INNER) != 0;
    lf_options_put(&out, &duel_game, &setup);
    return lf_out_end(&out);
}

/* ---- Whose move ---- */

static int duel_seat_count(const void *state) { (void)state; return DUEL_SEATS; }

static const char *duel_seat_name(const void *state, int seat, enum lf_language language)
{
    return base_seat_name(&((const struct duel_state *)state)->base, seat, language);
}

static lf_seats duel_actors(const void *state)
{
    const struct duel_state *s = state;
    if (s->base.phase < BASE_PHASES) return base_game.actors(&s->base);
    return lf_seat_bit(s->base.phase == DUEL_TAKE ? LF_CHANCE : s->base.island.active);
}

static lf_seats duel_awaited(const void *state)
{
    const struct duel_state *s = state;
    return s->base.phase < BASE_PHASES ? base_game.awaited(&s->base) : duel_actors(s);
}

static int duel_points(const void *state, int seat)
{
    return base_points_of(&((const struct duel_state *)state)->base, seat);
}

static int duel_sources(const void *state, int seat, struct lf_source *out)
{
    return base_sources(&((const struct duel_state *)state)->base, seat, out);
}

static uint32_t duel_turn(const void *state)
{
    return ((const struct duel_state *)state)->base.turn;
}

static lf_seats duel_winners(const void *state)
{
    const struct duel_state *s = state;
    return s->base.phase == BASE_OVER ? lf_seat_bit(s->base.island.active) : 0;
}

/* ---- Numbers for clients ---- */

int duel_content(char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    lf_json_object(&out, NULL);
    base_put_content(&out);
    lf_json_object(&out, "tokens");
    lf_json_int(&out, "all", TOKENS_ALL);
    lf_json_int(&out, "start", TOKENS_START);
    lf_json_int(&out, "most", TOKENS_MAX);
    lf_json_object_end(&out);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}

/* ---- The table ---- */

static const struct lf_option OPTIONS[] = {
    [OPTION_BOARD] = ISLAND_BOARD_OPTION(
      { { "the board: shuffled hexes (IB-18), six compact pieces (IB-17), the fixed beginner map, "
          "where both found as usual (I2-04), or 19 hexes and 9 harbours as text",
          "der Spielplan: gemischte Felder (IB-18), sechs Kompakt-Teile (IB-17), der feste "
          "Einsteigerplan, auf dem beide wie üblich gründen (I2-04), oder 19 Felder und 9 Häfen "
          "als Text" } }),
    BASE_PLAY_OPTIONS("10")
    [OPTION_NEUTRALS] = LF_OPTION_EITHER("neutrals", "outer", "inner", "outer",
      { { "where the neutral players begin: two edges from the centre, or at it (R-09)",
          "wo die neutralen Spieler beginnen: zwei Wege von der Mitte oder an ihr (R-09)" } }),
    { 0 },
};

const struct lf_kind DUEL_KIND_TABLE[] = {
    BASE_SHARED_KINDS
    KIND(K_TAKE, LF_KIND_HIDDEN, "take", "RESOURCE", "a card drawn in a forced trade",
         "eine im Zwangshandel gezogene Karte"),
    KIND(K_NEUTRAL_SETTLEMENT, 0, "neutralsettlement", "SEAT CORNER",
         "place a settlement of a neutral player", "eine Siedlung eines neutralen Spielers setzen"),
    KIND(K_NEUTRAL_ROAD, 0, "neutralroad", "SEAT EDGE", "place a road of a neutral player",
         "eine Straße eines neutralen Spielers setzen"),
    KIND(K_FORCE, 0, "force", "", "force a trade: draw two cards, give two back",
         "Zwangshandel: zwei Karten ziehen, zwei zurückgeben"),
    KIND(K_BANISH, 0, "banish", "", "send the robber to the desert",
         "den Räuber in die Wüste schicken"),
    KIND(K_GIVE, LF_KIND_HIDDEN, "give", "CARDS", "give two cards back", "zwei Karten zurückgeben"),
    KIND(K_REDEEM, 0, "redeem", "", "give up a face-up knight for two tokens",
         "einen offenen Ritter für zwei Handelskarten abgeben"),
    { 0 },
};

static const struct lf_field PLAYER_FIELDS[] = {
    BASE_PLAYER_FIELDS
    { "tokens", { { "trade tokens", "Handelskarten" } } },
    { 0 },
};

static const struct lf_rule_family FAMILIES[] = {
    { "IB", NULL }, { "R", NULL }, { "I2", NULL }, { 0 },
};

static const struct lf_fields *const TABLES[] = { &BASE_FIELDS, &DUEL_FIELDS, NULL };

const struct lf_game duel_game = {
    .name = "duel",
    .title = { { "Island for Two", "Insel zu zweit" } },
    .minutes = 40,
    .subtitle = { { "by the rules of Catan for Two, from the Compact edition",
                    "nach den Regeln von Catan für Zwei aus der Ausgabe Kompakt" } },
    .rules_version = 2, .rules_oldest = 1,          /* those of the base game it embeds */
    .state_size = sizeof(struct duel_state),
    .seats_min = DUEL_SEATS, .seats_max = DUEL_SEATS,
    .options = OPTIONS, .bots_options = "offers=4", .kinds = DUEL_KIND_TABLE,
    .fields = PLAYER_FIELDS, .tables = TABLES, .ranges = DUEL_RANGES, .map = &BASE_MAP,
    .rule_families = FAMILIES, .rulebook = "duel base",
    .init = duel_init, .seat_count = duel_seat_count, .seat_name = duel_seat_name,
    .actors = duel_actors, .awaited = duel_awaited, .legal = duel_legal, .chance = duel_chance,
    .check = duel_check, .forbidden = duel_forbidden, .apply = duel_apply, .view = duel_view,
    .seen = duel_seen,
    .shown = duel_shown, .tells = duel_tells, .resample = duel_resample,
    .points = duel_points, .sources = duel_sources,
    .turn = duel_turn,
    .winners = duel_winners, .sound = duel_sound, .print = duel_print, .parse = duel_parse,
    .print_options = duel_print_options, .print_position = duel_print_position,
    .poke = duel_poke, .json = duel_json, .draw = duel_draw, .describe = duel_describe,
    .tell = duel_tell,
    .playout = duel_playout,
    .content = duel_content,
};
