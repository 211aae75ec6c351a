/* play.h - whole matches by number, for callers that share no memory layout with us: a page
 * that loads build/landfall.wasm, or the test that plays the same matches natively. */
#ifndef LF_WASM_PLAY_H
#define LF_WASM_PLAY_H

#include <stdint.h>

/* How many games there are; texts of the caller are written to the text buffer. */
int landfall_game_count(void);
const char *landfall_game_name(int game);
const char *landfall_game_content(int game);   /* its tables as JSON; "" if it has none */
char *landfall_text(void);                  /* TEXT_SIZE bytes, ended by a zero */
int landfall_text_size(void);

/* Plays `count` matches of a series, with the option line in the text buffer and the bot of
 * this number in every seat, through the arena or the game's own playout. Returns the sum of
 * the hashes of all last positions, or 0 if the options are refused (the text buffer then says
 * why). The same numbers give the same sum on every machine. */
uint64_t landfall_signature(int game, int seats, int bot, uint64_t seed, uint32_t count,
                            int use_playout);

#endif
