/* sea.c - the table of the game at sea, and starting it from an option line. Read sea.h first. */
#include "games/sea/sea.h"

#include "games/base/moves.h"
#include "games/base/rows.h"
#include "games/island/charts.h"

static const struct chart_rows ROWS = { OPTION_BOARD, OPTION_SCENARIO, OPTION_LAND };

static const struct lf_option OPTIONS[] = {
    [OPTION_BOARD] = ISLAND_SEA_BOARD_OPTION,
    BASE_PLAY_OPTIONS("14")                     /* points in both scenarios (SF-35, SF-44) */
    [OPTION_SCENARIO] = ISLAND_SCENARIO_OPTION,
    [OPTION_LAND] = ISLAND_LAND_OPTION,
    { 0 },
};

static bool sea_init(void *state, int seat_count, const char *options, struct lf_error *error)
{
    struct base_state *s = state;
    struct lf_setup setup;
    const char *board;
    size_t length;
    uint8_t chart;
    if (seat_count < 3 || seat_count > ISLAND_SEATS) {
        *error = (struct lf_error){ 0, IB(1), LF_SAY("3 or 4 seats", "3 oder 4 Plätze") };
        return false;
    }
    if (!lf_options_read(&sea_game, options, seat_count, &setup, error) ||
        !island_take_chart(&setup, ROWS, seat_count, options, &board, &length, &chart, error))
        return false;
    bool text = setup.value[OPTION_BOARD] == LF_GIVEN;
    setup.value[OPTION_BOARD] = LF_GIVEN;
    setup.length[OPTION_BOARD] = (uint32_t)length;
    if (!text) setup.at[OPTION_BOARD] = 0;
    if (!base_init_setup(s, seat_count, &setup, text ? options : board, false, error))
        return false;
    s->island.chart |= chart;
    if (s->island.chart & (CHART_DEALT | CHART_SHUFFLED)) s->phase = BASE_BOARD;
    return true;
}

static int sea_print_options(const void *state, char *text, size_t size)
{
    const struct base_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    struct lf_setup setup;
    char board[LF_OPTIONS_MAX];
    lf_setup_clear(&sea_game, &setup);
    base_setup_of(s, board, &setup);
    island_chart_of(&s->island, ROWS, board, &setup);
    lf_options_put(&out, &sea_game, &setup);
    return lf_out_end(&out);
}

const struct lf_game sea_game = {
    .name = "sea",
    .title = { { "Sea", "Seefahrt" } },
    .minutes = 60,
    .subtitle = { { "by the rules of Catan Seafarers",
                    "nach den Regeln von Catan Seefahrer" } },
    .rules_version = 2,
    .seats_min = 3, .seats_max = ISLAND_SEATS,
    .options = OPTIONS, .rulebook = "sea base",
    BASE_GAME_PARTS,
    .init = sea_init, .print_options = sea_print_options,
};
