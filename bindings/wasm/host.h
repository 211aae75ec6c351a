/* host.h - one match in the page: a person and bots play it there, no server needed.
 *
 * The module keeps one match. The page keeps its log (who, what), so it can be begun again and
 * brought to where it was by taking the log's actions once more. Every draw of chance and every
 * choice of a bot follows from the seed and from how many actions came before it: who loads the
 * page again gets no other dice.
 *
 * Texts go in and out through the text buffer of play.h. Seats count from 0; -1 is chance as an
 * actor, and a spectator as a viewer.
 */
#ifndef LF_WASM_HOST_H
#define LF_WASM_HOST_H

#include <stdint.h>

enum { HOST_CHANCE = -1, HOST_OVER = -2 };

/* The bots of a game that can play here, by number; "" after the last. */
const char *landfall_host_bot(int game, int number);

/* Starts a match by the option line in the text buffer. 0: refused, see below. */
int landfall_host_start(int game, int seats, uint64_t seed);

/* From the start on every draw follows from the seed, the turn and how many draws came before it in
 * that turn, whatever the seats did: players of the same seed get the same rolls. */
void landfall_host_same_rolls(void);
/* Begins with the n-th puzzle of the file that was read (puzzle.h). 0: there is none such. */
int landfall_host_puzzle(int n);
/* The points that a seat that acts can expect at the end by the exact solution of its game; below
 * 0: no solution is known (solution.h). */
double landfall_host_expected(int seat);

/* Who is waited for: the lowest seat, HOST_CHANCE, or HOST_OVER. */
int landfall_host_awaited(void);
/* Whether this seat may act, awaited or not. */
int landfall_host_acts(int seat);

/* Takes the action in the text buffer: of a seat, or one that chance had come up with.
 * 0: refused, see below. */
int landfall_host_do(int seat);
/* The same judgement without the action. */
int landfall_host_may(int seat);
/* Chance acts; the text buffer then has what came up. 0: it is not its turn. */
int landfall_host_draw(void);
/* The bot named in the text buffer chooses for a seat; the buffer then has its action, which is
 * not taken yet. 0: there is no such bot. */
int landfall_host_choose(int seat);

/* Sets the field of the position that the text buffer has (poke() of core/lf.h): positions of
 * lessons. 0: refused, see below. */
int landfall_host_set(void);
/* Whether the action in the text buffer, which seat 0 may take, answers an exercise of a lesson of
 * the game, both counted from 0: {"right","say"}; "" if there is no such thing. */
const char *landfall_host_judge(int lesson, int task);

/* Of the last refusal: the byte of the text, what was expected there in English (0) or German (1),
 * "" if a rule forbids it, and the number of that rule or "". */
int landfall_host_at(void);
const char *landfall_host_why(int language);
const char *landfall_host_rule(void);

/* The last action in notation as the viewer saw it. */
const char *landfall_host_seen(int viewer);
/* {"view","legal","forbidden","awaited"}: what the viewer may know, as the server tells it. */
const char *landfall_host_sight(int viewer);
/* The same as a position, for an engine that speaks of it (words.h). */
const char *landfall_host_position(int viewer);
/* Whether the actor of the last action may take it back as long as nothing follows. */
int landfall_host_undo(int seat);
/* {"winners","points","sources"} of a match that is over. */
const char *landfall_host_over(void);

/* The match as a replay, piece by piece, while its actions are taken from the log: what stands
 * before the first action, what the last action adds, and what stands behind the last. */
const char *landfall_host_head(void);
const char *landfall_host_line(void);
const char *landfall_host_end(void);

/* Whether bots that think know such matches; and what they say to a seat that acts, as JSON: the member
 * "actions" of bots/hint.h; "": nothing. */
int landfall_host_hints(void);
const char *landfall_host_hint(int seat);

#endif
