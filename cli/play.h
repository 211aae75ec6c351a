/* play.h - one person against bots at a terminal: the match, and what can be asked about it.
 *
 * play.c sets up and drives, play_match.c carries out and takes back actions, play_save.c reads
 * and writes the match as a replay, play_talk.c says what is asked and answers questions,
 * play_things.c those about cards and decks, play_words.c reads what was typed. Nothing here knows
 * a game: all words about one come from its tables, its drawing and its rulebook.
 */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "cli/command.h"
#include "cli/terminal.h"
#include "core/rng.h"

enum { PLAY_PATH_MAX = 4096, PLAY_SAID_MAX = 4096 };

struct event { int actor; lf_action action; };

/* Offers that are declined without asking: those that cannot be accepted, or all. */
enum decline { DECLINE_NONE, DECLINE_UNPAYABLE, DECLINE_ALL, DECLINE_COUNT };

struct play {
    const struct lf_game *game;
    int seat_count;
    int seat;                                   /* the person's */
    const struct lf_bot *bots[LF_SEATS_MAX];    /* NULL in the person's seat */
    const struct lf_bot *hints;                 /* who gives hints; NULL: the best there is */
    struct lf_memory memory[LF_SEATS_MAX];      /* of the bots */
    char options[LF_OPTIONS_MAX];
    struct lf_luck luck;
    struct event *events;                       /* the whole match so far */
    size_t event_count, event_room;
    size_t drawn_at;                            /* events when the board was last drawn */
    char path[PLAY_PATH_MAX];                   /* where the match is kept; "" before it is */
    char said[PLAY_SAID_MAX];                   /* sentences not yet printed */
    bool colour, quiet;
    bool leaving;
    enum decline decline;
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    _Alignas(16) unsigned char view[LF_STATE_MAX];      /* of the person's seat */
};

/* ---- play_match.c ---- */

/* Starts from the options: no events, a fresh state. */
bool match_restart(struct play *play, void *state);
/* Notes, describes and applies an action that check() allows. */
void match_do(struct play *play, int actor, lf_action action);
/* Only applies and notes: for reading a saved match. False: no memory. */
bool match_note(struct play *play, int actor, lf_action action);
/* Takes the person's last action back. False: says why not. */
bool match_undo(struct play *play);
/* Prints the sentences collected by match_do(). */
void match_say(struct play *play);
/* The last `count` sentences of the match. */
void match_log(struct play *play, size_t count);
/* The offer that the person can answer, and what has been said to it. */
void match_offers(struct play *play);
/* Declines an offer if the person wants that; false: he is asked. */
bool match_declines(struct play *play);

/* ---- play_save.c ---- */

/* Writes the match to a file, or to play->path (which is chosen first if need be). */
bool save_match(struct play *play, const char *path);
/* Reads a saved match ("last": the newest one kept). Returns an exit code. */
int load_match(struct play *play, const char *path, const struct arguments *arguments);

/* ---- play_talk.c ---- */

void talk_welcome(const struct play *play);
void talk_board(struct play *play);
void talk_choices(const struct play *play);               /* what the person can do */
void talk_ask(struct play *play);                         /* both */
/* "> "; on a low terminal, where the choices scroll out of sight, their words before it. */
void talk_prompt(const struct play *play, char *prompt, size_t size);
void talk_legal(const struct play *play, const char *word);
void talk_why(const struct play *play, const char *text);
void talk_rules(const struct play *play, const char *text);
/* These moves, one of which was meant. */
void talk_several(const struct play *play, const lf_action *moves, int count);
void talk_hand(const struct play *play);
void talk_players(const struct play *play);
void talk_hint(const struct play *play);
/* play_reasons.c */
void talk_reasons(const struct play *play, const struct lf_bot *bot, lf_action action);
void talk_help(const struct play *play);
void talk_result(const struct play *play);
void talk_refused(const struct play *play, lf_rule rule);
void talk_not_understood(const struct play *play, const char *line,
                         const struct lf_error *error);

/* ---- play_things.c ---- */

/* The text of a card, found by its word or its name; only for games that have things. */
void talk_thing(const struct play *play, const char *typed);
void talk_decks(const struct play *play);                 /* the sample decks of the game */
/* Every line that asks for a thing with this word, and every move that takes a sample deck. */
void things_complete(const struct play *play, const char *word,
                     void (*offer)(void *context, const char *text), void *context);

/* ---- play_words.c ---- */

/* Carries out a typed line: a word of ours, or a move. */
void words_run(struct play *play, const char *line);
/* Reads a line as a move of the person (core/typed.h). */
struct lf_typed;
void words_read(const struct play *play, const char *line, struct lf_typed *out);
/* By the value of an option; false: there is no such. */
bool words_set_decline(struct play *play, const char *typed);
void words_complete(void *play, const char *line, struct completion *out);
/* Whether `line` begins with this word; *rest is what follows it and its spaces. */
bool words_begin(const char *line, const char *word, const char **rest);

#endif
