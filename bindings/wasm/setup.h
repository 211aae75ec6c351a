/* setup.h - starts a game from its option line and shows how it begins, for pages on which people
 * make a set-up of their own: what the game says to it, and where. */
#ifndef LF_WASM_SETUP_H
#define LF_WASM_SETUP_H

#include <stdint.h>

/* Starts the game with the option line in the text buffer of play.h. 0: refused, see below. */
int landfall_setup_start(int game, int seats);

/* Of the last refusal: the byte of the line, what was expected there in English (0) or German (1),
 * and the number of the rule that forbids it, "" if the text was not understood. */
int landfall_setup_at(void);
const char *landfall_setup_why(int language);
const char *landfall_setup_rule(void);

/* If chance is to act, takes one draw of the series `seed`: a board that is dealt. 0: it is not. */
int landfall_setup_draw(uint64_t seed);

/* The position as JSON, with nothing hidden; "" if none was started. */
const char *landfall_setup_view(void);

#endif
