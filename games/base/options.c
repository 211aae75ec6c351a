/* options.c - starting a base game from its option line. */
#include <string.h>

#include "games/base/moves.h"
#include "games/base/rows.h"

const struct lf_option BASE_OPTIONS[] = {
    [OPTION_BOARD] = ISLAND_BOARD_OPTION(
      { { "the board: shuffled hexes (IB-18), six compact pieces (IB-17), the fixed beginner map "
          "with its starting pieces (IB-13), or 19 hexes and 9 harbours as text",
          "der Spielplan: gemischte Felder (IB-18), sechs Kompakt-Teile (IB-17), der feste "
          "Einsteigerplan mit Startfiguren (IB-13), oder 19 Felder und 9 Häfen als Text" } }),
    BASE_PLAY_OPTIONS("10")
    [OPTION_PLAIN2] = LF_OPTION_SWITCH("plain2", "1",
      { { "two seats play the plain rules (R-82); 0 refuses two seats (IB-01)",
          "zu zweit nach einfachen Regeln (R-82); 0 lehnt zwei Plätze ab (IB-01)" } }),
    { 0 },
};

/* What the board decides where the line does not: how phases go, and who begins. */
static int standard_phases(int board) { return board == BOARD_BEGINNER; }
static int standard_start(int board) { return board == BOARD_BEGINNER ? START_RANDOM : START_ROLL; }

static void settle(struct base_state *s, const struct lf_setup *setup)
{
    const int *value = setup->value;
    int board = value[OPTION_BOARD] == LF_GIVEN ? BOARD_TEXT : value[OPTION_BOARD];
    int phases = value[OPTION_PHASES], start = value[OPTION_START];
    if (phases == LF_UNSET) phases = standard_phases(board);
    if (start == LF_UNSET) start = standard_start(board);
    if (start >= LF_GIVEN) {
        s->island.start = s->island.active = (uint8_t)(start - LF_GIVEN);
        start = START_GIVEN;
    }
    s->target = (uint8_t)value[OPTION_TARGET];
    s->discard_limit = (uint8_t)value[OPTION_DISCARD];
    s->offers_max = (uint8_t)(value[OPTION_TRADES] ? value[OPTION_OFFERS] : 0);
    s->bank_each = (uint8_t)value[OPTION_BANK];
    s->options = (uint8_t)((phases ? OPT_SEPARATE : 0) |
                           (value[OPTION_FRIENDLY] ? OPT_FRIENDLY : 0) |
                           (value[OPTION_NO_RED] ? OPT_NO_RED_NEIGHBOURS : 0) |
                           board << OPT_BOARD_SHIFT | start << OPT_START_SHIFT);
    s->island.bank = (uint64_t)s->bank_each * CARDS(1, 1, 1, 1, 1);
    s->deck = DEV_KNIGHTS * dev_one(DEV_KNIGHT) + DEV_EACH * dev_one(DEV_ROADS) +
              DEV_EACH * dev_one(DEV_INVENTION) + DEV_EACH * dev_one(DEV_MONOPOLY) +
              DEV_POINTS * dev_one(DEV_POINT);
}

static bool refuse_seats(struct lf_error *error, lf_rule rule, struct lf_say expected)
{
    *error = (struct lf_error){ 0, rule, expected };
    return false;
}

static void start_empty(struct base_state *s, int seat_count)
{
    memset(s, 0, sizeof *s);
    s->island.seat_count = (uint8_t)seat_count;
    s->island.viewer = s->island.longest = s->army = LF_NOBODY;
    for (int i = 0; i < HARBOUR_COUNT; i++) s->island.harbour[i] = HARBOUR_NONE;
}

bool base_init_setup(struct base_state *s, int seat_count, const struct lf_setup *setup,
                     const char *line, bool own_founding, struct lf_error *error)
{
    start_empty(s, seat_count);
    if (!island_take_board(&s->island, setup, OPTION_BOARD, line, error))
        return false;
    int wanted = setup->value[OPTION_BOARD];
    if (!island_deals(wanted == LF_GIVEN ? BOARD_TEXT : (enum board_kind)wanted))
        return refuse_seats(error, IB(7), LF_SAY("a board as text: board=ROWS@HARBOURS",
                                                 "ein Spielplan als Text: board=REIHEN@HÄFEN"));
    if (seat_count == 2 && setup->value[OPTION_BOARD] == BOARD_BEGINNER && !own_founding)
        return refuse_seats(error, RULING(82),
                            LF_SAY("3 or 4 seats on the beginner board",
                                   "3 oder 4 Plätze auf dem Einsteigerplan"));
    settle(s, setup);
    int board = s->options >> OPT_BOARD_SHIFT & 3;
    if (board == BOARD_BEGINNER) island_deal_board(&s->island, BOARD_BEGINNER, false, 0);
    if (board == BOARD_BEGINNER || board == BOARD_TEXT) base_board_ready(s);
    return true;
}

/* What older rules have else plays as before: the state need not know them. */
bool base_init(void *state, int seat_count, const char *options, struct lf_error *error)
{
    struct lf_setup setup;
    memset(state, 0, sizeof(struct base_state));
    if (seat_count < 2 || seat_count > ISLAND_SEATS)
        return refuse_seats(error, IB(1), LF_SAY("3 or 4 seats (2 with plain2=1)",
                                                 "3 oder 4 Plätze (2 mit plain2=1)"));
    if (!lf_options_read(&base_game, options, seat_count, &setup, error)) return false;
    if (seat_count == 2 && !setup.value[OPTION_PLAIN2])
        return refuse_seats(error, IB(1), LF_SAY("3 or 4 seats", "3 oder 4 Plätze"));
    return base_init_setup(state, seat_count, &setup, options, false, error);
}

/* ---- Printing ---- */

void base_setup_of(const struct base_state *s, char board_text[LF_OPTIONS_MAX],
                   struct lf_setup *setup)
{
    int board = s->options >> OPT_BOARD_SHIFT & 3, start = s->options >> OPT_START_SHIFT & 3;
    int separate = (s->options & OPT_SEPARATE) != 0, *value = setup->value;
    value[OPTION_BOARD] = board;
    if (board == BOARD_TEXT) {
        island_print_board(&s->island, board_text, LF_OPTIONS_MAX);
        value[OPTION_BOARD] = LF_GIVEN;
        setup->text[OPTION_BOARD] = board_text;
    }
    if (separate != standard_phases(board)) value[OPTION_PHASES] = separate;
    if (start == START_GIVEN) value[OPTION_START] = LF_GIVEN + s->island.start;
    else if (start != standard_start(board)) value[OPTION_START] = start;
    value[OPTION_TARGET] = s->target;
    value[OPTION_OFFERS] = s->offers_max;
    value[OPTION_FRIENDLY] = (s->options & OPT_FRIENDLY) != 0;
    value[OPTION_NO_RED] = (s->options & OPT_NO_RED_NEIGHBOURS) != 0;
    value[OPTION_BANK] = s->bank_each;
    value[OPTION_DISCARD] = s->discard_limit;
}

int base_print_options(const void *state, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    struct lf_setup setup;
    char board[LF_OPTIONS_MAX];
    lf_setup_clear(&base_game, &setup);
    base_setup_of(state, board, &setup);
    lf_options_put(&out, &base_game, &setup);
    return lf_out_end(&out);
}
