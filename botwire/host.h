/* host.h - our side of the bot protocol (docs/bot-protocol.md): a conversation with a bot that is a
 * program of somebody else.
 *
 * The caller plays the match. He tells every action before he applies it, asks when the bot's seat
 * is awaited, and gets an action that is allowed, or none: then somebody stands in. Whatever the
 * bot does, no call here takes longer than the time that was given. One thread at a time may
 * use a conversation; it may hold several matches.
 */
#ifndef BOTWIRE_HOST_H
#define BOTWIRE_HOST_H

#include <stdint.h>

#include "botwire/lines.h"
#include "botwire/process.h"
#include "core/lf.h"

enum {
    BOTWIRE_VERSION = 1,
    BOTWIRE_TRIES = 3,           /* bad answers to one question before somebody else answers */
    BOTWIRE_LATE = 3,            /* questions in a row without an answer: it hangs, and is ended */
    BOTWIRE_NAME_MAX = 32,
    BOTWIRE_ID_MAX = 16,
    BOTWIRE_WORDS_MAX = 160,     /* of what is quoted in reports */
};

/* What a bot can do wrong. */
enum botwire_fault {
    FAULT_START, FAULT_SILENT, FAULT_VERSION, FAULT_GARBAGE, FAULT_LONG, FAULT_BINARY,
    FAULT_UNREADABLE, FAULT_FORBIDDEN, FAULT_MATCH, FAULT_TWICE, FAULT_STALE, FAULT_EARLY,
    FAULT_LATE, FAULT_UNFINISHED, FAULT_DIED, FAULT_FLOOD, FAULT_STDERR, FAULT_STDERR_ANSWER,
    FAULT_QUIT, FAULT_STATUS, FAULT_ALONE,
    BOTWIRE_FAULTS,
};
struct botwire_fault_info { const char *name; struct lf_say say; };
extern const struct botwire_fault_info BOTWIRE_FAULT[BOTWIRE_FAULTS];

struct botwire_settings {
    const char *command;
    int start_ms;                /* from its start to "ready" */
    int ask_ms;                  /* the budget of one question */
    struct process_limits limits;
};

struct botwire {
    const struct botwire_settings *settings;
    struct process process;
    struct lines lines;
    char name[BOTWIRE_NAME_MAX];                 /* what it calls itself; "" before it said */
    bool alive, ready;
    bool without_json, without_position, without_legal, without_events;
    char *out;                                   /* what is to be written */
    size_t out_from, out_to, out_size;
    char last[BOTWIRE_ID_MAX + 16];              /* "m7 31 ": the question it answered last */
    int late;                                    /* questions in a row without an answer */
    size_t bytes, lines_read, errors;            /* since the last question; errors: on stderr */
    uint64_t fault[BOTWIRE_FAULTS];
    char first[BOTWIRE_FAULTS][BOTWIRE_WORDS_MAX];   /* what it said the first time; or "" */
    uint64_t infos;
    char last_words[BOTWIRE_WORDS_MAX];              /* the end of what it said on stderr */
};

/* One seat of one match. */
struct botwire_match {
    const struct lf_game *game;
    char id[BOTWIRE_ID_MAX];
    int seat;
    uint32_t asked;                              /* the number of the last question */
};

/* Starts the program and waits until it is ready. False: it is not; the faults say why. */
bool botwire_start(struct botwire *wire, const struct botwire_settings *settings);
/* Says "quit", waits so long, and ends it for good if it does not go. Whether it went. */
bool botwire_stop(struct botwire *wire, int wait_ms);

void botwire_begin(struct botwire *wire, struct botwire_match *match, const struct lf_game *game,
                   const void *state, int seat, uint64_t number);
/* An action before it is applied. Nothing is written before the next question. */
void botwire_event(struct botwire *wire, const struct botwire_match *match, const void *before,
                   int actor, lf_action action);
/* The same, as the seat has seen it. */
void botwire_tell(struct botwire *wire, const struct botwire_match *match, int actor,
                  lf_action seen);
/* Asks for an action of the seat by its view. clock_ms: what the seat's clock has left, or -1. */
bool botwire_ask(struct botwire *wire, struct botwire_match *match, const void *view,
                 int64_t clock_ms, lf_action *action);
void botwire_over(struct botwire *wire, const struct botwire_match *match, const void *state);

/* Reads and writes for so long and judges what comes as nobody's answer: for bot-check. */
void botwire_idle(struct botwire *wire, int ms);
void botwire_say(struct botwire *wire, const char *line);     /* any line, for the next flush */
void botwire_flush(struct botwire *wire);                     /* writes what fits now */
uint64_t botwire_faults(const struct botwire *wire);          /* of all kinds */

#endif
