/* json.c - just enough of reading JSON that our own server has written. */
#include <stdlib.h>
#include <string.h>

#include "tests/simulate/sim.h"

/* Behind a text that begins here. */
static const char *skip_text(const char *at)
{
    for (at++; *at && *at != '"'; at++)
        if (*at == '\\' && at[1]) at++;
    return *at ? at + 1 : at;
}

static const char *skip_value(const char *at)
{
    int depth = 0;
    for (; *at; at++) {
        if (*at == '"') at = skip_text(at) - 1;
        else if (*at == '{' || *at == '[') depth++;
        else if ((*at == '}' || *at == ']') && depth-- == 0) return at;
        else if (*at == ',' && depth == 0) return at;
    }
    return at;
}

int json_members(const char *text, struct member *out, int max)
{
    int count = 0;
    const char *at = text;
    if (*at++ != '{') return 0;
    while (*at == '"' && count < max) {
        struct member *member = &out[count++];
        const char *end = skip_text(at);
        member->name = at + 1;
        member->name_length = (int)(end - at) - 2;
        if (*end != ':') return 0;
        member->value = end + 1;
        at = skip_value(member->value);
        member->length = (int)(at - member->value);
        if (*at == ',') at++;
    }
    return *at == '}' ? count : 0;
}

const struct member *json_find(const struct member *members, int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (strncmp(members[i].name, name, (size_t)members[i].name_length) == 0 &&
            !name[members[i].name_length]) return &members[i];
    return NULL;
}

int64_t json_number(const struct member *member, int64_t otherwise)
{
    if (!member || (*member->value != '-' && (*member->value < '0' || *member->value > '9')))
        return otherwise;
    return strtoll(member->value, NULL, 10);
}

bool json_is(const struct member *member, const char *text)
{
    size_t length = strlen(text);
    return member && member->length == (int)length + 2 && member->value[0] == '"' &&
           memcmp(member->value + 1, text, length) == 0;
}
