/* json.h - writing JSON into a struct lf_out; the one place that knows its commas and quotes.
 *
 * Every function writes one value: a member under its name, or with the name NULL an element of an
 * array. Commas come by themselves. Names are ours: short, and nothing in them needs a backslash.
 * lf_json_key() alone writes what stands before a value, for
 * values that come as text of their own.
 */
#ifndef LF_JSON_H
#define LF_JSON_H

#include "core/text.h"

void lf_json_key(struct lf_out *out, const char *name);
void lf_json_object(struct lf_out *out, const char *name);           /* { */
void lf_json_object_end(struct lf_out *out);                         /* } */
void lf_json_array(struct lf_out *out, const char *name);            /* [ */
void lf_json_array_end(struct lf_out *out);                          /* ] */

void lf_json_int(struct lf_out *out, const char *name, int64_t value);
void lf_json_unsigned(struct lf_out *out, const char *name, uint64_t value);
/* With four decimals, more than anybody needs; no locale can change the point. */
void lf_json_decimal(struct lf_out *out, const char *name, double value);
void lf_json_bool(struct lf_out *out, const char *name, bool value);
void lf_json_null(struct lf_out *out, const char *name);
void lf_json_text(struct lf_out *out, const char *name, const char *text);   /* NULL: null */
void lf_json_bytes(struct lf_out *out, const char *name, const char *text, size_t length);
void lf_json_raw(struct lf_out *out, const char *name, const char *json);
/* {"en":...,"de":...} */
void lf_json_say(struct lf_out *out, const char *name, struct lf_say say);
/* A number from 0 to below `end`, or null: seats and places that may be nobody's and nowhere. */
void lf_json_below(struct lf_out *out, const char *name, int value, int end);
void lf_json_ints(struct lf_out *out, const char *name, const uint8_t *values, int count);
/* The members of a set, as numbers. */
void lf_json_set(struct lf_out *out, const char *name, uint64_t set);

#endif
