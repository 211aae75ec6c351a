/* lines.c - lines out of bytes (lines.h). */
#include "botwire/lines.h"

#include <string.h>

char *lines_room(struct lines *lines, size_t *size)
{
    if (lines->from > 0) {
        memmove(lines->bytes, lines->bytes + lines->from, lines->to - lines->from);
        lines->to -= lines->from;
        lines->from = 0;
    }
    *size = LINES_SIZE - lines->to;
    return lines->bytes + lines->to;
}

void lines_took(struct lines *lines, size_t size) { lines->to += size; }

static bool is_text(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (((unsigned char)line[i] < ' ' && line[i] != '\t') || line[i] == 127) return false;
    return true;
}

/* What is left of a line that is too long is passed over as it comes. */
static enum line_found cut_long(struct lines *lines)
{
    if (lines->to - lines->from <= LINE_MAX_BYTES + 1) return LINE_NONE;
    bool first = !lines->skipping;
    lines->skipping = true;
    lines->from = lines->to = 0;
    return first ? LINE_LONG : LINE_NONE;
}

enum line_found lines_next(struct lines *lines, char **line)
{
    for (;;) {
        char *start = lines->bytes + lines->from;
        char *end = memchr(start, '\n', lines->to - lines->from);
        if (!end && lines->skipping) lines->from = lines->to = 0;
        if (!end) return cut_long(lines);
        size_t length = (size_t)(end - start);
        lines->from += length + 1;
        if (lines->skipping) {
            lines->skipping = false;
            continue;
        }
        if (length && start[length - 1] == '\r') length--;
        if (length > LINE_MAX_BYTES) return LINE_LONG;
        start[length] = 0;
        *line = start;
        return is_text(start, length) ? LINE_GOOD : LINE_BINARY;
    }
}

bool lines_unfinished(const struct lines *lines)
{
    return lines->skipping || lines->to > lines->from;
}
