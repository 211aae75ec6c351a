/* json.c - writing JSON (core/json.h). */
#include "core/json.h"

/* Views are written for every viewer at every action, and most of their bytes are names: these
 * are copied as they are. */
void lf_json_key(struct lf_out *out, const char *name)
{
    if (out->comma) lf_put_char(out, ',');
    out->comma = true;
    if (!name) return;
    size_t length = lf_length(name);
    if (out->length + length + 3 >= out->size) {
        lf_put_quoted(out, name, length);
        lf_put_char(out, ':');
        return;
    }
    char *to = out->text + out->length;
    *to = '"';
    lf_copy_short(to + 1, name, length);
    to[length + 1] = '"';
    to[length + 2] = ':';
    out->length += length + 3;
}

static void open(struct lf_out *out, const char *name, char bracket)
{
    lf_json_key(out, name);
    lf_put_char(out, bracket);
    out->comma = false;
}

static void close(struct lf_out *out, char bracket)
{
    lf_put_char(out, bracket);
    out->comma = true;
}

void lf_json_object(struct lf_out *out, const char *name) { open(out, name, '{'); }
void lf_json_object_end(struct lf_out *out) { close(out, '}'); }
void lf_json_array(struct lf_out *out, const char *name) { open(out, name, '['); }
void lf_json_array_end(struct lf_out *out) { close(out, ']'); }

void lf_json_raw(struct lf_out *out, const char *name, const char *json)
{
    lf_json_key(out, name);
    lf_put(out, json);
}

void lf_json_int(struct lf_out *out, const char *name, int64_t value)
{
    lf_json_key(out, name);
    lf_put_int(out, value);
}

void lf_json_unsigned(struct lf_out *out, const char *name, uint64_t value)
{
    lf_json_key(out, name);
    lf_put_unsigned(out, value);
}

void lf_json_decimal(struct lf_out *out, const char *name, double value)
{
    int64_t parts = (int64_t)(value * 10000 + (value < 0 ? -0.5 : 0.5));
    lf_json_key(out, name);
    if (parts < 0) {
        lf_put_char(out, '-');
        parts = -parts;
    }
    lf_put_int(out, parts / 10000);
    lf_put_char(out, '.');
    for (int64_t unit = 1000, rest = parts % 10000; unit; rest %= unit, unit /= 10)
        lf_put_char(out, (char)('0' + rest / unit));
}

void lf_json_bool(struct lf_out *out, const char *name, bool value)
{
    lf_json_raw(out, name, value ? "true" : "false");
}

void lf_json_null(struct lf_out *out, const char *name) { lf_json_raw(out, name, "null"); }

void lf_json_bytes(struct lf_out *out, const char *name, const char *text, size_t length)
{
    lf_json_key(out, name);
    lf_put_quoted(out, text, length);
}

void lf_json_text(struct lf_out *out, const char *name, const char *text)
{
    if (text) lf_json_bytes(out, name, text, lf_length(text));
    else lf_json_null(out, name);
}

void lf_json_say(struct lf_out *out, const char *name, struct lf_say say)
{
    lf_json_object(out, name);
    lf_json_text(out, "en", say.in[LF_EN]);
    lf_json_text(out, "de", say.in[LF_DE]);
    lf_json_object_end(out);
}

void lf_json_below(struct lf_out *out, const char *name, int value, int end)
{
    if (value >= 0 && value < end) lf_json_int(out, name, value);
    else lf_json_null(out, name);
}

void lf_json_ints(struct lf_out *out, const char *name, const uint8_t *values, int count)
{
    lf_json_array(out, name);
    for (int i = 0; i < count; i++) lf_json_int(out, NULL, values[i]);
    lf_json_array_end(out);
}

void lf_json_set(struct lf_out *out, const char *name, uint64_t set)
{
    lf_json_array(out, name);
    for (; set; set &= set - 1) lf_json_int(out, NULL, __builtin_ctzll(set));
    lf_json_array_end(out);
}
