/* parse.h - what clients say, read strictly: JSON in, plain structs out.
 *
 * Refused are: bytes that are not UTF-8 or not JSON, nesting deeper than LIMIT_DEPTH, a name that
 * stands twice, a field that the message does not have, a value of another type or size. So
 * whatever comes out of here is within the bounds that the fields state. */
#ifndef SERVER_PARSE_H
#define SERVER_PARSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/lf.h"

enum {
    PARSE_TABLE_SIZE = 26,              /* 25 characters and the zero */
    PARSE_CODE_SIZE = 7,                /* of a code to type, and of the id of a listed table */
    PARSE_KEY_SIZE = 41,
    PARSE_NAME_SIZE = 24 * 4 + 1,       /* 24 characters of UTF-8 */
    PARSE_WORD_SIZE = 65,
    PARSE_TEXT_SIZE = 300 * 4 + 1,
    PARSE_PHRASES = 12,
};

/* Messages of docs/protocol.md, "From the client". */
enum incoming_type {
    INCOMING_WATCH, INCOMING_UNWATCH, INCOMING_SIT, INCOMING_STAND, INCOMING_BOT, INCOMING_WORD,
    INCOMING_START, INCOMING_DO, INCOMING_WHY, INCOMING_HINT, INCOMING_UNDO, INCOMING_SAY,
    INCOMING_PAUSE, INCOMING_RESUME, INCOMING_BACK, INCOMING_REMOVE, INCOMING_REMATCH,
    INCOMING_CODE, INCOMING_POSITION,
    INCOMING_PING, INCOMING_SIGHT,
    INCOMING_COUNT,
};

/* One message; a field that the message does not carry is empty, or -1. */
struct incoming {
    enum incoming_type type;
    int64_t id;                         /* repeated in the answer; -1: none */
    char table[PARSE_TABLE_SIZE];
    int64_t have, seq;                  /* sequence numbers */
    int seat, phrase;
    bool no_bot;                        /* "bot":null */
    bool open;
    char bot[32];
    char word[PARSE_WORD_SIZE];
    char key[PARSE_KEY_SIZE];
    char action[LF_ACTION_TEXT_MAX];    /* "do" */
    char text[PARSE_TEXT_SIZE];
};

/* Why something was refused: a code of the protocol ("text", "size", "unknown"), and for people
 * and logs what was expected where. */
struct parse_error {
    const char *reason;
    char field[24];                     /* the field at fault, if one is */
    uint32_t at;                        /* byte, for JSON that is none */
    struct lf_say expected;
    int64_t id;                         /* of the message at fault, if it could be read; or -1 */
    char key[PARSE_KEY_SIZE];
};

bool parse_message(const char *text, size_t length, struct incoming *out,
                   struct parse_error *error);

struct guest_wish { char name[PARSE_NAME_SIZE]; bool token; };
bool parse_guest(const char *text, size_t length, struct guest_wish *out,
                 struct parse_error *error);

/* Logging out: everybody, or (others) all but the caller. */
bool parse_logout(const char *text, size_t length, bool *others, struct parse_error *error);

/* {"sure":true}: for what cannot be undone. */
bool parse_sure(const char *text, size_t length, struct parse_error *error);

/* A report about who sits on a seat, or about who said a line. */
struct report_wish {
    char table[PARSE_TABLE_SIZE];
    int seat;                           /* -1: about a line */
    uint32_t line;                      /* its sequence number; 0: about a seat */
    char reason[16];
    char text[PARSE_TEXT_SIZE];         /* may be empty */
};
bool parse_report(const char *text, size_t length, struct report_wish *out,
                  struct parse_error *error);

/* A new table. Bots: an empty name leaves the seat open for people. */
struct create_wish {
    char game[32];
    int seats;                          /* 1..LF_SEATS_MAX */
    char options[LF_OPTIONS_MAX];
    char bots[LF_SEATS_MAX][32];
    bool listed, clocked, sit;
    uint32_t turn_s, reserve_s;         /* if clocked */
};
bool parse_create(const char *text, size_t length, struct create_wish *out,
                  struct parse_error *error);

/* Whether this is an id: 25 characters of the alphabet of table ids, or six of a listed table;
 * small letters are raised. */
bool parse_table_id(const char *text, size_t length, char out[PARSE_TABLE_SIZE]);

/* A code to type: six characters of that alphabet; spaces and dashes in it are left out. */
bool parse_join(const char *text, size_t length, char code[PARSE_CODE_SIZE],
                struct parse_error *error);

#endif
