/* options.c - starting a game of Cities & Knights from its option line. */
#include <string.h>

#include "core/text.h"
#include "games/knights/view.h"

const struct lf_option KNIGHTS_OPTIONS[] = {
    { "edition", "de|en", "de",
      { { "newer German edition or English fifth edition: rules that differ, names, robber's start",
          "neuere deutsche oder englische fünfte Ausgabe: abweichende Regeln, Namen, Räuber" } } },
    { "board", "classic|compact|beginner|TEXT", "classic",
      { { "the board: shuffled hexes (IB-18), six compact pieces (IB-17), the fixed map of the "
          "book (CK-14), or 19 hexes and 9 harbours as text",
          "der Spielplan: gemischte Felder (IB-18), sechs Kompakt-Teile (IB-17), der feste Plan "
          "des Hefts (CK-14), oder 19 Felder und 9 Häfen als Text" } } },
    { "nasty", "0|1", "0",
      { { "players declare which knights fight (CKV-01)",
          "jeder erklärt, welche Ritter kämpfen (CKV-01)" } } },
    { "knight-errant", "0|1", "0",
      { { "a knight may chase the robber before the roll (CKV-04)",
          "ein Ritter darf den Räuber vor dem Wurf vertreiben (CKV-04)" } } },
    { "easy-start", "0|1", "0",
      { { "two turns each without sevens and event die (CKV-06)",
          "je zwei Züge ohne Sieben und Ereigniswürfel (CKV-06)" } } },
    { "keep-harbour", "0|1", "0",
      { { "edition de: the barbarian track costs no harbour (CKD-01)",
          "Ausgabe de: die Barbarenleiste kostet keinen Hafen (CKD-01)" } } },
    { "fifth-after-production", "0|1", "0",
      { { "edition de: a fifth progress card is met after production (CKD-11)",
          "Ausgabe de: die fünfte Fortschrittskarte nach den Erträgen (CKD-11)" } } },
    { "fifth-at-turn-end", "0|1", "0",
      { { "edition en: a fifth progress card is met at the end of the turn (CKE-08)",
          "Ausgabe en: die fünfte Fortschrittskarte am Ende des Zuges (CKE-08)" } } },
    { "target", "5..25", "13", { { "points to win (CK-128)", "Punkte zum Sieg (CK-128)" } } },
    { "start", "roll|random|SEAT", "roll",
      { { "who begins: the highest roll (IB-19), a random seat (IB-16), or this seat",
          "wer beginnt: der höchste Wurf (IB-19), ein zufälliger Platz (IB-16) oder dieser" } } },
    { "trades", "0|1", "1",
      { { "trade between players; 0 leaves only the bank",
          "Handel unter Spielern; 0 lässt nur die Bank" } } },
    { "offers", "0..20|any", "any",
      { { "at most so many offers a turn (R-81); between bots 4 where nothing is said",
          "höchstens so viele Angebote je Zug (R-81); unter Bots 4, wenn nichts gesagt ist" } } },
    { "no-red-neighbours", "0|1", "0",
      { { "no 6 or 8 beside another (R-86)", "keine 6 oder 8 neben einer anderen (R-86)" } } },
    { "bank", "12..40|infinite", "19",
      { { "cards of each resource (IB-03, R-85)", "Karten je Rohstoff (IB-03, R-85)" } } },
    { "discard-limit", "3..30", "7",
      { { "cards that are safe on a seven (CK-40)", "bei einer Sieben sichere Karten (CK-40)" } } },
    { "plain2", "0|1", "1",
      { { "two seats play the plain rules (R-82); 0 refuses two seats (CK-02)",
          "zu zweit nach einfachen Regeln (R-82); 0 lehnt zwei Plätze ab (CK-02)" } } },
    { 0 },
};

/* The printed map of the English fifth edition; the German one is taken to be the same. */
static const char BEGINNER[] =
    "h6.m2.h5.f3.m9.d.f10.f8.g4.h11.p3.g8.p10.g5.m6.p4.g9.p12.f11@bolg???w?";

/* What an option line says. */
struct setup {
    int edition, board, nasty, errant, easy, keep_harbour, after_production, at_turn_end;
    int target, start, given_start, trades, offers, no_red, bank, discard, plain2;
};

static const char *const EDITION_WORDS[] = { "de", "en", NULL };
static const char *const BOARD_WORDS[] = { "classic", "compact", "beginner", NULL };
static const char *const START_WORDS[] = { "roll", "random", NULL };

static bool value_ends(const struct lf_in *in) { return lf_at_end(in) || lf_peek(in) == ','; }

static bool take_choice(struct lf_in *in, const char *const *words, int *value)
{
    uint32_t before = in->at;
    for (int i = 0; words[i]; i++) {
        if (lf_take_word(in, words[i]) && value_ends(in)) { *value = i; return true; }
        in->at = before;
    }
    return false;
}

static bool take_number(struct lf_in *in, int min, int max, int *value, struct lf_say what)
{
    uint64_t number;
    uint32_t before = in->at;
    if (lf_take_unsigned(in, (uint64_t)max, &number) && number >= (uint64_t)min && value_ends(in)) {
        *value = (int)number;
        return true;
    }
    in->at = before;
    return lf_expected(in, what);
}

static bool take_board(struct lf_in *in, struct island *island, struct setup *setup)
{
    if (take_choice(in, BOARD_WORDS, &setup->board)) return true;
    uint32_t start = in->at;
    size_t length = 0;
    while (in->text[start + length] && in->text[start + length] != ',') length++;
    char second = length > 1 ? in->text[start + 1] : 'x';   /* of a board: a digit or a dot */
    if (second != '.' && (second < '0' || second > '9'))
        return lf_expected(in, LF_SAY("classic, compact, beginner or a board as text",
                                      "classic, compact, beginner oder ein Spielplan als Text"));
    struct lf_error inner = { 0 };
    if (!island_parse_board(island, in->text + start, length, &inner)) {
        in->at = start + inner.at;
        return lf_expected(in, inner.expected);
    }
    setup->board = BOARD_TEXT;
    in->at = (uint32_t)(start + length);
    return true;
}

static bool take_start(struct lf_in *in, int seat_count, struct setup *setup)
{
    if (take_choice(in, START_WORDS, &setup->start)) return true;
    setup->start = START_GIVEN;
    return take_number(in, 0, seat_count - 1, &setup->given_start,
                       LF_SAY("roll, random or a seat of the game",
                              "roll, random oder ein Platz des Spiels"));
}

static bool take_bank(struct lf_in *in, int *bank)
{
    static const char *const INFINITE[] = { "infinite", NULL };
    if (take_choice(in, INFINITE, bank)) { *bank = KNIGHTS_INFINITE; return true; }
    return take_number(in, 12, KNIGHTS_INFINITE, bank,
                       LF_SAY("a number from 12 to 40, or infinite",
                              "eine Zahl von 12 bis 40 oder infinite"));
}

static bool take_offers(struct lf_in *in, int *offers)
{
    static const char *const ANY[] = { "any", NULL };
    if (take_choice(in, ANY, offers)) { *offers = OFFERS_ANY; return true; }
    return take_number(in, 0, 20, offers, LF_SAY("a number from 0 to 20, or any",
                                                 "eine Zahl von 0 bis 20 oder any"));
}

/* Options that are on or off. */
static bool take_switch(struct lf_in *in, struct setup *setup, bool *found)
{
    struct { const char *name; int *value; } row[] = {
        { "nasty=", &setup->nasty }, { "knight-errant=", &setup->errant },
        { "easy-start=", &setup->easy }, { "keep-harbour=", &setup->keep_harbour },
        { "fifth-after-production=", &setup->after_production },
        { "fifth-at-turn-end=", &setup->at_turn_end }, { "trades=", &setup->trades },
        { "no-red-neighbours=", &setup->no_red }, { "plain2=", &setup->plain2 },
    };
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
        if (lf_take(in, row[i].name)) {
            *found = true;
            return take_number(in, 0, 1, row[i].value, LF_SAY("0 or 1", "0 oder 1"));
        }
    return false;
}

static bool take_option(struct lf_in *in, struct island *island, struct setup *setup)
{
    bool found = false;
    if (take_switch(in, setup, &found) || found) return !in->failed;
    if (lf_take(in, "edition="))
        return take_choice(in, EDITION_WORDS, &setup->edition) ||
               lf_expected(in, LF_SAY("de or en", "de oder en"));
    if (lf_take(in, "board=")) return take_board(in, island, setup);
    if (lf_take(in, "target="))
        return take_number(in, 5, 25, &setup->target,
                           LF_SAY("a number from 5 to 25", "eine Zahl von 5 bis 25"));
    if (lf_take(in, "start=")) return take_start(in, island->seat_count, setup);
    if (lf_take(in, "offers=")) return take_offers(in, &setup->offers);
    if (lf_take(in, "bank=")) return take_bank(in, &setup->bank);
    if (lf_take(in, "discard-limit="))
        return take_number(in, 3, 30, &setup->discard,
                           LF_SAY("a number from 3 to 30", "eine Zahl von 3 bis 30"));
    return lf_expected(in, LF_SAY("an option of this game, as name=value",
                                  "eine Option dieses Spiels als name=wert"));
}

static bool take_options(struct lf_in *in, struct island *island, struct setup *setup)
{
    if (lf_at_end(in) || lf_same(in->text, "-")) return true;
    for (;;) {
        if (!take_option(in, island, setup)) return false;
        if (lf_at_end(in)) return true;
        if (!lf_take(in, ","))
            return lf_expected(in, LF_SAY("',' or the end", "',' oder das Ende"));
    }
}

static void settle(struct knights_state *s, const struct setup *setup, uint32_t rules)
{
    int later = setup->edition == EDITION_EN ? setup->at_turn_end : setup->after_production;
    s->target = (uint8_t)setup->target;
    s->discard_limit = (uint8_t)setup->discard;
    s->offers_max = (uint8_t)(setup->trades ? setup->offers : 0);
    s->bank_each = (uint8_t)setup->bank;
    s->options = (uint16_t)((setup->edition == EDITION_EN ? KOPT_ENGLISH : 0) |
                            (setup->nasty ? KOPT_NASTY : 0) | (setup->errant ? KOPT_ERRANT : 0) |
                            (setup->easy ? KOPT_EASY : 0) |
                            (setup->keep_harbour ? KOPT_KEEP_HARBOUR : 0) |
                            (later ? KOPT_FIFTH_LATER : 0) | (setup->no_red ? KOPT_NO_RED : 0) |
                            setup->board << KOPT_BOARD_SHIFT | setup->start << KOPT_START_SHIFT |
                            (int)(rules - 1) << KOPT_RULES_SHIFT);
    s->island.bank = knights_all_cards(s);
    int first = setup->start == START_GIVEN ? setup->given_start : 0;
    s->island.start = s->island.active = (uint8_t)first;
}

/* Options that belong to the other edition are refused, rather than taken without effect. */
static bool fits_edition(const struct setup *setup, struct lf_error *error)
{
    bool english = setup->edition == EDITION_EN;
    lf_rule rule = english ? (setup->keep_harbour ? CKD(1)
                              : setup->after_production ? CKD(11) : 0)
                           : (setup->at_turn_end ? CKE(8) : 0);
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

bool knights_init(void *state, int seat_count, const char *options, struct lf_error *error)
{
    struct knights_state *s = state;
    struct setup setup = { .target = 13, .trades = 1, .offers = OFFERS_ANY, .bank = 19,
                           .discard = 7, .plain2 = 1 };
    struct lf_in in = lf_in_start(options, error);
    uint32_t rules;
    if (!lf_take_rules(&in, &knights_game, &rules)) return false;
    if (rules < 2) setup.offers = 4;
    if (seat_count < 2 || seat_count > ISLAND_SEATS)
        return refuse_seats(error, LF_SAY("3 or 4 seats (2 with plain2=1)",
                                          "3 oder 4 Plätze (2 mit plain2=1)"));
    start_empty(s, seat_count);
    if (!take_options(&in, &s->island, &setup) || !fits_edition(&setup, error)) return false;
    if (seat_count == 2 && !setup.plain2)
        return refuse_seats(error, LF_SAY("3 or 4 seats", "3 oder 4 Plätze"));
    settle(s, &setup, rules);
    if (setup.board == BOARD_BEGINNER)
        island_parse_board(&s->island, BEGINNER, sizeof BEGINNER - 1, error);
    if (setup.board == BOARD_BEGINNER || setup.board == BOARD_TEXT) knights_board_ready(s);
    return true;
}

/* ---- Printing ---- */

static void put_option(struct lf_out *out, const char *name, const char *value)
{
    if (out->length) lf_put_char(out, ',');
    lf_put(out, name);
    lf_put_char(out, '=');
    lf_put(out, value);
}

static void put_number(struct lf_out *out, const char *name, int value, int standard)
{
    if (value == standard) return;
    put_option(out, name, "");
    lf_put_int(out, value);
}

int knights_print_options(const void *state, char *text, size_t size)
{
    const struct knights_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    int board = s->options >> KOPT_BOARD_SHIFT & 3, start = s->options >> KOPT_START_SHIFT & 3;
    char hexes[LF_OPTIONS_MAX];
    lf_put_rules(&out, &knights_game, (uint32_t)knights_rules(s));
    if (is_english(s)) put_option(&out, "edition", "en");
    if (board == BOARD_TEXT) {
        island_print_board(&s->island, hexes, sizeof hexes);
        put_option(&out, "board", hexes);
    } else if (board != BOARD_CLASSIC) put_option(&out, "board", BOARD_WORDS[board]);
    put_number(&out, "nasty", (s->options & KOPT_NASTY) != 0, 0);
    put_number(&out, "knight-errant", (s->options & KOPT_ERRANT) != 0, 0);
    put_number(&out, "easy-start", (s->options & KOPT_EASY) != 0, 0);
    put_number(&out, "keep-harbour", (s->options & KOPT_KEEP_HARBOUR) != 0, 0);
    put_number(&out, is_english(s) ? "fifth-at-turn-end" : "fifth-after-production",
               (s->options & KOPT_FIFTH_LATER) != 0, 0);
    put_number(&out, "target", s->target, 13);
    if (start == START_GIVEN) put_number(&out, "start", s->island.start, -1);
    else if (start != START_ROLL) put_option(&out, "start", START_WORDS[start]);
    put_number(&out, "offers", s->offers_max, knights_rules(s) < 2 ? 4 : OFFERS_ANY);
    put_number(&out, "no-red-neighbours", (s->options & KOPT_NO_RED) != 0, 0);
    put_number(&out, "bank", s->bank_each, 19);
    put_number(&out, "discard-limit", s->discard_limit, 7);
    return lf_out_end(&out);
}
