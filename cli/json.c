/* json.c - the JSON writer of the command. Numbers are printed with a fixed count of decimals
 * and never in the exponent form, so that the same results give the same bytes. */
#include "cli/json.h"

#include <math.h>
#include <string.h>

#include "core/check.h"
#include "core/text.h"

enum { DEPTH_WITH_LINES = 2 };      /* containers this deep still take a line per value */

struct json json_start(FILE *out)
{
    return (struct json){ .out = out };
}

/* As core/json.h quotes. A text may be a whole rule, so it goes out in parts. */
static void print_quoted(FILE *out, const char *text, size_t length)
{
    enum { PART = 256, ESCAPED = 6 };
    char quoted[PART * ESCAPED + 3];
    putc('"', out);
    for (size_t at = 0; at < length; at += PART) {
        struct lf_out part = lf_out_start(quoted, sizeof quoted);
        lf_put_quoted(&part, text + at, length - at < PART ? length - at : PART);
        fwrite(quoted + 1, 1, part.length - 2, out);
    }
    putc('"', out);
}

/* Everything that stands before a value: the comma, the line break, the key. */
static void before(struct json *json, const char *key)
{
    if (json->depth > 0) {
        bool lines = json->lines[json->depth];
        if (json->filled[json->depth]) fputs(lines ? "," : ", ", json->out);
        if (lines) fprintf(json->out, "\n%*s", 2 * json->depth, "");
    }
    json->filled[json->depth] = true;
    if (key) {
        print_quoted(json->out, key, strlen(key));
        fputs(": ", json->out);
    }
}

static void open_container(struct json *json, const char *key, char open, char close, bool lines)
{
    before(json, key);
    LF_ASSERT(json->depth < JSON_DEPTH_MAX);
    putc(open, json->out);
    json->depth++;
    json->filled[json->depth] = false;
    json->close[json->depth] = close;
    json->lines[json->depth] = lines && json->depth <= DEPTH_WITH_LINES;
}

void json_object(struct json *json, const char *key) { open_container(json, key, '{', '}', true); }
void json_array(struct json *json, const char *key) { open_container(json, key, '[', ']', true); }
void json_list(struct json *json, const char *key) { open_container(json, key, '[', ']', false); }

void json_close(struct json *json)
{
    LF_ASSERT(json->depth > 0);
    int depth = json->depth--;
    if (json->lines[depth] && json->filled[depth])
        fprintf(json->out, "\n%*s", 2 * (depth - 1), "");
    putc(json->close[depth], json->out);
    if (depth == 1) putc('\n', json->out);
}

void json_text_part(struct json *json, const char *key, const char *text, size_t length)
{
    before(json, key);
    print_quoted(json->out, text, length);
}

void json_text(struct json *json, const char *key, const char *text)
{
    json_text_part(json, key, text, strlen(text));
}

void json_unsigned(struct json *json, const char *key, uint64_t value)
{
    before(json, key);
    fprintf(json->out, "%llu", (unsigned long long)value);
}

void json_signed(struct json *json, const char *key, int64_t value)
{
    before(json, key);
    fprintf(json->out, "%lld", (long long)value);
}

void json_real(struct json *json, const char *key, double value, int decimals)
{
    before(json, key);
    if (isfinite(value)) fprintf(json->out, "%.*f", decimals, value);
    else fputs("null", json->out);
}

void json_bool(struct json *json, const char *key, bool value)
{
    before(json, key);
    fputs(value ? "true" : "false", json->out);
}

void json_raw(struct json *json, const char *key, const char *text)
{
    before(json, key);
    fputs(text, json->out);
}
