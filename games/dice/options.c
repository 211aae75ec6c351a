/* options.c - starting a dice game from its option line. */
#include <string.h>

#include "core/options.h"
#include "games/dice/moves.h"

enum { OPTION_JOKER, OPTION_START };
const struct lf_option DICE_OPTIONS[] = {
    [OPTION_JOKER] = LF_OPTION_EITHER("joker", "same-turn", "later-turns", "same-turn",
      { { "when a new knight's joker may first be used (R-01)",
          "ab wann der Joker eines neuen Ritters gilt (R-01)" } }),
    [OPTION_START] = { "start", "random|SEAT", "random",
      { { "who begins: a random seat (R-06), or this seat",
          "wer beginnt: ein zufälliger Platz (R-06) oder dieser" } },
      .expected = { { "random or a seat of the game", "random oder ein Platz des Spiels" } } },
    { 0 },
};

bool dice_init(void *state, int seat_count, const char *options, struct lf_error *error)
{
    struct dice_state *s = state;
    struct lf_setup setup;
    memset(s, 0, sizeof *s);
    if (seat_count < 1 || seat_count > DICE_SEATS) {
        *error = (struct lf_error){ 0, D(5), LF_SAY("1 to 6 seats", "1 bis 6 Plätze") };
        return false;
    }
    if (!lf_options_read(&dice_game, options, seat_count, &setup, error)) return false;
    s->seat_count = (uint8_t)seat_count;
    s->viewer = LF_NOBODY;
    if (setup.value[OPTION_JOKER]) s->options |= DICE_LATER_TURNS;
    if (setup.value[OPTION_START] >= LF_GIVEN) {
        s->options |= DICE_START_GIVEN;
        s->first = (uint8_t)(setup.value[OPTION_START] - LF_GIVEN);
    }
    /* One player needs no draw. */
    if (s->options & DICE_START_GIVEN || seat_count == 1) dice_do_start(s, s->first);
    return true;
}

int dice_print_options(const void *state, char *text, size_t size)
{
    const struct dice_state *s = state;
    struct lf_out out = lf_out_start(text, size);
    struct lf_setup setup;
    lf_setup_clear(&dice_game, &setup);
    setup.value[OPTION_JOKER] = (s->options & DICE_LATER_TURNS) != 0;
    if (s->options & DICE_START_GIVEN) setup.value[OPTION_START] = LF_GIVEN + s->first;
    lf_options_put(&out, &dice_game, &setup);
    return lf_out_end(&out);
}
