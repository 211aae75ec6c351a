/* trial.h - matches between bots in which seats begin with given actions (a deck of one's own,
 * an opening), so that a page can ask how well they do. The rest the bots choose. */
#ifndef LF_WASM_TRIAL_H
#define LF_WASM_TRIAL_H

#include <stdint.h>

/* Texts of the caller stand in the text buffer of play.h. Each returns 1, or 0 if the text is
 * refused; the buffer then says why. */
int landfall_trial_start(int game, int seats);    /* buffer: the option line */
int landfall_trial_bot(int seat);                 /* buffer: the name of its bot */
int landfall_trial_say(int seat);                 /* buffer: its next given action */

/* Plays one match of the series `seed` and returns the set of winners, one bit per seat; no bit:
 * it was a draw. A given action is taken as soon as its seat is asked and the rules allow it. */
uint32_t landfall_trial_play(uint64_t seed, uint32_t match);

#endif
