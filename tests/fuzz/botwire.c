/* botwire.c - fuzzes the lines that a bot of somebody else may say: the bytes come in pieces of
 * changing size. Every line given out is text of bounded length, and pieces do not matter. */
#include "botwire/lines.h"
#include "tests/fuzz/fuzz.h"

struct read { uint64_t hash; size_t lines; };

static void take_lines(struct lines *lines, struct read *read)
{
    char *line;
    enum line_found found;
    while ((found = lines_next(lines, &line)) != LINE_NONE) {
        read->lines++;
        read->hash = (read->hash ^ found) * 0x100000001B3u;
        if (found != LINE_GOOD) continue;
        size_t length = strlen(line);
        LF_ASSERT(length <= LINE_MAX_BYTES && !strpbrk(line, "\n\r\x01\x7f"));
        for (size_t i = 0; i < length; i++)
            read->hash = (read->hash ^ (unsigned char)line[i]) * 0x100000001B3u;
    }
}

static struct read read_all(const uint8_t *data, size_t size, size_t step)
{
    static struct lines lines;
    struct read read = { 0, 0 };
    memset(&lines, 0, sizeof lines);
    for (size_t at = 0; at < size;) {
        size_t room, part = size - at < step ? size - at : step;
        char *to = lines_room(&lines, &room);
        LF_ASSERT(room > 0 && to >= lines.bytes && to + room <= lines.bytes + LINES_SIZE);
        if (part > room) part = room;
        memcpy(to, data + at, part);
        lines_took(&lines, part);
        at += part;
        take_lines(&lines, &read);
    }
    return read;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t step = size ? 1 + data[0] : 1;
    struct read whole = read_all(data, size, size ? size : 1), parts = read_all(data, size, step);
    LF_ASSERT(whole.lines == parts.lines && whole.hash == parts.hash);
    return 0;
}
