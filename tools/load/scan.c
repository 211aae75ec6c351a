/* scan.c - see scan.h. */
#include "tools/load/scan.h"

#include <string.h>

static size_t skip_string(const char *text, size_t length, size_t at)
{
    for (at++; at < length; at++) {
        if (text[at] == '\\') at++;
        else if (text[at] == '"') return at + 1;
    }
    return length;
}

/* From the first byte of a value to the byte behind it. */
static size_t skip_value(const char *text, size_t length, size_t at)
{
    int depth = 0;
    while (at < length) {
        char c = text[at];
        if (c == '"') {
            at = skip_string(text, length, at);
        } else {
            if (c == '{' || c == '[') depth++;
            else if (c == '}' || c == ']') {
                if (depth == 0) return at;
                depth--;
            } else if (c == ',' && depth == 0) return at;
            at++;
        }
        if (depth == 0 && (c == '"' || c == '}' || c == ']')) return at;
    }
    return at;
}

bool scan_members(const char *text, size_t length, const char *const *names, int count,
                  struct span *out)
{
    size_t at = 1;
    memset(out, 0, (size_t)count * sizeof *out);
    if (length < 2 || text[0] != '{') return false;
    while (at < length && text[at] == '"') {
        size_t name = at + 1, end = skip_string(text, length, at) - 1;
        at = end + 2;                                       /* behind the quote and the colon */
        size_t value = at;
        at = skip_value(text, length, at);
        for (int i = 0; i < count; i++)
            if (strlen(names[i]) == end - name && memcmp(names[i], text + name, end - name) == 0)
                out[i] = (struct span){ text + value, at - value };
        if (at < length && text[at] == ',') at++;
    }
    return true;
}

bool scan_next(struct span array, size_t *at, struct span *value)
{
    if (*at == 0) {
        if (array.length < 2 || array.at[0] != '[') return false;
        *at = 1;
    }
    if (*at >= array.length - 1) return false;
    size_t end = skip_value(array.at, array.length, *at);
    *value = (struct span){ array.at + *at, end - *at };
    *at = end < array.length && array.at[end] == ',' ? end + 1 : end;
    return value->length > 0;
}

int64_t scan_number(struct span value, int64_t otherwise)
{
    size_t at = value.length && value.at[0] == '-';
    int64_t number = 0;
    if (at >= value.length) return otherwise;
    for (size_t i = at; i < value.length; i++) {
        if (value.at[i] < '0' || value.at[i] > '9') return otherwise;
        number = number * 10 + (value.at[i] - '0');
    }
    return at ? -number : number;
}

bool scan_text(struct span value, char *out, size_t size)
{
    if (value.length < 2 || value.at[0] != '"' || value.length - 2 >= size) return false;
    memcpy(out, value.at + 1, value.length - 2);
    out[value.length - 2] = 0;
    return true;
}

bool scan_is(struct span value, const char *text)
{
    size_t length = strlen(text);
    return value.length == length + 2 && memcmp(value.at + 1, text, length) == 0;
}
