/* options.c - starting a game of cards from its option line, and printing that line. */
#include "core/text.h"
#include "games/cards/setup/deck.h"
#include "games/cards/table/figures.h"
#include "games/cards/setup/setup.h"
#include "games/cards/text/words.h"

const struct lf_option CARDS_OPTIONS[] = {
    { "mode", "base|extended|tournament", "base",
      { { "base game (KB), with one theme set (KE), or with decks of one's own (KT)",
          "Grundspiel (KB), mit einem Themen-Set (KE) oder mit eigenen Decks (KT)" } } },
    { "set", "rh|pi|bh", "rh",
      { { "mode=extended: the theme set (KE-01)", "mode=extended: das Themen-Set (KE-01)" } } },
    { "sets", "rh+pi+bh", "rh+pi+bh",
      { { "mode=tournament: sets whose cards decks may hold (KT-01)",
          "mode=tournament: Sets, deren Karten in Decks dürfen (KT-01)" } } },
    { "target", "3..30", "by mode",
      { { "points to win: 12, or 13 outside the base game (KB-67, KE-16)",
          "Punkte zum Sieg: 12, außerhalb des Grundspiels 13 (KB-67, KE-16)" } } },
    { "start", "roll|SEAT", "roll",
      { { "who begins: the higher roll (KB-11), or this seat",
          "wer beginnt: der höhere Wurf (KB-11) oder dieser Platz" } } },
    { "offers", "0..20|any", "any",
      { { "at most so many offers a turn (KB-90); between bots 3 where nothing is said",
          "höchstens so viele Angebote je Zug (KB-90); unter Bots 3, wenn nichts gesagt ist" } } },
    { "turns", "1..2000", "400",
      { { "turns after which the game is a draw (KB-88)",
          "Züge, nach denen das Spiel unentschieden endet (KB-88)" } } },
    { "figures", "TEXT", "standard",
      { { "hash of replaced figures of cards; must be those of this program",
          "Prüfsumme ersetzter Kartenwerte; müssen die dieses Programms sein" } } },
    { 0 },
};

enum { TURNS = 400 };

static bool value_ends(const struct lf_in *in) { return lf_at_end(in) || lf_peek(in) == ','; }

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

static bool take_mode(struct lf_in *in, struct cards_state *s)
{
    for (int i = 0; CARDS_MODE_WORD[i]; i++)
        if (lf_take_word(in, CARDS_MODE_WORD[i])) {
            s->mode = (uint8_t)i;
            return true;
        }
    return lf_expected(in, LF_SAY("base, extended or tournament",
                                  "base, extended oder tournament"));
}

static bool take_set(struct lf_in *in, int *set)
{
    for (*set = SET_RH; *set < SETS; ++*set)
        if (lf_take_word(in, CARDS_SET[*set].word)) return true;
    return lf_expected(in, LF_SAY("rh, pi or bh", "rh, pi oder bh"));
}

/* "rh+bh": each set once, in the order of the table (KT-01). */
static bool take_sets(struct lf_in *in, uint8_t *sets)
{
    int set;
    *sets = 0;
    do {
        uint32_t before = in->at;
        if (!take_set(in, &set)) return false;
        if (*sets >> set) {
            in->at = before;
            return lf_expected(in, LF_SAY("each set once, in the order rh, pi, bh",
                                          "jedes Set einmal, in der Folge rh, pi, bh"));
        }
        *sets = (uint8_t)(*sets | 1u << set);
    } while (lf_take(in, "+"));
    return true;
}

static bool take_figures(struct lf_in *in, uint32_t *figures)
{
    uint32_t before = in->at;
    *figures = 0;
    if (!cards_figures_hash() && lf_take_word(in, "standard")) return true;
    for (int i = 0; i < 8; i++) {
        char c = lf_peek(in);
        int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
        if (digit < 0) break;
        *figures = *figures << 4 | (uint32_t)digit;
        in->at++;
    }
    if (in->at - before == 8 && *figures == cards_figures_hash()) return true;
    in->at = before;
    return lf_expected(in, LF_SAY("the figures of cards that this program was started with",
                                  "die Kartenwerte, mit denen dieses Programm gestartet wurde"));
}

static bool take_option(struct lf_in *in, struct cards_state *s)
{
    int value = 0;
    bool good = false;
    if (lf_take(in, "mode=")) return take_mode(in, s);
    if (lf_take(in, "sets=")) return take_sets(in, &s->sets);
    if (lf_take(in, "figures=")) return take_figures(in, &s->figures);
    if (lf_take(in, "set=")) {
        good = take_set(in, &value);
        s->set = (uint8_t)value;
    } else if (lf_take(in, "target=")) {
        good = take_number(in, 3, 30, &value, LF_SAY("a number from 3 to 30",
                                                     "eine Zahl von 3 bis 30"));
        s->target = (uint8_t)value;
    } else if (lf_take(in, "start=")) {
        value = LF_NOBODY;
        good = lf_take_word(in, "roll") ||
               take_number(in, 0, 1, &value, LF_SAY("roll, 0 or 1", "roll, 0 oder 1"));
        s->start = (uint8_t)value;
    } else if (lf_take(in, "offers=")) {
        value = OFFERS_ANY;
        good = lf_take_word(in, "any") ||
               take_number(in, 0, 20, &value, LF_SAY("a number from 0 to 20, or any",
                                                     "eine Zahl von 0 bis 20 oder any"));
        s->offers_max = (uint8_t)value;
    } else if (lf_take(in, "turns=")) {
        good = take_number(in, 1, 2000, &value, LF_SAY("a number from 1 to 2000",
                                                       "eine Zahl von 1 bis 2000"));
        s->turns_max = (uint16_t)value;
    } else {
        return lf_expected(in, LF_SAY("an option of this game, as name=value",
                                      "eine Option dieses Spiels als name=wert"));
    }
    return good;
}

static bool take_options(struct lf_in *in, struct cards_state *s)
{
    if (lf_at_end(in) || lf_same(in->text, "-")) return true;
    for (;;) {
        if (!take_option(in, s)) return false;
        if (lf_at_end(in)) return true;
        if (!lf_take(in, ","))
            return lf_expected(in, LF_SAY("',' or the end", "',' oder das Ende"));
    }
}

/* Sets say something only in the mode they are made for; elsewhere others than the standard are
 * refused. */
static bool fits_mode(struct cards_state *s, struct lf_error *error)
{
    if (s->set > SET_RH && s->mode != MODE_EXTENDED) {
        *error = (struct lf_error){ 0, KE(1), LF_SAY("set with mode=extended only",
                                                     "set nur mit mode=extended") };
        return false;
    }
    if (s->sets && s->sets != ALL_SETS && s->mode != MODE_TOURNAMENT) {
        *error = (struct lf_error){ 0, KT(1), LF_SAY("sets with mode=tournament only",
                                                     "sets nur mit mode=tournament") };
        return false;
    }
    return true;
}

static uint8_t standard_offers(const struct cards_state *s)
{
    return cards_rules(s) < 2 ? 3 : OFFERS_ANY;
}

bool cards_init(void *state, int seat_count, const char *options, struct lf_error *error)
{
    struct cards_state *s = state;
    struct lf_in in = lf_in_start(options, error);
    uint32_t rules;
    memset(s, 0, sizeof *s);
    if (!lf_take_rules(&in, &cards_game, &rules)) return false;
    s->rules = (uint8_t)(rules - 1);
    s->start = LF_NOBODY;
    s->offers_max = standard_offers(s);
    s->turns_max = TURNS;
    if (seat_count != SEATS) {
        *error = (struct lf_error){ 0, KB(27), LF_SAY("2 seats", "2 Plätze") };
        return false;
    }
    if (!take_options(&in, s) || !fits_mode(s, error)) return false;
    if (s->figures != cards_figures_hash()) s->figures = cards_figures_hash();
    if (s->mode != MODE_EXTENDED) s->set = SET_BASE;
    else if (!s->set) s->set = SET_RH;
    if (s->mode != MODE_TOURNAMENT) s->sets = (uint8_t)(s->set ? 1u << s->set : 0);
    else if (!s->sets) s->sets = ALL_SETS;
    if (!s->target) s->target = s->mode == MODE_BASE ? 12 : 13;
    cards_start(s);
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

static void put_sets(struct lf_out *out, unsigned sets)
{
    const char *name = "sets";
    if (sets == ALL_SETS) return;
    for (int set = SET_RH; set < SETS; set++) {
        if (!(sets >> set & 1)) continue;
        if (name) put_option(out, name, CARDS_SET[set].word);
        else lf_put_char(out, '+'), lf_put(out, CARDS_SET[set].word);
        name = NULL;
    }
}

int cards_print_options(const void *state, char *text, size_t size)
{
    const struct cards_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    lf_put_rules(&out, &cards_game, (uint32_t)cards_rules(s));
    if (s->mode != MODE_BASE) put_option(&out, "mode", CARDS_MODE_WORD[s->mode]);
    if (s->mode == MODE_EXTENDED && s->set != SET_RH)
        put_option(&out, "set", CARDS_SET[s->set].word);
    if (s->mode == MODE_TOURNAMENT) put_sets(&out, s->sets);
    put_number(&out, "target", s->target, s->mode == MODE_BASE ? 12 : 13);
    put_number(&out, "start", s->start, LF_NOBODY);
    if (s->offers_max == OFFERS_ANY && cards_rules(s) < 2) put_option(&out, "offers", "any");
    else put_number(&out, "offers", s->offers_max, standard_offers(s));
    put_number(&out, "turns", s->turns_max, TURNS);
    if (s->figures) {
        put_option(&out, "figures", "");
        lf_put_hex(&out, s->figures, 8);
    }
    return lf_out_end(&out);
}
