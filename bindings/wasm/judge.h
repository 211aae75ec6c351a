/* judge.h - the analysis board: a position that somebody sets up, as text (docs/notation.md), and
 * what bots that play here think of it. The text is the truth: a page changes it field by field,
 * and reads it here again each time.
 *
 * One position at a time. Texts go in through the text buffer of play.h. Seats count from 0.
 */
#ifndef LF_WASM_JUDGE_H
#define LF_WASM_JUDGE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/lf.h"

enum { JUDGE_CHANCE = -1 };

/* Reads the position in the buffer. An unsound one can be drawn, and set right, but not judged. */
enum { JUDGE_REFUSED, JUDGE_READ, JUDGE_UNSOUND };
int landfall_judge_read(void);

/* The beginning of a game by the option line in the buffer, which may begin with "rules=N"; 0:
 * refused. landfall_judge_deal() then lets chance act (boards, who begins) until a seat is to act, and
 * landfall_judge_do() takes the action in the buffer, of a seat or of chance. 0: refused. */
int landfall_judge_start(int game, int seats);
int landfall_judge_deal(uint64_t seed);
int landfall_judge_do(int seat);

/* Of the last refusal: the byte of the text, what was expected there in English (0) or German (1),
 * "" if a rule forbids it, and the number of that rule or "". */
int landfall_judge_at(void);
const char *landfall_judge_why(int language);
const char *landfall_judge_rule(void);

/* The position as text, in the order in which the game prints it. */
const char *landfall_judge_text(void);
/* {"game","seats","names","view","awaited","chance","over","points","viewer"}; "" without one. */
const char *landfall_judge_told(void);
/* The fields a position of this game may have, [{"word","name","kind","max","words","of",
 * "expected"}]: what a form for one is made of. */
const char *landfall_judge_fields(int game);

/* What a seat that acts should do, by so many positions (`effort` 0 to 2, each costs ten times as
 * much): {"seat","by":"net"|"play","chances":[per seat],"points":[per seat],"moves":[{"do","say",
 * "chance","points","reasons":[{"seat","say","more","effect"}]}],"usual"}, best first. Without a
 * seat (JUDGE_CHANCE) only the chances. "" where nothing can be said. */
const char *landfall_judge_think(int seat, int effort, uint64_t seed);

/* For judge_think.c: the position that was read, NULL without a sound one. */
const struct lf_game *judge_game(void);
const void *judge_state(void);
/* What the seat knows of it; false: somebody else's view was read. */
bool judge_view(int seat, void *view);

#endif
