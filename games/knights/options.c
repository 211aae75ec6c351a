/* options.c - starting a game of Cities & Knights from its option line. */
#include <string.h>

#include "games/island/charts.h"
#include "games/island/rows.h"
#include "games/knights/view.h"

/* Rows of the table. */
enum {
    KN_OPT_EDITION, KN_OPT_BOARD, KN_OPT_NASTY, KN_OPT_ERRANT, KN_OPT_EASY, KN_OPT_KEEP_HARBOUR,
    KN_OPT_AFTER_PRODUCTION, KN_OPT_AT_TURN_END, KN_OPT_TARGET, KN_OPT_START, KN_OPT_TRADES,
    KN_OPT_OFFERS, KN_OPT_NO_RED, KN_OPT_BANK, KN_OPT_DISCARD, KN_OPT_PLAIN2,
    KN_OPT_SCENARIO = KN_OPT_PLAIN2, KN_OPT_LAND,
};

const struct lf_option KNIGHTS_OPTIONS[] = {
    [KN_OPT_EDITION] = LF_OPTION_EITHER("edition", "de", "en", "de",
      { { "newer German edition or English fifth edition: rules that differ, names, robber's start",
          "neuere deutsche oder englische fünfte Ausgabe: abweichende Regeln, Namen, Räuber" } }),
#ifdef ISLAND_WIDE
    [KN_OPT_BOARD] = ISLAND_SEA_BOARD_OPTION,
    [KN_OPT_SCENARIO] = ISLAND_SCENARIO_OPTION,
    [KN_OPT_LAND] = ISLAND_LAND_OPTION,
    [KN_OPT_TARGET] = LF_OPTION_RANGE("target", 5, 25, "16",
      { { "points to win (CKS-14)", "Punkte zum Sieg (CKS-14)" } }),
#else
    [KN_OPT_TARGET] = LF_OPTION_RANGE("target", 5, 25, "13",
      { { "points to win (CK-128)", "Punkte zum Sieg (CK-128)" } }),
    [KN_OPT_PLAIN2] = LF_OPTION_SWITCH("plain2", "1",
      { { "two seats play the plain rules (R-82); 0 refuses two seats (CK-02)",
          "zu zweit nach einfachen Regeln (R-82); 0 lehnt zwei Plätze ab (CK-02)" } }),
    [KN_OPT_BOARD] = ISLAND_BOARD_OPTION(
      { { "the board: shuffled hexes (IB-18), six compact pieces (IB-17), the fixed map of the "
          "book (CK-14), or 19 hexes and 9 harbours as text",
          "der Spielplan: gemischte Felder (IB-18), sechs Kompakt-Teile (IB-17), der feste Plan "
          "des Hefts (CK-14), oder 19 Felder und 9 Häfen als Text" } }),
#endif
    [KN_OPT_NASTY] = LF_OPTION_SWITCH("nasty", "0",
      { { "players declare which knights fight (CKV-01)",
          "jeder erklärt, welche Ritter kämpfen (CKV-01)" } }),
    [KN_OPT_ERRANT] = LF_OPTION_SWITCH("knight-errant", "0",
      { { "a knight may chase the robber before the roll (CKV-04)",
          "ein Ritter darf den Räuber vor dem Wurf vertreiben (CKV-04)" } }),
    [KN_OPT_EASY] = LF_OPTION_SWITCH("easy-start", "0",
      { { "two turns each without sevens and event die (CKV-06)",
          "je zwei Züge ohne Sieben und Ereigniswürfel (CKV-06)" } }),
    [KN_OPT_KEEP_HARBOUR] = LF_OPTION_SWITCH("keep-harbour", "0",
      { { "edition de: the barbarian track costs no harbour (CKD-01)",
          "Ausgabe de: die Barbarenleiste kostet keinen Hafen (CKD-01)" } }),
    [KN_OPT_AFTER_PRODUCTION] = LF_OPTION_SWITCH("fifth-after-production", "0",
      { { "edition de: whoever has five progress cards plays one after production (CKD-11)",
          "Ausgabe de: Wer fünf Fortschrittskarten hat, spielt eine nach den Erträgen "
          "(CKD-11)" } }),
    [KN_OPT_AT_TURN_END] = LF_OPTION_SWITCH("fifth-at-turn-end", "0",
      { { "edition en: whoever has five progress cards plays one at the end of the turn (CKE-08)",
          "Ausgabe en: Wer fünf Fortschrittskarten hat, spielt eine am Ende des Zuges "
          "(CKE-08)" } }),
    [KN_OPT_START] = ISLAND_START_OPTION("roll"),
    [KN_OPT_TRADES] = ISLAND_TRADES_OPTION,
    [KN_OPT_OFFERS] = ISLAND_OFFERS_OPTION,
    [KN_OPT_NO_RED] = ISLAND_NO_RED_OPTION,
    [KN_OPT_BANK] = ISLAND_BANK_OPTION(40, KNIGHTS_INFINITE),
    [KN_OPT_DISCARD] = LF_OPTION_RANGE("discard-limit", 3, 30, "7",
      { { "cards that are safe on a seven (CK-40)", "bei einer Sieben sichere Karten (CK-40)" } }),
    [KN_OPT_LAND + 1] = { 0 },
};

#ifndef ISLAND_WIDE
/* The printed map of the English fifth edition; the German one is taken to be the same. */
static const char BEGINNER[] =
    "h6.m2.h5.f3.m9.d.f10.f8.g4.h11.p3.g8.p10.g5.m6.p4.g9.p12.f11@bolg???w?";
#endif

static void settle(struct knights_state *s, const struct lf_setup *setup)
{
    const int *value = setup->value;
    bool english = value[KN_OPT_EDITION] == EDITION_EN;
    int later = value[english ? KN_OPT_AT_TURN_END : KN_OPT_AFTER_PRODUCTION];
    int board = value[KN_OPT_BOARD] == LF_GIVEN ? BOARD_TEXT : value[KN_OPT_BOARD];
    int start = value[KN_OPT_START] >= LF_GIVEN ? START_GIVEN : value[KN_OPT_START];
    s->target = (uint8_t)value[KN_OPT_TARGET];
    s->discard_limit = (uint8_t)value[KN_OPT_DISCARD];
    s->offers_max = (uint8_t)(value[KN_OPT_TRADES] ? value[KN_OPT_OFFERS] : 0);
    s->bank_each = (uint8_t)value[KN_OPT_BANK];
    s->options = (uint16_t)((english ? KOPT_ENGLISH : 0) | (value[KN_OPT_NASTY] ? KOPT_NASTY : 0) |
                            (value[KN_OPT_ERRANT] ? KOPT_ERRANT : 0) |
                            (value[KN_OPT_EASY] ? KOPT_EASY : 0) |
                            (value[KN_OPT_KEEP_HARBOUR] ? KOPT_KEEP_HARBOUR : 0) |
                            (later ? KOPT_FIFTH_LATER : 0) |
                            (value[KN_OPT_NO_RED] ? KOPT_NO_RED : 0) |
                            board << KOPT_BOARD_SHIFT | start << KOPT_START_SHIFT |
                            (int)(setup->rules - 1) << KOPT_RULES_SHIFT);
    s->island.bank = knights_all_cards(s);
    int first = start == START_GIVEN ? value[KN_OPT_START] - LF_GIVEN : 0;
    s->island.start = s->island.active = (uint8_t)first;
}

/* Options that belong to the other edition are refused, rather than taken without effect. */
static bool fits_edition(const struct lf_setup *setup, struct lf_error *error)
{
    const int *value = setup->value;
    bool english = value[KN_OPT_EDITION] == EDITION_EN;
    lf_rule rule = english ? (value[KN_OPT_KEEP_HARBOUR] ? CKD(1)
                              : value[KN_OPT_AFTER_PRODUCTION] ? CKD(11) : 0)
                           : (value[KN_OPT_AT_TURN_END] ? CKE(8) : 0);
    if (!rule) return true;
    *error = (struct lf_error){ 0, rule,
                                english ? LF_SAY("this option with edition=de only",
                                                 "diese Option nur mit edition=de")
                                        : LF_SAY("this option with edition=en only",
                                                 "diese Option nur mit edition=en") };
    return false;
}

static bool refuse_seats(struct lf_error *error, struct lf_say expected)
{
    *error = (struct lf_error){ 0, CK(2), expected };
    return false;
}

static void start_empty(struct knights_state *s, int seat_count)
{
    memset(s, 0, sizeof *s);
    s->island.seat_count = (uint8_t)seat_count;
    s->island.viewer = s->island.longest = LF_NOBODY;
    for (int i = 0; i < HARBOUR_COUNT; i++) s->island.harbour[i] = HARBOUR_NONE;
    for (int t = 0; t < TRACK_COUNT; t++) s->metropolis[t] = NOWHERE;
    s->point_card[0] = s->point_card[1] = s->merchant_owner = s->victim = LF_NOBODY;
    s->merchant = s->place = NOWHERE;
}

#ifdef ISLAND_WIDE
static const struct chart_rows CHARTS = { KN_OPT_BOARD, KN_OPT_SCENARIO, KN_OPT_LAND };

bool knights_init(void *state, int seat_count, const char *options, struct lf_error *error)
{
    struct knights_state *s = state;
    struct lf_setup setup;
    const char *board;
    size_t length;
    uint8_t chart;
    if (seat_count < 3 || seat_count > ISLAND_SEATS)
        return refuse_seats(error, LF_SAY("3 or 4 seats", "3 oder 4 Plätze"));
    start_empty(s, seat_count);
    if (!lf_options_read(&knights_game, options, seat_count, &setup, error) ||
        !island_take_chart(&setup, CHARTS, seat_count, options, &board, &length, &chart, error) ||
        !fits_edition(&setup, error)) return false;
    bool text = setup.value[KN_OPT_BOARD] == LF_GIVEN;
    setup.value[KN_OPT_BOARD] = LF_GIVEN;
    setup.length[KN_OPT_BOARD] = (uint32_t)length;
    if (!text) setup.at[KN_OPT_BOARD] = 0;
    if (!island_take_board(&s->island, &setup, KN_OPT_BOARD, text ? options : board, error))
        return false;
    settle(s, &setup);
    s->island.chart |= chart;
    if (!(s->island.chart & (CHART_DEALT | CHART_SHUFFLED))) knights_board_ready(s);
    return true;
}
#else
bool knights_init(void *state, int seat_count, const char *options, struct lf_error *error)
{
    struct knights_state *s = state;
    struct lf_setup setup;
    if (seat_count < 2 || seat_count > ISLAND_SEATS)
        return refuse_seats(error, LF_SAY("3 or 4 seats (2 with plain2=1)",
                                          "3 oder 4 Plätze (2 mit plain2=1)"));
    start_empty(s, seat_count);
    if (!lf_options_read(&knights_game, options, seat_count, &setup, error) ||
        !island_take_board(&s->island, &setup, KN_OPT_BOARD, options, error) ||
        !fits_edition(&setup, error)) return false;
    if (seat_count == 2 && !setup.value[KN_OPT_PLAIN2])
        return refuse_seats(error, LF_SAY("3 or 4 seats", "3 oder 4 Plätze"));
    settle(s, &setup);
    int board = s->options >> KOPT_BOARD_SHIFT & 3;
    if (board == BOARD_BEGINNER)
        island_parse_board(&s->island, BEGINNER, sizeof BEGINNER - 1, error);
    if (board == BOARD_BEGINNER || board == BOARD_TEXT) knights_board_ready(s);
    return true;
}
#endif

/* ---- Printing ---- */

static void setup_of(const struct knights_state *s, char board_text[LF_OPTIONS_MAX],
                     struct lf_setup *setup)
{
    int board = s->options >> KOPT_BOARD_SHIFT & 3, start = s->options >> KOPT_START_SHIFT & 3;
    int *value = setup->value;
    setup->rules = (uint32_t)knights_rules(s);
    value[KN_OPT_EDITION] = is_english(s) ? EDITION_EN : EDITION_DE;
    value[KN_OPT_BOARD] = board;
    if (board == BOARD_TEXT) {
        island_print_board(&s->island, board_text, LF_OPTIONS_MAX);
        value[KN_OPT_BOARD] = LF_GIVEN;
        setup->text[KN_OPT_BOARD] = board_text;
    }
    value[KN_OPT_NASTY] = (s->options & KOPT_NASTY) != 0;
    value[KN_OPT_ERRANT] = (s->options & KOPT_ERRANT) != 0;
    value[KN_OPT_EASY] = (s->options & KOPT_EASY) != 0;
    value[KN_OPT_KEEP_HARBOUR] = (s->options & KOPT_KEEP_HARBOUR) != 0;
    value[is_english(s) ? KN_OPT_AT_TURN_END : KN_OPT_AFTER_PRODUCTION] =
        (s->options & KOPT_FIFTH_LATER) != 0;
    value[KN_OPT_TARGET] = s->target;
    value[KN_OPT_START] = start == START_GIVEN ? LF_GIVEN + s->island.start : start;
    value[KN_OPT_OFFERS] = s->offers_max;
    value[KN_OPT_NO_RED] = (s->options & KOPT_NO_RED) != 0;
    value[KN_OPT_BANK] = s->bank_each;
    value[KN_OPT_DISCARD] = s->discard_limit;
}

int knights_print_options(const void *state, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    struct lf_setup setup;
    char board[LF_OPTIONS_MAX];
    lf_setup_clear(&knights_game, &setup);
    setup_of(state, board, &setup);
#ifdef ISLAND_WIDE
    island_chart_of(state, CHARTS, board, &setup);
#endif
    lf_options_put(&out, &knights_game, &setup);
    return lf_out_end(&out);
}
