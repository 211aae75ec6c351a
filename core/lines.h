/* lines.h - reading the lines of texts that games carry: for lesson.c and how.c alone. */
#ifndef LF_LINES_H
#define LF_LINES_H

#include "core/lesson.h"

static inline const char *line_end(const char *at)
{
    while (*at && *at != '\n') at++;
    return at;
}

static inline const char *next_line(const char *at)
{
    at = line_end(at);
    return *at ? at + 1 : at;
}

/* Whether the line begins with these letters; *rest is what follows them on it. */
static inline bool begins(const char *at, const char *letters, struct lf_bit *rest)
{
    while (*letters)
        if (*at++ != *letters++) return false;
    *rest = (struct lf_bit){ at, (uint32_t)(line_end(at) - at) };
    return true;
}

/* The lines from here that begin with these letters; *at moves behind them. */
static inline struct lf_bit lines_of(const char **at, const char *letters)
{
    struct lf_bit lines = { *at, 0 }, rest;
    while (begins(*at, letters, &rest)) *at = next_line(*at);
    lines.length = (uint32_t)(*at - lines.at);
    return lines;
}

/* A sentence in both languages under a word: "why en ...". False: one of them is missing. */
static inline bool said_of(const char **at, const char *word, struct lf_said *out)
{
    static const char *const LANGUAGE[] = { "en ", "de " };
    const char *from = *at;
    *out = (struct lf_said){ 0 };
    for (int i = 0; i < LF_LANGUAGES; i++) {
        struct lf_bit rest;
        if (!begins(from, word, &rest) || !begins(rest.at, LANGUAGE[i], &out->in[i])
            || !out->in[i].length)
            return false;
        from = next_line(from);
    }
    *at = from;
    return true;
}

/* Lines that prepare a position: "set ..." and "given ...", in any order. */
static inline struct lf_bit prepared(const char **at)
{
    struct lf_bit lines = { *at, 0 }, rest;
    while (begins(*at, "set ", &rest) || begins(*at, "given ", &rest)) *at = next_line(*at);
    lines.length = (uint32_t)(*at - lines.at);
    return lines;
}

/* Whether every such line names an actor and an action. */
static inline bool lines_good(struct lf_bit lines)
{
    const char *end = lines.at + lines.length;
    for (const char *at = lines.at; at < end; at = next_line(at)) {
        const char *who = at;
        struct lf_bit rest;
        if (begins(at, "set ", &rest) && rest.length) continue;
        while (*who++ != ' ') {
        }
        if (begins(who, "chance ", &rest) && rest.length) continue;
        if (*who < '0' || *who >= '0' + LF_SEATS_MAX || who[1] != ' ' || line_end(who) < who + 3)
            return false;
    }
    return true;
}

static inline bool fail(struct lf_error *error, const char *text, const char *at,
                        struct lf_say expected)
{
    *error = (struct lf_error){ (uint32_t)(at - text), 0, expected };
    return false;
}

#endif
