/* problem.h - refusals over HTTP as RFC 9457 problem documents, in the reader's language. */
#ifndef SERVER_PROBLEM_H
#define SERVER_PROBLEM_H

#include "core/text.h"
#include "server/parse.h"

enum problem_kind {
    PROBLEM_REQUEST,        /* 400: the request makes no sense */
    PROBLEM_TEXT,           /* 400: a body that is not what it should be */
    PROBLEM_GUEST,          /* 401: nobody we know */
    PROBLEM_ORIGIN,         /* 403: sent by a page of another site */
    PROBLEM_PROGRAM,        /* 403: tokens are for programs, not for pages */
    PROBLEM_BANNED,         /* 403: sent away by the host */
    PROBLEM_NONE,           /* 404 */
    PROBLEM_CODE,           /* 404: no table is open under the code */
    PROBLEM_METHOD,         /* 405 */
    PROBLEM_STATE,          /* 409: not now */
    PROBLEM_NAME,           /* 409: too much like somebody else's name */
    PROBLEM_LENGTH,         /* 411: a body of unknown length */
    PROBLEM_SIZE,           /* 413 */
    PROBLEM_TYPE,           /* 415: a body that is not application/json */
    PROBLEM_RULE,           /* 422: options that a rule forbids */
    PROBLEM_RATE,           /* 429 */
    PROBLEM_STOPPING,       /* 503 */
    PROBLEM_FULL,           /* 503: as many tables as the server takes */
    PROBLEM_RULES,          /* 410: a match of rules that are no longer played */
    PROBLEM_DISK,           /* 503: nothing can be kept */
    PROBLEM_DAMAGED,        /* 500: this one match cannot be read */
    PROBLEM_FAULT,          /* 500 */
    PROBLEMS,
};

/* What else is known of the fault; zero what is not. */
struct problem_detail {
    struct lf_say detail;
    const struct lf_game *game;         /* whose rule forbids */
    lf_rule rule;
    bool has_at;
    uint32_t at;
    struct lf_say expected;
    const char *field;
};

int problem_status(enum problem_kind kind);
/* Writes the document; returns its length. */
int problem_write(enum problem_kind kind, const struct problem_detail *detail,
                  enum lf_language language, char *out, size_t size);

#endif
