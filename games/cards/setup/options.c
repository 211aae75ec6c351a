/* options.c - starting a game of cards from its option line, and printing that line. */
#include "core/options.h"
#include "games/cards/setup/deck.h"
#include "games/cards/table/figures.h"
#include "games/cards/setup/setup.h"
#include "games/cards/text/words.h"

/* Rows of the table. */
enum {
    OPTION_MODE, OPTION_SET, OPTION_SETS, OPTION_TARGET, OPTION_START, OPTION_OFFERS, OPTION_TURNS,
    OPTION_FIGURES,
};

const struct lf_option CARDS_OPTIONS[] = {
    [OPTION_MODE] = { "mode", "base|extended|tournament", "base",
      { { "base game (KB), with one theme set (KE), or with decks of one's own (KT)",
          "Grundspiel (KB), mit einem Themen-Set (KE) oder mit eigenen Decks (KT)" } },
      .expected = { { "base, extended or tournament", "base, extended oder tournament" } } },
    [OPTION_SET] = { "set", "rh|pi|bh", "rh",
      { { "mode=extended: the theme set (KE-01)", "mode=extended: das Themen-Set (KE-01)" } },
      .expected = { { "rh, pi or bh", "rh, pi oder bh" } }, .word = SET_RH },
    [OPTION_SETS] = { "sets", "rh+pi+bh", "rh+pi+bh",
      { { "mode=tournament: sets whose cards decks may hold (KT-01)",
          "mode=tournament: Sets, deren Karten in Decks dürfen (KT-01)" } },
      .expected = { { "rh, pi or bh", "rh, pi oder bh" } },
      .order = { { "each set once, in the order rh, pi, bh",
                   "jedes Set einmal, in der Folge rh, pi, bh" } } },
    [OPTION_TARGET] = LF_OPTION_RANGE("target", 3, 30, "by mode",
      { { "points to win: 12, or 13 outside the base game (KB-67, KE-16)",
          "Punkte zum Sieg: 12, außerhalb des Grundspiels 13 (KB-67, KE-16)" } }),
    [OPTION_START] = { "start", "roll|SEAT", "roll",
      { { "who begins: the higher roll (KB-11), or this seat",
          "wer beginnt: der höhere Wurf (KB-11) oder dieser Platz" } },
      .expected = { { "roll, 0 or 1", "roll, 0 oder 1" } } },
    [OPTION_OFFERS] = LF_OPTION_RANGE_OR("offers", 0, 20, "any", OFFERS_ANY, "any",
      { { "at most so many offers a turn (KB-90); between bots 3 where nothing is said",
          "höchstens so viele Angebote je Zug (KB-90); unter Bots 3, wenn nichts gesagt ist" } },
      .since = 2, .before = "3"),
    [OPTION_TURNS] = LF_OPTION_RANGE("turns", 1, 2000, "400",
      { { "turns after which the game is a draw (KB-88)",
          "Züge, nach denen das Spiel unentschieden endet (KB-88)" } }),
    [OPTION_FIGURES] = { "figures", "TEXT", "standard",
      { { "hash of replaced figures of cards; must be those of this program",
          "Prüfsumme ersetzter Kartenwerte; müssen die dieses Programms sein" } },
      .expected = { { "the figures of cards that this program was started with",
                      "die Kartenwerte, mit denen dieses Programm gestartet wurde" } } },
    { 0 },
};

/* What the mode decides where the line does not. */
static int standard_target(int mode) { return mode == MODE_BASE ? 12 : 13; }

/* Figures by their hash, as eight digits. */
static void put_figures(uint32_t hash, char text[9])
{
    struct lf_out out = lf_out_start(text, 9);
    lf_put_hex(&out, hash, 8);
    lf_out_end(&out);
}

/* A line that names figures must name those of this program. */
static bool figures_fit(const struct lf_setup *setup, const char *line, struct lf_error *error)
{
    char own[9];
    struct lf_in in = lf_in_start(line + setup->at[OPTION_FIGURES], NULL);
    if (!setup->at[OPTION_FIGURES]) return true;
    put_figures(cards_figures_hash(), own);
    bool same = lf_take(&in, own) || (!cards_figures_hash() && lf_take(&in, "standard"));
    if (same && in.at == setup->length[OPTION_FIGURES]) return true;
    return lf_options_wrong(setup, OPTION_FIGURES, 0, CARDS_OPTIONS[OPTION_FIGURES].expected,
                            error);
}

/* Sets say something only in the mode they are made for; elsewhere others than the standard are
 * refused. */
static bool fits_mode(const struct lf_setup *setup, struct lf_error *error)
{
    int mode = setup->value[OPTION_MODE];
    if (setup->value[OPTION_SET] > SET_RH && mode != MODE_EXTENDED) {
        *error = (struct lf_error){ 0, KE(1), LF_SAY("set with mode=extended only",
                                                     "set nur mit mode=extended") };
        return false;
    }
    if (setup->value[OPTION_SETS] << SET_RH != ALL_SETS && mode != MODE_TOURNAMENT) {
        *error = (struct lf_error){ 0, KT(1), LF_SAY("sets with mode=tournament only",
                                                     "sets nur mit mode=tournament") };
        return false;
    }
    return true;
}

bool cards_init(void *state, int seat_count, const char *options, struct lf_error *error)
{
    struct cards_state *s = state;
    struct lf_setup setup;
    memset(s, 0, sizeof *s);
    if (seat_count != SEATS) {
        *error = (struct lf_error){ 0, KB(27), LF_SAY("2 seats", "2 Plätze") };
        return false;
    }
    if (!lf_options_read(&cards_game, options, seat_count, &setup, error) ||
        !figures_fit(&setup, options, error) || !fits_mode(&setup, error)) return false;
    int target = setup.value[OPTION_TARGET], start = setup.value[OPTION_START];
    s->rules = (uint8_t)(setup.rules - 1);
    s->mode = (uint8_t)setup.value[OPTION_MODE];
    s->figures = cards_figures_hash();
    s->set = (uint8_t)(s->mode == MODE_EXTENDED ? setup.value[OPTION_SET] : SET_BASE);
    s->sets = (uint8_t)(s->mode == MODE_TOURNAMENT ? setup.value[OPTION_SETS] << SET_RH
                        : s->set ? 1 << s->set : 0);
    s->target = (uint8_t)(target == LF_UNSET ? standard_target(s->mode) : target);
    s->start = (uint8_t)(start >= LF_GIVEN ? start - LF_GIVEN : LF_NOBODY);
    s->offers_max = (uint8_t)setup.value[OPTION_OFFERS];
    s->turns_max = (uint16_t)setup.value[OPTION_TURNS];
    cards_start(s);
    return true;
}

/* ---- Printing ---- */

int cards_print_options(const void *state, char *text, size_t size)
{
    const struct cards_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    struct lf_setup setup;
    char figures[9];
    lf_setup_clear(&cards_game, &setup);
    setup.rules = (uint32_t)cards_rules(s);
    setup.value[OPTION_MODE] = s->mode;
    if (s->mode == MODE_EXTENDED) setup.value[OPTION_SET] = s->set;
    if (s->mode == MODE_TOURNAMENT) setup.value[OPTION_SETS] = s->sets >> SET_RH;
    if (s->target != standard_target(s->mode)) setup.value[OPTION_TARGET] = s->target;
    if (s->start != LF_NOBODY) setup.value[OPTION_START] = LF_GIVEN + s->start;
    setup.value[OPTION_OFFERS] = s->offers_max;
    setup.value[OPTION_TURNS] = s->turns_max;
    if (s->figures) {
        put_figures(s->figures, figures);
        setup.value[OPTION_FIGURES] = LF_GIVEN;
        setup.text[OPTION_FIGURES] = figures;
    }
    lf_options_put(&out, &cards_game, &setup);
    return lf_out_end(&out);
}
