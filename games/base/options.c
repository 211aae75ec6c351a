/* options.c - starting a base game from its option line. */
#include <string.h>

#include "core/text.h"
#include "games/base/moves.h"
#include "games/base/rows.h"

const struct lf_option BASE_OPTIONS[] = {
    BASE_SHARED_OPTIONS
    { "plain2", "0|1", "1",
      { { "two seats play the plain rules (R-82); 0 refuses two seats (IB-01)",
          "zu zweit nach einfachen Regeln (R-82); 0 lehnt zwei Plätze ab (IB-01)" } } },
    { 0 },
};

/* What an option line says; -1 where it leaves the choice to the board. */
struct setup {
    int board, phases, target, start, trades, offers, plain2, friendly, no_red, bank, discard;
    int given_start;
};

static const char *const BOARD_WORDS[] = { "classic", "compact", "beginner", NULL };
static const char *const PHASE_WORDS[] = { "combined", "separate", NULL };
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

static bool take_switch(struct lf_in *in, int *value)
{
    return take_number(in, 0, 1, value, LF_SAY("0 or 1", "0 oder 1"));
}

static bool take_board(struct lf_in *in, struct island *island, struct setup *setup)
{
    if (take_choice(in, BOARD_WORDS, &setup->board)) return true;
    uint32_t start = in->at;
    size_t length = 0;
    bool harbours = false;
    for (; in->text[start + length] && in->text[start + length] != ','; length++)
        harbours |= in->text[start + length] == '@';
    char second = length > 1 ? in->text[start + 1] : 'x';   /* of a board: a digit or a dot */
    if (!harbours && second != '.' && (second < '0' || second > '9'))
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
    if (take_choice(in, INFINITE, bank)) { *bank = LANE_MAX; return true; }
    return take_number(in, 12, LANE_MAX, bank,
                       LF_SAY("a number from 12 to 50, or infinite",
                              "eine Zahl von 12 bis 50 oder infinite"));
}

static bool take_offers(struct lf_in *in, int *offers)
{
    static const char *const ANY[] = { "any", NULL };
    if (take_choice(in, ANY, offers)) { *offers = OFFERS_ANY; return true; }
    return take_number(in, 0, 20, offers, LF_SAY("a number from 0 to 20, or any",
                                                 "eine Zahl von 0 bis 20 oder any"));
}

static bool take_option(struct lf_in *in, struct island *island, struct setup *setup)
{
    if (lf_take(in, "board=")) return take_board(in, island, setup);
    if (lf_take(in, "phases="))
        return take_choice(in, PHASE_WORDS, &setup->phases) ||
               lf_expected(in, LF_SAY("combined or separate", "combined oder separate"));
    if (lf_take(in, "target="))
        return take_number(in, 3, 20, &setup->target,
                           LF_SAY("a number from 3 to 20", "eine Zahl von 3 bis 20"));
    if (lf_take(in, "start=")) return take_start(in, island->seat_count, setup);
    if (lf_take(in, "trades=")) return take_switch(in, &setup->trades);
    if (lf_take(in, "offers=")) return take_offers(in, &setup->offers);
    if (lf_take(in, "plain2=")) return take_switch(in, &setup->plain2);
    if (lf_take(in, "friendly-robber=")) return take_switch(in, &setup->friendly);
    if (lf_take(in, "no-red-neighbours=")) return take_switch(in, &setup->no_red);
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

static void settle(struct base_state *s, struct setup *setup)
{
    bool beginner = setup->board == BOARD_BEGINNER;
    if (setup->phases < 0) setup->phases = beginner;
    if (setup->start < 0) setup->start = beginner ? START_RANDOM : START_ROLL;
    s->target = (uint8_t)setup->target;
    s->discard_limit = (uint8_t)setup->discard;
    s->offers_max = (uint8_t)(setup->trades ? setup->offers : 0);
    s->bank_each = (uint8_t)setup->bank;
    s->options = (uint8_t)((setup->phases ? OPT_SEPARATE : 0) |
                           (setup->friendly ? OPT_FRIENDLY : 0) |
                           (setup->no_red ? OPT_NO_RED_NEIGHBOURS : 0) |
                           setup->board << OPT_BOARD_SHIFT | setup->start << OPT_START_SHIFT);
    s->island.bank = (uint64_t)setup->bank * CARDS(1, 1, 1, 1, 1);
    if (setup->start == START_GIVEN)
        s->island.start = s->island.active = (uint8_t)setup->given_start;
    s->deck = DEV_KNIGHTS * dev_one(DEV_KNIGHT) + DEV_EACH * dev_one(DEV_ROADS) +
              DEV_EACH * dev_one(DEV_INVENTION) + DEV_EACH * dev_one(DEV_MONOPOLY) +
              DEV_POINTS * dev_one(DEV_POINT);
}

static bool refuse_seats(struct lf_error *error, lf_rule rule, struct lf_say expected)
{
    *error = (struct lf_error){ 0, rule, expected };
    return false;
}

/* own_founding: the beginner map goes without its starting pieces, so two seats can use it. */
bool base_init_for(struct base_state *s, int seat_count, const char *options, bool own_founding,
                   struct lf_error *error)
{
    struct setup setup = { BOARD_CLASSIC, -1, 10, -1, 1, OFFERS_ANY, 1, 0, 0, 19, 7, 0 };
    struct lf_in in = lf_in_start(options, error);
    uint32_t rules;
    memset(s, 0, sizeof *s);
    if (!lf_take_rules(&in, &base_game, &rules)) return false;
    if (rules < 2) setup.offers = 4;         /* all else plays as before: no state need know */
    if (seat_count < 2 || seat_count > ISLAND_SEATS)
        return refuse_seats(error, IB(1), LF_SAY("3 or 4 seats (2 with plain2=1)",
                                                 "3 oder 4 Plätze (2 mit plain2=1)"));
    s->island.seat_count = (uint8_t)seat_count;
    s->island.viewer = s->island.longest = s->army = LF_NOBODY;
    for (int i = 0; i < HARBOUR_COUNT; i++) s->island.harbour[i] = HARBOUR_NONE;
    if (!take_options(&in, &s->island, &setup)) return false;
    if (!island_deals((enum board_kind)setup.board))
        return refuse_seats(error, IB(7), LF_SAY("a board as text: board=ROWS@HARBOURS",
                                                 "ein Spielplan als Text: board=REIHEN@HÄFEN"));
    if (seat_count == 2 && !setup.plain2)
        return refuse_seats(error, IB(1), LF_SAY("3 or 4 seats", "3 oder 4 Plätze"));
    if (seat_count == 2 && setup.board == BOARD_BEGINNER && !own_founding)
        return refuse_seats(error, RULING(82),
                            LF_SAY("3 or 4 seats on the beginner board",
                                   "3 oder 4 Plätze auf dem Einsteigerplan"));
    settle(s, &setup);
    if (setup.board == BOARD_BEGINNER)
        island_deal_board(&s->island, BOARD_BEGINNER, false, 0);
    if (setup.board == BOARD_BEGINNER || setup.board == BOARD_TEXT) base_board_ready(s);
    return true;
}

bool base_init(void *state, int seat_count, const char *options, struct lf_error *error)
{
    return base_init_for(state, seat_count, options, false, error);
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

int base_print_options(const void *state, char *text, size_t size)
{
    const struct base_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    int board = s->options >> OPT_BOARD_SHIFT & 3, start = s->options >> OPT_START_SHIFT & 3;
    bool beginner = board == BOARD_BEGINNER, separate = s->options & OPT_SEPARATE;
    char hexes[LF_OPTIONS_MAX];
    if (board == BOARD_TEXT) {
        island_print_board(&s->island, hexes, sizeof hexes);
        put_option(&out, "board", hexes);
    } else if (board != BOARD_CLASSIC) put_option(&out, "board", BOARD_WORDS[board]);
    if (separate != beginner) put_option(&out, "phases", PHASE_WORDS[separate]);
    put_number(&out, "target", s->target, 10);
    if (start == START_GIVEN) put_number(&out, "start", s->island.start, -1);
    else if (start != (beginner ? START_RANDOM : START_ROLL))
        put_option(&out, "start", START_WORDS[start]);
    put_number(&out, "offers", s->offers_max, OFFERS_ANY);
    put_number(&out, "friendly-robber", (s->options & OPT_FRIENDLY) != 0, 0);
    put_number(&out, "no-red-neighbours", (s->options & OPT_NO_RED_NEIGHBOURS) != 0, 0);
    put_number(&out, "bank", s->bank_each, 19);
    put_number(&out, "discard-limit", s->discard_limit, 7);
    return lf_out_end(&out);
}
