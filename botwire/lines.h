/* lines.h - lines out of bytes that come in any pieces, from a program that nobody trusts.
 *
 * What is no line of text is dropped and said: one that is too long, one with a zero or another
 * control byte in it. The reader holds one unfinished line and never more than its buffer. */
#ifndef BOTWIRE_LINES_H
#define BOTWIRE_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum { LINES_SIZE = 1 << 16, LINE_MAX_BYTES = 4096 };

struct lines {
    char bytes[LINES_SIZE];
    size_t from, to;             /* what was read and not given out yet */
    bool skipping;               /* in the middle of a line that is too long */
};

enum line_found {
    LINE_NONE,                   /* no whole line is there */
    LINE_GOOD,
    LINE_LONG,                   /* more than LINE_MAX_BYTES; said once for each such line */
    LINE_BINARY,                 /* bytes that are no text */
};

/* Where the next bytes go, and how many fit; never 0 after lines_next() gave LINE_NONE. */
char *lines_room(struct lines *lines, size_t *size);
void lines_took(struct lines *lines, size_t size);
/* The next line without its end ("\n" or "\r\n"); it is good until the next call. */
enum line_found lines_next(struct lines *lines, char **line);
bool lines_unfinished(const struct lines *lines);

#endif
