/* config.c - options from a file (--config FILE): one a line, by their long names without dashes,
 * so that a service, its check and its backup read the same settings. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"

enum { SIZE_MAX_OF_FILE = 1 << 16, NAME_SIZE = 64, PLACE_SIZE = 300 };

/* Cuts blanks off both ends, in place. */
static char *trimmed(char *text)
{
    while (isspace((unsigned char)*text)) text++;
    size_t length = strlen(text);
    while (length && isspace((unsigned char)text[length - 1])) text[--length] = 0;
    return text;
}

/* "name value", "name = value", or "name" of a flag. The value stays where it is in the text. */
static bool take_line(struct arguments *arguments, char *line)
{
    size_t length = strcspn(line, " \t=");
    char *value = line + length;
    value += strspn(value, " \t");
    bool equals = *value == '=';
    value = trimmed(value + equals);
    line[length] = 0;
    if (strncmp(line, "--", 2) == 0) line += 2;             /* as on the command line */
    return option_by_name(arguments, line, *value || equals ? value : NULL);
}

/* The text is kept: values point into it. */
bool config_read(struct arguments *arguments, const char *path)
{
    char place[PLACE_SIZE], *rest = NULL;
    int code, number = 1;
    bool good = true;
    char *text = file_text(path, SIZE_MAX_OF_FILE, &code);
    if (!text) return false;
    for (char *line = text; line && good; line = rest, number++) {
        rest = strchr(line, '\n');
        if (rest) *rest++ = 0;
        line = trimmed(line);
        if (!*line || *line == '#') continue;
        snprintf(place, sizeof place, "%s:%d", path, number);
        fail_place(place);
        good = take_line(arguments, line);
    }
    fail_place(NULL);
    return good;
}
