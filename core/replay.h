/* replay.h - the text of a match: a setup, its actions, a checksum per turn, a last line.
 *
 *     landfall-replay 1
 *     game base
 *     rules 1
 *     seats 4
 *     options board=classic
 *     note any words up to the end of the line          (any number of notes, here only)
 *     actions
 *     chance board 93847239847
 *     0 settlement c12
 *     turn 1 8a7f00c2d1e3b544                           (state hash when that turn begins)
 *     ...
 *     end 1402 0b5d9a2f11c7e683                         (how many actions; last state hash)
 *
 * The reader takes one line at a time, so a file of any length is read in bounded memory. The
 * grammar is in docs/notation.md. No I/O here: the caller moves lines.
 */
#ifndef LF_REPLAY_H
#define LF_REPLAY_H

#include "core/lf.h"

enum { LF_REPLAY_LINE_MAX = 1024 };

enum lf_replay_part { LF_REPLAY_HEAD, LF_REPLAY_ACTIONS, LF_REPLAY_DONE };

struct lf_replay {
    const struct lf_game *game;
    enum lf_replay_part part;
    uint32_t line;             /* lines read so far */
    uint32_t header;           /* which header line is due */
    uint32_t rules;            /* the version that the match was played by */
    int seat_count;
    char options[LF_OPTIONS_MAX];   /* the line that starts it, "rules=N" in it if N is older */
    uint64_t actions;          /* actions applied so far */
    uint32_t turn;             /* the turn whose checksum line is due or was last seen */
    bool checksum_due;
    int actor;                 /* of the last action */
    lf_action action;          /* the last action */
    _Alignas(16) unsigned char state[LF_STATE_MAX];   /* the position after it */
};

void lf_replay_start(struct lf_replay *replay);

/* Reads one line (no newline in it). False: refused; error->at is the byte in the line. After
 * an action line, replay->actor and replay->action are that action. before, if not NULL, gets
 * the state as it was before the action. */
bool lf_replay_read(struct lf_replay *replay, const char *line, struct lf_error *error,
                    void *before);

/* After the last line: false if the replay does not end with its "end" line. */
bool lf_replay_finish(struct lf_replay *replay, struct lf_error *error);

/* Writing: the head, one action (with the checksum line when a turn begins), and the last line.
 * Options that begin with "rules=N" make a head of that version.
 * Each returns the length written, with newlines, and never more than size. */
int lf_replay_write_head(const struct lf_game *game, int seat_count, const char *options,
                         const char *note, char *out, size_t size);
/* after: the state after the action; turn: turn() of the state before it. */
int lf_replay_write_action(const struct lf_game *game, const void *after, uint32_t turn_before,
                           int actor, lf_action action, char *out, size_t size);
int lf_replay_write_end(const struct lf_game *game, const void *state, uint64_t actions, char *out,
                        size_t size);

#endif
