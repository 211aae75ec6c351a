/* options.c - starting a dice game from its option line. */
#include <string.h>

#include "core/text.h"
#include "games/dice/moves.h"

const struct lf_option DICE_OPTIONS[] = {
    { "joker", "same-turn|later-turns", "same-turn",
      { { "when a new knight's joker may first be used (R-01)",
          "ab wann der Joker eines neuen Ritters gilt (R-01)" } } },
    { "start", "random|SEAT", "random",
      { { "who begins: a random seat (R-06), or this seat",
          "wer beginnt: ein zufälliger Platz (R-06) oder dieser" } } },
    { 0 },
};

static bool value_ends(const struct lf_in *in) { return lf_at_end(in) || lf_peek(in) == ','; }

static bool take_value(struct lf_in *in, const char *word)
{
    uint32_t before = in->at;
    if (lf_take(in, word) && value_ends(in)) return true;
    in->at = before;
    return false;
}

static bool take_joker(struct dice_state *s, struct lf_in *in)
{
    s->options &= (uint8_t)~DICE_LATER_TURNS;
    if (take_value(in, "same-turn")) return true;
    s->options |= DICE_LATER_TURNS;
    return take_value(in, "later-turns") ||
           lf_expected(in, LF_SAY("same-turn or later-turns", "same-turn oder later-turns"));
}

static bool take_start(struct dice_state *s, struct lf_in *in)
{
    uint64_t seat = 0;
    uint32_t before = in->at;
    s->options &= (uint8_t)~DICE_START_GIVEN;
    s->first = 0;
    if (take_value(in, "random")) return true;
    if (!lf_take_unsigned(in, (uint64_t)s->seat_count - 1, &seat) || !value_ends(in)) {
        in->at = before;
        return lf_expected(in, LF_SAY("random or a seat of the game",
                                      "random oder ein Platz des Spiels"));
    }
    s->options |= DICE_START_GIVEN;
    s->first = (uint8_t)seat;
    return true;
}

static bool take_options(struct dice_state *s, struct lf_in *in)
{
    if (lf_at_end(in) || lf_same(in->text, "-")) return true;
    for (;;) {
        if (lf_take(in, "joker=")) {
            if (!take_joker(s, in)) return false;
        } else if (lf_take(in, "start=")) {
            if (!take_start(s, in)) return false;
        } else {
            return lf_expected(in, LF_SAY("joker=... or start=...", "joker=... oder start=..."));
        }
        if (lf_at_end(in)) return true;
        if (!lf_take(in, ","))
            return lf_expected(in, LF_SAY("',' or the end", "',' oder das Ende"));
    }
}

bool dice_init(void *state, int seat_count, const char *options, struct lf_error *error)
{
    struct dice_state *s = state;
    struct lf_in in = lf_in_start(options, error);
    memset(s, 0, sizeof *s);
    if (seat_count < 1 || seat_count > DICE_SEATS) {
        *error = (struct lf_error){ 0, D(5), LF_SAY("1 to 6 seats", "1 bis 6 Plätze") };
        return false;
    }
    s->seat_count = (uint8_t)seat_count;
    s->viewer = LF_NOBODY;
    if (!take_options(s, &in)) return false;
    /* One player needs no draw. */
    if (s->options & DICE_START_GIVEN || seat_count == 1) dice_do_start(s, s->first);
    return true;
}

int dice_print_options(const void *state, char *text, size_t size)
{
    const struct dice_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    if (s->options & DICE_LATER_TURNS) lf_put(&out, "joker=later-turns");
    if (s->options & DICE_START_GIVEN) {
        lf_put(&out, out.length ? ",start=" : "start=");
        lf_put_int(&out, s->first);
    }
    return lf_out_end(&out);
}
