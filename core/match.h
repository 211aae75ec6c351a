/* match.h - what every driver of a match does: draw for chance, start a game from its line. */
#ifndef LF_MATCH_H
#define LF_MATCH_H

#include "core/lf.h"
#include "core/rng.h"

/* Draws one outcome of the chance node that `state` is in. */
lf_action lf_chance_draw(const struct lf_game *game, const void *state, struct lf_luck *luck);

/* Whether chance may come up with this action now: its check, and listed or open. */
bool lf_chance_possible(const struct lf_game *game, const void *state, lf_action action);

/* Starts a match by the rules of this version, which the game must play (lf_rules_played): init()
 * with the line that names it. `line`, if not NULL, gets that line (LF_OPTIONS_MAX bytes): it
 * says all about the start of a match, "rules=N" first where those are not the newest rules. */
bool lf_start(const struct lf_game *game, void *state, int seat_count, uint32_t rules,
              const char *options, char *line, struct lf_error *error);

/* The version that a line names, else the newest; *rest is the line without it. 0: the line names
 * a version that the game does not play. */
uint32_t lf_rules_of(const struct lf_game *game, const char *line, const char **rest);

/* The line for a match between bots only: with what the game's bots_options say where `options`
 * says nothing. False: it does not fit into LF_OPTIONS_MAX bytes. */
bool lf_bots_line(const struct lf_game *game, const char *options, char *line);

/* An action and what came of it, as a viewer may read it: describe() and outcome(). */
int lf_tell(const struct lf_game *game, const void *view_before, const void *view_after, int actor,
            lf_action seen, enum lf_language language, char *out, size_t size);

/* The lowest seat of a set. */
static inline int lf_lowest_seat(lf_seats set) { return __builtin_ctz(set); }

/* A whole position as one line: "base/1 4 board=classic,...; key value; ...". The first field
 * names game, rules version, seats and options; the rest are the game's poke fields. */
int lf_position_print(const struct lf_game *game, const void *state, char *out, size_t size);

/* Reads such a line, whether it is sound or not; *game is found in it. *is_view: a field "viewer"
 * other than "-" says that it is what one viewer knows. */
bool lf_position_read(const char *text, const struct lf_game **game, void *state, bool *is_view,
                      struct lf_error *error);

/* The same, and the state is sound when this returns true, unless it is a view. Else the error is
 * at the first field without which it were sound, or at 0. */
bool lf_position_parse(const char *text, const struct lf_game **game, void *state,
                       struct lf_error *error);

#endif
