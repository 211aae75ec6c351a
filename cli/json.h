/* json.h - writes JSON to a stream. The outer two levels take a line per value, so that people
 * can read it and line tools can search it; deeper ones stay on their line. A key is NULL
 * inside an array and for the outermost value. */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { JSON_DEPTH_MAX = 8 };

struct json {
    FILE *out;
    int depth;                             /* how many objects and arrays are open */
    bool filled[JSON_DEPTH_MAX + 1];       /* per depth: whether a value stands there already */
    char close[JSON_DEPTH_MAX + 1];        /* per depth: the bracket that ends it */
    bool lines[JSON_DEPTH_MAX + 1];        /* per depth: whether each value has its own line */
};

struct json json_start(FILE *out);
void json_object(struct json *json, const char *key);
void json_array(struct json *json, const char *key);
void json_list(struct json *json, const char *key);     /* an array that stays on its line */
void json_close(struct json *json);               /* the innermost; the outermost ends the line */
void json_text(struct json *json, const char *key, const char *text);
void json_text_part(struct json *json, const char *key, const char *text, size_t length);
void json_unsigned(struct json *json, const char *key, uint64_t value);
void json_signed(struct json *json, const char *key, int64_t value);
void json_real(struct json *json, const char *key, double value, int decimals);
void json_bool(struct json *json, const char *key, bool value);
void json_raw(struct json *json, const char *key, const char *text);   /* already JSON */

#endif
