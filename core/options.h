/* options.h - option lines, read and printed by the table of a game alone.
 *
 * A row of the table (struct lf_option) is all there is to say of an option: its values, what it
 * is where nobody says, what is answered to a wrong one. `values` is a list of alternatives parted
 * by '|': a number "0", a range "3..20", a word "classic", SEAT for a seat of the match, TEXT for a
 * text that the game reads itself; or, alone, words of which each may be taken, "rh+pi+bh".
 * Values are numbers from here on: of a range the number, of a word its place among the words of
 * the row, counted from the row's `word`, of words parted by '+' a set of bits.
 */
#ifndef LF_OPTIONS_H
#define LF_OPTIONS_H

#include "core/text.h"

enum {
    LF_OPTION_ROWS = 24,       /* rows that a table may have */
    LF_UNSET = -1,             /* nobody has said, and the standard is words for people */
    LF_GIVEN = 1000,           /* LF_GIVEN + seat: a SEAT; LF_GIVEN: a TEXT */
};

/* What an option line says, row by row. */
struct lf_setup {
    uint32_t rules;
    int value[LF_OPTION_ROWS];
    /* Of a TEXT: where it stands in the line, and how long it is; to be printed, where it lies. */
    uint32_t at[LF_OPTION_ROWS], length[LF_OPTION_ROWS];
    const char *text[LF_OPTION_ROWS];
};

/* Standards for what the line does not say, those of older rules where it asks for these. False:
 * refused, with position and what was expected. */
bool lf_options_read(const struct lf_game *game, const char *line, int seats,
                     struct lf_setup *setup, struct lf_error *error);
/* Everything unset, for the newest rules: print_options() fills in what a state knows. */
void lf_setup_clear(const struct lf_game *game, struct lf_setup *setup);
/* The rules, unless they are the newest, and each value that is not the standard. */
void lf_options_put(struct lf_out *out, const struct lf_game *game, const struct lf_setup *setup);
/* Notes that the TEXT of a row is wrong, `at` bytes in; always returns false. */
bool lf_options_wrong(const struct lf_setup *setup, int row, uint32_t at, struct lf_say expected,
                      struct lf_error *error);

/* What every face asks of an option line for a new match before the game sees it: names of the
 * game's table, each once, with a value. "-" is no options. `rules=N` may come first. */
bool lf_options_check(const struct lf_game *game, const char *options, struct lf_error *error);
/* Whether a line names the option that `name`, or "name=value", names. */
bool lf_options_name(const char *line, const char *name);

/* Rows whose values and refusal say the same by construction. */
#define LF_OPTION_SWITCH(name, standard, ...) \
    { name, "0|1", standard, __VA_ARGS__, .expected = { { "0 or 1", "0 oder 1" } } }
#define LF_OPTION_RANGE(name, low, high, standard, ...) \
    { name, #low ".." #high, standard, __VA_ARGS__, \
      .expected = { { "a number from " #low " to " #high, "eine Zahl von " #low " bis " #high } } }
/* A number, or a word that stands for another one. */
#define LF_OPTION_RANGE_OR(name, low, high, w, stands, standard, ...) \
    { name, #low ".." #high "|" w, standard, __VA_ARGS__, .word = stands, \
      .expected = { { "a number from " #low " to " #high ", or " w, \
                      "eine Zahl von " #low " bis " #high " oder " w } } }
#define LF_OPTION_EITHER(name, one, two, standard, ...) \
    { name, one "|" two, standard, __VA_ARGS__, \
      .expected = { { one " or " two, one " oder " two } } }

#endif
